#pragma once

#include <cstddef>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "files/fixture_json.hpp"

namespace standee::verify {

/// A document for the engine to answer: a turn, a play, a round or a dispute.
struct Question {
    /// Of a fixture its path within the folder, and its edition where it has several; of a drawn
    /// case its number.
    std::string name;
    Json document;

    /// The document without what has no influence on the answer: notes and expectations.
    [[nodiscard]] std::string asked() const;
};

/// The answer to a dispute of this name, in JSON. Callable from several threads. Judging disputes
/// is no part of the verification: whoever asks brings it along.
using Judge = std::function<std::string(const std::string& name, const Fixture& fixture)>;

/// What is asked of each document of a group.
enum class Ask {
    answer,   ///< its answer
    reasons,  ///< its answer, that of a turn with the reasons
    why_not,  ///< the same; of a turn also why not each other enemy, and why not a few hexes
    threats   ///< the threat to each character of a scene
};

/// Questions of one kind, made one at a time because all of them together would fill the memory.
struct QuestionGroup {
    std::string name;
    std::size_t count = 0;
    Ask ask = Ask::answer;
    int choices = 0;       ///< rounds are also played for each way of making so many choices
    bool counted = false;  ///< the options of turns are counted, by edition
    std::function<Question(std::size_t index)> question;  ///< callable from several threads
};

/// The number of choices for the groups that have rounds.
inline constexpr int choices_enumerated = 3;

/// The fixtures below a folder in four groups, each in byte order of the paths: disputes, plays,
/// rounds, turns. A fixture counts once for each of its editions. Files of monster statistics ask
/// nothing and are left out. Throws InputError, naming the file, where one cannot be read.
std::vector<QuestionGroup> fixture_groups(const std::string& folder);

/// Drawn plays, rounds and turns, questions why not, and threats; the same on every platform.
std::vector<QuestionGroup> drawn_groups();

}  // namespace standee::verify
