"""What each listener of a table may know, worked out from its log alone, and the bytes held against it.

A card may be named to a role from the moment the role sees a place where it lies (`Board.places` of the true state) until
the next pack is shuffled. Beyond places: what a ruling names, all have seen; and the side on eleven has seen each
other's cards (art. 21). Nothing here asks a view, a mask or a teller: those are what is tested.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from carteado.cards import BARALHO_40, CARDS, Card
from carteado.game import CHANCE, PUBLIC, REFEREE, Seat, State
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Ruling
from carteado.table import Table
from carteado.table import entries as log
from carteado.wire import decode_action
from carteado.words import Words
from carteado.words.cards import sign

Json = Any
Cards = frozenset[Card]
SEATS: Final[tuple[Seat, ...]] = (0, 1, 2, 3)
ROLES: Final[tuple[Seat, ...]] = (*SEATS, PUBLIC, REFEREE)
PACK: Final = tuple(CARDS[index] for index in BARALHO_40)
NOTHING: Final[Cards] = frozenset()
SIGNS: Final = "sign-"  # how the phrases for a partner's ears alone begin
LANGUAGES: Final = (Words("pt-BR"), Words("en"))


def _forms() -> dict[str, Card]:
    """Every way in which a card is written, in either language, at the start of a sentence or inside it."""
    forms: dict[str, Card] = {}
    for card in PACK:
        for words in LANGUAGES:
            name = words.card(card)
            forms |= dict.fromkeys((str(card), sign(words, card), name, name.capitalize()), card)
    return forms


FORMS: Final = _forms()
# A code or a sign, and a name: quicker than looking for two hundred texts.
_FORM: Final = re.compile(r"(?<!\w)(?:\w[PCEO♣♥♠♦]|\w+ (?:de|of) \w+)(?!\w)")
assert all(_FORM.fullmatch(form) for form in FORMS)


def named(text: str) -> Cards:
    """The cards that a text names."""
    return frozenset(FORMS[found] for found in _FORM.findall(text) if found in FORMS)


@dataclass(frozen=True)
class Version:
    """The table after one entry: when, whether anything was played, under which pack; who may be told of which cards."""

    at: int
    entry: log.AnyEntry
    begun: bool
    pack: int
    allowed: dict[Seat, Cards]
    ever: dict[Seat, Cards]
    secrets: frozenset[str]


class Truth:
    """A log, folded: `versions[n]` is the table after entry n. Cards are allowed by the pack, `ever` by the partida."""

    def __init__(self) -> None:
        self.versions: dict[int, Version] = {}
        self.players: set[str] = set()
        self._table = Table()
        self._pack = 0
        self._secrets: set[str] = set()
        self._allowed: dict[Seat, Cards] = dict.fromkeys(ROLES, NOTHING)
        self._ever: dict[Seat, Cards] = dict.fromkeys(ROLES, NOTHING)

    def learn(self, entries: Iterable[log.AnyEntry]) -> "Truth":
        """The entries that come next."""
        for entry in entries:
            self._table.fold(entry)
            self._keep_secret(entry)
            if isinstance(entry, log.Began):
                self._allowed = self._ever = dict.fromkeys(ROLES, NOTHING)
            elif isinstance(entry, log.Acted):
                self._acted(entry)
            self.versions[self._table.version] = Version(
                entry.at, entry, self._table.state is not None, self._pack, self._allowed, self._ever, frozenset(self._secrets)
            )
        return self

    def unseen(self, role: Seat, pack: int) -> list[Card]:
        """The cards of a pack that a role had not seen when the next one came."""
        last = [version for version in self.versions.values() if version.pack == pack][-1]
        return [card for card in PACK if card not in last.allowed[role]]

    @property
    def packs(self) -> int:
        """How many packs there were."""
        return self._pack

    def _keep_secret(self, entry: log.AnyEntry) -> None:
        if entry.player:
            self.players.add(entry.player)
        if isinstance(entry, log.Opened):
            self._secrets |= {text for text in (entry.dice, *entry.lock.split("$")) if text}
        elif isinstance(entry, log.Committed):
            self._secrets.add(entry.seed)
        elif isinstance(entry, log.Revealed):
            self._secrets.discard(self._table.era.seed)

    def _acted(self, entry: log.Acted) -> None:
        state = self._table.state
        assert state is not None
        board = state.board()
        action = decode_action(self._table.found, entry.action)
        shown = frozenset(action.cards) if isinstance(action, Ruling) else NOTHING
        if entry.seat == CHANCE:
            self._pack += 1
            self._allowed = dict.fromkeys(ROLES, NOTHING)
        hands = board.places(REFEREE)
        seen = {role: _seen(board.places(role)) | _partners(hands, state, role) | shown for role in ROLES}
        self._allowed = {role: self._allowed[role] | seen[role] for role in ROLES}
        self._ever = {role: self._ever[role] | seen[role] for role in ROLES}


def _seen(places: tuple[tuple[str, Card, bool], ...]) -> Cards:
    return frozenset(card for _, card, seen in places if seen)


def _partners(places: tuple[tuple[str, Card, bool], ...], state: State, role: Seat) -> Cards:
    """Art. 21: the hand of the partner, for the side on eleven."""
    view = state.view(PUBLIC)
    assert isinstance(view, TrucoView)
    if view.known.kind != "eleven" or role < 0 or role % 2 != view.known.owner:
        return NOTHING
    return frozenset(card for place, card, _ in places if place.startswith(f"hand {(role + 2) % 4} "))


class Leak(AssertionError):
    """Somebody was told what they may not know."""


@dataclass
class Ears:
    """A listener's messages, checked in the order they came. `said` are the cards that the listener named itself,
    `top_only` whether the house rule covers the burned pile.
    """

    role: Seat
    delay: int = 0
    top_only: bool = False
    said: set[Card] = field(default_factory=set[Card])
    story: list[Json] = field(default_factory=list[Json])
    version: int = 0

    def check(self, facts: Truth, now: int, raw: bytes, others: Iterable[str]) -> None:
        """`Leak` if this message says too much. `others` are texts that belong to other people."""
        text = raw.decode()
        told = json.loads(text)
        kind = told["type"]
        for secret in (*facts.players, *others):
            if secret in text:
                raise Leak(f"role {self.role} was told of somebody's id or cookie in {text[:300]}")
        if kind == "snapshot":
            self._snapshot(facts, now, told, text)
        elif kind == "update":
            self._update(facts, now, told, text)
        elif extra := named(text) - self.said:
            raise Leak(f"role {self.role} was told of {extra} in {text[:300]}")

    def _current(self, facts: Truth, now: int, told: Json, text: str) -> Version:
        version = facts.versions[told["version"]]
        if version.begun and now < version.at + self.delay:
            raise Leak(f"version {told['version']} of {version.at} was told at {now}, before {self.delay} ms had passed")
        for secret in version.secrets:
            if str(secret) in text:
                raise Leak(f"role {self.role} was told a seed, a lock or the dice in version {told['version']}")
        return version

    def _update(self, facts: Truth, now: int, told: Json, text: str) -> None:
        version = self._current(facts, now, told, text)
        assert told["version"] == self.version + 1, f"version {told['version']} came after {self.version}"
        assert told["at"] == version.at
        self.version += 1
        if "fresh" in told:
            self.story.clear()
        self.story += told.get("story", []) if isinstance(version.entry, log.Acted) else []
        self._spoken(told.get("spoken"))
        self._pile([value for path, value in told.get("patch", []) if path[-1] == "burned_cards"])
        if extra := named(text) - version.allowed[self.role]:
            raise Leak(f"role {self.role} was told of {extra} in version {self.version}: {text[:600]}")

    def _snapshot(self, facts: Truth, now: int, told: Json, text: str) -> None:
        version = self._current(facts, now, told, text)
        self.version = told["version"]
        story = told.pop("story")
        self._pile([told["view"]["shown"]["burned_cards"]] if told["view"] is not None else [])
        for spoken in told.pop("phrases"):
            self._spoken(spoken)
        if extra := named(json.dumps(told, ensure_ascii=False)) - version.allowed[self.role]:
            raise Leak(f"role {self.role} was shown {extra} in the snapshot {self.version}: {text[:600]}")
        if extra := named(json.dumps(story, ensure_ascii=False)) - version.ever[self.role]:
            raise Leak(f"the story up to {self.version} tells role {self.role} of {extra}")
        self.story = list(story)

    def _pile(self, piles: list[Json]) -> None:
        """Where the burned pile is covered, nobody is shown more of it than its top."""
        if self.top_only and any(card is not None for pile in piles for card in pile[:-1]):
            raise Leak(f"role {self.role} saw below the top of the burned pile: {piles}")

    def _spoken(self, spoken: Json) -> None:
        """A sign is for the partner: nobody else hears of it."""
        if spoken is None or not spoken["phrase"].startswith(SIGNS):
            return
        if self.role < 0 or self.role % 2 != spoken["seat"] % 2:
            raise Leak(f"role {self.role} saw a sign of seat {spoken['seat']}")
