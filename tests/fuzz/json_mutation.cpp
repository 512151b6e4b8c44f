#include "tests/fuzz/json_mutation.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <vector>

#include "files/document.hpp"
#include "lib/random.hpp"

namespace standee::fuzz {
namespace {

constexpr std::size_t most_places = 4000;

/// The value itself and all values in it, from the outside in.
template <class Value>
void collect(Value& value, std::vector<Value*>& places) {
    if (places.size() == most_places) {
        return;
    }
    places.push_back(&value);
    if (value.is_structured()) {
        for (auto& inner : value) {
            collect(inner, places);
        }
    }
}

template <class Value>
std::vector<Value*> places_in(Value& document) {
    std::vector<Value*> places;
    collect(document, places);
    return places;
}

template <class Items>
auto& one_of(Items& items, SplitMix64& chance) {
    return items[chance.below(std::size(items))];
}

/// Values at which readers and arithmetic end.
Json limit_value(SplitMix64& chance) {
    static const std::vector<Json> values{nullptr,
                                          true,
                                          false,
                                          0,
                                          -1,
                                          1,
                                          2,
                                          99,
                                          1'000'000,
                                          std::numeric_limits<std::int32_t>::max(),
                                          std::numeric_limits<std::int64_t>::min(),
                                          std::numeric_limits<std::uint64_t>::max(),
                                          0.5,
                                          1e308,
                                          "",
                                          "\u001b[31m",
                                          "<b>",
                                          "a\"b",
                                          "\u00e9",
                                          Json::array(),
                                          Json::array({0, 0}),
                                          Json::object()};
    return one_of(values, chance);
}

std::string changed_text(std::string text, SplitMix64& chance) {
    std::vector<std::size_t> starts{0};
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ') {
            starts.push_back(i + 1);
        }
    }
    const std::size_t at = one_of(starts, chance);
    const std::size_t end = std::min(text.find(' ', at), text.size());
    static constexpr std::array<std::string_view, 8> words{"0",  "-1",   "99999999999", "all",
                                                           "to", "1,1,", "\t",          "?"};
    switch (chance.below(4)) {
        case 0: return text.erase(at, end - at);
        case 1: return text.replace(at, end - at, one_of(words, chance));
        case 2: return text + " " + text.substr(at, end - at);
        default: return text.substr(0, at);
    }
}

void rename_a_key(Json& object, const std::string& name, SplitMix64& chance) {
    const auto member =
        std::next(object.begin(), static_cast<std::ptrdiff_t>(chance.below(object.size())));
    Json value = *member;
    object.erase(member.key());
    object[name] = std::move(value);
}

/// A key of some object of the document.
std::string key_in(const std::vector<Json*>& places, SplitMix64& chance) {
    for (int attempt = 0; attempt < 8; ++attempt) {
        const Json& value = *one_of(places, chance);
        if (value.is_object() && !value.empty()) {
            return std::next(value.begin(), static_cast<std::ptrdiff_t>(chance.below(value.size())))
                .key();
        }
    }
    return "figures";
}

void change_members(Json& value, const std::vector<Json*>& places, SplitMix64& chance) {
    const auto pick = [&] {
        return std::next(value.begin(), static_cast<std::ptrdiff_t>(chance.below(value.size())));
    };
    if (value.empty()) {
        value = limit_value(chance);
        return;
    }
    const Json copy = *one_of(places, chance);
    switch (chance.below(4)) {
        case 0:
            if (value.is_object()) {
                value.erase(pick().key());
            } else {
                value.erase(pick());
            }
            break;
        case 1:
            if (value.is_object()) {
                value[key_in(places, chance)] = copy;
            } else {
                const Json twice = *pick();
                value.insert(pick(), twice);
            }
            break;
        case 2:
            if (value.is_object()) {
                rename_a_key(value, key_in(places, chance), chance);
            } else {
                std::swap(*pick(), *pick());
            }
            break;
        default: *pick() = copy;
    }
}

void change_one_place(Json& document, SplitMix64& chance) {
    const std::vector<Json*> places = places_in(document);
    Json& value = *one_of(places, chance);
    switch (chance.below(5)) {
        case 0: value = limit_value(chance); return;
        case 1: {
            const Json copy = *one_of(places, chance);
            value = copy;
            return;
        }
        default: break;
    }
    if (value.is_structured()) {
        change_members(value, places, chance);
    } else if (value.is_string()) {
        value = changed_text(value.get<std::string>(), chance);
    } else if (value.is_number_integer()) {
        value = value.get<std::int64_t>() / 2 + static_cast<std::int64_t>(chance.below(5)) - 2;
    } else {
        value = limit_value(chance);
    }
}

/// The document in the text, or a discarded value.
Json document_in(std::string_view text) {
    return is_shallow(text) ? Json::parse(text, nullptr, false) : Json(Json::value_t::discarded);
}

std::string written(const Json& document) {
    return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

bool is_shallow(std::string_view text) {
    constexpr int most = 100;
    int depth = 0;
    for (const char letter : text) {
        depth += letter == '[' || letter == '{';
        depth -= letter == ']' || letter == '}';
        if (depth > most) {
            return false;
        }
    }
    return true;
}

std::string mutated(std::string_view text, std::uint64_t seed) {
    Json document = document_in(text);
    if (document.is_discarded()) {
        return std::string{text};
    }
    SplitMix64 chance{seed};
    for (auto changes = 1 + chance.below(4); changes > 0; --changes) {
        change_one_place(document, chance);
    }
    return written(document);
}

std::string crossed(std::string_view text, std::string_view other, std::uint64_t seed) {
    Json document = document_in(text);
    const Json donor = document_in(other);
    if (document.is_discarded() || donor.is_discarded()) {
        return std::string{text};
    }
    SplitMix64 chance{seed};
    const std::vector<const Json*> donors = places_in(donor);
    const std::vector<Json*> places = places_in(document);
    *one_of(places, chance) = *one_of(donors, chance);
    return written(document);
}

}  // namespace standee::fuzz
