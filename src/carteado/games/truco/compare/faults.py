"""Irregularities: the fields that rule them, and what the same fault brings in each code.

Rule 1: a consequence is that of the scoreboard: the effect which the code gives its clause, and public facts.
Rule 2: the mão is worth 3 wherever its worth matters, so that a tento of one point and one of the stake differ.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from carteado.compare.values import Value
from carteado.games.truco.compare.feature import Feature, Reading, by_code, named, only_with
from carteado.games.truco.rules.effects import DEAL_FAULT, LADDER, NO_CALL
from carteado.games.truco.rules.rulebook import (
    FIRST_STAYS,
    LOSES_MAO,
    NO_TENTO,
    OPPONENTS_CHOOSE,
    RETURNS,
    STANDS,
    TENTO_ONE,
    TENTO_STAKE,
    UNDER_THEN_OVER,
    TrucoRules,
)
from carteado.games.truco.rules.slips import deals_again
from carteado.games.truco.sheet.consequences import EFFECTS, Facts, consequence
from carteado.games.truco.sheet.incidents import AT_THE_DEAL, SPECIAL
from carteado.games.truco.sheet.state import ELEVEN, IRON, NORMAL
from carteado.placar.consequence import Consequence
from carteado.placar.entries import DEAL, PLAY

SILENT: Final = "silent"  # the code has no ruling for it
STAKE: Final = 3
DEALER: Final = 0
CUTTER: Final = 3
GROUP: Final = "irregularities"


def _has_tento(rules: TrucoRules) -> bool:
    return rules.tento != NO_TENTO


@dataclass(frozen=True)
class Moment:
    """When a fault is seen and whose it is; `effect` where its clause speaks of more than this fault."""

    when: str = PLAY
    kind: str = NORMAL
    decided: bool = False
    earlier: int = 0
    redeals: int = 0
    offender: int = DEALER
    effect: str = ""
    stake: int = STAKE


PLAYED: Final = Moment()
DEALT: Final = Moment(when=DEAL)
CUT: Final = Moment(when=DEAL, offender=CUTTER)
ELEVEN_PLAYED: Final = Moment(kind=ELEVEN, decided=True)
IRON_PLAYED: Final = Moment(kind=IRON)


def _ruled(clauses: Mapping[str, str], moment: Moment) -> Reading:
    """What the scoreboard makes of this fault."""
    return lambda rules: _judged(rules, clauses.get(rules.id, ""), moment)


def _judged(rules: TrucoRules, clause: str, moment: Moment) -> Value:
    effect = rules.incidents.get(clause, "")
    if effect not in EFFECTS:
        return Value(SILENT)
    if effect == LADDER:
        return Value(effect)
    facts = Facts(
        rules=rules,
        offender=moment.offender,
        dealer=DEALER,
        when=moment.when,
        kind=moment.kind,
        decided=moment.decided,
        stake=moment.stake if moment.when == PLAY and moment.kind == NORMAL else rules.ladder.bottom,
        earlier=moment.earlier,
        redeals=moment.redeals,
    )
    found = consequence(moment.effect or effect, facts)
    if found.words == "exposed" and deals_again(rules):
        return Value("exposed-or-redeal")
    if found.words == "repair" and effect == DEAL_FAULT:
        return Value("repair-or-redeal")
    return told(found, moment.kind == IRON)


def usual(rules: TrucoRules, clause: str) -> Value:
    """What a clause brings in a mão that nobody raised, of the kind it can happen in."""
    effect = rules.incidents[clause]
    kind = SPECIAL.get(effect, (NORMAL,))[0]
    return _judged(rules, clause, Moment(DEAL if effect in AT_THE_DEAL else PLAY, kind, stake=rules.ladder.bottom))


def told(found: Consequence, last: bool = False) -> Value:
    """A consequence as a value: its word, its points, and what follows; in the `last` mão any point wins the partida."""
    won = last and found.points > 0
    marks = (
        ("warning", found.sanction == "a" and found.words != "warning"),
        ("partida-won", won),
        ("mao-over", found.mao == "over" and not found.loses and not won),
        ("mao-void", found.mao == "void" and found.deal == "passes"),
        ("deal-passes", found.deal == "passes" and not won),
        ("same-dealer", found.deal == "same"),
        ("loses-partida", found.loses == "partida"),
        ("loses-match", found.loses == "match"),
    )
    return Value(found.words, (found.points,) if found.points else (), tuple(mark for mark, holds in marks if holds))


def _fault(key: str, clauses: Mapping[str, str], moment: Moment = PLAYED) -> Feature:
    return Feature(key, GROUP, _ruled(clauses, moment), clauses=clauses)


_RAISES: Final = by_code("S-FEN-13", "S-ASFO-12", "SIN-TENTO-3f")

FEATURES: Final = (
    Feature(
        "tento",
        GROUP,
        named("tento", {NO_TENTO: "none", TENTO_ONE: "one", TENTO_STAKE: "stake"}),
        clauses=by_code("FEN-3d", "ASFO-TENTO-1", "SIN-VALOR-1"),
    ),
    Feature(
        "tento-ends",
        GROUP,
        only_with(_has_tento, named("tento_ends_mao", {True: "ends", False: "goes-on"})),
        clauses=by_code(asfo="ASFO-TENTO-7", sin="S-SIN-11"),
    ),
    Feature(
        "repeats",
        GROUP,
        only_with(_has_tento, named("repeats_in_match", {False: "partida", True: "match"})),
        clauses=by_code(asfo="S-ASFO-22"),
    ),
    Feature(
        "look-passes",
        GROUP,
        only_with(_has_tento, named("bottom_look_passes", {True: "always", False: "dealer-only"})),
        clauses=by_code(asfo="S-ASFO-37", sin="S-SIN-11"),
    ),
    Feature(
        "deal-fault",
        GROUP,
        named("deal_fault_passes", {True: "passes", False: "repaired"}),
        clauses=by_code("FEN-12.3", "ASFO-CORTE-13", "S-SIN-23"),
    ),
    Feature(
        "eleven-deal-fault",
        GROUP,
        named("eleven_deal_fault_passes", {True: "passes", False: "as-usual"}),
        clauses=by_code("FEN-12.4", "ASFO-ONZE-2", "S-SIN-23"),
    ),
    Feature(
        "out-of-turn",
        GROUP,
        named("out_of_turn", {RETURNS: "returns", STANDS: "stands", LOSES_MAO: "mao"}),
        clauses=by_code("S-FEN-25", "S-ASFO-25", "S-SIN-27"),
    ),
    Feature(
        "two-cards",
        GROUP,
        named("two_cards", {OPPONENTS_CHOOSE: "opponents", UNDER_THEN_OVER: "under-then-over", FIRST_STAYS: "first"}),
        clauses=by_code("FEN-23", "ASFO-CARTAS-4", "S-SIN-27"),
    ),
    Feature(
        "false-show",
        GROUP,
        only_with(lambda rules: rules.show_sets != 0, named("false_show_loses", {False: "exposed", True: "mao"})),
        clauses=by_code(fen="S-FEN-22"),
    ),
    Feature(
        "commission",
        GROUP,
        named("needs_commission", {("FEN-36",): "absent", (): "decides"}),
        clauses=by_code("FEN-36", "ASFO-CARTAS-5", "SIN-ORG-1"),
    ),
    _fault("exposed-opponent", by_code("FEN-12.3", "ASFO-CORTE-17", "SIN-DAR-4"), DEALT),
    _fault("exposed-own", by_code("FEN-12.3", "ASFO-CORTE-16", "SIN-DAR-6"), DEALT),
    _fault("exposed-again", by_code("FEN-12.3", "ASFO-CORTE-18", "SIN-DAR-4"), Moment(when=DEAL, earlier=1, redeals=1)),
    _fault("surplus-partner", by_code("FEN-12.4", "ASFO-CORTE-19", "SIN-TENTO4-1"), DEALT),
    _fault("surplus-opponent", by_code("FEN-12.4", "ASFO-CORTE-21", "SIN-TENTO4-3")),
    _fault("surplus-truco", by_code("FEN-12.4", "ASFO-CORTE-22", "SIN-TENTO4-4")),
    _fault("surplus-eleven", by_code("FEN-12.4", "ASFO-CORTE-27", "SIN-TENTO4-6"), ELEVEN_PLAYED),
    _fault("too-few", by_code("FEN-12.4", "ASFO-CORTE-28", "SIN-TENTO4-10"), DEALT),
    _fault("wrong-count", by_code("FEN-12.5", "ASFO-TENTO-4c", "SIN-TENTO-3e")),
    _fault("deal-order", by_code("FEN-12-ii", "ASFO-TENTO-5a", "SIN-TENTO-3d"), DEALT),
    _fault("deal-order-again", by_code("FEN-12-ii", "ASFO-TENTO-5a", "SIN-TENTO-3d"), Moment(when=DEAL, earlier=1)),
    _fault("wrong-end", by_code("FEN-12.2", "ASFO-TENTO-5c", "S-SIN-23"), DEALT),
    _fault("too-many-cuts", by_code("FEN-11-ii", "S-ASFO-17", "SIN-TENTO-3b"), CUT),
    _fault("too-many-burned", by_code("FEN-11-iii", "ASFO-TENTO-4a", "SIN-TENTO-3a"), CUT),
    _fault("bottom-look", by_code("FEN-13pu", "ASFO-CORTE-15", "SIN-EMB-1"), DEALT),
    _fault("bottom-look-eleven", by_code("FEN-13pu", "ASFO-ONZE-1a", "S-SIN-13"), Moment(when=DEAL, kind=ELEVEN)),
    _fault("similar-word", by_code("FEN-17-ii", "ASFO-TENTO-4d", "SIN-TENTO-3j")),
    _fault("sign", by_code("FEN-17-ii", "ASFO-COM-4", "SIN-TRUCO-4"), Moment(effect=NO_CALL)),
    _fault("raise-undecided", _RAISES, Moment(kind=ELEVEN)),
    _fault("raise-eleven", _RAISES, ELEVEN_PLAYED),
    _fault("raise-iron", _RAISES, IRON_PLAYED),
    _fault("covered-fault", by_code("FEN-18", "ASFO-CARTAS-2", "SIN-JOGO-3")),
    _fault("hidden-highest", by_code(sin="SIN-TENTO-3k")),
    _fault("table-banged", by_code("FEN-29", "ASFO-TENTO-6", "S-SIN-13")),
    _fault("marked-cards", by_code("FEN-36", "ASFO-CARTAS-5", "SIN-ORG-1")),
    _fault("iron-look", by_code("FEN-28pu", "S-ASFO-32", "SIN-TENTO-3i"), IRON_PLAYED),
    _fault("talk", by_code("FEN-25-i", "ASFO-COM-1", "S-SIN-28")),
)
