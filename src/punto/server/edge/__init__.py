"""The edge: what every request passes before a route sees it, and the files of the page."""
