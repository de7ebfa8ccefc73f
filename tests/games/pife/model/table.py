"""What lies on the table: who is in, whose turn it is, hands, stock, lixo, chips and lives; and the order of the seats."""

from collections import Counter

from . import options as house
from .melds import curingas, is_batida

HAND = 9


class Refused(Exception):
    """Why an act may not be done, in a word."""


class Table:
    """Phases: lot, shuffle, cut, bet, mix (the abandoned hands into the rest), recut, draw, discard, restock, window, over."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str] | None = None,
        dealer: int | None = None,
        scores: list[int] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = house.chosen(game, seats, options or {})
        self.grammar = house.grammar(game, self.options)
        self.errors = house.errors_happen(game, self.options)
        start = int(self.options["lives" if game == "cacheta" else "stack"])
        self.scores = list(scores or [start] * seats)  # lives, or chips in the stack
        self.dealer = -1 if dealer is None else dealer
        self.phase = "lot" if dealer is None else "shuffle"
        self.turns = 0  # counted through the whole match, speaking included
        self.windows = 0
        self.carried = 0  # the pot that void deals left
        self.deals = 0
        self.voids = 0  # void deals in a row
        self.winners: list[int] | None = None  # once the match is over
        self.clear()

    def clear(self) -> None:
        self.dealt = [seat for seat in range(self.seats) if self.scores[seat] > 0]
        self.inside = list(self.dealt)
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.taken: list[list[str]] = [[] for _ in range(self.seats)]  # what they hold that was taken from the lixo
        self.stock: list[str] = []  # the first is drawn first
        self.lixo: list[str] = []  # the last is on top
        self.vira: str | None = None
        self.bets = [0] * self.seats
        self.pingos = 0
        self.spoken: list[int] = []  # who has spoken since the last raise
        self.turn = -1
        self.source = ""  # of the card drawn in this turn: stock, lixo
        self.said = False  # pifei, in this turn
        self.erred = False  # a false batida, in this turn
        self.liars: list[int] = []  # false batidas since the last draw or discard
        self.no_discard_batida: set[int] = set()
        self.stock_only: set[int] = set()
        self.debts: Counter[int] = Counter()  # lives to be lost when the deal is scored
        self.drew: set[int] = set()  # who has drawn in this deal
        self.idle = 0
        self.reshuffles = 0
        self.asked: list[int] = []  # the seats the window waits for
        self.claims: dict[int, str | None] = {}  # sealed: the card discarded, None where ten are shown
        self.reached: list[int] = []  # who withdrew in this window
        self.called: list[int] = []  # those of them another seat has called
        self.ended = ""  # batida, ten, louca, alone, exhausted, stalled
        self.out: int | None = None  # who went out, or was left alone

    # The order of the seats.

    @property
    def step(self) -> int:
        return 1 if self.options["direction"] == "cw" else -1

    def after(self, seat: int, among: list[int], step: int = 0) -> list[int]:
        """These seats in the order of play, beginning after this one; itself comes last."""
        step = step or self.step
        around = [(seat + nth * step) % self.seats for nth in range(1, self.seats + 1)]
        return [one for one in around if one in among]

    @property
    def right(self) -> int:
        """The dealer's right neighbour of those dealt in; seats are numbered clockwise, so it is the one before."""
        return self.after(self.dealer, self.dealt, -1)[0]

    @property
    def left(self) -> int:
        return self.after(self.dealer, self.dealt, 1)[0]

    @property
    def cutter(self) -> int:
        """PIF-DIST-3, CAC-S16."""
        return self.right if self.game == "pifpaf" else self.left

    @property
    def order(self) -> list[int]:
        """All dealt in, the first player first (PIF-S2, CAC-INI-1: the dealer's right whatever the direction)."""
        first = self.left if self.game == "pifpaf" else self.right
        return self.after((first - self.step) % self.seats, self.dealt)

    # The deal.

    def deal(self, pack: list[str]) -> None:
        packet = 3 if self.game == "pifpaf" else int(self.options["packet"])
        left = list(pack)
        while any(len(self.hands[seat]) < HAND for seat in self.dealt):
            for seat in self.order:
                # reading: nine is odd, so with packet=2 the last round is of one card each
                count = min(packet, HAND - len(self.hands[seat]))
                self.hands[seat] += left[:count]
                del left[:count]
        if self.game == "cacheta" and self.options["use_vira"] == "true":
            self.vira = left.pop(0)
            if self.options["vira_playable"] == "true":
                left.append(self.vira)
        self.stock = left

    # Batidas.

    @property
    def wild(self) -> set[str]:
        return curingas(self.vira, self.options["vira_scope"]) if self.vira else set()

    def marked(self, cards: list[str], taken: list[str]) -> list[str]:
        """The cards with a star on those that may act as curingas."""
        natural = taken.copy() if self.options.get("discarded_wild") == "natural_only" else []
        found: list[str] = []
        for card in cards:
            if card in natural:
                natural.remove(card)
                found.append(card)
            else:
                found.append(card + "*" if card in self.wild else card)
        return found

    def goes_out(self, seat: int, drawn: list[str], discard: str | None) -> bool:
        """Whether the hand with these cards besides, less the one discarded, is a batida."""
        hand, taken = self.hands[seat] + drawn, self.taken[seat] + drawn
        if discard is not None:
            hand.remove(discard)
            if discard in taken:
                taken.remove(discard)  # reading: a curinga taken is the first of its face to leave again
        return is_batida(self.marked(hand, taken), self.grammar)

    # Chips.

    @property
    def pot(self) -> int:
        return self.carried + self.pingos + sum(self.bets)

    @property
    def bet(self) -> int:
        return max(self.bets)

    def pay(self, seat: int, total: int) -> None:
        self.scores[seat] -= total - self.bets[seat]
        self.bets[seat] = total
