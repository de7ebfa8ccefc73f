"""Cards as blocks of characters: small on the table, large in the hand, tiny in a row."""

from typing import Final

from rich.style import Style

from carteado.cards import Card
from carteado.terminal.look import Look

Piece = tuple[str, Style]
Drawing = tuple[tuple[Piece, ...], ...]

SIGNS: Final = {"P": "♣", "C": "♥", "E": "♠", "O": "♦"}
PLAIN: Final = "╭─╮│╰╯"
BEST: Final = "┏━┓┃┗┛"
TIED: Final = "╔═╗║╚╝"
SMALL: Final = (6, 3)
LARGE: Final = (7, 5)
MANILHA: Final = "✦"


def sign(card: Card) -> str:
    """The card in two signs: `4♣`."""
    return card.rank + SIGNS.get(card.suit, card.suit)


def face(card: Card, look: Look, size: tuple[int, int], manilha: bool = False, frame: str = PLAIN) -> Drawing:
    """The card face up."""
    colour = look.palette.suit(card.suit, look.four_colours)
    return boxed(_inside(card, size[0] - 2, size[1] - 2), colour, look, manilha, frame)


def boxed(inside: list[str], colour: str, look: Look, manilha: bool = False, frame: str = PLAIN) -> Drawing:
    """What is printed on a card, in this colour, within its frame."""
    width = len(inside[0]) + 2
    palette = look.palette
    edge = Style(color=palette.edge, bgcolor=palette.card)
    if frame != PLAIN:
        edge = Style(color=palette.on_gold, bgcolor=palette.gold, bold=True)
    ink = Style(color=colour, bgcolor=palette.card, bold=True)
    star = edge if frame != PLAIN else Style(color=palette.red, bgcolor=palette.card, bold=True)
    top: tuple[Piece, ...] = ((frame[0] + frame[1] * (width - 2) + frame[2], edge),)
    if manilha:
        top = ((frame[0] + frame[1] * (width - 3), edge), (MANILHA, star), (frame[2], edge))
    rows: list[tuple[Piece, ...]] = [top]
    for text in inside:
        rows.append(((frame[3], edge), (text, ink), (frame[3], edge)))
    rows.append(((frame[4] + frame[1] * (width - 2) + frame[5], edge),))
    return tuple(rows)


def _inside(card: Card, width: int, height: int) -> list[str]:
    if height == 1:
        return [sign(card).center(width)]
    middle = [SIGNS.get(card.suit, card.suit).center(width)] * (height - 2)
    return [card.rank.ljust(width), *middle, card.rank.rjust(width)]


def back(look: Look, size: tuple[int, int]) -> Drawing:
    """The card face down, with the back that was chosen."""
    width, height = size
    palette = look.palette
    edge = Style(color=palette.card, bgcolor=palette.back)
    weave = Style(color=palette.on_back, bgcolor=palette.back)
    side: Piece = ("│", edge)
    rows: list[tuple[Piece, ...]] = [(("╭" + "─" * (width - 2) + "╮", edge),)]
    rows += [(side, (look.back * (width - 2), weave), side)] * (height - 2)
    rows.append((("╰" + "─" * (width - 2) + "╯", edge),))
    return tuple(rows)


def tiny(card: Card | None, look: Look) -> Piece:
    """The card in three characters, or its back."""
    palette = look.palette
    if card is None:
        return (look.back * 2, Style(color=palette.on_back, bgcolor=palette.back))
    return (f" {sign(card)} ", Style(color=palette.suit(card.suit, look.four_colours), bgcolor=palette.card, bold=True))


def empty(size: tuple[int, int]) -> Drawing:
    """The place of a card that is gone."""
    width, height = size
    return ((((" " * width), Style.null()),),) * height
