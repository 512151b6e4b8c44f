#include "tests/verify/monitors/play_told.hpp"

namespace standee::verify {
namespace {

event::Damage& damage(RecordedStep& told) { return told.event<event::Damage>(); }

}  // namespace

std::vector<Planted> planted_in_damage() {
    const auto summon_stays = [](RecordedStep& t) {
        t.after.figures.push_back(t.figure_before("S1"));
    };
    const std::string to_imp = R"({"damage":{"to":"M1","amount":5}})";
    const std::string kills = R"({"damage":{"to":"M1","amount":9,"from":"C1"}})";
    return {
        {"condition.ward"_clause, "frosthaven", "",
         hero + "," + figure_m1(R"("conditions":["ward"])"), "", to_imp,
         [](RecordedStep& t) { damage(t).suffered = 3; }},
        {"condition.brittle"_clause, "frosthaven", "",
         hero + "," + figure_m1(R"("conditions":["brittle"])"), "", to_imp,
         [](RecordedStep& t) { damage(t).suffered = 5; }},
        {"condition.ward-brittle"_clause, "frosthaven", "",
         hero + "," + figure_m1(R"("conditions":["ward","brittle"])"), "", to_imp,
         [](RecordedStep& t) { t.drop<event::Lose>(); }},
        {"damage.direct"_clause, "frosthaven", "", hero + "," + figure_m1(R"("shield":2)"), "",
         to_imp, [](RecordedStep& t) { damage(t).suffered = 3; }},
        {"damage.negate"_clause, "frosthaven", "",
         figure_c1(R"("cards":{"hand":1,"discard":0})") + "," + imp, "",
         R"({"damage":{"to":"C1","amount":5,"negate":true}})",
         [](RecordedStep& t) { t.event<event::Negate>().hand = 0; }},
        {"damage.monster-death"_clause, "frosthaven", "", hero + "," + imp, "", kills,
         [](RecordedStep& t) { t.drop<event::LootToken>(); }},
        {"damage.exhaustion"_clause, "gloomhaven", "", hero + "," + imp, "",
         R"({"damage":{"to":"C1","amount":9}})",
         [](RecordedStep& t) { t.event<event::Leave>().how = Departure::death; }},
        {"summon.leaves"_clause, "gloomhaven", "",
         hero + R"(,{"id":"S1","kind":"summon","side":"party","at":[0,1],"summoner":"C1"})", "",
         R"({"damage":{"to":"C1","amount":9}})", summon_stays},
        {"damage.kill-credit"_clause, "frosthaven", "", hero + "," + imp, "", kills,
         [](RecordedStep& t) { t.event<event::Leave>().credit = ""; }},
    };
}

std::vector<Planted> planted_in_conditions() {
    const auto starts = [](const std::string& id) { return R"({"startTurn":")" + id + R"("})"; };
    const auto ends = [](const std::string& id) { return R"({"endTurn":")" + id + R"("})"; };
    return {
        {"condition.single"_clause, "gloomhaven", "",
         hero + "," + figure_m1(R"("conditions":["poison"])"), "",
         R"({"gain":{"to":"M1","condition":"poison"}})",
         [](RecordedStep& t) { t.event<event::Gain>().again = false; }},
        {"condition.impair"_clause, "frosthaven", "", hero + "," + imp, "",
         R"({"gain":{"to":"M1","condition":"impair"}})",
         [](RecordedStep& t) {
             t.drop<event::NoEffect>();
             t.tell("condition.single"_clause, event::Gain{"M1", Condition::impair, false});
         }},
        {"condition.end-of-next-turn"_clause, "gloomhaven", "",
         hero + "," + figure_m1(R"("conditions":["stun"])"), "", ends("M1"),
         [](RecordedStep& t) { t.drop<event::Lose>(); }},
        {"condition.regenerate"_clause, "frosthaven", "",
         R"({"id":"C1","kind":"character","side":"party","at":[0,0],"hp":5,"maxHp":9,
             "conditions":["regenerate"]})",
         "", starts("C1"), [](RecordedStep& t) { t.drop<event::Heal>(); }},
        {"condition.wound"_clause, "gloomhaven", "", figure_c1(R"("conditions":["wound"])"), "",
         starts("C1"), [](RecordedStep& t) { t.drop<event::Damage>(); }},
        {"condition.bane"_clause, "frosthaven", "",
         R"({"id":"C1","kind":"character","side":"party","at":[0,0],"hp":20,"maxHp":20,
             "conditions":["bane"]})",
         "", ends("C1"), [](RecordedStep& t) { damage(t).suffered = 9; }},
        {"condition.safeguard"_clause, "gloomhaven-2", "",
         figure_c1(R"("conditions":["safeguard"])"), "",
         R"({"gain":{"to":"C1","condition":"wound"}})",
         [](RecordedStep& t) { t.drop<event::Lose>(); }},
        {"condition.immobilize"_clause, "gloomhaven", "",
         figure_c1(R"("conditions":["immobilize"])"), "",
         R"({"move":{"figure":"C1","path":[[1,0]]}})", [](RecordedStep& t) { t.refusal.reset(); }},
        {"heal.hit-points"_clause, "frosthaven", "",
         R"({"id":"C1","kind":"character","side":"party","at":[0,0],"hp":5,"maxHp":9,
             "conditions":["wound"]})",
         "", R"({"heal":{"to":"C1","amount":3}})",
         [](RecordedStep& t) { t.event<event::Heal>().amount = 2; }},
        {"condition.poison"_clause, "gloomhaven", "",
         R"({"id":"C1","kind":"character","side":"party","at":[0,0],"hp":5,"maxHp":9,
             "conditions":["poison"]})",
         "", R"({"heal":{"to":"C1","amount":3}})",
         [](RecordedStep& t) { t.event<event::Heal>().amount = 3; }},
        {"heal.target"_clause, "gloomhaven", "", hero + "," + imp, "",
         R"({"heal":{"to":"M1","amount":3,"by":"C1"}})",
         [](RecordedStep& t) { t.refusal.reset(); }},
    };
}

std::vector<Planted> planted_in_bonuses() {
    const auto outlasts = [](RecordedStep& t) {
        t.figure_after("C1").bonuses = t.figure_before("C1").bonuses;
    };
    return {
        {"bonus.round"_clause, "gloomhaven", "",
         figure_c1(R"("bonuses":[{"kind":"shield","value":1}])"), "", R"({"endRound":true})",
         outlasts},
        {"bonus.persistent"_clause, "frosthaven", "",
         hero + "," +
             figure_m1(R"("bonuses":[{"kind":"shield","value":1,"lasts":"persistent","uses":2}])"),
         "", R"({"attack":{"by":"C1","target":"M1","value":2,"draw":["+0"]}})",
         [](RecordedStep& t) { t.drop<event::BonusUsed>(); }},
    };
}

}  // namespace standee::verify
