"""Records: whole matches as text that can be read, checked and played again (docs/notation.md).

A record holds its rules, players, deck orders, actions with the cards that moved, results, and hashes of what happened.
"""

from stolik.record.digest import events_digest
from stolik.record.error import RecordError, RecordFault
from stolik.record.lines import decoded
from stolik.record.make import record_of
from stolik.record.read import read_record
from stolik.record.record import Comment, Deal, Order, Player, Record, Result, Turn
from stolik.record.replay import Difference, Fault, Place, RecordDiffers, Step, find_difference, replay
from stolik.record.rules import is_older, rules_of_today
from stolik.record.write import record_text

__all__ = [
    "Comment",
    "Deal",
    "Difference",
    "Fault",
    "Order",
    "Place",
    "Player",
    "Record",
    "RecordDiffers",
    "RecordError",
    "RecordFault",
    "Result",
    "Step",
    "Turn",
    "decoded",
    "events_digest",
    "find_difference",
    "is_older",
    "read_record",
    "record_of",
    "record_text",
    "replay",
    "rules_of_today",
]
