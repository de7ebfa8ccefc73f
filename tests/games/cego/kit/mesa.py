"""The table itself. A word is looked up in the menu of the seat that says it: one that is not offered fails the test."""

from collections.abc import Mapping
from typing import Any, Final

import pytest

from carteado import catalogue
from carteado.cards import Card, card_at, cards
from carteado.game import CHANCE, REFEREE, Action, Event, Illegal, Reason, Seat, State
from carteado.games.cego.rules.acts import (
    Admit,
    AskFlor,
    Call,
    CallDown,
    Declare,
    Defer,
    GiveHandUp,
    Leave,
    LeiDoJogo,
    NaoMato,
    NaoQuero,
    Quero,
    Sing,
)
from carteado.games.cego.rules.events import Credited
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL, SONGS, envido_song, flor_song
from carteado.games.cego.rules.rulebook import POWER
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.rules.views import MesaCego as View
from carteado.pack import Deal, Ruling, Shuffle
from carteado.tricks.play import Play

Hands = Mapping[int, str]

# The sample deals of the catalogue: nobody has a flor.
H1: Final[Hands] = {0: "7E 6E 4C", 1: "1B 5O 4O", 2: "3C 2B 10O", 3: "1E 12C 7C", 4: "11B 10B 2O", 5: "12E 11O 10C"}
H2: Final[Hands] = {0: "5C 10C 4B", 1: "7B 1B 4O", 2: "7O 3O 6E", 3: "12E 11B 6C", 4: "6O 5O 2E", 5: "7E 4E 12O"}
DT: Final[Hands] = H1


def roda(
    hands: Hands = DT, *, score: tuple[int, int] = (0, 0), lei: Seat | None = None, dealer: Seat = 5, **options: str
) -> "MesaCego":
    """A roda dealt by seat 5, so seat 0 is mão; hands not given are filled with what is left, without a flor.

    With `lei` that seat says the lei do jogo before the deal.
    """
    return MesaCego("roda", hands, score, lei, options, dealer)


def em_testa(hands: Hands = DT, *, score: tuple[int, int] = (0, 0), dealer: Seat = 5, **options: str) -> "MesaCego":
    """A deal of em_testa by seat 5: 0 against 3 first, then 1 against 4, then 2 against 5."""
    return MesaCego("testa", hands, score, None, options, dealer)


class MesaCego:
    """A state, and all that happened on the way to it."""

    def __init__(
        self, form: str, hands: Hands, score: tuple[int, int], lei: Seat | None, options: Mapping[str, str], dealer: Seat = 5
    ) -> None:
        self.state: State = catalogue.new("truco-cego", options=options, score=score, dealer=dealer, form=form, cut=False)
        self.events: list[Event] = []
        self.start = score
        self.do(CHANCE, Shuffle(pack(hands, dealer)))
        if lei is not None:
            self.lei(lei)
        self.do(dealer, Deal())

    # Doing.

    def do(self, seat: Seat, action: Action) -> "MesaCego":
        """Any act."""
        state, events = self.state.apply(seat, action)
        assert isinstance(state, State)
        assert isinstance(events, tuple)
        self.state = state
        self.events += events
        return self

    def refused(self, seat: Seat, action: Action) -> Reason:
        """Why an act is refused; fails where it is not."""
        reason = self.state.check(seat, action)
        assert reason is not None, f"seat {seat} may do {action}"
        with pytest.raises(Illegal) as caught:
            self.state.apply(seat, action)
        assert caught.value.reason == reason
        return reason

    def menu(self, seat: Seat, kind: type[Action] | None = None) -> tuple[Any, ...]:
        """What a seat may do, of one kind or all."""
        return tuple([action for action in self.state.legal(seat) if kind is None or isinstance(action, kind)])

    def offered(self, seat: Seat) -> set[str]:
        """The calls a seat may make, by their words."""
        return {action.call for action in self.menu(seat, Call)}

    def call(self, seat: Seat, word: str) -> "MesaCego":
        """A call, with whatever it is worth now."""
        found = [action for action in self.menu(seat, Call) if action.call == word]
        assert found, f"seat {seat} may not say {word}: {self.state.check(seat, Call(word))} among {self.offered(seat)}"
        return self.do(seat, found[0])

    def call_down(self, seat: Seat, word: str) -> "MesaCego":
        """A call with the first card face down."""
        found = [action for action in self.menu(seat, CallDown) if action.call == word]
        assert found, f"seat {seat} may not say {word} with a card face down"
        return self.do(seat, found[0])

    def say(self, seat: Seat, what: str) -> "MesaCego":
        """What a seat asked for its flor says: `flor`, `achico`, `e-boa`..."""
        return self.do(seat, Declare(what))

    def no_flor(self) -> "MesaCego":
        """All who are still asked say that they have no flor."""
        while asked := [seat for seat in self.state.actors() if Declare("e-boa") in self.state.legal(seat)]:
            self.say(asked[0], "e-boa")
        return self

    def gate(self, said: Mapping[int, str] | None = None) -> "MesaCego":
        """All who are asked for a flor answer: these what is given, the others that they have none."""
        while self.mesa.window == "gate":
            seat = self.state.actors()[0]
            self.say(seat, (said or {}).get(seat, "e-boa"))
        return self

    def fall(self, count: int) -> "MesaCego":
        """So many cards fall, the first of each hand."""
        for _ in range(count):
            seat = self.mesa.turn
            self.do(seat, self.menu(seat, Play)[0])
        return self

    def quero(self, seat: Seat, *, raising: bool = False, passing: str = "", shrinking: bool = False) -> "MesaCego":
        """Accepts whatever is asked; `no_flor` first, where flores are still asked for."""
        self._past_the_gate()
        wanted = (raising, passing, shrinking)
        found = [one for one in self.menu(seat, Quero) if (one.raising, one.passing, one.shrinking) == wanted]
        assert found, f"seat {seat} may not say quero {wanted}: {self.menu(seat)}"
        return self.do(seat, found[0])

    def nao_quero(self, seat: Seat, *, shrinking: bool = False) -> "MesaCego":
        """Refuses whatever is asked."""
        self._past_the_gate()
        found = [one for one in self.menu(seat, NaoQuero) if one.shrinking == shrinking]
        assert found, f"seat {seat} may not say não quero: {self.menu(seat)}"
        return self.do(seat, found[0])

    def defer(self, seat: Seat) -> "MesaCego":
        """Leaves it to the partners, or as it is."""
        found = self.menu(seat, Defer)
        assert found, f"seat {seat} may not defer: {self.menu(seat)}"
        return self.do(seat, found[0])

    def sing(self, seat: Seat, points: int) -> "MesaCego":
        """Sings these points."""
        return self.do(seat, Sing(points))

    def nao_mato(self, *seats: Seat) -> "MesaCego":
        """These say that they do not beat it."""
        for seat in seats:
            self.do(seat, NaoMato())
        return self

    def songs(self) -> "MesaCego":
        """Everybody sings the truth where it beats the best so far, and says não mato where it does not."""
        while self.mesa.window == "song":
            seat = self.mesa.singer
            points = self.true_song(seat)
            best = self.mesa.hands[self.mesa.best].song if self.mesa.best >= 0 else None
            beats = best is None or self._rank(points, seat) > self._rank(best, self.mesa.best)
            self.do(seat, Sing(points) if beats else NaoMato())
        return self

    def play(self, seat: Seat, *names: str) -> "MesaCego":
        """One seat's cards, one after another."""
        for name in names:
            self.do(seat, Play(Card.of(name)))
        return self

    def plays(self, text: str) -> "MesaCego":
        """Cards in the order they fall: `plays("0:4C 1:4O 2:3C")`."""
        for word in text.split():
            seat, _, name = word.partition(":")
            self.play(int(seat), name)
        return self

    def leave(self, seat: Seat, how: str = "pass") -> "MesaCego":
        """Passes (`pass`), goes to the pack (`pack`), or there without a proof (`unseen`)."""
        return self.do(seat, Leave(how))

    def give_up(self, seat: Seat) -> "MesaCego":
        """The whole trio gives the hand up."""
        return self.do(seat, GiveHandUp())

    def ask_flor(self, seat: Seat, asked: Seat) -> "MesaCego":
        """Peço flor."""
        return self.do(seat, AskFlor(asked))

    def admit(self, seat: Seat) -> "MesaCego":
        """Owns up to a false flor."""
        return self.do(seat, Admit())

    def lei(self, seat: Seat) -> "MesaCego":
        """Na lei do jogo está tudo dito."""
        found = self.menu(seat, LeiDoJogo)
        assert found, f"seat {seat} may not say the lei do jogo"
        return self.do(seat, found[0])

    def ruling(self, clause: str, offender: Seat | None = None, **told: Any) -> "MesaCego":
        """The referee applies a clause."""
        return self.do(REFEREE, Ruling(clause, offender, **told))

    def won_by(self, side: int) -> "MesaCego":
        """Play the vazas on, this side its strongest cards and the other its weakest, until the volta is over.

        For tests where only the tentos matter: deal the side its cards so that it wins.
        """
        number, nth = self.mesa.mao, self.mesa.nth
        while self.mesa.phase == "play" and self.mesa.window == "turn" and (self.mesa.mao, self.mesa.nth) == (number, nth):
            seat = self.mesa.turn
            choose = max if seat & 1 == side else min
            self.do(seat, choose(self.menu(seat, Play), key=lambda action: POWER[action.card.index]))
        return self

    # What stands.

    @property
    def mesa(self) -> View:
        """The table as the referee sees it."""
        view = self.state.view(REFEREE)
        assert isinstance(view, CegoView)
        return view.known

    def view(self, seat: Seat) -> View:
        """The table as a seat sees it."""
        view = self.state.view(seat)
        assert isinstance(view, CegoView)
        return view.known

    @property
    def score(self) -> tuple[int, ...]:
        """Tentos of A and B."""
        return self.mesa.score

    @property
    def gained(self) -> tuple[int, int]:
        """Tentos made since the start."""
        a, b = self.score
        return (a - self.start[0], b - self.start[1])

    @property
    def over(self) -> bool:
        """Whether the roda or testa first dealt is over."""
        return self.mesa.phase != "play" or self.mesa.nth > 0

    def credits(self) -> list[tuple[str, int, int]]:
        """Part, side and tentos of everything paid so far."""
        return [(event.part, event.side, event.tentos) for event in self.events if isinstance(event, Credited)]

    def told(self, kind: type[Event]) -> list[Any]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def true_song(self, seat: Seat) -> int:
        """The points a seat would sing if it sang the truth."""
        a, b, c = [card.index for card in self.mesa.hands[seat].dealt_cards if card is not None]
        flor = self.mesa.points == "flor"
        song: int = SONGS[flor_song(a, b, c) if flor else envido_song(a, b, c)]
        return song

    def _rank(self, points: int, seat: Seat) -> tuple[int, int]:
        return (SONGS.index(points), -((seat - self.mesa.first) % 6))

    def _past_the_gate(self) -> None:
        if self.mesa.window == "gate":
            self.no_flor()


def pack(hands: Hands, dealer: Seat = 5) -> tuple[Card, ...]:
    """A pack that deals these hands without a cut; seats not named get what is left, never a flor."""
    named = {seat: list(cards(text)) for seat, text in hands.items()}
    taken = {card for hand in named.values() for card in hand}
    rest = [card_at(index) for index in BARALHO_ESPANHOL if card_at(index) not in taken]
    for seat in range(6):
        if seat not in named:
            named[seat] = _without_flor(rest)
            rest = [card for card in rest if card not in named[seat]]
    order = [named[(dealer + 1 + nth) % 6][place] for place in range(3) for nth in range(6)]
    return tuple(order + rest)


def _without_flor(rest: list[Card]) -> list[Card]:
    """Three low cards of two suits or more."""
    low = sorted(rest, key=lambda card: POWER[card.index])
    first = low[0]
    other = next(card for card in low if card.suit != first.suit)
    third = next(card for card in low if card not in (first, other))
    return [first, other, third]
