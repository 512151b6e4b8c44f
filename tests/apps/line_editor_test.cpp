#include <gtest/gtest.h>

#include "tests/apps/command.hpp"
#include "tests/apps/terminal.hpp"

namespace standee {
namespace {

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
