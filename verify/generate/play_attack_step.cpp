#include <nlohmann/json.hpp>

#include "files/ability_json.hpp"
#include "files/values_json.hpp"
#include "verify/generate/play_parts.hpp"

namespace standee::generate {
namespace {

std::string signed_text(int number) { return (number < 0 ? "" : "+") + std::to_string(number); }

Json forced_effect(Dice& dice, const GeneratorMoves& going, const Figure& by,
                   const Figure& target) {
    const bool push = dice.percent(65);
    const int points = dice.between(1, 3);
    Json effect{{push ? "push" : "pull", points}};
    if (dice.percent(85)) {
        std::vector<Hex> way = going.forced_way(dice, by, target, points, push);
        if (by.kind == Kind::character && dice.percent(15)) {
            way.resize(static_cast<std::size_t>(dice.below(static_cast<int>(way.size()) + 1)));
        }
        effect["path"] = write_hexes(way);
    }
    return effect;
}

/// Two pushes, or two pulls, with a way for both together on the first.
void add_two_forced(Dice& dice, const Scene& scene, const Figure& by, const Figure& target,
                    Json& effects) {
    const bool push = dice.percent(70);
    const int first = dice.between(1, 2);
    const std::vector<Hex> way =
        GeneratorMoves{scene}.forced_way(dice, by, target, first + 1, push);
    effects.push_back({{push ? "push" : "pull", first}, {"path", write_hexes(way)}});
    effects.push_back({{push ? "push" : "pull", 1}});
}

Json any_effects(Dice& dice, const Scene& scene, const Figure& by, const Figure& target) {
    const Edition& rules = scene.edition;
    const GeneratorMoves going{scene};
    Json effects = Json::array();
    if (dice.percent(12)) {
        add_two_forced(dice, scene, by, target, effects);
        return effects;
    }
    for (int count = dice.between(1, 3); count > 0; --count) {
        const int kind = dice.below(10);
        if (kind < 6) {
            effects.push_back(name_of(any_condition(dice, rules)));
        } else if (kind < 9) {
            effects.push_back(forced_effect(dice, going, by, target));
        } else {
            effects.push_back({{"infuse", name_of(static_cast<Element>(dice.below(6)))}});
        }
    }
    return effects;
}

Json any_bonuses(Dice& dice, const Figure& target) {
    Json bonuses = Json::array();
    for (int count = dice.between(1, 2); count > 0; --count) {
        bonuses.push_back(dice.percent(80) ? signed_text(dice.between(-2, 3)) : "x2");
    }
    if (target.has(Condition::poison) && dice.percent(40)) {
        bonuses.push_back("poison");
    }
    return bonuses;
}

/// Cards enough for any way of drawing, most often.
Json any_draw(Dice& dice, const Edition& rules) {
    Json cards = Json::array();
    for (int rolling = dice.percent(65) ? 0 : dice.between(1, 3); rolling > 0; --rolling) {
        cards.push_back(write_card(any_card(dice, rules, true)));
    }
    const int plain = dice.percent(4) ? dice.below(2) : 3;
    for (int i = 0; i < plain; ++i) {
        cards.push_back(write_card(any_card(dice, rules, false)));
    }
    return cards;
}

/// Melee where that reaches, else a range that does; now and then one that does not.
void say_range(Dice& dice, Json& attack, int distance) {
    if (dice.percent(distance == 1 ? 70 : 20)) {
        if (dice.percent(20)) {
            attack["range"] = "melee";
        }
        return;
    }
    if (dice.percent(12)) {
        attack["range"] = {
            {"melee", std::max(1, distance + dice.between(dice.percent(15) ? -1 : 0, 1))}};
    } else if (dice.percent(8)) {
        attack["range"] = signed_text(dice.between(0, 2));
    } else {
        attack["range"] = std::max(1, distance + dice.between(dice.percent(15) ? -1 : 0, 2));
    }
}

/// Lets the target control the attack, on another figure of the attacker's side.
void control_attack(Dice& dice, Json& attack, const Scene& scene, const Figure& by) {
    std::vector<std::string> others;
    for (const Figure& other : scene.figures) {
        if (other.side == by.side && (other.id != by.id || dice.percent(10))) {
            others.push_back(other.id);
        }
    }
    if (!others.empty()) {
        attack["controlledBy"] = attack["target"];
        attack["target"] = dice.pick(others);
    }
}

}  // namespace

Json attack_step(Dice& dice, const Scene& scene, const Figure& by, const Figure& target) {
    const Edition& rules = scene.edition;
    Json attack{{"by", by.id}, {"target", target.id}};
    if (by.attack && dice.percent(15)) {
        attack["value"] = signed_text(dice.between(-1, 2));
    } else {
        attack["value"] = dice.between(0, 5);
    }
    say_range(dice, attack, hex_distance(by.at, target.at));
    const auto sometimes = [&](int share, const char* field, Json value) {
        if (dice.percent(share)) {
            attack[field] = std::move(value);
        }
    };
    sometimes(15, "pierce", dice.between(1, 3));
    if (dice.percent(25)) {
        attack["bonuses"] = any_bonuses(dice, target);
    }
    sometimes(20, "advantage", true);
    sometimes(20, "disadvantage", true);
    if (dice.percent(60)) {
        attack["effects"] = any_effects(dice, scene, by, target);
    }
    sometimes(5, "area", true);
    const bool picks = rules.character_picks_with_advantage && attack.contains("advantage") &&
                       (by.kind == Kind::character || by.kind == Kind::summon);
    sometimes(picks ? 40 : 2, "use", dice.below(2));
    sometimes(4, "order", Json::array({1, 0}));
    sometimes(25, "ability", "blow");
    if (scene.decks.empty() ? dice.percent(97) : dice.percent(10)) {
        attack["draw"] = any_draw(dice, rules);
    }
    if (target.kind == Kind::character && dice.percent(12)) {
        attack["negate"] =
            dice.percent(70) ? Json(true) : Json::array({Json{{"who", target.id}, {"source", 2}}});
    } else if (by.kind == Kind::character && dice.percent(8)) {
        attack["negate"] = Json::array({by.id});
    }
    if (dice.percent(5)) {
        control_attack(dice, attack, scene, by);
    }
    return {{"attack", std::move(attack)}};
}

namespace {

Json shield(int value) { return Json::array({Json{{"shield", {{"value", value}}}}}); }

/// A shield for an element, or for any.
Json for_an_element(Dice& dice) {
    const char* element = dice.percent(50) ? "wild" : "fire";
    return {{"consume", Json::array({element})}, {"to", shield(2)}};
}

/// A shield or an attack for the nearest ally.
Json granted(Dice& dice) {
    Json abilities = shield(1);
    if (dice.percent(85)) {
        Json attack{{"value", dice.between(1, 3)}};
        if (dice.percent(20)) {
            attack["range"] = dice.between(2, 3);
        }
        abilities = Json::array({Json{{"attack", std::move(attack)}}});
    }
    return {{"grant", {{"abilities", std::move(abilities)}, {"range", 3}}}};
}

/// An attack that the targets of the card's attack make, or the nearest enemy.
Json controlled(Dice& dice) {
    Json attack{{"value", dice.percent(85) ? Json(dice.between(1, 3)) : Json("+1")}};
    if (dice.percent(50)) {
        attack["range"] = dice.between(2, 4);
    }
    if (dice.percent(15)) {
        attack["targets"] = 2;
    }
    Json control{{"abilities", Json::array({Json{{"attack", std::move(attack)}}})}};
    if (dice.percent(75)) {
        control["whom"] = "targets";
    } else {
        control["range"] = dice.between(1, 4);
    }
    return {{"control", std::move(control)}};
}

/// Damage for all enemies in range, or for one.
Json suffered(Dice& dice) {
    Json damage{{"value", 1}, {"range", dice.between(2, 3)}};
    if (dice.percent(40)) {
        damage["targets"] = "all";
    }
    return {{"damage", std::move(damage)}};
}

}  // namespace

namespace {

Json around_target(Dice& dice) {
    Json damage{{"value", dice.between(1, 2)}, {"around", "target"}};
    if (dice.percent(40)) {
        damage["whom"] = "alliesAndEnemies";
    }
    return {{"damage", std::move(damage)}};
}

Json if_performed(Dice& dice) {
    const Json harm{{"damage", {{"value", dice.between(1, 2)}, {"self", true}}}};
    return {{"if", {{"performed", dice.percent(50) ? "move" : "attack"}}},
            {"to", Json::array({harm})}};
}

Json heal_of_damage(Dice& dice) {
    Json count{{"per", "damageDealt"}};
    if (dice.percent(30)) {
        count["times"] = 2;
    }
    return {{"heal", {{"value", std::move(count)}, {"self", true}}}};
}

Json tile(Dice& dice) {
    constexpr std::array kinds{"trap", "difficult", "icy", "hazardous", "obstacle", "water"};
    Json create{{"tile", dice.pick(std::vector<std::string>(kinds.begin(), kinds.end()))}};
    if (create["tile"] == "trap" && dice.percent(50)) {
        create["damage"] = dice.between(1, 3);
    }
    if (dice.percent(20)) {
        create["at"] = "adjacent";
    }
    return {{"create", std::move(create)}};
}

Json on_death(Dice& dice) {
    if (dice.percent(50)) {
        return {{"value", 1}, {"condition", "poison"}};
    }
    Json attack{{"value", dice.percent(70) ? Json(signed_text(dice.between(0, 2)))
                                           : Json(dice.between(1, 3))}};
    if (dice.percent(40)) {
        attack["cured"] = true;
    }
    return {{"attackAll", std::move(attack)}};
}

Json bonus_for_round(Dice& dice) {
    switch (dice.below(4)) {
        case 3: return {{"bonus", {{"onDeath", on_death(dice)}}}};
        case 0: return {{"bonus", {{"attackersSuffer", 2}}}};
        case 1: return {{"bonus", {{"attackersDisadvantage", true}}}};
        default:
            return {{"bonus",
                     {{"attack", "+1"}, {"whom", "allies"}, {"within", 3}, {"targets", "all"}}}};
    }
}

Json card_attack(Dice& dice, const Edition& rules) {
    Json attack{
        {"value", dice.percent(50) ? Json(dice.below(4)) : Json(signed_text(dice.between(-1, 1)))}};
    if (dice.percent(40)) {
        attack["range"] = dice.between(1, 4);
    }
    if (dice.percent(30)) {
        attack["effects"] = Json::array({name_of(any_condition(dice, rules))});
    }
    if (dice.percent(10)) {
        attack["effects"] = Json::array({around_target(dice)});
    }
    if (dice.percent(25)) {
        attack["targets"] = dice.between(1, 2);
    } else if (dice.percent(12)) {
        attack["along"] = dice.between(0, 1);
    }
    return {{"attack", std::move(attack)}};
}

/// What a card says after its attack.
Json after_attack(Dice& dice) {
    switch (dice.below(23)) {
        case 0: return {{"heal", {{"value", 2}, {"range", 3}}}};
        case 1: return {{"heal", {{"value", 2}, {"self", true}}}};
        case 2: return {{"infuse", Json::array({"fire"})}};
        case 3: return {{"loot", {{"range", 1}}}};
        case 4: return {{"retaliate", {{"value", 1}, {"range", 2}}}};
        case 5: return {{"condition", {{"gain", "strengthen"}, {"range", 3}}}};
        case 6: return for_an_element(dice);
        case 7: return if_performed(dice);
        case 8: return heal_of_damage(dice);
        case 9: return tile(dice);
        case 10: return bonus_for_round(dice);
        case 11:
            return {{"damage",
                     {{"value", 2},
                      {"range", dice.between(2, 4)},
                      {"pick", dice.percent(50) ? "closest" : "mostHitPoints"}}}};
        case 12:
        case 13: return suffered(dice);
        case 14:
        case 15:
        case 18: return granted(dice);
        case 20:
        case 21:
        case 22: return controlled(dice);
        case 16:
        case 17: return {{"attack", {{"value", dice.between(1, 3)}}}};
        default: return {{"condition", {{"gain", "poison"}, {"range", 3}}}};
    }
}

/// For odd or for even rounds, and nothing for the others.
Json by_round(Dice& dice) {
    return {{"if", {{"round", dice.percent(50) ? "odd" : "even"}}},
            {"to", Json::array({{{"shield", {{"value", 1}}}}})}};
}

Json card_move(Dice& dice) {
    Json move{{"points", dice.percent(50) ? Json(dice.below(4)) : Json("+0")}};
    if (dice.percent(15)) {
        move["jump"] = true;
    }
    return {{"move", std::move(move)}};
}

Json card(Dice& dice, const Edition& rules) {
    if (dice.percent(4)) {
        return Json::array({by_round(dice)});
    }
    Json abilities = Json::array();
    if (dice.percent(70)) {
        abilities.push_back(card_move(dice));
    }
    if (dice.percent(15)) {
        abilities.push_back(card_move(dice));
    }
    if (dice.percent(25)) {
        abilities.push_back({{"shield", {{"value", dice.between(1, 2)}}}});
    }
    Json attack = card_attack(dice, rules);
    Json after = after_attack(dice);
    if (after.contains("control") && dice.percent(70)) {  // several to control, in an order
        attack["attack"]["targets"] = 2;
        attack["attack"]["range"] = 4;
        attack["attack"].erase("along");
    }
    abilities.push_back(std::move(attack));
    abilities.push_back(std::move(after));
    return abilities;
}

}  // namespace

Json turn_step(Dice& dice, const Scene& scene, const Figure& figure) {
    const Edition& rules = scene.edition;
    Json turn{{"figure", figure.id}};
    if (figure.kind != Kind::summon || dice.percent(30)) {
        turn["abilities"] = card(dice, rules);
    }
    if (scene.decks.empty() || dice.percent(10)) {
        Json cards = Json::array();
        for (int i = 0; i < 2; ++i) {
            for (const Json& drawn : any_draw(dice, rules)) {
                cards.push_back(drawn);
            }
        }
        turn["draw"] = std::move(cards);
    }
    return {{"turn", std::move(turn)}};
}

}  // namespace standee::generate
