#include "play/ground/looting.hpp"

#include <algorithm>

#include "lib/clause.hpp"

namespace standee {
namespace {

/// The hexes for which `takes` is true, in hex order.
template <class Takes>
std::vector<Hex> taken_from(const std::vector<Hex>& lying, Takes takes) {
    std::vector<Hex> taken;
    std::ranges::copy_if(lying, std::back_inserter(taken), takes);
    std::ranges::sort(taken);
    return taken;
}

/// Whether a loot ability reaches a hex. In some editions the hex must be in sight
/// [los.not-for-untargeted].
class Within {
public:
    Within(const GameState& state, Hex from, int range)
        : state_{&state},
          from_{from},
          range_{range},
          ranges_{range > 0 ? state.ranges_from(from) : std::vector<int>{}} {}

    bool operator()(Hex at) const {
        const bool needs_sight = state_->rules().untargeted_needs_sight;
        return at == from_ || (range_ > 0 && ranges_[state_->index(at)] <= range_ &&
                               (!needs_sight || state_->sees(from_, at)));
    }

private:
    const GameState* state_;
    Hex from_;
    int range_;
    std::vector<int> ranges_;  ///< empty if it reaches only its own hex
};

template <class Takes>
bool take(Game& game, const std::string& id, Clause clause, Takes takes) {
    const Scene& scene = game.state().scene();
    event::Loot loot{id, taken_from(scene.loot, takes), {}};  // no treasure [monster.loot]
    if (game.state().figure(id).kind == Kind::character) {
        loot.treasure = taken_from(scene.map.treasure, takes);
    }
    if (loot.tokens.empty() && loot.treasure.empty()) {
        return false;
    }
    game.emit(clause, std::move(loot));
    return true;
}

}  // namespace

// [map.treasure]
void loot(Game& game, const std::string& id, int range) {
    const Within within{game.state(), game.state().figure(id).at, range};
    if (!take(game, id, "loot.ability"_clause, within)) {
        refuse("loot.ability"_clause, "nothing to loot within range " + std::to_string(range),
               "a loot token, or treasure for a character, in range");
    }
}

bool can_loot(const GameState& state, const std::string& id, int range) {
    const Figure& figure = state.figure(id);
    const Within within{state, figure.at, range};
    return std::ranges::any_of(state.scene().loot, within) ||
           (figure.kind == Kind::character &&
            std::ranges::any_of(state.scene().map.treasure, within));
}

void loot_own_hex(Game& game, const std::string& id) {
    const Hex own = game.state().figure(id).at;
    take(game, id, "loot.end-of-turn"_clause, [own](Hex at) { return at == own; });
}

}  // namespace standee
