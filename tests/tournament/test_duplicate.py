"""Duplicate: what a mão counts beside the same mão at the other tables, exactly, and who sat where when it was played."""

from fractions import Fraction

import pytest

from carteado.catalogue import GAMES
from carteado.game import Reason
from carteado.tournament import duplicate
from carteado.tournament import entries as log
from carteado.tournament.people import Person
from carteado.tournament.state import NOBODY
from carteado.tournament.torneio import Refused, Torneio

SEED = "00" * 31 + "07"


def test_a_mao_counts_its_points_less_the_mean_of_those_in_the_same_seats_elsewhere() -> None:
    column = [(3, 0), (0, 1), (1, 0)]
    assert [duplicate.worth(column, table, 0) for table in range(3)] == [Fraction(5, 2), Fraction(-2), Fraction(-1, 2)]
    assert [duplicate.worth(column, table, 1) for table in range(3)] == [Fraction(-1, 2), Fraction(1), Fraction(-1, 2)]


def test_half_way_the_sides_change_seats_and_the_points_go_with_them() -> None:
    points = [[(3, 0), (0, 6)], [(1, 0), (0, 1)]]
    assert [duplicate.swapped(mao, 2) for mao in (1, 2)] == [False, True]
    assert duplicate.maos(points, 0) == [(Fraction(2), Fraction(0)), (Fraction(5), Fraction(0))]
    assert duplicate.totals(points, 0) == (Fraction(7), Fraction(0))
    assert duplicate.made(points[0]) == (9, 0)
    assert [duplicate.half(packs) for packs in (2, 3, 24)] == [1, 2, 12]


def test_a_table_that_did_not_play_is_left_out_and_one_alone_is_compared_with_nobody() -> None:
    points = [[(3, 0)], [], [(1, 0)]]
    assert [duplicate.totals(points, table) for table in range(3)] == [(Fraction(one), Fraction(0)) for one in (2, 0, -2)]
    assert duplicate.totals([[(3, 0)], []], 0) == (Fraction(0), Fraction(0))


def event(preset: str = "livre", game: str = "truco-sinsep") -> Torneio:
    torneio = Torneio.of().entered(log.Opened(name="Duplicada", preset=preset, game=game))
    for side in range(1, 5):
        people = (Person(f"Pessoa {side}a"), Person(f"Pessoa {side}b"))
        torneio = torneio.entered(log.EntryMade(name=f"Lado {side}", people=people))
    torneio = torneio.entered(log.EntriesClosed())
    return torneio.entered(log.GroupSet(stage="grupos", group="A", slots=("#1", "#2", "#3", "#4")))


def round_of(torneio: Torneio, packs: int = 2, number: int = 1) -> log.DuplicateSet:
    jogos = tuple([jogo.id for jogo in torneio.state.jogos.values() if jogo.round == number])
    return log.DuplicateSet(jogos=jogos, packs=packs, commitment="ab" * 32)


def why_not(torneio: Torneio, entry: log.AnyEntry) -> Reason:
    with pytest.raises(Refused) as refused:
        torneio.entered(entry)
    return refused.value.reason


def test_it_is_offered_in_livre_of_a_game_whose_packs_do_not_depend_on_play() -> None:
    torneio = event("sinsep")
    assert why_not(torneio, round_of(torneio)).code == "duplicate-free"
    torneio = event(game="cacheta")
    assert why_not(torneio, round_of(torneio)).code == "duplicate-game"
    assert [game.id for game in GAMES.values() if game.alone is None] == ["cacheta", "pifpaf", "blackjack"]
    torneio = event()
    assert torneio.check(round_of(torneio)) is None
    lonely = log.DuplicateSet(jogos=("A1",), packs=2, commitment="ab" * 32)
    assert why_not(torneio, lonely).code == "duplicate-tables"
    crossed = log.DuplicateSet(jogos=tuple(torneio.state.jogos)[:3], packs=2, commitment="ab" * 32)
    assert why_not(torneio, crossed).code == "duplicate-twice"
    assert why_not(torneio, round_of(torneio, packs=61)).code == "duplicate-packs"


def test_the_jogos_of_a_round_go_to_the_sides_whose_maos_count_more() -> None:
    from carteado import fair

    torneio = event()
    entry = round_of(torneio)
    entry = log.DuplicateSet(jogos=entry.jogos, packs=2, commitment=fair.commitment(bytes.fromhex(SEED)))
    torneio = torneio.entered(entry)
    points = (((3, 0), (0, 6)), ((1, 0), (0, 1)))
    told = log.DuplicatePlayed(commitment=entry.commitment, seed=SEED, points=points)
    assert why_not(torneio, told).code == "no-commitment"  # the words were not said yet
    torneio = torneio.entered(log.DuplicateBegun(commitment=entry.commitment, words=("zap",)))
    for name in entry.jogos:
        sides = tuple([int(slot.removeprefix("#")) for slot in torneio.state.jogos[name].slots])
        torneio = torneio.entered(log.TableBound(jogo=name, sides=sides, place=f"mesa{name}", seats=4, packs=entry.commitment))
    wrong = log.DuplicatePlayed(commitment=entry.commitment, seed="11" * 32, points=points)
    assert why_not(torneio, wrong).code == "no-commitment"
    short = log.DuplicatePlayed(commitment=entry.commitment, seed=SEED, points=(points[0], ((1, 0),)))
    assert why_not(torneio, short).code == "duplicate-points"
    torneio = torneio.entered(told)
    jogos = [torneio.state.jogos[name] for name in entry.jogos]
    assert [jogo.rows[0].score for jogo in jogos] == [(9, 0), (2, 0)]
    assert [jogo.winner for jogo in jogos] == [jogos[0].sides[0], jogos[1].sides[1]]
    assert jogos[1].winner != NOBODY
    assert Torneio.of(torneio.log).state.jogos == torneio.state.jogos
