"""Why a ruling over cards and flores cannot be given now: looks, showings, gatherings, cards turned up.

The referee sees the hands and not the pack, and so do these objections.
"""

from typing import Final

from carteado.game import Reason, Seat
from carteado.games.cego.rules import acts, effects
from carteado.games.cego.rules.menu import menu
from carteado.games.cego.rules.moments import has_proposed, is_fresh, no_card, player_of, running, turn_of
from carteado.games.cego.rules.partida import Partida
from carteado.games.cego.rules.penalties import place_of
from carteado.games.cego.rules.phases import PLAYING
from carteado.games.cego.rules.rulebook import POWER, SEATS
from carteado.games.cego.rules.seats import NOBODY, SIDES
from carteado.games.cego.rules.stages import AFTER_DOWN, GATE, LEI_ANSWERERS, LEI_PROPOSERS, TESTA
from carteado.games.cego.rules.volta import Volta
from carteado.pack import Ruling

LAST_TESTA: Final = 2
HIGHEST_LOW: Final = 7  # the power of a rei: what is stronger is a high card


def look_objection(partida: Partida, volta: Volta, ruling: Ruling, effect: str, offender: Seat) -> Reason | None:
    """A look at cards whose testa has not begun, before or after the first word."""
    if turn_of(volta, offender) <= volta.nth:
        return Reason("may-look", ruling.clause)
    fresh = is_fresh(partida, volta)
    if effect == effects.LOOK_EARLY:
        return None if fresh else Reason("volta-begun", ruling.clause)
    return Reason("volta-not-begun", ruling.clause) if fresh else None


def showing_objection(partida: Partida, volta: Volta, ruling: Ruling, effect: str, offender: Seat) -> Reason | None:
    """Signals, and cards shown without need."""
    if effect == effects.SHOWN_AFTER and not partida.testa <= turn_of(volta, offender) < volta.nth:
        return Reason("own-testa-first", ruling.clause)
    if effect == effects.SHOWN_AFTER and not ruling.cards:
        return Reason("cards-missing", ruling.clause)
    return _shown(volta, ruling, offender)


def _shown(volta: Volta, ruling: Ruling, seat: Seat) -> Reason | None:
    """The cards named must be the seat's, and not yet seen by all."""
    if len(set(ruling.cards)) != len(ruling.cards):
        return Reason("cards-missing", ruling.clause)
    for card in ruling.cards:
        place = place_of(volta, seat, card.index)
        if place < 0 or not volta.held >> (3 * seat + place) & 1:
            return Reason("card-not-held", ruling.clause, (str(card),))
        if volta.seen >> (3 * seat + place) & 1:
            return Reason("card-seen", ruling.clause, (str(card),))
    return None


def after_the_last(partida: Partida, ruling: Ruling) -> Reason | None:
    """Cards shown once all testas are over."""
    volta = partida.volta
    over = volta is not None and running(partida) is None
    if volta is None or not over or volta.form != TESTA or volta.nth < LAST_TESTA:
        return Reason("third-testa-only", ruling.clause)
    if not ruling.cards:
        return Reason("cards-missing", ruling.clause)
    return _shown(volta, ruling, NOBODY if ruling.offender is None else ruling.offender)


def gathering_objection(volta: Volta, ruling: Ruling, effect: str, offender: Seat) -> Reason | None:
    """Cards gathered before their player has played."""
    by_rivals = effect == effects.GATHERED_BY_RIVALS
    victim = player_of(volta, 1 - (offender & 1) if by_rivals else offender & 1)
    if volta.has_played(victim):
        return Reason("gathered-late", ruling.clause, (victim,))
    shown = victim if by_rivals else (victim + 3) % SEATS
    needs_flor = effect == effects.GATHERED_FLOR or ruling.sanction == "flor"
    return Reason("no-flor-to-show", ruling.clause, (shown,)) if needs_flor and not volta.holds_flor(shown) else None


def face_down_objection(volta: Volta, ruling: Ruling, offender: Seat) -> Reason | None:
    """A first card that fell face down after a proposal of its player."""
    if volta.has_played(offender) or volta.down != NOBODY or volta.window == AFTER_DOWN:
        return Reason("not-face-down", ruling.clause)
    return None if has_proposed(volta, offender) else Reason("no-proposal", ruling.clause)


# Flores, and cards turned up.


def flor_objection(volta: Volta, ruling: Ruling, effect: str, offender: Seat) -> Reason | None:
    """A flor that is none: said, or called by another name."""
    said = volta.said_flor() >> offender & 1
    asked = volta.window in (GATE, LEI_ANSWERERS, LEI_PROPOSERS) and volta.waiting >> offender & 1
    if not said and not asked and not volta.can_sing_flor() >> offender & 1:
        return Reason("flor-too-late", ruling.clause)
    if said and (volta.level or not no_card(volta)) and acts.ADMIT not in menu(volta, offender):
        return Reason("shown-at-the-end", ruling.clause)
    if effect == effects.FALSE_AMONG_SEVERAL and not volta.said_flor() & SIDES[offender & 1] & ~(1 << offender):
        return Reason("no-other-flor", ruling.clause)
    return Reason("has-a-flor", ruling.clause, (offender,)) if volta.holds_flor(offender) else None


def is_high(index: int) -> bool:
    """Whether a card turned up in the deal puts an end to it."""
    return POWER[index] > HIGHEST_LOW


def places_of(volta: Volta, ruling: Ruling) -> tuple[int, ...]:
    """Where the cards of a ruling were dealt to, as seat * 3 + place; -1 for one that was not dealt."""
    return tuple([volta.hands.index(card.index) if card.index in volta.hands else -1 for card in ruling.cards])


def exposure_objection(partida: Partida, volta: Volta, ruling: Ruling, effect: str) -> Reason | None:
    """Cards turned up in the deal."""
    if partida.phase != PLAYING or not is_fresh(partida, volta):
        return Reason("volta-begun", ruling.clause)
    places = places_of(volta, ruling)
    if not places or len(set(places)) != len(places):
        return Reason("cards-missing", ruling.clause)
    for card, at in zip(ruling.cards, places, strict=True):
        if at < 0 or not volta.held >> at & 1:
            return Reason("card-not-dealt", ruling.clause, (str(card),))
        if volta.seen >> at & 1:
            return Reason("card-seen", ruling.clause, (str(card),))
    high = any(is_high(card.index) for card in ruling.cards)
    if effect == effects.EXPOSED_LOW and high:
        return Reason("high-card", ruling.clause)
    return Reason("no-high-card", ruling.clause) if effect == effects.EXPOSED_HIGH and not high else None
