"""Compiles many mutants into one copy of the project, each behind a switch."""

import re
import subprocess
from pathlib import Path

PRELUDE = Path(__file__).parent / "mutant.hpp"


def rendered(text, start, end, mutants):
    """text[start:end] with the switches of the mutants inside, of which the outer come first."""
    out, at = [], start
    rest = list(mutants)
    while rest:
        mutant = rest.pop(0)
        inside = []
        while rest and rest[0].end <= mutant.end:
            inside.append(rest.pop(0))
        out += [text[at : mutant.start], switched(text, mutant, inside)]
        at = mutant.end
    return b"".join([*out, text[at:end]])


def switched(text, mutant, inside):
    original = rendered(text, mutant.start, mutant.end, inside)
    switch = b"::standee::mutant(%d)" % mutant.number
    if mutant.statement:
        return b"if (!%s) %s" % (switch, original)
    changed = b"".join(
        piece.encode() if isinstance(piece, str) else rendered(
            text, *piece, [m for m in inside if piece[0] <= m.start and m.end <= piece[1]])
        for piece in mutant.pieces
    )
    return b"(%s ? (%s) : (%s))" % (switch, changed, original)


def write(path, text):
    """Leaves a file that has this text already untouched, so that it is not compiled again."""
    if not path.is_file() or path.read_bytes() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)


def copy_project(root, tree, mutants):
    """Writes the project as it is to `tree`, with the mutants in it."""
    by_file = {}
    for mutant in sorted(mutants, key=lambda m: (m.start, -m.end, not m.statement)):
        by_file.setdefault(mutant.path, []).append(mutant)
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root, capture_output=True, check=True)
    for name in listed.stdout.decode().split("\0")[:-1]:
        file = Path(root) / name
        if not file.is_file():
            continue
        text = file.read_bytes()
        if name in by_file:
            text = rendered(text, 0, len(text), by_file[name])
        write(tree / name, text)
        (tree / name).chmod(file.stat().st_mode)


def build(tree, targets, jobs):
    """The output of a build of the targets, and whether it succeeded."""
    out = tree / "build/release"
    if not (out / "build.ninja").is_file():
        # The assertions of the standard library notice an index past the end, or an optional without a value.
        flags = f"-w -D_GLIBCXX_ASSERTIONS -include {PRELUDE}"
        subprocess.run(["cmake", "--preset", "release", "--log-level=WARNING", f"-DCMAKE_CXX_FLAGS={flags}"],
                       cwd=tree, check=True)
    done = subprocess.run(["cmake", "--build", out, "-j", str(jobs), "--target", *targets, "--", "-k", "0"],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    return done.stdout, done.returncode == 0


def not_compiling(tree, output):
    """The numbers of the mutants at the places of the compiler's errors."""
    numbers = set()
    for name, line in set(re.findall(r"^(\S+?):(\d+):\d+: (?:fatal )?error", output, re.MULTILINE)):
        file = (tree / "build/release" / name).resolve()
        if not file.is_relative_to(tree):
            continue
        lines = file.read_text().splitlines()
        for at in range(int(line) - 1, max(-1, int(line) - 12), -1):
            found = re.findall(r"::standee::mutant\((\d+)\)", lines[at])
            if found:
                numbers.update(map(int, found))
                break
    return numbers
