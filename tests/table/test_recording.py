"""What remains of a match: records whose packs can be proved, and replays that tell every role what it was told live."""

from typing import Any

import pytest

from carteado import fair
from carteado.game import PUBLIC, REFEREE
from carteado.pack import Ruling
from carteado.records import parse, replay, write
from carteado.records.proof import follow, prove
from carteado.table import Table, incoming
from carteado.table import entries as log
from carteado.table.recording import Partida, partidas, replayed
from table.client_kit import Page
from table.play_kit import Crowd, begun, get_ready, nonce, page_of
from table.table_kit import FOUR, JUIZ, RITA, Process

SETUPS: list[dict[str, Any]] = [{}, {"partidas": 3}, {"partidas": 3, "reveal": "partida"}]


def _match(seed: int = 1, people: int = 4, **setup: Any) -> Process:
    process = begun(FOUR[:people], process=Process(checking=False), juiz=JUIZ, **setup)
    process.enter(RITA)
    Crowd(process, seed).play_match()
    return process


def _refereed(**setup: Any) -> tuple[Process, Page]:
    """After the first partida of a match, and the page of its referee."""
    process = begun(FOUR, process=Process(checking=False), partidas=3, juiz=JUIZ, **setup)
    juiz = process.pages[-1]
    Crowd(process, 1).play()
    assert process.table.stage == "between"
    return process, juiz


def _partidas(process: Process) -> list[Partida]:
    return partidas(process.kept.since())


# Proofs.


@pytest.mark.parametrize("people", [4, 1])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_pack_of_every_partida_is_proved(setup: dict[str, Any], people: int) -> None:
    process = _match(people=people, **setup)
    found = _partidas(process)
    assert len(found) == process.table.begun
    for partida in found:
        proof = prove(partida.told())
        assert proof.proved, proof.problems
        assert len(proof.packs) > 1
    assert follow([partida.told() for partida in found]) == ()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_record_survives_its_file_and_plays_to_the_same_result(setup: dict[str, Any]) -> None:
    process = _match(3, **setup)
    for partida in _partidas(process):
        told = parse(write(partida.told()))
        assert prove(told).proved
        moments = list(replay(told))
        outcome = moments[-1].state.outcome
        assert outcome is not None
        assert told.result is not None
        assert told.result.score == outcome.score


def test_a_match_has_one_commitment_and_counts_its_packs() -> None:
    found = _partidas(_match(2, partidas=3))
    assert len(found) > 1
    assert len({partida.record.commitment for partida in found}) == 1
    assert found[1].record.before == len(prove(found[0].told()).packs)
    assert found[0].record.nonces != found[1].record.nonces


def test_where_the_seed_is_shown_after_the_partida_each_has_its_own() -> None:
    found = _partidas(_match(2, partidas=3, reveal="partida"))
    assert len({partida.record.commitment for partida in found}) == len(found) > 1
    assert {partida.record.before for partida in found} == {0}


def test_the_seed_is_not_in_the_record_of_a_match_that_runs() -> None:
    process = begun(FOUR, partidas=3)
    Crowd(process, 1).play()
    (partida,) = _partidas(process)
    assert partida.over
    assert not partida.open
    assert partida.told().seed == ""
    assert prove(partida.told()).problems[0].code == "seed-hidden"


def test_the_bots_have_no_nonce() -> None:
    found = _partidas(_match(people=1))
    assert found[0].record.nonces[1:] == ("", "", "")
    assert fair.valid_nonce(found[0].record.nonces[0])


# A nonce is given under the commitment it is used under.


def _nonces_are_younger(process: Process) -> int:
    """Every nonce that went into a pack was given after the commitment in force was published; how many there were."""
    committed, given, used = 0, dict[str, int](), 0
    table = Table()
    for version, entry in enumerate(process.kept.since(), 1):
        table.fold(entry)
        if isinstance(entry, log.Committed):
            committed = version
        elif isinstance(entry, log.Readied):
            given[entry.nonce] = version
        elif isinstance(entry, log.Began):
            for used_nonce in filter(None, table.era.nonces):
                assert given[used_nonce] > committed
                used += 1
    return used


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_nonce_is_older_than_the_commitment(setup: dict[str, Any]) -> None:
    process = _match(4, **setup)
    get_ready(process)
    Crowd(process, 5).play_match()
    assert _nonces_are_younger(process) >= 8


def test_nor_where_people_come_and_go() -> None:
    process = begun(FOUR[:3], partidas=3, reveal="partida")
    Crowd(process, 6).play()
    process.do(page_of(process, 0), incoming.Ready, nonce=nonce(1))
    process.do(page_of(process, 1), incoming.Stand)
    rita = process.enter(RITA)
    process.do(rita, incoming.Sit, seat=1)
    process.do(rita, incoming.Ready, nonce=nonce(2))
    process.do(page_of(process, 0), incoming.Stand)
    process.do(page_of(process, 2), incoming.Ready, nonce=nonce(3))
    assert process.table.stage == "playing"
    process.do(page_of(process, 0), incoming.Sit)
    Crowd(process, 7).play_match()
    assert _nonces_are_younger(process) >= 6
    for partida in _partidas(process):
        assert prove(partida.told()).proved


def _corrected(ours: int, theirs: int) -> Ruling:
    return Ruling("FEN-39", score=(ours, theirs), why="erro na súmula")


def test_nor_where_a_ruling_reopens_a_partida_after_some_are_ready() -> None:
    process, juiz = _refereed()
    process.do(page_of(process, 0), incoming.Ready, nonce=nonce(1))
    process.acts(juiz, _corrected(3, 4))
    assert process.table.stage == "playing"
    process.acts(juiz, Ruling("FEN-36.2", 0))
    assert process.table.stage == "over"
    get_ready(process)
    assert nonce(1) not in process.table.era.nonces
    Crowd(process, 2).play_match()
    assert _nonces_are_younger(process) >= 8
    assert all(prove(partida.told()).proved for partida in _partidas(process))


def test_a_match_that_a_ruling_ends_between_partidas_shows_its_seed() -> None:
    process, juiz = _refereed()
    promised = process.table.era.commitment
    process.do(page_of(process, 0), incoming.Ready, nonce=nonce(1))
    process.acts(juiz, Ruling("FEN-36.2", 0))
    assert process.table.stage == "over"
    assert process.table.era.commitment != promised
    assert not any(place.ready for place in process.table.places)
    (partida,) = _partidas(process)
    assert prove(partida.told()).proved


def test_a_partida_whose_seed_is_shown_is_not_reopened() -> None:
    process, juiz = _refereed(reveal="partida")
    assert process.act(juiz, _corrected(3, 4)).code == "seed-revealed"
    process.acts(juiz, _corrected(12, 4))
    assert process.table.standing.wins == (1, 0)
    Crowd(process, 2).play_match()
    assert all(prove(partida.told()).proved for partida in _partidas(process))


def test_a_partida_that_is_reopened_goes_on_with_the_same_seed() -> None:
    process, juiz = _refereed()
    process.acts(juiz, _corrected(10, 4))
    Crowd(process, 2).play_match()
    assert all(prove(partida.told()).proved for partida in _partidas(process))
    assert follow([partida.told() for partida in _partidas(process)]) == ()


# Names and seats.


def test_the_record_knows_who_played_and_who_may_have_it() -> None:
    process = begun(FOUR)
    process.do(page_of(process, 1), incoming.Stand)
    process.do(process.enter(RITA), incoming.Sit, seat=1)
    Crowd(process, 1).play_match()
    (partida,) = _partidas(process)
    assert partida.record.names == ("Ana", "Rita", "Cida", "Davi")
    assert [partida.role_of(who.player) for who in (*FOUR, RITA, JUIZ)] == [0, PUBLIC, 2, 3, 1, PUBLIC]
    assert partida.role_of("") == PUBLIC


def test_the_lines_say_who_was_a_bot_and_who_was_late() -> None:
    process = begun(FOUR[:1], options={"clock": "20"})
    process.wait(200_000)
    text = write(_partidas(process)[0].told())
    assert "{robô}" in text
    assert "{relógio}" in text


# Replays.


def _live(page: Page, first: int, last: int) -> list[bytes]:
    return [told for (_, told), version in _numbered(page) if first < version <= last]


def _numbered(page: Page) -> list[tuple[tuple[int, bytes], int]]:
    updates = [sent for sent in page.sent if sent[1].startswith(b'{"type":"update"')]
    return list(zip(updates, [update.version for update in page.updates], strict=True))


@pytest.mark.parametrize(("setup", "lang"), list(zip(SETUPS, ("en", "pt-BR", "pt-BR"), strict=True)), ids=str)
def test_a_replay_tells_every_role_what_it_was_told_live(setup: dict[str, Any], lang: str) -> None:
    process = Process(checking=False)
    process.open(FOUR[0], referee=True, **setup)
    pages = [process.enter(who, lang=lang) for who in (*FOUR, RITA, JUIZ)]
    for seat, page in enumerate(pages[:4]):
        process.do(page, incoming.Sit, seat=seat)
    process.do(pages[5], incoming.Referee, take=True)
    get_ready(process)
    Crowd(process, 8).play_match()
    entries = process.kept.since()
    begins = [partida.first for partida in _partidas(process)]
    for first, end in zip(begins, [*(at - 1 for at in begins[1:]), len(entries)], strict=True):
        for page in pages:
            snapshot, updates = replayed(entries, first, page.role, lang)
            assert snapshot.version == first
            assert updates == _live(page, first, end)
    assert {page.role for page in pages} == {0, 1, 2, 3, PUBLIC, REFEREE}


def test_a_replay_ends_before_the_next_partida_begins() -> None:
    process = _match(2, partidas=3)
    first, second, *_ = _partidas(process)
    _, updates = replayed(process.kept.since(), first.first, 0, "pt-BR")
    assert len(updates) == second.first - first.first - 1


def test_a_replay_of_no_partida() -> None:
    process = _match()
    with pytest.raises(LookupError):
        replayed(process.kept.since(), 10**6, 0, "pt-BR")
