#include "files/document_builder.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "files/arena.hpp"
#include "files/render.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

std::optional<std::string_view> named_twice(std::span<const std::string_view> names) {
    constexpr std::size_t few = 12;
    if (names.size() <= few) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (std::ranges::count(names.first(i), names[i]) > 0) {
                return names[i];
            }
        }
        return std::nullopt;
    }
    std::set<std::string_view> seen;
    const auto twice = std::ranges::find_if_not(
        names, [&](std::string_view name) { return seen.insert(name).second; });
    return twice == names.end() ? std::nullopt : std::optional{*twice};
}

}  // namespace

DocumentBuilder::DocumentBuilder(std::pmr::memory_resource& arena, const DocumentLimits& limits)
    : arena_{&arena}, limits_{limits} {
    levels_.reserve(16);  // enough for a small document
    names_.reserve(32);
    values_.reserve(128);
}

bool DocumentBuilder::close_object() {
    const std::span<const std::string_view> names = own_names();
    const std::span<const JsonValue> values = own_values();
    if (const auto twice = named_twice(names)) {
        return refuse({ErrorCode::duplicate,
                       pointer(),
                       "the field " + in_quotes(*twice) + " twice",
                       "each field of an object once",
                       {}});
    }
    const std::span<JsonField> fields = room_for<JsonField>(names.size(), *arena_);
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::construct_at(&fields[i], names[i], values[i]);
    }
    close();
    return put(JsonValue{std::span<const JsonField>{fields}});
}

bool DocumentBuilder::refuse(Error error) {
    refusal_ = std::move(error);
    return false;
}

bool DocumentBuilder::refuse_depth() {
    return refuse({ErrorCode::not_json,
                   "",
                   "lists and objects nested too deeply",
                   "at most " + std::to_string(limits_.depth) + " levels",
                   {}});
}

bool DocumentBuilder::refuse_size() {
    return refuse({ErrorCode::not_json,
                   "",
                   "too many values",
                   "at most " + std::to_string(limits_.values),
                   {}});
}

/// Where the list or object that is being read stands.
std::string DocumentBuilder::pointer() const {
    std::string text;
    for (std::size_t i = 0; i + 1 < levels_.size(); ++i) {
        const Level& inner = levels_[i + 1];
        text += '/';
        text += levels_[i].is_object ? pointer_token(names_[inner.names - 1])
                                     : std::to_string(inner.values - levels_[i].values);
    }
    return text;
}

}  // namespace standee
