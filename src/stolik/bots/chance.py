"""Randomness of bots: numbers that depend on a seed alone, the same everywhere."""

from __future__ import annotations

from typing import Final

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def mixed(seed: int, number: int) -> int:
    """A 64-bit number that looks random and belongs to the seed and the number (SplitMix64, twice)."""
    return _scrambled(_scrambled(seed) + number)


def below(limit: int, seed: int) -> int:
    """A number from 0 to limit - 1, every one alike; 64 bits make the unevenness invisible."""
    return mixed(seed, limit) * limit >> 64


def _scrambled(value: int) -> int:
    value = value + _STEP & _MASK
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & _MASK
    return value ^ value >> 31
