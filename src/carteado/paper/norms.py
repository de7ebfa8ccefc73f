"""Norms to print, out of a regulation: the foot of a súmula, the notices for a wall."""

from carteado.paper.sheets import Legal
from carteado.regulations.load import regulation


def norms(identity: str, *clauses: str) -> tuple[Legal, ...]:
    """These clauses of a regulation in our words, in the order asked; `KeyError` names one that it does not have."""
    found = [regulation(identity).clause(clause) for clause in clauses]
    return tuple([Legal(each.id, each.text) for each in found])


def notices_of(identity: str, audience: str = "", moment: str = "") -> tuple[Legal, ...]:
    """What a regulation has people told, at any moment or at one, to anybody or to one audience."""
    wanted = [
        notice
        for notice in regulation(identity).notices
        if audience in ("", *notice.audience) and moment in ("", notice.moment)
    ]
    return tuple([Legal(notice.clause, notice.text) for notice in wanted])


def of_kind(identity: str, *kinds: str) -> tuple[Legal, ...]:
    """All clauses of these kinds (`tournament`, `conduct`, `venue`, ...), in the order of the text."""
    return tuple([Legal(each.id, each.text) for each in regulation(identity).clauses if each.kind in kinds])
