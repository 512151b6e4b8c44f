#include <algorithm>
#include <array>

#include "files/ability_json.hpp"
#include "files/ability_parts.hpp"
#include "files/fields.hpp"
#include "files/values_json.hpp"
#include "lib/words.hpp"

// What a card makes enemies perform.

namespace standee {
namespace {

/// Refuses what nobody says how to control: only attacks, of a value and on targets that are known
/// before they are made.
void check_controlled(const Reader& reader) {
    constexpr Clause clause = "command.grant-control"_clause;
    const std::string_view name = reader.only_field();
    if (name != fields::controlled.front()) {
        reader.fail_with(ErrorCode::refused, "a controlled " + std::string{name}, "an attack",
                         clause);
    }
    const Reader attack = reader.at(name);
    for (const std::string_view field : fields::attack) {
        if (attack.has(field) && std::ranges::count(fields::controlled_attack, field) == 0) {
            attack.at(field).fail_with(ErrorCode::refused,
                                       standee::quoted(field) + " of a controlled attack",
                                       "an attack without it", clause);
        }
    }
    attack.only(fields::controlled_attack);
    for (const char* field : {"value", "range"}) {
        const auto number = attack.find(field);
        if (number && number->is_object() && number->has("per")) {
            number->fail_with(ErrorCode::refused, "what a controlled attack counts", "a number",
                              clause);
        }
    }
}

}  // namespace

ControlAbility read_control(const Reader& reader, const Edition& edition) {
    reader.only(fields::control);
    ControlAbility control;
    control.abilities = reader.at("abilities").list([&](const Reader& item) {
        check_controlled(item);
        return read_ability(item, edition);
    });
    if (const auto whom = reader.find("whom")) {
        constexpr std::array<std::string_view, 1> whose{"targets"};
        control.targets = whom->one_of(whose, "whom it controls") == 0;
    }
    control.range = reader.integer_at("range", limits::range);
    if (control.targets && control.range) {
        reader.at("range").fail_with(ErrorCode::duplicate, "\"range\" beside \"whom\"",
                                     "one of them");
    }
    return control;
}

}  // namespace standee
