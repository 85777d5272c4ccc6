"""The secrets in links."""

from itertools import combinations

import pytest

from hameau.tables.links import KEY_BYTES, Links, device_hash, same

LINKS = Links(bytes(KEY_BYTES))


def test_every_link_is_another_secret() -> None:
    secrets = [
        *(LINKS.join(table) for table in ("aaaaaaaaaaaa", "bbbbbbbbbbbb")),
        *(LINKS.watch(table) for table in ("aaaaaaaaaaaa", "bbbbbbbbbbbb")),
        *(LINKS.share("aaaaaaaaaaaa", match) for match in (1, 2, 11)),
        *(LINKS.seat("aaaaaaaaaaaa", seat, turn) for seat in (0, 1, 11) for turn in (0, 1, 11)),
        *(LINKS.seat("bbbbbbbbbbbb", seat, turn) for seat in (0, 1) for turn in (0, 1)),
    ]
    assert all(one != other for one, other in combinations(secrets, 2))
    assert all(len(secret) == 22 for secret in secrets), "128 bits"


def test_another_server_has_other_links() -> None:
    other = Links(b"\1" * KEY_BYTES)
    assert other.join("aaaaaaaaaaaa") != LINKS.join("aaaaaaaaaaaa")


@pytest.mark.parametrize("key", [b"", b"short", bytes(KEY_BYTES + 1)])
def test_a_key_has_its_length(key: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Links(key)


def test_only_the_secret_itself_is_the_same() -> None:
    secret = LINKS.join("aaaaaaaaaaaa")
    assert same(secret, secret)
    for wrong in ("", secret[:-1], f"{secret}=", secret.swapcase(), "é", f"{secret}\0"):
        assert not same(wrong, secret)


def test_a_device_is_written_down_as_a_hash() -> None:
    assert device_hash("token") != device_hash("token2")
    assert "token" not in device_hash("token")
    assert device_hash("") == "", "no device is nobody, not somebody without a name"
