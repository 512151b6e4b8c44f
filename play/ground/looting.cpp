#include "play/ground/looting.hpp"

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

/// Whether a loot ability reaches a hex; in some editions it needs sight [los.not-for-untargeted].
class Within {
public:
    Within(GameState& table, Hex from, int range)
        : table_{&table}, from_{from}, range_{range}, ranges_{table.ranges_from(from)} {}

    bool operator()(Hex at) const {
        const bool needs_sight = table_->rules().untargeted_needs_sight;
        return at == from_ ||
               (ranges_[table_->index(at)] <= range_ && (!needs_sight || table_->sees(from_, at)));
    }

private:
    GameState* table_;
    Hex from_;
    int range_;
    std::vector<int> ranges_;
};

template <class Takes>
bool take(GameState& table, const std::string& id, Clause clause, Takes takes) {
    event::Loot loot{id, take_from(table.scene().loot, takes), {}};  // no treasure [monster.loot]
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

void loot(GameState& table, const std::string& id, int range) {
    if (!take(table, id, "loot.ability"_clause, Within{table, table.figure(id).at, range})) {
        refuse("loot.ability"_clause, "nothing to loot within range " + std::to_string(range),
               "a loot token, or treasure for a character, in range");
    }
}

bool can_loot(GameState& table, const std::string& id, int range) {
    const Figure& figure = table.figure(id);
    const Within within{table, figure.at, range};
    return std::ranges::any_of(table.scene().loot, within) ||
           (figure.kind == Kind::character &&
            std::ranges::any_of(table.scene().map.treasure, within));
}

void loot_own_hex(GameState& table, const std::string& id) {
    const Hex own = table.figure(id).at;
    take(table, id, "loot.end-of-turn"_clause, [own](Hex at) { return at == own; });
}

}  // namespace standee
