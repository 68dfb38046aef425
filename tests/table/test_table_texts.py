"""Every notice of the table has a sentence in both languages, with the variables it is given."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import plateau_parlant.access
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.table.notices import NOTICES, notice

ACCESS = Path(plateau_parlant.access.__file__).parent


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, tuple[set[str], str]]:
    text = (ACCESS / "narration" / lang / "table.ftl").read_text(encoding="utf-8")
    out = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            v = _Variables()
            v.visit(entry)
            out[entry.id.name] = (v.names, text[entry.span.start : entry.span.end])
    return out


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_codes_and_variables_are_those_of_the_list(lang: str) -> None:
    found = {code: names for code, (names, _) in messages(lang).items()}
    for code, fields in NOTICES.items():
        assert code in found, code
        assert found[code] == set(fields), code
    assert set(found) == set(NOTICES)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_sentences_are_for_ears(lang: str) -> None:
    for code, (_, source) in messages(lang).items():
        spoken = re.sub(r"\{[^{}]*?->|\[\w+\]|\*\[\w+\]|[{}]|\$\w+", " ", source.split("=", 1)[1])
        assert not re.search(r"[;:()/\\<>|#_~+*«»\"]", spoken), (code, spoken)
        assert source.rstrip(" }\n")[-1] in ".?", code


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_sentence_can_be_filled(lang: str) -> None:
    texts = Texts(lang, "table", strict=True)
    for code, fields in NOTICES.items():
        for n in (0, 1, 5):
            numbers = set("count left done total kept written ok failed milliseconds copies copy".split())
            values = {f: n if f in numbers else "X" for f in fields}
            assert texts.text(code, **values).endswith((".", "?")), code


def test_every_code_in_the_source_is_in_the_list() -> None:
    used = set()
    for path in (ACCESS / "table").glob("*.py"):
        if path.name != "notices.py":
            used |= set(re.findall(r'"(table-[a-z-]+)"', path.read_text(encoding="utf-8")))
    mode = (ACCESS / "narration" / "fr" / "play-table.ftl").read_text(encoding="utf-8")  # what play itself says
    assert used - set(NOTICES) - set(re.findall(r"(?m)^(table-[a-z-]+) =", mode)) == set()


def test_a_notice_with_other_variables_is_a_mistake() -> None:
    with pytest.raises(ValueError):
        notice("table-board-ready")
    with pytest.raises(KeyError):
        notice("table-nonsense")
