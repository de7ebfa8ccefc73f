"""The table of Truco Cego as one pair of eyes sees it, with `None` where the seat may not see."""

from dataclasses import dataclass

from carteado.cards import Card
from carteado.game import Seat, Value, View


class CegoHand(Value):
    """One seat's three cards, and where it stands in this volta.

    `dealt_cards` are the faces the viewer sees, place by place, fallen and shown ones included; `held` the places still in
    hand, where the viewer may tell places apart; `shown_cards` those everybody has seen although they were not played.
    `flor` is what the seat said of its flor in this volta ("" nothing yet); `song` the points it sang (0 none, -1 não mato).
    """

    __slots__ = (
        "count", "dealt_cards", "flor", "held", "left", "looks", "playing", "seat", "shown_cards", "song",
    )  # fmt: skip
    __match_args__ = (
        "seat", "count", "dealt_cards", "held", "shown_cards", "playing", "looks", "left", "flor", "song",
    )  # fmt: skip

    def __init__(
        self,
        seat: Seat,
        count: int,
        dealt_cards: tuple[Card | None, ...],
        held: tuple[int, ...],
        shown_cards: tuple[Card, ...],
        playing: bool,
        looks: bool,
        left: str,
        flor: str,
        song: int,
    ) -> None:
        self.seat = seat
        self.count = count
        self.dealt_cards = dealt_cards
        self.held = held
        self.shown_cards = shown_cards
        self.playing = playing
        self.looks = looks
        self.left = left
        self.flor = flor
        self.song = song

    def fields(self) -> tuple[object, ...]:
        """Written out, for views are compared after every act."""
        return (
            self.seat, self.count, self.dealt_cards, self.held, self.shown_cards, self.playing, self.looks, self.left,
            self.flor, self.song,
        )  # fmt: skip


class CegoFallen(Value):
    """A card on the table. `place` is 0 unless the viewer may know which of the three places it came from."""

    __slots__ = ("card", "place", "seat")
    __match_args__ = ("seat", "card", "place")

    def __init__(self, seat: Seat, card: Card, place: int) -> None:
        self.seat = seat
        self.card = card
        self.place = place

    def fields(self) -> tuple[object, ...]:
        """Written out, for views are compared after every act."""
        return (self.seat, self.card, self.place)


@dataclass(eq=False, repr=False)
class MesaCego(Value):
    """Everything on the table.

    `form` is roda or testa, `nth` which of the three testas (0 to 2), `first` its mão. `window` says what the volta waits for
    (see `stages.WINDOWS`), `phase` what the partida waits for. `chain` are the calls of envido that stand, `envido` what they
    are worth (if accepted, if refused), `caller` who called last for the points. `flor_step` and `flor_by` are what was put on
    a flor and by which side, `flores` what that pays this side (if accepted and won, if refused) while it waits. `level` is the
    step of truco that was accepted (0 none), `asked` the one that waits for an answer, `asked_by` its side, `asker` its seat,
    `raiser` the side that may raise next. `won_by`, `won`, `won_part` are the points part as it stands, provisional until the
    volta ends. `demands` are pairs of seats, who asked for a flor and who was asked. `state` is the engine's own bookkeeping,
    all of it public; screens ignore it.
    """

    phase: str
    score: tuple[int, ...]
    base: tuple[int, ...]
    dealer: Seat
    next_dealer: Seat
    mao: int
    form: str
    nth: int
    first: Seat
    cut: bool
    pack: int
    top: int
    cuts: int
    drawn_seats: tuple[Seat, ...]
    drawn: tuple[int, ...]
    drawn_cards: tuple[Card, ...]
    contenders: tuple[Seat, ...]
    hands: tuple[CegoHand, ...]
    vazas: tuple[tuple[CegoFallen, ...], ...]
    results: tuple[int, ...]
    turn: Seat
    window: str
    points: str
    chain: tuple[str, ...]
    envido: tuple[int, ...]
    caller: Seat
    falta: int
    flor_step: str
    flor_by: int
    flores: tuple[int, ...]
    level: int
    asked: int
    asked_by: int
    asker: Seat
    raiser: int
    double: str
    singer: Seat
    best: Seat
    down: Seat
    lei: int
    demands: tuple[tuple[Seat, Seat], ...]
    won_by: int
    won: int
    won_part: str
    winner: int
    exposed_seats: tuple[Seat, ...]
    exposed_cards: tuple[Card, ...]
    redeals: int
    sanctions: tuple[tuple[Seat, str, str], ...]
    how: str
    clause: str
    state: tuple[object, ...]


class CegoView(View):
    """What a seat of Truco Cego knows, and what a screen draws: here the same, for nothing is hidden again."""

    __slots__ = ("known", "shown")
    __match_args__ = ("regulation", "options", "seat", "actors", "known", "shown")

    def __init__(
        self,
        regulation: str,
        options: tuple[tuple[str, str], ...],
        seat: Seat,
        actors: tuple[Seat, ...],
        known: MesaCego,
        shown: MesaCego,
    ) -> None:
        super().__init__(regulation, options, seat, actors)
        self.known = known
        self.shown = shown


VALUES = (CegoHand, CegoFallen, MesaCego, CegoView)
