#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "files/document.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "lib/map.hpp"

namespace standee {

/// The least and the greatest value of a number, both allowed.
struct Limits {
    int least = 0;
    int greatest = 0;
};

/// The fields of one form of object; the published schema has the same.
using Fields = std::span<const std::string_view>;

/// A value in a document, and its place there. Each getter returns the value or throws InputError
/// with the JSON pointer, what was found and what was expected.
///
///     const Reader step = steps[i];
///     step.only({"by", "target", "value", "pierce"});  // anything else is an error
///     const std::string by = step.at("by").text();        // needed
///     const int pierce = step.integer_or("pierce", 0, limits::amount);
///     if (const auto range = step.find("range")) { ... }  // may be left out
class Reader {
public:
    /// Reads a document, which must outlive it.
    explicit Reader(const Document& document)
        : document_{&document.root()}, value_{&document.root()} {}
    explicit Reader(Document&& document) = delete;
    /// Reads a copy of a value that code has created. `pointer` is its place, if it is part of a
    /// larger document.
    explicit Reader(const Json& json, std::string pointer = {});

    /// This value as a tree that can be changed.
    [[nodiscard]] Json json() const { return json_of(*value_); }
    [[nodiscard]] const JsonValue& value() const { return *value_; }
    /// The JSON pointer (RFC 6901) of this value.
    [[nodiscard]] std::string pointer() const;
    /// This value in a few words.
    [[nodiscard]] std::string found() const;

    /// The coordinates of the hexes below this value; set when a scene is read.
    [[nodiscard]] Coordinates coordinates() const { return coordinates_; }
    /// The same value, with its hexes in these coordinates.
    [[nodiscard]] Reader with(Coordinates coordinates) const;

    /// The edition in which the values below this one are read. Anything that the edition does not
    /// have, such as a condition, is an error. Set when a scene or a monster is read.
    [[nodiscard]] const Edition& rules() const { return *rules_; }
    /// The same value, read in that edition, which must outlive it.
    [[nodiscard]] Reader with(const Edition& rules) const;

    /// Another document, read in place of this value and in the same way.
    [[nodiscard]] Reader instead(const Json& json) const;

    [[nodiscard]] bool is_null() const { return is(JsonValue::Kind::null); }
    [[nodiscard]] bool is_object() const { return is(JsonValue::Kind::object); }
    [[nodiscard]] bool is_array() const { return is(JsonValue::Kind::list); }
    [[nodiscard]] bool is_text() const { return is(JsonValue::Kind::text); }
    [[nodiscard]] bool is_number() const {
        return is(JsonValue::Kind::natural) || is(JsonValue::Kind::integer) ||
               is(JsonValue::Kind::number);
    }
    [[nodiscard]] bool is_boolean() const { return is(JsonValue::Kind::boolean); }

    // Objects

    /// Throws InputError unless this is an object with no other fields than `fields`. The error
    /// names the other field and, if one is close in spelling, the field that was meant.
    void only(Fields fields) const;
    void only(std::initializer_list<std::string_view> fields) const;
    /// Whether this object has the field; throws InputError if it is not an object.
    [[nodiscard]] bool has(std::string_view field) const;
    /// The field, or none if it is left out.
    [[nodiscard]] std::optional<Reader> find(std::string_view field) const;
    /// The field; throws InputError if it is left out.
    [[nodiscard]] Reader at(std::string_view field) const;
    /// The name of the only field of this object; throws InputError if it has none or several.
    [[nodiscard]] std::string_view only_field() const;
    /// The fields of this object, in the order written; throws InputError if it is not an object.
    [[nodiscard]] std::span<const JsonField> fields() const;
    /// One of the values within this one, read in the same way.
    [[nodiscard]] Reader below(const JsonValue& value) const;
    /// The names of the fields of this object, in the order written.
    [[nodiscard]] std::vector<std::string> field_names() const;

    // Lists

    /// The values of this list; throws InputError if it is not a list.
    [[nodiscard]] std::span<const JsonValue> values() const;
    /// The number of values of this list; throws InputError if it is not a list.
    [[nodiscard]] std::size_t size() const { return values().size(); }
    /// The value at that position; throws InputError if this is not a list, or a shorter one.
    [[nodiscard]] Reader operator[](std::size_t position) const;

    // Values

    [[nodiscard]] bool boolean() const;
    [[nodiscard]] int integer(Limits limits) const;
    [[nodiscard]] std::uint64_t natural() const;
    [[nodiscard]] double number() const;
    [[nodiscard]] std::string text() const;
    /// A text that names something, and is therefore not empty.
    [[nodiscard]] std::string id() const;
    /// The position of this text among `names`.
    [[nodiscard]] std::size_t one_of(std::span<const std::string_view> names,
                                     std::string_view kind) const;
    /// The enumerator whose name this text is; `names` is in the order of the values.
    template <class Enum>
    [[nodiscard]] Enum named(std::span<const std::string_view> names, std::string_view kind) const {
        return static_cast<Enum>(one_of(names, kind));
    }

    // Fields that may be left out

    [[nodiscard]] bool boolean_or(std::string_view field, bool otherwise) const;
    [[nodiscard]] int integer_or(std::string_view field, int otherwise, Limits limits) const;
    [[nodiscard]] std::string text_or(std::string_view field, std::string otherwise) const;
    [[nodiscard]] std::optional<int> integer_at(std::string_view field, Limits limits) const;
    /// The list in that field, with each value read by `read`; empty if the field is left out.
    template <class Read>
    [[nodiscard]] auto list_or_none(std::string_view field, Read read) const {
        const auto there = find(field);
        return there ? there->list(read) : decltype(there->list(read)){};
    }
    /// This list, with each value read by `read(Reader)`.
    template <class Read>
    [[nodiscard]] auto list(Read read) const {
        std::vector<decltype(read(*this))> list;
        list.reserve(size());
        for (const JsonValue& value : values()) {
            list.push_back(read(below(value)));
        }
        return list;
    }

    // Errors

    /// Throws InputError: this value was found, and something else was expected.
    [[noreturn]] void fail(ErrorCode code, std::string expected,
                           std::optional<Clause> clause = {}) const;
    /// The same, with the caller's words for what was found.
    [[noreturn]] void fail_with(ErrorCode code, std::string found, std::string expected,
                                std::optional<Clause> clause = {}) const;

private:
    /// A value that code has created, and its place.
    struct ByHand;

    [[nodiscard]] bool is(JsonValue::Kind kind) const { return value_->kind() == kind; }
    [[nodiscard]] double as_number() const;

    const JsonValue* document_;
    const JsonValue* value_;
    std::shared_ptr<const ByHand> by_hand_;  ///< null: the document is held elsewhere
    Coordinates coordinates_ = Coordinates::axial;
    const Edition* rules_ = nullptr;
};

/// "a, b or c".
std::string listed(std::span<const std::string_view> names);

/// The one of `names` that `text` was probably meant to be: one slip away (two in a long name),
/// regardless of capital letters.
std::optional<std::string_view> nearest(std::string_view text,
                                        std::span<const std::string_view> names);
/// ` (did you mean "frosthaven"?)`; empty if no name is close.
std::string did_you_mean(std::string_view text, std::span<const std::string_view> names);

}  // namespace standee
