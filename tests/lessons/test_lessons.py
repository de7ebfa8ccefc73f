"""The guided first deals: each is a record that holds, and at a table everything is said, when and to whom it should be."""

from dataclasses import dataclass

import pytest

from carteado.catalogue import GAMES
from carteado.game import Action
from carteado.lessons import LEARNER, lesson
from carteado.records import failures
from carteado.regulations import regulation
from carteado.struct import UNSET
from carteado.table import guided, hurry, incoming, lesson_setup
from carteado.table.messages import Bubble
from carteado.table.recording import partidas
from table.client_kit import Page
from table.table_kit import ANA, BETO, NONCE, Process


@dataclass
class Class:
    """A table at which Ana learns, and what she was told so far."""

    process: Process
    page: Page

    @property
    def bubbles(self) -> list[Bubble]:
        return bubbles_of(self.page)

    def waited(self) -> bool:
        state = self.process.table.state
        return state is not None and LEARNER in state.actors()

    def read(self) -> None:
        """She has read what is there, and the table goes on until it waits for her or has more to say."""
        table = self.process.table
        hurry(table, self.process.clock.now, ANA.player, table.version, [ANA.player])
        self.process.wait(400)


def bubbles_of(page: Page) -> list[Bubble]:
    """What a page shows of the lesson."""
    for update in reversed(page.updates):
        if update.insight is not UNSET and update.insight.guide is not UNSET:
            return update.insight.guide
    return []


def begun(game: str, lang: str = "pt-BR") -> Class:
    process = Process(checking=False)
    setup = lesson_setup(game)
    process.open(ANA, **{name: getattr(setup, name) for name in ("game", "seats", "options", "public", "spectators", "quick")})
    process.write(guided(process.clock.now, game))
    page = process.enter(ANA, lang=lang)
    process.do(page, incoming.Sit, seat=0)
    for seat in range(1, len(process.table.places)):
        process.do(page, incoming.SeatBot, seat=seat)
    process.do(page, incoming.Ready, nonce=NONCE)
    process.wait(400)
    return Class(process, page)


def learnt(found: Class, acts: list[Action]) -> list[Bubble]:
    """Ana does these acts, each when the table waits for her, and reads everything; what she was told."""
    told: list[Bubble] = []
    for _ in range(400):
        told += [bubble for bubble in found.bubbles if bubble not in told]
        if acts and found.waited():
            found.process.acts(found.page, acts.pop(0))
        elif not acts and (found.waited() or found.process.table.stage != "playing"):
            break
        else:
            found.read()
    return told + [bubble for bubble in found.bubbles if bubble not in told]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_a_record_that_holds_and_names_clauses_that_are_there(game: str) -> None:
    found = lesson(game)
    assert list(failures(found.record)) == []
    assert found.record.regulation == game
    known = regulation(game)
    assert [known.clause(step.clause).id for step in found.steps if step.clause]
    assert all(step.text.pt and step.text.en and step.text.pt != step.text.en for step in found.steps)


@pytest.mark.parametrize("game", GAMES)
def test_at_the_table_everything_is_said_in_its_order_and_points_at_what_is_there(game: str) -> None:
    found = begun(game)
    mine = [action for seat, action in lesson(game).acts if seat == LEARNER]
    told = learnt(found, mine)
    assert [bubble.name for bubble in told] == [step.name for step in lesson(game).steps]
    assert not any("{" in bubble.text for bubble in told)
    assert found.process.table.guide is not None
    assert not found.process.table.guide.strayed
    assert found.process.refused == []


@pytest.mark.parametrize("game", ["truco-fenacef", "truco-asfo", "truco-cego"])
def test_the_table_waits_until_what_happened_has_been_read(game: str) -> None:
    found = begun(game)
    mine = [action for seat, action in lesson(game).acts if seat == LEARNER]
    table = found.process.table
    while not found.bubbles or found.waited():
        found.process.acts(found.page, mine.pop(0)) if found.waited() else found.read()
    before = table.version
    found.process.wait(30_000)
    assert table.version == before
    found.read()
    assert table.version > before


def test_whoever_strays_plays_on_with_bots_who_play_as_always() -> None:
    found = begun("truco-fenacef")
    while not found.waited():
        found.read()
    (zap,) = [act for act in found.process.table.state.legal(0) if act == lesson("truco-fenacef").acts[-1][1]]  # type: ignore[union-attr]
    found.process.acts(found.page, zap)
    assert found.process.table.guide is not None
    assert found.process.table.guide.strayed
    for _ in range(60):
        state = found.process.table.state
        assert state is not None
        if any(type(event).__name__ == "MaoEnded" for events in found.process.table.story for event in events):
            break
        if found.waited():
            found.process.acts(found.page, state.lapse(0) or state.legal(0)[0])
        else:
            found.read()
    else:
        raise AssertionError("the mão never ended")


def test_only_the_learner_is_told_and_in_their_language() -> None:
    found = begun("truco-fenacef", lang="en")
    other = found.process.enter(BETO)
    assert found.bubbles[0].text.startswith("You and ")
    assert bubbles_of(other) == []
    assert other.about is not None
    assert other.about.lesson


def test_the_second_pack_comes_from_the_seed_and_the_record_of_a_lesson_proves_nothing() -> None:
    found = begun("truco-fenacef")
    learnt(found, [action for seat, action in lesson("truco-fenacef").acts if seat == LEARNER])
    found.process.wait(200_000)
    table = found.process.table
    assert table.era.packs >= 2
    (partida,) = partidas(found.process.kept.since())
    assert partida.record.commitment == ""
    assert table.about().fair.commitment
