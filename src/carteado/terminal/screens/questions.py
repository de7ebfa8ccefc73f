"""What a table asks the person in a window: whether they are sure, whether they leave, what comes after the end."""

from typing import Final

from carteado.game import Outcome
from carteado.terminal.screens.windows import AskScreen
from carteado.terminal.session import Session
from carteado.terminal.widgets.story import told
from carteado.words import Words
from carteado.words.pack import winners
from carteado.words.people import Listener

SURELY: Final = "f"
LEAVE: Final = "q"
ANOTHER: Final = "o"
WATCH: Final = "v"


def are_you_sure(warning: str, words: Words) -> AskScreen:
    """What this act would cost."""
    say = words.say
    return AskScreen(
        say("Tem certeza?"), [warning], [(SURELY, say("Fazer assim mesmo")), ("escape", say("Desistir"))], "escape"
    )


def leaving(words: Words) -> AskScreen:
    """Whether to leave a partida that nobody keeps."""
    say = words.say
    answers = [(LEAVE, say("Sair")), ("escape", say("Ficar"))]
    return AskScreen(say("Sair da partida?"), [say("Ela não fica guardada.")], answers, "escape")


def afterwards(session: Session, outcome: Outcome, names: tuple[str, ...], words: Words) -> AskScreen:
    """Who has won and how, and what now."""
    say, view = words.say, session.view()
    title = winners(Listener(words, names, session.seat, words.game, view.options), outcome)
    ending = told(session.last, names, view, words)[-2:]
    answers = [(ANOTHER, say("Outra")), (WATCH, say("Ver de novo")), (LEAVE, say("Sair"))]
    return AskScreen(title, [line.text for line in ending], answers, ANOTHER)
