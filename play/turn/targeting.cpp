#include "play/turn/targeting.hpp"

#include <algorithm>
#include <numeric>
#include <set>

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

/// Of those left, all that come first: the nearest, and of those the ones that no other precedes in
/// initiative order.
std::vector<std::size_t> first_of(const GameState& state, const Candidates& from) {
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
    return best;
}

/// Of those left, one of the first; a tie is a choice by `clause`.
std::optional<std::size_t> choose_nearest(Game& game, const std::string& id, const Candidates& from,
                                          Clause clause) {
    const std::vector<std::size_t> best = first_of(game.state(), from);
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

/// Whether an ability for these needs line of sight.
bool needs_sight(const Edition& rules, const Reach& reach) {
    if (!reach.targeted) {
        return reach.range.has_value() && rules.untargeted_needs_sight;
    }
    return reach.range.has_value() || rules.unranged_needs_sight;
}

/// Whether invisible enemies are affected: by what does not target, where the edition has that.
bool meets_the_invisible(const Edition& rules, const Reach& reach) {
    return !reach.targeted && !rules.untargeted_needs_sight;
}

/// Those in reach for which `wanted` holds, in order of id.
template <class Wanted>
Candidates candidates(const GameState& state, const std::string& id, const Reach& reach,
                      Wanted wanted) {
    const Figure figure = state.figure(id);
    const std::vector<int> ranges = state.ranges_from(figure);
    std::vector<std::pair<std::string, int>> found;
    for (const Figure& other : state.scene().figures) {
        const bool is_self = other.id == id;
        const bool unseen = are_enemies(figure, other) && other.has(Condition::invisible) &&
                            !meets_the_invisible(state.rules(), reach);
        if (!is_for(reach.whom, figure, other) || !is_of(reach.of, other) || unseen ||
            other.no_interaction || !wanted(other) ||
            (!is_self && !reaches(state, figure, other, reach))) {
            continue;
        }
        found.emplace_back(other.id, state.nearest_of(ranges, other));
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

constexpr auto reaches_rule =
    decided_by("range.count"_clause, "los.line"_clause, "los.not-for-untargeted"_clause);
bool reaches(const GameState& state, const Figure& from, const Figure& to, const Reach& reach) {
    const bool sight = needs_sight(state.rules(), reach);
    if (!reach.range) {
        return !sight || state.sees(from, to);
    }
    if (sight) {
        return state.sees_within(from, to, *reach.range);
    }
    const auto distance = state.range(from, to);
    return distance && *distance <= *reach.range;
}

namespace {

using FigureSets = std::vector<std::vector<std::string>>;

/// The sets of enemies that the focus rules find, where only those in line of sight count.
FigureSets sets_in_sight(Game& game, const std::string& id, const Reach& reach, int targets) {
    const Scene& scene = game.state().scene();
    const auto index = static_cast<FigureIndex>(&game.state().figure(id) - scene.figures.data());
    FigureSets sets;
    for (const auto& set : game.planner().targets_from(
             scene, game.state().board(), index, reach.range.value_or(any_distance), targets)) {
        sets.emplace_back();
        for (const FigureIndex target : set) {
            sets.back().push_back(scene.figures[target].id);
        }
    }
    return sets;
}

/// The sets of up to so many candidates that the focus rules find where nothing has to be seen: the
/// first is the focus; whether the focus rules find the others too is up to the edition.
class UnseenSets {
public:
    explicit UnseenSets(const GameState& state)
        : state_{state},
          ranked_{std::ranges::count(state.rules().destination, Criterion::best_ranked_targets) >
                  0} {}

    FigureSets all(Candidates from, int targets) {
        if (from.ids.size() <= static_cast<std::size_t>(std::max(0, targets))) {
            return {from.ids};  // in order of id
        }
        if (!state_.rules().focus_by_proximity) {
            std::ranges::fill(from.ranges, 0);
        }
        grow({}, from, targets);
        return {sets_.begin(), sets_.end()};
    }

private:
    void grow(std::vector<std::string> set, const Candidates& left, int targets) {
        if (targets <= 0) {
            std::ranges::sort(set);
            sets_.insert(std::move(set));
            return;
        }
        std::vector<std::size_t> next = first_of(state_, left);
        if (!set.empty() && !ranked_) {
            next.resize(left.ids.size());
            std::iota(next.begin(), next.end(), std::size_t{0});
        }
        for (const std::size_t i : next) {
            std::vector<std::string> larger = set;
            larger.push_back(left.ids[i]);
            Candidates rest = left;
            rest.ids.erase(rest.ids.begin() + static_cast<std::ptrdiff_t>(i));
            rest.ranges.erase(rest.ranges.begin() + static_cast<std::ptrdiff_t>(i));
            grow(std::move(larger), rest, targets - 1);
        }
    }

    const GameState& state_;
    bool ranked_;
    std::set<std::vector<std::string>> sets_;
};

}  // namespace

constexpr auto enemies_targeted_rule =
    decided_by("monster.negative-targeted"_clause, "los.not-for-untargeted"_clause);
std::optional<std::vector<std::string>> enemies_targeted(Game& game, const std::string& id,
                                                         const Reach& reach) {
    const GameState& state = game.state();
    const int targets =
        target_count(reach.targets.value_or(TargetCount{}), state.figure(id).targets.value_or(1));
    FigureSets sets;
    if (needs_sight(state.rules(), reach)) {
        sets = sets_in_sight(game, id, reach, targets);
    } else {
        Reach enemies = reach;
        enemies.whom = Whom::enemies;
        const auto any = [](const Figure&) { return true; };
        sets = UnseenSets{state}.all(candidates(state, id, enemies, any), targets);
    }
    event::Choice choice{ChoiceKind::targets, id, {}, 0};
    for (std::vector<std::string>& set : sets) {
        event::Option option;
        option.targets = std::move(set);
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
    const auto lacks_it = [&](const Figure& f) {
        return all || (f.kind != Kind::objective && !f.has(condition));
    };
    return take(game, id, candidates(game.state(), id, reach, lacks_it), reach, choose_nearest,
                "monster.positive-condition"_clause);
}

constexpr auto most_hurt_rule = decided_by("monster.heal"_clause);
std::optional<std::vector<std::string>> most_hurt(Game& game, const std::string& id,
                                                  const Reach& reach) {
    const bool all = reach.targets && reach.targets->all;
    const auto has_hit_points = [&](const Figure& f) {
        return f.hp.has_value() && (all || f.kind != Kind::objective);
    };
    return take(game, id, candidates(game.state(), id, reach, has_hit_points), reach,
                choose_most_hurt, "monster.heal"_clause);
}

std::optional<std::vector<std::string>> nearest(Game& game, const std::string& id,
                                                const Reach& reach, Clause clause,
                                                const std::function<bool(const Figure&)>& may_act) {
    Reach named = reach;
    named.whom = reach.whom == Whom::usual ? Whom::allies : reach.whom;
    const auto acts = [&](const Figure& f) {
        return f.kind != Kind::objective && (!may_act || may_act(f));
    };
    return take(game, id, candidates(game.state(), id, named, acts), named, choose_nearest, clause);
}

namespace {

/// Whether a figure sees a hex of another that is within a range, `ranges` being those from the
/// figure [map.objective].
bool sees_one_within(const GameState& state, const Figure& figure, const Figure& other,
                     const std::vector<int>& ranges, int range) {
    return any_hex_of(other, [&](Hex hex) {
        return ranges[state.index(hex)] <= range &&
               any_hex_of(figure, [&](Hex own) { return state.sees(own, hex); });
    });
}

}  // namespace

constexpr auto all_in_range_rule =
    decided_by("range.own-hex"_clause, "damage.direct"_clause, "los.not-for-untargeted"_clause,
               "ally.no-interaction"_clause);
std::vector<std::string> all_in_range(const GameState& state, const std::string& id,
                                      const Reach& reach) {
    const Figure figure = state.figure(id);
    const Whom whom = reach.whom == Whom::usual ? Whom::enemies : reach.whom;
    const std::vector<int> ranges = state.ranges_from(figure);  // its own is 0 [range.own-hex]
    std::vector<std::string> found;
    for (const Figure& other : state.scene().figures) {
        const bool in_range = !reach.range || state.nearest_of(ranges, other) <= *reach.range;
        const bool seen = !state.rules().untargeted_needs_sight || !reach.range ||
                          sees_one_within(state, figure, other, ranges, *reach.range);
        if (is_for(whom, figure, other) && !other.no_interaction && in_range &&
            (seen || other.id == id)) {
            found.push_back(other.id);
        }
    }
    std::ranges::sort(found);
    return found;
}

constexpr auto enemy_picked_rule = decided_by("card.damage-picked"_clause);
std::optional<std::vector<std::string>> enemy_picked(Game& game, const std::string& id,
                                                     const Reach& reach, Pick pick, bool in_sight) {
    const GameState& state = game.state();
    const Figure figure = state.figure(id);
    const std::vector<int> ranges = state.ranges_from(figure);
    const bool meets_unseen = meets_the_invisible(state.rules(), reach);
    std::vector<std::pair<int, std::string>> found;  // the least is picked
    for (const Figure& other : state.scene().figures) {
        const int range = state.nearest_of(ranges, other);
        const bool within = !reach.range || range <= *reach.range;
        const bool met =
            !other.no_interaction && (meets_unseen || !other.has(Condition::invisible));
        const bool counts = are_enemies(figure, other) && met && within &&
                            (!in_sight || sees_one_within(state, figure, other, ranges,
                                                          reach.range.value_or(any_distance)));
        if (counts && pick == Pick::closest) {
            found.emplace_back(range, other.id);
        } else if (counts && other.hp) {
            found.emplace_back(-*other.hp, other.id);
        }
    }
    std::ranges::sort(found);
    std::erase_if(found, [least = found.empty() ? 0 : found.front().first](const auto& one) {
        return one.first != least;
    });
    event::Choice choice{ChoiceKind::target, id, {}, 0};
    for (const auto& [measure, other] : found) {
        choice.options.push_back({.figure = other});
    }
    const auto chosen = game.choose("card.damage-picked"_clause, std::move(choice));
    if (!chosen) {
        return std::nullopt;
    }
    return found.empty() ? std::vector<std::string>{} : std::vector{found.at(*chosen).second};
}

ClauseSites clause_sites::play::targeting() {
    static constexpr auto sites = sites_of(reaches_rule, enemies_targeted_rule, allies_gaining_rule,
                                           most_hurt_rule, all_in_range_rule, enemy_picked_rule);
    return sites;
}

}  // namespace standee
