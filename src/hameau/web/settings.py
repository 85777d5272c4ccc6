"""What an operator can set, and the limits that keep one guest from spoiling the evening of the others."""

from __future__ import annotations

from dataclasses import dataclass, replace

EVERYWHERE = "0.0.0.0"  # the host that listens on all addresses of the machine
NEAR = "HAMEAU_CALLS_NEAR"  # the environment variable that lets tests receive notifications on this machine
ADMIN = "HAMEAU_ADMIN_TOKEN"  # the environment variable with the operator's token
PICOWS, WEBSOCKETS = "picows", "websockets"  # what can carry sockets


@dataclass(frozen=True)
class Settings:
    """How a server runs; times in seconds."""

    pace: float = 0.7  # a bot waits so long before it moves, so that people can follow
    idle: float = 300.0  # an empty table leaves memory after so long
    tables_an_hour: int = 60  # that one address may open
    messages_a_second: float = 20.0  # of one connection
    burst: int = 60  # messages at once
    largest_message: int = 8192  # bytes
    analyses_an_hour: int = 60  # of matches that are over, that one address may begin
    scans_a_minute: float = 6.0  # through the whole log for what a device did, of one address
    scans_at_once: int = 30  # before that counts
    changes_a_minute: float = 30.0  # of what passkeys keep and parcels move, of one address
    changes_at_once: int = 120  # before that counts
    strangers: bool = True  # hosts may let anybody find their table
    most_sockets: int = 64  # of one table
    most_connections: int = 256  # of one address
    connections_a_second: float = 60.0  # of one address, after so many at once
    at_once: int = 4  # connections, or requests, of one address; more of them follow one after the other
    one_after: float = 0.002  # seconds
    hellos_at_once: int = 2  # of one address: a welcome is dear; more of them follow one after the other
    hello_after: float = 0.01  # seconds
    requests_a_second: float = 200.0  # of one address
    requests_at_once: int = 2_000  # before that counts: a village that opens the page behind one address
    bytes_a_second: float = 16_384.0  # that one connection may send
    bytes_at_once: int = 131_072  # before that counts
    bytes_at_once_of_socket: int = 24_576  # the same for a socket, whose messages are small
    bytes_before_hello: int = 2_048  # that a socket may send in all before it is welcome at a table
    bytes_of_address: int = 65_536  # that all connections of one address may send a second
    largest_head: int = 16_384  # bytes of a request before its body
    largest_body: int = 65_536  # bytes; ours is a list of names and options
    seconds_to_ask: float = 15.0  # for a whole request to come, from its first byte or the connection's first
    slowest: int = 1 << 20  # bytes that may wait for a slow reader
    contact: str = "https://hameau.invalid"  # whom push services may ask about notifications from here
    calls_near: bool = False  # push services may be on this machine: for tests
    admin: str = ""  # the token of the operator's page; empty: there is none
    origins: tuple[str, ...] = ()  # other hosts whose pages may use this server
    outside: str = ""  # the address for other devices in the same network
    version: str = ""

    def unlimited(self) -> Settings:
        """Without the limits that a benchmark would meet first."""
        plenty = 1_000_000_000
        return replace(
            self,
            tables_an_hour=plenty,
            analyses_an_hour=plenty,
            messages_a_second=float(plenty),
            burst=plenty,
            most_connections=plenty,
            connections_a_second=float(plenty),
            at_once=plenty,
            hellos_at_once=plenty,
            requests_a_second=float(plenty),
            requests_at_once=plenty,
            scans_a_minute=float(plenty),
            scans_at_once=plenty,
            changes_a_minute=float(plenty),
            changes_at_once=plenty,
            bytes_a_second=float(plenty),
            bytes_at_once=plenty,
            bytes_at_once_of_socket=plenty,
            bytes_of_address=plenty,
        )
