"""A PDF as a reader has it: its pages as text and as codes, what it says of itself."""

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

import pypdfium2 as pdfium  # type: ignore[import-untyped]
import zxingcpp

from carteado.paper import printing
from carteado.paper.document import Document, Made
from carteado.words import Words

PT, EN = Words("pt-BR"), Words("en")
MADE = Made("Copa do Ipê", 3, datetime(2026, 11, 18, 14, 5))
DENSITY = 3  # dots a point
MM = 72 / 25.4


@dataclass(frozen=True)
class Read:
    """A PDF, read back."""

    content: bytes

    @cached_property
    def document(self) -> pdfium.PdfDocument:
        return pdfium.PdfDocument(self.content)

    def __len__(self) -> int:
        return len(self.document)

    @cached_property
    def pages(self) -> list[str]:
        """The text of each page, in one line."""
        found = [page.get_textpage().get_text_range() for page in self.document]
        return [" ".join(text.replace("\u200b", "").replace("\ufffe", "-").split()) for text in found]

    @property
    def text(self) -> str:
        return " ".join(self.pages)

    @property
    def about(self) -> dict[str, str]:
        """Title, author, keywords."""
        return dict(self.document.get_metadata_dict())

    def size(self, page: int) -> tuple[int, int]:
        """Width and height in millimetres."""
        width, height = self.document[page].get_size()
        return round(width / MM), round(height / MM)

    def codes(self, page: int) -> list[str]:
        """What the codes on a page say, from top to bottom."""
        bitmap = self.document[page].render(scale=DENSITY, grayscale=True)
        shown = memoryview(bytes(bitmap.buffer)).cast("B", shape=(bitmap.height, bitmap.stride))
        found = zxingcpp.read_barcodes(shown)
        return [code.text for code in sorted(found, key=lambda code: code.position.top_left.y)]

    def dark(self, page: int) -> float:
        """Which share of a page is black."""
        bitmap = self.document[page].render(scale=1, grayscale=True)
        shown = bytes(bitmap.buffer)
        return sum([1 for dot in shown if dot < 128]) / len(shown)


def read(document: Document) -> Read:
    """The document set and read back."""
    return Read(printing.pdf(document))
