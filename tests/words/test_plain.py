"""A family without words: its acts and events are told by their names, the pack in sentences, and secrets stay secret."""

from collections.abc import Iterator

import pytest

from carteado.cards import Card, cards
from carteado.game import PUBLIC, Event, Outcome
from carteado.pack import (
    Cut,
    Deal,
    DealerDrawn,
    Dealt,
    Draw,
    Drew,
    Keep,
    Kept,
    Looked,
    Lot,
    PartidaEnded,
    Refuse,
    Ruled,
    Ruling,
    Shuffle,
    Shuffled,
    TurnedUp,
    WasCut,
)
from carteado.words import Words
from carteado.words.pack import winners
from carteado.words.people import Listener
from families_kit import forget
from sham_kit import ID, Bid, BidMade, LaidDown, Lay, planted

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva")
QUEEN = Card.of("QC")


@pytest.fixture(autouse=True)
def sham() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        planted(patch)
        yield
    forget()


def tells(event: Event, viewer: int | None = None, lang: str = "pt-BR") -> str:
    return Words(lang, ID).story(event, NAMES, viewer)


def test_an_act_is_labelled_by_its_name_and_what_it_carries() -> None:
    words = Words("en", ID)
    assert words.action(Lay(cards("5C 6C 7C"))) == "Lay 5♥ 6♥ 7♥"
    assert words.action(Bid(12)) == "Bid amount 12"


def test_an_event_is_told_with_who_did_it() -> None:
    assert tells(LaidDown(0, cards("5C 6C 7C"))) == "Ana: LaidDown 5♥ 6♥ 7♥"
    assert tells(LaidDown(0, cards("5C")), 0) == "Você: LaidDown 5♥"
    assert tells(LaidDown(0, cards("5C")), 0, "en") == "You: LaidDown 5♥"
    assert tells(BidMade(1, 12, True, "SHAM-1")) == "Bia: BidMade amount 12 loud"


@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
def test_a_secret_is_told_to_nobody_else(viewer: int) -> None:
    event = BidMade(1, 3, secret_cards=(QUEEN,), audience=(1,))
    assert tells(event, viewer) == "Bia: BidMade amount 3"
    assert tells(event, 1) == "Você: BidMade amount 3 Q♥"
    dealt = Dealt(1, cards("QC 3P"), (1,))
    assert tells(dealt, viewer) == ""
    assert tells(dealt, 1) == "Suas cartas: dama de copas e três de paus."


@pytest.mark.parametrize(
    ("event", "portuguese", "english"),
    [
        (Shuffled(2, 4), "Mão 4. Caio embaralhou.", "Hand 4. Caio shuffled."),
        (Shuffled(-1, 0), "Baralho embaralhado: a sorte diz quem começa.", ""),
        (WasCut(1, 12), "Bia cortou em 12.", "Bia cut at 12."),
        (Drew(4, 3, QUEEN), "Eva tirou a dama de copas.", ""),
        (DealerDrawn(3, ""), "A maior carta é de Davi, que dá as cartas primeiro.", ""),
        (DealerDrawn(None, ""), "Empate no sorteio: todo mundo tira carta de novo.", ""),
        (TurnedUp(1, QUEEN, ""), "Virou no carteio uma carta de Bia: a dama de copas.", ""),
        (Kept(1, QUEEN, ""), "Bia ficou com a dama de copas.", ""),
        (Looked(1, 2, ""), "Bia olhou as cartas de Caio.", ""),
        (Ruled("SHAM-3", 1, "note", why="atraso."), "O juiz anotou uma ocorrência com Bia. Motivo: atraso.", ""),
        (Ruled("SHAM-3", None, "note"), "O juiz anotou uma ocorrência.", ""),
        (Ruled("SHAM-4", 1, "exile"), "O juiz aplicou SHAM-4.", ""),
    ],
)
def test_what_all_do_with_a_pack_is_a_sentence(event: Event, portuguese: str, english: str) -> None:
    assert tells(event) == portuguese
    assert tells(event, lang="en") != portuguese
    assert not english or tells(event, lang="en") == english


def test_a_ruling_that_sets_the_score_names_every_side() -> None:
    told = tells(Ruled("SHAM-5", None, "set-score", score=(3, -1, 0, 0, 2)), 1)
    assert told == "A Comissão acertou o placar. Placar você -1, Ana 3, Caio 0, Davi 0, Eva 2."


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (PartidaEnded(3, (1, 2, 3, 9, 0), "played", ""), "vitória de Davi. Placar: você 2, Ana 1, Caio 3, Davi 9, Eva 0."),
        (PartidaEnded(1, (1, 2, 0, 0, 0), "played", ""), "Fim da partida: vitória sua. Placar: você 2,"),
        (PartidaEnded(1, (1, 2, 0, 0, 0), "partida-forfeited", ""), "Fim da partida por punição: vitória sua."),
        (PartidaEnded(-1, (2, 2, 0, 0, 0), "played", ""), "Fim da partida, sem um vencedor só. Placar: você 2, Ana 2,"),
        (PartidaEnded(-1, (0, 0, 0, 0, 0), "void", ""), "A partida foi anulada."),
        (PartidaEnded(0, (0, 0, 0, 0, 0), "match-forfeited", ""), "Fim do jogo por punição: vitória de Ana."),
    ],
)
def test_a_partida_may_end_for_one_for_several_or_for_nobody(event: Event, told: str) -> None:
    assert told in tells(event, 1)


@pytest.mark.parametrize(
    ("returns", "told"),
    [
        ((0, 1, 0, 0, 0), "Você ganhou a partida!"),
        ((1, -1, 0, 0, 0), "Ana ganhou a partida."),
        ((1, 1, 0, 1, 0), "Ana, você e Davi ganharam a partida."),
        ((0, 1, 0, 1, 0), "Você e Davi ganharam a partida."),
        ((0, -2, 0, 0, 0), "Ninguém ganhou a partida."),
    ],
)
def test_the_end_names_who_won(returns: tuple[int, ...], told: str) -> None:
    assert winners(Listener(Words(), NAMES, 1, ID), Outcome(returns, (), "played", "")) == told


@pytest.mark.parametrize("lang", Words.LANGUAGES)
def test_every_act_of_the_pack_has_a_label(lang: str) -> None:
    acts = (Shuffle(cards("3P")), Lot(6), Draw(3), Cut(4), Deal(), Deal(2), Keep(QUEEN), Refuse(QUEEN), Ruling("SHAM-1", 2))
    labels = [Words(lang, ID).action(act) for act in acts]
    assert len(set(labels)) == len(acts)
    assert not any(type(act).__name__ in label.split() for act, label in zip(acts, labels, strict=True) if lang == "pt-BR")
