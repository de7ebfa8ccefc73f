"""The table as a player of these games reads it, out of the view alone: melds as the rules hold them, hands as counts.

Rule 1: only the view is read: the table as it is shown, and what the seat remembers beside it.
Rule 2: a meld is the rules' own shared `Jogo`, which knows what it takes; each is worked out once for all tables.
"""

from typing import Final

from carteado.game import View
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.jogos import MOST_KEPT, NO_PIN, Jogo, Kit, kit_of
from carteado.games.canastra.rules.partida import lying
from carteado.games.canastra.rules.rulebook import ANY_CANASTRA, CLEAN_CANASTRA, FREE, CanastraRules
from carteado.games.canastra.rules.views import CanastraView, Mesa
from carteado.games.canastra.rules.views import Jogo as Shown
from carteado.melds.grammar import FACES, JOKER, RANKS

Cards = tuple[int, ...]
NOTHING: Final = -1

_RULES: Final[dict[tuple[str, tuple[tuple[str, str], ...]], CanastraRules]] = {}
_LYING: Final[dict[tuple[Kit, Cards, bool, int], Jogo]] = {}


class Table:
    """What one seat sees: its hand as counts, the melds of every side, the lixo, and the rules they play by."""

    __slots__ = ("counts", "held", "jogos", "kit", "lixo", "mesa", "morto", "rules", "seat", "side", "size", "waived")

    def __init__(self, view: View) -> None:
        if not isinstance(view, CanastraView):
            raise TypeError(f"a player of canastra cannot read a {type(view).__name__}")
        self.mesa: Mesa = view.shown
        self.seat = view.seat
        self.rules = _rules(view)
        self.kit = kit_of(self.rules)
        self.side = self.mesa.lugares[view.seat].side
        hand = self.mesa.lugares[view.seat].hand_cards
        self.size = len(hand)
        self.counts = [0] * FACES
        for card in hand:
            self.counts[card.index] += 1
        self.lixo: Cards = tuple([card.index for card in view.lixo()])
        self.held = view.known.held_cards
        self.jogos = [[_jogo(self.kit, shown) for shown in lado.jogos] for lado in self.mesa.lados]
        self.morto = self.morto_for(self.side)
        self.waived = self._waived()

    @property
    def mine(self) -> list[Jogo]:
        """The melds of the own side, in their order."""
        return self.jogos[self.side]

    @property
    def minimum(self) -> int:
        """What the next lay-down of the own side has to count, 0 where it is free."""
        return self.mesa.lados[self.side].minimum

    def morto_for(self, side: int) -> bool:
        """Whether a morto is left for this side."""
        there = any(morto.state == "there" for morto in self.mesa.mortos)
        return there and len(self.mesa.lados[side].mortos) < self.rules.mortos_per_side

    def _waived(self) -> bool:
        turned = all(morto.state == "stock" for morto in self.mesa.mortos)
        none = self.rules.waive_when_none_left and not self.morto
        return self.rules.waives and (none or (self.rules.stock_waives and turned))

    def right(self, jogos: list[Jogo]) -> bool:
        """Whether the own side may go out with these melds."""
        if self.morto or not (self.waived or self.mesa.lados[self.side].mortos):
            return False
        needs = self.rules.needs
        if needs == CLEAN_CANASTRA:
            return any(jogo.clean for jogo in jogos)
        return needs != ANY_CANASTRA or any(jogo.canastra for jogo in jogos)

    def wild(self, face: int) -> bool:
        """Whether a card may stand for another."""
        return face in self.kit.grammar.wild


def _rules(view: CanastraView) -> CanastraRules:
    key = (view.regulation, view.options)
    found = _RULES.get(key)
    if found is None:
        if len(_RULES) > 256:
            _RULES.clear()
        found = _RULES[key] = rules_of(view.regulation, dict(view.options))
    return found


def _jogo(kit: Kit, shown: Shown) -> Jogo:
    cards = tuple([card.index for card in shown.meld_cards])
    pin = NO_PIN if kit.rules.mobility == FREE or not shown.stands else shown.stands[0]
    key = (kit, cards, shown.stained, pin)
    found = _LYING.get(key)
    if found is None:
        if len(_LYING) > MOST_KEPT:
            _LYING.clear()
        found = _LYING[key] = lying(kit, cards, shown.stained, pin)
    return found


def height(face: int) -> int:
    """How high a card is: the ace above the king, the two lowest, and a joker below it."""
    return NOTHING if face == JOKER else (face % RANKS - 1) % RANKS


def completes(table: Table, face: int) -> bool:
    """Whether a card fits a meld of the own side, or makes with the hand a meld that the hand alone does not have."""
    if any(jogo.takes >> face & 1 for jogo in table.mine):
        return True
    held = table.counts[face]
    counts = table.counts[:]
    counts[face] += 1
    finder = table.kit.finder
    return any(finder.meld(number).cards.count(face) > held for number in finder.found(counts))
