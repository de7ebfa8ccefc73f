"""The value tables of the regulation's catalogue, as printed there, against what the code generates.

Envido: tables 4.2-a (roda) and 4.2-b (testa), from `chains` and again by saying every chain at a table. Flor: tables 4.3-a and
4.3-b, every sequence said at a table for every number of flores on either side.
"""

from typing import Final

import pytest

from carteado.truco.cego.chains import CALLS, EE, E, F, R, accepted, chains, falta_of, may_follow, most_of, refused
from carteado.truco.cego.rules import CEGO, rules_of
from cego_kit import H1, MesaCego, em_testa, roda

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


def first_card(m: MesaCego) -> tuple[int, int]:
    """The points part as it stands: side and tentos."""
    return m.mesa.won_by, m.mesa.won


# Envido, from the functions.


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


def test_more_than_two_envidos_by_house_rule() -> None:
    rules = rules_of({"maxEnvido": "unlimited"})
    assert (E, EE, EE) not in chains(CEGO, False, 24, 4)
    assert {(E, EE, EE), (E, EE, EE, EE), (E, EE, EE, R)} <= set(chains(rules, False, 24, 4))
    assert accepted((E, EE, EE), 24, IN_RODA) == 6
    assert (R, EE) not in chains(rules, False, 24, 4)
    assert (E, R, EE) not in chains(rules, False, 24, 4)


# Envido, said at a table.


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
    assert first_card(m.nao_quero(answerer)) == (caller, price)
    m = says(roda(H1, score=score), chain).quero(answerer).songs()
    assert first_card(m) == (0, falta if worth == "F" else worth)


@pytest.mark.clause("CEGO-9.III-9", "CEGO-9.XV.c-9")
@pytest.mark.parametrize("chain", TESTA, ids=["+".join(CALLS[call] for call in chain) for chain in TESTA])
def test_testa_said_at_a_table(chain: Chain) -> None:
    worth, price = TESTA[chain]
    caller, answerer = (3, 0) if len(chain) % 2 == 0 else (0, 3)
    m = says(em_testa(H1), chain, 0, 3)
    assert m.mesa.envido == (worth, price)
    longer = {CALLS[grown[-1]] for grown in TESTA if grown[:-1] == chain}
    assert m.offered(answerer) == longer
    assert first_card(m.nao_quero(answerer)) == (caller & 1, price)
    m = says(em_testa(H1), chain, 0, 3).quero(answerer).songs()
    assert first_card(m) == (0, worth)


@pytest.mark.clause("CEGO-9.XV.c-2", "CEGO-9.XV.c-4", "CEGO-9.XV.c-5")
def test_worked_example() -> None:
    """A 10 - B 15: the falta is 9 over ENVIDO and REAL, and 5 if refused; with 19 - 3 it is not more than the 5 staked."""
    m = says(roda(H1, score=(10, 15)), (E, R, F))
    assert m.mesa.envido == (9, 5)
    m = says(roda(H1, score=(19, 3)), (E, R))
    assert m.offered(0) == {"real-envido"}


# Flor.

# Flores by who is the stronger; no card is twice in them.
HIGH: Final = ("7E 6E 5E", "4B 5B 6B", "4C 5C 6C")  # 38, 35, 35
LOW: Final = ("10O 11O 12O", "1B 2B 3B", "1C 2C 3C")  # 20, 26, 26

# Table 4.3-b by flores of P, who put the last word on them or is given in to, and of O: all compared, or a contra-flor
# accepted; refused or made small; a contra-flor e o resto over a contra-flor refused; what the falta is added to.
ALONE: Final = {1: 3, 2: 6, 3: 9}
SEVERAL: Final[dict[tuple[int, int], tuple[int, int, int, int]]] = {
    (1, 1): (6, 4, 6, 6),
    (1, 2): (9, 5, 9, 9),
    (1, 3): (12, 6, 12, 12),
    (2, 1): (9, 7, 9, 9),
    (2, 2): (12, 8, 12, 12),
    (2, 3): (15, 9, 15, 15),
    (3, 1): (12, 10, 12, 12),
    (3, 2): (15, 11, 15, 15),
    (3, 3): (18, 12, 18, 18),
}
COMPARED, SHRUNK, COUNTERED, REST = range(4)

# Every sequence of flores that meet, as (opening, answer at the gate, what is put on them in turn: X first where it is its
# turn), with the columns of the table for accepted and refused, and who said the last word: 0 the first singers, 1 the others.
SEQUENCES: Final = {
    "FLOR CF": ("flor", "contra-flor", (), COMPARED, SHRUNK, 1),
    "FLOR FLOR CF": ("flor", "flor", ("contra-flor",), COMPARED, SHRUNK, 0),
    "CFR": ("contra-flor-e-o-resto", "flor", (), REST, SHRUNK, 0),
    "FLOR CFR": ("flor", "contra-flor-e-o-resto", (), REST, SHRUNK, 1),
    "FLOR FLOR CFR": ("flor", "flor", ("contra-flor-e-o-resto",), REST, SHRUNK, 0),
    "FLOR CF CFR": ("flor", "contra-flor", ("contra-flor-e-o-resto",), REST, COUNTERED, 0),
    "FLOR FLOR CF CFR": ("flor", "flor", ("contra-flor", "contra-flor-e-o-resto"), REST, COUNTERED, 1),
}
TESTA_FLOR: Final = {COMPARED: 6, SHRUNK: 4, COUNTERED: 6, REST: 6}  # table 4.3-a, its testa columns


class Flores:
    """A table where side X opens with its flores and side Y meets them; `first` is the mão, of side X."""

    def __init__(
        self, x: int, y: int, strong: int, *, first: int = 0, testa: bool = False, score: tuple[int, int] = (0, 0)
    ) -> None:
        self.x = [(first + 2 * nth) % 6 for nth in range(x)]
        self.y = [(first + 3 + 2 * nth) % 6 for nth in range(y)]
        hands = {}
        for seats, cards in ((self.x, LOW if strong else HIGH), (self.y, HIGH if strong else LOW)):
            hands.update(dict(zip(seats, cards, strict=False)))
        self.m = MesaCego("testa" if testa else "roda", hands, score, None, {}, (first - 1) % 6)

    def side(self, which: int) -> int:
        """The side of X (0) or Y (1)."""
        return (self.y[0] if which else self.x[0]) & 1 if self.y else self.x[0] & 1 ^ which

    def opens(self, opening: str, answer: str) -> "Flores":
        """X opens and its partners say theirs; Y answers, its first seat in its own way."""
        self.m.call(self.x[0], opening)
        for seat in self.m.state.actors():
            if seat & 1 == self.x[0] & 1:
                self.m.say(seat, ("achico" if opening == "achico" else "flor") if seat in self.x else "e-boa")
        for seat in self.m.state.actors() if self.m.mesa.window == "gate" else ():
            how = answer if answer == "achico" or seat in self.y[:1] else "flor"
            self.m.say(seat, how if seat in self.y else "e-boa")
        return self

    def meet(self, opening: str, answer: str, more: tuple[str, ...]) -> int:
        """The whole sequence; the seat that has to answer it."""
        self.opens(opening, answer)
        for call in more:
            self.m.call(self.m.state.actors()[0], call)
        assert self.m.mesa.window == "flor"
        return self.m.state.actors()[0]

    def paid(self) -> tuple[int, int]:
        """Side and tentos of the flores, the songs sung and the vazas played out."""
        self.m.songs().won_by(0)
        flores = [(side, tentos) for part, side, tentos in self.m.credits() if part == "flor"]
        assert len(flores) == 1
        return flores[0]


@pytest.mark.clause("CEGO-9.XIII.a-3", "CEGO-9.XIII.a-4", "CEGO-9.XIII.d-2", "CEGO-9.XIII.g-2")
@pytest.mark.parametrize("many", ALONE)
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("opening", ["flor", "contra-flor-e-o-resto", "achico"])
def test_flores_with_none_opposite(many: int, first: int, opening: str) -> None:
    table = Flores(many, 0, 0, first=first).opens(opening, "")
    assert table.paid() == (first, ALONE[many])


@pytest.mark.clause("CEGO-9.XIII.a-3", "CEGO-9.XIII.d-2", "CEGO-9.XIII.g-2")
@pytest.mark.parametrize("opening", ["flor", "contra-flor-e-o-resto", "achico"])
def test_a_flor_alone_in_testa(opening: str) -> None:
    assert Flores(1, 0, 0, testa=True).opens(opening, "").paid() == (0, 3)


@pytest.mark.clause("CEGO-9.XIII.b-3", "CEGO-9.XIII.b-4")
@pytest.mark.parametrize("sizes", SEVERAL, ids=str)
@pytest.mark.parametrize("strong", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_flor_e_flor(sizes: tuple[int, int], strong: int, first: int) -> None:
    table = Flores(*sizes, strong, first=first).opens("flor", "flor")
    for seat in table.m.state.actors():
        table.m.defer(seat)
    assert table.m.mesa.points == "hidden"
    assert table.paid() == (table.side(strong), SEVERAL[sizes][COMPARED])


@pytest.mark.clause("CEGO-9.XIII.b-3")
@pytest.mark.parametrize("strong", [0, 1])
def test_flor_e_flor_in_testa(strong: int) -> None:
    table = Flores(1, 1, strong, testa=True).opens("flor", "flor")
    table.m.defer(0)
    assert table.paid() == (strong, 6)


@pytest.mark.clause("CEGO-9.XIII.c-3", "CEGO-9.XIII.f-2", "CEGO-9.XIII.g-3")
@pytest.mark.parametrize("sizes", SEVERAL, ids=str)
@pytest.mark.parametrize("strong", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_made_small_at_the_gate(sizes: tuple[int, int], strong: int, first: int) -> None:
    """FLOR ACH pays who sang first, ACH FLOR who sang second, whoever has the better flor."""
    x, y = sizes
    table = Flores(x, y, strong, first=first).opens("flor", "achico")
    assert table.paid() == (table.side(0), SEVERAL[x, y][SHRUNK])
    table = Flores(x, y, strong, first=first).opens("achico", "flor")
    assert table.paid() == (table.side(1), SEVERAL[y, x][SHRUNK])


@pytest.mark.clause("CEGO-9.XIII.g-3")
@pytest.mark.parametrize("strong", [0, 1])
def test_made_small_at_the_gate_in_testa(strong: int) -> None:
    assert Flores(1, 1, strong, testa=True).opens("flor", "achico").paid() == (0, 4)
    assert Flores(1, 1, strong, testa=True).opens("achico", "flor").paid() == (1, 4)


@pytest.mark.clause("CEGO-9.XIII.c-2", "CEGO-9.XIII.d-4", "CEGO-9.XIII.e-1", "CEGO-9.XIII.f-1")
@pytest.mark.parametrize("sequence", SEQUENCES)
@pytest.mark.parametrize("sizes", SEVERAL, ids=str)
@pytest.mark.parametrize("strong", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_accepted(sequence: str, sizes: tuple[int, int], strong: int, first: int) -> None:
    """The best flor takes three for each, and with the resto the falta, here 4 of a leader who may be either side."""
    opening, answer, more, worth, _, _ = SEQUENCES[sequence]
    score = (0, 20) if strong == first else (20, 0)  # the winner is behind, so that nothing is cut off at 24
    table = Flores(*sizes, strong, first=first, score=score)
    table.m.quero(table.meet(opening, answer, more))
    tentos = SEVERAL[sizes][worth] + (4 if worth == REST else 0)
    assert table.paid() == (table.side(strong), tentos)


@pytest.mark.clause("CEGO-9.XIII.c-3", "CEGO-9.XIII.d-5", "CEGO-9.XIII.e-2", "CEGO-9.XIII.f-2")
@pytest.mark.parametrize("sequence", SEQUENCES)
@pytest.mark.parametrize("sizes", SEVERAL, ids=str)
@pytest.mark.parametrize("strong", [0, 1])
@pytest.mark.parametrize("shrinking", [False, True])
def test_refused(sequence: str, sizes: tuple[int, int], strong: int, shrinking: bool) -> None:
    """Não quero and com flor me achico cost the same, whoever has the better flor; nobody sings."""
    opening, answer, more, _, price, last = SEQUENCES[sequence]
    x, y = sizes
    table = Flores(x, y, strong)
    table.m.nao_quero(table.meet(opening, answer, more), shrinking=shrinking)
    assert table.m.mesa.window == "turn"
    assert table.paid() == (table.side(last), SEVERAL[(y, x) if last else (x, y)][price])


@pytest.mark.clause("CEGO-9.XIII.c-2", "CEGO-9.XIII.c-3", "CEGO-9.XIII.d-6", "CEGO-9.XIII.e-3")
@pytest.mark.parametrize("sequence", SEQUENCES)
@pytest.mark.parametrize("strong", [0, 1])
def test_every_sequence_in_testa(sequence: str, strong: int) -> None:
    opening, answer, more, worth, price, last = SEQUENCES[sequence]
    table = Flores(1, 1, strong, testa=True, score=(3, 12))
    table.m.quero(table.meet(opening, answer, more))
    assert table.paid() == (strong, TESTA_FLOR[worth])
    table = Flores(1, 1, strong, testa=True, score=(3, 12))
    table.m.nao_quero(table.meet(opening, answer, more))
    assert table.paid() == (table.side(last), TESTA_FLOR[price])
