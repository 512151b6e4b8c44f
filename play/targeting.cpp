#include "play/targeting.hpp"

#include <algorithm>

#include "focus/initiative.hpp"
#include "play/turn_plan.hpp"

namespace standee {
namespace {

constexpr int any_distance = 999;

/// Candidates in the order in which they are taken.
struct Candidates {
    std::vector<std::string> ids;
    std::vector<int> ranges;
};

/// The nearest of those left; of these the earliest in initiative, none of which is later than
/// another; of these one is chosen [monster.positive-condition].
std::size_t choose_nearest(Table& table, const std::string& id, const Candidates& from) {
    const int least = std::ranges::min(from.ranges);
    std::vector<std::size_t> best;
    for (std::size_t i = 0; i < from.ids.size(); ++i) {
        const auto earlier_than_it = [&](std::size_t other) {
            return from.ranges[other] == least &&
                   earlier_in_initiative(table.scene(), table.figure(from.ids[other]),
                                         table.figure(from.ids[i]));
        };
        bool beaten = from.ranges[i] != least;
        for (std::size_t other = 0; other < from.ids.size() && !beaten; ++other) {
            beaten = earlier_than_it(other);
        }
        if (!beaten) {
            best.push_back(i);
        }
    }
    event::Choice choice{"target", id, {}, 0};
    for (const std::size_t i : best) {
        choice.options.push_back({.figure = from.ids[i]});
    }
    return best.at(table.choose("monster.positive-condition"_clause, std::move(choice)));
}

std::size_t count_of(const Reach& reach, std::size_t all) {
    if (!reach.targets) {
        return std::min<std::size_t>(1, all);
    }
    const int count = std::max(0, reach.targets->count.against(1).value_or(1));
    return reach.targets->all ? all : std::min(all, static_cast<std::size_t>(count));
}

std::vector<std::string> take_nearest(Table& table, const std::string& id, Candidates from,
                                      const Reach& reach) {
    std::vector<std::string> taken;
    for (std::size_t left = count_of(reach, from.ids.size()); left > 0; --left) {
        const std::size_t i = choose_nearest(table, id, from);
        taken.push_back(from.ids[i]);
        from.ids.erase(from.ids.begin() + static_cast<std::ptrdiff_t>(i));
        from.ranges.erase(from.ranges.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return taken;
}

/// Allies in reach for which `wanted` holds, and the figure itself if `self`; in order of id.
template <class Wanted>
Candidates friends(Table& table, const std::string& id, std::optional<int> range, bool self,
                   Wanted wanted) {
    const Figure figure = table.figure(id);
    const std::vector<int> ranges = table.ranges_from(figure.at);
    std::vector<std::pair<std::string, int>> found;
    for (const Figure& other : table.scene().figures) {
        const bool is_self = other.id == id;
        if (are_enemies(figure, other) || (is_self && !self) || !wanted(other) ||
            (!is_self && !reaches(table, figure, other, range))) {
            continue;
        }
        found.emplace_back(other.id, ranges[table.index(other.at)]);
    }
    std::ranges::sort(found);
    Candidates candidates;
    for (auto& [other, distance] : found) {
        candidates.ids.push_back(std::move(other));
        candidates.ranges.push_back(distance);
    }
    return candidates;
}

}  // namespace

bool reaches(Table& table, const Figure& from, const Figure& to, std::optional<int> range) {
    if (range) {
        const auto distance = table.range(from.at, to.at);
        if (!distance || *distance > *range) {
            return false;
        }
    }
    return (!range && !table.rules().unranged_needs_sight) || table.sees(from.at, to.at);
}

std::vector<std::string> enemies_targeted(Table& table, const std::string& id, const Reach& reach) {
    // A trial in which nothing keeps the figure from attacking, nor makes it mind how.
    Table trial = table;
    Figure& figure = trial.figure(id);
    std::erase_if(figure.conditions, [](const HeldCondition& held) {
        return held.name == Condition::disarm || held.name == Condition::stun;
    });
    figure.conditions.push_back({Condition::immobilize, false});
    figure.conditions.push_back({Condition::strengthen, false});  // so none is disadvantaged
    figure.attack_effects.clear();
    AttackAbility as_if;
    as_if.range = Amount{reach.range.value_or(any_distance), false};
    as_if.targets = reach.targets.value_or(TargetCount{});
    std::vector<Ability> card{Ability{as_if}};
    Scene& scene = trial.scene();
    scene.turn = TurnOrder{id, std::move(card)};
    const TurnAnswer answer = trial.planner().plan(scene, trial.board());
    event::Choice choice{"targets", id, {}, 0};
    for (const TurnOption& option : answer.options) {
        event::Option targets;
        for (const FigureIndex target : option.targets) {
            targets.targets.push_back(scene.figures[target].id);
        }
        choice.options.push_back(std::move(targets));
    }
    const std::vector<event::Option> options = choice.options;
    const std::size_t chosen = table.choose("monster.negative-targeted"_clause, std::move(choice));
    return options.at(chosen).targets;
}

std::vector<std::string> allies_gaining(Table& table, const std::string& id, Condition condition,
                                        const Reach& reach) {
    return take_nearest(table, id,
                        friends(table, id, reach.range, true,
                                [condition](const Figure& f) { return !f.has(condition); }),
                        reach);
}

std::string most_hurt(Table& table, const std::string& id, std::optional<int> range) {
    const auto lost = [](const Figure& f) { return f.hp && f.max_hp ? *f.max_hp - *f.hp : 0; };
    const Candidates all =
        friends(table, id, range, true, [](const Figure& f) { return f.hp.has_value(); });
    int most = 0;
    for (const std::string& other : all.ids) {
        most = std::max(most, lost(table.figure(other)));
    }
    event::Choice choice{"target", id, {}, 0};
    std::vector<std::string> tied;
    for (const std::string& other : all.ids) {
        if (lost(table.figure(other)) == most) {
            tied.push_back(other);
            choice.options.push_back({.figure = other});
        }
    }
    if (tied.empty()) {
        return {};
    }
    return tied.at(table.choose("monster.heal"_clause, std::move(choice)));
}

std::vector<std::string> nearest_allies(Table& table, const std::string& id, const Reach& reach) {
    return take_nearest(table, id,
                        friends(table, id, reach.range, false,
                                [](const Figure& f) { return f.kind != Kind::objective; }),
                        reach);
}

}  // namespace standee
