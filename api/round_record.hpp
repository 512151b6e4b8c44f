#pragma once

#include "api/answers.hpp"
#include "files/round_file.hpp"

namespace standee::api {

/// A round so far, as a file can have it: the scene from which it goes on, and what is decided for
/// it in the form of `round` in a file.
struct RoundRecord {
    Scene scene;
    Json round = Json::object();
};

/// The round of a file, with what the options decide after what the file does. Throws InputError.
RoundRecord record_of(const Fixture& fixture, const RoundOptions& options);

/// Plays it, with reasons if asked for. Throws InputError.
RoundAnswer play(const RoundRecord& record, bool explain);

/// What was played, in lines of JSON "round-line/1" or in words; these with reasons unless `brief`.
std::string answer_round(const RoundRecord& record, const RoundAnswer& answer, bool brief,
                         const Form& form);

/// What is decided for the rest of the round, once it has been played up to `scene`.
Json decided_for_later(const Json& round, const Scene& scene);

/// The file from which a round goes on that has been played as far as `answer`: the scene before
/// the turn of a character or after the round, with what is decided for later; else the record
/// itself.
Json saved_form(const RoundRecord& record, const RoundAnswer& answer);

}  // namespace standee::api
