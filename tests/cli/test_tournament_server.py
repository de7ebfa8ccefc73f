"""`carteado tournament` on an event of a server: by the link of a part, done there, looked at there, refused in its words."""

import json
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from click.testing import CliRunner, Result

from carteado.cli.app import program
from carteado.cli.tournament.remote import Remote
from carteado.server.app import create_app
from carteado.server.running import address_of, bound
from carteado.server.settings import Settings
from carteado.words import Words

PATIENCE = 20.0


def run(*arguments: str) -> Result:
    return CliRunner().invoke(program(Words("pt-BR")), ["tournament", *arguments])


def good(*arguments: str) -> str:
    found = run(*arguments)
    assert found.exit_code == 0, found.output
    return found.output


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    chosen = Settings(data=folder, client=folder / "client", port=0, limits=0)
    app = create_app(chosen)
    with closing(bound(chosen)) as listening:
        running = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="on", ws="websockets-sansio"))
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
        thread.start()
        while not running.started and thread.is_alive():
            thread.join(0.05)
        try:
            yield address_of(chosen, listening).rstrip("/")
        finally:
            running.should_exit = True
            thread.join(PATIENCE)
    assert not thread.is_alive()


def test_an_event_is_run_on_a_server_by_the_link_of_its_coordinator(address: str, tmp_path: Path) -> None:
    link = good("new", address, "--preset", "fenacef", "--name", "Copa da Várzea").strip()
    people = ["Onça: Ana / Beto", "Tatu: Caio / Duda", "Ema: Eva / Fil"]
    good("do", link, *[f"inscreve {one}" for one in people], "encerra inscrições", "grupo A: Onça Tatu Ema")
    good("result", link, "Onça x Tatu", "12-9", "10-12", "12-8")
    looked = link.partition("#")[0]
    assert "1º  Onça" in good("table", looked)
    assert good("why", looked, "tatu").splitlines()[0] == "Tatu: 2º, com 1 ponto."
    assert json.loads(good("why", looked, "Tatu", "--json"))[0] == "Tatu: 2º, com 1 ponto."
    assert "Onça" in json.loads(good("need", looked, "Onça", "--json"))["text"]
    assert [one["name"] for one in json.loads(good("table", looked, "--json"))["entries"]] == ["Onça", "Tatu", "Ema"]
    foreseen = good("do", link, "--preview", "corrige 8: resultado Onça x Tatu: 9-12 10-12").splitlines()
    assert len(foreseen) > 1
    assert any("Onça x Tatu" in line for line in foreseen[1:])
    assert "1º  Onça" in good("table", looked, "A")
    told = json.loads(good("do", link, "--preview", "--json", "corrige 8: resultado Onça x Tatu: 9-12 10-12"))
    assert [f"  {text}" for text in told["changes"]] == foreseen[1:]
    good("do", link, "corrige 8: resultado Onça x Tatu: 9-12 10-12")
    assert "1º  Tatu" in good("table", looked, "A")
    for what, whose in (("sumulas", looked), ("ata", link)):
        good("print", whose, what, str(tmp_path / "x.pdf"))
        assert (tmp_path / "x.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.clause("FEN-4.1", "FEN-6.1d")
def test_the_draws_of_an_event_on_a_server_are_derived_again_here(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    link = good("new", address, "--preset", "fenacef", "--name", "Copa").strip()
    looked = link.partition("#")[0]
    for number in range(1, 8):
        good("do", link, f"inscreve D{number}: a{number} / b{number} entidade {'SP' if number % 2 else 'RJ'}")
    good("do", link, "encerra inscrições")
    good("draw", link, "A:4", "B:3", "--seed", "0b" * 32, "--word", "zap")
    good("draw", link, "D1", "D2", "D3", "--seed", "0c" * 32, "--word", "copeta")
    lines = good("verify", looked).splitlines()
    assert [line.split(": ")[1] for line in lines[:2]] == ["confere", "confere"]
    assert "carteado tournament export" in lines[2]
    told = json.loads(good("verify", looked, "--json"))
    assert [one["holds"] for one in told["draws"]] == [True, True]
    assert told["whole"] is False
    log = json.loads(good("log", link, "--json"))
    assert [one["number"] for one in log] == list(range(1, told["lines"] + 1))
    assert good("log", link).splitlines()[-1].endswith(log[-1]["text"])

    honest = Remote.public

    def crooked(self: Remote) -> dict[str, Any]:
        event = honest(self)
        first, second = event["draws"]
        first["steps"][0]["group"], first["steps"][1]["group"] = first["steps"][1]["group"], first["steps"][0]["group"]
        second["order"] = second["order"][::-1]
        return event

    monkeypatch.setattr(Remote, "public", crooked)
    found = run("verify", looked)
    assert (found.exit_code, found.output.count("NÃO CONFERE")) == (1, 2)


@pytest.mark.clause("FEN-36", "FEN-4.1")
def test_a_server_refuses_in_its_own_words_and_nothing_is_done(address: str, tmp_path: Path) -> None:
    link = good("new", address, "--preset", "fenacef", "--name", "Copa").strip()
    good("do", link, "inscreve Onça: Ana / Beto", "inscreve Tatu: Caio / Duda")
    for arguments, said in (
        (("do", link, "grupo A: Onça Tatu"), "encerre-as antes do sorteio"),
        (("do", link, "encerra inscrições", "desclassifica Onça FEN-36"), "Isto não cabe a este papel"),
        (("do", link.partition("#")[0], "encerra inscrições"), "Error"),
        (("do", link[:-4] + "xxxx", "encerra inscrições"), "Error"),
        (("why", link, "Ninguém"), "Ninguém se inscreveu como Ninguém."),
        (("print", link, "poema", str(tmp_path / "x.pdf")), "Não há esse impresso."),
        (("log", link.partition("#")[0]), "Num servidor o registro é da mesa de controle"),
        (("rehearse", link, str(tmp_path / "ensaio")), "Este comando é para um torneio numa pasta."),
        (("table", f"{address}/torneio/x y"), "O endereço de um torneio é"),
        (("table", "http://127.0.0.1:9/torneio/abc"), "não responde"),
    ):
        found = run(*arguments)
        assert found.exit_code == 1
        assert said in found.output or (said == "Error" and len(found.output) > 10)
    assert json.loads(good("table", link, "--json"))["status"] == "entries"
