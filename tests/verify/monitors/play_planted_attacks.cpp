#include "tests/verify/monitors/play_told.hpp"

namespace standee::verify {
namespace {

std::string attack(const std::string& fields) {
    return R"({"attack":{"by":"C1","target":"M1",)" + fields + "}}";
}

AttackResult& result(RecordedStep& told) { return told.event<event::Attack>().result; }

void use(RecordedStep& told, std::initializer_list<std::size_t> positions) {
    result(told).used = {};
    for (const std::size_t position : positions) {
        result(told).used.push_back(position);
    }
}

std::vector<Planted> values() {
    const auto less_damage = [](RecordedStep& t) { result(t).harm.amount -= 1; };
    return {
        {"attack.order"_clause, "frosthaven", "", hero + "," + figure_m1(R"("shield":1)"), "",
         attack(R"("value":2,"draw":["2x"])"), less_damage},
        {"attack.value-floor"_clause, "frosthaven", "", hero + "," + figure_m1(R"("shield":3)"), "",
         attack(R"("value":1,"draw":["+0"])"),
         [](RecordedStep& t) { result(t).after_shield = -2; }},
        {"attack.poison"_clause, "gloomhaven", "",
         hero + "," + figure_m1(R"("conditions":["poison"])"), "",
         attack(R"("value":1,"draw":["+0"])"),
         [](RecordedStep& t) { result(t).after_bonuses = 1; }},
        {"attack.miss"_clause, "gloomhaven", "", hero + "," + imp, "",
         attack(R"("value":3,"draw":["curse"])"),
         [](RecordedStep& t) { result(t).after_cards = 3; }},
        {"attack.double"_clause, "frosthaven", "", hero + "," + imp, "",
         attack(R"("value":3,"bonuses":["+1"],"draw":["2x"])"),
         [](RecordedStep& t) { result(t).after_cards = 7; }},
        {"attack.pierce"_clause, "frosthaven", "",
         figure_c1(R"("pierce":1)") + "," + figure_m1(R"("shield":3)"), "",
         attack(R"("value":5,"pierce":1,"draw":["+0"])"),
         [](RecordedStep& t) { result(t).shield = 2; }},
        {"bonus.shield"_clause, "frosthaven", "",
         hero + "," + figure_m1(R"("shield":1,"bonuses":[{"kind":"shield","value":1}])"), "",
         attack(R"("value":4,"draw":["+0"])"), [](RecordedStep& t) { result(t).after_shield = 3; }},
        {"bonus.stat-card"_clause, "frosthaven", "",
         hero + "," + figure_m1(R"("shield":1,"conditions":["stun"])"), "",
         attack(R"("value":4,"draw":["+0"])"), [](RecordedStep& t) { result(t).shield = 0; }},
    };
}

std::vector<Planted> cards() {
    const auto first_only = [](RecordedStep& t) { use(t, {0}); };
    const auto one_card = [](RecordedStep& t) { result(t).mode = DrawMode::one; };
    return {
        {"attack.per-target-card"_clause, "frosthaven", "", hero + "," + imp, "",
         attack(R"("value":2,"draw":["+1"])"),
         [](RecordedStep& t) { t.event<event::Attack>().drawn.clear(); }},
        {"attack.rolling"_clause, "frosthaven", "", hero + "," + imp, "",
         attack(R"("value":2,"draw":[{"value":"+1","rolling":true},"+0"])"), first_only},
        {"attack.advantage"_clause, "gloomhaven", "", hero + "," + imp, "",
         attack(R"("value":2,"advantage":true,"draw":["-1","+1"])"), first_only},
        {"attack.disadvantage"_clause, "frosthaven", "", hero + "," + imp, "",
         attack(R"("value":2,"disadvantage":true,"draw":["+1","-1"])"), first_only},
        {"attack.ambiguous-worse"_clause, "gloomhaven", "", hero + "," + imp, "",
         attack(R"("value":2,"advantage":true,"draw":["+1",{"value":"+0","effects":["stun"]}])"),
         [](RecordedStep& t) { use(t, {1}); }},
        {"attack.no-stacking"_clause, "frosthaven", "", hero + "," + imp, "",
         attack(R"("value":2,"advantage":true,"disadvantage":true,"draw":["+1"])"),
         [](RecordedStep& t) { result(t).mode = DrawMode::advantage; }},
        {"attack.adjacent-ranged"_clause, "frosthaven", "", hero + "," + imp, "",
         attack(R"("value":2,"range":3,"draw":["+1","-1"])"), one_card},
        {"condition.muddle"_clause, "frosthaven", "",
         figure_c1(R"("conditions":["muddle"])") + "," + imp, "",
         attack(R"("value":2,"draw":["+1","-1"])"), one_card},
        {"condition.strengthen"_clause, "frosthaven", "",
         figure_c1(R"("conditions":["strengthen"])") + "," + imp, "",
         attack(R"("value":2,"draw":["+1","-1"])"), one_card},
    };
}

}  // namespace

std::vector<Planted> planted_in_attacks() {
    std::vector<Planted> all = values();
    for (Planted& planted : cards()) {
        all.push_back(std::move(planted));
    }
    return all;
}

}  // namespace standee::verify
