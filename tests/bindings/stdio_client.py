"""Compares the answers of `standee serve --stdio` with those in a file of requests."""

import json
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


def agrees(number: int, question: Question, reply: str) -> bool:
    if is_refused(question.answer):
        first = question.answer.split("\n")[0]
        return json.loads(reply)["error"].get("data") == json.loads(first)["error"]
    return reply == expected_reply(number, question)


command, path = sys.argv[1:]
questions = [q for q in questions_in(path) if q.method != "wish" and (not q.request or is_json(q.request))]
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
sys.exit(report("stdio", questions, different) or ended)
