"""`carteado tournament` on an event of a server: by the link of a part, done there, looked at there, refused in its words."""

import json
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import uvicorn
from click.testing import CliRunner, Result

from carteado.cli.app import program
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
        (("verify", link), "Este comando é para um torneio numa pasta."),
        (("table", f"{address}/torneio/x y"), "O endereço de um torneio é"),
        (("table", "http://127.0.0.1:9/torneio/abc"), "não responde"),
    ):
        found = run(*arguments)
        assert found.exit_code == 1
        assert said in found.output or (said == "Error" and len(found.output) > 10)
    assert json.loads(good("table", link, "--json"))["status"] == "entries"
