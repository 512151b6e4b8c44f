#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/apps/command.hpp"
#include "tests/apps/terminal.hpp"

namespace standee {
namespace {

using ::testing::HasSubstr;

std::string begin_a_game(const TemporaryFolder& folder) {
    const std::string saved = folder.path("saved.json");
    const Ran begun =
        run_standee({"game", "new", project_file("examples/game/cellar.json"), "--monsters",
                     project_file("fixtures/monsters"), "--save", saved});
    EXPECT_EQ(begun.status, 0) << begun.err;
    return saved;
}

TEST(TwoTerminals, TheSecondOverwritesNothing) {
    const TemporaryFolder folder;
    const std::string saved = begin_a_game(folder);
    std::string of_the_other;
    const std::string shown =
        typed_at_a_terminal({"game", "resume", saved}, "20\rstatus\rquit\r", [&] {
            EXPECT_EQ(run_standee({"game", "resume", saved}, "30\n").status, 0);
            of_the_other = text_of(saved);
        });
    EXPECT_THAT(shown, HasSubstr("program has changed. Needed: a new start with that file."));
    EXPECT_THAT(shown, HasSubstr("Round 1.")) << "questions are still answered";
    EXPECT_EQ(shown.find("Brute acts at 20."), std::string::npos) << shown;
    EXPECT_EQ(text_of(saved), of_the_other);
}

TEST(TwoTerminals, AFileThatIsGoneIsWrittenAgain) {
    const TemporaryFolder folder;
    const std::string saved = begin_a_game(folder);
    const std::string shown = typed_at_a_terminal({"game", "resume", saved}, "20\rquit\r",
                                                  [&] { std::filesystem::remove(saved); });
    EXPECT_THAT(shown, HasSubstr("Brute acts at 20."));
    EXPECT_THAT(text_of(saved), HasSubstr(R"("journal":["20"])"));
}

}  // namespace
}  // namespace standee
