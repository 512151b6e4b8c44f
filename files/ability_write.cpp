#include "files/ability_json.hpp"
#include "files/count_json.hpp"
#include "files/figure_json.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

void put_range(Json& json, const std::optional<int>& range) { put_if(json, "range", range); }

void put_targets(Json& json, const std::optional<TargetCount>& targets) {
    if (targets) {
        json["targets"] = write_target_count(*targets);
    }
}

void put_whom(Json& json, Whom whom) {
    if (whom != Whom::usual) {
        json["whom"] = name_in(whom_names, whom);
    }
}

void put_effects(Json& json, const std::vector<Effect>& effects) {
    put_list(json, "effects", effects, write_effect);
}

void put_sets(Json& json, const std::vector<std::string>& sets) {
    put_unless(json, "of", sets, {});
}

Json value_or_count(Amount value, const std::optional<Count>& count) {
    return count ? write_count(*count) : write_amount(value);
}

Json write_add_if(const AddIf& condition) {
    Json json = Json::object();
    put_list(json, "consume", condition.consume, write_element_choice);
    if (condition.target_has) {
        json["targetHas"] = name_of(*condition.target_has);
    }
    put_if(json, "alliesNextToTarget", condition.allies_next_to_target);
    if (condition.target_on_water) {
        json["targetOn"] = "water";
    }
    put_unless(json, "noneOf", condition.none_of, {});
    put_if(json, "range", condition.none_within);
    return json;
}

Json write_death(const DeathHarm& death) {
    Json json = Json::object();
    if (death.value != 0 || !death.attack_all) {
        json["value"] = death.value;
    }
    if (death.condition) {
        json["condition"] = name_of(*death.condition);
    }
    if (death.attack_all) {
        json["attackAll"] = write_death_attack(*death.attack_all);
    }
    return json;
}

Json write_add(const Add& add) {
    Json json = Json::object();
    if (add.condition) {
        json["if"] = write_add_if(*add.condition);
    }
    if (add.value != 0) {
        json["value"] = signed_text(add.value);
    }
    if (add.targets != 0) {
        json["targets"] = signed_text(add.targets);
    }
    put_unless(json, "pierce", add.pierce, 0);
    put_effects(json, add.effects);
    return json;
}

Json named(std::string_view name, Json fields) {
    Json json = Json::object();
    json[name] = std::move(fields);
    return json;
}

struct Writer {
    Json operator()(const MoveAbility& move) const {
        Json json{{"points", write_amount(move.points)}};
        put_unless(json, "jump", move.jump, false);
        return named("move", std::move(json));
    }
    Json operator()(const TeleportAbility& teleport) const {
        return named("teleport", {{"range", teleport.range}});
    }
    Json operator()(const AttackAbility& attack) const {
        Json json{{"value", value_or_count(attack.value, attack.count)}};
        if (attack.melee) {
            json["range"] = attack.range ? Json{{"melee", attack.range->number}} : Json("melee");
        } else if (attack.range || attack.range_count) {
            json["range"] = value_or_count(attack.range.value_or(Amount{}), attack.range_count);
        }
        put_targets(json, attack.targets);
        if (attack.area) {
            json["area"] = write_area(*attack.area);
        }
        put_unless(json, "pierce", attack.pierce, 0);
        put_effects(json, attack.effects);
        put_list(json, "adds", attack.adds, write_add);
        put_unless(json, "advantage", attack.advantage, false);
        put_unless(json, "disadvantage", attack.disadvantage, false);
        put_unless(json, "allOnOne", attack.all_on_one, false);
        put_if(json, "along", attack.along);
        return named("attack", std::move(json));
    }
    Json operator()(const HealAbility& heal) const {
        Json json{{"value", value_or_count(heal.value, heal.count)}};
        put_range(json, heal.range);
        put_unless(json, "self", heal.self, false);
        put_targets(json, heal.targets);
        put_whom(json, heal.whom);
        put_effects(json, heal.effects);
        put_sets(json, heal.of);
        return named("heal", std::move(json));
    }
    Json operator()(const ShieldAbility& shield) const {
        Json json{{"value", write_amount(shield.value)}};
        put_others(json, shield);
        return named("shield", std::move(json));
    }
    Json operator()(const RetaliateAbility& retaliate) const {
        Json json{{"value", write_amount(retaliate.value)}};
        put_unless(json, "range", retaliate.range, 1);
        put_others(json, retaliate);
        return named("retaliate", std::move(json));
    }
    Json operator()(const ConditionAbility& condition) const {
        Json json{{"gain", name_of(condition.gain)}};
        put_range(json, condition.range);
        put_targets(json, condition.targets);
        put_unless(json, "self", condition.self, false);
        put_whom(json, condition.whom);
        put_effects(json, condition.effects);
        put_sets(json, condition.of);
        return named("condition", std::move(json));
    }
    Json operator()(const PushAbility& push) const { return write_push("push", push); }
    Json operator()(const PullAbility& pull) const { return write_push("pull", pull); }
    Json operator()(const DamageAbility& damage) const {
        Json json{{"value", value_or_count(damage.value, damage.count)}};
        put_range(json, damage.range);
        put_targets(json, damage.targets);
        put_unless(json, "self", damage.self, false);
        put_whom(json, damage.whom);
        put_effects(json, damage.effects);
        if (damage.pick != Pick::by_focus) {
            json["pick"] = name_in(pick_names, damage.pick);
        }
        put_unless(json, "sight", damage.in_sight, false);
        if (damage.around_created) {
            json["around"] = "created";
        }
        return named("damage", std::move(json));
    }
    Json operator()(const LootAbility& loot) const {
        return named("loot", {{"range", loot.range}});
    }
    Json operator()(const InfuseAbility& infuse) const {
        return named("infuse", write_list(infuse.elements, write_element_choice));
    }
    Json operator()(const ConsumeAbility& consume) const {
        Json json = named("consume", write_list(consume.elements, write_element_choice));
        json["to"] = write_abilities(consume.to);
        put_list(json, "else", consume.otherwise, write_ability);
        return json;
    }
    Json operator()(const RankAbility& rank) const {
        Json json{{"rank", rank.rank}};
        json["to"] = write_abilities(rank.to);
        put_list(json, "else", rank.otherwise, write_ability);
        return json;
    }
    Json operator()(const SummonAbility& summon) const {
        Json json{{"name", summon.name}};
        put_unless(json, "rank", summon.rank, std::string{});
        put_unless(json, "count", summon.count, 1);
        if (summon.figure_count) {
            json["count"] = write_count(*summon.figure_count);
        }
        put_if(json, "hp", summon.hp);
        if (summon.hp_count) {
            json["hp"] = write_count(*summon.hp_count);
        }
        put_if(json, "maxHp", summon.max_hp);
        put_stat(json, "attack", summon.attack, summon.dashes.attack);
        put_stat(json, "move", summon.move, summon.dashes.move);
        put_stat(json, "range", summon.range, summon.dashes.range);
        put_unless(json, "flying", summon.flying, false);
        if (summon.beside_target) {
            json["beside"] = "target";
        }
        if (summon.on_water) {
            json["on"] = "water";
        }
        return named("summon", std::move(json));
    }
    Json operator()(const GrantAbility& grant) const {
        Json json{{"abilities", write_abilities(grant.abilities)}};
        put_range(json, grant.range);
        put_targets(json, grant.targets);
        put_whom(json, grant.whom);
        put_sets(json, grant.of);
        return named("grant", std::move(json));
    }
    Json operator()(const ControlAbility& control) const {
        Json json{{"abilities", write_abilities(control.abilities)}};
        if (control.targets) {
            json["whom"] = "targets";
        }
        put_range(json, control.range);
        return named("control", std::move(json));
    }
    Json operator()(const IfAbility& ability) const {
        Json json = named("if", ability.odd_round
                                    ? Json{{"round", *ability.odd_round ? "odd" : "even"}}
                                    : Json{{"performed", ability_names.at(ability.performed)}});
        json["to"] = write_abilities(ability.to);
        put_list(json, "else", ability.otherwise, write_ability);
        return json;
    }
    Json operator()(const FocusAbility& focus) const {
        Json json{{"on", focus.farthest ? "farthest" : "closest"}};
        put_range(json, focus.range);
        if (focus.no_summons) {
            json["not"] = Json::array({"summon"});
        }
        return named("focus", std::move(json));
    }
    Json operator()(const CreateAbility& create) const {
        Json json{{"tile", name_in(tile_names, create.tile)}};
        put_if(json, "damage", create.damage);
        put_list(json, "conditions", create.conditions,
                 [](Condition condition) { return name_of(condition); });
        if (!create.closest_to_enemy) {
            json["at"] = "adjacent";
        }
        return named("create", std::move(json));
    }
    Json operator()(const BonusAbility& bonus) const {
        Json json = Json::object();
        put_unless(json, "attackersDisadvantage", bonus.attackers_disadvantage, false);
        put_unless(json, "attackersSuffer", bonus.attackers_suffer, 0);
        if (bonus.attack != 0) {
            json["attack"] = signed_text(bonus.attack);
        }
        if (bonus.on_death) {
            json["onDeath"] = write_death(*bonus.on_death);
        }
        put_others(json, bonus);
        return named("bonus", std::move(json));
    }
    Json operator()(const KillAbility& /*kill*/) const { return named("kill", {{"self", true}}); }
    Json operator()(const SwitchRankAbility& /*change*/) const { return {{"switchRank", true}}; }

private:
    template <class Push>
    static Json write_push(std::string_view name, const Push& push) {
        Json json{{"points", push.points}};
        put_range(json, push.range);
        put_targets(json, push.targets);
        put_effects(json, push.effects);
        return named(name, std::move(json));
    }
    /// Whose a shield or a retaliate is, where it is not the figure's own.
    template <class Bonus>
    static void put_others(Json& json, const Bonus& bonus) {
        put_whom(json, bonus.whom);
        put_if(json, "within", bonus.within);
        put_targets(json, bonus.targets);
        put_sets(json, bonus.of);
    }
};

}  // namespace

Json write_amount(Amount amount) {
    return amount.relative ? Json(signed_text(amount.number)) : Json(amount.number);
}

Json write_target_count(const TargetCount& targets) {
    return targets.all ? Json("all") : write_amount(targets.count);
}

Json write_death_attack(const DeathAttack& attack) {
    Json json{{"value", write_amount(attack.value)}};
    put_unless(json, "cured", attack.cured, false);
    return json;
}

Json write_area(const Area& area) {
    Json json = Json::object();
    if (area.grey) {
        json["grey"] = write_hex(*area.grey);
    }
    json["red"] = write_hexes(area.red);
    put_list(json, "blue", area.blue, write_hex);
    return json;
}

Json write_ability(const Ability& ability) { return std::visit(Writer{}, ability.what); }

Json write_abilities(const std::vector<Ability>& abilities) {
    return write_list(abilities, write_ability);
}

}  // namespace standee
