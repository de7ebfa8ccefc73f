"""The referee of Truco Cego: the facts become a position of the engine, and the ruling is given in it.

Rule 1: at a physical table anybody may bluff, so the clean profile of a played game is left aside.
Rule 2: what comes out by itself in a played game is told here: see `shown`.
Rule 3: cards are chosen here so that what was told can have happened; no consequence hangs on which they are.
"""

from collections.abc import Container, Mapping
from dataclasses import replace
from typing import Final, Literal

from carteado.arbitro.asking import AFTER, DEAL, PLAY, Asked, By, Credit, Irregularity, Needs, Usual, Verdict
from carteado.cards import Card
from carteado.game import REFEREE, Event, Reason, Seat
from carteado.games.cego.rules import effects
from carteado.games.cego.rules.card_objections import is_high
from carteado.games.cego.rules.effects import BY_CLAUSE, FALSE_AMONG_SEVERAL, FALSE_FLORES, FIRST_NUMBER
from carteado.games.cego.rules.events import Credited, VoltaEnded
from carteado.games.cego.rules.rulebook import CEGO, SEATS, TARGET, CegoRules, rules_of
from carteado.games.cego.rules.views import MesaCego
from carteado.games.cego.rulings import shown
from carteado.games.cego.rulings.hands import Wanted
from carteado.games.cego.rulings.position import Position, Unreachable
from carteado.games.cego.rulings.usual import usual as usual_ruling
from carteado.games.cego.rulings.volta import LEI, Volta
from carteado.pack import PartidaEnded, Ruled, Ruling
from carteado.placar.consequence import GOES_ON, OVER, PASSES, SAME, VOID, Consequence

LOW: Final = "low"
HIGH: Final = "high"
TURNED_UP: Final = {effects.EXPOSED: LOW, effects.EXPOSED_LOW: LOW, effects.EXPOSED_HIGH: HIGH}
ONLY_RODAS: Final = "CEGO-9.III-5"
FLOR: Final = "flor"
LAST_TESTA: Final = 3
LONGEST: Final = 12  # calls in one chain
STAKED: Final = frozenset(
    {
        effects.BYSTANDER_SPOKE,
        effects.COUNT_LATE,
        effects.HIDDEN_CARD,
        effects.FACE_DOWN,
        effects.AS_CALL,
        *effects.GATHERINGS,
        *FALSE_FLORES,
        *FIRST_NUMBER,
    }
)  # what they bring hangs on what was bet
_WHY: Final = "decisão da mesa"


class Trios:
    """Three against three, in rodas and testas."""

    @property
    def id(self) -> str:
        return CEGO.id

    def irregularities(self) -> Mapping[str, Irregularity]:
        return {clause: _irregularity(clause, effect) for clause, effect in BY_CLAUSE.items()}

    def judged(self, asked: Asked) -> Verdict | Reason:
        rules = rules_of({**asked.options, "profile": "faithful"})
        effect = BY_CLAUSE.get(asked.clause)
        if effect is None:
            return Reason("no-such-ruling", "", (asked.clause,))
        table = _told(asked)
        _possible(asked, table)
        if _only_rodas(rules, asked, table):
            return Reason("only-rodas", ONLY_RODAS)
        if asked.clause in shown.SHOWN:
            return shown.judged(rules, asked, table)
        full = replace(asked, facts=table, when=asked.when or usual(asked.clause).when)
        try:
            position = _reached(rules, full, table, effect)
        except Unreachable as error:
            return error.reason
        ruling = _ruling(full, effect, position.mesa)
        reason = position.state.check(REFEREE, ruling)
        if reason is not None:
            gone = full.when == AFTER and table.form == "testa" and table.testa < LAST_TESTA and effect in STAKED
            return Reason("next-testa-out", asked.clause) if gone else reason
        return _verdict(full, position.do(REFEREE, ruling), position.mesa)


def usual(clause: str) -> Usual:
    """The table to start asking from."""
    return shown.usual(clause) if clause in shown.SHOWN else usual_ruling(clause)


def _told(asked: Asked) -> Volta:
    """How the volta stands: as it was told, else as it usually does."""
    found = usual(asked.clause).facts if asked.facts is None else asked.facts
    if not isinstance(found, Volta):
        raise ValueError("facts")
    return found


def _irregularity(clause: str, effect: str) -> Irregularity:
    nobody = effect in effects.NEEDS_NOBODY and clause not in shown.SHOWN
    needs: list[Needs] = [] if nobody else ["offender"]
    if effect in effects.TAKES_CARDS:
        needs.append("cards")
    if effect == effects.SET_SCORE:
        needs.append("score")
    if effect in STAKED or clause in shown.SHOWN:
        needs.append("facts")
    by: By = "dealer" if effect in effects.BY_DEALER else "cutter" if effect in effects.BY_CUTTER else "anyone"
    testa = effect in effects.TESTA_ONLY or clause in effects.TESTA_WARNINGS
    choices = effects.CHOICES.get(effect, ())
    return Irregularity(clause, tuple(needs), by, ("", *choices) if choices else (), ("testa",) if testa else (), usual(clause))


def _possible(asked: Asked, volta: Volta) -> None:
    """Numbers that cannot be are no facts here."""
    if (
        asked.players not in (None, SEATS)
        or not 0 <= asked.dealer < SEATS
        or max(asked.score) >= TARGET
        or min(asked.score) < 0
    ):
        raise ValueError("table")
    if len(volta.calls) > LONGEST:
        raise ValueError("calls")
    if (volta.form == "testa" and max(volta.flores) > 1) or volta.steps > 3:
        raise ValueError("volta")
    if any(small > said for small, said in zip(volta.shrunk, volta.flores, strict=True)):
        raise ValueError("shrunk")
    if (volta.passed and not volta.answered_whole) or (volta.together == LEI and volta.calls):
        raise ValueError("together")


def _only_rodas(rules: CegoRules, asked: Asked, volta: Volta) -> bool:
    """Whether no testa can be played with this score."""
    looked_at = volta.testa == 1 or rules.stop_each_testa
    return volta.form == "testa" and looked_at and max(asked.score) >= rules.testa_stop


def _reached(rules: CegoRules, asked: Asked, volta: Volta, effect: str) -> Position:
    offender = 0 if asked.offender is None else asked.offender
    callers = 1 - (offender & 1) if effect == effects.AS_CALL else offender & 1
    late = asked.when == PLAY and volta.pending
    said = _said(asked, volta, effect, late)
    position = Position(dict(rules.options), asked.score, asked.dealer, volta)
    position.small = _small(volta, said)
    position.dealt(_wanted(asked, volta, effect, said), asked.when, _proposers(volta, effect, callers))
    if asked.when not in (DEAL, PLAY, AFTER):
        return position
    position.opened(callers, asked.when, said)
    position.sung(offender if effect in FIRST_NUMBER else None)
    if volta.together:
        position.trucado(callers, DEAL)
    if asked.when == PLAY and not volta.pending:
        position.vaza()
    if not volta.together:
        position.trucado(callers, asked.when)
    if effect == effects.AS_CALL and asked.when == PLAY:
        position.fall_until(lambda mesa: mesa.turn == offender)
    if asked.when == AFTER:
        position.finished(_winner(asked))
    elif position.over() and position.mesa.phase in ("play", "shuffle"):
        raise Unreachable("volta-over")
    return position


def _proposers(volta: Volta, effect: str, callers: int) -> int:
    """Who said the lei do jogo: not who made a flor small in answer to it, nor who said a false one while it waited."""
    answering = volta.shrunk[callers] > 0 or effect in FALSE_FLORES
    return 1 - callers if answering else callers


def _small(volta: Volta, said: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who made a flor small: the last of each side to say one."""
    found: list[Seat] = []
    for side in (0, 1):
        seats = [seat for seat in said if seat & 1 == side]
        found += seats[len(seats) - min(volta.shrunk[side], len(seats)) :]
    return tuple(found)


def _winner(asked: Asked) -> int:
    return 0 if asked.won is None else asked.won


def _players(asked: Asked, volta: Volta) -> list[Seat]:
    """Who plays, the mão first."""
    if volta.form == "roda":
        return [(asked.dealer + 1 + nth) % SEATS for nth in range(SEATS)]
    return [(asked.dealer + volta.testa + nth) % SEATS for nth in (0, 3)]


def _said(asked: Asked, volta: Volta, effect: str, late: bool) -> tuple[Seat, ...]:
    """Who said a flor: as many on each side as were told, who said a false one among them; not who has played before."""
    players = _players(asked, volta)
    if late:
        players.reverse()
    counts = list(volta.flores)
    offender = asked.offender
    if effect in FALSE_FLORES and offender in players:
        players.remove(offender)
        players.insert(0, offender)
        counts[offender & 1] = max(counts[offender & 1], 2 if effect == FALSE_AMONG_SEVERAL else 1)
    found: list[Seat] = []
    for side in (0, 1):
        found += [seat for seat in players if seat & 1 == side][: counts[side]]
    return tuple(found)


def _wanted(asked: Asked, volta: Volta, effect: str, said: tuple[Seat, ...]) -> Wanted:
    held = set(said)
    offender = asked.offender
    if effect in FALSE_FLORES and offender is not None:
        held.discard(offender)
    if offender is not None and volta.form == "testa" and (effect == effects.GATHERED_FLOR or asked.sanction == FLOR):
        held.update(seat for seat in _players(asked, volta) if seat & 1 != offender & 1)
    points = 1 - (offender & 1) if effect in FIRST_NUMBER and offender is not None else volta.taken
    return Wanted(held, points, _winner(asked) if asked.when == AFTER else None)


def _ruling(asked: Asked, effect: str, mesa: MesaCego) -> Ruling:
    """The ruling as the engine takes it, with a card that fits where it asks for one."""
    if effect == effects.SET_SCORE:
        return Ruling(asked.clause, score=asked.score, why=_WHY)
    if effect in TURNED_UP:
        return Ruling(asked.clause, asked.offender, cards=_held(mesa, range(SEATS), TURNED_UP[effect]))
    cards = _held(mesa, [asked.offender], "") if effect in effects.NEEDS_CARDS and asked.offender is not None else ()
    return Ruling(asked.clause, asked.offender, cards, sanction=asked.sanction)


def _held(mesa: MesaCego, seats: Container[Seat], wanted: str) -> tuple[Card, ...]:
    """The first card, high or low, that one of them holds and nobody has seen."""
    for hand in [hand for hand in mesa.hands if hand.seat in seats]:
        for place, card in enumerate(hand.dealt_cards, 1):
            if card is None or place not in hand.held or card in hand.shown_cards:
                continue
            if not wanted or is_high(card.index) == (wanted == HIGH):
                return (card,)
    return ()


# What it came to.


def _verdict(asked: Asked, events: tuple[Event, ...], mesa: MesaCego) -> Verdict:
    told = next(event for event in events if isinstance(event, Ruled))
    credits = tuple(Credit(event.part, event.side, event.tentos) for event in events if isinstance(event, Credited))
    ended = next((event for event in events if isinstance(event, VoltaEnded)), None)
    how = next((event.how for event in events if isinstance(event, PartidaEnded)), "")
    again = ended is not None and ended.again
    to = None if asked.offender is None or not credits else 1 - (asked.offender & 1)
    brought = Consequence(
        told.effect,
        sum(credit.tentos for credit in credits if credit.side == to),
        to,
        mao=VOID if again else OVER if ended is not None or how else GOES_ON,
        deal=SAME if again else PASSES if ended is not None and mesa.phase == "shuffle" else "",
        loses="match" if how == "match-forfeited" else "",
        sanction="a" if told.effect == effects.WARNING else "",
    )
    unknown = asked.when == AFTER and not credits and not how
    dealer = None if how else mesa.next_dealer if mesa.next_dealer >= 0 else mesa.dealer
    chooses: Literal["", "receiver", "rival"] = "receiver" if mesa.phase == "exposed" else ""
    if mesa.window == "after-down":
        chooses = "rival"
    return Verdict(brought, told.offender, credits, () if unknown else mesa.score, dealer, chooses, how)
