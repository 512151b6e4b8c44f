#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <functional>

#include "tests/apps/command.hpp"

namespace standee {
namespace {

using ::testing::HasSubstr;

/// What a saved game writes to a terminal if something happens between its first question and the
/// keys that are typed then.
std::string resumed(const std::string& saved, const std::function<void()>& meanwhile,
                    const std::string& keys) {
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) {
        setenv("TERM", "dumb", 1);
        execl(STANDEE_COMMAND, STANDEE_COMMAND, "game", "resume", saved.c_str(), nullptr);
        _exit(127);
    }
    std::string shown;
    std::array<char, 4096> bytes{};
    bool typed = false;
    while (true) {
        const ssize_t count = read(terminal, bytes.data(), bytes.size());
        if (count <= 0) {
            break;
        }
        shown.append(bytes.data(), static_cast<std::size_t>(count));
        if (!typed && shown.find("initiative of Brute> ") != std::string::npos) {
            meanwhile();
            typed = write(terminal, keys.data(), keys.size()) > 0;
        }
    }
    close(terminal);
    waitpid(child, nullptr, 0);
    return shown;
}

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
    const std::string shown = resumed(
        saved,
        [&] {
            EXPECT_EQ(run_standee({"game", "resume", saved}, "30\n").status, 0);
            of_the_other = text_of(saved);
        },
        "20\rstatus\rquit\r");
    EXPECT_THAT(shown, HasSubstr("program has changed. Needed: a new start with that file."));
    EXPECT_THAT(shown, HasSubstr("Round 1.")) << "questions are still answered";
    EXPECT_EQ(shown.find("Brute acts at 20."), std::string::npos) << shown;
    EXPECT_EQ(text_of(saved), of_the_other);
}

TEST(TwoTerminals, AFileThatIsGoneIsWrittenAgain) {
    const TemporaryFolder folder;
    const std::string saved = begin_a_game(folder);
    const std::string shown = resumed(saved, [&] { std::filesystem::remove(saved); }, "20\rquit\r");
    EXPECT_THAT(shown, HasSubstr("Brute acts at 20."));
    EXPECT_THAT(text_of(saved), HasSubstr(R"("journal":["20"])"));
}

}  // namespace
}  // namespace standee
