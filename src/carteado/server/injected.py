"""What a handler may ask for, besides what is in the address: the names are those of the application's dependencies."""

from typing import Annotated, Any, Final, Literal

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import QueryParameter, SkipValidation

from carteado.server.identity import Guest
from carteado.server.services import Services
from carteado.words import Words

OPEN: Final = -1
Asked = Request[Any, Any, Any]
TheServices = NamedDependency[SkipValidation[Services]]
TheWords = NamedDependency[SkipValidation[Words]]
MaybeGuest = NamedDependency[SkipValidation[Guest | None]]
SomeGuest = NamedDependency[SkipValidation[Guest]]
SeatQuery = Annotated[int, QueryParameter(ge=OPEN, le=7, description="As this seat saw it; -1, as openly as you may.")]
LangQuery = Annotated[
    Literal["pt-BR", "en"] | None, QueryParameter(description="Language of the story; without one, that of Accept-Language.")
]
