"""The audit: everything that a database holds, worked out again and compared.

Each table's journal is read once, event by event, and every part of the audit follows it: the hash chain, the replay,
every round settled again, every shoe verified, the ledger added up by `punto.ledger.Auditor`, the stored balances, the
answers to commands, the snapshots, what is known of patrons and what they cashed. The grants of play chips are checked
once for all tables. No part stops at its first difference, and only the first few are kept, so that a journal of any
length and in any condition fits.
"""

from punto.store.audit.report import Audit, AuditCheck, TableAudit
from punto.store.audit.run import audit

__all__ = ["Audit", "AuditCheck", "TableAudit", "audit"]
