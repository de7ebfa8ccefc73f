"""A page without a browser: it knows what it was sent, and nothing else.

Rule 1: it applies snapshots and updates as they come and asks nobody for the rest; a version left out is an error.
Rule 2: `agrees_with` compares all it holds with what a role may know, computed from the state and not by the code that told.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from carteado.game import PUBLIC, Seat
from carteado.server.protocol import decode_sent
from carteado.struct import UNSET
from carteado.table import Table, Who, messages
from carteado.table.recording import you_are
from carteado.wire import encode

Json = Any
Told = messages.Snapshot | messages.Update


@dataclass
class Page:
    """One page of one person, at one table."""

    who: Who
    client: str
    lang: str = "pt-BR"
    role: Seat = PUBLIC
    sent: list[tuple[int, bytes]] = field(default_factory=list[tuple[int, bytes]])
    version: int = 0
    n: int = 0
    you: messages.You | None = None
    about: messages.About | None = None
    view: Json = None
    menu: list[messages.Choice] = field(default_factory=list[messages.Choice])
    prompt: messages.Prompt | None = None
    proposal: messages.Proposal | None = None
    story: list[messages.Line] = field(default_factory=list[messages.Line])
    spoken: list[messages.Spoken] = field(default_factory=list[messages.Spoken])
    events: list[Json] = field(default_factory=list[Json])
    updates: list[messages.Update] = field(default_factory=list[messages.Update])

    def number(self) -> int:
        """The number of the next request."""
        self.n += 1
        return self.n

    def hear(self, at: int, told: bytes) -> None:
        """A message arrives."""
        self.sent.append((at, told))
        match decode_sent(told):
            case messages.Snapshot() as snapshot:
                self._begin(snapshot)
            case messages.Update() as update:
                self._apply(update)
            case _:
                raise AssertionError("only snapshots and updates are sent to every listener")

    def _begin(self, told: messages.Snapshot) -> None:
        self.version, self.you, self.about, self.view = told.version, told.you, told.about, told.view
        self.menu, self.prompt, self.proposal, self.story = told.menu, told.prompt, told.proposal, told.story
        self.spoken = told.phrases

    def _apply(self, told: messages.Update) -> None:
        assert told.version == self.version + 1, f"after version {self.version} came {told.version}"
        self.version = told.version
        self.updates.append(told)
        if told.about is not UNSET:
            self.about = told.about
        if told.fresh is not UNSET:
            self.view, self.story, self.events = told.fresh, [], []
        for path, value in () if told.patch is UNSET else told.patch:
            put(self.view, path, value)
        if told.menu is not UNSET:
            self.menu = told.menu
        if told.prompt is not UNSET:
            self.prompt = told.prompt
        if told.proposal is not UNSET:
            self.proposal = told.proposal
        if told.spoken is not UNSET:
            self.spoken.append(told.spoken)
        self.events += () if told.events is UNSET else told.events
        self.story = self.story + ([] if told.story is UNSET else told.story)

    def agrees_with(self, table: Table) -> None:
        """All this page holds is what its role may know, no less and no more."""
        role, state = self.role, table.state
        assert self.version == table.version
        assert self.about == table.about()
        assert self.view == shown(table, role), f"role {role} sees another table at version {table.version}"
        away = role >= 0 and table.places[role].away
        may = () if state is None or role == PUBLIC or away else state.legal(role)
        assert [choice.action for choice in self.menu] == [encode(action) for action in may]
        assert all(choice.label for choice in self.menu)
        assert self.prompt == table.prompt()
        pending = [asked for asked in table.proposals if role >= 0 and table.side(asked.seat) == table.side(role)]
        told = [] if self.proposal is None else [self.proposal]
        assert [(asked.seat, asked.action) for asked in told] == [(asked.seat, encode(asked.action)) for asked in pending]
        assert self.you is not None
        assert self.you.key == you_are(table, role, self.who.player, self.who.name).key

    def offered(self, kind: str) -> list[Json]:
        """The acts of this kind on the menu."""
        return [choice.action for choice in self.menu if choice.action["type"] == kind]

    def waited(self) -> bool:
        """Whether the table waits for this page's seat."""
        return self.prompt is not None and self.role in self.prompt.actors


def put(view: Json, path: list[str | int], value: Json) -> None:
    """What a page does with one line of a patch."""
    for step in path[:-1]:
        view = view[step]
    view[path[-1]] = value


def shown(table: Table, role: Seat) -> Json:
    """The view of a role as it travels: without the memory."""
    if table.state is None:
        return None
    told = encode(table.state.view(role))
    return {name: value for name, value in told.items() if name != "known"}


def texts(told: Json) -> Iterator[str]:
    """Every text anywhere inside, the names of fields included."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for name, value in told.items():
            yield name
            yield from texts(value)
    elif isinstance(told, list):
        for item in told:
            yield from texts(item)
