"""Reads a module as wasm-ld --emit-relocs links it: which function or datum refers to which others."""

import bisect
import typing

CUSTOM, IMPORT, EXPORT, CODE, DATA = 0, 2, 7, 10, 11
SYMBOL_TABLE, FUNCTION_NAMES = 8, 1
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
# Kinds of relocations.
OF_TYPE = 6
WITH_ADDEND = {3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25}


class Bytes:
    """Reads numbers and texts from a module."""

    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def number(self):
        result = shift = 0
        while True:
            byte = self.byte()
            result |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return result

    def text(self):
        length = self.number()
        self.at += length
        return self.data[self.at - length:self.at].decode()


class Section(typing.NamedTuple):
    kind: int
    name: str  # of a custom section
    header: int  # where it begins, with its kind and its size
    start: int
    end: int


class Segment(typing.NamedTuple):
    """Bytes that a module puts at an address of the memory."""

    address: int
    at: int  # where they are in the file
    size: int


class Symbol(typing.NamedTuple):
    kind: int
    function: int = -1  # the number of a function
    address: int = 0  # of a datum
    size: int = 0


def parts(data, start, end=None):
    """The sections of a module, or the parts of a section: kind, start of the header, start, end."""
    while start < (len(data) if end is None else end):
        reader = Bytes(data, start + 1)
        size = reader.number()
        yield data[start], start, reader.at, reader.at + size
        start = reader.at + size


def sections_of(data):
    sections = []
    for kind, header, start, end in parts(data, 8):
        reader = Bytes(data, start)
        name = reader.text() if kind == CUSTOM else ""
        sections.append(Section(kind, name, header, reader.at, end))
    return sections


def segments_of(data):
    """The data of a module, by address."""
    segments = []
    for section in sections_of(data):
        if section.kind != DATA:
            continue
        reader = Bytes(data, section.start)
        for _ in range(reader.number()):
            assert reader.number() == 0 and reader.byte() == 0x41, "not at a constant address"
            address = reader.number()
            assert address < 2**31 and reader.byte() == 0x0B
            size = reader.number()
            segments.append(Segment(address, reader.at, size))
            reader.at += size
    return segments


class Linked:
    """A module with its relocations.

    `names` are those of its functions by number, `imported` how many of them it imports, `symbols` what its linker
    knew, `bodies` where the functions begin in the file, and `segments` its data."""

    def __init__(self, data):
        self.data = data
        self.sections = sections_of(data)
        self.imported = self._imported()
        self.names = self._names()
        self.symbols = self._symbols()
        self.segments = segments_of(data)
        self.bodies = self._bodies()
        self.exported = self._exported()

    def _only(self, kind, name=""):
        return next(s for s in self.sections if s.kind == kind and s.name == name)

    def _imported(self):
        """How many functions are imported. They come before everything else that Standee's module may import."""
        section = next((s for s in self.sections if s.kind == IMPORT), None)
        if section is None:
            return 0
        reader = Bytes(self.data, section.start)
        functions = 0
        for _ in range(reader.number()):
            reader.text(), reader.text()
            if reader.byte() != 0:
                break
            reader.number()
            functions += 1
        return functions

    def _exported(self):
        """The functions that the host can call."""
        reader = Bytes(self.data, self._only(EXPORT).start)
        exports = []
        for _ in range(reader.number()):
            reader.text()
            exports.append((reader.byte(), reader.number()))
        return {number for kind, number in exports if kind == 0}

    def _names(self):
        names = {}
        section = self._only(CUSTOM, "name")
        for part, _, start, _ in parts(self.data, section.start, section.end):
            if part == FUNCTION_NAMES:
                reader = Bytes(self.data, start)
                for _ in range(reader.number()):
                    number = reader.number()
                    names[number] = reader.text()
        return names

    def _symbols(self):
        section = self._only(CUSTOM, "linking")
        reader = Bytes(self.data, section.start)
        reader.number()  # the version
        table = next(start for part, _, start, _ in parts(self.data, reader.at, section.end) if part == SYMBOL_TABLE)
        reader = Bytes(self.data, table)
        segments = segments_of(self.data)
        return [self._symbol(reader, segments) for _ in range(reader.number())]

    @staticmethod
    def _symbol(reader, segments):
        kind, flags = reader.byte(), reader.number()
        if kind == DATA_SYMBOL:
            reader.text()
            if flags & UNDEFINED:
                return Symbol(kind)
            segment, offset, size = reader.number(), reader.number(), reader.number()
            if segment >= len(segments):  # of zeros, which the module does not write down
                return Symbol(kind)
            return Symbol(kind, address=segments[segment].address + offset, size=size)
        number = reader.number()
        if kind != SECTION_SYMBOL and (not flags & UNDEFINED or flags & EXPLICIT_NAME):
            reader.text()
        return Symbol(kind, function=number) if kind == FUNCTION_SYMBOL else Symbol(kind)

    def _bodies(self):
        reader = Bytes(self.data, self._only(CODE).start)
        bodies = []
        for _ in range(reader.number()):
            size = reader.number()
            bodies.append(reader.at)
            reader.at += size
        return bodies

    def _relocations(self, name, start):
        """Places in the file and the symbols that are referred to there."""
        reader = Bytes(self.data, self._only(CUSTOM, name).start)
        reader.number()  # the section
        for _ in range(reader.number()):
            kind, offset, index = reader.byte(), reader.number(), reader.number()
            if kind in WITH_ADDEND:
                reader.number()
            if kind != OF_TYPE and self.symbols[index].kind in (FUNCTION_SYMBOL, DATA_SYMBOL):
                yield start + offset, index

    def references(self):
        """What each function refers to, by number; what each symbol of data refers to; and what data without a symbol
        refer to. A function is its number, data are ("data", the number of their symbol)."""
        function_refers, data_refers, others = {}, {}, set()
        node = [s.function if s.kind == FUNCTION_SYMBOL else ("data", i) for i, s in enumerate(self.symbols)]
        for place, index in self._relocations("reloc.CODE", self._only(CODE).start):
            function = self.imported + bisect.bisect_right(self.bodies, place) - 1
            function_refers.setdefault(function, set()).add(node[index])
        at = self._data_symbols()
        for place, index in self._relocations("reloc.DATA", self._only(DATA).start):
            holders = at(place)
            for holder in holders:
                data_refers.setdefault(("data", holder), set()).add(node[index])
            if not holders:
                others.add(node[index])
        return function_refers, data_refers, others

    def started(self):
        """The functions that set up static objects. The linker writes their caller itself, without relocations."""
        caller = next(number for number, name in self.names.items() if name == "__wasm_call_ctors")
        reader = Bytes(self.data, self.bodies[caller - self.imported])
        assert reader.number() == 0, "no locals"
        called = set()
        while (instruction := reader.byte()) != 0x0B:
            assert instruction in (0x10, 0x1A), "only calls and drops"
            if instruction == 0x10:
                called.add(reader.number())
        return called

    def _data_symbols(self):
        """A function that says which symbols of data have the byte at a place in the file."""
        data = sorted((s.address, s.address + s.size, i) for i, s in enumerate(self.symbols) if s.size)
        longest = max(s.size for s in self.symbols)
        segments = sorted((s.at, s.address) for s in self.segments)

        def at(place):
            start, address = segments[bisect.bisect_right(segments, (place, 2**32)) - 1]
            address += place - start
            found = []
            for i in range(bisect.bisect_right(data, (address, 2**32, 0)) - 1, -1, -1):
                if data[i][0] + longest <= address:
                    break
                if data[i][1] > address:
                    found.append(data[i][2])
            return found

        return at
