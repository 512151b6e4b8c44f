#include "apps/clause_reasons.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace standee {
namespace {

struct Reason {
    Clause clause;
    std::string_view why;
};

constexpr std::string_view scenario = "the scenario's own, which no file holds";
constexpr std::string_view drawn = "how a map is written down as hexes and walls";
constexpr std::string_view player = "what a player may do; a file says what was done";
constexpr std::string_view resting = "cards in hand, outside board and round";
constexpr std::string_view not_drawn = "no case that is drawn has it; fixtures do";
constexpr std::string_view by_others = "the monitors of what is then done watch it";

constexpr std::array outside{
    Reason{"map.corridor"_clause, drawn},
    Reason{"map.pressure-plate"_clause, scenario},
    Reason{"map.locked-door"_clause, drawn},
    Reason{"map.overlay-on-border"_clause, drawn},
    Reason{"map.reveal"_clause, scenario},
    Reason{"map.escape"_clause, scenario},
    Reason{"los.as-if-elsewhere"_clause, "no ability of a file is performed from another hex"},
    Reason{"condition.impair"_clause,
           "items, outside board and round; it comes and goes as others do"},
    Reason{"condition.no-voluntary-end"_clause, player},
    Reason{"bonus.voluntary-end"_clause, player},
    Reason{"monster.summon-focus"_clause, "a scene has the initiative that was drawn"},
    Reason{"element.cost"_clause, player},
    Reason{"effect.optional"_clause, player},
    Reason{"rest.long"_clause, resting},
    Reason{"rest.short"_clause, resting},
};

constexpr std::array unwatched{
    Reason{"range.own-hex"_clause, not_drawn},
    Reason{"deck.standard"_clause, "a list, compared card by card in a test"},
    Reason{"monster.new-focus-after-kill"_clause, by_others},
    Reason{"monster.boss-named"_clause, "a definition: no outcome hangs on it alone"},
    Reason{"command.limits"_clause, not_drawn},
    Reason{"ability.needs-target"_clause, by_others},
    Reason{"ally.scenario"_clause, by_others},
};

std::string_view find(std::span<const Reason> reasons, Clause clause) {
    const auto found = std::ranges::find(reasons, clause, &Reason::clause);
    return found == reasons.end() ? std::string_view{} : found->why;
}

}  // namespace

std::string_view why_not_decided(Clause clause) { return find(outside, clause); }

std::string_view why_not_monitored(Clause clause) {
    const std::string_view why = find(outside, clause);
    return why.empty() ? find(unwatched, clause) : why;
}

}  // namespace standee
