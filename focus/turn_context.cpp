#include "focus/turn_context.hpp"

#include <algorithm>
#include <string>

#include "focus/advantage_nearby.hpp"
#include "focus/switched_rank.hpp"
#include "focus/trap_grip.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

/// The position of the figure whose turn it is. Refuses a figure whose turn these rules do not
/// plan.
FigureIndex find_actor(const Scene& scene, const TurnOrder& turn) {
    const auto actor = std::ranges::find(scene.figures, turn.figure, &Figure::id);
    const auto refuse = [&](std::string found, std::string expected) {
        throw InputError{{.code = ErrorCode::bad_reference,
                          .pointer = "/turn/figure",
                          .found = std::move(found),
                          .expected = std::move(expected)}};
    };
    if (actor == scene.figures.end()) {
        refuse("\"" + turn.figure + "\"", "the id of a figure of the scene");
    }
    if (actor->kind == Kind::character || actor->kind == Kind::objective) {
        refuse("\"" + actor->id + "\", a figure of kind " +
                   std::string{name_in(kind_names, actor->kind)},
               "a monster, boss, summon or ally: other figures do not act by these rules");
    }
    if (actor->kind != Kind::summon && !turn.abilities) {
        throw InputError{
            {.code = ErrorCode::missing_field,
             .pointer = "/turn",
             .found = "no abilities",
             .expected = "the abilities of the card (only for a summon may they be left out)"}};
    }
    return static_cast<FigureIndex>(actor - scene.figures.begin());
}

/// Calls `use(HexIndex, Occupancy)` for each hex in which a figure other than `mover` stands.
template <class Use>
void for_each_presence(const Scene& scene, const Board& board, const Figure& mover, Use use) {
    for (const Figure& figure : scene.figures) {
        if (figure.id != mover.id) {
            for_each_hex_of(figure, [&](Hex at) {
                const HexIndex hex = board.find(at);
                use(hex, presence_of(figure, mover, board.terrain(hex), scene.edition));
            });
        }
    }
}

/// Where a trap might hold a figure on foot, it passes nobody: it would end its movement in an
/// occupied hex [map.end-unoccupied].
Occupancy over_a_trap_that_holds(Occupancy presence) {
    switch (presence) {
        case Occupancy::ally: return Occupancy::ally_in_the_way;
        case Occupancy::invisible_enemy: return Occupancy::enemy;
        case Occupancy::nobody:
        case Occupancy::ally_in_the_way:
        case Occupancy::enemy:
        case Occupancy::objective: break;
    }
    return presence;
}

void fill_presence(const Scene& scene, const Board& board, const Figure& mover,
                   std::vector<Occupancy>& presence) {
    presence.assign(board.size(), Occupancy::nobody);
    for_each_presence(scene, board, mover, [&](HexIndex hex, Occupancy there) {
        const bool held =
            board.terrain(hex).is(Terrain::holding) && may_be_held(mover, scene, board.hex(hex));
        presence[hex] = held ? over_a_trap_that_holds(there) : there;
    });
}

}  // namespace

Occupancy presence_of(const Figure& other, const Figure& mover, Terrain below,
                      const Edition& edition) {
    const bool in_the_way = edition.flier_above_trap_blocks && other.flying &&
                            below.is(Terrain::holding);  // [move.flying]
    if (other.kind == Kind::objective) {
        return Occupancy::objective;
    }
    if (!are_enemies(other, mover)) {
        return in_the_way ? Occupancy::ally_in_the_way : Occupancy::ally;
    }
    const bool unseen = other.has(Condition::invisible) && !other.no_interaction;
    return unseen && !in_the_way ? Occupancy::invisible_enemy : Occupancy::enemy;
}

// [map.end-unoccupied, map.objective]
std::vector<Occupancy> presence_around(const Scene& scene, const Board& board,
                                       const Figure& mover) {
    std::vector<Occupancy> presence;
    fill_presence(scene, board, mover, presence);
    return presence;
}

std::vector<Occupancy> presence_around_any_trap(const Scene& scene, const Board& board,
                                                const Figure& mover) {
    std::vector<Occupancy> presence(board.size(), Occupancy::nobody);
    for_each_presence(scene, board, mover,
                      [&](HexIndex hex, Occupancy there) { presence[hex] = there; });
    return presence;
}

void TurnContext::set(const Scene& turn_scene, const TurnOrder& turn, const Board& turn_board,
                      std::size_t passed_over) {
    actor_index = find_actor(turn_scene, turn);
    const Figure& before = turn_scene.figures[actor_index];
    switched = turn.abilities
                   ? switched_for(turn_scene, *turn.abilities, before, "/turn/abilities/0")
                   : std::nullopt;
    actor = switched ? &*switched : &before;
    look_around(turn_scene, turn_board, plan_card(turn_scene, turn, *actor, passed_over));
}

void TurnContext::set(const Scene& turn_scene, const Board& turn_board, FigureIndex who,
                      const CardPlan& its_card) {
    actor_index = who;
    switched.reset();
    actor = &turn_scene.figures[who];
    look_around(turn_scene, turn_board, its_card);
}

void TurnContext::look_around(const Scene& turn_scene, const Board& turn_board,
                              const CardPlan& its_card) {
    scene = &turn_scene;
    board = &turn_board;
    edition = &turn_scene.edition;
    start = turn_board.find(actor->at);
    card = its_card;
    beyond_moves.clear();
    place_figures();
    find_held_focus();
    find_disadvantage();
}

// A figure keeps a focus that is still on the map, whether it can be attacked or not. If the focus
// is gone, the figure has none, unless it has still an attack to make and looks for a new one
// [monster.new-focus-after-kill, monster.no-focus].
void TurnContext::find_held_focus() {
    held.reset();
    looked_from = start;
    const HeldFocus* found = scene->progress.focus_of(actor->id);
    if (found == nullptr) {
        return;
    }
    const bool gone = !found->focus.empty() && scene->find(found->focus) == nullptr;
    if (gone && card.attack.made) {
        return;
    }
    held.emplace();
    const HexIndex from = found->from ? board->find(*found->from) : no_hex;
    looked_from = from == no_hex ? start : from;
    for (std::size_t e = 0; e < enemies.size(); ++e) {
        if (scene->figures[enemies[e].figure].id == found->focus) {
            held->insert(static_cast<EnemyIndex>(e));
        }
    }
}

// [condition.invisible, ally.no-interaction, map.objective]
void TurnContext::place_figures() {
    fill_presence(*scene, *board, *actor, presence);
    enemy_at.assign(board->size(), nobody);
    enemies.clear();
    for (std::size_t i = 0; i < scene->figures.size(); ++i) {
        const Figure& figure = scene->figures[i];
        if (are_enemies(figure, *actor) && is_open_to_enemies(figure)) {
            enemies.push_back({static_cast<FigureIndex>(i), board->find(figure.at)});
        }
    }
    if (enemies.size() > EnemySet::capacity) {
        throw InputError{{.code = ErrorCode::too_many,
                          .pointer = "/figures",
                          .found = std::to_string(enemies.size()) + " enemies",
                          .expected = "at most " + std::to_string(EnemySet::capacity)}};
    }
    std::ranges::sort(enemies, {}, [this](const Enemy& enemy) -> const std::string& {
        return scene->figures[enemy.figure].id;
    });
    large = {};
    for (std::size_t e = 0; e < enemies.size(); ++e) {
        const auto enemy = static_cast<EnemyIndex>(e);
        if (is_large(figure(enemy))) {
            large.insert(enemy);
        }
        for_each_hex_of(enemy, [&](HexIndex hex) { enemy_at[hex] = enemy; });
    }
}

void TurnContext::find_disadvantage() {
    const PlannedAttack& attack = card.attack;
    with_advantage =
        attack.made ? hexes_with_advantage(*scene, *board, *actor) : std::vector<bool>{};
    always = advantage_of(
        *actor, attack.made ? Advantage{attack.ability->advantage, attack.ability->disadvantage}
                            : Advantage{});
    const auto against = [&](bool adjacent) {
        EnemySet found;
        for (std::size_t e = 0; e < enemies.size(); ++e) {
            const Figure& target = scene->figures[enemies[e].figure];
            if (advantage_against(target, always, attack.ranged, adjacent).mode() ==
                DrawMode::disadvantage) {
                found.insert(static_cast<EnemyIndex>(e));
            }
        }
        return found;
    };
    disadvantaged_apart = against(false);
    disadvantaged_adjacent = against(true);
}

EnemySet TurnContext::disadvantaged_from(HexIndex hex) const {
    if (!with_advantage.empty() && with_advantage[hex]) {
        return {};  // the advantage cancels any disadvantage [attack.no-stacking]
    }
    return disadvantaged_adjacent == disadvantaged_apart
               ? disadvantaged_apart
               : disadvantaged_apart | (disadvantaged_adjacent & adjacent_enemies(hex));
}

// [attack.adjacent-ranged]
EnemySet TurnContext::adjacent_enemies(HexIndex hex) const {
    EnemySet adjacent;
    for (const HexIndex next : board->neighbours(hex)) {
        if (next != no_hex && enemy_at[next] != nobody) {
            adjacent.insert(static_cast<EnemyIndex>(enemy_at[next]));
        }
    }
    return adjacent;
}

}  // namespace standee
