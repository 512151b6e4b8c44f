#include "play/turn/targeting.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "focus/card_plan.hpp"
#include "focus/destination.hpp"
#include "focus/initiative.hpp"
#include "lib/clause.hpp"
#include "lib/work.hpp"
#include "play/refusal.hpp"

namespace standee {
namespace {

/// Figures among which an ability takes its targets, with the numbers that decide the order.
struct Candidates {
    std::vector<std::string> ids;
    std::vector<int> ranges;
};

/// The candidates that come first: the nearest and, among them, those that no other precedes in
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

/// Chooses one of the candidates that come first. A tie is a choice by `clause`.
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

/// Takes as many candidates as the ability has targets, one after another, or all of them if it
/// targets all. `choose` chooses one of the candidates for a figure by a clause and returns its
/// position, or none if the play stops.
template <class Choose>
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

/// Whether an ability with this reach needs line of sight.
bool needs_sight(const Edition& rules, const Reach& reach) {
    if (reach.in_sight) {
        return true;
    }
    if (!reach.targeted) {
        return reach.range.has_value() && rules.untargeted_needs_sight;
    }
    return reach.range.has_value() || rules.unranged_needs_sight;
}

/// Whether the ability affects invisible enemies: it does not target and, in some editions, does
/// not have to choose among several enemies either.
bool meets_the_invisible(const Edition& rules, const Reach& reach) {
    const bool all = reach.targets && reach.targets->all;
    return !reach.targeted && (all || !rules.untargeted_needs_sight);
}

// [card.only-some]
bool is_among(const GameState& state, const OnlyThose& only, const Figure& figure) {
    return (!only.having || figure.has(*only.having)) &&
           (!only.lacking || !figure.has(*only.lacking)) &&
           (!only.in_water || any_hex_of(figure, [&](Hex hex) { return state.has_water(hex); }));
}

/// The figures in reach for which `wanted` is true, in order of their ids.
template <class Wanted>
Candidates candidates(const GameState& state, const std::string& id, const Reach& reach,
                      Wanted wanted) {
    const Figure& figure = state.figure(id);
    const std::vector<int> ranges = state.ranges_from(figure);
    std::vector<std::pair<std::string, int>> found;
    for (const Figure& other : state.scene().figures) {
        const bool is_self = other.id == id;
        const bool unseen = are_enemies(figure, other) && other.has(Condition::invisible) &&
                            !meets_the_invisible(state.rules(), reach);
        if (!is_for(reach.whom, figure, other) || !is_of(reach.of, other) || unseen ||
            other.no_interaction || !wanted(other) || !is_among(state, reach.only, other) ||
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

/// Chooses the candidate that has lost the most hit points; one of the sets `first`, if any is
/// left. A tie is a choice by `clause`.
std::optional<std::size_t> choose_most_hurt(Game& game, const std::string& id,
                                            const Candidates& from,
                                            const std::vector<std::string>& first, Clause clause) {
    using Place = std::pair<bool, int>;  // whether others come first, hit points not lost
    std::vector<Place> places;
    for (const std::string& other : from.ids) {
        const Figure& figure = game.state().figure(other);
        places.emplace_back(std::ranges::count(first, figure.name) == 0, -lost_by(figure));
    }
    const Place best = std::ranges::min(places);
    event::Choice choice{ChoiceKind::target, id, {}, 0};
    std::vector<std::size_t> tied;
    for (std::size_t i = 0; i < from.ids.size(); ++i) {
        if (places[i] == best) {
            tied.push_back(i);
            choice.options.push_back({.figure = from.ids[i]});
        }
    }
    const auto chosen = game.choose(clause, std::move(choice));
    return chosen ? std::optional{tied.at(*chosen)} : std::nullopt;
}

}  // namespace

// [range.count, los.line, los.not-for-untargeted]
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

/// The sets of up to so many candidates that the focus rules find. The first candidate of a set is
/// the focus. Whether the focus rules decide about the others too depends on the edition.
class TargetSets {
public:
    explicit TargetSets(const GameState& state)
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
        spend(16 + 2 * (set.size() + left.ids.size()));
        if (targets <= 0) {
            add(std::move(set));
            return;
        }
        const bool any = !set.empty() && !ranked_;
        std::vector<std::size_t> next =
            any ? std::vector<std::size_t>(left.ids.size()) : first_of(state_, left);
        if (any) {
            std::iota(next.begin(), next.end(), std::size_t{0});
        }
        for (const std::size_t i : next) {
            if (left.ids.size() - (any ? i : 0) < static_cast<std::size_t>(targets)) {
                break;
            }
            std::vector<std::string> larger = set;
            larger.push_back(left.ids[i]);
            // If any candidates will do, each set is listed once, in order of ids.
            const auto from = any ? 0 : static_cast<std::ptrdiff_t>(i);
            const auto to = static_cast<std::ptrdiff_t>(i) + 1;
            Candidates rest = left;
            rest.ids.erase(rest.ids.begin() + from, rest.ids.begin() + to);
            rest.ranges.erase(rest.ranges.begin() + from, rest.ranges.begin() + to);
            grow(std::move(larger), rest, targets - 1);
        }
    }

    void add(std::vector<std::string> set) {
        spend(100 * set.size());
        std::ranges::sort(set);
        sets_.insert(std::move(set));
        if (sets_.size() > max_target_sets) {
            refuse("monster.negative-targeted"_clause,
                   "more than " + std::to_string(max_target_sets) + " sets of targets that tie",
                   "fewer enemies, or fewer targets of the ability");
        }
    }

    const GameState& state_;
    bool ranked_;
    std::set<std::vector<std::string>> sets_;
};

}  // namespace

// [los.not-for-untargeted]
std::optional<std::vector<std::string>> enemies_targeted(Game& game, const std::string& id,
                                                         const Reach& reach) {
    const GameState& state = game.state();
    const int targets =
        target_count(reach.targets.value_or(TargetCount{}), state.figure(id).targets.value_or(1));
    Reach enemies = reach;
    enemies.whom = Whom::enemies;
    const auto any = [](const Figure&) { return true; };
    event::Choice choice{ChoiceKind::targets, id, {}, 0};
    for (const std::vector<std::string>& set :
         TargetSets{state}.all(candidates(state, id, enemies, any), targets)) {
        choice.options.emplace_back().targets = set;
    }
    const std::vector<event::Option> options = choice.options;
    const auto chosen = game.choose("monster.negative-targeted"_clause, std::move(choice));
    return chosen ? std::optional{options.at(*chosen).targets} : std::nullopt;
}

// [condition.single]
std::optional<std::vector<std::string>> allies_gaining(Game& game, const std::string& id,
                                                       Condition condition, const Reach& reach) {
    const bool all = reach.targets && reach.targets->all;
    const auto lacks_it = [&](const Figure& f) {
        return all || (f.kind != Kind::objective && !f.has(condition));
    };
    return take(game, id, candidates(game.state(), id, reach, lacks_it), reach, choose_nearest,
                "monster.positive-condition"_clause);
}

// [card.heals-first]
std::optional<std::vector<std::string>> most_hurt(Game& game, const std::string& id,
                                                  const Reach& reach) {
    const auto has_hit_points = [](const Figure& f) { return f.hp.has_value(); };
    const auto choose = [&](Game& of, const std::string& healer, const Candidates& from,
                            Clause clause) {
        return choose_most_hurt(of, healer, from, reach.first, clause);
    };
    return take(game, id, candidates(game.state(), id, reach, has_hit_points), reach, choose,
                "monster.heal"_clause);
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

// [damage.direct, los.not-for-untargeted, ally.no-interaction, range.own-hex]
std::vector<std::string> all_in_range(const GameState& state, const std::string& id,
                                      const Reach& reach) {
    Reach meant = reach;
    meant.whom = reach.whom == Whom::usual ? Whom::enemies : reach.whom;
    return candidates(state, id, meant, [](const Figure&) { return true; }).ids;
}

std::optional<std::vector<std::string>> enemy_picked(Game& game, const std::string& id,
                                                     const Reach& reach, Pick pick) {
    Reach enemies = reach;
    enemies.whom = Whom::enemies;
    enemies.targets.reset();
    const auto counts = [&](const Figure& f) { return pick == Pick::closest || f.hp; };
    const Candidates from = candidates(game.state(), id, enemies, counts);
    std::vector<int> measures = from.ranges;  // the least value is picked
    if (pick == Pick::most_hit_points) {
        std::ranges::transform(from.ids, measures.begin(), [&](const std::string& other) {
            return -*game.state().figure(other).hp;
        });
    }
    event::Choice choice{ChoiceKind::target, id, {}, 0};
    for (std::size_t i = 0; i < from.ids.size(); ++i) {
        if (measures[i] == std::ranges::min(measures)) {
            choice.options.push_back({.figure = from.ids[i]});
        }
    }
    const std::vector<event::Option> options = choice.options;
    const auto chosen = game.choose("card.damage-picked"_clause, std::move(choice));
    if (!chosen) {
        return std::nullopt;
    }
    return options.empty() ? std::vector<std::string>{} : std::vector{options.at(*chosen).figure};
}

}  // namespace standee
