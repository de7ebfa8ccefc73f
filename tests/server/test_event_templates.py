"""Tables to start from: each, for any sensible number of entries, has slots that all resolve and jogos that come to an end."""

import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from carteado.server.events.asked_shapes import NewTemplate
from carteado.server.events.templates import KINDS, entries_of
from carteado.tournament import entries as log
from carteado.tournament.classification import general
from carteado.tournament.draw import draw, pots, proposed
from carteado.tournament.extent import Extent, extent
from carteado.tournament.longer import LEAST_REPESCAGEM, LEAST_TWICE, first_proposed, twice
from carteado.tournament.lots import Lots, Seed
from carteado.tournament.rehearsing import rehearsed
from carteado.tournament.tables import played
from carteado.tournament.templates import SECOND, letters
from carteado.tournament.torneio import Refused, Torneio
from server.server_kit import site
from server.test_events import code_of, entered, opened

LEAST = {
    "groups-groups-knockout": LEAST_TWICE,
    "qualifying-repescagem": LEAST_REPESCAGEM,
    "groups-knockout": 4,
    "swiss": 5,
    "swiss-knockout": 5,
}
FEW = settings(max_examples=60 if os.environ.get("CARTEADO_FUZZ") else 10)


def told(event: Torneio, *lines: log.AnyEntry) -> Torneio:
    for line in lines:
        event = event.entered(line)
    return event


def closed(entries: int, sizes: tuple[int, ...] = ()) -> Torneio:
    """An event of so many, their groups drawn."""
    made = [log.EntryMade(name=f"D{number}") for number in range(1, entries + 1)]
    event = told(Torneio.of(), log.Opened(name="Copa", preset="livre", tables=20), *made, log.EntriesClosed())
    if not sizes:
        return event
    drawn = draw(pots(range(1, entries + 1), sizes), sizes, Lots(Seed(b"7" * 32)))
    names = letters(len(sizes))
    return told(event, log.GroupsDrawn(stage="grupos", groups=tuple(zip(names, drawn.groups, strict=True))))


def wanted(kind: str, **more: Any) -> NewTemplate:
    return NewTemplate(key="k" * 20, kind=kind, **more)  # type: ignore[arg-type]


def built(event: Torneio, kind: str, **more: Any) -> tuple[Torneio, Extent]:
    """The event with this table, and what was foretold of it."""
    made = entries_of(event.state, wanted(kind, **more))
    return told(event, *made), extent(event.state, made)


def sizes_of(event: Torneio, stage: str) -> list[int]:
    return [len(group.slots) for group in event.state.groups.values() if group.stage == stage]


@FEW
@given(st.data(), st.sampled_from(sorted(KINDS)), st.integers(2, 20), st.integers(0, 99))
def test_every_table_is_played_to_its_end_for_any_number_of_entries(
    data: st.DataObject, kind: str, more: int, seed: int
) -> None:
    entries = max(more, LEAST.get(kind, 2))
    sizes: tuple[int, ...] = ()
    if KINDS[kind].drawn or (kind == "qualifying-repescagem" and data.draw(st.booleans())):
        usual = first_proposed(entries) if kind == "groups-groups-knockout" else proposed(entries, max(1, entries // 4))
        sizes = data.draw(st.sampled_from((usual, proposed(entries, 2))))
    before = closed(entries, sizes)
    event, foretold = built(before, kind, rounds=2, third=data.draw(st.booleans()))
    over = rehearsed(event, seed).state
    left = [name for name in over.jogos if (one := played(over, name)) is None or not one.decided]
    assert left == []
    assert [stage.name for stage in over.stages.values() if stage.kind != "knockout" and not stage.closed] == []
    byes = sum(1 for name in over.jogos if (one := played(over, name)) and one.bye)
    assert len(over.jogos) - byes - len(before.state.jogos) == foretold.jogos
    placed = [entry for part in general(over).standing.order() for entry in part]
    assert sorted(placed) == sorted(over.entries)


@pytest.mark.clause("S-FEN-40", "CAN-15.1")
def test_forty_two_pairs_play_105_48_and_15_jogos() -> None:
    assert first_proposed(42) == (6,) * 7
    before = closed(42, (6,) * 7)
    event, foretold = built(before, "groups-groups-knockout")
    assert len(before.state.jogos) == 105
    assert [(part.stage, part.jogos) for part in foretold.parts] == [(SECOND, 48), ("eliminatória", 15)]
    assert foretold.rounds == 3 + 4
    assert sizes_of(event, SECOND) == [4] * 8
    known = [text for group in event.state.groups.values() if group.stage == SECOND for text in group.slots]
    assert sorted(known) == sorted(
        [f"{place}{group}" for place in range(1, 5) for group in "ABCDEFG"] + ["m1", "m2", "m3", "m4"]
    )
    for group in event.state.groups.values():
        old = Counter(text[-1] for text in group.slots if text[0] != "m")
        assert group.stage != SECOND or max(old.values()) == 1


@pytest.mark.clause("S-FEN-40", "CAN-15.1")
def test_thirty_trios_play_down_to_three_and_the_repescagem_gives_the_fourth() -> None:
    event, foretold = built(closed(30), "qualifying-repescagem", rounds=3)
    assert [(part.stage, part.jogos) for part in foretold.parts] == [
        ("suíço", 45), ("eliminatória", 12 + 6 + 3 + 3), ("repescagem", 17)
    ]  # fmt: skip
    assert event.state.jogos["rep-final"].format.best_of == 1
    assert event.state.jogos["sf1"].slots == ("v(r6-1)", "v(rep-final)")
    assert event.state.jogos["sf2"].slots == ("v(r6-2)", "v(r6-3)")
    again = [text for jogo in event.state.jogos.values() if jogo.stage == "repescagem" for text in jogo.slots]
    first = {text for text in again if text.startswith("p(")} | {text for text in again if text.endswith("suíço")}
    assert first == {f"p(r24-{at})" for at in range(1, 13)} | {f"{place}suíço" for place in range(25, 31)}


@given(st.integers(LEAST_TWICE, 400))
@example(6)
@example(42)
def test_two_phases_of_groups_leave_somebody_out_and_a_full_bracket(entries: int) -> None:
    sizes = dict(zip(letters(entries), first_proposed(entries), strict=False))
    made = twice(sizes)
    groups = [len(one.slots) for one in made if isinstance(one, log.GroupSet)]
    assert set(groups) == {4}
    assert entries / 2 <= sum(groups) < entries or entries <= 8
    assert sum(isinstance(one, log.JogoSet) for one in made) == 2 * len(groups) - 1


@pytest.mark.parametrize(("kind", "sizes"), [("groups-groups-knockout", ()), ("qualifying-repescagem", (5,))])
def test_a_table_that_does_not_fit_is_refused(kind: str, sizes: tuple[int, ...]) -> None:
    with pytest.raises(Refused) as refused:
        built(closed(5, sizes), kind)
    assert refused.value.reason.code == "template-small"


async def test_the_desk_is_told_which_tables_there_are_and_what_they_wait_for(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here, preset="livre", game="truco-fenacef", tables=4)
        await desk.do(*[entered(f"Dupla {number}") for number in range(1, 13)])
        assert "templates" not in await desk.desk()
        await desk.do({"type": "entries-closed"})
        found = {one["kind"]: one for one in (await desk.desk())["templates"]}
        assert set(found) == set(KINDS)
        assert "cabem bem: 6 6" in found["groups-groups-knockout"]["why"]
        assert "why" not in found["qualifying-repescagem"]

        async def post(**body: Any) -> Any:
            return await here.client.post(f"/api/torneios/{desk.id}/modelo", json={"key": desk.key, **body})

        assert code_of(await post(kind="groups-groups-knockout")) == "template-small"
        told = (await post(kind="qualifying-repescagem", rounds=3, preview=True)).json()["changes"]
        assert told[1] == "9 rodadas do torneio: 18 (suíço) + 12 (eliminatória) + 5 (repescagem)."
        assert (await post(kind="qualifying-repescagem", rounds=3)).status_code == 200
        assert len((await desk.look())["jogos"]) == 12 + 5
