"""A session of blackjack as the catalogue's round machine has it, written down as it goes.

The session is a generator. It stops wherever somebody has to decide and says who may do what; it stops with nothing to say
where it needs shuffled packs. All amounts are half chips, but for the number of chips that a bet names. Whatever comes back to
a stack, the half of a surrendered bet too, comes when the round is settled.

The catalogue does not say whether the shoe is shuffled before the bets or after them: where a shuffle is due, `feed` is taken
at any time before the deal.
"""

from collections.abc import Generator

from .counting import PACK, counted, natural, pair, rank, total, worth
from .hands import Hand, Last, settled

SETTINGS = {
    "decks": "6",
    "stack": "100",
    "bet_min": "2",
    "bet_max": "20",
    "rounds": "20",
    "min_players": "1",
    "peek": "true",
    "hit_soft_17": "false",
    "double_on": "any2",
    "das": "false",
    "split_by": "value",
    "resplit": "false",
    "max_hands": "4",
    "resplit_aces": "false",
    "surrender": "none",
    "early_vs": "any",
    "insurance": "exact_half",
    "nevada": "false",
    "penetration": "0.75",
    "clock": "off",
}
HIDDEN = "?"

Asked = dict[int, set[str]] | None  # who may do what; nothing where packs are wanted
Done = tuple[int, str, int] | None  # who did what, and how many chips were bet
Steps = Generator[Asked, Done, None]
Card = Generator[Asked, Done, str]


class Refused(Exception):
    """What may not be done."""


class Model:
    """`Model({}, [200, 200])`, then `feed` where `wants_shuffle()` and `act` where `choices(seat)`."""

    def __init__(self, settings: dict[str, str], stacks: list[int]) -> None:
        if unknown := settings.keys() - SETTINGS.keys():
            raise ValueError(f"no such settings: {unknown}")
        self.settings = SETTINGS | settings
        self.stacks = list(stacks)
        self.seats = range(len(stacks))
        self.round = 0  # counted from 1
        self.over = False
        self.shoe: list[str] = []  # the next card first
        self.dealt = 0  # cards out of the packs shuffled last
        self.due = False  # a shuffle before this round
        self.playing: list[int] = []  # those who can bet, in the order of the deal
        self.bets: dict[int, int] = {}
        self.hands: dict[int, list[Hand]] = {}
        self.insurance: dict[int, int] = {}
        self.house: list[str] = []
        self.house_open = False  # the hidden card has been shown
        self.last: Last | None = None  # the round before this one
        self._session = self._rounds()
        self._asked: Asked = {}
        self._go(None)

    # What can be asked of it.

    def wants_shuffle(self) -> bool:
        """Whether shuffled packs are wanted now, or may come now."""
        return not self.over and (self.due or self._asked is None)

    def actors(self) -> list[int]:
        return sorted(self._asked or {})

    def choices(self, seat: int) -> set[str]:
        return set((self._asked or {}).get(seat, set()))

    def bet_range(self, seat: int) -> tuple[int, int]:
        """The smallest and the largest bet, in whole chips (BJ-DIST-1, BJ-S15, BJ-S16)."""
        return self._number("bet_min"), min(self._number("bet_max"), self.stacks[seat] // 2)

    def sees(self, viewer: int | None, seat: int) -> list[list[str]]:
        """The hands of a seat as another sees them, or one who only watches (BJ-DIST-2, BJ-OPT-NEVADA)."""
        return [self._seen(hand, open_to=viewer == seat) for hand in self.hands.get(seat, [])]

    def sees_house(self) -> list[str]:
        """The hand of the house as everybody sees it (BJ-DIST-3, BJ-DIST-4)."""
        return [HIDDEN if at == 1 and not self.house_open else card for at, card in enumerate(self.house)]

    # What can be done to it.

    def feed(self, cards: list[str]) -> None:
        """Freshly shuffled packs, the first card on top."""
        if not self.wants_shuffle():
            raise Refused("no shuffle is due")
        if sorted(cards) != sorted(PACK * self._number("decks")):
            raise Refused("not the cards of these packs")
        self.shoe, self.dealt, self.due = list(cards), 0, False
        if self._asked is None:
            self._go(None)

    def act(self, seat: int, word: str, amount: int = 0) -> None:
        if word not in self.choices(seat):
            raise Refused(f"{word}: {seat} may {self.choices(seat)}")
        if word == "bet":
            least, most = self.bet_range(seat)
            if not least <= amount <= most:
                raise Refused(f"a bet of {amount}: {least} to {most}")
        self._go((seat, word, amount))

    def _go(self, done: Done) -> None:
        try:
            self._asked = next(self._session) if done is None else self._session.send(done)
        except StopIteration:
            self._asked, self.over = {}, True

    # The session.

    def _rounds(self) -> Steps:
        while self.round < self._number("rounds") and len(self._able()) >= self._number("min_players"):
            self.round += 1
            yield from self._one_round()

    def _one_round(self) -> Steps:
        before = list(self.stacks)
        self.playing = self._able()
        self.bets, self.hands, self.insurance, self.house, self.house_open = {}, {}, {}, [], False
        self.due = self._worn()
        yield from self._take_bets()
        while self.due:
            yield None
        yield from self._deal()
        yield from self._ask_before_the_look()
        if not self._look_finds_blackjack():
            for seat in self.playing:
                yield from self._turn(seat)
            yield from self._house_plays()
        self._settle(before)

    def _able(self) -> list[int]:
        return [seat for seat in self.seats if self.stacks[seat] >= 2 * self._number("bet_min")]  # BJ-S20

    def _worn(self) -> bool:
        """Whether the packs are shuffled before this round (BJ-S14)."""
        percent = round(100 * float(self.settings["penetration"]))
        fresh = percent == 0 or (percent == 75 and self._number("decks") <= 2)
        return fresh or not self.shoe or 100 * self.dealt >= percent * 52 * self._number("decks")

    def _take_bets(self) -> Steps:
        while missing := [seat for seat in self.playing if seat not in self.bets]:
            seat, _, chips = _said((yield {seat: {"bet"} for seat in missing}))
            self.bets[seat] = 2 * chips
            self.stacks[seat] -= 2 * chips

    def _card(self) -> Card:
        while not self.shoe:
            yield None
        self.dealt += 1
        return self.shoe.pop(0)

    def _deal(self) -> Steps:
        for seat in self.playing:
            self.hands[seat] = [Hand([], self.bets[seat])]
        for _ in range(2):
            for seat in self.playing:
                self.hands[seat][0].cards.append((yield from self._card()))
            self.house.append((yield from self._card()))

    # Before the turns.

    def _ask_before_the_look(self) -> Steps:
        for seat in self.playing:
            if words := self._before_the_look(seat):
                _, word, _ = _said((yield {seat: words}))
                if word == "insure":
                    self.insurance[seat] = self.bets[seat] // 2  # BJ-SEGURO-2
                    self.stacks[seat] -= self.insurance[seat]
                if word == "surrender":
                    self.hands[seat][0].end = "surrendered"

    def _before_the_look(self, seat: int) -> set[str]:
        ace = rank(self.house[0]) == "A"
        early = self.settings["surrender"] == "early" and not (ace and self.settings["early_vs"] == "not_ace")  # BJ-S12
        words = set()
        if ace and self.stacks[seat] >= self.bets[seat] // 2:
            words.add("insure")
        if early and not natural(self.hands[seat][0].cards):
            words.add("surrender")
        if words or (early and self._is("nevada")):
            words.add("decline")
        return words

    def _look_finds_blackjack(self) -> bool:
        """The house looks, and shows a BlackJack (BJ-S1)."""
        if self._is("peek") and worth(self.house[0]) >= 10 and natural(self.house):
            self.house_open = True
        return self.house_open

    # The turns.

    def _turn(self, seat: int) -> Steps:
        hands = self.hands[seat]
        fresh = True
        at = 0
        while at < len(hands):
            hand = hands[at]
            if hand.end:
                at += 1
                continue
            if len(hand.cards) == 1:
                hand.cards.append((yield from self._card()))
            words = self._words(seat, hand, fresh)
            if hand.of_aces and words == {"stand"}:
                hand.end = "stood"  # BJ-SPLIT-2
                continue
            _, word, _ = _said((yield {seat: words}))
            fresh = False
            yield from self._do(seat, at, word)

    def _words(self, seat: int, hand: Hand, fresh: bool) -> set[str]:
        if hand.blackjack:
            return {"stand"}
        words = {"stand"} if hand.of_aces else {"stand", "hit"}
        if self._may_split(seat, hand):
            words.add("split")
        if self._may_double(seat, hand):
            words.add("double")
        if fresh and self.settings["surrender"] == "late":
            words.add("surrender")
        return words

    def _may_split(self, seat: int, hand: Hand) -> bool:
        if not pair(hand.cards, self.settings["split_by"]) or self.stacks[seat] < self.bets[seat]:
            return False
        if hand.splits == 0:
            return True
        again = self._is("resplit") and hand.splits == 1 and len(self.hands[seat]) < self._number("max_hands")
        return again and (not hand.of_aces or self._is("resplit_aces"))

    def _may_double(self, seat: int, hand: Hand) -> bool:
        if len(hand.cards) != 2 or hand.of_aces or self.stacks[seat] < self.bets[seat]:
            return False
        return hand.splits == 0 or self._is("das")

    def _do(self, seat: int, at: int, word: str) -> Steps:
        hand = self.hands[seat][at]
        if word == "stand":
            hand.end = "stood"
        elif word == "surrender":
            hand.end = "surrendered"
        elif word == "split":
            self.stacks[seat] -= self.bets[seat]
            self.hands[seat][at : at + 1] = hand.parted()
        else:
            if word == "double":
                self.stacks[seat] -= self.bets[seat]
                hand.stake *= 2
            hand.cards.append((yield from self._card()))
            if total(hand.cards) > 21:
                hand.end = "bust"
            elif word == "double":
                hand.end = "stood"

    # The house, and the end.

    def _house_plays(self) -> Steps:
        self.house_open = True
        standing = [hand for hands in self.hands.values() for hand in hands if hand.end == "stood" and not hand.blackjack]
        while standing and self._house_draws():
            self.house.append((yield from self._card()))

    def _house_draws(self) -> bool:
        points, soft = counted(self.house)
        return points <= 16 or (points == 17 and soft and self._is("hit_soft_17"))

    def _settle(self, before: list[int]) -> None:
        gains = [0 for _ in self.seats]
        blackjack = natural(self.house)
        for seat in self.playing:
            for hand in self.hands[seat]:
                gain = settled(hand, self.house)
                gains[seat] += gain
                self.stacks[seat] += hand.stake + gain
            price = self.insurance.get(seat, 0)
            gains[seat] += 2 * price if blackjack else -price
            self.stacks[seat] += 3 * price if blackjack else 0
        assert self.stacks == [had + gain for had, gain in zip(before, gains, strict=True)]
        self.last = Last(self.round, gains, {seat: list(hands) for seat, hands in self.hands.items()}, list(self.house))

    def _seen(self, hand: Hand, open_to: bool) -> list[str]:
        if open_to or self.over or not self._is("nevada") or hand.end == "bust":
            return list(hand.cards)
        return [HIDDEN for _ in hand.cards]

    def _number(self, key: str) -> int:
        return int(self.settings[key])

    def _is(self, key: str) -> bool:
        return self.settings[key] == "true"


def _said(done: Done) -> tuple[int, str, int]:
    assert done is not None
    return done
