"""What a table says that is not the game: why a request is refused, and who came and went."""

from collections.abc import Sequence
from typing import Final

from carteado.game import Reason
from carteado.options import BadOption
from carteado.words import reasons
from carteado.words.language import Language, Texts
from carteado.words.speaking import speech, speeches

REFUSALS: Final[Texts] = {
    # What arrived.
    "malformed": "Não entendi a mensagem ({what}): atualize a página.",
    "oversized": "A mensagem é grande demais: o limite é de {limit} bytes.",
    "too-fast": "Devagar: a mesa recebeu pedidos demais em pouco tempo. Espere um instante.",
    "client-number": "O pedido veio sem número de ordem: atualize a página.",
    "number-too-old": "Esse pedido é antigo demais: atualize a página.",
    "version-ahead": "A sua página está na versão {seen}, e a mesa na {version}: atualize a página.",
    "stale": "Esse lance era para as cartas de antes: olhe a mesa e escolha de novo.",
    "draft-long": "É rascunho demais: confira até {limit} lances por vez.",
    "not-an-act": "Esse lance não existe neste jogo ({what}): escolha um dos que a mesa oferece.",
    "enter-first": "Entre numa mesa primeiro.",
    "no-such-table": "Essa mesa não existe: confira o endereço ou abra outra.",
    "password": "Senha errada: peça a senha a quem abriu a mesa.",
    "password-wait": "Senhas erradas demais: espere {seconds} s e tente de novo.",
    "password-long": "A senha tem no máximo {limit} letras.",
    "no-spectators": "Esta mesa não recebe assistência: sente-se a outra ou peça um lugar.",
    "stopping": "O servidor está parando: volte em um minuto, nada se perdeu.",
    "failure": "Algo deu errado aqui dentro, e o pedido não valeu: tente de novo.",
    "banned": "Quem cuida deste servidor não deixa você entrar. Se acha que é engano, fale com essa pessoa.",
    "storage": "Não consegui guardar o lance, e por isso ele não valeu: tente de novo.",
    # Setting up.
    "unknown-game": "Não há jogo {game}: há {games}.",
    "no-lesson": "{game} não tem primeira mão guiada.",
    "seats": "Este jogo não se joga com {seats} lugares: escolha {allowed}.",
    "another-game": "A mesa é de {game}: para outro jogo abra outra mesa.",
    "host-only": "Isso cabe a quem abriu a mesa.",
    "no-such-bot": "Não há robô {bot}: há {bots}.",
    # Seats.
    "not-seated": "Você está assistindo: sente-se para jogar.",
    "seated-already": "Você já está nesse lugar.",
    "seat-taken": "O lugar é de {name}: escolha outro.",
    "seat-of-bot": "{name} já é um robô.",
    "table-full": "A mesa está cheia: você pode assistir.",
    "nobody-seated": "Ninguém se sentou ainda: sente-se primeiro.",
    "no-substitutes": "Esta mesa não aceita substitutos no meio do jogo: espere o próximo.",
    "involved": "Quem já viu outras cartas deste jogo não pode ocupar esse lugar: espere o próximo jogo.",
    "away": "Um robô está jogando por você: volte ao seu lugar primeiro.",
    "removed": "Quem abriu esta mesa tirou você dela: só essa pessoa pode deixar você voltar.",
    "not-removed": "Essa pessoa não está fora da mesa: olhe a lista de novo.",
    "partner-answered": "Quem joga com você já respondeu.",
    "patience": "Ainda não: só dá para pôr um robô no lugar de {name} depois de {seconds} segundos de espera.",
    # Ready and start.
    "playing": "A partida está em andamento: espere ela acabar.",
    "not-begun": "A partida ainda não começou: diga que pode começar e espere o resto da mesa.",
    "ready-already": "Você já disse que pode começar: falta o resto da mesa.",
    "waiting-ready": "Falta alguém dizer que pode começar: a partida espera a mesa toda.",
    "nonce": "O número para o sorteio precisa de {digits} algarismos hexadecimais: atualize a página.",
    "seed-revealed": "O jogo acabou e a semente do baralho já foi mostrada: a partida não pode recomeçar.",
    # Talk.
    "phrase-unknown": "Essa frase não existe: escolha uma da lista.",
    "phrase-not-now": "Agora não: o regulamento não deixa dizer isso neste momento.",
    "phrase-not-allowed": "Esta mesa não usa sinais: só valem os pedidos e as perguntas permitidas.",
    "no-partner": "Um contra um não há dupla a quem fazer sinais.",
    "phrase-too-often": "Você acabou de falar: espere um instante.",
    "say-long": "Fale curto: são no máximo {limit} letras.",
    "say-late": "A mesa andou enquanto você falava: olhe e diga de novo.",
    "say-buttons": "Neste jogo não se escreve o que se diz: use os botões.",
    # Advice.
    "advice-none": "Neste jogo ninguém sabe aconselhar.",
    "advice-off": "Conselho, só quando todo mundo à mesa quer: peça ao resto da mesa que o ligue.",
    "advice-not-asked": "Conselho, só na sua vez de escolher.",
    "advice-busy": "Há conselhos demais à espera: jogue, ou pergunte de novo daqui a pouco.",
    "learns-already": "Você já disse que quer conselho: falta o resto da mesa.",
    "learns-not": "Você já disse que não quer conselho.",
    "nothing-made": "Você ainda não fez nada nesta partida.",
    # The side and the referee.
    "nothing-proposed": "Ninguém propôs nada a você agora.",
    "proposed-already": "Você já propôs: falta a resposta da sua dupla.",
    "no-referee": "Esta mesa não tem lugar de juiz.",
    "referee-asked": "{name} já pediu a cadeira de juiz: espere a resposta da mesa.",
    "nobody-asks": "Ninguém está pedindo a cadeira de juiz.",
    "consented": "Você já concordou: faltam os outros.",
    "not-referee": "Você não é o juiz desta mesa.",
    # Tables of an event.
    "of-event": "Esta mesa é do torneio: os lugares e as regras são dele.",
    "event-over": "Esta mesa do torneio já terminou.",
    "device-seated": "Este aparelho já está em outro lugar desta mesa: use outro.",
    "sealed": "Outras mesas ainda jogam os mesmos baralhos: esta só se vê quando todas terminarem.",
    "referee-seated": "Você é o juiz desta mesa: saia da cadeira antes de jogar.",
}
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "malformed": ("what",),
    "oversized": ("limit",),
    "version-ahead": ("seen", "version"),
    "not-an-act": ("what",),
    "draft-long": ("limit",),
    "password-wait": ("seconds",),
    "password-long": ("limit",),
    "unknown-game": ("game", "games"),
    "no-lesson": ("game",),
    "seats": ("seats", "allowed"),
    "another-game": ("game",),
    "no-such-bot": ("bot", "bots"),
    "seat-taken": ("name",),
    "seat-of-bot": ("name",),
    "referee-asked": ("name",),
    "patience": ("name", "seconds"),
    "nonce": ("digits",),
    "say-long": ("limit",),
}
HEARD: Final = "heard-"  # how the codes begin that say how typed words were taken
NEWS: Final[Texts] = {
    "seated": "{who} se sentou.",
    "bot": "Entra o robô {who}.",
    "booked": "{who} entra na próxima mão.",
    "left": "{who} saiu: um robô joga no seu lugar.",
    "silent": "{who} não respondeu: um robô joga no seu lugar.",
    "came-back": "{who} voltou.",
    "referee-sat": "{who} é o juiz da mesa.",
    "referee-asked": "{who} pede a cadeira de juiz.",
    "referee-left": "A mesa ficou sem juiz.",
    "learns": "{who} quer conselho.",
    "learns-not": "{who} não quer mais conselho.",
    "advice-on": "O conselho está ligado: todos à mesa querem.",
    "advice-off": "O conselho está desligado: só vale quando todos à mesa querem.",
}


def refusal(words: Language, reason: Reason, names: Sequence[str] = ()) -> str:
    """Why a request is not done: what is wrong, and what would be right."""
    text = speech(words.game).tables.get(reason.code) or REFUSALS.get(reason.code)
    if text is not None:
        return words.say(text, **dict(zip(FACTS.get(reason.code, ()), reason.facts, strict=True)))
    if reason.code.startswith(HEARD):
        return _heard(words, reason)
    if reasons.is_bad_option(words, reason.code):
        return reasons.bad_option(words, BadOption(reason.code, *map(str, reason.facts)))
    return reasons.sentence(words, reason, names)


def _heard(words: Language, reason: Reason) -> str:
    """How typed words were taken, as the family says it that listened."""
    why = reason.code.removeprefix(HEARD)
    ears = next(own.ears for own in speeches(words) if own.ears is not None and why in own.ears.why)
    return ears.explained(words, why, reason.facts)


def news(words: Language, what: str, who: str) -> str:
    """Who came and went."""
    return words.say(NEWS[what], who=who)
