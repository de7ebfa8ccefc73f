"""The toy at its set-ups: seven seats that bring a long stock along, and house rules by one name, on every way to a table."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from carteado import arena, catalogue, records
from carteado.game import PUBLIC
from carteado.placar import opened as scoreboard
from carteado.table import Refused, messages
from carteado.table.deciding import checked
from carteado.terminal.app import CarteadoApp
from carteado.terminal.screens.menu import MenuScreen
from carteado.terminal.screens.table import TableScreen
from carteado.terminal.widgets.cycler import Cycler
from conformance_kit.options import needs_hold, presets_hold
from server.server_kit import code_of, site
from terminal.kit import shown

LONG = {"stock": "long"}
QUICK = {"hand": "3", "deals": "1", "folding": "false"}


@pytest.mark.parametrize("identity", ["brinquedo", "brinquedo-casa"])
def test_what_it_tells_of_its_set_ups_holds(identity: str) -> None:
    needs_hold(identity)
    presets_hold(identity)


def test_seven_seats_are_played_with_a_long_stock() -> None:
    assert catalogue.new("brinquedo", 7).view(PUBLIC).options == (("stock", "long"),)
    assert catalogue.new("brinquedo", 6).view(PUBLIC).options == ()
    assert records.recorded("brinquedo", (), seats=7).options == LONG
    told = records.parse(records.write(records.recorded("brinquedo", (), seats=7)).replace("opção stock=long\n", ""))
    assert (told.options, records.start(told).view(PUBLIC).options) == ({}, (("stock", "long"),))
    assert scoreboard("brinquedo", {"deals": "1"}, 7, 1).options == {"deals": "1", **LONG}
    assert arena.match("brinquedo", "random", "random", 1, 1, {"deals": "1"}, seats=7).partidas == 1


def test_a_table_writes_down_what_its_seats_bring() -> None:
    assert checked(messages.Setup(game="brinquedo", seats=7, options={"deals": "1"})).options == {"deals": "1", **LONG}
    assert checked(messages.Setup(game="brinquedo", seats=8)).options == {}
    with pytest.raises(Refused) as refused:
        checked(messages.Setup(game="brinquedo", seats=7, options={"stock": "16"}))
    assert refused.value.reason.code == "option-seats"


async def test_rest_describes_seats_and_presets_and_opens_a_table_of_seven(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        games = {told["id"]: told for told in (await here.client.get("/api/games")).json()}
        told = games["brinquedo"]
        assert told["needs"] == [{"seats": 7, "options": LONG}]
        assert [(preset["name"], preset["options"]) for preset in told["presets"]] == [
            ("relampago", QUICK),
            ("fiado", {"claims": "free"}),
        ]
        assert told["presets"][0]["title"] == {"pt": "relampago", "en": "relampago"}
        assert (told["seating_by_rule"], games["brinquedo-casa"]["presets"]) == ([], [])
        table = (await here.client.post("/api/tables", json={"setup": {"game": "brinquedo", "seats": 7}})).json()["id"]
        assert (await here.client.get(f"/api/tables/{table}")).json()["setup"]["options"] == LONG
        wrong = {"setup": {"game": "brinquedo", "seats": 7, "options": {"stock": "4"}}}
        answer = await here.client.post("/api/tables", json=wrong)
        assert (answer.status_code, code_of(answer)) == (422, "option-seats")
        assert "Com 7 lugares vale stock=long, e não stock=4." in answer.text


def _carteado(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "carteado", "--lang", "pt-BR", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def _simulated(*arguments: str) -> dict[str, Any]:
    said = _carteado("simulate", "brinquedo", "--partidas", "1", "--json", *arguments)
    assert said.returncode == 0, said.stderr
    found: dict[str, Any] = json.loads(said.stdout)
    return found


def test_the_command_line_takes_presets_by_name_and_seats_as_they_are() -> None:
    assert _simulated("--preset", "relampago", "--seats", "7")["options"] == {**QUICK, **LONG}
    assert _simulated("--preset", "relampago", "--set", "hand=4")["options"] == {**QUICK, "hand": "4"}
    (told,) = [game for game in json.loads(_carteado("games", "--json").stdout) if game["id"] == "brinquedo"]
    assert told["needs"] == {"7": LONG}
    assert [preset["name"] for preset in told["presets"]] == ["relampago", "fiado"]


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_command_line_refuses_in_words(command: str) -> None:
    unknown = _carteado(command, "brinquedo", "--preset", "relâmpago")
    assert (unknown.returncode, "as que existem são relampago, fiado" in unknown.stderr) == (1, True)
    other = _carteado(command, "brinquedo", "--seats", "7", "--set", "stock=20")
    assert (other.returncode, "Com 7 lugares vale stock=long, e não stock=20." in other.stderr) == (1, True)
    none = _carteado(command, "brinquedo-casa", "--preset", "fiado")
    assert (none.returncode, "não tem modalidades" in none.stderr) == (1, True)


async def test_the_menu_offers_presets_and_keeps_what_is_changed_by_hand() -> None:
    app = CarteadoApp("pt-BR", lambda _: MenuScreen(seed=3), pace="off")
    async with app.run_test(size=(80, 40)) as pilot:

        async def turned(name: str, value: str) -> None:
            while (cycler := app.screen.query_one(f"#{name}", Cycler)).value != value:
                cycler.action_turn(1)
                await pilot.pause()

        await turned("game", "brinquedo")
        assert "Texto impresso" in shown(app)
        await turned("seat", "2")
        await turned("preset", "relampago")
        chosen = {cycler.id: cycler.value for cycler in app.screen.query(Cycler)}
        assert (chosen["option-hand"], chosen["option-deals"], chosen["option-folding"]) == ("3", "1", "false")
        await turned("seats", "7")
        assert app.screen.query_one("#option-stock", Cycler).value == "long"
        assert app.screen.query_one("#preset", Cycler).value == "relampago"
        await turned("option-claims", "free")
        assert "Regras próprias" in shown(app)
        await turned("seats", "8")
        app.screen.query_one("#play").focus()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.session.setup.options == {**QUICK, "claims": "free"}
        assert app.screen.session.setup.seat == 2
