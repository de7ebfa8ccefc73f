"""A deal of cacheta or pif-paf from its first card on, with the cards a test names in the hands and on top of the stock.

Every card is one of the 104: a test that names a card three times fails. Hands that are not named hold nothing that fits.
"""

from collections import Counter
from typing import Any

from carteado.cards import CARDS, Card
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Event, Outcome, Seat, State
from carteado.games.pife.rules import views
from carteado.games.pife.rules.acts import Discard
from carteado.games.pife.rules.rulebook import DECK
from carteado.pack import Lot, Ruling, Shuffle
from games.pife.kit.words import act, cartas, told

VIRA = "2P"


class Mesa:
    """A state, and all that happened on the way to it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    # Doing.

    def do(self, seat: Seat, action: Action) -> "Mesa":
        """Any act."""
        step = self.state.apply(seat, action)
        self.state = step.state
        self.events += step.events
        return self

    def faz(self, *acts: str) -> "Mesa":
        """Acts as text, one after another; `todos passam` is what everybody says who is still asked about a discard."""
        for text in acts:
            if text == "todos passam":
                while self.fase == "claiming":
                    self.do(*act(self.sees(PUBLIC), f"{self.state.actors()[0]} passa"))
            else:
                self.do(*act(self.sees(PUBLIC), text))
        return self

    def gira(self, turns: int, how: str = "compra") -> "Mesa":
        """So many turns in which a card is drawn, or taken, and given back; nobody claims anything."""
        for _ in range(turns):
            seat = self.vez
            self.faz(f"{seat} {how}")
            if self.fase == "restocking":
                self.embaralha()
            if self.fase == "playing":
                given_back = self.state.lapse(seat)
                assert isinstance(given_back, Discard)
                self.do(seat, given_back)
            self.faz("todos passam")
        return self

    def embaralha(self, top: str = "") -> "Mesa":
        """The pack that is asked for, with these cards on top."""
        (asked,) = self.state.legal(CHANCE)
        assert isinstance(asked, Shuffle)
        rest = list(asked.cards)
        for card in cartas(top):
            rest.remove(card)
        return self.do(CHANCE, Shuffle((*cartas(top), *rest)))

    def sorteia(self, drawn: int) -> "Mesa":
        """The lot for the first dealer."""
        (asked,) = self.state.legal(CHANCE)
        assert isinstance(asked, Lot)
        return self.do(CHANCE, Lot(asked.below, drawn))

    def da(self, *hands: str, monte: str = "", vira: str = VIRA) -> "Mesa":
        """The next deal, uncut, with these hands by seat, these cards on top of the stock, and this vira."""
        return self.do(CHANCE, Shuffle(self.pack(*hands, monte=monte, vira=vira)))

    def pack(self, *hands: str, monte: str = "", vira: str = VIRA) -> tuple[Card, ...]:
        """The pack of such a deal."""
        order = self._order()
        turned = cartas(vira) if self.game == "cacheta" and self.rules.get("use_vira") != "false" else ()
        named = {seat: cartas(hands[seat]) for seat in order if seat < len(hands) and hands[seat]}
        left = Counter([CARDS[face] for face in DECK])
        left.subtract([*turned, *cartas(monte), *[card for hand in named.values() for card in hand]])
        assert min(left.values()) >= 0, [str(card) for card, count in left.items() if count < 0]
        held = {seat: list(named.get(seat) or _rags(left)) for seat in order}
        packet = 3 if self.game == "pifpaf" else int(self.rules.get("packet", "1"))
        dealt = [card for seat in _places(order, packet) for card in [held[seat].pop(0)]]
        return (*dealt, *turned, *cartas(monte), *left.elements())

    def _order(self) -> list[Seat]:
        """Who gets cards in the next deal, the first player first: beside the dealer on the right in cacheta, else the left."""
        shown, side = self.sees(PUBLIC), -1 if self.game == "cacheta" else 1
        step = side if self.rules.get("direction", "ccw") == "ccw" else 1
        playing = [seat for seat in range(shown.seats) if shown.score[seat] > 0]
        beside = [(shown.next_dealer + side * far) % shown.seats for far in range(1, shown.seats + 1)]
        first = next(seat for seat in beside if seat in playing)
        around = [(first + step * far) % shown.seats for far in range(shown.seats)]
        return [seat for seat in around if seat in playing]

    def decide(self, clause: str, **fields: Any) -> "Mesa":
        """A ruling of the referee."""
        return self.do(REFEREE, Ruling(clause, **fields))

    # What may not be done.

    def nega(self, text: str) -> str:
        """The code and the clause of the refusal; nothing where the act is allowed."""
        return self.refused(*act(self.sees(PUBLIC), text))

    def rules_out(self, **fields: Any) -> str:
        """Why a referee may not decide this under the clause of what nobody foresaw."""
        return self.refused(REFEREE, Ruling("CAC-S21" if self.game == "cacheta" else "PIF-S23", **fields))

    def refused(self, seat: Seat, action: Action) -> str:
        """The same for any act."""
        reason = self.state.check(seat, action)
        return "" if reason is None else f"{reason.code} {reason.clause}".strip()

    # What lies there.

    @property
    def game(self) -> str:
        """Which of the two is played."""
        return self.state.view(PUBLIC).regulation.partition("/")[0]

    @property
    def rules(self) -> dict[str, str]:
        """The house rules."""
        return dict(self.state.view(PUBLIC).options)

    def sees(self, seat: Seat) -> views.Mesa:
        """The table as somebody sees it."""
        view = self.state.view(seat)
        assert isinstance(view, views.PifeView)
        return view.shown

    @property
    def at(self) -> views.Mesa:
        """The table as the referee sees it."""
        return self.sees(REFEREE)

    @property
    def fase(self) -> str:
        """What the game waits for."""
        return self.sees(PUBLIC).phase

    @property
    def vez(self) -> Seat:
        """Whose turn it is."""
        return self.sees(PUBLIC).turn

    @property
    def fresh(self) -> Card | None:
        """The card just drawn."""
        return self.at.fresh_card

    @property
    def lixo(self) -> str:
        """The discards from the bottom up."""
        return told(self.sees(PUBLIC).lixo_cards)

    @property
    def monte(self) -> int:
        """How many cards the stock has."""
        return self.sees(PUBLIC).stock

    def mao(self, seat: Seat) -> str:
        """The hand of a seat, in order."""
        return told(sorted(self.at.lugares[seat].hand_cards))

    def lugar(self, seat: Seat) -> views.Lugar:
        """All about a seat."""
        return self.at.lugares[seat]

    @property
    def contagem(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(lugar.count for lugar in self.at.lugares)

    def outcome(self) -> Outcome:
        """How the partida ended."""
        assert self.state.outcome is not None
        return self.state.outcome

    def told(self, kind: type[Event]) -> list[Any]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def _places(order: list[Seat], packet: int) -> list[Seat]:
    """Who gets the first card, the second, and so on."""
    got: Counter[Seat] = Counter()
    places: list[Seat] = []
    while got.total() < 9 * len(order):
        for seat in order:
            count = min(packet, 9 - got[seat])
            places += [seat] * count
            got[seat] += count
    return places


def _rags(left: Counter[Card]) -> list[Card]:
    """Nine cards of those left of which no two go together, as long as there are such."""
    found: list[Card] = []
    for strict in (True, False):
        for card in sorted(left, key=lambda one: (one.index * 23) % 52):
            if len(found) < 9 and left[card] and not (strict and any(_together(card, other) for other in found)):
                found.append(card)
                left[card] -= 1
    return found


def _together(card: Card, other: Card) -> bool:
    apart = abs(card.index % 13 - other.index % 13)
    return apart == 0 or (card.suit == other.suit and apart in (1, 2, 11, 12))
