"""One moment of Truco Cego, as the screens ask for it."""

from collections.abc import Callable
from random import Random
from typing import Final

from rich.style import Style
from rich.text import Text

from carteado.game import CHANCE, Action
from carteado.games.cego.rules.acts import Sing
from carteado.games.cego.rules.events import VoltaEnded
from carteado.games.cego.rules.rulebook import SEATS
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.terminal import cards
from carteado.games.cego.terminal.keys import MEANINGS
from carteado.games.cego.terminal.mesa import OURS, STANDS, CegoDrawing
from carteado.games.cego.terminal.offers import CegoOffers
from carteado.games.cego.terminal.placar import placar
from carteado.games.cego.terminal.scene import scene_of
from carteado.games.cego.terminal.speech import said
from carteado.games.cego.words.explained import explained
from carteado.games.cego.words.falas import heard
from carteado.games.cego.words.holding import true_song
from carteado.games.cego.words.moment import clauses_now
from carteado.games.cego.words.offered import offered
from carteado.games.cego.words.prompts import prompt
from carteado.games.cego.words.tentos import song
from carteado.pack import Cut, Draw
from carteado.regulations import regulation
from carteado.terminal.family import Grip, Place, Question, Said, Sight
from carteado.terminal.look import DEALER, LEADER, TURN, Look
from carteado.terminal.screens.keys import help_keys
from carteado.terminal.widgets.canvas import Canvas
from carteado.words import Texts

# Shorter than beside a mouse, by the code of the warning.
WARNINGS: Final[Texts] = {
    "unshown-flor": "Sem mostrar, o que você cantou fica sem prova: os tentos da volta vão para o outro trio.",
    "unshown-song": "Sem mostrar, o que você cantou fica sem prova: os tentos da volta vão para o outro trio.",
    "false-flor": "Você não tem flor. Descoberta, a flor falsa dá ao outro trio a flor e o truco.",
    "hidden-flor": "Você tem flor e assim a esconde. Se a descobrirem, o outro trio leva 3 tentos e mais o truco.",
    "wrong-flor": "Os seus pontos são {true}, não {sung}. O canto errado perde o que se apostou nos pontos e o truco.",
    "wrong-song": "Os seus pontos são {true}, não {sung}. O canto errado perde o que se apostou nos pontos e o truco.",
}
PLACES: Final = (1, 2, 3)
NUMBERED: Final[dict[str, Callable[[int], Action]]] = {"cut": Cut, "draw": Draw, "song": Sing}
QUESTIONS: Final[Texts] = {
    "cut": "Cortar levantando quantas cartas?",
    "draw": "Tirar qual carta do baralho aberto?",
    "song": "Quantos pontos você canta?",
}
PLAINEST: Final = {"draw": ("s",), "cut": ("c",), "deal": ("d",)}


class CegoTable:
    """The table of a `CegoView`."""

    speaks = True
    seats = SEATS
    shape = ""

    def __init__(self, sight: Sight) -> None:
        if not isinstance(sight.view, CegoView):
            raise TypeError(f"no table of Truco Cego shows a {type(sight.view).__name__}")
        self.sight = sight
        self.view = sight.view
        self.words = sight.words
        self.scene = scene_of(sight, self.view, said(self.view, sight.last, self.words))

    @property
    def mao(self) -> int:
        return self.view.known.mao

    def dealing(self, legal: tuple[Action, ...]) -> bool:
        return self.view.known.phase == "deal" and not legal

    def phase(self) -> str:
        return self.words.phase(self.view.known.phase)

    def between_maos(self) -> bool:
        return bool(self.view.known.hands) and (CHANCE in self.sight.actors or self._next_testa())

    def _next_testa(self) -> bool:
        """Whether a testa has just ended and the next one of the same deal is on the table."""
        return self.scene.paid is not None and CHANCE not in self.sight.actors and self.view.known.phase == "play"

    def onward(self) -> str:
        return self.words.say("Próxima testa") if self._next_testa() else self.words.say("Próxima volta")

    def ahead(self) -> int:
        if not self._next_testa():
            return 0
        told = self.words.stories(self.sight.last, self.sight.names, self.view.seat, self.view)
        ended = max([nth for nth, (event, _) in enumerate(told) if isinstance(event, VoltaEnded)])
        return sum([bool(text) for _, text in told[ended + 1 :]])

    def resting(self) -> bool:
        mesa = self.view.known
        vaza_over = bool(mesa.results) and len(mesa.results) == len(mesa.vazas)
        return vaza_over or self.scene.paid is not None

    # Drawing.

    def title(self) -> tuple[str, str]:
        """Roda or testa first: everything else depends on it."""
        say, mesa, names = self.words.say, self.view.known, self.sight.names
        game = regulation(self.view.regulation).title(self.words.lang).partition(":")[0]
        if not mesa.mao:
            return f"{game} · {self.words.phase(mesa.phase)}", ""
        volta = say("volta {nth}", nth=mesa.mao)
        if mesa.form != "testa":
            return " · ".join([game, volta, say("RODA: jogam os seis")]), "roda"
        if not mesa.hands:
            return " · ".join([game, volta, say("TESTA: um contra um")]), "testa"
        pair = [mesa.first, (mesa.first + SEATS // 2) % SEATS]
        first, second = [say("você") if seat == self.view.seat else names[seat] for seat in pair]
        testa = say("TESTA {nth} de 3: {first} contra {second}", nth=mesa.nth + 1, first=first, second=second)
        return " · ".join([game, volta, testa]), "testa"

    def mesa(self, look: Look, width: int, height: int) -> Canvas:
        return CegoDrawing(self.scene, look, self.words, width, height).canvas

    def me(self, look: Look) -> Text:
        mesa, seat = self.view.known, self.sight.bottom
        marks = [OURS] + [DEALER] * (mesa.dealer == seat and mesa.mao > 0) + [LEADER] * (self.scene.led() == seat)
        badge = Style(color=look.palette.on_gold, bgcolor=look.palette.gold, bold=True)
        you = self.words.say("Você")
        name = (f" {TURN} {you} ", badge) if seat in self.sight.actors else (you, Style(bold=True))
        return Text.assemble("".join([f"{mark} " for mark in marks]), name, self._stands())

    def _stands(self) -> str:
        """What the person waits for, or has already done, in this volta."""
        seat = self.sight.bottom
        if self.scene.waits(seat):
            done = self.scene.had_its_testa(seat)
            return "  " + (self.words.say("a sua testa já foi") if done else self.words.say("espera a sua testa"))
        hands = self.view.known.hands
        return "  " + self.words.say(STANDS[hands[seat].left]) if hands and hands[seat].left else ""

    def hand(self, grip: Grip, look: Look) -> tuple[Place, ...]:
        return tuple([self._place(place, grip, look) for place in PLACES])

    def _place(self, place: int, grip: Grip, look: Look) -> Place:
        hands, seat = self.view.shown.hands, self.sight.bottom
        held = bool(hands) and place in hands[seat].held
        card = hands[seat].dealt_cards[place - 1] if held else None
        lifted = held and grip.place == place
        caption = str(place) if place in self.held() else ""
        return Place(cards.in_hand(card, held, look, self.words), caption, lifted)

    def held(self) -> tuple[int, ...]:
        """The places that can be lifted: none while one waits, or has left."""
        mesa, seat = self.view.known, self.view.seat
        if mesa.phase != "play" or not mesa.hands or seat < 0 or self.scene.waits(seat) or not mesa.hands[seat].playing:
            return ()
        return mesa.hands[seat].held

    def placar(self, look: Look) -> Text:
        return placar(self.scene, look, self.words)

    # Playing.

    def prompt(self, grip: Grip) -> str:
        say, mesa = self.words.say, self.view.known
        if self.between_maos():
            return say("Enter: próxima testa") if self._next_testa() else say("Enter: próxima volta")
        if grip.place and self.view.waited and mesa.window == "turn":
            card = mesa.hands[self.view.seat].dealt_cards[grip.place - 1]
            if card is not None:
                name = self.words.card(card, spanish=True)
                return say("Enter joga {card}; {place} baixa a carta.", card=name, place=grip.place)
        told = prompt(self.words, self.view, self.sight.names) or self.words.phase(mesa.phase)
        if mesa.phase == "play" and self.scene.waits(self.view.seat):
            return told + " " + say("Suas cartas ficam fechadas até a sua testa.") * (not mesa.hands[self.view.seat].looks)
        return told

    def menu(self, legal: tuple[Action, ...], grip: Grip) -> CegoOffers:
        return CegoOffers(self.view, legal, grip, self.words, self.sight.memo)

    def plainest(self) -> tuple[str, ...]:
        mesa = self.view.known
        return ("s",) if mesa.phase == "play" and mesa.window == "song" else PLAINEST.get(mesa.phase, ())

    def question(self, ask: str, legal: tuple[Action, ...]) -> Question:
        """Which card, how many, or what is sung; the truth is proposed."""
        say = self.words.say
        if ask == "song":
            songs = [act.points for act in legal if isinstance(act, Sing)]
            true = true_song(self.view)
            hint = say("de 1 a 7, de 20 a 38; sota 10, cavalo 11, rei 12. Enter confirma, Esc desiste")
            return Question(say(QUESTIONS[ask]), songs, true if true in songs else songs[0], Sing, hint)
        allowed = [act.at for act in legal if isinstance(act, (Cut, Draw))]
        proposed = Random().choice(allowed) if ask == "draw" else self.view.known.pack // 2
        hint = say("de 1 a {most}; Enter confirma, Esc desiste", most=max(allowed))
        return Question(say(QUESTIONS[ask]), allowed, proposed, NUMBERED[ask], hint)

    def warning(self, action: Action, legal: tuple[Action, ...]) -> str:
        """Asked before a bluff or a slip; what an honest act may cost stands beside it."""
        why = offered(self.words, action, self.view, legal).why
        if why not in WARNINGS:
            return ""
        sung = song(self.words, action.points) if isinstance(action, Sing) else ""
        return self.words.say(WARNINGS[why], true=song(self.words, true_song(self.view)), sung=sung)

    def hear(self, text: str, legal: tuple[Action, ...]) -> Said:
        """What typed words come to, and why where that is not plain."""
        found = heard(text, self.view, legal, names=self.sight.names)
        return Said(found.act, explained(self.words, found), found.clause, found.memo)

    # Help.

    def clauses(self) -> tuple[str, ...]:
        return clauses_now(self.view)

    def keys(self) -> tuple[tuple[str, str], ...]:
        return help_keys(MEANINGS, self.words)

    def footer(self, pace: str) -> str:
        return self.words.say("? ajuda   : falar   X por quê?   V {pace}   N dia/noite   Q sair", pace=pace)
