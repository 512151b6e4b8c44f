#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "import/ghs/context.hpp"

namespace standee::ghs {

/// A sentence that cards write out, and the actions that say the same.
struct Sentence {
    /// In which kind of action it stands.
    enum class In : std::uint8_t {
        text,   ///< a free text
        parts,  ///< a free text for the actions that are its parts
        grant,  ///< the value of a grant
        target  ///< the value of a target
    };

    /// Words in small letters without punctuation. `a/b` is either word, `?a` may be missing, `#`
    /// is a number or an expression, `@` the monster, `*` one to four words.
    std::string_view pattern;
    /// The actions as JSON: `$1` is the first `#` or `*`, `$trap` and `$hazard` the damage of a
    /// trap and of hazardous terrain. The parts of the text become parts of the last action. Empty:
    /// the engine cannot do it, but it changes no other line of the card.
    std::string_view actions;
    In in = In::text;
};

/// All sentences that are read.
std::span<const Sentence> sentences();

/// The sentence that a text is, and what stands for its `#` and `*`.
struct SentenceMatch {
    const Sentence* sentence = nullptr;
    std::vector<std::string> captured;
};

/// Finds the sentence that `text` is for a monster of that name.
std::optional<SentenceMatch> match_sentence(std::string_view text, std::string_view name,
                                            Sentence::In in);

/// Actions with the texts that are known sentences replaced by what they say.
std::vector<Action> understood(const std::vector<Action>& actions, const Context& context);

}  // namespace standee::ghs
