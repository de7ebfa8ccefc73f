"""A record read for what there is to learn: each decision held against the book, each round against the edge.

Rule 1: a decision costs what the book's choice was worth more, in chips of the hand's stake; a bet is no decision here.
Rule 2: a round is expected to bring the edge of the rules on its bet, for somebody with so many chips; the count is not asked.
Rule 3: a round that a referee takes back was not played, and one that has not ended is not told of.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from carteado.advice import Decision, Round, Study, Valued
from carteado.game import Action, Event, Seat, State
from carteado.games.blackjack.advice.edges import edge_of
from carteado.games.blackjack.advice.kinds import kind_of
from carteado.games.blackjack.advice.worth import asked, told
from carteado.games.blackjack.bots.book import LIKED, choices
from carteado.games.blackjack.bots.table import rules_for
from carteado.games.blackjack.rules.events import BetPlaced, Doubled, Insured, Parted, RoundEnded
from carteado.games.blackjack.rules.incidents import VOID
from carteado.games.blackjack.rules.rulebook import HALVES
from carteado.games.blackjack.rules.views import BlackjackView
from carteado.pack import Ruled
from carteado.records import Record, replay, start


@dataclass(frozen=True)
class Played:
    """A round that ended, in half chips: the bet, all that was staked, what came of it, and what was left beside the bet."""

    number: int
    bet: int
    staked: int
    result: int
    free: int


@dataclass
class Course:
    """What one seat did so far; of the round that is open only what it has staked."""

    rounds: list[Played] = field(default_factory=list[Played])
    decisions: list[Decision] = field(default_factory=list[Decision])
    bet: int = 0
    staked: int = 0

    def take_back(self, number: int) -> None:
        """This round and what came after it do not count."""
        self.rounds = [each for each in self.rounds if each.number < number]
        self.decisions = [each for each in self.decisions if each.number < number]
        self.bet = self.staked = 0

    def end(self, number: int, gain: int, base: int, dealt: bool) -> None:
        """The round is over; who has no cards sat by."""
        if dealt:
            self.rounds.append(Played(number, self.bet, self.staked, gain, base - self.bet))
        self.bet = self.staked = 0


def study(record: Record, seat: Seat) -> Study:
    """What this seat made of a session; `RecordError` where the record cannot be played again."""
    rules = rules_for(_view(start(record), seat).options)
    course = courses(record)[seat]
    costs: dict[int, float] = {}
    for decision in course.decisions:
        costs[decision.number] = costs.get(decision.number, 0.0) + decision.cost
    rounds = tuple(
        [
            Round(
                each.number,
                each.staked / HALVES,
                each.result / HALVES,
                edge_of(rules, each.free // each.bet) * each.bet / HALVES,
                costs.get(each.number, 0.0),
            )
            for each in course.rounds
        ]
    )
    return Study(seat, rounds, tuple(course.decisions))


def courses(record: Record) -> list[Course]:
    """What every seat did in the rounds that ended."""
    state = start(record)
    found = [Course() for _ in range(record.seats)]
    for moment in replay(record):
        if moment.seat >= 0:
            made = decided(state, moment.seat, moment.action, moment.line)
            found[moment.seat].decisions += [] if made is None else [made]
        state = moment.state
        _hear(found, state, moment.events)
    for course in found:
        ended = {each.number for each in course.rounds}
        course.decisions = [each for each in course.decisions if each.number in ended]
    return found


def decided(state: State, seat: Seat, made: Action, line: int = 0) -> Decision | None:
    """An act held against the best of its menu; nothing where there was nothing to choose."""
    menu = state.legal(seat)
    view = state.view(seat)
    table = asked(view, menu) if len(menu) > 1 else None
    if table is None:
        return None
    return judged(
        told(table, choices(table), menu), made, Decision(line, table.mesa.mao, kind_of(table, menu), made, made, 0.0)
    )


def judged(valued: Iterable[Valued], made: Action, decision: Decision) -> Decision:
    """The decision with what was best and what it cost; of acts worth the same the one made is the best."""
    worths = {each.action: each.value for each in valued}
    best = max(worths, key=lambda action: worths[action])
    cost = worths[best] - worths[made]
    return decision if cost <= LIKED else replace(decision, best=best, cost=cost)


def _hear(found: list[Course], state: State, events: Iterable[Event]) -> None:
    for event in events:
        match event:
            case BetPlaced():
                found[event.seat].bet = found[event.seat].staked = HALVES * event.chips
            case Insured():
                found[event.seat].staked += event.price
            case Doubled():
                found[event.seat].staked += event.stake // 2
            case Parted():
                found[event.seat].staked += event.stake
            case RoundEnded():
                shown = _view(state, 0).shown
                for seat, course in enumerate(found):
                    course.end(event.round, event.gains[seat], shown.base[seat], bool(shown.lugares[seat].maos))
            case Ruled() if event.effect == VOID:
                for course in found:
                    course.take_back(_view(state, 0).shown.mao)
            case _:
                pass


def _view(state: State, seat: Seat) -> BlackjackView:
    view = state.view(seat)
    assert isinstance(view, BlackjackView)
    return view
