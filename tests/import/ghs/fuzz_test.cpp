#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "files/monster_json.hpp"
#include "files/read_file.hpp"
#include "import/ghs/monster.hpp"
#include "import/ghs/report.hpp"
#include "lib/error.hpp"
#include "tests/support/json_places.hpp"

// Files that someone has broken: whatever stands there, it is read or it is one InputError, and
// what was read can be written, read again and reported.

namespace standee::ghs {
namespace {

std::vector<std::string> texts() {
    std::vector<std::string> result;
    const std::string folder = std::string{STANDEE_SOURCE_DIR} + "/tests/import/ghs/files";
    for (const auto& entry : std::filesystem::recursive_directory_iterator{folder}) {
        if (entry.is_regular_file()) {
            result.push_back(read_text(entry.path().string()));
        }
    }
    std::ranges::sort(result);
    return result;
}

const std::vector<std::string>& files() {
    static const std::vector<std::string> all = texts();
    return all;
}

Json any_value() {
    static const std::vector<std::string> values{
        "null",
        "true",
        "0",
        "-1",
        "7",
        "1.5",
        "1e300",
        "99999999999999999999",
        R"("")",
        R"("x")",
        R"("[C+2]")",
        R"("((((")",
        R"("all")",
        R"("self")",
        R"("attack")",
        R"("move")",
        R"("element")",
        R"("minus")",
        R"("add")",
        R"("monsterType")",
        R"("elite")",
        R"("grant")",
        R"("special")",
        R"json("(0,0,active)|(1,0,target)")json",
        R"("enemyOneAll")",
        R"("\u0000\u001b")",
        "[]",
        "{}",
        "[[]]",
        R"([{"type":"attack","value":1}])",
        R"({"type":"special","value":1})",
        R"([{"type":"box","subActions":[{"type":"condition","value":"bless"}]}])"};
    return Json::parse(values[*rc::gen::inRange<std::size_t>(0, values.size())]);
}

/// The document with one value swapped, taken away, doubled, or put in the place of another.
Json changed(Json json) {
    const std::vector<Json::json_pointer> places = support::places_of(json);
    const auto any_place = [&] { return places[*rc::gen::inRange<std::size_t>(0, places.size())]; };
    const auto place = any_place();
    Json& value = json.at(place);
    switch (*rc::gen::inRange(0, 4)) {
        case 0:
            if (value.is_structured() && !value.empty()) {
                const auto i = *rc::gen::inRange(0, static_cast<int>(value.size()));
                value.erase(std::next(value.begin(), i));
            }
            break;
        case 1: {
            Json other = json.at(any_place());
            json.at(place) = std::move(other);
            break;
        }
        case 2:
            if (value.is_array() && !value.empty()) {
                Json twice = value.front();
                value.push_back(std::move(twice));
            }
            break;
        default: value = any_value();
    }
    return json;
}

/// Reads the document as all that it may be.
void read_as_anything(const Json& json) {
    Setting setting;
    setting.resolved = {*rc::gen::inRange(0, 8), *rc::gen::inRange(2, 5)};
    const std::vector<std::string> ranks{"", "normal", "elite"};
    setting.rank = ranks[*rc::gen::inRange<std::size_t>(0, ranks.size())];
    Report report;
    report.add("file", json, setting, Labels{json});
    RC_ASSERT(!words_of(report).empty());
    RC_ASSERT(!write_report(report).dump().empty());
    try {
        const AbilityDeck deck = read_deck(json, setting, Labels{});
        RC_ASSERT((read_ability_deck(write_ability_deck(deck)) == deck));
    } catch (const InputError& error) {
        RC_ASSERT((!is_deck(json) || error.error().pointer == "/edition"));
        RC_ASSERT(!error.error().sentence().empty());
    }
    try {
        const auto specials = specials_of(json, setting, Labels{});
        const MonsterSet set = read_monster(json, setting, Labels{});
        RC_ASSERT((read_monster_set(write_monster_set(set)) == set));
    } catch (const InputError& error) {
        RC_ASSERT(!error.error().sentence().empty());
    }
}

RC_GTEST_PROP(GhsFuzz, AnythingPutInThePlaceOfAnythingIsReadOrOneError, ()) {
    Json json = parse_document(files()[*rc::gen::inRange<std::size_t>(0, files().size())]);
    const int changes = *rc::gen::inRange(1, 6);
    for (int i = 0; i < changes; ++i) {
        json = changed(std::move(json));
    }
    read_as_anything(json);
}

RC_GTEST_PROP(GhsFuzz, ATextCutOffOrGarbledIsReadOrOneError, ()) {
    std::string text = files()[*rc::gen::inRange<std::size_t>(0, files().size())];
    if (*rc::gen::inRange(0, 2) == 0) {
        text.resize(*rc::gen::inRange<std::size_t>(0, text.size()));
    } else {
        text[*rc::gen::inRange<std::size_t>(0, text.size())] =
            static_cast<char>(*rc::gen::inRange(0, 256));
    }
    try {
        read_as_anything(parse_document(text));
    } catch (const InputError& error) {
        RC_ASSERT(!error.error().sentence().empty());
    }
}

}  // namespace
}  // namespace standee::ghs
