"""`standee serve --table`: one game on several devices."""

import contextlib
import http.client
import json
import os
import pathlib
import signal
import stat
import subprocess
import sys
import tempfile
import time

from requests import free_port

command, source = sys.argv[1], pathlib.Path(sys.argv[2])


def scenario() -> dict:
    document = json.loads((source / "examples/game/cellar.json").read_text())
    sets = {name: json.loads((source / f"fixtures/monsters/{name}.json").read_text())
            for name in ("rust-hound", "marsh-slinger")}
    document["scene"]["monsters"] = sets
    return document


class Phone:
    """Somebody at the table, with a code or none."""

    def __init__(self, port: int, code: str = "") -> None:
        self.port, self.code = port, code

    def ask(self, verb: str, path: str, body: bytes | None = None, **headers: str):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        sent = {"X-Table-Code": self.code}
        if body is not None:
            sent["Content-Type"] = "application/json"
        sent.update({name.replace("_", "-"): value for name, value in headers.items()})
        connection.request(verb, path, body, {k: v for k, v in sent.items() if v})
        response = connection.getresponse()
        return response.status, response.read().decode()

    def post(self, path: str, body: object, **headers: str):
        return self.ask("POST", path, json.dumps(body).encode(), **headers)

    def call(self, method: str, **request: object):
        status, text = self.post("/table/call",
                                 {"method": f"session.{method}", "request": request})
        return status, json.loads(text)

    @contextlib.contextmanager
    def listening(self):
        """The messages of the server, each as its data."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("GET", f"/table/events?code={self.code}")
        response = connection.getresponse()

        def messages():
            while line := response.readline().decode():
                if line.startswith("data: "):
                    yield json.loads(line.removeprefix("data: "))

        try:
            yield response.status, messages()
        finally:
            connection.close()


@contextlib.contextmanager
def table(folder: str, *options: str):
    """A server with a table, its port and its codes; killed at the end."""
    port = free_port()
    file = os.path.join(folder, "evening.game.json")
    server = subprocess.Popen([command, "serve", "--quiet", "--port", str(port), "--table", file,
                               *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert "started" in server.stderr.readline()
        codes = json.loads(pathlib.Path(file + ".codes").read_text())
        yield server, port, codes
    finally:
        server.kill()
        server.communicate()


def check_codes(folder: str) -> None:
    """A code is needed, the read code plays nothing, and the codes are their owner's alone."""
    with table(folder) as (_, port, codes):
        assert stat.S_IMODE(os.stat(f"{folder}/evening.game.json.codes").st_mode) == 0o600
        assert codes["play"] != codes["read"] and len(codes["play"]) == 8
        nobody, reader, player = Phone(port), Phone(port, codes["read"]), Phone(port, codes["play"])
        assert nobody.ask("GET", "/table")[0] == 200
        assert nobody.post("/table/join", {})[0] == 403
        assert nobody.call("state")[0] == 403
        assert nobody.ask("GET", "/table/events?code=AAAAAAAA")[0] == 403
        joined = json.loads(reader.post("/table/join", {})[1])
        assert joined == {"may": "read", "name": "evening", "codes": {"read": codes["read"]}}
        assert json.loads(player.post("/table/join", {})[1])["codes"]["play"] == codes["play"]
        assert player.call("state")[0] == 400  # no game yet
        assert reader.call("new", input=scenario())[0] == 405
        assert player.call("new", input=scenario(), seed=1)[0] == 200
        assert reader.call("state")[0] == 200
        assert "marsh-slinger" in player.call("state")[1]["scene"]["monsters"]
        seen = reader.call("state")[1]["scene"]["monsters"]
        assert set(seen) == {"rust-hound"}, "the other set is in a hidden room"
        assert reader.call("save")[0] == 405  # it has the hidden rooms
        assert reader.call("command", command="20")[0] == 405
        assert player.call("close")[0] == 405
        assert player.call("state", session="1")[0] == 200  # the table's, whatever is asked


def check_everyone_is_told(folder: str) -> None:
    """Whoever listens is told of each change once, and all see the same."""
    with table(folder) as (_, port, codes):
        one, two = Phone(port, codes["play"]), Phone(port, codes["play"])
        assert one.call("new", input=scenario(), seed=1)[0] == 200
        with Phone(port, codes["read"]).listening() as (status, messages):
            assert status == 200
            first = next(messages)
            assert one.call("command", command="20")[0] == 200
            second = next(messages)
            assert second["revision"] == first["revision"] + 1 and second["game"] == first["game"]
            assert two.call("command", command="nonsense")[0] == 400
            assert two.call("command", command="45")[0] == 200
            assert next(messages)["revision"] == first["revision"] + 2
            assert one.call("undo")[1]["undone"] == "45"
            assert next(messages)["revision"] == first["revision"] + 3
            assert one.call("new", input=scenario())[0] == 200
            other = next(messages)
            assert other["game"] == other["revision"] > second["game"]
        assert pathlib.Path(folder, "evening.game.json.before").exists()


def check_resumes(folder: str) -> None:
    """A server that is killed after any answer goes on with the game as it was, with its codes."""
    for commands in (["20", "45"], ["draw", "undo"], ["redo", "end"]):
        with table(folder) as (server, port, codes):
            player = Phone(port, codes["play"])
            if player.call("state")[0] == 400:
                assert player.call("new", input=scenario(), seed=1)[0] == 200
            for text in commands:
                assert player.call("command", command=text)[0] == 200, text
            before = player.call("state")[1]
            news = Phone(port, codes["read"])
            with news.listening() as (_, messages):
                revision = next(messages)["revision"]
            os.kill(server.pid, signal.SIGKILL)
        with table(folder) as (_, port, again):
            assert again == codes
            assert Phone(port, codes["play"]).call("state")[1] == before
            with Phone(port, codes["read"]).listening() as (_, messages):
                assert next(messages)["revision"] > revision


def check_what_is_no_page_of_ours(folder: str) -> None:
    """Other names, other pages, packed or endless bodies and other methods are refused."""
    with table(folder, "--max-body", "200000") as (_, port, codes):
        player = Phone(port, codes["play"])
        assert player.ask("GET", "/table", Host="evil.example")[0] == 403
        assert player.ask("GET", "/table", Host=f"192.168.1.4:{port}")[0] == 200
        assert player.ask("GET", "/table", Host="[::1]")[0] == 200
        assert player.post("/table/join", {}, Origin="http://evil.example")[0] == 403
        assert player.post("/table/join", {}, Origin=f"http://127.0.0.1:{port}")[0] == 200
        assert player.post("/table/join", {}, Content_Type="text/plain")[0] == 415
        assert player.post("/table/join", {}, Content_Encoding="gzip")[0] == 415
        assert player.ask("POST", "/table/call", None, Transfer_Encoding="chunked",
                          Content_Type="application/json")[0] == 411
        assert player.ask("POST", "/table/call", None, Content_Length="300000",
                          Content_Type="application/json")[0] == 413
        assert player.post("/v1/version", {})[0] == 404
        assert player.post("/table/call", [])[0] == 400
        assert player.ask("POST", "/table/call", b"{")[0] == 400


def check_two_at_once(folder: str) -> None:
    """Of two who answer the same question, the second is told that the game has changed."""
    with table(folder) as (_, port, codes):
        one = Phone(port, codes["play"])
        assert one.call("new", input=scenario())[0] == 200
        with one.listening() as (_, messages):
            seen = next(messages)["revision"]
        for status, initiative in ((200, "20"), (409, "30")):
            said = {"method": "session.command", "request": {"command": initiative}, "revision": seen}
            assert one.post("/table/call", said)[0] == status
        assert one.call("state")[1]["waiting"]["figure"] == "Tinkerer"


def check_wrong_codes(folder: str) -> None:
    """After 20 wrong codes in a minute, only those who had the right one before may go on."""
    with table(folder) as (_, port, codes):
        guesser = Phone(port, "WRONGONE")
        assert [guesser.post("/table/join", {})[0] for _ in range(20)] == [403] * 20
        assert guesser.post("/table/join", {})[0] == 429
        assert Phone(port, codes["play"]).post("/table/join", {})[0] == 429
    with table(folder) as (_, port, codes):
        assert Phone(port, codes["play"]).post("/table/join", {})[0] == 200
        for _ in range(21):
            guesser = Phone(port, "WRONGONE")
            assert guesser.post("/table/join", {})[0] == 403
        assert Phone(port, codes["play"]).post("/table/join", {})[0] == 200


def check_seats(folder: str) -> None:
    """No more devices listen than there are seats; whoever leaves makes room."""
    with table(folder, "--max-clients", "2") as (_, port, codes):
        phone = Phone(port, codes["read"])
        with phone.listening() as (first, messages), phone.listening() as (second, _):
            next(messages)
            assert (first, second) == (200, 200)
            assert phone.ask("GET", f"/table/events?code={codes['read']}")[0] == 503
        until = time.monotonic() + 20
        while time.monotonic() < until:
            with phone.listening() as (status, _):
                if status == 200:
                    return
            time.sleep(0.05)  # the server sees that somebody has left when it next writes to them
        raise AssertionError("nobody leaves")


def check_players_first(folder: str) -> None:
    """Who looks on takes no place from who plays."""
    with table(folder, "--max-clients", "2") as (_, port, codes):
        reader, player = Phone(port, codes["read"]), Phone(port, codes["play"])
        with reader.listening() as (_, one), reader.listening() as (_, two), player.listening() as (status, _):
            assert status == 200
            next(one)
            next(two)
            time.sleep(2.5)  # the server asks each stream about once a second
            with reader.listening() as (refused, _):
                assert refused == 503


def check_stop(folder: str) -> None:
    """SIGTERM ends the server, though somebody listens."""
    with table(folder) as (server, port, codes):
        with Phone(port, codes["read"]).listening() as (_, messages):
            next(messages)
            server.send_signal(signal.SIGTERM)
            assert server.wait(timeout=20) == 0
        invitation = server.stdout.read()
        assert f"#table={codes['play']}" in invitation and "Only this computer" in invitation


def check_other_files(folder: str) -> None:
    """A file that is no saved game is left as it is."""
    file = os.path.join(folder, "other.json")
    for content in ('{"format": "scene/1"}', "no JSON"):
        pathlib.Path(file).write_text(content)
        run = subprocess.run([command, "serve", "--port", str(free_port()), "--table", file],
                             capture_output=True, text=True, timeout=20)
        assert run.returncode == 2, run
        assert file in run.stderr, run.stderr
        assert pathlib.Path(file).read_text() == content


def check_saved_game(folder: str) -> None:
    """A file that another program has changed is not overwritten, and a game that is not played as it was saved is kept."""
    file = pathlib.Path(folder) / "evening.game.json"
    with table(folder) as (_, port, codes):
        player = Phone(port, codes["play"])
        assert player.call("new", input=scenario())[0] == 200
        assert player.call("command", command="20")[0] == 200
        other = file.read_text().replace('"journal":["20"]', '"journal":["20","nonsense"]')
        assert "nonsense" in other
        file.write_text(other)
        before = player.call("state")[1]
        status, answer = player.call("command", command="30")
        assert status == 400 and "another program has changed" in answer["error"]["found"], answer
        assert player.call("state")[1] == before and file.read_text() == other
    with table(folder) as (_, port, codes):
        assert file.read_text() == other
        assert Phone(port, codes["play"]).call("command", command="30")[0] == 200
        assert json.loads(file.read_text())["journal"] == ["20", "30"]
        assert pathlib.Path(f"{file}.before").read_text() == other


for check in (check_codes, check_everyone_is_told, check_resumes, check_what_is_no_page_of_ours,
              check_two_at_once, check_wrong_codes, check_seats, check_players_first, check_stop, check_other_files,
              check_saved_game):
    with tempfile.TemporaryDirectory() as place:
        check(place)
        print(check.__name__, "holds")
