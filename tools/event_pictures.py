"""An event in full swing, for the pictures: eight pairs in two groups, half of the jogos played, one of them tied."""

import json
from datetime import datetime
from importlib.resources import as_file, files
from typing import Any, Final
from urllib.request import Request, urlopen

import typst

from carteado.paper.document import Made
from carteado.paper.event import PRINTS
from carteado.paper.event_sheet import Printing
from carteado.paper.printing import FOLDER, source
from carteado.tournament.roteiro import run
from carteado.words import Words

PAIRS: Final = {
    "Onça": "Ana / Beto", "Tatu": "Caio / Duda", "Ema": "Eva / Fábio", "Anta": "Gil / Hugo",
    "Capivara": "Iara / João", "Preá": "Kátia / Léo", "Quati": "Maria / Nilo", "Jacaré": "Olga / Pedro",
}  # fmt: skip
PLAYED: Final = (
    "resultado Onça x Tatu: 12-9 10-12 12-8",
    "resultado Ema x Anta: 12-4 12-7",
    "resultado Capivara x Preá: 9-12 12-10 7-12",
    "resultado Quati x Jacaré: 12-11 12-10",
    "resultado Onça x Ema: 12-7 12-10",
    "wo Tatu x Anta ausente Anta",
)


DAY: Final = """torneio 1
nome Copa da Várzea
dia 2026-11-21
predefinição fenacef
mesas 8
inscreve Zangões: João Antônio / Zé da Conceição entidade APCEF/SP
inscreve Água Fria: Maria Inês / Araújo entidade APCEF/RJ
inscreve Onça: Ana / Beto
inscreve Tatu: Caio / Duda
encerra inscrições
grupo A: Zangões "Água Fria" Onça Tatu
marca Zangões x "Água Fria" mesa 4
"""
DOTS: Final = 90  # an inch


def sheet() -> bytes:
    """A súmula for the pen, as it comes out of the printer."""
    found = run(DAY)
    assert not found.faults, found.faults
    state = found.event.state
    jogo = next(one.id for one in state.jogos.values() if one.table)
    made = Made(state.name, len(found.event.log), datetime(2026, 11, 21, 13, 40))
    printing = Printing(Words(), state, made, pages="https://torneio.example.org/torneio/t1", jogos=(jogo,))
    _, data = source(PRINTS["sumulas"](printing))
    with as_file(files(FOLDER)) as folder:
        return typst.compile(
            str(folder / "templates" / "sumula.typ"),
            root=str(folder / "templates"),
            format="png",
            ppi=DOTS,
            font_paths=[str(folder / "fonts")],
            ignore_system_fonts=True,
            sys_inputs={"data": data},
        )


def opened(address: str) -> tuple[str, str]:
    """The event and the key of its coordinator."""
    made = _post(address, "/api/torneios", preset="fenacef", name="Copa da Várzea", day="21/11/2026", place="Ginásio", tables=4)
    identity, key = made["id"], made["key"]
    for lines in (
        [f"inscreve {name}: {people}" for name, people in PAIRS.items()],
        ["encerra inscrições", "grupo A: Onça Tatu Ema Anta", "grupo B: Capivara Preá Quati Jacaré"],
        ["chave: 1A 1B 2B 2A", *PLAYED],
        ["chama Onça x Anta mesa 1", "chama Tatu x Ema mesa 2", "chama Capivara x Quati mesa 3"],
    ):
        _post(address, f"/api/torneios/{identity}/linhas", key=key, lines=lines)
    return identity, key


def drawing(address: str, held: bool) -> str:
    """An event whose groups are being drawn: the server is bound to its seed, and the words are said, or not yet."""
    made = _post(address, "/api/torneios", preset="fenacef", name="Copa da Várzea", day="21/11/2026", place="Ginásio", tables=4)
    path, key = f"/api/torneios/{made['id']}", made["key"]
    lines = [*[f"inscreve {name}: {people}" for name, people in PAIRS.items()], "encerra inscrições"]
    _post(address, f"{path}/linhas", key=key, lines=lines)
    commitment = _post(address, f"{path}/sorteio/abre", key=key, purpose="groups")["commitment"]
    if held:
        _post(
            address,
            f"{path}/sorteio",
            key=key,
            commitment=commitment,
            words=["zap", "copeta"],
            groups=["A", "B"],
            sizes=[4, 4],
        )
    return str(made["id"])


def _post(address: str, path: str, **body: Any) -> dict[str, Any]:
    request = Request(f"{address}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        told: dict[str, Any] = json.load(answer)
    return told
