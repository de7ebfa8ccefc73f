"""What can be done, as the label of a button or a line of a menu, with its price."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from carteado.game import Action, View
from carteado.games.truco.rules.acts import (
    Accept,
    Blind,
    Burn,
    Choose,
    Concede,
    FromBottom,
    GiveBack,
    GiveUp,
    Peek,
    PlayOn,
    Raise,
    Run,
    Saw,
    Show,
    Turn,
    Waive,
)
from carteado.games.truco.rules.effects import SANCTIONS
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.words.cards import rules_in
from carteado.games.truco.words.vocabulary import spoken
from carteado.pack import Deal, Keep, Refuse, Ruling
from carteado.tricks.play import Play
from carteado.words import pack
from carteado.words.cards import sign
from carteado.words.language import Language, Texts

KEPT: Final = 4096  # labels remembered: a menu of forty cuts is told at every table
BEFORE: Final = {3: 1, 6: 3, 9: 6, 12: 9}  # what running from a call costs, where no view tells
PENALTIES: Final[Texts] = {
    "note": "anotar na súmula",
    "warning": "advertência",
    "void": "anular a mão",
    "cut-fault": "falta no corte",
    "no-call": "sinal não é pedido",
    "turned-up": "virar a carta da primeira vaza",
    "illegal-raise": "pedido proibido",
    "false-show": "abriu o jogo sem poder",
    "out-of-turn": "carta fora da vez",
    "thrown": "várias cartas de uma vez",
    "misplay": "carta fora da vez ou várias de uma vez",
    "ladder": "punição a escolher",
    "lose-mao": "perda da mão",
    "lose-partida": "perda da partida",
    "lose-match": "perda do jogo",
    "disqualified": "desclassificação",
    "set-score": "acertar o placar",
    "turned-up-tied": "virar a carta escondida no empate",
    "wrong-word": "palavra que não é a da hora",
    "similar-word": "palavra parecida com pedido",
    "ambiguous": "resposta que não se entende",
    "deal-fault": "erro no carteio",
    "deal-fault-again": "erro no carteio",
    "eleven-deal-fault": "erro no carteio da mão de onze",
    "flip-again": "baralho virado",
    "bottom-look": "olhou o fundo do baralho",
    "eleven-look": "olhou o fundo em mão de onze ou de ferro",
    "exposed": "carta virada no carteio",
    "exposed-rival": "carta virada de um adversário",
    "exposed-own": "carta virada do lado de quem dá",
    "exposed-again": "carta virada de novo",
    "repair": "cartas a mais, antes do jogo",
    "own-repair": "cartas a mais do lado de quem dá",
    "complete": "cartas a menos",
    "surplus": "cartas a mais para o adversário",
    "eleven-surplus": "cartas a mais na mão de onze",
    "surplus-truco": "truco com cartas a mais",
    "tento": "tento",
    "late-tento": "tento de uma mão anterior",
    "tento-count": "jogou com cartas a mais",
    "tento-stake": "bateu na mesa e virou as cartas",
    "cutter-tento": "falta de quem corta",
    "dealer-tento": "falta de quem dá as cartas",
    "undecided-tento": "tento na mão de onze ainda não decidida",
    "eleven-tento": "tento na mão de onze em jogo",
    "iron-tento": "tento na mão de ferro",
    "dark-tento": "olhou as cartas no escuro",
    "vira-tento": "mostrou a vira antes da hora",
    "special-tento": "ato proibido em mão de onze ou de ferro",
    "hidden-highest": "não mostrou a maior carta",
}


# Whose packet it is, by places to the right of who speaks: at a table of two the other one is across.
PACKETS: Final[Mapping[int, Texts]] = {
    4: {
        "burn-0": "Queimar o seu maço",
        "burn-1": "Queimar o maço da direita",
        "burn-2": "Queimar o maço do parceiro",
        "burn-3": "Queimar o maço da esquerda",
        "deal-0": "Dar o seu maço",
        "deal-1": "Dar o maço da direita",
        "deal-2": "Dar o maço do parceiro",
        "deal-3": "Dar o maço da esquerda",
    },
    2: {
        "burn-0": "Queimar o seu maço",
        "burn-1": "Queimar o maço do adversário",
        "deal-0": "Dar o seu maço",
        "deal-1": "Dar o maço do adversário",
    },
}


def label(words: Language, action: Action, view: View | None) -> str:
    """The short name of an act; `view` tells the price where the act itself does not, and whose words to use."""
    table = view if isinstance(view, TrucoView) else None
    regulation = "" if view is None else view.regulation
    match action:
        case Run() | Show():
            return _of_stake(words, action, table)
        case PlayOn() | GiveUp():
            return _of_eleven(words, action, table)
        case Ruling():
            return _of_referee(words, action, table)
        case Burn() | Deal() if action.seat >= 0:
            return _of_packet(words, action, table)
        case _:
            return _whatever_the_moment(words.lang, regulation, action)


@lru_cache(KEPT)
def _whatever_the_moment(lang: str, regulation: str, action: Action) -> str:
    words = Language(lang)
    match action:
        case Play() | Blind() | Choose() | Keep() | Refuse():
            return _of_card(words, spoken(regulation), action)
        case Raise() | Accept() | Concede():
            return _of_call(words, spoken(regulation), action)
        case _:
            return _before_play(words, spoken(regulation), action)


def _rules(view: TrucoView) -> TrucoRules:
    return rules_in(view.regulation, view.options)


def _before_play(words: Language, called: Texts, action: Action) -> str:
    match action:
        case Saw():
            return words.say("Serrar em {at}", at=action.at)
        case Turn():
            return words.say("Tirar a vira") if action.at == 1 else words.say("Tirar a vira: carta {at}", at=action.at)
        case Burn():
            return words.say(called["burn"])
        case Peek():
            return words.say(called["peek"])
        case FromBottom():
            return words.say(called["from-bottom"])
        case GiveBack():
            return words.say("Devolver o baralho")
        case Waive():
            return words.say("Não queimo")
        case Deal():
            return words.say(called["deal"])
        case _:
            told = pack.label(words, action)
            if told is None:
                raise TypeError(f"no label for {type(action).__name__}")
            return told


def _of_packet(words: Language, action: Burn | Deal, view: TrucoView | None) -> str:
    verb = "burn" if isinstance(action, Burn) else "deal"
    if view is None or view.seat < 0:
        if isinstance(action, Deal):
            return pack.label(words, action) or ""
        return words.say("Queimar o maço do lugar {seat}", seat=action.seat)
    seats = view.known.seats
    return words.say(PACKETS[seats][f"{verb}-{(action.seat - view.seat) % seats}"])


def _of_card(words: Language, called: Texts, action: Play | Blind | Choose | Keep | Refuse) -> str:
    if isinstance(action, Blind):
        if action.down:
            return words.say(called["cover-place"], place=action.place)
        return words.say("Jogar a carta {place} no escuro", place=action.place)
    card = sign(words, action.card)
    if isinstance(action, Choose):
        return words.say("Deixar {card} na mesa", card=card)
    if isinstance(action, Keep):
        return words.say("Ficar com {card}", card=card)
    if isinstance(action, Refuse):
        return words.say(called["refuse"], card=card)
    how = "cover" if action.down else "play"
    return words.say(called[f"{how}-{action.call}" if action.call else how], card=card, stake=action.call)


def _of_call(words: Language, called: Texts, action: Raise | Accept | Concede) -> str:
    match action:
        case Raise():
            return words.say(called[f"raise-{action.to}"], stake=action.to)
        case Accept():
            return words.say(called["accept"], stake=action.stake)
        case Concede():
            return words.say("Entregar a mão (eles ganham {stake})", stake=action.stake)


def _of_stake(words: Language, action: Run | Show, view: TrucoView | None) -> str:
    if isinstance(action, Run):
        return words.say("Correr (perde {stake})", stake=_price_of_running(action.stake, view))
    if view is None:
        return words.say("Abrir o jogo (ganha a mão)")
    return words.say("Abrir o jogo (ganha {stake})", stake=view.known.stake)


def _price_of_running(asked: int, view: TrucoView | None) -> int:
    if view is not None and view.known.asked == asked:
        return view.known.stake
    return BEFORE.get(asked, 1)


def _of_eleven(words: Language, action: PlayOn | GiveUp, view: TrucoView | None) -> str:
    eleven = None if view is None else _rules(view).eleven
    if isinstance(action, PlayOn):
        if eleven is None:
            return words.say("Jogar a mão de onze")
        return words.say("Jogar a mão de onze (vale {stake})", stake=eleven.stake)
    called = spoken("" if view is None else view.regulation)
    if eleven is None:
        return words.say(called["eleven-give-up"])
    return words.say(called["eleven-give-up-price"], stake=eleven.give_up)


def _of_referee(words: Language, ruling: Ruling, view: TrucoView | None) -> str:
    effect = SANCTIONS.get(ruling.sanction, "")
    if view is not None and not effect:
        effect = _rules(view).incidents.get(ruling.clause, "")
    what = words.say(PENALTIES[effect]) if effect in PENALTIES else words.say("decisão do juiz")
    return pack.ruling(words, ruling, what)
