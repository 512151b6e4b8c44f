#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <span>
#include <string_view>

#include "files/ability_json.hpp"
#include "files/values_json.hpp"
#include "verify/generate/pattern.hpp"
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
        std::vector<Hex> path = going.forced_path(dice, by, target, points, push);
        if (by.kind == Kind::character && dice.percent(15)) {
            path.resize(static_cast<std::size_t>(dice.below(static_cast<int>(path.size()) + 1)));
        }
        effect["path"] = write_hexes(path);
    }
    return effect;
}

/// Two pushes, or two pulls, with a path for both together on the first.
void add_two_forced(Dice& dice, const Scene& scene, const Figure& by, const Figure& target,
                    Json& effects) {
    const bool push = dice.percent(70);
    const int first = dice.between(1, 2);
    const std::vector<Hex> path =
        GeneratorMoves{scene}.forced_path(dice, by, target, first + 1, push);
    effects.push_back({{push ? "push" : "pull", first}, {"path", write_hexes(path)}});
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

Json any_attack(Dice& dice, const Scene& scene, const Figure& by, const Figure& target) {
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
    return attack;
}

/// Another enemy of whoever controls `by`: one of its own side.
const Figure& any_ally(Dice& dice, const Scene& scene, const Figure& by) {
    for (int tries = 0; tries < 6; ++tries) {
        const Figure& ally = dice.pick(scene.figures);
        if (&ally != &by && !are_enemies(by, ally)) {
            return ally;
        }
    }
    return dice.pick(scene.figures);
}

/// An attack of a figure that `controller` controls, which may push and pull less far.
Json controlled_attack(Dice& dice, const Scene& scene, const Figure& by, const Figure& controller) {
    Json attack = any_attack(dice, scene, by, any_ally(dice, scene, by));
    attack["controlledBy"] = controller.id;
    if (!attack.contains("effects")) {
        return attack;
    }
    for (Json& effect : attack["effects"]) {
        if (effect.is_object() && effect.contains("path") && !effect["path"].empty() &&
            dice.percent(50)) {
            effect["path"].erase(effect["path"].size() - 1);
        }
    }
    return attack;
}

}  // namespace

Json attack_step(Dice& dice, const Scene& scene, const Figure& by, const Figure& target) {
    const bool controlled = dice.percent(8);
    return {{"attack", controlled ? controlled_attack(dice, scene, by, target)
                                  : any_attack(dice, scene, by, target)}};
}

namespace {

/// Lines of a card that follow its attack.
struct Row {
    int share;                 ///< in how many draws of all shares
    std::string_view pattern;  ///< of the line, as `drawn` reads it
};

constexpr std::array rows_after_attack{
    Row{2, R"({"heal": {"value": 2, "range": 3}})"},
    Row{2, R"({"heal": {"value": 2, "self": true}})"},
    Row{4, R"({"heal": {"value": {"per": "damageDealt", "times": {"of": [2], "percent": 30}},
                        "self": true}})"},
    Row{2, R"({"infuse": ["fire"]})"},
    Row{2, R"({"loot": {"range": 1}})"},
    Row{2, R"({"retaliate": {"value": 1, "range": 2}})"},
    Row{2, R"({"condition": {"gain": "strengthen", "range": 3}})"},
    Row{2, R"({"condition": {"gain": "poison", "range": 3}})"},
    Row{2, R"({"condition": {"gain": "poison", "whom": "enemies", "range": 4, "targets": "all",
                             "only": {"of": [{"having": "wound"}, {"lacking": "muddle"},
                                             {"on": "water"}]}}})"},
    Row{2, R"({"consume": [{"of": ["fire", "wild"]}], "to": [{"shield": {"value": 2}}]})"},
    Row{2, R"({"if": {"performed": {"of": ["attack", "move"]}},
               "to": [{"damage": {"value": {"of": [1, 2]}, "self": true}}]})"},
    Row{2, R"({"create": {"tile": {"of": ["difficult", "icy", "hazardous", "obstacle", "water"]},
                          "at": {"of": ["adjacent"], "percent": 20}}})"},
    Row{1, R"({"create": {"tile": "trap", "damage": {"of": [1, 2, 3], "percent": 50}}})"},
    Row{2, R"({"create": {"tile": {"of": ["difficult", "icy", "hazardous", "water"]},
                          "at": {"of": ["ownHex", "targets"]}}})"},
    Row{1, R"({"bonus": {"attackersSuffer": 2}})"},
    Row{1, R"({"bonus": {"attackersDisadvantage": true}})"},
    Row{1, R"({"bonus": {"attack": "+1", "whom": "allies", "within": 3, "targets": "all"}})"},
    Row{1, R"({"bonus": {"onDeath": {"of": [
                   {"value": 1, "condition": "poison"},
                   {"attackAll": {"value": {"of": ["+0", "+1", "+2", 1, 2, 3]},
                                  "cured": {"of": [true], "percent": 40}}}]}}})"},
    Row{2, R"({"damage": {"value": 2, "range": {"of": [2, 3, 4]},
                          "pick": {"of": ["closest", "mostHitPoints"]}}})"},
    Row{4, R"({"damage": {"value": 1, "range": {"of": [2, 3]},
                          "targets": {"of": ["all"], "percent": 40}}})"},
    Row{2, R"({"damage": {"value": 1, "range": 4, "targets": "all",
                          "only": {"of": [{"having": "poison"}, {"lacking": "wound"},
                                          {"on": "water"}]}}})"},
    Row{4, R"({"attack": {"value": {"of": [1, 2, 3]}}})"},
    Row{5, R"({"grant": {"range": 3, "abilities": [
                   {"attack": {"value": {"of": [1, 2, 3]},
                               "range": {"of": [2, 3], "percent": 20}}}]}})"},
    Row{1, R"({"grant": {"range": 3, "abilities": [{"shield": {"value": 1}}]}})"},
    Row{8, R"({"control": {"whom": "targets", "abilities": [
                   {"attack": {"value": {"of": [1, 2, 3, "+1"]},
                               "range": {"of": [2, 3, 4], "percent": 50},
                               "targets": {"of": [2], "percent": 15}}}]}})"},
    Row{2,
        R"({"control": {"range": {"of": [1, 2, 3, 4]}, "abilities": [{"attack": {"value": 2}}]}})"},
    Row{3, R"({"remove": {"condition": {"of": ["wound", "poison", "muddle", "strengthen"]}}})"},
};

/// One of the rows, by their shares.
const Row& any_row(Dice& dice, std::span<const Row> rows) {
    int all = 0;
    for (const Row& row : rows) {
        all += row.share;
    }
    int left = dice.below(all);
    const auto chosen = std::ranges::find_if(rows, [&](const Row& row) {
        left -= row.share;
        return left < 0;
    });
    return *chosen;
}

/// Damage by an effect of an attack, to all who stand around its target.
constexpr std::string_view around_target =
    R"({"damage": {"value": {"of": [1, 2]}, "around": "target",
                   "whom": {"of": ["alliesAndEnemies"], "percent": 40}}})";

Json card_attack(Dice& dice, const Edition& rules) {
    Json attack{
        {"value", dice.percent(50) ? Json(dice.below(4)) : Json(signed_text(dice.between(-1, 1)))}};
    if (dice.percent(40)) {
        attack["range"] = dice.between(1, 4);
    }
    if (dice.percent(30)) {
        attack["effects"] = Json::array({name_of(any_condition(dice, rules))});
    }
    if (dice.percent(18)) {
        attack["effects"] = Json::array({drawn(dice, Json::parse(around_target))});
    }
    if (dice.percent(25)) {
        attack["targets"] = dice.between(1, 2);
    } else if (dice.percent(12)) {
        attack["along"] = dice.between(0, 1);
    }
    return {{"attack", std::move(attack)}};
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

/// For the figures with the fewest or the most hit points, with moves and attacks of their own.
Json by_hit_points(Dice& dice, const Edition& rules) {
    Json to = Json::array();
    if (dice.percent(60)) {
        to.push_back(card_move(dice));
    }
    to.push_back(dice.percent(60) ? card_attack(dice, rules)
                                  : Json{{"heal", {{"value", 2}, {"self", true}}}});
    const Json of = dice.percent(70) ? Json::array({"imp"}) : Json::array({"imp", "rat"});
    return {{"if", {{"hitPoints", dice.percent(50) ? "fewest" : "most"}, {"of", of}}},
            {"to", std::move(to)}};
}

/// A condition, most often one that the figure has.
std::string condition_on_card(Dice& dice, const Figure& figure) {
    const std::vector<std::string> any{"poison", "wound", "muddle", "strengthen"};
    return figure.conditions.empty() || dice.percent(20)
               ? dice.pick(any)
               : std::string{name_of(dice.pick(figure.conditions).name)};
}

/// For figures with a condition, or for those without it.
Json by_condition(Dice& dice, const Edition& rules, const Figure& figure) {
    Json to = Json::array();
    if (dice.percent(60)) {
        to.push_back(card_move(dice));
    }
    to.push_back(card_attack(dice, rules));
    const Json otherwise =
        dice.percent(50) ? Json::array() : Json::array({card_attack(dice, rules)});
    Json asked{{"has", condition_on_card(dice, figure)}};
    if (figure.tokens > 0 || dice.percent(5)) {
        asked = {{"tokens", 1}};
    }
    Json line{{"if", std::move(asked)}, {"to", std::move(to)}};
    if (!otherwise.empty()) {
        line["else"] = otherwise;
    }
    return line;
}

/// An attack that gains something if the figure loses a condition, by the party's decision.
Json attack_for_condition(Dice& dice, const Edition& rules, const Figure& figure) {
    Json line = card_attack(dice, rules);
    Json price{{"lose", condition_on_card(dice, figure)}};
    if (dice.percent(20)) {
        price["decides"] = "somebody else";
    }
    Json add{{"if", std::move(price)}};
    if (dice.percent(50)) {
        add["value"] = "+1";
    } else {
        add["effects"] = Json::array({name_of(any_condition(dice, rules))});
    }
    line["attack"]["adds"] = Json::array({std::move(add)});
    return line;
}

Json card(Dice& dice, const Edition& rules, const Figure& figure) {
    Dice apart = dice;  // so that what is drawn after it stays as it is
    apart.next();
    Dice beside = apart;
    beside.next();
    if (beside.percent(figure.tokens > 0 ? 30 : 3)) {
        return Json::array({by_condition(beside, rules, figure)});
    }
    if (beside.percent(5)) {
        Json abilities = Json::array({attack_for_condition(beside, rules, figure)});
        if (beside.percent(30)) {
            abilities.push_back(attack_for_condition(beside, rules, figure));
        }
        return abilities;
    }
    if (apart.percent(4)) {
        const Json first = by_hit_points(apart, rules);
        return Json::array({first, by_hit_points(apart, rules)});
    }
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
    abilities.push_back(card_attack(dice, rules));
    Json after = drawn(dice, Json::parse(any_row(dice, rows_after_attack).pattern));
    if (after.contains("control") && dice.percent(70)) {  // several to control, in an order
        abilities.back()["attack"].update({{"targets", 2}, {"range", 4}});
        abilities.back()["attack"].erase("along");
    }
    abilities.push_back(std::move(after));
    return abilities;
}

}  // namespace

Json turn_step(Dice& dice, const Scene& scene, const Figure& figure) {
    const Edition& rules = scene.edition;
    Json turn{{"figure", figure.id}};
    if (figure.kind != Kind::summon || dice.percent(30)) {
        turn["abilities"] = card(dice, rules, figure);
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
