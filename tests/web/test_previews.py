"""Links in a chat show the game and its box, and nothing that the link alone does not give away."""

from __future__ import annotations

import re
from html import unescape

import pytest

from hameau.shelf import every_key
from hameau.web.devices import new_device
from tests.web.asking import get, open_table
from tests.web.serving import Served

TAG = re.compile(r'<meta (?:property|name)="([a-z:]+)" content="([^"]*)" />')


def shown(server: Served, path: str, **headers: str) -> dict[str, str]:
    answer = get(server.address, path, **headers)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    return {name: unescape(text) for name, text in TAG.findall(answer.body.decode())}


def test_a_link_to_a_game_shows_its_name_and_its_box(server: Served) -> None:
    for key in every_key():
        tags = shown(server, f"/games/{key}/rules")
        assert tags["og:image"] == f"{server.address}/cards/{key}.jpg"
        picture = get(server.address, f"/cards/{key}.jpg")
        assert picture.headers["content-type"] == "image/jpeg"
        assert picture.body.startswith(b"\xff\xd8")
        assert tags["og:description"] == tags["description"] != ""


def test_an_invitation_shows_the_game_in_the_language_of_the_reader(server: Served) -> None:
    table, _ = open_table(server.address, new_device(), game="chevoux")
    assert shown(server, f"/tables/{table}")["og:title"] == "Come and play Chévoux!"
    assert shown(server, f"/tables/{table}", accept_language="xx, de-CH;q=0.9")["og:title"].startswith("Komm")
    assert shown(server, f"/tables/{table}/matches/1")["og:title"] == "A match of Chévoux"


def test_a_table_that_there_is_not_looks_like_the_house(server: Served) -> None:
    house = shown(server, "/")
    assert house["og:title"] == "Hameau: village games"
    assert shown(server, "/tables/aaaaaaaaaaaa") == shown(server, "/games/nothing") == house


def test_a_preview_names_nobody(server: Served) -> None:
    table, _ = open_table(server.address, new_device(), game="buttons", name="Annabella", level="beginner")
    assert "Annabella" not in get(server.address, f"/tables/{table}").body.decode()


@pytest.mark.parametrize("host", ['evil"><script>', "a b", "x" * 300, "[::1", "user@elsewhere"])
def test_a_host_that_is_none_leaves_the_picture_out(server: Served, host: str) -> None:
    answer = get(server.address, "/", host=host)
    assert answer.status >= 400 or b"og:image" not in answer.body


def test_whoever_has_the_page_is_not_sent_it_again(server: Served) -> None:
    first = get(server.address, "/games/buttons")
    assert get(server.address, "/games/buttons", if_none_match=first.headers["etag"]).status == 304
    other = get(server.address, "/games/guilds", if_none_match=first.headers["etag"])
    assert (other.status, other.headers["vary"]) == (200, "accept-encoding, accept-language")
