"""The referee who is asked without a table: what hands are worth, what may be done with them, what is paid; the unforeseen."""

from pathlib import Path
from typing import Any

import pytest

from carteado.arbitro import Asked, Verdict, referees
from carteado.game import Reason
from carteado.games.blackjack.rulings.table import Table
from carteado.games.blackjack.rulings.usual import TABLES
from carteado.options import BadOption
from carteado.words import Words, arbitro
from server.server_kit import site

PLAIN: dict[str, str] = {}
LIMITS = {"bet_min": "5", "bet_max": "9"}
RESPLIT = "BJ-OPT-RESPLIT-1"
EARLY, LATE = {"surrender": "early"}, {"surrender": "late"}
ALL = {"das": "true", "resplit": "true", "resplit_aces": "true"}


def case(clause: str, *values: Any) -> Any:
    """A parameter that proves one clause."""
    return pytest.param(*values, marks=pytest.mark.clause(clause))


def judged(facts: Table, options: dict[str, str] = PLAIN, clause: str = "BJ-VIT-1") -> Verdict | Reason:
    return referees()["blackjack"].judged(Asked(clause, options=options, facts=facts))


def found(facts: Table, options: dict[str, str] = PLAIN) -> Verdict:
    verdict = judged(facts, options)
    assert isinstance(verdict, Verdict), verdict
    return verdict


def paid(facts: Table, options: dict[str, str] = PLAIN) -> tuple[float, list[str]]:
    """Chips won in all, and the clauses of what was paid."""
    verdict = found(facts, options)
    money = [each.clause for each in verdict.findings if each.words.startswith(("pays", "insurance"))]
    return verdict.consequence.points / 2, money


def may(facts: Table, options: dict[str, str] = PLAIN) -> dict[str, str]:
    """What may be done, by the clause; "!" before the clause of what may not."""
    verdict = found(facts, options)
    assert verdict.consequence.words == "may"
    told = [each for each in verdict.findings if each.words.startswith("may")]
    return {each.words.rpartition("-")[2]: ("!" if "not" in each.words else "") + each.clause for each in told}


BLACKJACK, EIGHTEEN, NINETEEN = ("AP KC",), ("10P 8C",), ("10P 9C",)
PAYOUTS = [
    case("BJ-BJ-3", Table("10E 9O", BLACKJACK), PLAIN, 15, ["BJ-BJ-3"]),
    case("BJ-BJ-2", Table("10E 5O 6P", BLACKJACK), PLAIN, 15, ["BJ-BJ-3"]),
    case("BJ-BJ-4", Table("AO QE", BLACKJACK), PLAIN, 0, ["BJ-BJ-4"]),
    case("BJ-S15", Table("10E 9O", BLACKJACK, bet=5), PLAIN, 7.5, ["BJ-BJ-3"]),
    case("BJ-VIT-1", Table("10E 8O", NINETEEN), PLAIN, 10, ["BJ-VIT-1"]),
    case("BJ-EMP-1", Table("10E 8O", EIGHTEEN), PLAIN, 0, ["BJ-EMP-1"]),
    case("BJ-VIT-1", Table("10E 9O", EIGHTEEN), PLAIN, -10, ["BJ-VIT-1"]),
    case("BJ-VIT-1", Table("10E KO", ("5P 6C 10O",)), PLAIN, 10, ["BJ-VIT-1"]),
    case("BJ-JOGO-3", Table("10C 6E KO", ("10P 6C KP",)), PLAIN, -10, ["BJ-JOGO-3"]),
    case("BJ-CRUP-4", Table("10P 6C KE", ("7O 5C",)), PLAIN, 10, ["BJ-CRUP-4"]),
    case("BJ-S1", Table("AP KC", ("10P 5C 6E",)), {"peek": "false"}, -10, ["BJ-BJ-2"]),
    case("BJ-DOBRA-3", Table("10P 9C", ("6P 5C 10O",), (0,)), PLAIN, 20, ["BJ-DOBRA-3"]),
    case("BJ-DOBRA-3", Table("10P KC", ("6P 5C 9O",), (0,)), PLAIN, 0, ["BJ-EMP-1"]),
    case("BJ-DOBRA-3", Table("10P KC", ("6P 5C 8O",), (0,)), PLAIN, -20, ["BJ-DOBRA-3"]),
    case("BJ-SPLIT-4", Table("10C 8O", ("8P KC", "8E AO")), PLAIN, 10, ["BJ-EMP-1", "BJ-VIT-1"]),
    case("BJ-SPLIT-4", Table("10C 9O", ("8P KC", "8E 9P")), PLAIN, -20, ["BJ-VIT-1", "BJ-VIT-1"]),
    case("BJ-SPLIT-3", Table("10P KC", ("AP KE", "AC QO")), PLAIN, 20, ["BJ-VIT-1", "BJ-VIT-1"]),
    case("BJ-S4", Table("10P 9C", ("10C AE", "KC QO")), PLAIN, 20, ["BJ-VIT-1", "BJ-VIT-1"]),
    case("BJ-SEGURO-3", Table("AP KC", EIGHTEEN, insured=True), PLAIN, 0, ["BJ-SEGURO-3", "BJ-BJ-2"]),
    case("BJ-S9", Table("AP KC", ("AC QC",), insured=True), PLAIN, 10, ["BJ-SEGURO-3", "BJ-BJ-4"]),
    case("BJ-S9", Table("AP 7C", ("AC QC",), insured=True), PLAIN, 10, ["BJ-SEGURO-4", "BJ-BJ-3"]),
    case("BJ-SEGURO-4", Table("AP 7C", NINETEEN, insured=True), PLAIN, 5, ["BJ-SEGURO-4", "BJ-VIT-1"]),
    case("BJ-SEGURO-4", Table("AP 7C", EIGHTEEN, insured=True), PLAIN, -5, ["BJ-SEGURO-4", "BJ-EMP-1"]),
    case("BJ-SEGURO-4", Table("AP 9C", EIGHTEEN, insured=True), PLAIN, -15, ["BJ-SEGURO-4", "BJ-VIT-1"]),
    case("BJ-OPT-REND-1", Table("10C 9E", ("10P 6C",), surrendered=True), LATE, -5, ["BJ-OPT-REND-1"]),
    case("BJ-OPT-REND-3", Table("AP KC", ("10P 6C",), surrendered=True), EARLY, -5, ["BJ-OPT-REND-1"]),
    case("BJ-OPT-REND-4", Table("AP KC", ("10P 6C",), surrendered=True), LATE, -10, ["BJ-BJ-2"]),
    case("BJ-S18", Table("AP 7C", ("10P 6C",), insured=True, surrendered=True), LATE, -10, ["BJ-SEGURO-4", "BJ-OPT-REND-1"]),
    case("BJ-OPT-DAS", Table("10P 9C", ("8P 3C 10O", "8C KO"), (0,)), ALL, 10, ["BJ-DOBRA-3", "BJ-VIT-1"]),
    case("BJ-OPT-RESPLIT-3", Table("10P 8C", ("8P KC", "8E AO", "8O AC", "8C 9E")), ALL, 10, ["BJ-EMP-1"] + 3 * ["BJ-VIT-1"]),
]  # fmt: skip


@pytest.mark.parametrize(("facts", "options", "chips", "clauses"), PAYOUTS)
def test_what_is_paid(facts: Table, options: dict[str, str], chips: float, clauses: list[str]) -> None:
    assert paid(facts, options) == (chips, clauses)


@pytest.mark.parametrize(
    ("facts", "options", "expected"),
    [
        case("BJ-SPLIT-1", Table("6C", ("8P 8C",)), PLAIN, {"Split": "BJ-SPLIT-1"}),
        case("BJ-SPLIT-1", Table("6C", ("7P 8C",)), PLAIN, {"Split": "!BJ-SPLIT-1"}),
        case("BJ-S5", Table("6C", ("KP 10C",)), PLAIN, {"Split": "BJ-S5"}),
        case("BJ-S5", Table("6C", ("KP 10C",)), {"split_by": "rank"}, {"Split": "!BJ-S5"}),
        case("BJ-SPLIT-4", Table("6C", ("8P 8C",), chips=15), PLAIN, {"Split": "!BJ-SPLIT-4", "Double": "!BJ-S3"}),
        case("BJ-DOBRA-1", Table("6C", ("6P 5C",)), PLAIN, {"Double": "BJ-DOBRA-1", "Hit": "BJ-JOGO-2"}),
        case("BJ-S3", Table("6C", ("6P 5C 2O",)), PLAIN, {"Double": "!BJ-S3", "Stand": "BJ-JOGO-1"}),
        case("BJ-SEGURO-1", Table("AP", EIGHTEEN), PLAIN, {"Insure": "BJ-SEGURO-1"}),
        case("BJ-SEGURO-1", Table("KP", EIGHTEEN), PLAIN, {"Insure": "!BJ-SEGURO-1"}),
        case("BJ-SEGURO-2", Table("AP", EIGHTEEN, chips=14), PLAIN, {"Insure": "!BJ-SEGURO-2"}),
        case(RESPLIT, Table("6C", ("8P 8E", "8C")), PLAIN, {"Split": f"!{RESPLIT}", "Double": "!BJ-OPT-DAS"}),
        case(RESPLIT, Table("6C", ("8P 8E", "8C")), ALL, {"Split": "BJ-OPT-RESPLIT-1", "Double": "BJ-OPT-DAS"}),
        case("BJ-OPT-RESPLIT-2", Table("6C", ("8P 8E", "8O", "8C")), ALL, {"Split": "!BJ-OPT-RESPLIT-2"}),
        case("BJ-S6", Table("6C", ("AP AE", "AC")), ALL, {"Split": "BJ-S6", "Hit": "!BJ-SPLIT-2"}),
        case("BJ-OPT-REND-1", Table("10C", ("10P 6C",)), PLAIN, {"Surrender": "!BJ-OPT-REND-1"}),
        case("BJ-OPT-REND-4", Table("10C", ("10P 6C",)), LATE, {"Surrender": "BJ-OPT-REND-4"}),
        case("BJ-OPT-REND-2", Table("10C", ("10P 2C 4E",)), LATE, {"Surrender": "!BJ-OPT-REND-2"}),
        case("BJ-OPT-REND-3", Table("10C", ("10P 6C",)), EARLY, {"Surrender": "BJ-OPT-REND-3"}),
        case("BJ-OPT-REND-3", Table("10C", ("10P 2C 4E",)), EARLY, {"Surrender": "!BJ-OPT-REND-3"}),
        case("BJ-S11", Table("10C", BLACKJACK), EARLY, {"Surrender": "!BJ-S11", "Hit": "!BJ-JOGO-1", "Stand": "BJ-JOGO-1"}),
        case("BJ-S12", Table("AC", ("10P 6C",)), EARLY, {"Surrender": "BJ-OPT-REND-3", "Insure": "BJ-SEGURO-1"}),
        case("BJ-S12", Table("AC", ("10P 6C",)), EARLY | {"early_vs": "not_ace"}, {"Surrender": "!BJ-S12"}),
    ],
)  # fmt: skip
def test_what_may_be_done(facts: Table, options: dict[str, str], expected: dict[str, str]) -> None:
    told = may(facts, options)
    assert {act: told[act] for act in expected} == expected


@pytest.mark.parametrize(
    ("facts", "options", "code", "clause", "told"),
    [
        case("BJ-JOGO-3", Table("6C 10P", ("10P 6C KP 2C",)), PLAIN, "over-already", "BJ-JOGO-3", ()),
        case("BJ-DOBRA-2", Table("6C 10P", ("6P 5C 2O 3O",), (0,)), PLAIN, "double-one-only", "BJ-DOBRA-2", ()),
        case("BJ-DOBRA-2", Table("6C", ("6P 5C",), (0,)), PLAIN, "double-one-only", "BJ-DOBRA-2", ()),
        case("BJ-SPLIT-2", Table("6C 10P", ("AP 5E 5C", "AC 9C")), PLAIN, "split-aces-one-card", "BJ-SPLIT-2", ()),
        case("BJ-S8", Table("6C 10P", ("AP 5E 5C", "AC 9C"), (0,)), ALL, "split-aces-one-card", "BJ-SPLIT-2", ()),
        case("BJ-SPLIT-1", Table("6C 10P", ("7P 5E", "8C 9C")), PLAIN, "no-pair", "BJ-SPLIT-1", ()),
        case(RESPLIT, Table("6C 10P", ("8P 5E", "8C 9C", "8O 2C")), PLAIN, "no-resplit", RESPLIT, ()),
        case("BJ-OPT-DAS", Table("6C 10P", ("8P 3E KO", "8C 9C"), (0,)), PLAIN, "double-after-split", "BJ-OPT-DAS", ()),
        case("BJ-SEGURO-1", Table("KC 10P", EIGHTEEN, insured=True), PLAIN, "no-ace-open", "BJ-SEGURO-1", ()),
        case("BJ-SEGURO-2", Table("AC 9P", EIGHTEEN, insured=True, chips=14), PLAIN, "chips-short", "BJ-SEGURO-2", (10, 8)),
        case("BJ-OPT-REND-1", Table("KC 9P", EIGHTEEN, surrendered=True), PLAIN, "no-surrender", "BJ-OPT-REND-1", ()),
        case("BJ-OPT-REND-2", Table("KC 9P", ("10P 2C 2O",), surrendered=True), LATE, "surrender-first", "BJ-OPT-REND-2", ()),
        case("BJ-S11", Table("KC 9P", ("8P 2C", "8C 2O"), surrendered=True), LATE, "surrender-split", "BJ-S11", ()),
        case("BJ-S11", Table("KC 9P", BLACKJACK, surrendered=True), EARLY, "surrender-blackjack", "BJ-S11", ()),
        case("BJ-S18", Table("AC 9P", EIGHTEEN, insured=True, surrendered=True), EARLY, "insured-or-given-up", "BJ-S18", (0,)),
        case("BJ-DIST-1", Table("KC 9P", EIGHTEEN, bet=4), {"bet_min": "5"}, "bet-below", "BJ-DIST-1", (5, 4)),
        case("BJ-S20", Table("KC 9P", EIGHTEEN, bet=4, chips=4), LIMITS, "sits-out", "BJ-S20", (0, 5)),
    ],
)  # fmt: skip
def test_what_was_not_allowed_is_told_with_its_clause(
    facts: Table, options: dict[str, str], code: str, clause: str, told: tuple[int, ...]
) -> None:
    reason = Reason(code, clause, told)
    assert judged(facts, options) == reason
    referee = referees()["blackjack"]
    for lang in Words.LANGUAGES:
        sentence = arbitro.refused(Words(lang), referee, Asked("BJ-VIT-1", options=options), reason)
        assert sentence
        assert "{" not in sentence


@pytest.mark.parametrize(
    ("facts", "options", "words", "clause"),
    [
        case("BJ-CRUP-3", Table("10P 6C", EIGHTEEN), PLAIN, "house-must-draw", "BJ-CRUP-3"),
        case("BJ-CRUP-2", Table("AP 6C 3O", EIGHTEEN), PLAIN, "house-must-stand", "BJ-CRUP-2"),
        case("BJ-S2", Table("AP 6C", EIGHTEEN), {"hit_soft_17": "true"}, "house-must-draw", "BJ-CRUP-3"),
        case("BJ-S13", Table("10C 6E 5P", ("10P 6C KP",), others=False), PLAIN, "house-need-not", "BJ-S13"),
        case("BJ-S1", Table("AP KC", ("10P 5C 6E",)), PLAIN, "after-look", "BJ-S1"),
    ],
)
def test_the_house_has_no_choice(facts: Table, options: dict[str, str], words: str, clause: str) -> None:
    verdict = found(facts, options)
    assert (words, clause) in [(each.words, each.clause) for each in verdict.findings]
    assert (verdict.consequence.words == "house-to-draw") == (words == "house-must-draw")


@pytest.mark.parametrize(
    ("hands", "words", "clause"),
    [
        case("BJ-VAL-2", ("7O 9C",), "worth", "BJ-VAL-2"),
        case("BJ-VAL-3", ("KP QC",), "worth", "BJ-VAL-3"),
        case("BJ-VAL-4", ("AP 9C",), "worth-soft", "BJ-VAL-4"),
        case("BJ-VAL-4", ("AP 9C 5E",), "worth-ace", "BJ-VAL-4"),
        case("BJ-BJ-1", ("AP KC",), "worth-blackjack", "BJ-BJ-1"),
        case("BJ-BJ-1", ("5P 6C KO",), "worth-21", "BJ-BJ-1"),
        case("BJ-SPLIT-3", ("AP KC", "AC"), "worth-split", "BJ-SPLIT-3"),
        case("BJ-JOGO-3", ("10P 6C KO",), "worth-bust", "BJ-JOGO-3"),
    ],
)
def test_what_a_hand_is_worth(hands: tuple[str, ...], words: str, clause: str) -> None:
    first = found(Table("9C", hands)).findings[0]
    assert (first.words, first.clause) == (words, clause)


@pytest.mark.parametrize("hands", [("10P 6C KO",), ("6P 5C 2O",), ("AP 5E", "AC")])
def test_a_hand_that_is_over_has_no_choices(hands: tuple[str, ...]) -> None:
    doubled = (0,) if hands == ("6P 5C 2O",) else ()
    verdict = found(Table("9C", hands, doubled))
    assert (verdict.consequence.words, [each for each in verdict.findings if each.words.startswith("may")]) == ("hand-over", [])


def test_cards_that_no_shoe_has_are_no_table() -> None:
    wrong = (
        Table("", EIGHTEEN), Table("9C", ()), Table("9C", ("10P",)), Table("9C 8C", ("8P 2C", "8C")),
        Table("9C", ("10P 8C", "")),
        Table("9C", ("8P", "8C 2C")), Table("9C", ("10P ZZ",)), Table("10P 10P", ("10P 10P 10P", "10P 10P")),
        Table("9C 8C", EIGHTEEN, (1,)),
    )  # fmt: skip
    for facts in wrong:
        with pytest.raises(ValueError, match=r".+"):
            judged(facts)
    with pytest.raises(ValueError, match="cards"):
        judged(Table("10P 9C", ("10P 8C",)), {"decks": "1"})
    with pytest.raises(ValueError, match="facts"):
        referees()["blackjack"].judged(Asked("BJ-VIT-1", facts=object()))
    with pytest.raises(BadOption):
        judged(Table(), {"surrender": "late", "peek": "false"})


@pytest.mark.clause("BJ-S21")
def test_the_unforeseen_sets_chips_or_voids_the_round() -> None:
    referee = referees()["blackjack"]
    told, void = referee.judged(Asked("BJ-S21")), referee.judged(Asked("BJ-S21", sanction="void"))
    assert isinstance(told, Verdict)
    assert isinstance(void, Verdict)
    assert (told.consequence.words, void.consequence.words) == ("set-score", "deal-void")
    assert referee.judged(Asked("BJ-S21", sanction="b")) == Reason("no-such-choice", "BJ-S21")
    assert referee.judged(Asked("BJ-DIST-1")) == Reason("unknown-ruling", "", ("BJ-DIST-1",))


@pytest.mark.parametrize("options", [PLAIN, EARLY, LATE, ALL, {"peek": "false"}, {"split_by": "rank"}])
@pytest.mark.parametrize("clause", TABLES)
def test_every_doubt_has_an_answer_in_both_languages(clause: str, options: dict[str, str]) -> None:
    referee, asked = referees()["blackjack"], Asked(clause, options=options)
    verdict = referee.judged(asked)
    for lang in Words.LANGUAGES:
        words = Words(lang)
        if isinstance(verdict, Reason):
            told = [arbitro.refused(words, referee, asked, verdict)]
        else:
            told = [
                arbitro.told(words, referee, asked, verdict),
                *[text for text, _ in arbitro.findings(words, referee, verdict)],
            ]
        assert all(told)
        assert not [sentence for sentence in told if "{" in sentence]


async def test_over_http_in_words(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        facts: dict[str, Any] = {"type": "blackjack", "house": "10E 9O", "hands": ["AP KC"], "bet": 5}
        asked = {"clause": "BJ-BJ-3", "facts": facts}
        told = (await here.client.post("/api/regulations/blackjack/consequence", json=asked)).json()
        wrong = await here.client.post(
            "/api/regulations/blackjack/consequence", json={**asked, "facts": {**facts, "house": "?"}}
        )
        listed = (await here.client.get("/api/regulations/blackjack/irregularities")).json()
    assert told["text"] == "A rodada é de quem joga. Quem joga: +7,5 fichas ao todo."
    assert told["findings"] == [
        {"text": "Mão, A♣ K♥: BlackJack.", "clause": "BJ-BJ-1"},
        {"text": "Crupiê, 10♠ 9♦: 19.", "clause": "BJ-VAL-2"},
        {"text": "Mão: o BlackJack ganha e paga 1,5 para 1: +7,5 fichas.", "clause": "BJ-BJ-3"},
    ]
    assert wrong.status_code == 422
    assert {ruling["clause"] for ruling in listed} == {*TABLES, "BJ-S21"}
    assert all(ruling["title"] and ruling["effect"] and ruling["text"]["en"] for ruling in listed)
