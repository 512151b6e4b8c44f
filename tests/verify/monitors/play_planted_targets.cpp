#include "tests/verify/monitors/play_told.hpp"

namespace standee::verify {
namespace {

std::string attack_with(const std::string& fields) {
    return R"({"attack":{"by":"C1","target":"M1","value":2,"draw":["+0","+0"])" + fields + "}}";
}

std::string far_imp() { return R"({"id":"M1","kind":"monster","side":"monsters","at":[3,0]})"; }

std::vector<Planted> refused() {
    return {
        {"target.allies-enemies"_clause, "frosthaven", "",
         hero + R"(,{"id":"M1","kind":"ally","side":"party","at":[1,0]})", "", attack_with(""),
         allowed},
        {"condition.disarm"_clause, "frosthaven", "",
         figure_c1(R"("conditions":["disarm"])") + "," + imp, "", attack_with(""), allowed},
        {"condition.stun"_clause, "gloomhaven", "",
         figure_c1(R"("conditions":["stun"])") + "," + imp, "", attack_with(""), allowed},
        {"condition.invisible"_clause, "gloomhaven", "",
         hero + "," + figure_m1(R"("conditions":["invisible"])"), "", attack_with(""), allowed},
        {"ally.no-interaction"_clause, "frosthaven", "",
         hero + "," + figure_m1(R"("noInteraction":true)"), "", attack_with(""), allowed},
        {"range.count"_clause, "frosthaven", "", hero + "," + far_imp(), "",
         attack_with(R"(,"range":2)"), allowed},
        {"range.default"_clause, "frosthaven", "", hero + "," + far_imp(), "", attack_with(""),
         allowed},
        {"los.line"_clause, "frosthaven", R"("walls":[[[3,0],[2,0]],[[3,0],[2,1]],[[3,0],[3,1]]])",
         hero + "," + far_imp(), "", attack_with(R"(,"range":9,"area":true)"), allowed},
        {"target.count"_clause, "frosthaven", "", hero + "," + imp,
         R"("progress":{"abilities":[{"by":"C1","ability":"blow","targets":["M1"]}]})",
         attack_with(R"(,"ability":"blow")"), allowed},
    };
}

}  // namespace

std::vector<Planted> planted_in_targets() {
    std::vector<Planted> all = refused();
    all.push_back({"range.ranged-bonus-on-melee"_clause, "frosthaven", "",
                   hero + R"(,{"id":"M1","kind":"monster","side":"monsters","at":[2,0]})", "",
                   attack_with(R"(,"range":"+1")"),
                   [](RecordedStep& t) { t.event<event::Attack>().ranged = false; }});
    return all;
}

std::vector<Planted> planted_after_attacks() {
    const std::string answering = figure_m1(R"("retaliate":[{"value":2}])");
    const auto answers_first = [](RecordedStep& t) {
        t.events.insert(t.events.begin() + 1,
                        {"bonus.retaliate"_clause,
                         event::Damage{"C1", "M1", DamageSource::retaliate, 2, 2, 7}});
    };
    const auto gains_nothing = [](RecordedStep& t) { t.drop<event::Gain>(); };
    const auto gains_after_death = [](RecordedStep& t) {
        t.tell("condition.after-main-effect"_clause, event::Gain{"M1", Condition::wound, false});
    };
    const auto other_answers = [](RecordedStep& t) {
        for (Event& event : t.events) {
            auto* damage = std::get_if<event::Damage>(&event.what);
            if (damage != nullptr && damage->source == DamageSource::retaliate) {
                damage->from = damage->from == "C1" ? "C2" : "C1";
                return;
            }
        }
    };
    const auto answers_less = [](RecordedStep& t) {
        for (Event& event : t.events) {
            auto* damage = std::get_if<event::Damage>(&event.what);
            if (damage != nullptr && damage->source == DamageSource::retaliate) {
                damage->suffered = 1;
            }
        }
    };
    return {
        {"attack.effects-timing"_clause, "frosthaven", "", hero + "," + answering, "",
         attack_with(R"(,"effects":[{"push":1,"path":[[2,0]]}])"), answers_first},
        {"condition.after-main-effect"_clause, "frosthaven", "",
         hero + "," + figure_m1(R"("shield":5)"), "", attack_with(R"(,"effects":["wound"])"),
         gains_nothing},
        {"attack.no-effects-on-dead"_clause, "frosthaven", "",
         hero + R"(,{"id":"M1","kind":"monster","side":"monsters","at":[1,0],"hp":1})", "",
         attack_with(R"(,"effects":["wound"])"), gains_after_death},
        {"attack.card-effects"_clause, "frosthaven", "", hero + "," + imp, "",
         R"({"attack":{"by":"C1","target":"M1","value":2,
             "draw":[{"value":"+0","effects":["stun"]}]}})",
         gains_nothing},
        {"attack.one-by-one"_clause, "frosthaven", "",
         figure_c1(R"("retaliate":[{"value":1}])") + "," + imp +
             R"(,{"id":"C2","kind":"character","side":"party","at":[2,0],"hp":9,"maxHp":9,
                  "retaliate":[{"value":1}]})",
         "",
         R"({"turn":{"figure":"M1","abilities":[{"attack":{"value":1,"targets":2}}],
             "draw":["+0","+0"]}})",
         other_answers},
        {"bonus.retaliate"_clause, "frosthaven", "", hero + "," + answering, "", attack_with(""),
         answers_less},
    };
}

}  // namespace standee::verify
