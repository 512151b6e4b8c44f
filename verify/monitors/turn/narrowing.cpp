#include <algorithm>
#include <limits>

#include "verify/monitors/turn/initiative.hpp"
#include "verify/monitors/turn/view.hpp"
#include "verify/rulebooks.hpp"

namespace standee::verify {
void Narrowing::narrow(TurnFacts& facts, int focus) {
    facts_ = &facts;
    focus_ = focus;
    steps_.clear();
    sets_.clear();
    sets_settled_ = sets_dropped_ = in_reach_ = false;
    list_places();
    keep_best("monster.focus-negative-hexes"_clause, Key::negative);
    keep_best("move.points"_clause, Key::beyond);
    const bool sets_first = settles_sets_first(facts.rules());
    if (sets_first) {
        keep_best("monster.move-disadvantage"_clause, Key::worse_on_focus);
    }
    if (in_reach_ || facts.rules().heads_for_best_attack) {
        keep_best("monster.move-max-targets"_clause, Key::fewer_targets);
        if (sets_first) {
            settle_sets();
        }
        keep_best("monster.move-disadvantage"_clause, Key::disadvantages);
    }
    keep_best(in_reach_ ? "monster.move-minimum"_clause : "monster.focus-path"_clause, Key::points);
}

/// Beyond the fewest negative hexes no place is left by the first step, and beyond this turn's
/// points none by the second, if some are within: those are not listed.
void Narrowing::list_places() {
    places_.clear();
    Cost first = Cost::none();
    for (int tile : facts_->stops()) {
        const Cost way = facts_->way_to(tile);
        if (way.negative() > first.negative() || (in_reach_ && !facts_->within_points(tile))) {
            break;
        }
        some_sets_.clear();
        facts_->battle().target_sets(tile, focus_, some_sets_);
        if (!some_sets_.empty() && !first.possible()) {
            first = way;
            in_reach_ = facts_->within_points(tile);
        }
        for (FigureSet targets : some_sets_) {
            places_.push_back({tile, targets});
        }
    }
}

int Narrowing::value(Key key, Place place) const {
    const Cost way = facts_->way_to(place.tile);
    switch (key) {
        case Key::negative: return way.negative();
        case Key::beyond: return facts_->within_points(place.tile) ? 0 : 1;
        case Key::worse_on_focus:
            return oracle::has(facts_->battle().disadvantaged(place.tile), focus_) ? 1 : 0;
        case Key::fewer_targets: return -oracle::count(place.targets);
        case Key::disadvantages:
            return oracle::count(place.targets & facts_->battle().disadvantaged(place.tile));
        case Key::points: return way.points();
    }
    return 0;
}

void Narrowing::keep_best(Clause clause, Key key) {
    values_.clear();
    for (const Place& place : places_) {
        values_.push_back(value(key, place));
    }
    Step step{clause, key, std::numeric_limits<int>::max(), false};
    for (int place_value : values_) {
        step.best = std::min(step.best, place_value);
    }
    std::size_t kept = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (values_[i] == step.best) {
            places_[kept++] = places_[i];
        }
    }
    step.dropped = kept < places_.size();
    places_.resize(kept);
    steps_.push_back(step);
}

/// Those of the enemies that no other comes before as a focus: nearest_, not in Jaws of the Lion,
/// then earliest.
FigureSet Narrowing::foremost(FigureSet enemies) const {
    FigureSet first = 0;
    oracle::for_each(enemies, [&](int a) {
        bool behind = false;
        oracle::for_each(enemies, [&](int b) { behind = behind || comes_before(*facts_, b, a); });
        first |= behind ? 0 : only(a);
    });
    return first;
}

/// Gloomhaven and Jaws of the Lion: of the nearest places the sets with the better ranked further
/// targets; only these sets go on, from every place again [monster.extra-targets].
void Narrowing::settle_sets() {
    nearest_ = places_;
    int least = std::numeric_limits<int>::max();
    for (const Place& place : nearest_) {
        least = std::min(least, value(Key::points, place));
    }
    std::erase_if(nearest_, [&](const Place& p) { return value(Key::points, p) > least; });
    FigureSet further = 0;
    for (const Place& place : nearest_) {
        further |= place.targets & ~only(focus_);
    }
    while (further != 0) {
        const FigureSet rank = foremost(further);
        int most = 0;
        for (const Place& place : nearest_) {
            most = std::max(most, oracle::count(place.targets & rank));
        }
        std::erase_if(nearest_,
                      [&](const Place& p) { return oracle::count(p.targets & rank) < most; });
        further &= ~rank;
    }
    for (const Place& place : nearest_) {
        sets_.push_back(place.targets);
    }
    sets_settled_ = true;
    settled_before_ = steps_.size();
    sets_dropped_ = std::erase_if(places_, [&](const Place& p) {
                        return std::ranges::find(sets_, p.targets) == sets_.end();
                    }) > 0;
}

std::optional<Clause> Narrowing::against(Place place) const {
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        if (sets_settled_ && i == settled_before_ &&
            std::ranges::find(sets_, place.targets) == sets_.end()) {
            return "monster.extra-targets"_clause;
        }
        if (value(steps_[i].key, place) > steps_[i].best) {
            return steps_[i].clause;
        }
    }
    return std::nullopt;
}

bool Narrowing::drops(Clause clause) const {
    return (clause == "monster.extra-targets"_clause && sets_dropped_) ||
           std::ranges::any_of(
               steps_, [&](const Step& step) { return step.clause == clause && step.dropped; });
}

}  // namespace standee::verify
