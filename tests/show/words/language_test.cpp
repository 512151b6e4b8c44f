#include "show/words/language.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "api/call.hpp"
#include "files/document.hpp"
#include "lib/clause.hpp"
#include "tests/support/fixture_files.hpp"

namespace standee {
namespace {

std::string german(std::string_view english) { return in_language(english, Language::german); }

TEST(GermanWords, AreEnglishInEnglish) {
    EXPECT_EQ(in_language("it need not move", Language::english), "it need not move");
}

TEST(GermanWords, HaveNamesAndNumbersWhereGermanWantsThem) {
    EXPECT_EQ(german("of those, C1 is nearest, at range 2"),
              "Von diesen ist C1 am nächsten, in Reichweite 2");
    EXPECT_EQ(german("it could attack C1 or S for 0 movement points, C2 for 1 movement point, B "
                     "from no hex"),
              "Angreifen könnte sie C1 oder S für 0 Bewegungspunkte, C2 für 1 Bewegungspunkt, B "
              "von keinem Feld aus");
    EXPECT_EQ(german("for C1, it need not move"), "Für C1: Sie muss sich nicht bewegen");
    EXPECT_EQ(
        german("step 0 is refused: /steps/0: found \"A\" at range 2, expected a target within "
               "range 1 [range.count]"),
        "Schritt 0 wird abgelehnt: /steps/0: gefunden \"A\" in Reichweite 2, erwartet ein "
        "Ziel in Reichweite 1 [range.count]");
    EXPECT_EQ(german("A cannot end its move in [2,0]: an obstacle lies there"),
              "A kann die Bewegung nicht auf [2,0] beenden: Dort liegt ein Hindernis");
}

TEST(GermanWords, LeaveInEnglishWhatHasNoPhrase) {
    EXPECT_EQ(german("a sentence of nobody"), "a sentence of nobody");
}

TEST(GermanWords, UseEveryPlaceOfTheirEnglish) {
    for (const auto phrases :
         {german_phrases(), german_game_phrases(), german_card_phrases(), german_card_parts()}) {
        for (const Phrase& phrase : phrases) {
            for (char place = '0'; place <= '9'; ++place) {
                const std::string name{'{', place};
                EXPECT_EQ(phrase.english.find(name) == std::string_view::npos,
                          phrase.other.find(name) == std::string_view::npos)
                    << phrase.english;
            }
        }
    }
}

TEST(GermanWords, OfAGameLeaveWhatScenariosAndCardsSay) {
    const auto german_game = [](std::string_view english) {
        return game_in_language(english, Language::german);
    };
    EXPECT_EQ(german_game("The round is over. To win: Kill the king and all his men."),
              "Die Runde ist vorbei. Ziel: Kill the king and all his men.");
    EXPECT_EQ(german_game("hound acts at 72 (card 6): Move -2, jump. Consume fire to Attack +2, "
                          "melee area of 2 hexes, else Attack +0, 2 targets, poison. Nobody and "
                          "nothing moves."),
              "hound handelt bei 72 (Karte 6): Bewegung -2, Sprung. Verbraucht Feuer: Angriff +2, "
              "Nahkampffläche von 2 Feldern, sonst Angriff +0, 2 Ziele, Gift. Nobody and nothing "
              "moves.");
}

TEST(GermanClauses, AreThereForEveryClause) {
    for (const std::string_view id : clause_ids) {
        EXPECT_FALSE(german_clause(id).empty()) << id;
    }
}

/// What an answer says to players, by its fields.
void collect(const Json& value, std::set<std::string>& says) {
    if (value.is_object() && value.contains("says") && value.contains("clause")) {
        says.insert(value["says"].get<std::string>());
    }
    if (value.is_structured()) {
        for (const Json& part : value) {
            collect(part, says);
        }
    }
}

TEST(GermanWords, AreThereForEveryReasonOfTheTurnsOfTheFixtures) {
    std::set<std::string> says;
    std::size_t answered = 0;
    for (const std::string& path : support::fixture_files("turns")) {
        std::ifstream file{path};
        const std::string answer =
            api::call("turn", std::string{std::istreambuf_iterator<char>{file}, {}});
        for (const Json& line : parse_documents(answer)) {
            ++answered;
            collect(line, says);
        }
    }
    EXPECT_GT(answered, 300U);
    std::vector<std::string> english;
    std::ranges::copy_if(says, std::back_inserter(english),
                         [](const std::string& one) { return german(one) == one; });
    EXPECT_EQ(english, std::vector<std::string>{});
}

TEST(Language, IsAnOptionOfEveryMethod) {
    const std::string scene =
        R"({"format":"scene/1","edition":"frosthaven","map":{"hexes":[[0,0],[1,0]]},"figures":[)"
        R"({"id":"A","kind":"monster","side":"monsters","at":[0,0],"initiative":9},)"
        R"({"id":"C","kind":"character","side":"party","at":[1,0],"initiative":20}],)"
        R"("turn":{"figure":"A","abilities":[{"attack":{"value":2}}]}})";
    const std::string english = api::call("turn", R"({"input":)" + scene + "}");
    EXPECT_EQ(api::call("turn", R"({"input":)" + scene + R"(,"options":{"language":"en"}})"),
              english);
    const std::string translated =
        api::call("turn", R"({"input":)" + scene + R"(,"options":{"language":"de"}})");
    EXPECT_NE(translated.find("Bewegungspunkte"), std::string::npos) << translated;
    EXPECT_EQ(translated.find("movement points"), std::string::npos) << translated;
    EXPECT_NE(api::call("turn", R"({"input":)" + scene + R"(,"options":{"language":"fr"}})")
                  .find("a language: en or de"),
              std::string::npos);
    EXPECT_NE(api::call("clauses", R"({"options":{"ids":["condition.muddle"],"language":"de"}})")
                  .find("Nachteil bei allen"),
              std::string::npos);
}

}  // namespace
}  // namespace standee
