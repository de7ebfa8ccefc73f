"""An event on paper: what each sheet says, out of the event as it stands.

Rule 1: figures come from `tournament` and sentences from `words`; what is printed is what the pages show.
Rule 2: PINs come in from whoever may have them, and stand on badges alone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from carteado.paper import cards, lists, poster, reports
from carteado.paper.blocks import paragraph
from carteado.paper.bracket_svg import Bracket, BracketJogo, BracketRound, BracketSide
from carteado.paper.document import Document, Made
from carteado.paper.event_sheet import Printing, blank_sheet, day, knockout_round, next_round, resting, sheet, side_of
from carteado.paper.lists import EntryLine, GroupList, Meeting, StandingLine, StandingTable
from carteado.paper.sheets import Legal, SumulaSheet
from carteado.paper.sumula import by_partida, sumulas
from carteado.regulations import regulation
from carteado.tournament.classification import depths, general
from carteado.tournament.lots import nonce
from carteado.tournament.people import Person as Enrolled
from carteado.tournament.results import Standing
from carteado.tournament.slots import WinnerOf, slot
from carteado.tournament.state import GROUPS, Entered, Group, Jogo, State
from carteado.tournament.tables import members, played, settled, sides, standing
from carteado.tournament.wanting import outlook, places_of
from carteado.words import event as says
from carteado.words import papers
from carteado.words.event_record import absences, decisions, lots_for
from carteado.words.language import Language, Texts
from carteado.words.torneio import place

ROUNDS: Final[Texts] = {"0": "Final", "1": "Semifinais", "2": "Quartas de final", "3": "Oitavas de final"}
STATE: Final[Texts] = {
    "waiting": "lista de espera",
    "withdrawn": "retirou-se",
    "barred": "não admitida",
    "disqualified": "desclassificada",
}
TITLES: Final[Texts] = {
    "sumulas": "Súmulas",
    "notices": "Avisos do regulamento",
    "chave": "Chave",
    "badges": "Crachás",
    "receipts": "Recibos",
    "certificates": "Certificados",
}
PART: Final = 500  # sheets in one file
T = TypeVar("T")


def _name(state: State, number: int | None) -> str:
    return says.name_of(state)(number) if number else "—"


def _chosen(printing: Printing) -> list[Jogo]:
    wanted = printing.jogos or tuple(printing.state.jogos)
    return [printing.state.jogos[name] for name in wanted if name in printing.state.jogos]


def _part(printing: Printing, sheets: list[T]) -> list[T]:
    """Those of the file that is asked for; of one alone, all."""
    return sheets[(printing.part - 1) * PART : printing.part * PART] if printing.part else sheets


def _lines(printing: Printing) -> list[EntryLine]:
    words, fee = printing.words, printing.state.preset_of.fee
    return [
        EntryLine(
            str(one.number),
            one.name,
            tuple([person.name for person in one.people]),
            one.entity,
            words.say(STATE[one.state]) if one.state in STATE else "",
            money(cents) if (cents := fee(one.side)) else "",
        )
        for one in printing.state.entries.values()
    ]


def money(cents: int) -> str:
    """An amount as it is written in Brazil."""
    return f"R$ {cents // 100},{cents % 100:02d}"


def _groups(printing: Printing) -> list[GroupList]:
    lines = {int(line.number): line for line in _lines(printing)}
    return [
        GroupList(
            printing.words.say("Grupo {group}", group=name), tuple([lines[one] for one in members(printing.state, group)])
        )
        for name, group in printing.state.groups.items()
    ]


def _meetings(printing: Printing) -> list[Meeting]:
    """The jogos that are not decided, as people look for them on the wall."""
    state, words = printing.state, printing.words
    found: list[Meeting] = []
    for jogo in _chosen(printing) if printing.jogos else next_round(state):
        if sides(state, jogo):
            named = [
                side_of(printing, state.entries.get(entry or 0), says.slot_text(words, state, text), 1)
                for entry, text in zip(sides(state, jogo), jogo.slots, strict=True)
            ]
            group = words.say("Grupo {group}", group=jogo.group) if jogo.group else knockout_round(words, state, jogo)
            hour = says.hour(words, jogo.time) if jogo.time else ""
            round_ = words.say("{n}ª rodada do torneio", n=jogo.round) if jogo.round else ""
            found.append(Meeting(str(jogo.number), str(jogo.table) if jogo.table else "", hour, tuple(named), group, round_))
    if not printing.jogos:
        found += [Meeting("", "", "", (side_of(printing, state.entries[rests], "", 1),)) for rests in resting(state)]
    return sorted(found, key=lambda one: (not one.table, int(one.table or 0)))


def _table(printing: Printing, title: str, order: Standing, qualify: int) -> StandingTable:
    state, words = printing.state, printing.words
    lines: list[StandingLine] = []
    headings: tuple[str, ...] = ()
    for one in order.places:
        line = order.lines.get(one.entry)
        figures = says.figures(words, state.code, line) if line else []
        headings = tuple([name for name, _ in figures]) or headings
        mark = {"dsq": "DSQ", "retired": words.say("retirou-se")}.get(one.mark, "")
        lines.append(StandingLine(place(words, one), _name(state, one.entry), tuple([value for _, value in figures]), mark))
    told = says.ties(words, state, order)
    notes = (*says.notes(words, state.code), *([words.say("Parcial.")] if order.partial else []))
    return StandingTable(title, headings, tuple(lines), qualify, tuple(told), notes)


def _tables(printing: Printing) -> list[StandingTable]:
    state, words = printing.state, printing.words
    found: list[StandingTable] = []
    for name, group in state.groups.items():
        title, order = words.say("Grupo {group}", group=name), standing(state, name)
        found.append(_table(printing, title, order, _going_on(state, group, order)))
    if state.began:
        found.append(_table(printing, words.say("Classificação geral"), general(state).standing, 0))
    return found


def _going_on(state: State, group: Group, order: Standing) -> int:
    """How many of the first places go on: those who do, once the group is over; before, those that do for certain."""
    if not settled(state, group):
        return places_of(state, group)
    going = [outlook(state, one.entry) == "in" for one in order.places]
    return going.index(False) if False in going else len(going)


def bracket(printing: Printing) -> Bracket:
    """The knock-out, round by round."""
    state, words = printing.state, printing.words
    by_round: dict[int, list[BracketJogo]] = {}
    far_from = depths(state)
    for name, far in far_from.items():
        by_round.setdefault(far, []).append(_bracket_jogo(words, state, state.jogos[name]))
    for jogo in state.jogos.values():
        if jogo.knockout and jogo.id not in far_from:
            third = _bracket_jogo(words, state, jogo)
            note = " · ".join(filter(None, (words.say("3º lugar"), third.line)))
            by_round.setdefault(0, []).append(replace(third, line=note))
    rounds = [
        BracketRound(
            words.say(ROUNDS[str(far)]) if str(far) in ROUNDS else words.say("A {n} jogos da final", n=far), tuple(found)
        )
        for far, found in sorted(by_round.items(), reverse=True)
    ]
    return Bracket(state.name, tuple(rounds))


def _bracket_jogo(words: Language, state: State, jogo: Jogo) -> BracketJogo:
    one = played(state, jogo.id)
    won = [row.winner for row in one.rows] if one else []
    both = [
        BracketSide(
            _name(state, entry) if entry else "",
            "" if entry else says.slot_text(words, state, text),
            str(won.count(at)) if won else "",
            one is not None and one.decided and entry is not None and one.winner == entry,
            found.jogo if isinstance(found := slot(text), WinnerOf) else "",
        )
        for at, (entry, text) in enumerate(zip(sides(state, jogo), jogo.slots, strict=True))
    ]
    return BracketJogo(
        jogo.id, (both[0], both[1]), says.score_text(one.rows) if one and one.rows else words.say("jogo {n}", n=jogo.number)
    )


def _drawn(printing: Printing) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Who came into which group."""
    state, words = printing.state, printing.words
    return tuple(
        [
            (words.say("Grupo {group}", group=name), tuple([_name(state, one) for one in members(state, group)]))
            for name, group in state.groups.items()
        ]
    )


def _lots(printing: Printing) -> list[reports.LotsSheet]:
    state, words = printing.state, printing.words
    found: list[reports.LotsSheet] = []
    for draw in state.draws:
        purpose, clause = lots_for(words, state, draw)
        found.append(
            reports.LotsSheet(
                purpose,
                says.hour(words, draw.at) if draw.at else "",
                tuple([_name(state, one) for one in draw.items]),
                tuple([_name(state, one) for one in draw.order]),
                draw.commitment,
                draw.seed,
                tuple([reports.SpokenWord("", word, nonce(word)) for word in draw.words]),
                draw.witnesses,
                clause,
                _drawn(printing) if draw.purpose == GROUPS else (),
            )
        )
    return found


def _report(printing: Printing) -> Document:
    state, words = printing.state, printing.words
    corrections = tuple([(str(number), why or words.say("sem motivo escrito")) for _, number, why in state.corrected])
    sections = [
        reports.Section(title, tuple(lines))
        for title, lines in (
            (words.say("WO"), absences(words, state)),
            (words.say("Sanções e decisões"), decisions(words, state)),
            (words.say("Correções"), corrections),
            (words.say("Opções e Regulamento Geral"), [("", text) for text in says.sources(words, state.code)]),
        )
    ]
    people = [name for members_ in state.commissions.values() for name in members_]
    told = reports.Report(
        state.site,
        day(words, state.day),
        state.preset_of.title,
        tuple(_lines(printing)),
        tuple(sections),
        _table(printing, words.say("Classificação geral"), general(state).standing, 0),
        printing.head,
        tuple(people) or (words.say("coordenação"),),
        tuple(_lots(printing)),
    )
    return reports.report(words, printing.made, told)


def _badges(printing: Printing) -> list[cards.Badge]:
    words = printing.words
    return [
        cards.Badge(
            person.name,
            entered.name,
            str(entered.number),
            entered.entity,
            words.say("capataz") if person.capataz else words.say("reserva") if person.reserve else "",
            printing.pin(entered.number, person.name),
            f"{printing.pages}/lado/{entered.number}" if printing.pages else "",
        )
        for entered, person in _part(printing, _people(printing.state))
    ]


def _people(state: State) -> list[tuple[Entered, Enrolled]]:
    return [(entered, person) for entered in state.entries.values() for person in entered.people]


def _receipts(printing: Printing) -> list[cards.Receipt]:
    state, words = printing.state, printing.words
    return [
        cards.Receipt(
            str(one.number),
            one.name,
            money(cents),
            words.say("Inscrição em {event}", event=state.name),
            state.site,
            day(words, state.day),
        )
        for one, cents in _part(printing, _paid(state))
    ]


def _paid(state: State) -> list[tuple[Entered, int]]:
    found = [(one, state.preset_of.fee(one.side)) for one in state.entries.values() if one.fee == "paid"]
    return [(one, cents) for one, cents in found if cents]


def _certificates(printing: Printing) -> list[cards.Certificate]:
    state, words = printing.state, printing.words
    order = general(state).standing
    return [
        cards.Certificate(
            tuple([person.name for person in state.entries[one.entry].people]) or (_name(state, one.entry),),
            words.say("{place} lugar", place=place(words, one)),
            state.site,
            day(words, state.day),
            (words.say("coordenação"),),
            entry=_name(state, one.entry) if state.entries[one.entry].people else "",
        )
        for one in order.places[:4]
    ]


def _notices(printing: Printing) -> Document:
    identity = printing.state.code.regulation
    found = [Legal(one.clause, one.text) for one in regulation(identity).notices] if identity else []
    made = partial(reports.notices, printing.words, printing.made, printing.words.say("Avisos do regulamento"))
    return _made_of(found, "notices", made, printing)


def _numbers(printing: Printing) -> Document:
    return cards.table_numbers(printing.words, printing.made, [str(n) for n in range(1, max(1, printing.state.tables) + 1)])


Print = Callable[[Printing], Document]


def _made_of(found: Sequence[T], name: str, made: Callable[[Sequence[T]], Document], printing: Printing) -> Document:
    """What is made of these, or, where there are none, a page that says so."""
    if found:
        return made(found)
    title = printing.words.say(TITLES[name])
    return lists.listed(printing.words, printing.made, title, [paragraph(papers.label(printing.words, f"no-{name}"))])


def _sheets(printing: Printing) -> list[SumulaSheet]:
    return [sheet(printing, jogo) for jogo in _part(printing, _chosen(printing))]


def _of_the_round(printing: Printing) -> Document:
    return _sumulas(printing, [sheet(printing, jogo) for jogo in _part(printing, next_round(printing.state))])


def _by_partida(printing: Printing) -> Document:
    return _sumulas(printing, [one for made in _sheets(printing) for one in by_partida(made)], halves=True)


def _sumulas(printing: Printing, found: Sequence[SumulaSheet], *, halves: bool = False) -> Document:
    made = partial(sumulas, printing.words, printing.made, halves=halves)
    return _made_of(found, "sumulas", made, printing)


def _poster(printing: Printing, made: Callable[[Language, Made, Bracket], Document]) -> Document:
    drawn = bracket(printing)
    return _made_of(drawn.rounds, "chave", lambda _: made(printing.words, printing.made, drawn), printing)


PUBLIC: Final[Mapping[str, Print]] = {
    "sumulas": lambda one: _sumulas(one, _sheets(one)),
    "sumulas-rodada": _of_the_round,
    "sumulas-duas": lambda one: _sumulas(one, _sheets(one), halves=True),
    "sumulas-partida": _by_partida,
    "sumula-branca": blank_sheet,
    "inscricoes": lambda one: lists.entries(one.words, one.made, _lines(one)),
    "grupos": lambda one: lists.groups(one.words, one.made, _groups(one)),
    "por-mesa": lambda one: lists.round_by_table(one.words, one.made, one.words.say("Jogos por mesa"), _meetings(one)),
    "por-nome": lambda one: lists.round_by_name(one.words, one.made, one.words.say("Jogos por nome"), _meetings(one)),
    "classificacao": lambda one: lists.standings(one.words, one.made, one.words.say("Classificação"), _tables(one)),
    "chave": lambda one: _poster(one, poster.chave),
    "chave-a4": lambda one: _poster(one, poster.chave_in_leaves),
    "mesas": _numbers,
    "avisos": _notices,
    "sorteios": lambda one: reports.lots(one.words, one.made, _lots(one)),
}
DESK: Final[Mapping[str, Print]] = {
    "crachas": lambda one: _made_of(_badges(one), "badges", partial(cards.badges, one.words, one.made), one),
    "presenca": lambda one: lists.check_in(one.words, one.made, _lines(one)),
    "recibos": lambda one: _made_of(_receipts(one), "receipts", partial(cards.receipts, one.words, one.made), one),
    "ata": _report,
    "certificados": lambda one: _made_of(
        _certificates(one), "certificates", partial(cards.certificates, one.words, one.made), one
    ),
}
PRINTS: Final[Mapping[str, Print]] = {**PUBLIC, **DESK}
SHEETS: Final[Mapping[str, Callable[[State], int]]] = {
    "sumulas": lambda state: len(state.jogos),
    "sumulas-rodada": lambda state: len(next_round(state)),
    "sumulas-duas": lambda state: len(state.jogos),
    "sumulas-partida": lambda state: len(state.jogos),
    "crachas": lambda state: len(_people(state)),
    "recibos": lambda state: len(_paid(state)),
}


def parts(state: State) -> dict[str, int]:
    """The prints that come in several files, each in so many."""
    sheets = {what: count(state) for what, count in SHEETS.items()}
    return {what: -(-many // PART) for what, many in sheets.items() if many > PART}
