"""What of the answers to a discard another seat's record tells: the one that won, once it was shown."""

from carteado import catalogue, records
from carteado.game import Action, Seat
from carteado.records import Record
from games.pife.kit import Mesa
from records_kit import unnumbered

OTHER = "6P 6C 6E 10P JP QP QE KE 4C"  # goes out with the AE, discarding the 4C
LATER = "2P 2C 2O 4O 5O 6O QE KE 9C"  # goes out with the AE, discarding the 9C


class Noted(Mesa):
    """A table that notes its acts."""

    def __init__(self, **options: str) -> None:
        self.acts: list[tuple[Seat, Action]] = []
        self.options = {"louca": "true", **options}
        self.start = {"dealer": 0, "cut": False}
        super().__init__(catalogue.new("cacheta", 4, self.options, **self.start))

    def do(self, seat: Seat, action: Action) -> "Noted":
        self.acts.append((seat, action))
        super().do(seat, action)
        return self

    def record(self) -> Record:
        return records.recorded("cacheta", self.acts, self.options, seats=4, start=self.start)


def answers(found: Noted, viewer: Seat) -> list[str]:
    """The answers to the discard as one seat's record has them."""
    mine = records.masked(found.record(), viewer)
    told = records.write(mine)
    assert unnumbered(records.parse(told)) == mine
    return [line.removesuffix(" janela 1") for line in told.splitlines() if line.endswith(" janela 1")]


def asked(monte: str = "AE", **options: str) -> Noted:
    """Seat 3 has laid the card that the others lack; the seat on its right, 2, comes first."""
    found = Noted(**options)
    found.da(LATER, OTHER, "", "", monte=monte, vira="JO").faz("3 compra", f"3 descarta {monte}")
    return found


def test_the_claim_that_won_is_told_to_all_and_the_others_are_not() -> None:
    found = asked()
    found.faz("0 louca 9C", "1 louca 4C")
    assert answers(found, 3) == ["0 responde ?", "1 responde ?"]
    found.faz("2 passa")
    assert answers(found, 3) == ["0 responde ?", "1 louca 4C", "2 responde ?"]
    assert answers(found, 0) == ["0 louca 9C", "1 louca 4C", "2 responde ?"]


def test_of_a_wrong_claim_nobody_saw_what_would_have_been_discarded() -> None:
    found = asked("2E", wrong_batida="lose_life")
    found.faz("0 louca 9C", "1 passa", "2 passa")
    assert answers(found, 3) == ["0 responde ?", "1 responde ?", "2 responde ?"]
