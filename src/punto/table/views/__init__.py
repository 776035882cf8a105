"""What can be seen of a table: `view` is the only door to the wire."""

from punto.table.views.make import view
from punto.table.views.offers import OPERATOR, SPECTATOR, Role, Viewer, as_patron, offered
from punto.table.views.shapes import View

__all__ = ["OPERATOR", "SPECTATOR", "Role", "View", "Viewer", "as_patron", "offered", "view"]
