"""One against one ("mano-a-mano", S-SIN-31): two seats, everything else the same."""

from random import Random

import pytest

from carteado import arena, catalogue
from carteado.bots import bot
from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, REFEREE
from carteado.games.truco.rules.acts import Accept, Blind, Burn, FromBottom, GiveUp, Peek, Raise, Run, Saw, Turn
from carteado.games.truco.rules.pack_events import LotDrawn
from carteado.pack import Cut, Deal, Dealt, Looked, Shuffle
from carteado.tricks.play import Play
from games.truco.kit import Mesa, clause
from games.truco.kit.pack import pack_with
from games.truco.kit.sinsep import SINSEP, abre, confere, curso, mao, monte, no_escuro, quem_pode, sorteio

DOIS = (0, 1)
CARTAS = {0: "3C KP 6E", 1: "3P AE 7O"}


def duel(placar: tuple[int, int] = (0, 0), dealer: int = 0, opcoes: dict[str, str] | None = None) -> Mesa:
    return mao(dealer, CARTAS, placar, opcoes, vira="4O", seats=2)


@clause("S-SIN-31")
@pytest.mark.parametrize("dealer", DOIS)
def test_um_da_o_outro_corta_e_sai(dealer: int) -> None:
    other = 1 - dealer
    table = monte(dealer=dealer, seats=2)
    assert (table.fase, table.espera) == ("cut", (other,))
    assert {type(act) for act in table.state.legal(other)} == {Cut, Saw, Turn, Peek, FromBottom}
    assert table.recusa(dealer, Cut(5)).clause == "SIN-POST-2"
    dealt = table.carteia()
    assert (dealt.vez, [hand.count for hand in dealt.publico.hands]) == (other, [3, 3])


@clause("SIN-DEF-CANGAR-2")
def test_canga_a_maior_de_cada_jogador() -> None:
    confere("D=0 vira 4O T1[1:3P 0:3C =>tie lead 0]", seats=2)
    confere("D=1 vira 4O T1[0:3P 1:3C =>tie lead 1]", seats=2)
    confere("D=0 vira 4O T1[1:5O 0:5E =>A lead 0]", seats=2)


@clause("S-SIN-31", "SIN-JOGO-5", "SIN-CANGAR-4", "SIN-CANGAR-5")
@pytest.mark.parametrize(
    "line",
    [
        "D=0 vira 4O T1[1:2C 0:3P =>A lead 0] T2[0:KP 1:QC =>A lead 0] hand=>A; S 3-3 → 4-3; next D=1",
        "D=0 vira 4O T1[1:2C 0:3P =>A lead 0] T2[0:7P 1:KC =>B lead 1] T3[1:6C 0:JE =>A lead 0] hand=>A",
        "D=0 vira 4O T1[1:2C 0:3P =>A lead 0] T2[0:7P 1:7C =>tie lead 1] hand=>A",
        "D=0 vira 4O T1[1:3C 0:3P =>tie lead 0] T2[0:KP 1:QC =>A lead 0] hand=>A",
        "D=0 vira 4O T1[1:3C 0:3P =>tie lead 0] T2[0:KP 1:KC =>tie lead 1] T3[1:QC 0:JE =>A lead 0] hand=>A",
        "D=0 vira 4O T1[1:3C 0:3P =>tie lead 0] T2[0:KP 1:KC =>tie lead 1] T3[1:QC 0:QE =>tie lead 0] hand=>A; S 3-3 → 4-3",
        "D=1 vira 4O T1[0:3C 1:3P =>tie lead 1] T2[1:KP 0:KC =>tie lead 0] T3[0:QC 1:QE =>tie lead 1] hand=>B; S 3-3 → 3-4",
        "D=0 vira 4O T1[1:2C 0:3P =>A lead 0] T2[0:(7P) 1:(KC) =>tie lead 0] hand=>A",
    ],
)
def test_as_rodadas_de_dois(line: str) -> None:
    confere(line, seats=2)


@clause("S-SIN-31", "SIN-CANGAR-1b", "SIN-CANGAR-1c")
def test_o_cango_obriga_os_dois() -> None:
    table = duel().joga("1:3P 0:3C")
    assert table.recusa(0, Play(Card.of("6E"))).clause == "SIN-CANGAR-1b"
    assert table.recusa(0, Play(Card.of("KP"), True)).clause == "SIN-CANGAR-1c"
    assert table.joga("0:KP").recusa(1, Play(Card.of("7O"))).clause == "SIN-CANGAR-1b"
    shown = mao(0, {0: "3C KP 6E", 1: "3P 6P 4C"}, vira="4O", seats=2).joga("1:3P 0:3C 0:KP")
    assert shown.vez == 1


@clause("S-SIN-31", "S-SIN-02")
@pytest.mark.parametrize("seat", [1, PUBLIC])
def test_a_obrigacao_prova_o_resto_da_mao_de_quem_mostrou(seat: int) -> None:
    table = duel().joga("1:3P 0:3C 0:KP")
    above = {"AP", "AC", "AE", "AO", "2P", "2C", "2E", "2O", "3E", "3O", "5P", "5C", "5E", "5O"}
    rng = Random(8)
    left = {str(table.state.resample(seat, rng).view(REFEREE).known.hands[0].seen()[0]) for _ in range(300)}  # type: ignore[attr-defined]
    assert left.isdisjoint(above)
    assert {"KC", "6E", "4P"} <= left


@clause("S-SIN-31", "SIN-TRUCO-2", "SIN-TRUCO-6")
def test_responde_um_so() -> None:
    table = duel((2, 2)).truco(1)
    assert table.espera == (0,)
    assert table.state.legal(0) == (Accept(3), Run(3), Raise(6))
    assert (table.cai(0).valor, table.corre(0).placar) == (3, (2, 3))


@clause("S-SIN-31", "SIN-TRUCO-8", "SIN-TRUCO-12")
@pytest.mark.parametrize(("stake", "placar"), [(3, (2, 3)), (6, (5, 2)), (9, (2, 8)), (12, (11, 2))])
def test_a_escada_inteira_entre_dois(stake: int, placar: tuple[int, int]) -> None:
    table = duel((2, 2))
    for step, seat in zip((3, 6, 9, 12), (1, 0, 1, 0), strict=True):
        if step <= stake:
            table = table.pede(seat, step)
    assert table.corre(table.espera[0]).placar == placar


@clause("S-SIN-31", "SIN-TRUCO-7", "S-SIN-08")
def test_aumenta_quem_aceitou() -> None:
    table = duel().truco(0).cai(1)
    assert quem_pode(table, Raise(6)) == [1]
    assert curso("BB", vale=6, seats=2).placar == (0, 6)


# Before the deal.


@clause("S-SIN-31", "SIN-CORTAR-2", "SIN-CORTAR-3")
def test_corte_serra_e_vira() -> None:
    table = monte(seats=2).corta(5).serra(9).tira_vira()
    assert table.recusa(1, Cut(3)).code == "vira-turned"
    assert monte(seats=2).corta(1, 2, 3).recusa(1, Cut(4)).clause == "SIN-CORTAR-2"


@clause("S-SIN-31", "SIN-DAR-1", "SIN-QUEIMAR-5")
def test_dois_pacotes_e_as_queimas() -> None:
    table = monte(por_cima="KO 3P 7O 2C 5O KE JP AC 6C 4P", seats=2).tira_vira().devolve()
    assert table.state.legal(0) == (Deal(1), Deal())
    table = table.queima_pacote()
    assert (table.queimadas, quem_pode(table, Burn(2, 1))) == ("3P 7O 2C", [1])
    table = table.da_pacote()
    assert (table.publico.packets, table.state.legal(0)) == ((1,), (Deal(0), Deal()))
    table = table.da_pacote()
    assert (table.cartas(1), table.cartas(0), table.fase) == ("5O KE JP", "AC 6C 4P", "play")


@clause("S-SIN-31", "SIN-EMB-6")
def test_subir_entre_dois() -> None:
    table = monte("3P 2C KE AO JP QC", seats=2).sobe().carteia()
    assert (table.cartas(1), table.cartas(0)) == ("3P 2C KE", "AO JP QC")


@clause("S-SIN-31", "SIN-CORTAR-4", "SIN-CORTAR-6")
def test_olhar_o_fundo_entre_dois() -> None:
    table = monte("3P", seats=2).olha_fundo()
    assert [str(card or "?") for card in (*table.ve(0).known.peeked_cards, *table.ve(1).known.peeked_cards)] == ["?", "3P"]
    assert table.recusa(1, FromBottom()).clause == "SIN-CORTAR-6"
    dealt = table.corta(33).carteia()
    assert "3P" in dealt.cartas(0)
    assert [str(card) for card in dealt.ve(1).known.hands[0].partner_cards] == ["3P"]


@clause("S-SIN-31", "S-SIN-07")
def test_o_primeiro_a_dar_entre_dois() -> None:
    assert sorteio(seats=2).tira("0:KP 1:3C").proximo_carteador == 1
    assert sorteio(seats=2).tira("0:KP 1:KC").fase == "draw-shuffle"
    assert abre({"firstDealer": "organiser"}, seats=2).proximo_carteador == 0
    lots = [abre({"firstDealer": "lots"}, seats=2).faz(CHANCE, Shuffle(pack_with(top=top))) for top in ("AP", "2P")]
    assert [table.proximo_carteador for table in lots] == [0, 1]
    assert all(isinstance(table.eventos[-1], LotDrawn) for table in lots)


@clause("S-SIN-31", "S-SIN-07")
@pytest.mark.parametrize("dealer", DOIS)
def test_o_carteio_alterna(dealer: int) -> None:
    assert curso("AA", dealer=dealer, seats=2).proximo_carteador == 1 - dealer


# Special hands.


@clause("S-SIN-31", "SIN-MAOONZE-1", "SIN-MAOONZE-4", "S-SIN-24")
def test_a_mao_de_onze_e_de_um_so_que_decide_sozinho() -> None:
    table = duel((11, 7))
    assert (table.fase, table.espera, table.publico.owner) == ("eleven", (0,), 0)
    assert not any(isinstance(event, Looked) for event in table.eventos)
    assert catalogue.game(SINSEP).consent(table.state, 0, GiveUp()) == ()
    assert table.decide(0, jogar=False).placar == (11, 8)
    assert table.decide(0, jogar=True).valor == 3
    assert duel((7, 11)).espera == (1,)


@clause("S-SIN-31", "SIN-MAOONZE-6a", "SIN-MAOONZE-6b", "SIN-MAOONZE-6c", "SIN-MAOONZE-6d")
def test_as_proibicoes_da_mao_de_onze_entre_dois() -> None:
    table = monte(placar=(11, 7), seats=2)
    assert [table.recusa(1, act).clause[-2:] for act in (Saw(4), Peek(), Burn(1))] == ["6a", "6b", "6c"]
    playing = duel((11, 7)).decide(0, jogar=True)
    assert [playing.recusa(seat, Raise(6)).clause for seat in DOIS] == ["SIN-MAOONZE-6d"] * 2


@clause("S-SIN-31", "SIN-MAOFERRO-3", "SIN-MAOFERRO-6", "SIN-MAOFERRO-7")
def test_a_mao_de_ferro_entre_dois() -> None:
    table = duel((11, 11))
    assert [event.audience for event in table.eventos if isinstance(event, Dealt)] == [(REFEREE,)] * 2
    assert (table.vira, table.state.legal(1)) == ("?", (Blind(1), Blind(2), Blind(3)))
    assert no_escuro(table, "1").vira == "?"
    table = no_escuro(table, "11")
    assert (table.vira, table.vazas, table.vez) == ("4O", ("tie",), 0)
    assert table.state.legal(0) == (Blind(2), Blind(3))
    table = no_escuro(table, "22")
    assert (table.placar, table.partida) == ((11, 12), "B")


@clause("S-SIN-31", "SIN-MAOFERRO-8")
def test_so_a_primeira_no_escuro_entre_dois() -> None:
    table = no_escuro(duel((11, 11), opcoes={"ferro": "blindFirstTrick"}), "11")
    assert ([str(card) for card in table.ve(0).hand()], table.faces(0, 1)) == (["KP", "6E"], "? ? ?")
    assert table.state.legal(0) == (Play(Card.of("KP")),)


@clause("S-SIN-31")
@pytest.mark.parametrize("seed", range(4))
def test_uma_partida_inteira_entre_dois(seed: int) -> None:
    start = catalogue.new(SINSEP, seats=2)
    played = arena.play(start, [bot("random", SINSEP) for _ in DOIS], Random(seed))
    assert played.outcome is not None
    assert sorted(played.outcome.returns) == [-1, 1]


@clause("S-SIN-31")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_so_ha_mesas_de_dois_e_de_quatro(seats: int) -> None:
    with pytest.raises(ValueError, match="4 or 2"):
        abre(seats=seats, dealer=0)
