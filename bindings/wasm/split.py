#!/usr/bin/env python3
"""Splits a module into what most answers need, and what the others need.

usage: split.py MODULE CORE OTHERS -- FEATURES...

MODULE is linked with --emit-relocs, which say which function refers to which others and to which data; FEATURES are
options of binaryen's tools. MODULE must not have been optimized by binaryen, which merges equal functions under the
name of one of them.

The functions that are APART, by their names, go to OTHERS. CORE keeps the functions and data to which the host, or
another function or datum in CORE, refers. All others go to OTHERS. CORE has placeholders for these functions in its
table. The host provides the placeholders and loads OTHERS when one is called (package/module.js), so a function in the
wrong module still gives the right answer.
"""

import re
import subprocess
import sys
from pathlib import Path

import linked

METHODS = re.compile(r"standee::api::\(anonymous namespace\)::"
                     r"(act|apply_events|check|clauses|play|round|rule|rules|threat|turn_without)\("
                     r"|standee::api::(answer_turn_without|refuse_unknown_method)\(|\(anonymous namespace\)::call_session\(")
# What few turns need: questions about them, and refusals in another language.
RARE = re.compile(r"standee::(why_not_in_turn|why_not_words|write_why_not|refusal_translation)\(")
IMPORTERS = re.compile(r"standee::(ghs|mover|vgb|xhaven)::|standee::api::(\(anonymous namespace\)::)?import_")
# Visitors of its steps and abilities, and functions that hold on to it, have the names of their templates, which name
# its namespace as an argument.
RULEBOOK = re.compile(r"standee::(rulebook::|ByRulebook\b|plan_by_rulebook\b)")
APART = (METHODS, RARE, IMPORTERS, RULEBOOK)


def reachable(refers, roots, apart):
    """What the roots refer to, and what this refers to, without the functions that are apart."""
    seen, waiting = set(), list(roots)
    while waiting:
        node = waiting.pop()
        if node not in seen and node not in apart:
            seen.add(node)
            waiting += refers.get(node, ())
    return seen


def kept_of(module):
    """The functions and data of CORE."""
    functions, data, others = module.references()
    apart = {number for number, name in module.names.items() if any(pattern.search(name) for pattern in APART)}
    return reachable({**functions, **data}, {*module.exported, *module.started(), *others}, apart)


def moved_runs(module, kept):
    """Runs of data to which only OTHERS refers: their addresses and their bytes."""
    end = max(segment.address + segment.size for segment in module.segments)
    whose = bytearray(b"k" * end)  # k: CORE's
    content = bytearray(end)
    for address, at, size in module.segments:
        content[address:address + size] = module.data[at:at + size]
        whose[address:address + size] = bytes(ord("k") if byte else ord(" ") for byte in module.data[at:at + size])
    symbols = [(("data", i) in kept, s) for i, s in enumerate(module.symbols) if s.size]
    for is_kept, symbol in sorted(symbols, key=lambda pair: pair[0]):
        whose[symbol.address:symbol.address + symbol.size] = (b"k" if is_kept else b"m") * symbol.size
    for run in re.finditer(rb"m(?:m| {1,15}(?=m))*", whose[:end]):
        yield run.start(), content[run.start():run.end()]


def signed(number):
    """A number as the instruction i32.const takes it (LEB128)."""
    result = b""
    while not -64 <= number < 64:
        result += bytes([number & 127 | 128])
        number >>= 7
    return result + bytes([number & 127])


def unsigned(number):
    result = b""
    while number > 127:
        result += bytes([number & 127 | 128])
        number >>= 7
    return result + bytes([number])


def without(core, runs):
    """CORE with zeros instead of these data, which compress to nothing."""
    segments = linked.segments_of(core)
    for address, content in runs:
        for segment in segments:
            if segment.address <= address < segment.address + segment.size:
                at = segment.at + address - segment.address
                assert core[at:at + len(content)] == content
                core[at:at + len(content)] = bytes(len(content))
    return core


def with_data(others, runs):
    """OTHERS with these data, which it puts in their place when it is loaded."""
    assert not linked.segments_of(others)
    content = unsigned(len(runs))
    for address, data in runs:
        content += b"\0\x41" + signed(address) + b"\x0b" + unsigned(len(data)) + data
    code = next(section for section in linked.sections_of(others) if section.kind == linked.CODE)
    return others[:code.end] + bytes([linked.DATA]) + unsigned(len(content)) + content + others[code.end:]


def without_names(module):
    """The file of a module without its custom sections. Binaryen then calls functions by their numbers."""
    parts = [module.data[s.header:s.end] for s in module.sections if s.kind != linked.CUSTOM]
    return module.data[:8] + b"".join(parts)


def main(file, core, others, features):
    module = linked.Linked(Path(file).read_bytes())
    kept = kept_of(module)
    moved = [number for number in range(module.imported, module.imported + len(module.bodies)) if number not in kept]
    nameless, chosen = Path(f"{core}.nameless"), Path(f"{core}.txt")
    nameless.write_bytes(without_names(module))
    chosen.write_text("".join(f"{number - module.imported}\n" for number in moved))
    subprocess.run(["wasm-split", *features, "--split", nameless, f"--split-funcs=@{chosen}", "-o1", core,
                    "-o2", others, "--import-namespace=core", "--placeholder-namespace=importers"], check=True)
    runs = list(moved_runs(module, kept))
    Path(core).write_bytes(without(bytearray(Path(core).read_bytes()), runs))
    Path(others).write_bytes(with_data(Path(others).read_bytes(), runs))
    nameless.unlink(), chosen.unlink()


if __name__ == "__main__":
    dashes = sys.argv.index("--")
    main(*sys.argv[1:dashes], sys.argv[dashes + 1:])
