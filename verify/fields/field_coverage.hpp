#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "verify/campaign/campaign.hpp"
#include "verify/fields/cells.hpp"

namespace standee::verify {

/// How often a cell was in a case, and how often the answer would have been another without it.
struct CellCount {
    std::uint64_t drawn = 0;
    std::uint64_t discriminating = 0;
};

/// The cells of abilities in drawn cases.
struct FieldCoverage {
    std::map<Cell, CellCount> cells;  ///< all of the schema, and no others

    /// Those that no case has.
    [[nodiscard]] std::vector<Cell> empty() const;
};

/// Draws the cases of a plan and counts the cells that they have. A field discriminates if the
/// answer is another once it is left out, or changed where it cannot be left out: a number by one,
/// a choice to another word of the schema. A field without which the document is not legal, however
/// it is changed, does not.
FieldCoverage field_coverage(const CampaignPlan& plan);

/// The same without asking what discriminates, which is much faster.
FieldCoverage drawn_fields(const CampaignPlan& plan);

/// The cells that no case of a plan has. It draws no more cases than it takes to see every cell.
std::vector<Cell> undrawn_cells(const CampaignPlan& plan);

/// A line for each cell: field, value, how often drawn, how often discriminating.
std::string words_of(const FieldCoverage& coverage);

/// `{"format":"fields-answer/1","cells":[{"field","value","drawn","discriminating"}]}`.
Json write_field_coverage(const FieldCoverage& coverage);

}  // namespace standee::verify
