#include <algorithm>

#include "rulebook/figure_quantities.hpp"
#include "rulebook/focus.hpp"
#include "rulebook/initiative.hpp"

// Foci and places to attack from by criteria that are data: formulas of a house rule, or an order
// of the criteria that no edition has [monster.focus-path, monster.move-max-targets].

namespace standee::rulebook::planning {
namespace {

using formula::Value;

Value as_number(std::int64_t value) { return value; }

/// Those that are best by one criterion. `quantity_of` gives the quantities of each.
template <class T, class QuantityOf>
std::vector<T> best_of(const std::vector<T>& all, const formula::Criterion& criterion,
                       FormulaSlot slot, QuantityOf quantity_of) {
    std::vector<std::int64_t> keys;
    for (const T& one : all) {
        keys.push_back(criterion_number(
            criterion, slot, [&](std::size_t quantity) { return quantity_of(one, quantity); }));
    }
    const std::int64_t least = keys.empty() ? 0 : std::ranges::min(keys);
    std::vector<T> best;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (keys[i] == least) {
            best.push_back(all[i]);
        }
    }
    return best;
}

}  // namespace

bool FocusFinder::has_own_order() const {
    const CriterionOrder& order = facts_->rules().destination;
    return !(order == focus_first) && !(order == targets_first);
}

/// How many of those left certainly act before it.
int FocusFinder::earlier_than(int enemy, FigureSet left) const {
    const Roster& roster = facts_->roster();
    int earlier = 0;
    for_each(left, [&](int other) {
        earlier += other != enemy && acts_before(facts_->scene(), book(), roster.figure(other),
                                                 roster.figure(enemy))
                       ? 1
                       : 0;
    });
    return earlier;
}

formula::Value FocusFinder::focus_quantity(std::size_t quantity, int enemy, Cost way,
                                           FigureSet left, FigureSet assumed) const {
    const Figure& figure = facts_->roster().figure(enemy);
    switch (quantity) {
        case 0: return as_number(way.negative());
        case 1: return as_number(way.points());
        case 2: return as_number(range_from_start(enemy));
        case 3: return as_number(earlier_than(enemy, left));
        case 4: return value_of(figure.hp);
        case 5: return value_of(figure.max_hp);
        case 6: return lost_by(figure);
        case 7: return as_number(figure.shield);
        case 8: return kind_of(figure);
        case 9: return conditions_of(figure);
        default: return has(assumed, enemy);
    }
}

/// The enemies that could be attacked from anywhere, each by its best way.
std::vector<FocusFinder::WayToEnemy> FocusFinder::ways_to_enemies() const {
    std::vector<WayToEnemy> ways;
    FigureSet met = 0;
    for (const int tile : facts_->ends()) {
        for_each(facts_->reach().could_hit(tile) & ~met,
                 [&](int enemy) { ways.push_back({enemy, facts_->paths().to(tile)}); });
        met |= facts_->reach().could_hit(tile);
    }
    return ways;
}

/// Those that are left by all criteria if `assumed` are the foci.
FigureSet FocusFinder::best_by(const std::vector<formula::Criterion>& criteria,
                               std::vector<WayToEnemy> ways, FigureSet assumed) const {
    FigureSet kept = 0;
    for (const WayToEnemy& way : ways) {
        kept |= only(way.enemy);
    }
    for (const formula::Criterion& criterion : criteria) {
        ways = best_of(ways, criterion, FormulaSlot::focus,
                       [&](const WayToEnemy& way, std::size_t quantity) {
                           return focus_quantity(quantity, way.enemy, way.cost, kept, assumed);
                       });
        kept = 0;
        for (const WayToEnemy& way : ways) {
            kept |= only(way.enemy);
        }
    }
    return kept;
}

/// Each criterion keeps the best of the enemies that could be attacked from anywhere. A focus by
/// whether it is the focus has to be one if it is assumed to be.
void FocusFinder::find_foci_by(const std::vector<formula::Criterion>& criteria) {
    const std::vector<WayToEnemy> ways = ways_to_enemies();
    ++formulas()->looked_at[static_cast<std::size_t>(FormulaSlot::focus)];
    const std::size_t focused = entry_of(FormulaSlot::focus).first_of_result;
    const bool of_itself = std::ranges::any_of(criteria, [&](const formula::Criterion& criterion) {
        return formula::mentions(criterion.by, focused);
    });
    if (!of_itself || ways.empty()) {
        solution_.foci = best_by(criteria, ways, 0);
        return;
    }
    for (const WayToEnemy& way : ways) {
        solution_.foci |= best_by(criteria, ways, only(way.enemy)) & only(way.enemy);
    }
    if (solution_.foci == 0) {
        throw Unsettled{Unsettled::How::paradox, FormulaSlot::focus,
                        "whichever enemy is the focus, another should be"};
    }
}

formula::Value FocusFinder::place_quantity(std::size_t quantity, const Place& place, int focus) {
    const bool within = facts_->within_points(place.tile);
    const bool counts = within || facts_->rules().heads_for_best_attack;
    const FigureSet disadvantaged = place.targets & facts_->reach().disadvantaged(place.tile);
    switch (quantity) {
        case 0: return as_number(facts_->cost_to(place.tile).negative());
        case 1: return !within;
        case 2: return as_number(counts ? count(place.targets) : 0);
        case 3: return as_number(counts ? count(disadvantaged) : 0);
        case 4: return has(disadvantaged, focus);
        case 5: return as_number(facts_->cost_to(place.tile).points());
        default: {
            const int range = facts_->reach().range(place.tile, focus);
            return range == nowhere ? Value{} : as_number(range);
        }
    }
}

/// Of all hexes to attack the focus from, each with each set of targets, each criterion keeps the
/// best.
void FocusFinder::go_by(const std::vector<formula::Criterion>& criteria, int focus) {
    places_.clear();
    for (const int tile : facts_->stops()) {
        sets_.clear();
        facts_->reach().target_sets(tile, focus, sets_);
        for (const FigureSet targets : sets_) {
            places_.push_back({tile, targets});
        }
    }
    if (formulas() != nullptr) {
        ++formulas()->looked_at[static_cast<std::size_t>(FormulaSlot::destination)];
    }
    for (const formula::Criterion& criterion : criteria) {
        places_ = best_of(places_, criterion, FormulaSlot::destination,
                          [&](const Place& place, std::size_t quantity) {
                              return place_quantity(quantity, place, focus);
                          });
    }
    go_to_places(focus);
}

}  // namespace standee::rulebook::planning
