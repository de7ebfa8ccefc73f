"""Words of points typed as players say them, put on the table: what counts as which call, and what a song is held to."""

import pytest

from carteado.games.cego.rules.events import FoundOut
from games.cego.kit import H1, roda
from games.cego.kit.speech import done, says


@pytest.mark.clause("CEGO-9.XV-0", "CEGO-9.XV.d-1", "CEGO-9.XIV-24")
@pytest.mark.parametrize("text", ["envido", "Embido!", "tentos envido", "envido minha falta envido"])
def test_ways_to_say_a_simple_envido(text: str) -> None:
    m = done(roda(H1), 0, text).gate()
    assert m.mesa.envido == (2, 1)
    m = done(m, 1, "quero").songs()
    assert (m.mesa.won_by, m.mesa.won) == (0, 2)


@pytest.mark.clause("CEGO-9.XIV-23")
def test_envido_minha_flor() -> None:
    m = done(roda({0: "7O 6O 5O"}), 0, "envido minha flor").gate()
    m = done(m, 1, "não quero")
    assert (m.mesa.won_by, m.mesa.won) == (0, 1)
    m.leave(0).won_by(1)
    assert ("envido", 0, 1) in m.credits()
    assert all(part != "flor" for part, _, _ in m.credits())


@pytest.mark.clause("CEGO-9.XV.b-6")
def test_real_alone_is_nothing() -> None:
    m = done(roda(H1), 0, "envido").gate()
    assert says(m, 1, "real").act is None
    assert says(m, 1, "real").clause == "CEGO-9.XV.b-6"
    assert m.mesa.envido == (2, 1)
    assert done(m, 1, "real envido").mesa.envido == (5, 2)


@pytest.mark.clause("CEGO-9.XV.b-5", "CEGO-9.XV.c-6")
def test_envido_said_over_an_envido_is_envido_envido() -> None:
    m = done(roda(H1), 0, "envido").gate()
    assert done(m, 1, "envido").mesa.envido == (4, 2)


@pytest.mark.clause("CEGO-9.XV-0")
def test_envido_envido_as_an_opening_is_a_simple_envido() -> None:
    assert done(roda(H1), 0, "envido envido").gate().mesa.envido == (2, 1)


@pytest.mark.clause("CEGO-9.XIV-11", "CEGO-9.XIV-25", "CEGO-9.XIV-26")
def test_um_before_a_song_is_a_song_of_one() -> None:
    hands = {0: "2E 4B 7C", 1: "4E 5B 6C", 2: "4O 5C 12B", 3: "1O 2C 3B", 4: "10E 5O 6B", 5: "11E 12O 1C"}
    m = done(roda(hands).call(0, "envido").quero(1), 0, "um sete")
    assert m.mesa.hands[0].song == 1
    m.nao_mato(1, 3, 5).won_by(0)
    assert [(event.seat, event.what) for event in m.told(FoundOut)] == [(0, "wrong-song")]
    assert m.gained == (0, 3)


@pytest.mark.clause("CEGO-9.XIV-12", "CEGO-9.VIII.j-1")
def test_the_first_number_is_the_song() -> None:
    m = done(roda({0: "7E 4E 2C"}).call(0, "envido").quero(1), 0, "quatro e sete, trinta e um")
    assert m.mesa.hands[0].song == 4


@pytest.mark.clause("CEGO-9.XIV-4", "CEGO-9.XIV-15")
def test_songs_and_concessions_in_words() -> None:
    m = roda({0: "12E 11O 10C", 1: "7E 6E 4C"}).call(0, "envido").quero(1)
    assert done(m, 0, "rei").mesa.hands[0].song == 12
    assert done(m, 1, "é bom").mesa.hands[1].song == -1
    m = roda(H1).call(0, "envido").quero(1)
    assert done(m, 0, "trinta e três").mesa.hands[0].song == 33
    assert done(m, 1, "não mato").mesa.hands[1].song == -1


@pytest.mark.clause("CEGO-9.XIII-0")
def test_no_flor_is_raised_like_a_truco() -> None:
    m = roda({0: "7O 6O 5O"})
    act = says(m, 0, "retruco de flor").act
    assert act is None or m.state.check(0, act) is not None


@pytest.mark.clause("CEGO-9.XIII.a-1", "CEGO-9.XIII.c-1", "CEGO-9.XIII.c-3")
def test_flores_in_words() -> None:
    m = done(roda({0: "7O 6O 5O", 1: "7E 4E 12E"}), 0, "flor")
    done(done(m, 2, "é boa"), 4, "é boa")
    done(done(done(m, 1, "contra flor"), 3, "é boa"), 5, "é boa")
    done(m, 0, "com flor me achico")
    assert (m.mesa.won_by, m.mesa.won) == (1, 4)


@pytest.mark.clause("CEGO-9.XIII.c-2", "CEGO-9.XIII.c-3", "CEGO-9.XVI.l-7", "CEGO-9.VIII.h-3")
def test_an_answer_is_heard_with_the_clause_of_what_it_answers() -> None:
    flor = roda({0: "7E 6E 5E", 1: "1B 2B 3B"}).call(0, "flor").gate({1: "contra-flor"})
    lei = roda(H1, lei=1).no_flor()
    envido = roda(H1).call(0, "envido").gate()
    for m, seat, yes, no in (
        (flor, 0, "CEGO-9.XIII.c-2", "CEGO-9.XIII.c-3"),
        (lei, 0, "CEGO-9.XVI.l-7", "CEGO-9.XVI.l-7"),
        (envido, 1, "CEGO-9.VIII.h-3", "CEGO-9.VIII.h-3"),
    ):
        assert (says(m, seat, "quero").clause, says(m, seat, "não quero").clause) == (yes, no)
