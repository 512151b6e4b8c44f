#include "play/looting.hpp"

#include <algorithm>

namespace standee {
namespace {

/// Takes from `lying` the hexes for which `takes` holds, and returns them in hex order.
template <class Takes>
std::vector<Hex> take_from(std::vector<Hex>& lying, Takes takes) {
    std::vector<Hex> taken;
    std::ranges::copy_if(lying, std::back_inserter(taken), takes);
    std::erase_if(lying, takes);
    std::ranges::sort(taken);
    return taken;
}

template <class Takes>
bool take(Table& table, const std::string& id, Clause clause, Takes takes) {
    event::Loot loot{id, take_from(table.scene().loot, takes), {}};
    if (table.figure(id).kind == Kind::character) {
        loot.treasure = take_from(table.scene().map.treasure, takes);
        if (!loot.treasure.empty()) {
            table.map_changed();
        }
    }
    if (loot.tokens.empty() && loot.treasure.empty()) {
        return false;
    }
    table.happened(clause, std::move(loot));
    return true;
}

}  // namespace

void loot(Table& table, const std::string& id, int range) {
    const Hex from = table.figure(id).at;
    const bool needs_sight = table.rules().untargeted_needs_sight;
    const std::vector<int> ranges = table.ranges_from(from);
    const auto reaches = [&](Hex at) {
        return at == from ||
               (ranges[table.index(at)] <= range && (!needs_sight || table.sees(from, at)));
    };
    if (!take(table, id, "loot.ability"_clause, reaches)) {
        refuse("loot.ability"_clause, "nothing to loot within range " + std::to_string(range),
               "a loot token, or treasure for a character, in range");
    }
}

void loot_own_hex(Table& table, const std::string& id) {
    const Hex own = table.figure(id).at;
    take(table, id, "loot.end-of-turn"_clause, [own](Hex at) { return at == own; });
}

}  // namespace standee
