"""What is heard at a table of Truco Cego: odd words, old patter, numbers, and what of it counts."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado.game import REFEREE, Action, Seat
from carteado.truco.cego import acts
from carteado.truco.cego.acts import AskFlor, Call, Declare, GiveHandUp, Leave, LeiDoJogo, NaoMato, NaoQuero, Quero, Sing
from carteado.truco.cego.views import CegoView
from carteado.words import Words
from carteado.words.cego.ear import Heard
from carteado.words.cego.explained import WHY, explained
from carteado.words.cego.falas import FORBIDDEN, heard
from carteado.words.cego.numerals import first_number, plain
from cego_kit import H1, MesaCego, em_testa, roda
from records_kit import CEGO, SEEDS, TABLES, patient, played

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Zé da Conceição")
FLOR_0 = {0: "7O 6O 5O"}
FLORES = {0: "7O 6O 5O", 1: "3B 2B 1B"}
TALK = """
quero não passo o a e truco retruco envido embido real falta flor florzinha contra resto com me achico mato boa bom minha tentos
vale quatro sete trinta vinte um rei sota primeiro segundo turco quieto lei do jogo peço ao baralho deixo nada
"""
WORDS = st.sampled_from(TALK.split())
LETTERS = st.sampled_from("aeoqurtnvifldpsmch 0123,!~çãé")
TABLES_HEARD = range(4)
SILENT = {
    "nothing-said", "not-understood", "not-an-answer", "nothing-to-answer", "same-half", "real-alone", "falta-alone",
    "no-quero", "forbidden", "not-sung", "no-number", "no-such-song", "whom", "flor-or-not",
}  # fmt: skip


def says(table: MesaCego, seat: Seat, text: str, *, taken: bool = False) -> Heard:
    """What a seat of this table says, as it is heard by its own eyes."""
    view = table.state.view(seat)
    assert isinstance(view, CegoView)
    return heard(text, view, table.state.legal(seat), names=NAMES, taken=taken)


def done(table: MesaCego, seat: Seat, text: str) -> MesaCego:
    """The same, done; fails where nothing was said or the table refuses it."""
    act = says(table, seat, text).act
    assert act is not None, text
    return table.do(seat, act)


def asked(word: str = "envido") -> MesaCego:
    """Seat 0 has called, nobody has a flor, and seat 1 owes an answer."""
    return roda(H1).call(0, word).no_flor()


def singing() -> MesaCego:
    """An envido was accepted: seat 0, with 33, is to sing."""
    return asked().quero(1)


# The words of the game, however they are typed.


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("ENVIDO!", Call("envido", 2)),
        ("Real envido", Call("real-envido", 3)),
        ("falta-envido", Call("falta-envido", 24)),
        ("Trucoooo!!!", Call("truco", 2)),
        ("flor", Call("flor", 0)),
        ("contra-flor e o resto", Call("contra-flor-e-o-resto", 0)),
        ("Contraflor ao resto", Call("contra-flor-e-o-resto", 0)),
        ("com flor me achico", Call("achico", 0)),
        ("me achico com flor", Call("achico", 0)),
        ("envido e truco", Call("envido-e-truco", 2)),
        ("falta envido e truco", Call("falta-envido-e-truco", 24)),
        ("truco e real envido", Call("truco-e-real-envido", 3)),
        ("vou ao baralho", Leave("pack")),
        ("passo as cartas", Leave("pass")),
        ("passo", Leave("pass")),
        ("vamos todos ao baralho", GiveHandUp()),
        ("Invido!", Call("envido", 2)),
        ("con flor, me achico", Call("achico", 0)),
        ("fui pro baralho", Leave("pack")),
    ],
)
def test_the_words_of_the_game_are_understood_and_may_be_said(text: str, act: Action) -> None:
    table = roda(H1)
    found = says(table, 0, text)
    assert (found.act, found.why) == (act, "")
    assert found.clause.startswith("CEGO-9.")
    table.do(0, act)


@pytest.mark.clause("CEGO-9.VIII.f-1")
def test_a_call_counts_wherever_it_stands_in_what_is_said() -> None:
    assert says(roda(H1), 0, "acho que vou de truco").act == Call("truco", 2)
    assert says(roda(H1), 0, "truco, ou não, envido").act == Call("truco", 2)


def test_before_the_deal_only_the_lei_do_jogo() -> None:
    table = roda(H1, lei=1)
    assert table.mesa.lei == 1
    assert says(table, 0, "na lei do jogo está tudo dito").act == LeiDoJogo(24)


@pytest.mark.clause("CEGO-9.VIII.h-6")
def test_at_the_gate_a_flor_is_declared_or_it_is_good() -> None:
    table = roda(FLOR_0).call(0, "flor").say(2, "e-boa").say(4, "e-boa")
    assert says(table, 1, "É boa").act == Declare("e-boa")
    assert says(table, 1, "não tenho flor").act == Declare("e-boa")
    assert says(table, 1, "contra-flor!").act == Declare("contra-flor")
    assert says(table, 1, "com flor me achico").act == Declare("achico")


@pytest.mark.clause("CEGO-9.VIII.h-6")
def test_to_a_flor_one_says_flor_or_that_it_is_good() -> None:
    table = roda(FLOR_0).call(0, "flor").say(2, "e-boa").say(4, "e-boa")
    assert says(table, 1, "tua flor é boa").act == Declare("e-boa")
    found = says(table, 1, "Não, tchê!")
    assert (found.act, found.why, found.said) == (None, "flor-or-not", "Não, tchê!")


@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.VIII.i-3")
@pytest.mark.parametrize(
    ("text", "act", "why"),
    [
        ("quero só o envido", Quero("both", 2), "quero-first"),
        ("quero o truco e não quero o envido", Quero("both", 2), "quero-first"),
        ("ñ quero o truco e quero o envido", NaoQuero("both", 2), "nao-quero-first"),
        ("quero", Quero("both", 2), ""),
    ],
)
def test_of_two_proposals_the_first_word_takes_or_refuses_both(text: str, act: Action, why: str) -> None:
    found = says(asked("envido-e-truco"), 1, text)
    assert (found.act, found.why) == (act, why)


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


# Truco.


@pytest.mark.clause("CEGO-9.VIII.h-7")
def test_a_raise_without_quero_is_nothing_while_a_truco_is_pending() -> None:
    table = roda(H1).call(0, "truco")
    for text in ("RETRUCO", "vale quatro", "retruco e quero"):
        found = says(table, 1, text)
        assert (found.act, found.why, found.clause) == (None, "no-quero", "CEGO-9.VIII.h-7")
    for text in ("quero retruco", "Quero, retruco!", "quero e retruco", "quero o truco e o retruco"):
        assert says(table, 1, text).act == Quero("truco", 2, raising=True)
    again = done(table, 1, "quero retruco")
    assert says(again, 0, "quero vale quatro").act == Quero("truco", 3, raising=True)


def test_with_the_truco_accepted_the_side_that_took_it_raises_by_the_word_alone() -> None:
    table = roda(H1).call(0, "truco").quero(1).play(0, "4C")
    assert says(table, 1, "retruco").act == Call("retruco", 3)


@pytest.mark.clause("CEGO-9.XVI.b-2")
def test_a_step_that_is_skipped_leaves_the_quero_standing() -> None:
    found = says(roda(H1).call(0, "truco"), 1, "quero vale quatro")
    assert (found.act, found.why, found.clause) == (Quero("truco", 2), "skipped", "CEGO-9.XVI.b-2")


@pytest.mark.clause("CEGO-9.VIII.h-8")
@pytest.mark.parametrize("word", sorted(FORBIDDEN))
def test_forbidden_words_are_nothing_by_themselves(word: str) -> None:
    table = roda(H1).call(0, "truco") if FORBIDDEN[word] == "quero" else roda(H1)
    seat = 1 if FORBIDDEN[word] == "quero" else 0
    found = says(table, seat, f"{word}!".upper())
    assert (found.act, found.why, found.clause) == (None, "forbidden", "CEGO-9.VIII.h-8")
    assert found.meant == (Quero("truco", 2) if seat else Call("truco", 2))


@pytest.mark.clause("CEGO-9.VIII.h-9")
def test_they_count_where_the_other_side_takes_them_so() -> None:
    turco = says(roda(H1), 0, "turco", taken=True)
    assert (turco.act, turco.why, turco.clause) == (Call("truco", 2), "taken", "CEGO-9.VIII.h-9")
    quieto = says(roda(H1).call(0, "truco"), 1, "quieto", taken=True)
    assert (quieto.act, quieto.clause) == (Quero("truco", 2), "CEGO-9.VIII.h-9")


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


# Two proposals at once, and the lei do jogo.


@pytest.mark.clause("CEGO-9.VIII.i-2")
@pytest.mark.parametrize(
    ("double", "text", "passing"),
    [
        ("envido-e-truco", "passo o primeiro e quero o segundo", "envido"),
        ("envido-e-truco", "passo o segundo e quero o primeiro", "truco"),
        ("truco-e-envido", "passo o primeiro e quero o segundo", "truco"),
        ("truco-e-envido", "Passo o segundo, quero o primeiro", "envido"),
        ("real-envido-e-truco", "passo o real envido e quero o truco", "envido"),
        ("falta-envido-e-truco", "passo o truco e quero a falta", "truco"),
        ("envido-e-truco", "passo o truco e quero o envido", "truco"),
    ],
)
def test_half_of_two_proposals_follows_the_order_they_were_said_in(double: str, text: str, passing: str) -> None:
    table = asked(double)
    found = says(table, 1, text)
    assert isinstance(found.act, Quero)
    assert (found.act.part, found.act.passing, found.act.raising) == ("both", passing, False)
    assert found.clause == "CEGO-9.VIII.i-2"
    table.do(1, found.act)


@pytest.mark.clause("CEGO-9.VIII.i-2")
def test_passing_the_envido_and_raising_the_truco() -> None:
    found = says(asked("envido-e-truco"), 1, "passo o envido e quero retruco")
    assert found.act == Quero("both", 2, raising=True, passing="envido")


@pytest.mark.clause("CEGO-9.VIII.i-2")
def test_passing_and_wanting_the_same_half_is_nothing() -> None:
    found = says(asked("envido-e-truco"), 1, "passo o truco e quero o segundo")
    assert (found.act, found.why) == (None, "same-half")


@pytest.mark.clause("CEGO-9.VIII.i-3")
@pytest.mark.parametrize("text", ["quero o envido e passo o truco", "quero o truco, passo o envido", "quero mas passo o truco"])
def test_quero_said_first_accepts_both(text: str) -> None:
    found = says(asked("envido-e-truco"), 1, text)
    assert (found.act, found.why, found.clause) == (Quero("both", 2), "quero-first", "CEGO-9.VIII.i-3")


@pytest.mark.clause("CEGO-9.XVI.l-8")
def test_the_lei_do_jogo_is_answered_in_parts() -> None:
    table = roda(H1, score=(4, 20), lei=0).no_flor()
    assert table.mesa.window == "lei"
    assert says(table, 1, "quero").act == Quero("both", 4)
    assert says(table, 1, "passo a falta envido e quero o truco").act == Quero("both", 4, passing="envido")
    assert says(table, 1, "passo o segundo e quero o primeiro").act == Quero("both", 4, passing="truco")


@pytest.mark.clause("CEGO-9.XVI.l-10", "CEGO-9.XVI.l-11", "CEGO-9.XVI.l-12", "CEGO-9.XVI.l-13")
def test_the_lei_do_jogo_is_answered_with_a_flor() -> None:
    table = roda({1: "3B 2B 1B"}, score=(4, 20), lei=0).say(1, "flor").no_flor()
    assert table.mesa.window == "lei"
    assert says(table, 1, "com flor quero").act == Quero("both", 4)
    assert says(table, 1, "com flor e não quero").act == Quero("both", 4, passing="truco")
    assert says(table, 1, "me achico com flor e quero").act == Quero("both", 4, shrinking=True)
    assert says(table, 1, "me achico com flor e não quero").act == NaoQuero("both", 4, shrinking=True)
    assert says(table, 1, "me achico com flor").why == "not-an-answer"


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
    assert (found.act, found.song, found.clause) == (Quero("envido", 2), 20, "CEGO-9.VIII.j-3")
    assert says(asked(), 1, "quero, 32, não, 33").song == 32
    assert says(asked(), 1, "quero").song == 0


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


# What a button says can be typed.


def typed(act: Action, label: str) -> str:
    """The words of a label, without the price; a flor is asked of a seat."""
    return f"peço flor a {act.seat}" if isinstance(act, AskFlor) else re.sub(r"\(.*?\)", "", label)


@pytest.mark.parametrize("seed", [seed for seed in SEEDS if TABLES[seed][0] == CEGO][::3])
def test_what_a_button_says_is_heard_as_that_act(seed: int) -> None:
    for state in played(seed).states:
        for seat in range(6):
            view = state.view(seat)
            assert isinstance(view, CegoView)
            menu = state.legal(seat)
            for act in menu:
                if isinstance(act, acts.OWN_ACTS) and not isinstance(act, acts.PlayTwo):
                    found = heard(typed(act, Words().action(act, view)), view, menu)
                    assert (found.act, found.song) == (act, 0), Words().action(act, view)


@patient
@given(st.sampled_from(TABLES_HEARD), st.text(LETTERS, max_size=30) | st.lists(WORDS, max_size=6).map(" ".join))
def test_whatever_is_said_is_an_act_or_has_its_reason(at: int, text: str) -> None:
    table, seat = (roda(H1), asked(), singing(), roda(FLOR_0).call(0, "flor"))[at], (0, 1, 0, 2)[at]
    found = says(table, seat, text)
    assert (found.act is None) == (found.why in SILENT)
    assert found.clause.startswith(("CEGO-", "S-CEGO-"))
    if found.act is not None:
        table.state.check(seat, found.act)


# The ear itself.


def test_speech_is_made_plain() -> None:
    assert plain("  NÃO há — flor, SEM trucooooo!! ") == "nao ha flor sem truco"
    assert plain("¡...!") == ""
    assert first_number("nada") is None


@pytest.mark.clause("CEGO-9.VIII.h-1")
def test_what_is_not_clear_does_not_count() -> None:
    for text in ("", "...", "bom dia", "será que chove?"):
        found = says(roda(H1), 0, text)
        assert (found.act, found.clause) == (None, "CEGO-9.VIII.h-1")


def test_the_referee_hears_for_another_seat() -> None:
    table = roda(FLOR_0)
    view = table.state.view(REFEREE)
    assert isinstance(view, CegoView)
    assert heard("florzinha", view, table.state.legal(0), seat=0).why == "not-sung"
    assert heard("truco", view, table.state.legal(0), seat=0).act == Call("truco", 2)


@pytest.mark.parametrize("why", sorted(WHY))
def test_every_reason_has_its_sentence(why: str) -> None:
    told = explained(Words(), Heard(why=why, said="turco", song=20))
    assert told.endswith((".", "»."))
    assert "{" not in told
    assert told[0].isupper() or told[0] == "«"


def test_every_way_to_hear_something_is_explained() -> None:
    table, singer = asked("envido-e-truco"), singing()
    texts = (
        "",
        "bom dia",
        "turco",
        "real",
        "retruco",
        "quero e passo",
        "um sete",
        "8",
        "31 32",
        "passo o truco e quero o truco",
    )
    whys = {says(where, seat, text).why for where, seat in ((table, 1), (singer, 0), (roda(H1), 0)) for text in texts}
    assert whys - {""} <= set(WHY)
    assert len(whys) > 8
    assert explained(Words(), Heard(acts.NaoMato())) == ""
