"""What the person can do now, as keys, words and prices; and what a key that is not offered would have meant."""

from typing import Final

from carteado.cards import Card
from carteado.game import Action
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
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.rulebook import FOLD_BY_BOTH, TrucoRules
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.words.offered import offered
from carteado.games.truco.words.vocabulary import spoken
from carteado.pack import Cut, Deal, Draw, Keep, Refuse
from carteado.terminal.family import Grip, Offer
from carteado.tricks.play import Play
from carteado.words import Words

# Each kind of act, its key, and what number to ask for first. A raise is `t` where it is the truco.
_KEYS: Final[tuple[tuple[type[Action], str, str], ...]] = (
    (Accept, "a", ""),
    (Raise, "t", ""),
    (Run, "c", ""),
    (Show, "m", ""),
    (Keep, "f", ""),
    (Refuse, "r", ""),
    (PlayOn, "p", ""),
    (GiveUp, "d", ""),
    (Turn, "t", "vira"),
    (GiveBack, "d", ""),
    (Cut, "c", "cut"),
    (Saw, "s", "saw"),
    (Waive, "p", ""),
    (Burn, "b", ""),
    (FromBottom, "u", ""),
    (Peek, "e", ""),
    (Deal, "d", ""),
    (Draw, "s", "draw"),
    (Concede, "e", ""),
)


class Offers:
    """The menu of one moment: built from the view and the legal acts of the person's seat."""

    def __init__(self, view: TrucoView, legal: tuple[Action, ...], grip: Grip, words: Words) -> None:
        self.view = view
        self.mesa = view.known
        self.legal = legal
        self.grip = grip
        self.words = words
        self.rules: TrucoRules = rules_of(view.regulation, dict(view.options))

    def listed(self) -> tuple[Offer, ...]:
        """Everything on offer, what is done most often first."""
        lifted = self._lifted()
        return (*lifted, *self._plain({offer.key for offer in lifted}))

    def panel(self) -> tuple[Offer, ...]:
        """All of it: there is room."""
        return self.listed()

    def _lifted(self) -> list[Offer]:
        found: list[Offer] = []
        play = self.played()
        if play is not None and play in self.legal:
            label = self._called("play-covered") if self.grip.down else self._named(play)[0]
            found.append(Offer("enter", label, "", play))
        if self.grip.place and self._covered() is not None:
            label = self.words.say("Desvirar") if self.grip.down else self._called("cover-lifted")
            found.append(Offer("f", label, local="flip"))
        call = self.called()
        if isinstance(call, Play) and call in self.legal:
            label = self.words.say("Jogar e trucar") if call.call == 3 else self.words.say("Jogar e aumentar")
            found.append(Offer("t", label, self.words.say("vale {stake}", stake=call.call), call, loud=True))
        return found

    def _plain(self, taken: set[str]) -> list[Offer]:
        found: list[Offer] = []
        higher = "r" if self.mesa.asked or self.next_stake() != 3 else "t"
        for kind, usual, ask in _KEYS:
            acts = [act for act in self.legal if isinstance(act, kind)]
            key = higher if kind is Raise else usual
            if acts and key not in taken:
                found.append(self._offer(key, acts[-1] if kind is Deal else acts[0], ask))
        stays = [action for action in self.legal if isinstance(action, Choose)]
        return found + self._packets() + [Offer(str(nth), self._named(act)[0], "", act) for nth, act in enumerate(stays, 1)]

    def _packets(self) -> list[Offer]:
        """One packet alone where all may be given, and every packet that may burn but the first, which has its key."""
        deals = [act for act in self.legal if isinstance(act, Deal)]
        burns = [act for act in self.legal if isinstance(act, Burn)]
        alone = [self._offer("m", deals[0], "")] if len(deals) > 1 else []
        return alone + [self._offer(str(nth), act, "") for nth, act in enumerate(burns[1:], 2)]

    def _called(self, key: str) -> str:
        return self.words.say(spoken(self.view.regulation)[key])

    def _offer(self, key: str, action: Action, ask: str) -> Offer:
        mesa = self.mesa
        if ask == "cut":
            return Offer(key, self.words.say("Cortar"), f"{mesa.cuts}/{self.rules.cuts}", ask=ask, about=self._about(action))
        if ask == "saw":
            return Offer(key, self.words.say("Serrar"), ask=ask, about=self._about(action))
        if ask == "draw":
            return Offer(key, self.words.say("Tirar uma carta"), ask=ask)
        label, price = self._named(action)
        if ask == "vira":
            return Offer(key, label, "", action, ask if self.rules.vira_any_depth else "", about=self._about(action))
        if isinstance(action, Burn):
            price = f"{mesa.burned}/{self.rules.burns}"
        return Offer(key, label, price, action, loud=isinstance(action, (Raise, Show)), about=self._about(action))

    def _named(self, action: Action) -> tuple[str, str]:
        """The name of an act and, apart from it, its price."""
        told = offered(self.words, action, self.view, self.legal)
        return told.label, told.price

    def _about(self, action: Action) -> str:
        """What the act does, with its clause."""
        told = offered(self.words, action, self.view, self.legal)
        return f"{told.about} ({told.clause})" if told.about and told.clause else told.about

    # The lifted card as an act.

    def card(self) -> Card | None:
        """The face of the lifted card, where the person sees it."""
        hands = self.mesa.hands
        return hands[self.view.seat].dealt_cards[self.grip.place - 1] if hands and self.grip.place else None

    def played(self) -> Action | None:
        """The lifted card, played as it is held."""
        if not self.grip.place:
            return None
        card = self.card()
        return Blind(self.grip.place, self.grip.down) if card is None else Play(card, self.grip.down)

    def called(self) -> Action:
        """The call of this moment, with the lifted card where it is the person's turn."""
        card = self.card()
        if card is not None and self.mesa.phase == "play" and self.mesa.turn == self.view.seat:
            return Play(card, self.grip.down, self.next_stake() or self.rules.ladder.top)
        return Raise(self.next_stake() or self.rules.ladder.top)

    def next_stake(self) -> int:
        """The next step of the ladder, 0 at its top."""
        return self.rules.ladder.above[self.mesa.asked or self.mesa.stake]

    def _covered(self) -> Action | None:
        card = self.card()
        wanted = Blind(self.grip.place, True) if card is None else Play(card, True)
        return wanted if wanted in self.legal else None

    # What a key means, offered or not.

    def meant(self, key: str) -> Action | None:
        """The act behind a key, for the table to refuse with its reason; `None` for a key that never means one."""
        mesa = self.mesa
        covered = Grip(self.grip.place or 1, True)
        cutting = mesa.phase == "cut"
        run: Action = Cut(mesa.pack // 2) if cutting else self._leaving() if mesa.phase == "eleven" else Run(mesa.asked or 3)
        acts: dict[str, Action | None] = {
            "enter": self.played(),
            "f": Offers(self.view, self.legal, covered, self.words).played(),
            "t": Turn(1) if cutting else self.called(),
            "r": Raise(self.next_stake() or self.rules.ladder.top),
            "a": Accept(mesa.asked or self.next_stake()),
            "c": run,
            "m": Show(),
            "b": Burn(mesa.burned + 1, self.due() if mesa.phase == "deal" and self.rules.burn_in_deal else -1),
            "u": FromBottom(),
            "d": {"deal": Deal(), "eleven": self._leaving()}.get(mesa.phase, GiveBack()),
            "p": Waive() if mesa.phase == "deal" else PlayOn(),
            "s": Saw(mesa.pack // 2) if cutting else Draw(1),
            "e": Peek() if cutting else Concede(mesa.stake),
        }
        return acts.get(key)

    def _leaving(self) -> Action:
        """How an eleven hand is left: each partner runs, or one gives it up for both."""
        together = self.rules.answer == FOLD_BY_BOTH and self.mesa.seats > 2
        return Run(self.rules.eleven.stake) if together else GiveUp()

    def due(self) -> int:
        """The seat whose packet comes next."""
        return self.mesa.due()
