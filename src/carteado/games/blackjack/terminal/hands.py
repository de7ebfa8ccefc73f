"""Hands in a few signs: the cards, what they come to, how they stand, what they brought."""

from typing import Final

from rich.style import Style

from carteado.cards import Card
from carteado.games.blackjack.rules.rulebook import BEST
from carteado.games.blackjack.rules.views import Mao, Mesa
from carteado.games.blackjack.words.amounts import signed
from carteado.terminal.look import Look
from carteado.terminal.widgets.card import Piece, tiny
from carteado.words import Words
from carteado.words.language import Texts

BLACKJACK: Final = "BlackJack"
HIDDEN: Final = "?"
STATES: Final[Texts] = {"stood": "mantida", "bust": "estourou", "surrendered": "rendida"}
DOUBLED: Final[Texts] = {"stood": "dobrada"}

# A hand in less and less room: with all its words, without them, without its cards, what it comes to alone.
FULL: Final = 0
CARDS: Final = 1
COUNT: Final = 2
LEAST: Final = 3
FORMS: Final = (FULL, CARDS, COUNT, LEAST)

Seen = tuple[Card | None, ...]  # `None` is a back


def faces(mao: Mao) -> Seen:
    """The cards of a hand, as far as they are seen."""
    return mao.hand_cards or (None,) * mao.count


def house_faces(mesa: Mesa) -> Seen:
    """The cards of the house, the hidden one by its back."""
    return (*mesa.house_cards, *[None] * (mesa.house_count - len(mesa.house_cards)))


def total(mao: Mao, words: Words) -> str:
    """What a hand comes to: "BlackJack", "17 macio", "16"; nothing where its cards are not seen."""
    if not mao.hand_cards:
        return ""
    if mao.blackjack:
        return BLACKJACK
    return words.say("{n} macio", n=mao.total) if mao.soft and mao.total < BEST else str(mao.total)


def house_total(mesa: Mesa) -> str:
    """What the house shows: "11 + ?" while a card is hidden."""
    if not mesa.house_count:
        return ""
    if mesa.house_count > len(mesa.house_cards):
        return f"{mesa.house_total} + {HIDDEN}"
    return BLACKJACK if mesa.house_count == 2 and mesa.house_total == BEST else str(mesa.house_total)


def house_stands(mesa: Mesa, words: Words) -> str:
    """What there is to know of the house besides: that it is bust, or that it looked and has no BlackJack."""
    if mesa.house_total > BEST:
        return words.say(STATES["bust"])
    return words.say("olhou: sem BlackJack") if mesa.checked and mesa.hidden else ""


def stands(mao: Mao, words: Words, gain: bool = True) -> str:
    """How a hand stands in a word and, once it is settled, what it brought."""
    texts = DOUBLED if mao.doubled and mao.state in DOUBLED else STATES
    word = words.say(texts[mao.state]) if mao.state in texts and not (mao.how and mao.state == "stood") else ""
    return " ".join([part for part in (word, signed(words, mao.gain) if mao.how and gain else "") if part])


def compact(cards: Seen, look: Look) -> list[Piece]:
    """Cards side by side, each in two or three characters."""
    return [(text.strip(), style) for text, style in [tiny(card, look) for card in cards]]


def pieces(mao: Mao, look: Look, words: Words, ink: Style, form: int, gain: bool) -> list[Piece]:
    """A hand in a row, in one of the `FORMS`; `gain` is whether to tell what it brought."""
    row = compact(faces(mao), look) if form in (FULL, CARDS) else []
    if form == FULL:
        told = [total(mao, words), stands(mao, words, gain)]
    else:
        brought = signed(words, mao.gain) if mao.how and gain and form != LEAST else ""
        told = [str(mao.total) if mao.hand_cards else "" if row else HIDDEN, brought]
    return [*row, *[(part, ink) for part in told if part]]


def width(row: list[Piece]) -> int:
    """The columns of pieces with one between them."""
    return sum([len(text) + 1 for text, _ in row]) - 1 if row else 0
