#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// The options of the methods of the JSON interface. They are the same as the command's options.

namespace standee::api {

struct TurnOptions {
    std::string figure;   ///< plan its turn with the card of its set; empty: the scene's turn
    std::string why_not;  ///< an enemy's id or a hex; empty: do not ask
    std::vector<std::string> without{};  ///< ids of clauses to leave out
};

struct RuleOptions {
    bool log = false;                    ///< in words, also what happened, or the reasoning
    std::vector<std::string> without{};  ///< ids of clauses to leave out
};

struct RoundOptions {
    std::vector<std::int64_t> choose;
    std::vector<std::string> decide;  ///< each as JSON, or "done", or cards: "+1", "-1,2x"
    std::optional<std::uint64_t> seed;
    bool first = false;
    bool skip_characters = false;
    bool brief = false;  ///< without reasons
};

struct ActOptions {
    std::string figure, set;  ///< whose turns; one of the two is empty
    RoundOptions round;
};

struct ThreatOptions {
    std::string figure;
    std::optional<int> move;  ///< points; the figure's own Move if left out
    bool jump = false;
};

struct ClausesOptions {
    std::vector<std::string> ids;     ///< only these clauses; empty: all
    std::optional<std::string> page;  ///< only clauses on this page: "frosthaven:41"
    std::optional<std::string> grep;  ///< only clauses with this in their id or text
};

}  // namespace standee::api
