#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <set>
#include <string>

#include "tests/planted/faults.hpp"
#include "tests/planted/planted_fault.hpp"
#include "verify/campaign/campaign.hpp"
#include "verify/campaign/report.hpp"
#include "verify/shrink/shrink.hpp"

namespace standee::planted_rules {
namespace {

verify::CampaignPlan plan(const Edition& edition, std::uint64_t cases) {
    verify::CampaignPlan plan;
    plan.seed = 1;
    plan.cases = cases;
    plan.editions = {edition};
    return plan;
}

std::size_t special_hexes(const Map& map) {
    return map.obstacles.size() + map.difficult.size() + map.icy.size() + map.hazardous.size() +
           map.traps.size() + map.doors.size() + map.wall_hexes.size();
}

/// The case that showed a wrong rule when `make caught` was last run; nothing for a new one.
std::optional<std::uint64_t> recorded_case(std::string_view name) {
    std::ifstream record{STANDEE_CAUGHT_FILE};
    std::string listed;
    std::uint64_t number = 0;
    while (record >> listed >> number) {
        if (listed == name) {
            return number;
        }
    }
    return std::nullopt;
}

/// Tries the recorded case, then those of a whole campaign.
std::optional<verify::Finding> first_finding(std::string_view name,
                                             const verify::CampaignPlan& plan) {
    if (const auto recorded = recorded_case(name)) {
        verify::CampaignPlan single = plan;
        single.only = *recorded;
        if (auto finding = verify::first_violation(single)) {
            return finding;
        }
    }
    return verify::first_violation(plan);
}

/// Looks for a case in which something is wrong, and says by what it was seen; the number of the
/// case.
std::optional<std::uint64_t> caught_in(std::string_view name, const verify::CampaignPlan& plan) {
    const auto finding = first_finding(name, plan);
    if (!finding) {
        ADD_FAILURE() << name << " was not caught in " << *plan.cases << " cases";
        return std::nullopt;
    }
    std::cout << name << ": caught in case " << finding->number << " by "
              << finding->breach.detected_by << '\n';
    EXPECT_LE(finding->smallest.scene.figures.size(), 5U) << report_of(*finding);
    EXPECT_LE(special_hexes(finding->smallest.scene.map), 4U) << report_of(*finding);
    return finding->number;
}

/// A case that is wrong by the printed rules as well has not caught the fault.
void expect_right(std::string_view name, const Edition& edition, std::uint64_t number) {
    verify::CampaignPlan single = plan(edition, 1);
    single.only = number;
    EXPECT_FALSE(verify::first_violation(single).has_value())
        << "case " << number << " is wrong without " << name;
}

/// What a row leaves out of the rulebook.
rulebook::LeftOut left_out(const MissingRule& missing) {
    const Clause clause = Clause::of(missing.clause);
    if (missing.part.empty()) {
        return {{clause}, {}};
    }
    return {{}, {{clause, std::string{missing.part}}}};
}

/// Switches a fault on while it lives.
class Planting {
public:
    explicit Planting(const PlantedFault& fault) { planted_fault = fault.number; }
    ~Planting() { planted_fault = 0; }
    Planting(const Planting&) = delete;
    Planting& operator=(const Planting&) = delete;
};

std::string test_name(std::string_view name) {
    std::string result;
    bool capital = true;
    for (const char c : name) {
        if (c == '-' || c == '.') {
            capital = true;
        } else {
            result += capital ? static_cast<char>(std::toupper(c)) : c;
            capital = false;
        }
    }
    return result;
}

class MissingRuleOf : public testing::TestWithParam<MissingRule> {};

TEST_P(MissingRuleOf, IsCaught) {
    const MissingRule& missing = GetParam();
    verify::CampaignPlan without = plan(edition(missing.edition), missing.cases);
    without.left_out = left_out(missing);
    if (const auto number = caught_in(missing.name, without)) {
        expect_right(missing.name, edition(missing.edition), *number);
    }
}

INSTANTIATE_TEST_SUITE_P(TheRulebook, MissingRuleOf, testing::ValuesIn(missing_rules()),
                         [](const auto& tested) { return test_name(tested.param.name); });

class WrongRule : public testing::TestWithParam<PlantedFault> {};

TEST_P(WrongRule, IsCaught) {
    const PlantedFault& fault = GetParam();
    const auto id = edition_named(fault.edition);
    ASSERT_TRUE(id.has_value()) << "there is no edition " << fault.edition;
    std::optional<std::uint64_t> number;
    {
        const Planting planting{fault};
        number = caught_in(fault.name, plan(edition(*id), fault.cases));
    }
    if (number) {
        expect_right(fault.name, edition(*id), *number);
    }
}

INSTANTIATE_TEST_SUITE_P(Code, WrongRule, testing::ValuesIn(planted_faults()),
                         [](const auto& tested) { return test_name(tested.param.name); });

class WrongEditionRule : public testing::TestWithParam<WrongEdition> {};

TEST_P(WrongEditionRule, IsCaught) {
    const WrongEdition& wrong = GetParam();
    Edition rules = edition(wrong.edition);
    wrong.spoil(rules);
    const auto number = caught_in(wrong.name, plan(rules, wrong.cases));
    if (number) {
        expect_right(wrong.name, edition(wrong.edition), *number);
    }
}

INSTANTIATE_TEST_SUITE_P(Data, WrongEditionRule, testing::ValuesIn(wrong_editions()),
                         [](const auto& tested) { return test_name(tested.param.name); });

TEST(PlantedRules, NothingIsCaughtWhereNothingIsPlanted) {
    for (const Edition& printed : printed_editions()) {
        EXPECT_FALSE(verify::first_violation(plan(printed, 2000)).has_value());
    }
}

TEST(MissingRules, AreOfEveryClauseThatIsReached) {
    rulebook::ClauseSet known;
    for (const MissingRule& missing : missing_rules()) {
        known.insert(Clause::of(missing.clause));
    }
    for (const Unreached& unreached : unreached_clauses()) {
        EXPECT_FALSE(known.contains(Clause::of(unreached.clause))) << unreached.clause;
        known.insert(Clause::of(unreached.clause));
    }
    rulebook::ClauseSet::all().for_each([&](Clause clause) {
        EXPECT_EQ(known.contains(clause), rulebook::can_be_left_out(clause)) << clause.id();
    });
}

TEST(PlantedRules, HaveNamesOfTheirOwn) {
    std::multiset<std::string_view> names;
    const auto add = [&](const auto& all) {
        for (const auto& each : all) {
            names.insert(each.name);
        }
    };
    add(missing_rules());
    add(wrong_editions());
    add(planted_faults());
    for (const std::string_view name : names) {
        EXPECT_EQ(names.count(name), 1U) << name;
    }
}

TEST(PlantedFaults, AreThePatches) {
    std::set<std::string> patches;
    for (const auto& file : std::filesystem::directory_iterator{STANDEE_FAULTS_DIR}) {
        EXPECT_EQ(file.path().extension(), ".patch");
        patches.insert(file.path().stem());
    }
    std::set<std::string> faults;
    for (const PlantedFault& fault : planted_faults()) {
        faults.emplace(fault.name);
    }
    EXPECT_EQ(faults, patches);
}

TEST(PlantedFaults, BreakAClauseInAnEdition) {
    for (const PlantedFault& fault : planted_faults()) {
        EXPECT_NO_THROW(Clause::of(fault.clause)) << fault.name << ": " << fault.clause;
        EXPECT_TRUE(edition_named(fault.edition)) << fault.name << ": " << fault.edition;
    }
}

}  // namespace
}  // namespace standee::planted_rules
