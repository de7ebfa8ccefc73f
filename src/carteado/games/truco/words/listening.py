"""What somebody at a table of truco listens with: the rules and words of the code, and the vira, once it is known."""

from functools import partial

from carteado.cards import Card
from carteado.game import Event, View
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.rules.fenacef import FENACEF
from carteado.games.truco.rules.pack_events import ViraTurned
from carteado.games.truco.rules.rulebook import NO_TENTO, OPPONENTS_CHOOSE, TrucoRules
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.words.cards import FIXED, Powers, powers, rules_in, with_article
from carteado.games.truco.words.vocabulary import spoken
from carteado.pack import Shuffled
from carteado.words.language import Texts
from carteado.words.pack import Naming
from carteado.words.people import Listener

DUEL = 2


def remember(listener: Listener, event: Event) -> object:
    """The vira after this event."""
    if isinstance(event, ViraTurned):
        return event.card
    return None if isinstance(event, Shuffled) else listener.memory


def recall(view: View) -> object:
    """The vira that lies there."""
    return view.known.vira_card if isinstance(view, TrucoView) else None


def worth(listener: Listener) -> Powers:
    """What cards are worth now, for their nicknames."""
    vira = listener.memory if isinstance(listener.memory, Card) else None
    return powers(listener.regulation, listener.options, vira) if listener.regulation else FIXED


def naming(listener: Listener) -> Naming:
    """How cards are named to this listener: a manilha with its nickname."""
    return partial(with_article, listener.words, worth=worth(listener))


def called(listener: Listener) -> Texts:
    """The words of the regulation that is played."""
    return spoken(listener.regulation)


def rules(listener: Listener) -> TrucoRules:
    """The rules that are played by."""
    known = listener.regulation in OPTIONS
    return rules_in(listener.regulation, listener.options) if known else FENACEF


def tento_is_a_fault(listener: Listener) -> bool:
    """Whether the code calls its penalty a tento, and not a point."""
    return rules(listener).tento != NO_TENTO


def is_duel(listener: Listener) -> bool:
    """Whether it is one against one."""
    return len(listener.names) == DUEL


def opponents_choose(listener: Listener) -> bool:
    """Whether the other pair says which of the cards thrown together stays."""
    return rules(listener).two_cards == OPPONENTS_CHOOSE and not is_duel(listener)
