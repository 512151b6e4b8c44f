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
        text,            ///< a free text
        parts,           ///< a free text for the actions that are its parts
        grant,           ///< the value of a grant
        target,          ///< the value of a target
        special_target,  ///< the value of a special target
        switch_type,     ///< the value of a change of rank
        stat_card,       ///< a free text of a stat card
        card,            ///< a free text about the whole ability card
        shuffling        ///< a free text of a card with the shuffle icon
    };

    /// Words in small letters without punctuation. `a/b` is either word, `?a` may be missing, `#`
    /// is a number or an expression, `@` the monster, `*` one to eight words.
    std::string_view pattern;
    /// The actions as JSON, those of the files and those of own_format.hpp. In a text `$1` is the
    /// first `#` or `*`, `$small1` the same in small letters, `$trap`, `$hazard` and `$level` the
    /// damage of a trap and of hazardous terrain and the level; `#1` and the like are such a
    /// number, `$sets1` the names of the monster sets that it lists, and `$known1` those
    /// of them that the labels know, maybe none; `$kinds1` all whose titles end with it; `$copies`
    /// the set and the other one that shares its deck. The parts
    /// of the text become parts of the last action, or if they are consumptions follow it.
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

/// Takes the texts about the whole card out of its actions, and returns the fields of the card that
/// they stand for, as a JSON object.
std::string take_card_fields(std::vector<Action>& actions, const Context& context);

/// Actions with the texts that are known sentences replaced by what they say.
std::vector<Action> understood(const std::vector<Action>& actions, const Context& context);

}  // namespace standee::ghs
