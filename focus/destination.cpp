#include "focus/destination.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "focus/destination_reasons.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

[[noreturn]] void refuse_so_many() {
    throw InputError{
        {.code = ErrorCode::too_many,
         .pointer = "/turn",
         .found = fmt::format("more than {} sets of targets that tie", max_target_sets),
         .expected = "fewer targets or fewer enemies within reach",
         .clause = "monster.extra-targets"_clause}};
}

void append_subsets(std::span<const EnemyIndex> pool, int take, const EnemySet& chosen,
                    std::vector<EnemySet>& sets) {
    spend(32);
    if (take == 0) {
        if (sets.size() >= max_target_sets) {
            refuse_so_many();
        }
        sets.push_back(chosen);
        return;
    }
    for (std::size_t i = 0; i + static_cast<std::size_t>(take) <= pool.size(); ++i) {
        append_subsets(pool.subspan(i + 1), take - 1, chosen | EnemySet::of(pool[i]), sets);
    }
}

/// Prefers figures of `preferred` in the pool: takes as many as there is room for, and moves those
/// that are certain to be targets to `fixed`.
void prefer(TargetChoice& targets, const EnemySet& preferred) {
    const EnemySet wanted = targets.pool & preferred;
    if (targets.take == 0 || wanted.empty()) {
        return;
    }
    if (wanted.size() > targets.take) {
        targets.pool = wanted;
        return;
    }
    targets.fixed = targets.fixed | wanted;
    targets.take -= wanted.size();
    targets.pool = targets.take > 0 ? targets.pool - wanted : EnemySet{};
}

}  // namespace

void append_sets(const TargetChoice& choice, std::vector<EnemySet>& sets) {
    std::vector<EnemyIndex> pool;
    choice.pool.for_each([&](EnemyIndex enemy) { pool.push_back(enemy); });
    append_subsets(pool, choice.take, choice.fixed, sets);
}

std::span<const Choice> DestinationChoice::choose(const TurnContext& situation,
                                                  AttackHexes& attack_hexes,
                                                  std::span<const Cost> costs, FocusChoice& foci,
                                                  EnemyIndex focus, const ReasonLog& narrator) {
    situation_ = &situation;
    attack_hexes_ = &attack_hexes;
    foci_ = &foci;
    focus_ = focus;
    collect(costs, foci.cheapest_cost(focus), narrator.enabled());
    if (narrator.enabled()) {
        apply_and_tell(narrator);
        return choices_;
    }
    for (const Criterion criterion : situation.edition->destination) {
        apply(criterion);
    }
    return choices_;
}

// Criteria that come before the ranking of further targets narrow only the sets of targets.
// Afterwards every hex counts again that allows one of the sets left [monster.extra-targets].
void DestinationChoice::apply_and_tell(const ReasonLog& narrator) {
    DestinationReasons reasons{narrator, *situation_, focus_, choices_};
    const CriterionOrder& order = situation_->edition->destination;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::vector<Choice> before = choices_;
        const bool ranks = order[i] == Criterion::best_ranked_targets && !focus_alone();
        const bool ranks_next = i + 1 < order.size() &&
                                order[i + 1] == Criterion::best_ranked_targets && !focus_alone();
        if (ranks) {
            keep_best_ranked();
            const std::vector<Choice> ranked = choices_;
            open_places_again();
            reasons.settled(order[i], before, ranked, choices_);
        } else if (apply(order[i]); ranks_next) {
            reasons.settled(order[i], before, choices_, with_most_targets_);
        } else {
            reasons.narrowed(order[i], before, choices_);
        }
    }
}

// Collects the attack hexes of the focus among which the criteria choose. The first criterion of
// every edition is the fewest negative hexes. If only the points can decide after it, only the
// cheapest hexes are collected, and sight is checked from no others, unless `all` asks for the
// hexes that cost more points as well [monster.move-equal-attack-hexes].
void DestinationChoice::collect(std::span<const Cost> costs, Cost cheapest, bool all) {
    choices_.clear();
    const bool by_points_alone =
        one_target() && !situation_->minds_disadvantage() && situation_->beyond_moves.empty();
    const Cost most =
        by_points_alone && !all ? cheapest : Cost{cheapest.negative_hexes(), Cost::most_points};
    for (HexIndex hex = 0; hex < costs.size(); ++hex) {
        const Cost cost = costs[hex];
        if (cost <= most && attack_hexes_->in_reach(hex).contains(focus_) &&
            attack_hexes_->in_sight(hex, focus_)) {
            choices_.push_back({hex, cost, {.fixed = EnemySet::of(focus_)}});
        }
    }
}

bool DestinationChoice::one_target() const {
    return situation_->card.attack.area == nullptr && situation_->card.attack.targets == 1;
}

// If the focus cannot be attacked this turn, some editions ignore further targets
// [monster.move-max-targets].
bool DestinationChoice::focus_alone() const {
    return one_target() || (!in_reach_ && !situation_->edition->heads_for_best_attack);
}

// [monster.focus-negative-hexes, monster.focus-path, monster.move-disadvantage,
// monster.move-minimum, monster.extra-targets]
void DestinationChoice::apply(Criterion criterion) {
    switch (criterion) {
        case Criterion::fewest_negative_hexes:
            keep_minimal(choices_, [](const Choice& c) { return c.cost.negative_hexes(); });
            break;
        case Criterion::within_points: keep_within_points(); break;
        case Criterion::no_disadvantage_on_focus:
            if (situation_->minds_disadvantage()) {
                keep_minimal(choices_, [this](const Choice& c) {
                    return situation_->disadvantaged_from(c.hex).contains(focus_);
                });
            }
            break;
        case Criterion::most_targets:
            if (!focus_alone()) {
                enumerate_target_sets();
                keep_minimal(choices_, [](const Choice& c) { return -c.targets.size(); });
                with_most_targets_ = choices_;
            }
            break;
        case Criterion::fewest_disadvantaged:
            if (situation_->minds_disadvantage() &&
                (in_reach_ || situation_->edition->heads_for_best_attack)) {
                keep_fewest_disadvantaged();
            }
            break;
        case Criterion::fewest_points:
            keep_minimal(choices_, [](const Choice& c) { return c.cost.points(); });
            break;
        case Criterion::best_ranked_targets:
            if (!focus_alone()) {
                keep_best_ranked();
                open_places_again();
            }
            break;
    }
}

void DestinationChoice::keep_within_points() {
    const bool too_far = keep_minimal(
        choices_, [this](const Choice& c) { return !situation_->within_moves(c.hex, c.cost); });
    in_reach_ = !too_far;
}

void DestinationChoice::enumerate_target_sets() {
    places_.swap(choices_);
    choices_.clear();
    for (const Choice& place : places_) {
        drawn_.clear();
        attack_hexes_->largest_choices(place.hex, focus_, drawn_);
        for (const TargetChoice& targets : drawn_) {
            choices_.push_back({place.hex, place.cost, targets});
        }
    }
}

void DestinationChoice::keep_fewest_disadvantaged() {
    for (Choice& choice : choices_) {
        const EnemySet worse = situation_->disadvantaged_from(choice.hex);
        prefer(choice.targets, choice.targets.pool - worse);
        const bool rest_worse = worse.includes(choice.targets.pool);
        choice.disadvantaged =
            (choice.targets.fixed & worse).size() + (rest_worse ? choice.targets.take : 0);
    }
    keep_minimal(choices_, [](const Choice& choice) { return choice.disadvantaged; });
}

int DestinationChoice::count_of_rank(const TargetChoice& targets, const EnemySet& rank) {
    const bool from_pool = !(targets.pool & rank).empty();
    return (targets.fixed & rank).size() + (from_pool ? targets.take : 0);
}

bool DestinationChoice::ranks_before(const TargetChoice& a, const TargetChoice& b) const {
    for (const EnemySet& rank : ranks_) {
        if (const int in_a = count_of_rank(a, rank), in_b = count_of_rank(b, rank); in_a != in_b) {
            return in_a > in_b;
        }
    }
    return false;
}

// Ranks only enemies that can be attacked from the places left; any other would wrongly displace
// one of these.
void DestinationChoice::keep_best_ranked() {
    EnemySet others;
    for (const Choice& choice : choices_) {
        others = others | choice.targets.fixed | choice.targets.pool;
    }
    others.erase(focus_);
    ranks_ = foci_->rank(others, focus_);
    for (Choice& choice : choices_) {
        for (const EnemySet& rank : ranks_) {
            prefer(choice.targets, rank);
        }
    }
    const TargetChoice best =
        std::ranges::min_element(choices_, [this](const Choice& a, const Choice& b) {
            return ranks_before(a.targets, b.targets);
        })->targets;
    std::erase_if(choices_, [&](const Choice& c) { return ranks_before(best, c.targets); });
}

// The sets of targets are settled. Any place with as many targets that allows one of these sets
// counts.
void DestinationChoice::open_places_again() {
    sets_.clear();
    for (const Choice& choice : choices_) {
        append_sets(choice.targets, sets_);
    }
    std::ranges::sort(sets_,
                      [](const EnemySet& a, const EnemySet& b) { return lists_before(a, b); });
    sets_.erase(std::ranges::unique(sets_).begin(), sets_.end());
    choices_.clear();
    for (const Choice& place : with_most_targets_) {
        spend(sets_.size());
        for (const EnemySet& set : sets_) {
            if (place.targets.allows(set)) {
                spend(100);
                choices_.push_back(
                    {place.hex, place.cost, {.fixed = set, .placement = place.targets.placement}});
            }
        }
    }
}

}  // namespace standee
