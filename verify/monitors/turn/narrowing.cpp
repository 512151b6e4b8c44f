#include <algorithm>
#include <bit>
#include <limits>

#include "verify/monitors/turn/initiative.hpp"
#include "verify/monitors/turn/view.hpp"

namespace standee::verify {
namespace {

bool frosthaven_order(EditionId edition) {
    return edition == EditionId::frosthaven || edition == EditionId::gloomhaven_2;
}

}  // namespace

Narrowing::Narrowing(Facts& facts, int focus) : facts_{&facts}, focus_{focus} {
    list_places(focus);
    if (places_.empty()) {
        return;
    }
    narrow("monster.focus-negative-hexes"_clause, Key::negative);
    in_reach_ = std::ranges::any_of(places_, [&](Place p) { return facts.within_points(p.tile); });
    narrow("move.points"_clause, Key::beyond);
    if (frosthaven_order(facts.edition())) {
        if (in_reach_) {
            narrow("monster.move-max-targets"_clause, Key::fewer_targets);
            narrow("monster.move-disadvantage"_clause, Key::disadvantages);
        }
    } else {
        narrow("monster.move-disadvantage"_clause, Key::worse_on_focus);
        narrow("monster.move-max-targets"_clause, Key::fewer_targets);
        settle_sets();
        narrow("monster.move-disadvantage"_clause, Key::disadvantages);
    }
    narrow(in_reach_ ? "monster.move-minimum"_clause : "monster.focus-path"_clause, Key::points);
}

void Narrowing::list_places(int focus) {
    // Beyond the fewest negative hexes no place is left by the first step; those are looked at only
    // until that is clear.
    int fewest = std::numeric_limits<int>::max();
    std::vector<Figures> sets;
    for (int tile : facts_->ends()) {
        if (facts_->ways().to(tile).negative() > fewest) {
            break;
        }
        sets.clear();
        facts_->battle().target_sets(tile, focus, sets);
        for (Figures targets : sets) {
            places_.push_back({tile, targets});
            fewest = facts_->ways().to(tile).negative();
        }
    }
}

int Narrowing::value(Key key, Place place) const {
    const Cost way = facts_->ways().to(place.tile);
    switch (key) {
        case Key::negative: return way.negative();
        case Key::beyond: return facts_->within_points(place.tile) ? 0 : 1;
        case Key::worse_on_focus:
            return oracle::has(facts_->battle().disadvantaged(place.tile), focus_) ? 1 : 0;
        case Key::fewer_targets: return -std::popcount(place.targets);
        case Key::disadvantages:
            return std::popcount(place.targets & facts_->battle().disadvantaged(place.tile));
        case Key::points: return way.points();
    }
    return 0;
}

void Narrowing::narrow(Clause clause, Key key) {
    Step step{clause, std::numeric_limits<int>::max(), false};
    for (const Place& place : places_) {
        step.best = std::min(step.best, value(key, place));
    }
    step.dropped =
        std::erase_if(places_, [&](const Place& p) { return value(key, p) > step.best; }) > 0;
    steps_.push_back(step);
    keys_.push_back(key);
}

/// Those of the enemies that no other comes before as a focus: nearest, not in Jaws of the Lion,
/// then earliest.
Figures Narrowing::foremost(Figures enemies) const {
    Figures first = 0;
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
    std::vector<Place> nearest = places_;
    int least = std::numeric_limits<int>::max();
    for (const Place& place : nearest) {
        least = std::min(least, value(Key::points, place));
    }
    std::erase_if(nearest, [&](const Place& p) { return value(Key::points, p) > least; });
    Figures further = 0;
    for (const Place& place : nearest) {
        further |= place.targets & ~only(focus_);
    }
    while (further != 0) {
        const Figures rank = foremost(further);
        int most = 0;
        for (const Place& place : nearest) {
            most = std::max(most, std::popcount(place.targets & rank));
        }
        std::erase_if(nearest,
                      [&](const Place& p) { return std::popcount(p.targets & rank) < most; });
        further &= ~rank;
    }
    for (const Place& place : nearest) {
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
        if (value(keys_[i], place) > steps_[i].best) {
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
