"""What a par sheet says, in one language: the figures put into sections of paragraphs and tables."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from punto.leaflet.model import Block, LeafletTable, Paragraph, Section, TableCell, TableColumn
from punto.leaflet.sections.bets import pays_cell
from punto.leaflet.sections.drawing import third_cards
from punto.leaflet.sections.money import commission, limits
from punto.leaflet.sections.odds import share_said
from punto.leaflet.sections.table import the_shoe
from punto.leaflet.words import Say, decks_said
from punto.parsheet.figures import NORMAL_95, NORMAL_99, ROUNDS_OF_HOLD, BetSheet, ParSheet
from punto.pricing.goodness_of_fit import Verdict
from punto.rules.cards import RANKS
from punto.rules.phrases import row_phrase
from punto.words import Language, Text, decimal, listed, sentence, verbatim

_MOST_ACROSS = 8
"""So many bets stand across a page; the rest of a matrix goes on below."""
_BET = Text("parsheet-bet")
_EDGE = Text("parsheet-edge")
_VERDICTS: dict[Verdict, Text] = {
    "agrees": Text("parsheet-verdict-agrees"),
    "doubtful": Text("parsheet-verdict-doubtful"),
    "cut_card": Text("parsheet-verdict-cut-card"),
    "differs": Text("parsheet-verdict-differs"),
}


@dataclass(frozen=True)
class Document:
    """A par sheet in one language, before it is laid out."""

    language: Language
    kicker: str
    title: str
    facts: tuple[Paragraph, ...]
    sections: tuple[Section, ...]
    signatures: tuple[str, ...]
    """Who signs."""
    signed: tuple[str, ...]
    """What each of them writes."""
    signing_title: str
    signing: tuple[str, ...]
    """What they sign."""
    footer: str
    page_of: str
    """With places for the page and the number of pages."""


def document(sheet: ParSheet, *, lang: Language) -> Document:
    """Everything that the sheet says."""

    def say(text: Text) -> str:
        return text.on_one_line(lang)

    house = sheet.house
    facts = (
        (Text("parsheet-house"), Text("parsheet-house-is", title=house.title, key=house.key)),
        (
            Text("parsheet-shoe"),
            Text("parsheet-shoe-is", decks=decks_said(house.shoe.decks), cards=house.shoe.cards),
        ),
        (Text("parsheet-rules"), Text("parsheet-digest", digest=sheet.house_sha256)),
        (Text("parsheet-made-by"), Text("parsheet-made-by-punto", version=sheet.version)),
    )
    sections = (
        _summary(sheet, say),
        *_rules(sheet, say),
        _outcomes(sheet, say),
        _hold(sheet, say),
        _decks(sheet, say),
        _effects(sheet, say),
        _matrix(sheet, say),
        _vulnerability(sheet, say),
        _simulation(sheet, say),
    )
    return Document(
        language=lang,
        kicker=say(Text("parsheet-title")),
        title=say(house.title),
        facts=tuple(Paragraph(say(text), lead=say(lead)) for lead, text in facts),
        sections=tuple(each for each in sections if each is not None),
        signatures=tuple(
            map(
                say,
                (
                    Text("parsheet-prepared-by"),
                    Text("parsheet-reviewed-by"),
                    Text("parsheet-approved-by"),
                ),
            )
        ),
        signed=tuple(map(say, (Text("parsheet-name"), Text("parsheet-signature"), Text("parsheet-date")))),
        signing_title=say(Text("parsheet-signatures")),
        signing=(say(Text("parsheet-digest", digest=sheet.house_sha256)), say(Text("parsheet-signed-for"))),
        footer=say(
            Text(
                "parsheet-footer",
                house=house.title,
                version=sheet.version,
                digest=sheet.house_sha256[:16],
            )
        ),
        page_of=say(Text("parsheet-page", page="{}", pages="{}")),
    )


def _summary(sheet: ParSheet, say: Say) -> Section:
    columns = (
        _EDGE,
        Text("parsheet-hits"),
        Text("parsheet-pushes"),
        Text("parsheet-deviation"),
        Text("parsheet-volatility-index"),
    )
    rows = tuple(
        (
            TableCell(say(each.bet.name)),
            TableCell(say(share_said(each.price.edge))),
            TableCell(say(share_said(each.price.p_win))),
            TableCell(say(share_said(each.price.p_push))),
            TableCell(f"{each.price.standard_deviation:.4f}"),
            TableCell(f"{each.volatility_index:.3f}"),
        )
        for each in sheet.bets
    )
    about = Text("parsheet-about", ways=decimal(str(sheet.total_ways)))
    return Section(
        "summary", say(Text("parsheet-summary")), (Paragraph(say(about)), _table(say, "", _BET, columns, rows))
    )


def _rules(sheet: ParSheet, say: Say) -> tuple[Section, ...]:
    """The rules in short, as the leaflet says them."""
    house = sheet.house
    told = (section(house, say, place="screen") for section in (the_shoe, commission, limits))
    return third_cards(say), *told


def _outcomes(sheet: ParSheet, say: Say) -> Section:
    columns = (
        Text("parsheet-pays"),
        Text("parsheet-ways"),
        Text("parsheet-probability"),
        Text("parsheet-contribution"),
    )
    blocks: list[Block] = []
    for each in sheet.bets:
        price = each.price
        rows = [
            (
                TableCell(say(sentence(line.row.name)), detail=say(row_phrase(line.row))),
                pays_cell(sheet.house, each.bet, line.row, say),
                *_line(line.ways, line.probability, line.contribution),
            )
            if line.row
            else (
                TableCell(say(Text("parsheet-loses"))),
                TableCell(""),
                *_line(line.ways, line.probability, line.contribution),
            )
            for line in each.lines
        ]
        total = TableCell(say(Text("parsheet-total")))
        rows.append((total, TableCell(""), *_line(sheet.total_ways, Fraction(1), price.ev)))
        blocks.append(_table(say, say(each.bet.name), Text("parsheet-outcome"), columns, tuple(rows)))
        exact = Text(
            "parsheet-edge-and-hits",
            edge=share_said(price.edge),
            exact=str(price.edge),
            hit=share_said(price.p_win),
        )
        blocks.append(Paragraph(say(exact)))
    return Section("outcomes", say(Text("parsheet-outcomes")), tuple(blocks))


def _line(ways: int, probability: Fraction, contribution: Fraction) -> tuple[TableCell, TableCell, TableCell]:
    return (
        TableCell(f"{ways:,}"),
        TableCell(f"{float(probability):.10f}"),
        TableCell(_signed(100 * float(contribution), 6) + "%"),
    )


def _hold(sheet: ParSheet, say: Say) -> Section:
    about = Text("parsheet-hold-about")
    blocks: list[Block] = [Paragraph(say(about))]
    for sure, normal in ((95, NORMAL_95), (99, NORMAL_99)):
        rows = tuple(
            (TableCell(say(each.bet.name)), *(TableCell(_interval(each, rounds, normal)) for rounds in ROUNDS_OF_HOLD))
            for each in sheet.bets
        )
        columns = tuple(decimal(str(rounds)) for rounds in ROUNDS_OF_HOLD)
        title = say(Text("parsheet-hold-after", sure=sure))
        blocks.append(_table(say, title, _BET, columns, rows))
    return Section("hold", say(Text("parsheet-hold")), tuple(blocks))


def _interval(each: BetSheet, rounds: int, normal: float) -> str:
    low, high = each.hold(rounds, normal)
    return f"{_signed(100 * low, 2)} – {_signed(100 * high, 2)}"


def _decks(sheet: ParSheet, say: Say) -> Section:
    columns = tuple(decks_said(decks) for decks, _ in sheet.bets[0].by_decks)
    rows = tuple(
        (TableCell(say(each.bet.name)), *(TableCell(say(share_said(edge))) for _, edge in each.by_decks))
        for each in sheet.bets
    )
    title = say(Text("parsheet-decks-about"))
    return Section("decks", say(Text("parsheet-effect-decks")), (_table(say, title, _BET, columns, rows),))


def _effects(sheet: ParSheet, say: Say) -> Section:
    ranks = [rank for rank in RANKS if rank in sheet.bets[0].effects]
    columns = tuple(verbatim("10" if rank == "T" else rank) for rank in ranks)
    rows = tuple(
        (TableCell(say(each.bet.name)), *(TableCell(_signed(10_000 * float(each.effects[rank]), 3)) for rank in ranks))
        for each in sheet.bets
    )
    about = Text("parsheet-effects-about")
    table = _table(say, "", _BET, columns, rows)
    return Section("effects", say(Text("parsheet-effects-removal")), (Paragraph(say(about)), table))


def _matrix(sheet: ParSheet, say: Say) -> Section | None:
    if len(sheet.bets) == 1:
        return None
    names = [f"{number} {say(each.bet.name)}" for number, each in enumerate(sheet.bets, 1)]
    about = Text("parsheet-covariances-about")
    blocks: list[Block] = [Paragraph(say(about))]
    parts = ceil(len(names) / _MOST_ACROSS)
    size = ceil(len(names) / parts)
    for first in range(0, len(names), size):
        across = range(first, min(first + size, len(names)))
        columns = tuple(verbatim(str(number + 1)) for number in across)
        rows = tuple(
            (TableCell(name), *(TableCell(_signed(float(line[number]), 4)) for number in across))
            for name, line in zip(names, sheet.covariance, strict=True)
        )
        blocks.append(_table(say, "", _BET, columns, rows))
    return Section("covariances", say(Text("parsheet-covariances")), tuple(blocks))


def _vulnerability(sheet: ParSheet, say: Say) -> Section:
    title, found = say(Text("parsheet-vulnerability")), sheet.vulnerability
    if found is None:
        none = Text("parsheet-nothing-studied")
        return Section("vulnerability", title, (Paragraph(say(none)),))
    about = Text("parsheet-perfect-play", shoes=found.shoes, rounds=found.rounds, seed=str(found.seed))
    columns = (
        Text("parsheet-units-a-shoe"),
        Text("parsheet-standard-error"),
        Text("parsheet-rounds-with-advantage"),
        Text("parsheet-average-advantage"),
    )
    rows = tuple(
        (
            TableCell(say(each.bet.name)),
            TableCell(f"{each.units_per_shoe:.5f}"),
            TableCell("–" if each.standard_error is None else f"{each.standard_error:.5f}"),
            TableCell(f"{100 * each.positive_share:.4f}%"),
            TableCell(f"{100 * each.average_edge:.4f}%"),
        )
        for each in found.bets
    )
    blocks: list[Block] = [Paragraph(say(about)), _table(say, "", _BET, columns, rows)]
    if found.left_out:
        names = listed([bet.name for bet in found.left_out], "and")
        blocks.append(Paragraph(say(Text("parsheet-not-studied", bets=names))))
    command = f"punto study {sheet.house.key} --shoes {found.shoes} --seed {found.seed} --json"
    blocks += _again(say, command, ((Text("parsheet-study"), found.digest),))
    return Section("vulnerability", title, tuple(blocks))


def _simulation(sheet: ParSheet, say: Say) -> Section:
    made = sheet.simulation
    about = Text("parsheet-dealt", shoes=made.shoes, rounds=made.rounds, seed=str(made.seed))
    columns = (
        Text("parsheet-exact-edge"),
        Text("parsheet-simulated"),
        Text("parsheet-standard-error"),
        Text("parsheet-deviations-apart"),
    )
    rows = []
    for each, simulated in zip(sheet.bets, made.prices, strict=True):
        error = simulated.standard_error
        apart = float(simulated.edge - each.price.edge) / error if error else None
        rows.append(
            (
                TableCell(say(each.bet.name)),
                TableCell(f"{_signed(100 * float(each.price.edge), 4)}%"),
                TableCell(f"{_signed(100 * float(simulated.edge), 4)}%"),
                TableCell("–" if error is None else f"{100 * error:.4f}%"),
                TableCell("–" if apart is None else _signed(apart, 2)),
            )
        )
    compared = made.agreement
    said = Text(
        "parsheet-chi-square",
        chi_square=decimal(f"{compared.chi_square:.1f}"),
        degrees=compared.degrees,
        p_value=f"{compared.p_value:.3g}",
        verdict=_VERDICTS[compared.verdict],
    )
    command = f"punto simulate {sheet.house.key} --shoes {made.shoes} --seed {made.seed} --json"
    digests = ((Text("parsheet-job"), made.job_sha256), (Text("parsheet-counts"), made.counts_sha256))
    blocks = (
        Paragraph(say(about)),
        _table(say, "", _BET, columns, tuple(rows)),
        Paragraph(say(said)),
        *_again(say, command, digests),
    )
    return Section("simulation", say(Text("parsheet-simulation")), blocks)


def _again(say: Say, command: str, digests: tuple[tuple[Text, str], ...]) -> list[Block]:
    """How anyone gets the same."""
    again = Paragraph(command, lead=say(Text("parsheet-to-repeat")))
    return [again, *(Paragraph(f"SHA-256 {digest}", lead=say(lead)) for lead, digest in digests)]


def _table(
    say: Say, title: str, first: Text, columns: tuple[Text, ...], rows: tuple[tuple[TableCell, ...], ...]
) -> LeafletTable:
    """A table of figures: words on the left, numbers on the right."""
    return LeafletTable(title, (TableColumn(say(first)), *(TableColumn(say(each), "right") for each in columns)), rows)


def _signed(value: float, decimals: int) -> str:
    """A number with a real minus sign."""
    return f"{value:.{decimals}f}".replace("-", "−")
