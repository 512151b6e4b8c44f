#include "import/ghs/stat_texts.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "files/progress_json.hpp"
#include "import/ghs/conditions.hpp"
#include "import/ghs/lines.hpp"
#include "import/ghs/sentences.hpp"
#include "lib/error.hpp"

// What a stat card says in words.

namespace standee::ghs {
namespace {

/// A persistent bonus in the project's own format.
bool add_bonus(Json json, const Context& context, Figure& figure) {
    json["lasts"] = "persistent";
    try {
        figure.bonuses.push_back(
            read_form<ActiveBonus>(Reader{json}.with(*context.rules), active_bonus_form));
        return true;
    } catch (const InputError&) {
        return false;
    }
}

/// The damage to all adjacent figures, if the ability does nothing else.
bool is_harm_around(const DamageAbility& damage) {
    return damage.range == 1 && damage.targets && damage.targets->all && !damage.self &&
           damage.whom == Whom::allies_and_enemies && damage.effects.empty() && !damage.count &&
           !damage.value.relative && damage.pick == Pick::by_focus && !damage.in_sight &&
           !damage.around_created;
}

/// The one monster that a spawn brings, whatever the number of characters.
std::optional<DeathSpawn> spawn_of(const Action& action) {
    if (!action.is("spawn") || action.value != "monsterStandee" || !action.parts.empty() ||
        !action.unread.empty() || action.newcomers.size() != 1) {
        return std::nullopt;
    }
    const Newcomer& newcomer = action.newcomers.front();
    const Newcomer plain{.name = newcomer.name, .rank = newcomer.rank};
    const bool ranked = newcomer.rank == "normal" || newcomer.rank == "elite";
    const bool alone = newcomer.rank_by_characters == plain.rank_by_characters &&
                       newcomer.count.empty() && newcomer.health.empty() &&
                       newcomer.unread.empty() && !newcomer.name.empty();
    return ranked && alone ? std::optional{DeathSpawn{newcomer.name, newcomer.rank}} : std::nullopt;
}

/// Whether the action is the sentence that the spawn below it comes only if the damage kills.
bool says_if_kills(const Action& action, const Context& context) {
    const std::vector<Action> read = understood({action}, context);
    return read.size() == 1 && read.front().is(stat_fields) && read.front().parts.size() == 1 &&
           Json::parse(read.front().value).contains("ifKills");
}

/// Takes the spawn out of what happens on a death; none where there is not exactly one.
std::optional<DeathSpawn> take_spawn(std::vector<Action>& parts, const Context& context) {
    const auto brings = [&](const Action& part) {
        return part.is("spawn") || says_if_kills(part, context);
    };
    if (std::ranges::count_if(parts, brings) != 1) {
        return std::nullopt;
    }
    const auto found = std::ranges::find_if(parts, brings);
    const bool if_kills = !found->is("spawn");
    auto spawn = spawn_of(if_kills ? found->parts.front() : *found);
    // What the death does comes before the monster that it brings.
    if (!spawn || found + 1 != parts.end() || (if_kills && parts.size() == 1)) {
        return std::nullopt;
    }
    spawn->if_kills = if_kills;
    parts.pop_back();
    return spawn;
}

/// All retaliates of the stat card are lost while the figure has the condition.
bool limit_retaliates(const std::string& condition, const Context& context, Figure& figure) {
    const auto lost_with = condition_in(condition, *context.rules);
    if (!lost_with || figure.retaliate.empty()) {
        return false;
    }
    for (const Retaliate& retaliate : figure.retaliate) {
        ActiveBonus bonus;
        bonus.kind = ActiveBonus::Kind::retaliate;
        bonus.value = retaliate.value;
        bonus.range = retaliate.range;
        bonus.effects = retaliate.effects;
        bonus.limit.unless = lost_with;
        bonus.lasts.unit = Lasting::Unit::persistent;
        figure.bonuses.push_back(bonus);
    }
    figure.retaliate.clear();
    return true;
}

/// The shield of the stat card counts only while the figure has the condition.
bool limit_shield(const std::string& condition, const Context& context, Figure& figure) {
    const auto needed = condition_in(condition, *context.rules);
    if (!needed || figure.shield == 0) {
        return false;
    }
    ActiveBonus bonus;
    bonus.kind = ActiveBonus::Kind::shield;
    bonus.value = figure.shield;
    bonus.limit.with = needed;
    bonus.lasts.unit = Lasting::Unit::persistent;
    figure.bonuses.push_back(bonus);
    figure.shield = 0;
    return true;
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

/// An attack on all adjacent figures, or on all adjacent enemies, and no more.
bool add_death_attack(const std::vector<Action>& parts, const Context& context, Figure& figure) {
    if (parts.size() != 1 || !parts.front().is("attack") || !parts.front().unread.empty() ||
        parts.front().parts.size() != 1 || !parts.front().parts.front().is("specialTarget")) {
        return false;
    }
    const Action& attack = parts.front();
    const Action& target = attack.parts.front();
    const auto number = context.compute(attack).number;
    const bool figures = target.value == "figuresAdjacent";
    const bool plain = target.parts.empty() && target.unread.empty() &&
                       (figures || target.value == "enemiesAdjacent");
    const bool adds = attack.how == ValueType::plus || attack.how == ValueType::minus;
    if (!plain || !number || !(adds || attack.how == ValueType::fixed)) {
        return false;
    }
    const Amount value{attack.how == ValueType::minus ? -*number : *number, adds};
    figure.bonuses.push_back({.kind = ActiveBonus::Kind::on_death,
                              .attack_all = DeathAttack{value, false, figures},
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

/// Adds what is performed when something happens: the ability that is the only part of the action.
bool add_performed(const std::string& when, const Action& action, const Context& context,
                   Figure& figure) {
    std::vector<Action> parts = action.parts;
    const auto spawn = when == "onDeath" ? take_spawn(parts, context) : std::nullopt;
    if (spawn && parts.empty()) {
        figure.bonuses.push_back({.kind = ActiveBonus::Kind::on_death,
                                  .spawn = spawn,
                                  .lasts = {Lasting::Unit::persistent, 0, false}});
        return true;
    }
    if (when == "onDeath" && !spawn && add_death_attack(parts, context, figure)) {
        return true;
    }
    const auto abilities = read_lines(parts, context).only_abilities();
    if (!abilities || abilities->size() != 1) {
        return false;
    }
    if (when == "onDeath") {
        const bool added = add_death(abilities->front(), figure);
        if (added && spawn) {
            figure.bonuses.back().spawn = spawn;
        }
        return added;
    }
    return add_own_heal(when == "healOnSummonKill" ? ActiveBonus::Kind::heal_on_summon_kill
                                                   : ActiveBonus::Kind::heal_at_end_of_round,
                        abilities->front(), figure);
}

}  // namespace

bool changes_cards(const Action& action) {
    const bool jump = action.is("jump") && action.value.empty();
    return (jump || action.is(stat_changes)) && action.parts.empty() && action.unread.empty();
}

bool add_change(const Action& action, const Context& context, CardChanges& changes) {
    const std::string json = action.is("jump") ? R"({"jump":true})" : action.value;
    return changes_cards(action) && add_change(json, *context.rules, changes);
}

bool add_stat_fields(const Action& action, const Context& context, Figure& figure) {
    const Json json = Json::parse(action.value);
    if (json.contains("performs")) {
        return add_performed(json["performs"].get<std::string>(), action, context, figure);
    }
    if (!action.parts.empty()) {
        return false;
    }
    if (json.contains("timesCharacterHp")) {
        const int times = json["timesCharacterHp"].get<int>();
        figure.max_hp =
            context.character_hp ? std::optional{times * *context.character_hp} : std::nullopt;
        figure.hp = figure.max_hp;
        return figure.hp.has_value();
    }
    if (json.contains("bonus")) {
        return add_bonus(json["bonus"], context, figure);
    }
    if (json.contains("losesRetaliate")) {
        return limit_retaliates(json["losesRetaliate"].get<std::string>(), context, figure);
    }
    if (json.contains("needsForShield")) {
        return limit_shield(json["needsForShield"].get<std::string>(), context, figure);
    }
    if (json.contains("limit")) {
        return false;  // of what it does not stand with
    }
    if (json.contains("unaffectedBy")) {
        const bool water = json["unaffectedBy"] == "water";
        (water ? figure.minds_no_water : figure.minds_no_hazard) = true;
        return true;
    }
    if (json.contains("X") || json.contains("V")) {
        return context.stat_attack && context.stat_attack->count;
    }
    if (json.contains("counted")) {
        return std::ranges::any_of(
            figure.bonuses, [](const ActiveBonus& bonus) { return bonus.count.has_value(); });
    }
    if (json.contains("leastHp")) {
        const Json& least = json["leastHp"];
        figure.least_hp = least[0].get<int>();
        return least[0] == least[1];
    }
    if (json.contains("immuneTo")) {
        figure.immune_to_push = figure.immune_to_pull = true;
    }
    if (json.contains("headsFor")) {
        figure.heads_for = json["headsFor"].get<std::string>();
    }
    figure.water_only = figure.water_only || json.contains("waterOnly");
    figure.ignores_summons = figure.ignores_summons || json.contains("focusNot");
    figure.draws_from_character = figure.draws_from_character || json.contains("modifierDeck");
    return true;
}

}  // namespace standee::ghs
