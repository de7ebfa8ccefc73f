"""What a listener cannot know is not in what it is sent: two worlds that look alike give it the same bytes at the same times.

The other world is the engine's: `resample` deals every unseen place anew, and `retell` says what the acts of the mão were
there. The log of the table is told again with those acts, and with nothing else changed.
"""

import dataclasses
import json
from random import Random
from typing import Any

import pytest

from carteado.cards import BARALHO_40, Card, card_at
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Seat
from carteado.games.truco.rules.acts import Accept, Concede, GiveUp, Raise, Run, Show
from carteado.pack import Deal
from carteado.struct import written
from carteado.table import Table, Teller, Who, due, incoming, receive
from carteado.table import entries as log
from carteado.table.recording import you_are
from carteado.wire import decode_action, encode
from carteado.words import Words, cards
from conformance_kit.hostile import mutants
from conformance_kit.telling import cards_in
from table.client_kit import texts
from table.play_kit import HANDS, Crowd, begun, dealt, get_ready, page_of
from table.table_kit import FOUR, JUIZ, RITA, Process

ROLES = (0, 1, 2, 3, PUBLIC, REFEREE)
DECK = tuple(card_at(index) for index in BARALHO_40)
OPTIONS = [
    {},
    {"concede": "true", "answerPolicy": "acceptByOneFoldByBoth", "signals": "preset", "clock": "20"},
    {"ferro": "blindAll", "burnView": "topOnly"},
    {"ferro": "blindFirstTrick", "raiseLater": "true", "tieLead": "lastTied"},
]
SCORES = [(0, 0), (11, 4), (11, 11), (9, 11)]


def _played(seed: int, people: int = 4, score: tuple[int, int] = (0, 0), **setup: Any) -> list[log.AnyEntry]:
    """The log of a match, with a referee who was there from the start."""
    process = Process(checking=False)
    begun(FOUR[:people], process=process, referee=True, **setup)
    process.write(log.RefereeSat(at=process.clock.now, player=JUIZ.player, name=JUIZ.name))
    if score != (0, 0):
        process.score(*score)
    Crowd(process, seed).play_match()
    return process.kept.since()


def _folded(entries: list[log.AnyEntry], upto: int) -> Table:
    table = Table()
    for entry in entries[:upto]:
        table.fold(entry)
    return table


def _in_a_mao(entries: list[log.AnyEntry], rng: Random, times: int) -> list[tuple[int, int]]:
    """Moments to look at: where the last pack came, and how far the log is told."""
    packs = [at for at, entry in enumerate(entries) if isinstance(entry, log.Acted) and entry.seat == CHANCE]
    ends = [*packs[1:], len(entries)]
    found = [(first, rng.randint(first + 1, end)) for first, end in zip(packs, ends, strict=True) if end > first + 4]
    return rng.sample(found, min(times, len(found)))


def _otherwise(entries: list[log.AnyEntry], first: int, upto: int, role: Seat, rng: Random) -> list[log.AnyEntry] | None:
    """The same log in another world of this role; `None` where there are no cards on the table."""
    table = _folded(entries, upto)
    assert table.state is not None
    other = table.state.resample(role, rng).board()
    if not other.places(role):
        return None
    acts: list[tuple[Seat, Action]] = [
        (entry.seat, decode_action(table.found, entry.action)) for entry in entries[first:upto] if isinstance(entry, log.Acted)
    ]
    told = iter(other.retell(acts))
    changed: list[log.AnyEntry] = list(entries[:first])
    for entry in entries[first:upto]:
        acted = isinstance(entry, log.Acted)
        changed.append(dataclasses.replace(entry, action=encode(next(told)[1])) if acted else entry)
    return changed


def _told(entries: list[log.AnyEntry], first: int, role: Seat, lang: str) -> tuple[list[bytes], list[int | None], bytes, Table]:
    """All that this role is sent from there on, when the table would do something next, and a snapshot at the end."""
    table = _folded(entries, first)
    teller = Teller(table.now(), role, lang)
    sent: list[bytes] = []
    times: list[int | None] = []
    for entry in entries[first:]:
        sent.append(teller.tell(table.fold(entry)))
        times.append(due(table))
    fresh = Teller(table.now(), role, lang).snapshot(0, you_are(table, role), {})
    return sent, times, written(fresh), table


@pytest.mark.parametrize("score", SCORES, ids=str)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "plain")
def test_two_worlds_that_look_alike_sound_alike(options: dict[str, str], score: tuple[int, int]) -> None:
    rng = Random(f"{options}{score}")
    differing = 0
    for seed in range(2):
        entries = _played(seed, score=score, options=options)
        for first, upto in _in_a_mao(entries, rng, 4):
            for role in ROLES:
                changed = _otherwise(entries, first, upto, role, rng)
                if changed is None:
                    continue
                differing += changed != entries[:upto]
                here, there = _told(entries[:upto], first, role, "pt-BR"), _told(changed, first, role, "pt-BR")
                assert there[:3] == here[:3], f"role {role} can tell two worlds apart after version {first}"
                _refused_alike(here[3], there[3], role, rng)
    assert differing > 10


def _refused_alike(here: Table, there: Table, role: Seat, rng: Random) -> None:
    """Whatever the role tries now is answered the same, with the same words."""
    assert here.state is not None
    who = {REFEREE: JUIZ, PUBLIC: RITA}.get(role) or FOUR[role]
    for action in _attempts(here, role, rng):
        request = incoming.Act(client="x", n=1, action=encode(action), version=here.version)
        answers = [receive(table, table.at, who, request, Random(1).randbytes) for table in (here, there)]
        assert answers[0].reason == answers[1].reason, f"role {role} learns something from trying {action}"
        assert [type(entry) for entry in answers[0].entries[:1]] == [type(entry) for entry in answers[1].entries[:1]]


def _attempts(table: Table, role: Seat, rng: Random) -> list[Action]:
    """What a hostile page would try: everybody's menu, its own with one thing changed, and what was said before."""
    assert table.state is not None
    menus = [action for seat in range(4) for action in table.state.legal(seat)[:5]]
    own = table.state.legal(role)
    changed = [other for action in rng.sample(own, min(3, len(own))) for other in mutants(action)]
    return [*menus, *changed, Accept(3), Run(6), Raise(12), Show(), Concede(1), GiveUp(), Deal()]


def test_the_check_bites() -> None:
    """A world that does not look alike is told apart: else the test above would say nothing."""
    entries = _played(1)
    rng = Random(1)
    caught = []
    for first, upto in _in_a_mao(entries, rng, 20):
        changed = _otherwise(entries, first, upto, 0, rng)
        if changed is not None and b"Dealt" in b"".join(_told(entries[:upto], first, 1, "pt-BR")[0]):
            caught.append(_told(changed, first, 1, "pt-BR")[0] != _told(entries[:upto], first, 1, "pt-BR")[0])
    assert caught
    assert all(caught)


# Cards in bytes.


def _named(told: bytes, words: Words) -> set[Card]:
    """The cards that occur in a message, as text, in words or in signs."""
    found = set(texts(json.loads(told)))
    written = {card for card in DECK if str(card) in found}
    prose = "\n".join(found)
    signs = {card: f"{card.rank}{cards.SIGNS[card.suit]}" for card in DECK}
    return written | {card for card in DECK if cards.name(words, card) in prose or signs[card] in prose}


def _known(table: Table, role: Seat) -> set[Card]:
    if table.state is None:
        return set()
    return set(cards_in(getattr(table.state.view(role), "known", None)))


@pytest.mark.parametrize("people", [4, 1])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "plain")
def test_no_card_is_sent_to_who_does_not_see_it(options: dict[str, str], people: int) -> None:
    entries = _played(11, people, options=options)
    table = Table()
    tellers: dict[Seat, Teller] = {}
    hidden = 0
    for entry in entries:
        before = {role: _known(table, role) for role in ROLES}
        moment = table.fold(entry)
        tellers = tellers or {role: Teller(table.now(), role, "pt-BR") for role in ROLES}
        for role, teller in tellers.items():
            named = _named(teller.tell(moment), teller.words)
            known = before[role] | _known(table, role)
            assert named <= known, f"role {role} was sent {named - known} in version {table.version}"
            hidden += len(DECK) - len(known)
    assert hidden > 1000


def test_every_card_is_found_where_it_is_named() -> None:
    """The same search finds the cards that are sent: else it would find no leak."""
    process = begun(FOUR)
    dealt(process)
    words = Words("pt-BR")
    for seat in range(4):
        told = next(told for _, told in reversed(page_of(process, seat).sent) if b"Dealt" in told)
        assert _named(told, words) == {Card.of(text) for text in HANDS[seat].split()}
    assert _named(b'{"text": "Ana jogou o quatro de paus (zap)."}', words) == {Card.of("4P")}
    assert _named('{"label": "Jogar 7♥"}'.encode(), words) == {Card.of("7C")}


# Seeds, packs and dice.


@pytest.mark.parametrize("setup", [{"partidas": 3}, {"partidas": 3, "reveal": "partida"}], ids=["match", "partida"])
def test_no_seed_is_sent_before_it_is_revealed_and_no_dice_ever(setup: dict[str, Any]) -> None:
    process = begun(FOUR[:3], juiz=JUIZ, **setup)
    process.enter(RITA)
    crowd = Crowd(process, 3)
    crowd.play_match()
    get_ready(process)
    crowd.play_match()
    entries = process.kept.since()
    revealed: dict[str, int] = {}
    current = ""
    for version, entry in enumerate(entries, 1):
        if isinstance(entry, log.Committed):
            current = entry.seed
            revealed[current] = 10**9
        elif isinstance(entry, log.Revealed):
            revealed[current] = version
    assert len(revealed) > 2
    assert sorted(revealed.values())[-1] == 10**9, "the last seed is still a secret"
    seen = 0
    for page in process.pages:
        for update in page.updates:
            told = written(update)
            assert process.table.dice.encode() not in told
            for seed, version in revealed.items():
                if seed.encode() in told:
                    assert update.version >= version
                    seen += 1
    assert seen > 0


def test_a_pack_is_never_sent() -> None:
    """The act of chance is told as an event without cards: nobody, not even the referee, gets the order of a pack."""
    process = begun(FOUR, juiz=JUIZ)
    Crowd(process, 4).play_match()
    for page in process.pages:
        for update in page.updates:
            if update.by == CHANCE:
                assert update.events
                assert [event["type"] for event in update.events] == ["Shuffled"]
                assert not _named(written(update), Words("pt-BR")) - _past(page.view)


def _past(view: object) -> set[Card]:
    """Cards that a screen still shows; a shuffle takes the rest off it."""
    return {card for card in DECK if str(card) in set(texts(view))}


def test_spectators_and_strangers_get_the_public_view_whoever_they_were() -> None:
    """One who left and was replaced sees no more than a bystander."""
    process = begun(FOUR)
    one = page_of(process, 1)
    process.do(one, incoming.Stand)
    process.do(process.enter(RITA), incoming.Sit, seat=1)
    crowd = Crowd(process, 5)
    while one.role != PUBLIC:
        crowd.step()
    nobody = process.enter(Who("id-x", "Xavier"))
    crowd.play_match()
    assert one.role == nobody.role == PUBLIC
    later = [told for told in nobody.sent[1:] if told in one.sent]
    assert later == nobody.sent[1:]
