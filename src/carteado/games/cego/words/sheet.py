"""Truco Cego on a scoreboard in words: how a roda or a testa went, what it gave, what an irregularity costs."""

from typing import Final

from carteado.games.cego.sheet.entries import Envido, Flor, Tentos, Truco, Volta
from carteado.placar import Entry, Incident
from carteado.words.language import Texts
from carteado.words.placar_names import Names
from carteado.words.refusals import Refusals
from carteado.words.sheets import SheetWords

CALLS: Final[Texts] = {
    "envido": "envido",
    "envido-envido": "envido-envido",
    "real-envido": "real envido",
    "falta-envido": "falta envido",
    "contra-flor": "contra-flor",
    "contra-flor-e-o-resto": "contra-flor e o resto",
    "truco": "truco",
    "retruco": "retruco",
    "vale-quatro": "vale quatro",
}

REFUSALS: Final[Texts] = {
    "another-volta": "Agora a vez é de outra volta: olhe o placar e marque de novo.",
    "silent-with-points": "Quem saiu sem falar não disputou os pontos: tire uma das duas coisas.",
    "no-such-chain": "Esses pedidos não se seguem assim: envido, envido-envido, real envido, falta envido, nesta ordem.",
    "falta-too-small": "A falta envido só cobre um pedido que valha menos do que ela.",
    "testa-cap": "Na testa os pontos param em seis: esse pedido já não aumenta nada.",
    "testa-most": "Uma testa dá no máximo {most} tentos: seis de pontos e quatro de truco.",
    "refused-has-owner": "Pedido não querido é de quem pediu por último.",
    "points-winner": "Falta dizer quem ganhou os pontos.",
    "truco-winner": "Falta dizer quem ganhou as vazas.",
    "truco-missing": "Falta a parte do truco: sem pedido, a volta vale um tento para quem ganhou as vazas.",
    "flores-count": "Confira as flores: cada lado pode ter até {most}, e alguém tem que ter cantado.",
    "shrunk-count": "Só se achica a flor que foi cantada.",
    "no-such-bet": "Sobre a flor só cabem contra-flor, contra-flor e o resto, ou uma depois da outra.",
    "bet-needs-two": "Sem flor do outro lado, a contra-flor vale como flor simples.",
    "both-shrunk": "Os dois lados não se achicam: quem responde à flor achicada diz flor ou diz que é boa.",
    "shrunk-and-bet": "Quem se achicou não aceita contra-flor: marque a contra-flor como não querida.",
    "bet-whose": "Falta dizer quem pediu a contra-flor.",
    "no-such-truco": "No truco só se pede truco, retruco e vale quatro.",
    "tentos-count": "Confira os tentos: de 0 a {most} para cada lado.",
    "both-out": "Os dois lados não podem chegar a {target} na mesma volta: marque as partes, que o placar paga na ordem.",
    "testa-only": "Essa irregularidade só existe na testa.",
    "third-testa": "Depois da terceira testa, mostrar a carta não custa nada.",
    "song-without-envido": "Canto errado só existe com envido aceito: diga antes como ficou o envido desta volta.",
    "time-already": "O fim do tempo já está marcado: a falta já é forçada.",
    "forced-points": "O tempo acabou: a falta está posta, e falta dizer quem ganhou os pontos, ou que flores havia.",
    "forced-falta": "O tempo acabou: sem flor só vale a falta envido, posta e aceita.",
    "forced-flor": "O tempo acabou: flor de um lado só vale simples; dos dois lados, contra-flor e o resto, aceita.",
    # What any sheet refuses, said of voltas.
    "dealer-known": "Quem dá as cartas já está definido: quem é mão dá a seguir.",
    "no-mao-after": "A volta anterior já ficou para trás: essa irregularidade só cabe antes de a próxima começar.",
    "too-late": "Com a volta terminada isso não cabe mais: marque durante a volta, ou corrija a linha dela.",
}

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "another-volta": ("deal", "nth"),
    "testa-most": ("most",),
    "flores-count": ("most",),
    "tentos-count": ("most",),
    "both-out": ("target",),
}

CONSEQUENCES: Final[Texts] = {
    "trio-out": "O trio em falta é desclassificado e perde o jogo.",
    "time-up": "Fim do tempo: daqui em diante só rodas, com a falta posta e aceita em cada uma.",
    "time-up-later": "Fim do tempo: termina-se o que já foi dado; depois só rodas, com a falta posta e aceita em cada uma.",
    "time-wasted": "O trio fazia cera: o jogo é do outro, como W.O.",
    "time-named": "A comissão dá o jogo ao outro trio.",
    "one-tento": "Um tento para o outro trio; o jogo segue.",
    "one-tento-later": "Um tento para o outro trio, pago no fim da volta.",
    "dealt-again": "Quem deu embaralha e dá de novo, na mesma forma; ninguém paga.",
    "cut-again": "Corta-se de novo; ninguém paga.",
    "shuffled-again": "Embaralha-se de novo; ninguém paga.",
    "cego-hand": "O trio em falta perde os pontos e o truco desta volta.",
    "cego-song": "Canto errado: o envido e o truco vão para o outro trio.",
    "cego-flor": "As flores e o truco vão para o outro trio.",
    "cego-false-flor": "Flor que não existe: três por flor cantada, e o truco, para o outro trio.",
    "cego-hidden-flor": "Flor escondida: três da flor e o truco para o outro trio.",
    "cego-truco": "O truco vai para o outro trio; os pontos ficam como estavam.",
    "cego-gathered": "Quem recolheu as cartas antes da hora paga os pontos e o truco.",
    "cego-gathered-flor": "Quem recolheu as cartas antes da hora paga a flor do rival e o truco.",
    "cego-gathered-by-rivals": "Quem recolheu as cartas do adversário paga os pontos e o truco ao trio dele.",
    "over": "A volta acaba aqui.",
}

CHOICES: Final[Texts] = {
    "keep": "Fica com a carta",
    "redeal": "Dar de novo",
    "warning": "Advertência",
    "plain": "Sem flor",
    "wasted": "Fazia cera: W.O.",
    "named": "Sem cera: a comissão escolhe quem vence",
    "flor": "Com flor",
    "truco": "Vale como truco",
    "quero": "Vale como quero",
    "um": "Cantou 1",
    "dois": "Cantou 2",
    "tres": "Cantou 3",
    "quatro": "Cantou 4",
    "cinco": "Cantou 5",
    "seis": "Cantou 6",
    "sete": "Cantou 7",
}


def line(names: Names, entry: Entry) -> str:
    """What a line of Truco Cego says, "" for any other."""
    if isinstance(entry, Volta):
        return volta(names, entry)
    return tentos(names, entry) if isinstance(entry, Tentos) else ""


def volta(names: Names, entry: Volta) -> str:
    """How a roda or a testa went."""
    return " ".join([which(names, entry.deal, entry.nth), *parts(names, entry)])


def tentos(names: Names, entry: Tentos) -> str:
    """What people counted."""
    a, b = entry.tentos
    return which(names, entry.deal, entry.nth) + " " + names.words.say("Tentos contados na mesa: {a} a {b}.", a=a, b=b)


def which(names: Names, deal: int, nth: int) -> str:
    """The roda or testa that is spoken of."""
    if nth:
        return names.words.say("Volta {deal}, {nth}ª testa.", deal=deal, nth=nth)
    return names.words.say("Volta {deal}, roda.", deal=deal)


def in_incident(names: Names, incident: Incident) -> list[str]:
    """How the volta stood, where an irregularity tells it."""
    return parts(names, incident.facts) if isinstance(incident.facts, Volta) else []


def parts(names: Names, entry: Volta) -> list[str]:
    """The points part and the truco part, a sentence or two each."""
    told: list[str] = []
    if isinstance(entry.points, Envido):
        told.append(_envido(names, entry.points))
    elif entry.points is not None:
        told += _flor(names, entry.points)
    if entry.silent:
        told.append(names.words.say("Saíram sem falar e sem jogar."))
    if entry.truco is not None:
        told.append(_truco(names, entry.truco))
    return [sentence for sentence in told if sentence]


def _called(names: Names, calls: tuple[str, ...]) -> str:
    text = ", ".join(names.words.say(CALLS[call]) for call in calls)
    return text[:1].upper() + text[1:]


def _envido(names: Names, envido: Envido) -> str:
    calls = _called(names, envido.calls)
    if not envido.wanted:
        return names.words.say("{calls}: não quiseram.", calls=calls)
    if envido.won is None:
        return names.words.say("{calls}: quiseram.", calls=calls)
    return names.words.say("{calls}: quiseram, pontos de {side}.", calls=calls, side=names.side(envido.won))


def _flor(names: Names, flor: Flor) -> list[str]:
    words = names.words
    sung = [side for side in (0, 1) if flor.flores[side]]
    told: list[str] = []
    for side in sung:
        count, who = flor.flores[side], names.side(side)
        told.append(words.count("{n} flor de {side}.", "{n} flores de {side}.", count, side=who))
        if flor.shrunk[side]:
            told.append(words.count("{n} achicada.", "{n} achicadas.", flor.shrunk[side]))
    if flor.bets:
        calls = _called(names, flor.bets)
        told.append(words.say("{calls}: quiseram." if flor.wanted else "{calls}: não quiseram.", calls=calls))
    if flor.won is not None:
        told.append(words.say("A maior flor é de {side}.", side=names.side(flor.won)))
    return told


def _truco(names: Names, truco: Truco) -> str:
    words = names.words
    side = "" if truco.won is None else names.side(truco.won)
    if not truco.called:
        return words.say("Sem truco: vazas de {side}.", side=side) if side else ""
    calls = _called(names, (truco.called,))
    if not truco.wanted:
        return words.say("{calls}: não quiseram.", calls=calls)
    if not side:
        return words.say("{calls}: quiseram.", calls=calls)
    return words.say("{calls}: quiseram, vazas de {side}.", calls=calls, side=side)


def credit(names: Names, part: str, side: int, points: int) -> str:
    """Tentos for a side, by the part of the volta they are for."""
    words, who = names.words, names.side(side)
    if points < 0:
        return words.count("Desconta-se {n} tento de {side}.", "Descontam-se {n} tentos de {side}.", -points, side=who)
    if part == "envido":
        return words.count("Envido: {n} tento para {side}.", "Envido: {n} tentos para {side}.", points, side=who)
    if part == "flor":
        return words.count("Flor: {n} tento para {side}.", "Flor: {n} tentos para {side}.", points, side=who)
    if part == "truco":
        return words.count("Truco: {n} tento para {side}.", "Truco: {n} tentos para {side}.", points, side=who)
    if part == "penalty":
        return words.count("Multa: {n} tento para {side}.", "Multa: {n} tentos para {side}.", points, side=who)
    return words.count("{n} tento para {side}.", "{n} tentos para {side}.", points, side=who)


SHEET: Final = SheetWords(line, in_incident, credit, CONSEQUENCES, Refusals(REFUSALS, FACTS), CHOICES)
