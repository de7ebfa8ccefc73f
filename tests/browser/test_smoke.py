"""The page opens, under its own rules: nothing inline, nothing from elsewhere, nothing in the console."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.browser_kit import PATIENCE, Faults, axe
from carteado.server.settings import CLIENT


def test_home_opens(page: Page) -> None:
    answer = page.goto("/")
    assert answer is not None
    assert answer.status == 200
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    expect(page).to_have_title("Carteado")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe(page)


def test_fonts_are_ours(page: Page) -> None:
    page.goto("/")
    page.wait_for_function(
        "() => [...document.fonts].some((font) => font.status === 'loaded' && /^.?Inter Variable/.test(font.family))"
    )


@pytest.mark.parametrize(
    ("fault", "sign"),
    [
        ("console.error('ai')", "ai"),
        ("setTimeout(() => { throw new Error('ui') })", "uncaught: .*ui"),
        ("fetch('http://127.0.0.2:9/').catch(() => 0)", "127.0.0.2"),
        ("document.body.setAttribute('style', 'color: red')", "Content Security Policy"),
        ("document.body.append(Object.assign(document.createElement('script'), { text: '1' }))", "Content Security Policy"),
    ],
)
def test_what_goes_wrong_is_noticed(page: Page, faults: Faults, fault: str, sign: str) -> None:
    page.goto("/")
    assert faults.unexpected() == []
    page.evaluate(f"() => void {fault}")

    def noticed() -> bool:
        return any(re.search(sign, found) for found in faults.unexpected())

    deadline = time.monotonic() + PATIENCE
    while not noticed() and time.monotonic() < deadline:
        page.evaluate("() => new Promise(requestAnimationFrame)")
    assert noticed(), faults.found
    faults.allow(".")


def test_nothing_inline() -> None:
    html = Path(CLIENT, "index.html").read_text(encoding="utf-8")
    assert "<style" not in html
    assert "style=" not in html
    assert html.count("<script") == html.count('<script type="module" crossorigin src="/assets/')
