"""YAML files written by people: read safely, checked against a struct, faults told with file, line and nearest name."""

import difflib
import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

LARGEST = 1_000_000
"""Bytes a file may have."""
DEEPEST = 12
"""Levels of lists and mappings in it."""


class ConfigError(ValueError):
    """A file that cannot be used. `code` names the message `config-<code>`; `parts` are its variables.

    `parts` always holds `file` (its name) and `line` (from 1, 0 where no line is to blame).
    """

    def __init__(self, code: str, file: Path, line: int = 0, **parts: str | int) -> None:
        self.code = code
        self.parts: dict[str, str | int] = {"file": file.name, "line": line, **parts}
        super().__init__(f"{code} {self.parts}")


class Document(msgspec.Struct, frozen=True):
    """A parsed file: plain values, and the line of each by its path of keys."""

    path: Path
    value: Any
    lines: dict[tuple[str | int, ...], int]

    def line(self, where: tuple[str | int, ...]) -> int:
        """The line of the value there, or of the nearest value around it."""
        while where and where not in self.lines:
            where = where[:-1]
        return self.lines.get(where, 1)


def read(path: Path) -> Document:
    """Parses a YAML file with the safe loader. Raises `ConfigError`."""
    try:
        if path.stat().st_size > LARGEST:
            raise ConfigError("too_large", path)
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ConfigError("missing", path) from None
    except UnicodeDecodeError:
        raise ConfigError("not_text", path) from None
    except OSError as error:
        raise ConfigError("unreadable", path, reason=error.strerror or "") from None
    return parse(text, path)


def parse(text: str, path: Path) -> Document:
    """Like `read`, of a text that stands for the file `path`."""
    import yaml

    loader: type = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    lines: dict[tuple[str | int, ...], int] = {}
    try:
        root = yaml.compose(text, Loader=loader)
        value = None if root is None else _build(root, (), lines, path, yaml.SafeLoader("").construct_object)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise ConfigError("not_yaml", path, mark.line + 1 if mark else 0) from None
    except yaml.YAMLError:
        raise ConfigError("not_yaml", path) from None
    except RecursionError:
        raise ConfigError("too_deep", path) from None
    return Document(path, value, lines)


def _build(node: Any, where: tuple[str | int, ...], lines: dict[Any, int], path: Path, scalar: Any) -> Any:
    line = node.start_mark.line + 1
    lines[where] = line
    if len(where) > DEEPEST:
        raise ConfigError("too_deep", path, line)
    if node.id == "sequence":
        return [_build(child, (*where, n), lines, path, scalar) for n, child in enumerate(node.value)]
    if node.id == "mapping":
        built: dict[str, Any] = {}
        for key_node, child in node.value:
            key = key_node.value if key_node.id == "scalar" else ""
            if not key or key in built:
                raise ConfigError("bad_key", path, key_node.start_mark.line + 1, key=key or "?")
            built[key] = _build(child, (*where, key), lines, path, scalar)
            lines[(*where, key)] = key_node.start_mark.line + 1
        return built
    try:
        return scalar(node)
    except (ValueError, TypeError):
        raise ConfigError("not_yaml", path, line) from None


def fit(document: Document, kind: type[T]) -> T:
    """The document as a struct. Unknown keys and wrong values raise `ConfigError` with their line.

    `kind` and the structs in it should have `forbid_unknown_fields`.
    """
    value = {} if document.value is None else document.value
    try:
        return msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        raise _fault(document, value, kind, str(error)) from None


def _fault(document: Document, value: Any, kind: Any, text: str) -> ConfigError:
    """msgspec's complaint with the line to blame and the nearest right name."""
    message, _, tail = text.partition(" - at `")
    of_a_key = tail.startswith("key` in `")
    where = _concrete(value, kind, _where(tail.removeprefix("key` in `").rstrip("`")), text)
    key = ".".join(str(part) for part in where) or "?"
    if message.startswith("Object contains unknown field"):
        return _unknown(document, where, message.split("`")[1], _fields(kind, where))
    if message.startswith("Invalid enum value"):
        given = message.removeprefix("Invalid enum value ").strip("'")
        known = _values(kind, where, keys=of_a_key)
        if of_a_key:
            return _unknown(document, where, given, known)
        parts: dict[str, str | int] = {"key": key, "value": given, "known": ", ".join(known)}
        return ConfigError("bad_choice", document.path, document.line(where), **parts)
    if found := re.match(r"Expected `(\w+)[^`]*`, got", message):
        return ConfigError("bad_type", document.path, document.line(where), key=key, wanted=found[1])
    if found := re.match(r"Expected `\w+` (>=|<=) (\S+)", message):
        code = "too_small" if found[1] == ">=" else "too_great"
        return ConfigError(code, document.path, document.line(where), key=key, limit=found[2])
    return ConfigError("bad_value", document.path, document.line(where), key=key, expected=message)


def _unknown(document: Document, where: tuple[str | int, ...], name: str, known: list[str]) -> ConfigError:
    near = difflib.get_close_matches(name, known, 1, 0.5)
    line = document.line((*where, name))
    if near:
        return ConfigError("unknown_key", document.path, line, key=name, nearest=near[0])
    return ConfigError("unknown_key_far", document.path, line, key=name, known=", ".join(sorted(known)))


def load(path: Path, kind: type[T]) -> T:
    """`fit(read(path), kind)`."""
    return fit(read(path), kind)


def dump(value: Any) -> str:
    """A struct or plain value as YAML text, keys in their order."""
    import yaml

    return yaml.safe_dump(msgspec.to_builtins(value), allow_unicode=True, sort_keys=False)


_ANY = ""
"""In a path: some key of a free mapping, msgspec does not say which."""


def _where(path: str) -> tuple[str | int, ...]:
    """msgspec's ``$.voice[...].rate[0]`` as ("voice", _ANY, "rate", 0)."""
    pieces = re.findall(r"\.([^.\[]+)|\[([^\]]*)\]", path.removeprefix("$"))
    return tuple(name or (int(inside) if inside.isdigit() else _ANY) for name, inside in pieces)


def _concrete(value: Any, kind: Any, where: tuple[str | int, ...], text: str) -> tuple[str | int, ...]:
    """The path with its real keys: of a free mapping, the first entry that alone causes the same complaint."""
    for depth, part in enumerate(where):
        if part != _ANY:
            continue
        inside = _at(value, where[:depth])
        for key in inside if isinstance(inside, dict) else ():
            try:
                msgspec.convert(_only(value, where[:depth], key), kind, strict=True)
            except msgspec.ValidationError as error:
                if str(error) == text:
                    return _concrete(value, kind, (*where[:depth], key, *where[depth + 1 :]), text)
        return where[:depth]
    return where


def _at(value: Any, where: tuple[str | int, ...]) -> Any:
    for part in where:
        value = value[part]
    return value


def _only(value: Any, where: tuple[str | int, ...], key: str) -> Any:
    """The value with nothing but `key` in the mapping there."""
    if not where:
        return {key: value[key]}
    if isinstance(value, dict):
        return {**value, where[0]: _only(value[where[0]], where[1:], key)}
    return [_only(one, where[1:], key) if n == where[0] else one for n, one in enumerate(value)]


def _values(kind: Any, where: tuple[str | int, ...], keys: bool) -> list[str]:
    """The values a choice has; with `keys`, those that the names of a mapping have."""
    info = _info(kind, where)
    if keys and isinstance(info, msgspec.inspect.DictType):
        info = info.key_type
    types = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    return [str(one) for each in types if isinstance(each, msgspec.inspect.LiteralType) for one in each.values]


def _info(kind: Any, where: tuple[str | int, ...]) -> Any:
    """What msgspec knows of the type at a place inside `kind`; None where nothing is there."""
    info: Any = msgspec.inspect.type_info(kind)
    for part in where:
        if isinstance(info, msgspec.inspect.UnionType):
            info = next((t for t in info.types if not isinstance(t, msgspec.inspect.NoneType)), info)
        if isinstance(info, msgspec.inspect.StructType):
            info = next((field.type for field in info.fields if field.encode_name == part), None)
        elif isinstance(info, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
            info = info.item_type
        elif isinstance(info, msgspec.inspect.DictType):
            info = info.value_type
        else:
            return None
    return info


def _fields(kind: Any, where: tuple[str | int, ...]) -> list[str]:
    """The names a struct knows at a place inside `kind`."""
    info = _info(kind, where)
    if isinstance(info, msgspec.inspect.UnionType):
        info = next((t for t in info.types if isinstance(t, msgspec.inspect.StructType)), info)
    return [field.encode_name for field in info.fields] if isinstance(info, msgspec.inspect.StructType) else []
