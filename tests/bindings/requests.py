"""The requests and answers that binding_requests prints, a scene for other requests, a port."""

import socket
import typing

SCENE = {
    "format": "scene/1",
    "edition": "frosthaven",
    "map": {"hexes": [[0, 0], [1, 0], [2, 0], [3, 0]]},
    "figures": [
        {"id": "M", "kind": "monster", "side": "monsters", "at": [0, 0], "initiative": 30},
        {"id": "C", "kind": "character", "side": "party", "at": [3, 0], "initiative": 20},
    ],
    "turn": {"figure": "M", "abilities": [{"move": {"points": 2}}, {"attack": {"value": 3}}]},
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Question(typing.NamedTuple):
    method: str
    request: str
    answer: str


def is_refused(answer: str) -> bool:
    """Whether no document of the request was answered."""
    return all(line.startswith('{"error"') for line in answer.split("\n")[:-1])


def questions_in(path: str) -> list[Question]:
    with open(path, encoding="utf-8", newline="\n") as file:
        lines = file.read().split("\n")
    questions = []
    i = 0
    while i + 2 < len(lines):
        count = int(lines[i + 2])
        answer = "".join(line + "\n" for line in lines[i + 3 : i + 3 + count])
        questions.append(Question(lines[i], lines[i + 1], answer))
        i += 3 + count
    return questions


def report(name: str, questions: list[Question], different: list[Question]) -> int:
    for question in different[:3]:
        print(f"{question.method} {question.request}\nexpected {question.answer}")
    print(f"{name}: {len(questions) - len(different)} the same, {len(different)} different")
    return 1 if different or not questions else 0
