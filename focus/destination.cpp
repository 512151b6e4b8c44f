#include "focus/destination.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"
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

/// Takes as many of `preferred` from the pool as there is room for; what is certain is fixed.
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

struct CriterionWords {
    Clause clause;
    std::string_view says;
};

/// By `Criterion`.
constexpr std::array<CriterionWords, 7> criterion_words{{
    {"monster.focus-negative-hexes"_clause, "it reaches these through the fewest negative hexes"},
    {"monster.focus-path"_clause, "these are within this turn's movement points"},
    {"monster.move-disadvantage"_clause, "from these it has no disadvantage against its focus"},
    {"monster.move-max-targets"_clause, "from these it attacks the most targets"},
    {"monster.move-disadvantage"_clause, "from these the fewest of its attacks have disadvantage"},
    {"monster.move-minimum"_clause, "these cost the fewest movement points"},
    {"monster.extra-targets"_clause, "from these its further targets rank best as foci"},
}};

std::vector<std::string> labels(const Board& board, const std::vector<Choice>& choices,
                                const std::vector<Choice>& left_out) {
    const auto hexes_of = [](const std::vector<Choice>& some) {
        std::vector<HexIndex> hexes;
        std::ranges::transform(some, std::back_inserter(hexes), &Choice::hex);
        std::ranges::sort(hexes);
        hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
        return hexes;
    };
    std::vector<HexIndex> hexes;
    std::ranges::set_difference(hexes_of(choices), hexes_of(left_out), std::back_inserter(hexes));
    std::vector<std::string> result;
    for (const HexIndex hex : hexes) {
        result.push_back(text_of(board.hex(hex)));
    }
    return result;
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
    for (const Criterion criterion : situation.edition->destination) {
        if (!narrator.enabled()) {
            apply(criterion);
            continue;
        }
        const std::vector<Choice> before = choices_;
        apply(criterion);
        const auto& [clause, words] = criterion_words[static_cast<std::size_t>(criterion)];
        const bool stays = std::ranges::all_of(
            choices_, [&](const Choice& choice) { return choice.hex == situation.start; });
        const std::string_view says = stays && criterion == Criterion::fewest_points
                                          ? std::string_view{"it need not move"}
                                          : words;
        auto dropped = labels(*situation.board, before, choices_);
        if (!dropped.empty()) {
            narrator.tell(clause, std::string{says}, labels(*situation.board, choices_, {}),
                          std::move(dropped), criterion);
        }
    }
    return choices_;
}

// The attack hexes of the focus among which the criteria choose. Fewest negative hexes is the first
// criterion of every edition; where nothing but the points can decide after it, only the cheapest
// hexes are left. Sight is not looked at from any other, unless `all` asks for those that cost more
// points [monster.move-equal-attack-hexes].
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

// [monster.focus-negative-hexes, monster.focus-path, monster.move-disadvantage,
// monster.move-minimum, monster.extra-targets]
void DestinationChoice::apply(Criterion criterion) {
    // Out of reach this turn, some editions look at the focus alone [monster.move-max-targets].
    const bool focus_alone =
        one_target() || (!in_reach_ && !situation_->edition->heads_for_best_attack);
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
            if (!focus_alone) {
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
            if (!focus_alone) {
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

// Only enemies that can be attacked from the places left are ranked; any other would wrongly
// displace one of them.
void DestinationChoice::keep_best_ranked() {
    EnemySet others;
    for (const Choice& choice : choices_) {
        others = others | choice.targets.fixed | choice.targets.pool;
    }
    others.erase(focus_);
    ranks_ = foci_->rank(others);
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

// The sets are settled; any place that attacks as many and allows one of them will do.
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
