"""What outlives the process: logs of tables, guests, who sits where (docs/architecture.md)."""

from belot.store.database import default_folder, look_into
from belot.store.doors import Invite, PersonLine, TableLine
from belot.store.errors import Fenced, Newer, StoreError, UnknownTable
from belot.store.log import Claim
from belot.store.pads import Operation, Pad
from belot.store.people import Session
from belot.store.shares import Share
from belot.store.store import Store
from belot.store.tables import NewTable, TableRow

__all__ = [
    "Claim",
    "Fenced",
    "Invite",
    "NewTable",
    "Newer",
    "Operation",
    "Pad",
    "PersonLine",
    "Session",
    "Share",
    "Store",
    "StoreError",
    "TableLine",
    "TableRow",
    "UnknownTable",
    "default_folder",
    "look_into",
]
