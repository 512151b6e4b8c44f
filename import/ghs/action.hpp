#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "files/document.hpp"

namespace standee::ghs {

/// How the value of an action is meant.
enum class ValueType : std::uint8_t {
    fixed,  ///< absolute
    plus,   ///< relative to the stat; of an element: infuse
    minus,  ///< of an element: consume
    add,    ///< on top of the action that this one is part of
    subtract,
    unknown
};

/// Who is summoned or spawned.
struct Newcomer {
    std::string name;
    std::string rank;                               ///< whatever the number of characters
    std::array<std::string, 3> rank_by_characters;  ///< for 2, 3 and 4
    std::string count;                              ///< an expression; empty: one
    std::string health;                             ///< likewise; empty: the stat card's
    std::string unread;                             ///< what else stands there, in words
};

/// An action of a Gloomhaven Secretariat file. Reading never fails: what is not understood is kept
/// in words.
struct Action {
    std::string type;   ///< empty where there is none
    std::string value;  ///< a number or a text as it stands; empty where there is none
    ValueType how = ValueType::fixed;
    bool hidden = false;  ///< not printed on the card: what its text says, for the application
    std::vector<Action> parts;
    std::vector<Newcomer> newcomers;
    std::vector<std::string> unread;  ///< fields that no action has, in words
    std::string says;                 ///< the sentence that this action was read from, if one
    bool stands_alone = false;        ///< a text that changes no other line of the card

    [[nodiscard]] bool is(std::string_view name) const { return type == name; }
};

/// The value that stands there, whatever it is, as an action.
Action read_action(const Json& json);

/// A list of actions; of anything else, none.
std::vector<Action> read_actions(const Json& json);

/// Whether an action is a text that nobody has understood.
bool is_free_text(const Action& action);

/// The mark that a consumption replaces what stands there, rather than adding to it.
inline constexpr std::string_view instead_label = "%game.custom.instead%";
inline bool is_instead(const Action& action) {
    return action.is("custom") && action.value == instead_label;
}

/// Whether an action only groups its parts on the card, so that they can take its place.
bool is_wrapper(const Action& action);

/// The actions with those in wrappers put in the place of these. Of a wrapper only its layout is
/// lost.
std::vector<Action> unwrapped(const std::vector<Action>& actions);

/// What a JSON value says in a few words, an empty text for null, false and what is empty.
std::string words_of_json(const Json& json);

/// A number or a text as text; empty for anything else.
std::string text_of_json(const Json& json);

}  // namespace standee::ghs
