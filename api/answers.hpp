#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "api/options.hpp"
#include "disputes/verdict.hpp"
#include "files/document.hpp"
#include "focus/turn.hpp"
#include "show/map/map_picture.hpp"

// The answers of the methods of the JSON interface. The command prints the same answers. Only the
// command reads files; these functions do not.
//
// `file` is the name of the document in the answer. Every function throws InputError if it cannot
// answer the document.

namespace standee::api {

/// The form of an answer.
struct Form {
    bool json = true;  ///< lines of JSON, otherwise words and drawn maps
    MapStyle style;    ///< for the words
};

/// What the figure may do, as lines of JSON "turn-answer/1". `planner` keeps its working memory
/// between calls.
std::string answer_turn(const std::string& file, Document document, const TurnOptions& options,
                        const Form& form, TurnPlanner& planner);

/// What the figure may do according to the executable rulebook if the clauses of `options.without`
/// did not exist, and what changes, as lines of JSON "turn-answer/1".
std::string answer_turn_without(const std::string& file, Document document,
                                const TurnOptions& options, const Form& form, TurnPlanner& planner);

/// What happens in the steps, as "play-answer/1". A refused step is an error, even if the refusal
/// was expected.
std::string answer_play(Document document, const Form& form);

/// The scene of `{"scene":{...},"events":[...]}` after these events, which are written as in
/// answers. Decks and the turn in progress stay as they are.
std::string answer_apply(const Document& document, const Form& form);

/// Who would focus on a figure in each hex that it can reach, "threat-answer/1".
std::string answer_threat(const std::string& file, Document document, const ThreatOptions& options,
                          const Form& form);

struct JudgedDispute {
    std::string text;
    bool all_judged = true;  ///< whether every claim could be judged
};
/// Judges the claims of a dispute by the rules of each edition, as "dispute-answer/1".
JudgedDispute answer_dispute(const std::string& file, Document document, const RuleOptions& options,
                             const Form& form);

struct CheckedFixture {
    enum class Result { holds, fails, expects_nothing } result{};
    Verdict verdict;  ///< the differences, if it fails
};
/// Whether a fixture holds. Stat cards and decks hold if they can be read. Throws InputError if the
/// document cannot be read.
CheckedFixture check_fixture(Document document, TurnPlanner& planner);

/// The counts of a check of fixtures.
struct CheckCount {
    int passed = 0;
    int failed = 0;
    int silent = 0;  ///< fixtures that expect nothing
    Json failures = Json::array();

    void add(const std::string& file, const CheckedFixture& checked);
    [[nodiscard]] int all() const { return passed + failed + silent; }
    /// `{"format":"check-answer/1","passed","failed","silent","failures":[{"file","rows"}]}`
    [[nodiscard]] Json json() const;
};

/// The scene of a document, with the map as a picture if requested; in words, the drawn map.
std::string answer_show(Document document, bool picture, const Form& form);

struct SightOptions {
    Json from, to;     ///< hexes, written as in the scene, or ids of figures
    bool all = false;  ///< also the range, and every hex that the first one sees
};
/// Whether there is a line of sight between two hexes [los.line], as "sight-answer/1", with a clear
/// line or the walls in the way.
std::string answer_sight(Document document, const SightOptions& options, const Form& form);

/// The rules in which editions differ, with their values.
Json write_rules();

}  // namespace standee::api
