#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "focus/advantage.hpp"
#include "focus/card_plan.hpp"
#include "focus/enemy_set.hpp"
#include "lib/board.hpp"
#include "lib/scene.hpp"
#include "pathing/movement.hpp"

namespace standee {

/// How `mover` sees another figure that stands in its way, in a hex with this terrain.
Occupancy presence_of(const Figure& other, const Figure& mover, Terrain below,
                      const Edition& edition);

/// Who stands in each hex of the board, as `mover` sees them: one entry for each hex. `mover` is
/// left out and need not be in the scene [map.end-unoccupied, map.objective, move.flying].
std::vector<Occupancy> presence_around(const Scene& scene, const Board& board, const Figure& mover);

/// An enemy that may be targeted.
struct Enemy {
    FigureIndex figure = 0;
    HexIndex hex = no_hex;  ///< its first, if it stands in several
};

/// One turn as the searches see it: who acts, who stands where, what the card allows.
struct TurnContext {
    const Scene* scene = nullptr;
    const Board* board = nullptr;
    const Edition* edition = nullptr;
    const Figure* actor = nullptr;  ///< with the rank with which it performs its card
    FigureIndex actor_index = 0;
    std::optional<Figure> switched;  ///< the actor, if its card begins with a change of rank
    HexIndex start = no_hex;
    CardPlan card;

    std::vector<Enemy> enemies;           ///< in order of their ids; those open to enemies
    EnemySet large;                       ///< those that stand in several hexes [map.objective]
    std::vector<Occupancy> presence;      ///< by hex, the actor left out
    std::vector<std::uint16_t> enemy_at;  ///< by hex: number of the enemy there, or `nobody`
    static constexpr std::uint16_t nobody = 0xFFFF;
    /// Those whom this turn's attack has disadvantage against from a hex apart from them, and from
    /// one next to them.
    EnemySet disadvantaged_apart, disadvantaged_adjacent;
    /// The hexes from which it attacks with advantage whatever its target, by hex; empty: none
    /// [card.advantage-nearby].
    std::vector<bool> with_advantage;
    Advantage always;  ///< of this turn's attack, whatever its target
    /// The focus that it found earlier in the turn; empty where it found none or where that one is
    /// gone or invisible [monster.new-focus-after-kill]. None: it looks for one now.
    std::optional<EnemySet> held;
    /// The hex from which further targets are ranked: where it stood when it looked for its focus.
    HexIndex looked_from = no_hex;
    /// By hex, if it makes several moves: whether they do not bring it there. Otherwise empty.
    std::vector<bool> beyond_moves;

    /// Reads `scene.turn` into this situation. Throws InputError where the scene has no turn, its
    /// figure is not in it or takes no turn of this kind, or has too many enemies.
    /// `passed_over`: so many attacks of its card.
    void set(const Scene& turn_scene, const TurnOrder& turn, const Board& turn_board,
             std::size_t passed_over = 0);
    /// Any figure of the scene as it is, with a card that is read already.
    void set(const Scene& turn_scene, const Board& turn_board, FigureIndex who,
             const CardPlan& its_card);

    [[nodiscard]] const Figure& figure(EnemyIndex enemy) const {
        return scene->figures[enemies[enemy].figure];
    }
    /// Calls `use(HexIndex)` for each hex in which the enemy stands.
    template <class Use>
    void for_each_hex_of(EnemyIndex enemy, Use use) const {
        use(enemies[enemy].hex);
        if (large.contains(enemy)) {
            for (const Hex hex : figure(enemy).also_at) {
                use(board->find(hex));
            }
        }
    }
    /// Whether some targets are attacked with disadvantage and others not
    /// [monster.move-disadvantage]. Muddled it has disadvantage anyway, strengthened it has none:
    /// neither steps away.
    [[nodiscard]] bool minds_disadvantage() const {
        const bool alike = always.mode() == DrawMode::disadvantage && with_advantage.empty();
        return card.attack.made && !alike && !disadvantaged_adjacent.empty();
    }
    /// Whether this turn's moves bring it to a hex whose best path has that cost.
    [[nodiscard]] bool within_moves(HexIndex hex, Cost cost) const {
        return cost.points() <= card.points && (beyond_moves.empty() || !beyond_moves[hex]);
    }
    /// The enemies against whom an attack made from the hex has disadvantage.
    [[nodiscard]] EnemySet disadvantaged_from(HexIndex hex) const;
    /// The enemies adjacent to a hex [attack.adjacent-ranged].
    [[nodiscard]] EnemySet adjacent_enemies(HexIndex hex) const;

private:
    void look_around(const Scene& turn_scene, const Board& turn_board, const CardPlan& its_card);
    void place_figures();
    void find_held_focus();
    void find_disadvantage();
};

}  // namespace standee
