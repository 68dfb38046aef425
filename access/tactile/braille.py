"""French and English six-dot braille, uncontracted, from own tables.

`transcribe` gives Unicode braille. French follows the code in use since 2006 (Antoine digits, capital sign on dots
4 6); English follows Unified English Braille, grade 1. Contracted braille is left to liblouis, where it is installed
(`contracted`). In the tests liblouis is also the oracle for the tables here; where this module differs from it on
purpose, the reason stands next to the code.
"""

import re
import shutil
import subprocess
import unicodedata

LANGUAGES = ("fr", "en")
BLANK = "\u2800"
UNKNOWN = "\u283f"
"""The full cell, written for a character no table has. `unknown` lists such characters beforehand."""


class BrailleError(Exception):
    """Braille cannot be made; the message is one sentence that says what to do."""


def cell(dots: str) -> str:
    """Unicode cells for dot numbers: `"135"` is one cell, `"46-1"` two, `""` none."""
    return "".join(chr(0x2800 + sum(1 << (int(d) - 1) for d in part)) for part in dots.split("-") if part)


def _table(spec: str) -> dict[str, str]:
    pairs = (entry.rsplit("=", 1) for entry in spec.split())
    return {char: cell(dots) for char, dots in pairs}


_LETTERS = _table(
    "a=1 b=12 c=14 d=145 e=15 f=124 g=1245 h=125 i=24 j=245 k=13 l=123 m=134 n=1345 o=135 p=1234 q=12345 r=1235 "
    "s=234 t=2345 u=136 v=1236 w=2456 x=1346 y=13456 z=1356"
)
_FRENCH = _LETTERS | _table(
    "à=12356 â=16 ä=345 æ=345 ç=12346 é=123456 è=2346 ê=126 ë=1246 î=146 ï=12456 ô=1456 ö=246 œ=246 ù=23456 û=156 "
    "ü=1256 ñ=12456 .=256 ,=2 ;=23 :=25 !=235 ?=26 '=3 (=236 )=356 \"=2356 «=2356 »=2356 “=2356 ”=2356 -=36 –=36 "
    "—=36 …=256-256-256 /=34 +=6-235 *=35 ==6-2356 %=5-346 °=5-135 &=5-123456 @=345 €=45-15 [=45-236 ]=356-12"
)
_FRENCH_DIGITS = _table("1=16 2=126 3=146 4=1456 5=156 6=1246 7=12456 8=1256 9=246 0=3456")
_ENGLISH = _LETTERS | _table(
    ".=256 ,=2 ;=23 :=25 !=235 ?=236 '=3 (=5-126 )=5-345 “=236 ”=356 «=456-236 »=456-356 -=36 –=6-36 —=6-36 "
    "…=256-256-256 /=456-34 +=5-235 *=5-35 ==5-2356 %=46-356 °=45-245 &=4-12346 @=4-1 €=4-15 £=4-123 [=46-126 ]=46-345"
)
_ENGLISH_DIGITS = {str((i + 1) % 10): _LETTERS["abcdefghij"[i]] for i in range(10)}
_ENGLISH_ACCENTS = {"\u0300": "45-16", "\u0301": "45-34", "\u0302": "45-146", "\u0308": "45-25", "\u0327": "45-12346",
                    "\u0303": "45-12456"}

_LIBLOUIS = {("fr", 1): "fr-bfu-comp6.utb", ("fr", 2): "fr-bfu-g2.ctb", ("en", 1): "en-ueb-g1.ctb",
             ("en", 2): "en-ueb-g2.ctb"}


def transcribe(text: str, lang: str) -> str:
    """`text` as uncontracted Unicode braille, its line breaks kept. Raises BrailleError for another language."""
    if lang not in LANGUAGES:
        raise BrailleError(f"No braille table for {lang!r}: there is fr and en.")
    lines = tidy(text, lang).split("\n")
    return "\n".join(_french(line) if lang == "fr" else _english(line) for line in lines)


def tidy(text: str, lang: str) -> str:
    """`text` with typewriter apostrophes and spaces; in French without the spaces that only print has.

    French print puts a space before `: ; ! ?` and inside guillemets, French braille does not.
    """
    text = text.replace("\u2019", "'").replace("\u00a0", " ").replace("\u202f", " ")
    text = re.sub(r"[ \t]+", " ", text)
    if lang == "fr":
        text = re.sub(r" ([:;!?»%])", r"\1", text)
        text = re.sub(r"« ", "«", text)
    else:
        text = re.sub(r'"(?=\w)', "“", text)
        text = re.sub(r'"', "”", text)
    return text


def unknown(text: str, lang: str) -> list[str]:
    """The characters of `text` that would be written as a full cell, sorted, each once."""
    table, digits = (_FRENCH, _FRENCH_DIGITS) if lang == "fr" else (_ENGLISH, _ENGLISH_DIGITS)
    chars = set(tidy(text, lang).lower()) - {" ", "\n"} - table.keys() - digits.keys()
    return sorted(c for c in chars if _letter(c, lang) == UNKNOWN)


def contracted(text: str, lang: str) -> str:
    """`text` as contracted braille, by liblouis. Raises BrailleError where `lou_translate` is not installed."""
    return liblouis(text, lang, 2)


def liblouis(text: str, lang: str, grade: int = 1) -> str:
    """`text` through `lou_translate`, grade 1 or 2. Raises BrailleError where it is missing or fails."""
    program = shutil.which("lou_translate")
    if program is None:
        raise BrailleError("liblouis is not installed: install liblouis-bin, or ask for uncontracted braille.")
    table = f"unicode.dis,{_LIBLOUIS[lang, grade]}"
    run = subprocess.run(
        [program, "--forward", table], input=text + "\n", capture_output=True, text=True, encoding="utf-8",
        timeout=60, check=False,
    )
    if run.returncode != 0:
        raise BrailleError(f"liblouis has no table {_LIBLOUIS[lang, grade]}: ask for uncontracted braille.")
    return run.stdout.removesuffix("\n").replace(" ", BLANK)


def _letter(char: str, lang: str) -> str:
    table = _FRENCH if lang == "fr" else _ENGLISH
    if char in table:
        return table[char]
    split = unicodedata.normalize("NFKD", "oe" if char == "œ" else "ae" if char == "æ" else char)
    if lang == "en" and len(split) == 2 and split[0] in table and split[1] in _ENGLISH_ACCENTS:
        return cell(_ENGLISH_ACCENTS[split[1]]) + table[split[0]]
    found = [table.get(c, UNKNOWN) for c in split if not unicodedata.combining(c)]
    return "".join(found) or UNKNOWN


def _french(line: str) -> str:
    return BLANK.join(_french_word(word) for word in line.split(" "))


def _french_word(word: str) -> str:
    out, number = "", False
    shouted = _shouted(word)
    if shouted:
        out += cell("46-46")
    for char in word:
        if char in _FRENCH_DIGITS:
            # liblouis writes the sign before an opening bracket; here it stands before its number.
            out += ("" if number else cell("6")) + _FRENCH_DIGITS[char]
            number = True
            continue
        number = number and char in ",./-"
        if char.isupper() and not shouted:
            out += cell("46")
        out += _letter(char.lower(), "fr")
    return out


def _english(line: str) -> str:
    words = re.sub(r"(?<=\d) (?=\d{3}\b)", "\0", line).split(" ")
    loud = [_shouted(word) for word in words]
    out, index = [], 0
    while index < len(words):
        end = index
        while end < len(words) and loud[end]:
            end += 1
        if end - index >= 3:
            inside = [_english_word(word, quiet=True) for word in words[index:end]]
            out.append(cell("6-6-6") + BLANK.join(inside) + cell("6-3"))
            index = end
        else:
            out.append(_english_word(words[index], quiet=False))
            index += 1
    return BLANK.join(out)


def _english_word(word: str, quiet: bool) -> str:
    out, number, run = "", False, 0
    for place, char in enumerate(word):
        if char in _ENGLISH_DIGITS:
            out += ("" if number else cell("3456")) + _ENGLISH_DIGITS[char]
            number, run = True, 0
            continue
        if char == "\0":
            out += cell("5")
            continue
        if number and char.islower() and char in "abcdefghij":
            out += cell("56")
        number = number and char in ",." and word[place + 1 : place + 2].isdecimal()
        if char.isupper() and not quiet:
            if run == 0:
                run = _capitals(word[place:])
                out += cell("6-6") if run > 1 else cell("6")
            run -= 1
        elif char.isalpha():
            run = 0
        out += _letter(char.lower(), "en")
    return out


def _capitals(rest: str) -> int:
    """How many capitals one sign covers from the start of `rest`: the whole run, or one before a small letter."""
    run = 0
    while run < len(rest) and rest[run].isupper():
        run += 1
    return run


def _shouted(word: str) -> bool:
    letters = [c for c in word if c.isalpha()]
    return len(letters) > 1 and all(c.isupper() for c in letters)
