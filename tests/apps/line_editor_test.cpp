#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

#include "tests/apps/command.hpp"

namespace standee {
namespace {

/// What a game writes to a terminal where these keys are typed.
std::string typed_at_a_terminal(const std::vector<std::string>& arguments,
                                const std::string& keys) {
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) {
        setenv("TERM", "xterm", 1);
        std::vector<char*> words;
        std::string command = STANDEE_COMMAND;
        words.push_back(command.data());
        std::vector<std::string> copies = arguments;
        for (std::string& word : copies) {
            words.push_back(word.data());
        }
        words.push_back(nullptr);
        execv(command.c_str(), words.data());
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
        if (!typed && shown.find("> ") != std::string::npos) {
            typed = write(terminal, keys.data(), keys.size()) > 0;
        }
    }
    close(terminal);
    waitpid(child, nullptr, 0);
    return shown;
}

TEST(LineEditor, CompletesBringsBackAndErasesAtATerminal) {
    const std::string shown =
        typed_at_a_terminal({"round", "-i", project_file("examples/game/cellar.json"), "--monsters",
                             project_file("fixtures/monsters")},
                            "20\r"  // the initiative of Brute
                            "99\x7f\x7f"
                            "45\r"       // erased, and typed again
                            "car\t 3\r"  // Tab
                            "nonsense\x15"
                            "end\r"                 // Ctrl-U
                            "\x1b[A\x1b[A\x1b[B\r"  // up, up, down: end
                            "\x03");                // Ctrl-C
    EXPECT_NE(shown.find("Brute acts at 20."), std::string::npos) << shown;
    EXPECT_NE(shown.find("Tinkerer acts at 45."), std::string::npos) << shown;
    EXPECT_NE(shown.find("rust-hound acts at 26 (card 3): Move +0. Attack +0."), std::string::npos)
        << shown;
    EXPECT_NE(shown.find("hound-1's turn"), std::string::npos) << shown;
}

}  // namespace
}  // namespace standee
