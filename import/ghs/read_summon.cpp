#include <algorithm>

#include "files/values_json.hpp"
#include "import/ghs/lines.hpp"

namespace standee::ghs {
namespace {

/// The rank for the number of characters; empty where there is none for it.
std::string rank_of(const Newcomer& newcomer, const Context& context) {
    const bool by_characters = std::ranges::any_of(
        newcomer.rank_by_characters, [](const std::string& rank) { return !rank.empty(); });
    if (!by_characters) {
        return newcomer.rank;
    }
    const int characters = std::clamp(context.variables.characters.value_or(2), 2, 4);
    return newcomer.rank_by_characters[static_cast<std::size_t>(characters - 2)];
}

bool is_for_others(const Newcomer& newcomer, const Context& context) {
    return newcomer.rank.empty() && rank_of(newcomer, context).empty() &&
           std::ranges::any_of(newcomer.rank_by_characters,
                               [](const std::string& rank) { return !rank.empty(); });
}

/// Appends what is summoned; why not, where that cannot be told.
std::string add_newcomer(const Newcomer& newcomer, const Context& context,
                         std::vector<Ability>& summons) {
    if (!newcomer.unread.empty() || newcomer.name.empty()) {
        return "a summon of what is not known";
    }
    if (is_for_others(newcomer, context)) {
        return "";  // for another number of characters
    }
    const std::string rank = rank_of(newcomer, context);
    if (rank != "normal" && rank != "elite") {
        return "a summon whose rank is not said";
    }
    const Computed count =
        newcomer.count.empty() ? Computed{1, ""} : compute(newcomer.count, context.variables);
    if (!count.number || *count.number > limits::targets.greatest) {
        return "a number of summons that is not known" +
               (count.why.empty() ? "" : ": " + count.why);
    }
    if (*count.number > 0) {
        SummonAbility summon;
        summon.name = newcomer.name;
        summon.rank = rank;
        summon.count = *count.number;
        summons.push_back(Ability{summon});
    }
    return "";
}

}  // namespace

void read_summon(const Action& action, const Context& context, Lines& lines) {
    const bool monsters = action.value == "monsterStandee" && !action.newcomers.empty();
    if (!monsters || !action.unread.empty()) {
        lines.add_text(action, monsters || action.value == "objectiveSpawn"
                                   ? "a summon of what is not known"
                                   : "a summon whose rank is not said");
        return;
    }
    if (!action.parts.empty()) {
        lines.add_text(action, "how a summon is placed is not known");
        return;
    }
    std::vector<Ability> summons;
    for (const Newcomer& newcomer : action.newcomers) {
        if (std::string why = add_newcomer(newcomer, context, summons); !why.empty()) {
            lines.add_text(action, why);
            return;
        }
    }
    for (const Ability& summon : summons) {
        lines.add(summon, action);
    }
}

}  // namespace standee::ghs
