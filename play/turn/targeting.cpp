#include "play/turn/targeting.hpp"

#include <algorithm>

#include "focus/card_plan.hpp"
#include "focus/initiative.hpp"
#include "play/clause_sites.hpp"
#include "play/turn/turn_plan.hpp"

namespace standee {
namespace {

constexpr int any_distance = 999;

/// Candidates in the order in which they are taken.
struct Candidates {
    std::vector<std::string> ids;
    std::vector<int> ranges;
};

/// Of those left, one of the nearest that no other as near precedes in initiative order; a tie is a
/// choice by `clause`.
std::optional<std::size_t> choose_nearest(Game& game, const std::string& id, const Candidates& from,
                                          Clause clause) {
    const GameState& state = game.state();
    const int least = std::ranges::min(from.ranges);
    std::vector<std::size_t> best;
    for (std::size_t i = 0; i < from.ids.size(); ++i) {
        const auto earlier_than_it = [&](std::size_t other) {
            return from.ranges[other] == least &&
                   earlier_in_initiative(state.scene(), state.figure(from.ids[other]),
                                         state.figure(from.ids[i]));
        };
        bool beaten = from.ranges[i] != least;
        for (std::size_t other = 0; other < from.ids.size() && !beaten; ++other) {
            beaten = earlier_than_it(other);
        }
        if (!beaten) {
            best.push_back(i);
        }
    }
    event::Choice choice{ChoiceKind::target, id, {}, 0};
    for (const std::size_t i : best) {
        choice.options.push_back({.figure = from.ids[i]});
    }
    const auto chosen = game.choose(clause, std::move(choice));
    return chosen ? std::optional{best.at(*chosen)} : std::nullopt;
}

std::size_t count_of(const Reach& reach, std::size_t all) {
    if (!reach.targets) {
        return std::min<std::size_t>(1, all);
    }
    const int count = std::max(0, reach.targets->count.against(1).value_or(1));
    return reach.targets->all ? all : std::min(all, static_cast<std::size_t>(count));
}

/// Picks one of the candidates for a figure by a clause; returns its position, none where the play
/// stops.
using Choose = std::optional<std::size_t> (*)(Game&, const std::string&, const Candidates&, Clause);

/// As many as are wanted, one after another; all of them without a choice.
std::optional<std::vector<std::string>> take(Game& game, const std::string& id, Candidates from,
                                             const Reach& reach, Choose choose, Clause clause) {
    if (reach.targets && reach.targets->all) {
        return from.ids;
    }
    std::vector<std::string> taken;
    for (std::size_t left = count_of(reach, from.ids.size()); left > 0; --left) {
        const auto i = choose(game, id, from, clause);
        if (!i) {
            return std::nullopt;
        }
        taken.push_back(from.ids[*i]);
        from.ids.erase(from.ids.begin() + static_cast<std::ptrdiff_t>(*i));
        from.ranges.erase(from.ranges.begin() + static_cast<std::ptrdiff_t>(*i));
    }
    return taken;
}

/// Whether an ability for these figures is for that other one.
bool is_for(Whom whom, const Figure& figure, const Figure& other) {
    const bool enemy = are_enemies(figure, other);
    const bool self = other.id == figure.id;
    switch (whom) {
        case Whom::allies: return !enemy && !self;
        case Whom::enemies: return enemy;
        case Whom::allies_and_enemies: return !self;
        case Whom::usual:
        case Whom::self_and_allies: break;
    }
    return !enemy;
}

/// Those in reach for which `wanted` holds, in order of id.
template <class Wanted>
Candidates candidates(const GameState& state, const std::string& id, const Reach& reach,
                      Wanted wanted) {
    const Figure figure = state.figure(id);
    const std::vector<int> ranges = state.ranges_from(figure.at);
    std::vector<std::pair<std::string, int>> found;
    for (const Figure& other : state.scene().figures) {
        const bool is_self = other.id == id;
        const bool unseen = are_enemies(figure, other) && other.has(Condition::invisible);
        if (!is_for(reach.whom, figure, other) || unseen || !wanted(other) ||
            (!is_self && !reaches(state, figure, other, reach.range))) {
            continue;
        }
        found.emplace_back(other.id, ranges[state.index(other.at)]);
    }
    std::ranges::sort(found);
    Candidates result;
    for (auto& [other, distance] : found) {
        result.ids.push_back(std::move(other));
        result.ranges.push_back(distance);
    }
    return result;
}

int lost_by(const Figure& figure) {
    return figure.hp && figure.max_hp ? *figure.max_hp - *figure.hp : 0;
}

/// Of those left, one that has lost the most hit points; a tie is a choice by `clause`.
std::optional<std::size_t> choose_most_hurt(Game& game, const std::string& id,
                                            const Candidates& from, Clause clause) {
    int most = 0;
    for (const std::string& other : from.ids) {
        most = std::max(most, lost_by(game.state().figure(other)));
    }
    event::Choice choice{ChoiceKind::target, id, {}, 0};
    std::vector<std::size_t> tied;
    for (std::size_t i = 0; i < from.ids.size(); ++i) {
        if (lost_by(game.state().figure(from.ids[i])) == most) {
            tied.push_back(i);
            choice.options.push_back({.figure = from.ids[i]});
        }
    }
    const auto chosen = game.choose(clause, std::move(choice));
    return chosen ? std::optional{tied.at(*chosen)} : std::nullopt;
}

}  // namespace

bool reaches(const GameState& state, const Figure& from, const Figure& to,
             std::optional<int> range) {
    if (range) {
        const auto distance = state.range(from.at, to.at);
        if (!distance || *distance > *range) {
            return false;
        }
    }
    return (!range && !state.rules().unranged_needs_sight) || state.sees(from.at, to.at);
}

constexpr auto enemies_targeted_rule = decided_by("monster.negative-targeted"_clause);
std::optional<std::vector<std::string>> enemies_targeted(Game& game, const std::string& id,
                                                         const Reach& reach) {
    const Scene& scene = game.state().scene();
    const auto index = static_cast<FigureIndex>(&game.state().figure(id) - scene.figures.data());
    const int targets = target_count(reach.targets.value_or(TargetCount{}),
                                     scene.figures[index].targets.value_or(1));
    event::Choice choice{ChoiceKind::targets, id, {}, 0};
    for (const auto& set : game.planner().targets_from(
             scene, game.state().board(), index, reach.range.value_or(any_distance), targets)) {
        event::Option option;
        for (const FigureIndex target : set) {
            option.targets.push_back(scene.figures[target].id);
        }
        choice.options.push_back(std::move(option));
    }
    const std::vector<event::Option> options = choice.options;
    const auto chosen = game.choose("monster.negative-targeted"_clause, std::move(choice));
    return chosen ? std::optional{options.at(*chosen).targets} : std::nullopt;
}

constexpr auto allies_gaining_rule =
    decided_by("monster.positive-condition"_clause, "condition.single"_clause);
std::optional<std::vector<std::string>> allies_gaining(Game& game, const std::string& id,
                                                       Condition condition, const Reach& reach) {
    const bool all = reach.targets && reach.targets->all;
    const auto lacks_it = [&](const Figure& f) { return all || !f.has(condition); };
    return take(game, id, candidates(game.state(), id, reach, lacks_it), reach, choose_nearest,
                "monster.positive-condition"_clause);
}

constexpr auto most_hurt_rule = decided_by("monster.heal"_clause);
std::optional<std::vector<std::string>> most_hurt(Game& game, const std::string& id,
                                                  const Reach& reach) {
    const auto has_hit_points = [](const Figure& f) { return f.hp.has_value(); };
    return take(game, id, candidates(game.state(), id, reach, has_hit_points), reach,
                choose_most_hurt, "monster.heal"_clause);
}

std::optional<std::vector<std::string>> nearest(Game& game, const std::string& id,
                                                const Reach& reach, Clause clause) {
    Reach named = reach;
    named.whom = reach.whom == Whom::usual ? Whom::allies : reach.whom;
    const auto acts = [](const Figure& f) { return f.kind != Kind::objective; };
    return take(game, id, candidates(game.state(), id, named, acts), named, choose_nearest, clause);
}

constexpr auto all_in_range_rule =
    decided_by("range.own-hex"_clause, "damage.direct"_clause, "los.not-for-untargeted"_clause);
std::vector<std::string> all_in_range(const GameState& state, const std::string& id,
                                      const Reach& reach) {
    const Figure figure = state.figure(id);
    const Whom whom = reach.whom == Whom::usual ? Whom::enemies : reach.whom;
    const std::vector<int> ranges = state.ranges_from(figure.at);  // its own is 0 [range.own-hex]
    std::vector<std::string> found;
    for (const Figure& other : state.scene().figures) {
        const bool in_range = !reach.range || ranges[state.index(other.at)] <= *reach.range;
        const bool seen = !state.rules().untargeted_needs_sight || !reach.range ||
                          state.sees(figure.at, other.at);
        if (is_for(whom, figure, other) && in_range && (seen || other.id == id)) {
            found.push_back(other.id);
        }
    }
    std::ranges::sort(found);
    return found;
}

ClauseSites clause_sites::play::targeting() {
    static constexpr auto sites =
        sites_of(enemies_targeted_rule, allies_gaining_rule, most_hurt_rule, all_in_range_rule);
    return sites;
}

}  // namespace standee
