"""The table of irregularities: the same fault in the three codes, and what each makes of it."""

import pytest

from carteado.compare import Value
from carteado.games.truco.compare.differences import FEATURES
from carteado.games.truco.rules.asfo import ASFO
from carteado.games.truco.rules.fenacef import FENACEF
from carteado.games.truco.rules.sinsep import SINSEP

CODES = (FENACEF, ASFO, SINSEP)
NAMED = {feature.key: feature for feature in FEATURES}

SILENT = Value("silent")
LADDER = Value("ladder")
VOID = Value("void", parts=("mao-void", "deal-passes"))
PASSES = Value("deal-passes", parts=("mao-void", "deal-passes"))
REDEAL = Value("redeal", parts=("same-dealer",))
REDO = Value("redo", parts=("warning", "same-dealer"))
RECUT = Value("recut", parts=("warning", "same-dealer"))
REPAIR = Value("repair")
NO_CALL = Value("no-call")
CALL_VOID = Value("call-void", parts=("warning",))
TURNED_UP = Value("turned-up", parts=("warning",))
DISQUALIFIED = Value("disqualified", parts=("loses-match",))
MATCH = Value("lose-match", parts=("loses-match",))
WARNING = Value("warning")
NOTE = Value("note")
PARTIDA = Value("tento", (1,), ("partida-won",))


def tento(points: int) -> Value:
    return Value("tento", (points,), ("mao-over", "deal-passes"))


TABLE = {
    "exposed-opponent": (VOID, Value("exposed-or-redeal"), Value("exposed")),
    "exposed-own": (VOID, REDEAL, Value("exposed-stays")),
    "exposed-again": (VOID, PASSES, Value("exposed")),
    "surplus-partner": (VOID, REPAIR, REPAIR),
    "surplus-opponent": (VOID, tento(1), tento(3)),
    "surplus-truco": (VOID, tento(3), tento(3)),
    "surplus-eleven": (VOID, PASSES, tento(3)),
    "too-few": (VOID, REPAIR, REPAIR),
    "wrong-count": (VOID, tento(1), tento(3)),
    "deal-order": (VOID, PASSES, tento(1)),
    "deal-order-again": (VOID, tento(1), tento(1)),
    "wrong-end": (VOID, PASSES, Value("repair-or-redeal")),
    "too-many-cuts": (REDO, RECUT, tento(1)),
    "too-many-burned": (REDO, tento(1), tento(1)),
    "bottom-look": (MATCH, tento(1), NOTE),
    "bottom-look-eleven": (MATCH, tento(1), tento(1)),
    "similar-word": (NO_CALL, tento(1), tento(3)),
    "sign": (NO_CALL, NO_CALL, NO_CALL),
    "raise-undecided": (CALL_VOID, CALL_VOID, tento(1)),
    "raise-eleven": (CALL_VOID, CALL_VOID, tento(3)),
    "raise-iron": (CALL_VOID, CALL_VOID, PARTIDA),
    "two-cards": (Value("opponents"), Value("under-then-over"), Value("first")),
    "covered-fault": (TURNED_UP, TURNED_UP, TURNED_UP),
    "hidden-highest": (SILENT, SILENT, tento(3)),
    "table-banged": (LADDER, tento(3), tento(3)),
    "marked-cards": (DISQUALIFIED, DISQUALIFIED, DISQUALIFIED),
    "iron-look": (LADDER, PARTIDA, PARTIDA),
    "talk": (LADDER, WARNING, NOTE),
    "false-show": (Value("exposed"), Value("not-used"), Value("not-used")),
    "out-of-turn": (Value("returns"),) * 3,
    "commission": (Value("absent"), Value("decides"), Value("decides")),
}


@pytest.mark.parametrize("key", TABLE)
def test_each_irregularity(key: str) -> None:
    assert tuple(NAMED[key].value(rules) for rules in CODES) == TABLE[key]


def test_every_irregularity_of_the_comparison_is_in_the_table() -> None:
    general = {"tento", "tento-ends", "repeats", "look-passes", "deal-fault", "eleven-deal-fault"}
    assert {feature.key for feature in FEATURES if feature.group == "irregularities"} == set(TABLE) | general


def test_a_ruling_cites_the_clause_it_is_computed_from() -> None:
    for key in TABLE:
        for rules in CODES:
            feature = NAMED[key]
            silent = feature.value(rules).code in ("silent", "not-used")
            assert silent or feature.clause(rules) in rules.incidents, (key, rules.id)
