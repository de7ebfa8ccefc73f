"""An event in sentences, besides its orders: jogos and slots, figures of a table, what the desk should look at.

Rule 1: whatever is told of a place or a tie is `torneio`'s, and a line of the log `event_lines`'; here is the rest.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final

from carteado.regulations import Text, regulation
from carteado.tournament.changes import Change, Conflict, OrderChanged, RowsChanged, SidesChanged
from carteado.tournament.classification import general
from carteado.tournament.penalties import Penalty
from carteado.tournament.results import Line, Row, Standing
from carteado.tournament.rules import Rules
from carteado.tournament.slots import LoserOf, PlaceOf, ThisEntry, WinnerOf, slot
from carteado.tournament.state import Jogo, State
from carteado.tournament.sumula import missing
from carteado.tournament.tables import sides, standing
from carteado.tournament.wanting import group_of, need_of, outlook
from carteado.tournament.warnings import in_both, unequal
from carteado.words.language import Language, Texts
from carteado.words.torneio import Telling, points, ratio
from carteado.words.torneio_needs import disqualified, needs, reached, source, touched

EFFECTS: Final[Texts] = {
    "warning": "advertência",
    "hand": "perda da mão",
    "partida": "perda da partida",
    "jogo": "perda do jogo",
    "out": "desclassificação",
    "person": "exclusão da pessoa",
}
OUTLOOKS: Final[Texts] = {
    "in": "{name} já está entre os classificados.",
    "out": "{name} já não se classifica.",
    "lots": "{name} depende do sorteio.",
    "extra": "{name} joga mais uma vez.",
    "best": "{name} depende das melhores colocações.",
    "open": "{name} ainda não está dentro nem fora: depende dos jogos que faltam.",
}
MOST_NAMED: Final = 12
DAY: Final = 86_400_000
HEADINGS: Final[Texts] = {
    "points": "Pontos",
    "jogos": "Jogos",
    "beaten": "Derrotados",
    "partidas": "Partidas",
    "tentos": "Tentos",
    "saldo": "Saldo",
    "average": "Average",
}


def name_of(state: State) -> Callable[[int], str]:
    """Who is who."""
    return lambda number: state.entries[number].name if number in state.entries else "?"


def hour(words: Language, at: int) -> str:
    """The time of the day where the event is held: "12h40"; a roteiro counts from midnight, a log from 1970."""
    minutes = at // 60_000
    if at >= DAY:
        here = datetime.fromtimestamp(at / 1000)
        minutes = here.hour * 60 + here.minute
    return words.say("{h}h{min}", h=minutes // 60, min=f"{minutes % 60:02d}")


def drawn_at(words: Language, state: State) -> Mapping[frozenset[int], str]:
    """When lots were drawn, where the log says it."""
    return {frozenset(draw.items): hour(words, draw.at) for draw in state.draws if draw.at and not draw.purpose}


def put_out(words: Language, state: State) -> Mapping[int, str]:
    """Who was disqualified, by whom, when and by what clause; and, where the text says so, that what was played stands."""
    stands = state.cited("dsq_earlier") if state.code.dsq_earlier == "stand" else ""
    found: dict[int, str] = {}
    for one in state.decisions:
        entered = state.entries.get(one.entry)
        if entered is not None and entered.state == "disqualified" and entered.clause == one.clause:
            by = "commission" if one.role == "commission" else "organisation" if one.role == "organiser" else "referee"
            found[one.entry] = disqualified(words, by, hour(words, one.at) if one.at else "", one.clause, stands)
    return found


def telling(words: Language, state: State, order: Standing, across: bool = False) -> Telling:
    """An order of this event as it is told; in that of the whole event, how far everybody came is told first."""
    whole = general(state)
    tiers = whole.tiers if order is whole.standing else ()
    far = {entry: reached(words, tier) for tier in tiers for entry in tier.entries}
    return Telling(words, state.code, order, name_of(state), across, drawn_at(words, state), far, put_out(words, state))


def why(words: Language, state: State, order: Standing, entry: int, across: bool = False) -> list[str]:
    """Why an entry has its place."""
    return list(telling(words, state, order, across).why(entry))


def ties(words: Language, state: State, order: Standing, across: bool = False) -> list[str]:
    """A sentence for every tie of an order."""
    return list(telling(words, state, order, across).ties())


def figures(words: Language, rules: Rules, line: Line) -> list[tuple[str, str]]:
    """The figures of a line of a table, each with its heading: those that the rules look at."""
    asked = {rules.first.id, *[one.id for one in (*rules.equal, *rules.mixed)]}
    told: list[tuple[str, str]] = [("jogos", str(line.jogos))]
    if "beaten" in asked:
        told.insert(0, ("beaten", str(line.beaten)))
    else:
        told.insert(0, ("points", points(words, line.points).split(" ")[0]))
    told.append(("partidas", f"{line.partidas[0]}-{line.partidas[1]}"))
    told.append(("tentos", f"{line.tentos[0]}-{line.tentos[1]}"))
    if "saldo" in asked:
        told.append(("saldo", f"{line.saldo:+d}" if line.saldo else "0"))
    if "average" in asked:
        told.append(("average", ratio(words, line.average)))
    return [(words.say(HEADINGS[key]), text) for key, text in told]


def slot_text(words: Language, state: State, text: str) -> str:
    """A slot in words: "2º do grupo A", "vencedor do jogo 19"."""
    found = slot(text)
    if isinstance(found, ThisEntry):
        return name_of(state)(found.entry)
    if isinstance(found, PlaceOf):
        return words.say("{place}º do grupo {group}", place=found.place, group=found.group)
    if isinstance(found, WinnerOf):
        return words.say("vencedor do jogo {jogo}", jogo=_numbered(state, found.jogo))
    if isinstance(found, LoserOf):
        return words.say("perdedor do jogo {jogo}", jogo=_numbered(state, found.jogo))
    named = state.slots.get(found.name)
    if named is None:
        return found.name
    return words.say("{place}º entre {among}", place=named.place, among=" ".join(named.among))


def _numbered(state: State, jogo: str) -> str:
    """A jogo by the number that stands on its súmula, as people call it."""
    return str(state.jogos[jogo].number) if jogo in state.jogos else jogo


def jogo_text(words: Language, state: State, jogo: Jogo) -> str:
    """A jogo by its sides: "Ana e Beto x 2º do grupo A"."""
    told = [
        name_of(state)(side) if side else slot_text(words, state, text)
        for side, text in zip(sides(state, jogo), jogo.slots, strict=True)
    ]
    return " x ".join(told)


def score_text(rows: tuple[Row, ...]) -> str:
    """Partidas as they count: "12-9 10-12 12-8"."""
    return " ".join(f"{row.counts[0]}-{row.counts[1]}" for row in rows) or "-"


def notes(words: Language, rules: Rules) -> list[str]:
    """What the General Regulation changes in a table."""
    return [text for one in rules.overrides if (text := touched(words, rules, one.key))]


def sources(words: Language, rules: Rules) -> list[str]:
    """The texts an event is run by, the first prevails."""
    return [f"{one.rank}. {source(words, rules, one)}" for one in rules.sources]


def penalty(state: State, found: Penalty) -> Text:
    """A sanction in the words of its clause."""
    identity = state.code.regulation
    if not identity:
        return Text(EFFECTS[found.effect], found.effect)
    try:
        return regulation(identity).clause(found.clause).text
    except KeyError:
        return Text(EFFECTS[found.effect], found.effect)


def need_text(words: Language, state: State, entry: int) -> tuple[str, bool]:
    """What an entry still needs, and whether that is exact."""
    need = need_of(state, entry)
    if need is None:
        return words.say("{name} não está em nenhum grupo.", name=name_of(state)(entry)), True
    group = group_of(state, entry)
    order = standing(state, group.name) if group else None
    certain = outlook(state, entry)
    if certain == "place" and order is not None:
        return telling(words, state, order).place(entry), True
    if certain is not None:
        return words.say(OUTLOOKS[certain], name=name_of(state)(entry)), certain != "open"
    return needs(words, need, name_of(state), order.lines.get(entry) if order else None), need.exact


def contested(words: Language, state: State, jogo: Jogo) -> str:
    """A table that calls the referee."""
    return words.say("{jogo}: resultado contestado. A mesa chama o árbitro.", jogo=jogo_text(words, state, jogo))


def unsigned(words: Language, state: State, jogo: Jogo) -> str:
    """A sheet that somebody has not signed."""
    left = ", ".join(person or name_of(state)(side) for side, person in missing(state, jogo))
    return words.say("{jogo}: falta assinar {names}.", jogo=jogo_text(words, state, jogo), names=left)


def late(words: Language, state: State, jogo: Jogo, minutes: int) -> str:
    """A table at which somebody is missing."""
    told = words.count(
        "{jogo}: atraso de {n} minuto.", "{jogo}: atraso de {n} minutos.", minutes, jogo=jogo_text(words, state, jogo)
    )
    return f"{told} {words.say('Se alguém não veio, o WO é da coordenação.')}"


def time_left(words: Language, state: State, jogo: Jogo, minutes: int) -> str:
    """A jogo whose time runs out."""
    told = jogo_text(words, state, jogo)
    if minutes <= 0:
        return words.say("{jogo}: acabou o tempo. A comissão decide.", jogo=told)
    return words.count("{jogo}: falta {n} minuto.", "{jogo}: faltam {n} minutos.", minutes, jogo=told)


def unhomologated(words: Language, state: State, *stages: str) -> list[str]:
    """What is still open when stages are closed, or the event is ended; that does not forbid it."""
    found = [jogo for jogo in state.jogos.values() if jogo.stage in stages and jogo.decided and not jogo.sumula.homologated]
    if not found:
        return []
    named = ", ".join([*(jogo_text(words, state, jogo) for jogo in found[:MOST_NAMED]), *(["…"] if found[MOST_NAMED:] else [])])
    return [
        words.count("Falta homologar {n} súmula: {named}.", "Falta homologar {n} súmulas: {named}.", len(found), named=named)
    ]


def ready(words: Language, stage: str) -> str:
    """A stage all jogos of which are over."""
    return words.say("A fase {stage} pode ser fechada.", stage=stage)


def extra(words: Language, state: State, tied: tuple[int, ...]) -> str:
    """An extra round to be played."""
    return words.say("Empate no primeiro lugar: {names} jogam mais uma vez.", names=_listed(words, state, tied))


def lots_wanted(words: Language, state: State, tied: tuple[int, ...]) -> str:
    """Lots to be drawn."""
    return words.say("Falta o sorteio entre {names}.", names=_listed(words, state, tied))


def warned(words: Language, state: State) -> list[tuple[str, str]]:
    """What is allowed and yet worth a word, each with its clause: a person in two commissions, places of unequal groups."""
    found: list[tuple[str, str]] = []
    twice = in_both(state)
    if twice:
        names = ", ".join(twice)
        found.append((words.say("{names}: em mais de uma comissão.", names=names), state.cited("commissions")))
    for named in unequal(state):
        told = words.say(
            "{slot}: comparam-se grupos de tamanhos diferentes, e os pontos somados favorecem o maior.",
            slot=slot_text(words, state, named.name),
        )
        found.append((told, next(iter(state.preset_of.cites.get("mixed", ())), "")))
    return found


def conflict(words: Language, state: State, found: Conflict) -> str:
    """A jogo that kept its sides though a correction names others."""
    named = " x ".join(name_of(state)(side) if side else "—" for side in found.named)
    kept = " x ".join(map(name_of(state), found.kept))
    return words.say("{jogo}: joga-se {kept}; pela correção seria {named}.", jogo=found.jogo, kept=kept, named=named)


def change(words: Language, before: State, after: State, found: Change) -> str:
    """One thing that an act changed beyond itself."""
    if isinstance(found, RowsChanged):
        told = jogo_text(words, after, after.jogos[found.jogo])
        return words.say(
            "{jogo}: de {before} para {after}.", jogo=told, before=score_text(found.before), after=score_text(found.after)
        )
    if isinstance(found, OrderChanged):
        old, new = _order(before, found.before), _order(after, found.after)
        if found.group:
            return words.say("Grupo {group}: de {before} para {after}.", group=found.group, before=old, after=new)
        return words.say("Classificação geral: de {before} para {after}.", before=old, after=new)
    if isinstance(found, SidesChanged):
        new = " x ".join(name_of(after)(side) if side else "—" for side in found.after)
        return words.say("{jogo}: agora é {sides}.", jogo=found.jogo, sides=new)
    return conflict(words, after, found)


def _order(state: State, order: tuple[tuple[int, ...], ...]) -> str:
    parts = [" ".join(map(name_of(state), part)) for part in order]
    return ", ".join(f"({part})" if len(one) > 1 else part for part, one in zip(parts, order, strict=True))


def _listed(words: Language, state: State, entries: tuple[int, ...]) -> str:
    named = [name_of(state)(one) for one in entries]
    return words.say("{first} e {last}", first=", ".join(named[:-1]), last=named[-1]) if len(named) > 1 else "".join(named)
