"""Searching a regulation as people ask: by the number of a clause, by words however they are bent, by words for the same thing.

Rule 1: the page, REST and the command line search here, so that the same question has the same answer.
Rule 2: what means the same is data beside the words: what everybody says in this package, what a game says in its family.
"""

from carteado.search.finding import Found, search

__all__ = ["Found", "search"]
