"""An act of cacheta or pif-paf as it is offered: its price, what it brings, what it may cost, and whether it is true.

Rule 1: it is worked out from the seat's own view, by the solver that the rules use.
Rule 2: what a false batida or a rebate costs is said before it is done, at a table where it can happen.
"""

from dataclasses import replace
from typing import Final

from carteado.cards import Card
from carteado.game import Action, View
from carteado.games.pife.rules.acts import Abandon, Buy, Claim, GoOut, PickUp, Pifei, PointOut, Reach, Throw
from carteado.games.pife.rules.rulebook import LOSE_LIFE, PifeRules
from carteado.games.pife.rules.views import PifeView
from carteado.games.pife.words.actions import label
from carteado.games.pife.words.amounts import chips, lives
from carteado.games.pife.words.batidas import Cards, Hand
from carteado.games.pife.words.cards import melds, rules_in
from carteado.pack import Ruling
from carteado.words.language import Language, Texts
from carteado.words.offered import Offered, Truth, priced

MAKES: Final[Texts] = {
    "lives": "{melds}: o resto da mesa perde {price}",
    "pot": "{melds}: leva o pote, {price}",
    "void": "a rodada fica nula: não há mais o que comprar",
}
WARNINGS: Final[Texts] = {
    "false-life": "Não é batida: as cartas são mostradas, voltam para a sua mão, e no fim da rodada você perde 1 vida.",
    "false-barred": "Não é batida: as cartas são mostradas, voltam para a sua mão, e até o fim da rodada você só bate com "
    "carta do monte.",
    "rebate": "Se alguém avisar, é rebate: até o fim da rodada você só compra do monte.",
    "rebate-batida": "Se alguém avisar, é rebate: até o fim da rodada você só bate com carta do monte.",
    "throw": "A rodada não acabou: quem joga as cartas fora sai dela, e o que apostou fica no pote.",
}
GO: Final[Texts] = {
    "false-life": "Bater assim mesmo",
    "false-barred": "Bater assim mesmo",
    "rebate": "Recuar assim mesmo",
    "rebate-batida": "Recuar assim mesmo",
    "throw": "Jogar fora assim mesmo",
}
ABOUT: Final[Texts] = {
    "leaves-pot": "Sai da rodada e deixa no pote {price}.",
    "leaves-life": "Sai da rodada antes de comprar; a vida se paga na hora.",
    "restock": "O monte acabou: o lixo, menos a carta de cima, é embaralhado e volta a ser monte.",
    "barred": "Com carta do lixo você não pode bater nesta rodada.",
    "call": "Quem foi pegar o descarte por engano passa a comprar só do monte.",
    "call-batida": "Quem foi pegar o descarte por engano passa a bater só com carta do monte.",
    "pifei": "Avisa que falta uma carta; pode ser blefe.",
}


def offered(words: Language, action: Action, view: View | None, _legal: tuple[Action, ...]) -> Offered:
    """The act with its price, what it brings, and what is to be warned of."""
    table = view if isinstance(view, PifeView) else None
    named = label(words, action, table)
    if isinstance(action, (Ruling, PointOut)):
        named_alone = Offered(named)
        return named_alone if table is None or isinstance(action, Ruling) else _call(words, named_alone, rules_in(table))
    if table is None or not 0 <= table.seat < table.shown.seats:
        return priced(named)
    return _of_table(words, priced(named), action, table)


def _of_table(words: Language, named: Offered, action: Action, view: PifeView) -> Offered:
    rules = rules_in(view)
    match action:
        case GoOut():
            return _batida(words, named, Hand(view).batida(action.card), action.card, view, rules)
        case Claim():
            claimed = view.shown.lixo_cards[-1] if view.shown.lixo_cards else None
            return _batida(words, named, Hand(view, claimed).batida(action.card), action.card, view, rules)
        case Pifei():
            truth: Truth = "true" if Hand(view).pifado() else "bluff"
            return replace(named, truth=truth, about=words.say(ABOUT["pifei"]), clause=rules.cites["pifei"])
        case Reach():
            key = "rebate" if rules.rebate_all_draws else "rebate-batida"
            return _warned(words, named, key, rules.cites["rebate"])
        case Throw():
            return _warned(words, named, "throw", rules.cites["throw"])
        case Abandon():
            return _leaving(words, named, view, rules)
        case Buy() if not view.shown.stock:
            return _empty_stock(words, named, view, rules)
        case PickUp() if _barred(view):
            return replace(named, about=words.say(ABOUT["barred"]), clause=rules.cites["barred"])
        case _:
            return named


def _warned(words: Language, named: Offered, key: str, clause: str) -> Offered:
    return replace(named, warning=words.say(WARNINGS[key]), clause=clause, why=key, go=words.say(GO[key]))


def _batida(
    words: Language, named: Offered, laid: tuple[Cards, ...], card: Card | None, view: PifeView, rules: PifeRules
) -> Offered:
    if not laid:
        key = "false-life" if rules.false_batida == LOSE_LIFE else "false-barred"
        return replace(_warned(words, named, key, rules.cites["false"]), truth="bluff")
    if rules.chips:
        key, price = "pot", chips(words, view.shown.pot)
    else:
        key, price = "lives", lives(words, rules.ten_cards if card is None else 1)
    return replace(named, truth="true", makes=words.say(MAKES[key], melds=melds(words, laid), price=price))


def _call(words: Language, named: Offered, rules: PifeRules) -> Offered:
    key = "call" if rules.rebate_all_draws else "call-batida"
    return replace(named, about=words.say(ABOUT[key]), clause=rules.cites["rebate"])


def _leaving(words: Language, named: Offered, view: PifeView, rules: PifeRules) -> Offered:
    clause = rules.cites["abandon"]
    if not rules.chips:
        return replace(named, about=words.say(ABOUT["leaves-life"]), clause=clause)
    price = chips(words, view.shown.lugares[view.seat].bet + 1)
    return replace(named, about=words.say(ABOUT["leaves-pot"], price=price), clause=clause)


def _empty_stock(words: Language, named: Offered, view: PifeView, rules: PifeRules) -> Offered:
    clause, mesa = rules.cites["exhausted"], view.shown
    if rules.restock and mesa.reshuffles < rules.max_reshuffles and len(mesa.lixo_cards) > 1:
        return replace(named, about=words.say(ABOUT["restock"]), clause=clause)
    return replace(named, makes=words.say(MAKES["void"]), clause=clause)


def _barred(view: PifeView) -> bool:
    lugar = view.shown.lugares[view.seat]
    return lugar.barred or lugar.stock_only
