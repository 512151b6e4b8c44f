"""Compares the answers of `standee serve` over HTTP with those in a file of requests, checks its
OpenAPI document, and sends it what no client should."""

import atexit
import concurrent.futures
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time

from requests import Question, is_refused, questions_in, report

command, path = sys.argv[1:]
with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]
server = subprocess.Popen([command, "serve", "--port", str(port), "--quiet", "--timeout", "10",
                           "--max-body", "10000000", "--max-hexes", "100000"],
                          stderr=subprocess.PIPE, text=True)
atexit.register(server.kill)  # otherwise ctest waits for it after a failure, until its timeout
assert "started" in server.stderr.readline()


def ask(connection: http.client.HTTPConnection, question: Question) -> bool:
    connection.request("POST", f"/v1/{question.method}", question.request.encode())
    response = connection.getresponse()
    refused = is_refused(question.answer)
    expected = 200 if not refused else 404 if question.method == "wish" else 400
    return response.read().decode() == question.answer and response.status == expected


def ask_in_game(questions: list[Question]) -> list[Question]:
    """The same of questions about games, one after another. The server gives ids that cannot be guessed."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    ids: dict[str, str] = {}
    different = []
    for question in questions:
        request = json.loads(question.request)
        if "session" in request:
            request["session"] = ids[request["session"]]
        connection.request("POST", f"/v1/{question.method}", json.dumps(request, ensure_ascii=False).encode())
        response = connection.getresponse()
        answer = response.read().decode()
        if question.method in ("session.new", "session.load"):
            ids[json.loads(question.answer)["session"]] = json.loads(answer)["session"]
        for plain, given in ids.items():
            answer = answer.replace(f'"session":"{given}"', f'"session":"{plain}"').replace(given, plain)
        if answer != question.answer or response.status != (400 if is_refused(question.answer) else 200):
            different.append(question)
    return different


def ask_all(questions: list[Question]) -> list[Question]:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    return [question for question in questions if not ask(connection, question)]


def memory() -> int:
    """Resident memory of the server in KiB."""
    with open(f"/proc/{server.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def send_raw(content: bytes, wait: float = 0) -> None:
    with socket.create_connection(("127.0.0.1", port)) as connection:
        try:
            connection.sendall(content)
            if wait:
                time.sleep(wait)
            connection.shutdown(socket.SHUT_WR)
            connection.settimeout(3)
            connection.recv(65536)
        except OSError:
            pass  # the server may close first


BAD = [b"", b"\r\n\r\n", b"GET", b"POST /v1/turn HTTP/1.1\r\n\r\n", b"\x00\xff" * 100,
       b"POST /v1/turn HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n{}",
       b"POST /v1/turn HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
       b"POST /v1/turn HTTP/1.1\r\nContent-Length: 500\r\n\r\n{",
       b"POST /v1/turn HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
       b"GET /" + b"a" * 20000 + b" HTTP/1.1\r\n\r\n",
       b"POST /v1/turn HTTP/1.1\r\nContent-Length: 9\r\n\r\n" + b"[" * 9,
       b"GET /../../etc/passwd HTTP/1.1\r\n\r\n"]


def check_bad_requests(count: int) -> None:
    before = memory()
    valid = Question("version", "", "")
    with concurrent.futures.ThreadPoolExecutor(32) as pool:
        slow = [pool.submit(send_raw, b"POST /v1/turn HTTP/1.1\r\n", 1.0) for _ in range(64)]
        list(pool.map(send_raw, (BAD[i % len(BAD)] for i in range(count // 2))))
        connection = http.client.HTTPConnection("127.0.0.1", port)
        connection.request("POST", f"/v1/{valid.method}", b"")
        assert connection.getresponse().status == 200
        list(pool.map(send_raw, (BAD[i % len(BAD)] for i in range(count // 2))))
        concurrent.futures.wait(slow)
    grown = memory() - before
    print(f"{count} bad requests: memory grew by {grown} KiB")
    assert grown < 32 * 1024, grown


def check_openapi() -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", "/openapi.json")
    document = json.loads(connection.getresponse().read())
    connection.request("POST", "/v1/version", b"")
    methods = json.loads(connection.getresponse().read())["methods"]
    paths = {path for path in document["paths"] if path.startswith("/v1/")}
    assert paths == {f"/v1/{method}" for method in methods} and "/v1/session.why" in paths, paths

    def references(value):
        if isinstance(value, dict):
            yield from ([value["$ref"]] if isinstance(value.get("$ref"), str) else [])
            for inner in value.values():
                yield from references(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from references(inner)

    for reference in references(document):
        target = document
        for part in reference.removeprefix("#/").split("/"):
            assert part in target, reference
            target = target[part]


# A path holds no control characters.
asked = [question for question in questions_in(path) if question.method.isprintable()]
in_game = [question for question in asked if question.method.startswith("session.")]
questions = [question for question in asked if question not in in_game]
assert in_game
quarter = len(questions) // 4 + 1
parts = [questions[i : i + quarter] for i in range(0, len(questions), quarter)]
with concurrent.futures.ThreadPoolExecutor(4) as pool:
    different = [question for part in pool.map(ask_all, parts) for question in part]
status = report("HTTP", asked, different + ask_in_game(in_game))
check_openapi()
check_bad_requests(int(os.environ.get("STANDEE_BAD_REQUESTS", "2000")))
server.send_signal(signal.SIGTERM)
ended = server.wait(timeout=20)
assert ended == 0, ended
sys.exit(status)
