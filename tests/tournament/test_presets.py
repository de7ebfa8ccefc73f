"""Presets as data: every field with its clause, every option read, what is refused, and what the settings change."""

from dataclasses import fields, replace
from fractions import Fraction

import pytest

from carteado.catalogue import GAMES
from carteado.options import BadOption
from carteado.regulations import regulation
from carteado.tournament import Preset, preset, presets
from carteado.tournament.counting import Table
from carteado.tournament.livre import MADE
from carteado.tournament.people import Person, Side
from carteado.tournament.results import Format, Played, Row
from carteado.tournament.rules import Override, Rules
from carteado.tournament.standings import ordered
from standings_kit import numbers, order, results, rules, splits, table

PUBLISHED = [each for each in presets() if each.regulation]
TOURNAMENT = {
    (each.id, option.key, value)
    for each in PUBLISHED
    for option in regulation(each.regulation).options
    if option.scope == "tournament"
    for value in (option.values or ("15",))
    if value != option.default
}


@pytest.mark.parametrize("used", presets(), ids=lambda used: used.id)
def test_every_field_has_its_clauses_or_is_the_organisers(used: Preset) -> None:
    assert set(used.cites) == {field.name for field in fields(Rules)} - MADE
    assert len({setting.key for setting in used.settings}) == len(used.settings)
    assert set(used.options) <= {setting.key for setting in used.settings}


@pytest.mark.parametrize("used", PUBLISHED, ids=lambda used: used.id)
def test_every_clause_that_is_cited_is_in_the_regulation(used: Preset) -> None:
    known = {entry.id for entry in regulation(used.regulation).entries()}
    criteria = (used.rules.first, *used.rules.equal, *used.rules.mixed, *used.rules.general)
    cited = {clause for clauses in used.cites.values() for clause in clauses}
    cited |= {criterion.clause for criterion in criteria} | {penalty.clause for penalty in used.penalties}
    assert cited - {""} <= known


@pytest.mark.parametrize(("name", "key", "value"), sorted(TOURNAMENT))
def test_every_tournament_option_of_the_regulations_is_read(name: str, key: str, value: str) -> None:
    used = preset(name)
    changed = Rules.of(used, {key: value})
    assert changed.options == ((key, value),)
    decided = {field.name for field in fields(Rules)} - MADE
    assert any(getattr(changed, field) != getattr(used.rules, field) for field in decided)


def test_no_regulation_has_an_option_for_events_that_no_preset_reads() -> None:
    scoped = {name for name in GAMES for option in regulation(name).options if option.scope == "tournament"}
    assert scoped <= {each.regulation for each in PUBLISHED}


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("averageScope", "some", "option-value"),
        ("woToleranceMin", "-1", "option-value"),
        ("woLeague", "2", "option-unknown"),
        ("nothing", "1", "option-unknown"),
    ],
)
def test_what_is_no_option_is_refused_with_what_would_be_right(key: str, value: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        rules("fenacef", **{key: value})
    assert refused.value.code == code
    assert refused.value.facts[0] == key


@pytest.mark.parametrize(("key", "value"), [("woLeague", "x"), ("points", "3"), ("bestOf", "4"), ("phones", "yes"), ("x", "1")])
def test_the_general_regulation_cannot_set_what_is_none(key: str, value: str) -> None:
    with pytest.raises(BadOption):
        rules("fenacef", Override(key, value, "art. 1"))


@pytest.mark.clause("FEN-1pu", "S-FEN-47")
def test_the_general_regulation_stands_over_an_option_and_its_last_word_counts() -> None:
    used = rules("fenacef", Override("dsqRank", "keep", "art. 3"), Override("dsqRank", "last", "art. 4"), dsqRank="keep")
    assert used.dsq_rank == "last"
    assert used.touched("dsqRank") == "art. 4"


@pytest.mark.parametrize(
    ("key", "value", "field", "expected"),
    [
        ("points", "2-0,2-1", "win", (2, 2)),
        ("points", "2-0,2-1", "lose", (0, 1)),
        ("bestOf", "5", "groups", Format(5, 12)),
        ("knockoutTarget", "15", "knockout", Format(5, 15)),
        ("woAbsent", "1/2", "wo_absent", Fraction(1, 2)),
        ("woNextMin", "5", "wo_next", 5),
        ("phones", "allowed", "phones", True),
        ("signatures", "one", "signatures", "one"),
        ("confirm", "partida", "confirm", "partida"),
        ("clock", "90", "clock", 90),
        ("doubleCheck", "true", "double_check", True),
    ],
)
@pytest.mark.clause("FEN-1pu", "S-FEN-47")
def test_the_general_regulation_sets_fields_of_the_preset(key: str, value: str, field: str, expected: object) -> None:
    assert getattr(rules("fenacef", Override(key, value, "art. 1")), field) == expected


@pytest.mark.clause("FEN-3a", "FEN-4.2", "ASFO-JOGO-4", "CEGO-10.p11.VII-1")
def test_the_formats_are_those_of_the_texts() -> None:
    found = {each.id: (each.rules.groups, each.rules.knockout) for each in PUBLISHED}
    assert found["fenacef"] == (Format(3, 12), Format(5, 12))
    assert found["asfo"][0] == Format(3, 12)
    assert found["cbtg"][0] == Format(3, 24)
    assert found["canastra"][0] == Format(1, 3000)


@pytest.mark.clause("SIN-ORG-2", "S-SIN-30", "CAN-15.1")
@pytest.mark.parametrize("name", ["sinsep", "canastra"])
def test_where_the_text_gives_no_format_the_organisers_set_it(name: str) -> None:
    used = rules(name, bestOf="5", points="2-0", criteria="points,saldo,shared", format="groups")
    assert used.groups.best_of == 5
    assert [criterion.id for criterion in used.equal] == ["saldo", "shared"]


@pytest.mark.clause("CAN-S29")
def test_a_drawn_canastra_gives_half_a_point_each() -> None:
    used = rules("canastra")
    level = Played("j", "", "", 1, (1, 2), used.groups, (Row((2400, 2400)),))
    found = ordered(used, [level], [1, 2], {}, {})
    assert [found.lines[entry].points for entry in (1, 2)] == [Fraction(1, 2), Fraction(1, 2)]
    nobody = replace(level, rows=())
    assert ordered(used, [nobody], [1, 2], {}, {}).lines[1].points == 0
    whole = ordered(rules("canastra", draw="1"), [level], [1, 2], {}, {})
    assert whole.lines[1].points == 1


NAMES = numbers("A B C D")
LEAGUE = """
A x B: 12-1 1-12 12-11
C x D: 12-9 12-9
B x C: 12-1 12-1
A x D: 1-12 1-12
A x C: 12-1 12-1
B x D: 12-10 12-11
"""


@pytest.mark.parametrize(
    ("criteria", "expected"),
    [
        ("points,lots", "(A B) (C D)"),
        ("points,shared", "(A B) (C D)"),
        ("points", "(A B) (C D)"),
        ("points,encounter,lots", "A B C D"),
        ("points,saldo,lots", "B A D C"),
        ("points,partidas,lots", "B A (C D)"),
        ("points,partidasDifference,lots", "B A (C D)"),
        ("points,tentos,lots", "B A D C"),
        ("points,average,lots", "B A D C"),
        ("points,strength,lots", "(A B) (C D)"),
        ("saldo,lots", "B D A C"),
        ("wins,points,lots", "(A B) (C D)"),
    ],
)
def test_the_organiser_orders_the_criteria(criteria: str, expected: str) -> None:
    used = rules("livre", criteria=criteria, target="12", game="truco-asfo")
    found = table(used, NAMES, results(used, NAMES, LEAGUE), "A B C D")
    assert order(NAMES, found) == expected
    assert bool(found.open) == ("(" in expected and criteria.endswith("lots"))


@pytest.mark.parametrize(
    "criteria",
    ["", "luck", "lots", "shared,points", "points,lots,saldo", "points,points", "extra,points", ",".join(["points"] * 20)],
)
def test_what_makes_no_order_is_refused(criteria: str) -> None:
    with pytest.raises(BadOption) as refused:
        rules("livre", criteria=criteria)
    assert refused.value.code == "option-value"


@pytest.mark.parametrize(("restart", "expected"), [("true", "Y Z: 1 1 0"), ("false", "Y Z: 3")])
def test_whether_the_rest_begins_again_is_a_choice(restart: str, expected: str) -> None:
    names = numbers("X Y Z")
    used = rules("livre", criteria="points,encounter,saldo,lots", restart=restart, target="12", game="truco-asfo")
    ring = "X x Y: 12-7 12-7\nY x Z: 12-8 12-9\nZ x X: 12-10 12-10"
    found = table(used, names, results(used, names, ring), "X Y Z")
    assert splits(names, found) == ["X Y Z: 1 1 1 1; 2 6 -3 -3", expected]


def test_a_bye_is_worth_a_win_and_counts_nowhere_else() -> None:
    used = rules("livre", game="truco-asfo")
    bye = Played("bye", "", "", 1, (1,), used.groups, ())
    line = ordered(used, [bye], [1, 2], {}, {}).lines[1]
    assert (line.points, line.wins, line.jogos, line.partidas, line.tentos) == (1, 0, 0, (0, 0), (0, 0))
    assert ordered(rules("fenacef"), [bye], [1, 2], {}, {}).lines[1].points == 0
    assert ordered(used, [replace(bye, knockout=True)], [1, 2], {}, {}).lines[1].points == 0
    assert ordered(rules("livre", bye="1/2", game="truco-asfo"), [bye], [1], {}, {}).lines[1].points == Fraction(1, 2)


def test_strength_takes_ones_own_points_for_a_bye_and_for_a_walkover() -> None:
    used = rules("livre", criteria="points,strength,lots", target="12", game="truco-asfo")
    names = numbers("A B C D")
    played = results(used, names, "A x B: 12-1 12-1\nC x D: ausente D")
    played.append(Played("bye", "", "", 2, (names["B"],), used.groups, ()))
    found = table(used, names, played, "A B C D")
    assert splits(names, found)[0] == "B A C: 1 2 1 1"
    played.append(replace(played[-1], round=3))
    played.append(replace(played[-1], round=4, void=True))
    assert Table(used, played, [1, 2, 3, 4]).strength(names["B"]) == 1 + 2 + 2
    late = results(used, names, "A x B: wo:0-12 12-1 12-1\nB x C: 12-1 12-1\nB x D: 12-1 12-1")
    assert Table(used, late, [1, 2, 3, 4]).strength(names["A"]) == 2


def test_a_side_has_as_many_people_as_its_preset_says() -> None:
    two = Side((Person("a"), Person("b")))
    for name in ("fenacef", "sinsep", "canastra", "livre"):
        assert preset(name).entry_objection(two) is None
    alone = preset("fenacef").entry_objection(Side((Person("a"),)))
    assert alone is not None
    assert (alone.code, alone.clause, alone.facts) == ("side-size", "FEN-3a", (1, "2"))
    assert preset("sinsep").entry_objection(Side((Person("a"),))) is None
    reserve = preset("fenacef").entry_objection(Side((*two.people, Person("c", reserve=True))))
    assert reserve is not None
    assert reserve.clause == "FEN-35"


@pytest.mark.clause("FEN-36", "FEN-36.2", "FEN-28pu-d")
def test_sanctions_stand_by_their_clause() -> None:
    found = preset("fenacef").penalty("fen-28pu-D")
    assert found is not None
    assert found.effect == "jogo"
    assert preset("fenacef").penalty("FEN-36").by == ("commission",)  # type: ignore[union-attr]
    assert "coordinator" in preset("fenacef").penalty("FEN-36.2").by  # type: ignore[union-attr]
    assert preset("fenacef").penalty("FEN-1") is None


def test_best_places_of_seven_groups_of_six_are_told_by_a_to_d() -> None:
    """A18: fifths of groups of one size go by the list of equal sizes."""
    used = rules("fenacef")
    fifths = numbers("F1 F2 F3 F4 F5 F6 F7")
    others = {name.replace("F", "O"): number + 10 for name, number in fifths.items()}
    names = {**fifths, **others}
    text = "\n".join(f"F{n} x O{n}: 12-{n} 12-9" for n in range(1, 7)) + "\nF7 x O7: 12-9 9-12 12-9"
    found = table(
        used, names, results(used, names, text), " ".join(fifths), sizes=dict.fromkeys(names.values(), 6), across=True
    )
    assert order(names, found) == "F1 F2 F3 F4 F5 F6 F7"
    assert splits(names, found) == ["F1 F2 F3 F4 F5 F6: a 2 2 2 2 2 2; b -; c 14 13 12 11 10 9"]
