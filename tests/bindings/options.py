"""The options that the engine takes are those that the types for TypeScript, the functions for Python and the tables of
docs/library.md have: no more, and no fewer.

usage: STANDEE_LIBRARY=... options.py ROOT
"""

import inspect
import pathlib
import re
import sys
import typing

ROOT = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import standee  # noqa: E402
from standee import imports  # noqa: E402

#: What all methods with a document take, and what only answers in words take.
COMMON, WORDS = {"file", "language", "monsters"}, {"words", "width"}
WITH_DOCUMENT = ["turn", "play", "round", "act", "apply", "threat", "rule", "check", "show", "sight"]
TYPES = {"turn": "TurnOptions", "round": "RoundOptions", "threat": "ThreatOptions", "rule": "RuleOptions",
         "sight": "SightOptions"}
IMPORTS = {"ghs": ["GhsMonsterOptions"], "mover": ["MoverOptions", "MoverLinkOptions"], "vgb": ["VgbOptions"],
           "ghs-scenario": ["GhsScenarioOptions"], "ghs-game": ["GhsGameOptions"]}
#: Python has other words for these: `from` is one of its own.
PYTHON = {"sight": {"start": "from", "end": "to"}}


def text(path):
    return (ROOT / path).read_text()


def list_of(source, name):
    """The names in a `constexpr std::array<...> NAME{...}`."""
    return set(re.findall(r'"(\w+)"', re.search(rf"std::array<[^>]*> {name}\{{(.*?)\}};", source, re.S)[1]))


def engine():
    """The options of each method, and of each source of imports."""
    call, imported = text("api/call.cpp"), text("api/import.cpp")
    methods = {method: set() for method in WITH_DOCUMENT}
    for method, given in re.findall(r'Method\{"(\w+)", \w+\((\w+)\)', call):
        methods[method] = list_of(call, given)
    sources = {source: list_of(imported, given)
               for source, given in re.findall(r'Source\{"([\w-]+)", (\w+),', imported)}
    assert methods["turn"] and set(sources) == set(IMPORTS)
    return methods, sources


def interfaces():
    """The fields of each interface of the npm package, with those that it has from another one."""
    found = {}
    declared = r"^export interface (\w+)(?: extends (\w+))? \{\n(.*?)^\}"
    for name, base, body in re.findall(declared, text("bindings/wasm/package/index.d.ts"), re.M | re.S):
        found[name] = set(re.findall(r"^  (\w+)\??:", body, re.M)) | found.get(base, set())
    return found


def typescript(methods, sources):
    fields, source = interfaces(), text("bindings/wasm/package/index.d.ts")
    for method, name in TYPES.items():
        yield f"TypeScript's {name}", fields[name], methods[method] | COMMON
    turns = re.search(r"type ActOptions = Omit<RoundOptions, (.*?)> &(.*?);\n\n", source, re.S)
    act = fields["RoundOptions"] - set(re.findall(r"\w+", turns[1])) | set(re.findall(r"(\w+)\??:", turns[2]))
    yield "TypeScript's ActOptions", act, methods["act"] | COMMON
    for method, besides in (("show", set()), ("clauses", {"language"})):
        inline = set(re.findall(r"(\w+)\?:", re.search(rf"^  {method}\(.*?options\?: (.*?)\):", source, re.M)[1]))
        yield f"TypeScript's {method}", inline, methods[method] | besides
    for name, interface in IMPORTS.items():
        given = set().union(*(fields[one] for one in interface))
        yield f"TypeScript's import from {name}", given - {"from"}, sources[name]


def parameters(function):
    kinds = (inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return {name for name, one in inspect.signature(function).parameters.items() if one.kind in kinds}


def python(methods, sources):
    for method, options in methods.items():
        given = parameters(getattr(standee, method)) - {"document", "scene", "events"}
        given = {PYTHON.get(method, {}).get(name, name) for name in given}
        yield f"Python's {method}", given, options | (COMMON if method in WITH_DOCUMENT else {"language"})
    for name, options in sources.items():
        ours = [one for one in typing.get_overloads(imports.import_files)
                if one.__annotations__["source"] == f"Literal['{name}']"]
        given = set().union(*map(parameters, ours)) - {"source", "document", "notes"}
        yield f"Python's import from {name}", given, options


def page(methods):
    """The table of options."""
    told = {method: set() for method in methods}
    table = text("docs/library.md").split("### Options")[1].split("### Imports")[0]
    for names, where in re.findall(r"^\| (`.*?) \| (.*?) \|", table, re.M):
        if "to" in where.replace("`", "").split():
            continue  # those that all have
        for method in re.findall(r"`(\w+)`", where):
            told[method] |= set(re.findall(r"`(\w+)`", names))
    for method, options in methods.items():
        yield f"docs/library.md on {method}", told[method], options


def main():
    methods, sources = engine()
    count, wrong = 0, []
    for checks in (typescript(methods, sources), python(methods, sources), page(methods)):
        for place, has, wanted in checks:
            count += 1
            if has != wanted:
                wrong.append(f"{place}: lacks {sorted(wanted - has)}, has {sorted(has - wanted)} too many")
    for line in wrong:
        print(line)
    print(f"options: {count} places, {len(wrong)} wrong")
    sys.exit(1 if wrong else 0)


main()
