"""An act of truco as it is offered: its name, its price and what it does; no code of truco has anything to warn of."""

from dataclasses import replace

from carteado.game import Action, View
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.words.actions import label
from carteado.games.truco.words.explained import explained
from carteado.pack import Ruling
from carteado.words.language import Language
from carteado.words.offered import Offered, priced


def offered(words: Language, action: Action, view: View | None, _legal: tuple[Action, ...]) -> Offered:
    """The act with its price apart, and what it does where it is done to the pack."""
    told = label(words, action, view)
    if isinstance(action, Ruling):
        return Offered(told)
    if not isinstance(view, TrucoView) or view.known.hands:
        return priced(told)
    about, clause = explained(words, action, view)
    return replace(priced(told), about=about, clause=clause) if about else priced(told)
