#include "focus/choose_focus.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "focus/focus_reasons.hpp"
#include "focus/initiative.hpp"

namespace standee {
namespace {

constexpr int any_radius = std::numeric_limits<int>::max();

/// Whether choosing that focus means that `a` acts before `b`: figures that act together with the
/// focus come before others that tie with it [initiative.ties].
bool let_act_before(const Scene& scene, const Figure& focus, const Figure& a, const Figure& b) {
    const Figure& leader = root_of(scene, focus);
    return same_turn_group(root_of(scene, a), leader) &&
           !same_turn_group(root_of(scene, b), leader) && tied_in_initiative(scene, focus, b);
}

/// Keeps the enemies that no other of them precedes in initiative, given that `focus`, if any, has
/// been chosen as the focus.
void keep_earliest(const TurnContext& situation, std::vector<EnemyIndex>& enemies,
                   std::optional<EnemyIndex> focus = {}) {
    if (enemies.size() == 1) {
        return;
    }
    const Scene& scene = *situation.scene;
    const auto earlier = [&](EnemyIndex a, EnemyIndex b) {
        const Figure& first = situation.figure(a);
        const Figure& then = situation.figure(b);
        return earlier_in_initiative(scene, first, then) ||
               (focus && let_act_before(scene, situation.figure(*focus), first, then));
    };
    std::vector<EnemyIndex> earliest;
    for (const EnemyIndex candidate : enemies) {
        if (std::ranges::none_of(enemies,
                                 [&](EnemyIndex other) { return earlier(other, candidate); })) {
            earliest.push_back(candidate);
        }
    }
    enemies = std::move(earliest);
}

}  // namespace

void FocusChoice::start(const TurnContext& situation, const AttackHexes& attack_hexes) {
    situation_ = &situation;
    attack_hexes_ = &attack_hexes;
    limit_ = Cost::none();
    cheapest_.assign(situation.enemies.size(), Cost::none());
    as_it_looked_.clear();
}

// Checks sight last, and only from hexes that would be cheaper than the best one known.
void FocusChoice::meet(HexIndex hex, Cost cost) {
    const EnemySet& in_reach = attack_hexes_->in_reach(hex);
    if (in_reach.empty()) {
        return;  // most hexes are like this
    }
    in_reach.for_each([&](EnemyIndex enemy) {
        if (cost < cheapest_[enemy] && attack_hexes_->in_sight(hex, enemy)) {
            cheapest_[enemy] = cost;
            limit_ = std::min(limit_, limit_after(cost));
        }
    });
}

void FocusChoice::meet_as_it_looked(HexIndex hex, Cost cost) {
    as_it_looked_.resize(cheapest_.size(), Cost::none());
    attack_hexes_->in_reach(hex).for_each([&](EnemyIndex enemy) {
        if (cost < as_it_looked_[enemy] && attack_hexes_->in_sight(hex, enemy)) {
            as_it_looked_[enemy] = cost;
        }
    });
}

// No focus costs more than the first enemy found, and no place to attack it from costs more than
// this turn's points, unless a place out of reach may be better than the nearest one
// [monster.move-max-targets].
Cost FocusChoice::limit_after(Cost first) const {
    const int points = situation_->card.points;
    if (first.points() <= points) {
        return Cost{first.negative_hexes(), points};
    }
    const PlannedAttack& attack = situation_->card.attack;
    const bool any_better =
        attack.targets > 1 || attack.area != nullptr || situation_->minds_disadvantage();
    return situation_->edition->heads_for_best_attack && any_better
               ? Cost{first.negative_hexes(), Cost::most_points}
               : first;
}

std::span<const EnemyIndex> FocusChoice::choose(const ReasonLog& narrator) {
    foci_.clear();
    for (std::size_t e = 0; e < cheapest_.size(); ++e) {
        if (cheapest_[e].possible()) {
            foci_.push_back(static_cast<EnemyIndex>(e));
        }
    }
    const FocusReasons reasons{narrator, *situation_};
    leave_out_exempt(reasons);
    if (foci_.empty()) {
        return foci_;
    }
    narrow_by_card(reasons);
    narrow_by_path(reasons);
    if (foci_.size() == 1) {
        return foci_;
    }
    if (situation_->edition->focus_by_proximity) {
        narrow_by_range(reasons);
    }
    narrow_by_initiative(reasons);
    return foci_;
}

// [monster.new-focus-after-kill]
std::span<const EnemyIndex> FocusChoice::keep(const EnemySet& held, const ReasonLog& narrator) {
    foci_.clear();
    held.for_each([this](EnemyIndex enemy) {
        if (cheapest_[enemy].possible()) {
            foci_.push_back(enemy);
        }
    });
    FocusReasons{narrator, *situation_}.held(foci_);
    return foci_;
}

// A card may limit the range of the focus, and may exclude figures as the focus
// [card.focus-farthest].
void FocusChoice::leave_out_exempt(const FocusReasons& reasons) {
    const auto& focus = situation_->card.focus;
    if (!focus.range && !focus.no_summons) {
        return;
    }
    const std::vector<EnemyIndex> all = reasons.to_compare(foci_);
    range_.within(*situation_->board, situation_->start, any_radius);
    std::erase_if(foci_, [&](EnemyIndex enemy) {
        return (focus.range && range_to(enemy) > *focus.range) ||
               (focus.no_summons && situation_->figure(enemy).kind == Kind::summon);
    });
    reasons.exempt(foci_, all);
}

// [monster.focus-negative-hexes, card.focus-named]
void FocusChoice::narrow_by_card(const FocusReasons& reasons) {
    const std::vector<EnemyIndex> all = reasons.to_compare(foci_);
    keep_minimal(foci_, [this](EnemyIndex enemy) { return cheapest_[enemy].negative_hexes(); });
    reasons.negative_hexes(foci_, all, cheapest_);
    const std::vector<EnemyIndex> safest = reasons.to_compare(foci_);
    const FocusOn on = situation_->card.focus.on;
    if (on == FocusOn::fewest_hit_points) {
        keep_minimal(foci_, [this](EnemyIndex enemy) {
            return situation_->figure(enemy).hp.value_or(std::numeric_limits<int>::max());
        });
    } else if (on == FocusOn::last_in_initiative) {
        keep_minimal(foci_, [this](EnemyIndex enemy) {
            const auto value = initiative_value(*situation_->scene, situation_->figure(enemy));
            return value ? -*value : std::numeric_limits<double>::infinity();
        });
    }
    reasons.named(foci_, safest);
}

// [monster.focus-path, card.focus-farthest]
void FocusChoice::narrow_by_path(const FocusReasons& reasons) {
    const std::vector<EnemyIndex> safest = reasons.to_compare(foci_);
    const int sign = situation_->card.focus.on == FocusOn::farthest ? -1 : 1;
    keep_minimal(foci_, [&](EnemyIndex enemy) { return sign * cheapest_[enemy].points(); });
    reasons.path(foci_, safest, cheapest_);
}

void FocusChoice::count_to_nearest_focus() {
    goals_.clear();
    for (const EnemyIndex enemy : foci_) {
        situation_->for_each_hex_of(enemy, [this](HexIndex hex) { goals_.push_back(hex); });
    }
    range_.to_nearest(*situation_->board, situation_->start, goals_);
}

int FocusChoice::range_to(EnemyIndex enemy) const {
    int least = any_radius;
    situation_->for_each_hex_of(enemy, [&](HexIndex hex) {
        const int range = range_.of(hex);
        least = range < 0 ? least : std::min(least, range);
    });
    return least;
}

// [monster.focus-proximity, card.focus-farthest]
void FocusChoice::narrow_by_range(const FocusReasons& reasons) {
    const std::vector<EnemyIndex> all = reasons.to_compare(foci_);
    const bool farthest = situation_->card.focus.on == FocusOn::farthest;
    if (farthest) {
        range_.within(*situation_->board, situation_->start, any_radius);
    } else {
        count_to_nearest_focus();
    }
    const int sign = farthest ? -1 : 1;
    const int range =
        sign * keep_minimal(foci_, [&](EnemyIndex enemy) { return sign * range_to(enemy); });
    reasons.range(foci_, all, range);
}

// [monster.focus-initiative, monster.ambiguity]
void FocusChoice::narrow_by_initiative(const FocusReasons& reasons) {
    const std::vector<EnemyIndex> all = reasons.to_compare(foci_);
    keep_earliest(*situation_, foci_);
    reasons.initiative(foci_, all);
}

// [monster.extra-targets, monster.focus-path, monster.focus-proximity, monster.focus-initiative]
std::span<const EnemySet> FocusChoice::rank(const EnemySet& others, EnemyIndex focus) {
    const bool by_path = situation_->edition->further_targets_by_path;
    const bool by_range = situation_->edition->focus_by_proximity;
    const std::vector<Cost>& costs = as_it_looked_.empty() ? cheapest_ : as_it_looked_;
    if (by_range) {
        range_.within(*situation_->board, situation_->looked_from, any_radius);
    }
    std::vector<EnemyIndex> unranked;
    others.for_each([&](EnemyIndex enemy) { unranked.push_back(enemy); });
    ranks_.clear();
    while (!unranked.empty()) {
        std::vector<EnemyIndex> best = unranked;
        if (by_path) {
            keep_minimal(best, [&](EnemyIndex enemy) { return costs[enemy]; });
        }
        if (by_range) {
            keep_minimal(best, [this](EnemyIndex enemy) { return range_to(enemy); });
        }
        keep_earliest(*situation_, best, focus);
        unranked = without(unranked, best);
        EnemySet& rank = ranks_.emplace_back();
        std::ranges::for_each(best, [&rank](EnemyIndex enemy) { rank.insert(enemy); });
    }
    return ranks_;
}

}  // namespace standee
