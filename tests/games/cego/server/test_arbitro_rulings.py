"""What the referee of Truco Cego rules over HTTP: irregularities of testas, pack, flores, songs and people."""

from pathlib import Path

import pytest

from games.cego.server.judge import PENDING, judge, paid

COUNTS = "O que se disse foi entendido, e vale como pedido ou como resposta."


# Testas.


@pytest.mark.clause("CEGO-9.III-11")
async def test_a_bystander_loses_the_testa_of_the_companion(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        told = await ask("CEGO-9.III-11", 3, form="testa", testa=1, calls=["falta-envido"], truco=1)
        assert (paid(told), told["mao"], told["deal"]) == ([("envido", 0, 6), ("truco", 0, 2)], "over", "")
        assert "De fora da testa, quem está na terceira cadeira falou" in told["text"]
        last = await ask("CEGO-9.III-11", 1, form="testa", testa=3)
        assert (last["deal"], last["dealer"]) == ("passes", 1)
        plays = await ask("CEGO-9.III-11", 4, form="testa", testa=1)
        assert plays["refused"].startswith("Essa falta é de quem está fora da testa")


@pytest.mark.clause("CEGO-9.IV-8", "CEGO-9.IV-9", "CEGO-9.IV-10")
async def test_who_looks_out_of_turn(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        early = await ask("CEGO-9.IV-8", 2, when="deal", form="testa")
        assert (early["mao"], early["score"]) == ("void", [0, 0])
        under_way = await ask("CEGO-9.IV-9", 2, when="play", form="testa", score=[3, 3])
        assert (paid(under_way), under_way["score"], under_way["mao"]) == ([("penalty", 1, 1)], [3, 4], "goes-on")
        silent = await ask("CEGO-9.IV-10", 2, when="play", form="testa", score=[3, 3])
        assert (silent["score"], silent["credits"]) == ([3, 3], [])


@pytest.mark.clause("CEGO-9.V-3", "CEGO-9.V-4", "CEGO-9.V-5")
async def test_cards_shown_without_need(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        signal = await ask("CEGO-9.V-3", 1, when="play", form="testa", score=[0, 2])
        assert signal["score"] == [1, 2]
        after = await ask("CEGO-9.V-4", 1, when="deal", form="testa", testa=2, score=[7, 2])
        assert after["score"] == [8, 2]
        own = await ask("CEGO-9.V-4", 2, when="deal", form="testa", testa=2)
        assert own["refused"].startswith("Isso é de quem já jogou a sua testa")
        free = await ask("CEGO-9.V-5", 3, when="after", form="testa", testa=3)
        assert (free["credits"], free["score"], "não custa nada" in free["text"]) == ([], [], True)


@pytest.mark.clause("CEGO-9.V-6", "CEGO-9.V-7", "CEGO-9.V-8")
async def test_cards_gathered_too_early(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        plain = await ask("CEGO-9.V-6", 3, when="deal", form="testa")
        assert paid(plain) == [("envido", 0, 1), ("truco", 0, 1)]
        flor = await ask("CEGO-9.V-7", 3, when="deal", form="testa")
        assert paid(flor) == [("flor", 0, 3), ("truco", 0, 1)]
        rivals = await ask("CEGO-9.V-8", 2, when="deal", form="testa")
        assert paid(rivals) == [("envido", 1, 1), ("truco", 1, 1)]
        house = {"gatheredFlor": "4"}
        by_house = await ask("CEGO-9.V-8", 2, when="deal", form="testa", sanction="flor", options=house)
        assert paid(by_house) == [("flor", 1, 3), ("truco", 1, 1)]
        late = await ask("CEGO-9.V-6", 3, when="play", form="testa")
        assert late["refused"].startswith("Já caiu uma carta de quem é mão")


@pytest.mark.clause("CEGO-9.VIII.k-1")
async def test_the_first_card_face_down(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        told = await ask("CEGO-9.VIII.k-1", 1, when="deal", form="testa", **PENDING)
        assert (told["mao"], told["credits"]) == ("goes-on", [])
        truco = await ask("CEGO-9.VIII.k-1", 1, when="deal", form="testa", asked=True)
        assert (truco["chooses"], truco["mao"]) == ("rival", "goes-on")
        none = await ask("CEGO-9.VIII.k-1", 1, when="deal", form="testa")
        assert none["refused"].startswith("Essa pessoa ainda não propôs nada")


@pytest.mark.clause("CEGO-9.III-5", "CEGO-9.III-4")
async def test_testas_stop_at_eighteen(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        told = await ask("CEGO-9.IV-9", 2, form="testa", score=[18, 3])
        assert (told["refused"], told["clause"]) == (
            "Com esse placar só há rodas: confira os tentos, ou a forma.",
            "CEGO-9.III-5",
        )
        begun = await ask("CEGO-9.IV-9", 3, form="testa", testa=2, score=[18, 3])
        assert begun["score"] == [19, 3]


# The pack and the deal.


@pytest.mark.clause("CEGO-9.III-14", "CEGO-9.III-15", "CEGO-9.IV-3")
async def test_the_cut_and_the_shuffle(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        golpe = await ask("CEGO-9.III-15", 5, when="cut")
        assert (golpe["mao"], golpe["text"]) == ("goes-on", "O corte não valeu: corta-se de novo.")
        late = await ask("CEGO-9.III-14", 5, when="play")
        assert late["refused"].startswith("Não há corte para julgar agora")
        wrong = await ask("CEGO-9.III-15", 3, when="cut")
        assert wrong["refused"].startswith("Falta no corte é de quem corta")
        maneio = await ask("CEGO-9.IV-3", 0, when="cut")
        assert (maneio["mao"], maneio["deal"]) == ("void", "same")


@pytest.mark.clause("CEGO-9.VIII.e-1", "CEGO-9.VIII.e-2", "CEGO-9.VIII.e-3")
async def test_a_card_turned_up(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        low = await ask("CEGO-9.VIII.e-2", when="deal")
        assert (low["chooses"], low["mao"]) == ("receiver", "goes-on")
        high = await ask("CEGO-9.VIII.e-3", when="deal")
        assert (high["chooses"], high["mao"], high["deal"], high["score"]) == ("", "void", "same", [0, 0])
        late = await ask("CEGO-9.VIII.e-1", when="play")
        assert late["refused"].startswith("Já caiu carta")


@pytest.mark.clause("CEGO-9.IV-12", "CEGO-9.VIII.d-1")
async def test_the_stock_and_a_misdeal(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        warned = await ask("CEGO-9.IV-12", 2, when="play", sanction="warning")
        assert (warned["sanction"], warned["mao"]) == ("a", "goes-on")
        again = await ask("CEGO-9.IV-12", 2, when="deal", sanction="redeal")
        assert (again["mao"], again["deal"]) == ("void", "same")
        late = await ask("CEGO-9.IV-12", 2, when="play", sanction="redeal")
        assert late["refused"].startswith("Já caiu carta ou se falou")
        assert (await ask("CEGO-9.VIII.d-1", 0, when="deal"))["deal"] == "same"


# Flores, songs and words.


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.VIII.h-11", "CEGO-9.XIII.f-3")
async def test_a_flor_that_is_none(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        alone = await ask("CEGO-9.X-1", 1, when="deal", flores=[0, 1])
        assert (paid(alone), alone["score"]) == ([("flor", 0, 3), ("truco", 0, 1)], [4, 0])
        untold = await ask("CEGO-9.VIII.h-11", 4, when="deal", form="roda")
        assert untold["score"] == [0, 4]
        several = await ask("CEGO-9.XIII.f-3", 3, when="deal", flores=[1, 2])
        assert paid(several) == [("flor", 0, 9), ("truco", 0, 1)]
        played = await ask("CEGO-9.X-1", 1, when="play", flores=[0, 1])
        assert played["refused"].startswith("Com o truco já jogado")


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.X-3", "CEGO-9.X-4", "CEGO-9.XIV-25", "CEGO-9.XIV-26", "CEGO-9.VIII.a-9")
async def test_what_comes_out_when_the_cards_are_shown(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        false = await ask("CEGO-9.X-2", 1, flores=[0, 1], truco=3)
        assert (paid(false), false["deal"]) == ([("flor", 0, 3), ("truco", 0, 4)], "passes")
        unshown = await ask("CEGO-9.X-3", 2, flores=[1, 0], truco=1)
        assert paid(unshown) == [("flor", 1, 3), ("truco", 1, 2)]
        hidden = await ask("CEGO-9.X-4", 3, truco=1)
        assert paid(hidden) == [("flor", 0, 3), ("truco", 0, 2)]
        wrong = await ask("CEGO-9.XIV-25", 1, calls=["envido", "real-envido"], taken=1, truco=1)
        assert paid(wrong) == [("envido", 0, 5), ("truco", 0, 2)]
        plain = await ask("CEGO-9.XIV-26", 1, calls=["envido"], taken=1)
        assert paid(plain) == [("envido", 0, 2), ("truco", 0, 1)]
        unproved = await ask("CEGO-9.VIII.a-9", 1, calls=["real-envido"], taken=1)
        assert paid(unproved) == [("envido", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XIV-25")
async def test_a_wrong_song_needs_an_envido_that_was_wanted(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        none = await ask("CEGO-9.XIV-25", 1, form="roda")
        assert none["refused"].startswith("Canto errado só existe com envido aceito")
        pending = await ask("CEGO-9.XIV-25", 1, **PENDING)
        assert pending["refused"] == "A volta não acaba com um pedido sem resposta: diga o que se respondeu."


@pytest.mark.clause("CEGO-9.VIII.b-4")
@pytest.mark.parametrize("taken", [0, 1])
async def test_a_hidden_card_loses_the_truco_and_not_the_points(tmp_path: Path, taken: int) -> None:
    async with judge(tmp_path) as ask:
        told = await ask("CEGO-9.VIII.b-4", 3, when="play", calls=["envido"], taken=taken, truco=1)
        assert paid(told) == [("envido", taken, 2), ("truco", 0, 2)]
        pending = await ask("CEGO-9.VIII.b-4", 1, when="play", **PENDING)
        assert pending["refused"].startswith("Ainda há pontos por resolver")


@pytest.mark.clause("CEGO-9.VIII.h-9", "CEGO-9.VIII.h-7")
async def test_a_word_that_was_understood(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        for offender in (1, 2, 3, 4, 5, 0):
            truco = await ask("CEGO-9.VIII.h-9", offender, when="play", sanction="truco", form="roda")
            assert (truco["mao"], truco["text"]) == ("goes-on", COUNTS), (offender, truco)
            quero = await ask("CEGO-9.VIII.h-9", offender, when="play", sanction="quero", asked=True)
            assert (quero["mao"], quero["text"]) == ("goes-on", COUNTS), (offender, quero)
        nothing = await ask("CEGO-9.VIII.h-9", 1, when="deal", sanction="quero", form="roda")
        assert nothing["refused"].startswith("Agora essa pessoa não pode dizer nem QUERO nem truco")
        void = await ask("CEGO-9.VIII.h-7", 1, when="play")
        assert void["text"] == "O que se disse não vale nada; o jogo segue."


@pytest.mark.clause("CEGO-9.XIV-11", "CEGO-9.XIV-12")
async def test_the_first_number_is_the_song_of_any_seat(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        for offender in range(6):
            one = await ask("CEGO-9.XIV-11", offender, when="deal", calls=["envido"])
            assert "cantou 1" in one["text"]
            seven = await ask("CEGO-9.XIV-12", offender, when="play", calls=["envido"], sanction="sete")
            assert seven["text"] == "Vale o primeiro número que se disse; o canto segue."
            none = await ask("CEGO-9.XIV-11", offender, when="deal", form="roda")
            assert none["refused"].startswith("Essa pessoa não está cantando o envido agora")


# People and conduct.


@pytest.mark.clause("CEGO-6.I-1", "CEGO-5-1", "CEGO-7-1", "CEGO-6.VI-1")
async def test_conduct(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        out = await ask("CEGO-6.I-1", 2, score=[20, 3])
        assert (out["loses"], out["ended"], out["score"]) == ("match", "match-forfeited", [0, 24])
        assert out["text"] == "Punição para quem está na segunda cadeira: o trio está desclassificado."
        lost = await ask("CEGO-5-1", 1)
        assert (lost["loses"], lost["score"]) == ("match", [24, 0])
        reserve = await ask("CEGO-6.VI-1", 1)
        assert (reserve["mao"], reserve["ended"]) == ("goes-on", "")
        bystander = await ask("CEGO-7-1")
        assert bystander["text"] == "O juiz manda sair quem está em volta da mesa."


@pytest.mark.clause("CEGO-9.V-1")
async def test_signals_are_free_in_a_roda_unless_the_house_forbids_them(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        free = await ask("CEGO-9.V-1", 1, when="play", form="roda")
        assert free["refused"] == "Essa irregularidade só existe na testa."
        house = await ask("CEGO-9.V-1", 1, when="play", form="roda", options={"senhasInRoda": "false"})
        assert house["sanction"] == "a"
