#include "lib/copy_work.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/figures.hpp"

namespace standee {
namespace {

TEST(CopyWork, GrowsWithHexesFiguresAndCards) {
    Scene scene;
    const std::uint64_t empty = copy_work(scene);
    support::add_hexes(scene, 10, 0, 10);
    const std::uint64_t with_hexes = copy_work(scene);
    support::add_figure(scene, "M", Kind::monster, {0, 0}, 9, 9);
    const std::uint64_t with_a_figure = copy_work(scene);
    scene.decks["monsters"].resize(100);
    scene.decks["allies"].resize(100);
    EXPECT_LT(empty, with_hexes);
    EXPECT_LT(with_hexes, with_a_figure);
    EXPECT_EQ(copy_work(scene), with_a_figure + 200UL * 10) << "the cards of all decks count";
}

/// What a hundred of something add to the work.
std::uint64_t added_by(void (*add)(Scene&)) {
    Scene scene;
    support::add_figure(scene, "M", Kind::monster, {0, 0}, 9, 9);
    const std::uint64_t before = keeping_work(scene);
    add(scene);
    return keeping_work(scene) - before;
}

TEST(KeepingWork, IsMoreThanCopyingWhereThereAreCards) {
    Scene scene;
    scene.cards["M"].abilities.resize(100, Ability{MoveAbility{{1, false}, false}});
    const std::uint64_t table = table_work(scene);
    EXPECT_GT(copy_work(scene), table);
    EXPECT_GE(keeping_work(scene) - table, 2 * (copy_work(scene) - table));
}

TEST(CopyWork, OfAFigureGrowsWithItsBonuses) {
    Figure figure;
    const std::uint64_t without = copy_work(figure);
    figure.bonuses.resize(1);
    EXPECT_GT(copy_work(figure), without);
}

TEST(CopyWork, OfAnAbilityGrowsWithTheEffectsThatItAdds) {
    AttackAbility attack;
    attack.adds.resize(1);
    const std::uint64_t without = copy_work({Ability{attack}});
    attack.adds.front().effects = {Condition::wound};
    EXPECT_GT(copy_work({Ability{attack}}), without);
}

// Each of these takes some hundred bytes.
TEST(KeepingWork, CountsWhateverADocumentMayListManyOf) {
    static const std::vector<Ability> all(100, Ability{MoveAbility{{1, false}, false}});
    EXPECT_GE(added_by([](Scene& s) { s.cards["M"].abilities = all; }), 100 * 100);
    EXPECT_GE(added_by([](Scene& s) {
                  GrantAbility grant;
                  grant.abilities = all;
                  s.cards["M"].abilities.emplace_back(std::move(grant));
              }),
              100 * 100)
        << "lines within lines count";
    EXPECT_GE(added_by([](Scene& s) { s.turn = TurnOrder{"M", all}; }), 100 * 100);
    EXPECT_GE(added_by([](Scene& s) { s.figures[0].bonuses.resize(100); }), 100 * 80);
    EXPECT_GE(added_by([](Scene& s) { s.figures[0].retaliate.resize(100); }), 100 * 20);
    EXPECT_GE(added_by([](Scene& s) { s.figures[0].attack_effects.resize(100); }), 100 * 20);
    EXPECT_GE(added_by([](Scene& s) { s.figures[0].also_at.resize(100); }), 100 * 4);
    EXPECT_GE(added_by([](Scene& s) { s.discards["monsters"].resize(100); }), 100 * 10);
    EXPECT_GE(added_by([](Scene& s) { s.map.walls.resize(100); }), 100 * 8);
    EXPECT_GE(added_by([](Scene& s) { s.map.traps.resize(100); }), 100 * 20);
    EXPECT_GE(added_by([](Scene& s) { s.map.traps.emplace_back().conditions.resize(100); }),
              100 * 4);
    EXPECT_EQ(added_by([](Scene& s) { s.map.links.resize(100); }),
              added_by([](Scene& s) { s.map.walls.resize(100); }));
    EXPECT_EQ(added_by([](Scene& s) { s.map.doors.resize(100); }),
              added_by([](Scene& s) { s.map.walls.resize(100); }));
}

TEST(KeepingWork, CountsNoStatCardsBecauseCopiesShareThem) {
    Scene scene;
    scene.monsters["M"].cards.resize(100);
    const Scene copy = scene;
    EXPECT_EQ(&copy.monsters.at("M"), &std::as_const(scene).monsters.at("M"));
    EXPECT_EQ(keeping_work(scene), keeping_work(Scene{}));
    scene.monsters["M"].cards.clear();
    EXPECT_EQ(copy.monsters.at("M").cards.size(), 100U);
    EXPECT_NE(copy, scene);
}

// What a card or a bonus says of others, in lists of its own.
TEST(KeepingWork, CountsTheListsWithinCardsBonusesAndAbilities) {
    static const std::vector<std::string> names(100, "guard");
    static const std::vector<Effect> effects(100, Condition::wound);
    const auto on_card = [](auto ability) {
        return [ability](Scene& s) { s.cards["M"].abilities.emplace_back(ability); };
    };
    const auto added = [](const std::function<void(Scene&)>& add) {
        Scene scene;
        support::add_figure(scene, "M", Kind::monster, {0, 0}, 9, 9);
        const std::uint64_t before = keeping_work(scene);
        add(scene);
        return keeping_work(scene) - before;
    };
    EXPECT_GE(added([](Scene& s) { s.decks["monsters"].emplace_back().effects = effects; }),
              100 * 20);
    EXPECT_GE(added([](Scene& s) { s.figures[0].bonuses.emplace_back().of = names; }), 100 * 12);
    EXPECT_GE(added([](Scene& s) { s.figures[0].bonuses.emplace_back().effects = effects; }),
              100 * 20);
    EXPECT_GE(added([](Scene& s) { s.figures[0].retaliate.emplace_back().effects = effects; }),
              100 * 20);
    EXPECT_GE(added([](Scene& s) { s.figures[0].retaliate.emplace_back().if_hurt = effects; }),
              100 * 20);
    EXPECT_GE(added(on_card(HealAbility{.of = names})), 100 * 12);
    EXPECT_GE(added(on_card(HealAbility{.cured = effects})), 100 * 20);
    EXPECT_GE(added(on_card(HealAbility{.first = names})), 100 * 12);
    EXPECT_GE(added(on_card(TokenAbility{.beside = names})), 100 * 12);
    EXPECT_GE(added(on_card(InfuseAbility{std::vector<ElementChoice>(100)})), 100 * 4);
    EXPECT_GE(added(on_card(CreateAbility{.conditions = std::vector<Condition>(100)})), 100 * 4);
    EXPECT_GE(added(on_card(BonusAbility{.gives = ActiveBonus{.of = names}})), 100 * 12);
    EXPECT_GE(added(on_card(AttackAbility{.area = Area{{}, std::vector<Hex>(100), {}}})), 100 * 4);
    EXPECT_GE(added(on_card(AttackAbility{.area = Area{{}, {}, std::vector<Hex>(100)}})), 100 * 4);
    EXPECT_GE(added(on_card(AttackAbility{.adds = {Add{.effects = effects}}})), 100 * 20);
    EXPECT_GE(added(on_card(AttackAbility{.adds = {Add{.condition = AddIf{.none_of = names}}}})),
              100 * 12);
    EXPECT_GE(added(on_card(AttackAbility{.adds = {Add{.condition = AddIf{.of = names}}}})),
              100 * 12);
    EXPECT_GE(added([](Scene& s) { s.progress.decided_first = names; }), 100 * 12);
    for (const auto numbers : {&Scene::tokens, &Scene::standees, &Scene::levels}) {
        EXPECT_GE(added([&](Scene& s) {
                      for (int i = 0; i < 100; ++i) {
                          (s.*numbers)[std::to_string(i)] = 1;
                      }
                  }),
                  100 * 24);
    }
    EXPECT_GE(added([](Scene& s) { s.progress.abilities.push_back({"M", "attack", names}); }),
              100 * 12);
    EXPECT_GE(added([](Scene& s) { s.progress.set_benefits["guard"] = names; }), 100 * 12);
    EXPECT_GE(added([](Scene& s) { s.progress.set_infusions["guard"].resize(100); }), 100 * 4);
    EXPECT_GE(added([](Scene& s) { s.progress.set_consumed["guard"].resize(100); }), 100 * 20);
    EXPECT_GE(added([](Scene& s) { s.progress.foci.resize(100); }), 100 * 24);
    EXPECT_GE(added([](Scene& s) { s.progress.decided_by_focus.resize(100); }), 100 * 24);
}

TEST(KeepingWork, CountsTheLettersOfTexts) {
    static const std::string letters(3000, 'x');
    EXPECT_GE(added_by([](Scene& s) { s.cards["M"].name = letters; }), 1000);
    EXPECT_GE(added_by([](Scene& s) { s.cards["M"].text.push_back({letters, {}}); }), 1000);
    EXPECT_GE(added_by([](Scene& s) { s.cards["M"].text.push_back({{}, letters}); }), 1000);
}

}  // namespace
}  // namespace standee
