"""Hands as people speak of them: whose, which of several, what they come to; and what the table is asking."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import cast

from carteado.cards import Card
from carteado.game import Event, Seat, View
from carteado.games.blackjack.rules.counting import ACE, POINTS
from carteado.games.blackjack.rules.events import Parted, RoundBegan
from carteado.games.blackjack.rules.incidents import VOID
from carteado.games.blackjack.rules.phases import ASKING, NAMES
from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.rules.rulebook import EARLY, BlackjackRules
from carteado.games.blackjack.rules.views import BlackjackView, Mao
from carteado.pack import Ruled
from carteado.words import cards as shared
from carteado.words.language import Language
from carteado.words.people import Listener

Seats = tuple[Seat, ...]


def signs(words: Language, cards: Sequence[Card]) -> str:
    """Cards side by side: "8♣ 8♥"."""
    return " ".join(map(partial(shared.sign, words), cards))


@lru_cache(64)
def _rules(options: tuple[tuple[str, str], ...]) -> BlackjackRules:
    return rules_of(dict(options))


def rules_in(view: BlackjackView) -> BlackjackRules:
    """The rules of the table of this view."""
    return _rules(view.options)


def played(view: BlackjackView) -> Mao | None:
    """The hand that is asked or played, where it is the viewer's."""
    mesa = view.shown
    if mesa.turn < 0 or mesa.turn != view.seat:
        return None
    return mesa.lugares[mesa.turn].maos[mesa.hand]


def shows_ace(view: BlackjackView) -> bool:
    """Whether the house shows an ace."""
    return bool(view.shown.house_cards) and POINTS[view.shown.house_cards[0].index] == ACE


def asks_insurance(view: BlackjackView) -> bool:
    """Whether insurance is what is asked, or part of it; who has not the chips is asked for nothing but surrender."""
    mesa = view.shown
    if mesa.phase != NAMES[ASKING] or not shows_ace(view) or mesa.turn < 0:
        return False
    lugar = mesa.lugares[mesa.turn]
    return lugar.free >= lugar.bet


def asks_surrender(view: BlackjackView) -> bool:
    """Whether the hand may be given up before the house looks."""
    rules, hand = rules_in(view), played(view)
    early = rules.surrender == EARLY and (rules.early_vs_ace or not shows_ace(view))
    return view.shown.phase == NAMES[ASKING] and early and hand is not None and not hand.blackjack


# Which of several hands: only who has split has more than one.


def remember(listener: Listener, event: Event) -> object:
    """The seats with more than one hand after this event."""
    if isinstance(event, Parted):
        return tuple(sorted({*split(listener), event.seat}))
    if isinstance(event, RoundBegan) or (isinstance(event, Ruled) and event.effect == VOID):
        return ()
    return listener.memory


def recall(view: View) -> object:
    """The seats with more than one hand on the table."""
    assert isinstance(view, BlackjackView)
    return tuple([lugar.seat for lugar in view.shown.lugares if len(lugar.maos) > 1])


def split(listener: Listener) -> Seats:
    """What the listener has heard of splits."""
    heard = listener.memory
    return cast("Seats", heard) if isinstance(heard, tuple) else ()


def whose(listener: Listener, seat: Seat, hand: int) -> str:
    """Who plays a hand, at the start of a sentence: "Bia", or "Bia (mão 2)" where there are several."""
    who = listener.subject(seat)
    return listener.words.say("{who} (mão {n})", who=who, n=hand + 1) if seat in split(listener) else who
