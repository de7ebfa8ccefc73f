"""The scoreboard of a physical table in words: every line, every consequence, every refusal."""

from typing import Final

from carteado.game import Reason
from carteado.games.cego.sheet.entries import Tentos, Volta
from carteado.games.cego.words import sheet as placar_cego
from carteado.games.truco.sheet.entries import Accept, Call, Eleven, Result, Run
from carteado.placar import Confirm, Consequence, Correction, Entry, FirstDealer, Incident
from carteado.words import reasons
from carteado.words.language import Texts
from carteado.words.placar_names import Names

REFUSALS: Final[Texts] = {
    "dealer-first": "Antes, diga quem dá as cartas primeiro nesta partida.",
    "dealer-known": "Quem dá as cartas já está definido: a vez passa sozinha a cada mão.",
    "not-the-next-dealer": "Pelo regulamento, quem dá primeiro nesta partida é {who}.",
    "match-over": "O jogo já acabou: para outro, abra um placar novo.",
    "partida-over": "A partida já acabou. Se houve engano, corrija a linha; se não, comece a próxima.",
    "no-such-side": "Só há dois lados: escolha um deles.",
    "own-call": "O último pedido, de {stake}, foi desta dupla: agora quem fala é a outra.",
    "answer-first": "Há um pedido de {stake} sem resposta: marque se caíram, correram ou aumentaram.",
    "eleven-first": "É mão de onze: marque antes se a dupla que tem 11 joga ou desiste.",
    "beyond-need": "A mão já vale o que falta para essa dupla ganhar: nesta mesa não se pede mais.",
    "too-many-lines": "Este placar já tem {most} linhas, que é o limite: abra outro.",
    "sides-confirm": "Quem confirma o resultado são os dois lados, cada um por si.",
    "no-such-partida": "Este placar ainda não tem a partida {n}.",
    "partida-not-over": "A partida ainda não acabou: confirma-se só o resultado final.",
    "another-score": "O resultado mudou e agora é {a} a {b}: olhe de novo antes de confirmar.",
    "confirmed-already": "Este lado já confirmou este resultado.",
    "confirm-first": "Falta confirmar a partida {n}, {a} a {b}: os dois lados confirmam, e então começa a próxima.",
    "no-such-line": "Não há linha {line} neste placar.",
    "corrected-already": "A linha {line} já foi corrigida: o que vale agora é a linha {other}.",
    "confirmation-stays": "A linha {line} é uma confirmação: ela cai sozinha quando algo da partida é corrigido.",
    "nothing-to-correct": "A linha {line} já diz isso: não há o que corrigir.",
    "later-line": "Com essa correção, a linha {line} deixaria de ser possível: corrija antes aquela.",
    "no-mao-now": "Não há mão em jogo para isso: comece a próxima partida, ou diga que foi depois da mão.",
    "no-mao-after": "A mão anterior já ficou para trás: essa irregularidade só cabe antes de a próxima começar.",
    "dealt-already": "Já houve pedido ou decisão nesta mão, então as cartas já foram dadas: marque «durante a mão».",
    "no-such-choice": "Essa decisão não existe nesta cláusula: escolha uma das que aparecem.",
    "too-late": "Com a mão terminada isso não cabe mais: marque durante a mão, ou corrija a linha do resultado.",
    "not-of-this-code": "Isso não se marca neste jogo.",
    "judge-pays": "Com juiz na mesa, só ele paga os tentos: vocês confirmam o resultado.",
    **placar_cego.REFUSALS,
}

FACTS: Final = {
    "not-the-next-dealer": ("who",),
    "own-call": ("stake",),
    "answer-first": ("stake",),
    "too-many-lines": ("most",),
    "no-such-partida": ("n",),
    "another-score": ("a", "b"),
    "confirm-first": ("n", "a", "b"),
    "no-such-line": ("line",),
    "corrected-already": ("line", "other"),
    "confirmation-stays": ("line",),
    "nothing-to-correct": ("line",),
    "later-line": ("line", "code"),
    **placar_cego.FACTS,
}

CONSEQUENCES: Final[Texts] = {
    "note": "Fica anotado; o placar não muda.",
    "warning": "Advertência; o placar não muda.",
    "void": "A mão é anulada e as cartas passam para quem dá em seguida.",
    "deal-passes": "Sem pontos: as cartas passam para quem dá em seguida.",
    "redeal": "Sem pontos: a mesma pessoa embaralha e dá de novo, com novo corte.",
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
    "exposed": "Quem recebeu a carta escolhe se fica com ela; a mão continua.",
    "exposed-stays": "A carta fica com quem a recebeu, à vista de todos; a mão continua.",
    "repair": "Acerta-se o número de cartas como manda a cláusula e a mão continua, sem pontos.",
    "lose-mao": "A dupla em falta perde a mão pelo que ela valia.",
    "lose-partida": "A dupla em falta perde a partida.",
    "lose-match": "A dupla em falta perde o jogo todo.",
    "disqualified": "A dupla em falta é desclassificada e perde o jogo todo.",
    "set-score": "O placar passa a ser o que foi decidido.",
    "tento": "Tento para a outra dupla.",
    "tento-on": "Tento para a outra dupla; a mão continua.",
    "tento-after": "Tento para a outra dupla, além do que a mão deu.",
    "tento-late": "Tento para a outra dupla, por uma mão anterior.",
    "tento-had": "A dupla prejudicada já ganhou essa mão: não há o que somar.",
    "tento-noted": "Outro tento já tinha acabado a mão: fica anotado.",
    **placar_cego.CONSEQUENCES,
}


def line(names: Names, entry: Entry) -> str:
    """What a line says."""
    words = names.words
    match entry:
        case FirstDealer():
            return words.say("Dá as cartas primeiro: {who}.", who=names.seat(entry.seat))
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
        case Volta():
            return placar_cego.volta(names, entry)
        case Tentos():
            return placar_cego.tentos(names, entry)
        case Incident():
            return _incident(names, entry)
        case Confirm():
            a, b = entry.score
            return words.say("Resultado da partida {n} confirmado: {a} a {b}.", n=entry.partida, a=a, b=b)
        case Correction(entry=None):
            return words.say("A linha {line} não vale.", line=entry.line)
        case Correction(entry=said) if said is not None:
            return words.say("Em vez da linha {line}: {said}", line=entry.line, said=line(names, said))
        case _:
            return ""


def _call(names: Names, call: Call) -> str:
    side = names.side(call.side)
    if call.to == 3:
        return names.words.say("Truco de {side}.", side=side)
    return names.words.say("Pedido de {to} de {side}.", to=call.to, side=side)


def _incident(names: Names, incident: Incident) -> str:
    words = names.words
    if incident.offender is None:
        told = words.say("Irregularidade.")
    else:
        told = words.say("Irregularidade de {who}.", who=names.seat(incident.offender))
    if isinstance(incident.facts, Volta):
        told = " ".join([told, *placar_cego.parts(names, incident.facts)])
    why = incident.why.strip().rstrip(".")
    return told + " " + words.say("Motivo: {why}.", why=why) if why else told


def consequence(names: Names, found: Consequence) -> str:
    """What follows from an irregularity, and what the table has to do."""
    words = names.words
    told = [words.say(CONSEQUENCES[found.words])]
    if found.points and found.to is not None:
        told.append(credit(names, found.to, found.points, found.part))
    if found.points and found.mao == "over":
        told.append(words.say("A mão acaba aqui e as cartas passam." if found.deal else "A volta acaba aqui."))
    return " ".join(told)


def credit(names: Names, side: int, points: int, part: str = "") -> str:
    """Points for a side, or taken back from it; tentos where the code pays a hand in parts."""
    if part:
        return placar_cego.credit(names, part, side, points)
    if points < 0:
        return names.words.count("Volta {n} ponto de {side}.", "Voltam {n} pontos de {side}.", -points, side=names.side(side))
    return names.words.count("{n} ponto para {side}.", "{n} pontos para {side}.", points, side=names.side(side))


def refusal(names: Names, reason: Reason) -> str:
    """Why a line is refused, and what would be right."""
    own = placar_cego.IN_VOLTAS.get(reason.code) if names.trios else None
    text = own or REFUSALS.get(reason.code)
    if text is None:
        return reasons.sentence(names.words, reason, [names.seat(seat) for seat in range(len(names.seats))])
    facts = dict(zip(FACTS.get(reason.code, ()), reason.facts, strict=False))
    if isinstance(facts.get("who"), int):
        facts["who"] = names.seat(int(facts["who"]))
    return names.words.say(text, **facts)
