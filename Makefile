# All that is needed is make and a Python with venv (3.11 or newer): `make play`.
# Another Python: make play PYTHON=python3.13

PYTHON ?= python3
GAME ?= kurnik
ARGS ?=
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play test check soak mutate benchmark docs lock

define setup
@command -v $(PYTHON) >/dev/null 2>&1 || { echo "Stolik needs Python 3.11 or newer, and there is no $(PYTHON): install it (Debian, Ubuntu: apt install python3 python3-venv) or name one, as in make play PYTHON=python3.13" >&2; exit 2; }
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Stolik needs Python 3.11 or newer, and $(PYTHON) is older: name another, as in make play PYTHON=python3.13" >&2; exit 2; }
@$(PYTHON) scripts/bootstrap.py
endef

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 20

play: ## play in the terminal: make play GAME=kurnik ARGS="--set players=4"
	$(setup) run
	@$(BIN)/stolik play $(GAME) $(ARGS)

test: ## all tests but the long ones: make test ARGS="tests/games -k pile"
	$(setup) dev
	@$(BIN)/python -m pytest -q -n auto $(ARGS)

check: ## linters, types, import directions, dead code
	$(setup) dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/vulture
	$(BIN)/python -m pytest -q tests/test_tree.py

soak: ## the long runs, with new random examples each time
	$(setup) dev
	@HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest -q -n auto -m soak $(ARGS)

mutate: ## mutation tests over games/
	$(setup) dev
	@$(BIN)/python scripts/mutate.py $(ARGS)

benchmark: ## speed of random play, side by side with OpenSpiel
	$(setup) bench
	@$(BIN)/python -m benchmarks.playouts $(ARGS)

docs: ## write the generated documents anew
	$(setup) run
	@$(BIN)/python -m scripts.docs

lock: ## resolve the dependencies anew, to the newest that pyproject.toml allows
	$(setup) lock
