"""Settings from flags, the environment and a file: which goes first, and what is said about a bad one."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.server.settings import PORT, SETTINGS, SettingError, read_settings
from stolik.text import LANGUAGES, catalogue


def test_nothing_said_means_this_machine_alone(tmp_path: Path) -> None:
    settings = read_settings({"data": str(tmp_path)}, {})
    assert (settings.host, settings.port, settings.port_named) == ("127.0.0.1", PORT, False)
    assert settings.database == str(tmp_path / "stolik.db")
    assert not settings.is_open_to_all


def test_a_flag_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    (tmp_path / "stolik.toml").write_text("port = 1\npace = 2\nbot = 'plain'\n", encoding="utf-8")
    environ = {"STOLIK_PORT": "2", "STOLIK_PACE": "3", "STOLIK_DATA": str(tmp_path)}
    settings = read_settings({"port": "3", "pace": None}, environ)
    assert (settings.port, settings.port_named, settings.pace, settings.bot) == (3, True, 3.0, "plain")
    assert settings.data == tmp_path


def test_a_file_may_be_named_and_must_be_there_then(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    with pytest.raises(SettingError) as caught:
        read_settings({"config": str(file), "data": str(tmp_path)}, {})
    assert (caught.value.code, caught.value.origin) == ("file", "--config")
    file.write_text("lan = true\n", encoding="utf-8")
    assert read_settings({"data": str(tmp_path)}, {"STOLIK_CONFIG": str(file)}).host == "0.0.0.0"


def test_lists_are_written_with_commas(tmp_path: Path) -> None:
    (tmp_path / "stolik.toml").write_text("proxies = '127.0.0.1, 2001:db8::/32'\n", encoding="utf-8")
    settings = read_settings({"data": str(tmp_path), "names": "cards.example.org,karty"}, {})
    assert settings.proxies == ("127.0.0.1/32", "2001:db8::/32")
    assert settings.names == ("cards.example.org", "karty")


def test_a_host_goes_before_the_whole_network(tmp_path: Path) -> None:
    assert read_settings({"lan": True, "host": "192.0.2.7", "data": str(tmp_path)}, {}).host == "192.0.2.7"


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("port", "65536"),
        ("port", "-1"),
        ("port", "80x"),
        ("port", "８０"),
        ("pace", "nan"),
        ("pace", "61"),
        ("thinkers", "0"),
        ("bot", "best"),
        ("lan", "perhaps"),
        ("open", "2"),
        ("host", " "),
        ("database", " "),
        ("message-limit", "10"),
        ("connection-limit", "0"),
        ("table-limit", "many"),
        ("keep", "-1"),
        ("keep", "36501"),
        ("address-limit", "0"),
        ("message-rate", "1.5"),
        ("request-rate", "-1"),
        ("opening-limit", "1e3"),
        ("proxies", "proxy.example.org"),
        ("proxies", "10.0.0.1/8"),
        ("names", "cards.example.org:443"),
        ("names", "a,,b"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_value_is_said_in_one_line_that_names_its_place(
    tmp_path: Path, name: str, bad: str, language: str
) -> None:
    key = name.replace("-", "_")
    (tmp_path / "stolik.toml").write_text(f'{key} = "{bad}"\n', encoding="utf-8")
    data = {"data": str(tmp_path)}
    variable = f"STOLIK_{key.upper()}"
    for flags, environ, origin in (
        ({key: bad}, {}, f"--{name}"),
        ({}, {variable: bad}, variable),
        ({}, {}, f"{tmp_path / 'stolik.toml'}: {key}"),
    ):
        with pytest.raises(SettingError) as caught:
            read_settings(data | flags, environ)
        error = caught.value
        assert (error.code, error.origin, error.given) == (name, origin, bad)
        assert "\n" not in catalogue(language).format(f"serve-wrong-{error.code}", origin=origin, given=bad, bots="")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("port = ", "toml"),
        ("ports = 1", "unknown"),
        ("data = 'x'", "unknown"),
        ("port = [1]", "unknown"),
        ("\xff", "toml"),
    ],
)
def test_a_file_that_cannot_be_understood_is_named(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "stolik.toml"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(SettingError) as caught:
        read_settings({"data": str(tmp_path)}, {})
    assert caught.value.code == code
    assert str(file) in caught.value.origin


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_the_variable_of_every_setting(language: str) -> None:
    messages = catalogue(language)
    for name in (*SETTINGS, "config"):
        assert f"STOLIK_{name.upper()}" in messages.format(f"serve-{name.replace('_', '-')}", bots=""), name
