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

/// A place in the initiative order.
struct PlaceInOrder {
    double initiative = 0;
    std::string set;  ///< the monster set; empty for a character
    std::vector<std::string> figures;
};

/// Why a round stops.
namespace stop {

/// A choice that nobody has decided. To go on, play the round from its start with one more
/// decision.
struct Choice {
    std::string of;      ///< the kind of choice: "turn", "targets", "push" ...
    std::string figure;  ///< the figure that the choice is about; may be empty
    std::vector<ChoiceOption> options;
    std::optional<int> amount;  ///< the damage that the figure is about to suffer
    std::string source;         ///< the source of that damage
    std::string clause;
};
/// Modifier cards are needed, and the scene has no deck for them. To go on, add these cards as the
/// next decision.
struct Draw {
    std::string figure, target;
    int cards = 0;      ///< how many cards are still needed
    std::string drawn;  ///< the cards drawn so far, as JSON text
};
/// A text is due that the party carries out. To go on, add the decision "done", or the steps that
/// the party has carried out.
struct Party {
    std::string figure, says;
};
/// It is this character's turn. To go on, play a round from the scene after that turn.
struct Character {
    std::string figure;
};
/// The round has ended. `Round::scene` is the scene of the next round, which needs new cards.
struct Over {};
/// The turns that were asked for are over.
struct Acted {};

}  // namespace stop

using Stop =
    std::variant<stop::Over, stop::Choice, stop::Draw, stop::Party, stop::Character, stop::Acted>;

struct Round {
    std::vector<PlaceInOrder> order;  ///< who still has to act at the start; empty if `brief`
    std::vector<Event> events;
    Stop stop;
    /// Characters that were not asked whether they negate damage, because the scene does not give
    /// their cards.
    std::vector<std::string> not_asked;
    std::string scene;  ///< the scene when the round stopped, as JSON text
};

struct RoundOptions {
    /// The decisions, in the order in which they arise, each as JSON text: an option's `json`, its
    /// index, the cards drawn, or "done".
    std::vector<std::string> decide;
    std::optional<std::uint64_t>
        seed;                      ///< for shuffling; figures without a deck get a standard one
    bool first = false;            ///< every choice after these decisions takes its first option
    bool skip_characters = false;  ///< characters do nothing
    bool brief = false;            ///< without reasons
};

/// Plays a round from `scene`, JSON text that includes the ability cards, until the round stops.
/// Throws BadRequest, and otherwise nothing but std::bad_alloc.
STANDEE_EXPORT Round round(std::string_view scene, const RoundOptions& options = {});

/// Plays the turn of one figure, with the ability cards of `scene`. Ignores `skip_characters`.
/// Throws as `round` does.
STANDEE_EXPORT Round act_figure(std::string_view scene, std::string_view figure,
                                const RoundOptions& options = {});

/// Plays the turns of one monster set, with the ability cards of `scene`. Throws as `round` does.
STANDEE_EXPORT Round act_set(std::string_view scene, std::string_view set,
                             const RoundOptions& options = {});

}  // namespace v1
}  // namespace standee
