#include "rulebook/targeting.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include "lib/work.hpp"
#include "rulebook/initiative.hpp"

namespace standee::rulebook {
namespace {

/// Figures among which an ability chooses, by id, with the range to each from the acting figure.
struct Candidate {
    std::string id;
    int range = 0;
};
using Candidates = std::vector<Candidate>;

/// One that cannot be reached by counting hexes is farther than any other.
int range_to(const Table& table, const Figure& from, const Figure& to) {
    return table.range(from, to).value_or(std::numeric_limits<int>::max());
}

/// What helps is for the figure and its allies, what harms for its enemies, unless the ability says
/// otherwise; a figure is not its own ally [target.allies-enemies].
bool is_meant(const Table& table, Whom whom, const Figure& figure, const Figure& other) {
    const bool enemy = are_enemies(figure, other);
    const bool self = other.id == figure.id;
    const bool meant = whom == Whom::enemies              ? enemy && !self
                       : whom == Whom::allies             ? !enemy && !self
                       : whom == Whom::allies_and_enemies ? !self
                                                          : !enemy;
    const bool possible = !self || whom != Whom::enemies;  // nothing harms itself by chance
    return meant || (possible && !table.on("target.allies-enemies"_clause));
}

/// Whether the figure is one of those for whom the card says that the ability is
/// [card.only-some].
bool is_one_of(const Table& table, const OnlyThose& only, const Figure& figure) {
    const auto in_water = [&](Hex hex) {
        return std::ranges::count(table.scene.map.water, hex) > 0;
    };
    const bool is = (!only.having || figure.has(*only.having)) &&
                    !(only.lacking && figure.has(*only.lacking)) &&
                    (!only.in_water || any_hex_of(figure, in_water));
    return is || !table.on("card.only-some"_clause);
}

bool is_of_sets(const Ids& sets, const Figure& figure) {
    return sets.empty() || std::ranges::count(sets, figure.name) > 0;
}

/// What targets needs line of sight, without a range only in some editions; what does not target
/// needs none, or in other editions only with a range [los.not-for-untargeted].
bool needs_sight(const Table& table, const AbilityReach& reach) {
    if (reach.targeted || reach.in_sight) {
        return reach.in_sight || reach.range || table.book().unranged_needs_sight;
    }
    return reach.range &&
           (table.book().untargeted_needs_sight || !table.on("los.not-for-untargeted"_clause));
}

/// Nobody finds an enemy that is invisible, unless the ability neither targets nor looks for one
/// [condition.invisible, los.not-for-untargeted].
bool is_found(const Table& table, const Figure& figure, const Figure& other,
              const AbilityReach& reach) {
    if (!are_enemies(figure, other) || !other.has(Condition::invisible)) {
        return true;
    }
    const bool needs_no_target =
        !reach.targeted && (reach.is_for_all() || !table.book().untargeted_needs_sight);
    return (needs_no_target && table.on("los.not-for-untargeted"_clause)) ||
           !table.on("condition.invisible"_clause);
}

/// Figures that cannot be interacted with are nobody's target [ally.no-interaction].
bool can_be_affected(const Table& table, const Figure& figure) {
    return !figure.no_interaction || !table.on("ally.no-interaction"_clause);
}

/// Target X is X different figures at most, without a number one [target.count].
std::size_t how_many(const Table& table, const AbilityReach& reach, int own, std::size_t there) {
    if (reach.is_for_all()) {
        return there;
    }
    const Amount count = reach.targets.value_or(TargetCount{}).count;
    const int number = std::max(0, count.relative ? own + count.number : count.number);
    const bool limits = static_cast<std::size_t>(number) < there;
    return limits && table.on("target.count"_clause) ? static_cast<std::size_t>(number) : there;
}

/// "+1 targets" adds to the number on the stat card, if there is one [monster.target-stat].
int own_targets(const Table& table, const std::string& id, const AbilityReach& reach) {
    const auto& targets = table.figure(id).targets;
    const bool adds = targets && reach.targets && reach.targets->count.relative;
    return adds && table.on("monster.target-stat"_clause) ? *targets : 1;
}

Candidates with_ranges(const Table& table, const std::string& id, const Ids& ids) {
    Candidates candidates;
    for (const std::string& other : ids) {
        candidates.push_back({other, range_to(table, table.figure(id), table.figure(other))});
    }
    return candidates;
}

Ids ids_of(const Candidates& candidates) {
    Ids ids;
    for (const Candidate& one : candidates) {
        ids.push_back(one.id);
    }
    return ids;
}

/// The nearest, and of these the earliest in initiative order.
Candidates nearest_and_earliest(const Table& table, Candidates from) {
    const int least = std::ranges::min(from, {}, &Candidate::range).range;
    std::erase_if(from, [&](const Candidate& one) { return one.range != least; });
    const Ids first = from.size() > 1 ? earliest(table, ids_of(from)) : ids_of(from);
    std::erase_if(from,
                  [&](const Candidate& one) { return std::ranges::count(first, one.id) == 0; });
    return from;
}

/// Takes as many as the ability targets, one after another: each time one of those that `best` puts
/// first among the rest.
template <class Best>
Ids take(Table& table, const std::string& id, const Ids& from, const AbilityReach& reach,
         Clause clause, Best best) {
    if (reach.is_for_all()) {
        return from;
    }
    Candidates left = with_ranges(table, id, from);
    Ids taken;
    for (std::size_t count = how_many(table, reach, 1, left.size()); count > 0; --count) {
        taken.push_back(
            choose_figure(table, clause, id, ids_of(table.on(clause) ? best(left) : left)));
        std::erase_if(left, [&](const Candidate& one) { return one.id == taken.back(); });
    }
    return taken;
}

/// The sets of enemies that the focus rules allow. The first target is the focus: the nearest,
/// where proximity counts, then the earliest in initiative order. The others are found the same
/// way, or may be any, as the edition says [monster.focus-proximity, monster.focus-initiative,
/// monster.extra-targets].
struct SetsByFocus {
    const Table& table;
    std::set<Ids> sets{};

    void add(Ids chosen, const Candidates& left, std::size_t more) {
        if (more > left.size()) {
            return;
        }
        spend(64 + 16 * (chosen.size() + left.size()));
        if (more == 0) {
            spend(100 * chosen.size());
            std::ranges::sort(chosen);
            sets.insert(std::move(chosen));
            return;
        }
        const bool is_focus = chosen.empty();
        for (const Candidate& next : next_of(left, is_focus)) {
            Ids larger = chosen;
            larger.push_back(next.id);
            Candidates rest = left;
            std::erase_if(rest, [&](const Candidate& one) {
                return is_focus || is_ranked() ? one.id == next.id : one.id <= next.id;
            });
            add(std::move(larger), rest, more - 1);
        }
    }

    /// Whether the targets after the focus are found by the focus rules too.
    [[nodiscard]] bool is_ranked() const {
        return table.book().destination == focus_first && table.on("monster.extra-targets"_clause);
    }

    [[nodiscard]] Candidates next_of(Candidates left, bool is_focus) const {
        if (is_focus ? !table.on("monster.negative-targeted"_clause) : !is_ranked()) {
            return left;
        }
        if (!table.book().focus_by_proximity || !table.on("monster.focus-proximity"_clause)) {
            std::ranges::for_each(left, [](Candidate& one) { one.range = 0; });
        }
        return nearest_and_earliest(table, std::move(left));
    }
};

int lost_hit_points(const Figure& figure) {
    return figure.hp && figure.max_hp ? *figure.max_hp - *figure.hp : 0;
}

}  // namespace

Ids itself(const Table& table, const std::string& id) {
    return can_be_affected(table, table.figure(id)) ? Ids{id} : Ids{};
}

bool reaches(const Table& table, const Figure& from, const Figure& to, const AbilityReach& reach) {
    const bool sight = needs_sight(table, reach);
    // One figure may stand in several hexes: some hex has to be both near and in sight.
    return any_hex_of(from, [&](Hex a) {
        return any_hex_of(to, [&](Hex b) {
            const auto range = table.range(a, b);
            const bool near =
                reach.range ? (range && *range <= *reach.range) || !table.on("range.count"_clause)
                            : range == 1 || table.on("range.default"_clause);
            return near && (!sight || table.sees(a, b) || !table.on("los.line"_clause));
        });
    });
}

bool can_be_target(const Table& table, const Figure& figure, const Figure& other,
                   const AbilityReach& reach) {
    return is_meant(table, reach.whom, figure, other) && is_found(table, figure, other, reach) &&
           can_be_affected(table, other);
}

Ids earliest(const Table& table, const Ids& from) {
    Ids first;
    for (const std::string& one : from) {
        const bool preceded = std::ranges::any_of(from, [&](const std::string& other) {
            return acts_before(table, table.figure(other), table.figure(one));
        });
        if (!preceded) {
            first.push_back(one);
        }
    }
    return first;
}

std::string choose_figure(Table& table, Clause clause, const std::string& id, const Ids& from) {
    event::Choice choice{ChoiceKind::target, id, {}, 0};
    for (const std::string& one : from) {
        choice.options.push_back({.figure = one});
    }
    return from.at(table.choose(clause, std::move(choice)));
}

Ids choose_targets(Table& table, Clause clause, const std::string& id,
                   const std::vector<Ids>& sets) {
    event::Choice choice{ChoiceKind::targets, id, {}, 0};
    for (const Ids& set : sets) {
        choice.options.emplace_back().targets = set;
    }
    return sets.at(table.choose(clause, std::move(choice)));
}

Ids in_reach(const Table& table, const Figure& figure, const AbilityReach& reach,
             const Wanted& wanted) {
    Ids found;
    for (const Figure& other : table.scene.figures) {
        if (is_of_sets(reach.of, other) && is_one_of(table, reach.only, other) &&
            (!wanted || wanted(other)) && can_be_target(table, figure, other, reach) &&
            (other.id == figure.id ? table.on("range.own-hex"_clause)
                                   : reaches(table, figure, other, reach))) {
            found.push_back(other.id);
        }
    }
    std::ranges::sort(found);
    return found;
}

Ids enemies_by_focus(Table& table, const std::string& id, AbilityReach reach) {
    reach.whom = Whom::enemies;
    const Ids there = in_reach(table, table.figure(id), reach);
    const std::size_t count = how_many(table, reach, own_targets(table, id, reach), there.size());
    if (count == there.size()) {
        return there;
    }
    SetsByFocus by_focus{table};
    by_focus.add({}, with_ranges(table, id, there), count);
    return choose_targets(table, "monster.negative-targeted"_clause, id,
                          {by_focus.sets.begin(), by_focus.sets.end()});
}

Ids nearest(Table& table, const std::string& id, const AbilityReach& reach, Clause clause,
            const Wanted& wanted) {
    const auto counts = [&](const Figure& figure) {
        return (figure.kind != Kind::objective || !table.on(clause)) && (!wanted || wanted(figure));
    };
    return take(table, id, in_reach(table, table.figure(id), reach, counts), reach, clause,
                [&](const Candidates& left) { return nearest_and_earliest(table, left); });
}

Ids most_hurt(Table& table, const std::string& id, const AbilityReach& reach) {
    const auto can_be_healed = [&](const Figure& figure) {
        const bool objective = figure.kind == Kind::objective && !reach.is_for_all();
        return figure.hp && (!objective || table.on("monster.heal"_clause, "objectives too"));
    };
    const auto most = [&](Candidates left) {
        const auto comes_first = [&](const Candidate& one) {
            return std::ranges::count(reach.first, table.figure(one.id).name) > 0;
        };
        if (std::ranges::any_of(left, comes_first) && table.on("card.heals-first"_clause)) {
            std::erase_if(left, [&](const Candidate& one) { return !comes_first(one); });
        }
        const auto lost = [&](const Candidate& one) {
            return lost_hit_points(table.figure(one.id));
        };
        const int most_lost = lost(std::ranges::max(left, {}, lost));
        std::erase_if(left, [&](const Candidate& one) { return lost(one) != most_lost; });
        return left;
    };
    return take(table, id, in_reach(table, table.figure(id), reach, can_be_healed), reach,
                "monster.heal"_clause, most);
}

Ids nearest_without(Table& table, const std::string& id, Condition condition,
                    const AbilityReach& reach) {
    const auto lacks_it = [&](const Figure& figure) {
        const bool spared = figure.kind == Kind::objective || figure.has(condition);
        return reach.is_for_all() || !spared || !table.on("monster.positive-condition"_clause);
    };
    return take(table, id, in_reach(table, table.figure(id), reach, lacks_it), reach,
                "monster.positive-condition"_clause,
                [&](const Candidates& left) { return nearest_and_earliest(table, left); });
}

Ids enemy_picked(Table& table, const std::string& id, AbilityReach reach, Pick pick) {
    reach.whom = Whom::enemies;
    reach.targets.reset();
    const auto counts = [&](const Figure& other) { return pick == Pick::closest || other.hp; };
    Candidates left = with_ranges(table, id, in_reach(table, table.figure(id), reach, counts));
    if (left.empty()) {
        return {};
    }
    const auto measure = [&](const Candidate& one) {
        return pick == Pick::closest ? one.range : -*table.figure(one.id).hp;
    };
    if (table.on("card.damage-picked"_clause)) {
        const int least = measure(std::ranges::min(left, {}, measure));
        std::erase_if(left, [&](const Candidate& one) { return measure(one) != least; });
    }
    return {choose_figure(table, "card.damage-picked"_clause, id, ids_of(left))};
}

}  // namespace standee::rulebook
