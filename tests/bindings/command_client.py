"""Compares the answers of the command with those in a file of requests: every document of a method
in one run, as one document per line; of those for which it is started each time, every STEP-th.

usage: command_client.py COMMAND REQUESTS STEP"""

import json
import subprocess
import sys

from requests import Question, questions_in, report

METHODS = ("turn", "play", "rule", "apply", "act", "round")

command, path, step = sys.argv[1:]
plain = [q for q in questions_in(path) if q.method in METHODS and not q.answer.startswith('{"error"')]


def asked(method: str) -> list[Question]:
    """Those of a method; of one for which the command is started each time, every `step`-th."""
    questions = [q for q in plain if q.method == method]
    return questions[::int(step)] if method in ("act", "round") else questions


def run(method: str, text: str) -> str:
    return subprocess.run([command, method, "-", "--json"], input=text, text=True,
                          capture_output=True, check=False).stdout


def several(method: str) -> list[Question]:
    """Those that differ, of a method that answers each document of a file with one line."""
    questions = asked(method)
    # Not splitlines(): texts may hold other ends of lines.
    lines = run(method, "".join(q.request + "\n" for q in questions)).split("\n")[:-1]
    found = [line.replace(f'"-:{number}"', '"-"', 1) + "\n" for number, line in enumerate(lines, 1)]
    return [q for q, answer in zip(questions, found + [""] * len(questions)) if q.answer != answer]


def act(question: Question) -> str:
    request = json.loads(question.request)
    arguments = ["--figure", request["options"]["figure"], "--first", "--brief"]
    return subprocess.run([command, "act", "-", "--json", *arguments], input=json.dumps(request["input"]), text=True,
                          capture_output=True, check=False).stdout


different = [q for method in ("turn", "play", "rule", "apply") for q in several(method)]
different += [q for q in asked("act") if act(q) != q.answer]
different += [q for q in asked("round") if run("round", q.request) != q.answer]
sys.exit(report("command", [q for method in METHODS for q in asked(method)], different))
