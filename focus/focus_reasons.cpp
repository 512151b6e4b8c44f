#include "focus/focus_reasons.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>

#include "focus/cost_words.hpp"
#include "lib/clause.hpp"

namespace standee {

std::vector<EnemyIndex> without(std::span<const EnemyIndex> all, std::span<const EnemyIndex> some) {
    std::vector<EnemyIndex> rest;
    std::ranges::set_difference(all, some, std::back_inserter(rest));
    return rest;
}

std::vector<std::string> FocusReasons::ids(Enemies enemies) const {
    return enemies | ranges::views::transform([this](EnemyIndex enemy) { return id(enemy); }) |
           ranges::to<std::vector>;
}

std::string FocusReasons::names(Enemies enemies, const char* between) const {
    return fmt::format("{}", fmt::join(ids(enemies), between));
}

void FocusReasons::tell(Clause clause, const std::string& says, Enemies kept, Enemies of) const {
    narrator_.tell(clause, says, ids(kept), ids(without(of, kept)));
}

void FocusReasons::held(Enemies kept) const {
    if (narrator_.enabled() && !kept.empty()) {
        tell("monster.new-focus-after-kill"_clause,
             "it keeps the focus that it found at the start of its turn", kept, kept);
    }
}

void FocusReasons::exempt(Enemies kept, Enemies of) const {
    if (narrows(kept, of)) {
        tell("card.focus-farthest"_clause, "its card leaves out others as its focus", kept, of);
    }
}

void FocusReasons::negative_hexes(Enemies kept, Enemies of, std::span<const Cost> cheapest) const {
    const int negative = narrator_.enabled() ? cheapest[kept.front()].negative_hexes() : 0;
    if (!narrows(kept, of) && negative == 0) {
        return;
    }
    tell("monster.focus-negative-hexes"_clause,
         fmt::format("it takes the path with the fewest negative hexes, even if it is longer: {}",
                     negative == 0 ? "none here" : fmt::format("{} here", negative)),
         kept, of);
}

void FocusReasons::named(Enemies kept, Enemies of) const {
    if (narrows(kept, of)) {
        tell("card.focus-named"_clause,
             fmt::format("its card makes the enemy {} its focus",
                         situation_.card.focus.on == FocusOn::fewest_hit_points
                             ? "with the fewest hit points"
                             : "with the highest initiative"),
             kept, of);
    }
}

void FocusReasons::path(Enemies kept, Enemies of, std::span<const Cost> cheapest) const {
    if (!narrator_.enabled()) {
        return;
    }
    std::string says = fmt::format("it could attack {} for {}", names(kept, " or "),
                                   cost_words(cheapest[kept.front()]));
    for (const EnemyIndex enemy : without(of, kept)) {
        says += fmt::format(", {} for {}", id(enemy), cost_words(cheapest[enemy]));
    }
    for (std::size_t e = 0; e < cheapest.size(); ++e) {
        if (!cheapest[e].possible()) {
            says += fmt::format(", {} from no hex", id(static_cast<EnemyIndex>(e)));
        }
    }
    tell(situation_.card.focus.on == FocusOn::farthest ? "card.focus-farthest"_clause
                                                       : "monster.focus-path"_clause,
         says, kept, of);
}

void FocusReasons::range(Enemies kept, Enemies of, int range) const {
    if (narrows(kept, of)) {
        const bool farthest = situation_.card.focus.on == FocusOn::farthest;
        tell(farthest ? "card.focus-farthest"_clause : "monster.focus-proximity"_clause,
             fmt::format("of those, {} {} {}, at range {}", names(kept, " and "),
                         kept.size() > 1 ? "are" : "is", farthest ? "farthest" : "nearest", range),
             kept, of);
    }
}

void FocusReasons::initiative(Enemies kept, Enemies of) const {
    if (narrows(kept, of)) {
        tell("monster.focus-initiative"_clause,
             fmt::format("of those, {} {} earliest in the initiative order", names(kept, " and "),
                         kept.size() > 1 ? "are" : "is"),
             kept, of);
    }
    if (narrator_.enabled() && kept.size() > 1) {
        tell("monster.ambiguity"_clause, "still tied: the party decides who is the focus", kept,
             kept);
    }
}

}  // namespace standee
