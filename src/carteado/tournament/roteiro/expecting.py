"""What a roteiro expects of the event: orders, lines, ties with the criteria tried, slots, jogos, what somebody needs."""

import re
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import zip_longest
from typing import Final

from carteado.tournament.classification import general
from carteado.tournament.counting import gains
from carteado.tournament.planning import waves_of
from carteado.tournament.results import Figure, Played, Ratio, Split, Standing, Tried
from carteado.tournament.results import Line as Sum
from carteado.tournament.roteiro import names, watching
from carteado.tournament.roteiro.text import Line, RoteiroError, before_colon, key
from carteado.tournament.rules import Rules
from carteado.tournament.state import State, plain
from carteado.tournament.sumula import status
from carteado.tournament.tables import across, entry_at, played, sides, standing
from carteado.tournament.torneio import Refused, Torneio
from carteado.tournament.wanting import wanting

NEEDS: Final = {"yes": "sim", "no": "não", "saldo": "saldo", "open": "depende"}
Expectation = Callable[[Torneio, Line], list[str]]
STATUS: Final = {
    "aberta": "open", "incompleta": "incomplete", "provisoria": "provisional", "final": "final", "homologada": "homologated",
}  # fmt: skip


def expected(event: Torneio, line: Line, now: int = 0) -> list[str]:
    """What is not as this line says; nothing where all is."""
    if line.keyword in watching.TIMED:
        return watching.TIMED[line.keyword](event, line, now)
    found = EXPECTATIONS.get(line.keyword)
    if found is None:
        raise RoteiroError(line.number, f"{line.keyword!r} is nothing to expect; there are {', '.join(KNOWN)}")
    try:
        return found(event, line)
    except Refused as refused:
        return [f"{refused}"]


def _called(state: State, parts: tuple[tuple[int, ...], ...]) -> str:
    told = [[state.entries[one].name for one in part] for part in parts]
    return " ".join(f"({' '.join(part)})" if len(part) > 1 else part[0] for part in told)


def _order(state: State, number: int, wanted: str, found: Standing) -> list[str]:
    """The order, whoever shares a place in any order."""
    parts = names.parts(state, number, wanted)
    if [frozenset(part) for part in parts] == [frozenset(part) for part in found.order()]:
        return []
    return [f"the order is {_called(state, found.order())}"]


def _group(event: Torneio, line: Line) -> list[str]:
    head, rest = before_colon(line.number, line.rest, "= grupo A: A2 A1 A3 A4")
    name = names.group(event.state, line.number, head)
    return _order(event.state, line.number, rest, standing(event.state, name))


def _general(event: Torneio, line: Line) -> list[str]:
    _, rest = before_colon(line.number, line.text, "= geral: B1 D1 A2")
    return _order(event.state, line.number, rest, general(event.state).standing)


def sum_of(state: State, entry: int) -> Sum | None:
    """What an entry has gathered in the last group it is in."""
    found: Sum | None = None
    for name in state.groups:
        lines = standing(state, name).lines
        found = lines.get(entry, found)
    return found


def _line(event: Torneio, line: Line) -> list[str]:
    """`= linha A2: pontos 5 partidas 5-4 tentos 93-94 saldo -1 average 93/94`."""
    head, rest = before_colon(line.number, line.rest, "= linha A2: pontos 5 partidas 5-4")
    entry = names.the_entry(event.state, head)
    found = sum_of(event.state, entry)
    if found is None:
        return [f"{head} is in no group"]
    words = rest.split()
    if len(words) % 2:
        raise RoteiroError(line.number, "a line is figures by name: `pontos 5 partidas 5-4`")
    wrong: list[str] = []
    for name, value in zip(words[::2], words[1::2], strict=True):
        is_ = _figure(line, found, key(name), both="-" in value.lstrip("+-"))
        if is_ != value.replace("−", "-") and not _same_number(is_, value):
            wrong.append(f"{name} of {head} is {is_}, not {value}")
    return wrong


def _same_number(figure: str, text: str) -> bool:
    """Whether halves are the same: 1/2 and 0,5."""
    told = re.fullmatch(r"(\d{1,6})[.,](\d{1,4})", text)
    if told is None or not re.fullmatch(r"\d+(?:/\d+)?", figure):
        return False
    return Fraction(figure) == Fraction(f"{told[1]}.{told[2]}")


def _figure(line: Line, found: Sum, name: str, both: bool) -> str:
    told: Mapping[str, tuple[int, int]] = {"partidas": found.partidas, "tentos": found.tentos}
    if name in told:
        one, other = told[name]
        return f"{one}-{other}" if both else str(one)
    if name == "saldo":
        return f"{found.saldo:+d}" if found.saldo else "0"
    plain_figures: Mapping[str, object] = {
        "pontos": found.points,
        "derrotados": found.beaten,
        "vitorias": found.wins,
        "jogos": found.jogos,
        "average": found.average,
    }
    if name not in plain_figures:
        raise RoteiroError(line.number, f"{name!r} is no figure; there are {', '.join((*told, 'saldo', *plain_figures))}")
    return str(plain_figures[name])


def splits(state: State) -> Iterator[Split]:
    """Every tie that was told apart, or could not be."""
    for name in state.groups:
        yield from standing(state, name).splits
    for named in state.slots.values():
        order = across(state, named)
        if order is not None:
            yield from order.splits
    yield from general(state).standing.splits


def _split(event: Torneio, line: Line) -> list[str]:
    """`= desempate B3 B1 B2: a 4 4 4; b 3 3 3; c +26 +19 +12`."""
    head, rest = before_colon(line.number, line.rest, "= desempate A2 A1: a 5 4")
    wanted = names.entries(event.state, line.number, head)
    found = [split for split in splits(event.state) if frozenset(split.entries) == frozenset(wanted)]
    if not found:
        return [f"{head} were never a tied set"]
    tries = [part.split() for part in rest.split(";")]
    if not wanted or not all(tries):
        raise RoteiroError(line.number, "a tie is expected as `= desempate A2 A1: a 5 4`")
    if any(_agrees(split, wanted, tries) for split in found):
        return []
    return [f"the tie of {_called(event.state, ((*found[0].entries,),))} was told apart by {_told(found[0])}"]


def _agrees(split: Split, wanted: tuple[int, ...], tries: list[list[str]]) -> bool:
    if len(tries) != len(split.tried):
        return False
    if split.entries != wanted and not any(set(part) == set(wanted) for part in split.parts):
        return False
    order = [split.entries.index(entry) for entry in wanted]
    return all(_same(tried, words, order) for tried, words in zip(split.tried, tries, strict=True))


def _same(tried: Tried, words: list[str], order: list[int]) -> bool:
    letter, *values = words
    if letter.casefold() != tried.letter.casefold():
        return False
    if tried.kind == "skipped" or tried.values is None:
        return values in (["-"], []) if tried.kind == "skipped" else not values
    told = [tried.values[at] for at in order]
    return len(told) == len(values) and all(_is(value, text) for value, text in zip(told, values, strict=True))


def _is(value: Figure | Ratio, text: str) -> bool:
    """Whether a figure is what the text says: `93/94` of an average, whole numbers with or without a sign, fractions."""
    over, slash, under = text.replace("−", "-").replace("+", "").partition("/")
    if not re.fullmatch(r"-?\d+", over) or (slash and not under.isdecimal()):
        return False
    if isinstance(value, Ratio):
        return bool(slash) and (value.over, value.under) == (int(over), int(under))
    return Fraction(value) == (Fraction(int(over), int(under)) if slash and int(under) else Fraction(int(over)))


def _told(split: Split) -> str:
    words: list[str] = []
    for tried in split.tried:
        figures = " ".join(map(str, tried.values)) if tried.values is not None else "-" if tried.kind == "skipped" else ""
        words.append(f"{tried.letter} {figures}".strip())
    return "; ".join(words)


def _slot(event: Torneio, line: Line) -> list[str]:
    head, rest = before_colon(line.number, line.rest, "= vaga x1: B2")
    found = entry_at(event.state, names.slot_text(event.state, line.number, head))
    told = event.state.entries[found].name if found else "ninguém" if found == 0 else "aberta"
    wanted = rest.strip('"')
    same = plain(told) == plain(wanted) or (wanted in ("?", "-") and not found)
    return [] if same else [f"{head} is {told}"]


def _jogo(event: Torneio, line: Line) -> list[str]:
    """`= jogo q1: B3 x D2 3-2 41-56`: sides, partidas, tentos; what is not said is not asked."""
    head, rest = before_colon(line.number, line.rest, "= jogo q1: B3 x D2 3-2 41-56")
    state = event.state
    jogo, turned = names.jogo(state, line.number, head)
    found = re.fullmatch(r"(?:(.+?)\s+x\s+(.+?))?(?:\s*(\d+)-(\d+))?(?:\s+(\d+)-(\d+))?", rest)
    if found is None:
        raise RoteiroError(line.number, "a jogo is expected as `= jogo q1: B3 x D2 3-2 41-56`")
    known = sides(state, jogo)
    wrong: list[str] = []
    if found[1]:
        wanted = (names.the_entry(state, found[1]), names.the_entry(state, found[2]))
        turned = wanted != known
        if set(wanted) != set(known):
            return [f"{head} is {' x '.join(state.entries[one].name if one else '?' for one in known)}"]
    one = played(state, jogo.id)
    if found[3] and one is not None:
        partidas, tentos = sums(state.code, one, turned)
        if partidas != (int(found[3]), int(found[4])):
            wrong.append(f"the partidas of {head} are {partidas[0]}-{partidas[1]}")
        if found[5] and tentos != (int(found[5]), int(found[6])):
            wrong.append(f"the tentos of {head} are {tentos[0]}-{tentos[1]}")
    elif found[3]:
        wrong.append(f"{head} waits for its sides")
    return wrong


def sums(rules: Rules, one: Played, turned: bool) -> tuple[tuple[int, int], tuple[int, int]]:
    """Partidas and tentos of a jogo as they count, from one side or the other."""
    won = [row.winner for row in one.rows]
    partidas = (won.count(0), won.count(1))
    tentos = (sum(row.counts[0] for row in one.rows), sum(row.counts[1] for row in one.rows))
    if one.decided and rules.sweep:
        partidas, tentos = (found := gains(rules, one)[0]).partidas, found.tentos
    return ((partidas[1], partidas[0]), (tentos[1], tentos[0])) if turned else (partidas, tentos)


def _rows(event: Torneio, line: Line) -> list[str]:
    """`= partidas q1: 10-12 0-12 0-12`: as they count, from the first side; the sides may be named."""
    head, rest = before_colon(line.number, line.rest, "= partidas q1: 12-8 0-12")
    jogo, turned = names.jogo(event.state, line.number, head)
    one = played(event.state, jogo.id)
    found = names.told(one.rows, turned) if one else ()
    wanted = names.scores(line.number, rest)
    return [] if found == wanted else [f"the partidas of {head} are {' '.join(f'{a}-{b}' for a, b in found) or 'none'}"]


def _average(event: Torneio, line: Line) -> list[str]:
    """`= average B1: 211/171 1,2339`, over what the classification counts."""
    head, rest = before_colon(line.number, line.rest, "= average B1: 211/171 1,2339")
    entry = names.the_entry(event.state, head)
    counted = general(event.state).standing.lines.get(entry)
    if counted is None:
        return [f"{head} has played nothing yet"]
    found = counted.average
    ratio, _, shown = rest.partition(" ")
    wrong = [] if str(found) == ratio else [f"the average of {head} is {found}"]
    if shown.strip() and decimals(found) != shown.strip():
        wrong.append(f"the average of {head} is shown as {decimals(found)}")
    return wrong


def decimals(ratio: Ratio) -> str:
    """Four places, rounded half up from the fraction."""
    if not ratio.under:
        return "∞" if ratio.over else "-"
    whole = (2 * 10_000 * ratio.over + ratio.under) // (2 * ratio.under)
    return f"{whole // 10_000},{whole % 10_000:04d}"


def _waves(event: Torneio, line: Line) -> list[str]:
    head, rest = before_colon(line.number, line.rest, "= ondas 5: 4")
    if not head.isdecimal() or not rest.isdecimal():
        raise RoteiroError(line.number, "waves are expected as `= ondas 5: 4`")
    found = len(waves_of(event.state, int(head)))
    return [] if found == int(rest) else [f"{head} tables need {found} waves"]


def _sumula(event: Torneio, line: Line) -> list[str]:
    head, rest = before_colon(line.number, line.rest, "= súmula q1: incompleta")
    jogo, _ = names.jogo(event.state, line.number, head)
    wanted = STATUS.get(key(rest))
    if wanted is None:
        raise RoteiroError(line.number, f"{rest!r} is no state of a súmula; there are {', '.join(STATUS)}")
    found = status(event.state, jogo)
    return [] if found == wanted else [f"the súmula is {next(word for word, one in STATUS.items() if one == found)}"]


def _needs(event: Torneio, line: Line) -> list[str]:
    """`= precisa A1: 2-0 sim; 2-1 não`: whether this result of the next jogo is enough, whatever the others do."""
    head, rest = before_colon(line.number, line.rest, "= precisa A1: 2-0 sim; 2-1 não")
    entry = names.the_entry(event.state, head)
    found = wanting(event.state, entry)
    if found is None:
        return [f"{head} has nothing left to play in its group"]
    words = rest.replace(";", " ").replace(",", " ").split()
    if len(words) == len(found) and not any("-" in word for word in words):
        words = [word for way, says in zip(found, words, strict=True) for word in (f"{way[0]}-{way[1]}", says)]
    wrong: list[str] = []
    for told, says in zip_longest(words[::2], words[1::2], fillvalue=""):
        score = re.fullmatch(r"(\d)-(\d)", told)
        if score is None or not says:
            raise RoteiroError(line.number, "needs are expected as `2-0 sim; 2-1 não`")
        verdict = found.get((int(score[1]), int(score[2])))
        if verdict is None:
            raise RoteiroError(line.number, f"no jogo ends {told}; there are {', '.join(f'{a}-{b}' for a, b in found)}")
        if key(NEEDS[verdict]) != key(says):
            wrong.append(f"{head} with {told}: {NEEDS[verdict]}")
    return wrong


def _drawn(event: Torneio, line: Line) -> list[str]:
    """`= sorteados A: N01 N07`: who is in a group, in the order of drawing."""
    head, rest = before_colon(line.number, line.rest, "= sorteados A: N01 N07")
    group = event.state.groups[names.group(event.state, line.number, head)]
    found = tuple([entry for text in group.slots if (entry := entry_at(event.state, text))])
    wanted = names.entries(event.state, line.number, rest)
    return [] if found == wanted else [f"drawn are {' '.join(event.state.entries[one].name for one in found)}"]


def _fee(event: Torneio, line: Line) -> list[str]:
    head, rest = before_colon(line.number, line.rest, "= taxa M: 15,00")
    entered = event.state.entries[names.the_entry(event.state, head)]
    cents = event.state.preset_of.fee(entered.side)
    found = f"{cents // 100},{cents % 100:02d}"
    told = rest.removeprefix("R$").strip().replace(".", ",")
    return [] if told in (found, found.removesuffix(",00")) else [f"the fee of {head} is {found}"]


def _count(event: Torneio, line: Line) -> list[str]:
    """`= jogos: 18`, or of a stage: `= jogos grupos: 18`."""
    head, rest = before_colon(line.number, line.text, "= jogos: 18")
    name = head.partition(" ")[2].strip()
    stage = names.stage(event.state, name) if name else ""
    found = len([jogo for jogo in event.state.jogos.values() if stage in ("", jogo.stage)])
    return [] if rest == str(found) else [f"there are {found} jogos"]


EXPECTATIONS: Final[Mapping[str, Expectation]] = {
    "grupo": _group,
    "geral": _general,
    "linha": _line,
    "desempate": _split,
    "vaga": _slot,
    "jogo": _jogo,
    "partidas": _rows,
    "average": _average,
    "ondas": _waves,
    "sumula": _sumula,
    "precisa": _needs,
    "sorteados": _drawn,
    "taxa": _fee,
    "jogos": _count,
    **watching.EXPECTATIONS,
}
KNOWN: Final = (*EXPECTATIONS, *watching.TIMED)
