"""Why words were heard as they were: one sentence for who said them, "" where they were plain."""

from typing import Final

from carteado.words.face import Heard
from carteado.words.language import Language, Texts

WHY: Final[Texts] = {
    # Nothing was said.
    "nothing-said": "Nada foi dito: fale alto e claro.",
    "not-understood": "Não entendi «{said}»: use as palavras do jogo.",
    "not-an-answer": "«{said}» não é resposta: diga QUERO ou NÃO QUERO.",
    "flor-or-not": "«{said}» não diz se há flor: diga FLOR, ou É BOA se não tem.",
    "nothing-to-answer": "Não há proposta na mesa para essa resposta.",
    "same-half": "Passe uma parte e queira a outra: «passo o truco e quero o envido».",
    "real-alone": "REAL sozinho não vale nada: diga REAL ENVIDO.",
    "falta-alone": "FALTA sozinha não vale nada: diga FALTA ENVIDO.",
    "no-quero": "Sem QUERO antes, «{said}» não vale: a proposta continua na mesa.",
    "forbidden": "«{said}» é palavra proibida: só vale se o outro lado a tomar por boa.",
    "not-sung": "Você tem flor, mas «{said}» não é FLOR: diga a palavra certa.",
    "no-number": "Cante um número, ou diga NÃO MATO.",
    "no-such-song": "Ninguém tem {said} pontos: cante os seus.",
    "whom": "Diga a quem: PEÇO FLOR e o nome, ou o número do lugar.",
    # It counts, though not as it may have been meant.
    "taken": "«{said}» foi tomado por bom e vale; a palavra continua proibida.",
    "false-flor": "«{said}» sem flor vale como FLOR, com tudo o que isso custa.",
    "flor-lost": "O envido vale; a flor se perde.",
    "plain-envido": "«{said}» é um ENVIDO simples.",
    "again": "ENVIDO em cima de ENVIDO é ENVIDO-ENVIDO.",
    "good-first": "Primeiro a flor: vale como É BOA. O truco se responde a seguir.",
    "skipped": "O QUERO vale; o aumento pulou um degrau e não vale.",
    "quero-first": "QUERO dito primeiro aceita as duas partes.",
    "nao-quero-first": "NÃO QUERO dito primeiro recusa as duas partes; para uma só: «passo o truco e quero o envido».",
    "held": "Depois do QUERO vale o primeiro número: o seu canto é {song}.",
    "article": "O «um» conta como número: cantou 1.",
    "first-number": "Vale o primeiro número dito.",
}


def explained(words: Language, heard: Heard) -> str:
    """What is to be told about it."""
    return words.say(WHY[heard.why], said=heard.said, song=heard.memo) if heard.why else ""
