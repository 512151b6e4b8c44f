#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "lib/edition.hpp"
#include "lib/scene.hpp"
#include "verify/generate/dice.hpp"

namespace standee::generate {

/// A small map on which much can happen, and 2 to 4 figures close together on it; of one of
/// `editions`, or of the four as printed.
Scene play_scene(Dice& dice, std::span<const Edition> editions);

/// A small map with walls, doors, tiles and now and then a room that is not revealed.
void lay_play_map(Dice& dice, const Edition& rules, Map& map);

/// A modifier card; of a rolling one another follows.
Card any_card(Dice& dice, const Edition& rules, bool may_roll);

/// A condition of the edition.
Condition any_condition(Dice& dice, const Edition& rules);

/// The map as a generator needs it: where one may go, roughly; what a play changes on the way is
/// not followed, so a step may come to be refused.
class GeneratorMoves {
public:
    explicit GeneratorMoves(const Scene& scene) : scene_{&scene} {}

    [[nodiscard]] bool is_listed(Hex hex) const;
    [[nodiscard]] bool is_obstacle(Hex hex) const;
    [[nodiscard]] bool is_icy(Hex hex) const;
    /// The figure that stands there, `except` left out.
    [[nodiscard]] const Figure* standing_in(Hex hex, const Figure* except = nullptr) const;
    /// Whether a step from a hex to its neighbour crosses no wall line.
    [[nodiscard]] bool is_joined(Hex from, Hex to) const;
    /// The hex that a link joins to one.
    [[nodiscard]] std::optional<Hex> across_link(Hex from) const;
    /// Where a figure that has stepped into a hex comes to rest on ice.
    [[nodiscard]] Hex rest(const Figure& figure, Hex into, Direction direction) const;
    /// A path by force of up to `points` hexes, as far as it leads.
    [[nodiscard]] std::vector<Hex> forced_path(Dice& dice, const Figure& by, const Figure& target,
                                               int points, bool push) const;
    /// A path of a figure's own steps.
    [[nodiscard]] std::vector<Hex> own_path(Dice& dice, const Figure& figure, int points,
                                            bool jump) const;

private:
    const Scene* scene_;
};

/// Steps of one play, each written as in a file.
std::vector<std::string> play_steps_on(Dice& dice, const Scene& scene);

/// A step of each family, by name and fields; the kind of step is drawn.
Json attack_step(Dice& dice, const Scene& scene, const Figure& by, const Figure& target);
/// A step in which somebody moves or is moved.
Json movement_step(Dice& dice, const Scene& scene, const Figure& figure);
/// A push or pull of one figure by another; now and then longer or shorter than its points.
Json forced_step(Dice& dice, const Scene& scene, const Figure& by, const Figure& target);
/// Any step that is no attack, no movement and no limit of a turn.
Json other_step(Dice& dice, const Scene& scene, const Figure& figure);
/// A whole turn of a monster, ally or summon.
Json turn_step(Dice& dice, const Scene& scene, const Figure& figure);

}  // namespace standee::generate
