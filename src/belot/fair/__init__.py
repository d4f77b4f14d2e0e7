"""Deals that can be checked: chains, the key of a deal, receipts, and what is wrong with one.

The standard library and the law only. docs/fairness.md is the public description.
"""

from belot.fair.chain import LENGTH, SIZE, Chain, follows, reaches
from belot.fair.dealing import REST, TURNED, Dealing, Packet, Turned, dealing
from belot.fair.errors import FairCode, FairError
from belot.fair.faults import NOTES, Fault, FaultCode
from belot.fair.key import Participant, canonical, deal_key
from belot.fair.reading import read_notes, read_receipt, read_receipts, receipt_from
from belot.fair.receipt import FORMAT, Gathered, Receipt, receipt_of
from belot.fair.series import Notes, verify_match
from belot.fair.verify import verify

__all__ = [
    "FORMAT",
    "LENGTH",
    "NOTES",
    "REST",
    "SIZE",
    "TURNED",
    "Chain",
    "Dealing",
    "FairCode",
    "FairError",
    "Fault",
    "FaultCode",
    "Gathered",
    "Notes",
    "Packet",
    "Participant",
    "Receipt",
    "Turned",
    "canonical",
    "deal_key",
    "dealing",
    "follows",
    "reaches",
    "read_notes",
    "read_receipt",
    "read_receipts",
    "receipt_from",
    "receipt_of",
    "verify",
    "verify_match",
]
