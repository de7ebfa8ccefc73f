"""How the table looks: two palettes from one set of names, the card backs, the pace of the bots."""

from dataclasses import dataclass, replace
from typing import Final

from textual.theme import Theme

PACES: Final = ("normal", "fast", "off")
BACKS: Final = ("▚", "▒", "╳")

# Small objects beside a name: the pack of who deals, the finger of who leads, the arrow of whose turn it is.
DEALER: Final = "▤"
LEADER: Final = "☞"
TURN: Final = "▸"


@dataclass(frozen=True)
class Palette:
    """One theme's colours."""

    room: str
    panel: str
    table: str
    rim: str
    ink: str
    dim: str
    card: str
    edge: str
    black: str
    red: str
    blue: str
    green: str
    ochre: str
    gold: str
    on_gold: str
    back: str
    on_back: str
    danger: str

    def suit(self, suit: str, four: bool) -> str:
        """The colour of a suit, two or four of them."""
        if four:
            return {"P": self.green, "C": self.red, "E": self.black, "O": self.blue}.get(suit, self.black)
        return self.red if suit in ("C", "O") else self.black


NIGHT: Final = Palette(
    room="#1d130b", panel="#2a1c11", table="#5a3a20", rim="#7d5530", ink="#f3e6cc", dim="#c2a782", card="#f7edd6",
    edge="#b59f78",
    black="#1c1a17", red="#b3201f", blue="#1d4f91", green="#1c6b3a", ochre="#7a4a00", gold="#f0bd4f", on_gold="#2a1a05",
    back="#7c2f2a", on_back="#d9a06a", danger="#ff9d84",
)  # fmt: skip
DAY: Final = Palette(
    room="#e9dcc2", panel="#f4ead6", table="#c99f6b", rim="#a87b45", ink="#2b1b0d", dim="#5f4527", card="#fffaf0",
    edge="#a38a5f",
    black="#1c1a17", red="#a81818", blue="#1d4f91", green="#14592e", ochre="#744600", gold="#7a3f00", on_gold="#fff3d6",
    back="#7c2f2a", on_back="#e3b88a", danger="#9c1c12",
)  # fmt: skip
PALETTES: Final = {"noite": NIGHT, "dia": DAY}


@dataclass(frozen=True)
class Look:
    """What the person chose to see."""

    palette: Palette = NIGHT
    four_colours: bool = False
    back: str = BACKS[0]

    def next_back(self) -> "Look":
        """The same with another back on the cards."""
        return replace(self, back=BACKS[(BACKS.index(self.back) + 1) % len(BACKS)])


def themes() -> tuple[Theme, ...]:
    """Both palettes as Textual themes, with their names as CSS variables."""
    return tuple([_theme(name, palette) for name, palette in PALETTES.items()])


def _theme(name: str, palette: Palette) -> Theme:
    return Theme(
        name=name,
        primary=palette.gold,
        secondary=palette.rim,
        accent=palette.gold,
        warning=palette.gold,
        error=palette.danger,
        success=palette.green,
        foreground=palette.ink,
        background=palette.room,
        surface=palette.panel,
        panel=palette.panel,
        dark=palette is NIGHT,
        variables={
            "room": palette.room,
            "wood": palette.table,
            "rim": palette.rim,
            "ink": palette.ink,
            "dim": palette.dim,
            "gold": palette.gold,
            "on-gold": palette.on_gold,
            "danger": palette.danger,
            "scrollbar": palette.rim,
            "scrollbar-background": palette.panel,
            "scrollbar-corner-color": palette.panel,
            "border": palette.gold,
            "border-blurred": palette.rim,
        },
    )


def pause(pace: str, vaza_over: bool, mao_over: bool, dealing: bool = False) -> float | None:
    """Seconds before the next act that is not the person's; `None` waits for them to turn the page."""
    if dealing:
        return {"normal": 0.4, "fast": 0.1}.get(pace, 0.0)
    if mao_over:
        return {"normal": 6.0, "fast": 2.0}.get(pace)
    if vaza_over:
        return {"normal": 1.6, "fast": 0.6}.get(pace, 0.0)
    return {"normal": 0.9, "fast": 0.25}.get(pace, 0.0)
