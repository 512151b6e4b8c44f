#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "files/reader.hpp"
#include "focus/turn.hpp"
#include "formula/expression.hpp"
#include "verify/case.hpp"

// Properties that the answers should have: conditions over what was before, what happened, and what
// is afterwards.

namespace standee::verify::formulas {

/// What a property is about.
enum class PropertyOf : std::uint8_t {
    turns,  ///< what a figure may do
    steps   ///< what a step of a play does, or what is left of a round
};

struct Property {
    std::string name;
    std::string says;
    std::string text;
    PropertyOf of{};
    formula::Expression holds;
};

/// Reads `{"properties":[{"name":"...","says":"...","holds":"..."}]}`. Throws InputError with the
/// place of what cannot be read.
std::vector<Property> read_properties(const Reader& reader);

/// Where a property fails.
struct Failure {
    std::string what;  ///< what happened, in JSON
};

/// How often one property was looked at, and what came of it.
struct PropertyCounts {
    std::uint64_t moments = 0;
    std::uint64_t met = 0;      ///< the left side of its "implies" held, or it has none
    std::uint64_t unknown = 0;  ///< it depended on what is not known
    std::uint64_t decided = 0;  ///< of those that were met: it was known whether it holds
    PropertyCounts& operator+=(const PropertyCounts& other) {
        moments += other.moments;
        met += other.met;
        unknown += other.unknown;
        decided += other.decided;
        return *this;
    }
    /// Whether it was looked at, and whenever it could have failed it depended on what is not
    /// known.
    [[nodiscard]] bool never_decided() const {
        return decided == 0 && (met > 0 || (moments > 0 && unknown == moments));
    }
};

/// Looks whether properties hold in cases, as the engine answers them. It keeps its working memory.
/// Not to be shared by threads.
class PropertyChecker {
public:
    explicit PropertyChecker(const std::vector<Property>& properties) : properties_{properties} {}

    /// By property, where it first fails in the case. `asked[i]`: whether the i-th is wanted.
    /// Nothing is looked at in a case without an answer, such as a turn with too many courses.
    std::vector<std::optional<Failure>> check(const Case& tried, const std::vector<char>& asked,
                                              std::vector<PropertyCounts>& counts);

private:
    const std::vector<Property>& properties_;
    TurnPlanner planner_;
};

}  // namespace standee::verify::formulas
