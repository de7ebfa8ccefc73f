"""What a side decides together: asked privately, agreed to or declined, by people and bots in every combination."""

from random import Random
from typing import Any

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE, Action
from carteado.games.cego.rules.acts import GiveHandUp
from carteado.games.truco.rules.acts import Accept, Concede, GiveUp, PlayOn, Raise, Run
from carteado.table import due, incoming
from carteado.table import entries as log
from carteado.tricks.play import Play
from games.cego.table.six_kit import SIX, sat
from games.cego.table.six_kit import dealt as dealt_in_trios
from games.cego.table.six_kit import mesa as cego_mesa
from table.client_kit import Page
from table.play_kit import Crowd, begun, dealt, mesa, page_of
from table.table_kit import ANA, FOUR, JUIZ, RITA, Process, facts

CONCEDE = {"concede": "true"}
BOTH = {"answerPolicy": "acceptByOneFoldByBoth"}


def _table(options: dict[str, str], score: tuple[int, int] = (0, 0), people: int = 4, dealer: int = 0) -> Process:
    process = begun(FOUR[:people], juiz=JUIZ, options=options)
    process.enter(RITA)
    dealt(process, score=score, dealer=dealer)
    return process


def _thinks(process: Process, **thoughts: Action | None) -> None:
    """What the bots of these seats want just now."""
    process.table.thoughts = {seat: thoughts.get(f"seat{seat}") for seat in process.table.bots_to_move()}
    process.table.thought_ply = process.table.ply


def _page(process: Process, seat: int) -> Page:
    return page_of(process, seat)


# Asking.


def test_the_partner_alone_hears_of_it() -> None:
    process = _table(CONCEDE)
    before = process.table.state
    process.acts(_page(process, 2), Concede(1))
    assert process.table.state == before
    shown = {page.role: page.proposal for page in process.pages}
    assert shown[0] is not None
    assert shown[0].seat == 2
    assert shown[0] == shown[2]
    assert [shown[role] for role in (1, 3, PUBLIC, REFEREE)] == [None] * 4
    told = {page.role: page.sent[-1][1] for page in process.pages}
    assert told[1] == told[3] == told[PUBLIC] == told[REFEREE]
    assert b"proposal" not in told[1]


def test_agreeing_is_doing_the_same() -> None:
    process = _table(CONCEDE)
    process.acts(_page(process, 2), Concede(1))
    process.acts(_page(process, 0), Concede(1))
    assert mesa(process).score == (0, 1)
    assert process.table.proposals == ()
    assert _page(process, 0).proposal is None


def test_declining_leaves_everything_as_it_was() -> None:
    process = _table(CONCEDE)
    process.acts(_page(process, 2), Concede(1))
    process.do(_page(process, 0), incoming.Decline)
    assert process.table.proposals == ()
    assert _page(process, 2).proposal is None
    assert mesa(process).phase == "play"
    process.acts(_page(process, 2), Play(Card.of("2P")))


def test_only_the_partner_declines() -> None:
    process = _table(CONCEDE)
    assert process.say(_page(process, 0), incoming.Decline).code == "nothing-proposed"
    process.acts(_page(process, 2), Concede(1))
    for role, code in ((1, "nothing-proposed"), (3, "nothing-proposed"), (2, "nothing-proposed"), (PUBLIC, "not-seated")):
        assert process.say(_page(process, role), incoming.Decline).code == code
    assert process.table.proposals != ()


def test_asking_twice_is_no_consent() -> None:
    process = _table(CONCEDE)
    process.acts(_page(process, 2), Concede(1))
    assert process.act(_page(process, 2), Concede(1)).code == "proposed-already"
    assert process.act(process.enter(FOUR[2]), Concede(1)).code == "proposed-already"
    assert mesa(process).phase == "play"


def test_asking_again_after_a_no() -> None:
    process = _table(CONCEDE)
    process.acts(_page(process, 2), Concede(1))
    process.do(_page(process, 0), incoming.Decline)
    process.acts(_page(process, 2), Concede(1))
    assert _page(process, 0).proposal is not None


def test_an_act_of_anybody_ends_the_question() -> None:
    process = _table(CONCEDE)
    process.acts(_page(process, 0), Concede(1))
    process.acts(_page(process, 1), Raise(3))
    assert process.table.proposals == ()
    assert _page(process, 2).proposal is None
    assert process.act(_page(process, 2), Concede(1)).code == "answer-first"


def test_both_sides_may_ask_their_partners_at_once() -> None:
    """What the others are asked is no consent of ours, and takes nothing of ours away."""
    process = _table(CONCEDE)
    process.acts(_page(process, 0), Concede(1))
    process.acts(_page(process, 1), Concede(1))
    assert mesa(process).phase == "play"
    assert [getattr(_page(process, seat).proposal, "seat", None) for seat in range(4)] == [0, 1, 0, 1]
    process.do(_page(process, 3), incoming.Decline)
    assert [getattr(_page(process, seat).proposal, "seat", None) for seat in range(4)] == [0, None, 0, None]
    process.acts(_page(process, 2), Concede(1))
    assert mesa(process).score == (0, 1)


def test_what_is_not_legal_cannot_be_asked() -> None:
    process = _table(CONCEDE)
    before = facts(process.table)
    assert process.act(_page(process, 2), Concede(3)).code == "concede-stake"
    assert process.act(_page(process, 2), GiveUp()).code == "not-eleven"
    assert facts(process.table) == before


def test_where_one_partner_speaks_for_both_nobody_is_asked() -> None:
    process = _table({}, (11, 4))
    process.acts(_page(process, 2), GiveUp())
    assert mesa(process).score == (11, 5)


def test_where_both_run_from_an_eleven_hand_the_rules_ask_the_partner() -> None:
    process = _table(BOTH, (11, 4))
    process.acts(_page(process, 2), Run(3))
    assert process.table.proposals == ()
    assert process.table.state is not None
    assert process.table.state.actors() == (0,)
    assert process.act(_page(process, 0), GiveUp()).code == "eleven-run"
    process.acts(_page(process, 0), Run(3))
    assert mesa(process).score == (11, 5)


def test_to_play_an_eleven_hand_one_is_enough() -> None:
    process = _table(BOTH, (11, 4))
    process.acts(_page(process, 2), Run(3))
    process.acts(_page(process, 0), PlayOn())
    assert mesa(process).phase == "play"
    assert process.table.proposals == ()


def test_the_log_tells_who_asked_and_who_agreed() -> None:
    process = _table(CONCEDE)
    process.acts(_page(process, 2), Concede(1))
    process.acts(_page(process, 0), Concede(1))
    asked, agreed = process.kept.since()[-2:]
    assert isinstance(asked, log.Proposed)
    assert isinstance(agreed, log.Acted)
    assert (asked.seat, agreed.seat, agreed.player) == (2, 0, ANA.player)


# Bots.


def test_a_bot_goes_along_with_a_person_who_concedes() -> None:
    process = _table(CONCEDE, people=2)
    _thinks(process)
    process.acts(_page(process, 0), Concede(1))
    _thinks(process)
    process.tick()
    assert mesa(process).score == (0, 1)


@pytest.mark.parametrize(("wants", "score", "phase"), [(Run(3), (11, 5), "shuffle"), (PlayOn(), (11, 4), "play")])
def test_a_bot_answers_a_person_who_runs_from_an_eleven_hand(wants: Action, score: tuple[int, int], phase: str) -> None:
    process = _table(BOTH, (11, 4), people=1)
    process.acts(_page(process, 0), Run(3))
    _thinks(process, seat2=wants)
    assert due(process.table) == process.table.acted_at + process.table.rest
    process.clock.now = due(process.table) or 0
    process.tick()
    assert (mesa(process).score, mesa(process).phase) == (score, phase)


def test_a_bot_leaves_the_choice_of_an_eleven_hand_to_a_person() -> None:
    process = _table(BOTH, (11, 4), people=1)
    _thinks(process, seat2=Run(3))
    assert due(process.table) is None
    process.acts(_page(process, 0), PlayOn())
    assert mesa(process).phase == "play"


def test_a_bot_on_turn_that_would_concede_beside_a_person_does_something_else() -> None:
    process = _table(CONCEDE, people=2, dealer=0)
    assert mesa(process).turn == 2
    _thinks(process, seat2=Concede(1))
    process.tick()
    assert process.table.proposals == ()
    assert [str(fallen.card) for fallen in mesa(process).vazas[0]] == ["5O"]


def test_a_bot_leaves_the_answer_to_a_person_who_is_asked_as_well() -> None:
    process = _table({}, people=2, dealer=0)
    process.acts(_page(process, 1), Raise(3))
    assert process.table.state is not None
    assert set(process.table.state.actors()) == {0, 2}
    _thinks(process, seat2=Accept(3))
    assert due(process.table) is None
    process.acts(_page(process, 0), Accept(3))
    assert mesa(process).stake == 3


def test_where_both_must_run_a_bot_speaks_once_its_partner_has() -> None:
    process = _table(BOTH, people=2, dealer=0)
    process.acts(_page(process, 1), Raise(3))
    process.acts(_page(process, 0), Run(3))
    assert process.table.state is not None
    assert process.table.state.actors() == (2,)
    _thinks(process, seat2=Accept(3))
    process.clock.now = due(process.table) or 0
    process.tick()
    assert mesa(process).stake == 3


@pytest.mark.parametrize("wants", [(Run(3), Run(3)), (Run(3), PlayOn()), (PlayOn(), Run(3)), (PlayOn(), PlayOn())])
def test_two_bots_come_to_an_end(wants: tuple[Action, Action]) -> None:
    process = _table(BOTH, (4, 11), people=1)
    for _ in range(2):
        if mesa(process).phase == "eleven":
            assert process.table.state is not None
            asked = process.table.state.actors()
            _thinks(process, **{f"seat{seat}": want for seat, want in zip((1, 3), wants, strict=True) if seat in asked})
            process.clock.now = due(process.table) or 0
            process.tick()
    given_up = wants == (Run(3), Run(3))
    assert mesa(process).score == ((5, 11) if given_up else (4, 11))
    assert mesa(process).phase == ("shuffle" if given_up else "play")


# No deadlock.


def _bots_only(bots: tuple[str, ...], seed: int, options: dict[str, str], **setup: Any) -> Process:
    """One person starts and gets up at once: bots play on."""
    process = Process(draw=Random(seed).randbytes)
    process.open(ANA, options=options, **setup)
    page = process.enter(ANA)
    process.do(page, incoming.Sit, seat=0)
    for seat, name in enumerate(bots, 1):
        process.do(page, incoming.SeatBot, seat=seat, bot=name)
    process.do(page, incoming.Ready, nonce="ab" * 16)
    process.do(page, incoming.Stand)
    process.pages.clear()
    process.tellers.clear()
    return process


def test_a_bot_without_a_thought_does_what_a_clock_would_whatever_the_others_are_asked() -> None:
    process = _table(CONCEDE, people=3, dealer=1)
    process.acts(_page(process, 0), Concede(1))
    assert mesa(process).turn == 3
    _thinks(process)
    assert due(process.table) == process.table.acted_at + process.table.rest


@pytest.mark.parametrize(
    "bots", [("truco",) * 3, ("random",) * 3, ("random", "truco", "random"), ("truco", "random", "random")]
)
@pytest.mark.parametrize("options", [CONCEDE, BOTH, {**CONCEDE, **BOTH}, {**CONCEDE, **BOTH, "clock": "5"}], ids=str)
def test_bots_alone_never_wait(options: dict[str, str], bots: tuple[str, ...]) -> None:
    for seed in range(12):
        process = _bots_only(bots, seed, options)
        for _ in range(3000):
            if process.table.stage != "playing":
                break
            when = due(process.table)
            assert when is not None, f"nothing is due while only bots are to act: {process.table.prompt()}"
            process.clock.now = max(process.clock.now, when)
            assert process.tick().entries
        assert process.table.stage == "over"
        assert not process.refused


@pytest.mark.parametrize(("people", "bots"), [(1, "truco"), (1, "random"), (2, "truco"), (2, "random"), (3, "random"), (4, "")])
def test_people_and_bots_come_to_an_end_however_they_answer(people: int, bots: str) -> None:
    """Everybody waited for can always do something, whatever was proposed and declined."""
    for seed in range(3):
        process = begun(FOUR[:people], bots, options={**CONCEDE, **BOTH})
        Crowd(process, seed, agree=(0.0, 0.3, 1.0)[seed]).play_match()
        assert process.table.stage == "over"
        assert not process.refused


# Three of a side.


def _trio(people: int = 6) -> Process:
    return dealt_in_trios(sat(*SIX[:people]))


@pytest.mark.clause("CEGO-9.XVI.k-9")
def test_a_trio_goes_to_the_pack_when_both_partners_agree() -> None:
    process = _trio()
    process.acts(_page(process, 0), GiveHandUp())
    assert _page(process, 2).proposal is not None
    process.acts(_page(process, 4), GiveHandUp())
    shown = _page(process, 2).proposal
    assert shown is not None
    assert (shown.seat, shown.agreed) == (0, [4])
    assert cego_mesa(process).score == (0, 0)
    assert process.act(_page(process, 4), GiveHandUp()).code == "proposed-already"
    assert [_page(process, seat).proposal for seat in (1, 3, 5)] == [None] * 3
    process.acts(_page(process, 2), GiveHandUp())
    assert cego_mesa(process).score == (0, 2)
    assert process.table.proposals == ()


@pytest.mark.parametrize("order", [(2,), (4, 2)])
def test_one_of_two_partners_is_enough_to_say_no(order: tuple[int, ...]) -> None:
    process = _trio()
    process.acts(_page(process, 0), GiveHandUp())
    for seat in order[:-1]:
        process.acts(_page(process, seat), GiveHandUp())
    process.do(_page(process, order[-1]), incoming.Decline)
    assert process.table.proposals == ()
    assert cego_mesa(process).score == (0, 0)


def test_bots_go_along_one_by_one() -> None:
    process = _trio(people=1)
    _thinks(process)
    process.acts(_page(process, 0), GiveHandUp())
    process.thinking = False
    process.tick()
    assert [proposal.agreed for proposal in process.table.proposals] == [(2,)]
    process.tick()
    assert cego_mesa(process).score == (0, 2)


def test_what_was_agreed_survives_a_restart() -> None:
    process = _trio()
    process.acts(_page(process, 0), GiveHandUp())
    process.acts(_page(process, 4), GiveHandUp())
    assert facts(process.reloaded().table) == facts(process.table)
