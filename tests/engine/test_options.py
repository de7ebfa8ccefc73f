"""House rules: every one can be set, and what cannot be is told with a code and facts."""

from dataclasses import fields

import pytest

from carteado import catalogue
from carteado.game import PUBLIC
from carteado.games.truco.rules.fenacef import FENACEF, FENACEF_OPTIONS
from carteado.options import SECONDS, BadOption, Choice, Numbers, Options, Refusal

GAME = "truco-fenacef"
FIELDS = [field.name for field in fields(FENACEF)]
SETTINGS = [(choice, value) for choice in FENACEF_OPTIONS.choices for value in choice.values]


def refused(settings: dict[str, str]) -> BadOption:
    with pytest.raises(BadOption) as caught:
        catalogue.new(GAME, options=settings)
    return caught.value


def test_without_settings_the_rules_are_the_printed_ones() -> None:
    assert FENACEF_OPTIONS.apply({}) == FENACEF
    assert FENACEF_OPTIONS.apply(FENACEF_OPTIONS.defaults()) == FENACEF


@pytest.mark.parametrize(("choice", "value"), SETTINGS, ids=[f"{choice.key}={value}" for choice, value in SETTINGS])
def test_every_choice_sets_its_field_and_nothing_else(choice: Choice, value: str) -> None:
    rules = FENACEF_OPTIONS.apply({choice.key: value})
    assert getattr(rules, choice.field) == choice.values[value]
    changed = {name for name in FIELDS if getattr(rules, name) != getattr(FENACEF, name)}
    assert changed == (set() if value == choice.default else {choice.field, "options"})


def test_the_first_value_is_the_printed_one() -> None:
    for choice in FENACEF_OPTIONS.choices:
        assert choice.values[choice.default] == getattr(FENACEF, choice.field), choice.key


def test_keys_and_fields_are_set_once() -> None:
    assert len({choice.key for choice in FENACEF_OPTIONS.choices}) == len(FENACEF_OPTIONS.choices) == 25
    assert len({choice.field for choice in FENACEF_OPTIONS.choices}) == 25
    assert all(len(set(choice.values.values())) == len(choice.values) for choice in FENACEF_OPTIONS.choices)


def test_only_what_differs_from_the_print_is_told_and_in_the_order_of_the_regulation() -> None:
    settings = {"concede": "true", "firstLead": "right", "raiseLater": "false"}
    view = catalogue.new(GAME, options=settings).view(PUBLIC)
    assert view.options == (("firstLead", "right"), ("concede", "true"))


def test_a_setting_of_the_print_makes_the_same_state() -> None:
    assert catalogue.new(GAME, options={"raiseLater": "false"}) == catalogue.new(GAME)
    assert catalogue.new(GAME, options={"raiseLater": "true"}) != catalogue.new(GAME)


def test_an_unknown_key_is_told_with_the_known() -> None:
    error = refused({"vento": "norte"})
    assert error.code == "option-unknown"
    assert error.facts == ("vento", ", ".join(choice.key for choice in FENACEF_OPTIONS.choices))


@pytest.mark.parametrize(
    ("key", "value"), [("ferro", "cego"), ("ferro", ""), ("ferro", "Open"), ("raiseLater", "True"), ("showAndWin", "ba")]
)
def test_a_bad_value_is_told_with_the_good(key: str, value: str) -> None:
    error = refused({key: value})
    allowed = next(choice.values for choice in FENACEF_OPTIONS.choices if choice.key == key)
    assert (error.code, error.facts) == ("option-value", (key, value, " | ".join(allowed)))


@pytest.mark.parametrize("tie", ["firstTied", "lastTied", "sameLeader"])
def test_the_equaliser_leads_face_down_vazas_only_where_it_leads_tied_ones(tie: str) -> None:
    error = refused({"allFaceDownLead": "equaliser", "tieLead": tie})
    assert (error.code, error.facts) == ("tie-lead-without-equaliser", ("allFaceDownLead=equaliser", f"tieLead={tie}"))
    assert FENACEF_OPTIONS.apply({"tieLead": tie}).options == (("tieLead", tie),)
    assert FENACEF_OPTIONS.apply({"allFaceDownLead": "equaliser"}).options == (("allFaceDownLead", "equaliser"),)


def test_no_false_show_is_punished_where_nobody_may_show() -> None:
    error = refused({"falseShow": "loseHand", "showAndWin": "off"})
    assert (error.code, error.facts) == ("false-show-without-show", ("falseShow=loseHand", "showAndWin=off"))
    assert FENACEF_OPTIONS.apply({"falseShow": "loseHand", "showAndWin": "a"}).false_show_loses


@pytest.mark.parametrize("text", [str(SECONDS.low), "30", str(SECONDS.high)])
def test_the_clock_takes_seconds(text: str) -> None:
    rules = FENACEF_OPTIONS.apply({"clock": text})
    assert rules.clock == int(text)
    assert rules.options == (("clock", text),)


@pytest.mark.parametrize("text", [str(SECONDS.low - 1), str(SECONDS.high + 1), "0", "-5", "4.5", " 30", "1e2", "on", ""])
def test_the_clock_takes_no_other_number(text: str) -> None:
    assert refused({"clock": text}).facts == ("clock", text, "off | 3..3600")


def test_only_the_clock_takes_numbers() -> None:
    assert [choice.key for choice in FENACEF_OPTIONS.choices if choice.numbers] == ["clock"]
    assert refused({"recordScore": "12"}).code == "option-value"


LIVES = Choice("lives", "lives", {}, Numbers(1, 99), printed="10")
STEPS = Choice("steps", "steps", {"none": ()}, Numbers(-5, 200, least=2, most=4))


def test_an_option_may_be_a_number_alone() -> None:
    assert (LIVES.default, LIVES.read("10"), LIVES.read("99")) == ("10", 10, 99)


@pytest.mark.parametrize("text", ["0", "100", "", "ten", "1,2", "--1", "1-"])
def test_a_number_out_of_bounds_is_told_the_bounds(text: str) -> None:
    with pytest.raises(BadOption) as caught:
        LIVES.read(text)
    assert caught.value.facts == ("lives", text, "1..99")


def test_an_option_may_be_a_list_of_numbers_beside_its_names() -> None:
    assert (STEPS.default, STEPS.read("none"), STEPS.read("75,90,120,150"), STEPS.read("-5,200")) == (
        "none", (), (75, 90, 120, 150), (-5, 200),
    )  # fmt: skip


@pytest.mark.parametrize("text", ["75", "1,2,3,4,5", "75,", "75,201", "75;90", "75, 90"])
def test_a_list_has_its_length_and_each_number_its_bounds(text: str) -> None:
    with pytest.raises(BadOption) as caught:
        STEPS.read(text)
    assert caught.value.facts == ("steps", text, "none | 2..4 x -5..200")


def test_a_refusal_is_asked_after_every_value_was_read() -> None:
    asked: list[dict[str, str]] = []

    def holds(chosen: dict[str, str]) -> bool:
        asked.append(chosen)
        return False

    options = Options(FENACEF, FENACEF_OPTIONS.choices, (Refusal("never", ("ferro",), holds),))
    with pytest.raises(BadOption):
        options.apply({"ferro": "cego"})
    assert asked == []
    options.apply({"ferro": "blindAll"})
    assert asked == [{**FENACEF_OPTIONS.defaults(), "ferro": "blindAll"}]


def test_a_bad_option_is_a_value_error_that_says_all() -> None:
    error = BadOption("option-value", "clock", "2", "off | 3..3600")
    assert isinstance(error, ValueError)
    assert str(error) == "option-value: clock, 2, off | 3..3600"


@pytest.mark.parametrize("text", ["9" * 4400, "٩" * 4400, "0" * 4399 + "9", "-90", "--90", "9_0", " 90", "+90", "9²"])
def test_what_is_no_number_is_refused_in_words_however_long(text: str) -> None:
    error = refused({"clock": text})
    assert (error.code, error.facts[0]) == ("option-value", "clock")
    assert len(error.facts[1]) <= 41


@pytest.mark.parametrize("text", ["90", "090", "٩٠", "000090"])
def test_a_number_is_kept_as_it_is_usually_written(text: str) -> None:
    rules = FENACEF_OPTIONS.apply({"clock": text})
    assert (rules.clock, dict(rules.options)["clock"]) == (90, "90")


def test_of_a_list_each_number_is() -> None:
    options = Numbers(0, 200, 1, 3)
    assert (options.read("07,٩"), options.written("07,٩"), options.read("1,2,3,4")) == ((7, 9), "7,9", None)
