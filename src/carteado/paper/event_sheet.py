"""The súmula of a jogo as it is printed, out of the event as it stands: for the pen, or with what is known of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from carteado.paper.document import Document, Made
from carteado.paper.sheets import Filled, Legal, Person, Row, Side, Signer, SumulaSheet
from carteado.paper.sumula import blank, signers_of_athletes, signers_of_sides, sumulas
from carteado.regulations import regulation
from carteado.tournament.classification import depths
from carteado.tournament.counting import gains
from carteado.tournament.results import Played
from carteado.tournament.state import GROUPS, Entered, Jogo, Signature, State
from carteado.tournament.tables import members, played, sides
from carteado.words import event as says
from carteado.words.event_record import observations
from carteado.words.language import Language, Texts
from carteado.words.people import letter
from carteado.words.torneio import figure

ROUND: Final[Texts] = {"0": "Final", "1": "Semifinal", "2": "Quartas de final", "3": "Oitavas de final"}
HOW: Final[Texts] = {"wo": "WO", "forfeit": "perdida por sanção", "ruled": "decisão da comissão"}


@dataclass(frozen=True)
class Printing:
    """What a print is made from: the event, the last hash of its log, where its pages are, and who has which PIN."""

    words: Language
    state: State
    made: Made
    head: str = ""
    pages: str = ""  # the address of the event, without a slash at its end
    pin: Callable[[int, str], str] = lambda _entry, _person: ""
    jogos: tuple[str, ...] = ()  # those asked for; none: all there are
    part: int = 0  # which of its files, where it comes in several


def day(words: Language, text: str) -> str:
    """The day of an event as people write it: 21/11/2026; what is no date stays as it was typed."""
    try:
        return date.fromisoformat(text).strftime("%d/%m/%Y") if words.lang == "pt-BR" else text
    except ValueError:
        return text


def side_of(printing: Printing, entered: Entered | None, slot_text: str, first: int) -> Side:
    """A side with its people by seat; the reserve stands beside them."""
    if entered is None:
        return Side(slot_text)
    people: list[Person] = []
    seats = [str(first + 2 * at) for at in range(len(entered.people))]
    for seat, person in zip(seats, entered.people, strict=True):
        mark = printing.words.say("capataz") if person.capataz else printing.words.say("reserva") if person.reserve else ""
        people.append(Person(person.name, "" if person.reserve else seat, mark))
    return Side(entered.name, tuple(people), entered.entity)


def sheet(printing: Printing, jogo: Jogo) -> SumulaSheet:
    """The súmula of a jogo: with its partidas and signatures where it has them, with lines for the pen where not."""
    state, words = printing.state, printing.words
    known = sides(state, jogo)
    made = tuple(
        [
            side_of(printing, state.entries.get(entry or 0), says.slot_text(words, state, text), first)
            for first, (entry, text) in enumerate(zip(known, jogo.slots, strict=True), 1)
        ]
    )
    one = played(state, jogo.id)
    rows = (
        tuple([Row(row.score, words.say(HOW[row.how]) if row.how in HOW else "", row.counted) for row in one.rows])
        if one
        else ()
    )
    signers = _signers(printing, made)
    signed = {signature.person: _signed(words, signature) for signature in jogo.sumula.via.signatures}
    if signers and not signers[-1].name and (last := next((one for one in jogo.sumula.via.signatures if not one.entry), None)):
        signed[""] = _signed(words, last)
    filled = Filled(
        rows=rows,
        signatures=tuple([signed.get(signer.name, "") for signer in signers]),
        observations=tuple(observations(words, state, jogo)),
        result=f"{[row.winner for row in one.rows].count(0)} × {[row.winner for row in one.rows].count(1)}"
        if one and one.decided
        else "",
        points=_points(words, state, one) if one and one.decided and not jogo.knockout else "",
        began=says.hour(words, jogo.started) if jogo.started > 1 else "",
        ended=says.hour(words, jogo.finished_at) if jogo.finished_at > 1 else "",
    )
    return SumulaSheet(
        event=state.name,
        game=state.game or state.code.regulation,
        stage=stage_of(words, state, jogo),
        group=words.say("Grupo {group}", group=jogo.group) if jogo.group else "",
        round=words.say("{n}ª rodada do torneio", n=jogo.round) if jogo.round else "",
        jogo=str(jogo.number),
        table=str(jogo.table) if jogo.table else "",
        date=day(words, state.day),
        time=says.hour(words, jogo.time) if jogo.time else "",
        sides=made,
        best_of=jogo.format.best_of,
        target=jogo.format.target,
        signers=signers,
        legal=_legal(printing),
        url=f"{printing.pages}?jogo={jogo.id}" if printing.pages else "",
        url_note=words.say("resultado e súmula na página") if printing.pages else "",
        via=jogo.sumula.via.number,
        filled=filled if rows or filled.observations or filled.signatures != ("",) * len(signers) else None,
        league=not jogo.knockout,
    )


def stage_of(words: Language, state: State, jogo: Jogo) -> str:
    """The stage of a jogo, and of an elimination its round; that of groups nobody named is said by the group."""
    stage = state.stages.get(jogo.stage)
    named = stage.title if stage and stage.title else jogo.stage
    told = "" if jogo.group and named == GROUPS else named[:1].upper() + named[1:]
    return " · ".join(filter(None, (told, knockout_round(words, state, jogo))))


def knockout_round(words: Language, state: State, jogo: Jogo) -> str:
    """How far a jogo of an elimination lies from its final; "" of any other."""
    if not jogo.knockout:
        return ""
    far = depths(state).get(jogo.id)
    if far is None:
        return words.say("3º lugar") if jogo.third else ""
    return words.say(ROUND[str(far)]) if str(far) in ROUND else words.say("A {n} jogos da final", n=far)


def _signed(words: Language, signature: Signature) -> str:
    """That somebody signed, and when."""
    if signature.at > 1:
        return words.say("assinou às {when}", when=says.hour(words, signature.at))
    return words.say("assinou")


def _points(words: Language, state: State, one: Played) -> str:
    """What a jogo gives either side in the table: league points, or partidas and tentos where those count otherwise."""
    taken = gains(state.code, one)
    if state.code.first.id == "points":
        told = [figure(words, "points", gain.points) for gain in taken]
    else:
        told = [f"{gain.partidas[0]} ({gain.tentos[0]})" for gain in taken]
    return "   ".join(f"{letter(side)} {text}" for side, text in enumerate(told))


def _signers(printing: Printing, made: Sequence[Side]) -> tuple[Signer, ...]:
    words, how = printing.words, printing.state.code.signatures
    last = words.say("coordenação")
    if how == "capatazes":
        return signers_of_sides(made, words.say("capataz"))
    if how == "athletes":
        seated = [Side(side.name, tuple([one for one in side.people if one.seat]), side.entity) for side in made]
        return signers_of_athletes(words, seated, last)
    return signers_of_sides(made, words.say("pelo lado"), last)


def _legal(printing: Printing) -> tuple[Legal, ...]:
    """The norms about the sheet, of the regulation in force."""
    identity = printing.state.code.regulation
    if not identity:
        return ()
    found = regulation(identity)
    wanted = [printing.state.cited(name) for name in ("signatures", "homologation", "copies")]
    return tuple([Legal(clause, found.clause(clause).text) for clause in dict.fromkeys(filter(None, wanted))])


def next_round(state: State) -> list[Jogo]:
    """The jogos that are next: of every group its first round that is not over, of an elimination those of known sides."""
    first: dict[str, int] = {}
    for jogo in state.jogos.values():
        if not _over(state, jogo):
            first[jogo.group] = min(first.get(jogo.group, jogo.round), jogo.round)
    return [
        jogo
        for jogo in state.jogos.values()
        if not _over(state, jogo) and jogo.round == first.get(jogo.group) and None not in sides(state, jogo)
    ]


def _over(state: State, jogo: Jogo) -> bool:
    one = played(state, jogo.id)
    return jogo.decided or (one is not None and one.decided)


def resting(state: State) -> list[int]:
    """Who has no jogo in the round of a group that is next."""
    here = next_round(state)
    playing = {side for jogo in here for side in sides(state, jogo)}
    groups = dict.fromkeys(jogo.group for jogo in here if jogo.group)
    rests = [entry for name in groups for entry in members(state, state.groups[name]) if entry not in playing]
    return [entry for entry in rests if state.entries[entry].plays]


def blank_sheet(printing: Printing) -> Document:
    """A sheet with nobody's name, as long as the jogos that are next."""
    state, words = printing.state, printing.words
    jogo = next(iter((*next_round(state), *state.jogos.values())), None)
    form = jogo.format if jogo else state.code.groups
    people = max(state.code.people)
    usual = SumulaSheet(
        state.name,
        state.game or state.code.regulation,
        date=day(words, state.day),
        best_of=form.best_of,
        target=form.target,
        signers=_signers(printing, (Side("", (Person("", "1"),) * people), Side("", (Person("", "2"),) * people))),
        legal=_legal(printing),
    )
    return sumulas(words, printing.made, [blank(usual, 2 * people)])
