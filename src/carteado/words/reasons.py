"""Why something is refused: what is wrong, and what would be right.

Rule 1: a code belongs to the family that raises it, which has its sentence; here stand those of the contract.
Rule 2: where nobody says which game it is, the first family that knows a code has its sentence.
"""

from collections.abc import Sequence
from typing import Final

from carteado.game import Reason
from carteado.options import BadOption
from carteado.words.language import Language, Texts
from carteado.words.refusals import Refusals, filled
from carteado.words.speaking import speech, speeches

TEXTS: Final[Texts] = {
    "no-such-seat": "Não existe o lugar {seat}: os lugares vão de 0 a {last}.",
    "not-for-players": "Embaralhar e apitar não cabem a quem joga: escolha um dos seus lances.",
    "partida-over": "A partida já acabou: comece outra para continuar jogando.",
    "no-cards-yet": "As cartas ainda não foram dadas: espere receber as suas.",
    "no-shuffle-now": "Agora não é hora de embaralhar: termine a mão em jogo.",
    "not-the-pack": "O baralho tem {deck} cartas diferentes, e este veio com {got}: confira as repetidas e as que faltam.",
    "not-your-turn": "Não é a sua vez: agora joga {who}.",
    "not-in-hand": "Você não tem essa carta na mão ({card}): jogue uma das suas.",
    "no-such-ruling": "A cláusula {clause} não prevê decisão do juiz: escolha outra da lista.",
    "offender-missing": "Falta dizer quem cometeu a falta: informe o lugar.",
    "forfeited-already": "A partida já terminou por punição: agora só se anotam ocorrências.",
    "cutter-at-fault": "Falta no corte é de quem corta: nesta mão, {who}.",
    "superfluous": "A cláusula não usa isto, ou é comprido demais: «{field}». Tire da decisão, ou mude.",
    "reason-missing": "Falta o motivo: escreva por que o placar muda.",
    "no-deal-to-judge": "Não há carteio para julgar agora: essa falta é de quando se dão as cartas.",
}
FIELDS: Final[Texts] = {
    "cards": "cartas", "face_down": "cartas viradas", "sanction": "pena", "score": "placar", "why": "motivo", "volta": "volta",
    "when": "quando",
}  # fmt: skip
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "no-such-seat": ("seat", "last"),
    "not-the-pack": ("deck", "got"),
    "not-your-turn": ("who",),
    "not-in-hand": ("card",),
    "no-such-ruling": ("clause",),
    "cutter-at-fault": ("who",),
    "superfluous": ("field",),
}
REASONS: Final = Refusals(TEXTS, FACTS, named={"field": FIELDS})

OPTIONS: Final[Texts] = {
    "option-unknown": "Não existe a opção {key}: as que existem são {known}.",
    "option-value": "A opção {key} não aceita {value}: escolha entre {allowed}.",
    "option-seats": "Com {seats} lugares vale {needed}, e não {chosen}.",
    "preset-unknown": "Não existe a modalidade {name}: as que existem são {known}.",
    "preset-none": "Este jogo não tem modalidades, nem {name}: escolha as regras da casa uma a uma.",
}
BAD_OPTIONS: Final = Refusals(
    OPTIONS,
    {
        "option-unknown": ("key", "known"),
        "option-value": ("key", "value", "allowed"),
        "option-seats": ("seats", "needed", "chosen"),
        "preset-unknown": ("name", "known"),
        "preset-none": ("name",),
    },
)

ANY_START: Final[Texts] = {
    "start-position": "A partida não pode começar assim: confira os lugares, o placar e quem dá as cartas.",
}
STARTS: Final[Texts] = {
    "start-seats": "{game} se joga com {fit} lugares, e não com {seats}.",
    "start-score": "A partida começa com 0 a {most} para cada lado, e não com {score}.",
    "start-dealer": "Quem dá as cartas é um lugar de 0 a {last}, e não {dealer}.",
    "start-mao": "A primeira mão tem um número de 1 a {most}, e não {mao}.",
}
BAD_STARTS: Final = Refusals(
    STARTS,
    {
        "start-seats": ("game", "fit", "seats"),
        "start-score": ("most", "score"),
        "start-dealer": ("last", "dealer"),
        "start-mao": ("most", "mao"),
    },
)


def sentence(words: Language, reason: Reason, names: Sequence[str]) -> str:
    """The reason in one sentence that helps."""
    known = [(own.reasons, own.spanish) for own in speeches(words)]
    if len(FACTS.get(reason.code, ())) == len(reason.facts):
        known.append((REASONS, speech(words.game).spanish))
    for table, spanish in known:
        text = table.text(reason.code, len(names))
        if text is not None:
            return words.say(text, **filled(words, table, reason, names, spanish=spanish))
    return words.say("Isso não pode agora ({code}): escolha um dos lances que a mesa oferece.", code=reason.code)


def bad_option(words: Language, error: BadOption) -> str:
    """What is wrong with a house rule, and what would be right."""
    for table in [BAD_OPTIONS, *[own.options for own in speeches(words)]]:
        text = table.text(error.code)
        if text is not None:
            return words.say(text, **dict(zip(table.facts[error.code], error.facts, strict=True)))
    return words.say("Essas opções não combinam ({code}): {facts}.", code=error.code, facts=", ".join(error.facts))


def bad_start(words: Language, code: str, facts: Sequence[str]) -> str:
    """Why no partida starts there, and where it may start."""
    for table in [BAD_STARTS, *[own.starts for own in speeches(words)]]:
        text = table.text(code)
        if text is not None:
            named = zip(table.facts.get(code, ()), facts, strict=True)
            return words.say(text, **{key: table.points(words, key, fact) for key, fact in named})
    return words.say(ANY_START["start-position"])


def is_bad_option(words: Language, code: str) -> bool:
    """Whether a code is one of those that refuse a house rule."""
    return any(table.text(code) is not None for table in [BAD_OPTIONS, *[own.options for own in speeches(words)]])
