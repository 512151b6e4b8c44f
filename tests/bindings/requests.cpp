#include <algorithm>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "api/call.hpp"
#include "api/sessions.hpp"
#include "files/fixture_editions.hpp"
#include "files/fixture_json.hpp"
#include "files/monster_json.hpp"
#include "files/read_file.hpp"
#include "lib/edition.hpp"
#include "verify/generate/random_play.hpp"
#include "verify/generate/random_round.hpp"
#include "verify/generate/random_scene.hpp"
#include "verify/shrink/document.hpp"

// Prints requests and their answers, for every way of calling the engine to be compared with:
//
//     METHOD
//     the request, in one line
//     how many lines the answer has
//     these lines
//
// usage: binding_requests FIXTURES COUNT: every fixture in the folder, COUNT cases drawn, and
// imports

namespace standee {
namespace {

void print(std::string_view method, const std::string& request, const std::string& answer) {
    std::cout << method << '\n'
              << request << '\n'
              << std::ranges::count(answer, '\n') << '\n'
              << answer;
}

void print(std::string_view method, const std::string& request) {
    print(method, request, api::call(method, request));
}

std::string_view method_of(const Json& document) {
    if (is_monster_data(document)) {
        return "check";
    }
    switch (read_fixture(document).form) {
        case FixtureForm::turn: return "turn";
        case FixtureForm::play: return "play";
        case FixtureForm::round: return "round";
        case FixtureForm::dispute: return "rule";
    }
    return "";
}

void print_fixtures(const std::string& folder) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path().string());
        }
    }
    std::ranges::sort(files);
    for (const std::string& file : files) {
        for (const Json& document : parse_documents(read_text(file))) {
            print("check", document.dump());  // all editions at once
            for (const NamedDocument& one : in_each_edition("-", document)) {
                print(method_of(one.document.json()), one.document.json().dump());
            }
        }
    }
}

void print_drawn(std::uint64_t count) {
    for (std::uint64_t i = 0; i < count; ++i) {
        generate::GeneratorOptions options;
        options.edition = printed_editions()[i % all_editions.size()];
        const verify::Case turn{generate::random_scene(i, options)};
        switch (i % 4) {
            case 0: print("play", verify::write_case(generate::random_play(i)).dump()); break;
            case 1:
                print("round", verify::write_case(generate::random_round_case(i)).dump());
                break;
            default: print("turn", verify::write_case(turn).dump()); break;
        }
    }
}

void print_import(const Json& input, Json options) {
    print("import", Json{{"input", input}, {"options", std::move(options)}}.dump());
}

/// What the importers' own tests read, and what they write and refuse.
void print_imports(const std::string& tests) {
    const auto file = [&](const std::string& name) { return read_document(tests + name); };
    for (const char* const name : {"marsh-slinger", "mire-king", "lantern-wraith", "rust-hound"}) {
        const Json monster = file("ghs/files/monster/" + std::string{name} + ".json");
        const Json deck = file("ghs/files/deck/" + std::string{name} + ".json");
        for (const int level : {0, 3, 7}) {
            print_import(monster, {{"from", "ghs"}, {"level", level}});
            print_import(monster, {{"from", "ghs"}, {"level", level}, {"deck", deck}});
        }
    }
    const Json ambush = file("mover/files/ambush.json");
    const std::string link = api::call(
        "import", Json{{"input", ambush}, {"options", {{"from", "mover"}, {"link", true}}}}.dump());
    print_import(ambush, {{"from", "mover"}, {"link", true}});
    print_import(ambush, {{"from", "mover"}, {"link", true}, {"drop", true}});
    print_import(Json::parse(link).value("link", ""), {{"from", "mover"}});
    print_import("nonsense!", {{"from", "mover"}});
    const Json scenario = file("vgb/files/flooded-cellar.json");
    Json options{{"from", "vgb"}, {"reveal", {"all"}}, {"players", 3}, {"character", {"Brute:15"}}};
    print_import(scenario, options);
    options["tiles"] = file("vgb/files/tiles.json");
    print_import(scenario, options);
    print_import(file("vgb/files/flooded-cellar-state.json"),
                 {{"from", "vgb"}, {"tiles", options["tiles"]}, {"scenario", scenario}});
    print_import(scenario, {{"from", "chess"}});
}

/// The turns of each monster in drawn rounds, and the scene after their events.
void print_turns_of_monsters(std::uint64_t count) {
    for (std::uint64_t i = 0; i < count; ++i) {
        const Json round = verify::write_case(generate::random_round_case(i));
        for (const Json& figure : round["scene"]["figures"]) {
            if (figure["kind"] != "monster") {
                continue;
            }
            const Json options{{"figure", figure["id"]}, {"first", true}, {"brief", true}};
            const std::string request =
                Json{{"input", round["scene"]}, {"options", options}}.dump();
            print("act", request);
            Json applied{{"scene", round["scene"]}, {"events", Json::array()}};
            for (const Json& line : parse_documents(api::call("act", request))) {
                if (line.contains("event")) {
                    applied["events"].push_back(line);
                }
            }
            print("apply", applied.dump());
        }
    }
}

/// Where a character is safe, and whom it sees, on the boards of drawn rounds.
void print_views(std::uint64_t count) {
    for (std::uint64_t i = 0; i < count; ++i) {
        const Json scene = verify::write_case(generate::random_round_case(i))["scene"];
        const auto first = [&](std::string_view kind) {
            const Json& figures = scene["figures"];
            const auto found = std::ranges::find(figures, kind, [](const Json& figure) {
                return figure["kind"].get<std::string>();
            });
            return found == figures.end() ? Json{} : (*found)["id"];
        };
        if (first("character").is_null() || first("monster").is_null()) {
            continue;
        }
        const Json threat{{"figure", first("character")}, {"move", 3}, {"words", i % 2 == 0}};
        print("threat", Json{{"input", scene}, {"options", threat}}.dump());
        const Json sight{{"from", first("character")}, {"to", first("monster")}};
        print("sight", Json{{"input", scene}, {"options", sight}}.dump());
    }
}

/// A game and how it goes on after a reload: whoever calls has to ask these in order.
void print_game() {
    api::Sessions games;
    const auto ask = [&](const std::string& method, const Json& request) {
        const std::string answer = games.call("session." + method, request.dump());
        print("session." + method, request.dump(), answer);
        return Json::parse(answer);
    };
    Json scenario = read_document(STANDEE_SOURCE_DIR "/examples/game/cellar.json");
    for (const char* const set : {"rust-hound", "marsh-slinger"}) {
        scenario["scene"]["monsters"][set] =
            read_document(STANDEE_SOURCE_DIR "/fixtures/monsters/" + std::string{set} + ".json");
    }
    Json waiting = ask("new", {{"input", scenario}, {"seed", 7}})["waiting"];
    constexpr int commands = 60;
    for (int i = 0; i < commands && waiting["for"] != "over"; ++i) {
        const Json& answers = waiting["answers"];
        const bool chosen = waiting["for"] == "choice" || waiting["for"] == "draw";
        const Json& answer = answers[chosen ? static_cast<std::size_t>(i) % answers.size() : 0];
        const bool typed = i % 2 == 0 || !answer.contains("json");
        const bool only_to_give_up = answers.size() == 1 && answer.at("command") == "exhaust";
        const Json command = only_to_give_up && i < commands / 2
                                 ? Json(std::to_string(20 + i))
                                 : answer[typed ? "command" : "json"];
        waiting = ask("command",
                      {{"session", "1"}, {"command", command}, {"boards", i % 3 == 0}})["waiting"];
        if (i % 10 == 0) {
            ask("command", {{"session", "1"}, {"command", "nonsense"}});
            ask("undo", {{"session", "1"}, {"count", 2}});
            waiting = ask("redo", {{"session", "1"}, {"count", 2}})["waiting"];
        }
    }
    const Json state = ask("state", {{"session", "1"}});
    ask("history", {{"session", "1"}, {"first", 2}, {"count", 9}, {"boards", true}});
    for (const Json& figure : state["scene"]["figures"]) {
        ask("reach", {{"session", "1"}, {"figure", figure["id"]}, {"points", 3}});
        ask("why", {{"session", "1"}, {"figure", figure["id"]}, {"words", true}});
        ask("why", {{"session", "1"}, {"figure", figure["id"]}, {"whyNot", "Tinkerer"}});
    }
    ask("why", {{"session", "1"}});
    ask("command", {{"session", "1"}, {"command", 5}});
    ask("load", {{"input", ask("save", {{"session", "1"}})}});
    ask("command", {{"session", "2"}, {"command", "undo"}, {"words", true}});
    ask("close", {{"session", "2"}});
    ask("state", {{"session", "2"}});
}

/// A monster passes an invisible character, which Gloomhaven forbids, and ends there, which both
/// editions forbid.
void print_editions() {
    for (const char* const path : {"[[1,0],[2,0]]", "[[1,0]]"}) {
        const Json play = Json::parse(R"({
            "editions":["gloomhaven","frosthaven"],
            "scene":{"format":"scene/1","edition":"gloomhaven",
                "map":{"hexes":[[0,0],[1,0],[2,0]]},
                "figures":[{"id":"M","kind":"monster","side":"monsters","at":[0,0]},
                    {"id":"C","kind":"character","side":"party","at":[1,0],
                     "conditions":["invisible"]}]},
            "steps":[{"move":{"figure":"M","path":)" +
                                      std::string{path} + "}}]}");
        print("play", play.dump());
    }
}

/// Texts and numbers that are hard to write: in answers, in errors and in a game.
void print_texts() {
    const Json scene =
        Json::parse(R"({"format":"scene/1","edition":"frosthaven","map":{"hexes":[[0,0],[1,0]]},
        "figures":[{"id":"M","kind":"monster","side":"monsters","at":[0,0]}]})");
    std::string controls;
    for (char c = 1; c < ' '; ++c) {
        controls += c;
    }
    const Json texts{controls + '\0' + "\x7f\"\\/", "\u00fc \u2028\u2029 \U0001f600 \ufeff\uffff",
                     ""};
    const Json numbers{1e300, -1.5e-300, 0.1, -0.0, 123456789.123, 1e21, 18446744073709551615U, -1};
    for (const Json& app : {texts, numbers, Json{{controls, texts}}, Json(false)}) {
        Json kept = scene;
        kept["app"] = app;
        kept["figures"][0]["app"] = app;
        print("show", kept.dump());
        print("play", Json{{"scene", kept}, {"steps", Json::array()}}.dump());
    }
    for (const Json& text : texts) {
        Json renamed = scene;
        renamed["figures"][0]["id"] = text;
        print("show", renamed.dump());
        print("sight", Json{{"input", scene}, {"options", {{"from", text}, {"to", "M"}}}}.dump());
        Json unknown = scene;
        unknown[text.get<std::string>()] = 1;
        print("show", unknown.dump());
    }
}

/// What is wrong in different places.
void print_bad() {
    for (const char* const request :
         {"", "{}", "[]", "nonsense", "{\"input\":1}", "{\"input\":{},\"options\":{\"wish\":1}}",
          R"({"format":"scene/1","edition":"chess"})"}) {
        print("turn", request);
        print("sight", request);
    }
    print("wish", "{}");
    print("wish\x01\x1f", "{}");
    print("version", "");
    print("rules", "");
    print("clauses", R"({"options":{"page":"frosthaven:41"}})");
}

}  // namespace
}  // namespace standee

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() != 2) {
        std::cerr << "usage: binding_requests FIXTURES COUNT\n";
        return 2;
    }
    standee::print_fixtures(arguments[0]);
    standee::print_drawn(std::stoull(arguments[1]));
    standee::print_imports(STANDEE_SOURCE_DIR "/tests/import/");
    standee::print_turns_of_monsters(100);
    standee::print_views(60);
    standee::print_game();
    standee::print_editions();
    standee::print_texts();
    standee::print_bad();
}
