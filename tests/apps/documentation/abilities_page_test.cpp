#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "files/ability_json.hpp"
#include "files/document.hpp"
#include "files/monster_card_json.hpp"
#include "files/progress_json.hpp"
#include "files/values_json.hpp"
#include "tests/apps/documentation/pages.hpp"

// docs/abilities.md has an example of every ability and of every field of an ability. Each is
// played, and must do something.

namespace standee {
namespace {

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

/// "attack.range" for each field of a form that is written, and of the forms within it.
void expect_fields(const std::string& inside, const Form& form, std::set<std::string>& names) {
    for (const FieldForm& field : form.fields) {
        const bool is_new = names.insert(inside + "." + std::string{field.name}).second;
        if (is_new && field.value->form != nullptr) {
            const Form& inner = field.value->form();
            if (&inner == &active_bonus_form) {
                continue;  // the table of what a stat card says has its fields
            }
            const bool counts = inner.fields.front().name == "per";
            expect_fields(counts ? "count" : std::string{field.name}, inner, names);
        }
    }
}

TEST(AbilitiesPage, EveryFieldHasAnExample) {
    std::set<std::string> shown;
    for (const Json& example : examples_of_the_page()) {
        collect(example.contains("initiative") ? "card" : "abilities", example, shown);
    }
    std::set<std::string> expected;
    for (std::size_t i = 0; i < ability_names.size(); ++i) {
        const std::string name{ability_names.at(i)};
        const AbilityForm& ability = ability_forms()[i];
        expected.insert("abilities." + name);
        expect_fields(ability.in_line ? "abilities" : name, *ability.form, expected);
    }
    for (const Form& effect : effect_forms()) {
        expect_fields("effects", effect, expected);
    }
    expected.erase("effects.path");  // only a step chooses it
    expect_fields("card", monster_card_form, expected);
    expect_fields("text", party_text_form, expected);
    for (const std::string field : {"value", "points", "range", "targets", "effects"}) {
        if (shown.contains("push." + field) || shown.contains("pull." + field)) {
            expected.erase("push." + field);
            expected.erase("pull." + field);
        }
    }
    for (const std::string& name : expected) {
        EXPECT_TRUE(shown.contains(name)) << "docs/abilities.md has no example of " << name;
    }
}

}  // namespace
}  // namespace standee
