"""YAML files written by people: read safely, checked against a struct, faults told with file, line and nearest name."""

import difflib
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
        message, _, tail = str(error).partition(" - at `")
        where = _where(tail.rstrip("`"))
        if message.startswith("Object contains unknown field"):
            name = message.split("`")[1]
            known = _fields(kind, where)
            near = difflib.get_close_matches(name, known, 1, 0.5)
            line = document.line((*where, name))
            if near:
                raise ConfigError("unknown_key", document.path, line, key=name, nearest=near[0]) from None
            names = ", ".join(sorted(known))
            raise ConfigError("unknown_key_far", document.path, line, key=name, known=names) from None
        key = ".".join(str(part) for part in where) or "?"
        raise ConfigError("bad_value", document.path, document.line(where), key=key, expected=message) from None


def load(path: Path, kind: type[T]) -> T:
    """`fit(read(path), kind)`."""
    return fit(read(path), kind)


def dump(value: Any) -> str:
    """A struct or plain value as YAML text, keys in their order."""
    import yaml

    return yaml.safe_dump(msgspec.to_builtins(value), allow_unicode=True, sort_keys=False)


def _where(path: str) -> tuple[str | int, ...]:
    """msgspec's ``$.voice.rate[0]`` as ("voice", "rate", 0); ``[...]`` (a key of a free mapping) ends it."""
    parts: list[str | int] = []
    for piece in path.removeprefix("$").replace("[", ".[").split("."):
        if piece.startswith("["):
            number = piece.strip("[]")
            if not number.isdigit():
                break
            parts.append(int(number))
        elif piece:
            parts.append(piece)
    return tuple(parts)


def _fields(kind: Any, where: tuple[str | int, ...]) -> list[str]:
    """The names a struct knows at a place inside `kind`."""
    info = msgspec.inspect.type_info(kind)
    for part in where:
        if isinstance(info, msgspec.inspect.StructType):
            found = [field.type for field in info.fields if field.encode_name == part]
            if not found:
                return []
            info = found[0]
        elif isinstance(info, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
            info = info.item_type
        elif isinstance(info, msgspec.inspect.DictType):
            info = info.value_type
    if isinstance(info, msgspec.inspect.UnionType):
        info = next((t for t in info.types if isinstance(t, msgspec.inspect.StructType)), info)
    return [field.encode_name for field in info.fields] if isinstance(info, msgspec.inspect.StructType) else []
