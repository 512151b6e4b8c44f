#!/usr/bin/env python3
"""Writes C++ tables of what names which clause.

usage: clause_tables.py sites OUTPUT FOLDER...       the lines of the engine that decide by a clause
       clause_tables.py rulebook OUTPUT FOLDER       the functions of the executable rulebook
       clause_tables.py fixtures OUTPUT FOLDER       the fixtures

A function decides by the clauses that its code names ("map.icy"_clause) and by those in brackets in
its comments and in the comment above it ([map.icy]). For a class of a .cpp file that has functions,
the comment above it counts too. A comment above a declaration or a field only refers to a clause.
The tables name files from the root of the project.
"""

import json
import re
import sys
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
IDS = "lib/clauses/ids.hpp"
# Of the table of switches each names its clause, but nothing is decided there.
NO_DECISIONS = ("lib/clauses/", "lib/rule_switches.cpp")

ID = r"[a-z]+\.[a-z]+[a-z-]*"
LITERAL = re.compile(rf'"({ID})"_clause')
IN_BRACKETS = re.compile(rf"\[({ID}(?:,[\s/]+{ID})*)\]")
BARE = re.compile(rf"(?<![\w./-]){ID}(?![\w/])")
TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"'
    r"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'|^[ \t]*#(?:\\\n|[^\n])*",
    re.DOTALL | re.MULTILINE,
)


class Problem(Exception):
    """What is wrong with a source, with its file and line."""


@dataclass
class Definition:
    """A function, a variable with a value in braces, or the head of a class."""

    name: str
    is_function: bool
    begin: int  # of the comment above it
    head: int
    end: int


@dataclass
class Mention:
    clause: str
    at: int


@dataclass
class Source:
    """A source, its text without comments and literals, and its definitions."""

    path: str
    text: str
    code: str = ""
    comments: list = field(default_factory=list)  # (begin, end)
    definitions: list = field(default_factory=list)

    def line(self, at):
        return self.text.count("\n", 0, at) + 1

    def definition_at(self, at):
        for definition in self.definitions:
            if definition.begin <= at < definition.end:
                return definition
        return None


def read_source(path):
    source = Source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    code, last = [], 0
    for token in TOKEN.finditer(source.text):
        begin, end = token.span()
        if token[0].startswith(("//", "/*")):
            source.comments.append((begin, end))
        code += source.text[last:begin], re.sub(r"[^\n]", " ", token[0])
        last = end
    source.code = "".join(code) + source.text[last:]
    source.definitions = definitions_in(source)
    return source


def closing(code, at):
    """The place behind the bracket that closes the one at `at`."""
    depth = 0
    for bracket in re.finditer(r"[(){}\[\]]", code[at:]):
        depth += 1 if bracket[0] in "({[" else -1
        if depth == 0:
            return at + bracket.end()
    return len(code)


def definitions_in(source):
    """Those of namespaces and classes; what is defined inside a function belongs to it."""
    code, found = source.code, []
    head = at = 0
    while at < len(code):
        letter = code[at]
        if letter in "(":
            at = closing(code, at)
        elif letter in ";}":
            at += 1
            head = at
        elif letter == ":" and re.search(r"\b(public|private|protected)\s*$", code[head:at]):
            at += 1
            head = at
        elif letter == "{":
            if opens_scope(code[head:at]):
                found += class_at(source, head, at)
                at += 1
            else:
                end = end_of_definition(code, at)
                found.append(definition(source, head, at, end))
                at = end
            head = at
        else:
            at += 1
    return found


CLASS = re.compile(r"\s*(?:template\s*<.*?>\s*)?(?:class|struct)\s+(\w+)[^;]*", re.DOTALL)


HAS_FUNCTION = re.compile(r"\)[\w\s]*(->[^{;]*|:[^;]*)?\{")


def class_at(source, head, opening):
    """Of a class the head, with the comment above: what is in it are definitions of their own."""
    called = CLASS.fullmatch(source.code[head:opening])
    body = source.code[opening : closing(source.code, opening)]
    if called and source.path.endswith(".cpp") and HAS_FUNCTION.search(body):
        begin = head + len(source.code[head:opening]) - len(source.code[head:opening].lstrip())
        yield Definition(called[1], True, with_comment_above(source, begin), begin, opening)


def opens_scope(head):
    head = re.sub(r"^\s*template\s*<.*?>(?=\s*(class|struct)\b)", "", head, flags=re.DOTALL)
    return re.match(r"\s*((inline\s+)?namespace|extern|class|struct|union)\b", head) and (
        "(" not in head
    )


def end_of_definition(code, at):
    """Behind the body that opens at `at`, or that follows the initialisers which begin there."""
    end = closing(code, at)
    following = re.match(r"\s*(;|,[^;{]*(?=\{)|\s(?=\{))", code[end:])
    if not following:
        return end
    end += following.end()
    return end if following[1] == ";" else end_of_definition(code, end)


def definition(source, head, opening, end):
    text = source.code[head:opening]
    begin = head + len(text) - len(text.lstrip())
    called = re.search(r"((?:[\w~]+(?:<[^<>]*>)?::)*(?:operator\s*\S+?|~?\w+))\s*\(", text)
    is_function = bool(called) and "=" not in text[: called.start()].replace("operator=", "")
    if is_function:
        name = called[1]
    else:
        name = (re.findall(r"\w+", re.sub(r"<.*>|\[.*?\]|=.*", "", text, flags=re.DOTALL)) or [""])[-1]
    return Definition(name, is_function, with_comment_above(source, begin), begin, end)


def with_comment_above(source, begin):
    """Where the lines of comment that end on the line above `begin` begin."""
    for first, last in reversed(source.comments):
        if last <= begin and re.fullmatch(r"\n?[ \t]*", source.text[last:begin]):
            line_begin = source.text.rfind("\n", 0, first) + 1
            if not source.text[line_begin:first].strip():
                begin = first
    return begin


def in_code(source):
    return [Mention(found[1], found.start()) for found in LITERAL.finditer(source.text)]


def in_comments(source, pattern):
    for begin, end in runs(source):
        for found in pattern.finditer(source.text, begin, end):
            for each in re.finditer(ID, found[0]):
                yield Mention(each[0], found.start() + each.start())


def runs(source):
    """The comments, with those on consecutive lines as one."""
    joined = []
    for begin, end in source.comments:
        if joined and not source.text[joined[-1][1] : begin].strip(" \t\n"):
            joined[-1][1] = end
        else:
            joined.append([begin, end])
    return joined


def clause_ids():
    text = (ROOT / IDS).read_text(encoding="utf-8")
    return re.findall(rf'"({ID})"', text)


def sources_in(folders):
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.[ch]pp")):
            yield read_source(path)


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def sites(folders):
    """(clause, file, line, function) of each decision: each clause once in each definition."""
    ids = set(clause_ids())
    found = {}
    for source in sources_in(folders):
        if source.path.startswith(NO_DECISIONS):
            continue
        mentions = in_code(source)
        for mention in in_comments(source, IN_BRACKETS):
            if mention.clause not in ids:
                raise Problem(
                    f"{source.path}:{source.line(mention.at)}: no clause has the id {mention.clause}"
                )
            inside = source.definition_at(mention.at)
            if inside and inside.is_function:
                mentions.append(mention)
        for mention in sorted(mentions, key=lambda each: each.at):
            inside = source.definition_at(mention.at)
            line = source.line(mention.at)
            key = (mention.clause, source.path, inside.begin if inside else -line)
            found.setdefault(key, (line, inside.name if inside else ""))
    order = {clause: number for number, clause in enumerate(clause_ids())}
    rows = [
        (clause, file, line, name)
        for (clause, file, _), (line, name) in found.items()
        if clause in order  # of any other the compiler says that it does not exist
    ]
    return sorted(rows, key=lambda row: order[row[0]])  # of one clause by folder, file and line


def sites_source(folders):
    lines = [
        f"    {{{quoted(clause)}_clause, {quoted(file)}, {line}, {quoted(name)}}},\n"
        for clause, file, line, name in sites(folders)
    ]
    # const, not constexpr: else clang counts the search for all ids as one evaluation, which is too long for it.
    return (
        '#include "show/words/clause_sites.hpp"\n\n'
        "namespace standee {\nnamespace {\n\n"
        f"const ClauseSite sites[] = {{\n{''.join(lines)}}};\n\n"
        "}  // namespace\n\n"
        "std::span<const ClauseSite> engine_decisions() { return sites; }\n\n"
        "}  // namespace standee\n"
    )


def rulebook_functions(folder):
    """Each function that names a clause, with the clauses in the comment above it and in it."""
    ids = set(clause_ids())
    for source in sources_in([folder]):
        mentions = in_code(source) + list(in_comments(source, BARE))
        for each in source.definitions:
            if source.code[each.end - 1] not in "};":  # of a class there is only the head
                continue
            above = {m.clause for m in mentions if each.begin <= m.at < each.head} & ids
            inside = {m.clause for m in mentions if each.head <= m.at < each.end} & ids
            if above or inside:
                begin = source.text.rfind("\n", 0, each.begin) + 1
                yield source, each, textwrap.dedent(source.text[begin : each.end]), above, inside


def raw(text):
    mark = "text"
    while f'){mark}"' in text:
        mark += "_"
    return f'R"{mark}({text}){mark}"'


def array(kind, name, rows):
    """An array, or an empty span where it would have no element."""
    if not rows:
        return f"constexpr std::span<const {kind}> {name};\n\n"
    # const, not constexpr, as above: to clang the whole table would be one evaluation.
    return f"const {kind} {name}[] = {{\n{''.join(rows)}}};\n\n"


def rulebook_source(folder):
    found = list(rulebook_functions(folder))
    functions = [
        f"    {{{quoted(source.path)}, {source.line(each.head)}, {quoted(each.name)}, {raw(text)}}},\n"
        for source, each, text, _, _ in found
    ]
    links = [
        f"    {{{quoted(clause)}_clause, {number}, {'true' if clause in above else 'false'}}},\n"
        for clause in clause_ids()
        for number, (_, _, _, above, inside) in enumerate(found)
        if clause in above | inside
    ]
    return (
        '#include "verify/clauses/rulebook_functions.hpp"\n\n'
        "namespace standee::verify {\nnamespace {\n\n"
        + array("RulebookFunction", "functions", functions)
        + array("RulebookLink", "links", links)
        + "}  // namespace\n\n"
        "std::span<const RulebookFunction> rulebook_functions() { return functions; }\n\n"
        "std::span<const RulebookLink> rulebook_links() { return links; }\n\n"
        "}  // namespace standee::verify\n"
    )


def fixtures(folder):
    """(clause, fixture) for each clause that a fixture names, in the order of clauses and names."""
    order = {clause: number for number, clause in enumerate(clause_ids())}
    found = set()
    for path in (ROOT / folder).rglob("*.json"):
        try:
            named = json.loads(path.read_text(encoding="utf-8")).get("clauses", [])
        except (AttributeError, ValueError):
            continue  # no fixture, or a wrong one, which `standee check` reports
        name = path.relative_to(ROOT / folder).as_posix()
        found |= {(clause, name) for clause in named if clause in order}
    return sorted(found, key=lambda each: (order[each[0]], each[1]))


def fixtures_source(folder):
    by_clause = {}
    for clause, name in fixtures(folder):
        by_clause.setdefault(clause, []).append(name)
    names, rows = [], []
    for clause, files in by_clause.items():
        place = f"std::span{{names}}.subspan({len(names)}, {len(files)})"
        rows.append(f"    {{{quoted(clause)}_clause, {place}}},\n")
        names += [f"    {quoted(file)},\n" for file in files]
    return (
        '#include "verify/clauses/fixture_names.hpp"\n\n'
        "namespace standee::verify {\nnamespace {\n\n"
        + array("std::string_view", "names", names)
        + array("FixturesOfClause", "rows", rows)
        + "}  // namespace\n\n"
        "std::span<const FixturesOfClause> fixtures_of_clauses() { return rows; }\n\n"
        "}  // namespace standee::verify\n"
    )


def main(arguments):
    kind, output, *folders = arguments
    writers = {
        "sites": lambda: sites_source(folders),
        "rulebook": lambda: rulebook_source(*folders),
        "fixtures": lambda: fixtures_source(*folders),
    }
    text = writers[kind]()
    path = Path(output)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Problem as problem:
        sys.exit(str(problem))
