"""A scoreboard of cacheta or pif-paf: lives and chips deal by deal, mistakes, corrections, confirmations, and its words."""

from typing import Any

import pytest

from carteado.game import Illegal
from carteado.games.pife.sheet.entries import NineCards, ShownTable
from carteado.games.pife.sheet.hand import PifeMatch
from carteado.games.pife.sheet.keeping import new
from carteado.options import BadOption
from carteado.placar import Confirm, Correction, Entry, FirstDealer, Incident, Placar
from carteado.words import Words
from carteado.words.placar import consequence, credit, line, refusal
from carteado.words.placar_names import Names

Sheet = Placar[PifeMatch]
AMOUNTS = {"stack": "100", "bet_min": "5", "bet_max": "20"}
FOLLOWED = (10, 10, 10, 0)  # the chip example of the catalogue: seat 3 abandons


def cacheta(seats: int = 4, **settings: str) -> Sheet:
    return new("cacheta", settings, seats).enter(0, FirstDealer(0))


def pifpaf(seats: int = 4, **settings: str) -> Sheet:
    return new("pifpaf", {**AMOUNTS, **settings}, seats).enter(0, FirstDealer(0))


def score(placar: Sheet) -> tuple[int, ...]:
    return placar.match.partidas[-1].score


def shown(placar: Sheet) -> ShownTable:
    own = placar.shown().own
    assert isinstance(own, ShownTable)
    return own


def pot(placar: Sheet) -> int:
    rodada = shown(placar).rodada
    assert rodada is not None
    return rodada.pot


def refused(placar: Sheet, entry: Entry) -> tuple[Any, ...]:
    with pytest.raises(Illegal) as told:
        placar.enter(0, entry)
    return (told.value.reason.code, told.value.reason.clause)


@pytest.mark.clause("CAC-VID-2", "CAC-DEZ-1", "CAC-S2")
def test_nine_cost_a_life_and_ten_two_and_the_deal_passes_to_the_right() -> None:
    placar = cacheta().enter(1, NineCards(1, "won", 2))
    assert (score(placar), placar.shown().dealer, placar.shown().leader) == ((9, 9, 10, 9), 3, 2)
    assert score(placar.enter(0, NineCards(2, "ten", 0))) == (9, 7, 8, 7)


@pytest.mark.clause("CAC-VID-3", "CAC-S14")
def test_who_has_no_life_left_gets_no_cards_and_the_last_one_wins() -> None:
    placar = cacheta(3, lives="2").enter(0, NineCards(1, "ten", 2))
    assert (score(placar), placar.match.partidas[-1].clause, placar.match.winners()) == ((0, 0, 2), "CAC-S14", (2,))
    placar = cacheta(3, lives="1", fold="true").enter(0, NineCards(1, "won", 2, left=(1,)))
    assert score(placar) == (0, 0, 1)
    placar = (
        cacheta(4, lives="2", fold="true").enter(0, NineCards(1, "void", left=(3,))).enter(0, NineCards(2, "void", left=(3,)))
    )
    rodada = shown(placar).rodada
    assert rodada is not None
    assert (rodada.playing, placar.shown().dealer) == ((True, True, True, False), 2)
    assert refused(placar, NineCards(3, "won", 3)) == ("winner-not-in", "CAC-OBJ-1")


@pytest.mark.clause("CAC-S9", "CAC-S15")
def test_a_false_batida_costs_its_life_when_the_deal_is_scored_and_not_in_a_void_one() -> None:
    placar = cacheta(3, wrong_batida="lose_life", fold="true").enter(0, Incident("CAC-S9", 1))
    assert score(placar) == (10, 10, 10)
    assert score(placar.enter(0, NineCards(1, "won", 1))) == (9, 9, 9)
    assert score(placar.enter(0, NineCards(1, "won", 1, left=(0, 2)))) == (9, 9, 9)
    assert score(placar.enter(0, NineCards(1, "void"))) == (10, 10, 10)
    assert score(cacheta(3).enter(0, Incident("CAC-S9", 1)).enter(0, NineCards(1, "won", 1))) == (9, 10, 9)


@pytest.mark.clause("CAC-S12")
def test_void_deals_in_a_row_end_it_for_who_has_most_lives() -> None:
    placar = cacheta(2, max_void_deals="2").enter(0, NineCards(1, "won", 1)).enter(0, NineCards(2, "void"))
    placar = placar.enter(0, NineCards(3, "void"))
    assert (placar.match.partidas[-1].clause, placar.match.partidas[-1].winners) == ("CAC-S12", (1,))


@pytest.mark.clause("PIF-S6", "PIF-APO-3")
def test_the_winner_takes_pingos_and_bets() -> None:
    placar = pifpaf().enter(0, NineCards(1, "won", 0, (3,), FOLLOWED))
    assert (score(placar), placar.shown().dealer) == ((123, 89, 89, 99), 1)
    assert [each.part for each in placar.match.partidas[-1].credits] == ["pingo", "bet"] * 3 + ["pingo", "pot"]


@pytest.mark.clause("PIF-S15")
def test_in_a_void_deal_bets_return_to_those_still_in_and_the_rest_stays_in_the_pot() -> None:
    placar = pifpaf().enter(0, NineCards(1, "void", left=(3,), bets=(10, 10, 10, 5)))
    assert (score(placar), pot(placar)) == ((99, 99, 99, 94), 9)
    placar = placar.enter(0, NineCards(2, "won", 2, (0, 1, 3), (0, 0, 0, 0)))
    assert (score(placar), pot(placar)) == ((98, 98, 111, 93), 0)


@pytest.mark.clause("PIF-ERR-3", "PIF-S9")
def test_who_threw_the_cards_away_is_out_with_the_bet() -> None:
    placar = pifpaf().enter(0, Incident("PIF-ERR-3", 2))
    assert refused(placar, NineCards(1, "won", 2, (3,), FOLLOWED))[0] == "winner-not-in"
    assert refused(placar, NineCards(1, "won", 0, (3,), (10, 10, 0, 0)))[0] == "bets-unequal"
    assert score(placar.enter(0, NineCards(1, "void", -1, (3,), FOLLOWED))) == (99, 99, 89, 99)
    assert score(placar.enter(0, NineCards(1, "won", 0, (1, 3), FOLLOWED))) == (123, 89, 89, 99)
    assert refused(placar, Incident("PIF-ERR-3", 2)) == ("not-in-the-deal", "PIF-ERR-3")


@pytest.mark.clause("PIF-S22")
def test_a_pot_that_is_left_is_shared_at_the_end_to_the_chip() -> None:
    placar = pifpaf(max_deals="1").enter(0, NineCards(1, "void", left=(3,), bets=(10, 10, 10, 5)))
    assert (score(placar), sum(score(placar))) == ((101, 102, 101, 96), 400)
    assert placar.match.partidas[-1].winners == (1,)
    few = pifpaf(3, stack="10", bet_max="9").enter(0, NineCards(1, "won", 0, (), (9, 9, 9)))
    assert (score(few), few.match.partidas[-1].clause) == ((30, 0, 0), "PIF-S22")


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (NineCards(1, "won", 0, (3,), (10, 10, 5, 0)), ("bets-unequal", "PIF-APO-4")),
        (NineCards(1, "won", 0, (3,), (25, 25, 25, 0)), ("bet-range", "PIF-APO-2")),
        (NineCards(1, "won", 0, (3,), (7, 7, 7, 5)), ("raise-steps", "PIF-S4")),
        (NineCards(1, "won", 0, (3,), (0, 0, 0, 0)), ("nobody-bet", "PIF-S2")),
        (NineCards(1, "won", 3, (3,), FOLLOWED), ("winner-not-in", "PIF-FIM-1")),
        (NineCards(1, "void", -1, (1, 2, 3), FOLLOWED), ("alone-wins", "PIF-S5")),
        (NineCards(1, "ten", 0, (3,), FOLLOWED), ("ten-is-nine", "PIF-S13")),
        (NineCards(1, "void", 0, (3,), FOLLOWED), ("winner-not-in", "PIF-FIM-1")),
        (NineCards(1, "void", -1, (0, 1, 2, 3), FOLLOWED), ("somebody-stays", "PIF-S5")),
        (NineCards(1, "won", 0, (3, 3), FOLLOWED), ("left-not-playing", "PIF-APO-4")),
        (NineCards(2, "won", 0, (3,), FOLLOWED), ("another-deal", "")),
    ],
)
def test_what_cannot_have_been_is_refused_in_words(entry: NineCards, why: tuple[str, str]) -> None:
    assert refused(pifpaf(), entry) == why
    reason = pifpaf().check(0, entry)
    assert reason is not None
    assert "{" not in refusal(NAMES, reason)
    assert refused(cacheta(), NineCards(1, "won", 0, (3,))) == ("no-leaving", "CAC-S15")
    assert refused(cacheta(), NineCards(1, "won", 0, (), (5, 5, 5, 5))) == ("no-chips-here", "CAC-VID-2")


def test_a_short_stack_bets_no_more_than_it_has() -> None:
    placar = pifpaf(3, stack="20", bet_max="20").enter(0, NineCards(1, "won", 0, (), (10, 10, 10)))
    assert refused(placar, NineCards(2, "won", 0, (2,), (15, 15, 0))) == ("bet-chips", "PIF-S4")


def test_a_deal_is_corrected_and_what_comes_after_it_is_counted_again() -> None:
    placar = pifpaf().enter(0, NineCards(1, "won", 0, (3,), FOLLOWED)).enter(2, NineCards(2, "won", 1, (0, 2, 3), (0, 0, 0, 0)))
    corrected = placar.enter(3, Correction(2, NineCards(1, "won", 1, (3,), FOLLOWED)))
    assert (score(placar), score(corrected)) == ((122, 92, 88, 98), (88, 126, 88, 98))


@pytest.mark.clause("PIF-S23", "CAC-S21")
def test_the_unforeseen_sets_what_people_have_or_takes_a_deal_back() -> None:
    placar = pifpaf().enter(0, NineCards(1, "void", left=(3,), bets=(10, 10, 10, 5)))
    assert refused(placar, Incident("PIF-S23", score=(99, 99, 99, 99), why="troco"))[0] == "chips-not-conserved"
    moved = placar.enter(0, Incident("PIF-S23", score=(94, 99, 99, 99), why="troco"))
    assert (score(moved), pot(moved), moved.shown().dealer, moved.shown().mao) == ((94, 99, 99, 99), 9, 1, 2)
    back = placar.enter(0, Incident("PIF-S23", when="after", sanction="void", why="carta a mais"))
    assert (score(back), pot(back), back.shown().dealer) == ((100, 100, 100, 100), 0, 0)
    over = cacheta(2).enter(0, Incident("CAC-S21", score=(0, 3), why="saiu"))
    assert (over.match.partidas[-1].over, over.match.winners()) == (True, (1,))


def test_everybody_confirms_before_the_next_partida() -> None:
    placar = new("cacheta", {"lives": "1"}, 3, 3).enter(0, FirstDealer(0)).enter(0, NineCards(1, "won", 1))
    assert placar.actors() == (0, 1, 2)
    assert refused(placar, FirstDealer(1))[0] == "confirm-first"
    for side in range(3):
        placar = placar.enter(side, Confirm(1, (0, 1, 0)))
    assert (score(placar.enter(0, FirstDealer(1))), placar.match.wins()) == ((1, 1, 1), (0, 1, 0))


@pytest.mark.clause("PIF-APO-5")
def test_amounts_are_agreed_on_before() -> None:
    with pytest.raises(BadOption):
        new("pifpaf", {"stack": "100", "bet_min": "5"})
    with pytest.raises(ValueError, match="seats"):
        new("cacheta", {}, 7)


NAMES = Names(Words("pt-BR").of("pifpaf"), ("", "", "", ""), ("Ana", "Bia", "", "Davi"))
ENGLISH = Names(Words("en").of("cacheta"), ("", "", "", ""), ("Ana", "Bia", "Caio", "Davi"))


def test_lines_bills_and_consequences_in_words() -> None:
    deal = NineCards(1, "won", 0, (3,), FOLLOWED)
    assert line(NAMES, deal) == "Rodada 1. Ana venceu. Abandono: Davi. Apostas: Ana 10, Bia 10, Lado C 10."
    assert line(ENGLISH, NineCards(4, "void")) == "Deal 4. Void deal."
    paid = pifpaf().enter(0, deal).match.partidas[0].credits
    told = [credit(NAMES, each.side, each.points, each.part) for each in paid]
    assert (told[0], told[1], told[-1]) == ("Ana: −1 ficha do pingo.", "Ana: −10 fichas da aposta.", "Ana: +34 fichas do pote.")
    lost = cacheta().enter(0, NineCards(1, "ten", 3)).match.partidas[0].credits
    assert credit(ENGLISH, 0, lost[0].points, "ten") == "Ana: −2 lives, somebody else went out with ten cards."
    assert "sai da rodada" in consequence(NAMES, pifpaf().foresee(Incident("PIF-ERR-3", 2)))
