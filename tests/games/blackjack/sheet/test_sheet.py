"""A scoreboard of blackjack: stacks in half chips, what is refused, corrections, decisions, confirmations, and its words."""

import pytest

from carteado.game import REFEREE, Illegal
from carteado.games.blackjack.sheet.entries import Played, Round, ShownSession, Staked
from carteado.games.blackjack.sheet.keeping import new
from carteado.games.blackjack.sheet.session import BlackjackMatch
from carteado.placar import Confirm, Correction, Entry, Incident, Placar, Tally
from carteado.words import Words
from carteado.words.placar import consequence, credit, line, refusal
from carteado.words.placar_names import Names

Sheet = Placar[BlackjackMatch]
NAMES = Names(Words("pt-BR").of("blackjack"), ("", "", ""), ("Ana", "Bia", "Caio"))
ENGLISH = Names(Words("en").of("blackjack"), ("", "", ""), ("Ana", "Bia", "Caio"))
RESPLIT = {"resplit": "true", "das": "true"}


def sheet(seats: int = 1, best_of: int = 1, judge: bool = False, **settings: str) -> Sheet:
    return new(settings, seats, best_of, judge)


def bet(told: str, seat: int = 0, chips: int = 10) -> Staked:
    """A bet of a seat: how each of its hands ended, `2x` before one that was doubled, `+` last where it was insured."""
    words = told.split()
    insured = words[-1:] == ["+"]
    hands = [Played(word.removeprefix("2x"), word.startswith("2x")) for word in (words[:-1] if insured else words)]
    return Staked(seat, chips, tuple(hands), insured)


def rodada(house: str, *staked: Staked, number: int = 1) -> Round:
    return Round(number, house, staked)


def score(placar: Sheet) -> tuple[int, ...]:
    return placar.match.partidas[-1].score


def most(placar: Sheet) -> tuple[int, ...]:
    own = placar.shown().own
    assert isinstance(own, ShownSession)
    assert own.rodada is not None
    return own.rodada.most


def refused(placar: Sheet, entry: Entry, side: int = 0) -> tuple[str, str]:
    with pytest.raises(Illegal) as told:
        placar.enter(side, entry)
    return (told.value.reason.code, told.value.reason.clause)


@pytest.mark.parametrize(
    ("house", "hands", "net"),
    [
        ("stands", "blackjack", 15),
        ("blackjack", "blackjack", 0),
        ("stands", "win", 10),
        ("stands", "tie", 0),
        ("stands", "loss", -10),
        ("bust", "win bust", 0),
        ("bust", "win win", 20),
        ("blackjack", "loss", -10),
        ("stands", "2xwin", 20),
        ("stands", "2xtie", 0),
        ("stands", "2xloss", -20),
        ("stands", "2xbust", -20),
        ("stands", "win loss", 0),
        ("stands", "loss loss", -20),
        ("stands", "2xwin loss", 10),
        ("stands", "win win win loss", 20),
        ("blackjack", "loss +", 0),
        ("blackjack", "blackjack +", 10),
        ("stands", "win +", 5),
        ("stands", "tie +", -5),
        ("stands", "loss +", -15),
        ("stands", "blackjack +", 10),
        ("stands", "surrender", -5),
        ("stands", "surrender +", -10),
    ],
)
def test_a_round_brings_what_the_table_of_payments_says(house: str, hands: str, net: int) -> None:
    placar = new({"surrender": "late", **RESPLIT}, 1).enter(0, rodada(house, bet(hands)))
    assert score(placar) == (200 + 2 * net,)
    assert sum(paid.points for paid in placar.match.partidas[-1].credits) == 2 * net


@pytest.mark.clause("BJ-S15")
@pytest.mark.parametrize(("hands", "halves"), [("blackjack", 15), ("surrender", -5), ("loss +", -15), ("2xwin", 20)])
def test_odd_bets_make_half_chips_which_stay_in_the_stack(hands: str, halves: int) -> None:
    placar = sheet(surrender="late").enter(0, rodada("stands", bet(hands, chips=5)))
    assert score(placar) == (200 + halves,)


def test_a_half_chip_is_no_bet_and_pays_an_insurance() -> None:
    placar = sheet(stack="5", bet_min="1").enter(0, rodada("stands", bet("blackjack", chips=1)))
    assert (score(placar), most(placar)) == ((13,), (6,))
    assert refused(placar, rodada("stands", bet("win", chips=7), number=2)) == ("staked-chips", "BJ-DIST-1")
    placar = placar.enter(0, rodada("stands", bet("loss", chips=5), number=2))
    assert (score(placar), most(placar)) == ((3,), (1,))
    assert score(placar.enter(0, rodada("stands", bet("tie +", chips=1), number=3))) == (2,)


@pytest.mark.clause("BJ-S20")
def test_who_cannot_bet_the_minimum_sits_out_and_the_session_ends_with_the_rounds() -> None:
    placar = sheet(2, stack="10", rounds="2").enter(0, rodada("stands", bet("loss"), bet("win", 1)))
    assert (score(placar), most(placar)) == ((0, 40), (0, 20))
    assert refused(placar, rodada("stands", bet("win", chips=2), number=2)) == ("sits-out", "BJ-S20")
    ended = placar.enter(1, rodada("stands", bet("tie", 1), number=2))
    assert (ended.match.partidas[-1].clause, ended.match.winners()) == ("BJ-S20", (1,))
    nobody = sheet(2, stack="10").enter(0, rodada("stands", bet("loss"), bet("bust", 1)))
    assert (nobody.match.partidas[-1].over, nobody.match.winners()) == (True, ())


CANNOT_BE = [
    (rodada("stands", bet("win"), number=2), {}, ("another-deal", "")),
    (rodada("stands", bet("win"), bet("win")), {}, ("seat-twice", "BJ-DIST-1")),
    (rodada("stands", bet("win", 1)), {}, ("no-such-seat", "")),
    (rodada("stands"), {}, ("few-bets", "BJ-MESA-1")),
    (rodada("stands", bet("win", chips=1)), {}, ("bet-limits", "BJ-DIST-1")),
    (rodada("stands", bet("win", chips=21)), {}, ("bet-limits", "BJ-S16")),
    (rodada("stands", bet("2xwin")), {"stack": "19"}, ("staked-chips", "BJ-S3")),
    (rodada("stands", bet("win loss")), {"stack": "19"}, ("staked-chips", "BJ-SPLIT-4")),
    (rodada("stands", bet("win +")), {"stack": "14"}, ("staked-chips", "BJ-SEGURO-2")),
    (rodada("stands", bet("")), {}, ("no-hand", "BJ-DIST-2")),
    (rodada("stands", bet("win win win")), {}, ("too-many-hands", "BJ-OPT-RESPLIT-1")),
    (rodada("stands", bet("win win win win")), {**RESPLIT, "max_hands": "3"}, ("too-many-hands", "BJ-OPT-RESPLIT-2")),
    (rodada("stands", bet("blackjack win")), {}, ("split-no-blackjack", "BJ-SPLIT-3")),
    (rodada("stands", bet("2xwin win")), {}, ("split-no-double", "BJ-OPT-DAS")),
    (rodada("stands", bet("surrender")), {}, ("no-surrender-here", "BJ-OPT-REND-1")),
    (rodada("stands", bet("surrender win")), {"surrender": "late"}, ("split-no-surrender", "BJ-S11")),
    (rodada("stands", bet("2xblackjack")), {}, ("not-doubled", "BJ-S3")),
    (rodada("stands", bet("2xsurrender")), {"surrender": "late"}, ("not-doubled", "BJ-OPT-REND-2")),
    (rodada("stands", bet("surrender +")), {"surrender": "early"}, ("insured-or-given-up", "BJ-S18")),
    (rodada("bust", bet("bust")), {}, ("house-idle", "BJ-S13")),
    (rodada("bust", bet("loss")), {}, ("house-bust-wins", "BJ-CRUP-4")),
    (rodada("bust", bet("tie")), {}, ("house-bust-wins", "BJ-CRUP-4")),
    (rodada("blackjack", bet("win")), {}, ("house-blackjack-beats", "BJ-BJ-2")),
    (rodada("blackjack", bet("tie")), {}, ("house-blackjack-beats", "BJ-BJ-2")),
    (rodada("blackjack", bet("surrender")), {"surrender": "late"}, ("given-up-too-late", "BJ-OPT-REND-4")),
    (rodada("blackjack", bet("bust")), {}, ("played-after-look", "BJ-S1")),
    (rodada("blackjack", bet("2xloss")), {}, ("played-after-look", "BJ-S1")),
    (rodada("blackjack", bet("loss loss")), {}, ("played-after-look", "BJ-S1")),
    (Tally(1, (10,)), {}, ("not-of-this-code", "")),
]


@pytest.mark.parametrize(("entry", "settings", "why"), CANNOT_BE)
def test_what_cannot_have_been_is_refused_in_words(entry: Entry, settings: dict[str, str], why: tuple[str, str]) -> None:
    placar = new(settings, 1)
    assert refused(placar, entry) == why
    reason = placar.check(0, entry)
    assert reason is not None
    told = [refusal(names, reason) for names in (NAMES, ENGLISH)]
    assert told[0] != told[1]
    assert all("{" not in sentence for sentence in told)


def test_against_an_ace_nobody_gives_up_where_the_house_says_so() -> None:
    entry = rodada("stands", bet("win +"), bet("surrender", 1))
    assert refused(sheet(2, surrender="early", early_vs="not_ace"), entry) == ("given-up-against-ace", "BJ-S12")
    assert score(sheet(2, surrender="early").enter(0, entry)) == (210, 190)


@pytest.mark.clause("BJ-S1")
def test_where_the_house_does_not_look_all_that_was_staked_is_lost_to_its_blackjack() -> None:
    placar = sheet(3, peek="false").enter(0, rodada("blackjack", bet("2xloss"), bet("loss loss +", 1), bet("bust", 2)))
    assert score(placar) == (160, 180, 180)


def test_a_round_is_corrected_and_what_comes_after_it_is_counted_again() -> None:
    placar = sheet(2).enter(0, rodada("stands", bet("win"), bet("loss", 1))).enter(1, rodada("bust", bet("win"), number=2))
    corrected = placar.enter(1, Correction(1, rodada("stands", bet("blackjack", chips=5), bet("tie", 1))))
    assert (score(placar), score(corrected)) == ((240, 180), (235, 200))
    poor = sheet(stack="10").enter(0, rodada("stands", bet("win"))).enter(0, rodada("stands", bet("2xwin"), number=2))
    assert refused(poor, Correction(1, rodada("stands", bet("tie"))))[0] == "later-line"


def test_everybody_confirms_the_result_and_a_correction_asks_again() -> None:
    placar = sheet(3, rounds="1").enter(0, rodada("stands", bet("blackjack", chips=5), bet("loss", 1), bet("tie", 2)))
    assert (score(placar), placar.actors()) == ((215, 180, 200), (0, 1, 2))
    assert refused(placar, Confirm(1, (214, 180, 200)))[0] == "another-score"
    for side in (0, 2):
        placar = placar.enter(side, Confirm(1, (215, 180, 200)))
    assert placar.actors() == (1,)
    again = placar.enter(1, Correction(1, rodada("stands", bet("blackjack", chips=5), bet("tie", 1), bet("tie", 2))))
    assert (score(again), again.actors()) == ((215, 200, 200), (0, 1, 2))
    assert refused(sheet(), Confirm(1, (200,))) == ("partida-not-over", "BJ-S20")


def test_another_session_begins_with_whole_stacks_once_all_have_confirmed() -> None:
    placar = sheet(2, 3, rounds="1").enter(0, rodada("stands", bet("win"), bet("loss", 1)))
    second = rodada("stands", bet("loss"), bet("win", 1))
    assert refused(placar, second)[0] == "confirm-first"
    for side in (0, 1):
        placar = placar.enter(side, Confirm(1, (220, 180)))
    assert (most(placar), score(placar.enter(0, second))) == ((20, 20), (180, 220))


@pytest.mark.clause("BJ-S21")
def test_the_table_sets_chips_or_takes_a_round_back_with_a_reason() -> None:
    placar = sheet(2).enter(0, rodada("stands", bet("win"), bet("loss", 1)))
    assert refused(placar, Incident("BJ-S21", score=(200, 200))) == ("ruling-without-reason", "BJ-S21")
    assert refused(placar, Incident("BJ-S21", why="troco")) == ("ruling-score-or-void", "BJ-S21")
    assert refused(placar, Incident("BJ-S21", score=(1,), why="troco")) == ("ruling-score", "BJ-S21")
    assert refused(placar, Incident("BJ-S1", score=(1, 1), why="troco"))[0] == "unknown-ruling"
    moved = placar.enter(1, Incident("BJ-S21", score=(213, 187), why="troco"))
    assert (score(moved), moved.shown().mao) == ((213, 187), 2)
    back = placar.enter(0, Incident("BJ-S21", when="after", sanction="void", why="carta virada"))
    assert (score(back), back.shown().mao) == ((200, 200), 1)
    now = placar.enter(0, Incident("BJ-S21", sanction="void", why="carta virada"))
    assert (score(now), now.shown().mao) == ((220, 180), 2)
    over = placar.enter(0, Incident("BJ-S21", score=(3, 0), why="saíram"))
    assert over.match.partidas[-1].over


def test_with_a_judge_nobody_else_writes() -> None:
    placar, entry = sheet(judge=True), rodada("stands", bet("win"))
    assert refused(placar, entry) == ("judge-pays", "BJ-S21")
    assert score(placar.enter(REFEREE, entry)) == (220,)


@pytest.mark.parametrize("seats", [0, 8])
def test_one_to_seven_sit_at_it(seats: int) -> None:
    assert sheet(7).count == 7
    with pytest.raises(ValueError, match="seats"):
        sheet(seats)
    with pytest.raises(ValueError, match="seats"):
        sheet(2, min_players="3")


def test_lines_bills_and_consequences_in_words() -> None:
    told = rodada("stands", bet("2xwin loss", chips=5), bet("loss +", 1), number=3)
    assert line(NAMES, told) == (
        "Rodada 3: o crupiê parou. Ana (5 fichas): dobrou e ganhou, perdeu. Bia (10 fichas e seguro): perdeu."
    )
    assert line(ENGLISH, rodada("blackjack", bet("blackjack", chips=1))).startswith("Round 1: ")
    paid = sheet(2, das="true").enter(0, rodada("stands", bet("2xwin loss", chips=5), bet("blackjack +", 1, 5)))
    bill = [credit(NAMES, each.side, each.points, each.part) for each in paid.match.partidas[-1].credits]
    assert bill == [
        "Ana (mão 1): +10 fichas, mão ganha.",
        "Ana (mão 2): −5 fichas, mão perdida.",
        "Bia: −2,5 fichas do seguro.",
        "Bia: +7,5 fichas, BlackJack, 1,5 para 1.",
    ]
    assert "joga de novo" in consequence(NAMES, sheet().foresee(Incident("BJ-S21", sanction="void", why="x")))
