"""What the cards of Truco Cego in view mean: whose is the best of each vaza, what the truco is worth, who keeps silent."""

from collections.abc import Sequence
from typing import Any, Final

from carteado.cards import CARDS
from carteado.game import Seat, View
from carteado.games.cego.rules import words
from carteado.games.cego.rules.rulebook import POWER
from carteado.games.cego.rules.silence import kept_silent
from carteado.games.cego.rules.views import CegoFallen, CegoView, MesaCego
from carteado.games.cego.words.actions import flores_come_on_top, price_of_refusing
from carteado.regulations import regulation
from carteado.words.language import Language
from carteado.words.offered import Insight

FINGERS: Final = 10  # powers above it are the four cards that stand over the threes
BRAVOS: Final = {str(card): "" for card in sorted(CARDS, key=lambda card: POWER[card.index]) if POWER[card.index] > FINGERS}


def insight(_: Language, view: View) -> Insight:
    """For the eyes of this view."""
    assert isinstance(view, CegoView), "the insight of Truco Cego is of its own views"
    best = tuple([leading(vaza) for vaza in view.shown.vazas])
    return Insight(_bravos(view.shown), best, _silent(view), more=_truco(view))


def _bravos(mesa: MesaCego) -> dict[str, str]:
    """Those of the four that the viewer sees."""
    seen = {card for hand in mesa.hands for card in (*hand.dealt_cards, *hand.shown_cards)}
    seen.update([entry.card for vaza in mesa.vazas for entry in vaza], mesa.drawn_cards, mesa.exposed_cards)
    names = {str(card) for card in seen}
    return {name: called for name, called in BRAVOS.items() if name in names}


def leading(vaza: Sequence[CegoFallen]) -> tuple[Seat, ...]:
    """Who has the best card of a vaza so far, more than one when they tie."""
    top = max([POWER[entry.card.index] for entry in vaza], default=0)
    return tuple([entry.seat for entry in vaza if POWER[entry.card.index] == top])


def worth(step: int) -> int:
    """What the vazas are worth at this step of truco, 0 where nobody called."""
    return step + 1


def _truco(view: CegoView) -> dict[str, Any]:
    """What the truco is worth as it stands, if it is taken and if it is refused; and whether flores may come on top of that."""
    mesa = view.shown
    refused = price_of_refusing(words.OF_TRUCO, mesa)
    least = bool(refused) and flores_come_on_top(words.OF_TRUCO, view)
    return {"worth": worth(mesa.level), "asked": worth(mesa.asked) if mesa.asked else 0, "refused": refused, "least": least}


def _silent(view: CegoView) -> tuple[str, ...]:
    phrases = regulation(view.regulation).phrases if view.seat >= 0 else ()
    return tuple([said.id for said in phrases if kept_silent(view.known, view.seat, said.audience, said.clause)])
