"""A record by another code: where the same mão would have gone otherwise."""

import pytest

from carteado.games.truco.compare.otherwise import Compared, compared
from carteado.games.truco.rules.family import OPTIONS, rules_of
from carteado.games.truco.words.same_hand import Pair, difference
from carteado.records import parse
from carteado.words import Words
from records_kit import SEEDS, TABLES, played

TIES = """
0: 3P 2C QO / 1: 3C 2P QE / 2: 5C 6E 5E / 3: 5O 6O 6C
"""
FENACEF = f"""carteado 1
regulamento truco-fenacef
início placar 5 5 carteador 0
cartas {TIES.strip()}
2 truco
1 cai 3
2 joga 5C
3 joga 5O
0 joga 3P
1 joga 3C
1 joga 2P
2 joga 6E
3 joga 6O
0 joga 2C
0 joga QO
1 joga QE
2 joga 5E
3 joga 6C
"""
ASFO = f"""carteado 1
regulamento truco-asfo
início placar 5 5 carteador 0
cartas vira KO / {TIES.strip()}
"""


def by(text: str, code: str, **house: str) -> Compared:
    """The only mão of a record by another code."""
    (found,) = compared(parse(text), rules_of(code, house))
    return found


def kinds(mao: Compared) -> list[str]:
    return [found.kind for found in mao.differences]


def clauses(mao: Compared, kind: str) -> tuple[str, str]:
    return next(found.clauses for found in mao.differences if found.kind == kind)


def test_by_its_own_code_nothing_changes() -> None:
    mao = by(FENACEF, "truco-fenacef")
    assert mao.differences == ()
    assert mao.ended[0] == mao.ended[1] is not None


def test_three_ties_go_to_the_dealers_pair_elsewhere() -> None:
    """The vira comes from the rest of the pack: the ace of clubs lies on top, and makes the twos manilhas."""
    mao = by(FENACEF.replace("cartas", "# a vira cairia no ás de paus\ncartas"), "truco-asfo")
    assert (str(mao.vira), mao.vira_from) == ("AP", "pack")
    assert kinds(mao)[0] == "lead"
    assert clauses(mao, "lead") == ("FEN-15", "S-ASFO-03")
    assert clauses(mao, "vaza")[0] == "FEN-3l"


def test_the_vira_of_the_record_is_kept() -> None:
    text = ASFO + "1 joga 3C\n2 joga 5C\n3 joga 5O\n0 joga 3P\n0 joga 2C\n1 joga 2P\n2 joga 6E\n3 joga 6O\n"
    text += "1 joga QE\n2 joga 5E\n3 joga 6C\n0 joga QO\n"
    mao = by(text, "truco-sinsep")
    assert (str(mao.vira), mao.vira_from, mao.differences) == ("KO", "record", ())
    there = by(text, "truco-fenacef")
    assert kinds(there) == ["lead", "lead", "lead", "mao"]
    assert [end and end.score for end in there.ended] == [(6, 5), (5, 5)]
    assert clauses(there, "mao") == ("ASFO-EMPATE-5", "FEN-19.3")


@pytest.mark.parametrize(("code", "clause"), [("truco-fenacef", "FEN-18"), ("truco-sinsep", "SIN-JOGO-3")])
def test_a_card_that_may_not_be_covered_elsewhere(code: str, clause: str) -> None:
    mao = by(ASFO + "1 joga 3C\n2 joga 5C virada\n3 joga 5O\n0 joga 3P\n", code)
    last = mao.differences[-1]
    assert (last.kind, last.clauses, last.line) == ("refused", ("", clause), 6)
    assert mao.ended == (None, None)


def test_a_house_rule_can_be_the_other_code() -> None:
    text = ASFO + "1 joga 3C\n2 joga 5C virada\n3 joga 5O\n0 joga 3P\n"
    assert kinds(by(text, "truco-asfo", coverTrick1="nobody")) == ["refused"]
    assert kinds(by(text, "truco-asfo", packet="1")) == []


def test_one_runs_and_the_other_may_still_accept() -> None:
    """A first answer binds here; there the partner has yet to speak."""
    mao = by(FENACEF.partition("1 cai")[0] + "1 corre 3\n", "truco-sinsep")
    assert kinds(mao) == ["lead", "waits"]
    assert mao.ended[0] is not None
    assert mao.ended[1] is None
    assert clauses(mao, "waits") == ("FEN-17.1", "SIN-TRUCO-2")


def test_must_kill_takes_the_vaza() -> None:
    """Truco on an open card that is only equalled: elsewhere it is a tie."""
    text = ASFO + "1 joga 3C\n2 joga 5C\n3 joga 5O\n0 truco\n1 cai 3\n0 joga 3P\n"
    mao = by(text, "truco-sinsep")
    assert kinds(mao) == ["vaza"]
    assert (mao.differences[0].here, mao.differences[0].there) == (1, None)
    assert clauses(mao, "vaza")[0] == "ASFO-TRUCO-13"


def test_a_mao_that_goes_on_elsewhere() -> None:
    """Fixed manilhas end it in two vazas; where the twos are manilhas the third is played, with the last cards left."""
    text = "carteado 1\nregulamento truco-fenacef\ninício placar 0 0 carteador 0\n"
    text += "cartas 0: 4P 7C 3E / 1: 2P QO 4E / 2: 5C 6E 5E / 3: 5O 6O 6C\n"
    text += "2 joga 5C\n3 joga 5O\n0 joga 4P\n1 joga 2P\n0 joga 7C\n1 joga QO\n2 joga 6E\n3 joga 6O\n"
    mao = by(text, "truco-asfo")
    assert kinds(mao)[:2] == ["lead", "vaza"]
    assert [end and end.side for end in mao.ended] == [0, 1]


def test_a_show_is_refused_where_nothing_is_won_by_showing() -> None:
    text = "carteado 1\nregulamento truco-fenacef\ninício placar 0 0 carteador 0\ncartas 0: 4P 7C 3E\n0 mostra\n"
    mao = by(text, "truco-asfo")
    assert kinds(mao) == ["lead", "refused"]
    assert mao.differences[-1].clauses == ("", "ASFO-ONZE-7")


def test_a_ruling_is_left_to_the_referee() -> None:
    mao = by(FENACEF.partition("2 truco")[0] + "juiz FEN-12.3\n", "truco-asfo")
    assert kinds(mao) == ["lead", "ruling"]


def test_an_iron_hand_is_played_by_its_places_in_the_dark() -> None:
    text = "carteado 1\nregulamento truco-fenacef\ninício placar 11 11 carteador 0\n"
    text += f"cartas {TIES.strip()}\n2 joga 5C\n3 joga 5O\n0 joga 3P\n1 joga 2P\n0 joga 2C\n1 joga 3C\n2 joga 6E\n3 joga 6O\n"
    text += "1 joga QE\n2 joga 5E\n3 joga 6C\n0 joga QO\n"
    mao = by(text, "truco-sinsep")
    assert "refused" not in kinds(mao)
    assert mao.ended[1] is not None


def test_cards_that_the_other_pack_does_not_have() -> None:
    assert kinds(by(FENACEF, "truco-asfo", deck="24")) == ["pack"]


def test_a_code_for_another_number_of_players() -> None:
    text = "carteado 1\nregulamento truco-sinsep\nlugares 2\ninício placar 0 0 carteador 0\n"
    with pytest.raises(ValueError, match="seats"):
        compared(parse(text), rules_of("truco-asfo", {}))


@pytest.mark.parametrize("seed", [seed for seed in range(0, len(SEEDS), 3) if TABLES[seed][0] in OPTIONS])
def test_any_partida_can_be_compared(seed: int) -> None:
    """Every act of a random partida, rulings among them; by its own code nothing parts but what is left to the referee."""
    record = played(seed).record()
    for code in ("truco-fenacef", "truco-asfo", "truco-sinsep"):
        rules = rules_of(code, {})
        if record.seats in rules.seats:
            compared(record, rules)
    own = compared(record, rules_of(record.regulation, record.options))
    assert {found.kind for mao in own for found in mao.differences} <= {"ruling"}


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_every_difference_is_told(lang: str) -> None:
    pair = Pair(Words(lang), "Truco FENACEF", "Truco ASFO", ())
    for mao in (by(FENACEF, "truco-asfo"), by(FENACEF, "truco-sinsep"), by(FENACEF, "truco-asfo", deck="24")):
        for found in mao.differences:
            assert difference(pair, found).endswith(("]", "."))


ELEVEN = f"""carteado 1
regulamento truco-fenacef
início placar 11 5 carteador 0
cartas {TIES.strip()}
0 desiste
"""


def test_an_eleven_hand_left_by_one_waits_for_the_partner_where_both_must_run() -> None:
    mao = by(ELEVEN, "truco-asfo")
    assert kinds(mao) == ["lead", "waits"]
    assert clauses(mao, "waits") == ("FEN-21", "ASFO-ONZE-3")
    assert kinds(by(ELEVEN, "truco-asfo", answerPolicy="firstBinds")) == ["lead"]
