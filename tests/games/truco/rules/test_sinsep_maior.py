"""The highest card after a tied first vaza: who must show it, and what that proves to the others."""

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random

import pytest

from carteado.cards import Card, cards
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.rulebook import ALL_SHOW, LEADER_SHOWS, NO_DUTY
from carteado.games.truco.rules.views import TrucoView
from carteado.tricks.play import Play
from games.truco.kit import Mesa, clause
from games.truco.kit.sinsep import SENTADOS, mao

CANGADA = {1: "3P AE 6P", 2: "3C KP 7O", 3: "6C QC 4C", 0: "6E 7E 4E"}
IGUAIS = {1: "3P AE AC", 2: "3C KP KO", 3: "6C QC QP", 0: "6E 7E 7C"}
VAZA_1 = "1:3P 2:3C 3:6C 0:6E"
SO_QUEM_SAI = {"cangadoHighest": "leaderOnly"}
NINGUEM = {"cangadoHighest": "none"}
AMOSTRAS = 3000


def tied(hands: dict[int, str] | None = None, opcoes: dict[str, str] | None = None) -> Mesa:
    """The first vaza is tied and seat 2 leads the second."""
    return mao(0, hands or CANGADA, (4, 4), opcoes, vira="4O").joga(VAZA_1)


def open_cards(table: Mesa, seat: int) -> list[str]:
    """The cards a seat may play alone, as offered."""
    return [str(act.card) for act in table.state.legal(seat) if isinstance(act, Play) and act.call == 0]


def worlds(table: Mesa, seat: int, samples: int = AMOSTRAS) -> list[dict[int, tuple[str, ...]]]:
    """The cards still in the others' hands, in so many worlds of this seat."""
    rng = Random(3)
    found: list[dict[int, tuple[str, ...]]] = []
    for _ in range(samples):
        view = table.state.resample(seat, rng).view(REFEREE)
        assert isinstance(view, TrucoView)
        found.append({hand.seat: tuple(map(str, hand.seen())) for hand in view.known.hands})
    return found


def powers(table: Mesa) -> dict[str, int]:
    board = table.state.board()
    rules, vira = board.partida.rules, board.partida.vira()  # type: ignore[attr-defined]
    return {str(card): rules.strength(rules.deck, vira)[card.index] for card in cards(" ".join(UNSEEN_PACK))}


UNSEEN_PACK = [rank + suit for rank in "A234567QJK" for suit in "PCEO"]


@clause("SIN-CANGAR-1b", "S-SIN-02")
def test_quem_sai_mostra_a_maior() -> None:
    table = tied()
    assert open_cards(table, 2) == ["KP"]
    reason = table.recusa(2, Play(Card.of("7O")))
    assert (reason.code, reason.clause, reason.facts) == ("highest-card", "SIN-CANGAR-1b", ("KP",))


@clause("SIN-CANGAR-1b", "S-SIN-02")
def test_por_padrao_todos_mostram_a_maior() -> None:
    table = tied()
    for seat, card in ((2, "KP"), (3, "QC"), (0, "7E"), (1, "AE")):
        assert open_cards(table, seat) == [card]
        table = table.joga(f"{seat}:{card}")
    assert table.vencedor == "B"


@clause("SIN-CANGAR-1b", "S-SIN-02")
def test_de_iguais_qualquer_uma_serve() -> None:
    table = tied(IGUAIS)
    for seat in (2, 3, 0, 1):
        both = IGUAIS[seat].split()[1:]
        assert sorted(open_cards(table, seat)) == sorted(both)
        table = table.joga(f"{seat}:{both[-1]}")


@clause("SIN-CANGAR-1b", "SIN-HIER-1")
def test_a_maior_conta_com_as_manilhas() -> None:
    table = tied({1: "3P 5O 3E", 2: "3C 5E 5C", 3: "6C 4C 5P", 0: "6E 4E 3O"})
    for seat, card in ((2, "5C"), (3, "5P"), (0, "3O"), (1, "5O")):
        assert open_cards(table, seat) == [card]
        table = table.joga(f"{seat}:{card}")


@clause("SIN-CANGAR-1b", "SIN-TRUCO-1")
def test_com_a_carta_pode_se_trucar_mas_a_carta_e_a_maior() -> None:
    table = tied()
    assert table.pode(2, Play(Card.of("KP"), False, 3))
    assert table.recusa(2, Play(Card.of("7O"), False, 3)).code == "highest-card"


@clause("S-SIN-02")
def test_com_a_opcao_so_quem_sai() -> None:
    table = tied(opcoes=SO_QUEM_SAI)
    assert open_cards(table, 2) == ["KP"]
    table = table.joga("2:KP")
    for seat in (3, 0, 1):
        assert sorted(open_cards(table, seat)) == sorted(CANGADA[seat].split()[1:])
        table = table.joga(f"{seat}:{CANGADA[seat].split()[2]}")
    assert table.vencedor == "A"


@clause("S-SIN-02")
def test_com_a_opcao_ninguem_e_obrigado() -> None:
    table = tied(opcoes=NINGUEM)
    for seat in (2, 3, 0, 1):
        assert sorted(open_cards(table, seat)) == sorted(CANGADA[seat].split()[1:])
        table = table.joga(f"{seat}:{CANGADA[seat].split()[2]}")


@clause("S-SIN-02", "SIN-CANGAR-1c")
@pytest.mark.parametrize("opcoes", [SO_QUEM_SAI, NINGUEM])
def test_com_a_opcao_ainda_nao_se_esconde(opcoes: dict[str, str]) -> None:
    table = tied(opcoes=opcoes).joga("2:KP")
    assert table.recusa(3, Play(Card.of("4C"), True)).clause == "SIN-CANGAR-1c"


@clause("S-SIN-02", "SIN-CANGAR-4")
def test_na_terceira_a_obrigacao_e_vazia() -> None:
    table = tied({1: "3P AE 6P", 2: "3C AP 7O", 3: "6C QC 4C", 0: "6E 7E 4E"}).joga("2:AP 3:QC 0:7E 1:AE")
    assert (table.vazas, open_cards(table, table.vez)) == (("tie", "tie"), ["6P"])


@clause("SIN-CANGAR-1b", "SIN-JOGO-8")
def test_sem_cango_ninguem_e_obrigado() -> None:
    table = mao(0, {1: "2C AE 6P", 2: "3P KP 7O", 3: "7C QC 4C", 0: "6E 7E 4E"}, vira="4O").joga("1:2C 2:3P 3:7C 0:6E")
    assert sorted(open_cards(table, 2)) == ["7O", "7O", "KP", "KP"]  # each open or hidden


@clause("S-SIN-02")
def test_quem_deixa_o_tempo_passar_joga_a_maior() -> None:
    table = tied()
    assert table.state.lapse(2) == Play(Card.of("KP"))


# What the duty proves.


@clause("SIN-CANGAR-1b", "S-SIN-02")
@pytest.mark.parametrize("seat", [*SENTADOS, PUBLIC])
@pytest.mark.parametrize("shown", [1, 2, 3, 4])
def test_nenhum_mundo_tem_carta_maior_atras_da_mostrada(seat: int, shown: int) -> None:
    hands = {**CANGADA, 1: "3P KE 6P"}  # the second vaza is tied, so that all four stay in doubt
    table = tied(hands)
    falls = ["2:KP", "3:QC", "0:7E", "1:KE"][:shown]
    table = table.joga(" ".join(falls))
    power = powers(table)
    for world in worlds(table, seat, 300):
        for fall in falls:
            assert all(power[card] <= power[fall[2:]] for card in world[int(fall[0])])


@clause("S-SIN-02")
def test_quem_ainda_nao_mostrou_pode_ter_qualquer_uma() -> None:
    table = tied().joga("2:KP 3:QC")
    power = powers(table)
    strongest = {max(power[card] for card in world[1]) for world in worlds(table, 0, 600)}
    assert {power["5P"], power["5C"], power["3E"]} <= strongest


@clause("S-SIN-02")
@pytest.mark.parametrize(("opcoes", "bound"), [(None, [2, 3]), (SO_QUEM_SAI, [2]), (NINGUEM, [])])
def test_so_prova_o_que_a_opcao_obriga(opcoes: dict[str, str] | None, bound: list[int]) -> None:
    table = tied(opcoes=opcoes).joga("2:KP 3:QC")
    power = powers(table)
    shown = {2: power["KP"], 3: power["QC"]}
    higher = {seat: any(power[world[seat][0]] > limit for world in worlds(table, 0, 400)) for seat, limit in shown.items()}
    assert [seat for seat in (2, 3) if not higher[seat]] == bound


@clause("S-SIN-02")
def test_todos_os_mundos_que_cabem_saem_com_a_mesma_chance() -> None:
    """Two hands of one unseen card each, one bound below a 6 and one below a 7: every pair of cards is counted."""
    hands = {1: "3P 7P AE", 2: "3C 6P 4C", 3: "KC 7C 4E", 0: "KE 2E 2P"}
    table = tied_low(hands)
    power = powers(table)
    seen = {"4O", "3P", "3C", "KC", "KE", "6P", "7C", "2E", "2P"}
    unseen = [card for card in UNSEEN_PACK if card not in seen]
    fitting = [
        (two, three) for two, three in permutations(unseen, 2) if power[two] <= power["6P"] and power[three] <= power["7C"]
    ]
    found = Counter((world[2][0], world[3][0]) for world in worlds(table, 0))
    assert set(found) <= set(fitting)
    expected = AMOSTRAS / len(fitting)
    assert expected > 20
    assert set(found) == set(fitting)
    off = sum((found[pair] - expected) ** 2 / expected for pair in fitting)
    freedom = len(fitting) - 1
    assert off < freedom + 6 * sqrt(2 * freedom)


def tied_low(hands: dict[int, str]) -> Mesa:
    return mao(0, hands, vira="4O").joga("1:3P 2:3C 3:KC 0:KE 2:6P 3:7C")


@clause("S-SIN-02")
def test_as_tres_formas_sao_as_do_regulamento() -> None:
    found = [tied(opcoes=opcoes).state.board().partida.rules.tie_duty for opcoes in (None, SO_QUEM_SAI, NINGUEM)]  # type: ignore[attr-defined]
    assert found == [ALL_SHOW, LEADER_SHOWS, NO_DUTY]
