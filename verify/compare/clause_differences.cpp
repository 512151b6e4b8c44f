#include "verify/compare/clause_differences.hpp"

#include <algorithm>
#include <array>

#include "lib/edition.hpp"

namespace standee::verify {
namespace {

/// What the clause says of an edition, or else of the one that it follows; empty if neither
/// differs.
std::string_view said_otherwise(const ClauseEntry& entry, EditionId id) {
    const auto own = std::ranges::find(entry.differs, id, &ClauseDifference::edition);
    if (own != entry.differs.end() && !own->only_remark) {
        return own->says;
    }
    const std::optional<EditionId> other = followed_by(id);
    return other ? said_otherwise(entry, *other) : std::string_view{};
}

struct NoCase {
    Clause clause;
    std::string_view why;
};

constexpr std::string_view by_the_player =
    "it is about what a player may do, and a file says what was done";
constexpr std::string_view in_words = "only the wording differs";
constexpr std::string_view not_established =
    "not established in one of them, and assumed to be as in the other";
constexpr std::string_view read_in_all = "what an edition does not print is read as in the other";

constexpr std::array no_cases{
    NoCase{"map.icy"_clause, read_in_all},
    NoCase{"map.pressure-plate"_clause,
           "the scenario decides what a plate does, outside the board"},
    NoCase{"map.empty-hex"_clause, not_established},
    NoCase{"initiative.monster-order"_clause,
           "one text has no named monsters; if there are any, they come first"},
    NoCase{"target.count"_clause, by_the_player},
    NoCase{"los.not-for-untargeted"_clause, in_words},
    NoCase{"area.placement"_clause, in_words},
    NoCase{"area.blue"_clause, read_in_all},
    NoCase{"area.extra-target"_clause, by_the_player},
    NoCase{"attack.rolling"_clause, read_in_all},
    NoCase{"attack.advantage"_clause, read_in_all},
    NoCase{"attack.disadvantage"_clause, read_in_all},
    NoCase{"attack.effects-timing"_clause, in_words},
    NoCase{"attack.one-by-one"_clause, by_the_player},
    NoCase{"condition.no-voluntary-end"_clause, by_the_player},
    NoCase{"bonus.persistent"_clause, in_words},
    NoCase{"bonus.voluntary-end"_clause, by_the_player},
    NoCase{"damage.negate"_clause,
           "active cards are not counted; a file counts those that can be lost"},
    NoCase{"damage.monster-death"_clause, in_words},
    NoCase{"damage.kill-credit"_clause, in_words},
    NoCase{"loot.ability"_clause, not_established},
    NoCase{"card.damage-picked"_clause, in_words},
    NoCase{"monster.move-max-targets"_clause, in_words},
    NoCase{"monster.spawn"_clause,
           "at the end of a round nobody acts any more, and the next one begins in the same way"},
    NoCase{"turn.end"_clause,
           "without bane, what is left at the end of a turn has the same result in any order"},
    NoCase{"command.grant-control"_clause, read_in_all},
    NoCase{"ally.no-interaction"_clause, read_in_all},
    NoCase{"move.jump"_clause, "map.difficult covers the last hex of a jump too"},
    NoCase{"effect.optional"_clause, by_the_player},
    NoCase{"effect.conditional"_clause, by_the_player},
};

}  // namespace

std::vector<Clause> clauses_that_differ(EditionId a, EditionId b) {
    std::vector<Clause> clauses;
    for (const ClauseEntry& entry : all_clauses()) {
        if (said_otherwise(entry, a) != said_otherwise(entry, b)) {
            clauses.push_back(Clause::of(entry.id));
        }
    }
    return clauses;
}

std::string_view why_no_case(Clause clause) {
    const auto found = std::ranges::find(no_cases, clause, &NoCase::clause);
    return found == no_cases.end() ? std::string_view{} : found->why;
}

}  // namespace standee::verify
