#include "tests/verify/monitors/turn_examples.hpp"
#include "tests/verify/oracle/picture.hpp"

namespace standee::verify::test {
namespace {

using namespace standee::oracle::test;

Scene afflicted(Scene scene, std::initializer_list<Condition> conditions) {
    for (Condition condition : conditions) {
        give(scene, "A", condition);
    }
    return scene;
}

/// A in the middle of a field, characters B, C, D on every second hex round it.
Scene surrounded() {
    Scene scene = field(F);
    enemy(scene, "B", {0, -1}, 10);
    enemy(scene, "C", {1, 0}, 20);
    enemy(scene, "D", {-1, 1}, 30);
    return scene;
}

Ability by_the_stat_card() {
    Ability attack = melee();
    std::get<AttackAbility>(attack.what).targets.reset();
    return attack;
}

Ability one_more_for_fire() {
    Ability attack = by_the_stat_card();
    Add add;
    add.condition = AddIf{{ElementChoice::only(Element::fire)}, {}, {}};
    add.targets = 1;
    std::get<AttackAbility>(attack.what).adds = {add};
    return attack;
}

const Area two_beside{Hex{}, {{1, 0}, {1, -1}}, {}};
const Area two_in_line{Hex{}, {{0, 1}, {0, 2}}, {}};
const Area one_beside{Hex{}, {{1, 0}}, {}};
const Area beside_with_blue{Hex{}, {{1, 0}}, {{0, 1}}};

/// C in the first red hex of a line, D hidden behind walls in the second.
Scene one_hidden_in_the_area() {
    Scene scene = field(F);
    enemy(scene, "C", {0, 1}, 20);
    enemy(scene, "D", {0, 2}, 30);
    scene.map.walls = {{{0, 1}, {0, 2}}, {{1, 1}, {0, 2}}, {{-1, 2}, {0, 2}}};
    play_card(scene, {with_area(melee(), two_in_line)});
    return scene;
}

Scene an_ally_for_the_blue_hex() {
    Scene scene = field(F);
    enemy(scene, "C", {0, 1}, 20);
    Figure ally;
    ally.id = "m";
    ally.at = {1, 1};
    put(scene, ally);
    play_card(scene, {move(2), with_area(melee(), beside_with_blue)});
    return scene;
}

Scene two_by_the_area() {
    Scene scene = field(F);
    enemy(scene, "C", {0, 1}, 20);
    enemy(scene, "D", {-1, 1}, 30);
    play_card(scene, {with_area(melee(), two_beside)});
    return scene;
}

Scene an_ally_nearer() {
    Scene scene = field(F);
    enemy(scene, "C", {0, 3}, 20);
    Figure ally;
    ally.id = "m";
    ally.at = {0, 2};
    put(scene, ally);
    play_card(scene, {move(3), melee()});
    return scene;
}

Scene someone_invisible() {
    Scene scene = with_card(column(F, "AB.C"), {move(3), melee()});
    give(scene, "B", Condition::invisible);
    return scene;
}

Scene someone_beyond_interaction() {
    Scene scene = with_card(column(F, "AB.C"), {move(3), melee()});
    figure(scene, "B").kind = Kind::ally;
    figure(scene, "B").no_interaction = true;
    return scene;
}

/// A as a summon of the party.
Scene summoned(std::string_view marks) {
    Scene scene = column(F, marks);
    figure(scene, "A").kind = Kind::summon;
    figure(scene, "A").side = Side::party;
    figure(scene, "A").summoner = "B";
    scene.turn->abilities.reset();
    return scene;
}

std::vector<Example> target_examples() {
    return {
        {"target.count", surrounded(), attacks({1, 2})},
        {"target.allies-enemies", an_ally_nearer(), attacks({2})},
        {"condition.invisible", someone_invisible(), attacks({1})},
        {"ally.no-interaction", someone_beyond_interaction(), attacks({1})},
        {"area.placement", two_by_the_area(), tells([](TurnOption& o) { o.area.back() = {2, 2}; })},
        {"area.line-of-sight", one_hidden_in_the_area(), attacks({1, 2})},
        {"area.blue", an_ally_for_the_blue_hex(),
         [](TurnAnswer& answer) {
             attacks({1})(answer);
             answer.options.front().area = {{0, 1}};
         }},
        {"area.extra-target", with_card(surrounded(), {with_area(melee(2), one_beside)}),
         attacks({1, 2, 3})},
    };
}

std::vector<Example> condition_examples() {
    const auto no_disadvantage = tells([](TurnOption& o) { o.disadvantaged.clear(); });
    const auto on_c = tells([](TurnOption& o) { o.disadvantaged = {1}; });
    Scene hard = column(F, "AC");
    figure(hard, "C").attackers_disadvantage = true;
    const Scene shooter = with_card(column(F, "AC"), {ranged(3)});
    Scene near = with_card(column(F, "CAm"), {ranged(3)});
    figure(near, "m2").bonuses = {{.kind = ActiveBonus::Kind::advantage_nearby, .range = 1}};
    const FigureIndex c_near = index_of(near, "C");
    return {
        {"condition.stun", afflicted(column(F, "AC"), {Condition::stun}), attacks({1})},
        {"condition.disarm", afflicted(column(F, "A.C"), {Condition::disarm}),
         goes_and_attacks({{0, 0}, {0, 1}}, {1})},
        {"condition.immobilize", afflicted(column(F, "A..C"), {Condition::immobilize}),
         goes_and_attacks({{0, 0}, {0, 1}, {0, 2}}, {1})},
        {"condition.muddle", afflicted(column(F, "AC"), {Condition::muddle}), no_disadvantage},
        {"condition.strengthen", afflicted(shooter, {Condition::strengthen}), on_c},
        {"attack.no-stacking",
         afflicted(column(F, "AC"), {Condition::muddle, Condition::strengthen}), on_c},
        {"attack.adjacent-ranged", shooter, no_disadvantage},
        {"attack.disadvantage", hard, no_disadvantage},
        {"card.advantage-nearby", near,
         tells([c_near](TurnOption& o) { o.disadvantaged = {c_near}; })},
    };
}

std::vector<Example> card_examples() {
    Scene two_targets = with_card(surrounded(), {by_the_stat_card()});
    figure(two_targets, "A").targets = 2;
    return {
        {"monster.performs-card", with_card(column(F, "A.C"), {melee()}),
         goes_and_attacks({{0, 0}, {0, 1}}, {1})},
        {"ability.order", with_card(column(F, "A...C"), {move(1), melee(), move(3)}),
         goes_and_attacks({{0, 0}, {0, 1}, {0, 2}, {0, 3}}, {1})},
        {"monster.target-stat", two_targets, attacks({1, 2, 3})},
        {"element.consume", with_card(surrounded(), {one_more_for_fire()}), attacks({1, 2})},
        {"summon.card", summoned("A...m"), goes_and_attacks({{0, 0}, {0, 1}, {0, 2}, {0, 3}}, {1})},
        {"summon.no-focus", summoned("A...B"), leaves_out},
    };
}

}  // namespace

std::vector<Example> attack_examples() {
    std::vector<Example> all = target_examples();
    for (auto list : {condition_examples(), card_examples()}) {
        all.insert(all.end(), list.begin(), list.end());
    }
    return all;
}

}  // namespace standee::verify::test
