#include "play/turn/figure_order.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "lib/hex.hpp"
#include "play/clause_sites.hpp"

namespace standee {
namespace {

/// Every order of so many, or where they are many every first of them, as positions.
std::vector<std::vector<std::size_t>> orders_of(std::size_t count) {
    constexpr std::size_t most_listed_at_once = 5;  // 120 orders
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::vector<std::size_t>> orders;
    if (count > most_listed_at_once) {
        for (const std::size_t first : order) {
            orders.push_back({first});
        }
        return orders;
    }
    do {
        orders.push_back(order);
    } while (std::ranges::next_permutation(order).found);
    return orders;
}

/// The hexes that a target may come to stand in or leave, as the force can lead it at most.
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

/// Whether more may come of it than figures that move: slides, steps over links, what a death does.
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

/// Whether an ability helps the figure that performs it and touches nobody else.
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

std::optional<std::vector<std::string>> choose_sequence(Game& game, Clause clause, ChoiceKind of,
                                                        const std::string& figure,
                                                        std::vector<std::string> others) {
    std::vector<std::string> sequence;
    while (others.size() > 1) {
        const std::vector<std::vector<std::size_t>> orders = orders_of(others.size());
        event::Choice choice{of, figure, {}, 0};
        for (const std::vector<std::size_t>& order : orders) {
            event::Option& option = choice.options.emplace_back();
            for (const std::size_t position : order) {
                option.targets.push_back(others[position]);
            }
        }
        const std::vector<event::Option> options = choice.options;
        const auto chosen = game.choose(clause, std::move(choice));
        if (!chosen) {
            return std::nullopt;
        }
        for (const std::string& next : options[*chosen].targets) {
            sequence.push_back(next);
            std::erase(others, next);
        }
    }
    sequence.insert(sequence.end(), others.begin(), others.end());
    return sequence;
}

constexpr auto order_of_forced_rule = decided_by("monster.ambiguity"_clause);
std::optional<std::vector<std::string>> order_of_forced(Game& game, const std::string& by,
                                                        std::vector<std::string> targets,
                                                        Force force, int points, bool does_more) {
    if (targets.size() < 2 || (!does_more && !may_meet(game.state(), by, targets, force, points))) {
        return targets;
    }
    return choose_sequence(game, "monster.ambiguity"_clause, ChoiceKind::figure_order, by,
                           std::move(targets));
}

constexpr auto order_of_granted_rule = decided_by("monster.ambiguity"_clause);
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

ClauseSites clause_sites::play::figure_order() {
    static constexpr auto sites = sites_of(order_of_forced_rule, order_of_granted_rule);
    return sites;
}

}  // namespace standee
