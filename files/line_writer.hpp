#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "files/document.hpp"
#include "lib/hex.hpp"
#include "lib/map.hpp"

namespace standee {

/// Whether every character of the text is written unchanged in JSON. Most texts are like this.
constexpr bool is_plain(std::string_view text) {
    bool all = true;
    for (const char character : text) {  // no early exit: many are then checked at once
        all &= (character >= ' ') & (character <= '~') & (character != '"') & (character != '\\');
    }
    return all;
}

/// The name of a member, known when the program is compiled.
struct MemberName {
    template <std::size_t size>
    consteval MemberName(const char (&name)[size]) : text{name, size - 1} {
        if (!is_plain(text)) {
            throw "a name without escapes";
        }
    }
    std::string_view text;
};

/// Writes JSON on one line, value after value: members in the order written, no spaces, and U+FFFD
/// in place of bytes that are not UTF-8, such as in a file name. The answers that programs ask for
/// most are written by it directly, because building a tree of nlohmann_json first takes longer.
class LineWriter {
public:
    /// Hexes, and those in sentences, are written in these coordinates.
    explicit LineWriter(Coordinates coordinates = Coordinates::axial) : coordinates_{coordinates} {
        line_.reserve(1024);
    }

    /// An object. `write` writes its members: each by `field`, or by `name` and then a value.
    template <class Write>
    void object(Write write) {
        line_ += '{';
        write();
        close('}');
    }
    template <class T, class Write>
    void list(const std::vector<T>& items, Write write) {
        line_ += '[';
        for (const T& item : items) {
            write(item);
        }
        close(']');
    }

    /// The name of a member, whose value is written next.
    void name(MemberName name);
    template <class T>
    void field(MemberName name, const T& value) {
        this->name(name);
        put(value);
    }
    /// Writes the member, unless the list is empty.
    template <class T>
    void field_if_any(MemberName name, const std::vector<T>& items) {
        if (!items.empty()) {
            field(name, items);
        }
    }

    void put(std::nullptr_t);
    void put(bool) = delete;  // a literal text would be converted to bool
    void put(std::int64_t number);
    void put(std::uint64_t number);
    void put(int number) { put(std::int64_t{number}); }
    void put(std::string_view text);
    void put(const std::string& text) { put(std::string_view{text}); }
    /// The pair `[q,r]`.
    void put(Hex hex);
    template <class T>
    void put(const std::optional<T>& value) {
        value ? put(*value) : put(nullptr);
    }
    template <class T>
    void put(const std::vector<T>& items) {
        list(items, [&](const T& item) { put(item); });
    }
    /// A sentence that names hexes in axial coordinates.
    void put_sentence(std::string_view text);
    /// Writes a whole value as nlohmann_json does, with its hexes as they are.
    void put_json(const Json& value);

    /// The line, after a whole value has been written.
    [[nodiscard]] std::string take() {
        line_.pop_back();
        return std::move(line_);
    }

private:
    template <class Number>
    void put_number(Number number);
    void put_text(std::string_view text);
    void put_by_library(const Json& value);
    /// Ends an object or a list; the bracket replaces the comma after its last item.
    void close(char bracket);

    Coordinates coordinates_;
    std::string line_;  ///< with a comma after each value
};

}  // namespace standee
