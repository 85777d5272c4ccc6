"""The append-only log of every table."""

from hameau.storage.log import Conflict, Log, Row, StoreFailed
from hameau.storage.sqlite import SqliteLog

__all__ = ["Conflict", "Log", "Row", "SqliteLog", "StoreFailed"]
