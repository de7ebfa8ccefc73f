"""A state machine for hypothesis: six people who do whatever they like at one table, and what must hold all the same."""

from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from carteado.game import CHANCE, REFEREE
from carteado.records.proof import prove
from carteado.table import Table, Who, incoming, messages, receive
from carteado.table import entries as log
from carteado.table.recording import partidas
from carteado.wire import encode
from conformance_kit.drive import Moment as Position
from conformance_kit.drive import a_ruling
from table.client_kit import Page
from table.play_kit import nonce
from table.table_kit import ANA, FOUR, GAME, JUIZ, RITA, Answer, Process, facts

PEOPLE: tuple[Who, ...] = (*FOUR, RITA, JUIZ)
OPTIONS: list[dict[str, str]] = [
    {},
    {"clock": "5"},
    {"concede": "true", "answerPolicy": "acceptByOneFoldByBoth", "signals": "preset"},
    {"clock": "10", "ferro": "blindAll", "concede": "true"},
]
SEATS = st.integers(-2, 5)
PHRASES = st.sampled_from(["who-deals", "sign-zap", "referee", "nada", ""])
NUMBERS = st.one_of(st.integers(1, 80), st.sampled_from([-1, 0, 2**53, 2**60]))
JUNK: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=4), st.sampled_from(["Play", "Shuffle", "4P", "type"])),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from(["type", "card", "cards", "at", "stake"]), inner, max_size=3),
    ),
    max_leaves=6,
)
SETUPS = st.builds(
    messages.Setup,
    game=st.sampled_from([GAME, GAME, GAME, "bisca"]),
    seats=st.sampled_from([0, 4, 2, -1]),
    options=st.sampled_from([*OPTIONS, {"clock": "-1"}, {"x": "y"}]),
    partidas=st.sampled_from([1, 3]),
    reveal=st.sampled_from(["match", "partida"]),
    referee=st.booleans(),
    substitutes=st.booleans(),
)
WISHES: dict[type[Any], dict[str, st.SearchStrategy[Any]]] = {
    incoming.Sit: {"seat": SEATS},
    incoming.Stand: {},
    incoming.Ready: {"nonce": st.one_of(st.integers(0, 9).map(nonce), st.text(max_size=33))},
    incoming.Start: {},
    incoming.SeatBot: {"seat": SEATS, "bot": st.sampled_from(["", "random", "truco", "gênio"])},
    incoming.Remove: {"seat": SEATS},
    incoming.Change: {"setup": SETUPS, "password": st.sampled_from([None, "", "abc", "x" * 65])},
    incoming.Referee: {"take": st.booleans()},
    incoming.Consent: {"yes": st.booleans()},
    incoming.LetIn: {"which": st.integers(-1, 2), "name": st.sampled_from([who.name for who in PEOPLE])},
    incoming.Phrase: {"phrase": PHRASES},
    incoming.Decline: {},
}


class Anybody(RuleBasedStateMachine):
    """One table and everybody who can reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.process = Process()
        self.again = Table()
        self.rng = Random(0)
        self.asked: list[tuple[Page, incoming.Request]] = []

    @initialize(setup=SETUPS.filter(lambda setup: setup.game == GAME and setup.seats in (0, 4)), seed=st.integers(0, 99))
    def opens(self, setup: messages.Setup, seed: int) -> None:
        """Ana opens a table, and all come."""
        self.rng = Random(seed)
        options = setup.options if setup.options in OPTIONS else {}
        self.process.draw = self.rng.randbytes
        self.process.open(ANA, partidas=setup.partidas, reveal=setup.reveal, options=options, referee=True)
        for who in PEOPLE:
            self.process.enter(who)

    def _ask(self, page: Page, request: incoming.Request) -> Answer:
        """A request, after which a refusal has changed nothing."""
        before, rows = facts(self.process.table), len(self.process.kept.rows)
        answer = self.process.ask(page, request)
        self.asked.append((page, request))
        if answer.reason is not None or answer.again:
            assert facts(self.process.table) == before
            assert len(self.process.kept.rows) == rows
        else:
            assert len(self.process.kept.rows) > rows
        return answer

    # Moves.

    @rule(data=st.data(), page=st.integers(0, 5), kind=st.sampled_from(list(WISHES)))
    def wish(self, data: st.DataObject, page: int, kind: type[Any]) -> None:
        """Anybody asks for anything."""
        fields = {name: data.draw(values, label=name) for name, values in WISHES[kind].items()}
        found = self.process.pages[page]
        self._ask(found, kind(client=found.client, n=found.number(), **fields))

    @rule(data=st.data(), page=st.integers(0, 5), n=NUMBERS, client=st.sampled_from(["", "a", "b", "c" * 40]))
    def wish_with_an_odd_number(self, data: st.DataObject, page: int, n: int, client: str) -> None:
        """The same with numbers of any kind."""
        kind = data.draw(st.sampled_from([incoming.Stand, incoming.Sit, incoming.Decline]), label="kind")
        self._ask(self.process.pages[page], kind(client=client, n=n))

    @precondition(lambda self: self.process.table.stage in ("open", "over", "between"))
    @rule()
    def hurry(self) -> None:
        """Somebody sits, all who sit are ready, bots do the rest."""
        process = self.process
        for page in process.pages[:2]:
            process.say(page, incoming.Sit)
        for page in process.pages:
            process.say(page, incoming.Ready, nonce=nonce(process.table.version))
        process.say(process.pages[0], incoming.Start)
        process.say(process.pages[1], incoming.Start)

    @precondition(lambda self: any(page.menu for page in self.process.pages))
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Somebody does what their page offers."""
        offered = [at for at, page in enumerate(self.process.pages) if page.menu]
        page = self.process.pages[data.draw(st.sampled_from(offered), label="page")]
        choice = data.draw(st.sampled_from(page.menu), label="act")
        request = incoming.Act(client=page.client, n=page.number(), action=choice.action, version=page.version)
        answer = self._ask(page, request)
        known = ("", "proposed-already") if page.role >= 0 else ("", "seed-revealed")
        assert answer.code in known, f"{choice.label} was offered and refused: {answer.reason}"

    @precondition(lambda self: any(page.menu for page in self.process.pages))
    @rule(data=st.data())
    def act_on(self, data: st.DataObject) -> None:
        """The same, to get further than to the first cards."""
        self.act(data)

    @rule(data=st.data(), page=st.integers(0, 5), version=st.integers(-5, 5))
    def act_for_another(self, data: st.DataObject, page: int, version: int) -> None:
        """Somebody does what another page offers, at some version or other."""
        offered = [choice.action for other in self.process.pages for choice in other.menu]
        action = data.draw(st.sampled_from(offered) if offered else st.none(), label="act")
        found = self.process.pages[page]
        seen = found.version + version
        self._ask(found, incoming.Act(client=found.client, n=found.number(), action=action, version=seen))

    @rule(page=st.integers(0, 5), action=JUNK)
    def act_without_sense(self, page: int, action: Any) -> None:
        """Something that is no act."""
        found = self.process.pages[page]
        request = incoming.Act(client=found.client, n=found.number(), action=action, version=found.version)
        assert self._ask(found, request).code != ""

    @rule(page=st.integers(0, 5))
    def be_chance(self, page: int) -> None:
        """Nobody brings a pack."""
        state = self.process.table.state
        menu = () if state is None else state.legal(CHANCE)
        found = self.process.pages[page]
        for action in menu:
            request = incoming.Act(client=found.client, n=found.number(), action=encode(action), version=found.version)
            assert self._ask(found, request).code != ""

    @precondition(lambda self: self.process.table.state is not None and self.process.table.referee)
    @rule()
    def referee(self) -> None:
        """The referee rules something."""
        table = self.process.table
        assert table.state is not None
        ruling = a_ruling(Position(GAME, table.state, 4), self.rng)
        page = next(page for page in self.process.pages if page.role == REFEREE)
        if ruling is not None:
            request = incoming.Act(client=page.client, n=page.number(), action=encode(ruling), version=page.version)
            assert self._ask(page, request).code in ("", "seed-revealed")

    @precondition(lambda self: self.asked)
    @rule(data=st.data(), thief=st.integers(0, 5), stolen=st.booleans())
    def repeat(self, data: st.DataObject, thief: int, stolen: bool) -> None:
        """An old request comes again, from its page or from a thief."""
        page, request = self.asked[data.draw(st.integers(0, len(self.asked) - 1), label="old")]
        done = self.process.table.heard.version(page.who.player, request.client, request.n)
        sender = self.process.pages[thief] if stolen else page
        answer = self._ask(sender, request)
        if sender.who == page.who and done is not None:
            assert answer == Answer(version=done, again=True)

    @rule(ms=st.sampled_from([1, 700, 3000, 20_000, 100_000]))
    def wait(self, ms: int) -> None:
        """Time passes."""
        self.process.wait(ms)

    @rule()
    def reload(self) -> None:
        """Another process reads the log and takes over."""
        pages = self.process.pages
        self.process = self.process.reloaded()
        for page in pages:
            self.process.enter(page.who, client=page.client).n = page.n

    # What always holds.

    @invariant()
    def the_log_is_the_table(self) -> None:
        """Read from its log, the table is the same."""
        for entry in self.process.kept.since(self.again.version):
            self._by_whom(entry)
            self.again.fold(entry)
        if self.again.version:
            assert facts(self.again) == facts(self.process.table)

    def _by_whom(self, entry: log.AnyEntry) -> None:
        """An act of a person is by who sits there; a bot acts where a bot plays."""
        if not isinstance(entry, log.Acted):
            return
        place = self.again.places[entry.seat] if entry.seat >= 0 else None
        if entry.by == "person":
            assert entry.player == (self.again.referee if place is None else place.player) != ""
            assert place is None or not place.away
        elif entry.by == "bot":
            assert place is not None
            assert place.bot

    def teardown(self) -> None:
        """Whatever happened, every partida whose seed is shown can be proved, and the others tell nothing of theirs."""
        for partida in partidas(self.process.kept.since()):
            told = partida.told()
            assert (told.seed != "") == partida.open
            proof = prove(told)
            assert {problem.code for problem in proof.problems} <= (
                {"no-packs"} if partida.open else {"seed-hidden", "no-packs"}
            )

    @invariant()
    def nobody_sits_twice(self) -> None:
        """One person, one chair; in a partida none is empty."""
        table = self.process.table
        players = [place.player for place in table.places if place.player]
        assert len(set(players)) == len(players)
        assert table.referee not in players
        if table.stage in ("playing", "between"):
            assert not any(place.empty for place in table.places)

    @invariant()
    def deciding_is_harmless(self) -> None:
        """What is only decided leaves no trace."""
        if self.process.table.version:
            before = facts(self.process.table)
            for request in (incoming.Sit(client="y", n=1), incoming.Start(client="y", n=2), incoming.Stand(client="y", n=3)):
                receive(self.process.table, self.process.clock.now, ANA, request, Random(0).randbytes)
            assert facts(self.process.table) == before
