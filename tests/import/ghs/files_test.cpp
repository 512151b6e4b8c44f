#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "files/monster_json.hpp"
#include "files/read_file.hpp"
#include "import/ghs/monster.hpp"
#include "import/ghs/report.hpp"
#include "play/round/round.hpp"
#include "tests/support/json_schema.hpp"

// The project's own files in this grammar, from reading them to a round played.

namespace standee::ghs {
namespace {

const std::string folder = std::string{STANDEE_SOURCE_DIR} + "/tests/import/ghs/files/";

std::vector<std::string> names() {
    std::vector<std::string> result;
    for (const auto& entry : std::filesystem::directory_iterator{folder + "monster"}) {
        result.push_back(entry.path().stem().string());
    }
    std::ranges::sort(result);
    return result;
}

MonsterSet imported(const std::string& name, const Setting& setting) {
    const Json monster = read_document(folder + "monster/" + name + ".json");
    const Json deck = read_document(folder + "deck/" + name + ".json");
    MonsterSet set = read_monster(monster, setting, Labels{});
    const auto specials = specials_of(monster, setting, Labels{});
    set.cards = read_deck(deck, setting, Labels{}, specials ? &*specials : nullptr).cards;
    return set;
}

std::vector<Hex> hexagon(int radius) {
    std::vector<Hex> hexes;
    for (int q = -radius; q <= radius; ++q) {
        for (int r = -radius; r <= radius; ++r) {
            if (std::abs(q + r) <= radius) {
                hexes.push_back({q, r});
            }
        }
    }
    return hexes;
}

Figure character(std::string id, Hex at, double initiative) {
    Figure figure;
    figure.id = std::move(id);
    figure.kind = Kind::character;
    figure.side = Side::party;
    figure.at = at;
    figure.initiative = Initiative{initiative, std::nullopt};
    figure.hp = figure.max_hp = 20;
    return figure;
}

/// Two figures of each stat card of the set against two characters, with this card.
Scene scene_with(const MonsterSet& set, const MonsterCard& card) {
    Scene scene;
    scene.edition = edition(set.edition);
    scene.level = set.resolved.level;
    scene.map.hexes = hexagon(4);
    scene.figures = {character("C1", {2, 1}, 10), character("C2", {-1, 1}, 60)};
    int column = 0;
    for (const auto* stat_card : {&set.normal, &set.elite, &set.boss}) {
        for (int i = 0; *stat_card && i < 2; ++i) {
            Figure figure = (*stat_card)->figure;
            figure.id = "M" + std::to_string(scene.figures.size());
            figure.side = Side::monsters;
            figure.at = {column, -2 * i};
            scene.figures.push_back(figure);
        }
        ++column;
    }
    scene.cards[set.name] = card;
    scene.elements.fill(ElementState::strong);
    return scene;
}

class GhsFiles : public ::testing::TestWithParam<std::string> {};

TEST_P(GhsFiles, AreWrittenAsTheSchemaSaysAndReadAgainTheSame) {
    standee::support::PublishedSchemas schemas;
    for (int level = 0; level <= 7; ++level) {
        for (const char* rank : {"", "normal", "elite"}) {
            Setting setting;
            setting.resolved.level = level;
            setting.rank = rank;
            const MonsterSet set = imported(GetParam(), setting);
            const Json json = write_monster_set(set);
            EXPECT_EQ(schemas.complaint("monster", json).value_or(""), "");
            EXPECT_TRUE(read_monster_set(json) == set);
        }
    }
    const AbilityDeck deck =
        read_deck(read_document(folder + "deck/" + GetParam() + ".json"), {}, Labels{});
    EXPECT_EQ(schemas.complaint("cards", write_ability_deck(deck)).value_or(""), "");
    EXPECT_TRUE(read_ability_deck(write_ability_deck(deck)) == deck);
}

TEST_P(GhsFiles, PlayARoundWithEachOfTheirCards) {
    for (int level = 0; level <= 7; ++level) {
        Setting setting;
        setting.resolved.level = level;
        const MonsterSet set = imported(GetParam(), setting);
        for (const MonsterCard& card : set.cards) {
            RoundOrders orders;
            orders.first_otherwise = true;
            orders.others_pass = true;
            Scene scene = scene_with(set, card);
            scene.monsters["rust-hound"] = imported("rust-hound", setting);  // whom one summons
            const RoundAnswer answer = play_round(seeded(std::move(scene), 5), orders);
            EXPECT_TRUE(std::holds_alternative<RoundOver>(answer.stop)) << card.id;
            EXPECT_FALSE(answer.events.empty());
        }
    }
}

TEST_P(GhsFiles, ComeToTheFixtureOfTheirName) {
    const std::string fixture =
        std::string{STANDEE_SOURCE_DIR} + "/fixtures/monsters/" + GetParam() + ".json";
    EXPECT_EQ(read_document(fixture).dump(), write_monster_set(imported(GetParam(), {})).dump());
}

std::string name_of_set(const ::testing::TestParamInfo<std::string>& param) {
    std::string name = param.param;
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(All, GhsFiles, ::testing::ValuesIn(names()), name_of_set);

TEST(GhsReport, CountsCardsAndTellsWhy) {
    Report report;
    for (const std::string& name : names()) {
        for (const char* kind : {"deck/", "monster/"}) {
            report.add(name, read_document(folder + kind + name + ".json"), {}, Labels{});
        }
    }
    EXPECT_EQ(report.cards(), 29);
    EXPECT_EQ(report.cards(Automation::special), 3);
    EXPECT_EQ(report.cards(Automation::partly), 2);
    EXPECT_EQ(report.fully(), 27);
    EXPECT_EQ(report.monsters.size(), 4U);
    const std::string words = words_of(report);
    EXPECT_NE(words.find("all                29     27       2\n"), std::string::npos) << words;
    EXPECT_NE(words.find("Fully automated: 27 of 29 cards (93.1 %)"), std::string::npos) << words;
    EXPECT_NE(words.find("the party resolves this: X is defined by the scenario"),
              std::string::npos);
    const Json json = write_report(report);
    EXPECT_EQ(json["full"], 27);
    EXPECT_EQ(json["decks"].size(), 4U);
}

TEST(GhsReport, SaysWhichCardsNeedTheMonstersFile) {
    const auto deck = [](const std::string& actions) {
        return parse_document(
            R"({"name":"d","edition":"fh","abilities":[{"cardId":1,"initiative":5,"actions":)" +
            actions + "}]}");
    };
    const std::string splits =
        R"([{"type":"summon","value":"monsterStandee","valueObject":[{"monster":{"name":"toad",
             "type":"normal","health":"H"}}],"subActions":[{"type":"custom",
             "value":"with H equal to the summoning Toad's current hit point value (limited by a normal Toad's maximum hit point value)."}]}])";
    Setting with_stats;
    with_stats.normal_health["toad"] = 6;
    for (const Setting& setting : {Setting{}, with_stats}) {
        Report report;
        report.add("d", deck(splits), setting, Labels{});
        EXPECT_EQ(report.cards(Automation::special), 1);
        EXPECT_EQ(report.fully(), 1);
        EXPECT_NE(words_of(report).find("Of these 1 needs the monster's own file"),
                  std::string::npos);
    }
    Report report;
    report.add("d", deck(R"([{"type":"shield","value":1}])"), with_stats, Labels{});
    EXPECT_EQ(report.cards(Automation::full), 1);
    report.add("e", deck(R"([{"type":"condition","value":"curse","subActions":[
                             {"type":"specialTarget","value":"enemiesRange:"}]}])"),
               with_stats, Labels{});
    EXPECT_EQ(report.cards(Automation::special), 1);
}

TEST(GhsReport, ReadsWhatStandsInAListAndNamesWhatIsNeither) {
    Report report;
    report.add("list", parse_document(R"([{"name":"a","abilities":[]},{"name":"b","stats":[]}])"),
               {}, Labels{});
    report.add("other", parse_document(R"({"name":"c","rooms":[]})"), {}, Labels{});
    EXPECT_EQ(report.decks.size(), 1U);
    ASSERT_EQ(report.others.size(), 2U);
    EXPECT_EQ(report.others[0].why, "a monster without a stat card");
    EXPECT_NE(report.others[1].why.find("neither a deck nor a monster"), std::string::npos);
    EXPECT_FALSE(report.others[1].bad);
}

}  // namespace
}  // namespace standee::ghs
