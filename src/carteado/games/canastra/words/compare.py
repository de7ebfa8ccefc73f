"""Canastra and buraco side by side, in words: what each feature asks, and what a code answers."""

from typing import Final

from carteado.compare.values import NOT_USED, Value
from carteado.words.language import Language, Texts

GROUPS: Final[Texts] = {
    "players": "Quem joga",
    "pack": "Baralho",
    "deal": "Sorteio, corte e distribuição",
    "draw": "Comprar e pegar o lixo",
    "melds": "Jogos na mesa",
    "morto": "Morto",
    "out": "Bater",
    "vulnerable": "Vulnerabilidade",
    "points": "Pontos",
    "match": "Partida",
}
FEATURES: Final[Texts] = {
    "seats": "Número de pessoas",
    "pairs": "Lugares dos parceiros",
    "alone": "Com duas ou três pessoas",
    "six": "Com seis pessoas",
    "deck": "Cartas",
    "packs-six": "Baralhos com seis pessoas",
    "first-dealer": "Quem dá primeiro",
    "cutter": "Quem corta",
    "packet": "Cartas dadas por vez",
    "hand": "Cartas de cada mão",
    "mortos": "Mortos com quatro pessoas",
    "mortos-three": "Mortos com três pessoas",
    "mortos-six": "Mortos com seis pessoas",
    "direction": "Sentido do jogo",
    "first-draw": "Primeira compra da rodada",
    "lixo": "Como se pega o lixo",
    "lixo-use": "Usar na hora a carta de cima do lixo",
    "lixo-view": "O que se vê do lixo",
    "return": "Devolver o lixo de uma carta só",
    "exhausted": "Monte esgotado e sem morto",
    "stalled": "Voltas sem comprar do monte até a rodada acabar",
    "longest": "Sequência mais comprida",
    "sets": "Trincas (lavadeiras)",
    "set-of-twos": "Lavadeira de dois",
    "wild-in-sets": "Dois como curinga em lavadeira",
    "wild": "Curingas",
    "own-two": "Dois do naipe como curinga fora do lugar",
    "most-wild": "Curingas em cada jogo",
    "mobility": "Curinga depois de baixado",
    "stain": "Canastra que já teve curinga",
    "ace-high": "Ás depois do rei",
    "ace-both": "Sequência de ás a ás",
    "ace-closes": "Ás no fim fecha o jogo",
    "partner": "Onde se acrescenta",
    "direct": "Morto de quem baixou tudo",
    "indirect": "Morto de quem descartou a última",
    "unused": "Morto que não deu tempo de usar conta como pegado",
    "per-side": "Mortos que um lado pode pegar",
    "needs": "Canastra para bater",
    "waived": "Bater sem ter pegado morto",
    "final-discard": "Bater tem de ser com descarte",
    "minimums": "Mínimo para abrir",
    "low-opening": "Abrir com menos do que o mínimo",
    "every-laydown": "Mínimo em toda descida",
    "attempts": "Tentativas contam pela partida inteira",
    "joker": "Coringa na conta",
    "cards": "Cartas na conta",
    "clean": "Canastra limpa",
    "long": "Prêmio maior para canastra de ás a rei",
    "dirty": "Canastra suja",
    "batida": "Batida",
    "batida-no-morto": "Batida paga sem ter pegado o morto",
    "hands": "Cartas que ficam na mão",
    "no-morto": "Lado que não pegou morto perde",
    "target": "Pontos que ganham a partida",
    "both": "Dois lados chegam juntos",
    "tie": "Empate",
    "guard": "Limite de rodadas",
    "clock": "Tempo por lance",
    "unforeseen": "Caso que o texto não prevê",
}
# By feature and value, or by value alone; {a} and {b} are the facts.
VALUES: Final[Texts] = {
    NOT_USED: "não se aplica",
    "yes": "sim",
    "no": "não",
    "n": "{a}",
    "none": "não há",
    "seats.seats": "{a}",
    "pairs.alternate": "alternados: nunca lado a lado",
    "alone.own": "cada pessoa conta para si",
    "six.duplas": "três duplas",
    "six.trios": "dois trios",
    "deck.plain": "{a} cartas, sem coringas",
    "deck.jokers": "{a} cartas, {b} delas coringas",
    "first-dealer.draw": "quem tira a carta mais alta",
    "first-dealer.lot": "sorteio",
    "cutter.right": "quem está à direita de quem dá",
    "hand.eleven": "onze",
    "direction.clockwise": "horário; começa quem está à esquerda de quem dá",
    "first-draw.once": "quem começa pode recusar a primeira carta e comprar outra",
    "lixo.whole": "leva-se o monte inteiro do lixo",
    "lixo-view.all": "todas as cartas",
    "lixo-view.top": "só a de cima",
    "return.no": "não pode",
    "return.yes": "pode",
    "exhausted.ends": "a rodada acaba depois do descarte",
    "exhausted.lixo": "segue só com o lixo, até alguém não o pegar",
    "longest.n": "{a} cartas",
    "sets.yes": "valem, de qualquer naipe",
    "sets.no": "não valem",
    "wild.twos": "todo dois fora do lugar",
    "wild.twos-and-jokers": "coringas e todo dois fora do lugar",
    "most-wild.any": "quantos se quiser",
    "mobility.free": "anda dentro do jogo",
    "mobility.until-replaced": "fica, até entrar a carta que ele representa",
    "mobility.fixed": "não sai do lugar",
    "stain.for-good": "com carta de 9 a rei, fica suja para sempre",
    "stain.as-it-lies": "vale como está: volta a ser limpa",
    "partner.own-side": "nos jogos do próprio lado, na sua vez",
    "direct.same-turn": "usa na mesma vez",
    "indirect.next-turn": "usa só na vez seguinte",
    "needs.none": "nenhuma",
    "needs.any": "uma, limpa ou suja",
    "needs.clean": "uma limpa",
    "waived.never": "nunca",
    "waived.as-stock": "quando os mortos viraram monte",
    "waived.none-left": "quando não sobrou morto para o lado",
    "minimums.none": "não há",
    "minimums.from": "a partir de {a} pontos; por tentativa: {b}",
    "low-opening.fails": "não vale, e o mínimo sobe",
    "low-opening.blocked": "não é possível",
    "cards.values": "ás 15; 8 a rei e dois 10; 3 a 7 5",
    "hands.against": "descontam, também as de quem faz dupla com quem bateu",
    "both.higher": "ganha o total maior",
    "tie.deal": "mais uma rodada, que decide sozinha",
    "guard.n": "{a} rodadas",
    "clock.n": "{a} s",
    "unforeseen.canastra": "a coordenação decide",
    "unforeseen.buraco": "decide quem apita, se a mesa quiser alguém",
}


def group(words: Language, key: str) -> str:
    """The heading of a group."""
    return words.say(GROUPS[key])


def feature(words: Language, key: str) -> str:
    """What a feature asks."""
    return words.say(FEATURES[key])


def value(words: Language, key: str, found: Value) -> str:
    """What a code answers."""
    text = VALUES.get(f"{key}.{found.code}") or VALUES[found.code]
    return words.say(text, **dict(zip(("a", "b"), found.facts, strict=False)))


def not_retold_header(words: Language) -> str:
    """What is said above the reason."""
    return words.say("O registro inteiro")


def not_retold(words: Language, same_pack: bool) -> str:
    """Why a record is not played again by the other code."""
    if same_pack:
        return words.say(
            "Não se joga de novo por outras regras: a primeira compra diferente muda todas as cartas que vêm depois."
        )
    return words.say("Não se joga de novo pelo outro regulamento: o baralho é outro, e com ele todas as compras.")


def see_rules(words: Language) -> str:
    """Where the answer is instead."""
    return words.say("Compare as regras, sem registro: ali está o que muda.")
