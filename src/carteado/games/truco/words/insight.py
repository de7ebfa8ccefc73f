"""What the cards of truco in view mean: which are manilhas, by what name, whose card is the best, what the mão is worth."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from carteado.cards import CARDS, Card
from carteado.game import Seat, View
from carteado.games.truco.rules.strength import is_manilha
from carteado.games.truco.rules.views import Fallen, Mesa, TrucoView
from carteado.games.truco.words.cards import Powers, nickname, powers, rules_in
from carteado.games.truco.words.strength import manilha
from carteado.words.language import Language
from carteado.words.offered import Insight

TIED: Final = 2
VIRAS: Final = 256  # sets of manilhas remembered


def insight(words: Language, view: View) -> Insight:
    """For the eyes of this view."""
    assert isinstance(view, TrucoView), "the insight of truco is of its own views"
    mesa = view.shown
    worth = powers(view.regulation, view.options, mesa.vira_card)
    best = _best(mesa, worth)
    return Insight(_manilhas(words, worth, mesa), (best,) if best else (), more={**_stakes(view), **manilha(view)})


def _manilhas(words: Language, worth: Powers, mesa: Mesa) -> dict[str, str]:
    """The manilhas that the viewer sees, the weakest first, with what each is called."""
    seen = _seen(mesa)
    return {str(card): nickname(words, card, worth) for card in _all_manilhas(worth) if card in seen}


@lru_cache(VIRAS)
def _all_manilhas(worth: Powers) -> tuple[Card, ...]:
    found = [card for card in CARDS if is_manilha(worth[card.index])]
    return tuple(sorted(found, key=lambda card: worth[card.index]))


def _seen(mesa: Mesa) -> set[Card | None]:
    seen = {card for hand in mesa.hands for card in (*hand.dealt_cards, *hand.exposed_cards, *hand.partner_cards)}
    seen.update([fallen.card for vaza in mesa.vazas for fallen in vaza])
    seen.update(mesa.drawn_cards, mesa.thrown_cards, mesa.burned_cards, mesa.peeked_cards)
    return seen


def _stakes(view: TrucoView) -> dict[str, Any]:
    """What the mão is played for, on eleven what it would be; and the next call, the last one where there is none above."""
    rules, mesa = rules_in(view.regulation, view.options), view.shown
    stake = rules.eleven.stake if mesa.phase == "eleven" else mesa.stake
    return {"stake": stake, "next": rules.ladder.above[mesa.asked or mesa.stake] or rules.ladder.top}


def on_table(mesa: Mesa) -> tuple[Fallen, ...]:
    """The cards lying before the players: those drawn for the first deal, the vaza in play, or the last one."""
    if mesa.phase in ("draw", "draw-shuffle") or (mesa.drawn_cards and not mesa.hands):
        return tuple([Fallen(seat, card, False, 0) for seat, card in enumerate(mesa.drawn_cards)])
    return mesa.vazas[-1] if mesa.vazas else ()


def _best(mesa: Mesa, worth: Powers) -> tuple[Seat, ...]:
    """The seats with the best card so far; of a vaza that is over, those it belongs to."""
    cards = on_table(mesa)
    if mesa.vazas and len(mesa.results) == len(mesa.vazas):
        result = mesa.results[-1]
        return tuple([seat for _, seat in _best_of_sides(cards, worth) if result == TIED or seat & 1 == result])
    return () if mesa.vira == "hidden" else leading(cards, worth)


def leading(cards: Sequence[Fallen], worth: Powers) -> tuple[Seat, ...]:
    """Who has the best card of a vaza so far; of both sides when they tie, nobody when all lie face down."""
    best = _best_of_sides(cards, worth)
    top = max([power for power, _ in best], default=0)
    return tuple(sorted([seat for power, seat in best if power == top]))


def _best_of_sides(cards: Sequence[Fallen], worth: Powers) -> list[tuple[int, Seat]]:
    """The power and the seat of the best open card of each side that has one."""
    best: dict[int, tuple[int, Seat]] = {}
    for fallen in cards:
        power = 0 if fallen.down or fallen.card is None else worth[fallen.card.index]
        if power > best.get(fallen.seat & 1, (0, 0))[0]:
            best[fallen.seat & 1] = (power, fallen.seat)
    return list(best.values())
