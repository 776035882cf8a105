"""What can become of a transfer."""

from __future__ import annotations

from enum import StrEnum


class TransferCode(StrEnum):
    """Why a transfer is not applied, in order of precedence."""

    ID_EMPTY = "id_empty"
    EXISTS_WITH_OTHER_CONTENT = "exists_with_other_content"
    AMOUNT_NOT_POSITIVE = "amount_not_positive"
    ACCOUNTS_NOT_DIFFERENT = "accounts_not_different"
    DEBIT_ACCOUNT_NOT_FOUND = "debit_account_not_found"
    CREDIT_ACCOUNT_NOT_FOUND = "credit_account_not_found"
    PENDING_ID_NEEDED = "pending_id_needed"
    PENDING_ID_NOT_WANTED = "pending_id_not_wanted"
    PENDING_NOT_FOUND = "pending_not_found"
    PENDING_WITH_OTHER_CONTENT = "pending_with_other_content"
    ALREADY_POSTED = "already_posted"
    ALREADY_VOIDED = "already_voided"
    EXCEEDS_AVAILABLE = "exceeds_available"
