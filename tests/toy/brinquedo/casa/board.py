"""The verbs of the contract over a partida against the house."""

from random import Random
from typing import Any, Final

from carteado.cards import CARDS, Card, shuffled
from carteado.game import CHANCE, REFEREE, Action, BadStart, Board, Event, Outcome, Reason, Seat, View
from carteado.pack import Ruled, Ruling, Shuffle
from toy.brinquedo.casa import moves, sight
from toy.brinquedo.casa.acts import Bet, Hit, Stand
from toy.brinquedo.casa.moves import BETTING, OVER, TURN, Partida, restored, to_shuffle
from toy.brinquedo.casa.rulebook import CasaRules, rules_of
from toy.brinquedo.casa.views import CasaView

UNFORESEEN: Final = "BRC-9"
WHY: Final = "decisão da mesa"


class CasaBoard(Board):
    """The board of the game against the house."""

    __slots__ = ("partida",)

    def __init__(self, partida: Partida) -> None:
        self.partida = partida

    def actors(self) -> tuple[Seat, ...]:
        if self.partida.waiting:
            return (CHANCE,)
        return () if self.partida.phase == OVER else (0,)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        partida = self.partida
        if seat == REFEREE:
            return (Ruling(UNFORESEEN, score=(partida.chips + 1,), why=WHY),)
        if seat not in self.actors():
            return ()
        if seat == CHANCE:
            return (Shuffle(tuple([CARDS[face] for face in to_shuffle(partida)])),)
        if partida.phase == TURN:
            return (Hit(len(partida.hand)), Stand(len(partida.hand)))
        most = min(partida.chips, partida.rules.limit)
        return tuple([Bet(partida.round, amount) for amount in sorted({1, (most + 1) // 2, most})])

    def check(self, seat: Seat, action: Action) -> Reason | None:
        partida = self.partida
        if seat == REFEREE:
            return _objection(action)
        if seat not in self.actors():
            return Reason("not-your-turn", "BRC-4")
        if seat == CHANCE:
            fits = isinstance(action, Shuffle) and tuple(sorted(action.pack)) == to_shuffle(partida)
            return None if fits else Reason("not-the-pack", "BRC-7")
        if isinstance(action, (Hit, Stand)):
            fits = partida.phase == TURN and action.held == len(partida.hand)
            return None if fits else Reason("not-this-turn", "BRC-4")
        if not isinstance(action, Bet) or partida.phase != BETTING or action.round != partida.round:
            return Reason("not-this-turn", "BRC-2")
        most = min(partida.chips, partida.rules.limit)
        return None if 1 <= action.amount <= most else Reason("bet-out-of-bounds", "BRC-2", (1, most))

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        match action:
            case Shuffle():
                moves.shuffle(self.partida, action.pack, log)
            case Bet():
                moves.bet(self.partida, action.amount, log)
            case Hit():
                moves.hit(self.partida, log)
            case Stand():
                moves.stand(self.partida, log)
            case Ruling():
                self.partida.chips = action.score[0]
                if log is not None:
                    log.append(Ruled(action.clause, None, "score", "", action.why, action.score))
            case _:
                raise AssertionError(action)

    def attempt(self, seat: Seat, action: Action, log: list[Event] | None = None) -> Reason | None:
        reason = self.check(seat, action)
        if reason is None:
            self.advance(seat, action, log)
        return reason

    def lapse(self, seat: Seat) -> Action | None:
        if seat != 0 or 0 not in self.actors():
            return None
        return Stand(len(self.partida.hand)) if self.partida.phase == TURN else Bet(self.partida.round, 1)

    def view(self, seat: Seat) -> CasaView:
        return sight.look(self.partida, seat, self.actors())

    def outcome(self) -> Outcome | None:
        """The house is no seat: what the seat won or lost is all there is (BRC-8)."""
        if self.partida.phase != OVER:
            return None
        chips = self.partida.chips
        return Outcome((chips - self.partida.rules.stack,), (chips,), "played", "BRC-8")

    def copy(self) -> "CasaBoard":
        return CasaBoard(self.partida.copy())

    def playout(self, rng: Random) -> int:
        decisions = 0
        while self.partida.phase != OVER:
            seat = self.actors()[0]
            action = rng.choice(self.legal(seat))
            if isinstance(action, Shuffle):
                action = Shuffle(shuffled(action.cards, rng))
            self.advance(seat, action)
            decisions += seat != CHANCE
        return decisions

    def filled(self, view: View, rng: Random | None) -> "CasaBoard":
        """Every order of the unseen cards is equally likely."""
        assert isinstance(view, CasaView)
        return CasaBoard(sight.filled(view, rules_of(dict(view.options)), rng))

    def retell(self, acts: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
        """Only the last shoe is hidden."""
        shoe = Shuffle(tuple([CARDS[face] for face in self.partida.shoe]))
        last = max([at for at, (_, action) in enumerate(acts) if isinstance(action, Shuffle)], default=-1)
        return [(seat, shoe if at == last else action) for at, (seat, action) in enumerate(acts)]

    def places(self, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
        return sight.places(self.partida)

    def key(self) -> tuple[object, ...]:
        return self.partida.key()

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.key(),))


def _objection(action: Action) -> Reason | None:
    if not isinstance(action, Ruling) or action != Ruling(UNFORESEEN, score=action.score, why=action.why):
        return Reason("unknown-ruling")
    fits = len(action.score) == 1 and action.score[0] >= 1 and bool(action.why)
    return None if fits else Reason("ruling-without-reason", UNFORESEEN)


def new(rules: CasaRules, seats: int, score: tuple[int, ...] = ()) -> CasaBoard:
    """A partida from its start, or with these chips."""
    if seats != 1:
        raise BadStart(f"{rules.id} is for one seat, not {seats}", "start-seats", rules.id, 1, seats)
    chips = score or (rules.stack,)
    if len(chips) != 1 or chips[0] < 1:
        raise ValueError(f"a partida starts with one chip or more, not {' '.join(map(str, chips))}")
    return CasaBoard(Partida(rules, BETTING, chips[0]))


def restore(key: tuple[Any, ...]) -> CasaBoard:
    """The board with this key."""
    return CasaBoard(restored(key))
