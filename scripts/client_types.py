"""The browser's types, web/src/lib/protocol.ts, from the messages in Python: `make types`.

`python -m scripts.client_types` writes the file, `--check` says whether it is current. (Not `types.py`: the scripts
beside it would import that in place of the standard library's module.)
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import inspect

from stolik.desk import moment, offer, picture, said, tip
from stolik.server import protocol, requests
from stolik.table import manners
from stolik.table.phrases import PHRASES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web/src/lib/protocol.ts"
MODULES = (said, picture, moment, offer, tip, manners, protocol, requests)
WIDTH = 120

HEAD = """\
// The messages between the browser and a table, written by `make types` from src/stolik/server/protocol.py,
// requests.py, table/manners.py, table/phrases.py and src/stolik/desk/; do not edit it by hand. What is optional has a
// default on the other side: it may be left out of a message to the table, and the table leaves it out of its own.
"""
PHRASES_HEAD = """\
/** The codes of the ready-made phrases, in the order in which they are offered. */
export const PHRASES = [
"""
PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def client_types() -> str:
    """The whole file."""
    aliases = dict(_aliases())
    parts = {name: _definition(name, value, aliases) for module in MODULES for name, value in _definitions(module)}
    return "\n".join([HEAD, *parts.values(), _phrases()])


def _phrases() -> str:
    return PHRASES_HEAD + "".join(f"  {json.dumps(code)},\n" for code in PHRASES) + "] as const\n"


def _definitions(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The messages and the named types of a module, in the order in which they stand there."""
    for name, value in vars(module).items():
        if isinstance(value, type):
            if issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
                yield name, value
        elif name[0].isupper() and not name.isupper() and name not in ("Final", "Literal"):
            yield name, value


def _aliases() -> Iterator[tuple[str, str]]:
    """The types that have a name: what stands for them without it, and the name."""
    for module in MODULES:
        for name, value in _definitions(module):
            if not isinstance(value, type):
                yield _type(inspect.type_info(value), {}), name


def _definition(name: str, value: object, aliases: dict[str, str]) -> str:
    info = inspect.type_info(value)
    if isinstance(info, inspect.StructType):
        return _interface(info, aliases)
    if isinstance(info, inspect.UnionType | inspect.LiteralType):
        return _union(name, [_type(part, aliases) for part in _parts(info)])
    raise TypeError(f"{name} is neither a message nor a union")


def _parts(info: inspect.UnionType | inspect.LiteralType) -> list[inspect.Type]:
    if isinstance(info, inspect.UnionType):
        return list(info.types)
    return [inspect.LiteralType((value,)) for value in info.values]


def _union(name: str, parts: list[str]) -> str:
    line = f"export type {name} = {' | '.join(parts)}\n"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"export type {name} =", *(f"  | {part}" for part in parts)]) + "\n"


def _interface(info: inspect.StructType, aliases: dict[str, str]) -> str:
    base = info.cls.__base__
    inherited: set[str] = set()
    head = f"export interface {info.cls.__name__}"
    if base is not None and base is not msgspec.Struct:
        head += f" extends {base.__name__}"
        inherited = {field.encode_name for field in msgspec.structs.fields(base)}
    tag = [f"  readonly {info.tag_field}: {json.dumps(info.tag)}"] if info.tag_field else []
    fields = [line for field in info.fields if field.encode_name not in inherited for line in _field(field, aliases)]
    return "\n".join([_comment(info.cls), head + " {", *tag, *fields, "}\n"])


def _comment(cls: type) -> str:
    lines = [line.strip() for line in (cls.__doc__ or "").strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def _field(field: inspect.Field, aliases: dict[str, str]) -> list[str]:
    if field.required:
        return [f"  readonly {field.encode_name}: {_type(field.type, aliases)}"]
    default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return [
        f"  /** @default {msgspec.json.encode(default).decode()} */",
        f"  readonly {field.encode_name}?: {_type(field.type, aliases)}",
    ]


def _type(info: inspect.Type, aliases: dict[str, str]) -> str:
    """A type as TypeScript writes it; by its name where it has one."""
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case inspect.StructType():
            text = info.cls.__name__
        case inspect.LiteralType():
            text = " | ".join(json.dumps(value) for value in info.values)
        case inspect.UnionType():
            text = " | ".join(_type(part, aliases) for part in info.types)
        case inspect.VarTupleType():
            inner = _type(info.item_type, aliases)
            text = f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case inspect.DictType():
            text = f"Readonly<Record<{_type(info.key_type, aliases)}, {_type(info.value_type, aliases)}>>"
        case _:
            raise TypeError(f"no TypeScript for {info}")
    return aliases.get(text, text)


def main() -> int:
    """Write the file, or with --check compare it; 1 when it is not current."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the file is current")
    given = parser.parse_args()
    name = TARGET.relative_to(ROOT)
    if given.check:
        current = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == client_types()
        if not current:
            print(f"{name} is not what src/stolik/server/protocol.py says: run `make types`", file=sys.stderr)
        return 0 if current else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(client_types(), encoding="utf-8")
    print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
