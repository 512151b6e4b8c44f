#include "import/ghs/stat_bonus.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "files/values_json.hpp"
#include "import/ghs/conditions.hpp"
#include "import/ghs/lines.hpp"
#include "import/ghs/stat_texts.hpp"

namespace standee::ghs {
namespace {

/// A condition, a push or a pull that stands with a retaliate.
std::optional<Effect> effect_of(const Action& part, const Context& context) {
    const auto points = part.is("condition") ? std::nullopt : plain_number(part, context);
    const auto condition = part.is("condition") && part.parts.empty() && part.unread.empty() &&
                                   part.how == ValueType::fixed
                               ? condition_in(part.value, *context.rules)
                               : std::nullopt;
    if (part.is("push") && points) {
        return PushEffect{*points, std::nullopt};
    }
    if (part.is("pull") && points) {
        return PullEffect{*points, std::nullopt};
    }
    return condition && is_negative(*condition) ? std::optional<Effect>{*condition} : std::nullopt;
}

/// What stands with a shield or a retaliate; false where it is not understood.
bool read_bonus_part(const Action& part, const Context& context, ActiveBonus& bonus) {
    const bool retaliates = bonus.kind == ActiveBonus::Kind::retaliate;
    if (part.is("range") && retaliates && part.value == "X" && bonus.count) {
        bonus.range_is_value = true;
        return part.parts.empty() && part.unread.empty();
    }
    if (part.is("range") && retaliates) {
        const auto reach = plain_number(part, context);
        const bool good = reach && *reach >= 1 && bonus.range == 1;
        bonus.range = good ? *reach : bonus.range;
        return good;
    }
    if (part.is(stat_fields) && part.parts.empty()) {
        const Json json = Json::parse(part.value);
        const bool good = json.contains("limit") && bonus.limit == BonusLimit{};
        bonus.limit.before_turn = good && json["limit"].contains("beforeTurn");
        bonus.limit.against = good && json["limit"].contains("against")
                                  ? BonusLimit::Against::ranged
                                  : BonusLimit::Against::any;
        return good;
    }
    const auto effect = retaliates ? effect_of(part, context) : std::nullopt;
    if (effect) {
        bonus.effects.push_back(*effect);
    }
    return effect.has_value();
}

}  // namespace

std::optional<int> plain_number(const Action& action, const Context& context, bool with_parts) {
    const Computed number = context.compute(action);
    const bool good =
        (with_parts || action.parts.empty()) && action.unread.empty() && action.newcomers.empty() &&
        (action.how == ValueType::fixed || action.how == ValueType::plus ||
         (action.how == ValueType::add && action.is("target"))) &&
        number.number && *number.number >= 0 && *number.number <= limits::points.greatest;
    return good ? number.number : std::nullopt;
}

bool add_stat_bonus(const Action& action, ActiveBonus::Kind kind, const std::optional<Count>& x,
                    const Context& context, Figure& figure) {
    ActiveBonus bonus{.kind = kind, .lasts = {Lasting::Unit::persistent, 0, false}};
    if (action.value == "X" && action.how == ValueType::fixed && action.unread.empty()) {
        bonus.count = x;
    }
    const auto value = bonus.count ? std::optional{0} : plain_number(action, context, true);
    for (const Action& part : flat(action.parts, context)) {
        if (!read_bonus_part(part, context, bonus)) {
            return false;
        }
    }
    if (!value) {
        return false;
    }
    bonus.value = *value;
    if (bonus.limit != BonusLimit{} || bonus.count) {
        figure.bonuses.push_back(std::move(bonus));
    } else if (kind == ActiveBonus::Kind::shield) {
        figure.shield += *value;
    } else {
        figure.retaliate.push_back({*value, bonus.range, std::move(bonus.effects)});
    }
    return true;
}

}  // namespace standee::ghs
