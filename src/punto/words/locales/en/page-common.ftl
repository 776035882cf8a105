page-common-name = Punto
page-common-skip = Skip to content
page-common-language = Language
page-common-theme = Theme
page-common-close = Close
page-common-cancel = Cancel
page-common-back = Back
page-common-loading = Loading…
page-common-retry = Try again
page-common-labelled = { $label }: { $value }
page-common-separator = { ", " }
page-common-unreachable = The server cannot be reached.
page-common-unreadable = The server gave an answer that is not understood.

page-common-nav-label = Pages
page-common-nav-lobby = Lobby
page-common-nav-odds = Odds
page-common-nav-simulate = Simulate
page-common-nav-learn = Learn
page-common-nav-verify = Verify
page-common-nav-operator = Operator

page-common-themes-system = As the system
page-common-themes-light = Light
page-common-themes-dark = Dark

page-common-missing-title = There is no such page
page-common-missing-text = The address may be mistyped, or the table is gone.
page-common-missing-home = To the lobby

page-common-failed-title = This page could not be loaded
page-common-failed-text = The connection may be gone. Nothing you staked is lost.
