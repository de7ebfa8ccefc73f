"""What can be done at a table of canastra or buraco, as the label of a button or a line of a menu."""

from functools import lru_cache
from typing import Final

from carteado.game import Action, View
from carteado.games.canastra.rules.acts import Add, Buy, Decline, Discard, Lay, Take
from carteado.games.canastra.rules.incidents import VOID
from carteado.games.canastra.rules.views import CanastraView, Jogo
from carteado.games.canastra.words.cards import jogo_name, laid, sign, signs
from carteado.pack import Keep, Refuse, Ruling
from carteado.words import pack
from carteado.words.language import Language, Texts

KEPT: Final = 4096  # labels remembered: the cards of a menu are told at every table
RULINGS: Final[Texts] = {
    "minimum": "baixou menos que o mínimo",
    "void": "anular a rodada",
    "score": "acertar o placar",
}


def label(words: Language, action: Action, view: View | None) -> str:
    """The short name of an act; a view tells how many cards the lixo has and what a meld is called."""
    table = view if isinstance(view, CanastraView) else None
    match action:
        case Take():
            return _taking(words, action, table)
        case Add():
            return _adding(words, action, table)
        case _:
            return _whatever_the_moment(words.lang, action)


@lru_cache(KEPT)
def _whatever_the_moment(lang: str, action: Action) -> str:
    words = Language(lang, "canastra")
    match action:
        case Buy():
            return words.say("Comprar")
        case Decline():
            return words.say("Não querer o lixo")
        case Keep():
            return words.say("Ficar com {card}", card=sign(words, action.card))
        case Refuse():
            return words.say("Recusar {card}", card=sign(words, action.card))
        case Discard():
            return words.say("Descartar {card}", card=sign(words, action.card))
        case Lay():
            return words.say("Baixar {cards}", cards=melds(words, action))
        case Ruling():
            return pack.ruling(words, action, words.say(RULINGS[_ruled(action)]))
        case _:
            told = pack.label(words, action)
            if told is None:
                raise TypeError(f"no label for {type(action).__name__}")
            return told


def _ruled(action: Ruling) -> str:
    return "score" if action.score else "void" if action.sanction == VOID else "minimum"


def melds(words: Language, action: Lay) -> str:
    """The melds of an act, one beside the other."""
    stands = action.stands or ((),) * len(action.melds)
    return " + ".join([laid(words, meld, told) for meld, told in zip(action.melds, stands, strict=True)])


def _taking(words: Language, action: Take, view: CanastraView | None) -> str:
    if action.melds:
        return words.say("Pegar o lixo e baixar {cards}", cards=melds(words, Lay(action.melds)))
    if action.cards:
        cards, found = signs(words, action.cards), jogo_of(action, view)
        if found is None:
            return words.say("Pegar o lixo e acrescentar {cards} ao jogo {n}", cards=cards, n=action.to)
        return words.say("Pegar o lixo e acrescentar {cards} a {meld}", cards=cards, meld=jogo_name(words, found))
    lixo = 0 if view is None else view.shown.lixo
    if not lixo:
        return words.say("Pegar o lixo")
    return words.count("Pegar o lixo ({n} carta)", "Pegar o lixo ({n} cartas)", lixo)


def _adding(words: Language, action: Add, view: CanastraView | None) -> str:
    cards, found = laid(words, action.cards, action.stands), jogo_of(action, view)
    if found is None:
        return words.say("Acrescentar {cards} ao jogo {n}", cards=cards, n=action.to)
    return words.say("Acrescentar {cards} a {meld}", cards=cards, meld=jogo_name(words, found))


def jogo_of(action: Add | Take, view: CanastraView | None) -> Jogo | None:
    """The meld that cards go to, where a view tells it."""
    if view is None or not 0 <= view.seat < len(view.shown.lugares):
        return None
    jogos = view.side().jogos
    return jogos[action.to - 1] if 1 <= action.to <= len(jogos) else None
