"""What the cards in view mean: which are curingas, what is missing to go out, what everybody has and may no longer do."""

from typing import Any, Final

from carteado.cards import Card
from carteado.game import View
from carteado.games.pife.rules.rulebook import HAND, PifeRules
from carteado.games.pife.rules.views import Lugar, Mesa, PifeView
from carteado.games.pife.words.amounts import NOTE, chips, lives
from carteado.games.pife.words.batidas import Hand
from carteado.games.pife.words.cards import rules_in, signs
from carteado.words.language import Language, Texts
from carteado.words.offered import Insight

MARKS: Final[Texts] = {"wild": "curinga"}
STATES: Final[Texts] = {
    "away-lives": "sem vidas, fora da partida",
    "away-chips": "sem ficha para o pingo, fora da rodada",
    "abandoned": "abandonou a rodada",
    "threw": "jogou as cartas fora",
    "stock_only": "só compra do monte",
    "barred": "só bate com carta do monte",
    "owes": "perde 1 vida no fim da rodada",
}


def insight(words: Language, view: View) -> Insight:
    """For the eyes of this view."""
    assert isinstance(view, PifeView), "the insight of cacheta and pif-paf is of its own views"
    mesa, rules = view.shown, rules_in(view)
    unit = chips if rules.chips else lives
    more: dict[str, Any] = {
        "unit": "chips" if rules.chips else "lives",
        "seats": [_seat(words, lugar, mesa, rules) for lugar in mesa.lugares],
        "hand": _hand(words, view),
    }
    if rules.chips:
        more |= {"pot": chips(words, mesa.pot), "note": words.say(NOTE["chips"])}
    if mesa.ended:
        more["bill"] = [
            {"base": base, "change": now - base, "now": now, "told": unit(words, now)}
            for base, now in zip(mesa.base, mesa.score, strict=True)
        ]
    return Insight(marked=_marked(words, mesa), more=more)


def _marked(words: Language, mesa: Mesa) -> dict[str, str]:
    """The curingas that the viewer sees in a hand or in the lixo."""
    seen: set[Card] = {*mesa.lixo_cards, *[card for lugar in mesa.lugares for card in lugar.hand_cards]}
    return {str(card): words.say(MARKS["wild"]) for card in mesa.wild_cards if card in seen}


def _seat(words: Language, lugar: Lugar, mesa: Mesa, rules: PifeRules) -> dict[str, Any]:
    """What a board says of a seat: what it has, what it has bet, and what it may no longer do."""
    told = {"has": (chips if rules.chips else lives)(words, lugar.score), "state": _state(words, lugar, mesa, rules)}
    return {**told, "bet": chips(words, lugar.bet)} if lugar.bet else told


def _state(words: Language, lugar: Lugar, mesa: Mesa, rules: PifeRules) -> str:
    key = ""
    if lugar.status == "away" and mesa.mao and (lugar.count or mesa.base[lugar.seat] == 0):
        key = "away-chips" if rules.chips else "away-lives"
    elif lugar.status in STATES:
        key = lugar.status
    elif lugar.stock_only and rules.rebate_all_draws:
        key = "stock_only"
    elif lugar.stock_only or lugar.barred:
        key = "barred"
    elif lugar.owes:
        key = "owes"
    return words.say(STATES[key]) if key else ""


def _hand(words: Language, view: PifeView) -> str:
    """Which cards take the viewer out, where one is missing; "" for anybody else."""
    if len(view.hand()) != HAND or view.shown.lugares[view.seat].status != "in" or view.shown.ended:
        return ""
    outs = Hand(view).outs()
    if not outs:
        return ""
    if len(outs) == 1:
        return words.say("Falta uma carta para bater: {card}.", card=signs(words, outs))
    return words.say("Falta uma carta para bater, uma destas: {cards}.", cards=signs(words, outs))
