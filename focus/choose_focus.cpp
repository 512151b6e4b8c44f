#include "focus/choose_focus.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <string>

#include "focus/clause_sites.hpp"
#include "focus/cost_words.hpp"
#include "focus/initiative.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

constexpr int any_radius = std::numeric_limits<int>::max();

/// Those of `enemies` that no other of them precedes in initiative.
void keep_earliest(const TurnContext& situation, std::vector<EnemyIndex>& enemies) {
    const auto earlier = [&](EnemyIndex a, EnemyIndex b) {
        return earlier_in_initiative(*situation.scene, situation.figure(a), situation.figure(b));
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

std::vector<EnemyIndex> without(const std::vector<EnemyIndex>& all,
                                const std::vector<EnemyIndex>& some) {
    std::vector<EnemyIndex> rest;
    std::ranges::set_difference(all, some, std::back_inserter(rest));
    return rest;
}

}  // namespace

void FocusChoice::start(const TurnContext& situation, const AttackHexes& attack_hexes) {
    situation_ = &situation;
    attack_hexes_ = &attack_hexes;
    limit_ = Cost::none();
    cheapest_.assign(situation.enemies.size(), Cost::none());
}

// Sight is looked at last, and only from hexes that would be cheaper than what is known.
void FocusChoice::meet(HexIndex hex, Cost way) {
    attack_hexes_->in_reach(hex).for_each([&](EnemyIndex enemy) {
        if (way < cheapest_[enemy] && attack_hexes_->in_sight(hex, enemy)) {
            cheapest_[enemy] = way;
            limit_ = std::min(limit_, limit_after(way));
        }
    });
}

constexpr auto limit_after_rule = decided_by("monster.move-max-targets"_clause);
// No focus lies beyond the first enemy found, and no place to attack it from beyond this turn's
// points, unless one out of reach may be better than the nearest.
Cost FocusChoice::limit_after(Cost first) const {
    constexpr int any_points = 0xFFFF;
    const int points = situation_->card.points;
    if (first.points() <= points) {
        return Cost{first.negative_hexes(), points};
    }
    const PlannedAttack& attack = situation_->card.attack;
    const bool any_better =
        attack.targets > 1 || attack.area != nullptr || situation_->minds_disadvantage();
    return situation_->edition->heads_for_best_attack && any_better
               ? Cost{first.negative_hexes(), any_points}
               : first;
}

std::span<const EnemyIndex> FocusChoice::choose(const ReasonLog& narrator) {
    foci_.clear();
    for (std::size_t e = 0; e < cheapest_.size(); ++e) {
        if (cheapest_[e].possible()) {
            foci_.push_back(static_cast<EnemyIndex>(e));
        }
    }
    leave_out_exempt(narrator);
    if (foci_.empty()) {
        return foci_;
    }
    narrow_by_way(narrator);
    if (situation_->edition->focus_by_proximity && foci_.size() > 1) {
        narrow_by_range(narrator);
    }
    if (foci_.size() > 1) {
        narrow_by_initiative(narrator);
    }
    return foci_;
}

constexpr auto keep_rule = decided_by("monster.new-focus-after-kill"_clause);
std::span<const EnemyIndex> FocusChoice::keep(const EnemySet& held, const ReasonLog& narrator) {
    foci_.clear();
    held.for_each([this](EnemyIndex enemy) {
        if (cheapest_[enemy].possible()) {
            foci_.push_back(enemy);
        }
    });
    if (narrator.enabled() && !foci_.empty()) {
        narrator.tell("monster.new-focus-after-kill"_clause,
                      "it keeps the focus that it found at the start of its turn", ids(foci_));
    }
    return foci_;
}

constexpr auto leave_out_exempt_rule = decided_by("card.focus-farthest"_clause);
// A card may limit the range of the focus and rule out figures as the focus.
void FocusChoice::leave_out_exempt(const ReasonLog& narrator) {
    const FocusAbility& focus = situation_->card.focus;
    if (!focus.range && !focus.no_summons) {
        return;
    }
    const std::vector<EnemyIndex> all = foci_;
    range_.within(*situation_->board, situation_->start, any_radius);
    std::erase_if(foci_, [&](EnemyIndex enemy) {
        return (focus.range && range_to(enemy) > *focus.range) ||
               (focus.no_summons && situation_->figure(enemy).kind == Kind::summon);
    });
    if (narrator.enabled() && foci_.size() < all.size()) {
        narrator.tell("card.focus-farthest"_clause, "its card leaves out others as its focus",
                      ids(foci_), ids(without(all, foci_)));
    }
}

constexpr auto narrow_by_way_rule =
    decided_by("monster.focus-negative-hexes"_clause, "monster.focus-path"_clause,
               "card.focus-farthest"_clause);
void FocusChoice::narrow_by_way(const ReasonLog& narrator) {
    const std::vector<EnemyIndex> all = foci_;
    const int negative =
        keep_minimal(foci_, [this](EnemyIndex enemy) { return cheapest_[enemy].negative_hexes(); });
    if (narrator.enabled() && foci_.size() < all.size()) {
        narrator.tell("monster.focus-negative-hexes"_clause,
                      fmt::format("ways through {} come first, however long they are",
                                  negative == 0 ? "no negative hex"
                                                : fmt::format("{} negative hexes", negative)),
                      ids(foci_), ids(without(all, foci_)));
    }
    const std::vector<EnemyIndex> safest = foci_;
    const int sign = situation_->card.focus.farthest ? -1 : 1;
    keep_minimal(foci_, [&](EnemyIndex enemy) { return sign * cheapest_[enemy].points(); });
    if (!narrator.enabled()) {
        return;
    }
    std::string says = fmt::format("it could attack {} for {}", fmt::join(ids(foci_), " or "),
                                   cost_words(cheapest_[foci_.front()]));
    for (const EnemyIndex enemy : without(safest, foci_)) {
        says +=
            fmt::format(", {} for {}", situation_->figure(enemy).id, cost_words(cheapest_[enemy]));
    }
    for (std::size_t e = 0; e < cheapest_.size(); ++e) {
        if (!cheapest_[e].possible()) {
            says +=
                fmt::format(", {} from no hex", situation_->figure(static_cast<EnemyIndex>(e)).id);
        }
    }
    narrator.tell(sign < 0 ? "card.focus-farthest"_clause : "monster.focus-path"_clause, says,
                  ids(foci_), ids(without(safest, foci_)));
}

int FocusChoice::range_to(EnemyIndex enemy) const {
    int least = any_radius;
    situation_->for_each_hex_of(enemy, [&](HexIndex hex) {
        const int range = range_.of(hex);
        least = range < 0 ? least : std::min(least, range);
    });
    return least;
}

constexpr auto narrow_by_range_rule =
    decided_by("monster.focus-proximity"_clause, "card.focus-farthest"_clause);
void FocusChoice::narrow_by_range(const ReasonLog& narrator) {
    const std::vector<EnemyIndex> all = foci_;
    range_.within(*situation_->board, situation_->start, any_radius);
    const bool farthest = situation_->card.focus.farthest;
    const int sign = farthest ? -1 : 1;
    const int range =
        sign * keep_minimal(foci_, [&](EnemyIndex enemy) { return sign * range_to(enemy); });
    if (narrator.enabled() && foci_.size() < all.size()) {
        narrator.tell(farthest ? "card.focus-farthest"_clause : "monster.focus-proximity"_clause,
                      fmt::format("tied; {} is {}, at range {}", fmt::join(ids(foci_), ", "),
                                  farthest ? "farthest" : "nearest", range),
                      ids(foci_), ids(without(all, foci_)));
    }
}

constexpr auto narrow_by_initiative_rule =
    decided_by("monster.focus-initiative"_clause, "monster.ambiguity"_clause);
void FocusChoice::narrow_by_initiative(const ReasonLog& narrator) {
    const std::vector<EnemyIndex> all = foci_;
    keep_earliest(*situation_, foci_);
    if (!narrator.enabled()) {
        return;
    }
    if (foci_.size() < all.size()) {
        narrator.tell("monster.focus-initiative"_clause,
                      fmt::format("tied; {} is earliest in the initiative order",
                                  fmt::join(ids(foci_), ", ")),
                      ids(foci_), ids(without(all, foci_)));
    }
    if (foci_.size() > 1) {
        narrator.tell("monster.ambiguity"_clause, "still tied: the party decides who is the focus",
                      ids(foci_));
    }
}

constexpr auto rank_rule = decided_by("monster.extra-targets"_clause);
std::span<const EnemySet> FocusChoice::rank(const EnemySet& others) {
    const bool by_range = situation_->edition->focus_by_proximity;
    if (by_range) {
        range_.within(*situation_->board, situation_->start, any_radius);
    }
    std::vector<EnemyIndex> unranked;
    others.for_each([&](EnemyIndex enemy) { unranked.push_back(enemy); });
    ranks_.clear();
    while (!unranked.empty()) {
        std::vector<EnemyIndex> best = unranked;
        if (by_range) {
            keep_minimal(best, [this](EnemyIndex enemy) { return range_to(enemy); });
        }
        keep_earliest(*situation_, best);
        unranked = without(unranked, best);
        EnemySet& rank = ranks_.emplace_back();
        std::ranges::for_each(best, [&rank](EnemyIndex enemy) { rank.insert(enemy); });
    }
    return ranks_;
}

std::vector<std::string> FocusChoice::ids(std::span<const EnemyIndex> enemies) const {
    return enemies | ranges::views::transform([this](EnemyIndex enemy) {
               return situation_->figure(enemy).id;
           }) |
           ranges::to<std::vector>;
}

ClauseSites clause_sites::focus::choose_focus() {
    static constexpr auto sites =
        sites_of(limit_after_rule, keep_rule, leave_out_exempt_rule, narrow_by_way_rule,
                 narrow_by_range_rule, narrow_by_initiative_rule, rank_rule);
    return sites;
}

}  // namespace standee
