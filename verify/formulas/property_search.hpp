#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "verify/campaign/campaign.hpp"
#include "verify/formulas/property.hpp"

namespace standee::verify::formulas {

/// A case in which a property does not hold.
struct Counterexample {
    std::uint64_t number = 0;  ///< of the first case
    Case smallest;
    std::string what;  ///< what happens in it, in JSON
};

struct PropertyResult {
    Property property;
    PropertyCounts counts;  ///< of a property that holds; else all 0
    std::optional<Counterexample> refuted;

    /// Whether no case refutes it, and it was not left undecided whenever it could have failed.
    [[nodiscard]] bool holds() const { return !refuted && !counts.never_decided(); }
};

struct PropertySearch {
    CampaignPlan plan;
    std::uint64_t cases = 0;
    std::vector<PropertyResult> results;

    /// Whether all properties hold.
    [[nodiscard]] bool hold() const;
};

/// The form of the answer of `standee verify --property --json`.
inline constexpr std::string_view property_format = "property-answer/1";

/// Looks for counterexamples in the cases of a plan, and shrinks the first of each property.
PropertySearch search_properties(const CampaignPlan& plan, std::vector<Property> properties,
                                 const std::function<void(const CampaignProgress&)>& progress = {});

/// The command that shows the case of a counterexample again.
using PropertyCommand = std::function<std::string(const Counterexample&)>;
std::string report_of(const PropertySearch& search, const PropertyCommand& command);
Json write_search(const PropertySearch& search, const PropertyCommand& command);

}  // namespace standee::verify::formulas
