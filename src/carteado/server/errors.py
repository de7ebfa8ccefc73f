"""Every answer that is not what was asked for: a status, a code for programs, a sentence for people.

Rule 1: an error is always `{code, text}`; the text is in the language of `?lang`, else of Accept-Language.
Rule 2: what a failure of the server was about stays in its log; the answer says only that it failed.
"""

import logging
from collections.abc import Callable, Mapping
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import Send
from msgspec import Struct

from carteado.server.logs import log
from carteado.server.storage import StorageError
from carteado.table.naming import legible
from carteado.words import Texts, Words

TEXTS: Final[Texts] = {
    "bad-body": "O pedido não está escrito como deve: confira {where}.",
    "bad-request": "Não entendi o pedido: confira o endereço e o que vai nele.",
    "bad-size": "O pedido é grande demais: o máximo são {most} kB.",
    "bad-type": "Isto não se manda assim: use {type}.",
    "banned": "Quem cuida deste servidor não deixa você entrar. Se acha que é engano, fale com essa pessoa.",
    "many-tables": "Você já tem {most} mesas abertas, o máximo: volte a uma, ou espere {minutes} minutos.",
    "many-tables-here": "Do seu endereço já há {most} mesas abertas, o máximo: entre numa, ou espere {minutes} minutos.",
    "many-events": "Você abriu {most} torneios há pouco, o máximo: volte a um, ou espere {minutes} minutos.",
    "many-events-here": "Do seu endereço já se abriram {most} torneios há pouco, o máximo: espere {minutes} minutos.",
    "bad-name": "Escolha um apelido de 1 a {most} letras, números ou sinais que se vejam.",
    "closed-table": "Nesta mesa só quem jogou vê o que se jogou.",
    "failure": "Algo deu errado aqui dentro. Tente de novo; se continuar, avise quem cuida do servidor.",
    "foreign-origin": "Este pedido vem de uma página de outro endereço, e só valem os daqui.",
    "metrics-local": "As medidas só se leem da própria máquina, ou de um endereço em CARTEADO_SCRAPERS.",
    "full": "O servidor está cheio. Tente de novo daqui a pouco.",
    "method": "Este endereço não atende assim: use {allowed}.",
    "no-rehearsal": "Só um ensaio se joga fora: o que foi jogado fica.",
    "wrong-login": "O nome de entrada ou a senha não conferem.",
    "wait-login": "Muitas tentativas erradas. Espere {seconds} s e tente de novo.",
    "wrong-code": "Este código não vale: confira as letras, ou use outro. Cada um vale uma vez.",
    "bad-passkey": "A chave deste aparelho não foi aceita. Tente de novo.",
    "passkey-taken": "Esta chave já é de uma conta.",
    "no-passkey": "Esta conta não tem essa chave.",
    "last-way": "Esta é a única entrada da conta: ponha antes uma senha ou outra chave.",
    "many-passkeys": "Uma conta tem no máximo {most} chaves: tire uma antes.",
    "bad-password": "A senha vai de {least} a {most} letras, números ou sinais, e não pode ser o seu apelido.",
    "not-signed-in": "Entre na sua conta primeiro.",
    "signed-in": "Você já está na sua conta.",
    "confirm-login": "Para apagar a conta, escreva o seu nome de entrada: {login}.",
    "enter-again": "Para isto, entre de novo na conta: faz tempo que você entrou.",
    "no-link": "Este convite não vale mais: peça outro a quem o mandou.",
    "own-link": "Este convite é o seu: mande a quem quer por perto.",
    "nobody-there": "Nessa cadeira não há outra pessoa.",
    "no-report": "Não há essa denúncia.",
    "not-moderator": "Isto é de quem modera este servidor.",
    "own-report": "A denúncia é sobre você: outra pessoa decide.",
    "report-decided": "Outra pessoa já decidiu esta denúncia.",
    "report-many": "São no máximo {most} denúncias por dia.",
    "report-outside": "Só denuncia quem esteve à mesa.",
    "report-twice": "Você já denunciou essa pessoa por esta mesa: a denúncia está com quem modera.",
    "seek-elsewhere": "Você procura mesa de outro jogo, em outra página: é uma busca de cada vez.",
    "seek-fast": "Muitas buscas em pouco tempo. Espere um instante e tente de novo.",
    "seek-later": "Você saiu de uma mesa no meio do jogo. Dá para procurar outra daqui a {minutes} min.",
    "unknown-game": "Não conheço esse jogo.",
    "rehearsal-long": "Ensaiam-se torneios de até {most} jogos.",
    "not-found": "Não há nada neste endereço.",
    "no-advice": "Neste jogo ninguém sabe aconselhar.",
    "no-entry": "Este torneio não tem essa inscrição.",
    "no-event": "Este torneio não existe.",
    "no-clause": "Este regulamento não tem a cláusula {clause}.",
    "no-game": "Não conheço o jogo {name}. Há: {known}.",
    "no-jogo-there": "Não há esse jogo neste torneio.",
    "no-placar": "Este placar não existe.",
    "placar-bound": "O placar deste jogo já está aberto: quem tem os códigos dele é a mesa de controle.",
    "placar-length": "Não há placar deste jogo em melhor de {n}, até {target}: lancem o resultado na mesa de controle.",
    "no-partida": "Esta mesa não tem a partida {n}.",
    "no-table": "Esta mesa não existe, ou já foi desfeita.",
    "no-export": "Não há esse arquivo. Há: {known}.",
    "print-in-parts": "Este impresso sai em partes de até {most} folhas: são {parts}, peça uma de cada vez.",
    "print-long": "Este impresso ficaria grande demais: o torneio é maior do que o papel aguenta.",
    "no-print": "Não há esse impresso. Há: {known}.",
    "no-home-partida": "Esta partida não é sua, ou já não está aqui.",
    "many-home-partidas": "Você já guardou {most} partidas jogadas sem rede, o máximo: as outras ficam no seu aparelho.",
    "record-unfinished": "Este registro não chega ao fim da partida, ou diz outro resultado do que os lances dão.",
    "no-seat": "O lugar vai de 0 a {last}.",
    "record-later": "O registro aberto sai no fim do jogo, ou da partida, se for o combinado. Até lá, cada lugar tem o seu.",
    "not-an-act": "Esse lance não existe neste jogo: escolha um dos que a mesa oferece.",
    "not-offered": "Esse lance não está entre os que a mesa oferece agora.",
    "stale": "Alguém marcou antes de você: veja o placar como ficou e tente de novo.",
    "study-later": "O estudo sai quando a partida acabar.",
    "study-off": "O estudo de uma partida entre pessoas é só para quando todas à mesa querem conselho.",
    "study-seat": "O estudo é de quem jogou a partida desde a primeira carta.",
    "storage": "O banco de dados não responde. Tente de novo daqui a pouco.",
    "too-fast": "Muitos pedidos de uma vez. Espere {seconds} s e tente de novo.",
    "too-many-sockets": "Há conexões demais deste endereço: são no máximo {most}. Feche outras páginas e tente de novo.",
    "busy": "Há trabalho demais à espera. Tente de novo daqui a {seconds} s.",
    "too-long": "Há coisa demais para contar lance a lance: o máximo são {most} MB.",
    "too-many-acts": "O registro tem lances demais: o máximo são {most}.",
    "bad-facts": "A situação não pode ser essa: confira o placar, o valor da mão e o pedido.",
    "bad-placar": "Este placar não pode ser assim: confira as pessoas, as partidas e os nomes.",
    "placar-game": "O placar é destes jogos: {known}.",
    "pin-locked": "PIN errado vezes demais nesta súmula: peça à coordenação que destrave.",
    "online-game": "Diga primeiro de que jogo é o torneio: mesas do servidor são de um jogo com dois lados.",
    "online-length": "Não há mesa deste jogo em melhor de {n}, até {target}: mude o formato da fase ou joguem à mesa.",
    "online-people": "Este jogo não se joga com {people}: confira as pessoas de cada lado na inscrição.",
    "online-phones": "Neste regulamento atleta não usa o próprio aparelho: a mesa abre num aparelho da organização.",
    "online-referee": "A cadeira do árbitro é de quem coordena, da comissão ou do juiz, e nunca de quem joga.",
    "not-your-jogo": "Este jogo não é seu.",
    "not-online-yet": "Este jogo ainda não tem mesa no servidor: espere a coordenação abrir.",
    "device-round": "Este aparelho já joga em outra mesa desta rodada: use outro.",
    "wrong-event-key": "Este endereço só deixa ver. Para lançar, use o endereço que a organização lhe deu.",
    "wrong-pin": "PIN errado. Restam {left} tentativas nesta súmula.",
    "wrong-key": "Este endereço só deixa ver. Para marcar, use o endereço da sua dupla.",
    "unknown-host": "Este servidor não atende por esse nome. Quem cuida dele pode acrescentá-lo em CARTEADO_HOSTS.",
}
AnyScope = Any  # what ASGI tells of a request or of a WebSocket
HUNG_UP: Final = "client disconnected prematurely"  # what the framework says where a body breaks off
BY_STATUS: Final = {404: "not-found", 405: "method", 413: "bad-size"}
SPOKEN: Final = {lang: Words(lang) for lang in Words.LANGUAGES}


class Problem(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why not: a code for programs, a sentence for people, and the clause behind it where a regulation says so."""

    code: str
    text: str
    clause: str = ""


class Refusal(Exception):
    """An answer other than the one asked for. `told` says it where the sentence is not in `TEXTS`."""

    def __init__(
        self,
        status: int,
        code: str,
        *,
        headers: Mapping[str, str] | None = None,
        told: Callable[[Words], str] | None = None,
        because: str = "",
        **facts: object,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.because = because
        self.headers = dict(headers or {})
        self.told = told
        self.facts = facts

    def problem(self, words: Words) -> Problem:
        """What is sent."""
        text = self.told(words) if self.told else words.say(TEXTS[self.code], **self.facts)
        return Problem(code=self.code, text=legible(text), clause=self.because)


def words_for(scope: AnyScope) -> Words:
    """The language in which this one wants to be answered."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [])
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    for name in (*asked, *_preferred(accepted)):
        spoken = name.partition("-")[0].strip().lower()
        for lang, words in SPOKEN.items():
            if lang.partition("-")[0] == spoken:
                return words
    return SPOKEN["pt-BR"]


def _preferred(accepted: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first."""
    weighed: list[tuple[float, str]] = []
    for part in accepted[:200].split(","):
        name, _, rest = part.partition(";")
        quality = rest.strip().removeprefix("q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        if weight > 0:
            weighed.append((-weight, name.strip()))
    return [name for _, name in sorted(weighed, key=lambda pair: pair[0])]


def answer_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """A refusal as an answer of the framework."""
    return Response(refusal.problem(words_for(request.scope)), status_code=refusal.status, headers=refusal.headers)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses: routes, methods, parameters, sizes."""
    status = error.status_code
    headers = dict(error.headers or {})
    if error.detail == HUNG_UP:
        return answer_refusal(request, Refusal(400, "bad-request"))  # to nobody: who asked has gone
    if status >= 500:
        return answer_failure(request, error)
    code = BY_STATUS.get(status, "bad-request")
    most = int(request.route_handler.resolve_request_max_body_size() or 0) // 1000 if status == 413 else 0
    if status == 413:
        headers["Connection"] = "close"  # or the rest of the body would be read, however long
    allowed = headers.get("allow", "")
    if allowed:
        methods = {*allowed.split(", ")} - {"OPTIONS"}
        allowed = headers["allow"] = ", ".join(sorted(methods | {"HEAD"} if "GET" in methods else methods))
    return answer_refusal(request, Refusal(status, code, headers=headers, allowed=allowed, most=most))


def answer_storage(request: Request[Any, Any, Any], error: StorageError) -> Response[Problem]:
    """The database is gone, or will not have it."""
    log("the store failed", logging.ERROR, code=error.code)
    return answer_refusal(request, Refusal(503, "storage", headers={"Retry-After": "5"}))


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: told whole in the log, and not at all to who asked."""
    log("a request failed", logging.ERROR, error, path=_template(request.scope))
    return answer_refusal(request, Refusal(500, "failure"))


def _template(scope: AnyScope) -> str:
    """The route, without what stands in its place."""
    return str(scope.get("path_template", ""))


async def send_refusal(scope: AnyScope, send: Send, refusal: Refusal) -> None:
    """A refusal where the framework has not begun yet; a WebSocket is refused before it opens."""
    prefix = "http"
    if scope["type"] == "websocket":
        prefix = "websocket.http"
        if f"{prefix}.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.code})
            return
    body = msgspec.json.encode(refusal.problem(words_for(scope)))
    headers = {"content-type": "application/json", "content-length": str(len(body)), **refusal.headers}
    raw = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
    messages: list[Any] = [
        {"type": f"{prefix}.response.start", "status": refusal.status, "headers": raw},
        {"type": f"{prefix}.response.body", "body": body, "more_body": False},
    ]
    for message in messages:
        await send(message)
