#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "files/document.hpp"
#include "files/fixture_json.hpp"
#include "focus/turn.hpp"
#include "lib/element.hpp"
#include "lib/scene.hpp"
#include "rulebook/planned_turn.hpp"
#include "verify/against/protocol.hpp"
#include "verify/case.hpp"

// The parts of an answer that are compared between two implementations: the options and foci of a
// turn, and the table after a play.

namespace standee::against {

/// Each pair of end and targets once, in order, and the foci if they are reported.
using TurnClaim = TurnExpectation;

TurnClaim claim_of(const Scene& scene, const TurnAnswer& answer);
TurnClaim claim_of(const rulebook::PlannedTurn& answer);

/// Whether both claims are the same. Foci count only if both report them.
bool agree(const TurnClaim& a, const TurnClaim& b);

/// "ends in [1,0] and attacks C1, or ends in [2,0]; focus C1".
std::string in_words(const TurnClaim& claim);

/// The options of the first claim that the second does not have.
std::vector<ExpectedOption> only_in(const TurnClaim& first, const TurnClaim& second);

/// The values of a figure that are compared.
struct FigureState {
    Hex at;
    std::optional<int> hp;
    std::set<std::string> conditions;
    friend bool operator==(const FigureState&, const FigureState&) = default;
};

/// The values of a scene after a play that are compared.
struct TableClaim {
    std::map<std::string, FigureState> figures;  ///< by id
    Elements elements{};
    std::vector<Hex> loot;                  ///< sorted, like the other lists
    std::optional<std::vector<Hex>> traps;  ///< none if the map is left out
    std::optional<std::vector<Hex>> open_doors;
};

TableClaim table_of(const Scene& scene);

/// The table after the steps of a play. None if a step is refused or leaves something to choice or
/// chance.
std::optional<TableClaim> table_after(const verify::Case& tried);

/// One value that differs: "hp of C1", and the value that each side has.
struct TableDifference {
    std::string figure;  ///< empty: it belongs to no figure
    std::string what;    ///< "hp", "hex", "conditions", "gone", "elements", ...
    std::string ours;
    std::string theirs;
};
/// All values that differ, figures first.
std::vector<TableDifference> differences(const TableClaim& ours, const TableClaim& theirs);

/// Reads the command's answer to a turn or to a play. Throws InputError if it is not such an
/// answer: a field has another type, or the scene lacks a figure or a hex.
TurnClaim read_turn_claim(const Json& reply, const Scene& scene);
TableClaim read_table_claim(const Json& reply);

/// An implementation's answer to a case: to a turn, to a play, or the step that it refuses.
using Claim = std::variant<TurnClaim, TableClaim, Refused>;

bool agree(const Claim& a, const Claim& b);
Claim read_claim(const Json& reply, const verify::Case& tried);

/// Two claims that do not agree, in a few words each, with only what differs.
struct BothSides {
    std::string ours;
    std::string theirs;
};
BothSides in_words(const Claim& ours, const Claim& theirs);

}  // namespace standee::against
