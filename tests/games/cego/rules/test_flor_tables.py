"""Tables 4.3-a and 4.3-b, as printed in the catalogue: every sequence said at a table, for every number of flores."""

from typing import Final

import pytest

from games.cego.kit import MesaCego

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
