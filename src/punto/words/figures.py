"""Numbers and money by language, as CLDR has them (Babel)."""

from __future__ import annotations

from decimal import Decimal

from punto.words.catalogue import Language

# Babel is imported where it is used: a command that says no figure must not wait for it.


def _pattern(decimals: int) -> str:
    return "#,##0" + ("." + "0" * decimals if decimals else "")


def decimal_said(digits: str, *, language: Language) -> str:
    """A decimal with the separators of a language and as many decimals as it is written with.

    >>> decimal_said("-1234.50", language="en")
    '-1,234.50'
    """
    from babel.numbers import format_decimal  # noqa: PLC0415

    decimals = len(digits.partition(".")[2])
    return str(format_decimal(Decimal(digits), _pattern(decimals), locale=language.replace("-", "_")))


def amount_said(minor: int, *, decimals: int, language: Language) -> str:
    """Minor units as a decimal."""
    return decimal_said(f"{Decimal(minor).scaleb(-decimals):.{decimals}f}", language=language)


def money_said(minor: int, *, symbol: str, decimals: int, language: Language) -> str:
    """Minor units with the house's own mark, which stands where the language puts it.

    >>> money_said(123456700, symbol="$", decimals=2, language="en")
    '$1,234,567.00'
    """
    from babel import Locale  # noqa: PLC0415

    digits = amount_said(abs(minor), decimals=decimals, language=language)
    mark_first = Locale.parse(language, sep="-").currency_formats["standard"].pattern.startswith("\u00a4")
    said = f"{symbol}{digits}" if mark_first else f"{digits}\u00a0{symbol.strip()}"
    return f"-{said}" if minor < 0 else said
