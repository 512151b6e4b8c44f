#include <algorithm>
#include <array>

#include "files/ability_json.hpp"
#include "files/ability_parts.hpp"
#include "files/count_json.hpp"
#include "files/fields.hpp"
#include "files/values_json.hpp"

// Abilities that depend on others of the card, or last beyond the turn.

namespace standee {
namespace {

bool steers_turn(const Ability& ability) {
    return std::holds_alternative<MoveAbility>(ability.what) ||
           std::holds_alternative<TeleportAbility>(ability.what) ||
           std::holds_alternative<AttackAbility>(ability.what) ||
           std::holds_alternative<FocusAbility>(ability.what);
}

/// A turn is planned before anything is performed, so nothing that it plans for may depend on what
/// is performed.
void check_steers_nothing(const Reader& list, const std::vector<Ability>& abilities) {
    for (std::size_t i = 0; i < abilities.size(); ++i) {
        if (steers_turn(abilities[i])) {
            list[i].fail(ErrorCode::refused,
                         "an ability other than move, teleport, attack and focus");
        }
    }
}

/// `{"self":true}`: the figure that performs it, and nobody else.
void read_self(const Reader& reader, Fields fields) {
    reader.only(fields);
    if (const auto self = reader.find("self"); self && !self->boolean()) {
        self->fail(ErrorCode::out_of_range, "true");
    }
}

}  // namespace

IfAbility read_if(const Reader& reader, const Edition& edition) {
    reader.only(fields::if_ability);
    const Reader condition = reader.at("if");
    condition.only(fields::if_condition);
    IfAbility ability;
    if (const auto round = condition.find("round"); round && !condition.has("performed")) {
        constexpr std::array<std::string_view, 2> parities{"odd", "even"};
        ability.odd_round = round->one_of(parities, "odd or even") == 0;
    } else {
        condition.only(fields::if_performed);
        const std::string_view name =
            fields::abilities[condition.at("performed").one_of(fields::abilities, "an ability")];
        ability.performed = static_cast<std::size_t>(std::ranges::find(ability_names, name) -
                                                     ability_names.begin());
    }
    ability.to = read_abilities(reader.at("to"), edition);
    ability.otherwise = abilities_or_none(reader, "else", edition);
    check_steers_nothing(reader.at("to"), ability.to);
    if (const auto otherwise = reader.find("else")) {
        check_steers_nothing(*otherwise, ability.otherwise);
    }
    return ability;
}

FocusAbility read_focus(const Reader& reader, const Edition& /*edition*/) {
    reader.only(fields::focus);
    constexpr std::array<std::string_view, 2> which{"closest", "farthest"};
    constexpr std::array<std::string_view, 1> whom_not{"summon"};
    FocusAbility focus;
    if (const auto on = reader.find("on")) {
        focus.farthest = on->one_of(which, "which enemy") == 1;
    }
    focus.range = reader.integer_at("range", limits::range);
    for (const std::size_t kind : reader.list_or_none("not", [&](const Reader& item) {
             return item.one_of(whom_not, "a kind of figure to leave out");
         })) {
        focus.no_summons = focus.no_summons || kind == 0;
    }
    return focus;
}

CreateAbility read_create(const Reader& reader, const Edition& edition) {
    reader.only(fields::create);
    constexpr std::array<std::string_view, 2> places{"adjacent", "closestToEnemy"};
    CreateAbility create;
    create.tile = reader.at("tile").named<TileKind>(tile_names, "a kind of tile");
    create.damage = reader.integer_at("damage", limits::amount);
    create.conditions = reader.list_or_none(
        "conditions", [&](const Reader& item) { return read_condition(item, edition); });
    if (create.tile != TileKind::trap && (create.damage || !create.conditions.empty())) {
        reader.fail_with(ErrorCode::unknown_field,
                         "damage or conditions for a tile that is not a trap",
                         "\"damage\" and \"conditions\" only for a trap");
    }
    if (!create.conditions.empty() && !create.damage) {
        create.damage = 0;  // one that only gives conditions
    }
    if (const auto at = reader.find("at")) {
        create.closest_to_enemy = at->one_of(places, "a place for a tile") == 1;
    }
    return create;
}

DeathAttack read_death_attack(const Reader& reader) {
    reader.only(fields::death_attack);
    return {read_amount(reader.at("value"), limits::amount), reader.boolean_or("cured", false)};
}

namespace {

DeathHarm read_death(const Reader& reader, const Edition& edition) {
    reader.only(fields::death_harm);
    DeathHarm death{reader.integer_or("value", 0, limits::amount), {}, {}};
    if (const auto condition = reader.find("condition")) {
        death.condition = read_condition(*condition, edition);
    }
    if (const auto attack = reader.find("attackAll")) {
        death.attack_all = read_death_attack(*attack);
    }
    if (death.value == 0 && !death.condition && !death.attack_all) {
        reader.fail_with(ErrorCode::missing_field, "a death that does nothing",
                         R"("value" above 0, "condition" or "attackAll")");
    }
    return death;
}

}  // namespace

BonusAbility read_bonus_ability(const Reader& reader, const Edition& edition) {
    reader.only(fields::bonus_ability);
    BonusAbility bonus;
    bonus.attackers_disadvantage = reader.boolean_or("attackersDisadvantage", false);
    bonus.attackers_suffer = reader.integer_or("attackersSuffer", 0, limits::amount);
    if (const auto attack = reader.find("attack")) {
        bonus.attack = read_amount(*attack, limits::change).number;
    }
    if (const auto death = reader.find("onDeath")) {
        bonus.on_death = read_death(*death, edition);
    }
    bonus.whom = whom_of(reader);
    bonus.within = reader.integer_at("within", limits::range);
    bonus.targets = targets_of(reader);
    bonus.of = read_sets(reader);
    return bonus;
}

SwitchRankAbility read_switch_rank(const Reader& reader, const Edition& /*edition*/) {
    if (!reader.boolean()) {
        reader.fail(ErrorCode::out_of_range, "true");
    }
    return {};
}

KillAbility read_kill(const Reader& reader, const Edition& /*edition*/) {
    read_self(reader, fields::kill);
    return {};
}

}  // namespace standee
