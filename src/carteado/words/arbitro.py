"""The referee without a played game: the people named by where they sit from the dealer, and what a ruling brings."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from carteado import catalogue
from carteado.arbitro import Asked, Referee, Verdict
from carteado.game import Reason
from carteado.games.cego.rules import effects
from carteado.games.cego.rules.rulebook import CEGO
from carteado.games.cego.words import referee as cego
from carteado.games.truco.compare.faults import usual
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.words import compare
from carteado.words import placar
from carteado.words.language import Language, Texts
from carteado.words.placar_names import Names

ROLES: Final[Texts] = {
    "dealer": "quem deu as cartas",
    "right": "quem está à direita de quem deu",
    "partner": "o parceiro de quem deu",
    "cutter": "quem cortou",
    "dealers": "a dupla que deu as cartas",
    "others": "a outra dupla",
    "mao": "quem é mão",
    "second": "quem está na segunda cadeira",
    "third": "quem está na terceira cadeira",
    "fourth": "quem está na quarta cadeira",
    "dealing-trio": "o trio do pé",
    "other-trio": "o trio do mão",
}
SEATS: Final = {
    2: ("dealer", "cutter"),
    4: ("dealer", "right", "partner", "cutter"),
    6: ("dealer", "mao", "second", "third", "fourth", "cutter"),
}
SIDES: Final = {2: ("dealers", "others"), 4: ("dealers", "others"), 6: ("dealing-trio", "other-trio")}

# What follows, as it is told before it is done; the rest is told as at a played table, or as on a scoreboard.
TO_COME: Final[Texts] = {
    effects.BYSTANDER: "O juiz manda sair quem está em volta da mesa.",
    effects.EXPOSED_LOW: "Carta baixa: quem a recebeu diz se fica com ela. Se não quiser, ou se for carta alta, dá-se de novo.",
    effects.EXPOSED_HIGH: "Carta alta: dá-se de novo, com o mesmo pé.",
    effects.FACE_DOWN: "A primeira carta fechada é carta passada, mas só para o truco: os pontos seguem.",
    effects.FALSE_FLOR: "Flor que não existe: três por flor cantada, e o truco, para o outro trio.",
    effects.FALSE_AMONG_SEVERAL: "Flor que não existe: três por flor cantada, e o truco, para o outro trio.",
    effects.AS_CALL: "O que se disse foi entendido, e vale como pedido ou como resposta.",
    effects.SANG: "Vale o primeiro número que se disse; o canto segue.",
    effects.SANG_ONE: 'Quem começa por "um" cantou 1; o canto segue.',
    effects.VOID_WORD: "O que se disse não vale nada; o jogo segue.",
}
OWN: Final[dict[str, Mapping[str, str]]] = {CEGO.id: {**cego.DECISIONS, **TO_COME}}

REFUSALS: Final[Texts] = {
    "only-rodas": "Com esse placar só há rodas: confira os tentos, ou a forma.",
    "points-before-truco": "Enquanto os pontos esperam resposta, o truco não pode ter sido aceito: acerte um dos dois.",
    "answer-still-owed": "A volta não acaba com um pedido sem resposta: diga o que se respondeu.",
    "flores-too-late": "Assim as flores não podem ter sido cantadas: confira quantas são e de que trio.",
    "no-truco-now": "Assim o truco não pode ter chegado a esse degrau: confira o que se pediu.",
    "next-testa-out": "Quando uma testa acaba já sai a seguinte: por essa falta não se paga mais.",
    "lei-in-testa": "Nesta mesa a lei do jogo só vale em rodas: confira a forma.",
    "points-with-truco": "Diga o que se pediu junto com o truco: envido ou flor.",
    "volta-over": "Com essa resposta a volta acaba ali: diga que se viu depois dela.",
    "not-so": "Isso não pode ter acontecido assim: confira o que se pediu e o que se respondeu.",
}


def names(words: Language, referee: Referee, asked: Asked) -> Names:
    """The people of a table whose names nobody told."""
    said = {key: words.say(text) for key, text in ROLES.items()}
    count = asked.players or catalogue.game(referee.id).seats[0]
    seats = [""] * count
    for place, role in enumerate(SEATS[count]):
        seats[(asked.dealer + place) % count] = said[role]
    sides = [said[key] for key in SIDES[count]]
    return Names(words, sides if asked.dealer % 2 == 0 else sides[::-1], seats)


def effect(words: Language, referee: Referee, clause: str) -> str:
    """What a clause usually brings, for a list of them."""
    if referee.id in OPTIONS:
        return compare.value(words, "", usual(OPTIONS[referee.id].rules, clause))
    return cego.effect_of_clause(words, clause)


def told(words: Language, referee: Referee, asked: Asked, found: Verdict) -> str:
    """What follows, the tentos part by part, and whether it ends the volta or the partida."""
    people = names(words, referee, asked)
    brings = found.consequence
    own = OWN.get(referee.id, {}).get(brings.words)
    if own is None:
        sentences = [placar.consequence(people, replace(brings, points=0) if found.credits else brings)]
    else:
        sentences = [words.say(own, who="" if found.offender is None else people.seat(found.offender))]
    sentences += [placar.credit(people, paid.side, paid.tentos, paid.part) for paid in found.credits]
    if found.credits and brings.mao == "over" and not found.how:
        sentences.append(words.say("A volta acaba aqui."))
    if found.how == "played":
        sentences.append(words.say("Com isso a partida acaba."))
    return " ".join(sentences)


def refused(words: Language, referee: Referee, asked: Asked, reason: Reason) -> str:
    """Why there is no such ruling here."""
    if reason.code in REFUSALS:
        return words.say(REFUSALS[reason.code])
    return placar.refusal(names(words, referee, asked), reason)
