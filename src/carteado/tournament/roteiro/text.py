"""An event as text, line by line: acts, expectations (`=`) and refusals (`!`). Accents of the keywords are optional.

Rule 1: a `#` at the start of a line or after a space begins a comment; a name with spaces in it may stand in quotes.
Rule 2: whatever is wrong names the line and says what would be right.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["act", "expected", "refused"]

VERSION: Final = "1"
LONGEST: Final = 4000
MOST_LINES: Final = 20_000
_COMMENT: Final = re.compile(r"(?:^|\s)#.*$")
_HOUR: Final = re.compile(r"([01]?[0-9]|2[0-3])[:h]([0-5][0-9])")
_TOKEN: Final = re.compile(r'"([^"]*)"|(\S+)')


class RoteiroError(ValueError):
    """A line that says nothing the director understands, with its number, counted from 1."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.text = text


@dataclass(frozen=True)
class Line:
    """One line that says something; `code` and `clause` are what a refusal is expected to name."""

    number: int
    kind: Kind
    text: str
    code: str = ""
    clause: str = ""

    @property
    def keyword(self) -> str:
        """The first word, without accents."""
        return key(self.text.split(maxsplit=1)[0].rstrip(":"))

    @property
    def after(self) -> str:
        """What stands after the keyword, with the colon where one follows at once: `decide: motivo`."""
        return f": {self.rest}" if self.text.split(maxsplit=1)[0].endswith(":") else self.rest

    @property
    def rest(self) -> str:
        """What stands after the first word."""
        return self.text.split(maxsplit=1)[1].strip() if " " in self.text.strip() else ""


def key(word: str) -> str:
    """A keyword without accents and case."""
    split = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def lines(text: str, keywords: frozenset[str]) -> Iterator[Line]:
    """The lines of a roteiro, without its first one, which names the form and its version."""
    told = text.removeprefix("\ufeff").split("\n")
    if len(told) > MOST_LINES:
        raise RoteiroError(MOST_LINES, f"a roteiro has at most {MOST_LINES} lines")
    begun = False
    for number, raw in enumerate(told, 1):
        if len(raw) > LONGEST:
            raise RoteiroError(number, f"a line has at most {LONGEST} characters")
        line = without_comment(raw).strip()
        if not line:
            continue
        if not begun:
            if line.split() != ["torneio", VERSION]:
                raise RoteiroError(number, f"a roteiro begins with `torneio {VERSION}`")
            begun = True
            continue
        yield _line(number, line, keywords)
    if not begun:
        raise RoteiroError(1, f"a roteiro begins with `torneio {VERSION}`")


def without_comment(raw: str) -> str:
    """The line without what stands after a `#` that is not in quotes."""
    found = _COMMENT.search(raw)
    while found is not None and raw.count('"', 0, found.start()) % 2 == 1:
        found = _COMMENT.search(raw, found.start() + 1)
    return raw if found is None else raw[: found.start()]


def _line(number: int, line: str, keywords: frozenset[str]) -> Line:
    if line.startswith("="):
        return Line(number, "expected", line[1:].strip() or "?")
    if not line.startswith("!"):
        return Line(number, "act", line)
    code, _, rest = line[1:].strip().partition(" ")
    rest = rest.strip()
    first = rest.split(maxsplit=1)[0] if rest else ""
    clause = ""
    if first and key(first.rstrip(":")) not in keywords:
        clause, _, rest = rest.partition(" ")
    if not code or not rest.strip():
        raise RoteiroError(number, "a refusal is `! CODE [CLAUSE] act`")
    return Line(number, "refused", rest.strip(), code, clause)


def moment(line: Line) -> int:
    """`hora 9:20`: milliseconds since midnight."""
    found = _HOUR.fullmatch(line.rest)
    if found is None:
        raise RoteiroError(line.number, "the time is written `hora 9:20`")
    return (int(found[1]) * 60 + int(found[2])) * 60_000


def tokens(text: str) -> list[str]:
    """The words of a text; what stands in quotes is one."""
    return [quoted if quoted or not bare else bare for quoted, bare in _TOKEN.findall(text)]


def before_colon(number: int, text: str, form: str) -> tuple[str, str]:
    """What stands before and after the first colon; `form` says how it is written."""
    head, colon, rest = text.partition(":")
    if not colon:
        raise RoteiroError(number, f"this is written `{form}`")
    return head.strip(), rest.strip()
