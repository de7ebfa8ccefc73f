"""Habits of the player: what it keeps, takes, denies and bets, and what it never does."""

from random import Random
from typing import Any

import pytest

from carteado import arena, catalogue
from carteado.bots import bot, default_bot
from carteado.cards import Card
from carteado.game import Action, Event, Seat, Step
from carteado.games.pife.bots.outlook import Outlook
from carteado.games.pife.bots.table import Table
from carteado.games.pife.rules.acts import Claim, Discard, GoOut, PointOut, Raise
from carteado.games.pife.rules.events import FalseBatida, Reached, Threw
from games.pife.bots.chosen import escolhas, escolhe, falando
from games.pife.kit import Mesa, cacheta, pifpaf

PIFADO = "5P 5C 5E 7O 8O 9O QE KE 3C"
RAGS = "2P 4C 6E 8O 10P QC AE 3O JP"
OTHERS = "4P 6P 9C JC AO 3E 8E 10O KC"
DICE = range(80)


def joga(text: str) -> Discard:
    """A discard."""
    return Discard(Card.of(text))


def drawn(ten: str, **options: Any) -> Mesa:
    """Seat 2 has drawn the last of these ten cards."""
    *nine, last = ten.split()
    return cacheta("", "", " ".join(nine), monte=last, **options).faz("2 compra")


def offered(hand: str, discard: str, **options: Any) -> Mesa:
    """Seat 1 may take this card; it has said what it says."""
    found = cacheta("", hand, "AP 2O 4C 6P 8C 10C QP KC 6O", monte=discard, **options)
    return found.faz("2 compra", f"2 descarta {discard}", "1 pifei")


def test_it_is_the_player_one_meets() -> None:
    assert default_bot("cacheta") == default_bot("pifpaf") == "pifador"


def test_of_two_pairs_it_keeps_the_one_that_may_still_find_its_card() -> None:
    """Six and seven of copas want a five or an eight, and both eights are seen."""
    found = cacheta("5P 5E 5O JO QO KO 6C 7C 9E", "", "", monte="8C 8C 10E", vira="2O")
    found.faz("2 compra", "2 descarta 8C", "1 compra", "1 descarta 8C", "0 compra")
    assert escolhe("pifador", found, 0) in (joga("6C"), joga("7C"))


def test_it_throws_what_no_plan_wants() -> None:
    assert escolhe("pifador", drawn("5P 5C 5E 7O 8O QE KE 10E 2C 10P"), 2) == joga("2C")


def test_it_never_throws_a_curinga_for_a_card() -> None:
    assert escolhe("pifador", drawn("5P 5C 7O 8O QE KE 10O 2C 3P 6E"), 2) != joga("3P")


@pytest.mark.parametrize(
    ("hand", "discard", "taken"),
    [
        ("5P 5C 7O 8O QE 2C 10P 4E JP", "9O", True),
        ("5P 5C 5E 7O 8O QE 2C 10P 4O", "3P", True),  # the curinga
        (PIFADO, "JE", True),
        ("5P 5C 7O 8O QE 2C 10P 4E JP", "KO", False),
        ("10E 10P 2E 4E 5C 5P 6C 6E 8E", "7C", True),  # five, six and seven of copas: one card less is missing
        ("7P 7O 7E 4E 5E 8E KE AC 2C", "5O", False),  # more ways, but as many cards are missing
        ("5P 5C 5E 7O 8O 9O QE KE AE", "KO", False),  # complete without it
        ("5P 5C 5E 7O 8O 9O QE KE AE", "10O", True),  # the ponta
    ],
)
def test_it_takes_a_discard_that_is_worth_more_than_a_card_unseen(hand: str, discard: str, taken: bool) -> None:
    assert falando("pifador", offered(hand, discard), 1) == ("PickUp" if taken else "Buy")


def test_it_fears_what_goes_with_a_card_the_next_player_took() -> None:
    before = cacheta("", "", OTHERS, monte="7O AC").faz("2 compra", "2 descarta 7O")
    bought = Mesa(before.state).faz("1 compra", "1 descarta AC")
    taken = Mesa(before.state).faz("1 pega", f"1 descarta {before.mao(1).split()[0]}")
    eight = Card.of("8O").index
    fears = [Outlook(Table(found.state.view(2))).danger(eight) for found in (bought, taken)]
    assert fears[0] * 2 < fears[1]


def test_only_those_are_feared_who_may_take_the_card() -> None:
    assert Outlook(Table(cacheta("", "", "", OTHERS).state.view(3))).takers() == [2]
    assert Outlook(Table(cacheta("", "", "", OTHERS, louca="true").state.view(3))).takers() == [0, 1, 2]


def test_it_goes_out_and_claims() -> None:
    assert escolhe("pifador", drawn(f"{PIFADO} JE", score=(2, 2, 2)), 2) == GoOut(Card.of("3C"))
    assert escolhe("pifador", drawn("5P 5C 5E 7O 8O 9O QE KE 10O JE"), 2) == GoOut(None)
    found = pifpaf("", OTHERS, PIFADO, "", monte="JE").faz("1 compra", "1 descarta JE")
    assert escolhe("pifador", found, 2) == Claim(1, Card.of("3C"))
    assert falando("pifador", found, 3) == "Pass"


def test_it_holds_nine_complete_cards_for_the_ponta_while_the_deal_is_young() -> None:
    """Not with few lives left, nor where nobody has a second one to lose, nor late, nor where ten cards cost no more."""
    assert escolhe("pifador", drawn(f"{PIFADO} JE"), 2) == joga("3C")
    for score in ((9, 9, 2), (1, 1, 9)):
        assert escolhe("pifador", drawn(f"{PIFADO} JE", score=score), 2) == GoOut(Card.of("3C"))
    late = cacheta("JE 2C 4P 6O 8P 10C QP AC 7E", OTHERS, PIFADO).gira(44).faz("0 compra", "0 descarta JE", "2 pega JE")
    assert escolhe("pifador", late, 2) == GoOut(Card.of("3C"))
    for_chips = pifpaf("", f"{PIFADO}", "", "", monte="JE").faz("1 compra")
    assert escolhe("pifador", for_chips, 1) == GoOut(Card.of("3C"))


def test_it_points_out_a_rebate_also_before_it_passes() -> None:
    found = pifpaf("", OTHERS, RAGS, "", monte="KO").faz("1 compra", "1 descarta KO", "2 estende")
    assert escolhe("pifador", found, 3) == PointOut(1, 2)
    assert falando("pifador", found.faz("3 aponta 2"), 3) == "Pass"


def test_it_says_pifei_when_it_is_true_and_when_it_is_not_and_more_often_when_it_is() -> None:
    said = dict.fromkeys((PIFADO, OTHERS), 0)
    for hand in said:
        found = cacheta("", "", hand)
        kinds = [type(next(iter(escolhas("pifador", found, 2, range(seed, seed + 1))))).__name__ for seed in DICE]
        said[hand] = kinds.count("Pifei")
    assert 0 < said[OTHERS] < 15 < said[PIFADO] < len(DICE)


def test_it_leaves_a_hopeless_deal_but_not_with_its_last_life() -> None:
    hopeless = "2O 4C 6E 8O 10P QC AE 3C 7P"
    assert falando("pifador", cacheta("", "", hopeless, fold="true").faz("2 pifei"), 2) == "Abandon"
    assert falando("pifador", cacheta("", "", hopeless, score=(2, 2, 1), fold="true").faz("2 pifei"), 2) == "Buy"
    assert falando("pifador", cacheta("", "", PIFADO, fold="true").faz("2 pifei"), 2) == "Buy"


def speaks(seat: Seat, hand: str, *before: str, **options: Any) -> list[Action | None]:
    """What it may do in the bets, with this hand in this seat, once this was said before; the most frequent act first."""
    found = pifpaf(*["" if at != seat else hand for at in range(4)], aposta=0, **options).faz(*before)
    chosen = [next(iter(escolhas("pifador", found, seat, range(seed, seed + 1)))) for seed in DICE]
    return sorted(set(chosen), key=lambda act: -chosen.count(act))


def test_it_raises_to_the_most_with_a_good_hand_and_sometimes_waits() -> None:
    raised, followed = speaks(2, PIFADO, "1 aposta 5")
    assert isinstance(raised, Raise)
    assert raised.to == 20
    assert type(followed).__name__ == "Follow"


def test_it_folds_a_bad_hand_and_sometimes_bluffs() -> None:
    folded, bluffed = speaks(2, RAGS, "1 aposta 10")
    assert type(folded).__name__ == "Abandon"
    assert isinstance(bluffed, Raise)


def test_staying_for_nothing_is_never_refused() -> None:
    assert "Abandon" not in {type(act).__name__ for act in speaks(1, RAGS, open_check="true")}


def test_it_makes_no_mistake_that_costs_anything() -> None:
    """Whole partidas with the incidents as moves, and the wrong batida of cacheta."""
    wrong: list[Event] = []

    def watch(seat: Seat, action: Action, step: Step) -> None:
        del seat, action
        wrong.extend([event for event in step.events if isinstance(event, (FalseBatida, Reached, Threw))])

    options = catalogue.game("pifpaf").proposed({"max_deals": "6"})
    arena.play(catalogue.new("pifpaf", 4, options), [bot("pifador", "pifpaf")] * 4, Random(1), watch)
    rules = {"lives": "2", "wrong_batida": "lose_life", "louca": "true", "discarded_wild": "natural_only"}
    arena.play(catalogue.new("cacheta", 4, rules), [bot("pifador", "cacheta")] * 4, Random(1), watch)
    assert wrong == []
