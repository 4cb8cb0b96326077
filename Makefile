# All that is needed is make and a Python with venv (3.11 or newer): `make play`.
# Another Python: make play PYTHON=python3.13
# What a machine lacks beyond that (Node, a browser for the tests) scripts/bootstrap.py fetches.

PYTHON ?= python3
GAME ?= kurnik
ARGS ?=
BENCHMARK ?= playouts
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play terminal test wheel check soak mutate benchmark docs types lock

define setup
@command -v $(PYTHON) >/dev/null 2>&1 || { echo "Stolik needs Python 3.11 or newer, and there is no $(PYTHON): install it (Debian, Ubuntu: apt install python3 python3-venv) or name one, as in make play PYTHON=python3.13" >&2; exit 2; }
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Stolik needs Python 3.11 or newer, and $(PYTHON) is older: name another, as in make play PYTHON=python3.13" >&2; exit 2; }
@$(PYTHON) -m scripts.bootstrap
endef

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 20

play: ## play in the browser: make play ARGS="--lan"
	$(setup) run
	@$(BIN)/stolik serve --open $(ARGS)

terminal: ## play in the terminal: make terminal GAME=kurnik ARGS="--set players=4"
	$(setup) terminal
	@$(BIN)/stolik play $(GAME) $(ARGS)

test: ## all tests but the long ones: make test ARGS="tests/games -k pile"
	$(setup) browser
	@$(BIN)/python -m pytest -q -n auto --dist worksteal $(ARGS)

wheel: ## build a wheel with the compiled engine, and test the rules in an environment of its own
	$(setup) dev
	@$(BIN)/python -m scripts.wheel $(ARGS)

check: ## linters, types, import directions, dead code
	$(setup) dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/vulture
	$(BIN)/python -m scripts.client_types --check
	$(BIN)/python -m scripts.node run --silent check
	$(BIN)/python -m scripts.node test --silent
	$(BIN)/python -m pytest -q tests/test_tree.py

soak: ## the long runs, with new random examples each time; then 500 tables that play for an hour
	$(setup) browser
	@HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest -q -n auto -m soak $(ARGS)
	@$(BIN)/python -m benchmarks.steady --tables 500 --minutes 60

mutate: ## mutation tests over games/
	$(setup) dev
	@$(BIN)/python -m scripts.mutate $(ARGS)

benchmark: ## speed of random play beside OpenSpiel; the server: BENCHMARK=server, steady, or versus (boardgame.io)
	$(setup) bench
	@$(BIN)/python -m benchmarks.$(BENCHMARK) $(ARGS)

docs: types ## write the generated documents anew
	@$(BIN)/python -m scripts.docs

types: ## write the browser's types anew, from the messages in Python
	$(setup) terminal
	@$(BIN)/python -m scripts.client_types

lock: ## resolve the dependencies anew, to the newest that pyproject.toml allows
	$(setup) lock
