"""Compares the answers of the installed Python package with those in a file of requests."""

import json
import pickle
import signal
import sys
import threading
import typing

import standee
from requests import SCENE, questions_in, report


def check_functions() -> None:
    assert standee.turn(SCENE)["options"][0]["end"] == [2, 0]
    assert standee.turn(json.dumps(SCENE), file="scene")["focus"] == ["C"]
    assert standee.sight(SCENE, [0, 0], [3, 0])["visible"]
    assert standee.version() in standee.call("version", "")
    assert any(clause["id"] == "monster.focus-path" for clause in standee.clauses())
    assert standee.sight(SCENE, "M", "C")["visible"]
    error = refusal(lambda: standee.turn({**SCENE, "edition": "chess"}, file="board"))
    assert (error.pointer, error.code, error.file, error.step) == ("/edition", "unknown-name", "board", None)
    assert standee.__version__ == standee.version()
    assert "Focus: C" in standee.words("turn", SCENE)


def refusal(act: typing.Callable[[], object]) -> standee.Refused:
    try:
        act()
    except standee.Refused as refused:
        return refused
    raise AssertionError("there was no error")


def check_refusals() -> None:
    """A refusal has all that its JSON has, and can be sent to another process."""
    steps = [{"damage": {"to": "C", "amount": 1}}, {"move": {"figure": "M", "path": [[0, 0], [2, 0]]}}]
    error = refusal(lambda: standee.play({"scene": without_turn(SCENE), "steps": steps}))
    assert error.step == 1 and error.code and error.pointer.startswith("/steps/1"), vars(error)
    again = pickle.loads(pickle.dumps(error))
    assert vars(again) == vars(error) and str(again) == str(error) and isinstance(again, ValueError)


def check_texts() -> None:
    """What Python reads otherwise than the engine."""
    name = "C\u2028\u2029\u0085 1"
    renamed = json.dumps(SCENE, ensure_ascii=False).replace('"C"', json.dumps(name, ensure_ascii=False))
    assert standee.turn(renamed)["focus"] == [name]
    assert standee.turn(renamed.encode())["focus"] == [name]
    twice = '{"level":9,' + json.dumps(SCENE)[1:-1] + ',"level":1}'
    assert "twice" in refusal(lambda: standee.turn(twice)).found
    for text in ("{", "", "{}\n{}", '{},"options":{}', b"\xff", "[" * 100_000, '{"level":NaN}', "\ud800"):
        refusal(lambda text=text: standee.turn(text))
    refusal(lambda: standee.turn({**SCENE, "level": float("nan")}))


def check_imports() -> None:
    link = "UcgEhANgAgkQIEBIgUAYIKRAUIABQgoEoCChBQKQgNACAQI"
    scene = standee.import_files("mover", link)
    assert standee.import_files("mover", scene, link=True) == {"link": link}
    assert standee.import_files("mover", json.dumps(scene), link=True) == {"link": link}
    assert "ghs" in refusal(lambda: standee.import_files("wish", {})).expected
    assert standee.import_files("mover", link, notes=False) == scene
    assert standee.import_files("mover", link, notes=True) == (scene, [])
    turned = "UQQE4haggJ8EQOEESBAGFA"
    notes = ["the rotation of the board is left out"]
    scene = standee.import_files("mover", turned)
    assert standee.import_files("mover", turned, notes=True) == (scene, notes)


def check_sessions() -> None:
    game = standee.Session(without_turn(SCENE), seed=1)
    first = game.waiting
    assert first["answers"], first
    error = refusal(lambda: game.command("nonsense"))
    assert str(error) == f"{error.found}. {error.expected}.", str(error)
    game.command(first["answers"][0]["command"], boards=True)
    assert game.undo() == first["answers"][0]["command"]
    assert game.waiting == first
    assert standee.Session(game.save()).waiting == first
    assert "expected" not in game.state()
    refusal(lambda: game.command("nonsense"))


def without_turn(scene: dict) -> dict:
    return {field: value for field, value in scene.items() if field != "turn"}


def check_turns() -> None:
    scene = {**without_turn(SCENE), "cards": {"M": {"initiative": 30, "abilities": SCENE["turn"]["abilities"]}}}
    scene["figures"] = [{**figure, "set": figure["id"]} if figure["id"] == "M" else figure for figure in scene["figures"]]
    lines = standee.act(scene, set="M", first=True, seed=1)
    assert lines[-1]["stop"] == "acted", lines[-1]
    after = standee.apply(standee.show(scene), [line for line in lines if "event" in line])
    assert after["figures"] == lines[-1]["scene"]["figures"]


def check_progress(questions: list) -> None:
    """A call can be given up by its own thread, and only while that asks; what asking raises comes out."""
    heavy = next(question for question in questions if "steps of work" in question.answer)
    asked: list[int] = []

    def heard_enough() -> bool:
        asked.append(1)
        return True

    standee.on_progress(heard_enough)
    assert '"timed-out"' in standee.call(heavy.method, heavy.request) and len(asked) == 1
    standee.on_progress(lambda: 1 / 0)
    try:
        standee.call(heavy.method, heavy.request)
    except ZeroDivisionError:
        pass
    else:
        raise AssertionError("nothing was raised")
    standee.on_progress(lambda: False)
    threading.Timer(0.01, signal.raise_signal, [signal.SIGINT]).start()
    try:
        standee.call(heavy.method, heavy.request)
    except KeyboardInterrupt:
        pass
    else:
        raise AssertionError("Ctrl-C did not interrupt")
    assert standee.call(heavy.method, heavy.request) == heavy.answer
    standee.on_progress(None)
    assert standee.call(heavy.method, heavy.request) == heavy.answer and len(asked) == 1


def answer_of(games: "standee._library.Games", question) -> str:
    """The library's own answer; one in a game by its functions for games."""
    asked = games.call if question.method.startswith("session.") else standee.call
    return asked(question.method, question.request)


questions = questions_in(sys.argv[1])
open_games = standee._library.Games()
different = [q for q in questions if answer_of(open_games, q) != q.answer]
open_games.close()
check_progress(questions)
check_turns()
check_functions()
check_refusals()
check_texts()
check_imports()
check_sessions()
sys.exit(report(f"Python, library {standee.version()}", questions, different))
