"""What is at stake, in a few words: the truco part, the points part, and the proposal that waits for an answer."""

from typing import Final

from carteado.games.cego.rules import words as said
from carteado.games.cego.rules.views import MesaCego
from carteado.games.cego.terminal.scene import CegoScene
from carteado.games.cego.words.actions import CALLS, price_of_refusing
from carteado.games.cego.words.insight import worth
from carteado.games.cego.words.tentos import song as sung
from carteado.words import Texts, Words
from carteado.words.people import Listener

PARTS: Final[Texts] = {said.OF_ENVIDO: "envido", said.OF_FLOR: "flor", said.OF_TRUCO: "truco", "": "multa"}
ASKING: Final[Texts] = {
    "gate": "Quem tem flor?",
    "lei-flor": "Lei do jogo: quem tem flor?",
    "lei-flor-proposers": "Lei do jogo: quem tem flor?",
    "lei": "NA LEI DO JOGO ESTÁ TUDO DITO",
    "flor-raise": "FLOR e FLOR",
    "flor": "FLOR e FLOR",
}


def name_of(call: str, words: Words) -> str:
    """A call without its price."""
    return words.say(CALLS[call], value=0).partition(" (")[0]


def pending(scene: CegoScene, words: Words) -> tuple[str, str]:
    """The proposal in the middle of the table and what hangs on it; ("", "") where none waits."""
    mesa = scene.mesa
    if mesa.phase != "play":
        return ("", "")
    if mesa.window == "truco":
        return (_truco_asked(mesa, words), _price(scene, str(worth(mesa.asked)), price_of_refusing(said.OF_TRUCO, mesa), words))
    if mesa.window == "envido" and mesa.envido:
        yes, no = mesa.envido
        if mesa.double:
            calls = f"{_chain(mesa, words)} + {_truco_asked(mesa, words)}"
            both = price_of_refusing(said.OF_BOTH, mesa)
            return (calls, _price(scene, f"{yes} + {worth(mesa.asked)}", both, words))
        return (_chain(mesa, words), _price(scene, str(yes), no, words))
    if mesa.window == "flor" and mesa.flor_step in CALLS:
        return (name_of(mesa.flor_step, words), _flores(scene, words))
    if mesa.window == "song":
        return (words.say("Cantam os pontos"), _best_song(scene, words))
    if mesa.window in ASKING:
        return (words.say(ASKING[mesa.window]), _flores(scene, words) or _lei(scene, words) or _chain(mesa, words))
    return ("", "")


def _price(scene: CegoScene, yes: str, no: int, words: Words) -> str:
    """Whose proposal it is, and what quero and não quero come to."""
    whose = _whose(scene, 1 - (scene.actors[0] & 1), words)
    return words.say("{whose}: vale {yes}; não quero dá {no}", whose=whose, yes=yes, no=no)


def _lei(scene: CegoScene, words: Words) -> str:
    lei, falta = scene.mesa.lei, scene.mesa.falta
    return "" if lei < 0 else words.say("{whose}: falta {falta} + truco", whose=_whose(scene, lei, words), falta=falta)


def _whose(scene: CegoScene, side: int, words: Words) -> str:
    return Listener(words, scene.names, scene.eyes).whose(side)


def truco_line(mesa: MesaCego, words: Words) -> str:
    """The truco part on the board."""
    told = words.say("vale {stake}", stake=worth(mesa.level))
    if mesa.asked:
        return f"{told}, {words.say('pedido')} {_truco_asked(mesa, words)}"
    return told


def points_lines(scene: CegoScene, words: Words) -> list[str]:
    """The points part on the board: what was called, the flores, who has it for now."""
    mesa = scene.mesa
    lines = [part for part in (_chain(mesa, words), _flores(scene, words)) if part]
    if mesa.won_by >= 0:
        lines.append(won(scene, mesa.won_part, mesa.won_by, mesa.won, words))
    return lines


def won(scene: CegoScene, part: str, side: int, tentos: int, words: Words) -> str:
    """A part and whose it is: "envido: nós +2"."""
    name = words.say(PARTS.get(part, PARTS[""]))
    return f"{name}: {words.side(side, scene.eyes, scene.names)} +{tentos}"


def _truco_asked(mesa: MesaCego, words: Words) -> str:
    return name_of(said.TRUCO_CALLS[mesa.asked], words) if mesa.asked else ""


def _chain(mesa: MesaCego, words: Words) -> str:
    return ", ".join([name_of(call, words) for call in mesa.chain])


def _flores(scene: CegoScene, words: Words) -> str:
    who = [_who(scene, hand.seat, words) for hand in scene.mesa.hands if hand.flor not in ("", said.E_BOA)]
    return words.say("flor: {who}", who=", ".join(who)) if who else ""


def _best_song(scene: CegoScene, words: Words) -> str:
    best = scene.mesa.best
    if best < 0:
        return ""
    song = sung(words, scene.mesa.hands[best].song)
    return words.say("{song} de {who}", song=song, who=_who(scene, best, words))


def _who(scene: CegoScene, seat: int, words: Words) -> str:
    return words.say("você") if seat == scene.eyes else scene.names[seat]
