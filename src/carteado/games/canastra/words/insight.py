"""What the cards in view mean: which are wild, what each counts, what a side lacks, what its melds are called."""

from typing import Any, Final

from carteado.cards import CARDS, Card
from carteado.game import View
from carteado.games.canastra.rules.rulebook import POINTS, SEVEN, CanastraRules
from carteado.games.canastra.rules.views import CanastraView, Jogo, Lado, Mesa
from carteado.games.canastra.words.cards import jogo_name, rules_in
from carteado.melds.grammar import JOKER, TWOS
from carteado.words.language import Language, Texts
from carteado.words.offered import Insight

# The clause behind each line of the bill.
LINES: Final[dict[str, dict[str, str]]] = {
    "canastra": {
        "table": "CAN-12.4", "clean": "CAN-12.2", "dirty": "CAN-12.3", "batida": "CAN-12.1", "hands": "CAN-12.9",
        "morto": "CAN-12.10",
    },
    "buraco": {
        "table": "BUR-PTS-6", "clean": "BUR-PTS-4", "dirty": "BUR-PTS-5", "batida": "BUR-PTS-3", "hands": "BUR-PTS-11",
        "morto": "BUR-PTS-12",
    },
}  # fmt: skip
MARKS: Final[Texts] = {"joker": "coringa", "two": "curinguinha", "only-two": "curinga"}
KINDS: Final[Texts] = {
    "clean": "{name}, canastra real (limpa)",
    "dirty": "{name}, canastra simples (suja)",
    "stained": "{name}, só pode virar canastra simples (suja)",
}


def insight(words: Language, view: View) -> Insight:
    """For the eyes of this view."""
    assert isinstance(view, CanastraView), "the insight of canastra is of its own views"
    mesa, rules = view.shown, rules_in(view)
    return Insight(
        marked=_wild(words, mesa, rules),
        more={
            "points": {str(card): POINTS[card.index] for card in CARDS[: JOKER + 1] if rules.jokers or card.index != JOKER},
            "clauses": LINES[rules.id],
            "sides": [_side(words, rules, lado) for lado in mesa.lados],
        },
    )


def _wild(words: Language, mesa: Mesa, rules: CanastraRules) -> dict[str, str]:
    """The wild cards that the viewer sees in a hand or in the lixo; a meld says itself which of its cards stand for others."""
    seen: list[Card] = [card for lugar in mesa.lugares for card in lugar.hand_cards]
    wild = sorted({card for card in (*seen, *mesa.lixo_cards) if card.index in (*TWOS, JOKER)})
    two = words.say(MARKS["two" if rules.jokers else "only-two"])
    return {str(card): words.say(MARKS["joker"]) if card.index == JOKER else two for card in wild}


def _side(words: Language, rules: CanastraRules, lado: Lado) -> dict[str, Any]:
    """What a board says of a side: what its next lay-down needs, what it would need after one that fails, its melds by name."""
    needs = words.say("precisa de {n} para baixar", n=lado.minimum) if lado.minimum else ""
    rises = rules.minimum(lado.attempts + 1) if lado.minimum and not rules.blocks else 0
    return {"needs": needs, "rises": rises, "jogos": [_jogo(words, jogo) for jogo in lado.jogos]}


def _jogo(words: Language, jogo: Jogo) -> dict[str, Any]:
    key = jogo.canastra or ("stained" if jogo.stained else "")
    name = jogo_name(words, jogo)
    told = words.say(KINDS[key], name=name) if key else name
    missing = max(0, SEVEN - len(jogo.meld_cards))
    short = words.count("falta {n} carta para canastra", "faltam {n} cartas para canastra", missing) if missing else ""
    return {"name": told, "points": jogo.points, "missing": short}
