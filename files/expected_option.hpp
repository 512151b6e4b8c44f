#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "files/map_json.hpp"
#include "files/reader.hpp"
#include "lib/hex.hpp"
#include "lib/scene.hpp"

namespace standee {

/// A later attack of a turn in an expectation.
struct ExpectedPart {
    Hex end;
    std::vector<std::string> targets;  ///< sorted as byte strings
    /// The figures that left the map before it, sorted.
    std::optional<std::vector<std::string>> fallen;

    friend auto operator<=>(const ExpectedPart&, const ExpectedPart&) = default;
};

/// Further details that an expectation may give for an option, like those of the options of a
/// choice in a play.
struct OptionDetails {
    std::optional<std::string> focus;
    std::optional<std::vector<Hex>> path;
    std::optional<std::vector<std::string>> along;  ///< attacked along the path, sorted
    /// The figures that left the map before it, sorted.
    std::optional<std::vector<std::string>> fallen;
    std::optional<std::vector<ExpectedPart>> then;  ///< the rest of the turn

    friend auto operator<=>(const OptionDetails&, const OptionDetails&) = default;
};

/// One expected outcome of a turn.
struct ExpectedOption {
    Hex end;
    std::vector<std::string> targets;  ///< sorted as byte strings
    OptionDetails details{};           ///< for an outcome of a turn, all details

    friend auto operator<=>(const ExpectedOption&, const ExpectedOption&) = default;
};

/// `{"focus":"C1","path":[[q,r]],"along":["C1"],"fallen":["C1"],"then":[{"end","targets"}]}`, each
/// of them where it is stated. `listed` are the hexes of the scene's map, here and below.
OptionDetails read_option_details(const Reader& reader, const Scene& scene,
                                  const ListedHexes& listed);
void put_option_details(Json& json, const OptionDetails& details);

/// A list of `{"end":[q,r],"targets":["C1"]}`, and details, each once; in order.
std::vector<ExpectedOption> read_expected_options(const Reader& reader, const Scene& scene,
                                                  const ListedHexes& listed);
Json write_expected_option(const ExpectedOption& option);

/// Whether the outcome has all details that are `stated`.
bool has_details(const OptionDetails& outcome, const OptionDetails& stated);

/// The outcomes, sorted and without repetitions, reduced to the details that are `stated` and, if
/// there are any, to the figures attacked along their paths.
std::vector<ExpectedOption> with_details(std::vector<ExpectedOption> outcomes,
                                         const OptionDetails& stated);
/// The outcomes in the terms of an expectation, sorted and without repetitions: for each outcome
/// the expected options that it fits or, if it fits none, the outcome with the details that any
/// expected option states.
std::vector<ExpectedOption> in_words_of(const std::vector<ExpectedOption>& expected,
                                        const std::vector<ExpectedOption>& outcomes);

}  // namespace standee
