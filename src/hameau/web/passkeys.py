"""Passkeys: a device proves who is before it, without a name, an address or a password.

The server writes down a public key, and remembers nothing between question and answer: a question bears
its time and our seal. The cryptography is that of `fido2`.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from hmac import compare_digest
from secrets import token_bytes
from typing import Any, NamedTuple

from fido2.server import Fido2Server
from fido2.webauthn import AttestedCredentialData, PublicKeyCredentialRpEntity
from msgspec import Struct

from hameau.web.models import Answered

PATIENCE = 5 * 60_000  # milliseconds to answer a question
TIME, CHANCE, SEAL = 8, 16, 16  # bytes of a question
DISCOURAGED = "discouraged"  # having the device is enough: there is no money here


class Passkey(Struct, frozen=True):
    """What the server knows of it."""

    site: str  # that it belongs to: the host's name
    credential: str  # its number and the public key, in hexadecimal


class Site(NamedTuple):
    """As the browser sees this server."""

    name: str  # of the host, without a port
    origin: str


class WrongPasskey(Exception):
    """The answer is none to our question, or not from this passkey."""


class Questions:
    """Asks, and checks answers."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def ask(self, now: int) -> str:
        """A question that nobody else can have asked."""
        said = now.to_bytes(TIME, "big") + token_bytes(CHANCE)
        return encoded(said + self.seal(said))

    def seal(self, said: bytes) -> bytes:
        return blake2b(said, key=self.key, digest_size=SEAL, person=b"hameau passkey").digest()

    def check(self, question: str, now: int) -> None:
        """Is it ours, and of these minutes?"""
        data = decoded(question)
        said, seal = data[:-SEAL], data[-SEAL:]
        if len(data) != TIME + CHANCE + SEAL or not compare_digest(seal, self.seal(said)):
            raise WrongPasskey("question")
        if not 0 <= now - int.from_bytes(said[:TIME], "big") <= PATIENCE:
            raise WrongPasskey("late")

    def made(self, site: Site, answer: Answered, now: int) -> Passkey:
        """The new passkey that a browser answers with."""
        self.check(answer.question, now)
        try:
            found = server_of(site).register_complete(state(answer.question), as_given(answer))
        except (ValueError, KeyError, TypeError, IndexError) as error:
            raise WrongPasskey(str(error)) from None
        assert found.credential_data is not None
        return Passkey(site.name, bytes(found.credential_data).hex())

    def known(self, site: Site, answer: Answered, passkey: Passkey, now: int) -> None:
        """Is the answer signed by this passkey?"""
        self.check(answer.question, now)
        if passkey.site != site.name:
            raise WrongPasskey("site")
        try:
            credential = AttestedCredentialData(bytes.fromhex(passkey.credential))
            server_of(site).authenticate_complete(state(answer.question), [credential], as_given(answer))
        except (ValueError, KeyError, TypeError, IndexError) as error:
            raise WrongPasskey(str(error)) from None


def server_of(site: Site) -> Fido2Server:
    place = PublicKeyCredentialRpEntity(id=site.name, name="Hameau")
    return Fido2Server(place, verify_origin=lambda origin: origin == site.origin)


def as_given(answer: Answered) -> dict[str, Any]:
    """In the names of the standard."""
    given = {"clientDataJSON": answer.client}
    if answer.attestation:
        given["attestationObject"] = answer.attestation
    else:
        given |= {"authenticatorData": answer.authenticator, "signature": answer.signature}
    return {"id": answer.id, "rawId": answer.id, "type": "public-key", "response": given}


def state(question: str) -> dict[str, str]:
    return {"challenge": question, "user_verification": DISCOURAGED}


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise WrongPasskey("question") from None
