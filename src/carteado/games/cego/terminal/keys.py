"""The keys of a table of Truco Cego: which letter says what, and the list of them for the help."""

from typing import Final

from carteado.game import Action
from carteado.games.cego.rules import acts, words
from carteado.pack import Cut, Deal, Draw, Keep, Refuse
from carteado.words import Texts

# Calls, and flores when they are asked for.
CALLS: Final = {
    words.ENVIDO: "e",
    words.ENVIDO_ENVIDO: "e",
    words.REAL_ENVIDO: "r",
    words.FALTA_ENVIDO: "l",
    words.FLOR: "f",
    words.CONTRA_FLOR: "k",
    words.CONTRA_FLOR_E_O_RESTO: "o",
    words.ACHICO: "h",
    words.ENVIDO_MINHA_FLOR: "u",
    words.TRUCO: "t",
    words.RETRUCO: "t",
    words.VALE_QUATRO: "t",
    words.E_BOA: "d",
}
LEAVES: Final = {words.PASS: "p", words.PACK: "b", words.UNSEEN: "z"}
KINDS: Final[tuple[tuple[type[Action], str], ...]] = (
    (acts.Sing, "s"),
    (acts.NaoMato, "d"),
    (acts.Nothing, "d"),
    (acts.Defer, "d"),
    (acts.GiveHandUp, "g"),
    (acts.Admit, "y"),
    (acts.AskFlor, "i"),
    (acts.LeiDoJogo, "l"),
    (acts.PlayTwo, "j"),
    (Cut, "c"),
    (Deal, "d"),
    (Draw, "s"),
    (Keep, "f"),
    (Refuse, "r"),
)
MORE: Final = "m"

MEANINGS: Final[Texts] = {
    ":  /": "falar: escreva o que diz («envido e truco», «quero trinta e um»)",
    "M": "tudo o que se pode dizer ou fazer agora",
    "1 2 3": "levantar a carta (de novo: baixar)",
    "Enter": "jogar a carta levantada; seguir",
    "J": "com uma carta levantada, deixar a última por cima",
    "E  R  L": "ENVIDO, REAL ENVIDO, FALTA ENVIDO",
    "F  K  O  H": "FLOR, CONTRA-FLOR, CONTRA-FLOR E O RESTO, ME ACHICO",
    "T": "TRUCO; na resposta, QUERO e o degrau seguinte",
    "A  C": "QUERO, NÃO QUERO",
    "D": "deixar: aos parceiros, É BOA, NÃO MATO; dar as cartas",
    "S": "cantar os pontos; tirar carta no sorteio",
    "P  B  Z": "passar as cartas, ir ao baralho, ir sem mostrar",
    "G": "ir ao baralho com o trio todo",
    "I  Y": "PEÇO FLOR; confessar que não tem flor",
    "C  L": "antes de dar: cortar, dizer a lei do jogo",
    "F  R ": "carta virada no carteio: ficar com ela ou não",
    "X": "por quê? (a cláusula da linha escolhida)",
    "↑ ↓": "andar na história",
    "Espaço": "não esperar a pausa",
    "V": "ritmo dos robôs: normal, rápido, sem pausa",
    "N  W": "dia ou noite, verso das cartas",
    "Q  Esc": "sair",
}


def key_of(action: Action) -> str:
    """The letter of an act, "" for those that have none of their own."""
    match action:
        case acts.Call():
            return CALLS.get(action.call, "")
        case acts.Declare():
            return CALLS[action.what]
        case acts.Quero():
            plain = not action.passing and not action.shrinking
            return ("t" if action.raising else "a") if plain else ""
        case acts.NaoQuero():
            return "h" if action.shrinking else "c"
        case acts.Leave():
            return LEAVES[action.how]
        case _:
            return next((key for kind, key in KINDS if isinstance(action, kind)), "")
