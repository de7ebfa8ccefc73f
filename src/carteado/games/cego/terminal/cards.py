"""Spanish cards as blocks of characters: the printed number and the letter of the suit, E B O C, each in its colour."""

from typing import Final

from rich.style import Style

from carteado.cards import Card
from carteado.games.cego.terminal.scene import Lying, strong
from carteado.terminal.look import Look, Palette
from carteado.terminal.widgets.card import BEST, LARGE, MANILHA, PLAIN, SMALL, TIED, Drawing, Piece, back, boxed, empty
from carteado.words import Texts, Words

FIGURES: Final[Texts] = {"10": "sota", "11": "cav.", "12": "rei"}
FRAMES: Final = {"best": BEST, "tied": TIED}
# A card in one row: what stands around it where it leads the vaza, or ties it.
AROUND: Final = {"best": ("[", "]"), "tied": ("=", "=")}
WIDTH: Final = 5
OLD: Final = "#e4d8ba"  # the ground of a card that decides nothing any more


def sign(card: Card) -> str:
    """The card in two or three signs: `1E`, `12C`."""
    return f"{card.rank}{card.suit}"


def colour(card: Card, palette: Palette) -> str:
    """The colour of a suit."""
    return {"E": palette.blue, "B": palette.green, "O": palette.ochre, "C": palette.red}[card.suit]


def face(card: Card, look: Look, size: tuple[int, int], words: Words, frame: str = PLAIN) -> Drawing:
    """The card face up, with a star on the four that stand above the threes."""
    width = size[0] - 2
    if size[1] == SMALL[1]:
        inside = [sign(card).center(width)]
    else:
        figure = words.say(FIGURES[card.rank]) if card.rank in FIGURES else card.suit
        inside = [sign(card).ljust(width), figure.center(width), sign(card).rjust(width)]
    return boxed(inside, colour(card, look.palette), look, strong(card), frame)


def in_hand(card: Card | None, held: bool, look: Look, words: Words) -> Drawing:
    """A place of one's own hand: the face, a back where it is not seen yet, nothing where the card is gone."""
    if not held:
        return empty(LARGE)
    return back(look, LARGE) if card is None else face(card, look, LARGE, words)


def small(lying: Lying, look: Look, words: Words, waiting: bool) -> Drawing:
    """A card before a seat where there is room for boxes."""
    if lying.card is None:
        return dimmed(back(look, SMALL)) if waiting else back(look, SMALL)
    drawn = face(lying.card, look, SMALL, words, FRAMES.get(lying.state, PLAIN))
    return dimmed(drawn) if waiting or lying.state == "old" else drawn


def tiny(lying: Lying, look: Look, waiting: bool) -> Piece:
    """A card before a seat in five characters, or its back."""
    palette = look.palette
    if lying.card is None:
        return (look.back * WIDTH, Style(color=palette.on_back, bgcolor=palette.back, dim=waiting))
    left, right = AROUND.get(lying.state, (" ", " "))
    star = MANILHA if strong(lying.card) and right == " " else right
    text = f"{left}{sign(lying.card)}{star}".ljust(WIDTH)
    if lying.state in AROUND:
        return (text, Style(color=palette.on_gold, bgcolor=palette.gold, bold=True))
    old = waiting or lying.state == "old"
    return (text, Style(color=colour(lying.card, palette), bgcolor=OLD if old else palette.card, bold=not old))


def dimmed(drawing: Drawing) -> Drawing:
    """The same, less bright."""
    return tuple([tuple([(text, style + Style(dim=True)) for text, style in row]) for row in drawing])
