#include <algorithm>

#include "tests/verify/monitors/play_told.hpp"

namespace standee::verify {
namespace {

template <class What>
void drop(RecordedStep& told) {
    std::erase_if(told.events,
                  [](const Event& event) { return std::holds_alternative<What>(event.what); });
}

std::string weak_imp(const std::string& bonus) {
    return R"({"id":"M1","kind":"monster","side":"monsters","at":[1,0],"hp":1,"maxHp":9,
               "bonuses":[)" +
           bonus + "]}";
}

std::string imp_with(const std::string& bonus) { return figure_m1(R"("bonuses":[)" + bonus + "]"); }

const std::string attack_on_imp = R"({"attack":{"by":"C1","target":"M1","value":2,"draw":["+0"]}})";

}  // namespace

std::vector<Planted> planted_in_stat_texts() {
    return {
        {"card.when-dies"_clause, "jaws-of-the-lion", "",
         hero + "," + weak_imp(R"({"kind":"onDeath","value":2,"lasts":"persistent"})"), "",
         attack_on_imp,
         [](RecordedStep& told) {
             std::erase_if(told.events, [](const Event& event) {
                 const auto* damage = std::get_if<event::Damage>(&event.what);
                 return damage != nullptr && damage->to == "C1";
             });
         }},
        {"card.when-dies"_clause, "gloomhaven", "",
         hero + "," + weak_imp(R"({"kind":"onDeath","attackAll":{"value":3}})"),
         R"("decks":{"monsters":["+0","+0"]})", attack_on_imp,
         [](RecordedStep& told) {
             std::erase_if(told.events, [](const Event& event) {
                 const auto* attack = std::get_if<event::Attack>(&event.what);
                 return attack != nullptr && attack->by == "M1";
             });
         }},
        {"card.heal-effects"_clause, "gloomhaven-2", "",
         hero + "," + imp_with(R"({"kind":"healEffect","condition":"safeguard"})"), "",
         R"({"turn":{"figure":"M1","abilities":[{"heal":{"value":1,"self":true}}],"draw":[]}})",
         drop<event::Gain>},
        {"card.heal-on-kill"_clause, "frosthaven", "",
         R"({"id":"C1","kind":"character","side":"party","at":[2,0],"hp":9,"maxHp":9},
            {"id":"S1","kind":"summon","side":"party","at":[0,0],"hp":1,"maxHp":2,
             "summoner":"C1"},)" +
             imp_with(R"({"kind":"healOnSummonKill","value":1})"),
         "", R"({"attack":{"by":"M1","target":"S1","value":2,"draw":["+0"]}})", drop<event::Heal>},
        {"card.end-of-round"_clause, "frosthaven", "",
         hero + "," + weak_imp(R"({"kind":"healAtEndOfRound","value":2,"lasts":"persistent"})"), "",
         R"({"endRound":true})", drop<event::Heal>},
        {"card.while-undamaged"_clause, "gloomhaven-2", "",
         hero + "," + imp_with(R"({"kind":"attack","attack":"+1","while":"undamaged"})"), "",
         R"({"attack":{"by":"M1","target":"C1","value":2,"draw":["+0"]}})",
         [](RecordedStep& told) { told.event<event::Attack>().bonuses.clear(); }},
        {"card.advantage-nearby"_clause, "gloomhaven-2", "",
         hero + "," + figure_m1(R"("name":"imp")") +
             R"(,{"id":"M2","kind":"monster","side":"monsters","at":[3,0],
                  "bonuses":[{"kind":"advantageNearby","range":2,"of":["imp"]}]})",
         "", R"({"attack":{"by":"M1","target":"C1","value":2,"draw":["+0","+1"]}})",
         [](RecordedStep& told) { told.event<event::Attack>().result.mode = DrawMode::one; }},
        {"card.round-number"_clause, "gloomhaven-2", "", hero + "," + figure_m1(""),
         R"("roundNumber":3)",
         R"({"turn":{"figure":"M1","abilities":[{"if":{"round":"odd"},
             "to":[{"shield":{"value":1}}]}],"draw":[]}})",
         drop<event::Bonus>},
    };
}

}  // namespace standee::verify
