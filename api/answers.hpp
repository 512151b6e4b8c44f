#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "api/options.hpp"
#include "files/document.hpp"
#include "focus/turn.hpp"
#include "show/map/map_picture.hpp"

// What each method of the JSON interface answers. The command prints the same answers; it reads the
// files, and nothing here does.
//
// `file` is the name by which an answer calls the document. Every function throws InputError where
// the document cannot be answered.

namespace standee::api {

/// How an answer is written.
struct Form {
    bool json = true;  ///< lines of JSON; else words and drawn maps
    MapStyle style;    ///< of the words
};

/// What the figure may do, each line of JSON "turn-answer/1". `planner` keeps its memory.
std::string answer_turn(const std::string& file, Json document, const TurnOptions& options,
                        const Form& form, TurnPlanner& planner);

/// What the steps come to, "play-answer/1". A step that is refused is an error, expected or not.
std::string answer_play(Json document, const Form& form);

/// Who would focus on a figure in each hex that it can reach, "threat-answer/1".
std::string answer_threat(const std::string& file, Json document, const ThreatOptions& options,
                          const Form& form);

struct JudgedDispute {
    std::string text;
    bool all_judged = true;  ///< whether every claim could be
};
/// The claims of a dispute by the rules of each edition, "dispute-answer/1". `log` adds what
/// happened, or the reasoning, to the words.
JudgedDispute answer_dispute(const std::string& file, Json document, bool log, const Form& form);

/// Whether a fixture holds.
struct CheckedFixture {
    enum class Result { holds, fails, expects_nothing } result{};
    Json rows;             ///< `[{"expected","answered"}]` where it fails
    std::string in_words;  ///< the same in two columns
};
CheckedFixture check_fixture(Json document, TurnPlanner& planner, bool colour);
/// `{"format":"check-answer/1","passed","failed","silent","failures":[{"file","rows"}]}`; `silent`
/// counts those that expect nothing.
Json write_check(int passed, int failed, int silent, Json failures);

/// The scene of a document, its map as a picture if asked for; in words the map.
std::string answer_show(Json document, bool picture, const Form& form);

struct SightOptions {
    Json from, to;  ///< hexes, written as in the scene, or ids of figures
};
/// Whether there is a line of sight between two hexes [los.line], "sight-answer/1": a line that
/// shows it, or the walls in the way.
std::string answer_sight(Json document, const SightOptions& options, const Form& form);

/// The rules in which editions differ, with their values.
Json write_rules();

}  // namespace standee::api
