#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <span>
#include <sstream>

#include "files/document.hpp"
#include "files/fields.hpp"
#include "tests/apps/documentation/pages.hpp"

// docs/abilities.md has an example of every ability and of every field of an ability. Each is
// played, and must do something.

namespace standee {
namespace {

using Names = std::span<const std::string_view>;

std::vector<Json> examples_of_the_page() {
    std::vector<Json> found;
    for (const Block& block : blocks_of("docs/abilities.md")) {
        std::istringstream lines(block.text);
        for (std::string line; block.language == "json" && std::getline(lines, line);) {
            found.push_back(Json::parse(line));
        }
    }
    return found;
}

/// "attack.range" for each field inside a field; lists are looked through.
void collect(const std::string& inside, const Json& json, std::set<std::string>& names) {
    if (json.is_array()) {
        for (const Json& item : json) {
            collect(inside, item, names);
        }
    } else if (json.is_object()) {
        for (const auto& [field, value] : json.items()) {
            names.insert((json.contains("per") ? "count" : inside) + "." + field);
            collect(field, value, names);
        }
    }
}

/// A wolf between an ally and two enemies; its enemy `C1` stands at `at`.
Json arena(const Json& at) {
    Json scene = Json::parse(text_of(project_file("tests/apps/documentation/arena.json")));
    for (Json& figure : scene["figures"]) {
        if (figure["id"] == "C1") {
            figure["at"] = at;
        }
    }
    return scene;
}

/// The kinds of events of an answer that are more than a turn's frame.
std::vector<std::string> deeds(const std::string& answer) {
    std::vector<std::string> found;
    const Json whole = Json::parse(answer);
    for (const Json& event : whole["events"]) {
        const std::string kind = event["event"];
        if (kind != "startTurn" && kind != "endTurn" && kind != "plan") {
            found.push_back(kind);
        }
    }
    return found;
}

/// What the wolf does; the command must accept it.
std::vector<std::string> played(const Json& abilities, const Json& enemy_at) {
    const Json step{{"turn", {{"figure", "M"}, {"abilities", abilities}}}};
    const Json play{{"scene", arena(enemy_at)}, {"steps", {step}}};
    const Ran ran = run_standee({"play", "-", "--json"}, play.dump());
    EXPECT_EQ(ran.status, 0) << ran.err;
    return ran.status == 0 ? deeds(ran.out) : std::vector<std::string>{};
}

TEST(AbilitiesPage, EveryExampleDoesSomething) {
    const Json adjacent{3, 0};
    const Json apart{3, 1};
    for (const Json& example : examples_of_the_page()) {
        if (example.contains("initiative")) {
            continue;  // a card: the next test
        }
        const Json abilities = example.is_array() ? example : Json::array({example});
        EXPECT_TRUE(!played(abilities, adjacent).empty() || !played(abilities, apart).empty())
            << example << " does nothing";
    }
}

TEST(AbilitiesPage, ACardStopsTheRoundForItsTexts) {
    int cards = 0;
    for (const Json& example : examples_of_the_page()) {
        if (!example.contains("initiative")) {
            continue;
        }
        ++cards;
        Json scene = arena({3, 0});
        scene["cards"] = {{"Wolf", example}};
        const Ran ran = run_standee({"round", "-", "--json"}, scene.dump());
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_THAT(ran.out, ::testing::HasSubstr(R"("stop":"party")"));
    }
    EXPECT_GT(cards, 0);
}

TEST(AbilitiesPage, EveryFieldHasAnExample) {
    std::set<std::string> shown;
    for (const Json& example : examples_of_the_page()) {
        collect(example.contains("initiative") ? "card" : "abilities", example, shown);
    }
    const std::vector<std::pair<std::string, Names>> forms{
        {"abilities", fields::abilities},
        {"abilities", fields::consume},
        {"abilities", fields::rank},
        {"abilities", fields::if_ability},
        {"move", fields::move},
        {"teleport", fields::teleport},
        {"attack", fields::attack},
        {"area", fields::area},
        {"adds", fields::add},
        {"if", fields::add_if},
        {"if", fields::if_condition},
        {"heal", fields::heal},
        {"shield", fields::shield},
        {"retaliate", fields::retaliate_ability},
        {"condition", fields::condition},
        {"damage", fields::damage},
        {"damage", fields::damage_effect},
        {"effects", fields::effect_of_damage},
        {"effects", fields::infuse_effect},
        {"loot", fields::loot},
        {"summon", fields::summon},
        {"grant", fields::grant},
        {"focus", fields::focus},
        {"create", fields::create},
        {"bonus", fields::bonus_ability},
        {"kill", fields::kill},
        {"count", fields::count},
        {"card", fields::monster_card},
        {"text", fields::party_text},
    };
    for (const auto& [inside, names] : forms) {
        for (const std::string_view name : names) {
            EXPECT_TRUE(shown.contains(inside + "." + std::string{name}))
                << "docs/abilities.md has no example of " << name << " in " << inside;
        }
    }
    for (const std::string_view name : fields::push_or_pull) {
        EXPECT_TRUE(shown.contains("push." + std::string{name}) ||
                    shown.contains("pull." + std::string{name}))
            << "docs/abilities.md has no example of " << name << " in push or pull";
    }
}

}  // namespace
}  // namespace standee
