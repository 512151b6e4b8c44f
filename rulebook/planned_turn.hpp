#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/hex.hpp"
#include "lib/scene.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// An option: where the figure ends, whom it attacks (ids are ordered by their bytes), and how.
struct PlannedOption {
    Hex end;
    std::vector<std::string> targets;
    std::vector<Hex> path;  ///< the first in hex order of the cheapest paths
    int movement = 0;
    int negative_hexes = 0;
    std::vector<std::string> disadvantaged;  ///< targets attacked with disadvantage
    /// The focus, and the hex that the figure attacks from or heads for. If several pairs give this
    /// option, the first by id of the focus, then by hex order.
    std::optional<std::string> focus;
    std::optional<Hex> attack_hex;
    std::vector<std::string> along{};  ///< attacked along the path, by id
    std::vector<std::string> foci{};   ///< all foci for which it may do this, by id
    /// The red hexes of the first way, by orientation and place, to place the area on the targets.
    std::vector<Hex> area{};
    /// The figures that have left the map since the attack before, or since the start of the turn.
    std::vector<std::string> fallen{};
    std::vector<PlannedOption> then{};  ///< the rest of the turn, attack by attack

    friend bool operator==(const PlannedOption&, const PlannedOption&) = default;
};

struct PlannedTurn {
    std::vector<std::string> foci;  ///< all that tie, by id
    std::vector<PlannedOption>
        options;              ///< every outcome that the rules allow, each once, in order
    bool focus_held = false;  ///< found earlier in the turn, not now
    friend bool operator==(const PlannedTurn&, const PlannedTurn&) = default;
};

/// Plans the next attack of the figure named in `scene.turn`, and the moves before it. The scene
/// must be one that a reader accepts, with moves of one kind before the attack. The time has no
/// bound if there are many targets; it is meant for boards of some hundred hexes and a dozen
/// enemies. Throws std::invalid_argument if the scene has no turn, and InputError for more than 64
/// figures.
PlannedTurn plan_next_attack(const Scene& scene, const Book& book, Ground& ground);

/// The most times that a turn is carried out to find all its courses.
inline constexpr int most_attempts = 1'000;

/// Plans the whole turn: every attack of the card, each from the state that the lines before it
/// leave [whole_turn.cpp]. Throws as `plan_next_attack` does, InputError as a play does, and
/// InputError if the turn would have to be carried out more than `attempts` times.
PlannedTurn plan_turn(const Scene& scene, const Book& book, Ground& ground,
                      int attempts = most_attempts);
/// The same by the rules of the scene.
PlannedTurn plan_turn(const Scene& scene);
/// Whether the plan of the first attack is already the whole turn.
bool is_one_plan(const Scene& scene, Ground& ground);

/// Whom the figure of `scene.turn`, of any kind, attacks by the focus rules from where it stands:
/// the sets that it may choose from, each by id. One empty set where it attacks nobody.
std::vector<std::vector<std::string>> targets_from(const Scene& scene, const Book& book,
                                                   Ground& ground);

/// Whether the red hexes `red` are a legal way to lay the area of the attack of this turn from
/// `from` that hits exactly these targets, together with the further ones allowed outside it.
/// Without an area, or without targets, there are no red hexes to lay.
bool area_fits(const Scene& scene, Hex from, const std::vector<Hex>& red,
               const std::vector<std::string>& targets);

}  // namespace standee::rulebook
