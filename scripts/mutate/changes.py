"""What can be changed in the rules: comparisons, sums, bits, and/or, not, whole numbers, switches.

Four kinds of changes are not made, since nobody could notice them: in annotations, which are never evaluated; in the
size of a list such as `[0] * (15 * players)`, which may be longer than needed; of a -1 that is stored, handed over or
returned and stands for nothing, where any number below zero would do; and of a sum such as `(seat + 2) % 4`, where the
difference is the same.
"""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
NEVER_EVALUATED = ("annotation", "returns")
LONG_LINE = 240
AROUND = 60
STORES = ast.Assign | ast.AnnAssign | ast.Call | ast.IfExp | ast.Return | ast.arguments | ast.keyword


@dataclass(frozen=True)
class Change:
    """One change: the file, the function ("" outside of all), the statement with its line, the place, and a key.

    `before` and `after` are the line of the statement that differs. The key stays the same while the function does.
    """

    path: str
    function: str
    line: int
    before: str
    after: str
    node: int
    variant: int
    key: str

    @property
    def place(self) -> str:
        """The file and line of the statement."""
        return f"{self.path}:{self.line}"

    @property
    def text(self) -> str:
        """The change in one line, as a list of known survivors names it."""
        return f"{self.path} {self.function or 'module'}: {self.before}  ->  {self.after}"


def changes(package: Path, path: str) -> Iterator[Change]:
    """All changes of a file."""
    source = (package / path).read_text(encoding="utf-8")
    tree = ast.parse(source)
    met: Counter[str] = Counter()
    functions = {name: ast.unparse(node) for node, name, _ in places(tree) if isinstance(node, ast.FunctionDef)}
    for number, (node, function, statement) in enumerate(places(tree)):
        variant = 0
        while True:
            kept = dict(vars(node))
            if not alter(node, variant):
                break
            after = ast.unparse(statement)
            vars(node).update(kept)
            lines = zip(ast.unparse(statement).splitlines(), after.splitlines(), strict=True)
            old, new = next(shortened(old.strip(), new.strip()) for old, new in lines if old != new)
            name = "\n".join((path, function, old, new, functions.get(function, "")))
            met[name] += 1
            key = hashlib.sha256(f"{name}\n{met[name]}".encode()).hexdigest()[:16]
            yield Change(path, function, statement.lineno, old, new, number, variant, key)
            variant += 1


def shortened(old: str, new: str) -> tuple[str, str]:
    """Of two long lines the part around their difference."""
    if len(old) <= LONG_LINE:
        return old, new
    same = next(at for at, (one, other) in enumerate(zip(old, new, strict=False)) if one != other)
    start, end = max(same - AROUND, 0), same + AROUND
    return old[start:end].strip(), new[start:end].strip()


def changed(package: Path, change: Change) -> ast.Module:
    """The tree of the file with the change."""
    tree = ast.parse((package / change.path).read_text(encoding="utf-8"))
    node, _, _ = list(places(tree))[change.node]
    alter(node, change.variant)
    return ast.fix_missing_locations(tree)


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, str, ast.stmt]]:
    """Each node that is evaluated, the outermost function around it, and the innermost statement."""
    for statement in tree.body:
        yield from _places(statement, "", "", statement)


def _places(node: ast.AST, scope: str, function: str, statement: ast.stmt) -> Iterator[tuple[ast.AST, str, ast.stmt]]:
    if isinstance(node, ast.stmt):
        statement = node
    yield node, function, statement
    for field, value in ast.iter_fields(node):
        if field in NEVER_EVALUATED or (field == "right" and is_size(node)):
            continue
        inner_scope, inner = scope, function
        if field == "body" and isinstance(node, ast.ClassDef):
            inner_scope = f"{scope}{node.name}."
        elif field == "body" and isinstance(node, ast.FunctionDef):
            inner = function or scope + node.name
        parts = value if isinstance(value, list) else [value]
        if field == "left" and is_half_way_round(node):
            parts = [value.left, value.right]
        for child in parts:
            if isinstance(child, ast.AST) and not stands_for_nothing(child, node):
                yield from _places(child, inner_scope, inner, statement)


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_size(node: ast.AST) -> bool:
    """Whether the node makes a list of a certain size."""
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List)


def stands_for_nothing(node: ast.AST, parent: ast.AST) -> bool:
    """Whether the node is -1, and not a number to reckon with."""
    counts = isinstance(parent, ast.Call) and ast.unparse(parent.func) == "range"
    return isinstance(parent, STORES) and not counts and isinstance(node, ast.UnaryOp) and ast.unparse(node) == "-1"


def is_half_way_round(node: ast.AST) -> bool:
    """Whether the node is a sum such as `(seat + 2) % 4`."""
    if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod) and isinstance(node.left, ast.BinOp)):
        return False
    step, whole = node.left.right, node.right
    return (
        isinstance(step, ast.Constant)
        and isinstance(whole, ast.Constant)
        and isinstance(step.value, int)
        and 2 * step.value == whole.value
    )


def alter(node: ast.AST, variant: int) -> bool:
    """Change a node in place in one of the ways that it offers; False if it does not offer as many."""
    if isinstance(node, ast.Compare):
        places = [number for number, op in enumerate(node.ops) if type(op) in SWAPS]
        if variant >= len(places):
            return False
        node.ops = node.ops[:]
        node.ops[places[variant]] = SWAPS[type(node.ops[places[variant]])]()  # type: ignore[call-overload]
        return True
    if variant:
        return False
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in SWAPS:
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        node.operand = ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        node.value = not node.value
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        node.value += 1
    else:
        return False
    return True
