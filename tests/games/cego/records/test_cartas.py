"""The line `cartas` of a case of Truco Cego, and words that are read in more ways than they are written."""

from itertools import combinations

import pytest

from carteado import records
from carteado.game import REFEREE, Action
from carteado.games.cego.rules import acts, words
from carteado.games.cego.rules.views import CegoView
from carteado.records import RecordError, setting
from carteado.records.lines import read

HEADER = "carteado 1\nregulamento truco-cego\ninício placar 4 16 carteador 5"
HANDS = ("7E 6E 4C", "1B 5O 4O", "3C 2B 10O", "1E 12C 7C", "11B 10B 2O", "12E 11O 10C")


def case(*lines: str, form: str = "") -> records.Record:
    return records.parse("\n".join([f"{HEADER} {form}", *lines]))


@pytest.mark.parametrize("count", range(6))
def test_who_is_not_named_is_dealt_no_flor(count: int) -> None:
    for named in combinations(range(6), count):
        _no_other_flor(named)


def _no_other_flor(named: tuple[int, ...]) -> None:
    line = "cartas " + (" / ".join(f"{seat}: {HANDS[seat]}" for seat in named) or "lei 0")
    *_, last = records.replay(case(line))
    view = last.state.view(REFEREE)
    assert isinstance(view, CegoView)
    held = [{str(card) for card in hand.dealt_cards} for hand in view.known.hands]
    assert [held[seat] for seat in named] == [set(HANDS[seat].split()) for seat in named]
    assert all(len({card[-1] for card in hand}) > 1 for hand in held)


def test_a_flor_that_is_named_is_dealt() -> None:
    found = case("cartas 0: 7E 6E 5E / 1: 1O 2O", "= vê juiz de 0: 7E 6E 5E", "0 flor", "= pode 2 é boa")
    assert records.check(found) == ()


@pytest.mark.clause("CEGO-9.XVI.l-2", "CEGO-9.XVI.l-5")
def test_the_lei_do_jogo_may_stand_in_the_line() -> None:
    found = case("cartas lei 2 / 0: 7E 6E 4C", "= janela flores-da-lei", "= vez 1 3 5", "= placar 4 16")
    assert records.check(found) == ()
    assert "\ncartas lei 2 / 0: 7E 6E 4C\n" in records.write(found)


@pytest.mark.parametrize(
    ("lines", "form", "told"),
    [
        (["cartas lei 0 / 0: 7E"], "testa", "line 4: hands-lei"),
        (["cartas lei 6 / 0: 7E"], "", "line 4: number-range"),
        (["cartas lei eu / 0: 7E"], "", "line 4: number-range"),
        (["cartas 0: 8E"], "", "line 4: not-in-pack: 8E"),
        (["cartas 0: 7E", "0 passa", "juiz CEGO-9.VIII.d-2 contra 4", "cartas 3: 7E"], "testa", "line 7: hands-seat: 3"),
        ([], "roda testa", "line 3: start-form"),
    ],
)
def test_a_line_that_cannot_be_dealt_says_why(lines: list[str], form: str, told: str) -> None:
    with pytest.raises(RecordError, match=told):
        records.check(case(*lines, form=form))


@pytest.mark.clause("CEGO-9.XVI.l-8", "CEGO-9.XVI.l-10", "CEGO-9.XVI.l-11")
@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("1 com flor quero tudo 4", acts.Quero(words.OF_BOTH, 4)),
        ("1 com flor quero tudo 4 e retruco", acts.Quero(words.OF_BOTH, 4, raising=True)),
        ("1 com flor e não quero tudo 4", acts.Quero(words.OF_BOTH, 4, passing=words.OF_TRUCO)),
        ("1 passo o truco e quero a falta envido 4", acts.Quero(words.OF_BOTH, 4, passing=words.OF_TRUCO)),
        ("1 passo a falta e quero o truco 4", acts.Quero(words.OF_BOTH, 4, passing=words.OF_ENVIDO)),
    ],
)
def test_the_lei_do_jogo_is_answered_in_the_words_of_the_text_too(line: str, action: Action) -> None:
    assert read(setting("truco-cego", 6), line) == (1, action, ())


@pytest.mark.parametrize("line", ["quero retruco", "não quero", "com flor quero", "deixa", "passo", "passo o envido"])
def test_an_answer_that_does_not_say_to_what_is_told_how_it_is_written(line: str) -> None:
    with pytest.raises(RecordError, match="line 4: answer-form"):
        case(f"1 {line}")


def test_choices_may_be_written_with_figures_that_are_usual() -> None:
    testa = case(
        "cartas 0: 7E 6E 5E / 3: 1C 2C 3C",
        "0 flor virada",
        "= flores nada",
        "3 acusa contra-flor",
        "= flores 6 4",
        "= escolhas 0: quero flor 0 / não quero flor 0 / me achico com flor e nao quero flor 0 / contra-flor e o resto 0",
        "0 contra-flor e o resto",
        "= flores 6 6",
        form="testa",
    )
    assert records.check(testa) == ()
    truco = case(
        "cartas 0: 7E", "0 truco", "1 quero truco 2 e retruco", "0 quero truco 3 e vale quatro", "= pedido vale quatro"
    )
    assert records.check(truco) == ()
