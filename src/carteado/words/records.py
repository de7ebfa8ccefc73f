"""What is wrong with a record, and what would be right; {a}, {b} and {c} are the facts of the error, in order."""

from typing import Final

from carteado.options import BadOption
from carteado.records import Problem, RecordError
from carteado.words import reasons
from carteado.words.language import Language, Texts
from carteado.words.speaking import speeches

ERRORS: Final[Texts] = {
    "not-a-record": "Isto não é um registro: a primeira linha deve ser «carteado 1».",
    "unknown-format": "O formato {a} não é conhecido; este programa lê o formato {b}.",
    "after-result": "Depois da linha do resultado não vem mais nada.",
    "too-long": "O arquivo é grande demais: o limite é de {a} bytes.",
    "not-utf-8": "O texto não está em UTF-8: salve-o nessa codificação.",
    "line-too-long": "A linha é comprida demais: o limite é de {a} caracteres.",
    "control-character": "Há um caractere de controle na linha: apague-o.",
    "late-header": "O cabeçalho vem antes dos lances: suba esta linha.",
    "twice": "«{a}» já apareceu: escreva uma vez só.",
    "empty": "Falta o valor de «{a}».",
    "unknown-regulation": "Não conheço o regulamento {a}. Há: {b}.",
    "no-regulation": "Falta a linha «regulamento». Há: {a}.",
    "option-form": "Escreva a opção como chave=valor, e não «{a}».",
    "start-form": "O início se escreve «placar A B carteador N mão N», e não «{a}».",
    **reasons.ANY_START,
    "names": "Dê nome aos {a} lugares, ou a nenhum.",
    "nonces": "Escreva o «nonce» dos {a} lugares, ou de nenhum; o de um robô é «-».",
    "digits-form": "«{a}» leva {b} dígitos hexadecimais, de 0 a 9 e de a até f minúsculos, e não «{c}».",
    "table-form": "O nome da mesa tem até 64 letras sem acento, números, «-» ou «_», e não «{a}».",
    "number-range": "Esperava um número de {b} a {c}, e não «{a}».",
    "no-seat": "Cada lance começa pelo lugar de quem joga, por «monte» ou por «juiz», e não por «{a}».",
    "no-verb": "Não conheço o lance «{a}».",
    "no-card": "«{a}» não é carta: escreva valor e naipe, como 7C, AE ou KO.",
    "no-face": "Uma carta jogada no escuro se escreve com o lugar e a face, como «joga #1 = QP».",
    "no-number": "Depois de «{a}» vem um número, e não «{b}».",
    "no-ruling": "Não entendi a decisão do juiz «{a}»: escreva como «juiz FEN-28 contra 1 pena b».",
    "no-lot": "Um sorteio se escreve «sorteio 2 de 6», contando de 0, e não «sorteio {a}».",
    "act-form": "O lance «{a}» não se escreve assim: {b}.",
    "no-hands": "O jogo {a} não tem a linha «cartas»: escreva o baralho, com «monte».",
    "hidden-in-case": "Um caso precisa das cartas à vista, sem «?».",
    "case-not-masked": "Um caso com o que se espera não pode ser o registro de um só lugar.",
    "hands-form": "Escreva as mãos como «cartas 0: 4C 5C QO / 1: 5E 6E 7P», e não «{a}».",
    "hands-seat": "O lugar {a} não recebe cartas aqui: tire-o da linha «cartas».",
    "not-in-pack": "A carta {a} não é do baralho deste jogo.",
    "result-form": "O resultado se escreve «resultado 12 9 jogada FEN-3c», e não «{a}».",
    "notes-form": "As notas vão entre chaves no fim da linha: {{assim}}.",
    "hidden": "Este registro é de um só lugar: há cartas escondidas, e ele não pode ser jogado de novo.",
    "another-face": "O registro diz {a}, mas a carta desse lugar é {b}.",
    "no-shuffle-now": "Aqui não é hora de dar cartas: falta dizer quem dá as cartas, ou a mão ainda não acabou.",
    "no-expectation": "Não sei conferir «{a}». Sei: {b}.",
    "expectation-form": "Não entendi o que se espera em «{a}».",
}

PROBLEMS: Final[Texts] = {
    "result-missing": "a partida acabou, e o registro não traz o resultado",
    "result-too-early": "o registro traz um resultado, mas a partida não acabou",
    "engine-differs": "o registro foi jogado por outra versão das regras",
    "result-differs": "jogada de novo, a partida acaba de outro jeito; vale o resultado registrado",
}

PROOFS: Final[Texts] = {
    "no-commitment": "O registro não traz compromisso: ninguém prometeu estes baralhos antes, e não há o que provar.",
    "seed-hidden": "A semente ainda não foi revelada. Ela sai quando o jogo acaba, ou a partida, se a mesa combinou assim: "
    "baixe o registro de novo depois.",
    "seed-differs": "A semente não é a prometida: o SHA-256 dela é {a}, e o compromisso é {b}.",
    "nonces-missing": "Faltam as linhas «nonce», uma por lugar: sem elas os baralhos não podem ser refeitos.",
    "packs-hidden": "Este registro é de um só lugar, com baralhos escondidos: confira o registro completo, "
    "que sai quando a semente é revelada.",
    "hands-given": "Aqui as mãos vêm escritas, sem o baralho de onde saíram: não há como conferir.",
    "no-packs": "Não há baralho neste registro: não há o que provar.",
    "pack-differs": "O baralho {a} não sai da semente: a carta {b} devia ser {c}, e o registro traz {d}.",
    "pack-size": "O baralho {a} devia ter {b} cartas, e o registro traz {c}.",
    "pack-unknown": "Até o baralho ou sorteio {a} o registro não pode ser jogado: não se sabe o que se embaralhava ali.",
    "lot-differs": "O sorteio {a} não sai da semente: devia dar {b}, e o registro traz {c}.",
    "packs-skipped": "Este registro começa no baralho {a}, e o anterior do mesmo jogo parou no {b}: falta um registro, "
    "ou baralhos foram pulados.",
    "packs-twice": "Este registro começa no baralho {a}, e outro do mesmo jogo já chegou ao {b}: baralhos saíram duas vezes.",
    "begins-late": "Este registro começa no baralho {a}: confira junto os das partidas anteriores do mesmo jogo.",
}


def error(words: Language, found: RecordError) -> str:
    """One sentence about an error in a record."""
    if found.reason is not None:
        why = reasons.sentence(words, found.reason, ())
        told = words.say("Lance recusado. {why}", why=why)
        return f"{told} [{found.reason.clause}]" if found.reason.clause else told
    for texts in (ERRORS, *[own.lines for own in speeches(words)]):
        if found.code in texts:
            return words.say(texts[found.code], **dict(zip("abc", found.facts, strict=False)))
    if found.code.startswith("start-"):
        return reasons.bad_start(words, found.code, found.facts)
    return reasons.bad_option(words, BadOption(found.code, *found.facts))


def proof_problem(words: Language, found: Problem) -> str:
    """What keeps the packs of a record from being proved."""
    return words.say(PROOFS[found.code], **dict(zip("abcd", found.facts, strict=False)))


def problem(words: Language, code: str) -> str:
    """What a replay found otherwise than the record."""
    return words.say(PROBLEMS[code])
