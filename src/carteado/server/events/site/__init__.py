"""An event as plain files: pages without a script that open from a folder, for ever."""

from carteado.server.events.site.pages import site_of

__all__ = ["site_of"]
