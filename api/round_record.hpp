#pragma once

#include "api/answers.hpp"
#include "files/round_file.hpp"

namespace standee::api {

/// A round so far, as a file can hold it: the scene from which it continues, and the decisions in
/// the form of `round` in a file.
struct RoundRecord {
    Scene scene;
    Json round = Json::object();
    std::string scene_pointer{};  ///< where the file says the scene, for errors
    std::string figure{}, set{};  ///< whose turns alone are played; both empty: the round
};

/// The round in a file. The decisions in the options follow those in the file. Throws InputError.
RoundRecord record_of(const Fixture& fixture, const RoundOptions& options);

/// Plays it, with reasons if asked for. Throws InputError.
RoundAnswer play(const RoundRecord& record, bool explain);

/// The turns of one figure or of one monster set with their cards of this round, as lines of JSON
/// "round-line/1" or in words; the last line says `"stop":"acted"` where they are over. Throws
/// InputError.
std::string answer_act(const Fixture& fixture, const ActOptions& options, const Form& form);

/// What was played, as lines of JSON "round-line/1" or in words. The words include the reasons
/// unless `brief` is set.
std::string answer_round(const RoundRecord& record, const RoundAnswer& answer, bool brief,
                         const Form& form);

/// The decisions for the rest of the round, after it has been played up to `scene`.
Json decided_for_later(const Json& round, const Scene& scene);

/// The file from which the round continues after `answer`. Before a character's turn and after the
/// round it holds the scene, with the decisions for later; otherwise it is the record itself.
Json saved_form(const RoundRecord& record, const RoundAnswer& answer);

}  // namespace standee::api
