"""Brinquedo as one value: every field is a clause or a house rule."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from carteado.cards import CARDS, FRENCH_RANKS, SUITS
from carteado.family import Preset
from carteado.options import SECONDS, Choice, Numbers, Options, Refusal

SEATS: Final = (5, 3, 4, 6, 7, 8)
NEEDS: Final[Mapping[int, Mapping[str, str]]] = {7: {"stock": "long"}}  # BRI-4
DIE: Final = 6
LEAST_MELD: Final = 3
MILLISECONDS: Final = 4000  # what a claim stays open

RANK: Final = tuple([FRENCH_RANKS.index(card.rank) if card.rank in FRENCH_RANKS else -1 for card in CARDS])
SUIT: Final = tuple([card.suit for card in CARDS])
ONE_PACK: Final = tuple([card.index for card in CARDS if card.rank in FRENCH_RANKS and card.suit in SUITS][:52])
DECK: Final = tuple(sorted(ONE_PACK * 2))  # BRI-1


@dataclass(frozen=True)
class BrinquedoRules:
    """The text of Brinquedo with its house rules."""

    id: str
    stack: int  # BRI-3, chips of a seat at the start
    ante: int  # BRI-3
    hand: int  # BRI-4, cards dealt to a seat
    stock: int  # BRI-4, cards of the stock
    deals: int  # BRI-12
    folding: bool  # BRI-10
    open_claims: bool  # BRI-8, whether a claim costs nothing
    clock: int  # BRI-16, seconds an act; 0 for none
    options: tuple[tuple[str, str], ...] = ()


BRINQUEDO: Final = BrinquedoRules(
    id="brinquedo",
    stack=20,
    ante=2,
    hand=5,
    stock=16,
    deals=4,
    folding=True,
    open_claims=False,
    clock=0,
)

BRINQUEDO_OPTIONS: Final = Options(
    BRINQUEDO,
    (
        Choice("stack", "stack", {}, Numbers(1, 500), "20"),
        Choice("ante", "ante", {}, Numbers(1, 50), "2"),
        Choice("hand", "hand", {}, Numbers(3, 7), "5"),
        Choice("stock", "stock", {"long": 40}, Numbers(4, 40), "16"),
        Choice("deals", "deals", {}, Numbers(1, 50), "4"),
        Choice("folding", "folding", {"true": True, "false": False}),
        Choice("claims", "open_claims", {"paid": False, "free": True}),
        Choice("clock", "clock", {"off": 0}, SECONDS),
    ),
    (Refusal("ante-above-stack", ("ante", "stack"), lambda chosen: int(chosen["ante"]) > int(chosen["stack"])),),
)


PRESETS: Final = (
    Preset("relampago", {"hand": "3", "deals": "1", "folding": "false"}),
    Preset("fiado", {"claims": "free"}),
)


def rules_of(options: Mapping[str, str]) -> BrinquedoRules:
    """The rules with these options."""
    return BRINQUEDO_OPTIONS.apply(options)
