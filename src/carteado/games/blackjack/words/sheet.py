"""The scoreboard of blackjack in words: rounds, what they bring, decisions, refusals."""

from typing import Final

from carteado.games.blackjack.rules.rulebook import HALVES
from carteado.games.blackjack.sheet.entries import Played, Round, Staked
from carteado.games.blackjack.words.amounts import chips, signed, whole
from carteado.placar import Entry
from carteado.words.language import Language, Texts
from carteado.words.placar_names import Names
from carteado.words.refusals import Refusals
from carteado.words.sheets import SheetWords

REFUSALS: Final[Texts] = {
    "seat-twice": "Cada pessoa aposta uma vez por rodada: junte as mãos dela na mesma aposta.",
    "few-bets": "Para haver rodada é preciso gente apostando, e aqui o mínimo é {n}: marquem as apostas.",
    "sits-out": "{who} fica de fora: não tem fichas para a aposta mínima ({least}).",
    "bet-limits": "{who}: nesta mesa cada aposta vai de {least} a {most} (em fichas).",
    "staked-chips": "{who} pôs {price} na mesa (em fichas) e só tinha {held}: confiram aposta, seguro, dobra e divisão.",
    "no-hand": "Falta dizer como acabou a mão de {who}.",
    "too-many-hands": "{who}: nesta mesa uma aposta vira até {n} mãos.",
    "split-no-blackjack": "{who} dividiu, e 21 em mão dividida não é BlackJack: marquem se ganhou, empatou ou perdeu.",
    "split-no-double": "{who} dividiu, e nesta mesa não se dobra depois de dividir.",
    "no-surrender-here": "{who} não pode ter se rendido: nesta mesa não há rendição.",
    "split-no-surrender": "{who} dividiu, e mão dividida não se rende.",
    "not-doubled": "{who}: mão rendida ou com BlackJack não se dobra.",
    "insured-or-given-up": "{who}: na rendição antecipada é seguro ou rendição, um dos dois.",
    "given-up-against-ace": "{who} não pode ter se rendido: houve seguro, e contra um ás ninguém se rende nesta mesa.",
    "house-idle": "O crupiê só estoura jogando contra alguém, e aqui toda mão já tinha acabado: marquem que ele parou.",
    "house-bust-wins": "{who}: com o crupiê estourado, quem não estourou ganha.",
    "house-blackjack-beats": "{who}: o BlackJack do crupiê só não ganha de outro BlackJack.",
    "given-up-too-late": "{who}: com BlackJack do crupiê não há rendição tardia, e a aposta se perde.",
    "played-after-look": "{who}: o crupiê olhou antes, e com o BlackJack dele ninguém chegou a pedir, dobrar nem dividir.",
    # What any sheet refuses, said of sessions.
    "match-over": "A sessão já acabou: para outra, abram um placar novo.",
    "partida-not-over": "A sessão ainda não acabou: confirma-se só o resultado final.",
    "judge-pays": "Com juiz na mesa, só ele marca: vocês confirmam o resultado.",
}
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "few-bets": ("n",),
    "sits-out": ("who", "least"),
    "bet-limits": ("who", "least", "most"),
    "staked-chips": ("who", "price", "held"),
    "no-hand": ("who",),
    "too-many-hands": ("who", "n"),
    "split-no-blackjack": ("who",),
    "split-no-double": ("who",),
    "no-surrender-here": ("who",),
    "split-no-surrender": ("who",),
    "not-doubled": ("who",),
    "insured-or-given-up": ("who",),
    "given-up-against-ace": ("who",),
    "house-bust-wins": ("who",),
    "house-blackjack-beats": ("who",),
    "given-up-too-late": ("who",),
    "played-after-look": ("who",),
}
CONSEQUENCES: Final[Texts] = {
    "set-score": "Cada pessoa passa a ter as fichas que a mesa decidiu.",
    "deal-void": "A rodada não vale: as fichas voltam ao que eram antes dela, e ela se joga de novo.",
}
# The same of a table that is told to a referee.
RULED: Final[Texts] = {
    "may": "A mão está em jogo: cada lance com a sua cláusula.",
    "hand-over": "A mão acabou: não há mais lance com ela.",
    "house-to-draw": "Ainda não se paga nada: falta carta do crupiê.",
    "round-won": "A rodada é de quem joga.",
    "round-lost": "A rodada é da casa.",
    "round-even": "Ninguém ganha nem perde nesta rodada.",
}
CHOICES: Final[Texts] = {"void": "A rodada não vale"}
OTHERWISE: Final[Texts] = {"void": "As fichas passam a ser outras"}

HOUSES: Final[Texts] = {
    "stands": "Rodada {n}: o crupiê parou.",
    "bust": "Rodada {n}: o crupiê estourou.",
    "blackjack": "Rodada {n}: BlackJack do crupiê.",
}
HANDS: Final[Texts] = {
    "win": "ganhou",
    "tie": "empatou",
    "loss": "perdeu",
    "blackjack": "BlackJack",
    "bust": "estourou",
    "surrender": "rendição",
}
DOUBLED: Final[Texts] = {
    "win": "dobrou e ganhou",
    "tie": "dobrou e empatou",
    "loss": "dobrou e perdeu",
    "bust": "dobrou e estourou",
}
# What a round or a decision brought somebody; {amount} has its sign.
PARTS: Final[Texts] = {
    "blackjack": "{who}: {amount}, BlackJack, 1,5 para 1.",
    "win": "{who}: {amount}, mão ganha.",
    "house-bust": "{who}: {amount}, o crupiê estourou.",
    "tie": "{who}: empate, a aposta volta.",
    "blackjack-tie": "{who}: BlackJack contra BlackJack, a aposta volta.",
    "loss": "{who}: {amount}, mão perdida.",
    "house-blackjack": "{who}: {amount}, BlackJack do crupiê.",
    "bust": "{who}: {amount}, estourou.",
    "surrender": "{who}: {amount}, rendição, metade da aposta.",
    "insurance": "{who}: {amount} do seguro.",
    "score": "{who}: {amount} por decisão da mesa.",
    "round": "{who}: {amount} ao todo.",
}


def line(names: Names, entry: Entry) -> str:
    """What a line of blackjack says, "" for any other."""
    if not isinstance(entry, Round):
        return ""
    told = names.words.say(HOUSES[entry.house], n=entry.round)
    return " ".join([told, *[_staked(names, staked) for staked in entry.staked]])


def _staked(names: Names, staked: Staked) -> str:
    words = names.words
    bet = whole(words, staked.bet)
    if staked.insured:
        bet = words.say("{bet} e seguro", bet=bet)
    hands = ", ".join([_ended(words, hand) for hand in staked.hands])
    return words.say("{who} ({bet}): {hands}.", who=names.seat(staked.seat), bet=bet, hands=hands)


def _ended(words: Language, hand: Played) -> str:
    return words.say((DOUBLED if hand.doubled else HANDS)[hand.how])


def credit(names: Names, part: str, side: int, points: int) -> str:
    """What somebody lost or won, by what it is for, and of several hands with which."""
    words, (kind, _, number) = names.words, part.partition(" ")
    who = names.side(side)
    who = words.say("{who} (mão {n})", who=who, n=number) if number else who
    amount = signed(words, points)[:1] + chips(words, abs(points))
    return words.say(PARTS[kind], who=who, amount=amount)


SHEET: Final = SheetWords(
    line=line,
    credit=credit,
    consequences={**CONSEQUENCES, **RULED},
    refusals=Refusals(REFUSALS, FACTS, parts={"price": HALVES, "held": HALVES}),
    choices=CHOICES,
    otherwise=OTHERWISE,
)
