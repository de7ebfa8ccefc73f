"""The referee of Truco Cego in words: what each clause brings, and how a ruling is told.

Rule 1: {who} stands inside a sentence; what a referee decides in any game is told in the shared words.
"""

from typing import Final

from carteado.games.cego.rules import effects
from carteado.games.cego.rules.rulebook import SEATS as SIX
from carteado.pack import Ruled
from carteado.words import pack
from carteado.words.face import RefereeWords
from carteado.words.language import Language, Texts
from carteado.words.people import Listener

# What a clause brings, for a list of them.
LABELS: Final[Texts] = {
    effects.NOTE: "anotar na súmula",
    effects.WARNING: "advertência",
    effects.VOID_WORD: "palavra que não vale",
    effects.BYSTANDER: "gente em volta da mesa",
    effects.RESERVE: "quem está em falta sai, entra reserva",
    effects.LEAVE: "licença para se afastar",
    effects.LEFT_TABLE: "desclassificação",
    effects.DISQUALIFIED: "desclassificação",
    effects.LOSE_MATCH: "perda do jogo",
    effects.RECUT: "cortar de novo",
    effects.RESHUFFLE: "embaralhar de novo",
    effects.REDEAL: "dar de novo",
    effects.COUNT_EARLY: "dar de novo",
    effects.LOOK_EARLY: "dar de novo",
    effects.STOCK: "mexeu no monte",
    effects.EXPOSED: "carta virada ao dar",
    effects.EXPOSED_LOW: "carta baixa virada ao dar",
    effects.EXPOSED_HIGH: "carta alta virada ao dar",
    effects.LOOK: "olhou fora da vez: 1 tento",
    effects.LOOK_UNANNOUNCED: "olhou fora da vez, sem aviso de testa",
    effects.SIGNAL: "senha ou carta à toa: 1 tento",
    effects.SHOWN_AFTER: "carta mostrada depois da testa: 1 tento",
    effects.SHOWN_LAST: "carta mostrada depois da terceira testa",
    effects.BYSTANDER_SPOKE: "falou de fora: perde a testa",
    effects.COUNT_LATE: "perde a volta",
    effects.HIDDEN_CARD: "perde o truco",
    effects.FACE_DOWN: "primeira carta fechada: perde o truco",
    effects.GATHERED: "cartas recolhidas pelo companheiro",
    effects.GATHERED_FLOR: "cartas recolhidas, com flor do adversário",
    effects.GATHERED_BY_RIVALS: "cartas recolhidas pelo adversário",
    effects.FALSE_FLOR: "flor falsa",
    effects.FALSE_AMONG_SEVERAL: "flor falsa entre outras",
    effects.AS_CALL: "palavra entendida: vale",
    effects.SANG: "vale o primeiro número",
    effects.SANG_ONE: "cantou 1",
    effects.SET_SCORE: "acertar o placar",
}
DECISIONS: Final[Texts] = {
    effects.VOID_WORD: "O que {who} disse não vale.",
    effects.BYSTANDER: "O juiz mandou sair quem estava em volta da mesa.",
    effects.RESERVE: "Fora do jogo: {who}. O reserva entra antes da próxima distribuição.",
    effects.LEAVE: "Licença para {who} se afastar da mesa: já jogou a sua testa.",
    effects.RECUT: "O corte não valeu: corta-se de novo.",
    effects.RESHUFFLE: "Maneio não se aceita: embaralha-se de novo.",
    effects.REDEAL: "Dá-se de novo, com o mesmo pé.",
    effects.COUNT_EARLY: "Cartas a mais ou a menos com {who}: dá-se de novo, sem tento.",
    effects.LOOK_EARLY: "Carta olhada fora da vez por {who}: dá-se de novo, sem tento.",
    effects.EXPOSED_LOW: "Virou carta baixa ao dar: quem a recebeu diz se fica com ela.",
    effects.EXPOSED_HIGH: "Virou carta alta ao dar: dá-se de novo.",
    effects.LOOK: "Carta olhada fora da vez por {who}: 1 tento para o outro trio, e a testa segue.",
    effects.LOOK_UNANNOUNCED: "Carta olhada fora da vez por {who}, mas o pé não avisou que era testa: sem tento.",
    effects.SIGNAL: "Senha ou carta mostrada à toa por {who}: 1 tento para o outro trio.",
    effects.SHOWN_AFTER: "Carta mostrada por {who} depois de jogada a testa: 1 tento para o outro trio.",
    effects.SHOWN_LAST: "Carta mostrada por {who} depois da terceira testa: não custa nada.",
    effects.BYSTANDER_SPOKE: "De fora da testa, {who} falou: os tentos dela são do outro trio.",
    effects.COUNT_LATE: "Cartas a mais ou a menos com {who}, avisadas tarde: a volta é do outro trio.",
    effects.HIDDEN_CARD: "Carta escondida debaixo de outra por {who}: o truco é do outro trio.",
    effects.FACE_DOWN: "A primeira carta de {who} caiu fechada: passou, só para o truco.",
    effects.GATHERED: "Cartas de um companheiro recolhidas por {who} antes de jogadas: a testa é do outro trio.",
    effects.GATHERED_FLOR: "Cartas de um companheiro recolhidas por {who}, e o adversário tem flor: a testa é do outro trio.",
    effects.GATHERED_BY_RIVALS: "Cartas do adversário recolhidas por {who} antes de jogadas: a testa é do outro trio.",
    effects.FALSE_FLOR: "Flor falsa de {who}: a volta acabou.",
    effects.FALSE_AMONG_SEVERAL: "Flor falsa de {who}: as outras do trio se perdem, e a volta acabou.",
    effects.AS_CALL: "O que {who} disse foi entendido, e vale.",
    effects.SANG: "No canto de {who} vale o primeiro número.",
    effects.SANG_ONE: 'O canto de {who} começou por "um": cantou 1.',
    effects.LOSE_MATCH: "Punição para {who}: o trio perde o jogo desta rodada.",
    effects.DISQUALIFIED: "Punição para {who}: o trio está desclassificado.",
}

# What follows, as it is told before it is done.
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
ROLES: Final[Texts] = {
    "mao": "quem é mão",
    "second": "quem está na segunda cadeira",
    "third": "quem está na terceira cadeira",
    "fourth": "quem está na quarta cadeira",
    "dealing-trio": "o trio do pé",
    "other-trio": "o trio do mão",
}
SEATS: Final = ("dealer", "mao", "second", "third", "fourth", "cutter")
SIDES: Final = ("dealing-trio", "other-trio")


def effect_of_clause(words: Language, clause: str) -> str:
    """What a ruling by this clause is about."""
    effect = effects.BY_CLAUSE.get(clause, "")
    return words.say(LABELS[effect]) if effect in LABELS else words.say("decisão do juiz")


def tell(listener: Listener, event: Ruled) -> str:
    """The decision, and the reason given for it."""
    return " ".join([pack.decided(listener, event, DECISIONS), *pack.why(listener, event)])


REFEREE: Final = RefereeWords(effect_of_clause, {**DECISIONS, **TO_COME}, REFUSALS, ROLES, {SIX: SEATS}, {SIX: SIDES})
