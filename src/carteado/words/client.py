"""The English of what the web client says, as the JSON it is built with.

Rule 1: the client's sentences are literals: in `t('...')`, in `count('one', 'many', n)`, or in a table annotated `Texts`.
Rule 2: their English stands in the catalogues, those of a family's board in its own; the JSON is made from it and never edited.

`python -m carteado.words.client` writes `web/src/i18n/en.json`.
"""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from carteado.words.language import english

SOURCE: Final = Path(__file__).parents[3] / "web" / "src"
TARGET: Final = Path("i18n") / "en.json"

LITERAL: Final = r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|`(?:[^`\\$]|\\.)*`"
COMMENT: Final = re.compile(r"^\s*//.*$", re.MULTILINE)
CALL: Final = re.compile(r"(?<![\w.$])t\(\s*(?=['\"`]|[^()'\"`]*\?)")
CHOICE: Final = re.compile(rf"(?:[^()'\"`?]*\?\s*)?({LITERAL})(?:\s*:\s*({LITERAL}))?\s*[,)]")
COUNT: Final = re.compile(rf"(?<![\w.$])count\(\s*({LITERAL})\s*,\s*({LITERAL})\s*,")
TABLE: Final = re.compile(r":\s*Texts\b[^=\n]*=\s*\{")
ENTRY: Final = re.compile(rf"(?:[\w$]+|{LITERAL}|\[[^\]]*\])\s*:\s*({LITERAL})")


def said_in(text: str) -> set[tuple[str, ...]]:
    """The sentences of one file: alone, or as the one and the many of a plural."""
    found: set[tuple[str, ...]] = set()
    text = COMMENT.sub("", text)
    for call in CALL.finditer(text):
        choice = CHOICE.match(text, call.end())
        found |= {(_value(part),) for part in choice.groups() if part} if choice else set()
    found |= {(_value(one), _value(many)) for one, many in COUNT.findall(text)}
    for table in TABLE.finditer(text):
        found |= {(_value(entry),) for entry in ENTRY.findall(_braced(text, table.end()))}
    return found


def said_by_client(source: Path = SOURCE, but: Sequence[Path] = ()) -> set[tuple[str, ...]]:
    """Every sentence of the client, its tests aside and the folders left out."""
    found: set[tuple[str, ...]] = set()
    for path in client_files(source):
        if any(path.is_relative_to(folder) for folder in but):
            continue
        found |= said_in(path.read_text(encoding="utf-8"))
    return found


def client_files(source: Path = SOURCE) -> Iterator[Path]:
    """What the client is made of."""
    for path in sorted(source.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield path


def written(source: Path = SOURCE) -> str:
    """The JSON: Portuguese (the singular, where there are two) to English, in one form or two."""
    known = english()
    chosen: dict[str, str | list[str]] = {}
    for said in sorted(said_by_client(source)):
        forms = known.get(said[0], ())
        if len(forms) == len(said):
            chosen[said[0]] = forms[0] if len(forms) == 1 else list(forms)
    return json.dumps(chosen, ensure_ascii=False, indent=2) + "\n"


def _braced(text: str, start: int) -> str:
    """From here to the brace that closes; braces inside a sentence are its placeholders."""
    depth = 1
    for part in re.finditer(rf"{LITERAL}|[{{}}]", text[start:]):
        depth += {"{": 1, "}": -1}.get(part[0], 0)
        if depth == 0:
            return text[start : start + part.start()]
    return text[start:]


def _value(literal: str) -> str:
    """What a literal of TypeScript stands for."""
    return re.sub(r"\\(.)", lambda escape: {"n": "\n"}.get(escape[1], escape[1]), literal[1:-1])


def main() -> int:
    """Write the JSON where the client is built from."""
    target = SOURCE / TARGET
    target.write_text(written(), encoding="utf-8")
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
