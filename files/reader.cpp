#include "files/reader.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/render.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

/// Ids are repeated in every event and sentence about a figure.
constexpr std::size_t longest_id = 200;  // in bytes

/// Puts the pointer from `from` down to the very value `to` in front of `pointer`; false if `to` is
/// not below `from`. Adds the number of values looked at to `work`.
bool find_pointer(const JsonValue& from, const JsonValue& to, std::string& pointer,
                  std::uint64_t& work) {
    ++work;
    if (&from == &to) {
        return true;
    }
    const auto found_below = [&](const JsonValue& value, const auto& token) {
        const bool found = find_pointer(value, to, pointer, work);
        if (found) {
            pointer = "/" + std::string{token()} + pointer;
        }
        return found;
    };
    if (from.kind() == JsonValue::Kind::object) {
        return std::ranges::any_of(from.fields(), [&](const JsonField& field) {
            return found_below(field.value, [&] { return pointer_token(field.name); });
        });
    }
    if (from.kind() == JsonValue::Kind::list) {
        std::size_t position = 0;
        return std::ranges::any_of(from.values(), [&](const JsonValue& value) {
            const std::size_t here = position++;
            return found_below(value, [&] { return std::to_string(here); });
        });
    }
    return false;
}

/// What other programs and other games call a field.
struct OtherName {
    std::string_view name;
    std::string_view field;
};
constexpr std::array other_names = std::to_array<OtherName>({
    {"health", "hp"},
    {"hitpoints", "hp"},
    {"maxhealth", "maxHp"},
    {"maxhitpoints", "maxHp"},
    {"position", "at"},
    {"pos", "at"},
    {"hex", "at"},
    {"type", "kind"},
    {"team", "side"},
});

std::optional<std::string_view> field_meant(std::string_view name, Fields fields) {
    const auto other =
        std::ranges::find(other_names, in_small_letters(name.substr(0, 32)), &OtherName::name);
    const bool known = other != other_names.end() && std::ranges::count(fields, other->field) > 0;
    return known ? std::optional{other->field} : nearest(name, fields);
}

}  // namespace

struct Reader::ByHand {
    Document document;
    std::string pointer;
};

Reader::Reader(const Json& json, std::string pointer)
    : document_{nullptr},
      value_{nullptr},
      by_hand_{std::make_shared<const ByHand>(json, std::move(pointer))} {
    document_ = value_ = &by_hand_->document.root();
}

Reader Reader::below(const JsonValue& value) const {
    Reader reader = *this;
    reader.value_ = &value;
    return reader;
}

Reader Reader::with(Coordinates coordinates) const {
    Reader reader = *this;
    reader.coordinates_ = coordinates;
    return reader;
}

Reader Reader::with(const Edition& rules) const {
    Reader reader = *this;
    reader.rules_ = &rules;
    return reader;
}

Reader Reader::instead(const Json& json) const {
    Reader reader{json, pointer()};
    reader.coordinates_ = coordinates_;
    reader.rules_ = rules_;
    return reader;
}

// Found only when it is asked for, which is for an error: reading itself keeps no track.
std::string Reader::pointer() const {
    std::string pointer;
    std::uint64_t work = 0;
    find_pointer(*document_, *value_, pointer, work);
    spend_done(work);
    return (by_hand_ ? by_hand_->pointer : std::string{}) + pointer;
}

std::string Reader::found() const { return abbreviated(json()); }

std::span<const JsonField> Reader::fields() const {
    if (!is_object()) {
        fail(ErrorCode::wrong_type, "an object");
    }
    return value_->fields();
}

void Reader::only(std::initializer_list<std::string_view> fields) const {
    only(Fields{fields.begin(), fields.size()});
}

void Reader::only(Fields fields) const {
    for (const auto& [name, value] : this->fields()) {
        if (std::ranges::find(fields, name) != fields.end()) {
            continue;
        }
        const auto meant = field_meant(name, fields);
        fail_with(ErrorCode::unknown_field, "the unknown field " + in_quotes(name),
                  meant            ? in_quotes(*meant)
                  : fields.empty() ? "no field"
                                   : "one of " + listed(fields));
    }
}

bool Reader::has(std::string_view field) const { return find(field).has_value(); }

std::optional<Reader> Reader::find(std::string_view field) const {
    for (const auto& [name, value] : fields()) {
        if (same_name(name, field)) {
            return below(value);
        }
    }
    return std::nullopt;
}

Reader Reader::at(std::string_view field) const {
    if (const auto there = find(field)) {
        return *there;
    }
    fail_with(ErrorCode::missing_field, "no " + in_quotes(field), "the field " + in_quotes(field));
}

std::string_view Reader::only_field() const {
    if (fields().size() != 1) {
        fail(ErrorCode::wrong_type, "an object with one field");
    }
    return fields().front().name;
}

std::vector<std::string> Reader::field_names() const {
    std::vector<std::string> names;
    for (const auto& [name, value] : fields()) {
        names.emplace_back(name);
    }
    return names;
}

std::span<const JsonValue> Reader::values() const {
    if (!is_array()) {
        const std::string item = is_object() ? "{...}" : is_text() ? found() : "";
        fail(ErrorCode::wrong_type, item.empty() ? "a list" : "a list such as [" + item + "]");
    }
    return value_->values();
}

Reader Reader::operator[](std::size_t position) const {
    if (position >= size()) {
        fail(ErrorCode::wrong_type, "a list of more than " + std::to_string(position) + " values");
    }
    return below(value_->values()[position]);
}

bool Reader::boolean() const {
    if (!is_boolean()) {
        fail(ErrorCode::wrong_type, "true or false");
    }
    return value_->boolean();
}

double Reader::as_number() const {
    return is(JsonValue::Kind::natural)   ? static_cast<double>(value_->natural())
           : is(JsonValue::Kind::integer) ? static_cast<double>(value_->integer())
                                          : value_->number();
}

int Reader::integer(Limits limits) const {
    if (const auto value = value_->whole(limits.least, limits.greatest)) {
        return *value;
    }
    // Every int is a double exactly, and what is none is outside the limits or not whole.
    const double value = is_number() ? as_number() : 0.5;
    const bool whole = value == std::floor(value);
    if (!whole || value < limits.least || value > limits.greatest) {
        fail(whole ? ErrorCode::out_of_range : ErrorCode::wrong_type,
             "a whole number from " + std::to_string(limits.least) + " to " +
                 std::to_string(limits.greatest));
    }
    return static_cast<int>(value);
}

std::uint64_t Reader::natural() const {
    if (is(JsonValue::Kind::natural)) {
        return value_->natural();
    }
    constexpr double exact_up_to = 9007199254740992.0;
    const double value = is_number() ? as_number() : 0.5;
    const bool whole = value == std::floor(value);
    if (!whole || value < 0 || value > exact_up_to) {
        fail(whole ? ErrorCode::out_of_range : ErrorCode::wrong_type,
             "a whole number from 0 to " +
                 std::to_string(std::numeric_limits<std::uint64_t>::max()));
    }
    return static_cast<std::uint64_t>(value);
}

double Reader::number() const {
    if (!is_number()) {
        fail(ErrorCode::wrong_type, "a number");
    }
    return as_number();
}

std::string Reader::text() const {
    if (!is_text()) {
        fail(ErrorCode::wrong_type, "a text");
    }
    return std::string{value_->text()};
}

std::string Reader::id() const {
    std::string name = text();
    if (name.empty()) {
        fail(ErrorCode::out_of_range, "a text that is not empty");
    }
    if (name.size() > longest_id) {
        fail(ErrorCode::out_of_range, "a text of at most " + std::to_string(longest_id) + " bytes");
    }
    return name;
}

std::size_t Reader::one_of(std::span<const std::string_view> names, std::string_view kind) const {
    const auto place = is_text() ? std::ranges::find(names, value_->text()) : names.end();
    if (place == names.end()) {
        fail(is_text() ? ErrorCode::unknown_name : ErrorCode::wrong_type,
             std::string{kind} + ": " + listed(names) +
                 (is_text() ? did_you_mean(text(), names) : ""));
    }
    return static_cast<std::size_t>(place - names.begin());
}

bool Reader::boolean_or(std::string_view field, bool otherwise) const {
    const auto there = find(field);
    return there ? there->boolean() : otherwise;
}

int Reader::integer_or(std::string_view field, int otherwise, Limits limits) const {
    const auto there = find(field);
    return there ? there->integer(limits) : otherwise;
}

std::string Reader::text_or(std::string_view field, std::string otherwise) const {
    const auto there = find(field);
    return there ? there->text() : std::move(otherwise);
}

std::optional<int> Reader::integer_at(std::string_view field, Limits limits) const {
    const auto there = find(field);
    return there ? std::optional{there->integer(limits)} : std::nullopt;
}

void Reader::fail(ErrorCode code, std::string expected, std::optional<Clause> clause) const {
    fail_with(code, found(), std::move(expected), clause);
}

void Reader::fail_with(ErrorCode code, std::string found, std::string expected,
                       std::optional<Clause> clause) const {
    throw InputError({code, pointer(), std::move(found), std::move(expected), clause});
}

std::string listed(std::span<const std::string_view> names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        text += i == 0 ? "" : i + 1 == names.size() ? " or " : ", ";
        text += names[i];
    }
    return text;
}

std::optional<std::string_view> nearest(std::string_view text,
                                        std::span<const std::string_view> names) {
    constexpr std::size_t longest = 32;
    std::optional<std::string_view> best;
    std::size_t fewest = text.size() > 4 ? 2 : text.size() > 1 ? 1 : 0;
    if (text.size() > longest) {
        return best;
    }
    const std::string small = in_small_letters(text);
    for (const std::string_view name : names) {
        const std::size_t slips = slips_between(small, in_small_letters(name));
        // Of two that are as near, the longer: more often a letter is left out than added.
        const bool nearer = !best || slips < fewest || name.size() > best->size();
        if (slips <= fewest && name != text && nearer) {
            fewest = slips;
            best = name;
        }
    }
    return best;
}

std::string did_you_mean(std::string_view text, std::span<const std::string_view> names) {
    const auto meant = nearest(text, names);
    return meant ? " (did you mean " + in_quotes(*meant) + "?)" : "";
}

}  // namespace standee
