"""The public face of a session of blackjack: the verbs of the contract over `Partida`. Nothing here decides a rule."""

from random import Random
from typing import Any, Final

from carteado.cards import CARDS, Card
from carteado.game import CHANCE, REFEREE, Action, BadStart, Board, Event, Outcome, Reason, Seat, View
from carteado.games.blackjack.rules import incidents, menu, moves, refusals, retelling, rounds, settling, sight, worlds
from carteado.games.blackjack.rules.acts import Bet, Decline, Stand
from carteado.games.blackjack.rules.hand import empty
from carteado.games.blackjack.rules.incidents import MOST_HALVES
from carteado.games.blackjack.rules.partida import Partida, restored
from carteado.games.blackjack.rules.phases import ASKING, BETTING, NO_SEAT, SHUFFLE
from carteado.games.blackjack.rules.playout import playout
from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.rules.rulebook import HALVES, BlackjackRules
from carteado.games.blackjack.rules.views import BlackjackView
from carteado.native import mypyc_attr
from carteado.pack import Ruling, Shuffle

_NOTHING: Final[tuple[Action, ...]] = ()
_SHOES: dict[int, tuple[Action, ...]] = {}


@mypyc_attr(acyclic=True)
class BlackjackBoard(Board):
    """The board of blackjack."""

    __slots__ = ("partida",)

    def __init__(self, partida: Partida) -> None:
        self.partida = partida

    def actors(self) -> tuple[Seat, ...]:
        return self.partida.actors()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if seat == REFEREE:
            return incidents.rulings(self.partida)
        return _chances(self.partida) if seat == CHANCE else menu.menu(self.partida, seat)

    def check(self, seat: Seat, action: Action) -> Reason | None:
        if seat == REFEREE:
            return incidents.objection(self.partida, action)
        if seat == CHANCE:
            return refusals.of_chance(self.partida, action)
        return refusals.of_player(self.partida, seat, action)

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        if seat >= 0:
            moves.step(self.partida, seat, action, log)
        elif isinstance(action, Shuffle):
            rounds.shuffle(self.partida, action.pack, log)
        elif isinstance(action, Ruling):
            incidents.rule(self.partida, action, log)

    def attempt(self, seat: Seat, action: Action, log: list[Event] | None = None) -> Reason | None:
        reason = self.check(seat, action)
        if reason is None:
            self.advance(seat, action, log)
        return reason

    def lapse(self, seat: Seat) -> Action | None:
        """The smallest bet, no insurance, the hand as it is."""
        partida = self.partida
        if seat < 0 or seat not in partida.actors():
            return None
        if partida.phase == BETTING:
            return Bet(partida.mao, partida.rules.bet_min)
        return Decline(partida.turns) if partida.phase == ASKING else Stand(partida.turns)

    def view(self, seat: Seat) -> BlackjackView:
        return sight.look(self.partida, seat)

    def outcome(self) -> Outcome | None:
        return settling.outcome(self.partida)

    def copy(self) -> "BlackjackBoard":
        return BlackjackBoard(self.partida.copy())

    def playout(self, rng: Random) -> int:
        return playout(self.partida, rng)

    def filled(self, view: View, rng: Random | None) -> "BlackjackBoard":
        """Uniform over the orders of the unseen cards that fit; for hidden hands that were split see `worlds`."""
        assert isinstance(view, BlackjackView)
        return BlackjackBoard(worlds.filled(view, rules_of(dict(view.options)), rng))

    def retell(self, acts: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
        return retelling.retold(self.partida, acts)

    def places(self, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
        return sight.places(self.partida, seat)

    def key(self) -> tuple[object, ...]:
        return self.partida.key()

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.key(),))


def _chances(partida: Partida) -> tuple[Action, ...]:
    if partida.phase != SHUFFLE and not partida.waits:
        return _NOTHING
    decks = partida.rules.decks
    if decks not in _SHOES:
        _SHOES[decks] = (Shuffle(tuple([CARDS[face] for face in partida.rules.pack])),)
    return _SHOES[decks]


def new(rules: BlackjackRules, seats: int, score: tuple[int, ...] = (), mao: int = 1) -> BlackjackBoard:
    """A session from its start, or from any chips, in half ones, and any round."""
    if seats not in rules.seats:
        fit = " / ".join(map(str, sorted(rules.seats)))
        raise BadStart(f"{rules.id} is for {fit} seats, not {seats}", "start-seats", rules.id, fit, seats)
    if seats < rules.min_players:
        told = f"at this table {rules.min_players} play at least, not {seats}"
        raise BadStart(told, "start-few", rules.min_players, seats)
    score = tuple(score) or (HALVES * rules.stack,) * seats
    able = [held for held in score if held >= HALVES * rules.bet_min]
    if len(score) != seats or not all(0 <= held <= MOST_HALVES for held in score) or len(able) < rules.min_players:
        most, told = MOST_HALVES, " ".join(map(str, score))
        why = f"a session starts from {seats} numbers of half chips up to {most}, {rules.min_players} of them enough for a bet"
        raise BadStart(f"{why}, not {told}", "start-chips", seats, most // HALVES, rules.min_players, told)
    if not 1 <= mao <= rules.rounds:
        raise BadStart(f"the first round is one of 1 to {rules.rounds}, not {mao}", "start-mao", rules.rounds, mao)
    return BlackjackBoard(
        Partida(
            rules, seats, BETTING, False, score, score, score, mao, 0, (), 0, 0, (0,) * seats, 0, 0, False, True, "", "",
            empty(NO_SEAT, 0), [],
        )
    )  # fmt: skip


def restore(key: tuple[Any, ...]) -> BlackjackBoard:
    """The board with this key."""
    return BlackjackBoard(restored(rules_of(dict(key[1])), key))
