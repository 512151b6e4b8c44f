#pragma once

#include "api/answers.hpp"
#include "files/round_file.hpp"

namespace standee::api {

/// A round so far, in the form that a file can have: the scene from which it continues, and the
/// decisions in the form of the field `round`.
struct RoundRecord {
    Scene scene;
    Json round = Json::object();
    std::string scene_pointer{};  ///< the place of the scene in the file, for errors
    /// The only figure, or set, whose turns are played; both empty: the whole round.
    std::string figure{}, set{};
};

/// The round in a file. The decisions in the options follow those in the file. Throws InputError.
RoundRecord record_of(const Fixture& fixture, const RoundOptions& options);

/// Plays the round, with reasons if requested. Throws InputError.
RoundAnswer play(const RoundRecord& record, bool explain);

/// The turns of one figure or of one monster set, with their cards for this round, as lines of JSON
/// "round-line/1" or in words. The last line has `"stop":"acted"` if the turns are over. Throws
/// InputError.
std::string answer_act(const Fixture& fixture, const ActOptions& options, const Form& form);

/// What was played, as lines of JSON "round-line/1" or in words. The words include the reasons
/// unless `brief` is set.
std::string answer_round(const RoundRecord& record, const RoundAnswer& answer, bool brief,
                         const Form& form);

/// The decisions for the rest of the round, after it has been played up to `scene`.
Json decided_for_later(const Json& round, const Scene& scene);

/// The file from which the round continues after `answer`. Before a character's turn, and after the
/// round, it has the present scene and the decisions for later; otherwise it is the record itself.
Json saved_form(const RoundRecord& record, const RoundAnswer& answer);

}  // namespace standee::api
