#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "verify/compare/families.hpp"
#include "verify/compare/scene_builder.hpp"

namespace standee::verify::families {
namespace {

using generate::Dice;

/// C1 on the left of a row of so many hexes and M1 next to it.
Scene two_who_fight(const Edition& edition, int length = 2) {
    Scene scene = stage(edition, block(length, 1));
    add(scene, "C1", Kind::character, scene.map.hexes[0]);
    add(scene, "M1", Kind::monster, scene.map.hexes[1]);
    return scene;
}

Json attack(Json more) {
    Json fields{{"by", "C1"}, {"target", "M1"}, {"value", 3}};
    fields.update(more);
    return {{"attack", std::move(fields)}};
}

Card plus(int value) { return {.value = value}; }
Card special(Card::Modifier modifier) { return {.modifier = modifier}; }

Json rolling(const char* value) { return {{"value", value}, {"rolling", true}}; }

Json any_card(Dice& dice) {
    static constexpr std::array values{"+1", "-1", "+0", "+2", "-2"};
    const char* value = values[static_cast<std::size_t>(dice.below(values.size()))];
    return dice.percent(50) ? rolling(value) : Json(value);
}

/// A path of so many hexes along the row, to the right.
Json path_right(const Scene& scene, int from, int length) {
    Json path = Json::array();
    for (int i = from; i < from + length; ++i) {
        path.push_back(json_of(scene.map.hexes[static_cast<std::size_t>(i)]));
    }
    return path;
}

}  // namespace

Case attack_on_a_ward(Dice& dice, const Edition& edition) {
    Scene scene = two_who_fight(edition);
    scene.figures[1].shield = dice.between(0, 1);
    scene.figures[1].conditions.push_back({Condition::ward, false});
    return play_of(std::move(scene), {attack({{"draw", Json::array({"+0"})}})});
}

Case two_rolling_cards(Dice& dice, const Edition& edition) {
    Scene scene = two_who_fight(edition);
    const Json cards = Json::array({rolling("+1"), any_card(dice), any_card(dice), "+0", "-1"});
    const char* mode = dice.percent(50) ? "advantage" : "disadvantage";
    return play_of(std::move(scene), {attack({{mode, true}, {"draw", cards}})});
}

Case advantage_with_the_lesser_card(Dice& dice, const Edition& edition) {
    Scene scene = two_who_fight(edition);
    const bool first = dice.percent(50);
    const Json cards = Json::array({first ? "-1" : "+2", first ? "+2" : "-1"});
    return play_of(std::move(scene),
                   {attack({{"advantage", true}, {"use", first ? 0 : 1}, {"draw", cards}})});
}

Case unused_bless_or_curse(Dice& dice, const Edition& edition) {
    Scene scene = two_who_fight(edition);
    const bool bless = dice.percent(50);
    scene.decks["C1"] = {special(bless ? Card::Modifier::bless : Card::Modifier::curse), plus(0),
                         plus(1)};
    return play_of(std::move(scene), {attack({{bless ? "disadvantage" : "advantage", true}})});
}

Case ally_draws(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(2, 1));
    add(scene, "F1", Kind::ally, scene.map.hexes[0]);
    add(scene, "M1", Kind::monster, scene.map.hexes[1]);
    scene.decks["allies"] = {plus(dice.between(0, 2))};
    scene.decks["monsters"] = {plus(dice.between(-2, -1))};
    return play_of(std::move(scene), {attack({{"by", "F1"}})});
}

Case push_or_pull_by_a_character(Dice& dice, const Edition& edition) {
    const bool push = dice.percent(50);
    Scene scene = two_who_fight(edition, 5);
    for (int q = 0; q < 5; ++q) {  // so that nothing is in the way
        scene.map.hexes.push_back({q, -1 - q / 2});
        scene.map.hexes.push_back({q, 1 - q / 2});
    }
    if (!push) {
        scene.figures[1].at = scene.map.hexes[4];
    }
    const Json path =
        push ? path_right(scene, 2, dice.between(0, 2)) : path_right(scene, 3, dice.below(2));
    return play_of(std::move(scene),
                   {{{push ? "push" : "pull",
                      {{"by", "C1"}, {"target", "M1"}, {"points", 2}, {"path", path}}}}});
}

Case push_by_a_monster(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(3, 2));
    std::vector<Hex> free = scene.map.hexes;
    add(scene, "M1", Kind::monster, draw_hex(dice, free));
    std::vector<Hex> beside = free;
    std::erase_if(beside, [&](Hex hex) { return !are_neighbours(hex, scene.figures[0].at); });
    add(scene, "C1", Kind::character, draw_hex(dice, beside));
    Json path = Json::array();
    for (const Hex hex : free) {
        if (are_neighbours(hex, scene.figures[1].at) &&
            hex_distance(hex, scene.figures[0].at) == 2 && dice.percent(40)) {
            path = Json::array({json_of(hex)});
        }
    }
    return play_of(std::move(scene),
                   {{{"push", {{"by", "M1"}, {"target", "C1"}, {"points", 2}, {"path", path}}}}});
}

Case two_pushes_on_one_attack(Dice& dice, const Edition& edition) {
    Scene scene = two_who_fight(edition, 5);
    const Json together =
        Json::array({Json{{"push", 1}, {"path", path_right(scene, 2, 2)}}, Json{{"push", 1}}});
    const Json apart = Json::array({Json{{"push", 1}, {"path", path_right(scene, 2, 1)}},
                                    Json{{"push", 1}, {"path", path_right(scene, 3, 1)}}});
    return play_of(std::move(scene), {attack({{"draw", Json::array({"+0"})},
                                              {"effects", dice.percent(50) ? together : apart}})});
}

}  // namespace standee::verify::families
