"""Tables 4.2-a (roda) and 4.2-b (testa), as printed in the catalogue, against `chains` and every chain said at a table."""

from typing import Final

import pytest

from carteado.games.cego.rules.chains import CALLS, EE, E, F, R, accepted, chains, falta_of, may_follow, most_of, refused
from carteado.games.cego.rules.rulebook import CEGO, rules_of
from games.cego.kit import H1, MesaCego, em_testa, roda
from games.cego.kit.told import standing

Chain = tuple[int, ...]

# Table 4.2-a: chain, accepted, refused, the smallest falta with which it is legal. "F" stands for the falta.
RODA: Final[tuple[tuple[Chain, int | str, int, int], ...]] = (
    ((E,), 2, 1, 1),
    ((E, EE), 4, 2, 1),
    ((E, R), 5, 2, 1),
    ((E, EE, R), 7, 4, 1),
    ((E, R, R), 8, 5, 1),
    ((E, EE, R, R), 10, 7, 1),
    ((E, R, R, R), 11, 8, 1),
    ((E, EE, R, R, R), 13, 10, 1),
    ((R,), 3, 1, 1),
    ((R, R), 6, 3, 1),
    ((R, R, R), 9, 6, 1),
    ((R, R, R, R), 12, 9, 1),
    ((F,), "F", 1, 1),
    ((E, F), "F", 2, 3),
    ((E, EE, F), "F", 4, 5),
    ((E, R, F), "F", 5, 6),
    ((E, EE, R, F), "F", 7, 8),
    ((E, R, R, F), "F", 8, 9),
    ((E, EE, R, R, F), "F", 10, 11),
    ((E, R, R, R, F), "F", 11, 12),
    ((E, EE, R, R, R, F), "F", 13, 14),
    ((R, F), "F", 3, 4),
    ((R, R, F), "F", 6, 7),
    ((R, R, R, F), "F", 9, 10),
    ((R, R, R, R, F), "F", 12, 13),
)

# Table 4.2-b, complete.
TESTA: Final[dict[Chain, tuple[int, int]]] = {
    (E,): (2, 1),
    (E, EE): (4, 2),
    (E, R): (5, 2),
    (E, F): (6, 2),
    (E, EE, R): (6, 4),
    (E, EE, F): (6, 4),
    (E, R, R): (6, 5),
    (E, R, F): (6, 5),
    (R,): (3, 1),
    (R, R): (6, 3),
    (R, F): (6, 3),
    (F,): (6, 1),
}

FALTA_BY_SCORE: Final = (((0, 0), 24), ((10, 15), 9), ((17, 3), 7), ((18, 18), 6), ((20, 5), 4), ((22, 23), 1), ((23, 0), 1))

ROW_IDS: Final = ["+".join(CALLS[call] for call in row[0]) for row in RODA]
IN_RODA: Final = most_of(CEGO, False)
IN_TESTA: Final = most_of(CEGO, True)


def says(m: MesaCego, chain: Chain, opener: int = 0, other: int = 1) -> MesaCego:
    """The calls of a chain, in turn by a seat of either side; nobody has a flor."""
    for nth, call in enumerate(chain):
        m.call(other if nth % 2 else opener, CALLS[call])
        m.no_flor()
    return m


# From the functions.


@pytest.mark.clause("CEGO-9.XV.a-1", "CEGO-9.XV.b-1", "CEGO-9.XV.b-2", "CEGO-9.XV.b-3", "CEGO-9.XV.c-6", "CEGO-9.XV-0")
@pytest.mark.parametrize("falta", range(1, 25))
def test_roda_for_every_falta(falta: int) -> None:
    made = {chain: (accepted(chain, falta, IN_RODA), refused(chain, falta, IN_RODA)) for chain in chains(CEGO, False, falta, 6)}
    for chain, worth, price, least in RODA:
        if falta >= least:
            assert made[chain] == (falta if worth == "F" else worth, price)
        else:
            assert chain not in made


@pytest.mark.clause("CEGO-9.XV-0", "CEGO-9.XV.b-3", "CEGO-9.XV.b-7")
@pytest.mark.parametrize("falta", range(1, 25))
def test_roda_has_no_chain_but_those_of_the_grammar(falta: int) -> None:
    """E [EE] {R} [F] | R {R} [F] | F: all the code makes is in the printed rows or in their three formulas."""
    printed = {row[0] for row in RODA}
    for chain in chains(CEGO, False, falta, 12):
        stem = chain[:-1] if chain[-1] == F and len(chain) > 1 else chain
        head = sum(call in (E, EE) for call in chain)
        reals = len(stem) - head
        assert chain in printed or stem == (*(E, EE)[:head], *(R,) * reals), chain
        if stem == (F,):
            continue
        total = (0, 2, 4)[head] + 3 * reals
        assert accepted(stem, falta, IN_RODA) == total
        if stem != chain:
            assert (accepted(chain, falta, IN_RODA), refused(chain, falta, IN_RODA)) == (falta, total)
            assert falta > total
        elif reals and len(stem) > 1:
            assert refused(stem, falta, IN_RODA) == (3 * reals - 3, 3 * reals - 1, 1 + 3 * reals)[head]
            assert total - 3 < 24


@pytest.mark.clause("CEGO-9.XV.b-3")
@pytest.mark.parametrize(("head", "most"), [((E,), 8), ((E, EE), 7), ((R,), 7)])
def test_reals_go_on_while_less_than_a_partida_is_staked(head: Chain, most: int) -> None:
    chain = head
    while may_follow(chain, R, 24, False, CEGO):
        chain = (*chain, R)
    assert len(chain) == len(head) + most
    assert accepted(chain[:-1], 24, IN_RODA) < 24 <= accepted(chain, 24, IN_RODA)


@pytest.mark.clause("CEGO-9.III-9", "CEGO-9.XV.c-9")
def test_testa_table_is_complete() -> None:
    made = {chain: (accepted(chain, 6, IN_TESTA), refused(chain, 6, IN_TESTA)) for chain in chains(CEGO, True, 6, 12)}
    assert made == TESTA


@pytest.mark.clause("CEGO-9.XV.c-2", "CEGO-9.XV.c-9")
@pytest.mark.parametrize(("score", "falta"), FALTA_BY_SCORE)
def test_falta_by_score(score: tuple[int, int], falta: int) -> None:
    a, b = score
    assert falta_of(CEGO, False, a, b) == falta_of(CEGO, False, b, a) == falta
    assert falta_of(CEGO, True, a, b) == 6
    assert falta_of(rules_of({"testaFalta": "min"}), True, a, b) == min(6, falta)


@pytest.mark.parametrize("cap", ["clamp", "forbid", "none"])
@pytest.mark.parametrize("many", ["2", "unlimited"])
@pytest.mark.parametrize("testa", [False, True])
def test_every_chain_ends_under_every_house_rule(cap: str, many: str, testa: bool) -> None:
    rules = rules_of({"testaCap": cap, "maxEnvido": many, "faltaRevide": "gte"})
    longest = max(len(chain) for chain in chains(rules, testa, 6, 16))
    assert longest < 16


@pytest.mark.clause("CEGO-9.III-9")
def test_testa_without_raises_past_the_most() -> None:
    rules = rules_of({"testaCap": "forbid"})
    barred = {(E, EE, R), (E, R, R)}
    assert set(chains(rules, True, 6, 12)) == set(TESTA) - barred
    assert all(accepted(chain, 6, most_of(rules, True)) <= 6 for chain in chains(rules, True, 6, 12))


@pytest.mark.clause("S-CEGO-09")
def test_testa_without_a_most() -> None:
    rules = rules_of({"testaCap": "none"})
    made = chains(rules, True, 6, 4)
    assert accepted((E, EE, R), 6, most_of(rules, True)) == 7
    assert accepted((R, R, R), 6, most_of(rules, True)) == 9
    assert (R, R, R) in made
    assert (R, R, F) not in made


@pytest.mark.clause("CEGO-9.XV.c-11")
def test_a_falta_equal_to_the_stake_by_house_rule() -> None:
    rules = rules_of({"faltaRevide": "gte"})
    for chain, worth, _price, least in RODA:
        if worth == "F" and len(chain) > 1:
            assert may_follow(chain[:-1], F, least - 1, False, rules)
            assert not may_follow(chain[:-1], F, least - 2, False, rules)
            assert not may_follow(chain[:-1], F, least - 1, False, CEGO)


@pytest.mark.clause("S-CEGO-11")
def test_more_than_two_envidos_by_house_rule() -> None:
    rules = rules_of({"maxEnvido": "unlimited"})
    assert (E, EE, EE) not in chains(CEGO, False, 24, 4)
    assert {(E, EE, EE), (E, EE, EE, EE), (E, EE, EE, R)} <= set(chains(rules, False, 24, 4))
    assert accepted((E, EE, EE), 24, IN_RODA) == 6
    assert (R, EE) not in chains(rules, False, 24, 4)
    assert (E, R, EE) not in chains(rules, False, 24, 4)


# Said at a table.


@pytest.mark.clause("CEGO-9.XV.a-1", "CEGO-9.XV.b-1", "CEGO-9.XV.b-2", "CEGO-9.XV.b-3", "CEGO-9.XV.c-4", "CEGO-9.XV.c-6")
@pytest.mark.parametrize("row", RODA, ids=ROW_IDS)
@pytest.mark.parametrize("score", [(0, 0), (10, 15)])
def test_roda_said_at_a_table(row: tuple[Chain, int | str, int, int], score: tuple[int, int]) -> None:
    chain, worth, price, least = row
    falta = 24 - max(score)
    if falta < least:
        assert CALLS[F] not in says(roda(H1, score=score), chain[:-1]).offered(len(chain) % 2 ^ 1)
        return
    caller, answerer = (1, 0) if len(chain) % 2 == 0 else (0, 1)
    m = says(roda(H1, score=score), chain)
    assert m.mesa.envido == (falta if worth == "F" else worth, price)
    assert standing(m.nao_quero(answerer)) == (caller, price)
    m = says(roda(H1, score=score), chain).quero(answerer).songs()
    assert standing(m) == (0, falta if worth == "F" else worth)


@pytest.mark.clause("CEGO-9.III-9", "CEGO-9.XV.c-9")
@pytest.mark.parametrize("chain", TESTA, ids=["+".join(CALLS[call] for call in chain) for chain in TESTA])
def test_testa_said_at_a_table(chain: Chain) -> None:
    worth, price = TESTA[chain]
    caller, answerer = (3, 0) if len(chain) % 2 == 0 else (0, 3)
    m = says(em_testa(H1), chain, 0, 3)
    assert m.mesa.envido == (worth, price)
    longer = {CALLS[grown[-1]] for grown in TESTA if grown[:-1] == chain}
    assert m.offered(answerer) == longer
    assert standing(m.nao_quero(answerer)) == (caller & 1, price)
    m = says(em_testa(H1), chain, 0, 3).quero(answerer).songs()
    assert standing(m) == (0, worth)


@pytest.mark.clause("CEGO-9.XV.c-2", "CEGO-9.XV.c-4", "CEGO-9.XV.c-5")
def test_worked_example() -> None:
    """A 10 - B 15: the falta is 9 over ENVIDO and REAL, and 5 if refused; with 19 - 3 it is not more than the 5 staked."""
    m = says(roda(H1, score=(10, 15)), (E, R, F))
    assert m.mesa.envido == (9, 5)
    m = says(roda(H1, score=(19, 3)), (E, R))
    assert m.offered(0) == {"real-envido"}
