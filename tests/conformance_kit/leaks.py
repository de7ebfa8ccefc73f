"""Boards of truco with one fault planted each. The conformance checks must find every one, or they are worth nothing."""

from random import Random
from typing import Any

from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Event, Reason, Seat, View
from carteado.games.truco.rules.acts import Raise
from carteado.games.truco.rules.board import TrucoBoard
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Dealt, Ruled
from carteado.tricks.play import Play, Played
from carteado.tricks.vaza import FACE_DOWN, UNDECIDED, seat_of


class Honest(TrucoBoard):
    """No fault: what the others are compared with."""

    __slots__ = ()

    def copy(self) -> TrucoBoard:
        return type(self)(self.partida.copy())

    def attempt(self, seat: Seat, action: Action, log: list[Event] | None = None) -> Reason | None:
        """By the two verbs, so that a fault planted in either is reached."""
        reason = self.check(seat, action)
        if reason is None:
            self.advance(seat, action, log)
        return reason

    def filled(self, view: View, rng: Random | None) -> TrucoBoard:
        return type(self)(super().filled(view, rng).partida)

    def peek(self, seat: Seat) -> Card | None:
        """The first card in another seat's hand: the thing a fault may not read."""
        mao = self.partida.mao
        hand = mao.hand(seat % self.partida.seats) if mao is not None else ()
        return hand[0] if hand else None

    def strong(self, seat: Seat) -> bool:
        """Whether that card is one worth knowing of."""
        mao, card = self.partida.mao, self.peek(seat)
        return mao is not None and card is not None and mao.power[card.index] >= 8


class SameWorld(Honest):
    """`resample` gives the true world back."""

    __slots__ = ()

    def filled(self, view: View, rng: Random | None) -> TrucoBoard:
        return self.copy()


class KeepsHands(Honest):
    """`resample` deals only the pack again and leaves the hands as they are."""

    __slots__ = ()

    def filled(self, view: View, rng: Random | None) -> TrucoBoard:
        dealt = super().filled(self.view(REFEREE), rng)
        return dealt if dealt.view(view.seat) == view else super().filled(view, rng)


class ReadsMore(Honest):
    """`resample` throws dice that the hidden card has touched."""

    __slots__ = ()

    def filled(self, view: View, rng: Random | None) -> TrucoBoard:
        card = self.peek(view.seat + 1 if view.seat >= 0 else 0)
        if rng is not None and card is not None:
            rng = Random(rng.getrandbits(30) + card.index)
        return super().filled(view, rng)


class NamesHidden(Honest):
    """A refusal names a card of the next seat."""

    __slots__ = ()

    def check(self, seat: Seat, action: Action) -> Reason | None:
        reason = super().check(seat, action)
        card = self.peek(seat + 1)
        if reason is None or seat < 0 or card is None or not isinstance(action, Play):
            return reason
        return Reason(reason.code, reason.clause, (*reason.facts, str(card)))


class NamesDark(Honest):
    """A refusal to play by face in a dark iron hand names the card that lies first."""

    __slots__ = ()

    def check(self, seat: Seat, action: Action) -> Reason | None:
        reason = super().check(seat, action)
        card = self.peek(seat)
        if reason is None or reason.code != "play-a-place" or card is None:
            return reason
        return Reason(reason.code, reason.clause, (str(card),))


class CoveredLeads(Honest):
    """The best card of a vaza leads the next one, even if it lies face down."""

    __slots__ = ()

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        super().advance(seat, action, log)
        mao = self.partida.mao
        if mao is None or mao.winner != UNDECIDED or mao.went or not isinstance(action, Play) or action.call:
            return
        best = max(mao.vazas()[-1], key=lambda entry: mao.power[mao.face(entry).index])
        if best & FACE_DOWN:
            mao.turn = seat_of(best)


class ReadsPartner(Honest):
    """A seat may call only while its partner's first card is weak."""

    __slots__ = ()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        menu = super().legal(seat)
        if seat < 0 or not self.strong(seat + 2):
            return menu
        return tuple([action for action in menu if not isinstance(action, Raise)])

    def check(self, seat: Seat, action: Action) -> Reason | None:
        if seat >= 0 and isinstance(action, Raise) and self.strong(seat + 2):
            return Reason("own-call")
        return super().check(seat, action)


class TellsCovered(Honest):
    """The event of a card played face down carries it in its public words."""

    __slots__ = ()

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        super().advance(seat, action, log)
        for nth, event in enumerate(log or ()):
            if log is not None and isinstance(event, Played) and event.secret_cards:
                log[nth] = Played(event.seat, event.secret_cards[0], True, event.place)


class TellsPartner(Honest):
    """The deal shows each hand to the partner as well."""

    __slots__ = ()

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        super().advance(seat, action, log)
        for nth, event in enumerate(log or ()):
            if log is not None and isinstance(event, Dealt) and len(event.audience) > 1:
                log[nth] = Dealt(event.seat, event.secret_cards, (*event.audience, (event.seat + 2) % 4))


class Murmurs(Honest):
    """Something is said, to all and without a card, when a strong card is dealt to seat 0."""

    __slots__ = ()

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        super().advance(seat, action, log)
        if log is not None and any(isinstance(event, Dealt) for event in log) and self.strong(0):
            log.append(Ruled("FEN-30-ii", None, "note"))


class LapseReads(Honest):
    """A run-out clock plays another card when the next seat's is strong."""

    __slots__ = ()

    def lapse(self, seat: Seat) -> Action | None:
        lapse = super().lapse(seat)
        return self.legal(seat)[-1] if isinstance(lapse, Play) and self.strong(seat + 1) else lapse


class WaitsReads(Honest):
    """Who is asked first depends on a card of the side that was asked."""

    __slots__ = ()

    def actors(self) -> tuple[Seat, ...]:
        waited = super().actors()
        return waited[::-1] if len(waited) > 1 and self.strong(waited[0]) else waited


class ViewShows(Honest):
    """What a bystander sees names an option that is set only while seat 0 has a strong card."""

    __slots__ = ()

    def view(self, seat: Seat) -> TrucoView:
        seen = super().view(seat)
        if seat != PUBLIC or not self.strong(0):
            return seen
        regulation, _, *rest = seen.fields()
        make: Any = TrucoView
        marked: TrucoView = make(regulation, (("signals", "preset"),), *rest)
        return marked


class HidesAct(Honest):
    """The last act of a menu is left out, and accepted all the same."""

    __slots__ = ()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        menu = super().legal(seat)
        return menu[:-1] if seat >= 0 and len(menu) > 2 else menu


class OffersTwice(Honest):
    """The first act of a menu is there twice."""

    __slots__ = ()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        menu = super().legal(seat)
        return (*menu, *menu[:1]) if seat != CHANCE else menu


class SharedCopy(Honest):
    """A copy is the board itself."""

    __slots__ = ()

    def copy(self) -> TrucoBoard:
        return type(self)(self.partida)


class LosesCard(Honest):
    """A card that falls face down lies nowhere any more."""

    __slots__ = ()

    def places(self, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
        mao = self.partida.mao
        covered = () if mao is None else [mao.face(entry) for vaza in mao.vazas() for entry in vaza if entry & FACE_DOWN]
        return tuple([place for place in super().places(seat) if place[1] not in covered])


class QuietlyOtherwise(Honest):
    """Without a log an act does something else: a tento more."""

    __slots__ = ()

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        super().advance(seat, action, log)
        if log is None and isinstance(action, Raise):
            self.partida.score_a += 1
