#include "play/option_choice.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace standee {
namespace {

/// What is wrong with a decision that names a target, where the options of a turn have these.
UnfitDecision unfit(const std::string& target, const std::vector<std::string>& options) {
    event::Choice choice{ChoiceKind::turn, "A", {}, 0};
    for (const std::string& of : options) {
        event::Option option;
        if (!of.empty()) {
            option.targets = {of};
        }
        choice.options.push_back(option);
    }
    event::Option wanted;
    wanted.targets = {target};
    return std::get<UnfitDecision>(option_meant(wanted, choice));
}

TEST(OptionMeant, ThatNoOptionHasIsAnsweredWithWhatTheyHaveEachOnce) {
    const UnfitDecision two = unfit("C3", {"C1", "", "C2", "C1"});
    EXPECT_EQ(two.found, R"(targets ["C3"])");
    EXPECT_EQ(two.expected,
              R"(one of the 4 options of a turn for A, with targets ["C1"] or ["C2"])");
    EXPECT_EQ(unfit("C3", {"", ""}).expected,
              "one of the 2 options of a turn for A, which have no targets");
}

TEST(OptionMeant, ThatOnlySeveralOptionsHaveBetweenThemIsAnsweredWithAllOfIt) {
    event::Choice choice{ChoiceKind::turn, "A", {}, 0};
    for (const auto& [end, target] : {std::pair{Hex{0, 0}, "C1"}, std::pair{Hex{1, 0}, "C2"}}) {
        event::Option& option = choice.options.emplace_back();
        option.end = end;
        option.targets = {target};
    }
    event::Option wanted;
    wanted.end = Hex{0, 0};
    wanted.targets = {"C2"};
    const auto unfit = std::get<UnfitDecision>(option_meant(wanted, choice));
    EXPECT_EQ(unfit.found, R"(end [0,0] with targets ["C2"])");
    EXPECT_EQ(unfit.expected, "one of the 2 options of a turn for A");
}

}  // namespace
}  // namespace standee
