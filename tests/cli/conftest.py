"""The command line, run in this process."""

import pytest

from carteado.cli import main
from cli.typed import Said, Typed


@pytest.fixture
def carteado(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Type a command: `carteado("games", "--json")`."""
    for name in ("CARTEADO_LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")

    def typed(*arguments: str) -> Said:
        with pytest.raises(SystemExit) as leaving:
            main(arguments)
        said = capsys.readouterr()
        assert isinstance(leaving.value.code, int)
        return Said(leaving.value.code, said.out, said.err)

    return typed
