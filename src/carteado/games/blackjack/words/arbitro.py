"""The referee of blackjack without a played game: what a clause usually brings, and all that is found on a told table."""

from typing import Final

from carteado.arbitro import Finding
from carteado.cards import cards
from carteado.game import Reason
from carteado.games.blackjack.rulings.findings import HOUSE
from carteado.games.blackjack.rulings.usual import PLAYED, SETTLED
from carteado.games.blackjack.words.amounts import chips, signed
from carteado.games.blackjack.words.hands import signs
from carteado.words import reasons
from carteado.words.face import RefereeWords
from carteado.words.language import Language, Texts

EFFECTS: Final[Texts] = {
    "BJ-S21": "a arbitragem decide: acerta as fichas, ou a rodada não vale",
    "played": "as cartas dizem o que se pode fazer com a mão",
    "settled": "as cartas dizem quem ganha e o que se paga",
}
REFUSALS: Final[Texts] = {
    "over-already": "A mão já tinha passado de 21: a carta a mais não vale, e a aposta está perdida.",
    "double-one-only": "Quem dobra tem as duas primeiras cartas e recebe exatamente mais uma: confira as cartas da mão.",
    "insured-or-given-up": "Antes que o crupiê olhe é seguro ou rendição, um dos dois.",
}
ROLES: Final[Texts] = {"player": "Quem joga"}
TOLD: Final = 3  # facts of any hand: whose, its cards, its total
# Whose hand it is: the only one, one of several, the dealer's.
WHOSE: Final[Texts] = {"mine": "Mão", "several": "Mão {n}", "house": "Crupiê"}
WORTH: Final[Texts] = {
    "worth": "{who}, {cards}: {total}.",
    "worth-soft": "{who}, {cards}: {total}, com um ás valendo 11.",
    "worth-ace": "{who}, {cards}: {total}, com cada ás valendo 1.",
    "worth-blackjack": "{who}, {cards}: BlackJack.",
    "worth-split": "{who}, {cards}: 21 depois de dividir, que não é BlackJack.",
    "worth-21": "{who}, {cards}: 21 com {n} cartas, que não é BlackJack.",
    "worth-bust": "{who}, {cards}: {total}, estourou.",
}
PAYS: Final[Texts] = {
    "pays-blackjack": "{who}: o BlackJack ganha e paga 1,5 para 1: {gain}.",
    "pays-win": "{who}: ganha do crupiê e paga 1 para 1: {gain}.",
    "pays-house-bust": "{who}: o crupiê estourou, e ela paga 1 para 1: {gain}.",
    "pays-tie": "{who}: empata com o crupiê, e a aposta volta.",
    "pays-blackjack-tie": "{who}: BlackJack dos dois lados é empate, e a aposta volta.",
    "pays-loss": "{who}: perde do crupiê: {gain}.",
    "pays-house-blackjack": "{who}: perde para o BlackJack do crupiê: {gain}.",
    "pays-bust": "{who}: estourada, perde a aposta, mesmo que o crupiê estoure também: {gain}.",
    "pays-surrender": "{who}: rendida, perde metade da aposta: {gain}.",
}
SAID: Final[Texts] = {
    "insurance-paid": "Seguro: o crupiê tem BlackJack, e ele paga 2 para 1: {gain}.",
    "insurance-lost": "Seguro: o crupiê não tem BlackJack, e ele se perde: {gain}.",
    "house-must-draw": "Com {total} o crupiê tem de pegar mais uma carta: digam qual foi.",
    "house-must-stand": "Com {total} o crupiê tem de parar: as cartas a mais não contam.",
    "house-need-not": "Com {total} o crupiê não pega mais cartas, porque já não mudaria nada: as que pegou não contam.",
    "after-look": "O crupiê olha antes e tem BlackJack: o que se fez depois com a mão não conta.",
    "over-doubled": "Quem dobra recebe exatamente uma carta, e a mão fica assim.",
    "over-aces": "Um ás dividido recebe uma carta só, e a mão fica assim.",
    "may-Stand": "Pode manter.",
    "may-Hit": "Pode pedir carta.",
    "may-Double": "Pode dobrar: mais {price}, e exatamente uma carta.",
    "may-Split": "Pode dividir: mais {price} na mão nova.",
    "may-Insure": "Pode fazer seguro, por {price}, antes que o crupiê olhe.",
    "may-Surrender": "Pode se render e perder {price}.",
    "may-not-Hit": "Não pode pedir carta. {why}",
    "may-not-Double": "Não pode dobrar. {why}",
    "may-not-Split": "Não pode dividir. {why}",
    "may-not-Insure": "Não pode fazer seguro. {why}",
    "may-not-Surrender": "Não pode se render. {why}",
}


def effect(words: Language, clause: str) -> str:
    """What a clause brings; "" where it is no matter of the referee's."""
    key = "played" if clause in PLAYED else "settled" if clause in SETTLED else clause
    text = EFFECTS.get(key)
    return "" if text is None else words.say(text)


def finding(words: Language, found: Finding) -> str:
    """One thing that was found, in a sentence."""
    key, facts = found.words, found.facts
    if key in WORTH:
        count = facts[3] if len(facts) > TOLD else 0
        told = {"who": _whose(words, facts[0]), "cards": signs(words, cards(str(facts[1])))}
        return words.say(WORTH[key], total=facts[2], n=count, **told)
    if key in PAYS:
        return words.say(PAYS[key], who=_whose(words, facts[0]), gain=_gain(words, int(facts[1])))
    if key.startswith("may-not-"):
        return words.say(SAID[key], why=reasons.sentence(words, Reason(str(facts[0]), found.clause, facts[1:]), [""]))
    if key.startswith("may-"):
        return words.say(SAID[key], price=chips(words, int(facts[0])))
    if key.startswith("insurance-"):
        return words.say(SAID[key], gain=_gain(words, int(facts[0])))
    return words.say(SAID[key], total=facts[0] if facts else "")


def _whose(words: Language, hand: int | str) -> str:
    key = "house" if hand == HOUSE else "several" if hand else "mine"
    return words.say(WHOSE[key], n=hand)


def _gain(words: Language, halves: int) -> str:
    return signed(words, halves)[:1] + chips(words, abs(halves))


REFEREE: Final = RefereeWords(
    effect,
    refusals=REFUSALS,
    roles=ROLES,
    sides={count: ("player",) * count for count in range(1, 8)},
    finding=finding,
)
