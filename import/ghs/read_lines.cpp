#include <algorithm>
#include <nlohmann/json.hpp>

#include "import/ghs/ability_builder.hpp"
#include "import/ghs/group_actions.hpp"
#include "import/ghs/line_work.hpp"
#include "import/ghs/lines.hpp"
#include "import/ghs/own_format.hpp"
#include "import/ghs/sentences.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

/// As many as there can be characters.
constexpr int most_repetitions = 4;

bool is_infusion(const Action& action) {
    const bool element = action.is("element") || action.is("elementHalf");
    return element && (action.how == ValueType::fixed || action.how == ValueType::plus);
}

void read_infusion(const Action& action, const Context&, Lines& lines) {
    const auto elements = read_elements(action);
    if (elements && action.parts.empty() && action.unread.empty()) {
        lines.add(Ability{InfuseAbility{*elements}}, action);
    } else {
        lines.add_text(action, "an unknown infusion");
    }
}

/// A special of a boss: what its own file says in its place.
void read_special(const Action& action, const Context& context, Lines& lines) {
    const Computed number = context.compute(action);
    if (!context.has_specials) {
        lines.add_text(action, std::string{why_special}, true);
        return;
    }
    const int count = static_cast<int>(context.specials.size());
    if (!number.number || *number.number < 1 || *number.number > count || !action.parts.empty() ||
        !action.unread.empty()) {
        lines.add_text(action, "the boss's file has no such special", true);
        return;
    }
    Context inside = context;
    inside.specials = {};  // a special does not call on another
    spend(8 * context.summoned.size());
    lines.add_all(
        read_lines(context.specials[static_cast<std::size_t>(*number.number - 1)], inside));
}

/// A target on a line of its own, with the abilities that are for it.
void read_targeted(const Action& action, const Context& context, Lines& lines) {
    Action whom = action;
    whom.parts.clear();
    std::vector<Action> inside = arranged(action.parts, context);
    for (Action& ability : inside) {
        spend(line_work(whom));
        if (!kind_of(ability) || ability.is("move") || ability.is("loot")) {
            lines.add_text(action, "a target for something that is not an ability");
            return;
        }
        ability.parts.insert(ability.parts.begin(), whom);
    }
    for (const Action& ability : inside) {
        read_line(ability, context, lines);
    }
}

/// A group that is performed several times.
void read_repeated(const Action& action, const Context& context, Lines& lines) {
    const Computed times = context.compute(action);
    Lines once{context};
    for (const Action& part : arranged(action.parts, context)) {
        read_line(part, context, once);
    }
    if (!times.number || *times.number < 1 || *times.number > most_repetitions ||
        !once.only_abilities()) {
        lines.add_text(action, times.number ? "it contains an unknown ability" : times.why);
        return;
    }
    for (int i = 0; i < *times.number; ++i) {
        lines.add_all(once);
    }
}

/// X is the same number for the whole card, wherever on it that number stands.
void share_number(std::vector<Action>& lines) {
    std::string number;
    const auto says_x = [](const Action& part) {
        return part.is(own_fields) && Json::parse(part.value).contains("X");
    };
    for (const Action& line : lines) {
        const auto x_part = std::ranges::find_if(line.parts, says_x);
        if (x_part != line.parts.end() && Json::parse(x_part->value)["X"].is_number()) {
            number = x_part->value;
        }
    }
    for (Action& line : lines) {
        if (!number.empty() && line.value == "X" && std::ranges::none_of(line.parts, says_x)) {
            line.parts.push_back(Action{.type = std::string{own_fields},
                                        .value = number,
                                        .says = "X is " + Json::parse(number)["X"].dump()});
        }
    }
}

/// Takes out the icons of a card that stays in play and its use slots, if a bonus of the card has
/// as many uses.
void take_out_slots(std::vector<Action>& lines) {
    const auto is_icon = [](const Action& line) {
        return line.is("card") && line.parts.empty() && line.unread.empty() &&
               (line.value == "persistent" || line.value == "slot");
    };
    const auto slots = std::ranges::count_if(
        lines, [&](const Action& line) { return is_icon(line) && line.value == "slot"; });
    const bool lasts = std::ranges::any_of(lines, [&](const Action& line) {
        if (!line.is(own_ability)) {
            return false;
        }
        const Json ability = Json::parse(line.value);
        const Json bonus = ability.value("bonus", Json::object()).value("gives", Json::object());
        return bonus.value("uses", 0) == slots && slots > 0;
    });
    if (lasts) {
        std::erase_if(lines, is_icon);
    }
}

struct Reason {
    std::string_view type;
    std::string_view why;
};

constexpr std::array<Reason, 12> reasons_by_type{
    {{"custom", "free text"},
     {own_copy, why_stat_card},
     {"text", "free text"},
     {"hint", "free text"},
     {"spawn", "the scenario decides where it is placed"},
     {"fly", "flight for a limited time"},
     {"jump", "a jump without a move"},
     {"switchType", "a change of rank"},
     {"swing", "a kind of movement that is in none of the rulebooks"},
     {"trigger", "what triggers it is unknown"},
     {"card", "an action of the card itself"},
     {"round", "what lasts for the round is unknown"}}};

std::string reason_for(const Action& action) {
    const auto known = std::ranges::find(reasons_by_type, action.type, &Reason::type);
    if (known != reasons_by_type.end()) {
        return std::string{known->why};
    }
    return action.type.empty() ? "an action without a type" : "an unknown action";
}

}  // namespace

void read_line(const Action& action, const Context& context, Lines& lines) {
    spend(60);
    if (action.hidden && context.hidden_is_text) {
        lines.add_text(action, "hidden: the text on the card says it");
    } else if (kind_of(action)) {
        read_ability(action, context, lines);
    } else if (is_infusion(action)) {
        read_infusion(action, context, lines);
    } else if (is_consumption(action)) {
        read_consumption(action, context, lines);
    } else if (action.is(own_ability)) {
        read_own_ability(action, context, lines);
    } else if (action.is("summon")) {
        read_summon(action, context, lines);
    } else if (action.is("repeat")) {
        read_repeated(action, context, lines);
    } else if (action.is("special")) {
        read_special(action, context, lines);
    } else if (action.is("specialTarget") && !action.parts.empty() && action.unread.empty()) {
        read_targeted(action, context, lines);
    } else {
        lines.add_text(action, reason_for(action), may_attack(action));
    }
}

Lines read_lines(const std::vector<Action>& actions, const Context& context) {
    Lines lines{context};
    std::vector<Action> arrangement = arranged(understood(actions, context), context);
    share_number(arrangement);
    take_out_slots(arrangement);
    for (const Action& action : arrangement) {
        read_line(action, context, lines);
    }
    return lines;
}

}  // namespace standee::ghs
