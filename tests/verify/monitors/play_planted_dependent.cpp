#include <algorithm>

#include "tests/verify/monitors/play_told.hpp"

namespace standee::verify {
namespace {

const std::string hurt_imp = R"({"id":"M1","kind":"monster","side":"monsters","at":[1,0],
                                 "hp":4,"maxHp":9})";
const std::string second_hero = R"(,{"id":"C2","kind":"character","side":"party","at":[0,1],
                                     "hp":5,"maxHp":9})";

std::string turn(const std::string& abilities, const std::string& draw = R"("+0")") {
    return R"({"turn":{"figure":"M1","abilities":[)" + abilities + R"(],"draw":[)" + draw + "]}}";
}

/// Drops the damage that is no attack.
void hurts_nobody_else(RecordedStep& told) {
    std::erase_if(told.events, [](const Event& event) {
        const auto* damage = std::get_if<event::Damage>(&event.what);
        return damage != nullptr && damage->source == DamageSource::direct;
    });
}

}  // namespace

std::vector<Planted> planted_in_dependent_abilities() {
    return {
        {"card.performed"_clause, "frosthaven", "", hero + "," + imp, "",
         turn(R"({"attack":{"value":1}},
                 {"if":{"performed":"attack"},"to":[{"damage":{"value":1,"self":true}}]})"),
         hurts_nobody_else},
        {"card.counted"_clause, "frosthaven", "", hero + "," + hurt_imp, "",
         turn(R"({"attack":{"value":2}},{"heal":{"value":{"per":"damageDealt"},"self":true}})"),
         [](RecordedStep& t) { t.event<event::Heal>().amount = 1; }},
        {"card.around-target"_clause, "frosthaven", "", hero + "," + imp + second_hero, "",
         turn(R"({"attack":{"value":2,
                 "effects":[{"damage":{"value":1,"around":"target"}}]}})"),
         hurts_nobody_else},
        {"card.damage-picked"_clause, "gloomhaven-2", "", hero + "," + imp + second_hero, "",
         turn(R"({"damage":{"value":2,"pick":"mostHitPoints"}})", ""),
         [](RecordedStep& t) { t.event<event::Damage>().to = "C2"; }},
        {"card.along-move"_clause, "frosthaven", "",
         R"({"id":"C1","kind":"character","side":"party","at":[1,1],"hp":9,"maxHp":9},
            {"id":"M1","kind":"monster","side":"monsters","at":[3,0],"hp":9,"maxHp":9},
            {"id":"C2","kind":"character","side":"party","at":[0,0],"hp":9,"maxHp":9})",
         "", turn(R"({"move":{"points":2}},{"attack":{"value":1,"along":1}})", R"("+0","+0")"),
         [](RecordedStep& t) { t.event<event::Attack>().target = "C2"; }},
        {"card.create-tile"_clause, "frosthaven", "", hero + R"(,{"id":"M1","kind":"monster",
            "side":"monsters","at":[2,0],"hp":9,"maxHp":9})",
         "", turn(R"({"create":{"tile":"trap"}})", ""),
         [](RecordedStep& t) { t.event<event::Tile>().at = {3, 0}; }},
        {"card.attackers-suffer"_clause, "jaws-of-the-lion", "",
         hero + "," + figure_m1(R"("bonuses":[{"kind":"attackersSuffer","value":2}])"), "",
         R"({"attack":{"by":"C1","target":"M1","value":1,"draw":["+0"]}})", hurts_nobody_else},
    };
}

}  // namespace standee::verify
