"""What the coordination decides in cases nobody foresaw, in every phase; the clock; what is no rule (art. 16)."""

from collections.abc import Callable

import pytest

from carteado import catalogue
from carteado.game import REFEREE
from carteado.games.canastra.rules.events import TieToBreak
from carteado.pack import Ruled
from carteado.regulations import regulation
from games.canastra.kit import Mesa, comeca, dada, encerra, esgota, mesa, partida

clause = pytest.mark.clause
WHY = "carta caída da mesa"
BEFORE: dict[str, Callable[[], Mesa]] = {
    "draw-shuffle": lambda: Mesa(catalogue.new("canastra")),
    "drawing": lambda: Mesa(catalogue.new("canastra")).embaralha(),
    "shuffle": partida,
    "cutting": lambda: Mesa(catalogue.new("canastra", dealer=0)).embaralha(),
}
IN_PLAY: dict[str, Callable[[], Mesa]] = {
    "buying": dada,
    "playing": lambda: dada().faz("1 compra"),
}


@clause("CAN-16.1")
@pytest.mark.parametrize("phase", [*BEFORE, *IN_PLAY])
def test_the_coordination_sets_the_score_with_a_reason(phase: str) -> None:
    found = (BEFORE | IN_PLAY)[phase]()
    assert found.shown.phase == phase
    actors = found.state.actors()
    found.decide("CAN-16.1", score=(120, -30), why=WHY)
    assert (found.shown.score, found.shown.phase, found.state.actors()) == ((120, -30), phase, actors)
    assert found.told(Ruled)[-1] == Ruled("CAN-16.1", None, "score", "", WHY, (120, -30))


@clause("CAN-16.1")
@pytest.mark.parametrize("phase", IN_PLAY)
def test_what_the_deal_brings_is_added_to_it(phase: str) -> None:
    found = IN_PLAY[phase]().decide("CAN-16.1", score=(120, -30), why=WHY)
    assert esgota(found, 40, 10).shown.score == (160, -20)


@clause("CAN-16.1")
def test_after_a_deal_the_score_is_settled_at_once() -> None:
    found = encerra(partida((500, 400)), 40, 10).decide("CAN-16.1", score=(555, 410), why=WHY)
    assert (found.shown.score, found.shown.phase) == ((555, 410), "shuffle")
    found.decide("CAN-16.1", score=(3000, 410), why=WHY)
    assert (found.outcome().score, found.outcome().returns) == ((3000, 410), (1, -1, 1, -1))
    found.decide("CAN-16.1", score=(2995, 410), why=WHY)
    assert (found.over(), found.shown.phase, found.shown.next_dealer) == (False, "shuffle", 1)
    found.decide("CAN-16.1", score=(3010, 3010), why=WHY)
    assert found.told(TieToBreak)[-1] == TieToBreak((0, 1), "CAN-13.3")


@clause("CAN-16.1")
def test_a_match_that_is_over_is_opened_again() -> None:
    found = encerra(partida((2990, 400)), 40, 10).decide("CAN-16.1", score=(2990, 410), why=WHY)
    assert (found.over(), found.shown.phase) == (False, "shuffle")
    assert encerra(found, 5, 5).shown.score == (2995, 415)


@clause("CAN-16.1")
@pytest.mark.parametrize("phase", IN_PLAY)
def test_a_deal_in_play_may_be_made_void_and_is_dealt_again(phase: str) -> None:
    found = IN_PLAY[phase]().decide("CAN-16.1", sanction="void", why=WHY)
    assert (found.shown.phase, found.shown.next_dealer, found.shown.score) == ("shuffle", 0, (0, 0))
    assert found.told(Ruled)[-1] == Ruled("CAN-16.1", None, "void", "void", WHY, (0, 0))
    assert found.embaralha().shown.dealer == 0


@clause("CAN-16.1")
def test_a_deal_that_has_ended_may_be_made_void_until_the_next_pack() -> None:
    found = encerra(partida((500, 400)), 40, 10).decide("CAN-16.1", sanction="void", why=WHY)
    assert (found.shown.score, found.shown.next_dealer, found.fim) == ((500, 400), 0, "")
    assert found.nao_decide("CAN-16.1", sanction="void", why=WHY) == "no-deal-now CAN-16.1"
    over = encerra(partida((2990, 400)), 40, 10).decide("CAN-16.1", sanction="void", why=WHY)
    assert (over.over(), over.shown.score, over.shown.phase) == (False, (2990, 400), "shuffle")
    tied = encerra(partida((3040, 3040)), 10, 5).decide("CAN-16.1", sanction="void", why=WHY)
    assert (tied.over(), tied.shown.tied) == (False, (0, 1))


@clause("CAN-16.1", "CAN-S29")
def test_a_void_deal_is_none_of_those_after_which_the_higher_total_wins() -> None:
    found = comeca(partida((500, 400), mao=49)).decide("CAN-16.1", sanction="void", why=WHY)
    assert (found.shown.mao, found.shown.past) == (48, ())
    encerra(found, 5, 10)
    assert (found.shown.mao, found.over()) == (49, False)
    found.decide("CAN-16.1", sanction="void", why=WHY)
    encerra(found, 5, 10)
    assert (found.shown.mao, found.over(), found.shown.past) == (49, False, ((500, 400),))
    assert encerra(found, 5, 10).over()


@clause("CAN-16.1")
@pytest.mark.parametrize("phase", BEFORE)
def test_where_no_deal_lies_on_the_table_none_is_made_void(phase: str) -> None:
    assert BEFORE[phase]().nao_decide("CAN-16.1", sanction="void", why=WHY) == "no-deal-now CAN-16.1"


@clause("CAN-16.1")
def test_what_a_ruling_needs() -> None:
    found = mesa("4C 5C")
    assert found.nao_decide("CAN-16.1", score=(0, 0)) == "ruling-without-reason CAN-16.1"
    assert found.nao_decide("CAN-16.1", why=WHY) == "ruling-score-or-void CAN-16.1"
    assert found.nao_decide("CAN-16.1", sanction="void", score=(0, 0), why=WHY) == "ruling-score-or-void CAN-16.1"
    assert found.nao_decide("CAN-16.1", score=(0, 0, 0), why=WHY) == "ruling-score CAN-16.1"
    assert found.nao_decide("CAN-16.1", score=(3, 0), why=WHY) == "ruling-score CAN-16.1"
    assert found.nao_decide("CAN-16.1", score=(100_000, 0), why=WHY) == "ruling-score CAN-16.1"
    assert found.nao_decide("CAN-16.1", offender=1, score=(0, 0), why=WHY) == "ruling-takes-no-more CAN-16.1"
    assert found.nao_decide("CAN-12.1", score=(0, 0), why=WHY) == "unknown-ruling"


@clause("CAN-16.1")
def test_every_sample_ruling_is_accepted() -> None:
    for found in (*[made() for made in (BEFORE | IN_PLAY).values()], mesa("4C 5C", score=(1600, 1700))):
        listed = found.state.legal(REFEREE)
        assert [ruling for ruling in listed if found.state.check(REFEREE, ruling) is not None] == []
        assert listed


@clause("CAN-S30")
def test_there_is_no_clock_but_a_house_may_set_one() -> None:
    clock = regulation("canastra").option("clock")
    assert (clock.default, clock.scope) == ("off", "table")
    found = mesa("4C 5C", clock="30", comprou=False)
    assert dict(found.view(0).options)["clock"] == "30"
    assert found.state.lapse(0) in found.state.legal(0)


@clause("CAN-S26")
def test_the_stamp_of_a_page_is_no_rule() -> None:
    text = regulation("canastra")
    (silence,) = [silence for silence in text.silences if silence.id == "CAN-S26"]
    assert silence.option == ""
    assert not [clause for clause in text.clauses if "Jogos Regionais" in clause.text("pt-BR")]
