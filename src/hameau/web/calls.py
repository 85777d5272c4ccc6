"""Tells people who are elsewhere that a match waits for them: only their browser can read it.

A browser gives an address of its maker's push service and two keys. What is sent there is encrypted for the
browser (RFC 8291) and signed with a key of this server (RFC 8292); the service learns that something came.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import os
import socket
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hameau.storage import Conflict, Row, StoreFailed
from hameau.tables.deciding import No
from hameau.web.models import Subscription

if TYPE_CHECKING:
    from hameau.web.hall import Hall
    from hameau.web.live import LiveTable

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
POINT, SALT, KEY, NONCE, WHOLE = 65, 16, 16, 12, 4096  # bytes
A_DAY = 86_400  # seconds that a service keeps it for a device that is off
SIGNED_FOR = 12 * 3600  # seconds
PATIENCE = 10.0  # seconds for a service to answer
SOON = 4.0  # seconds after which somebody who is only loading the page anew is there again
GONE = (404, 410)
encode = msgspec.json.encode


class Calls:
    """Who wants to be called, and calling them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.key = signing_key(hall.links.key)

    # -- who wants it --------------------------------------------------------------------------------------

    @property
    def public_key(self) -> str:
        return encoded(point_of(self.key.public_key()))

    async def subscribe(self, device: str, wanted: Subscription) -> None:
        if not device:
            raise No("not-understood")
        loop, near = asyncio.get_running_loop(), self.hall.settings.calls_near
        try:
            await loop.run_in_executor(None, address_of, wanted.endpoint, near)
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(wanted.p256dh))
        except (ValueError, OSError):
            raise No("no-push") from None
        rows = self.hall.log.read(name_of(device))
        try:
            await self.hall.write([Row(name_of(device), len(rows), encode(wanted))])
        except Conflict:
            raise No("stale") from None

    async def unsubscribe(self, device: str) -> None:
        name = name_of(device)
        if self.hall.log.read(name):
            await self.hall.when_done(lambda then: self.hall.log.rewrite(name, lambda _: [], then))

    def subscription(self, device: str) -> Subscription | None:
        try:
            rows = self.hall.log.read(name_of(device))
        except StoreFailed:
            return None
        return msgspec.json.decode(rows[-1], type=Subscription) if rows else None

    # -- calling -------------------------------------------------------------------------------------------

    def look(self, live: LiveTable) -> None:
        """A move was played: whom does the match wait for now who is not there?

        Not where rounds are dark: whom they wait for is a secret.
        """
        table = live.table
        if table.phase != "playing" or table.rhythm is not None or table.moderated:
            return
        for seat in table.playing.waiting:
            decision = table.decisions[seat]
            if is_missing(live, seat) and live.called.get(seat) != decision:
                live.called[seat] = decision
                self.hall.start(self.call(live, seat, decision))

    async def call(self, live: LiveTable, seat: int, decision: int) -> None:
        await asyncio.sleep(SOON)
        table = live.table
        same = table.phase == "playing" and table.decisions[seat] == decision
        waits = same and seat in table.playing.waiting
        if not waits or not is_missing(live, seat):
            return
        holder, name = table.chairs[seat].holder, table.chairs[seat].name
        wanted = self.subscription(holder)
        if wanted is None:
            return
        title = table.game.speech.say(wanted.language, "title")
        body = self.hall.speech.say(wanted.language, "call-your-turn", {"name": name})
        message = {"title": title, "body": body, "path": f"/tables/{table.id}", "tag": table.id}
        await self.send(holder, wanted, json.dumps(message).encode())

    async def send(self, device: str, wanted: Subscription, message: bytes) -> None:
        """To the service of this browser; a browser that wants no more is forgotten."""
        loop = asyncio.get_running_loop()
        try:
            data = encrypted(message, wanted)
            headers = self.headers(urlsplit(wanted.endpoint), self.hall.now() // 1000)
            near = self.hall.settings.calls_near
            status = await loop.run_in_executor(None, post, wanted.endpoint, data, headers, near)
        except (OSError, ValueError, HTTPException) as error:
            self.hall.logbook.note("call-failed", reason=type(error).__name__)
            return
        self.hall.metrics.calls.labels(str(status)).inc()
        if status in GONE:
            await self.unsubscribe(device)

    def headers(self, endpoint: SplitResult, now: int) -> dict[str, str]:
        """Signed, so that services know who sends."""
        claims = {
            "aud": f"{endpoint.scheme}://{endpoint.netloc}",
            "exp": now + SIGNED_FOR,
            "sub": self.hall.settings.contact,
        }
        said = f"{sealed({'typ': 'JWT', 'alg': 'ES256'})}.{sealed(claims)}"
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return {
            "authorization": f"vapid t={said}.{signature}, k={self.public_key}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(A_DAY),
            "urgency": "normal",
        }


def is_missing(live: LiveTable, seat: int) -> bool:
    """A person whose device is not at the table."""
    chair = live.table.chairs[seat]
    here = {guest.asker.holder for guest in live.guests}
    return bool(chair.holder) and not chair.level and chair.holder not in here


# -- keys and ciphers --------------------------------------------------------------------------------------


def signing_key(key: bytes) -> ec.EllipticCurvePrivateKey:
    """The same as long as the server's own key is."""
    drawn = HKDF(SHA256(), 48, None, b"hameau calls").derive(key)
    return ec.derive_private_key(int.from_bytes(drawn, "big") % (ORDER - 1) + 1, CURVE)


def encrypted(message: bytes, wanted: Subscription) -> bytes:
    """As RFC 8291 says: for the browser alone."""
    theirs = decoded(wanted.p256dh)
    once = ec.generate_private_key(CURVE)
    ours = point_of(once.public_key())
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = HKDF(SHA256(), 32, decoded(wanted.auth), b"WebPush: info\0" + theirs + ours).derive(shared)
    salt = os.urandom(SALT)
    key = HKDF(SHA256(), KEY, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(SHA256(), NONCE, salt, b"Content-Encoding: nonce\0").derive(secret)
    sealed = AESGCM(key).encrypt(nonce, message + b"\2", None)
    return salt + WHOLE.to_bytes(4, "big") + bytes([POINT]) + ours + sealed


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def sealed(value: object) -> str:
    return encoded(json.dumps(value, separators=(",", ":")).encode())


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


# -- the way there -----------------------------------------------------------------------------------------


def address_of(endpoint: str, near: bool) -> str:
    """Where a service is. Nobody makes this server knock at doors of its own house: ValueError."""
    to = urlsplit(endpoint)
    if to.scheme != "https" and not near:
        raise ValueError("a push service is reached by https")
    port = to.port or (443 if to.scheme == "https" else 80)
    found = socket.getaddrinfo(to.hostname or "", port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not near and not all(ipaddress.ip_address(one).is_global for one in addresses):
        raise ValueError("a push service is not in this network")
    return addresses[0]


def post(endpoint: str, data: bytes, headers: dict[str, str], near: bool) -> int:
    """To the address that was looked at, whatever its name means a moment later. Follows nothing."""
    to, address = urlsplit(endpoint), address_of(endpoint, near)
    port = to.port or (443 if to.scheme == "https" else 80)
    line = socket.create_connection((address, port), PATIENCE)
    connection: HTTPConnection = HTTPConnection(to.netloc, timeout=PATIENCE)
    try:
        if to.scheme == "https":
            connection = HTTPSConnection(to.netloc, timeout=PATIENCE)
            line = ssl.create_default_context().wrap_socket(line, server_hostname=to.hostname)
        connection.sock = line
        path = to.path + (f"?{to.query}" if to.query else "")
        connection.request("POST", path or "/", data, headers)
        return connection.getresponse().status
    finally:
        connection.close()
        line.close()


def name_of(device: str) -> str:
    return f"push:{device}"
