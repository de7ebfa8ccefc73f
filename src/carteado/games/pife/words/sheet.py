"""Cacheta and pif-paf on a scoreboard in words: how a deal went, what it brought, what an irregularity brings."""

from typing import Final

from carteado.games.pife.sheet.entries import TEN, WON, NineCards
from carteado.games.pife.words.amounts import chips, lives
from carteado.placar import Entry
from carteado.words.language import Texts
from carteado.words.people import and_last
from carteado.words.placar_names import Names
from carteado.words.refusals import Refusals
from carteado.words.sheets import SheetWords

REFUSALS: Final[Texts] = {
    "left-not-playing": "Só sai da rodada quem recebeu cartas nela, e uma vez só.",
    "no-leaving": "Nesta mesa não se abandona a rodada: desmarque quem saiu.",
    "somebody-stays": "Alguém tem de ficar na rodada até o fim: desmarque uma pessoa.",
    "alone-wins": "Só uma pessoa ficou na rodada: ela vence, sem precisar bater.",
    "winner-not-in": "Quem vence é alguém que ficou na rodada até o fim; na rodada nula, ninguém vence.",
    "ten-is-nine": "Neste jogo a batida de dez cartas vale o mesmo que a de nove: marque como batida.",
    "no-chips-here": "Nesta mesa não há fichas: contam-se vidas.",
    "bet-chips": "{who} não pode ter apostado isso: depois do pingo, o máximo era {most} (em fichas).",
    "bet-range": "Nesta mesa cada pessoa aposta de {least} a {most} (em fichas) na rodada; quem não apostou fica com 0.",
    "bets-unequal": "Quem ficou até o fim apostou igual, e a maior aposta é {top}: confiram as apostas ou quem abandonou.",
    "nobody-bet": "Para jogar a rodada alguém aposta, e quem fica acompanha: pelo menos {least} (em fichas).",
    "raise-steps": "De {lower} não se repica para {higher}: um repique põe pelo menos {least} a mais, ou vai ao máximo.",
    # What any sheet refuses, said of rodadas.
    "dealer-known": "Quem dá as cartas já está definido: a vez passa sozinha a cada rodada.",
    "too-late": "Com a rodada terminada isso não cabe mais: marque durante a rodada, ou corrija a linha dela.",
    "judge-pays": "Com juiz na mesa, só ele marca: vocês confirmam o resultado.",
}
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "bet-chips": ("who", "most"),
    "bet-range": ("least", "most"),
    "bets-unequal": ("top",),
    "nobody-bet": ("least",),
    "raise-steps": ("lower", "higher", "least"),
}
CONSEQUENCES: Final[Texts] = {
    "false-free": "A batida não vale: as cartas voltam para a mão, e a vez continua, sem castigo.",
    "false-stock": "A batida não vale: as cartas voltam para a mão, e essa pessoa só bate com carta do monte nesta rodada.",
    "false-life": "A batida não vale: as cartas voltam para a mão, e no fim da rodada essa pessoa perde 1 vida.",
    "rebate": "Até o fim da rodada essa pessoa só compra do monte.",
    "rebate-batida": "Até o fim da rodada essa pessoa só bate com carta do monte.",
    "thrown": "Essa pessoa sai da rodada, e o que apostou fica no pote.",
    "thrown-alone": "Essa pessoa sai da rodada, o que apostou fica no pote, e quem sobrou leva o pote inteiro.",
    "set-score": "Cada pessoa passa a ter o que foi decidido.",
    "deal-void": "A rodada não vale: vidas, fichas e pote voltam ao que eram antes dela, e a mesma pessoa dá de novo.",
}
CHOICES: Final[Texts] = {"void": "A rodada não vale"}
OTHERWISE: Final[Texts] = {"void": "Vidas ou fichas passam a ser outras"}

# What a deal or a decision brought somebody; {amount} has its sign.
PARTS: Final[Texts] = {
    "batida": "{who}: {amount}, batida de outra pessoa.",
    "ten": "{who}: {amount}, batida de dez cartas de outra pessoa.",
    "left": "{who}: {amount} por abandonar a rodada.",
    "false": "{who}: {amount} por batida errada.",
    "pingo": "{who}: {amount} do pingo.",
    "bet": "{who}: {amount} da aposta.",
    "pot": "{who}: {amount} do pote.",
    "shared": "{who}: {amount} do pote que sobrou.",
    "score": "{who}: {amount} por decisão da mesa.",
}
IN_LIVES: Final = ("batida", "ten", "left", "false")
ENDINGS: Final[Texts] = {
    WON: "{who} venceu.",
    TEN: "{who} bateu com dez cartas.",
    "": "Rodada nula.",
}


def line(names: Names, entry: Entry) -> str:
    """What a line of cacheta or pif-paf says, "" for any other."""
    if not isinstance(entry, NineCards):
        return ""
    words = names.words
    who = names.seat(entry.winner) if entry.winner >= 0 else ""
    told = [words.say("Rodada {n}.", n=entry.deal), words.say(ENDINGS[entry.how if who else ""], who=who)]
    if entry.left:
        left = and_last(words, [names.seat(seat) for seat in entry.left])
        told.append(words.say("Abandono: {who}.", who=left))
    if any(entry.bets):
        bets = [f"{names.seat(seat)} {bet}" for seat, bet in enumerate(entry.bets) if bet]
        told.append(words.say("Apostas: {list}.", list=", ".join(bets)))
    return " ".join(told)


def credit(names: Names, part: str, side: int, points: int) -> str:
    """What somebody lost or won, by what it is for."""
    words = names.words
    count = lives if part in IN_LIVES or (part == "score" and words.game == "cacheta") else chips
    sign = "+" if points > 0 else "\N{MINUS SIGN}"
    return words.say(PARTS[part], who=names.side(side), amount=sign + count(words, abs(points)))


SHEET: Final = SheetWords(
    line=line,
    credit=credit,
    consequences=CONSEQUENCES,
    refusals=Refusals(REFUSALS, FACTS),
    choices=CHOICES,
    otherwise=OTHERWISE,
)
