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

/// What another figure that stands in `mover`'s way is to `mover`, in a hex with terrain `below`.
Occupancy presence_of(const Figure& other, const Figure& mover, Terrain below,
                      const Edition& edition);

/// What the figures in each hex of the board are to `mover`: one entry for each hex. `mover` itself
/// is left out and need not be in the scene. On foot it passes nobody in a hex whose trap might
/// hold it there [map.end-unoccupied, map.objective, move.flying].
std::vector<Occupancy> presence_around(const Scene& scene, const Board& board, const Figure& mover);

/// The same for a search that knows by itself where a trap holds `mover`.
std::vector<Occupancy> presence_around_any_trap(const Scene& scene, const Board& board,
                                                const Figure& mover);

/// An enemy that can be targeted.
struct Enemy {
    FigureIndex figure = 0;
    HexIndex hex = no_hex;  ///< the first of its hexes, if it stands in several
};

/// One turn in the form that the searches need: who acts, who stands where, what the card allows.
struct TurnContext {
    const Scene* scene = nullptr;
    const Board* board = nullptr;
    const Edition* edition = nullptr;
    const Figure* actor = nullptr;  ///< with the rank that it has when it performs its card
    FigureIndex actor_index = 0;
    std::optional<Figure> switched;  ///< the actor, if its card begins with a change of rank
    HexIndex start = no_hex;
    CardPlan card;

    std::vector<Enemy> enemies;       ///< in order of their ids; only those that enemies may target
    EnemySet large;                   ///< those that stand in several hexes [map.objective]
    std::vector<Occupancy> presence;  ///< by hex, without the actor
    std::vector<std::uint16_t> enemy_at;  ///< by hex: number of the enemy there, or `nobody`
    static constexpr std::uint16_t nobody = 0xFFFF;
    /// The enemies against whom this turn's attack has disadvantage from a hex that is not adjacent
    /// to them, and from one that is.
    EnemySet disadvantaged_apart, disadvantaged_adjacent;
    /// By hex, whether the figure attacks from there with advantage against every target; empty:
    /// from no hex [card.advantage-nearby].
    std::vector<bool> with_advantage;
    Advantage always;  ///< what this turn's attack has against every target
    /// The focus that the figure found earlier in the turn; an empty set if it found none, or if
    /// the focus is gone or invisible [monster.new-focus-after-kill]. None: it looks for one now.
    std::optional<EnemySet> held;
    /// The hex from which further targets are ranked: where the figure stood when it looked for its
    /// focus.
    HexIndex looked_from = no_hex;
    /// By hex, if the figure makes several moves: whether these do not bring it there. Otherwise
    /// empty.
    std::vector<bool> beyond_moves;

    /// Reads a turn of the scene into this context. Throws InputError if the figure is not in the
    /// scene or takes no turn of this kind, or if it has too many enemies. `passed_over` is the
    /// number of attacks on its card to skip.
    void set(const Scene& turn_scene, const TurnOrder& turn, const Board& turn_board,
             std::size_t passed_over = 0);
    /// Prepares any figure of the scene as it stands, with a card that has already been read.
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
    /// Whether the figure attacks some targets with disadvantage and others without it
    /// [monster.move-disadvantage]. A muddled figure has disadvantage anyway and a strengthened one
    /// never has it, so neither steps away to avoid it.
    [[nodiscard]] bool minds_disadvantage() const {
        const bool alike = always.mode() == DrawMode::disadvantage && with_advantage.empty();
        return card.attack.made && !alike && !disadvantaged_adjacent.empty();
    }
    /// Whether this turn's moves bring the figure to a hex whose best path has that cost.
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
