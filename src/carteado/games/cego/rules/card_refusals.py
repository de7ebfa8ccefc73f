"""Why a seat may not play a card, or leave, now."""

from carteado.game import Reason, Seat
from carteado.games.cego.rules import words
from carteado.games.cego.rules.acts import GiveHandUp, Leave, PlayTwo
from carteado.games.cego.rules.stages import (
    AFTER_DOWN,
    ANSWER_FLOR,
    ANSWER_LEI,
    GATE,
    LEI_ANSWERERS,
    LEI_PROPOSERS,
    RAISE_FLOR,
    RODA,
    SINGING,
    TURN,
)
from carteado.games.cego.rules.volta import Volta
from carteado.tricks.play import Play

_BEFORE_CARDS = {
    ANSWER_FLOR: "CEGO-9.XIII.c-1",
    RAISE_FLOR: "CEGO-9.XIII.b-1",
    LEI_ANSWERERS: "CEGO-9.XVI.l-14",
    ANSWER_LEI: "CEGO-9.XVI.l-14",
    LEI_PROPOSERS: "CEGO-9.XVI.l-9",
    AFTER_DOWN: "CEGO-9.VIII.k-2",
}


def of_card(volta: Volta, seat: Seat, action: Play | PlayTwo) -> Reason:
    """A card, or the last two at once."""
    if isinstance(action, Play) and (action.down or action.call):
        return Reason("no-covered-card", "CEGO-9.VIII.a-10")
    if volta.window != TURN:
        return _pending(volta)
    if volta.passed >> seat & 1:
        return Reason("has-passed", "CEGO-9.VIII.a-10")
    if seat != volta.turn:
        return Reason("not-your-turn", "CEGO-9.III-6", (volta.turn,))
    cards = (action.card,) if isinstance(action, Play) else (action.under_card, action.over_card)
    for card in cards:
        if volta.place(seat, card) < 0:
            return Reason("not-in-hand", "CEGO-9.VIII.b-2", (str(card),))
    if volta.rules.clean and volta.holds_flor(seat) and not volta.said_flor() >> seat & 1:
        return Reason("declare-flor-first", "CEGO-9.XIII.a-2")
    if volta.forced >> 3 * seat & 7:
        return Reason("card-already-laid", "CEGO-9.VIII.b-3")
    return Reason("last-two-only", "CEGO-9.VIII.b-3")


def _pending(volta: Volta) -> Reason:
    """What comes before cards: a song, or the answer to what was said."""
    if volta.window == SINGING:
        return Reason("song-first", "CEGO-9.XIV-13")
    flor = volta.window == GATE and volta.said_flor() != 0
    return Reason("proposal-first", "CEGO-9.VIII.h-6" if flor else _BEFORE_CARDS.get(volta.window, "CEGO-9.VIII.h-5"))


def of_leaving(volta: Volta, seat: Seat, action: Leave | GiveHandUp) -> Reason:
    """One seat that leaves, or a trio that gives the volta up."""
    if volta.window == SINGING:
        return Reason("song-first", "CEGO-9.XIV-13")
    if volta.passed >> seat & 1:
        return Reason("has-passed", "CEGO-9.VIII.a-10")
    if volta.rules.clean and volta.holds_flor(seat) and not volta.said_flor() >> seat & 1:
        return Reason("declare-flor-first", "CEGO-9.XIII.a-2")
    if isinstance(action, GiveHandUp):
        if volta.form == RODA and seat == volta.turn and volta.window == TURN:
            return Reason("last-one-leaves", "CEGO-9.VIII.a-6")
        return Reason("not-together-now", "CEGO-9.XVI.k-9")
    if action.how == words.UNSEEN:
        return Reason("nothing-unproved", "CEGO-9.VIII.a-8")
    if volta.window != TURN:
        return _pending(volta)
    if seat != volta.turn:
        return Reason("not-your-turn", "CEGO-9.XVI.k-6", (volta.turn,))
    return Reason("card-already-laid", "CEGO-9.VIII.b-2")
