#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/scene_json.hpp"

#include "verify/contradictions/play_contradictions.hpp"

namespace standee::verify {
namespace {

constexpr const char* attack_begins =
    R"({"attack":{"by":"C1","target":"M1","value":1,"draw":["+0"],"effects":[)";

Case tried(const std::string& edition, const std::string& traps, const std::string& effects) {
    return {read_scene(parse_document(R"({"format":"scene/1","edition":")" + edition +
                                      R"(","map":{"hexes":[[0,0],[1,0],[2,0]],"traps":[)" + traps +
                                      R"(]},"figures":[
          {"id":"C1","kind":"character","side":"party","at":[0,0],"hp":9,"maxHp":9},
          {"id":"M1","kind":"monster","side":"monsters","at":[1,0],"hp":9,"maxHp":9}],
          "decks":{"monsters":[]}})")),
            {attack_begins + effects + "]}}"}};
}

TEST(OrderDependences, ACurseAndAPushIntoADeadlyTrapComeToSomethingElseEitherWay) {
    const auto found = order_dependences(
        tried("gloomhaven", R"({"at":[2,0],"damage":20})", R"("curse",{"push":1})"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].kind, FindingKind::order_dependence);
    EXPECT_EQ(found[0].clauses,
              (std::vector{"condition.after-main-effect"_clause, "forced.push"_clause}));
    EXPECT_EQ(found[0].detected_by, "after an attack: curse, push");
    EXPECT_EQ(found[0].one_says, "curse first: deck monsters: 1 card, 0 bless, 1 curse");
    EXPECT_EQ(found[0].other_says, "push first: deck monsters: 0 cards, 0 bless, 0 curse");
}

TEST(OrderDependences, AreTheSameHoweverTheEffectsAreWritten) {
    const std::string trap = R"({"at":[2,0],"damage":20})";
    const auto one = order_dependences(tried("gloomhaven", trap, R"("curse",{"push":1})"));
    const auto other = order_dependences(tried("gloomhaven", trap, R"({"push":1},"curse")"));
    ASSERT_EQ(one.size(), 1U);
    ASSERT_EQ(other.size(), 1U);
    EXPECT_TRUE(one[0].like(other[0]));
    EXPECT_EQ(one[0].one_says, other[0].one_says);
}

TEST(OrderDependences, AreNoneWhereThePartyChoosesTheOrder) {
    const std::string trap = R"({"at":[2,0],"damage":2})";
    EXPECT_TRUE(order_dependences(tried("frosthaven", trap, R"("brittle",{"push":1})")).empty());
    EXPECT_TRUE(order_dependences(tried("frosthaven", trap, R"({"push":1},"brittle")")).empty());
}

TEST(OrderDependences, AreNoneWhereTheOrderChangesNothing) {
    EXPECT_TRUE(order_dependences(tried("frosthaven", "", R"("brittle",{"push":1})")).empty());
    EXPECT_TRUE(order_dependences(
                    tried("gloomhaven", R"({"at":[2,0],"damage":2})", R"("wound",{"push":1})"))
                    .empty());
}

TEST(OrderDependences, AreNoneWhereNoOrderIsOpen) {
    EXPECT_TRUE(
        order_dependences(tried("frosthaven", R"({"at":[2,0],"damage":2})", R"({"push":1})"))
            .empty());
}

TEST(OrderDependences, AreNoneWhereAClauseSaysWhoChooses) {
    const std::string figures = R"("figures":[{"id":"C1","kind":"character","side":"party",
        "at":[0,0],"hp":9,"maxHp":9,"conditions":["safeguard"],"cards":{"hand":1,"discard":0},
        "bonuses":[{"kind":"negate","lasts":"persistent","uses":1}]}])";
    const Scene scene = read_scene(parse_document(
        R"({"format":"scene/1","edition":"gloomhaven-2","map":{"hexes":[[0,0],[1,0]],
            "traps":[{"at":[1,0],"damage":0,"conditions":["wound","poison"]}]},)" +
        figures + "}"));
    EXPECT_TRUE(order_dependences({scene, {R"({"move":{"figure":"C1","path":[[1,0]]}})"}}).empty());
    EXPECT_TRUE(
        order_dependences({scene, {R"({"damage":{"to":"C1","amount":2,"negate":true}})"}}).empty());
}

TEST(OrderDependences, AreFoundAtATrapToo) {
    const auto found = order_dependences(
        tried("gloomhaven", R"({"at":[2,0],"damage":20,"conditions":["curse"]})", R"({"push":1})"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].detected_by, "as a trap springs: curse, trap damage");
}

}  // namespace
}  // namespace standee::verify
