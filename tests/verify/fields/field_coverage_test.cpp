#include "verify/fields/field_coverage.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "lib/edition.hpp"

namespace standee::verify {
namespace {

using ::testing::IsEmpty;

CampaignPlan cases(std::uint64_t count) {
    CampaignPlan plan;
    plan.cases = count;
    plan.any_lines = true;
    plan.editions = {printed_editions().begin(), printed_editions().end()};
    return plan;
}

std::vector<std::string> names(const std::vector<Cell>& cells) {
    std::vector<std::string> names;
    for (const Cell& cell : cells) {
        names.push_back(cell.field + " " + cell.value);
    }
    return names;
}

TEST(Cells, AreThoseOfTheFieldsThatAnAbilityHas) {
    const Json document = Json::parse(R"({"turn": {"abilities": [
        {"move": {"points": "+1"}},
        {"attack": {"value": 2, "targets": "all", "effects": ["stun", {"push": 1}]}}]}})");
    std::vector<Cell> cells;
    for (const PlacedCell& placed : cells_in(document)) {
        cells.push_back(placed.cell);
    }
    EXPECT_THAT(names(cells), testing::ElementsAre("move.points relative", "attack.value more",
                                                   "attack.targets all", "attack.effects several",
                                                   "attack.effects[] given", "effect given",
                                                   "attack.effects[] given", "effect.push 1"));
}

TEST(FieldCoverage, NoCellIsEmpty) { EXPECT_THAT(names(undrawn_cells(cases(260'000))), IsEmpty()); }

TEST(FieldCoverage, AFieldThatDoesNothingDoesNotDiscriminate) {
    const FieldCoverage coverage = field_coverage(cases(300));
    const CellCount value = coverage.cells.at({"attack.value", "more"});
    EXPECT_GT(value.discriminating, 0U);
    EXPECT_LT(value.discriminating, value.drawn);
}

}  // namespace
}  // namespace standee::verify
