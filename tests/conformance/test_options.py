"""Over every game: each option is read by some rule, alone, at each of its values."""

import pytest

from carteado import catalogue
from carteado.catalogue import GAMES
from carteado.game import PUBLIC
from carteado.games.truco.rules import family
from conformance_kit.options import brought, needs_hold, noticed, presets_hold, settings
from conformance_kit.registry import hooks_of


def _beyond(identity: str) -> set[str]:
    """Options that no partida shows by itself: those of the table, and those without which nobody sits so."""
    return set(hooks_of(identity).table_options) | brought(identity)


SETTINGS = [(identity, key, value) for identity in GAMES for key, value in settings(identity)]
READ = [(identity, key, value) for identity, key, value in SETTINGS if key not in _beyond(identity)]


@pytest.mark.parametrize(("identity", "key", "value"), READ)
def test_somebody_notices_the_option(identity: str, key: str, value: str) -> None:
    """With the same people deciding alike, some partida differs in menus, events, screens or result."""
    assert noticed(identity, {key: value}, range(1500)) is not None


@pytest.mark.parametrize(("identity", "key", "value"), SETTINGS)
def test_every_view_says_what_was_changed(identity: str, key: str, value: str) -> None:
    settings = catalogue.game(identity).proposed({key: value})
    state = catalogue.new(identity, options=settings)
    assert state.view(0).options == state.view(PUBLIC).options
    printed = {choice.key: choice.default for choice in catalogue.game(identity).choices}
    assert dict(state.view(0).options) == {key: value for key, value in settings.items() if value != printed[key]}


@pytest.mark.parametrize(("identity", "key", "value"), [found for found in SETTINGS if found[0] in family.OPTIONS])
def test_every_option_sets_its_field_of_the_rules(identity: str, key: str, value: str) -> None:
    """Also those that only the table reads, such as the clock."""
    (choice,) = [choice for choice in catalogue.game(identity).choices if choice.key == key]
    changed, printed = family.rules_of(identity, {key: value}), family.rules_of(identity, {})
    assert getattr(changed, choice.field) == choice.read(value) != getattr(printed, choice.field)


@pytest.mark.parametrize("identity", GAMES)
def test_without_options_nothing_is_noticed(identity: str) -> None:
    """The comparison itself invents no difference."""
    assert noticed(identity, {}, range(30)) is None


@pytest.mark.parametrize("identity", GAMES)
def test_seats_bring_settings_that_there_are(identity: str) -> None:
    needs_hold(identity)


@pytest.mark.parametrize("identity", GAMES)
def test_a_preset_is_what_it_sets(identity: str) -> None:
    presets_hold(identity)
