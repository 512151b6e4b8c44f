"""Compares the answers of `standee serve --stdio` with those in a file of requests.

usage: stdio_client.py COMMAND REQUESTS [BYTES]

BYTES of memory are too few for a long request. A command with sanitizers cannot be given a limit: it reserves
terabytes.
"""

import json
import resource
import subprocess
import sys
import threading

from requests import Question, is_refused, questions_in, report


def is_json(text: str) -> bool:
    try:
        return isinstance(json.loads(text), (dict, list))
    except ValueError:
        return False


def expected_reply(number: int, question: Question) -> str:
    lines = question.answer.split("\n")[:-1]
    result = lines[0] if len(lines) == 1 else "[" + ",".join(lines) + "]"
    return f'{{"jsonrpc":"2.0","id":{number},"result":{result}}}\n'


def number_of(error: dict) -> int:
    if error["code"] == "internal":
        return -32603
    return -32000 if "clause" in error or error["code"] in ("refused", "too-many") else -32602


def agrees(number: int, question: Question, reply: str) -> bool:
    if is_refused(question.answer):
        expected = json.loads(question.answer.split("\n")[0])["error"]
        error = json.loads(reply)["error"]
        return error.get("data") == expected and error["code"] == number_of(expected)
    return reply == expected_reply(number, question)


command, path, *memory = sys.argv[1:]
questions = [q for q in questions_in(path) if not q.method.startswith("wish") and (not q.request or is_json(q.request))]
server = subprocess.Popen([command, "serve", "--stdio", "--max-body", "10000000"],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def send() -> None:
    for number, question in enumerate(questions):
        params = f',"params":{question.request}' if question.request else ""
        server.stdin.write(f'{{"jsonrpc":"2.0","id":{number},"method":"{question.method}"{params}}}\n')
    server.stdin.close()


threading.Thread(target=send).start()
different = [question for number, question in enumerate(questions)
             if not agrees(number, question, server.stdout.readline())]
ended = server.wait()


def reply_of(line: str, *options: str) -> dict:
    ran = subprocess.run([command, "serve", "--stdio", *options], input=line + "\n", text=True, capture_output=True,
                         check=True)
    return json.loads(ran.stdout)["error"]


# What is no request has a number of JSON-RPC, and a code all the same.
for line, code, name, *options in (
        ("{", -32700, "not-json"), ('{"id":1}', -32600, "usage"),
        ('{"jsonrpc":"2.0","id":{},"method":"version"}', -32600, "usage"),
        ('{"jsonrpc":"2.0","id":1,"id":2,"method":"version"}', -32600, "duplicate"),
        ('{"jsonrpc":"2.0","id":1,"method":"wish"}', -32601, "unknown-name"),
        ("[" * 2000, -32600, "too-large", "--max-body", "1000")):
    error = reply_of(line, *options)
    assert (error["code"], error["data"]["code"]) == (code, name), error


def turn(number: int, *before: dict) -> dict:
    """A turn with an attack on one of sixty enemies, all as near and as early."""
    hexes = [[q, r] for q in range(-10, 11) for r in range(-10, 11) if abs(q + r) <= 10]
    ring = [hex for hex in hexes if max(abs(hex[0]), abs(hex[1]), abs(sum(hex))) == 10]
    figures = [{"id": f"C{i}", "kind": "character", "side": "party", "at": at, "hp": 9, "initiative": 5} for i, at in enumerate(ring)]
    figures.append({"id": "M", "kind": "monster", "side": "monsters", "at": [0, 0], "hp": 9, "move": 1})
    abilities = [*before, {"attack": {"value": 1}}]
    scene = {"format": "scene/1", "edition": "frosthaven", "map": {"hexes": hexes}, "figures": figures,
             "turn": {"figure": "M", "abilities": abilities}}
    return {"jsonrpc": "2.0", "id": number, "method": "turn", "params": scene}


# A batch is one request: what one of its messages spends is spent for the others.
batch = json.dumps([turn(1), turn(2, {"push": {"points": 1, "range": 20}}), turn(3)])
ran = subprocess.run([command, "serve", "--stdio"], input=batch + "\n", text=True, capture_output=True, check=True)
codes = [reply.get("error", {}).get("data", {}).get("code") for reply in json.loads(ran.stdout)]
assert codes == [None, "too-many", "too-many"], codes


# Where memory runs out, the request has an error and the next one an answer.
numbers = ",".join(["7"] * 1_500_000)
lines = [f'{{"jsonrpc":"2.0","id":1,"method":"turn","params":[{numbers}]}}', '{"jsonrpc":"2.0","id":2,"method":"version"}']
for limit in map(int, memory):
    ran = subprocess.run([command, "serve", "--stdio", "--max-body", "10000000"], input="\n".join(lines) + "\n",
                         text=True, capture_output=True, check=True,
                         preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)))
    first, second = map(json.loads, ran.stdout.splitlines())
    assert first["error"]["code"] == -32603, first
    assert second["id"] == 2 and "result" in second, second
sys.exit(report("stdio", questions, different) or ended)
