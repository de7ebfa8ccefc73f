"""Everything people read about the game: Portuguese first, English second, from one catalogue.

Rule 1: the engine speaks in codes, actions and events; here each of them gets its sentence.
Rule 2: `Words` is only the face; each kind of text has its own file.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from carteado.cards import Card
from carteado.game import Action, Event, Reason, View
from carteado.games.cego.words.tentos import pile, song
from carteado.games.truco.words import actions, story
from carteado.options import BadOption
from carteado.records import RecordError
from carteado.words import cards as names_of_cards
from carteado.words import reasons, records
from carteado.words.language import Language, Texts
from carteado.words.people import Listener, listening

__all__ = ["Texts", "Words"]

PHASES: Final[Texts] = {
    "draw-shuffle": "Embaralhando para o sorteio",
    "draw": "Sorteio de quem dá as cartas",
    "shuffle": "Embaralhando",
    "cut": "Corte",
    "deal": "Hora de dar as cartas",
    "exposed": "Escolha da carta virada",
    "eleven": "Mão de onze: jogar ou desistir",
    "play": "Cartas na mesa",
    "answer": "Esperando a resposta ao pedido",
    "choose-card": "Escolha da carta que fica",
    "over": "Fim da partida",
}


class Words(Language):
    """All that is said about a game, in one language: `Words("en").card(Card.of("3P"))`."""

    def card(self, card: Card, *, spanish: bool = False) -> str:
        """The card in words: "três de paus", or "sota de copas" where the pack is Spanish."""
        return names_of_cards.name(self, card, spanish=spanish)

    def nickname(self, card: Card, view: View | None = None) -> str:
        """What a manilha is called at the table, by the vira of the view or a fixed one: "zap"; "" for any other card."""
        return names_of_cards.nickname(self, card, names_of_cards.powers_of(view))

    def cards(self, cards: Sequence[Card], *, spanish: bool = False) -> str:
        """Several cards: "três de paus, rei de copas e ás de ouros"."""
        return names_of_cards.listed(self, cards, spanish=spanish)

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why an act is refused: what is wrong, and what would be right."""
        return reasons.sentence(self, reason, names)

    def bad_option(self, error: BadOption) -> str:
        """What is wrong with a house rule, and what would be right."""
        return reasons.bad_option(self, error)

    def action(self, action: Action, view: View | None = None) -> str:
        """A short label with its price, for a button or a menu: "Correr (perde 1)"."""
        return actions.label(self, action, view)

    def story(self, event: Event, names: Sequence[str], viewer: int | None = None, view: View | None = None) -> str:
        """What happened, in one sentence, as the viewer may know it; "" when there is nothing worth telling.

        The view, of the moment after it, tells whose words to use and which cards are manilhas.
        """
        return story.tell(listening(self, names, viewer, view).hearing(event), event)

    def stories(
        self, events: Iterable[Event], names: Sequence[str], viewer: int | None = None, view: View | None = None
    ) -> list[tuple[Event, str]]:
        """Events in order from the start of a mão or a partida, each with its sentence; the view may be any of it."""
        listener = replace(listening(self, names, viewer, view), vira=None, flores=0)
        return list(story.tell_all(listener, events))

    def clause_of(self, event: Event) -> str:
        """The clause behind an event, "" if none."""
        return str(getattr(event, "clause", ""))

    def record_error(self, error: RecordError) -> str:
        """What is wrong with a record, and what would be right."""
        return records.error(self, error)

    def record_problem(self, code: str) -> str:
        """What a replay found otherwise than the record."""
        return records.problem(self, code)

    def phase(self, phase: str) -> str:
        """What the table is doing."""
        return self.say(PHASES[phase]) if phase in PHASES else phase

    def song(self, points: int) -> str:
        """Points as they are sung: "33", "SOTA"."""
        return song(self, points)

    def pile(self, tentos: int) -> str:
        """A trio's tentos as they lie on the table: "12 malos + 3 buenos"."""
        return pile(self, tentos)

    def side(self, side: int, viewer: int | None, names: Sequence[str] = ()) -> str:
        """ "nós" and "eles" to a player, "dupla A" or "trio A" to anybody else; with two names, who it is."""
        return Listener(self, names, viewer).side(side)
