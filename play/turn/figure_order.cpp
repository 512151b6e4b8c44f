#include "play/turn/figure_order.hpp"

#include <algorithm>
#include <set>

#include "lib/clause.hpp"
#include "lib/hex.hpp"
#include "play/sequence.hpp"

namespace standee {
namespace {

/// The hexes that a target may enter or leave, at most as far as the force can move it.
std::set<Hex> hexes_for(const GameState& state, const std::vector<int>& ranges, Hex target,
                        Force force, int points) {
    const Board& board = state.board();
    const int own = ranges[state.index(target)];
    std::set<Hex> hexes{target};
    for (HexIndex i = 0; i < board.size(); ++i) {
        const int farther = force == Force::push ? ranges[i] - own : own - ranges[i];
        if (farther > 0 && farther <= points && hex_distance(board.hex(i), target) <= points) {
            hexes.insert(board.hex(i));
        }
    }
    return hexes;
}

/// Whether the force may have effects beyond these hexes: slides, steps over links, consequences of
/// a death.
bool may_reach_farther(const Scene& scene, const std::vector<std::string>& targets) {
    const Map& map = scene.map;
    const bool harms = !map.traps.empty() || !map.hazardous.empty();
    const auto does_more_in_death = [&](const Figure& figure) {
        const bool takes_along =
            figure.summoner && std::ranges::count(targets, *figure.summoner) > 0;
        return takes_along || std::ranges::any_of(figure.bonuses, [](const ActiveBonus& bonus) {
                   return bonus.kind == ActiveBonus::Kind::on_death;
               });
    };
    return !map.icy.empty() || !map.water.empty() || !map.links.empty() ||
           (harms && std::ranges::any_of(scene.figures, does_more_in_death));
}

bool may_meet(const GameState& state, const std::string& by,
              const std::vector<std::string>& targets, Force force, int points) {
    if (may_reach_farther(state.scene(), targets)) {
        return true;
    }
    const std::vector<int> ranges = state.ranges_from(state.figure(by));
    std::set<Hex> taken;
    for (const std::string& target : targets) {
        for (const Hex hex : hexes_for(state, ranges, state.figure(target).at, force, points)) {
            if (!taken.insert(hex).second) {
                return true;
            }
        }
    }
    return false;
}

/// Whether an ability only helps the figure that performs it and affects nobody else.
struct HelpsItself {
    bool operator()(const ShieldAbility& shield) const { return shield.whom == Whom::usual; }
    bool operator()(const RetaliateAbility& retaliate) const {
        return retaliate.whom == Whom::usual;
    }
    bool operator()(const HealAbility& heal) const { return heal.self && heal.effects.empty(); }
    bool operator()(const ConditionAbility& condition) const {
        return condition.self && condition.effects.empty();
    }
    template <class Other>
    bool operator()(const Other& /*ability*/) const {
        return false;
    }
};

}  // namespace

std::optional<std::vector<std::string>> order_of_forced(Game& game, const std::string& by,
                                                        std::vector<std::string> targets,
                                                        Force force, int points, bool does_more) {
    if (targets.size() < 2 || (!does_more && !may_meet(game.state(), by, targets, force, points))) {
        return targets;
    }
    return choose_sequence(game, "monster.ambiguity"_clause, ChoiceKind::figure_order, by,
                           std::move(targets));
}

std::optional<std::vector<std::string>> order_of_granted(Game& game, const std::string& by,
                                                         std::vector<std::string> figures,
                                                         const std::vector<Ability>& abilities) {
    const bool any_order = std::ranges::all_of(
        abilities, [](const Ability& ability) { return std::visit(HelpsItself{}, ability.what); });
    if (figures.size() < 2 || any_order) {
        return figures;
    }
    return choose_sequence(game, "monster.ambiguity"_clause, ChoiceKind::figure_order, by,
                           std::move(figures));
}

}  // namespace standee
