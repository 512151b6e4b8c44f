#include "import/ghs/editions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "import/ghs/setting.hpp"
#include "lib/edition.hpp"
#include "tests/support/errors.hpp"

namespace standee::ghs {
namespace {

using standee::support::error_of;
using ::testing::HasSubstr;

EditionId rules_of(const std::string& code, const ExtendedEditions& extended = {}) {
    Setting setting;
    setting.extended = extended;
    return edition_of(Json{{"edition", code}}, setting);
}

TEST(GhsEditions, HaveTheCodesOfTheData) {
    for (const Edition& known : known_editions()) {
        EXPECT_EQ(rules_of(std::string{known.short_name()}), known.id);
        EXPECT_EQ(rules_of(std::string{known.name()}), known.id);
    }
    EXPECT_EQ(rules_of("gh2e"), EditionId::gloomhaven_2);
    EXPECT_EQ(rulebook_of(rules_of("sits")), EditionId::frosthaven);
    EXPECT_EQ(rulebook_of(rules_of("toa")), EditionId::gloomhaven);
}

TEST(GhsEditions, ThatAreNotKnownAreAnErrorThatNamesTheOthers) {
    const Error error = error_of([] { rules_of("zzz"); });
    EXPECT_EQ(error.pointer, "/edition");
    EXPECT_THAT(error.sentence(), HasSubstr("\"zzz\""));
    EXPECT_THAT(error.sentence(), HasSubstr("gh, jotl, fh, gh2e"));
}

TEST(GhsEditions, ThatExtendAKnownOnePlayByItsRules) {
    ExtendedEditions extended;
    note_extended(Json{{"edition", "mine"}, {"extensions", {"nobody", "yours"}}}, extended);
    note_extended(Json{{"edition", "yours"}, {"extends", {"mine", "fh"}}}, extended);
    note_extended(Json{{"name", "a monster"}, {"edition", "other"}}, extended);
    EXPECT_EQ(rules_of("mine", extended), EditionId::frosthaven);
    error_of([&] { rules_of("other", extended); });
}

TEST(GhsEditions, AFileThatNamesNoneIsOfGloomhaven) {
    EXPECT_EQ(edition_of(Json::object(), {}), EditionId::gloomhaven);
}

}  // namespace
}  // namespace standee::ghs
