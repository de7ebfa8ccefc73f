"""Truco Cego in words: every act has its label and every event its sentence, in both languages and for every listener."""

import pytest

from carteado.cards import cards
from carteado.game import CHANCE, PUBLIC, REFEREE, Event, Reason, Seat, State
from carteado.games.cego.rules import acts, events, words
from carteado.games.cego.rules.stages import WINDOWS
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.words import actions, story
from carteado.games.cego.words.prompts import MINE, THEIRS, prompt
from carteado.games.cego.words.reasons import TEXTS
from carteado.games.cego.words.tentos import pile, song
from carteado.pack import Cut, Dealt, Keep, Kept, Looked, Refuse, Ruling, Shuffle, TurnedUp
from carteado.tricks.play import Play
from carteado.words import Words, reasons
from games.cego.kit import H1, MesaCego, em_testa, roda
from records_kit import CEGO, SEEDS, TABLES, played

PORTUGUESE, ENGLISH = Words("pt-BR", CEGO), Words("en", CEGO)
NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fito")
LISTENERS = (*range(6), PUBLIC, REFEREE, None)
PARTIDAS = [seed for seed in SEEDS if TABLES[seed][0] == CEGO]
FLOR_0 = {0: "7O 6O 5O"}
FLORES = {0: "7O 6O 5O", 1: "3B 2B 1B"}


def view_of(state: State, seat: Seat) -> CegoView:
    view = state.view(seat)
    assert isinstance(view, CegoView)
    return view


def tells(table: MesaCego, event: Event, viewer: int | None, lang: str = "pt-BR") -> str:
    return Words(lang).story(event, NAMES, viewer, table.state.view(PUBLIC if viewer is None else viewer))


def last(table: MesaCego, viewer: int | None, lang: str = "pt-BR") -> str:
    return tells(table, table.events[-1], viewer, lang)


def labels(table: MesaCego, seat: Seat, lang: str = "pt-BR") -> set[str]:
    view = view_of(table.state, seat)
    return {Words(lang).action(action, view) for action in table.state.legal(seat)}


# Whole partidas.


def check(event: Event, viewer: int | None, state: State) -> None:
    view = state.view(PUBLIC if viewer is None else viewer)
    portuguese, english = (said.story(event, NAMES, viewer, view) for said in (PORTUGUESE, ENGLISH))
    assert bool(portuguese) == bool(english)
    if not portuguese:
        assert isinstance(event, (Dealt, Looked))
        return
    assert portuguese != english
    for text in (portuguese, english):
        assert not set("{}") & set(text)
        assert text[0].isupper()
        assert text.endswith(".")
        assert "dupla" not in text
    hidden = () if viewer is None or viewer in event.audience else event.secret_cards
    assert not any(PORTUGUESE.card(card, spanish=True) in portuguese for card in hidden)


@pytest.mark.parametrize("seed", PARTIDAS[::4])
def test_every_event_is_told_to_every_listener(seed: int) -> None:
    partida = played(seed)
    for state, brought in zip(partida.states[1:], partida.events, strict=True):
        for event in brought:
            for viewer in LISTENERS:
                check(event, viewer, state)


def test_these_partidas_hold_every_kind_of_event() -> None:
    seen = {type(event) for seed in PARTIDAS for brought in played(seed).events for event in brought}
    assert set(events.OWN_EVENTS) - seen == set()


@pytest.mark.parametrize("seed", PARTIDAS[::4])
def test_every_act_has_a_label_and_no_two_of_a_menu_the_same(seed: int) -> None:
    for state in played(seed).states:
        for seat in (*range(6), CHANCE):
            menu = state.legal(seat)
            told = [tuple(said.action(act, state.view(seat)) for said in (PORTUGUESE, ENGLISH)) for act in menu]
            assert all(text and not set("{}") & set(text) for pair in told for text in pair)
            assert len(set(told)) == len(menu)


def test_every_act_has_a_label_without_a_table_too() -> None:
    offered = {act for seed in PARTIDAS for state in played(seed).states for seat in range(6) for act in state.legal(seat)}
    own = [act for act in offered if isinstance(act, acts.OWN_ACTS)]
    assert {type(act) for act in own} == set(acts.OWN_ACTS)
    assert all(PORTUGUESE.action(act) and "{" not in PORTUGUESE.action(act) for act in own)


# Labels.


def test_calls_are_labelled_with_their_price() -> None:
    table = roda(H1, score=(10, 15))
    assert {"ENVIDO (vale 2)", "FALTA ENVIDO (vale 9)", "TRUCO (vale 2)", "REAL ENVIDO E TRUCO (3 + 2)"} <= labels(table, 0)
    assert {"FLOR", "COM FLOR ME ACHICO", "NÃO HÁ FLOR SEM TRUCO", "Passar as cartas", "Jogar 7 de espadas"} <= labels(table, 0)


def test_answers_are_labelled_with_what_they_cost() -> None:
    table = roda(H1).call(0, "envido").no_flor().call(1, "real-envido")
    assert labels(table, 0) >= {"QUERO (vale 5)", "NÃO QUERO (perde 2)", "REAL ENVIDO (vale 8)", "Deixar para os parceiros"}
    table = roda(H1).call(0, "truco").quero(1, raising=True)
    assert labels(table, 0) >= {"QUERO (vale 3)", "NÃO QUERO (perde 2 ou mais)", "QUERO VALE QUATRO"}


@pytest.mark.clause("CEGO-9.XVI.h-1", "S-CEGO-13")
@pytest.mark.parametrize(
    ("played", "collects", "told"),
    [
        ("", "true", "NÃO QUERO (perde 1 ou mais)"),
        ("", "false", "NÃO QUERO (perde 1)"),
        ("0:4C 1:4O 2:3C 3:12C 4:10B 5:10C", "true", "NÃO QUERO (perde 1)"),
    ],
)
def test_a_truco_refused_may_cost_the_flores_of_who_called_it(played: str, collects: str, told: str) -> None:
    table = roda(H1, collectFlorOnEarlyNQ=collects).plays(played)
    caller = table.mesa.turn
    assert told in labels(table.call(caller, "truco"), caller + 1)


def test_running_has_a_price_where_nobody_of_the_side_plays_on() -> None:
    table = roda(H1).call(0, "truco").quero(1)
    assert {"Passar as cartas", "Ir ao baralho com o trio todo (perde 2 ou mais)"} <= labels(table, 0)
    table = em_testa(H1).call(0, "real-envido").no_flor()
    assert {"Ir ao baralho (perde 2)", "NÃO QUERO (perde 1)"} <= labels(table, 3)
    assert "Passar as cartas (perde 1 ou mais)" in labels(em_testa(H1), 0)


@pytest.mark.parametrize("refused", ["6", "4"])
def test_what_was_put_on_a_flor_has_its_price_too(refused: str) -> None:
    table = em_testa({0: "7O 6O 5O", 3: "3B 2B 1B"}, testaCFCFRrefused=refused).call(0, "flor").say(3, "contra-flor")
    assert labels(table, 0) >= {"QUERO (vale 6)", "NÃO QUERO (perde 4)", "COM FLOR ME ACHICO (perde 4)"}
    table.call(0, "contra-flor-e-o-resto")
    assert labels(table, 3) >= {"QUERO (vale 6)", f"NÃO QUERO (perde {refused})"}


def test_so_has_what_may_be_put_on_flores_once_all_are_said() -> None:
    table = roda({0: "7O 6O 5O", 1: "3B 2B 1B"}, score=(4, 15)).call(0, "flor").say(2, "e-boa").say(4, "e-boa")
    assert "CONTRA-FLOR E O RESTO" in labels(table, 1)  # another may come
    table.say(1, "flor").no_flor()
    assert {"CONTRA-FLOR (vale 6)", "CONTRA-FLOR E O RESTO (vale 15)"} <= labels(table, 0)


def test_half_of_a_double_is_taken_in_words() -> None:
    table = roda(H1).call(0, "envido-e-truco").no_flor()
    assert labels(table, 1) >= {
        "QUERO (vale 2 + 2)",
        "QUERO RETRUCO (vale 2 + 3)",
        "NÃO QUERO (perde 2)",
        "PASSO O ENVIDO E QUERO O TRUCO (perde 1, vale 2)",
        "PASSO O TRUCO E QUERO O ENVIDO (perde 1, vale 2)",
    }


def test_the_lei_do_jogo_has_answers_of_its_own() -> None:
    plain = roda(H1, score=(4, 20), lei=0).no_flor()
    assert labels(plain, 1) >= {
        "QUERO (vale 4 + 2)",
        "PASSO A FALTA E QUERO O TRUCO (perde 1, vale 2)",
        "PASSO O TRUCO E QUERO A FALTA (perde 1, vale 4)",
        "NÃO QUERO (perde 2 ou mais)",
    }
    flor = roda({1: "3B 2B 1B"}, score=(4, 20), lei=0).say(1, "flor").no_flor()
    assert {"COM FLOR QUERO", "COM FLOR E NÃO QUERO", "ME ACHICO COM FLOR E QUERO", "ME ACHICO COM FLOR E NÃO QUERO"} <= labels(
        flor, 1
    )
    assert PORTUGUESE.action(acts.LeiDoJogo(4)) == "NA LEI DO JOGO ESTÁ TUDO DITO (falta 4 + truco)"


@pytest.mark.clause("CEGO-9.VIII.h-6")
def test_it_is_good_answers_a_flor_and_nothing_else() -> None:
    envido = roda(H1).call(0, "envido")
    assert "Não tenho flor" in labels(envido, 2)
    flor = roda(FLOR_0).call(0, "flor")
    assert "Não tenho flor" in labels(flor, 2)
    assert "É BOA" in labels(flor.say(2, "e-boa").say(4, "e-boa"), 1)


def test_a_flor_is_asked_of_a_place_at_the_table() -> None:
    table = roda(FLOR_0).call(0, "flor").no_flor()
    assert {
        "PEÇO FLOR a quem está à direita",
        "PEÇO FLOR a quem está à frente",
        "PEÇO FLOR a quem está à esquerda",
    } <= labels(table, 0)
    assert PORTUGUESE.action(acts.AskFlor(3)) == "PEÇO FLOR ao lugar 3"


def test_cards_are_those_of_the_spanish_pack() -> None:
    view = view_of(roda(H1).state, 0)
    sota, sete = cards("10C 7E")
    assert PORTUGUESE.action(Play(sota), view) == "Jogar 10 de copas"
    assert PORTUGUESE.action(acts.PlayTwo(sete, sota), view) == "Jogar 7 de espadas e já deixar 10 de copas por cima"
    assert (PORTUGUESE.action(Keep(sota), view), PORTUGUESE.action(Cut(9), view)) == ("Ficar com 10 de copas", "Cortar em 9")
    assert PORTUGUESE.action(Refuse(sota), view) == "Recusar 10 de copas (dá de novo)"
    assert PORTUGUESE.action(Shuffle(()), view) == "Embaralhar"
    assert PORTUGUESE.action(Ruling("CEGO-9.V-3", 2), view) == "CEGO-9.V-3: senha ou carta à toa: 1 tento (lugar 2)"


def test_every_call_has_a_label_and_a_sentence() -> None:
    calls = set(acts.DOUBLES) | set(acts.DOWN_CALLS) | {*words.TRUCO_CALLS[1:], words.ENVIDO_ENVIDO, words.ENVIDO_MINHA_FLOR}
    assert calls | {words.CONTRA_FLOR, words.FLOR_E_TRUCO} == set(actions.CALLS) == set(story.CALLED)


# Stories.


def test_a_volta_begins_and_ends() -> None:
    table = em_testa(H1)
    began = table.told(events.VoltaBegan)[-1]
    assert tells(table, began, 0) == "Primeira testa: você contra Davi. Mão: você."
    assert tells(table, began, 1) == "Primeira testa: Ana contra Davi. Mão: Ana."
    table.leave(0, "pack")
    assert [tells(table, event, 3) for event in table.events[-7:] if tells(table, event, 3)] == [
        "Ana foi ao baralho.",
        "Envido: 1 tento para vocês.",
        "Truco: 1 tento para vocês.",
        "Fim da primeira testa. Placar 2 a 0.",
        "Segunda testa: Bia contra Eva. Mão: Bia.",
    ]
    assert tells(roda(H1), roda(H1).told(events.VoltaBegan)[-1], None) == "Roda, os seis jogam. Mão: Ana."


def test_cards_stay_closed_until_the_testa() -> None:
    table = em_testa(H1)
    dealt = {event.seat: event for event in table.told(Dealt)}
    assert tells(table, dealt[1], 1) == "Suas cartas ficam fechadas até a sua testa."
    assert tells(table, dealt[1], 0) == ""


def test_what_is_said_is_told_as_it_was_said() -> None:
    table = roda(H1).call(0, "envido")
    assert last(table, 1) == "Ana disse ENVIDO. Vale 2."
    assert last(table.no_flor().call(1, "real-envido"), 1) == "Você disse REAL ENVIDO. Vale 5."
    assert last(table.defer(2), 0) == "Caio deixou para os parceiros."
    table.quero(0)
    assert last(table.sing(0, 12), 3) == "Ana cantou REI."
    assert last(table.nao_mato(1), 3) == "Bia disse NÃO MATO."


def test_truco_and_its_raises() -> None:
    table = roda(H1).call(0, "truco")
    assert last(table, None) == "Ana trucou. Vale 2."
    table.quero(1, raising=True)
    assert [tells(table, event, None) for event in table.events[-2:]] == [
        "Bia disse QUERO. Vale 2.",
        "Bia disse RETRUCO. Vale 3.",
    ]
    assert last(table.quero(2, raising=True), None) == "Caio disse VALE QUATRO."
    assert last(table.quero(3), None) == "Davi disse QUERO. Vale 4."


@pytest.mark.clause("CEGO-9.VIII.h-6")
def test_a_silence_is_told_as_one_and_an_answer_as_another() -> None:
    table = roda(FLOR_0).call(0, "flor")
    table.say(2, "e-boa")
    assert tells(table, table.told(events.Declared)[-1], 0) == "Caio disse que não tem flor."
    table.say(4, "e-boa").say(1, "e-boa")
    assert tells(table, table.told(events.Declared)[-1], 0) == "Bia disse É BOA."
    whole = [
        text
        for event, text in PORTUGUESE.stories(table.events, NAMES, 0, table.state.view(0))
        if isinstance(event, events.Declared)
    ]
    assert whole == ["Caio disse que não tem flor.", "Eva disse que não tem flor.", "Bia disse É BOA."]


def test_a_counter_and_who_shrinks() -> None:
    table = roda(FLORES).call(0, "flor").say(2, "e-boa").say(4, "e-boa").say(1, "contra-flor")
    assert tells(table, table.told(events.Declared)[-1], 0) == "Bia disse CONTRA-FLOR."
    table.no_flor().nao_quero(0, shrinking=True)
    assert tells(table, table.told(events.Answered)[-1], 1) == "Ana disse COM FLOR ME ACHICO."
    assert tells(table, table.told(events.PointsSettled)[-1], 1) == "A flor fica sendo de vocês: 4 tentos."


def test_a_trio_leaves_together() -> None:
    table = roda(H1).give_up(0)
    gone = table.told(events.WentOut)[-1]
    assert tells(table, gone, 4) == "Você, Ana e Caio foram juntos ao baralho."
    assert tells(table, gone, None) == "Ana, Caio e Eva foram juntos ao baralho."
    assert tells(table, table.told(events.Credited)[-1], None) == "Truco: 1 tento para o trio B."


def test_what_comes_out_at_the_end() -> None:
    for what, text in story.FOUND.items():
        assert PORTUGUESE.story(events.FoundOut(2, what, ""), NAMES, 2) == text.replace("{who}", "Você")
    shown = events.Proved(0, cards("10C 7C"), "envido", "CEGO-9.XIV-19")
    assert PORTUGUESE.story(shown, NAMES, 1) == "Ana mostrou os pontos: sota de copas e sete de copas."
    shown = events.Proved(0, cards("7C"), "flor", "CEGO-9.XI-3")
    assert PORTUGUESE.story(shown, NAMES, 1) == "Ana mostrou sete de copas."
    asked = events.FlorAsked(0, 3, "CEGO-9.XI-1")
    assert PORTUGUESE.story(asked, NAMES, 3) == "Ana disse PEÇO FLOR a você: no fim você mostra que não escondeu."
    again = events.VoltaEnded("roda", 0, (3, 4), "CEGO-9.VIII.d-1", again=True)
    assert PORTUGUESE.story(again, NAMES) == "A volta não valeu: o mesmo pé dá as cartas de novo."


def test_pardas_and_cards_turned_up() -> None:
    tied = roda({0: "3E 4C 5C", 1: "3B 4O 5O"}).plays("0:3E 1:3B")
    for seat in (2, 3, 4, 5):
        low = tied.menu(seat, Play)[0]
        tied.do(seat, low)
    assert any("ficou parda" in tells(tied, event, None) for event in tied.events)
    view = tied.state.view(2)
    (sota,) = cards("10O")
    assert PORTUGUESE.story(TurnedUp(2, sota, ""), NAMES, 2, view) == "Virou no carteio uma carta sua: a sota de ouros."
    assert PORTUGUESE.story(Kept(2, sota, ""), NAMES, 1, view) == "Caio ficou com a sota de ouros."
    way = events.Credited("truco", 0, 1, (1, 0), "CEGO-9.XVI.g-2")
    assert PORTUGUESE.story(way, NAMES, 0) == "A primeira ficou parda, valeu a segunda. Truco: 1 tento para vocês."


# Numbers, people, prompts, refusals.


@pytest.mark.parametrize(
    ("tentos", "told"),
    [(0, "0 malos"), (1, "1 malo"), (12, "12 malos"), (13, "12 malos + 1 bueno"), (15, "12 malos + 3 buenos")],
)
def test_a_pile_is_malos_and_then_buenos(tentos: int, told: str) -> None:
    assert pile(PORTUGUESE, tentos) == told


def test_lone_figures_are_sung_by_their_names() -> None:
    assert [song(PORTUGUESE, points) for points in (33, 7, 10, 11, 12)] == ["33", "7", "SOTA", "CAVALO", "REI"]


def test_six_names_are_two_trios() -> None:
    assert (PORTUGUESE.side(0, None, NAMES), PORTUGUESE.side(1, PUBLIC, NAMES)) == ("trio A", "trio B")
    assert (PORTUGUESE.side(1, 3, NAMES), PORTUGUESE.side(1, 2, NAMES)) == ("nós", "eles")


def test_every_window_asks_and_says_who_is_asked() -> None:
    assert set(MINE) == set(THEIRS) == {*WINDOWS, "double", "draw", "cut", "deal", "exposed"} - {"done"}
    table = roda(H1).call(0, "truco")
    assert prompt(PORTUGUESE, view_of(table.state, 1), NAMES) == "Quer o truco?"
    assert prompt(PORTUGUESE, view_of(table.state, 0), NAMES) == "Bia responde ao truco."
    assert prompt(PORTUGUESE, view_of(table.state, PUBLIC), NAMES) == "Bia responde ao truco."
    both = roda(H1).call(0, "envido-e-truco").no_flor()
    assert prompt(PORTUGUESE, view_of(both.state, 1), NAMES) == "Quer o envido e o truco?"
    assert prompt(PORTUGUESE, view_of(both.state, 0), NAMES) == "Bia responde ao envido e ao truco."


@pytest.mark.parametrize("code", sorted({**reasons.TEXTS, **TEXTS}))
def test_a_refusal_speaks_of_trios(code: str) -> None:
    assert "dupla" not in {**reasons.TEXTS, **TEXTS}[code]


def test_refusals_name_cards_people_and_parts() -> None:
    table = roda(H1)
    (sota,) = cards("10C")
    refused = table.refused(0, Play(sota))
    assert PORTUGUESE.reason(refused, NAMES) == "Você não tem essa carta na mão (sota de copas): jogue uma das suas."
    assert PORTUGUESE.reason(table.refused(1, acts.Call("envido", 2)), NAMES) == "Não é a sua vez: agora joga Ana."
    table.call(0, "truco")
    wrong = table.refused(1, acts.Quero("envido", 2))
    assert PORTUGUESE.reason(wrong, NAMES) == "A proposta na mesa é outra (o truco, 2): responda a essa."
    assert PORTUGUESE.reason(Reason("no-such-song", "", (50,))) == (
        "Ninguém tem 50 no envido: cante de 20 a 33, de 1 a 7, ou SOTA, CAVALO, REI."
    )
