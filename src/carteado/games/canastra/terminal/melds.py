"""A meld on the table in a few signs: its number, its ends, its wild card, and whether it is a canastra."""

from typing import Final

from carteado.cards import Card
from carteado.games.canastra.rules.views import Jogo
from carteado.terminal.widgets.card import SIGNS, sign
from carteado.words import Words

PLACES: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
WILD: Final = "*"


def meld(number: int, jogo: Jogo, words: Words) -> str:
    """`2:4–10♣ limpa`, `3:5–7♥*2♦`, `4:K×5 suja`."""
    state = {"clean": words.say("limpa"), "dirty": words.say("suja")}.get(jogo.canastra, "")
    closed = "!" if jogo.stained and not jogo.canastra else ""
    return f"{number}:{span(jogo)}{closed}{' ' + state if state else ''}"


def span(jogo: Jogo) -> str:
    """What a meld runs over, and its wild cards."""
    naturals = [card for at, card in enumerate(jogo.meld_cards) if at not in jogo.wild]
    wilds = "".join([f"{WILD}{sign(jogo.meld_cards[at])}" for at in jogo.wild])
    if not jogo.is_run:
        return f"{naturals[0].rank}×{len(jogo.meld_cards)}{wilds}"
    return f"{_end(jogo, 0)}–{_end(jogo, len(jogo.meld_cards) - 1)}{SIGNS[naturals[0].suit]}{wilds}"


def _end(jogo: Jogo, at: int) -> str:
    if at in jogo.wild:
        return PLACES[jogo.stands[jogo.wild.index(at)]]
    card: Card = jogo.meld_cards[at]
    return card.rank
