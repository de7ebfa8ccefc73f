"""A whole session as it stands: chips, the shoe, the hands on the table, and what it is waiting for.

Rule 1: this file reads; how a session goes on is in `rounds` and `settling`, what a referee does in `incidents`.
Rule 2: a round lies on the table until the next cards are dealt, so until then a ruling can still take its result back.
Rule 3: `score` is what each seat has, in half chips, what it has at stake included; it changes when a hand is settled.
"""

from typing import Any, Final

from carteado.game import CHANCE, Seat
from carteado.games.blackjack.rules.hand import Hand
from carteado.games.blackjack.rules.phases import ASKING, BETTING, BUST, DEALING, GIVEN_UP, HOUSE, PLAYING, SHUFFLE
from carteado.games.blackjack.rules.rulebook import FACES, HALVES, BlackjackRules
from carteado.native import mypyc_attr

_ALONE: Final = tuple([(seat,) for seat in range(8)])
_CHANCE_ALONE: Final[tuple[int, ...]] = (CHANCE,)
_NOBODY: Final[tuple[int, ...]] = ()


@mypyc_attr(acyclic=True)
class Partida:
    """A session in play, changed in place.

    `pack` are the shoes of the round one after another, the one in use last; `began` is where the round's first card lay,
    `cursor` the next card. `at` is the hand that is asked or played, `waits` whether a card is needed and the shoe is empty.
    """

    __slots__ = (
        "at", "base", "began", "bets", "checked", "clause", "cursor", "hands", "hidden", "house", "how", "insured", "mao",
        "opening", "pack", "phase", "rules", "score", "seats", "turns", "waits",
    )  # fmt: skip

    def __init__(
        self,
        rules: BlackjackRules,
        seats: int,
        phase: int,
        waits: bool,
        opening: tuple[int, ...],
        score: tuple[int, ...],
        base: tuple[int, ...],
        mao: int,
        turns: int,
        pack: tuple[int, ...],
        began: int,
        cursor: int,
        bets: tuple[int, ...],
        insured: int,
        at: int,
        checked: bool,
        hidden: bool,
        how: str,
        clause: str,
        house: Hand,
        hands: list[Hand],
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.phase = phase
        self.waits = waits
        self.opening = opening
        self.score = score
        self.base = base
        self.mao = mao
        self.turns = turns
        self.pack = pack
        self.began = began
        self.cursor = cursor
        self.bets = bets
        self.insured = insured
        self.at = at
        self.checked = checked
        self.hidden = hidden
        self.how = how
        self.clause = clause
        self.house = house
        self.hands = hands

    def copy(self) -> "Partida":
        """The same, to be changed by oneself."""
        return Partida(
            self.rules, self.seats, self.phase, self.waits, self.opening, self.score, self.base, self.mao, self.turns,
            self.pack, self.began, self.cursor, self.bets, self.insured, self.at, self.checked, self.hidden, self.how,
            self.clause, self.house.copy(), [hand.copy() for hand in self.hands],
        )  # fmt: skip

    def actors(self) -> tuple[Seat, ...]:
        """Whom the game waits for."""
        phase = self.phase
        if self.waits or phase == SHUFFLE:
            return _CHANCE_ALONE
        if phase in (PLAYING, ASKING):
            return _ALONE[self.hands[self.at].seat]
        if phase == BETTING:
            return tuple([seat for seat in range(self.seats) if not self.bets[seat] and self.able(seat)])
        return _NOBODY

    def able(self, seat: Seat) -> bool:
        """Whether the seat has the minimum bet (BJ-S20)."""
        return self.score[seat] >= HALVES * self.rules.bet_min

    def in_round(self) -> bool:
        """Whether bets are placed and the cards are dealt or about to be."""
        return self.phase in (SHUFFLE, DEALING, ASKING, PLAYING, HOUSE)

    def shoe_size(self) -> int:
        """How many cards a shoe has."""
        return FACES * self.rules.decks

    def face(self, draw: int) -> int:
        """The card that was the draw of this number in the round."""
        return self.pack[self.began + draw]

    def faces(self, hand: Hand) -> tuple[int, ...]:
        """The cards of a hand."""
        return tuple([self.pack[self.began + draw] for draw in hand.draws])

    def number(self, hand: Hand) -> int:
        """Which of its seat's hands this is, counted from 0."""
        return [other for other in self.hands if other.seat == hand.seat].index(hand)

    def hands_of(self, seat: Seat) -> list[Hand]:
        """The hands of a seat, in their order."""
        return [hand for hand in self.hands if hand.seat == seat]

    def staked(self, seat: Seat) -> int:
        """What a seat has at stake and not yet won or lost, in half chips."""
        if self.phase == BETTING or self.phase == SHUFFLE:
            return HALVES * self.bets[seat]
        stakes = [hand.stake for hand in self.hands if hand.seat == seat and not hand.how]
        return sum(stakes) + (self.bets[seat] if self.insured >> seat & 1 else 0)

    def free(self, seat: Seat) -> int:
        """What a seat still has to stake, in half chips."""
        return self.score[seat] - self.staked(seat)

    def wins(self, seat: Seat, halves: int) -> None:
        """The seat wins so many half chips, or with a negative number loses them."""
        score = list(self.score)
        score[seat] += halves
        self.score = tuple(score)

    def idle_house(self) -> bool:
        """Whether no hand is left that the house has to draw against (BJ-S13)."""
        return all(hand.state in (BUST, GIVEN_UP) or hand.natural() for hand in self.hands)

    def cite(self, word: str) -> str:
        """The clause behind a rule of the machine."""
        return self.rules.cites[word]

    def key(self) -> tuple[object, ...]:
        """All of it as plain values; of the cards that are gone the order does not count."""
        return (
            self.rules.id, self.rules.options, self.seats, self.phase, self.waits, self.opening, self.score, self.base,
            self.mao, self.turns, (*sorted(self.pack[: self.began]), *self.pack[self.began :]), self.began, self.cursor,
            self.bets, self.insured, self.at, self.checked, self.hidden, self.how, self.clause, self.house.key(),
            tuple([hand.key() for hand in self.hands]),
        )  # fmt: skip


def restored(rules: BlackjackRules, key: tuple[Any, ...]) -> Partida:
    """The session with this key."""
    (
        seats, phase, waits, opening, score, base, mao, turns, pack, began, cursor, bets, insured, at, checked, hidden, how,
        clause,
    ) = key[2:-2]  # fmt: skip
    return Partida(
        rules, seats, phase, waits, opening, score, base, mao, turns, pack, began, cursor, bets, insured, at, checked, hidden,
        how, clause, Hand(*key[-2]), [Hand(*hand) for hand in key[-1]],
    )  # fmt: skip
