"""Pay tables of bets, for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from punto.cli.language import say
from punto.cli.listing import Listing
from punto.cli.output import number, table
from punto.cli.styled import Styled
from punto.rules.bets import Bet
from punto.rules.odds import Odds
from punto.rules.phrases import row_phrase
from punto.words import Text, verbatim

__all__ = ["bets_table", "pays_said"]


def bets_table(bets: Iterable[Bet], headings: Mapping[str, Text] | None = None) -> Listing:
    """The pay tables of bets, row by row, each under its name and whatever a house has to say of it."""
    listing = table(Text("cli-table-row"), Text("cli-table-when"), number(Text("cli-table-pays")))
    for bet in bets:
        listing.add_section()
        terms = say(headings[bet.key]) if headings else ""
        listing.add_row(Styled(say(bet.name), style="bold"), Styled(terms, style="dim"))
        for row in bet.rows:
            pays = pays_said(row.pays)
            pays = Text("cli-bets-less-commission", pays=pays) if row.commission else pays
            listing.add_row(f"  {say(row.name)}", say(row_phrase(row)), say(pays))
    return listing


def pays_said(pays: Odds) -> Text:
    """Odds as they stand in a table: 40:1, or that it is a push."""
    return pays.words if pays.is_push else verbatim(str(pays))
