"""Sentences for people: the Fluent messages of `stolik/locales`, in the language each of them reads."""

from __future__ import annotations

from stolik.text.catalogue import LANGUAGES, Catalogue, MessageError, Param, catalogue
from stolik.text.language import LanguageError, choose_language
from stolik.text.rulebook import rule_text, rulebook

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "LanguageError",
    "MessageError",
    "Param",
    "catalogue",
    "choose_language",
    "rule_text",
    "rulebook",
]
