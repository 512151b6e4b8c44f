#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <standee/events.hpp>
#include <standee/export.hpp>

// A round, or the turns of one figure or set, as values.

namespace standee {
inline namespace v1 {

/// A place in the order of the round.
struct PlaceInOrder {
    double initiative = 0;
    std::string set;  ///< the monster set; a character has none
    std::vector<std::string> figures;
};

/// Why a round stops.
namespace stop {

/// A choice that nobody has made. To go on, play the round from its start with one more decision.
struct Choice {
    std::string of;      ///< the kind of choice: "turn", "targets", "push" ...
    std::string figure;  ///< whose choice it is about; may be empty
    std::vector<ChoiceOption> options;
    std::optional<int> amount;  ///< the damage that the figure is about to suffer
    std::string source;         ///< of that damage
    std::string clause;
};
/// Modifier cards are needed, and the scene has no deck for them. The next decision is these cards.
struct Draw {
    std::string figure, target;
    int cards = 0;      ///< how many are still needed
    std::string drawn;  ///< the cards drawn so far, as JSON text
};
/// It is time for a text that the party carries out. The next decision is "done", or steps.
struct Party {
    std::string figure, says;
};
/// It is this character's turn. To go on, use the scene after that turn.
struct Character {
    std::string figure;
};
/// The round has ended. The scene is for the next round, which needs new cards.
struct Over {};
/// The turns that were asked for are over.
struct Acted {};

}  // namespace stop

using Stop =
    std::variant<stop::Over, stop::Choice, stop::Draw, stop::Party, stop::Character, stop::Acted>;

struct Round {
    std::vector<PlaceInOrder> order;  ///< who has still to act at its start; empty if brief
    std::vector<Event> events;
    Stop stop;
    /// Characters that were not asked whether they negate damage, as the scene does not give their
    /// cards.
    std::vector<std::string> not_asked;
    std::string scene;  ///< as the round stops, as JSON text
};

struct RoundOptions {
    /// The decisions, in the order in which they come up, each as JSON text: an option's `json`,
    /// its index, the cards drawn, or "done".
    std::vector<std::string> decide;
    std::optional<std::uint64_t>
        seed;                      ///< for shuffling; figures without a deck get a standard one
    bool first = false;            ///< every further choice takes its first option
    bool skip_characters = false;  ///< characters do nothing
    bool brief = false;            ///< without reasons
};

/// Plays a round with the cards of `scene`, JSON text, until it stops. Throws BadRequest, and
/// otherwise nothing but std::bad_alloc.
STANDEE_EXPORT Round round(std::string_view scene, const RoundOptions& options = {});

/// Plays the turn of one figure with the cards of `scene`. `skip_characters` does not matter.
STANDEE_EXPORT Round act_figure(std::string_view scene, std::string_view figure,
                                const RoundOptions& options = {});

/// Plays the turns of one monster set with the cards of `scene`.
STANDEE_EXPORT Round act_set(std::string_view scene, std::string_view set,
                             const RoundOptions& options = {});

}  // namespace v1
}  // namespace standee
