"""What is heard at a table of Truco Cego: the words of the game however they are typed, those of the buttons, and nonsense."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado.game import CHANCE, REFEREE, Action, Reason
from carteado.games.cego.rules import acts
from carteado.games.cego.rules.acts import AskFlor, Call, Declare, GiveHandUp, Leave, LeiDoJogo
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.words.explained import WHY, explained
from carteado.games.cego.words.falas import heard
from carteado.games.cego.words.numerals import first_number, plain
from carteado.pack import Shuffle
from carteado.words import Words
from carteado.words.face import Heard
from clauses_kit import marked
from games.cego.kit import H1, roda
from games.cego.kit.opening import PACK, after, start
from games.cego.kit.speech import asked, says, singing
from records_kit import CEGO, SEEDS, TABLES, patient, played

FLOR_0 = {0: "7O 6O 5O"}
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


# The words of the game.


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


@pytest.mark.clause("CEGO-9.XVI.l-2")
@pytest.mark.parametrize(
    ("text", "act", "refused"),
    marked(
        [
            ("na lei do jogo está tudo dito", LeiDoJogo(24), None),
            ("truco", Call("truco", 2), Reason("blind-bet", "CEGO-9.XVI.m-1")),
            ("flor", Call("flor", 0), Reason("blind-bet", "CEGO-9.XVI.m-1")),
        ]
    ),
)
def test_before_the_deal_only_the_lei_do_jogo(text: str, act: Action, refused: Reason | None) -> None:
    state = after(start(dealer=5, cut=False), (CHANCE, Shuffle(PACK)))
    view = state.view(0)
    assert isinstance(view, CegoView)
    found = heard(text, view, state.legal(0))
    assert (found.act, state.check(0, act)) == (act, refused)


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
                    assert (found.act, found.memo) == (act, 0), Words().action(act, view)


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
    told = explained(Words(), Heard(why=why, said="turco", memo=20))
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
