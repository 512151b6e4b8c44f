#include "import/ghs/ability_builder.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "import/ghs/conditions.hpp"

namespace standee::ghs {
namespace {

constexpr std::array<std::pair<std::string_view, Kind>, 13> kinds{{{"move", Kind::move},
                                                                   {"attack", Kind::attack},
                                                                   {"heal", Kind::heal},
                                                                   {"shield", Kind::shield},
                                                                   {"retaliate", Kind::retaliate},
                                                                   {"condition", Kind::condition},
                                                                   {"push", Kind::push},
                                                                   {"pull", Kind::pull},
                                                                   {"sufferDamage", Kind::damage},
                                                                   {"damage", Kind::damage},
                                                                   {"loot", Kind::loot},
                                                                   {"teleport", Kind::teleport},
                                                                   {"grant", Kind::grant}}};

/// Whether a number of this kind may be relative to the figure's own stat.
bool has_stat(Kind kind) { return kind == Kind::move || kind == Kind::attack; }

DraftReading not_read(std::string why) { return {std::nullopt, std::move(why)}; }

DraftReading begin_condition(AbilityBuilder draft, const Action& action, const Context& context) {
    const auto condition = condition_in(action.value, *context.rules);
    if (!condition) {
        return not_read(why_no_condition(action.value, *context.rules));
    }
    if (action.how != ValueType::fixed) {
        return not_read("a condition with a plus or minus sign");
    }
    draft.condition = *condition;
    return {draft, ""};
}

}  // namespace

std::optional<Kind> kind_of(const Action& action) {
    const auto found = std::ranges::find(kinds, action.type, &decltype(kinds)::value_type::first);
    return found == kinds.end() ? std::nullopt : std::optional{found->second};
}

DraftReading begin_draft(const Action& action, const Context& context) {
    AbilityBuilder draft;
    draft.kind = *kind_of(action);
    if (draft.kind == Kind::condition) {
        return begin_condition(draft, action, context);
    }
    if (draft.kind == Kind::grant) {
        return action.value.empty() ? DraftReading{draft, ""} : not_read("a grant with a value");
    }
    const Computed number = context.compute(action);
    if (!number.number) {
        return not_read(number.why);
    }
    // "+1" as a text is relative, as on a card.
    const bool signed_text = action.value.front() == '+' || action.value.front() == '-';
    switch (action.how) {
        case ValueType::fixed: draft.value = {*number.number, signed_text}; break;
        case ValueType::plus: draft.value = {*number.number, true}; break;
        case ValueType::minus: draft.value = {-*number.number, true}; break;
        case ValueType::add:
        case ValueType::subtract: return not_read("a change with nothing to change");
        case ValueType::unknown: return not_read("a value of an unknown type");
    }
    const bool adds_up = draft.kind == Kind::shield || draft.kind == Kind::retaliate;
    if (draft.value.relative && adds_up && draft.value.number >= 0) {
        draft.value.relative = false;  // all shields are added up [bonus.shield, bonus.retaliate]
    }
    if (draft.value.relative && !has_stat(draft.kind)) {
        return not_read("a relative number without a stat to add it to");
    }
    return {draft, ""};
}

}  // namespace standee::ghs
