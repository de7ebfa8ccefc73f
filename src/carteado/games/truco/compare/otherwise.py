"""The same mão by another code: where it would have gone otherwise.

Rule 1: held fixed: the score and the dealer the mão began with, the cards in each seat and place, the card each seat played in
        each vaza, and what was said after how many cards of it.
Rule 2: the other code decides: which cards are strong, who leads, what is allowed, who takes a vaza and the mão, and its price.
Rule 3: a vira is that of the record; where the record has none, the first card from the top of the pack that is still free.
"""

from dataclasses import dataclass
from typing import Final

from carteado.cards import Card
from carteado.catalogue import game
from carteado.game import Action, Event, Reason, Seat, State
from carteado.games.truco.compare.script import Said, Script, mesa_of, scripts
from carteado.games.truco.notation.hands import hands_dealt
from carteado.games.truco.rules.acts import Blind, GiveUp, Run
from carteado.games.truco.rules.events import MaoEnded
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.rulebook import NO_VIRA, TrucoRules
from carteado.pack import Ruling
from carteado.records import Record
from carteado.tricks.play import Play, VazaWon

FROM_RECORD: Final = "record"
FROM_PACK: Final = "pack"


@dataclass(frozen=True)
class Difference:
    """Where the two codes part: what it is, the line of the record, what is here and there, and both clauses.

    Kinds: `lead`, `vaza`, `refused` (with the reason), `waits` (there somebody must still answer), `unknown` (the record does
    not say what would be played), `ruling`, `pack`, `mao` (another side, or nobody), `points`.
    """

    kind: str
    line: int
    here: int | None = None
    there: int | None = None
    nth: int = 0
    clauses: tuple[str, str] = ("", "")
    reason: Reason | None = None


@dataclass(frozen=True)
class Compared:
    """One mão by both codes; `ended` is how it ended here and there, where it did."""

    number: int
    line: int
    dealer: Seat
    score: tuple[int, int]
    vira: Card | None
    vira_from: str
    differences: tuple[Difference, ...]
    ended: tuple[MaoEnded | None, MaoEnded | None]


def compared(record: Record, other: TrucoRules) -> tuple[Compared, ...]:
    """Every mão of a record by another code; `ValueError` where it is not played by so many."""
    if record.seats not in other.seats:
        raise ValueError("seats")
    mine = rules_of(record.regulation, record.options)
    return tuple(_Play(script, mine, other).result() for script in scripts(record))


class _Play:
    """The script played by the other code, as far as it goes."""

    def __init__(self, script: Script, mine: TrucoRules, other: TrucoRules) -> None:
        self.script = script
        self.mine = mine
        self.other = other
        self.found: list[Difference] = []
        self.won: list[VazaWon] = []
        self.end: MaoEnded | None = None
        self.vira: Card | None = None
        self.vira_from = ""
        self.stopped = False
        self.line = script.line

    def result(self) -> Compared:
        """Play, and say where it went otherwise."""
        state = self._dealt()
        if state is not None:
            self._compare_lead(0, self.script.first_lead, mesa_of(state).turn, "first-lead")
            self._follow(state)
        self._compare_end()
        script = self.script
        ended = (script.end, self.end)
        return Compared(
            script.number, script.line, script.dealer, script.score, self.vira, self.vira_from, tuple(self.found), ended
        )

    def _dealt(self) -> State | None:
        script, other = self.script, self.other
        if any(card.index not in other.deck for hand in script.hands for card in hand):
            self._stop(Difference("pack", script.line))
            return None
        seats = len(script.hands)
        position = {"score": script.score, "dealer": script.dealer, "mao": script.number}
        state = game(other.id).start(seats, dict(other.options), **position)
        if other.vira != NO_VIRA:
            self.vira_from = FROM_PACK if script.vira is None else FROM_RECORD
            self.vira = script.vira or next(card for card in script.spare if card.index in other.deck)
        for seat, action in hands_dealt(state, tuple(enumerate(script.hands)), self.vira):
            state = state.apply(seat, action).state
        return state

    def _follow(self, state: State) -> None:
        seats = len(self.script.hands)
        for vaza in range(3):
            for fallen in range(seats):
                state = self._say(state, vaza, fallen)
                if not self.stopped:
                    state = self._play_card(state, vaza)
                if self.stopped:
                    return

    def _say(self, state: State, vaza: int, fallen: int) -> State:
        for said in self.script.says.get((vaza, fallen), ()):
            if self.stopped:
                break
            self.line = said.line
            if isinstance(said.action, Ruling):
                self._stop(Difference("ruling", said.line, clauses=(said.action.clause, "")))
                break
            state = self._do(state, said)
        return state

    def _play_card(self, state: State, vaza: int) -> State:
        mesa = mesa_of(state)
        seat = state.actors()[0]
        if mesa.phase != "play":
            cite = "eleven" if mesa.phase == "eleven" else f"answer-{mesa.asked}"
            clauses = (self.mine.cites.get(cite, ""), self.other.cites.get(cite, ""))
            self._run_out(Difference("waits", self.line, there=seat, clauses=clauses))
            return state
        falls = self.script.falls
        fall = falls[vaza].get(seat) if vaza < len(falls) else None
        if fall is None:
            left = [place for place in range(3) if not any(f.get(seat) and f[seat].place == place for f in falls)]
            if len(left) != 1 or vaza < 2:
                self._run_out(Difference("unknown", self.line, there=seat, nth=vaza + 1))
                return state
            return self._do(state, Said(self.line, seat, self._card(state, seat, left[0], False, 0)))
        self.line = fall.line
        return self._do(state, Said(fall.line, seat, self._card(state, seat, fall.place, fall.down, fall.call)))

    def _card(self, state: State, seat: Seat, place: int, down: bool, call: int) -> Action:
        """The card as the other code has it played: by its place in the dark."""
        if isinstance(next(iter(state.legal(seat)), None), Blind):
            return Blind(place + 1, down)
        return Play(self.script.hands[seat][place], down, call)

    def _left(self, state: State, said: Said) -> Action:
        """How the other code has an eleven hand left: one partner for both, or each for themselves."""
        leaves = [act for act in state.legal(said.seat) if isinstance(act, (GiveUp, Run))]
        leaving = isinstance(said.action, (GiveUp, Run)) and mesa_of(state).phase == "eleven"
        return leaves[0] if leaving and leaves else said.action

    def _do(self, state: State, said: Said) -> State:
        action = self._left(state, said)
        reason = state.check(said.seat, action)
        if reason is not None:
            self._stop(Difference("refused", said.line, there=said.seat, clauses=("", reason.clause), reason=reason))
            return state
        step = state.apply(said.seat, action)
        self._note(step.events)
        return step.state

    def _note(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, VazaWon):
                self.won.append(event)
                self._compare_vaza(len(self.won), event)
            elif isinstance(event, MaoEnded):
                self.end = event
                self.stopped = True

    def _run_out(self, difference: Difference) -> None:
        """The record has no more acts: that is a difference only where the mão had ended there."""
        self.stopped = True
        if self.script.end is not None:
            self.found.append(difference)

    def _stop(self, difference: Difference) -> None:
        self.found.append(difference)
        self.stopped = True

    def _compare_lead(self, nth: int, here: Seat, there: Seat, cite: str) -> None:
        if here != there:
            clauses = (self.mine.cites.get(cite, ""), self.other.cites.get(cite, ""))
            self.found.append(Difference("lead", self.line, here, there, nth + 1, clauses))

    def _compare_vaza(self, nth: int, there: VazaWon) -> None:
        if nth > len(self.script.won):
            return
        here = self.script.won[nth - 1]
        clauses = (here.clause, there.clause)
        if here.side != there.side:
            self.found.append(Difference("vaza", self.line, here.side, there.side, nth, clauses))
        elif here.lead != there.lead and nth < len(self.script.falls):
            self.found.append(Difference("lead", self.line, here.lead, there.lead, nth + 1, clauses))

    def _compare_end(self) -> None:
        here, there = self.script.end, self.end
        if here is None or there is None:
            return
        clauses = (here.clause, there.clause)
        if here.side != there.side:
            self.found.append(Difference("mao", self.line, here.side, there.side, clauses=clauses))
        elif here.points != there.points:
            self.found.append(Difference("points", self.line, here.points, there.points, clauses=clauses))
