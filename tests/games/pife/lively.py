"""Somebody who plays every seat of a model, and its chance: hands that nearly go out, people who do, and people who err.

They look into all hands: what they do need not be wise, only to lead everywhere.
"""

from collections.abc import Iterator
from random import Random

from games.pife.model import betting, window
from games.pife.model.game import CHANCE, Act, Model
from games.pife.model.melds import RANKS, SUITS
from games.pife.model.options import full_pack
from games.pife.rigged import pack

Said = tuple[int, Act]
FACES = [rank + suit for suit in SUITS for rank in RANKS]


class Lively:
    """Draws how eager people are anew for every deal."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._temper()

    def _temper(self) -> None:
        rng = self.rng
        self.greed = rng.choice((0.0, 0.5, 0.9, 1.0, 1.0, 1.0))  # to go out when one can
        self.errors = rng.choice((0.0, 0.05, 0.3))
        self.reaching = rng.choice((0.0, 0.02, 0.3))  # for a discard, to withdraw
        self.lixo = rng.choice((0.02, 0.1, 0.3, 0.97))
        self.boldness = rng.choice((0.03, 0.3, 0.8))  # to leave a deal
        self.holding = rng.choice((0.5, 0.95))  # to throw the card drawn, so that hands stay as they are
        self.second_cut = 5

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def act(self, model: Model) -> Said:
        """What somebody does, one of the acts that the model allows."""
        for seat, act in self._wishes(model):
            if model.allowed(seat, act):
                return seat, act
        raise AssertionError(f"nobody can move: {vars(model)}")

    def _wishes(self, model: Model) -> Iterator[Said]:
        if model.phase in ("lot", "shuffle", "mix", "restock"):
            yield CHANCE, self._by_chance(model)
        elif model.phase in ("cut", "recut"):
            yield model.cutter, ("cut", self.second_cut)
            yield model.cutter, ("cut", 5)
        elif model.phase == "bet":
            yield from self._speaks(model)
        elif model.phase == "window":
            yield from self._in_window(model)
        else:
            if model.liars and self.chance(self.boldness / 2):
                yield self.rng.randrange(model.seats), ("throw", model.turns)
            if self.chance(0.1):
                yield model.turn, ("pifei", model.turns)
            yield from self._draws(model) if model.phase == "draw" else self._discards(model)

    # Packs.

    def _by_chance(self, model: Model) -> Act:
        if model.phase == "lot":
            return ("lot", self.rng.randrange(model.seats))
        if model.phase == "shuffle":
            self._temper()
            return ("shuffle", self._pack(model))
        cards = betting.rest(model) if model.phase == "mix" else model.lixo[:-1]
        self.rng.shuffle(cards)
        return ("shuffle", cards)

    def _pack(self, model: Model) -> list[str]:
        """Such that with the cut, and in pif-paf the second one where nobody abandons, it lies as it was rigged."""
        table = model.twin()
        table.clear()
        cards = pack(table, self.rng)
        if self.chance(0.15):
            cards = full_pack()
            self.rng.shuffle(cards)
        dealt = 9 * len(table.dealt)
        self.second_cut = self.rng.randrange(5, 104 - dealt - 4)
        if model.game == "pifpaf":
            cards = cards[:dealt] + cards[-self.second_cut :] + cards[dealt : -self.second_cut]
        return cards[-self.second_cut :] + cards[: -self.second_cut]

    # Bets.

    def _speaks(self, model: Model) -> Iterator[Said]:
        seat, turn = model.turn, model.turns
        if self.chance(self.boldness / 2):
            yield seat, ("abandon", turn)
        if self.chance(0.4) or not model.bet:
            if model.options["open_check"] == "true" and self.chance(0.6):
                yield seat, ("follow", turn)
            totals = list(range(int(model.options["bet_max"]) + 1))
            self.rng.shuffle(totals)
            yield from ((seat, ("raise", turn, to)) for to in totals)
        yield seat, ("follow", turn)
        yield seat, ("abandon", turn)

    # Turns.

    def _draws(self, model: Model) -> Iterator[Said]:
        seat, turn = model.turn, model.turns
        if self.chance(self.boldness / 3):
            yield seat, ("abandon", turn)
        top = model.lixo[-1:]
        if top and (self.chance(self.lixo) or (self.chance(self.greed) and self.outs(model, seat, top))):
            yield seat, ("take", turn, top[0])
        yield seat, ("buy", turn)

    def _discards(self, model: Model) -> Iterator[Said]:
        seat = model.turn
        if self.chance(self.greed):
            yield from ((seat, ("go_out", card)) for card in self.outs(model, seat, []))
        if self.chance(self.errors):
            yield seat, ("go_out", self.rng.choice([*model.hands[seat], None]))
        if self.chance(self.holding):
            yield seat, ("discard", model.hands[seat][-1])
        yield seat, ("discard", self.rng.choice(model.hands[seat]))

    def outs(self, model: Model, seat: int, drawn: list[str]) -> list[str | None]:
        """What may be discarded in a batida, None where ten are shown, in any order."""
        hand = model.hands[seat] + drawn
        lonely = [] if model.wild & set(hand) else [card for card in hand if is_lonely(card, hand)]
        if len(lonely) > 1:
            return []  # which saves trying
        tried: list[str | None] = [*sorted(set(model.hands[seat]))] if not lonely else [*set(lonely) & set(model.hands[seat])]
        found = [card for card in (*tried, None) if model.goes_out(seat, drawn, card)]
        self.rng.shuffle(found)
        return found

    # Claims.

    def _in_window(self, model: Model) -> Iterator[Said]:
        seat, number = self.rng.choice(model.asked), model.windows
        if model.reached and self.chance(0.3):
            yield seat, ("call", number, self.rng.choice(model.reached))
        if self.chance(self.greed) and window.may_claim(model, seat):
            yield from ((seat, ("claim", number, card)) for card in self.outs(model, seat, model.lixo[-1:]))
        if self.chance(self.errors / 3):
            yield seat, ("claim", number, self.rng.choice([*model.hands[seat], None]))
        if self.chance(self.reaching):
            yield seat, ("reach", number)
        yield seat, ("pass", number)

    # Acts that may well be wrong.

    def odd(self, model: Model) -> Said:
        """Any act of anybody, mostly of somebody who is waited for, about this moment or an earlier one."""
        rng = self.rng
        waited = model.asked if model.phase == "window" else [model.turn]
        seat = rng.choice(waited) if self.chance(0.6) else rng.randrange(model.seats)
        verb = rng.choice(list(ODD))
        held = model.hands[seat] + model.lixo[-1:]
        card = rng.choice(held) if held and self.chance(0.8) else rng.choice(FACES)
        turn = model.turns if self.chance(0.9) else rng.randrange(model.turns + 2)
        number = model.windows if self.chance(0.9) else rng.randrange(model.windows + 2)
        if verb in ("go_out", "claim") and self.chance(0.3):
            return seat, ("go_out", None) if verb == "go_out" else ("claim", number, None)
        fields = {"t": turn, "w": number, "c": card, "s": rng.randrange(model.seats), "n": self._number(model)}
        return seat, (verb, *[fields[name] for name in ODD[verb]])

    def _number(self, model: Model) -> int:
        if model.phase == "bet":
            most = int(model.options["bet_max"])
            return self.rng.choice(
                (model.bet, model.bet + 1, most, most + 1, model.scores[model.turn], self.rng.randrange(most + 2))
            )
        size = len(model.stock)
        return self.rng.choice((0, 1, 4, 5, size - 5, size - 4, size - 1, size, self.rng.randrange(105)))


def is_lonely(card: str, hand: list[str]) -> bool:
    """Whether there are not two other cards that a meld with this one could have beside it."""
    rank, suit = RANKS.index(card[:-1]), card[-1]
    near = {(rank + step) % 13 for step in (-2, -1, 1, 2)}
    run = {one for one in hand if one[-1] == suit and RANKS.index(one[:-1]) in near}
    group = {one for one in hand if one[:-1] == card[:-1] and one != card}
    return len(run) < 2 and len(group) < 2


ODD = {
    "cut": "n", "abandon": "t", "follow": "t", "raise": "tn", "buy": "t", "take": "tc", "discard": "c", "go_out": "c",
    "pifei": "t", "claim": "wc", "pass": "w", "reach": "w", "call": "ws", "throw": "t",
}  # fmt: skip
