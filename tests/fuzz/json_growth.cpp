#include "tests/fuzz/json_growth.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "lib/random.hpp"

namespace standee::fuzz {
namespace {

using At = std::array<std::int64_t, 2>;

bool is_hex(const Json& value) {
    return value.is_array() && value.size() == 2 && value[0].is_number_integer() &&
           value[1].is_number_integer();
}

bool is_list_of_hexes(const Json& value) {
    return value.is_array() && !value.empty() && std::ranges::all_of(value, is_hex);
}

bool stands_somewhere(const Json& value) {
    return value.is_object() && value.contains("at") && is_hex(value["at"]);
}

/// The lists of a document by what they hold, and the hexes that something stands on.
struct Lists {
    Json* map = nullptr;         ///< the hexes of the first map
    std::vector<Json*> hexes;    ///< other lists of hexes
    std::vector<Json*> figures;  ///< whatever stands in a hex
    std::vector<Json*> others;
    std::set<At> taken;
};

void collect(Json& value, Lists& lists) {
    if (stands_somewhere(value)) {
        lists.taken.insert(value["at"].get<At>());
    }
    if (value.is_array() && !value.empty() && !is_hex(value)) {
        const bool of_hexes = is_list_of_hexes(value);
        const bool of_figures = stands_somewhere(value.front());
        (of_hexes ? lists.hexes : of_figures ? lists.figures : lists.others).push_back(&value);
    }
    if (value.is_object() && lists.map == nullptr && value.contains("hexes") &&
        is_list_of_hexes(value["hexes"])) {
        lists.map = &value["hexes"];
    }
    if (value.is_structured()) {
        for (Json& inner : value) {
            collect(inner, lists);
        }
    }
}

/// The list, followed by as much of itself as there is room for, each time farther to the right.
void repeat_beside(Json& hexes, std::size_t most) {
    const auto column = [](const Json& hex) { return hex[0].get<std::int64_t>(); };
    const auto [first, last] = std::ranges::minmax(hexes, {}, column);
    constexpr std::int64_t farthest = 1'000;
    if (column(first) < -farthest || column(last) > farthest) {
        return;  // an extreme number was put there
    }
    const std::int64_t width = column(last) - column(first) + 1;
    const std::size_t before = hexes.size();
    for (std::size_t i = before; i < most; ++i) {
        const Json& original = hexes[i % before];
        const auto times = static_cast<std::int64_t>(i / before);
        hexes.push_back({column(original) + times * width, original[1]});
    }
}

/// Free hexes of the map, from a hex that chance picks on.
std::vector<At> free_hexes(const Lists& lists, SplitMix64& chance) {
    std::vector<At> free;
    if (lists.map != nullptr) {
        for (const Json& hex : *lists.map) {
            if (!lists.taken.contains(hex.get<At>())) {
                free.push_back(hex.get<At>());
            }
        }
    }
    if (!free.empty()) {
        const auto start = static_cast<std::ptrdiff_t>(chance.below(free.size()));
        std::ranges::rotate(free, free.begin() + start);
    }
    return free;
}

void add_hexes(Json& list, const std::vector<At>& free, std::size_t most) {
    for (const At& hex : free) {
        if (list.size() >= most) {
            return;
        }
        if (std::ranges::find(list, Json(hex)) == list.end()) {
            list.push_back(hex);
        }
    }
}

void add_figures(Json& list, const Json& original, const std::vector<At>& free, std::size_t most) {
    std::size_t number = list.size();
    for (const At& hex : free) {
        if (list.size() >= most) {
            return;
        }
        Json copy = original;
        copy["at"] = hex;
        if (copy.contains("id") && copy["id"].is_string()) {
            copy["id"] = copy["id"].get<std::string>() + "-" + std::to_string(number++);
        }
        list.push_back(std::move(copy));
    }
}

Json& one_of(const std::vector<Json*>& lists, SplitMix64& chance) {
    return *lists[chance.below(lists.size())];
}

void grow(Json& document, std::uint64_t seed) {
    Lists lists;
    collect(document, lists);
    std::erase(lists.hexes, lists.map);
    SplitMix64 chance{seed};
    static constexpr std::array<std::size_t, 4> lengths{30, 120, 400, 1'200};
    const std::size_t length = lengths[chance.below(lengths.size())];
    const auto room_for = [&](const Json& item) {  // how many of it fit
        return std::min(length, most_bytes_of_a_request / (item.dump().size() + 1));
    };
    const auto kind = chance.below(4);
    if (kind == 0 && lists.map != nullptr) {
        repeat_beside(*lists.map, room_for(lists.map->back()));
    } else if (kind == 1 && !lists.hexes.empty()) {
        Json& list = one_of(lists.hexes, chance);
        add_hexes(list, free_hexes(lists, chance), room_for(list.back()));
    } else if (kind == 2 && !lists.figures.empty()) {
        Json& list = one_of(lists.figures, chance);
        const Json original = list[chance.below(list.size())];
        if (stands_somewhere(original)) {
            add_figures(list, original, free_hexes(lists, chance), room_for(original));
        }
    } else if (!lists.others.empty()) {
        Json& list = one_of(lists.others, chance);
        const Json original = list[chance.below(list.size())];
        for (const std::size_t most = room_for(original); list.size() < most;) {
            list.push_back(original);
        }
    }
}

}  // namespace

void grow_by(const Json& seeds, Json& document) {
    constexpr std::size_t most_seeds = 8;
    if (!seeds.is_array() || seeds.size() > most_seeds) {
        return;
    }
    for (const Json& seed : seeds) {
        if (seed.is_number_integer()) {
            grow(document, seed.get<std::uint64_t>());
        }
    }
}

}  // namespace standee::fuzz
