"""What the truco player does with the pack: cuts and saws now and then, turns the vira, seldom burns, and gives it back."""

from collections import Counter
from random import Random

import pytest

from carteado.games.truco.bots import TrucoBot
from carteado.games.truco.bots.reading import read
from carteado.games.truco.rules.acts import Burn, GiveBack, Peek, Turn, Waive
from carteado.games.truco.rules.strength import ZAP
from carteado.pack import Deal
from clauses_kit import marked
from games.truco.bots.escolha import as_vezes, escolhe
from games.truco.kit import Mesa, clause, monte

CODES = ("truco-fenacef", "truco-asfo", "truco-sinsep")


def cutter_plays(table: Mesa, seed: int) -> tuple[Mesa, list[str]]:
    """The cutter handles the pack until it goes back; what was done, by name."""
    rng = Random(seed)
    done: list[str] = []
    while table.fase == "cut":
        seat = table.espera[0]
        act = TrucoBot().choose(table.ve(seat), table.state.legal(seat), rng)
        assert act is not None
        done.append(type(act).__name__)
        table = table.faz(seat, act)
    return table, done


def habits(jogo: str, placar: tuple[int, int] = (0, 0), opcoes: dict[str, str] | None = None) -> Counter[str]:
    """How many of 300 packs are cut, sawn, burned and so on."""
    found: Counter[str] = Counter()
    for seed in range(300):
        _, done = cutter_plays(monte(jogo=jogo, placar=placar, opcoes=opcoes), seed)
        found.update(set(done))
    return found


@pytest.mark.parametrize("jogo", CODES)
def test_the_pack_is_soon_given_back_and_seldom_burned(jogo: str) -> None:
    found = habits(jogo)
    assert found["GiveBack"] == 300
    assert 100 < found["Cut"] < 200
    assert 10 < found["Burn"] < 60


@clause("SIN-CORTAR-1", "SIN-CORTAR-3", "SIN-CORTAR-4")
def test_the_vira_is_turned_once_and_the_bottom_looked_at_only_then() -> None:
    found = habits("truco-sinsep")
    assert found["Turn"] == 300
    assert 20 < found["Saw"] < 120
    for seed in range(100):
        _, done = cutter_plays(monte(jogo="truco-sinsep"), seed)
        assert done.count("Turn") == 1
        assert not {"Peek", "Burn", "FromBottom"} & set(done[: done.index("Turn")])
        assert not {"Peek", "FromBottom"} <= set(done)
    assert found["Peek"] > 80
    assert found["FromBottom"] > 10


@clause("SIN-MAOONZE-6a", "SIN-MAOONZE-6b", "SIN-MAOONZE-6c")
def test_eleven_hands_are_cut_and_turned_only() -> None:
    assert set(habits("truco-sinsep", (11, 4))) == {"Cut", "Turn", "FromBottom", "GiveBack"}


@clause("S-SIN-06")
def test_any_depth_is_as_good_for_the_vira() -> None:
    table = monte(jogo="truco-sinsep", opcoes={"viraPick": "anyDepth"})
    turned = {act.at for act in as_vezes(table, table.espera[0]) if isinstance(act, Turn)}
    assert len(turned) > 20


@pytest.mark.parametrize("jogo", marked({"truco-asfo": "ASFO-CORTE-8", "truco-sinsep": "SIN-QUEIMAR-5"}))
def test_packets_are_dealt_and_hardly_ever_burned(jogo: str) -> None:
    table = monte(jogo=jogo)
    table = (table.tira_vira() if jogo == "truco-sinsep" else table).devolve()
    assert escolhe(table, 0) == Deal()
    chosen = [escolhe(table, 3, seed) for seed in range(400)]
    assert all(act is None for act in chosen)  # the packet of seat 1, its partner
    table = table.faz(0, Deal(1))
    burned = [act for act in (escolhe(table, 3, seed) for seed in range(1000)) if act is not None]
    assert 0 < len(burned) < 30
    assert set(burned) == {Burn(1, 2)}


@pytest.mark.parametrize(
    "jogo",
    [pytest.param("truco-asfo", marks=clause("ASFO-CORTE-8")), pytest.param("truco-sinsep", marks=clause("SIN-QUEIMAR-5"))],
)
def test_asked_once_the_cutter_burns_none_or_hardly_ever_that_of_an_opponent(jogo: str) -> None:
    table = monte(jogo=jogo)
    table = (table.tira_vira() if jogo == "truco-sinsep" else table).devolve().faz(0, Deal())
    chosen = Counter(escolhe(table, 3, seed) for seed in range(1000))
    assert set(chosen) == {Waive(), Burn(1, 0), Burn(1, 2)}
    assert chosen[Waive()] > 950


@clause("S-SIN-20")
def test_the_dealer_looks_where_the_house_lets_it() -> None:
    table = monte(jogo="truco-sinsep", opcoes={"dealerPeek": "true"})
    assert escolhe(table, 0) == Peek()


@clause("SIN-CORTAR-4")
def test_a_card_seen_at_the_bottom_is_out() -> None:
    """With the vira 4O the fives are manilhas: the zap at the bottom will not be played, and only the cutter knows."""
    pack = monte(por_baixo="5P", por_cima="4O", jogo="truco-sinsep").tira_vira()
    knows = read(pack.olha_fundo().carteia().ve(3)).odds
    thinks = read(pack.carteia().ve(3)).odds
    assert knows[ZAP - 1] == 1.0
    assert thinks[ZAP - 1] < 1.0


def test_the_pack_goes_back_without_a_word_when_nothing_else_is_left() -> None:
    table = monte(placar=(11, 11), jogo="truco-sinsep").corta(5, 5, 5).tira_vira()
    acts = as_vezes(table, table.espera[0])
    assert GiveBack() in acts
    assert {type(act).__name__ for act in acts} == {"FromBottom", "GiveBack"}
