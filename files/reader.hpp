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

/// The least and the greatest of a number, both allowed.
struct Limits {
    int least = 0;
    int greatest = 0;
};

/// The fields of one form of object; the published schema names the same.
using Fields = std::span<const std::string_view>;

/// A value in a document, and where it stands. Each getter gives what is there or throws
/// InputError: JSON pointer, what was found, what was expected.
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
    /// Reads a copy of what was made by hand. `pointer` is where it stands, if it is a piece of a
    /// larger document.
    explicit Reader(const Json& json, std::string pointer = {});

    /// This value, which can then be changed.
    [[nodiscard]] Json json() const { return json_of(*value_); }
    [[nodiscard]] const JsonValue& value() const { return *value_; }
    /// The JSON pointer (RFC 6901) of this value.
    [[nodiscard]] std::string pointer() const;
    /// This value in a few words.
    [[nodiscard]] std::string found() const;

    /// How the hexes below this value are written; whoever reads a scene says it.
    [[nodiscard]] Coordinates coordinates() const { return coordinates_; }
    /// The same value, its hexes written so.
    [[nodiscard]] Reader with(Coordinates coordinates) const;

    /// The edition that the values below this one are read in; what it lacks, such as a condition,
    /// is an error. Whoever reads a scene or a monster says it.
    [[nodiscard]] const Edition& rules() const { return *rules_; }
    /// The same value, read in that edition, which must outlive it.
    [[nodiscard]] Reader with(const Edition& rules) const;

    /// Another document, read in the place of this value as this value would be.
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

    /// An error unless this is an object all of whose fields are among `fields`; it names the
    /// field that is not, and the one that was meant where a slip of the pen is near.
    void only(Fields fields) const;
    void only(std::initializer_list<std::string_view> fields) const;
    /// Whether this object has the field; an error where it is no object.
    [[nodiscard]] bool has(std::string_view field) const;
    /// The field, or none where it is left out.
    [[nodiscard]] std::optional<Reader> find(std::string_view field) const;
    /// The field, which is needed.
    [[nodiscard]] Reader at(std::string_view field) const;
    /// The name of the only field that this object has; an error if there are none or more.
    [[nodiscard]] std::string_view only_field() const;
    /// The fields of this object, in the order written; an error where it is none.
    [[nodiscard]] std::span<const JsonField> fields() const;
    /// One of the values in this one, read as this one is.
    [[nodiscard]] Reader below(const JsonValue& value) const;
    /// The names of the fields of this object, in the order written.
    [[nodiscard]] std::vector<std::string> field_names() const;

    // Lists

    /// The values of this list; an error where it is none.
    [[nodiscard]] std::span<const JsonValue> values() const;
    /// How many values this list has; an error where it is none.
    [[nodiscard]] std::size_t size() const { return values().size(); }
    /// The value at that position; an error where this is no list or ends before it.
    [[nodiscard]] Reader operator[](std::size_t position) const;

    // Values

    [[nodiscard]] bool boolean() const;
    [[nodiscard]] int integer(Limits limits) const;
    [[nodiscard]] std::uint64_t natural() const;
    [[nodiscard]] double number() const;
    [[nodiscard]] std::string text() const;
    /// A text that names something, so not an empty one.
    [[nodiscard]] std::string id() const;
    /// The position among `names` of this text.
    [[nodiscard]] std::size_t one_of(std::span<const std::string_view> names,
                                     std::string_view kind) const;
    /// The value of an enumeration whose names stand in the order of its values.
    template <class Enum>
    [[nodiscard]] Enum named(std::span<const std::string_view> names, std::string_view kind) const {
        return static_cast<Enum>(one_of(names, kind));
    }

    // Fields that may be left out

    [[nodiscard]] bool boolean_or(std::string_view field, bool otherwise) const;
    [[nodiscard]] int integer_or(std::string_view field, int otherwise, Limits limits) const;
    [[nodiscard]] std::string text_or(std::string_view field, std::string otherwise) const;
    [[nodiscard]] std::optional<int> integer_at(std::string_view field, Limits limits) const;
    /// The list in that field, each value read by `read`; empty where it is left out.
    template <class Read>
    [[nodiscard]] auto list_or_none(std::string_view field, Read read) const {
        const auto there = find(field);
        return there ? there->list(read) : decltype(there->list(read)){};
    }
    /// This list, each value read by `read(Reader)`.
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

    /// Throws: this value was found where something else was expected.
    [[noreturn]] void fail(ErrorCode code, std::string expected,
                           std::optional<Clause> clause = {}) const;
    /// Throws, telling what was found here in the caller's words.
    [[noreturn]] void fail_with(ErrorCode code, std::string found, std::string expected,
                                std::optional<Clause> clause = {}) const;

private:
    /// What was made by hand, and where it stands.
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

/// The one of `names` that `text` was probably meant to be: one slip (two in a long name) away,
/// capital letters aside.
std::optional<std::string_view> nearest(std::string_view text,
                                        std::span<const std::string_view> names);
/// ` (did you mean "frosthaven"?)`, or nothing where no name is near.
std::string did_you_mean(std::string_view text, std::span<const std::string_view> names);

}  // namespace standee
