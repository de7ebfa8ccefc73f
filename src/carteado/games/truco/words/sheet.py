"""Truco on a scoreboard in words: calls, answers, how a mão went, what an irregularity brings."""

from typing import Final

from carteado.games.truco.sheet.entries import Accept, Call, Eleven, Result, Run
from carteado.placar import Entry
from carteado.words.language import Texts
from carteado.words.placar_names import Names
from carteado.words.refusals import Refusals
from carteado.words.sheets import SheetWords

REFUSALS: Final[Texts] = {
    "own-call": "O último pedido, de {stake}, foi desta dupla: agora quem fala é a outra.",
    "answer-first": "Há um pedido de {stake} sem resposta: marque se caíram, correram ou aumentaram.",
    "eleven-first": "É mão de onze: marque antes se a dupla que tem 11 joga ou desiste.",
    "beyond-need": "A mão já vale o que falta para essa dupla ganhar: nesta mesa não se pede mais.",
    "no-mao-now": "Não há mão em jogo para isso: comece a próxima partida, ou diga que foi depois da mão.",
    "dealt-already": "Já houve pedido ou decisão nesta mão, então as cartas já foram dadas: marque «durante a mão».",
}
FACTS: Final[dict[str, tuple[str, ...]]] = {"own-call": ("stake",), "answer-first": ("stake",)}

CONSEQUENCES: Final[Texts] = {
    "deal-passes": "Sem pontos: as cartas passam para quem dá em seguida.",
    "redo": "Advertência: a mesma pessoa embaralha, corta-se de novo, sem queimar.",
    "recut": "Advertência: a mesma pessoa embaralha, e corta-se de novo.",
    "call-void": "O pedido não vale; advertência.",
    "no-call": "Não houve pedido: a mão continua valendo o que valia.",
    "ambiguous": "A resposta não ficou clara: pergunte de novo. Carta largada na mesa ainda não é correr.",
    "ambiguous-accepted": "O que foi dito vale como aceite.",
    "ambiguous-raised": "O que foi dito vale como novo pedido.",
    "turned-up": "A carta é virada para cima e vale; advertência.",
    "false-show": "O jogo aberto não ganha: as cartas ficam à vista de todos e a mão continua.",
    "card-returns": "A carta volta para a mão; advertência.",
    "card-stands": "A carta fica onde caiu e a mão continua.",
    "thrown": "A outra dupla escolhe qual das cartas abertas fica; as outras voltam.",
    "thrown-in-order": "A carta de baixo vale agora; a de cima é obrigatória na próxima vez da mesma pessoa.",
    "thrown-first": "Fica a carta que tocou a mesa primeiro; a outra volta.",
    "repair": "Acerta-se o número de cartas como manda a cláusula e a mão continua, sem pontos.",
    "lose-mao": "A dupla em falta perde a mão pelo que ela valia.",
    "lose-partida": "A dupla em falta perde a partida.",
    "lose-match": "A dupla em falta perde o jogo todo.",
    "disqualified": "A dupla em falta é desclassificada e perde o jogo todo.",
    "tento": "Tento para a outra dupla.",
    "tento-on": "Tento para a outra dupla; a mão continua.",
    "tento-after": "Tento para a outra dupla, além do que a mão deu.",
    "tento-late": "Tento para a outra dupla, por uma mão anterior.",
    "tento-had": "A dupla prejudicada já ganhou essa mão: não há o que somar.",
    "tento-noted": "Outro tento já tinha acabado a mão: fica anotado.",
}

CHOICES: Final[Texts] = {
    "a": "Advertência",
    "b": "Perda da mão",
    "c": "Perda da partida",
    "d": "Perda do jogo",
    "return": "A carta volta",
    "stands": "A carta fica",
    "loseHand": "Perde a mão",
    "ask": "Perguntar de novo",
    "accept": "Vale como aceite",
    "raise": "Vale como novo pedido",
    "tento": "Tento",
    "accepted": "A outra dupla aceitou como pedido",
    "leader": "Quem sai ficou com cartas a mais",
    "cutter": "Quem corta ficou com cartas a mais",
    "repair": "Consertar e seguir",
    "redeal": "Dar de novo",
    "out-of-turn": "Uma carta fora da vez",
    "thrown": "Várias cartas de uma vez",
}
OTHERWISE: Final[Texts] = {"accepted": "Ninguém aceitou"}


def line(names: Names, entry: Entry) -> str:
    """What a line of truco says, "" for any other."""
    words = names.words
    match entry:
        case Result(side=None):
            return words.say("As três vazas empataram.")
        case Result():
            return words.say("Mão para {side}.", side=names.side(entry.side or 0))
        case Call():
            return _call(names, entry)
        case Accept():
            return words.say("Pedido de {stake} aceito.", stake=entry.stake)
        case Run():
            return words.say("Correram do pedido de {stake}.", stake=entry.stake)
        case Eleven():
            return words.say("A mão de onze vai ser jogada." if entry.play else "Desistiram da mão de onze.")
        case _:
            return ""


def _call(names: Names, call: Call) -> str:
    side = names.side(call.side)
    if call.to == 3:
        return names.words.say("Truco de {side}.", side=side)
    return names.words.say("Pedido de {to} de {side}.", to=call.to, side=side)


SHEET: Final = SheetWords(
    line=line, consequences=CONSEQUENCES, refusals=Refusals(REFUSALS, FACTS), choices=CHOICES, otherwise=OTHERWISE
)
