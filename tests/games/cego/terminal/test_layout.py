"""Six seats in 80x24: nothing is cut off, nothing lies over anything else, and roda and testa cannot be mistaken."""

from collections.abc import Sequence

import pytest
from rich.style import Style

from carteado.cards import Card
from carteado.game import REFEREE, Event, State
from carteado.games.cego.rules.acts import Call, Quero
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.terminal import cards
from carteado.games.cego.terminal import mesa as drawing
from carteado.games.cego.terminal.speech import said
from carteado.terminal.boards import table_of
from carteado.terminal.family import Sight
from carteado.terminal.look import DAY, NIGHT, Look, Palette
from carteado.terminal.session import Session, Setup
from carteado.terminal.widgets.canvas import Canvas
from carteado.words import Words
from games.cego.kit import H1
from games.cego.terminal.six import CEGO, in_testa, mesa, six
from terminal.kit import app_at, press, settle, shown
from terminal.test_layout import ESSENTIAL, cut_off, short
from terminal.test_look import contrast

SIZE = (80, 24)
NAMES = ("Zeca", "Lia", "Nando", "Rosa", "Tonho", "Dalva")
FLOR = {0: "7E 6E 5E", 3: "1C 3C 4C"}


class Sheet(Canvas):
    """A canvas that remembers what was written where something stood already."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        super().__init__(width, height, ground)
        self.written: set[tuple[int, int]] = set()
        self.over: list[str] = []

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        cells = {(at, y) for at in range(x, x + len(text))}
        if cells & self.written or not all(0 <= at < self.width and 0 <= y < self.height for at, _ in cells):
            self.over.append(text)
        self.written |= cells
        return super().put(x, y, text, style)


def overlaps(state: State, seat: int, bottom: int, size: tuple[int, int], last: Sequence[Event]) -> list[str]:
    heard = tuple([event.to(seat) for event in last])
    table = table_of(Sight(state.view(seat), bottom, NAMES, state.actors(), heard, Words(game=CEGO)))
    canvas = table.mesa(Look(), *size)
    assert isinstance(canvas, Sheet)
    return canvas.over


@pytest.mark.parametrize("profile", ["faithful", "clean"])
def test_nothing_on_the_table_lies_over_anything_else(profile: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "Canvas", Sheet)
    table = Session(Setup(CEGO, seed=5, options={"profile": profile}))
    while table.outcome is None:
        if table.idle():
            table.act(table.legal()[-1])
        else:
            table.commit(table.consider())
    drawn = 0
    for step in table.steps():
        view = step.state.view(0)
        assert isinstance(view, CegoView)
        if view.known.hands:
            for seat in (0, 1, 4, REFEREE):
                for size in ((52, 12), (76, 28)):
                    assert overlaps(step.state, seat, max(seat, 0), size, step.events) == []
                    drawn += 1
    assert drawn > 300


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
async def test_every_moment_fits_80_by_24(lang: str) -> None:
    moments = (
        (six(), ("1",)),
        (six(), ("e",)),
        (six(scripts={1: [Quero("envido", 2)]}), ("e",)),
        (six(scripts={5: [Call("truco", 2)]}, dealer=4), ()),
        (six(scripts={5: [Call("truco-e-falta-envido", 24)]}, dealer=4), ()),
        (six(FLOR), ()),
        (six(dealer=1), ()),
        (six(dealer=0), ()),
        (in_testa(six(score=(13, 16)), 2), ("1",)),
        (six(profile="clean"), ("p",)),
    )
    for table, keys in moments:
        app = app_at(table, lang=lang)
        async with app.run_test(size=SIZE) as pilot:
            await settle(pilot, table)
            await press(pilot, table, *keys)
            assert cut_off(app, ESSENTIAL) == []
            assert short(app) == []
            calls = app.screen.query_one("#calls").region
            assert all(calls.contains_region(line.region) for line in app.screen.query("CallLine") if line.display)
            assert app.screen.query_one("#mesa").size >= (52, 12)


async def test_seats_are_as_in_life() -> None:
    table = six()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        rows = shown(app).splitlines()[:14]
        at = {name: next((y, row.index(name)) for y, row in enumerate(rows) if name in row[:52]) for name in NAMES[1:]}
        assert at["Rosa"][0] < at["Tonho"][0] == at["Nando"][0] < at["Dalva"][0] == at["Lia"][0]
        assert at["Tonho"][1] < at["Rosa"][1] < at["Nando"][1]
        assert at["Dalva"][1] < at["Rosa"][1] < at["Lia"][1]
        marks = {name: rows[at[name][0]][max(at[name][1] - 4, 0) : at[name][1]] for name in NAMES[1:]}
        assert [name for name in NAMES[1:] if "●" in marks[name]] == ["Nando", "Tonho"]
        assert [name for name in NAMES[1:] if "○" in marks[name]] == ["Lia", "Rosa", "Dalva"]


async def test_all_three_vazas_stay_before_who_played_them() -> None:
    table = six()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "3", "enter", "2", "enter")
        text = shown(app)
        assert len(mesa(table).vazas) >= 2
        for fallen in [fallen for vaza in mesa(table).vazas for fallen in vaza]:
            assert str(fallen.card) in text


async def test_roda_and_testa_have_other_titles_and_other_colours() -> None:
    seen_in: dict[str, tuple[str, bool]] = {}
    for table in (six(), in_testa(six(), 2)):
        app = app_at(table)
        async with app.run_test(size=SIZE) as pilot:
            await settle(pilot, table)
            seen_in[mesa(table).form] = (shown(app).splitlines()[0], app.screen.query_one("#title").has_class("testa"))
    assert "RODA: jogam os seis" in seen_in["roda"][0]
    assert "TESTA 3 de 3: Rosa contra você" in seen_in["testa"][0]
    assert (seen_in["roda"][1], seen_in["testa"][1]) == (False, True)


async def test_score_lies_in_threes_malos_then_buenos() -> None:
    table = six(score=(7, 14))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        text = shown(app)
        assert "╿╿╿ ╿╿╿ ╿ " in text
        assert "7 malos" in text
        assert "╿╿╿ ╿╿╿ ╿╿╿ ╿╿╿  14" in text
        assert "buenos ╿╿" in text


@pytest.mark.parametrize("palette", [DAY, NIGHT], ids=["day", "night"])
def test_four_suits_in_four_legible_colours(palette: Palette) -> None:
    suits = [cards.colour(Card.of(card), palette) for card in ("1E", "1B", "1O", "1C")]
    assert len(set(suits)) == 4
    for suit in suits:
        assert contrast(suit, palette.card) >= 5.5
        assert contrast(suit, cards.OLD) >= 4.5


@pytest.mark.clause("CEGO-9.XIII.a-1")
def test_whoever_has_no_flor_says_it_is_good_to_a_rival_s_and_just_so_to_a_partner_s() -> None:
    table = six({**H1, 0: "7E 6E 5E"})
    while not table.idle():
        table.commit(table.consider())
    table.act(Call("flor"))
    heard: dict[int, str] = {}
    for _ in range(5):
        table.commit(table.consider())
        view = table.view()
        assert isinstance(view, CegoView)
        heard |= said(view, table.last, Words())
    assert heard == {2: "Não tenho flor", 4: "Não tenho flor", 1: "É BOA", 3: "É BOA", 5: "É BOA"}
