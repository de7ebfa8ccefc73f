"""What a seat of Truco Cego can do, as the label of a button: the call as it is said, with its price.

Rule 1: a price that the act does not carry is read from the view, and left out where there is none.
"""

from functools import lru_cache
from typing import Final

from carteado.game import Action, View
from carteado.games.cego.rules import acts, words
from carteado.games.cego.rules.chains import contest
from carteado.games.cego.rules.rulebook import SEATS, TESTA_MOST
from carteado.games.cego.rules.views import CegoView, MesaCego
from carteado.games.cego.words import referee
from carteado.games.cego.words.tentos import song
from carteado.pack import Keep, Refuse, Ruling
from carteado.tricks.play import Play
from carteado.words import pack
from carteado.words.cards import sign
from carteado.words.language import Language, Texts

KEPT: Final = 512  # labels remembered: a menu of thirty-seven cuts is told at every table

CALLS: Final[Texts] = {
    words.ENVIDO: "ENVIDO (vale {value})",
    words.ENVIDO_ENVIDO: "ENVIDO-ENVIDO (vale {value})",
    words.REAL_ENVIDO: "REAL ENVIDO (vale {value})",
    words.FALTA_ENVIDO: "FALTA ENVIDO (vale {value})",
    words.ENVIDO_MINHA_FLOR: "ENVIDO MINHA FLOR (vale {value}; a flor se perde)",
    words.FLOR: "FLOR (vale {value})",
    words.CONTRA_FLOR: "CONTRA-FLOR (vale {value})",
    words.CONTRA_FLOR_E_O_RESTO: "CONTRA-FLOR E O RESTO (vale {value})",
    words.ACHICO: "COM FLOR ME ACHICO",
    words.TRUCO: "TRUCO (vale {value})",
    words.RETRUCO: "RETRUCO (vale {value})",
    words.VALE_QUATRO: "VALE QUATRO",
    words.ENVIDO_E_TRUCO: "ENVIDO E TRUCO ({value} + 2)",
    words.REAL_ENVIDO_E_TRUCO: "REAL ENVIDO E TRUCO ({value} + 2)",
    words.FALTA_ENVIDO_E_TRUCO: "FALTA ENVIDO E TRUCO ({value} + 2)",
    words.TRUCO_E_ENVIDO: "TRUCO E ENVIDO (2 + {value})",
    words.TRUCO_E_REAL_ENVIDO: "TRUCO E REAL ENVIDO (2 + {value})",
    words.TRUCO_E_FALTA_ENVIDO: "TRUCO E FALTA ENVIDO (2 + {value})",
    words.FLOR_E_TRUCO: "NÃO HÁ FLOR SEM TRUCO",
}
# The same where the price is not known yet: how many flores there are comes out when they are declared.
UNPRICED: Final[Texts] = {
    words.FLOR: "FLOR",
    words.CONTRA_FLOR: "CONTRA-FLOR",
    words.CONTRA_FLOR_E_O_RESTO: "CONTRA-FLOR E O RESTO",
}
DOWN: Final[Texts] = {"down": "{call} e a carta fechada (entrega o truco)"}

# Answers: the part, and how. `lei` is the lei do jogo, `lei-flor` the same where the side that answers has a flor.
QUERO: Final[Texts] = {
    "envido": "QUERO (vale {value})",
    "truco": "QUERO (vale {value})",
    "flor": "QUERO (vale {value})",
    "unpriced": "QUERO",
    "both": "QUERO (vale {value} + {truco})",
    "both-raising": "QUERO RETRUCO (vale {value} + {more})",
    "both-passing-envido": "PASSO O ENVIDO E QUERO O TRUCO (perde {lost}, vale {truco})",
    "both-passing-envido-raising": "PASSO O ENVIDO E QUERO RETRUCO (perde {lost}, vale {more})",
    "both-passing-truco": "PASSO O TRUCO E QUERO O ENVIDO (perde {asked}, vale {value})",
    "lei": "QUERO (vale {value} + {truco})",
    "lei-raising": "QUERO RETRUCO (vale {value} + {more})",
    "lei-passing-envido": "PASSO A FALTA E QUERO O TRUCO (perde {lost}, vale {truco})",
    "lei-passing-envido-raising": "PASSO A FALTA E QUERO RETRUCO (perde {lost}, vale {more})",
    "lei-passing-truco": "PASSO O TRUCO E QUERO A FALTA (perde {asked}, vale {value})",
    "lei-flor": "COM FLOR QUERO",
    "lei-flor-raising": "COM FLOR QUERO RETRUCO",
    "lei-flor-passing-truco": "COM FLOR E NÃO QUERO",
    "shrinking": "ME ACHICO COM FLOR E QUERO",
    "shrinking-raising": "ME ACHICO COM FLOR E QUERO RETRUCO",
}
RAISES: Final[Texts] = {"2": "QUERO RETRUCO (vale {more})", "3": "QUERO VALE QUATRO"}
NAO_QUERO: Final[Texts] = {
    "plain": "NÃO QUERO",
    "priced": "NÃO QUERO (perde {price})",
    "shrinking": "ME ACHICO COM FLOR E NÃO QUERO",
    "flor-shrinking": "COM FLOR ME ACHICO",
    "flor-shrinking-priced": "COM FLOR ME ACHICO (perde {price})",
}
DEFERS: Final[Texts] = {"partners": "Deixar para os parceiros", "flor": "Deixar como está"}
LEAVES: Final[Texts] = {
    words.PASS: "Passar as cartas",
    words.PACK: "Ir ao baralho",
    words.UNSEEN: "Ir ao baralho sem mostrar",
}
TOGETHER: Final[Texts] = {"trio": "Ir ao baralho com o trio todo"}
# What giving in costs: to the tento, or at least that much where a flor or the envido may come on top.
COSTS: Final[Texts] = {"exact": "{act} (perde {price})", "least": "{act} (perde {price} ou mais)"}
# Whose flor is asked for, by places to the right of who asks.
ASKS: Final[Texts] = {
    "1": "PEÇO FLOR a quem está à direita",
    "3": "PEÇO FLOR a quem está à frente",
    "5": "PEÇO FLOR a quem está à esquerda",
}


def label(said: Language, action: Action, seen: View | None) -> str:
    """The short name of an act at this table."""
    view = seen if isinstance(seen, CegoView) else None
    mesa = None if view is None else view.known
    match action:
        case acts.Call() | acts.CallDown():
            return _of_call(said, action, mesa)
        case acts.Declare():
            return _of_flor(said, action, view)
        case acts.Quero():
            return _of_quero(said, action, mesa)
        case acts.NaoQuero():
            return _of_refusal(said, action, view)
        case acts.Defer():
            leaves_it = action.part == words.OF_FLOR and (mesa is None or mesa.window == "flor-raise")
            return said.say(DEFERS["flor" if leaves_it else "partners"])
        case acts.AskFlor():
            return _of_asking(said, action, view)
        case acts.Leave() | acts.GiveHandUp():
            return _of_leaving(said, action, view)
        case Ruling():
            return pack.ruling(said, action, referee.effect_of_clause(said, action.clause))
        case _:
            return _whatever_the_moment(said.lang, action)


@lru_cache(KEPT)
def _whatever_the_moment(lang: str, action: Action) -> str:
    said = Language(lang)
    match action:
        case Play() | acts.PlayTwo() | Keep() | Refuse():
            return _of_card(said, action)
        case acts.Sing():
            return said.say("Cantar {song}", song=song(said, action.points))
        case acts.NaoMato() | acts.Admit() | acts.Nothing():
            return _without_figures(said, action)
        case _:
            return _before_play(said, action)


def _without_figures(said: Language, action: acts.NaoMato | acts.Admit | acts.Nothing) -> str:
    match action:
        case acts.NaoMato():
            return said.say("NÃO MATO")
        case acts.Admit():
            return said.say("Confessar que não tem flor")
        case acts.Nothing():
            return said.say("Não abrir nada")


def _before_play(said: Language, action: Action) -> str:
    if isinstance(action, acts.LeiDoJogo):
        return said.say("NA LEI DO JOGO ESTÁ TUDO DITO (falta {falta} + truco)", falta=action.falta)
    told = pack.label(said, action)
    if told is None:
        raise TypeError(f"no label for {type(action).__name__}")
    return told


def _of_card(said: Language, action: Play | acts.PlayTwo | Keep | Refuse) -> str:
    if isinstance(action, acts.PlayTwo):
        first, second = (sign(said, card, spanish=True) for card in (action.under_card, action.over_card))
        return said.say("Jogar {first} e já deixar {second} por cima", first=first, second=second)
    card = sign(said, action.card, spanish=True)
    match action:
        case Play():
            return said.say("Jogar {card}", card=card)
        case Keep():
            return said.say("Ficar com {card}", card=card)
        case Refuse():
            return said.say("Recusar {card} (dá de novo)", card=card)


def call(said: Language, name: str, value: int) -> str:
    """A call with what it is worth, if that is known."""
    return said.say(UNPRICED[name]) if not value and name in UNPRICED else said.say(CALLS[name], value=value)


def _of_call(said: Language, action: acts.Call | acts.CallDown, mesa: MesaCego | None) -> str:
    value = action.value if action.value or mesa is None else _on_flores(action.call, mesa)
    told = call(said, action.call, value)
    return said.say(DOWN["down"], call=told) if isinstance(action, acts.CallDown) else told


def _on_flores(name: str, mesa: MesaCego) -> int:
    """What a call on flores pays if it is wanted and won; 0 while another flor may come, or where one has given in."""
    told = [hand.flor for hand in mesa.hands if hand.flor not in ("", words.E_BOA)]
    if mesa.window not in ("flor-raise", "flor") or words.ACHICO in told:
        return 0
    if name == words.CONTRA_FLOR:
        return contest(len(told), 0, 0)
    if name == words.CONTRA_FLOR_E_O_RESTO:
        return TESTA_MOST if mesa.form == "testa" else contest(len(told), 0, 0) + mesa.falta
    return 0


def _of_flor(said: Language, action: acts.Declare, view: CegoView | None) -> str:
    if action.what != words.E_BOA:
        return call(said, action.what, 0)
    return said.say("É BOA") if view is None or rival_sang(view, view.seat) else said.say("Não tenho flor")


def rival_sang(view: CegoView, seat: int) -> bool:
    """Whether the other trio has a flor on the table: only then does "é boa" answer something."""
    return any(hand.flor not in ("", words.E_BOA) and (hand.seat - seat) % 2 for hand in view.known.hands)


def _of_quero(said: Language, action: acts.Quero, mesa: MesaCego | None) -> str:
    value, asked, lost = action.value, 1, 1
    if action.part == words.OF_FLOR and mesa is not None and mesa.flores:
        value = mesa.flores[0]
    elif action.part == words.OF_TRUCO:
        asked = value - 1
    elif mesa is not None and mesa.envido:
        asked, lost = mesa.asked, mesa.envido[1]
    return said.say(_quero(action, value, mesa), value=value, asked=asked, truco=asked + 1, more=asked + 2, lost=lost)


def _quero(action: acts.Quero, value: int, mesa: MesaCego | None) -> str:
    if action.shrinking:
        return QUERO["shrinking-raising" if action.raising else "shrinking"]
    if action.raising and action.part == words.OF_TRUCO:
        return RAISES["2" if action.value <= 2 else "3"]
    if action.part == words.OF_FLOR and not value:
        return QUERO["unpriced"]
    key = _part(action.part, mesa)
    if action.passing:
        key += f"-passing-{action.passing}"
    return QUERO[f"{key}-raising" if action.raising else key]


def _part(part: str, mesa: MesaCego | None) -> str:
    """What an answer is about; where the lei do jogo was said, that, and whether the side that answers has a flor."""
    if part != words.OF_BOTH or mesa is None or mesa.lei < 0:
        return part
    flor = any(hand.flor not in ("", words.E_BOA) and hand.seat & 1 != mesa.lei for hand in mesa.hands)
    return "lei-flor" if flor else "lei"


def _of_refusal(said: Language, action: acts.NaoQuero, view: CegoView | None) -> str:
    price = 0 if view is None else price_of_refusing(action.part, view.known)
    if action.shrinking and action.part != words.OF_FLOR:
        return said.say(NAO_QUERO["shrinking"])
    if action.shrinking:
        return said.say(NAO_QUERO["flor-shrinking-priced" if price else "flor-shrinking"], price=price)
    if view is not None and flores_come_on_top(action.part, view):
        return said.say(COSTS["least"], act=said.say(NAO_QUERO["plain"]), price=price)
    return said.say(NAO_QUERO["priced" if price else "plain"], price=price)


def flores_come_on_top(part: str, view: CegoView) -> bool:
    """Whether flores of the other trio may be paid besides: said after a lei do jogo, or never asked for before a truco."""
    mesa = view.known
    if part != words.OF_TRUCO or mesa.points != "open":
        return mesa.window == "lei"
    collected = dict(view.options).get("collectFlorOnEarlyNQ") != "false"
    return collected and any(hand.playing and hand.count == 3 and hand.seat & 1 == mesa.asked_by for hand in mesa.hands)


def price_of_refusing(part: str, mesa: MesaCego) -> int:
    """What the other trio gets for a não quero, 0 where only the end of the volta tells."""
    if part == words.OF_TRUCO:
        return mesa.asked
    if part == words.OF_FLOR:
        return mesa.flores[1] if mesa.flores else 0
    points = mesa.envido[1] if mesa.envido else 0
    return points + mesa.asked if part == words.OF_BOTH else points


def _of_leaving(said: Language, action: acts.Leave | acts.GiveHandUp, view: CegoView | None) -> str:
    told = said.say(LEAVES[action.how] if isinstance(action, acts.Leave) else TOGETHER["trio"])
    if view is None or (isinstance(action, acts.Leave) and (action.how == words.UNSEEN or _partners_play_on(view))):
        return told
    mesa = view.known
    pending = {"envido": mesa.envido, "flor": mesa.flores}.get(mesa.window, ())
    truco = 0 if mesa.down >= 0 else mesa.asked or mesa.level + 1  # a first card face down has given it up already
    price = truco + (pending[1] if pending else 0)
    exact = bool(pending) or mesa.points in ("settled", "hidden")
    return said.say(COSTS["exact" if exact else "least"], act=told, price=price) if price else told


def _partners_play_on(view: CegoView) -> bool:
    """Whether somebody else of the side is still in the volta: who leaves then gives nothing up."""
    return any(hand.playing and hand.seat != view.seat and (hand.seat - view.seat) % 2 == 0 for hand in view.known.hands)


def _of_asking(said: Language, action: acts.AskFlor, view: CegoView | None) -> str:
    text = None if view is None or view.seat < 0 else ASKS.get(str((action.seat - view.seat) % SEATS))
    if text is not None:
        return said.say(text)
    return said.say("PEÇO FLOR ao lugar {seat}", seat=action.seat)
