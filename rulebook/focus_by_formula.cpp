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

/// Each criterion keeps the best of the enemies that could be attacked from anywhere. A focus by
/// whether it is the focus has to be one if it is assumed to be.
void FocusFinder::find_foci_by(const std::vector<formula::Criterion>& criteria) {
    struct Candidate {
        int enemy = 0;
        Cost way;
    };
    std::vector<Candidate> all;
    FigureSet met = 0;
    for (const int tile : facts_->ends()) {
        for_each(facts_->reach().could_hit(tile) & ~met,
                 [&](int enemy) { all.push_back({enemy, facts_->paths().to(tile)}); });
        met |= facts_->reach().could_hit(tile);
    }
    ++formulas()->looked_at[static_cast<std::size_t>(FormulaSlot::focus)];
    const auto best = [&](FigureSet assumed) {
        std::vector<Candidate> left = all;
        FigureSet kept = met;
        for (const formula::Criterion& criterion : criteria) {
            std::vector<std::int64_t> keys;
            for (const Candidate& one : left) {
                keys.push_back(
                    criterion_number(criterion, FormulaSlot::focus, [&](std::size_t quantity) {
                        return focus_quantity(quantity, one.enemy, one.way, kept, assumed);
                    }));
            }
            const std::int64_t least = keys.empty() ? 0 : std::ranges::min(keys);
            std::vector<Candidate> next;
            kept = 0;
            for (std::size_t i = 0; i < left.size(); ++i) {
                if (keys[i] == least) {
                    next.push_back(left[i]);
                    kept |= only(left[i].enemy);
                }
            }
            left = std::move(next);
        }
        return kept;
    };
    const std::size_t focused = entry_of(FormulaSlot::focus).first_of_result;
    const bool of_itself = std::ranges::any_of(criteria, [&](const formula::Criterion& criterion) {
        return formula::mentions(criterion.by, focused);
    });
    if (!of_itself || met == 0) {
        solution_.foci = best(0);
        return;
    }
    for_each(met, [&](int enemy) { solution_.foci |= best(only(enemy)) & only(enemy); });
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
        std::vector<std::int64_t> keys;
        for (const Place& place : places_) {
            keys.push_back(criterion_number(
                criterion, FormulaSlot::destination,
                [&](std::size_t quantity) { return place_quantity(quantity, place, focus); }));
        }
        const std::int64_t least = keys.empty() ? 0 : std::ranges::min(keys);
        std::vector<Place> next;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (keys[i] == least) {
                next.push_back(places_[i]);
            }
        }
        places_ = std::move(next);
    }
    go_to_places(focus);
}

}  // namespace standee::rulebook::planning
