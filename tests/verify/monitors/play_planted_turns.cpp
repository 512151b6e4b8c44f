#include <algorithm>

#include "tests/verify/monitors/play_told.hpp"

namespace standee::verify {
namespace {

const std::string fit = R"({"id":"C1","kind":"character","side":"party","at":[0,0],
                            "hp":15,"maxHp":20)";

void runs_out_first(RecordedStep& told) {
    const auto runs_out = std::ranges::find_if(told.events, [](const Event& event) {
        return event.clause == "condition.end-of-next-turn"_clause;
    });
    const Event early = *runs_out;
    told.events.insert(told.events.begin(), early);
}

void loses_its_last_attack(RecordedStep& told) {
    const auto is_attack = [](const Event& event) {
        return std::holds_alternative<event::Attack>(event.what);
    };
    const auto last = std::find_if(told.events.rbegin(), told.events.rend(), is_attack);
    told.events.erase(std::prev(last.base()));
}

/// Of the two whom M1 attacks, the first takes the second with it; C3 and C4 are there, too.
const std::string left_over =
    R"({"id":"C1","kind":"ally","side":"party","name":"squire","at":[0,0],"hp":1,"maxHp":9,
        "initiative":10,"bonuses":[{"kind":"onDeath","value":1,"lasts":"persistent"}]},
       {"id":"C2","kind":"ally","side":"party","name":"page","at":[0,1],"hp":1,"maxHp":9,
        "initiative":20},
       {"id":"C3","kind":"character","side":"party","at":[2,0],"hp":9,"maxHp":9,"initiative":30},
       {"id":"C4","kind":"character","side":"party","at":[1,1],"hp":9,"maxHp":9,"initiative":40},)";
const std::string attack_on_two =
    R"({"turn":{"figure":"M1","abilities":[{"attack":{"value":1,"targets":2}}],
        "draw":["+0","+0"]}})";

/// M1 pushes C2, and then C1 into the hex that C2 has left.
const std::string in_line =
    R"({"id":"C1","kind":"character","side":"party","at":[2,0],"hp":9,"maxHp":9,"initiative":10},
       {"id":"C2","kind":"character","side":"party","at":[3,0],"hp":9,"maxHp":9,
        "initiative":20},)";
const std::string push_of_both =
    R"({"turn":{"figure":"M1","abilities":[{"push":{"points":1,"range":2,"targets":2}}],
        "choose":[1,1]}})";

/// M1 attacks C1 and C2; then C2 attacks C3 and C1 attacks C2.
const std::string controlled =
    R"({"id":"C1","kind":"character","side":"party","at":[2,0],"hp":9,"maxHp":9,"initiative":60},
       {"id":"C2","kind":"character","side":"party","at":[3,0],"hp":9,"maxHp":9,"initiative":20},
       {"id":"C3","kind":"character","side":"party","at":[2,1],"hp":9,"maxHp":9,"initiative":40},
       {"id":"M1","kind":"monster","side":"monsters","at":[0,0]})";
const std::string disarmed = [] {
    std::string figures = controlled;
    figures.insert(figures.find("\"at\""), R"("conditions":["disarm"],)");
    return figures;
}();
const std::string control_of_both =
    R"({"turn":{"figure":"M1","abilities":[{"attack":{"value":1,"range":3,"targets":2}},
        {"control":{"abilities":[{"attack":{"value":1}}],"whom":"targets"}}],
        "draw":["+0","+0","+0","+0"]}})";

}  // namespace

std::vector<Planted> planted_in_control() {
    return {
        {"command.grant-control"_clause, "frosthaven", "", controlled, "", control_of_both,
         [](RecordedStep& t) { t.figure_before("C2").initiative = Initiative{70, {}}; }},
        {"command.grant-control"_clause, "frosthaven", "", controlled, "", control_of_both,
         [](RecordedStep& t) { t.figure_before("C3").initiative = Initiative{99, {}}; }},
        {"command.grant-control"_clause, "frosthaven", "",
         controlled + R"(,{"id":"M2","kind":"monster","side":"monsters","at":[1,0]})", "",
         R"({"attack":{"by":"C1","target":"C2","value":1,"controlledBy":"M1","draw":["+0"]}})",
         [](RecordedStep& t) { t.event<event::Attack>().target = "M1"; }},
        {"command.limits"_clause, "frosthaven", "", disarmed, "", control_of_both,
         [](RecordedStep& t) { t.figure_before("C1").conditions.clear(); }},
    };
}

std::vector<Planted> planted_in_turns() {
    // C2 can be attacked as well as C1, which acts first.
    const std::string both = figure_c1(R"("initiative":10)") +
                             R"(,{"id":"C2","kind":"character","side":"party","at":[1,1],"hp":9,
                                  "maxHp":9,"initiative":20})";
    const auto turn_of = [](const std::string& more) {
        return R"({"turn":{"figure":"M1","abilities":[{"attack":{"value":1}})" + more +
               R"(],"draw":["+0","+0"]}})";
    };
    return {
        {"turn.start"_clause, "frosthaven", "", fit + R"(,"conditions":["regenerate","wound"]})",
         "", R"({"startTurn":"C1"})", [](RecordedStep& t) { t.drop<event::Heal>(); }},
        {"turn.end"_clause, "frosthaven", "", fit + R"(,"conditions":["bane","stun"]})", "",
         R"({"endTurn":"C1"})", runs_out_first},
        {"turn.each-once"_clause, "frosthaven", "", figure_c1(R"("turnEnded":true)"), "",
         R"({"startTurn":"C1"})", allowed},
        {"initiative.summon-first-round"_clause, "gloomhaven", "",
         hero + R"(,{"id":"S1","kind":"summon","side":"party","at":[0,1],"summoner":"C1",
                     "summonedThisRound":true})",
         "", R"({"startTurn":"S1"})", allowed},
        {"round.end"_clause, "frosthaven", "",
         figure_c1(R"("bonuses":[{"kind":"shield","value":1}])"), R"("elements":{"fire":"strong"})",
         R"({"endRound":true})", [](RecordedStep& t) { std::ranges::reverse(t.events); }},
        {"summon.card"_clause, "gloomhaven", "",
         R"({"id":"C1","kind":"summon","side":"party","at":[0,0],"attack":2,"move":1,
             "summoner":"C2"},{"id":"C2","kind":"character","side":"party","at":[0,1]},)" +
             imp,
         "", R"({"turn":{"figure":"C1","draw":["+0","+0"]}})",
         [](RecordedStep& t) { t.event<event::Attack>().value = 1; }},
        {"monster.performs-card"_clause, "gloomhaven", "", hero + "," + figure_m1(R"("attack":2)"),
         "", R"({"turn":{"figure":"M1","abilities":[{"attack":{"value":"+1"}}],"draw":["+0"]}})",
         [](RecordedStep& t) { t.event<event::Attack>().value = 2; }},
        {"monster.new-focus-after-kill"_clause, "frosthaven", "", both + "," + imp, "", turn_of(""),
         [](RecordedStep& t) { t.event<event::FocusFound>().focus = "C2"; }},
        {"monster.new-focus-after-kill"_clause, "frosthaven", "", left_over + imp, "",
         attack_on_two, loses_its_last_attack},
        {"monster.new-focus-after-kill"_clause, "frosthaven", "", left_over + imp, "",
         attack_on_two,
         [](RecordedStep& t) {
             const auto last = std::find_if(t.events.rbegin(), t.events.rend(), [](const Event& e) {
                 return std::holds_alternative<event::Attack>(e.what);
             });
             std::get<event::Attack>(last->what).target = "C4";
         }},
        {"monster.attacks-focus"_clause, "frosthaven", "", both + "," + imp, "",
         turn_of(R"(,{"attack":{"value":1}})"),
         [](RecordedStep& t) { t.event<event::Attack>().target = "C2"; }},
        {"monster.ambiguity"_clause, "frosthaven", "", both + "," + imp, "",
         R"({"turn":{"figure":"M1","abilities":[{"attack":{"value":1,"targets":2}}],
             "draw":["+0","+0"],"choose":[0]}})",
         [](RecordedStep& t) { t.event<event::Choice>().options.front().targets = {"C9"}; }},
        {"monster.ambiguity"_clause, "frosthaven", "", in_line + imp, "", push_of_both,
         [](RecordedStep& t) { t.event<event::Choice>().chosen = 0; }},
        {"monster.ambiguity"_clause, "frosthaven", "", in_line + imp, "", push_of_both,
         [](RecordedStep& t) { t.drop<event::Choice>(); }},
        {"condition.regenerate"_clause, "frosthaven", "", fit + R"(,"conditions":["regenerate"]})",
         "", R"({"startTurn":{"figure":"C1","regenerate":false}})",
         [](RecordedStep& t) {
             t.tell("condition.regenerate"_clause, event::Heal{.to = "C1", .amount = 1});
         }},
        {"element.infuse"_clause, "gloomhaven", "", hero, "", R"({"infuse":"fire"})",
         [](RecordedStep& t) { t.after.elements[0] = ElementState::inert; }},
        {"element.wane"_clause, "gloomhaven", "", hero, R"("elements":{"fire":"strong"})",
         R"({"endRound":true})",
         [](RecordedStep& t) { t.after.elements[0] = ElementState::strong; }},
        {"element.consume"_clause, "gloomhaven", "", hero, "", R"({"consume":"fire"})", allowed},
    };
}

std::vector<Planted> planted_on_cards() {
    const auto heals_first = [](RecordedStep& t) {
        const auto heal = std::ranges::find_if(t.events, [](const Event& event) {
            return std::holds_alternative<event::Heal>(event.what);
        });
        const Event early = *heal;
        t.events.erase(heal);
        const auto attack = std::ranges::find_if(t.events, [](const Event& event) {
            return std::holds_alternative<event::Attack>(event.what);
        });
        t.events.insert(attack + 1, early);
    };
    const auto shields_last = [](RecordedStep& t) {
        const auto shield = std::ranges::find_if(t.events, [](const Event& event) {
            return std::holds_alternative<event::Bonus>(event.what);
        });
        const Event late = *shield;
        t.events.erase(shield);
        t.events.push_back(late);
    };
    const auto goes_to = [](const char* whom) {
        return [whom](RecordedStep& t) { t.event<event::Gain>().figure = whom; };
    };
    const std::string beyond = R"(,{"id":"M3","kind":"monster","side":"monsters","at":[3,0]},
        {"id":"C2","kind":"character","side":"party","at":[3,1]})";
    const std::string hurt = R"({"id":"M2","kind":"monster","side":"monsters","at":[1,1],
                                 "hp":2,"maxHp":9})";
    return {
        {"ability.order"_clause, "gloomhaven", "", hero + "," + imp, "",
         R"({"turn":{"figure":"M1","abilities":[{"shield":{"value":1}},{"attack":{"value":1}}],
             "draw":["+0"]}})",
         shields_last},
        {"attack.attached-abilities"_clause, "frosthaven", "",
         figure_c1(R"("retaliate":[{"value":1}])") + "," + imp, "",
         R"({"turn":{"figure":"M1","abilities":[{"attack":{"value":1}},
             {"heal":{"value":1,"self":true}}],"draw":["+0"]}})",
         heals_first},
        {"monster.positive-condition"_clause, "frosthaven", "",
         figure_m1(R"("conditions":["strengthen"])") + "," + hurt + beyond, "",
         R"({"turn":{"figure":"M1","abilities":[{"condition":{"gain":"strengthen","range":3}}]}})",
         goes_to("M3")},
        {"monster.negative-targeted"_clause, "frosthaven", "", hero + "," + imp + beyond, "",
         R"({"turn":{"figure":"M1","abilities":[{"condition":{"gain":"poison","range":1}}]}})",
         goes_to("C2")},
        {"effect.conditional"_clause, "frosthaven", "", imp, "",
         R"({"turn":{"figure":"M1","abilities":[
             {"consume":["fire"],"to":[{"shield":{"value":2}}]}]}})",
         [](RecordedStep& t) {
             ActiveBonus shield;
             shield.value = 2;
             t.tell("bonus.shield"_clause, event::Bonus{"M1", shield});
         }},
        {"element.wild"_clause, "gloomhaven", "", imp,
         R"("elements":{"ice":"strong","air":"waning"})",
         R"({"turn":{"figure":"M1","abilities":[
             {"consume":["wild"],"to":[{"shield":{"value":2}}]}]}})",
         [](RecordedStep& t) { t.event<event::Consume>().element = Element::dark; }},
        {"command.grant-control"_clause, "frosthaven", "", imp + "," + hurt + beyond, "",
         R"({"turn":{"figure":"M1","abilities":[
             {"grant":{"abilities":[{"shield":{"value":1}}],"range":3}}]}})",
         [](RecordedStep& t) { t.event<event::Bonus>().on = "M3"; }},
        {"command.limits"_clause, "frosthaven", "",
         hero + "," + imp + R"(,{"id":"M2","kind":"monster","side":"monsters","at":[0,1],
             "conditions":["disarm"]},
             {"id":"M3","kind":"monster","side":"monsters","at":[0,2]})",
         "",
         R"({"turn":{"figure":"M1","abilities":[
             {"grant":{"abilities":[{"attack":{"value":1,"range":2}}],"range":3}}],"draw":["+0"]}})",
         [](RecordedStep& t) { t.event<event::Attack>().by = "M2"; }},
        {"monster.heal"_clause, "frosthaven", "", imp + "," + hurt, "",
         R"({"turn":{"figure":"M1","abilities":[{"heal":{"value":1,"range":2}}]}})",
         [](RecordedStep& t) { t.event<event::Heal>().to = "M1"; }},
    };
}

std::vector<Planted> planted_in_loot() {
    const auto leaves_it = [](RecordedStep& t) {
        t.drop<event::Loot>();
        t.after.loot = t.before.loot;
    };
    return {
        {"loot.ability"_clause, "frosthaven", "", hero, R"("loot":[[0,1],[1,0]])",
         R"({"loot":{"figure":"C1","range":1}})",
         [](RecordedStep& t) { t.event<event::Loot>().tokens.pop_back(); }},
        {"los.not-for-untargeted"_clause, "frosthaven", R"("walls":[[[3,0],[2,0]],[[3,0],[2,1]]])",
         hero, R"("loot":[[3,0]])", R"({"loot":{"figure":"C1","range":9}})",
         [](RecordedStep& t) { t.event<event::Loot>().tokens.clear(); }},
        {"loot.end-of-turn"_clause, "gloomhaven", "", hero, R"("loot":[[0,0]])",
         R"({"endTurn":"C1"})", leaves_it},
        {"map.treasure"_clause, "gloomhaven", R"("treasure":[[0,1]])", hero, "",
         R"({"loot":{"figure":"C1","range":1}})",
         [](RecordedStep& t) { t.after.map.treasure = t.before.map.treasure; }},
        {"monster.loot"_clause, "gloomhaven", R"("treasure":[[2,0]])", hero + "," + imp,
         R"("loot":[[1,1]])", R"({"loot":{"figure":"M1","range":1}})",
         [](RecordedStep& t) { t.event<event::Loot>().treasure.push_back({2, 0}); }},
    };
}

std::vector<Planted> planted_in_decks() {
    const std::string attack = R"({"attack":{"by":"C1","target":"M1","value":2}})";
    const std::string decks = R"("decks":{"monsters":["+0"],"allies":["+0"],"C1":["bless"]})";
    const auto from_monsters = [](RecordedStep& t) { t.event<event::Attack>().deck = "monsters"; };
    const auto stays = [](RecordedStep& t) { t.after.discards = t.before.discards; };
    return {
        {"deck.which"_clause, "frosthaven", "", hero + "," + imp, decks, attack, from_monsters},
        {"deck.ally"_clause, "frosthaven", "",
         R"({"id":"C1","kind":"ally","side":"party","at":[0,0]},)" + imp,
         R"("decks":{"monsters":["+0"],"allies":["+0"]})", attack, from_monsters},
        {"deck.bless-curse"_clause, "frosthaven", "", hero + "," + imp, decks, attack,
         [](RecordedStep& t) { t.drop<event::CardLeaves>(); }},
        {"deck.shuffle"_clause, "gloomhaven", "", hero,
         R"("decks":{"C1":["+0"]},"discards":{"C1":["miss"]})", R"({"endRound":true})", stays},
    };
}

}  // namespace standee::verify
