"""A told table played through the engine: what it refuses was not allowed, and by its own clause.

Rule 1: limits of the house that nobody told bind nobody.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from carteado import catalogue
from carteado.cards import CARDS
from carteado.game import CHANCE, PUBLIC, Action, Event, Reason, State
from carteado.games.blackjack.rules.acts import Bet, Decline, Insure, Stand, Surrender
from carteado.games.blackjack.rules.counting import ACE, POINTS, are_blackjack
from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.rules.rulebook import EARLY, HALVES, NEVER, BlackjackRules
from carteado.games.blackjack.rules.views import BlackjackView, Mao, Mesa
from carteado.games.blackjack.rulings.script import Step, script, shoe
from carteado.games.blackjack.rulings.table import MOST_CHIPS, Laid, Table, laid
from carteado.pack import Shuffle

WHO: Final = 0
OTHER: Final = 1  # who stands against the house in any case
# What the table does not hang on: as little as can be asked for, and all cards open.
FIXED: Final = {"stack": str(MOST_CHIPS), "min_players": "1", "rounds": "2", "nevada": "false"}
DEALT: Final = 2  # cards of a hand before anything is asked for


@dataclass(frozen=True)
class Replay:
    """The table as far as it was told: before the house looked, where it asked something then, after it, and what happened."""

    rules: BlackjackRules
    cards: Laid
    asked: State | None
    state: State
    events: tuple[Event, ...]

    @property
    def mesa(self) -> Mesa:
        """What lies on the table."""
        return shown(self.state)

    @property
    def maos(self) -> tuple[Mao, ...]:
        """The hands of who is asked about."""
        return self.mesa.lugares[WHO].maos

    def check(self, kind: type[Action]) -> Reason | None:
        """Whether this may be done now."""
        return self.state.check(WHO, _act(self.state, kind))

    def after(self, action: Action, who: int = WHO) -> "Replay":
        """One act later."""
        step = self.state.apply(who, action)
        return replace(self, state=step.state, events=(*self.events, *step.events))


def shown(state: State) -> Mesa:
    """What lies on the table."""
    view = state.view(PUBLIC)
    assert isinstance(view, BlackjackView)
    return view.shown


def _act(state: State, kind: Any) -> Action:
    act: Action = kind(shown(state).turns)
    return act


def replayed(table: Table, options: Mapping[str, str]) -> Replay | Reason:
    """The table played as it was told, or the first thing that was not allowed."""
    settings = {"bet_min": "1", "bet_max": str(MOST_CHIPS), **options, **FIXED}
    rules = rules_of(settings)
    cards = laid(table, rules)
    told = script(table, cards, rules)
    least = HALVES * rules.bet_min
    score = (HALVES * table.chips, least) if table.others else (HALVES * table.chips,)
    if score[WHO] < least:
        return Reason("sits-out", rules.cites["sit-out"], (WHO, rules.bet_min))
    found = Replay(rules, cards, None, catalogue.new("blackjack", len(score), dict(rules.options), score=score), ())
    reason = found.state.check(WHO, Bet(1, table.bet))
    if reason is not None:
        return reason
    found = found.after(Bet(1, table.bet))
    if table.others:
        found = found.after(Bet(1, rules.bet_min), OTHER)
    pack = Shuffle(tuple([CARDS[face] for face in shoe(rules, told.draws)]))
    before = _answered(found.after(pack, CHANCE), table)
    after = before if isinstance(before, Reason) else _played(before, table, told.steps)
    return after if isinstance(after, Reason) else _rest(after)


def _answered(replay: Replay, table: Table) -> Replay | Reason:
    """Insurance or early surrender, where they are asked for (BJ-S18)."""
    if table.surrendered and replay.rules.surrender == NEVER:
        return Reason("no-surrender", replay.rules.cites["surrender"])
    early = table.surrendered and replay.rules.surrender == EARLY
    if early and table.insured:
        return Reason("insured-or-given-up", replay.rules.cites["order"], (WHO,))
    if replay.state.actors() != (WHO,) or replay.mesa.phase != "asking":
        return _unasked(replay, table, early) or _rest(replay)
    kind = Surrender if early else Insure if table.insured else Decline
    reason = replay.check(kind)
    return reason or _rest(replace(replay, asked=replay.state).after(_act(replay.state, kind)))


def _rest(replay: Replay) -> Replay:
    """Whoever else is asked wants nothing, and stands."""
    while replay.state.actors() == (OTHER,) and replay.mesa.phase in ("asking", "playing"):
        kind = Decline if replay.mesa.phase == "asking" else Stand
        replay = replay.after(_act(replay.state, kind), OTHER)
    return replay


def _unasked(replay: Replay, table: Table, early: bool) -> Reason | None:
    """What could not be answered, for nothing was asked."""
    rules, first = replay.rules, replay.cards.house[0]
    if early and are_blackjack(*replay.cards.hands[0][:2]):
        return Reason("surrender-blackjack", rules.cites["surrender-blackjack"])
    if early:
        return Reason("surrender-not-ace", rules.cites["early-ace"])
    if not table.insured:
        return None
    if POINTS[first] != ACE:
        return Reason("no-ace-open", rules.cites["insurance"])
    return Reason("chips-short", rules.cites["insurance-price"], (table.bet, HALVES * (table.chips - table.bet)))


def _played(replay: Replay, table: Table, steps: tuple[Step, ...]) -> Replay | Reason:
    """The turn, act by act; a round that is over before it has no acts."""
    if table.surrendered and replay.rules.surrender != EARLY and _at(replay, 0):
        reason = replay.check(Surrender)
        if reason is None and len(table.hands) > 1:
            reason = Reason("surrender-split", replay.rules.cites["surrender-blackjack"])
        if reason is None and len(replay.cards.hands[0]) > DEALT:
            reason = Reason("surrender-first", replay.rules.cites["surrender-first"])
        return reason or replay.after(_act(replay.state, Surrender))
    looked = not _at(replay, 0)
    for step in () if looked else steps:
        reason = _hand_over(replay, step) or replay.check(step.kind) if _waits(replay, step) else None
        if reason is not None:
            return reason
        if _at(replay, step.hand):
            replay = replay.after(_act(replay.state, step.kind))
    return replay if looked else _doubles(replay, table) or replay


def _at(replay: Replay, hand: int) -> bool:
    """Whether this hand is being played."""
    mesa = replay.mesa
    return mesa.phase == "playing" and (mesa.turn, mesa.hand) == (WHO, hand)


def _waits(replay: Replay, step: Step) -> bool:
    """Whether something is to be done; a hand that is over by itself need not be left."""
    return step.kind is not Stand or _at(replay, step.hand)


def _hand_over(replay: Replay, step: Step) -> Reason | None:
    """Why a hand that is over got another card."""
    if _at(replay, step.hand):
        return None
    mao, cites = replay.maos[step.hand], replay.rules.cites
    if mao.state == "bust":
        return Reason("over-already", cites["bust"])
    return Reason("double-one-only", cites["double-one"]) if mao.doubled else Reason("split-aces-one-card", cites["split-aces"])


def _doubles(replay: Replay, table: Table) -> Reason | None:
    """A doubled hand has its two cards and exactly one more (BJ-DOBRA-2)."""
    for at in table.doubled:
        if at >= len(table.hands):
            raise ValueError("doubled")
        if len(replay.cards.hands[at]) != DEALT + 1:
            return Reason("double-one-only", replay.rules.cites["double-one"])
    return None
