#include <algorithm>
#include <array>

#include "files/values_json.hpp"
#include "import/ghs/ability_builder.hpp"
#include "import/ghs/area.hpp"
#include "import/ghs/conditions.hpp"
#include "import/ghs/line_work.hpp"
#include "import/ghs/own_format.hpp"
#include "import/ghs/part.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

bool harms(const AbilityBuilder& draft) {
    switch (draft.kind) {
        case Kind::attack:
        case Kind::push:
        case Kind::pull:
        case Kind::retaliate:
        case Kind::damage: return true;
        case Kind::condition: return is_negative(draft.condition);
        default: return false;
    }
}

Taking take_area(const Part& part) {
    if (!part.kind_is(Kind::attack) || part.has_parts()) {
        return unread("an area on an ability that is not an attack");
    }
    if (part.meaning == Meaning::description && part.draft.area) {
        return unread("two areas");
    }
    AreaReading reading = read_area(part.action.value);
    if (!reading.area) {
        return unread(reading.why);
    }
    part.draft.area = std::move(reading.area);
    return taken();
}

Taking take_pierce(const Part& part) {
    const Computed number = part.context.compute(part.action);
    if (!number.number || *number.number < 0 || part.subtracts() || part.has_parts() ||
        !part.kind_is(Kind::attack)) {
        return unread("an unknown pierce");
    }
    // Several pierces add up [attack.pierce].
    const bool in_its_place = part.meaning == Meaning::replacement;
    part.draft.pierce = (in_its_place ? 0 : part.draft.pierce) + *number.number;
    return taken();
}

template <class Push>
bool is_forced_as(const Effect& effect) {
    return std::holds_alternative<Push>(effect);
}

/// "Of the targets": those of the ability itself.
bool for_its_targets(const Part& part) {
    const std::vector<Action> parts = flat(part.action.parts, part.context);
    return parts.size() == 1 && parts[0].is("specialTarget") && parts[0].value == "targets" &&
           parts[0].parts.empty();
}

/// A forced movement of the targets; as a replacement it takes the place of another one.
template <class Push>
Taking take_push(const Part& part) {
    const bool of_others = part.has_parts() && !for_its_targets(part);
    if (of_others && harms(part.draft)) {
        return separate();
    }
    const Computed number = part.context.compute(part.action);
    constexpr int farthest = limits::points.greatest;
    if (!number.number || *number.number < 0 || *number.number > farthest || part.subtracts() ||
        of_others || !harms(part.draft)) {
        return unread("an unknown " + part.action.type);
    }
    std::vector<Effect>& effects = part.draft.effects;
    const bool same = std::ranges::any_of(effects, is_forced_as<Push>);
    if (part.meaning == Meaning::replacement && (!same || part.is_change())) {
        return unread("a " + part.action.type + " instead of something unknown");
    }
    if (part.meaning == Meaning::replacement) {
        std::erase_if(effects, is_forced_as<Push>);
    }
    effects.emplace_back(Push{*number.number, std::nullopt});
    return taken();
}

Taking take_condition(const Part& part) {
    const Edition& rules = *part.context.rules;
    const auto condition = condition_in(part.action.value, rules);
    if (!condition) {
        return unread(why_no_condition(part.action.value, rules));
    }
    if (part.has_parts() && !for_its_targets(part)) {
        return separate();  // it is for others than the ability's targets
    }
    const bool helps = part.kind_is(Kind::heal) ||
                       (part.kind_is(Kind::condition) && !is_negative(part.draft.condition));
    const bool own = part.draft.recipients && part.draft.recipients->self;
    const bool fits = (is_negative(*condition) ? harms(part.draft) : helps) ||
                      (own && part.kind_is(Kind::condition));
    // "And wound" of a consumption may be written as something added.
    const bool added = part.meaning == Meaning::bonus && part.action.how == ValueType::plus;
    if (!fits || (part.action.how != ValueType::fixed && !added) ||
        part.meaning == Meaning::replacement) {
        return unread("a condition that does not say who gains it");
    }
    part.draft.effects.emplace_back(*condition);
    return taken();
}

Taking take_jump(const Part& part) {
    if (!part.kind_is(Kind::move) || !part.action.value.empty() || part.has_parts()) {
        return unread("a jump without a move");
    }
    part.draft.jump = true;
    return taken();
}

Taking take_custom(const Part& part) {
    if (part.action.value == "%game.custom.advantage%" && part.kind_is(Kind::attack) &&
        !part.has_parts()) {
        part.draft.advantage = true;
        return taken();
    }
    return unread("free text");
}

/// "+1 Attack" of an attack, "Shield 2 instead" of a shield.
Taking take_own_value(const Part& part) {
    const bool adds_up = part.kind_is(Kind::shield, Kind::retaliate);
    if (part.meaning != Meaning::replacement && !part.is_change()) {
        // Another shield is an additional one; another attack may be an additional one, or the same
        // with a higher value.
        return adds_up ? separate() : unread("a second value");
    }
    const Computed number = part.context.compute(part.action);
    if (!number.number || part.action.how == ValueType::unknown) {
        return unread(number.number ? "a value of an unknown type" : number.why);
    }
    spend(draft_work(part.draft));
    AbilityBuilder changed = part.draft;
    const int signed_number = part.subtracts() ? -*number.number : *number.number;
    if (part.is_change()) {
        changed.value.number += signed_number;
    } else {
        changed.value = {signed_number, !part.is_absolute()};
    }
    for (const Action& inner : flat(part.action.parts, part.context)) {
        const Taking taking = take(changed, inner, part.meaning, part.context);
        if (taking.fate != Fate::taken) {
            return unread(taking.why.empty() ? "an ability within a value" : taking.why);
        }
    }
    part.draft = std::move(changed);
    return taken();
}

/// Abilities that may stand as a part of another one and are performed after it
/// [attack.attached-abilities].
bool may_follow(const Action& action, const AbilityBuilder& draft) {
    constexpr std::array<std::string_view, 10> types{
        "heal",  "shield",  "retaliate",   "loot",    "summon",
        "grant", "element", "elementHalf", "special", "condition"};
    const bool names_target = std::ranges::any_of(
        action.parts, [](const Action& part) { return part.is("specialTarget"); });
    const bool damage = (action.is("sufferDamage") || action.is("damage")) &&
                        (names_target || draft.kind != Kind::attack);
    return damage || action.is(own_ability) || action.stands_alone ||
           std::ranges::find(types, action.type) != types.end();
}

Taking take_fields(const Part& part) {
    part.draft.fields = merged_fields(part.draft.fields, part.action.value);
    return taken();
}

/// An effect; as a replacement it takes the place of others of its kind.
Taking take_effect(const Part& part) {
    const auto effect = read_own_effect(part.action.value, part.context);
    if (!effect) {
        return unread("the engine does not support it");
    }
    std::vector<Effect>& effects = part.draft.effects;
    if (part.action.is(own_effect_instead)) {
        std::erase_if(effects,
                      [&](const Effect& other) { return other.index() == effect->index(); });
    }
    effects.push_back(*effect);
    return taken();
}

struct Taker {
    std::string_view type;
    Taking (*take)(const Part&);
};

constexpr std::array<Taker, 12> takers{{{"range", take_range},
                                        {"target", take_targets},
                                        {"specialTarget", take_special_target},
                                        {"area", take_area},
                                        {"pierce", take_pierce},
                                        {"condition", take_condition},
                                        {"jump", take_jump},
                                        {"custom", take_custom},
                                        {"text", take_custom},
                                        {own_fields, take_fields},
                                        {own_effect, take_effect},
                                        {own_effect_instead, take_effect}}};

}  // namespace

Taking take(AbilityBuilder& draft, const Action& action, Meaning meaning, const Context& context) {
    const Part part{draft, action, meaning, context};
    if (!action.unread.empty() || (action.hidden && context.hidden_is_text)) {
        return unread(action.hidden ? "hidden: the text on the card says it" : "an unknown field");
    }
    const auto kind = kind_of(action);
    const bool forced = kind == Kind::push || kind == Kind::pull;
    const bool has_value = kind != Kind::condition && kind != Kind::grant;
    if (kind == draft.kind && has_value && (!forced || meaning == Meaning::replacement)) {
        return take_own_value(part);
    }
    if (action.is("push")) {
        return take_push<PushEffect>(part);
    }
    if (action.is("pull")) {
        return take_push<PullEffect>(part);
    }
    const auto taker = std::ranges::find(takers, action.type, &Taker::type);
    if (taker != takers.end() && action.stands_alone && !action.is(own_effect)) {
        return separate();
    }
    if (taker != takers.end()) {
        return taker->take(part);
    }
    if (may_follow(action, draft)) {
        return separate();
    }
    return unread("an action that is unknown here");
}

}  // namespace standee::ghs
