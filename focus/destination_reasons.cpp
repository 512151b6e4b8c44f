#include "focus/destination_reasons.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

#include "lib/clause.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

struct CriterionWords {
    Clause clause;
    std::string_view says;
};

/// In the order of `Criterion`.
constexpr std::array<CriterionWords, 7> criterion_words{{
    {"monster.focus-negative-hexes"_clause, "it reaches these through the fewest negative hexes"},
    {"monster.focus-path"_clause, "these are within this turn's movement points"},
    {"monster.move-disadvantage"_clause, "from these it has no disadvantage against its focus"},
    {"monster.move-max-targets"_clause, "from these it attacks the most targets"},
    {"monster.move-disadvantage"_clause, "from these the fewest of its attacks have disadvantage"},
    {"monster.move-minimum"_clause, "these cost the fewest movement points"},
    {"monster.extra-targets"_clause, "from these its further targets rank best as foci"},
}};

const CriterionWords& words_of(Criterion criterion) {
    return criterion_words[static_cast<std::size_t>(criterion)];
}

std::vector<HexIndex> hexes_of(std::span<const Choice> choices) {
    std::vector<HexIndex> hexes;
    std::ranges::transform(choices, std::back_inserter(hexes), &Choice::hex);
    std::ranges::sort(hexes);
    hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
    return hexes;
}

/// The figures that are in every set of a choice.
EnemySet certain_of(const TargetChoice& targets) {
    return targets.pool.size() <= targets.take ? targets.fixed | targets.pool : targets.fixed;
}

/// Whether the two choices have a set in common.
bool share_a_set(const TargetChoice& a, const TargetChoice& b) {
    const EnemySet needed = a.fixed | b.fixed;
    const EnemySet allowed = (a.fixed | a.pool) & (b.fixed | b.pool);
    return a.size() == b.size() && allowed.includes(needed) && needed.size() <= a.size() &&
           a.size() <= allowed.size();
}

/// Whether every set of `part` is one of `whole`.
bool includes_sets(const TargetChoice& whole, const TargetChoice& part) {
    return certain_of(part).includes(whole.fixed) &&
           (whole.fixed | whole.pool).includes(part.fixed | part.pool) &&
           whole.size() == part.size();
}

/// Whether a set of targets that `before` allows is no longer allowed.
bool sets_are_gone(std::span<const Choice> before, std::span<const Choice> after) {
    return std::ranges::any_of(before, [&](const Choice& old) {
        return std::ranges::none_of(
            after, [&](const Choice& left) { return includes_sets(left.targets, old.targets); });
    });
}

EnemySet all_targets(std::span<const Choice> choices) {
    EnemySet all;
    for (const Choice& choice : choices) {
        all = all | choice.targets.fixed | choice.targets.pool;
    }
    return all;
}

/// The words for a criterion that leaves `names` as targets besides the focus and rules out no hex;
/// empty if there is nothing to say.
std::string about_targets(Criterion criterion, const std::string& names, bool several) {
    switch (criterion) {
        case Criterion::fewest_disadvantaged:
            return fmt::format("the fewest of its attacks have disadvantage if it also attacks {}",
                               names);
        case Criterion::fewest_points:
            return fmt::format("for the fewest movement points it can also attack {}", names);
        case Criterion::best_ranked_targets:
            return several ? fmt::format("of its further targets, {} rank best as foci", names)
                           : fmt::format("of its further targets, {} ranks best as a focus", names);
        default: return {};
    }
}

}  // namespace

DestinationReasons::DestinationReasons(const ReasonLog& narrator, const TurnContext& situation,
                                       EnemyIndex focus, std::span<const Choice> all)
    : narrator_{narrator}, situation_{situation}, focus_{focus}, left_{hexes_of(all)} {}

void DestinationReasons::narrowed(Criterion criterion, std::span<const Choice> before,
                                  std::span<const Choice> after) {
    std::vector<HexIndex> remaining = hexes_of(after);
    const auto attacks_this_turn = [&] {
        return std::ranges::all_of(
            after, [&](const Choice& c) { return situation_.within_moves(c.hex, c.cost); });
    };
    if (remaining.size() < left_.size()) {
        tell_hexes(criterion, std::move(remaining), false);
    } else if (criterion == Criterion::fewest_disadvantaged && attacks_this_turn()) {
        tell_targets(criterion, before, after);
    }
}

void DestinationReasons::settled(Criterion criterion, std::span<const Choice> before,
                                 std::span<const Choice> after, std::span<const Choice> places) {
    std::vector<Choice> allowing;
    std::ranges::copy_if(places, std::back_inserter(allowing), [&](const Choice& place) {
        return std::ranges::any_of(
            after, [&](const Choice& c) { return share_a_set(place.targets, c.targets); });
    });
    std::vector<HexIndex> remaining = hexes_of(allowing);
    if (remaining.size() < left_.size()) {
        const bool by_targets = remaining != hexes_of(after);
        tell_hexes(criterion, std::move(remaining), by_targets);
    } else {
        tell_targets(criterion, before, after);
    }
}

void DestinationReasons::tell_hexes(Criterion criterion, std::vector<HexIndex> remaining,
                                    bool by_targets) {
    std::vector<HexIndex> out;
    std::ranges::set_difference(left_, remaining, std::back_inserter(out));
    left_ = std::move(remaining);
    const bool by_points = criterion == Criterion::fewest_points;
    const bool stays =
        std::ranges::all_of(left_, [&](HexIndex hex) { return hex == situation_.start; });
    const auto& [clause, words] = words_of(criterion);
    const std::string_view says =
        by_points && by_targets
            ? "from these it can attack the same targets as for the fewest movement points"
        : by_points && stays ? "it need not move"
                             : words;
    narrator_.tell(clause, std::string{says}, labels(left_), labels(out), criterion, by_targets);
}

void DestinationReasons::tell_targets(Criterion criterion, std::span<const Choice> before,
                                      std::span<const Choice> after) const {
    if (!sets_are_gone(before, after)) {
        return;
    }
    EnemySet kept = all_targets(after);
    const EnemySet gone = all_targets(before) - kept;
    kept.erase(focus_);
    narrator_.tell(words_of(criterion).clause,
                   about_targets(criterion, target_names(after), kept.size() > 1), ids(kept),
                   ids(gone), criterion, true);
}

/// The further targets in words, "C1 and C2 or C3": first those in every set, then the others.
std::string DestinationReasons::target_names(std::span<const Choice> choices) const {
    EnemySet certain = all_targets(choices);
    EnemySet open;
    for (const Choice& choice : choices) {
        certain = certain & certain_of(choice.targets);
    }
    open = all_targets(choices) - certain;
    certain.erase(focus_);
    std::vector<std::string> names = ids(certain);
    if (!open.empty()) {
        names.push_back(joined(ids(open), "or"));
    }
    return fmt::format("{}", fmt::join(names, " and "));
}

std::vector<std::string> DestinationReasons::labels(std::span<const HexIndex> hexes) const {
    std::vector<std::string> names;
    std::ranges::transform(hexes, std::back_inserter(names),
                           [this](HexIndex hex) { return text_of(situation_.board->hex(hex)); });
    return names;
}

std::vector<std::string> DestinationReasons::ids(const EnemySet& enemies) const {
    std::vector<std::string> names;
    enemies.for_each([&](EnemyIndex enemy) { names.push_back(situation_.figure(enemy).id); });
    return names;
}

}  // namespace standee
