#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <ostream>

#include "files/document.hpp"
#include "verify/monitors/round/monitor.hpp"
#include "verify/monitors/round/replay.hpp"
#include "verify/shrink/document.hpp"

// Rounds that are told wrongly: each monitor of rounds says so.

namespace standee::verify {
namespace {

/// A round of two imps, a guard, a character, its summons and what it reveals.
constexpr const char* told_round = R"({
  "scene": {"format":"scene/1","edition":"frosthaven","elements":{"fire":"strong"},
    "map":{"hexes":[[0,0],[1,0],[2,0],[3,0],[0,1],[1,1],[2,1],[3,1],[0,2],[1,2]],"traps":[[1,2]]},
    "figures":[
      {"id":"C1","kind":"character","side":"party","at":[0,0],"initiative":[20,50],"hp":30},
      {"id":"S1","kind":"summon","side":"party","summoner":"C1","at":[0,1],"hp":9,"move":1,"attack":"-"},
      {"id":"S2","kind":"summon","side":"party","summoner":"C1","at":[1,1],"hp":9,"move":"-","attack":"-",
       "summonedThisRound":true},
      {"id":"M1","kind":"monster","side":"monsters","name":"imp","standee":1,"at":[2,0],"hp":9},
      {"id":"M2","kind":"monster","side":"monsters","name":"imp","standee":2,"at":[2,1],"hp":9},
      {"id":"G1","kind":"monster","side":"monsters","name":"guard","at":[3,0],"hp":9}],
    "standees":{"guard":3},
    "cards":{"imp":{"initiative":10,"shuffle":true,"abilities":[{"move":{"points":2}},
        {"attack":{"value":1,"range":2,"adds":[{"if":{"consume":["fire"]},"value":"+1"}]}},
        {"shield":{"value":1}},{"infuse":["ice"]}]},
      "guard":{"initiative":20,"abilities":[{"move":{"points":1}}]}}},
  "round": {"first":true,"draw":["+0","+0","+0","+0","+0","+0"],
    "characters":{"C1":[{"spawn":{"by":"C1","figures":[
      {"id":"N1","name":"guard","at":[1,2],"hp":2},{"id":"N2","name":"guard","at":[3,1],"hp":2},
      {"id":"N3","name":"guard","at":[0,2],"hp":2,"rank":"elite"}]}}]}}
})";

RoundView told() {
    ClauseTally tally;
    std::vector<Violation> breaches;
    RoundView view = view_of(read_case(parse_document(told_round)), tally, breaches);
    EXPECT_TRUE(breaches.empty()) << breaches.front().one_says << breaches.front().other_says;
    return view;
}

Seen seen(Clause clause, const RoundView& view) {
    const auto monitors = round_monitors();
    return std::ranges::find(monitors, clause, &RoundMonitor::clause)->look(view);
}

template <class What>
What& first(RoundView& view) {
    for (Event& event : view.answer.events) {
        if (auto* what = std::get_if<What>(&event.what)) {
            return *what;
        }
    }
    throw std::logic_error("no such event");
}

RoundPiece& turn_of(RoundView& view, const std::string& id) {
    return *std::ranges::find(view.pieces, id, &RoundPiece::figure);
}

Figure& figure(Scene& scene, const std::string& id) {
    return *std::ranges::find(scene.figures, id, &Figure::id);
}

/// A clause, and how the round is told so that it is broken.
struct Wrongly {
    Clause clause;
    std::function<void(RoundView&)> tell;
};

std::ostream& operator<<(std::ostream& out, const Wrongly& wrongly) {
    return out << wrongly.clause.id();
}

class RoundToldWrongly : public testing::TestWithParam<Wrongly> {};

TEST_P(RoundToldWrongly, IsSeenByTheMonitorOfTheClause) {
    RoundView view = told();
    EXPECT_NE(seen(GetParam().clause, view).verdict, Verdict::broken)
        << seen(GetParam().clause, view).why;
    EXPECT_NE(seen(GetParam().clause, view).verdict, Verdict::silent);
    GetParam().tell(view);
    const Seen wrong = seen(GetParam().clause, view);
    EXPECT_EQ(wrong.verdict, Verdict::broken);
    EXPECT_FALSE(wrong.why.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Each, RoundToldWrongly,
    testing::Values(
        Wrongly{"initiative.order"_clause,
                [](RoundView& v) { turn_of(v, "M1").before.cards["imp"].initiative = 30; }},
        Wrongly{"initiative.ties"_clause,
                [](RoundView& v) { turn_of(v, "M1").before.cards["guard"].initiative = 10; }},
        Wrongly{"initiative.monster-order"_clause,
                [](RoundView& v) { figure(turn_of(v, "M1").before, "M1").standee = 3; }},
        Wrongly{"initiative.summon"_clause,
                [](RoundView& v) { figure(turn_of(v, "C1").before, "S1").turn_ended = false; }},
        Wrongly{
            "initiative.summon-first-round"_clause,
            [](RoundView& v) { figure(v.pieces.back().after, "S2").summoned_this_round = true; }},
        Wrongly{"turn.each-once"_clause,
                [](RoundView& v) { figure(v.pieces.back().before, "G1").turn_ended = false; }},
        Wrongly{"round.steps"_clause, [](RoundView& v) { v.answer.events.pop_back(); }},
        Wrongly{"round.end"_clause,
                [](RoundView& v) { figure(v.pieces.back().after, "M1").bonuses.emplace_back(); }},
        Wrongly{"element.infuse"_clause,
                [](RoundView& v) { first<event::Infusion>(v).set.clear(); }},
        Wrongly{"element.wane"_clause,
                [](RoundView& v) { v.pieces.back().before.elements[2] = ElementState::strong; }},
        Wrongly{"element.consume"_clause,
                [](RoundView& v) {
                    for (Event& event : v.answer.events) {
                        auto* attack = std::get_if<event::Attack>(&event.what);
                        if (attack != nullptr && attack->by == "M2") {
                            attack->result.after_bonuses = 1;
                        }
                    }
                }},
        Wrongly{"monster.card-draw"_clause,
                [](RoundView& v) { first<event::Shuffle>(v).deck = ""; }},
        Wrongly{"monster.spawn"_clause, [](RoundView& v) { first<event::Spawn>(v).at = {3, 1}; }},
        Wrongly{"monster.standees"_clause, [](RoundView& v) { v.start.standees["guard"] = 2; }},
        Wrongly{"map.end-unoccupied"_clause,
                [](RoundView& v) {
                    figure(turn_of(v, "C1").after, "C1").at =
                        figure(turn_of(v, "C1").after, "S1").at;
                }},
        Wrongly{"map.closed-door"_clause,
                [](RoundView& v) { figure(turn_of(v, "C1").after, "C1").at = {9, 9}; }}));

TEST(RoundToldWrongly, HasACaseForEachMonitor) { EXPECT_EQ(round_monitors().size(), 16U); }

}  // namespace
}  // namespace standee::verify
