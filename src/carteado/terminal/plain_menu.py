"""What can be done in any game, as a numbered list; acts of one kind stand under one number where there are many."""

from dataclasses import replace
from typing import Final

from carteado.game import Action, View
from carteado.terminal.family import Offer, Question
from carteado.terminal.look import NIGHT
from carteado.terminal.widgets.calls import WIDE, rows
from carteado.words import Words

KEYS: Final = "123456789"
MORE: Final = "m"
ROOM: Final = 6  # rows beside the hand
FEW: Final = 3  # acts of one kind that are listed each by itself


class PlainMenu:
    """The menu of one moment, in the order in which the game lists it."""

    def __init__(self, view: View, legal: tuple[Action, ...], words: Words) -> None:
        self.view = view
        self.legal = legal
        self.words = words

    def listed(self) -> tuple[Offer, ...]:
        """Everything on offer, each with its number as long as there are digits."""
        offers = self._offers()
        if len(offers) == 1:
            return (replace(offers[0], key="enter"),)
        numbered = [replace(offer, key=KEYS[nth : nth + 1]) for nth, offer in enumerate(offers)]
        if len(numbered) <= len(KEYS) and sum([rows(offer, NIGHT, WIDE) for offer in numbered]) <= ROOM:
            return tuple(numbered)
        return (*numbered, Offer(MORE, self.words.say("Mais…"), local="more"))

    def panel(self) -> tuple[Offer, ...]:
        """As many as there is room for, and the way to the others."""
        listed = self.listed()
        if not listed or listed[-1].local != "more":
            return listed
        room, shown = ROOM - 1, list[Offer]()
        for offer in listed[:-1]:
            room -= rows(offer, NIGHT, WIDE)
            if room < 0 or not offer.key:
                break
            shown.append(offer)
        left = len(listed) - 1 - len(shown)
        return (*shown, Offer(MORE, self.words.say("Mais…"), f"+{left}", local="more"))

    def meant(self, _key: str, /) -> Action | None:
        """No key means an act that is not offered."""
        return None

    def _offers(self) -> list[Offer]:
        if len(self.legal) <= ROOM:
            return [self._offer(action) for action in self.legal]
        found: list[Offer] = []
        for kind in dict.fromkeys([type(action) for action in self.legal]):
            acts = [action for action in self.legal if type(action) is kind]
            found += [self._offer(action) for action in acts] if len(acts) <= FEW else [self._kind(kind, acts)]
        return found

    def _offer(self, action: Action) -> Offer:
        told = self.words.offered(action, self.view, self.legal)
        return Offer("", told.label, told.price, action)

    def _kind(self, kind: type[Action], acts: list[Action]) -> Offer:
        """Acts of one kind under one name: a number to type, or a list to choose from."""
        label, price = f"{kind.__name__}…", f"({len(acts)})"
        if numbers(acts):
            return Offer("", label, price, ask=kind.__name__)
        return Offer("", label, price, under=tuple([self._offer(action) for action in acts]))


def numbers(acts: list[Action]) -> dict[int, Action]:
    """The acts by the one number in which they differ; empty where they differ in something else, or in less than one."""
    fields = [name for name in type(acts[0]).__match_args__ if len({repr(getattr(act, name)) for act in acts}) > 1]
    if len(fields) != 1:
        return {}
    found = {value: act for act in acts if isinstance(value := getattr(act, fields[0]), int)}
    return found if len(found) == len(acts) and min(found) > 0 else {}


def question(ask: str, legal: tuple[Action, ...], words: Words) -> Question:
    """Which number, of those that the game lists."""
    found = numbers([action for action in legal if type(action).__name__ == ask])
    allowed = sorted(found)
    hint = words.say("de {least} a {most}; Enter confirma, Esc desiste", least=allowed[0], most=allowed[-1])
    return Question(f"{ask}?", allowed, allowed[len(allowed) // 2], found.__getitem__, hint)
