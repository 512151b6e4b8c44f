"""`standee serve` where it starts, ends, runs out of threads, and gets what it cannot answer."""

import contextlib
import gzip
import http.client
import json
import os
import pathlib
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time

from requests import SCENE, free_port

command = sys.argv[1]

GOOD = json.dumps(SCENE)
BAD = "[]"
DOOR = {"subType": "stone", "room1X": 0, "room1Y": 0, "room2X": 0, "room2Y": 0,
        "mapTileData": {"ref": "a", "turns": 0, "overlays": [], "monsters": [], "doors": []}}


@contextlib.contextmanager
def started(*options: str, memory: int | None = None):
    """A server and its port, for as long as it is needed."""
    port = free_port()
    limit = (lambda: resource.setrlimit(resource.RLIMIT_AS, (memory, memory))) if memory else None
    server = subprocess.Popen([command, "serve", "--port", str(port), *options],
                              stderr=subprocess.PIPE, text=True, preexec_fn=limit)
    try:
        assert "started" in server.stderr.readline()
        yield server, port
    finally:
        server.kill()
        server.wait()
        server.stderr.close()


@contextlib.contextmanager
def serving(*options: str, memory: int | None = None):
    """The port of a server that is stopped by SIGTERM, and must end with status 0 then."""
    with started(*options, memory=memory) as (server, port):
        yield port
        server.send_signal(signal.SIGTERM)
        ended = server.wait(timeout=20)
        assert ended == 0, ended


def ask(port: int, verb: str, path: str, body: str = "") -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request(verb, path, body.encode())
    response = connection.getresponse()
    return response.status, response.read().decode()


def has_address_sanitizer() -> bool:
    """It needs more memory than any limit here."""
    with open(command, "rb") as binary:
        return b"__asan_init" in binary.read()


def check_early_signals() -> None:
    """A signal that comes as soon as the server says that it has started ends it."""
    for _ in range(40):
        with serving():
            pass


def check_second_signal() -> None:
    """The first signal lets the open requests finish; the second ends the server at once."""
    with started("--timeout", "60") as (server, port):
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(b"POST /v1/turn HTTP/1.1\r\nContent-Length: 9\r\n\r\n{")
            time.sleep(0.2)
            server.send_signal(signal.SIGTERM)
            time.sleep(0.2)
            assert server.poll() is None, "an open request was not finished"
            server.send_signal(signal.SIGTERM)
            ended = server.wait(timeout=5)
            assert ended == -signal.SIGTERM, ended


def check_threads_run_out() -> None:
    """Connections beyond the threads that can be started wait; they do not end the server."""
    if has_address_sanitizer():
        return
    with serving("--quiet", memory=400_000_000) as port:
        first = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        waiting = []
        for _ in range(60):
            first.request("POST", "/v1/version")  # which keeps its thread
            assert first.getresponse().read()
            waiting.append(socket.create_connection(("127.0.0.1", port)))
        first.request("POST", "/v1/threat", GOOD.encode())  # which needs another
        response = first.getresponse()
        assert response.status == 503, response.status
        assert response.getheader("Retry-After") == "10"
        assert "busy" in response.read().decode()
        for connection in waiting:
            connection.close()
        first.close()
        assert ask(port, "POST", "/v1/version")[0] == 200


def check_statuses(port: int) -> None:
    """A request fails if none of its documents can be answered, in whichever order they stand."""
    both = [f"{GOOD}\n{BAD}\n", f"{BAD}\n{GOOD}\n"]
    assert [ask(port, "POST", "/v1/turn", body)[0] for body in both] == [200, 200]
    assert ask(port, "POST", "/v1/turn", f"{BAD}\n{BAD}\n")[0] == 400
    assert ask(port, "POST", "/v1/wish", GOOD)[0] == 404


def check_page(port: int) -> None:
    request = {"scenario_id": 1, "solve_view": 0, "width": 29, "height": 25, "range": 0, "target": 1,
               "viewpoints": [], "map": {"walls": [], "thin_walls": [[5]]}}
    status, answer = ask(port, "PUT", "/views", json.dumps(request))
    assert status == 400, status
    assert json.loads(answer)["error"]["pointer"] == "/map/thin_walls/0", answer
    for path in ("/solve", "/views"):
        for garbage in ("", "nonsense", "[]", "{}", '{"width":29}', "\0"):
            status, answer = ask(port, "PUT", path, garbage)
            error = json.loads(answer)["error"]
            assert status == 400 and error["found"] and error["code"], (path, garbage, answer)


def check_codes(port: int) -> None:
    """What the server refuses by itself has a code, too."""
    for verb, path, status, code in (("GET", "/nowhere", 404, "not-found"), ("POST", "/v1/wish", 404, "unknown-name"),
                                     ("POST", "/v1/turn", 400, "missing-field")):
        answered, text = ask(port, verb, path)
        assert (answered, json.loads(text)["error"]["code"]) == (status, code), text


PAGE = """<title>{{ title }} - v{{ version }}{{ debug_server and ' - Debug' or '' }}</title>
<script>URL_FOR = { root: '{{ url_for( "root" ) }}', los: '{{ url_for( "los" ) }}', solve: '{{ url_for( "solve" ) }}',
views: '{{ url_for( "views" ) }}' }; DEVELOPMENT = ( {{ debug_server and "true" or "false" }} );
DATA = '{{ client_local_storage_version }}' ; MINOR = ( {{ client_local_storage_version_minor }} );
START_IN_LOS_MODE = '{{ los_mode }}';</script>
<link href='{{ url_for( 'static', filename='style.css', version=version ) }}'>"""


def check_mover_page() -> None:
    """A page that is a template is served as its own server would: also for shared links and lines of sight."""
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(f"{folder}/dist")
        for name, text in (("index.html", PAGE), ("dist/style.css", "body {}")):
            with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
                file.write(text)
        link = "UcgEhANgAgkQIEBIgUAYIKRAUIABQgoEoCChBQKQgNACAQI"
        with serving("--quiet", "--web", folder) as port:
            for path, sight in (("/", ""), ("/index.html", ""), (f"/{link}", ""), ("/los", "True"), (f"/los/{link}", "True")):
                status, page = ask(port, "GET", path)
                assert status == 200 and "{{" not in page, (path, status, page)
                assert f"START_IN_LOS_MODE = '{sight}'" in page, (path, page)
                for part in ("los: '/los'", "solve: '/solve'", "DATA = '1.5.0'", "MINOR = ( 5 )", "href='/dist/style.css'"):
                    assert part in page, (part, page)
            assert ask(port, "GET", "/dist/style.css") == (200, "body {}")
            for path in ("/short", "/los/x", "/los2", "/a.b.c.d.e.f", "/dist/nothing.js"):
                assert ask(port, "GET", path)[0] == 404, path
        with open(f"{folder}/index.html", "a", encoding="utf-8") as file:
            file.write("{{ something_new }}")
        ran = subprocess.run([command, "serve", "--port", str(free_port()), "--web", folder], capture_output=True, text=True,
                             check=False, timeout=20)
        assert ran.returncode == 2 and "something_new" in ran.stderr, ran


def check_destinations() -> None:
    """Every hex that ties as the destination is there: it heads for one of two hexes next to a character out of reach."""
    height = 25
    cell = lambda column, row: column * height + row
    floor = {cell(column, row) for column in range(3, 9) for row in range(10, 13)}
    request = {"scenario_id": 1, "solve_view": 0, "width": 29, "height": height, "active_figure": cell(3, 11), "move": 1,
               "range": 0, "target": 1, "flying": 0, "teleport": 0, "muddled": 0, "game_rules": 0, "aoe": [],
               "map": {"characters": [cell(7, 11)], "monsters": [cell(3, 11)], "initiatives": [1], "thin_walls": [],
                       "walls": [c for c in range(29 * height) if c not in floor], "obstacles": [], "traps": [],
                       "hazardous": [], "difficult": [], "icy": []}}
    with serving("--quiet") as port:
        status, answer = ask(port, "PUT", "/solve", json.dumps(request))
        assert status == 200, answer
        actions = json.loads(answer)["actions"]
        assert any(len(action["destinations"]) > 1 for action in actions), actions


def check_files() -> None:
    """The files of --web are compressed, kept and sent once; nothing outside the folder is sent."""
    with tempfile.TemporaryDirectory() as above:
        folder = pathlib.Path(above, "web")
        (folder / "assets").mkdir(parents=True)
        pathlib.Path(above, "secret").write_text("secret")
        (folder / "index.html").write_text("<p>page</p>")
        (folder / "assets/a.js").write_text("plain")
        (folder / "assets/a.js.gz").write_bytes(gzip.compress(b"plain"))
        (folder / "assets/a.js.br").write_bytes(b"as brotli")
        with serving("--web", str(folder)) as port:
            def get(path: str, **headers: str):
                link = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
                link.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
                answer = link.getresponse()
                return answer.status, answer.read(), dict(answer.getheaders())

            status, body, headers = get("/")
            assert (status, body, headers["Cache-Control"]) == (200, b"<p>page</p>", "no-cache"), headers
            assert headers["Content-Type"].startswith("text/html"), headers
            assert get("/", If_None_Match=headers["ETag"])[:2] == (304, b"")
            assert get("/table")[:2] == (204, b""), "the page asks for a table, and there is none"
            status, body, headers = get("/assets/a.js")
            assert (body, headers["Cache-Control"]) == (b"plain", "public, max-age=31536000, immutable"), headers
            assert "Content-Encoding" not in headers and headers["Vary"] == "Accept-Encoding", headers
            for accepted, expected, content in (("gzip, deflate, br", "br", b"as brotli"),
                                                ("gzip;q=1.0", "gzip", b"plain"),
                                                ("br;q=0, gzip", "gzip", b"plain")):
                status, body, headers = get("/assets/a.js", Accept_Encoding=accepted)
                assert headers["Content-Encoding"] == expected, (accepted, headers)
                assert headers["Content-Type"] == "text/javascript", headers
                assert (gzip.decompress(body) == content) if expected == "gzip" else body == content, body
            (folder / ".hidden").write_text("secret")
            (folder / "link").symlink_to(pathlib.Path(above, "secret"))
            (folder / "inside").symlink_to(folder / "index.html")
            assert "script-src 'self'" in get("/")[2]["Content-Security-Policy"]
            assert get("/")[2]["X-Content-Type-Options"] == "nosniff"
            for path in ("/.hidden", "/link", "/inside", "/../secret", "/%2e%2e/secret", "/assets/../../secret", "/nothing"):
                assert get(path)[0] == 404, path
            assert get("/healthz")[0] == 200


def check_who_asks() -> None:
    """Another name than the machine's own, a page from elsewhere and a browser's form are refused; so are bodies whose size
    is unknown before they are read."""
    def status(body: str = "", options: tuple[str, ...] = (), verb: str = "POST", path: str = "/v1/version", **headers: str) -> int:
        with serving("--quiet", *options) as port:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            connection.request(verb, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
            return connection.getresponse().status

    assert status(Host="evil.example") == 403
    assert status(options=("--allow-host", "games.example"), Host="games.example") == 200
    assert status(Host="localhost:80") == 200
    assert status(Origin="http://evil.example") == 403
    assert status(options=("--allow-origin", "http://app.example"), Origin="http://app.example") == 200
    assert status("{}", Content_Type="text/plain") == 415
    assert status("{}", Content_Type="application/x-www-form-urlencoded") == 200  # as curl says of what it sends
    assert status("{}", Content_Encoding="gzip") == 415
    long = json.dumps(SCENE) + " " * 100_000
    for verb, path in (("POST", "/v1/turn"), ("PUT", "/solve")):  # at any length
        answers = [status(long, verb=verb, path=path, Content_Type=of)
                   for of in ("application/json", "application/x-www-form-urlencoded")]
        assert answers[0] == answers[1] != 413, (path, answers)
    assert status(long, Origin="http://evil.example", Content_Type="application/x-www-form-urlencoded") == 403
    with serving("--quiet") as port:
        with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
            assert b" 400 " in connection.recv(65536)
        for lines in ("Transfer-Encoding: chunked", "Content-Length: 2\r\nContent-Length: 3"):
            with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
                connection.sendall(f"POST /v1/turn HTTP/1.1\r\nHost: localhost\r\n{lines}\r\n\r\n".encode())
                assert b" 411 " in connection.recv(65536), lines
        with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\n" + b"A: b\r\n" * 6000)
            assert b" 200 " not in connection.recv(65536)
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        connection.request("GET", "/openapi.json", headers={"Range": "bytes=" + ",".join(["0-"] * 2500)})
        whole = connection.getresponse().read()
        assert json.loads(whole)["openapi"], "ranges change nothing"


def check_room() -> None:
    """Connections that wait for their clients make room when there are too many; one from elsewhere stays."""
    with serving("--quiet", "--max-connections", "8", "--timeout", "20") as port, contextlib.ExitStack() as stack:
        def half(source: str) -> socket.socket:
            connection = socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(source, 0))
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHo")
            return stack.enter_context(connection)

        slow = half("127.0.0.2")
        time.sleep(0.1)
        for _ in range(40):
            half("127.0.0.1")
        began = time.monotonic()
        assert ask(port, "GET", "/healthz")[0] == 200
        assert time.monotonic() - began < 5, "half requests keep others out"
        slow.sendall(b"st: localhost\r\n\r\n")
        assert b" 200 " in slow.recv(65536)


def check_half_bodies() -> None:
    """Connections that hold as much as they may leave the server its memory, and others their place."""
    if has_address_sanitizer():
        return
    half = b"POST /v1/turn HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n" + b" " * 30_000
    with serving("--quiet", memory=500_000_000) as port, contextlib.ExitStack() as stack:
        for _ in range(400):
            stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=10)).sendall(half)
        began = time.monotonic()
        assert ask(port, "GET", "/healthz")[0] == 200
        assert time.monotonic() - began < 5, "half bodies keep others out"


def check_import() -> None:
    """A tile to which many doors lead costs no more memory than its hexes."""
    tiles = {"tiles": {"a": ["#" * 40] * 40}}
    with started("--quiet") as (server, port):
        for spread in (1, 900):
            doors = [{**DOOR, "room1X": i % spread} for i in range(2500)]
            scenario = {"id": 1, "title": "", "angle": 0, "mapTileData": {**DOOR["mapTileData"], "doors": doors}}
            request = {"input": scenario, "options": {"from": "vgb", "tiles": tiles}}
            ask(port, "POST", "/v1/import", json.dumps(request))
        with open(f"/proc/{server.pid}/status", encoding="ascii") as status:
            peak = next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
        print(f"import: at most {peak} KiB")
        assert peak < 48 * 1024 or has_address_sanitizer(), peak


def check_garbage_is_timed(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(b"GARBAGE\r\n\r\n")
        connection.recv(65536)
    metrics = ask(port, "GET", "/metrics")[1].splitlines()
    total = next(line for line in metrics if line.startswith('standee_request_seconds_sum{method="other"}'))
    assert float(total.split()[-1]) < 30, total


def check_stdio_options() -> None:
    for option in (["--port", "81"], ["--host", "::"], ["--web", "."], ["--table", "x"],
                   ["--allow-origin", "*"],
                   ["--timeout", "3"], ["--max-connections", "3"], ["--quiet"]):
        ran = subprocess.run([command, "serve", "--stdio", *option], stdin=subprocess.DEVNULL,
                             capture_output=True, text=True, check=False)
        assert ran.returncode == 2 and option[0] in ran.stderr, (option, ran)


check_early_signals()
check_second_signal()
check_threads_run_out()
with serving("--quiet") as http_port:
    check_garbage_is_timed(http_port)
    check_statuses(http_port)
    check_page(http_port)
    check_codes(http_port)
check_files()
check_who_asks()
check_mover_page()
check_destinations()
check_room()
check_half_bodies()
check_import()
check_stdio_options()
print("server: starts, ends, refuses")
