#include "tests/verify/monitors/turn_examples.hpp"
#include "tests/verify/oracle/picture.hpp"

namespace standee::verify::test {
namespace {

using namespace standee::oracle::test;

Scene behind_someone_invisible(EditionId edition) {
    Scene scene = with_card(column(edition, "AB.C"), {move(3), melee()});
    give(scene, "B", Condition::invisible);
    return scene;
}

/// A stands beside C, but walls between hide one from the other.
Scene walled_off(EditionId edition) {
    Scene scene = field(edition);
    enemy(scene, "C", {0, 1}, 20);
    scene.map.walls = {{{0, 0}, {0, 1}}, {{1, 0}, {0, 1}}, {{-1, 1}, {0, 1}}};
    play_card(scene, {move(3), ranged(3)});
    return scene;
}

Scene three_round_it(EditionId edition) {
    Scene scene = field(edition);
    enemy(scene, "B", {0, -1}, 10);
    enemy(scene, "C", {1, 0}, 20);
    enemy(scene, "D", {-1, 1}, 30);
    play_card(scene, {melee(2)});
    return scene;
}

/// A summon of the party without an enemy.
Scene lost_summon(EditionId edition) {
    Scene scene = column(edition, "A...B");
    figure(scene, "A").kind = Kind::summon;
    figure(scene, "A").side = Side::party;
    figure(scene, "A").summoner = "B";
    return scene;
}

}  // namespace

std::vector<Example> edition_examples() {
    const auto wrongly_at_disadvantage = [](TurnAnswer& answer) {
        attacks({1})(answer);
        answer.options.front().disadvantaged = {1};
    };
    return {
        {"map.difficult", with_card(column(G, "A.dC"), {move(3, true), melee()}),
         tells([](TurnOption& o) { o.movement = 2; })},
        {"map.end-unoccupied", behind_someone_invisible(G),
         goes_and_attacks({{0, 0}, {0, 1}, {0, 2}}, {2})},
        {"map.end-unoccupied", behind_someone_invisible(J),
         goes_and_attacks({{0, 0}, {0, 1}, {0, 2}}, {2})},
        {"los.line", walled_off(G), attacks({1})},
        {"los.line", walled_off(J), attacks({1})},
        {"monster.focus-proximity", with_card(column(G, "DA.B"), {ranged(2)}), focuses(2)},
        {"monster.focus-initiative", with_card(column(J, "DA.B"), {ranged(2)}), focuses(0)},
        {"monster.extra-targets", three_round_it(G), attacks({1, 3})},
        {"monster.extra-targets", three_round_it(J), attacks({1, 3})},
        {"monster.move-disadvantage", with_card(column(G, "..AB"), {move(2), ranged(3)}),
         wrongly_at_disadvantage},
        {"monster.move-disadvantage", with_card(column(J, "..AB"), {move(2), ranged(3)}),
         wrongly_at_disadvantage},
        {"summon.no-focus", lost_summon(G), goes({{0, 0}, {0, 1}})},
        {"summon.no-focus", lost_summon(G2), leaves_out},
    };
}

}  // namespace standee::verify::test
