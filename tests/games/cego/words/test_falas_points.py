"""Section 4.9, of flor and envido: odd words and old patter, what they count as, and the first number of a song."""

import pytest

from carteado.games.cego.rules.acts import AskFlor, Call, Declare, NaoMato, NaoQuero, Quero, Sing
from carteado.words.face import Heard
from games.cego.kit import H1, em_testa, roda
from games.cego.kit.speech import asked, done, says, singing

FLOR_0 = {0: "7O 6O 5O"}
FLORES = {0: "7O 6O 5O", 1: "3B 2B 1B"}


# Envido.


@pytest.mark.clause("CEGO-9.VIII.h-3")
def test_an_envido_is_answered_with_quero_and_nao_quero_and_with_nothing_else() -> None:
    table = asked()
    assert says(table, 1, "Quero").act == Quero("envido", 2)
    assert says(table, 1, "não quero!").act == NaoQuero("envido", 2)
    assert says(table, 1, "NAO QUERO").act == NaoQuero("envido", 2)
    for text in ("está bem", "aceito", "sim", "pode ser", "vale", "é bom"):
        found = says(table, 1, text)
        assert (found.act, found.why, found.clause) == (None, "not-an-answer", "CEGO-9.VIII.h-3")


@pytest.mark.clause("CEGO-9.VIII.h-3")
def test_where_nothing_is_asked_quero_answers_nothing() -> None:
    for text in ("quero", "não quero", "com flor quero", "passo o truco e quero o envido"):
        assert (says(roda(H1), 0, text).act, says(roda(H1), 0, text).why) == (None, "nothing-to-answer")


@pytest.mark.clause("CEGO-9.XV-0")
@pytest.mark.parametrize("text", ["embido", "EMBIDO!", "Embido, meu amigo"])
def test_embido_is_envido(text: str) -> None:
    found = says(roda(H1), 0, text)
    assert (found.act, found.clause) == (Call("envido", 2), "CEGO-9.XV-0")
    assert says(roda(H1), 0, "real embido").act == Call("real-envido", 3)


@pytest.mark.clause("CEGO-9.XV.d-1")
def test_tentos_envido_is_a_simple_envido() -> None:
    found = says(roda(H1), 0, "tentos envido")
    assert (found.act, found.clause, found.why) == (Call("envido", 2), "CEGO-9.XV.d-1", "plain-envido")
    assert done(roda(H1), 0, "tentos envido").no_flor().quero(1).songs().mesa.won == 2


@pytest.mark.clause("CEGO-9.XV.b-6")
def test_real_alone_is_nothing() -> None:
    table = asked()
    found = says(table, 1, "REAL!")
    assert (found.act, found.why, found.clause) == (None, "real-alone", "CEGO-9.XV.b-6")
    assert says(table, 1, "real envido").act == Call("real-envido", 5)


@pytest.mark.clause("CEGO-9.XV-0")
def test_falta_alone_is_not_in_the_list() -> None:
    assert (says(roda(H1), 0, "a falta").act, says(roda(H1), 0, "a falta").clause) == (None, "CEGO-9.XV-0")


@pytest.mark.clause("CEGO-9.XIV-24")
def test_envido_minha_falta_envido_is_a_simple_envido() -> None:
    found = says(roda(H1), 0, "Envido minha falta envido")
    assert (found.act, found.clause) == (Call("envido", 2), "CEGO-9.XIV-24")
    assert done(roda(H1), 0, "envido, minha falta envido").no_flor().quero(1).songs().mesa.won == 2


@pytest.mark.clause("CEGO-9.XIV-23", "CEGO-9.XVI.m-2")
def test_envido_minha_flor_is_an_envido_and_no_flor() -> None:
    table = roda(FLOR_0)
    found = says(table, 0, "envido minha flor")
    assert (found.act, found.clause, found.why) == (Call("envido-minha-flor", 2), "CEGO-9.XIV-23", "flor-lost")
    done(table, 0, "envido minha flor").no_flor().nao_quero(1)
    assert (table.mesa.won_by, table.mesa.won, table.mesa.won_part) == (0, 1, "envido")


def test_in_the_clean_game_envido_minha_flor_is_an_envido_that_a_flor_forbids() -> None:
    found = says(roda(FLOR_0, profile="clean"), 0, "envido minha flor")
    assert isinstance(found.act, Call)
    assert found.act.call == "envido"
    assert roda(FLOR_0, profile="clean").refused(0, found.act).code == "declare-flor-first"


def test_envido_over_envido_is_envido_envido_and_the_other_way_round() -> None:
    over = says(asked(), 1, "envido")
    assert (over.act, over.clause, over.why) == (Call("envido-envido", 4), "S-CEGO-11", "again")
    assert says(asked(), 1, "envido-envido").act == Call("envido-envido", 4)
    opening = says(roda(H1), 0, "envido-envido")
    assert (opening.act, opening.clause) == (Call("envido", 2), "S-CEGO-11")


@pytest.mark.clause("CEGO-9.XV.b-7")
def test_envido_over_real_is_heard_and_refused() -> None:
    table = asked("real-envido")
    found = says(table, 1, "envido")
    assert found.act == Call("envido", 0)
    assert table.refused(1, Call("envido", 2)).clause == "CEGO-9.XV.b-7"


# Flor.


@pytest.mark.clause("CEGO-9.VIII.h-10")
@pytest.mark.parametrize("word", ["florzinha", "Floresta", "FLORIANÓPOLIS", "flores"])
def test_with_a_flor_such_words_sing_nothing_until_the_word_is_added(word: str) -> None:
    found = says(roda(FLOR_0), 0, word)
    assert (found.act, found.why, found.clause) == (None, "not-sung", "CEGO-9.VIII.h-10")
    assert says(roda(FLOR_0), 0, f"{word}... FLOR").act == Call("flor", 0)


@pytest.mark.clause("CEGO-9.VIII.h-11")
@pytest.mark.parametrize("word", ["florzinha", "floresta", "Florianópolis"])
def test_without_one_they_are_a_false_flor(word: str) -> None:
    found = says(roda(H1), 0, word)
    assert (found.act, found.why, found.clause) == (Call("flor", 0), "false-flor", "CEGO-9.VIII.h-11")
    at_the_gate = says(roda(FLOR_0).call(0, "flor"), 2, word)
    assert at_the_gate.act == Declare("flor")


def test_nobody_says_what_cards_a_seat_that_may_not_look_has() -> None:
    table = em_testa({1: "7O 6O 5O"})
    assert table.view(1).hands[1].dealt_cards == (None, None, None)
    assert says(table, 1, "florzinha").why == "not-understood"


@pytest.mark.clause("CEGO-9.XVI.m-3")
def test_nao_ha_flor_sem_truco_is_both() -> None:
    table = roda(FLOR_0)
    found = says(table, 0, "Não há flor sem truco!")
    assert (found.act, found.clause) == (Call("flor-e-truco", 0), "CEGO-9.XVI.m-3")
    done(table, 0, "nao ha flor sem truco").no_flor().nao_quero(1)
    assert table.gained == (4, 0)


@pytest.mark.clause("CEGO-9.XI-1")
def test_a_flor_is_asked_of_a_name_or_a_seat() -> None:
    table = roda(FLOR_0).call(0, "flor").no_flor()
    assert says(table, 0, "peço flor a Davi").act == AskFlor(3)
    assert says(table, 0, "PEÇO FLOR ao Zé da Conceição").act == AskFlor(5)
    assert says(table, 0, "peço flor a 1").act == AskFlor(1)
    assert says(table, 0, "peço flor").why == "whom"


def test_in_a_testa_there_is_one_to_ask() -> None:
    table = em_testa(FLOR_0).call(0, "flor").no_flor()
    assert says(table, 0, "peço flor").act == AskFlor(3)


@pytest.mark.clause("CEGO-9.XIII.c-3")
def test_a_counter_is_answered_by_shrinking() -> None:
    table = roda(FLORES).call(0, "flor").say(2, "e-boa").say(4, "e-boa").say(1, "contra-flor").no_flor()
    assert table.mesa.window == "flor"
    assert says(table, 0, "com flor me achico").act == NaoQuero("flor", 0, shrinking=True)
    assert says(table, 0, "quero").act == Quero("flor", 0)
    assert says(table, 0, "contra-flor e o resto").act == Call("contra-flor-e-o-resto", 0)


# Songs.


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("trinta e três", 33),
        ("33", 33),
        ("Vinte e sete!", 27),
        ("vinte", 20),
        ("sete", 7),
        ("rei", 12),
        ("SOTA", 10),
        ("cavalo", 11),
        ("eu canto trinta e um", 31),
    ],
)
def test_numbers_are_sung_in_words_or_in_figures(text: str, points: int) -> None:
    assert says(singing(), 0, text) == Heard(Sing(points), "CEGO-9.XIV-15")


@pytest.mark.clause("CEGO-9.XIV-10", "CEGO-9.XIV-11")
@pytest.mark.parametrize("text", ["um sete", "um rei", "uma sota", "Um 33"])
def test_the_article_is_the_number_one(text: str) -> None:
    found = says(singing(), 0, text)
    assert (found.act, found.why, found.clause) == (Sing(1), "article", "CEGO-9.XIV-11")


@pytest.mark.clause("CEGO-9.XIV-12")
def test_the_patter_is_a_song_of_four() -> None:
    found = says(singing(), 0, "Quatro e sete, trinta e um")
    assert (found.act, found.why, found.clause) == (Sing(4), "first-number", "CEGO-9.XIV-12")


@pytest.mark.clause("CEGO-9.VIII.j-1")
@pytest.mark.parametrize("text", ["32, não, 33", "trinta e dois, digo, trinta e três"])
def test_the_first_amount_stands(text: str) -> None:
    found = says(singing(), 0, text)
    assert (found.act, found.clause) == (Sing(32), "CEGO-9.VIII.j-1")


@pytest.mark.clause("CEGO-9.VIII.j-2")
def test_talk_foreign_to_the_game_is_a_song() -> None:
    assert says(singing(), 0, "faltam sete minutos").act == Sing(7)


@pytest.mark.clause("CEGO-9.VIII.j-3")
def test_after_quero_the_first_number_is_the_song_the_speaker_is_held_to() -> None:
    found = says(asked(), 1, "quero, falta vinte para as oito")
    assert (found.act, found.memo, found.clause) == (Quero("envido", 2), 20, "CEGO-9.VIII.j-3")
    assert says(asked(), 1, "quero, 32, não, 33").memo == 32
    assert says(asked(), 1, "quero").memo == 0


def test_after_quero_to_a_truco_there_is_nothing_to_sing() -> None:
    assert says(roda(H1).call(0, "truco"), 1, "quero, são sete horas") == Heard(Quero("truco", 2), "CEGO-9.XVI.b-1")


@pytest.mark.clause("CEGO-9.XIV-15")
def test_who_does_not_beat_it_says_so() -> None:
    table = singing().sing(0, 33)
    for text in ("não mato", "é bom", "É boa"):
        assert says(table, 1, text).act == NaoMato()
    assert says(table, 1, "21, não mato").act == Sing(21)


def test_while_another_sings_a_seat_may_still_ask_for_a_flor() -> None:
    table = roda(FLORES).call(0, "flor").say(2, "e-boa").say(4, "e-boa").say(1, "contra-flor").no_flor().quero(0)
    assert (table.mesa.window, table.mesa.singer) == ("song", 0)
    assert says(table, 1, "peço flor a 2").act == AskFlor(2)
    assert says(table, 1, "trinta").act == Sing(30)


def test_a_number_that_nobody_can_have_is_no_song() -> None:
    assert (says(singing(), 0, "oito").act, says(singing(), 0, "oito").why) == (None, "no-such-song")
    assert says(singing(), 0, "já vou").why == "no-number"
