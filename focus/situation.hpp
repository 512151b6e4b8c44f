#pragma once

#include <cstdint>
#include <vector>

#include "focus/card_plan.hpp"
#include "focus/enemy_set.hpp"
#include "lib/board.hpp"
#include "lib/scene.hpp"
#include "pathing/movement.hpp"

namespace standee {

/// How `actor` sees another figure that stands in its way.
Presence presence_of(const Figure& other, const Figure& actor);

/// An enemy that may be targeted.
struct Enemy {
    FigureIndex figure = 0;
    HexIndex hex = no_hex;
};

/// One turn as the searches see it: who acts, who stands where, what the card allows.
struct Situation {
    const Scene* scene = nullptr;
    const Board* board = nullptr;
    const Edition* edition = nullptr;
    const Figure* actor = nullptr;
    FigureIndex actor_index = 0;
    HexIndex start = no_hex;
    CardPlan card;

    std::vector<Enemy> enemies;           ///< in order of their ids; none that is invisible
    std::vector<Presence> presence;       ///< by hex, the actor left out
    std::vector<std::uint16_t> enemy_at;  ///< by hex: number of the enemy there, or `nobody`
    static constexpr std::uint16_t nobody = 0xFFFF;

    /// Reads `scene.turn` into this situation. Throws InputError where the scene has no turn, its
    /// figure is not in it or takes no turn of this kind, or has too many enemies.
    void set(const Scene& turn_scene, const Board& turn_board);

    [[nodiscard]] const Figure& figure(EnemyIndex enemy) const {
        return scene->figures[enemies[enemy].figure];
    }
    /// Whether being next to a target would cost this attack something [monster.move-disadvantage].
    /// Muddled it has disadvantage anyway, strengthened it has none: neither steps away.
    [[nodiscard]] bool minds_adjacent_targets() const {
        return card.attack.made && card.attack.ranged && !actor->has(Condition::muddle) &&
               !actor->has(Condition::strengthen);
    }
    /// Whether an ally stands there, an allied objective included.
    [[nodiscard]] bool has_ally(HexIndex hex) const {
        return presence[hex] == Presence::ally ||
               (presence[hex] == Presence::objective && enemy_at[hex] == nobody);
    }
    /// The enemies adjacent to a hex [attack.adjacent-ranged].
    [[nodiscard]] EnemySet adjacent_enemies(HexIndex hex) const;

private:
    void place_figures();
};

}  // namespace standee
