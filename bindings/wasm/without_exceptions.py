#!/usr/bin/env python3
"""Rewrites a module so that it needs no exception handling of its host.

usage: without_exceptions.py MODULE OUTPUT

Few runtimes know the instructions for exceptions. Here a thrown exception is a global that is not zero. Whoever calls
a function that may throw asks for it afterwards, and then goes to its handler or returns. The module has one kind of
exception, that of C++, whose payload is one number.

The input is a module as the linker writes it; the output has no custom sections.
"""

import sys
from pathlib import Path

import linked
from linked import Bytes

TYPE, FUNCTION, GLOBAL, TAG = 1, 3, 6, 13
TAG_EXPORT, TAG_IMPORT = 4, 4
VOID = b"\x40"

BLOCK, LOOP, IF, ELSE, TRY, CATCH, THROW, RETHROW, END = 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0B
BR, BR_IF, BR_TABLE, RETURN, CALL, CALL_INDIRECT, DELEGATE, CATCH_ALL = 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x18, 0x19
LOCAL_GET, LOCAL_SET, GLOBAL_GET, GLOBAL_SET = b"\x20", b"\x21", b"\x23", b"\x24"

# How many numbers follow an instruction; other instructions below 0xC5 have none.
ONE_NUMBER = {BR, BR_IF, CALL, CATCH, THROW, RETHROW, DELEGATE, 0x3F, 0x40, 0x41, 0x42, 0xD0, 0xD2,
              *range(0x20, 0x27)}
TWO_NUMBERS = {CALL_INDIRECT, *range(0x28, 0x3F)}
PREFIXED = {8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1}
ZERO = {0x7F: b"\x41\0", 0x7E: b"\x42\0", 0x7D: b"\x43" + bytes(4), 0x7C: b"\x44" + bytes(8)}


def unsigned(number):
    result = b""
    while number > 127:
        result += bytes([number & 127 | 128])
        number >>= 7
    return result + bytes([number])


def skip_bytes(reader):
    """Passes a list of kinds of values."""
    count = reader.number()
    reader.at += count


def skip_number(reader):
    while reader.byte() >= 128:
        pass


def instructions(data, start, end):
    """The instructions of a body: the opcode, and where the instruction begins and ends."""
    reader = Bytes(data, start)
    while reader.at < end:
        begin = reader.at
        code = reader.byte()
        if code in (BLOCK, LOOP, IF, TRY):
            skip_number(reader)
        elif code == BR_TABLE:
            for _ in range(reader.number() + 1):
                skip_number(reader)
        elif code == 0x1C:
            skip_bytes(reader)
        elif code == 0x43:
            reader.at += 4
        elif code == 0x44:
            reader.at += 8
        elif code == 0xFC:
            for _ in range(PREFIXED.get(reader.number(), 0)):
                skip_number(reader)
        else:
            assert code < 0xC5 or code in (0xD0, 0xD1, 0xD2), hex(code)
            for _ in range(2 if code in TWO_NUMBERS else 1 if code in ONE_NUMBER else 0):
                skip_number(reader)
        yield code, begin, reader.at


class Frame:
    """A block that is open. `extra` is how many labels it has more than the original."""

    def __init__(self, kind, delegate=None):
        self.kind, self.delegate = kind, delegate
        self.guards = kind == TRY and delegate is None  # exceptions of what stands here go to its handler
        self.payload = None  # the local that keeps what it has caught

    @property
    def extra(self):
        return 1 if self.guards else 0


class Module:
    def __init__(self, data):
        self.data = data
        self.sections = {s.kind: s for s in linked.sections_of(data) if s.kind != linked.CUSTOM}
        self.types = self._types()
        self.functions, self.imported = self._functions()
        self.bodies = self._bodies()
        count = Bytes(data, self.sections[GLOBAL].start).number()
        self.pending, self.payload = unsigned(count), unsigned(count + 1)

    def _types(self):
        """The kinds of the results of each type of function."""
        reader = Bytes(self.data, self.sections[TYPE].start)
        types = []
        for _ in range(reader.number()):
            assert reader.byte() == 0x60
            skip_bytes(reader)
            count = reader.number()
            types.append(self.data[reader.at:reader.at + count])
            reader.at += count
        return types

    def _functions(self):
        """The type of each function by number, and how many are imported."""
        types = []
        if linked.IMPORT in self.sections:
            reader = Bytes(self.data, self.sections[linked.IMPORT].start)
            for _ in range(reader.number()):
                reader.text(), reader.text()
                assert reader.byte() == 0, "only functions are imported"
                types.append(reader.number())
        imported = len(types)
        reader = Bytes(self.data, self.sections[FUNCTION].start)
        types += [reader.number() for _ in range(reader.number())]
        return types, imported

    def _bodies(self):
        """Of each function: where its body begins, where its instructions begin, and where they end."""
        reader = Bytes(self.data, self.sections[linked.CODE].start)
        bodies = []
        for _ in range(reader.number()):
            size = reader.number()
            begin = reader.at
            locals_ = Bytes(self.data, begin)
            for _ in range(locals_.number()):
                locals_.number(), locals_.byte()
            bodies.append((begin, locals_.at, begin + size))
            reader.at = begin + size
        return bodies

    def throwing(self):
        """The functions that an exception may leave."""
        callers, waiting = {}, []
        for number, (_, start, end) in enumerate(self.bodies, self.imported):
            throws = False
            for code, begin, _ in instructions(self.data, start, end):
                if code in (THROW, RETHROW, CALL_INDIRECT):
                    throws = True
                elif code == CALL:
                    callers.setdefault(Bytes(self.data, begin + 1).number(), set()).add(number)
            if throws:
                waiting.append(number)
        found = set()
        while waiting:
            number = waiting.pop()
            if number not in found:
                found.add(number)
                waiting += callers.get(number, ())
        return found

    def parameters_and_locals(self, number):
        begin, _, _ = self.bodies[number - self.imported]
        reader = Bytes(self.data, self.sections[TYPE].start)
        wanted = self.functions[number]
        for _ in range(reader.number()):
            reader.byte()
            count = reader.number()
            reader.at += count
            skip_bytes(reader)
            if wanted == 0:
                break
            wanted -= 1
        reader = Bytes(self.data, begin)
        for _ in range(reader.number()):
            count += reader.number()
            reader.byte()
        return count


class Body:
    """Rewrites one function."""

    def __init__(self, module, number, throwing):
        self.module, self.throwing = module, throwing
        self.begin, self.start, self.end = module.bodies[number - module.imported]
        self.results = module.types[module.functions[number]]
        self.first_local = module.parameters_and_locals(number)
        self.frames, self.out, self.locals = [], bytearray(), 0

    def number_at(self, begin):
        return Bytes(self.module.data, begin + 1).number()

    def delegates(self):
        """For each try, in order: the label to which it delegates, or None if it catches."""
        ends, opened = [], []
        for code, begin, _ in instructions(self.module.data, self.start, self.end):
            if code in (BLOCK, LOOP, IF, TRY):
                opened.append(len(ends) if code == TRY else None)
                if code == TRY:
                    ends.append(None)
            elif code in (END, DELEGATE) and opened:
                number = opened.pop()
                if code == DELEGATE:
                    ends[number] = self.number_at(begin)
        return ends

    def depth(self, label):
        """The label of the output for one of the original."""
        inner = self.frames[len(self.frames) - label:] if label else []
        target = self.frames[-1 - label] if label < len(self.frames) else None
        return sum(1 + frame.extra for frame in inner) + (target.extra if target else 0)

    def handler(self, position=None):
        """The label of the handler of what is thrown within the frame at that position; None: the caller's."""
        position = len(self.frames) - 1 if position is None else position
        while position >= 0:
            frame = self.frames[position]
            if frame.kind == TRY and frame.delegate is not None:
                position -= 1 + frame.delegate
                continue
            if frame.guards:
                return sum(1 + inner.extra for inner in self.frames[position + 1:])
            position -= 1
        return None

    def leave(self, within=0):
        """Goes to the handler, or returns. `within` labels are open that no frame stands for."""
        label = self.handler()
        if label is not None:
            return bytes([BR]) + unsigned(label + within)
        return b"".join(ZERO[kind] for kind in self.results) + bytes([RETURN])

    def raised(self, payload):
        """Sets the exception to this payload."""
        return payload + GLOBAL_SET + self.module.payload + b"\x41\x01" + GLOBAL_SET + self.module.pending

    def catch(self, frame, takes_payload):
        frame.guards = False
        frame.payload = unsigned(self.first_local + self.locals)
        self.locals += 1
        self.out += bytes([BR]) + unsigned(1) + bytes([END])
        self.out += b"\x41\0" + GLOBAL_SET + self.module.pending
        self.out += GLOBAL_GET + self.module.payload + LOCAL_SET + frame.payload
        if takes_payload:
            self.out += LOCAL_GET + frame.payload

    def may_throw(self, code, begin):
        return code == CALL_INDIRECT or (code == CALL and self.number_at(begin) in self.throwing)

    def rewritten(self):
        data, delegates = self.module.data, iter(self.delegates())
        dead = False  # in a handler that nothing reaches
        skipped = 0
        for code, begin, end in instructions(data, self.start, self.end):
            raw = data[begin:end]
            if dead:
                skipped += code in (BLOCK, LOOP, IF, TRY)
                if code == TRY:
                    next(delegates)
                if code in (END, DELEGATE):
                    if skipped == 0:
                        dead = False
                    else:
                        skipped -= 1
                if dead:
                    continue
            if code in (BLOCK, LOOP, IF):
                self.frames.append(Frame(code))
                self.out += raw
            elif code == TRY:
                frame = Frame(TRY, next(delegates))
                self.frames.append(frame)
                self.out += bytes([BLOCK]) + raw[1:] + (bytes([BLOCK]) + VOID if frame.guards else b"")
            elif code in (CATCH, CATCH_ALL):
                frame = self.frames[-1]
                if frame.guards:
                    self.catch(frame, code == CATCH)
                else:
                    dead = True
            elif code == THROW:
                self.out += self.raised(b"") + self.leave()
            elif code == RETHROW:
                frame = self.frames[-1 - self.number_at(begin)]
                self.out += self.raised(LOCAL_GET + frame.payload) + self.leave()
            elif code in (END, DELEGATE):
                if self.frames:
                    self.frames.pop()
                self.out += bytes([END])
            elif code in (BR, BR_IF):
                self.out += raw[:1] + unsigned(self.depth(self.number_at(begin)))
            elif code == BR_TABLE:
                reader = Bytes(data, begin + 1)
                count = reader.number()
                self.out += raw[:1] + unsigned(count)
                for _ in range(count + 1):
                    self.out += unsigned(self.depth(reader.number()))
            else:
                self.out += raw
                if self.may_throw(code, begin):
                    self.out += GLOBAL_GET + self.module.pending + bytes([IF]) + VOID
                    self.out += self.leave(within=1) + bytes([END])
        return self.with_locals()

    def with_locals(self):
        reader = Bytes(self.module.data, self.begin)
        groups = reader.number()
        declared = self.module.data[reader.at:self.start]
        if self.locals:
            groups, declared = groups + 1, declared + unsigned(self.locals) + b"\x7f"
        content = unsigned(groups) + declared + bytes(self.out)
        return unsigned(len(content)) + content


def exports_without_tags(module):
    reader = Bytes(module.data, module.sections[linked.EXPORT].start)
    kept = []
    for _ in range(reader.number()):
        begin = reader.at
        reader.text()
        kind = reader.byte()
        reader.number()
        if kind != TAG_EXPORT:
            kept.append(module.data[begin:reader.at])
    return unsigned(len(kept)) + b"".join(kept)


def globals_with_exception(module):
    section = module.sections[GLOBAL]
    reader = Bytes(module.data, section.start)
    count = reader.number()
    return unsigned(count + 2) + module.data[reader.at:section.end] + b"\x7f\x01\x41\0\x0b" * 2


def code_without_exceptions(module):
    throwing = module.throwing()
    bodies = [Body(module, number, throwing).rewritten()
              for number in range(module.imported, module.imported + len(module.bodies))]
    return unsigned(len(bodies)) + b"".join(bodies)


def main(file, output):
    module = Module(Path(file).read_bytes())
    rewritten = {GLOBAL: globals_with_exception, linked.EXPORT: exports_without_tags, linked.CODE: code_without_exceptions}
    out = bytearray(module.data[:8])
    for section in linked.sections_of(module.data):
        if section.kind in (linked.CUSTOM, TAG):
            continue
        content = rewritten[section.kind](module) if section.kind in rewritten else \
            module.data[section.start:section.end]
        out += bytes([section.kind]) + unsigned(len(content)) + content
    Path(output).write_bytes(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
