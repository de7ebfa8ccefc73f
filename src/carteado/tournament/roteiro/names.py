"""Names in a roteiro: entries as they were entered, jogos by name or by their sides, slots, scores."""

import re
from typing import Final

from carteado.game import Reason
from carteado.tournament.results import Row
from carteado.tournament.roteiro.text import RoteiroError, key
from carteado.tournament.slots import BadSlot, entry_slot, slot
from carteado.tournament.state import Jogo, State
from carteado.tournament.tables import sides
from carteado.tournament.torneio import Refused

_SCORE: Final = re.compile(r"([0-9]{1,5})-([0-9]{1,5})")
_FACE: Final = re.compile(r"\s+[x×]\s+", re.IGNORECASE)
MOST_WORDS: Final = 12  # of a name


def within(clause: str, named: str) -> bool:
    """Whether this clause is the one named, or a part of it: CEGO-10.p9.I-1 is of CEGO-10.p9; nothing named is any."""
    found, wanted = clause.casefold(), named.casefold()
    return not wanted or found == wanted or found.startswith((f"{wanted}-", f"{wanted}."))


def entry(state: State, name: str) -> int:
    """The number of the entry of this name; 0 where nobody is entered so."""
    found = state.named(name.strip().strip('"'))
    return found.number if found else 0


def entries(state: State, line: int, text: str) -> tuple[int, ...]:
    """Several entries, one after the other: the longest name that fits is meant; quotes and commas help."""
    words: list[str] = re.findall(r'"[^"]*"|[^\s,]+', text)
    found: list[int] = []
    while words:
        for length in range(min(len(words), MOST_WORDS), 0, -1):
            number = entry(state, " ".join(word.strip('"') for word in words[:length]))
            if number:
                found.append(number)
                words = words[length:]
                break
        else:
            raise RoteiroError(line, f"nobody is entered as {words[0]!r}")
    return tuple(found)


def parts(state: State, line: int, text: str) -> tuple[tuple[int, ...], ...]:
    """An order: one entry after the other, those of one place in brackets."""
    found: list[tuple[int, ...]] = []
    for inside, outside in re.findall(r"\(([^)]*)\)|([^()]+)", text):
        if inside:
            found.append(entries(state, line, inside))
        elif outside.strip():
            found.extend((one,) for one in entries(state, line, outside))
    return tuple(found)


def faces(text: str) -> tuple[str, str] | None:
    """The two sides of `A x B`."""
    both = _FACE.split(text.strip())
    return (both[0].strip(), both[1].strip()) if len(both) == 2 else None


def jogo(state: State, line: int, text: str) -> tuple[Jogo, bool]:
    """The jogo meant, and whether its sides were named the other way round."""
    text = text.strip()
    if text in state.jogos:
        return state.jogos[text], False
    both = faces(text)
    if both is None:
        named = next((one for name, one in state.jogos.items() if key(name) == key(text)), None)
        if named is not None:
            return named, False
        raise RoteiroError(line, f"there is no jogo called {text!r}")
    first, second = [entry(state, name) for name in both]
    for name, number in zip(both, (first, second), strict=True):
        if not number:
            raise UnknownEntry(line, name)
    met = [one for one in state.jogos.values() if {first, second} == set(sides(state, one)) and first != second]
    if not met:
        raise NoJogo(line, text)
    open_ones = [one for one in met if not one.decided]
    found = (open_ones or met)[0]
    return found, sides(state, found)[0] != first


class UnknownEntry(RoteiroError):
    """A name that nobody entered under: as an act it is refused, `not-entered`."""

    def __init__(self, line: int, name: str) -> None:
        super().__init__(line, f"nobody is entered as {name!r}")
        self.name = name


class NoJogo(RoteiroError):
    """Two sides that have no jogo with one another: as an act it is refused, `no-jogo`."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(line, f"there is no jogo {text!r}")


def slot_text(state: State, line: int, word: str) -> str:
    """A slot as it is stored: an entry by its number, everything else as written; case does not matter."""
    word = word.strip().strip('"')
    number = entry(state, word)
    if number:
        return entry_slot(number)
    for name in (*state.slots, *state.groups):
        if key(name) == key(word):
            return name
    try:
        slot(word)
    except BadSlot as bad:
        raise RoteiroError(line, f"{word!r} is no entry, no place like 2A, no slot and no v(jogo) or p(jogo)") from bad
    return word


def scores(line: int, text: str, turned: bool = False) -> tuple[tuple[int, int], ...]:
    """Partidas, `12-9 10-12 12-8`, from the side that was named first."""
    found: list[tuple[int, int]] = []
    for word in text.replace(",", " ").replace("–", "-").split():
        score = _SCORE.fullmatch(word)
        if score is None:
            raise RoteiroError(line, f"{word!r} is no score; partidas are written `12-9 10-12 12-8`")
        one, other = int(score[1]), int(score[2])
        found.append((other, one) if turned else (one, other))
    return tuple(found)


def told(rows: tuple[Row, ...], turned: bool = False) -> tuple[tuple[int, ...], ...]:
    """The scores that count, row by row."""
    return tuple(tuple(reversed(row.counts)) if turned else row.counts for row in rows)


def met(state: State, line: int, text: str) -> tuple[Jogo, bool, tuple[int, ...]]:
    """The jogo that is meant, whether it was named the other way round, and its sides; `Refused` where there is none."""
    try:
        found, turned = jogo(state, line, text)
    except UnknownEntry as error:
        raise Refused(Reason("not-entered", "", (error.name,))) from error
    except NoJogo as error:
        raise Refused(Reason("no-jogo", "", (text,))) from error
    known = sides(state, found)
    for text_of, side in zip(found.slots, known, strict=True):
        if side is None:
            raise Refused(Reason("slot-open", "", (found.id, text_of)))
    return found, turned, tuple(side or 0 for side in known)


def side_of(state: State, line: int, text: str) -> tuple[Jogo, int]:
    """A side in a jogo, `q1 de Ipê` or `q1 Ipê`; the side alone means the jogo it has under way, or its next one."""
    words = text.split()
    for at in range(1, len(words)):
        number = entry(state, " ".join(words[at:]))
        if number:
            found, _, known = met(state, line, " ".join(words[: at - (at > 1 and key(words[at - 1]) == "de")]))
            if number not in known:
                raise Refused(Reason("not-in-jogo", "", (found.id,)))
            return found, number
    number = the_entry(state, text)
    left = [one for one in state.jogos.values() if number in sides(state, one) and not one.decided]
    if not left:
        raise Refused(Reason("no-jogo", "", (text,)))
    return next((one for one in left if one.started), left[0]), number


def the_entry(state: State, name: str) -> int:
    """The entry of this name; `Refused` where nobody is entered so."""
    number = entry(state, name)
    if not number:
        raise Refused(Reason("not-entered", "", (name.strip(),)))
    return number


def slots(state: State, line: int, text: str) -> tuple[str, ...]:
    """Sides of a group or jogo: entries by the longest name that fits, and slots."""
    words = re.findall(r'"[^"]*"|[^\s,]+', text)
    found: list[str] = []
    while words:
        for length in range(min(len(words), MOST_WORDS), 0, -1):
            number = entry(state, " ".join(word.strip('"') for word in words[:length]))
            if number:
                found.append(f"#{number}")
                words = words[length:]
                break
        else:
            word = words.pop(0)
            try:
                found.append(slot_text(state, line, word))
            except RoteiroError as error:
                raise Refused(Reason("not-entered", "", (word,))) from error
    if not found:
        raise RoteiroError(line, "nobody is named here")
    return tuple(found)


def stage(state: State, name: str) -> str:
    """The stage of this name, without regard to accents; the name itself where there is none."""
    return next((known for known in state.stages if key(known) == key(name)), name)


def group(state: State, line: int, name: str) -> str:
    """The group of this name."""
    found = next((known for known in state.groups if key(known) == key(name)), None)
    if found is None:
        raise RoteiroError(line, f"there is no group {name!r}; there are {', '.join(state.groups) or 'none'}")
    return found
