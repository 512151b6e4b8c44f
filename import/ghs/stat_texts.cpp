#include "import/ghs/stat_texts.hpp"

#include <nlohmann/json.hpp>
#include <string>

#include "files/progress_json.hpp"
#include "import/ghs/lines.hpp"
#include "lib/error.hpp"

// What a stat card says in words.

namespace standee::ghs {
namespace {

/// A persistent bonus in the project's own format.
bool add_bonus(Json json, const Context& context, Figure& figure) {
    json["lasts"] = "persistent";
    try {
        figure.bonuses.push_back(read_bonus(Reader{json}, *context.rules));
        return true;
    } catch (const InputError&) {
        return false;
    }
}

/// The damage to all adjacent figures, if that is all that the ability is.
bool is_harm_around(const DamageAbility& damage) {
    return damage.range == 1 && damage.targets && damage.targets->all && !damage.self &&
           damage.whom == Whom::allies_and_enemies && damage.effects.empty() && !damage.count &&
           !damage.value.relative && damage.pick == Pick::by_focus && !damage.in_sight &&
           !damage.around_created;
}

bool add_death(const Ability& ability, Figure& figure) {
    const auto* damage = std::get_if<DamageAbility>(&ability.what);
    if (damage == nullptr || !is_harm_around(*damage)) {
        return false;
    }
    figure.bonuses.push_back({.kind = ActiveBonus::Kind::on_death,
                              .value = damage->value.number,
                              .lasts = {Lasting::Unit::persistent, 0, false}});
    return true;
}

bool add_own_heal(ActiveBonus::Kind kind, const Ability& ability, Figure& figure) {
    const auto* heal = std::get_if<HealAbility>(&ability.what);
    const bool counts = heal != nullptr && heal->count.has_value();
    if (heal == nullptr || !heal->self || heal->value.relative || !heal->effects.empty() ||
        (counts && (kind != ActiveBonus::Kind::heal_at_end_of_round ||
                    heal->count->per != Counted::figures))) {
        return false;
    }
    figure.bonuses.push_back({.kind = kind,
                              .value = counts ? 0 : heal->value.number,
                              .count = heal->count,
                              .lasts = {Lasting::Unit::persistent, 0, false}});
    return true;
}

/// What is performed when something happens: the one ability that the parts of the action are.
bool add_performed(const std::string& when, const Action& action, const Context& context,
                   Figure& figure) {
    const auto abilities = read_lines(action.parts, context).only_abilities();
    if (!abilities || abilities->size() != 1) {
        return false;
    }
    if (when == "onDeath") {
        return add_death(abilities->front(), figure);
    }
    return add_own_heal(when == "healOnSummonKill" ? ActiveBonus::Kind::heal_on_summon_kill
                                                   : ActiveBonus::Kind::heal_at_end_of_round,
                        abilities->front(), figure);
}

}  // namespace

bool add_stat_fields(const Action& action, const Context& context, Figure& figure) {
    const Json json = Json::parse(action.value);
    if (json.contains("performs")) {
        return add_performed(json["performs"].get<std::string>(), action, context, figure);
    }
    if (!action.parts.empty()) {
        return false;
    }
    if (json.contains("bonus")) {
        return add_bonus(json["bonus"], context, figure);
    }
    figure.ignores_summons = figure.ignores_summons || json.contains("focusNot");
    figure.draws_from_character = figure.draws_from_character || json.contains("modifierDeck");
    return true;
}

}  // namespace standee::ghs
