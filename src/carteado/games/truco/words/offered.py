"""An act of truco as it is offered: its name and its price; no code of truco has anything to warn of."""

from carteado.game import Action, View
from carteado.games.truco.words.actions import label
from carteado.pack import Ruling
from carteado.words.language import Language
from carteado.words.offered import Offered, priced


def offered(words: Language, action: Action, view: View | None, _legal: tuple[Action, ...]) -> Offered:
    """The act with its price apart."""
    told = label(words, action, view)
    return Offered(told) if isinstance(action, Ruling) else priced(told)
