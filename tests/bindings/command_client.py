"""Compares the answers of the command with those in a file of requests: every document of a method
in one run, as one document per line."""

import json
import subprocess
import sys

from requests import Question, questions_in, report

command, path = sys.argv[1:]
plain = [q for q in questions_in(path)
         if q.method in ("turn", "play", "rule", "round", "act", "apply") and not q.answer.startswith('{"error"')]


def run(method: str, text: str) -> str:
    return subprocess.run([command, method, "-", "--json"], input=text, text=True,
                          capture_output=True, check=False).stdout


def several(method: str) -> list[Question]:
    """Those that differ, of a method that answers each document of a file with one line."""
    asked = [q for q in plain if q.method == method]
    # Not splitlines(): texts may hold other ends of lines.
    lines = run(method, "".join(q.request + "\n" for q in asked)).split("\n")[:-1]
    found = [line.replace(f'"-:{number}"', '"-"', 1) + "\n" for number, line in enumerate(lines, 1)]
    return [q for q, answer in zip(asked, found + [""] * len(asked)) if q.answer != answer]


def act(question: Question) -> str:
    request = json.loads(question.request)
    arguments = ["--figure", request["options"]["figure"], "--first", "--brief"]
    return subprocess.run([command, "act", "-", "--json", *arguments], input=json.dumps(request["input"]), text=True,
                          capture_output=True, check=False).stdout


different = [q for method in ("turn", "play", "rule", "apply") for q in several(method)]
different += [q for q in plain if q.method == "act" and act(q) != q.answer]
different += [q for q in plain if q.method == "round" and run("round", q.request) != q.answer]
sys.exit(report("command", plain, different))
