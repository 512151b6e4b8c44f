#include <algorithm>
#include <array>

#include "import/ghs/ability_builder.hpp"
#include "import/ghs/group_actions.hpp"
#include "import/ghs/lines.hpp"

namespace standee::ghs {
namespace {

std::optional<ElementChoice> element_named(std::string_view name) {
    if (name == "wild" || name == "any") {
        return ElementChoice::any();
    }
    const auto found = std::ranges::find(element_names, name);
    return found == element_names.end() ? std::nullopt
                                        : std::optional{ElementChoice::only(
                                              static_cast<Element>(found - element_names.begin()))};
}

/// "Shield 2 instead", below a shield: in the place of the only line above of its kind.
bool replace_line_above(const Action& action, const std::vector<ElementChoice>& elements,
                        const std::vector<Ability>& to, Lines& lines) {
    const auto above = to.size() == 1 ? lines.only_one_like(to[0]) : std::nullopt;
    if (above) {
        const Ability otherwise = *lines.all()[*above].ability;
        lines.replace(*above, Ability{ConsumeAbility{elements, to, {otherwise}}}, action);
    }
    return above.has_value();
}

}  // namespace

bool may_attack(const Action& action) {
    return action.is("attack") || std::ranges::any_of(action.parts, may_attack);
}

bool may_change_others(const Action& action) {
    // What is performed by itself, even if something in it is not understood.
    constexpr std::array<std::string_view, 16> alone{
        "attack", "heal",    "shield",  "retaliate",  "condition",    "push",
        "pull",   "loot",    "summon",  "spawn",      "sufferDamage", "damage",
        "grant",  "special", "element", "elementHalf"};
    const bool in_part = std::ranges::any_of(action.parts, may_change_others);
    if (is_consumption(action) || is_wrapper(action)) {
        return in_part || action.parts.empty() || !action.unread.empty();
    }
    if (action.is("monsterType") || action.is("specialTarget") || action.is("ifConsumed")) {
        return in_part || action.parts.empty();
    }
    return !action.stands_alone && std::ranges::find(alone, action.type) == alone.end();
}

bool is_consumption(const Action& action) {
    return (action.is("element") || action.is("elementHalf")) && action.how == ValueType::minus;
}

std::optional<std::vector<ElementChoice>> read_elements(const Action& action) {
    std::vector<ElementChoice> elements;
    std::string_view rest = action.value;
    while (true) {
        const std::string_view name = rest.substr(0, rest.find(':'));
        const auto element = element_named(name);
        if (!element) {
            return std::nullopt;
        }
        elements.push_back(*element);
        if (name.size() == rest.size()) {
            break;
        }
        rest.remove_prefix(name.size() + 1);
    }
    if (action.is("elementHalf")) {
        ElementChoice mixed;
        for (const ElementChoice element : elements) {
            mixed.of = static_cast<std::uint8_t>(mixed.of | element.of);
        }
        elements = {mixed};
    }
    return elements;
}

void read_consumption(const Action& action, const Context& context, Lines& lines) {
    const auto elements = read_elements(action);
    std::vector<Action> parts = arranged(action.parts, context);
    const bool instead = std::erase_if(parts, is_instead) > 0;
    Lines inside{context};
    for (const Action& part : parts) {
        read_line(part, context, inside);
    }
    const auto abilities = inside.only_abilities();
    if (!elements || !abilities || !action.unread.empty()) {
        lines.add_text(action,
                       !elements ? "unknown elements" : "a consumption for something unknown",
                       may_attack(action));
    } else if (!instead) {
        lines.add(Ability{ConsumeAbility{*elements, *abilities, {}}}, action);
    } else if (!replace_line_above(action, *elements, *abilities, lines)) {
        lines.add_text(action, "an ability that replaces something unknown", may_attack(action));
    }
}

}  // namespace standee::ghs
