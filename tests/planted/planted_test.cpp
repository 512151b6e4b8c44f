#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <iostream>
#include <set>

#include "lib/house_rules.hpp"
#include "tests/planted/faults.hpp"
#include "verify/campaign/campaign.hpp"
#include "verify/campaign/report.hpp"
#include "verify/shrink/smallest.hpp"

namespace standee::planted_rules {
namespace {

verify::CampaignPlan plan(EditionId edition, std::uint64_t cases) {
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

/// Runs a campaign until something is wrong, and says by what it was seen.
void expect_caught(std::string_view name, EditionId edition, std::uint64_t cases) {
    const auto finding = verify::first_violation(plan(edition, cases));
    ASSERT_TRUE(finding.has_value()) << name << " was not caught in " << cases << " cases";
    std::cout << name << ": caught in case " << finding->number << " by " << finding->breach.seen_by
              << '\n';
    EXPECT_LE(finding->smallest.scene.figures.size(), 4U) << report_of(*finding, "it");
    EXPECT_LE(special_hexes(finding->smallest.scene.map), 4U) << report_of(*finding, "it");
}

/// Switches a fault on while it lives.
class Planting {
public:
    explicit Planting(Fault fault) { planted_fault = fault; }
    ~Planting() { planted_fault = Fault::none; }
    Planting(const Planting&) = delete;
    Planting& operator=(const Planting&) = delete;
};

std::string test_name(std::string_view name) {
    std::string result;
    bool capital = true;
    for (const char c : name) {
        if (c == '-') {
            capital = true;
        } else {
            result += capital ? static_cast<char>(std::toupper(c)) : c;
            capital = false;
        }
    }
    return result;
}

class WrongRule : public testing::TestWithParam<PlantedFault> {};

TEST_P(WrongRule, IsCaught) {
    const PlantedFault& planted = GetParam();
    const Planting planting{planted.fault};
    expect_caught(planted.name, planted.edition, planted.cases);
}

INSTANTIATE_TEST_SUITE_P(Code, WrongRule, testing::ValuesIn(planted_faults()),
                         [](const auto& tested) { return test_name(tested.param.name); });

class WrongEditionRule : public testing::TestWithParam<WrongEdition> {};

TEST_P(WrongEditionRule, IsCaught) {
    const WrongEdition& wrong = GetParam();
    Edition rules = edition(wrong.edition);
    wrong.spoil(rules);
    const HouseRules house{rules};
    expect_caught(wrong.name, wrong.edition, wrong.cases);
}

INSTANTIATE_TEST_SUITE_P(Data, WrongEditionRule, testing::ValuesIn(wrong_editions()),
                         [](const auto& tested) { return test_name(tested.param.name); });

TEST(PlantedRules, NothingIsCaughtWhereNothingIsPlanted) {
    for (const EditionId id : all_editions) {
        EXPECT_FALSE(verify::first_violation(plan(id, 2000)).has_value());
    }
}

TEST(PlantedRules, AreManyAndEachIsOneOfAKind) {
    std::set<Fault> faults;
    for (const PlantedFault& planted : planted_faults()) {
        EXPECT_TRUE(faults.insert(planted.fault).second) << planted.name;
    }
    EXPECT_GE(planted_faults().size() + wrong_editions().size(), 60U);
}

}  // namespace
}  // namespace standee::planted_rules
