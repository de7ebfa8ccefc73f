"""Blackjack valued by trying every order of the cards, with nothing taken from the solver.

Cards are letters: `A`, `2` to `9`, and for ten-value cards `T J Q K`, so that ranks can be told apart. The hidden card is one
of the unseen ones; where the house has checked, it is none that makes a BlackJack, and a card is drawn from what is left.
Split hands are really played one after the other, every hand by what it knows (split.py, points 1 to 4).
"""

from functools import cache

from carteado.games.blackjack.rules.rulebook import EARLY, LATE, BlackjackRules

Shoe = tuple[str, ...]  # sorted
WORTH = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10} | {str(number): number for number in range(2, 10)}


def total(cards: str) -> tuple[int, bool]:
    hard = sum(WORTH[card] for card in cards)
    return (hard + 10, True) if "A" in cards and hard <= 11 else (hard, False)


def without(shoe: Shoe, *cards: str) -> Shoe:
    left = list(shoe)
    for card in cards:
        left.remove(card)
    return tuple(left)


class Brute:
    """One shoe under one set of rules."""

    def __init__(self, rules: BlackjackRules, shoe: str) -> None:
        self.rules = rules
        self.shoe: Shoe = tuple(sorted(shoe))
        self.house = cache(self._house)
        self.draws = cache(self._draws)
        self.best = cache(self._best)
        self.run = cache(self._run)

    def edge(self) -> float:
        found, deals = 0.0, len(self.shoe) * (len(self.shoe) - 1) * (len(self.shoe) - 2)
        counted = {card: self.shoe.count(card) for card in self.shoe}
        for up, ups in counted.items():
            left = without(self.shoe, up)
            for one in counted:
                for other in counted:
                    ways = left.count(one) * (left.count(other) - (one == other))
                    if ways > 0:
                        found += ups * ways / deals * self.whole(up, one + other, without(left, one, other))
        return found

    def whole(self, up: str, hand: str, unseen: Shoe) -> float:
        natural = sum(self.makes_21(up, card) for card in unseen) / len(unseen)
        if total(hand) == (21, True):
            return 1.5 * (1 - natural)
        acts = [self.best(up, hand, unseen, True)[0]]
        if self.pair(hand):
            acts.append(self.split(up, hand[0], unseen))
        if self.rules.surrender == LATE:
            acts.append(-0.5)
        worth = max(acts)
        if self.rules.peek:
            worth = worth * (1 - natural) - natural
        early = self.rules.surrender == EARLY and (up != "A" or self.rules.early_vs_ace)
        return max(worth, -0.5) if early else worth

    def pair(self, hand: str) -> bool:
        return hand[0] == hand[1] if self.rules.split_by_rank else WORTH[hand[0]] == WORTH[hand[1]]

    def makes_21(self, up: str, hidden: str) -> bool:
        return total(up + hidden) == (21, True)

    def holes(self, up: str, unseen: Shoe) -> list[str]:
        """What the hidden card may still be."""
        return [card for card in unseen if not (self.rules.peek and self.makes_21(up, card))]

    def _house(self, cards: str, unseen: Shoe) -> dict[int, float]:
        """How it ends: a total, 0 over 21, 22 a BlackJack."""
        points, soft = total(cards)
        if points > 21:
            return {0: 1.0}
        if len(cards) == 2 and points == 21:
            return {22: 1.0}
        if points > 17 or (points == 17 and not (soft and self.rules.hit_soft_17)):
            return {points: 1.0}
        assert unseen, "the shoe is too small for this test"
        ends: dict[int, float] = {}
        for card in set(unseen):
            for end, chance in self.house("".join(sorted(cards + card)), without(unseen, card)).items():
                ends[end] = ends.get(end, 0.0) + chance * unseen.count(card) / len(unseen)
        return ends

    def settle(self, up: str, hands: tuple[tuple[int, int], ...], unseen: Shoe) -> float:
        """Total and stake of each hand against all that the house may turn up; 0 is a hand already lost."""
        holes = self.holes(up, unseen)
        found = 0.0
        for hidden in set(holes):
            ends = self.house(up + hidden, without(unseen, hidden))
            for end, chance in ends.items():
                paid = sum(stake * (-1 if not points else (points > end) - (points < end)) for points, stake in hands)
                found += chance * paid * holes.count(hidden) / len(holes)
        return found

    def _draws(self, up: str, unseen: Shoe) -> dict[str, float]:
        holes = self.holes(up, unseen)
        found: dict[str, float] = {}
        for hidden in holes:
            for card in without(unseen, hidden):
                found[card] = found.get(card, 0.0) + 1 / len(holes) / (len(unseen) - 1)
        return found

    def _best(self, up: str, hand: str, unseen: Shoe, may_double: bool) -> tuple[float, str]:
        """What a hand is worth that is not split, and by which act, if these cards are all that it does not know."""
        points, _ = total(hand)
        if points > 21:
            return -1.0, "bust"
        found = [(self.settle(up, ((points, 1),), unseen), "stand")]
        after = [(share, "".join(sorted(hand + card)), without(unseen, card)) for card, share in self.draws(up, unseen).items()]
        found.append((sum(share * self.best(up, cards, left, False)[0] for share, cards, left in after), "hit"))
        if may_double:
            once = [(share, total(cards)[0], left) for share, cards, left in after]
            worth = sum(share * self.settle(up, ((points if points <= 21 else 0, 2),), left) for share, points, left in once)
            found.append((worth, "double"))
        return max(found, key=lambda each: round(each[0], 11))  # of two worth the same, the first: the quieter one

    def split(self, up: str, card: str, unseen: Shoe) -> float:
        known = without(self.shoe, up)
        return self.run(up, card, (), (((card,), 1), ((card,), 1)), known, unseen)

    def alone(self, up: str, card: str, unseen: Shoe) -> float:
        """One split card that may not be split again, from its second card on."""
        return sum(
            share * self.second(up, card, card + drawn, without(unseen, drawn))[0]
            for drawn, share in self.draws(up, unseen).items()
        )

    def second(self, up: str, card: str, hand: str, unseen: Shoe) -> tuple[float, str]:
        if card == "A":
            return self.settle(up, ((total(hand)[0], 1),), unseen), "stand"
        return self.best(up, "".join(sorted(hand)), unseen, self.rules.das)

    def parts(self, up: str, card: str, hand: tuple[str, ...], born: int, hands: int, known: Shoe) -> bool:
        if len(hand) != 2 or born != 1 or hands >= self.rules.hands or not self.pair("".join(hand)):
            return False
        if card == "A" and not self.rules.resplit_aces:
            return False
        left = self.knows(known, card, hands, hand)
        return 2 * self.alone(up, card, left) > self.second(up, card, "".join(hand), left)[0] + 1e-12

    def knows(self, known: Shoe, card: str, hands: int, hand: tuple[str, ...]) -> Shoe:
        """What a hand thinks unseen: all but its own cards and the split card of each other hand."""
        left = list(known)
        for gone in (*[card] * (hands - 1), *hand):
            like = gone if gone in left else next(each for each in left if WORTH[each] == WORTH[gone])
            left.remove(like)
        return tuple(left)

    def _run(
        self,
        up: str,
        card: str,
        done: tuple[tuple[int, int], ...],
        queue: tuple[tuple[tuple[str, ...], int], ...],
        known: Shoe,
        unseen: Shoe,
    ) -> float:
        """All hands of a split, in their order: drawn from what is really unseen, played by what each hand knows."""
        if not queue:
            return self.settle(up, done, unseen)
        (hand, born), rest = queue[0], queue[1:]
        hands = len(done) + len(queue)
        if len(hand) == 1:
            return self._each(up, card, done, hand, born, rest, known, unseen)
        if self.parts(up, card, hand, born, hands, known):
            return self.run(up, card, done, (((hand[0],), 2), ((hand[1],), 2), *rest), known, unseen)
        points = total("".join(hand))[0]
        if points > 21:
            return self.run(up, card, tuple(sorted((*done, (0, 1)))), rest, known, unseen)
        left = self.knows(known, card, hands, hand)
        act = self.second(up, card, "".join(hand), left)[1]
        if len(hand) > 2:
            act = self.best(up, "".join(sorted(hand)), left, False)[1]
        if act == "hit":
            return self._each(up, card, done, hand, born, rest, known, unseen)
        if act == "stand":
            return self.run(up, card, tuple(sorted((*done, (points, 1)))), rest, known, unseen)
        worth = 0.0
        for drawn, share in self.draws(up, unseen).items():
            points = total("".join((*hand, drawn)))[0]
            ended = tuple(sorted((*done, (points if points <= 21 else 0, 2))))
            worth += share * self.run(up, card, ended, rest, known, without(unseen, drawn))
        return worth

    def _each(
        self,
        up: str,
        card: str,
        done: tuple[tuple[int, int], ...],
        hand: tuple[str, ...],
        born: int,
        rest: tuple[tuple[tuple[str, ...], int], ...],
        known: Shoe,
        unseen: Shoe,
    ) -> float:
        worth = 0.0
        for drawn, share in self.draws(up, unseen).items():
            grown = (*hand, drawn) if len(hand) == 1 else tuple(sorted((*hand, drawn)))
            worth += share * self.run(up, card, done, ((grown, born), *rest), known, without(unseen, drawn))
        return worth
