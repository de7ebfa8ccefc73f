"""In a testa there are no signals and the four who wait stay out of it; in a roda everybody may speak."""

import pytest

from carteado import catalogue
from carteado.regulations import regulation
from games.cego.kit import em_testa, roda

SILENCED = catalogue.game("truco-cego").silenced
PHRASES = regulation("truco-cego").phrases


@pytest.mark.clause("CEGO-9.V-1")
@pytest.mark.parametrize("seat", range(6))
def test_signals_rest_in_a_testa_and_live_in_a_roda(seat: int) -> None:
    assert SILENCED(em_testa().state, seat, "partner", "CEGO-9.V-1") == "CEGO-9.V-1"
    assert SILENCED(roda().state, seat, "partner", "CEGO-9.V-1") == ""


@pytest.mark.clause("CEGO-9.III-10")
def test_who_waits_stays_out_of_the_testa() -> None:
    mesa = em_testa()
    silent = [seat for seat in range(6) if SILENCED(mesa.state, seat, "table", "CEGO-9.III-6")]
    assert silent == [1, 2, 4, 5]
    mesa.leave(0, "pack")
    silent = [seat for seat in range(6) if SILENCED(mesa.state, seat, "table", "CEGO-9.III-6")]
    assert silent == [0, 2, 3, 5]


@pytest.mark.clause("CEGO-9.III-12", "CEGO-6.V-2")
def test_who_waits_may_still_ask_what_is_owed_or_ask_leave() -> None:
    mesa = em_testa()
    for clause in ("CEGO-9.III-12", "CEGO-6.V-2"):
        assert clause in [phrase.clause for phrase in PHRASES], f"there is a phrase for {clause}"
        assert all(not SILENCED(mesa.state, seat, "table", clause) for seat in range(6))


@pytest.mark.clause("CEGO-9.III-10")
def test_a_referee_may_be_called_by_anybody() -> None:
    assert all(not SILENCED(em_testa().state, seat, "referee", "CEGO-3-1") for seat in range(6))
