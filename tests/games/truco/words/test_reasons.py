"""Refusals of truco, filled with names and cards, and said to who plays alone."""

from string import Formatter

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.games.truco.rules.acts import Accept, Burn, Raise, Show
from carteado.games.truco.rules.objections import AMBIGUOUS_CHOICES, DEAL_FAULT_CHOICES
from carteado.games.truco.rules.slips import OUT_OF_TURN_CHOICES
from carteado.games.truco.words.reasons import ALONE, FACTS, TEXTS
from carteado.options import BadOption
from carteado.pack import Deal
from carteado.tricks.play import Play
from games.truco.kit import mesa, monte
from games.truco.words.tables import NAMES, palavras

CHOICES = {
    "out-of-turn-choice": tuple(OUT_OF_TURN_CHOICES),
    "ambiguous-choice": AMBIGUOUS_CHOICES,
    "deal-fault-choice": DEAL_FAULT_CHOICES,
}
MAO = {0: "3P 4C 5C", 1: "2P 4E 5E", 2: "AP 4O 5O", 3: "KP 6C 6E"}


@pytest.mark.parametrize("code", sorted(CHOICES))
def test_a_choice_names_all_there_are(code: str) -> None:
    assert len(FACTS[code]) == len(CHOICES[code])


@pytest.mark.parametrize("code", sorted(ALONE))
def test_one_against_one_the_same_is_said_without_a_pair(code: str) -> None:
    facts = {name for _, name, _, _ in Formatter().parse(ALONE[code]) if name}
    assert facts == set(FACTS.get(code, ()))
    assert "dupla" in TEXTS[code]
    assert "dupla" not in ALONE[code]


def test_the_seat_waited_for_goes_by_name() -> None:
    reason = mesa(0, MAO).recusa(0, Play(Card.of("3P")))
    assert palavras().reason(reason, NAMES) == "Não é a sua vez: agora joga Caio."
    assert palavras("en").reason(reason, NAMES) == "It is not your turn: next to play is Caio."


def test_without_names_the_seat_goes_by_number() -> None:
    reason = mesa(0, MAO).recusa(0, Play(Card.of("3P")))
    assert palavras().reason(reason) == "Não é a sua vez: agora joga lugar 2."


def test_the_card_goes_by_its_name() -> None:
    reason = mesa(0, MAO).recusa(2, Play(Card.of("4P")))
    assert palavras().reason(reason, NAMES) == "Você não tem essa carta na mão (quatro de paus): jogue uma das suas."
    assert palavras("en").reason(reason, NAMES) == "You do not hold that card (four of clubs): play one of yours."


def test_the_numbers_are_told() -> None:
    table = mesa(0, MAO)
    assert palavras().reason(table.recusa(2, Raise(6)), NAMES) == "O próximo pedido é 3: não dá para pular nem voltar."
    assert palavras().reason(table.truco(2).recusa(1, Accept(6)), NAMES) == "O pedido na mesa é de 3: responda a esse."
    assert palavras().reason(monte().recusa(3, Burn(2)), NAMES) == "Queime na ordem: agora é a queima de número 1."


def test_the_dealer_waits_for_the_cut_and_others_for_the_dealer() -> None:
    assert palavras().reason(monte().recusa(0, Deal()), NAMES) == (
        "O corte ainda não terminou: dê as cartas quando o baralho voltar."
    )
    assert palavras().reason(monte().devolve().recusa(3, Deal()), NAMES) == "Quem dá as cartas é Ana: espere."


def test_showing_nothing_says_what_would_win() -> None:
    assert "zap e copeta" in palavras().reason(mesa(0, MAO).recusa(2, Show()), NAMES)


@pytest.mark.parametrize(
    ("options", "portuguese", "english"),
    [
        (
            {"clock": "2"},
            "A opção clock não aceita 2: escolha entre off | 3..3600.",
            "Option clock does not take 2: choose one of off | 3..3600.",
        ),
        (
            {"falseShow": "loseHand", "showAndWin": "off"},
            "falseShow=loseHand não combina com showAndWin=off: sem abrir o jogo não há falta a punir; mude uma das duas.",
            "falseShow=loseHand does not go with showAndWin=off: where nobody shows there is no fault to punish; "
            "change one of them.",
        ),
        (
            {"allFaceDownLead": "equaliser", "tieLead": "lastTied"},
            "allFaceDownLead=equaliser não combina com tieLead=lastTied: use tieLead=equaliser, ou tire allFaceDownLead.",
            "allFaceDownLead=equaliser does not go with tieLead=lastTied: use tieLead=equaliser, or leave allFaceDownLead out.",
        ),
    ],
)
def test_a_bad_option_says_what_would_be_right(options: dict[str, str], portuguese: str, english: str) -> None:
    with pytest.raises(BadOption) as refused:
        catalogue.new("truco-fenacef", options=options)
    assert (palavras().bad_option(refused.value), palavras("en").bad_option(refused.value)) == (portuguese, english)


def test_an_unknown_option_names_those_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        catalogue.new("truco-fenacef", options={"vira": "true"})
    told = palavras().bad_option(refused.value)
    assert told.startswith("Não existe a opção vira: as que existem são firstLead, tieLead,")
