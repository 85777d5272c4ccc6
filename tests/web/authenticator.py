"""A passkey in a few lines, as a device has it: it answers what browsers ask."""

from __future__ import annotations

import json
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2 import cbor
from fido2.cose import ES256
from fido2.utils import websafe_encode
from fido2.webauthn import AttestedCredentialData

PRESENT, ATTESTED = 1, 64  # somebody touched it; it says its public key


class Authenticator:
    """For one site and one person."""

    def __init__(self, site: str, origin: str) -> None:
        self.site = site
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.number = token_bytes(16)
        self.person = ""

    def client(self, kind: str, question: str) -> bytes:
        return json.dumps({"type": kind, "challenge": question, "origin": self.origin}).encode()

    def data(self, flags: int) -> bytes:
        return sha256(self.site.encode()).digest() + bytes([flags]) + bytes(4)

    def made(self, asked: dict[str, Any]) -> dict[str, str]:
        """A new passkey."""
        self.person = asked["person"]
        public = AttestedCredentialData.create(
            bytes(16),
            self.number,
            ES256.from_cryptography_key(self.key.public_key()),  # type: ignore[no-untyped-call]
        )
        whole = {"fmt": "none", "attStmt": {}, "authData": self.data(PRESENT | ATTESTED) + bytes(public)}
        return {
            "question": asked["question"],
            "person": self.person,
            "id": websafe_encode(self.number),
            "client": websafe_encode(self.client("webauthn.create", asked["question"])),
            "attestation": websafe_encode(cbor.encode(whole)),
        }

    def signed(self, asked: dict[str, Any]) -> dict[str, str]:
        """It is the same one."""
        client, data = self.client("webauthn.get", asked["question"]), self.data(PRESENT)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "question": asked["question"],
            "person": self.person,
            "id": websafe_encode(self.number),
            "client": websafe_encode(client),
            "authenticator": websafe_encode(data),
            "signature": websafe_encode(signature),
        }
