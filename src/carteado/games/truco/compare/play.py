"""Play, stakes, special hands and the match: from the first card to the last point."""

from typing import Final

from carteado.compare.values import Value
from carteado.games.truco.compare.feature import Feature, by_code, named, number, only_with, same
from carteado.games.truco.rules.rulebook import (
    ALL_BUT_LEADER,
    ALL_SHOW,
    BLIND_ALL,
    BLIND_FIRST,
    COVER_ALWAYS,
    COVER_NEVER,
    COVER_SEEN_CARDS,
    DEALER_PAIR,
    FIRST_BINDS,
    FIRST_VAZA_AND_ZAP,
    FOLD_BY_BOTH,
    KILL_OR_LOSE_MAO,
    KILL_OR_LOSE_VAZA,
    LEADER_SHOWS,
    NO_DUTY,
    NO_KILL,
    NO_VIRA,
    NOBODY,
    NOBODY_COVERS,
    OPEN,
    OTHER_PAIR,
    PARTNER,
    RIGHT,
    THREE_MANILHAS,
    ZAP_AND_COPETA,
    TrucoRules,
)
from carteado.regulations import CallText, Text, regulation
from carteado.tricks.vaza import EQUALISER, FIRST_TIED, LAST_TIED, SAME_LEADER, VERDICTS

CALLS: Final = ("truco", "six", "nine", "twelve")
SETS: Final = {THREE_MANILHAS: "three-manilhas", ZAP_AND_COPETA: "zap-and-copeta", FIRST_VAZA_AND_ZAP: "first-vaza-and-zap"}
LEADS: Final = {EQUALISER: "equaliser", FIRST_TIED: "first-tied", LAST_TIED: "last-tied", SAME_LEADER: "same-leader"}
TAKERS: Final = {NOBODY: "nobody", DEALER_PAIR: "dealer-pair", OTHER_PAIR: "other-pair"}


def _verdict(first: int, second: int, third: int = 0) -> str:
    """Which vaza decides these results, by the table of the machine."""
    results = (first, second, third)
    winner = VERDICTS[first | second << 2 | third << 4]
    return ("first", "second", "third")[results.index(winner + 1)]


def _ladder(rules: TrucoRules) -> Value:
    return Value("steps", (", ".join(map(str, rules.ladder.steps)),))


def _refused(rules: TrucoRules) -> Value:
    return Value("steps", (", ".join(str(rules.ladder.below[step]) for step in rules.ladder.steps[1:]),))


def _words(rules: TrucoRules) -> Value:
    """The words of each call, in the order of the steps."""
    calls = regulation(rules.id).calls
    said = [[call for call in calls if call.id.partition("-")[0] == name] for name in CALLS]
    spoken = Text(_joined(said, "pt-BR"), _joined(said, "en"))
    return Value("calls", (spoken,))


def _joined(said: list[list[CallText]], lang: str) -> str:
    return ", ".join(" / ".join(call.text(lang).rstrip("!").lower() for call in step) for step in said)


def _shown_sets(rules: TrucoRules) -> Value:
    sets = tuple(name for mask, name in SETS.items() if rules.show_sets & mask)
    return Value("sets", (), sets) if sets else Value("none")


def _eleven(rules: TrucoRules) -> Value:
    return Value("play-or-leave", (rules.eleven.stake, rules.eleven.give_up))


def _eleven_tied(rules: TrucoRules) -> Value:
    return Value(TAKERS[rules.eleven.triple_tie], (rules.eleven.stake,))


def _bans(rules: TrucoRules) -> Value:
    bans = ("saw",) * bool(rules.saws) + ("burn",) * bool(rules.burns) + ("look", "raise")
    return Value("bans", (), bans)


def _iron_vira(rules: TrucoRules) -> Value:
    return Value("hidden" if rules.iron_vira_hidden else "shown")


def _cap(rules: TrucoRules) -> Value:
    return Value("capped", (rules.record_cap,)) if rules.record_cap else Value("raw")


FEATURES: Final = (
    Feature("first-lead", "play", named("first_lead", {RIGHT: "right", PARTNER: "partner"}), "first-lead"),
    Feature("tie-lead", "play", named("tie_lead", LEADS), clauses=by_code("S-FEN-02", "S-ASFO-03", "S-SIN-01")),
    Feature("all-down-lead", "play", named("all_down_lead", LEADS), clauses=by_code("S-FEN-03", "S-ASFO-28", "S-SIN-05")),
    Feature(
        "cover-first",
        "play",
        named("cover_first_vaza", {NOBODY_COVERS: "nobody", ALL_BUT_LEADER: "all-but-leader"}),
        "open-first",
    ),
    Feature(
        "cover-later",
        "play",
        named("cover_while_tied", {True: "always", False: "not-while-tied"}),
        "cover-tied",
        by_code(fen="FEN-18pu"),
    ),
    Feature("covered", "play", same("nothing"), clauses=by_code("FEN-3h", "S-ASFO-28", "SIN-DEF-ESCONDER")),
    Feature(
        "covered-shown",
        "play",
        named("reveal_face_down", {False: "never", True: "after"}),
        clauses=by_code("S-FEN-17", "S-ASFO-28", "S-SIN-04"),
    ),
    Feature("tie-duty", "play", named("tie_duty", {NO_DUTY: "nobody", LEADER_SHOWS: "leader", ALL_SHOW: "all"}), "tie-duty"),
    Feature("first-tied", "play", same(_verdict(3, 1)), "first-tied"),
    Feature("second-tied", "play", same(_verdict(1, 3)), "second-tied"),
    Feature("third-tied", "play", same(_verdict(1, 2, 3)), "third-tied"),
    Feature("two-tied", "play", same(_verdict(3, 3, 1)), "two-tied"),
    Feature("triple-tie", "play", named("triple_tie", TAKERS), "all-tied"),
    Feature("ladder", "stakes", _ladder, "raise-3"),
    Feature("refused", "stakes", _refused, "run-3"),
    Feature("words", "stakes", _words, clauses=by_code("FEN-17-i", "ASFO-COM-5", "SIN-DEF-SEIS")),
    Feature("call-window", "stakes", named("call_any_time", {True: "any-time", False: "own-turn"}), "call-window"),
    Feature("call-first", "stakes", named("call_before_first_card", {True: "before", False: "after"}), "call-first-card"),
    Feature("raise-later", "stakes", named("raise_later", {True: "later", False: "answer-only"}), "raise-later"),
    Feature("beyond-need", "stakes", named("raise_beyond_need", {True: "allowed", False: "not-allowed"}), "beyond-need"),
    Feature(
        "answer",
        "stakes",
        named("answer", {FIRST_BINDS: "first-binds", FOLD_BY_BOTH: "fold-by-both"}),
        "answer-3",
        by_code(fen="S-FEN-10"),
    ),
    Feature(
        "must-kill",
        "stakes",
        named("must_kill", {NO_KILL: "no", KILL_OR_LOSE_VAZA: "vaza", KILL_OR_LOSE_MAO: "mao"}),
        "must-kill",
    ),
    Feature(
        "must-kill-raise",
        "stakes",
        only_with(
            lambda rules: rules.must_kill != NO_KILL, named("must_kill_on_raise", {False: "truco-only", True: "last-caller"})
        ),
        clauses=by_code(asfo="S-ASFO-08"),
    ),
    Feature("concede", "stakes", named("concede", {False: "not-allowed", True: "allowed"}), "concede"),
    Feature("show", "stakes", _shown_sets, "show"),
    Feature("eleven", "special", _eleven, "eleven"),
    Feature("eleven-tied", "special", _eleven_tied, "eleven-all-tied"),
    Feature("eleven-bans", "special", _bans, "burn-ban"),
    Feature("iron", "special", named("iron", {OPEN: "open", BLIND_FIRST: "blind-first", BLIND_ALL: "blind-all"}), "iron"),
    Feature(
        "iron-vira",
        "special",
        only_with(lambda rules: rules.vira != NO_VIRA, _iron_vira),
        "iron-hidden-vira",
        by_code(asfo="S-ASFO-11"),
    ),
    Feature(
        "iron-cover",
        "special",
        named("iron_cover", {COVER_ALWAYS: "as-usual", COVER_SEEN_CARDS: "seen-only", COVER_NEVER: "never"}),
        "iron-cover",
        by_code("S-FEN-14", "S-ASFO-11"),
    ),
    Feature("target", "match", number("target", "points"), "partida"),
    Feature("record", "match", _cap, clauses=by_code("S-FEN-28", "S-ASFO-27", "S-SIN-09")),
    Feature("best-of", "match", number("best_of", "many", "one"), clauses=by_code("FEN-3a", "ASFO-JOGO-4", "S-SIN-30")),
)
