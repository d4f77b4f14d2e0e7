"""Records of matches: a text notation for people, JSON lines for machines (docs/notation.md).

A record is read by playing it again through the rules: whatever it says that the rules do not is
refused with file, line and reason. Standard library only.
"""

from belot.record.errors import RecordCode, RecordError
from belot.record.files import SUFFIXES, load, save
from belot.record.jsonl import read_jsonl, write_jsonl
from belot.record.reading import read_text
from belot.record.record import VERSION, WRITTEN_TAGS, Record
from belot.record.retrace import validate
from belot.record.writing import write_text

__all__ = [
    "SUFFIXES",
    "VERSION",
    "WRITTEN_TAGS",
    "Record",
    "RecordCode",
    "RecordError",
    "load",
    "read_jsonl",
    "read_text",
    "save",
    "validate",
    "write_jsonl",
    "write_text",
]
