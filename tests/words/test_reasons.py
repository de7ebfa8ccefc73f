"""A refusal helps: every code of the contract has its sentence, and every family its own for those it raises."""

import pickle
from string import Formatter
from typing import Any

import pytest

from carteado import catalogue
from carteado.game import BadStart, Reason
from carteado.options import BadOption
from carteado.words import Words
from carteado.words.face import Speech
from carteado.words.reasons import BAD_OPTIONS, BAD_STARTS, REASONS
from carteado.words.refusals import Refusals
from words.sentences import FAMILIES, option_codes, refusals, start_codes

RAISED = {family: dict(refusals(f"games/{family}/rules")) for family in FAMILIES}
NAMES = ("Ana", "Bia", "Caio", "Davi")


def speech(family: str) -> Speech:
    found = next(face for own, face in catalogue.faces("words") if own.name == family)
    assert isinstance(found, Speech)
    return found


def tables() -> list[Refusals]:
    return [REASONS, *[speech(family).reasons for family in FAMILIES]]


SENTENCES = [(at, code) for at, table in enumerate(tables()) for code in sorted(table.texts)]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal(family: str) -> None:
    own = set(speech(family).reasons.texts)
    assert set(RAISED[family]) - own - set(REASONS.texts) == set()
    assert own - set(RAISED[family]) == set()


def test_what_all_may_say_is_said_by_several() -> None:
    for code in REASONS.texts:
        assert any(code in raised for raised in RAISED.values()), code


@pytest.mark.parametrize(("at", "code"), SENTENCES)
def test_the_sentence_uses_the_facts_it_is_given(at: int, code: str) -> None:
    table = tables()[at]
    facts = table.facts.get(code, ())
    told = [raised[code] for raised in RAISED.values() if raised.get(code, -1) >= 0]
    assert all(len(facts) == count for count in told)
    assert set(facts) == {name for _, name, _, _ in Formatter().parse(table.texts[code]) if name}


@pytest.mark.parametrize(("at", "code"), SENTENCES)
def test_the_sentence_ends_like_one_and_says_what_to_do(at: int, code: str) -> None:
    text = tables()[at].texts[code]
    assert text.endswith(".")
    assert len(text.split()) >= 6


@pytest.mark.parametrize("game", ["", *catalogue.GAMES])
def test_the_seat_waited_for_goes_by_name(game: str) -> None:
    reason = Reason("not-your-turn", "", (2,))
    assert Words(game=game).reason(reason, NAMES) == "Não é a sua vez: agora joga Caio."
    assert Words("en", game).reason(reason, NAMES) == "It is not your turn: next to play is Caio."
    assert Words(game=game).reason(reason) == "Não é a sua vez: agora joga lugar 2."


def test_a_code_from_elsewhere_still_gets_a_sentence() -> None:
    assert Words().reason(Reason("new-rule")) == "Isso não pode agora (new-rule): escolha um dos lances que a mesa oferece."


def test_a_code_is_found_where_nobody_says_which_game_it_is() -> None:
    for family, own in RAISED.items():
        game = next(found.games[0].id for found in catalogue.families().values() if found.name == family)
        for code, count in own.items():
            alone = sum(code in raised for raised in RAISED.values()) == 1
            if count == 0 and alone:
                assert Words().reason(Reason(code)) == Words(game=game).reason(Reason(code))


def test_every_bad_option_has_a_sentence() -> None:
    assert option_codes("options.py") | option_codes("family.py") == set(BAD_OPTIONS.texts) == set(BAD_OPTIONS.facts)
    for family in FAMILIES:
        assert option_codes(f"games/{family}") == set(speech(family).options.texts) == set(speech(family).options.facts)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_bad_start_has_a_sentence_with_its_facts(family: str) -> None:
    raised, own = start_codes(f"games/{family}"), speech(family).starts
    assert set(own.texts) <= set(raised) <= {*own.texts, *BAD_STARTS.texts}
    for code, count in raised.items():
        table = own if code in own.texts else BAD_STARTS
        facts = table.facts.get(code, ())
        assert len(facts) == count
        assert set(facts) == {name for _, name, _, _ in Formatter().parse(table.texts[code]) if name}


@pytest.mark.parametrize(
    ("game", "position", "told"),
    [
        ("truco-fenacef", {"seats": 3}, "truco-fenacef se joga com 4 lugares, e não com 3."),
        ("truco-fenacef", {"score": (12, 0)}, "A partida começa com 0 a 11 para cada lado, e não com 12 0."),
        ("truco-cego", {"dealer": 6}, "Quem dá as cartas é um lugar de 0 a 5, e não 6."),
        ("truco-cego", {"form": "valsa"}, "Dá-se uma destas: roda / testa; e não valsa."),
        ("canastra", {"mao": 0}, "A primeira mão tem um número de 1 a 1000000, e não 0."),
        ("canastra", {"score": (7, 0)}, "O placar inicial tem 2 números de cinco em cinco, até 99995, e não 7 0."),
        ("buraco", {"score": (9000, 0)}, "Uma partida até 1500 já acabou em 9000 0."),
        ("buraco", {"seats": 7}, "buraco se joga com 2 / 3 / 4 / 5 / 6 lugares, e não com 7."),
    ],
)
def test_a_wrong_start_is_told_in_the_language_of_who_listens(game: str, position: dict[str, Any], told: str) -> None:
    with pytest.raises(BadStart) as wrong:
        catalogue.new(game, **position)
    english = Words("en", game).bad_start(wrong.value)
    assert Words(game=game).bad_start(wrong.value) == Words().bad_start(wrong.value) == told
    assert english != told
    again = pickle.loads(pickle.dumps(wrong.value))
    assert (str(again), again.code, again.facts) == (str(wrong.value), wrong.value.code, wrong.value.facts)


def test_a_bad_start_from_elsewhere_still_gets_a_sentence() -> None:
    told = "A partida não pode começar assim: confira os lugares, o placar e quem dá as cartas."
    assert Words().bad_start(BadStart("the moon is wrong", "start-moon", 3)) == told


def test_a_bad_option_from_elsewhere_still_gets_a_sentence() -> None:
    assert Words().bad_option(BadOption("clash", "a=1", "b=2")) == "Essas opções não combinam (clash): a=1, b=2."
