#include "tests/verify/monitors/turn_examples.hpp"
#include "tests/verify/oracle/picture.hpp"

namespace standee::verify::test {
namespace {

using namespace standee::oracle::test;

/// A between B and C; their initiatives as given.
Scene between(Initiative of_b, Initiative of_c) {
    Scene scene = column(F, "BAC");
    figure(scene, "B").initiative = of_b;
    figure(scene, "C").initiative = of_c;
    return scene;
}

/// An ally of the party between two guards of one set.
Scene between_guards(Rank first, Rank second) {
    Scene scene = column(F, "mAm");
    figure(scene, "A").kind = Kind::ally;
    figure(scene, "A").side = Side::party;
    for (const auto& [id, rank] : {std::pair{"m0", first}, {"m2", second}}) {
        figure(scene, id).name = "guard";
        figure(scene, id).rank = rank;
        figure(scene, id).initiative = Initiative{20, {}};
    }
    return scene;
}

Scene between_a_summoner_and_its_summon() {
    Scene scene = column(F, "BAC");
    figure(scene, "C").kind = Kind::summon;
    figure(scene, "C").summoner = "B";
    figure(scene, "C").initiative.reset();
    return scene;
}

/// Two that can be attacked together from one hex, and one of them also from others.
Scene two_at_once() {
    Scene scene = field(F);
    enemy(scene, "B", {0, 2}, 10);
    enemy(scene, "C", {1, 1}, 20);
    play_card(scene, {move(2), melee(2)});
    return scene;
}

Scene three_round_it() {
    Scene scene = field(F);
    enemy(scene, "B", {0, -1}, 10);
    enemy(scene, "C", {1, 0}, 20);
    enemy(scene, "D", {-1, 1}, 30);
    play_card(scene, {melee(2)});
    return scene;
}

Scene two_ways_to_c() {
    Scene scene = field(F);
    enemy(scene, "C", {1, 1}, 20);
    return scene;
}

/// A has looked for its focus before B came beside it.
Scene holding_its_focus() {
    Scene scene = column(F, "BAC");
    scene.progress.foci = {{"A", "C"}};
    return scene;
}

std::vector<Example> focus_examples() {
    return {
        {"monster.focus-negative-hexes", column(F, "B...At.C"),
         [](TurnAnswer& answer) {
             goes_and_attacks({{0, 4}, {0, 5}, {0, 6}}, {2})(answer);
             answer.options.front().negative_hexes = 1;
         }},
        {"monster.focus-path", column(F, "B..A...C"),
         [](TurnAnswer& answer) {
             goes_and_attacks({{0, 3}, {0, 4}, {0, 5}}, {2})(answer);
             answer.options.front().targets.clear();
             answer.options.front().attack_hex = Hex{0, 6};
         }},
        {"card.focus-farthest",
         with_card(column(F, "B..A...C"),
                   {Ability{FocusAbility{.farthest = true}}, move(2), melee()}),
         goes_and_attacks({{0, 3}, {0, 2}, {0, 1}}, {0})},
        {"monster.focus-proximity", with_card(column(F, "DA.B"), {ranged(2)}), focuses(2)},
        {"monster.focus-initiative", column(F, "BAC"), focuses(2)},
        {"monster.ambiguity", between({10, {}}, {10, {}}),
         [](TurnAnswer& answer) { answer.focus.pop_back(); }},
        {"monster.focus-as-melee", with_card(column(F, "A..C"), {move(2)}),
         goes_and_attacks({{0, 0}, {0, 1}, {0, 2}}, {1})},
        {"monster.no-focus", column(F, "A.o.C"), goes({{0, 0}, {0, 1}})},
        {"monster.new-focus-after-kill", holding_its_focus(), focuses(0)},
        {"initiative.order", column(F, "BAC"), focuses(2)},
        {"initiative.ties", between({10, 30}, {10, 20}), focuses(0)},
        {"initiative.monster-order", between_guards(Rank::normal, Rank::elite), focuses(0)},
        {"initiative.summon", between_a_summoner_and_its_summon(), focuses(0)},
    };
}

/// A goes to C, past B or not, and attacks along its way whoever it passes.
Scene past_b_or_not(EditionId edition) {
    Scene scene = field(edition);
    enemy(scene, "C", {2, -4}, 10);
    enemy(scene, "B", {-1, -1}, 20);
    AttackAbility passing = std::get<AttackAbility>(melee().what);
    passing.along = 1;
    play_card(scene, {Ability{FocusAbility{.farthest = true}}, move(3), Ability{passing}});
    return scene;
}

std::vector<Example> destination_examples() {
    const Scene shooter = with_card(column(F, "..AB"), {move(2), ranged(3)});
    return {
        {"monster.attacks-focus", column(F, "BAC"), tells([](TurnOption& o) { o.targets = {2}; })},
        {"monster.move-max-targets", two_at_once(),
         goes_and_attacks({{0, 0}, {-1, 1}, {-1, 2}}, {1})},
        {"monster.move-disadvantage", shooter,
         [](TurnAnswer& answer) {
             attacks({1})(answer);
             answer.options.front().disadvantaged = {1};
         }},
        {"monster.move-minimum", shooter, goes_and_attacks({{0, 2}, {0, 1}, {0, 0}}, {1})},
        {"card.along-move", past_b_or_not(F), leaves_out},
        {"card.along-move", past_b_or_not(G), tells([](TurnOption& o) { o.along.clear(); })},
        {"monster.move-shorten", column(F, "A....C"), goes({{0, 0}, {0, 1}})},
        {"monster.move-equal-attack-hexes", two_ways_to_c(), leaves_out},
        {"monster.extra-targets", three_round_it(), leaves_out},
    };
}

}  // namespace

std::vector<Example> choice_examples() {
    std::vector<Example> all = focus_examples();
    for (Example& example : destination_examples()) {
        all.push_back(std::move(example));
    }
    return all;
}

}  // namespace standee::verify::test
