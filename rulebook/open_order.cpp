#include "rulebook/open_order.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "lib/work.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/movement.hpp"

namespace standee::rulebook {
namespace {

/// What an effect does to the figure whose effects are put in order, as far as the order goes.
struct Nature {
    std::string words;
    enum class Force { none, push, pull } force = Force::none;
    int hexes = 0;
    bool damages = false;         ///< the figure itself
    bool damages_around = false;  ///< those beside the figure, wherever it is
    bool changes_damage = false;  ///< or is changed by it: a card that no fallen figure gains
    bool safeguard = false;       ///< the figure gains one
    bool negative = false;        ///< a condition that a safeguard prevents
};

Nature nature_of(const Table& table, const Figure& figure, const Effect& effect) {
    using Force = Nature::Force;
    const bool objective = figure.kind == Kind::objective && table.on("map.objective"_clause);
    if (const auto* push = std::get_if<PushEffect>(&effect)) {
        const bool moves = push->points > 0 && !figure.immune_to_push && !objective;
        return {"push", moves ? Force::push : Force::none, push->points};
    }
    if (const auto* pull = std::get_if<PullEffect>(&effect)) {
        const bool moves = pull->points > 0 && !figure.immune_to_pull && !objective;
        return {"pull", moves ? Force::pull : Force::none, pull->points};
    }
    if (const auto* damage = std::get_if<DamageEffect>(&effect)) {
        return {.words = "damage", .damages = !damage->around, .damages_around = damage->around};
    }
    if (std::holds_alternative<InfuseEffect>(effect)) {
        return {.words = "infusion"};
    }
    const auto condition = std::get<Condition>(effect);
    Nature nature{.words = std::string{name_of(condition)}};
    if (!is_immune(table, figure, condition)) {
        const bool card = condition == Condition::curse || condition == Condition::bless;
        nature.changes_damage = condition == Condition::brittle || condition == Condition::ward ||
                                condition == Condition::regenerate || (card && figure.hp);
        nature.safeguard = condition == Condition::safeguard;
        nature.negative = is_negative(condition);
    }
    return nature;
}

/// What lies within so many hexes of the figure; on ice it may go any distance.
struct Surroundings {
    bool hurt = false;       ///< a trap or hazardous terrain
    bool afflicted = false;  ///< a trap with a negative condition
};

Surroundings around_it(const Table& table, const Figure& figure, int hexes) {
    const Map& map = table.scene.map;
    spend((map.hazardous.size() + map.traps.size()) / 4);
    Surroundings found;
    if (flies(table, figure) || keeps_to_water(table, figure) || figure.no_interaction) {
        return found;
    }
    const auto near = [&](Hex hex) {
        return !map.icy.empty() || hex_distance(figure.at, hex) <= hexes;
    };
    found.hurt = !figure.minds_no_hazard && std::ranges::any_of(map.hazardous, near);
    for (const Trap& trap : map.traps) {
        found.hurt |= near(trap.at);
        const auto negative = [](Condition condition) { return is_negative(condition); };
        found.afflicted |= near(trap.at) && std::ranges::any_of(trap.conditions, negative);
    }
    return found;
}

/// Whether the second may come to something else before the first than after it.
bool depends_on(const Nature& first, const Nature& second, Surroundings near, bool safeguard) {
    if (first.safeguard && second.negative) {
        return true;
    }
    if (first.force == Nature::Force::none) {
        return first.damages && second.changes_damage;
    }
    const bool other_way = second.force != Nature::Force::none && second.force != first.force;
    return other_way || second.damages_around || (near.hurt && second.changes_damage) ||
           (near.afflicted && (second.safeguard || (safeguard && second.negative)));
}

/// Positions of the effects whose order is open and counts.
std::vector<std::size_t> open_places(const Table& table, const Figure& figure,
                                     const std::vector<Nature>& natures) {
    int hexes = 0;
    for (const Nature& nature : natures) {
        hexes += nature.hexes;
    }
    const Surroundings near = around_it(table, figure, hexes);
    const bool safeguard = figure.has(Condition::safeguard);
    spend(natures.size() * natures.size() / 8);
    std::set<std::size_t> open;
    for (std::size_t a = 0; a < natures.size(); ++a) {
        for (std::size_t b = 0; b < natures.size(); ++b) {
            if (a != b && depends_on(natures[a], natures[b], near, safeguard)) {
                open.insert({a, b});
            }
        }
    }
    return {open.begin(), open.end()};
}

std::vector<Nature> natures_of(const Table& table, const Figure& figure,
                               const std::vector<Effect>& effects) {
    std::vector<Nature> natures;
    for (const Effect& effect : effects) {
        natures.push_back(nature_of(table, figure, effect));
    }
    return natures;
}

/// A safeguard prevents a single one of several conditions, which the party chooses
/// [condition.safeguard].
void choose_prevented(Table& table, const Figure& figure, std::vector<Effect>& effects) {
    const Clause clause = "condition.safeguard"_clause;
    if (!figure.has(Condition::safeguard) || !table.on(clause, "the party chooses which")) {
        return;
    }
    event::Choice choice{ChoiceKind::prevented, figure.id, {}, 0};
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const Nature nature = nature_of(table, figure, effects[i]);
        const bool again = std::ranges::any_of(choice.options, [&](const event::Option& option) {
            return option.words == nature.words;
        });
        if (nature.negative && !again) {
            choice.options.push_back({.words = nature.words});
            places.push_back(i);
        }
    }
    if (places.size() > 1) {
        const std::size_t place = places[table.choose(clause, std::move(choice))];
        const Effect prevented = effects[place];
        effects.erase(effects.begin() + static_cast<std::ptrdiff_t>(place));
        effects.insert(effects.begin() + static_cast<std::ptrdiff_t>(places.front()), prevented);
    }
}

/// The party chooses an order where the rules leave it open [attack.open-order].
void choose_order(Table& table, const Figure& figure, std::vector<Effect>& effects) {
    const Clause clause = "attack.open-order"_clause;
    const std::vector<Nature> natures = natures_of(table, figure, effects);
    const std::vector<std::size_t> places = open_places(table, figure, natures);
    if (places.size() < 2 || !table.on(clause)) {
        return;
    }
    std::vector<std::size_t> first;
    std::vector<std::size_t> order = places;
    while (order.size() > 4) {  // too many to list all their orders
        event::Choice choice{ChoiceKind::effects, figure.id, {}, 0};
        std::vector<std::size_t> offered;
        for (const std::size_t place : order) {
            const auto same = [&](std::size_t other) {
                return natures[other].words == natures[place].words;
            };
            if (std::ranges::none_of(offered, same)) {
                offered.push_back(place);
                choice.options.push_back({.words = natures[place].words + " first"});
            }
        }
        first.push_back(offered.at(table.choose(clause, std::move(choice))));
        std::erase(order, first.back());
    }
    std::vector<std::pair<std::string, std::vector<std::size_t>>> orders;
    do {
        std::string words = natures[order.front()].words;
        for (std::size_t i = 1; i < order.size(); ++i) {
            words += ", then " + natures[order[i]].words;
        }
        if (std::ranges::none_of(orders, [&](const auto& other) { return other.first == words; })) {
            orders.emplace_back(words, order);
        }
    } while (std::ranges::next_permutation(order).found);
    event::Choice choice{ChoiceKind::effects, figure.id, {}, 0};
    for (const auto& [words, _] : orders) {
        choice.options.push_back({.words = words});
    }
    const std::vector<std::size_t> rest = orders.at(table.choose(clause, choice)).second;
    std::vector<std::size_t> chosen = first;
    chosen.insert(chosen.end(), rest.begin(), rest.end());
    const std::vector<Effect> before = effects;
    for (std::size_t i = 0; i < places.size(); ++i) {
        effects[places[i]] = before[chosen[i]];
    }
}

}  // namespace

std::vector<Effect> put_in_order(Table& table, const std::string& target,
                                 std::vector<Effect> effects) {
    if (effects.size() > 1 && table.is_here(target)) {
        choose_prevented(table, table.figure(target), effects);
        choose_order(table, table.figure(target), effects);
    }
    return effects;
}

std::vector<Effect> put_prevented_first(Table& table, const std::string& target,
                                        std::vector<Effect> effects) {
    if (nature_of(table, table.figure(target), effects.front()).negative) {
        choose_prevented(table, table.figure(target), effects);
    }
    return effects;
}

}  // namespace standee::rulebook
