#include "tests/verify/monitors/turn_examples.hpp"
#include "tests/verify/oracle/picture.hpp"

namespace standee::verify::test {
namespace {

using namespace standee::oracle::test;

/// A figure A in the middle of a field, a character C three hexes to the south; the straight way to
/// it is two hexes long, any other three.
Scene straight_ahead() {
    Scene scene = field(F);
    enemy(scene, "C", {0, 3}, 20);
    play_card(scene, {move(3), melee()});
    return scene;
}

const std::vector<Hex> straight_on{{0, 0}, {0, 1}, {0, 2}};

template <class Change>
Scene with(Scene scene, Change change) {
    change(scene);
    return scene;
}

/// Two pieces of map that only a link joins.
Scene linked_rooms() {
    Scene scene = column(F, "A.");
    for (const Hex hex : {Hex{6, 0}, Hex{6, 1}}) {
        scene.map.hexes.push_back(hex);
    }
    scene.map.links = {{{0, 1}, {6, 0}}};
    enemy(scene, "C", {6, 1}, 20);
    return scene;
}

/// A stands beside C, but walls between hide one from the other.
Scene walled_off() {
    Scene scene = field(F);
    enemy(scene, "C", {0, 1}, 20);
    scene.map.walls = {{{0, 0}, {0, 1}}, {{1, 0}, {0, 1}}, {{-1, 1}, {0, 1}}};
    play_card(scene, {move(3), ranged(3)});
    return scene;
}

Ability added_range(int by) {
    Ability attack = melee();
    std::get<AttackAbility>(attack.what).range = Amount{by, true};
    return attack;
}

std::vector<Example> map_examples() {
    return {
        {"map.wall-line",
         with(straight_ahead(), [](Scene& s) { s.map.walls = {{{0, 0}, {0, 1}}}; }),
         goes_and_attacks(straight_on, {1})},
        {"map.closed-door", column(F, "Ax.C"), goes({{0, 0}, {0, 1}})},
        {"map.open-door", column(F, "A/.C"), tells([](TurnOption& o) { o.movement = 3; })},
        {"map.trap", with(straight_ahead(), [](Scene& s) { s.map.traps = {{{0, 1}, {}, {}}}; }),
         goes_and_attacks(straight_on, {1})},
        {"map.hazardous", with(straight_ahead(), [](Scene& s) { s.map.hazardous = {{0, 1}}; }),
         goes_and_attacks(straight_on, {1})},
        {"map.difficult", with_card(column(F, "Ad.C"), {move(3), melee()}),
         tells([](TurnOption& o) { o.movement = 2; })},
        {"map.icy", column(F, "Ai..C"), goes({{0, 0}, {0, 1}})},
        {"map.obstacle", with(straight_ahead(), [](Scene& s) { s.map.obstacles = {{0, 1}}; }),
         goes_and_attacks(straight_on, {1})},
        {"card.water-only",
         with(straight_ahead(),
              [](Scene& s) {
                  s.map.water = {{0, 0}};
                  figure(s, "A").water_only = true;
              }),
         goes_and_attacks(straight_on, {1})},
        {"map.objective",
         with(column(F, "Am.C"), [](Scene& s) { figure(s, "m1").kind = Kind::objective; }),
         goes_and_attacks(straight_on, {2})},
        {"map.linked-hexes", linked_rooms(), goes_and_attacks({{0, 0}, {6, 0}}, {1})},
        {"map.end-unoccupied", with_card(column(F, "Am.C"), {move(2), ranged(2)}),
         goes_and_attacks({{0, 0}, {0, 1}}, {2})},
    };
}

std::vector<Example> way_examples() {
    return {
        {"move.points", column(F, "A....C"),
         goes_and_attacks({{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}}, {1})},
        {"move.jump", with_card(column(F, "Ao.C"), {move(2, true), melee()}),
         tells([](TurnOption& o) { o.movement = 1; })},
        {"move.flying", with(column(F, "At.C"), [](Scene& s) { figure(s, "A").flying = true; }),
         tells([](TurnOption& o) { o.negative_hexes = 1; })},
        {"move.teleport", with_card(column(F, "A.#..C"), {{TeleportAbility{4}}, melee()}),
         tells([](TurnOption& o) { o.movement = 1; })},
        {"los.line", walled_off(), attacks({1})},
        {"range.count", with_card(column(F, "A...C"), {move(2), ranged(2)}), attacks({1})},
        {"range.default", column(F, "A..C"), attacks({1})},
        {"range.ranged-bonus-on-melee", with_card(column(F, "A..C"), {move(2), added_range(1)}),
         attacks({1})},
    };
}

}  // namespace

std::vector<Example> ground_examples() {
    std::vector<Example> all = map_examples();
    for (Example& example : way_examples()) {
        all.push_back(std::move(example));
    }
    return all;
}

}  // namespace standee::verify::test
