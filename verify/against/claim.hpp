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
#include "verify/against/protocol.hpp"
#include "verify/case.hpp"
#include "verify/oracle/naive_turn.hpp"

// What two implementations can agree or differ about: of a turn its options and foci, of a play
// the table after it.

namespace standee::against {

/// Every (end, targets) once, in order, and the foci where they are told.
using TurnClaim = TurnExpectation;

TurnClaim claim_of(const Scene& scene, const TurnAnswer& answer);
TurnClaim claim_of(const oracle::NaiveAnswer& answer);

/// Whether they say the same; foci count where both tell them.
bool agree(const TurnClaim& a, const TurnClaim& b);

/// "ends in [1,0] and attacks C1, or ends in [2,0]; focus C1".
std::string in_words(const TurnClaim& claim);

/// Options that the first has and the second lacks.
std::vector<ExpectedOption> only_in(const TurnClaim& first, const TurnClaim& second);

/// What is compared of a figure.
struct FigureState {
    Hex at;
    std::optional<int> hp;
    std::set<std::string> conditions;
    friend bool operator==(const FigureState&, const FigureState&) = default;
};

/// What is compared of a scene after a play.
struct TableClaim {
    std::map<std::string, FigureState> figures;  ///< by id
    Elements elements{};
    std::vector<Hex> loot;                  ///< sorted, as the others
    std::optional<std::vector<Hex>> traps;  ///< none where the map is left out
    std::optional<std::vector<Hex>> open_doors;
};

TableClaim table_of(const Scene& scene);

/// One thing that is not alike: "hp of C1", and what each says of it.
struct TableDifference {
    std::string figure;  ///< empty: it is of no figure
    std::string what;    ///< "hp", "hex", "conditions", "gone", "elements", ...
    std::string ours;
    std::string theirs;
};
/// Everything that is not alike, figures first.
std::vector<TableDifference> differences(const TableClaim& ours, const TableClaim& theirs);

/// What the command says of a turn or of a play. Throws InputError where it is not such an answer:
/// a field of another type, a figure or a hex that the scene does not have.
TurnClaim read_turn_claim(const Json& reply, const Scene& scene);
TableClaim read_table_claim(const Json& reply);

/// What an implementation says of a case: of a turn, of a play, or which step of it is refused.
using Claim = std::variant<TurnClaim, TableClaim, Refused>;

bool agree(const Claim& a, const Claim& b);
Claim read_claim(const Json& reply, const verify::Case& tried);

/// What two claims that do not agree say, a few words each: only what is not alike.
struct BothSides {
    std::string ours;
    std::string theirs;
};
BothSides in_words(const Claim& ours, const Claim& theirs);

}  // namespace standee::against
