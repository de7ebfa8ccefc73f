"""`carteado blackjack solve|chart|edge|count|simulate`: what they say, in words and in JSON, and what they refuse."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cli.typed import Typed

# A shoe that is solved at once: what is left of a pack without its 2 to 4 and its 7.
GONE = ("--packs", "1", "--gone", ",".join(["2", "3", "4", "7"] * 4))
SVG = "{http://www.w3.org/2000/svg}"


def answered(carteado: Typed, *arguments: str) -> dict[str, Any]:
    said = carteado("blackjack", *arguments, "--json")
    assert said.code == 0, said.err
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_the_edge_in_words_and_in_json(carteado: Typed) -> None:
    assert carteado("blackjack", "edge", "--packs", "1").out.splitlines() == ["1 baralho", "Vantagem de quem joga: +0,0248 %"]
    told = carteado("--lang", "en", "blackjack", "edge", "--packs", "1", "--set", "das=true").out.splitlines()
    assert told == ["1 pack, das=true", "Player's edge: +0.1541 %"]
    found = answered(carteado, "edge", "--set", "decks=1", "--strategy", "total")
    assert (found["id"], found["packs"], found["options"], found["strategy"]) == ("blackjack/1", 1, {}, "total")
    assert found["edge_percent"] == pytest.approx(-0.0147, abs=0.00005)
    assert found["edge"] == pytest.approx(found["edge_percent"] / 100, abs=1e-8)


def test_insurance_is_never_taken_unless_it_is_asked_for(carteado: Typed) -> None:
    """In this shoe more than a third of what is unseen counts ten, whatever the hand."""
    never, best = [answered(carteado, "edge", *GONE, "--insure", how)["edge"] for how in ("never", "best")]
    assert answered(carteado, "edge", *GONE)["edge"] == never
    hands = [each for each in answered(carteado, "solve", *GONE)["hands"] if each["up"] == "A" and "insurance" in each]
    assert min(each["insurance"] for each in hands) > 0
    assert sum(each["chance"] * each["insurance"] for each in hands) < best - never  # a BlackJack is insured as well


def test_what_each_rule_adds(carteado: Typed) -> None:
    found = answered(carteado, "edge", *GONE, "--rules", "--set", "surrender=early")
    by_rule = {(each["option"], each["value"]): each for each in found["rules"]}
    assert {option for option, _ in by_rule} == {"das", "hit_soft_17", "resplit", "split_by", "peek", "surrender", "early_vs"}
    alone = answered(carteado, "edge", *GONE, "--set", "surrender=early", "--set", "das=true")
    assert by_rule["das", "true"]["edge"] == pytest.approx(alone["edge"])
    for each in by_rule.values():
        assert each["adds_percent"] == pytest.approx(each["edge_percent"] - found["edge_percent"], abs=2e-6)
    lines = carteado("blackjack", "edge", *GONE, "--rules").out.splitlines()
    adds = [float(line.split()[1].replace("−", "-").replace(",", ".")) for line in lines[3:]]
    assert adds == sorted(adds, reverse=True)


def test_a_whole_solution(carteado: Typed) -> None:
    found = answered(carteado, "solve", *GONE)
    assert found["shoe"] == {"A": 4, "2": 0, "3": 0, "4": 0, "5": 4, "6": 4, "7": 0, "8": 4, "9": 4, "10": 16}
    assert sum(each["chance"] for each in found["hands"]) == pytest.approx(1.0)
    assert sum(each["chance"] * each["before_the_check"] for each in found["hands"]) == pytest.approx(found["edge"])
    for each in found["hands"]:
        offered = {act: each[act] for act in ("stand", "hit", "double", "split") if each.get(act) is not None}
        assert not offered or each["worth"] == max(offered.values()) == offered[each["best"]]
    out = carteado("blackjack", "solve", *GONE).out
    assert "1 baralho, 36 cartas no sapato" in out
    assert "10+6 " in out
    assert "M manter, P pedir, D dobrar, ÷ dividir, R render-se" in out


def test_one_hand(carteado: Typed) -> None:
    found = answered(carteado, "solve", "--packs", "1", "--hand", "AC 2P", "--up", "a")
    assert (found["stand"], found["hit"], found["double"]) == pytest.approx((-0.661732, -0.067808, -0.593281), abs=1e-6)
    assert (found["best"], found["split"]) == ("hit", None)
    lines = carteado("blackjack", "solve", "--packs", "1", "--hand", "10,4,2", "--up", "10").out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == ["manter", "pedir"]  # three cards are not doubled
    by_rank = ("--set", "split_by=rank")
    assert answered(carteado, "solve", "--hand", "J,Q", "--up", "6")["split"] is not None
    assert answered(carteado, "solve", "--hand", "J,Q", "--up", "6", *by_rank)["split"] is None
    assert answered(carteado, "solve", "--hand", "Q,Q", "--up", "6", *by_rank)["split"] is not None
    assert carteado("blackjack", "solve", "--hand", "A,K", "--up", "A").out.splitlines()[1].split() == ["manter", "+1,5000"]


def test_the_chart_by_totals_and_by_cards(carteado: Typed) -> None:
    found = answered(carteado, "chart", "--packs", "1", "--set", "surrender=late")
    rows = {(row["shape"], row["hand"]): [field["act"] for field in row["fields"]] for row in found["rows"]}
    assert found["strategy"] == "total"
    assert found["up"] == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"]
    assert rows["hard", "16"] == [*["stand"] * 5, *["hit"] * 3, *["surrender"] * 2]
    assert rows["hard", "11"] == ["double"] * 10
    assert rows["pair", "8+8"] == ["split"] * 10
    assert rows["soft", "A+7"] == ["stand", *["double"] * 4, "stand", "stand", "hit", "hit", "stand"]
    seven = next(row for row in found["rows"] if row["hand"] == "A+7")
    assert seven["fields"][1]["otherwise"] == "stand"
    lines = carteado("blackjack", "chart", "--packs", "1", "--set", "surrender=late").out.splitlines()
    drawn = next(line for line in lines if line.startswith("A+7"))
    assert drawn.split() == ["A+7", "M", *["Dm"] * 4, "M", "M", "P", "P", "M"]
    by_cards = answered(carteado, "chart", "--packs", "1", "--strategy", "composition")
    hands = {row["hand"]: [field["act"] for field in row["fields"]] for row in by_cards["rows"]}
    assert hands["10+2"][2] == "hit" != hands["8+4"][2]  # 12 against a 4 hangs on the cards it is made of


def test_a_chart_of_a_shoe_that_lacks_cards_says_so(carteado: Typed) -> None:
    found = answered(carteado, "chart", *GONE)
    columns = [row["fields"][0] for row in found["rows"]]
    assert columns == [None] * len(columns)  # no 2 can lie face up
    assert {row["hand"] for row in found["rows"] if row["shape"] == "pair"} == {"A+A", "5+5", "6+6", "8+8", "9+9", "10+10"}


def test_the_value_of_a_count(carteado: Typed) -> None:
    found = answered(carteado, "count", *GONE)
    by_card = {each["card"]: each["adds_percent"] for each in found["cards"]}
    assert set(by_card) == {"A", "5", "6", "8", "9", "10"}
    assert by_card["5"] > 0 > by_card["A"]
    five = answered(carteado, "edge", *GONE[:3], GONE[3] + ",5")
    assert by_card["5"] == pytest.approx(five["edge_percent"] - found["edge_percent"], abs=2e-6)
    counts = [each["true_count"] for each in found["counts"]]
    edges = [each["edge"] for each in found["counts"]]
    assert counts == [-8, -4, 0, 4, 8]
    assert edges == sorted(edges)


def test_pictures_are_drawn_as_svg_and_png(carteado: Typed, tmp_path: Path) -> None:
    svg, png = tmp_path / "chart.svg", tmp_path / "chart.png"
    said = carteado("blackjack", "chart", *GONE, "--svg", str(svg), "--png", str(png))
    assert said.code == 0, said.err
    texts = [node.text for node in ElementTree.parse(svg).getroot().iter(f"{SVG}text")]
    assert {"Estratégia do blackjack", "duras", "macias", "pares", "A+8", "10+10"} <= set(texts)
    assert "prefers-color-scheme:dark" in svg.read_text(encoding="utf-8")
    written = png.read_bytes()
    assert written.startswith(b"\x89PNG")
    assert int.from_bytes(written[16:20]) > 800  # pixels across


def test_a_simulation_agrees_and_is_the_same_twice(carteado: Typed) -> None:
    asked = ("simulate", "--packs", "1", "--rounds", "20000", "--seed", "3")
    first, second = [answered(carteado, *asked) for _ in range(2)]
    for found in (first, second):
        assert found.pop("processor_seconds") > 0
    assert first == second
    assert abs(first["errors_apart"]) < 4
    assert first["error_percent"] == pytest.approx(0.81, abs=0.02)
    assert "Pela conta: +0,0248 %" in carteado("blackjack", *asked).out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("edge", "--packs", "2", "--set", "decks=3"), "Diga uma vez só quantos baralhos: em --packs ou em --set decks."),
        (("edge", "--set", "foo=1"), "Não existe a opção foo"),
        (("edge", "--set", "surrender=never"), "surrender"),
        (("train", "--set", "foo=1"), "Não existe a opção foo"),
        (("edge", "--packs", "1", "--gone", "A A A A A"), "Não há tantas cartas A em 1 baralho."),
        (("solve", "--packs", "1", "--hand", "K,K", "--up", "K", "--gone", "K,K"), "Não há tantas cartas K em 1 baralho."),
        (("edge", "--gone", "1"), "Não entendi a carta 1: escreva A, 2 a 10, J, Q ou K."),
        (("edge", "--packs", "1", "--gone", "2,3,4,5,6,7,8,9," * 4 + "A"), "Sobram 19 cartas no sapato"),
        (("solve", "--hand", "10,6"), "Diga a mão, de duas cartas ou mais, e a carta da casa: --hand 10,6 --up A."),
        (("solve", "--up", "10"), "Diga a mão, de duas cartas ou mais, e a carta da casa: --hand 10,6 --up A."),
        (("solve", "--hand", "10,6,9", "--up", "10"), "10 6 9 passa de 21: já não há o que decidir."),
        (("simulate", "--insure", "best"), "A simulação nunca faz seguro: use --insure never."),
        (("chart", *GONE, "--svg", "nowhere/chart.svg"), "Não encontrei nowhere/chart.svg."),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(carteado: Typed, arguments: tuple[str, ...], told: str) -> None:
    assert told in carteado("blackjack", *arguments).refused()
