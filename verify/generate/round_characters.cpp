#include "verify/generate/round_characters.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "files/values_json.hpp"

namespace standee::generate {
namespace {

/// Monsters of a set revealed by a character: each comes in its place or as near as it can.
Json spawn_step(Dice& dice, const Scene& scene, const std::string& by, int number) {
    constexpr std::array<const char*, 3> sets{"guard", "scout", "imp"};
    const char* const set = sets.at(static_cast<std::size_t>(dice.percent(50) ? 2 : dice.below(3)));
    Json figures = Json::array();
    for (int count = dice.between(1, 2); count > 0; --count) {
        Json figure{{"id", "N" + std::to_string(number) + std::to_string(count)},
                    {"at", write_hex(dice.pick(scene.map.hexes))},
                    {"name", set},
                    {"rank", dice.percent(60) ? "normal" : "elite"},
                    {"hp", dice.between(1, 4)},
                    {"move", 2},
                    {"attack", dice.between(0, 3)}};
        figure["maxHp"] = figure["hp"];
        figures.push_back(std::move(figure));
    }
    return {{"spawn", {{"by", by}, {"figures", std::move(figures)}}}};
}

/// Something a character does that the rules seldom forbid.
Json own_step(Dice& dice, const Scene& scene, const Figure& character, int number) {
    const int kind = dice.below(100);
    if (kind < 40) {
        return spawn_step(dice, scene, character.id, number);
    }
    if (kind < 60) {
        return {{"infuse", dice.percent(60) ? "fire" : "ice"}};
    }
    for (const Figure& figure : scene.figures) {
        if (kind < 80 && figure.summoner == character.id && !figure.summoned_this_round) {
            return {{"dismiss", figure.id}};
        }
    }
    if (kind < 90) {
        return {{"shield", {{"on", character.id}, {"value", 1}}}};
    }
    return {{"gain", {{"to", character.id}, {"condition", "strengthen"}}}};
}

}  // namespace

Json any_characters(Dice& dice, const Scene& scene) {
    if (dice.percent(60)) {
        return "pass";
    }
    Json characters = Json::object();
    int number = 0;
    for (const Figure& figure : scene.figures) {
        if (figure.kind != Kind::character || dice.percent(10)) {
            continue;
        }
        if (dice.percent(40)) {
            characters[figure.id] = "pass";
            continue;
        }
        Json& steps = characters[figure.id] = Json::array();
        for (int count = dice.between(1, 2); count > 0; --count) {
            steps.push_back(own_step(dice, scene, figure, ++number));
        }
    }
    return characters;
}

void equip(Dice& dice, Figure& character) {
    using enum ActiveBonus::Kind;
    if (dice.percent(50)) {
        character.cards = CardCount{dice.below(3), dice.below(4)};
    }
    if (dice.percent(25)) {
        ActiveBonus bonus;
        bonus.kind = dice.pick(std::vector{shield, shield, attackers_disadvantage, negate});
        bonus.value = bonus.kind == shield ? dice.between(1, 2) : 0;
        bonus.lasts.unit = Lasting::Unit::persistent;
        bonus.uses = dice.between(1, 2);
        bonus.item = dice.percent(70) ? "Shield" : "Cloak";
        character.bonuses.push_back(bonus);
    }
    if (dice.percent(6) && !character.has(Condition::stun)) {
        character.conditions.push_back({Condition::stun});
    }
}

}  // namespace standee::generate
