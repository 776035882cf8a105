"""Words: every text that people read, by key, in one folder of message catalogues a language.

Code holds keys and values (`Text`); the words stand in `locales/<language>/*.ftl`, in the syntax of Project Fluent,
and the page reads the same files. Adding a language is adding a folder.
"""

from punto.words.catalogue import ENGLISH, LANGUAGES, Language, best_language, is_known, language_name, said_by_key
from punto.words.text import (
    NOTHING,
    Text,
    Value,
    amount,
    clause,
    decimal,
    listed,
    money,
    numbers,
    percent,
    sentence,
    titles,
    verbatim,
)

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "NOTHING",
    "Language",
    "Text",
    "Value",
    "amount",
    "best_language",
    "clause",
    "decimal",
    "is_known",
    "language_name",
    "listed",
    "money",
    "numbers",
    "percent",
    "said_by_key",
    "sentence",
    "titles",
    "verbatim",
]
