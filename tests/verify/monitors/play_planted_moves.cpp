#include "tests/verify/monitors/play_told.hpp"

namespace standee::verify {
namespace {

const std::string flying_hero = figure_c1(R"("flying":true)");

event::Move& move(RecordedStep& told) { return told.event<event::Move>(); }

std::string moves(const std::string& path, const std::string& more = "") {
    return R"({"move":{"figure":"C1","path":)" + path + more + "}}";
}
std::string pushes(const std::string& path) {
    return R"({"push":{"by":"C1","target":"M1","points":1,"path":)" + path + "}}";
}

Error refused(Clause clause) { return {ErrorCode::refused, "", "", "", clause}; }

}  // namespace

std::vector<Planted> planted_in_forced_movement() {
    const auto not_moved = [](RecordedStep& t) {
        t.events.clear();
        t.refusal = refused("condition.immobilize"_clause);
    };
    return {
        {"forced.push"_clause, "frosthaven", "", hero + "," + imp, "", pushes("[[2,0]]"),
         [](RecordedStep& t) { move(t).to = {0, 1}; }},
        {"forced.pull"_clause, "frosthaven", "",
         hero + R"(,{"id":"M1","kind":"monster","side":"monsters","at":[2,0]})", "",
         R"({"pull":{"by":"C1","target":"M1","points":1,"path":[[1,0]]}})",
         [](RecordedStep& t) { move(t).to = {3, 0}; }},
        {"forced.normal-rules"_clause, "frosthaven", R"("hazardous":[[2,0]])", hero + "," + imp, "",
         pushes("[[2,0]]"), [](RecordedStep& t) { t.before.map.obstacles.push_back({2, 0}); }},
        {"forced.sum"_clause, "frosthaven", "", hero + "," + imp, "",
         R"({"attack":{"by":"C1","target":"M1","value":1,"draw":["+0"],
             "effects":[{"push":1,"path":[[2,0],[3,0]]},{"push":1}]}})",
         [](RecordedStep& t) { t.step_as<step::Attack>().effects.pop_back(); }},
        {"forced.stopped-by"_clause, "gloomhaven", "",
         hero + "," + figure_m1(R"("conditions":["immobilize"])"), "", pushes("[[2,0]]"),
         not_moved},
        {"map.objective"_clause, "frosthaven", "",
         hero + R"(,{"id":"M1","kind":"objective","side":"monsters","at":[1,0],"hp":5})", "",
         pushes("[[2,0]]"),
         [](RecordedStep& t) {
             t.tell("forced.push"_clause, event::Move{"M1", {1, 0}, {2, 0}, MoveKind::push});
         }},
    };
}

std::vector<Planted> planted_in_ways() {
    const auto walks_over = [](RecordedStep& t) {
        t.figure_before("C1").flying = false;
        move(t).how = MoveKind::walk;
    };
    return {
        {"map.wall-line"_clause, "gloomhaven", R"("walls":[[[0,0],[1,0]]])", hero, "",
         moves("[[1,0]]"), [](RecordedStep& t) { t.before.map.walls.clear(); }},
        {"map.closed-door"_clause, "gloomhaven", R"("doors":[{"at":[1,0],"open":false}])", hero, "",
         moves("[[1,0]]"), [](RecordedStep& t) { t.figure_before("C1").kind = Kind::summon; }},
        {"map.locked-door"_clause, "gloomhaven",
         R"("doors":[{"at":[1,0],"open":false,"locked":true}])", hero, "", moves("[[1,0]]"),
         [](RecordedStep& t) { t.before.map.doors.front().locked = false; }},
        {"map.reveal"_clause, "gloomhaven",
         R"("doors":[{"at":[3,0],"open":false}],"unrevealed":[[4,0]])", hero, "",
         moves("[[1,0],[2,0],[3,0]]"),
         [](RecordedStep& t) { t.event<event::DoorOpens>().reveals.clear(); }},
        {"map.open-door"_clause, "gloomhaven", R"("doors":[{"at":[1,0],"open":true}])", hero, "",
         moves("[[1,0]]"),
         [](RecordedStep& t) { t.tell("map.closed-door"_clause, event::DoorOpens{"C1", {1, 0}}); }},
        {"map.obstacle"_clause, "gloomhaven", R"("obstacles":[[1,0]])", flying_hero, "",
         moves("[[1,0],[2,0]]"), walks_over},
        {"card.water-only"_clause, "frosthaven", R"("water":[[0,0],[1,0]])",
         R"({"id":"C1","kind":"character","side":"party","at":[0,0],"waterOnly":true})", "",
         moves("[[1,0]]"), [](RecordedStep& t) { t.before.map.water.clear(); }},
        {"map.end-unoccupied"_clause, "gloomhaven", "",
         hero + R"(,{"id":"C2","kind":"character","side":"party","at":[1,0]})", "",
         moves("[[1,0],[2,0]]"),
         [](RecordedStep& t) { t.figure_before("C2").side = Side::monsters; }},
        {"map.linked-hexes"_clause, "frosthaven", R"("links":[[[0,0],[3,0]]])", hero, "",
         moves("[[3,0]]"), [](RecordedStep& t) { t.before.map.links.clear(); }},
        {"map.icy"_clause, "frosthaven", R"("icy":[[1,0]])", hero, "", moves("[[1,0]]"),
         [](RecordedStep& t) { t.events.pop_back(); }},
        {"move.jump"_clause, "gloomhaven", R"("traps":[[1,0]])", hero, "",
         moves("[[1,0],[2,0]]", R"(,"jump":true)"),
         [](RecordedStep& t) {
             t.events.insert(t.events.begin() + 1,
                             {"map.trap"_clause, event::TrapSprung{"C1", {1, 0}}});
         }},
        {"move.flying"_clause, "gloomhaven", R"("traps":[[1,0]])", flying_hero, "",
         moves("[[1,0]]"),
         [](RecordedStep& t) { t.tell("map.trap"_clause, event::TrapSprung{"C1", {1, 0}}); }},
        {"move.flying-lost"_clause, "gloomhaven", R"("obstacles":[[0,0]])", flying_hero, "",
         R"({"lose":{"figure":"C1","condition":"flying","to":[1,0]}})",
         [](RecordedStep& t) { t.drop<event::Damage>(); }},
        {"move.teleport"_clause, "frosthaven", "", figure_c1(R"("conditions":["immobilize"])"), "",
         R"({"teleport":{"figure":"C1","to":[1,0]}})",
         [](RecordedStep& t) {
             t.tell("map.icy"_clause, event::Move{"C1", {1, 0}, {2, 0}, MoveKind::slide});
         }},
        {"move.points"_clause, "gloomhaven", "", hero, "", moves("[[1,0]]"),
         [](RecordedStep& t) { move(t).from = {3, 1}; }},
    };
}

std::vector<Planted> planted_in_tiles() {
    const auto allowed = [](RecordedStep& t) { t.refusal.reset(); };
    const auto summons = [](const std::string& by, const std::string& at) {
        return R"({"summon":{"by":")" + by + R"(","figure":{"id":"N1","hp":2},"at":)" + at + "}}";
    };
    return {
        {"map.trap"_clause, "gloomhaven", R"("traps":[[1,0]])", hero, "", moves("[[1,0]]"),
         [](RecordedStep& t) { t.drop<event::TrapSprung>(); }},
        {"map.trap-damage"_clause, "gloomhaven", R"("traps":[[1,0]])", hero, "", moves("[[1,0]]"),
         [](RecordedStep& t) { t.event<event::Damage>().suffered = 2; }},
        {"map.hazardous"_clause, "frosthaven", R"("hazardous":[[1,0]])", hero, "", moves("[[1,0]]"),
         [](RecordedStep& t) { t.event<event::Damage>().suffered = 1; }},
        {"map.manipulate"_clause, "frosthaven", "", hero, "",
         R"({"tile":{"create":"trap","at":[0,0]}})", allowed},
        {"map.no-cutting-off"_clause, "frosthaven", R"("obstacles":[[2,0]])", hero, "",
         R"({"tile":{"create":"obstacle","at":[2,1]}})", allowed},
        {"summon.placement"_clause, "gloomhaven", "", hero + "," + imp, "", summons("C1", "[1,0]"),
         allowed},
        {"monster.summon"_clause, "gloomhaven", "", hero + "," + imp, "", summons("M1", "[0,0]"),
         allowed},
        {"map.empty-hex"_clause, "gloomhaven", "", hero, R"("loot":[[0,1]])",
         summons("C1", "[0,1]"), allowed},
    };
}

}  // namespace standee::verify
