#include <nlohmann/json.hpp>
#include <string>
#include <tuple>
#include <utility>

#include "verify/compare/families.hpp"
#include "verify/compare/scene_builder.hpp"

namespace standee::verify::families {
namespace {

using generate::Dice;

/// C1 alone, with a condition, in an edition that has it; where it has not, the case is only C1.
Scene one_with(const Edition& edition, Condition condition) {
    Scene scene = stage(edition, block(1, 1));
    Figure& figure = add(scene, "C1", Kind::character, scene.map.hexes.front());
    if (edition.conditions.contains(condition)) {
        figure.conditions.push_back({condition, false});
    }
    return scene;
}

Json damage(int amount) { return {{"damage", {{"to", "C1"}, {"amount", amount}}}}; }
Json gain(const char* whom, std::string_view condition) {
    return {{"gain", {{"to", whom}, {"condition", condition}}}};
}
Json whole_turn(const std::string& figure, const Json& abilities) {
    return {{"turn", {{"figure", figure}, {"abilities", abilities}}}};
}

/// Two of one set of monsters beside a character.
Scene two_of_a_set(const Edition& edition) {
    Scene scene = stage(edition, block(3, 1));
    add(scene, "M1", Kind::monster, scene.map.hexes[0]);
    add(scene, "C1", Kind::character, scene.map.hexes[1]);
    add(scene, "M2", Kind::monster, scene.map.hexes[2]);
    for (Figure& figure : scene.figures) {
        figure.name = figure.kind == Kind::monster ? "Imp" : "";
    }
    return scene;
}

Case death_of_a_monster(const Edition& edition, Origin origin, int placed) {
    Scene scene = stage(edition, block(1, 1));
    Figure& monster = add(scene, "M1", Kind::monster, scene.map.hexes.front());
    monster.hp = 1;
    monster.origin = origin;
    scene.progress.loot_placed = placed;
    return play_of(std::move(scene), {{{"damage", {{"to", "M1"}, {"amount", 1}}}}});
}

}  // namespace

Case objective_gains_a_condition(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(1, 1));
    add(scene, "O1", Kind::objective, scene.map.hexes.front());
    const Condition condition =
        dice.pick(std::vector{Condition::strengthen, Condition::invisible, Condition::wound});
    return play_of(std::move(scene), {gain("O1", name_of(condition))});
}

Case ward_halves(Dice& dice, const Edition& edition) {
    return play_of(one_with(edition, Condition::ward), {damage(dice.between(2, 4))});
}

Case regenerate_heals(Dice& dice, const Edition& edition) {
    Scene scene = one_with(edition, Condition::regenerate);
    scene.figures.front().hp = dice.between(3, 6);
    return play_of(std::move(scene), {{{"startTurn", "C1"}}});
}

Case brittle_doubles(Dice& dice, const Edition& edition) {
    return play_of(one_with(edition, Condition::brittle), {damage(dice.between(1, 3))});
}

Case bane_strikes(Dice& dice, const Edition& edition) {
    Scene scene = one_with(edition, Condition::bane);
    scene.figures.front().hp = dice.between(11, 15);
    scene.figures.front().max_hp = 15;
    return play_of(std::move(scene), {{{"startTurn", "C1"}}, {{"endTurn", "C1"}}});
}

Case impair_is_gained(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(dice.between(1, 2), 1));
    add(scene, "C1", Kind::character, scene.map.hexes.front());
    const bool known = edition.conditions.contains(Condition::impair);
    return play_of(std::move(scene),
                   {gain("C1", name_of(known ? Condition::impair : Condition::muddle))});
}

Case safeguard_prevents(Dice& dice, const Edition& edition) {
    const Condition condition =
        dice.pick(std::vector{Condition::wound, Condition::muddle, Condition::disarm});
    return play_of(one_with(edition, Condition::safeguard), {gain("C1", name_of(condition))});
}

Case summoned_monster_dies(Dice& dice, const Edition& edition) {
    return death_of_a_monster(edition, dice.percent(50) ? Origin::summoned : Origin::spawned, 0);
}

Case monster_dies_after_many(Dice& dice, const Edition& edition) {
    return death_of_a_monster(edition, Origin::placed, dice.between(24, 26));
}

Case monster_of_a_set_infuses(Dice& dice, const Edition& edition) {
    const char* element = dice.percent(50) ? "fire" : "ice";
    const Json infuses = Json::array(
        {Json{{"heal", {{"value", 1}, {"self", true}}}}, Json{{"infuse", Json::array({element})}}});
    return play_of(two_of_a_set(edition), {whole_turn("M1", infuses)});
}

Case monster_has_no_use_for_an_element(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(1, 1));
    add(scene, "M1", Kind::monster, scene.map.hexes.front());
    scene.elements[static_cast<std::size_t>(Element::fire)] =
        dice.percent(50) ? ElementState::strong : ElementState::waning;
    const Json shield{{"shield", {{"value", dice.between(1, 2)}}}};
    const Json attack{{"attack", {{"value", 2}}}};
    const Json consumes{{"consume", {"fire"}}, {"to", Json::array({attack})}};
    return play_of(std::move(scene), {whole_turn("M1", Json::array({shield, consumes}))});
}

Case damage_reaches_nobody(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(1, 1));
    add(scene, "M1", Kind::monster, scene.map.hexes.front());
    const Json damage{
        {"damage", {{"value", dice.between(1, 2)}, {"range", 1}, {"targets", "all"}}}};
    const Json infuses{{"infuse", {"fire"}}};
    return play_of(std::move(scene), {whole_turn("M1", Json::array({damage, infuses}))});
}

Case damage_to_the_closest_or_strongest(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(3, 1));
    add(scene, "M1", Kind::monster, scene.map.hexes[0]);
    Figure& hidden = add(scene, "C1", Kind::character, scene.map.hexes[1]);
    hidden.conditions.push_back({Condition::invisible, false});
    hidden.hp = hidden.max_hp = 9;
    Figure& other = add(scene, "C2", Kind::character, scene.map.hexes[2]);
    other.hp = other.max_hp = 8;
    const Json damage{{"damage",
                       {{"value", dice.between(1, 2)},
                        {"range", dice.between(3, 5)},
                        {"pick", dice.percent(50) ? "closest" : "mostHitPoints"}}}};
    return play_of(std::move(scene), {whole_turn("M1", Json::array({damage}))});
}

Case set_on_both_sides(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(2, 1));
    for (const auto& [id, kind, at] : {std::tuple{"A1", Kind::ally, 0}, {"M1", Kind::monster, 1}}) {
        add(scene, id, kind, scene.map.hexes[static_cast<std::size_t>(at)]).name = "Imp";
    }
    MonsterCard card;
    card.initiative = dice.between(1, 9);
    card.abilities = {{ShieldAbility{{1, false}}}};
    scene.cards["Imp"] = card;
    Case tried;
    tried.scene = std::move(scene);
    tried.round = Json{{"characters", "pass"}, {"first", true}}.dump();
    return tried;
}

Case end_of_a_round(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(1, 1));
    add(scene, "C1", Kind::character, scene.map.hexes.front());
    const Json shield{{"shield", {{"on", "C1"}, {"value", dice.between(1, 2)}}}};
    scene.elements[static_cast<std::size_t>(Element::ice)] = ElementState::strong;
    return play_of(std::move(scene), {shield, {{"endRound", true}}});
}

}  // namespace standee::verify::families
