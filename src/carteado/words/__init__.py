"""Everything people read about the games: Portuguese first, English second.

Rule 1: the engine speaks in codes, actions and events; here each of them gets its sentence.
Rule 2: `Words` is only the face; each kind of text has its own file, and what one family alone says stands with that family.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from carteado.cards import Card
from carteado.game import Action, BadStart, Event, Reason, View
from carteado.options import BadOption
from carteado.records import RecordError
from carteado.words import cards as names_of_cards
from carteado.words import reasons, records, speaking
from carteado.words.language import Language, Texts
from carteado.words.offered import Insight, Offered
from carteado.words.people import Listener

__all__ = ["Texts", "Words"]

PHASES: Final[Texts] = {
    "draw-shuffle": "Embaralhando para o sorteio",
    "draw": "Sorteio de quem dá as cartas",
    "shuffle": "Embaralhando",
    "cut": "Corte",
    "deal": "Hora de dar as cartas",
    "exposed": "Escolha da carta virada",
    "play": "Cartas na mesa",
    "over": "Fim da partida",
}
BOTS: Final[Texts] = {"random": "robô distraído"}


class Words(Language):
    """All that is said, in one language, of any game or of the one that is named: `Words("en").card(Card.of("3P"))`.

    What comes with a view is said in the words of its game; what comes alone, in those of the game that was named.
    """

    def of(self, game: str) -> "Words":
        """The same language, speaking of this game."""
        return self if game == self.game else Words(self.lang, game)

    def card(self, card: Card, *, spanish: bool = False) -> str:
        """The card in words: "três de paus", or "sota de copas" where the pack is Spanish."""
        return names_of_cards.name(self, card, spanish=spanish)

    def cards(self, cards: Sequence[Card], *, spanish: bool = False) -> str:
        """Several cards: "três de paus, rei de copas e ás de ouros"."""
        return names_of_cards.listed(self, cards, spanish=spanish)

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why an act is refused: what is wrong, and what would be right."""
        return reasons.sentence(self, reason, names)

    def bad_option(self, error: BadOption) -> str:
        """What is wrong with a house rule, and what would be right."""
        return reasons.bad_option(self, error)

    def bad_start(self, error: BadStart) -> str:
        """Why no partida starts there, and where it may start."""
        return reasons.bad_start(self, error.code, error.facts)

    def action(self, action: Action, view: View | None = None) -> str:
        """A short label with its price, for a button or a menu: "Correr (perde 1)"."""
        return speaking.label(self, action, view)

    def offered(self, action: Action, view: View | None, legal: tuple[Action, ...] = ()) -> Offered:
        """An act of a menu, with whatever a screen tells of it."""
        return speaking.offered(self, action, view, legal)

    def insight(self, view: View) -> Insight:
        """What the cards of a view mean, for the eyes it was made for."""
        return speaking.insight(self, view)

    def story(self, event: Event, names: Sequence[str], viewer: int | None = None, view: View | None = None) -> str:
        """What happened, in one sentence, as the viewer may know it; "" when there is nothing worth telling.

        The view, of the moment after it, tells whose words to use and what was heard before.
        """
        return speaking.tell(speaking.hearing(speaking.listening(self, names, viewer, view), event), event)

    def stories(
        self, events: Iterable[Event], names: Sequence[str], viewer: int | None = None, view: View | None = None
    ) -> list[tuple[Event, str]]:
        """Events in order from the start of a mão or a partida, each with its sentence; the view may be any of it."""
        return list(speaking.tell_all(speaking.forgetting(speaking.listening(self, names, viewer, view)), events))

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
        text = speaking.speech(self.game).phases.get(phase) or PHASES.get(phase)
        return phase if text is None else self.say(text)

    def side(self, side: int, viewer: int | None, names: Sequence[str] = ()) -> str:
        """ "nós" and "eles" to a player, "dupla A" or "trio A" to anybody else; who it is where they play alone."""
        return Listener(self, names, viewer, self.game).side(side)

    def example(self) -> str:
        """Something one may say at a table that is played with words, "" where none is."""
        ears = speaking.speech(self.game).ears
        return "" if ears is None else self.say(ears.example.get("say", ""))

    def bot(self, name: str) -> str:
        """How a bot is introduced."""
        known = [BOTS, *[own.bots for own in speaking.speeches(self)]]
        return next((self.say(texts[name]) for texts in known if name in texts), name)

    def preset(self, name: str) -> str:
        """The title of a preset of this game; its name where the family has no words for it."""
        text = speaking.speech(self.game).presets.get(name)
        return name if text is None else self.say(text)

    def preset_line(self, name: str) -> str:
        """How a preset of this game is played, in one line; "" where the family does not say."""
        text = speaking.speech(self.game).preset_lines.get(name)
        return "" if text is None else self.say(text)
