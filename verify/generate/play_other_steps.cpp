#include <nlohmann/json.hpp>

#include "files/values_json.hpp"
#include "verify/generate/play_parts.hpp"

namespace standee::generate {
namespace {

const Figure& any_other(Dice& dice, const Scene& scene, const Figure& figure) {
    const Figure& other = dice.pick(scene.figures);
    return &other == &figure ? dice.pick(scene.figures) : other;
}

void may_negate(Dice& dice, Json& fields, const Figure& who) {
    if (who.kind == Kind::character && dice.percent(20)) {
        fields["negate"] = true;
    }
}

Json damage_step(Dice& dice, const Scene& scene, const Figure& figure) {
    Json damage{{"to", figure.id}, {"amount", dice.between(0, 6)}};
    if (dice.percent(40)) {
        damage["from"] = any_other(dice, scene, figure).id;
    }
    may_negate(dice, damage, figure);
    return {{"damage", std::move(damage)}};
}

Json heal_step(Dice& dice, const Scene& scene, const Figure& figure) {
    Json heal{{"to", figure.id}, {"amount", dice.between(0, 6)}};
    if (dice.percent(40)) {
        heal["by"] = dice.percent(60) ? figure.id : any_other(dice, scene, figure).id;
    }
    return {{"heal", std::move(heal)}};
}

Json lose_step(Dice& dice, const Scene& scene, const Figure& figure) {
    if (figure.flying && dice.percent(60)) {
        Json lose{{"figure", figure.id}, {"condition", "flying"}};
        if (dice.percent(60)) {
            lose["to"] = write_hex(
                neighbour(figure.at, all_directions.at(static_cast<std::size_t>(dice.below(6)))));
        }
        return {{"lose", std::move(lose)}};
    }
    const Condition condition = figure.conditions.empty() ? any_condition(dice, scene.edition)
                                                          : dice.pick(figure.conditions).name;
    return {{"lose", {{"figure", figure.id}, {"condition", name_of(condition)}}}};
}

void say_lasting(Dice& dice, Json& fields) {
    switch (dice.below(5)) {
        case 0: fields["lasts"] = "persistent"; break;
        case 1: fields["lasts"] = {{"turns", dice.between(1, 2)}}; break;
        case 2: fields["lasts"] = {{"rounds", dice.between(1, 2)}}; break;
        default: break;
    }
    if (dice.percent(35)) {
        fields["uses"] = dice.between(1, 2);
    }
}

Json bonus_step(Dice& dice, const Figure& figure) {
    Json bonus{{"on", figure.id}};
    const int kind = dice.below(4);
    if (kind < 2) {
        bonus["value"] = dice.between(1, 3);
        if (kind == 1 && dice.percent(40)) {
            bonus["range"] = dice.between(1, 3);
        }
    } else if (kind == 2) {
        bonus["attack"] = dice.percent(70) ? "+1" : "x2";
    } else {
        bonus["negate"] = true;
    }
    say_lasting(dice, bonus);
    constexpr std::array names{"shield", "retaliate", "bonus", "bonus"};
    return {{names.at(static_cast<std::size_t>(kind)), std::move(bonus)}};
}

Json summon_step(Dice& dice, const Scene& scene, const Figure& figure) {
    Json summoned{{"id", "N1"}, {"hp", dice.between(1, 4)}, {"attack", 1}, {"move", 2}};
    const auto direction = all_directions.at(static_cast<std::size_t>(dice.below(6)));
    const Hex at = dice.percent(80) ? neighbour(figure.at, direction) : dice.pick(scene.map.hexes);
    summoned["maxHp"] = summoned["hp"];
    return {
        {"summon", {{"by", figure.id}, {"figure", std::move(summoned)}, {"at", write_hex(at)}}}};
}

Json tile_step(Dice& dice, const Scene& scene) {
    constexpr std::array kinds{"trap", "obstacle", "difficult", "icy", "hazardous", "water"};
    const auto kind = static_cast<std::size_t>(dice.percent(35) ? 1 : dice.below(6));
    const Map& map = scene.map;
    Json tile;
    if (dice.percent(60)) {
        tile["create"] = kinds.at(kind);
        tile["at"] = write_hex(dice.pick(map.hexes));
        if (kind == 0 && dice.percent(50)) {
            tile["damage"] = dice.between(0, 4);
        }
        return {{"tile", std::move(tile)}};
    }
    tile["destroy"] = kinds.at(kind);
    const std::array lists{&map.obstacles, &map.obstacles, &map.difficult,
                           &map.icy,       &map.hazardous, &map.water};
    const std::vector<Hex>& there = *lists.at(kind);
    if (kind == 0 && !map.traps.empty()) {
        tile["at"] = write_hex(dice.pick(map.traps).at);
    } else {
        tile["at"] = write_hex(dice.pick(kind == 0 || there.empty() ? map.hexes : there));
    }
    return {{"tile", std::move(tile)}};
}

Json element_step(Dice& dice, const Scene& scene) {
    std::vector<Element> there;
    for (int i = 0; i < element_count; ++i) {
        if (scene.elements[static_cast<std::size_t>(i)] != ElementState::inert) {
            there.push_back(static_cast<Element>(i));
        }
    }
    if (dice.percent(50)) {
        return {{"infuse", name_of(static_cast<Element>(dice.below(element_count)))}};
    }
    const bool found = !there.empty() && dice.percent(75);
    return {{"consume",
             name_of(found ? dice.pick(there) : static_cast<Element>(dice.below(element_count)))}};
}

}  // namespace

Json movement_step(Dice& dice, const Scene& scene, const Figure& figure) {
    const GeneratorMoves going{scene};
    const int kind = dice.below(10);
    if (kind < 6) {
        const bool jump = dice.percent(25);
        Json move{{"figure", figure.id},
                  {"path", write_hexes(going.own_path(dice, figure, dice.between(1, 4), jump))}};
        if (jump) {
            move["jump"] = true;
        }
        may_negate(dice, move, figure);
        return {{"move", std::move(move)}};
    }
    if (kind < 7) {
        Json teleport{{"figure", figure.id}, {"to", write_hex(dice.pick(scene.map.hexes))}};
        if (dice.percent(30)) {
            teleport["by"] = any_other(dice, scene, figure).id;
        }
        may_negate(dice, teleport, figure);
        return {{"teleport", std::move(teleport)}};
    }
    return forced_step(dice, scene, figure, any_other(dice, scene, figure));
}

Json forced_step(Dice& dice, const Scene& scene, const Figure& by, const Figure& target) {
    const bool push = dice.percent(65);
    const int points = dice.between(1, 3);
    Json forced{{"by", by.id}, {"target", target.id}, {"points", points}};
    if (dice.percent(75)) {
        // Now and then too far, or not all the way.
        const int length = dice.percent(20)   ? points + 1
                           : dice.percent(40) ? dice.between(0, points)
                                              : points;
        forced["path"] =
            write_hexes(GeneratorMoves{scene}.forced_path(dice, by, target, length, push));
    }
    if (by.side == target.side && dice.percent(80)) {
        forced["whom"] = dice.percent(50) ? "allies" : "alliesAndEnemies";
    }
    may_negate(dice, forced, target);
    return {{push ? "push" : "pull", std::move(forced)}};
}

Json other_step(Dice& dice, const Scene& scene, const Figure& figure) {
    const int kind = dice.below(100);
    if (kind < 16) {
        return damage_step(dice, scene, figure);
    }
    if (kind < 34) {
        return heal_step(dice, scene, figure);
    }
    if (kind < 50) {
        return {{"gain",
                 {{"to", figure.id}, {"condition", name_of(any_condition(dice, scene.edition))}}}};
    }
    if (kind < 58) {
        return lose_step(dice, scene, figure);
    }
    if (kind < 73) {
        return bonus_step(dice, figure);
    }
    if (kind < 84) {
        return element_step(dice, scene);
    }
    if (kind < 90) {
        return {{"loot", {{"figure", figure.id}, {"range", dice.between(0, 2)}}}};
    }
    return kind < 94 ? summon_step(dice, scene, figure) : tile_step(dice, scene);
}

}  // namespace standee::generate
