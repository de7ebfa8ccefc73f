"""The first screen: which regulation, who sits where, which house rules; Enter plays."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Static

from carteado.bots import bots_for, default_bot
from carteado.catalogue import GAMES, BadOption, new
from carteado.family import PRINTED, two_sides
from carteado.regulations import OptionText, Regulation
from carteado.terminal.codes import code_of, title_of
from carteado.terminal.session import Setup
from carteado.terminal.widgets.cycler import Cycler
from carteado.words import Texts

if TYPE_CHECKING:
    from carteado.terminal.app import CarteadoApp

PLACES: Texts = {
    "right": "À sua direita",
    "partner": "Sua dupla",
    "left": "À sua esquerda",
    "across": "À sua frente",
    "partners": "Seu trio",
    "rivals": "Rivais",
    "others": "Os demais lugares",
}
# Where the even seats play the odd ones, by how many sit: whose bot is chosen, and how many places to the right they sit.
CHAIRS: Final[dict[int, dict[str, tuple[int, ...]]]] = {
    2: {"across": (1,)},
    4: {"right": (1,), "partner": (2,), "left": (3,)},
    6: {"partners": (2, 4), "rivals": (1, 3, 5)},
}


AS_PRINTED: Final = ""
OWN: Final = "*"  # house rules that go by no name


def chairs(game_id: str, seats: int, options: Mapping[str, str] = PRINTED) -> dict[str, tuple[int, ...]]:
    """Whose bot is chosen, and how many places to the person's right they sit; in other games one for all of them."""
    paired = GAMES[game_id].sides(seats, options) == two_sides(seats)
    others = {"others": tuple(range(1, seats))} if seats > 1 else {}
    return CHAIRS.get(seats, others) if paired else others


class MenuScreen(Screen[None]):
    """Everything that is chosen before the cards are dealt."""

    app: "CarteadoApp"

    BINDINGS = [
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("j,J,enter", "play", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("q,Q,escape", "app.quit", show=False),
    ]

    def __init__(self, seed: int | None = None) -> None:
        super().__init__()
        self._seed = seed
        self._game = next(iter(GAMES))
        self._seats = GAMES[self._game].seats[0]
        self._settings = self._named(AS_PRINTED)
        self._kept: dict[str, str] = {}

    def compose(self) -> ComposeResult:
        """The table on the left, the house rules on the right."""
        say = self.app.words.say
        yield Static("♣ ♥  C A R T E A D O  ♠ ♦", id="menu-title", markup=False)
        with Horizontal(id="menu-room"):
            with Vertical(id="menu-left"):
                yield Static(say("A mesa"), classes="window-title", markup=False)
                yield from self._table_choices()
                yield Button(say("Jogar agora"), id="play")
                yield Static(id="menu-about", markup=False)
            with Vertical(id="menu-right"):
                yield Static(say("Regras da casa"), classes="window-title", markup=False)
                with VerticalScroll(id="menu-options", can_focus=False):
                    yield from self._option_choices()
        yield Static(id="menu-notice", classes="refused", markup=False)
        yield Static(say("Enter joga   ↑↓ escolhe   ←→ muda   ? regulamento   N dia/noite   Q sair"), id="footer", markup=False)

    def on_mount(self) -> None:
        """Two keys and cards are being dealt."""
        self.query_one("#play").focus()
        self.draw()
        code = code_of(self._game)
        self.query_one("#menu-about", Static).update("" if code is None else self._about(code))

    def _about(self, code: Regulation) -> str:
        """What one notices of the game and whose code it is; below it what the house game that was chosen sets."""
        words = self.app.words.of(self._game)
        summary = code.summary(words.lang).partition(". ")[0] + "."
        head = code.code(words.lang)
        about = f"{head[:1].upper()}{head[1:]}. {summary}" if head else summary
        return "\n".join(filter(None, [about, words.preset_line(self._preset())]))

    def draw(self) -> None:
        """The colours of the theme."""
        for cycler in self.query(Cycler):
            cycler.recolour(self.app.look.palette)

    def _table_choices(self) -> ComposeResult:
        words, palette = self.app.words, self.app.look.palette
        games = [(name, title_of(name, words.lang)) for name in GAMES]
        yield Cycler(words.say("Jogo"), games, self._game, palette, id="game")
        seats = self._seats
        if len(GAMES[self._game].seats) > 1:
            tables = [(str(sitting), str(sitting)) for sitting in GAMES[self._game].seats]
            yield Cycler(words.say("Lugares"), tables, str(seats), palette, id="seats")
        if GAMES[self._game].presets:
            yield Cycler(words.say("Modalidade"), self._presets(), self._preset(), palette, id="preset")
        places = [(str(seat), str(seat + 1)) for seat in range(seats)]
        yield Cycler(words.say("Seu lugar"), places, self._kept_of("seat", places, "0"), palette, id="seat")
        bots = [(name, words.of(self._game).bot(name)) for name in bots_for(self._game)]
        for place in chairs(self._game, seats, self._settings):
            chosen = self._kept_of(f"bot-{place}", bots, default_bot(self._game))
            yield Cycler(words.say(PLACES[place]), bots, chosen, palette, id=f"bot-{place}")
        yield Cycler(words.say("Ritmo"), self.app.pace_names(), self.app.pace, palette, id="pace")

    def _kept_of(self, name: str, values: list[tuple[str, str]], usual: str) -> str:
        """What was chosen here before the choices were drawn anew, where it can still be chosen."""
        kept = self._kept.get(name, usual)
        return kept if kept in dict(values) else usual

    def _option_choices(self) -> ComposeResult:
        lang, palette = self.app.words.lang, self.app.look.palette
        for option in self._options():
            if option.key in self._settings or (option.scope in ("play", "table") and len(option.values) > 1):
                chosen = self._settings.get(option.key, option.default)
                values, name = _values(option, lang, chosen), f"option-{option.key}"
                yield Cycler(option.title(lang), values, chosen, palette, True, name, option.default)

    def _presets(self) -> list[tuple[str, str]]:
        """The printed text, what goes by a name, and the rules as they are where they go by none."""
        words = self.app.words.of(self._game)
        named = [(preset.name, words.preset(preset.name)) for preset in GAMES[self._game].presets]
        own = [(OWN, words.say("Regras próprias"))] if self._preset() == OWN else []
        return [(AS_PRINTED, words.say("Texto impresso")), *named, *own]

    def _preset(self) -> str:
        """The name of the house rules as they are, what the number of seats brings along included."""
        names = [AS_PRINTED, *[preset.name for preset in GAMES[self._game].presets]]
        if len(names) == 1:
            return AS_PRINTED
        return next((name for name in names if self._named(name) == self._settings), OWN)

    def _options(self) -> tuple[OptionText, ...]:
        code = code_of(self._game)
        return () if code is None else code.options

    @on(Cycler.Turned)
    async def turned(self, event: Cycler.Turned) -> None:
        """Another game brings its own seats, bots and options."""
        self.query_one("#menu-notice", Static).update("")
        if event.cycler.id == "pace":
            self.app.pace = event.cycler.value
        elif event.cycler.id == "game" and event.cycler.value != self._game:
            self._game = event.cycler.value
            self._seats = GAMES[self._game].seats[0]
            self._settings = self._named(AS_PRINTED)
            await self._again("#game")
        elif event.cycler.id == "seats" and event.cycler.value != str(self._seats):
            self._sit(int(event.cycler.value))
            await self._again("#seats")
        elif event.cycler.id == "preset" and event.cycler.value not in (self._preset(), OWN):
            self._settings = self._named(event.cycler.value)
            await self._again("#preset")
        elif event.cycler.id is not None and event.cycler.id.startswith("option-"):
            await self._set(event.cycler.id.removeprefix("option-"), event.cycler.value)

    def _sit(self, seats: int) -> None:
        """Another number of seats, with the settings it needs and without those the other needed."""
        needs = GAMES[self._game].needs
        before = needs.get(self._seats, PRINTED)
        others = {key: value for key, value in self._settings.items() if before.get(key) != value}
        self._seats, self._settings = seats, {**others, **needs.get(seats, PRINTED)}

    def _named(self, preset: str) -> dict[str, str]:
        """The settings of this preset, or of the printed text, for as many as sit."""
        game = GAMES[self._game]
        options = PRINTED if preset == AS_PRINTED else game.preset(preset).options
        return {**game.proposed(options), **game.needs.get(self._seats, PRINTED)}

    async def _set(self, key: str, value: str) -> None:
        """Another house rule; what it changes besides is drawn anew: who sits with whom, the name it all goes by."""
        before = chairs(self._game, self._seats, self._settings), self._preset()
        printed = {option.key: option.default for option in self._options()}
        others = {other: chosen for other, chosen in self._settings.items() if other != key}
        self._settings = others if value == printed[key] else {**others, key: value}
        if (chairs(self._game, self._seats, self._settings), self._preset()) != before:
            await self._again(f"#option-{key}")

    async def _again(self, turned: str) -> None:
        """The choices anew; who turns one of them may go on turning it, and who sits where stays."""
        self._kept = {cycler.id or "": cycler.value for cycler in self.query(Cycler)}
        await self.recompose()
        self.on_mount()
        self.query_one(turned).focus()

    @on(Button.Pressed, "#play")
    def action_play(self) -> None:
        """Sit down; a set of rules that makes no sense says so here."""
        setup = self._setup()
        try:
            new(setup.game_id, setup.seats, setup.options)
        except BadOption as error:
            self.query_one("#menu-notice", Static).update(self.app.words.of(self._game).bad_option(error))
        else:
            self.app.play(setup)

    def _setup(self) -> Setup:
        chosen = {cycler.id or "": cycler.value for cycler in self.query(Cycler)}
        return Setup(
            game_id=self._game,
            seat=int(chosen["seat"]),
            bots=self._bots(chosen),
            options=dict(self._settings),
            seed=self._seed,
            seats=self._seats,
        )

    def _bots(self, chosen: dict[str, str]) -> tuple[str, ...]:
        """The bots in order of play from the person's right."""
        seated = {
            step: chosen[f"bot-{place}"]
            for place, steps in chairs(self._game, self._seats, self._settings).items()
            for step in steps
        }
        return tuple([seated[step] for step in sorted(seated)])

    def action_rules(self) -> None:
        """Read the regulation."""
        self.app.open_regulation(self._game)


def _values(option: OptionText, lang: str, chosen: str) -> list[tuple[str, str]]:
    """What an option takes by name, and the number that is chosen, if it is one."""
    return [(value, option.label(value, lang)) for value in dict.fromkeys((*option.values, option.default, chosen))]
