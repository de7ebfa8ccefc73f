"""The list that an event asks for, to be filled in: its columns, and a row that shows how."""

from carteado.exchange.cells import csv_of
from carteado.tournament.state import State
from carteado.words.language import Language


def template(words: Language, state: State) -> bytes:
    """A CSV file with as many people as sit on a side, reserves and capataz where the preset knows them."""
    say, rules = words.say, state.code
    players = max(rules.people, default=2)
    header = [say("Inscrição"), *[say("Pessoa {n}", n=n) for n in range(1, players + 1)]]
    example = [say("Onça Pintada"), *[say("Nome da pessoa {n}", n=n) for n in range(1, players + 1)]]
    if rules.reserves:
        header.append(say("Reserva"))
        example.append("")
    if rules.capataz:
        header.append(say("Capataz"))
        example.append(say("Nome da pessoa {n}", n=1))
    header += [say("Entidade"), say("Pago")]
    example += ["", say("não")]
    return csv_of([header, example])
