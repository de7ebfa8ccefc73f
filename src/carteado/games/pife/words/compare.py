"""Cacheta and pif-paf side by side, in words: what each feature asks, and what a code answers."""

from typing import Final

from carteado.compare.values import NOT_USED, Value
from carteado.words.language import Language, Texts

GROUPS: Final[Texts] = {
    "players": "Quem joga",
    "deal": "Sorteio, corte e distribuição",
    "stakes": "Vidas, fichas e apostas",
    "draw": "Comprar e descartar",
    "melds": "Trincas e sequências",
    "wild": "Vira e curinga",
    "out": "Bater",
    "errors": "Enganos",
    "match": "Partida",
}
FEATURES: Final[Texts] = {
    "seats": "Número de pessoas",
    "alone": "Lados",
    "deck": "Cartas",
    "first-dealer": "Quem dá primeiro",
    "cutter": "Quem corta",
    "least-cut": "Cartas que cada parte do corte tem ao menos",
    "hand": "Cartas de cada mão",
    "packet": "Cartas dadas por vez",
    "direction": "Sentido do jogo",
    "first": "Quem começa",
    "second-cut": "Cartas de quem abandonou",
    "held": "O que cada pessoa tem no começo",
    "pingo": "Pingo",
    "bets": "Aposta de cada pessoa na rodada",
    "raise": "Repique mínimo",
    "open-check": "Ficar sem apostar enquanto ninguém apostou",
    "leaving": "Abandonar a rodada",
    "worth": "O que vale a batida",
    "worth-ten": "O que vale a batida de dez cartas",
    "void": "Rodada nula",
    "draw": "O que se compra",
    "exhausted": "Monte esgotado",
    "reshuffles": "Vezes que o monte se refaz em cada rodada",
    "stalled": "Vezes seguidas sem comprar do monte até a rodada ser nula",
    "trinca": "Trinca",
    "run": "Sequência",
    "ace": "Ás na sequência",
    "ponta": "Ponta da trinca com naipe repetido",
    "vira": "Carta virada que faz o curinga",
    "scope": "Curinga",
    "wild-in": "Onde o curinga vale",
    "most-wild": "Curingas em cada jogo",
    "taken-wild": "Curinga pego do lixo",
    "vira-card": "A própria vira",
    "needs": "O que se precisa para bater",
    "ten": "Dez cartas em jogos",
    "louca": "Bater fora da vez com o descarte (a louca)",
    "two-claim": "Duas pessoas querem o mesmo descarte",
    "pifei": "Dizer «pifei»",
    "false": "Batida errada",
    "rebate": "Rebate avisado",
    "thrown": "Quem joga as cartas fora depois de batida errada sai da rodada",
    "end": "Fim da partida",
    "winner": "Quem ganha a partida",
    "voids": "Rodadas nulas seguidas que acabam a partida",
    "deals": "Limite de rodadas",
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
    "seats.seats": "{a} a {b}",
    "alone.own": "cada pessoa joga por si",
    "deck.two": "dois baralhos sem coringas, 104 cartas",
    "first-dealer.lot": "sorteio",
    "cutter.left": "quem está à esquerda de quem dá",
    "cutter.right": "quem está à direita de quem dá",
    "hand.nine": "nove",
    "direction.ccw": "anti-horário",
    "direction.cw": "horário",
    "first.right": "quem está à direita de quem dá",
    "first.left": "quem está à esquerda de quem dá e ainda joga",
    "second-cut.after-bets": "voltam ao monte depois das apostas, e se corta de novo",
    "held.lives": "vidas: {a}",
    "held.chips": "fichas: {a}",
    "held.agreed": "fichas, quantas a mesa combinar",
    "pingo.one": "1 ficha para receber cartas",
    "bets.agreed": "mínimo e máximo que a mesa combinar",
    "bets.range": "de {a} a {b}",
    "raise.bet-min": "a aposta mínima",
    "leaving.no": "não se abandona",
    "leaving.life": "antes da primeira compra, por uma vida",
    "leaving.bets": "nas apostas, perdendo o que pôs",
    "worth.lives": "cada uma das outras pessoas perde 1 vida",
    "worth.pot": "o pote inteiro",
    "worth-ten.n": "as outras pessoas perdem {a} vidas",
    "worth-ten.same": "o mesmo que a de nove",
    "void.lives": "ninguém perde vida",
    "void.chips": "as apostas voltam a quem ainda jogava; o resto fica no pote",
    "draw.top": "uma carta: a de cima do monte ou a última descartada",
    "exhausted.reshuffle": "o lixo, menos a carta de cima, vira monte",
    "exhausted.void": "a rodada é nula",
    "reshuffles.never": "nenhuma",
    "trinca.three": "três cartas do mesmo valor, de naipes diferentes",
    "trinca.four": "três ou quatro cartas do mesmo valor, de naipes diferentes",
    "run.three": "três cartas do naipe; na batida de dez, uma pode ter quatro",
    "run.more": "três cartas do naipe ou mais",
    "ace.both": "antes do dois ou depois do rei",
    "scope.suit": "a carta seguinte à vira, do mesmo naipe",
    "scope.colour": "a carta seguinte à vira, da mesma cor",
    "wild-in.any": "em trincas e sequências",
    "wild-in.runs": "só em sequências",
    "taken-wild.free": "vale como curinga",
    "taken-wild.itself": "vale só como ela mesma",
    "vira-card.aside": "fica fora do jogo",
    "vira-card.last": "é a última carta do monte",
    "needs.nine": "nove cartas em trincas e sequências",
    "ten.ponta": "um dos jogos leva a ponta, e nada se descarta",
    "ten.shown": "mostram-se, ou se descarta uma",
    "louca.yes": "vale",
    "louca.no": "não vale: só na vez",
    "two-claim.order": "a batida vem antes da compra; de duas, a primeira na ordem do jogo",
    "pifei.bluff": "pode, e também como blefe",
    "false.refused": "não é possível",
    "false.stock": "as cartas voltam, e na rodada só se bate com carta do monte",
    "false.life": "as cartas voltam, e custa 1 vida no fim da rodada",
    "rebate.all": "só se compra do monte até o fim da rodada",
    "rebate.batida": "só se bate com carta do monte até o fim da rodada",
    "rebate.no": "não é possível",
    "thrown.no": "não é possível",
    "end.last": "quando só uma pessoa tem vidas",
    "end.pingo": "quando menos de três pessoas podem pagar o pingo",
    "winner.alive": "quem fica com vidas",
    "winner.most": "quem tem mais fichas",
    "deals.n": "{a} rodadas",
    "clock.n": "{a} s",
    "unforeseen.referee": "decide quem apita, se a mesa quiser alguém",
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


def not_retold(words: Language, same_code: bool) -> str:
    """Why a record is not played again by the other code."""
    if same_code:
        return words.say(
            "Não se joga de novo por outras regras: a primeira compra diferente muda todas as cartas que vêm depois."
        )
    return words.say("Não se joga de novo pelo outro regulamento: a distribuição é outra, e com ela todas as compras.")


def see_rules(words: Language) -> str:
    """Where the answer is instead."""
    return words.say("Compare as regras, sem registro: ali está o que muda.")
