"""Finds the places in C++ sources where one small change makes another program: a mutant.

A site is the extent of an expression or a statement in a function's body, and what stands there in
the mutant. What is decided at compile time (constants, template arguments, `requires`, `static_assert`) is no
site: a switch that is read at run time cannot change it. Neither is what changes nothing: room that
is reserved, and a < b where a and b are known to differ. A call of `spend`, which counts work, is a
site, but its argument is none: work is counted in round figures.
"""

from dataclasses import dataclass, field
from pathlib import Path

from clang.cindex import Config, CursorKind, Diagnostic, Index, TypeKind

SWAPS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "&&": "||", "||": "&&", "+": "-", "-": "+", "*": "+", "/": "*", "%": "*",
    "+=": "-=", "-=": "+=",
}
COMPARISONS = {"<", "<=", ">", ">=", "==", "!="}
FUNCTIONS = {
    CursorKind.FUNCTION_DECL, CursorKind.CXX_METHOD, CursorKind.CONSTRUCTOR, CursorKind.DESTRUCTOR,
    CursorKind.CONVERSION_FUNCTION, CursorKind.FUNCTION_TEMPLATE, CursorKind.LAMBDA_EXPR,
}
NUMBERS = {
    TypeKind.BOOL, TypeKind.CHAR_S, TypeKind.SCHAR, TypeKind.UCHAR, TypeKind.SHORT, TypeKind.USHORT,
    TypeKind.INT, TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.LONGLONG,
    TypeKind.ULONGLONG, TypeKind.FLOAT, TypeKind.DOUBLE,
}
# A literal is changed where it is a value of the program, not where it may be a template argument.
LITERAL_PARENTS = {
    CursorKind.BINARY_OPERATOR, CursorKind.RETURN_STMT, CursorKind.CONDITIONAL_OPERATOR,
    CursorKind.CALL_EXPR, CursorKind.INIT_LIST_EXPR, CursorKind.UNEXPOSED_EXPR,
}


class DoesNotCompile(Exception):
    """The sources that were read together."""


@dataclass
class Mutant:
    """One change. Offsets are bytes of the file; `change` says it for people."""

    path: str
    line: int
    start: int
    end: int
    change: str
    pieces: tuple  # text, or (start, end) of the source, which together replace [start, end)
    statement: bool = False
    number: int = field(default=0)

    def key(self):
        return self.path, self.start, self.end, self.change


class Finder:
    """The sites of all files of `folders`, found in translation units that include them."""

    def __init__(self, root, folders):
        Config.set_library_file("/usr/lib/llvm-19/lib/libclang-19.so.1")
        self.root = Path(root)
        self.folders = folders
        self.index = Index.create()
        self.texts = {}
        self.found = {}
        self.done = set()  # files whose sites are known

    def read(self, text):
        """Adds the sites of what this source includes and no earlier one did."""
        name = str(self.root / "mutants.cpp")
        arguments = ["-std=c++20", f"-I{self.root}", f"-I{self.root / 'include'}", "-w"]
        unit = self.index.parse(name, args=arguments, unsaved_files=[(name, text)])
        errors = [d for d in unit.diagnostics if d.severity >= Diagnostic.Error]
        if errors:
            raise DoesNotCompile(str(errors[0]))
        new = set()
        for cursor in unit.cursor.get_children():
            path = self.path_of(cursor)
            if path and path not in self.done:
                new.add(path)
                self.visit(cursor, path, [])
        self.done |= new

    def path_of(self, cursor):
        """Its file, relative to the root, if it lies in one of the folders."""
        if cursor.location.file is None:
            return None
        file = Path(cursor.location.file.name)
        if not file.is_relative_to(self.root):
            return None
        path = str(file.relative_to(self.root))
        return path if path.split("/")[0] in self.folders else None

    def text(self, path, start, end):
        if path not in self.texts:
            self.texts[path] = (self.root / path).read_bytes()
        return self.texts[path][start:end].decode()

    def visit(self, cursor, path, parents):
        if cursor.kind in (CursorKind.STATIC_ASSERT, CursorKind.CONCEPT_DECL):
            return
        start, end = cursor.extent.start.offset, cursor.extent.end.offset
        if cursor.kind == CursorKind.VAR_DECL and "constexpr " in self.text(path, start, end)[:40]:
            return
        if cursor.kind in FUNCTIONS and "consteval " in self.text(path, start, end)[:60]:
            return
        if any(p.kind in FUNCTIONS for p in parents):
            self.look_at(cursor, path, start, end, parents[-1])
        if cursor.kind == CursorKind.CALL_EXPR and cursor.spelling == "spend":
            return
        children = list(cursor.get_children())
        if cursor.kind == CursorKind.IF_STMT and self.text(path, start, end).startswith("if constexpr"):
            children = children[1:]
        for child in children:
            if child.location.file and str(child.location.file.name).endswith(path):
                self.visit(child, path, [*parents, cursor])

    def look_at(self, cursor, path, start, end, parent):
        kind = cursor.kind
        if kind in (CursorKind.BINARY_OPERATOR, CursorKind.COMPOUND_ASSIGNMENT_OPERATOR):
            self.swap(cursor, path, start, end)
        elif kind == CursorKind.CALL_EXPR and cursor.spelling.startswith("operator"):
            self.swap(cursor, path, start, end)
        elif kind == CursorKind.UNARY_OPERATOR and self.is_not(path, start):
            self.add(path, cursor, start, end, f"drop the ! of {self.text(path, start, end)}",
                     ("bool(", (start + 1, end), ")"))
        elif kind == CursorKind.INTEGER_LITERAL and parent.kind in LITERAL_PARENTS:
            self.literal(cursor, path, start, end)
        elif kind == CursorKind.CALL_EXPR and parent.kind == CursorKind.COMPOUND_STMT and cursor.spelling != "reserve":
            self.add(path, cursor, start, end, f"leave out {self.text(path, start, end)}", (), True)

    def is_not(self, path, start):
        """Whether a ! stands there. A != that is written as == may be one for the parser alone."""
        text = self.text(path, start, start + 2)
        return text[0] == "!" and text[1] != "="

    def are_known_to_differ(self, path, start, left, right):
        """Whether "a != b ?" or "a != b) { return" stands before a < b, so that a <= b is the same."""
        a, b = (self.text(path, c.extent.start.offset, c.extent.end.offset) for c in (left, right))
        before = " ".join(self.text(path, max(0, start - 400), start).split())
        return before.endswith((f"{a} != {b} ?", f"{a} != {b}) {{ return"))

    def literal(self, cursor, path, start, end):
        text = self.text(path, start, end)
        if text.isdigit() and self.text(path, start - 1, start) not in "<":
            self.add(path, cursor, start, end, f"{text} becomes {int(text) + 1}", (str(int(text) + 1),))

    def swap(self, cursor, path, start, end):
        """Another operator between the same operands."""
        operands = [c for c in cursor.get_children() if c.extent.start.offset != c.extent.end.offset]
        if cursor.kind == CursorKind.CALL_EXPR:  # the operator itself is a child too
            operands = [c for c in operands if not c.spelling.startswith("operator") or c.kind == CursorKind.CALL_EXPR]
        if len(operands) != 2:
            return
        left, right = operands
        between = left.extent.end.offset, right.extent.start.offset
        operator = self.text(path, *between).strip()
        other = SWAPS.get(operator)
        if other is None or left.extent.start.offset != start or right.extent.end.offset != end:
            return
        if operator not in COMPARISONS and cursor.type.get_canonical().kind not in NUMBERS:
            return
        if cursor.kind == CursorKind.CALL_EXPR and operator not in COMPARISONS:
            return
        if self.text(path, max(0, start - 9), start) == "requires(":
            return
        if operator in ("<", ">") and self.are_known_to_differ(path, start, left, right):
            return
        self.add(path, cursor, start, end, f"{operator} becomes {other} in {self.text(path, start, end)}",
                 ((start, between[0]), f" {other} ", (between[1], end)))

    def add(self, path, cursor, start, end, change, pieces, statement=False):
        if self.text(path, start, end):
            change = " ".join(change.split())
            mutant = Mutant(path, cursor.extent.start.line, start, end, change, pieces, statement)
            self.found.setdefault(mutant.key(), mutant)

    def mutants(self):
        return [self.found[key] for key in sorted(self.found)]
