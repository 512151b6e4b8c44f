#!/usr/bin/env python3
"""Splits a module into the functions that most answers need, and those of `import`, `check`, `rule` and a turn without
some clauses.

usage: split.py MODULE CORE IMPORTERS -- FEATURES...

MODULE has the names of its functions; FEATURES are options of binaryen's tools. MODULE must not have been optimized by
binaryen, which merges equal functions under the name of one of them.

Importers, judges of fixtures and the executable rulebook are apart, by their names. Of the other functions those stay in
CORE that the host can call, that are in the table of functions, or that another function in CORE calls. All others go
to IMPORTERS. CORE has placeholders for them in its table. The host provides these placeholders and loads IMPORTERS when
one is called (package/module.js), so a function in the wrong module still gives the right answer.
"""

import re
import subprocess
import sys
from pathlib import Path

IMPORTERS = re.compile(r"standee::(ghs|mover|vgb|xhaven)::|standee::api::(\(anonymous namespace\)::)?import_")
JUDGES = re.compile(r"standee::api::(\(anonymous namespace\)::(check|rule|turn_without)\(|answer_turn_without\()")
# Visitors of its steps and abilities, and functions that hold on to it, have the names of their templates, which name
# its namespace as an argument.
RULEBOOK = re.compile(r"standee::(rulebook::|ByRulebook\b|plan_by_rulebook\b)")
APART = (IMPORTERS, JUDGES, RULEBOOK)


class Bytes:
    """Reads numbers and texts from a module."""

    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def number(self):
        result = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            result |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return result

    def text(self):
        length = self.number()
        self.at += length
        return self.data[self.at - length:self.at].decode()


def sections(data, start=8, end=None):
    at = start
    while at < (len(data) if end is None else end):
        section = Bytes(data, at + 1)
        size = section.number()
        yield data[at], section.at, section.at + size
        at = section.at + size


def names_of(data):
    """The names of functions by index. Binaryen writes brackets and other characters as \\28."""
    names = {}
    for kind, start, end in sections(data):
        section = Bytes(data, start)
        if kind != 0 or section.text() != "name":
            continue
        for part, part_start, _ in sections(data, section.at, end):
            if part == 1:
                entries = Bytes(data, part_start)
                for _ in range(entries.number()):
                    index = entries.number()
                    names[index] = re.sub(r"\\([0-9a-f]{2})", lambda m: chr(int(m[1], 16)), entries.text())
    return names


def graph_of(text):
    """The functions in order, each with the functions that it calls; the number of imported functions; the exported
    functions; and those in the table."""
    calls, imported, exported, table = {}, 0, set(), set()
    current = None
    for line in text.splitlines():
        if line.startswith(" (func $"):
            current = calls.setdefault(line.split()[1].strip("$()"), set())
        elif line.startswith(" (import") and "(func $" in line:
            imported += 1
        elif line.startswith(" (export") and "(func $" in line:
            exported.add(re.search(r"\(func \$(\w+)\)", line)[1])
        elif line.startswith(" (elem"):
            table.update(re.findall(r"\$(\w+)", line))
        elif current is not None and (call := re.search(r"\(call \$(\w+)", line)):
            current.add(call[1])
    return calls, imported, exported, table


def reachable(calls, roots, apart):
    """What the roots call, and what these call, without the functions that are apart."""
    seen, waiting = set(), [root for root in roots if root in calls]
    while waiting:
        function = waiting.pop()
        if function not in seen and function not in apart:
            seen.add(function)
            waiting += [called for called in calls[function] if called in calls]
    return seen


def main(module, core, importers, features):
    nameless, listing, chosen = (Path(f"{core}.{kind}") for kind in ("nameless", "wat", "txt"))
    subprocess.run(["wasm-opt", *features, module, "--strip-debug", "--strip-producers", "-o", nameless], check=True)
    subprocess.run(["wasm-dis", *features, nameless, "-o", listing], check=True)
    calls, imported, exported, table = graph_of(listing.read_text())
    names = names_of(Path(module).read_bytes())
    name = {function: names[number] for number, function in enumerate(calls, imported)}
    apart = {f for f in calls if any(pattern.search(name[f]) for pattern in APART)}
    kept = reachable(calls, exported | table, apart)
    moved = [function for function in calls if function not in kept]
    chosen.write_text("\n".join(moved) + "\n")
    subprocess.run(["wasm-split", *features, "--split", nameless, f"--split-funcs=@{chosen}", "-o1", core,
                    "-o2", importers, "--import-namespace=core", "--placeholder-namespace=importers"], check=True)
    for file in (nameless, listing, chosen):
        file.unlink()


if __name__ == "__main__":
    dashes = sys.argv.index("--")
    main(*sys.argv[1:dashes], sys.argv[dashes + 1:])
