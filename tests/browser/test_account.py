"""An account from the first click to the last: by passkey with a virtual authenticator, by code, by password, and deleted."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.browser_kit import Faults, axe
from browser.conftest import Visit
from browser.table_page import QUICK
from browser.test_widths import CUT, SIZES, resized

KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
PASSWORD = "vira manilha truco"


@pytest.fixture
def named(server: str, faults: Faults) -> str:
    """The server by a name: there are no passkeys under a bare address."""
    faults.home = server.replace("127.0.0.1", "localhost")
    return faults.home


def with_key(page: Page) -> None:
    """Let the device of this page make passkeys, and say yes by itself."""
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})


def kept_codes(page: Page) -> tuple[str, list[str]]:
    """The login and the codes, which are shown this once."""
    expect(page.get_by_role("heading", name="Guarde estes códigos")).to_be_visible()
    codes = page.locator("ol.codes li").all_inner_texts()
    login = page.locator("strong.login").inner_text()
    expect(page.get_by_role("button", name="Continuar")).to_be_disabled()
    page.get_by_label("Guardei os códigos").check()
    page.get_by_role("button", name="Continuar").click()
    expect(page.get_by_role("heading", name="Como você entra")).to_be_visible()
    return login, codes


def test_an_account_by_passkey_is_left_entered_and_deleted(visit: Visit, named: str) -> None:
    page = visit("/conta", base_url=named, liked=QUICK, viewport={"width": 390, "height": 844})
    with_key(page)
    page.get_by_role("button", name=re.compile("trocar o apelido")).click()
    page.get_by_label("Seu apelido").fill("Dona Zefa")
    page.get_by_role("button", name="Guardar", exact=True).click()
    axe(page)
    page.get_by_role("button", name="Com a chave deste aparelho").click()
    expect(page.get_by_role("heading", name="Guarde estes códigos")).to_be_visible()
    axe(page)
    login, codes = kept_codes(page)
    assert login.startswith("dona-zefa-")
    assert len(set(codes)) == 10
    expect(page.get_by_role("link", name="Sua conta: Dona Zefa")).to_be_visible()
    expect(page.get_by_text("Este aparelho", exact=True)).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Sair da conta").click()
    page.get_by_role("button", name="Entrar com a chave").click()
    expect(page.get_by_role("link", name="Sua conta: Dona Zefa")).to_be_visible()
    page.get_by_role("button", name="Apagar a conta").click()
    page.get_by_label("Para apagar, escreva o seu nome de entrada").fill(login)
    page.get_by_role("button", name="Apagar tudo").click()
    expect(page.get_by_text("A conta e tudo o que era dela foram apagados.")).to_be_visible()
    assert page.request.get("/api/account").json() == {"account": None}


def test_a_lost_passkey_is_replaced_by_a_code_and_the_other_browser_is_out(visit: Visit, named: str, faults: Faults) -> None:
    faults.allow("status of 403")
    lost = visit("/conta", base_url=named, liked=QUICK)
    with_key(lost)
    lost.get_by_role("button", name="Com a chave deste aparelho").click()
    _, codes = kept_codes(lost)
    page = visit("/conta", base_url=named, liked=QUICK)
    page.get_by_text("Perdi a chave ou a senha").click()
    code = page.get_by_label("Código de recuperação")
    code.fill("AAAA-BBBB-CCCC-DDDD")
    page.get_by_role("button", name="Entrar com o código").click()
    expect(page.get_by_role("alert")).to_contain_text("Este código não vale")
    code.fill(codes[0].lower().replace("-", " "))
    page.get_by_role("button", name="Entrar com o código").click()
    expect(page.get_by_text("9 códigos ainda valem.")).to_be_visible()
    page.get_by_text("Pôr uma senha").click()
    page.get_by_label("Senha nova, de 10 letras ou mais").fill(PASSWORD)
    page.get_by_role("button", name="Guardar a senha").click()
    expect(page.get_by_text("A senha nova vale a partir de agora.")).to_be_visible()
    lost.reload()
    expect(lost.get_by_role("heading", name="Fazer uma conta")).to_be_visible()


def test_sessions_are_listed_and_ended_and_all_is_downloaded(visit: Visit, tmp_path: Path) -> None:
    page = visit("/conta", liked=QUICK)
    page.get_by_label("Senha, de 10 letras ou mais").fill(PASSWORD)
    page.get_by_role("button", name="Fazer com senha").click()
    login, _ = kept_codes(page)
    other = visit("/conta", liked=QUICK)
    other.get_by_label("Nome de entrada").fill(login)
    other.get_by_label("Senha", exact=True).fill(PASSWORD)
    other.get_by_role("button", name="Entrar com senha").click()
    expect(other.get_by_role("heading", name="Onde a conta está aberta")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Encerrar", exact=True).click()
    expect(page.get_by_role("button", name="Encerrar", exact=True)).to_have_count(0)
    other.reload()
    expect(other.get_by_role("heading", name="Fazer uma conta")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Baixar tudo").click()
    assert download.value.suggested_filename == "carteado-conta.zip"
    assert resized(page, CUT, sizes=SIZES) == {}
