#include "threat/threat.hpp"

#include <algorithm>
#include <memory>
#include <optional>

#include "focus/second_card.hpp"
#include "focus/turn.hpp"
#include "focus/turn_context.hpp"
#include "lib/board.hpp"
#include "lib/error.hpp"
#include "pathing/shortest_paths.hpp"
#include "threat/attacker.hpp"
#include "threat/on_the_way.hpp"

namespace standee {
namespace {

/// What the best paths to a hex cost in hit points: of several, the least and the most.
DamageSpan damage_of_paths(const Scene& scene, const Figure& figure, const DistancesFrom& distances,
                           HexIndex hex, bool jump) {
    constexpr std::size_t most = 64;
    SpanOfWays span;
    for (const std::vector<Hex>& path : distances.paths_to(hex, most)) {
        span.add(damage_on_the_way(scene, figure, path, jump));
    }
    return span.get();
}

std::vector<ThreatenedHex> hexes_in_reach(const Scene& scene, const Board& board,
                                          const Figure& figure, ThreatMove move) {
    const bool held =
        figure.has(Condition::immobilize) || figure.has(Condition::stun) || is_large(figure);
    Movement movement;
    movement.prepare(board, gait_of(figure, manner_of(figure.flying, move.jump)), scene.edition,
                     presence_around(scene, board, figure));
    DistancesFrom distances;
    distances.search(movement, board.find(figure.at));
    std::vector<ThreatenedHex> hexes;
    for (HexIndex hex = 0; hex < board.size(); ++hex) {
        const Cost cost = distances.to(hex);
        if (cost.possible() && cost.points() <= (held ? 0 : move.points)) {
            ThreatenedHex& reached = hexes.emplace_back();
            reached.at = board.hex(hex);
            reached.movement = cost.points();
            reached.negative_hexes = cost.negative_hexes();
            if (reached.negative_hexes > 0) {
                reached.on_the_way = damage_of_paths(scene, figure, distances, hex, move.jump);
            }
            reached.damage = reached.on_the_way;
        }
    }
    return hexes;
}

bool acts_this_round(const Figure& figure) {
    return figure.kind != Kind::objective && figure.kind != Kind::character &&
           !figure.summoned_this_round && !figure.turn_ended;
}

FigureIndex index_of(const Scene& scene, const std::string& id) {
    const auto found = std::ranges::find(scene.figures, id, &Figure::id);
    if (found == scene.figures.end()) {
        throw InputError{{.code = ErrorCode::bad_reference,
                          .pointer = "/figures",
                          .found = "no figure \"" + id + "\"",
                          .expected = "the id of a figure of the scene"}};
    }
    return static_cast<FigureIndex>(found - scene.figures.begin());
}

}  // namespace

ThreatMap threat_map(const Scene& scene, const std::string& figure, ThreatMove move) {
    Scene table = scene;
    table.progress.foci.clear();
    const FigureIndex target = index_of(table, figure);
    const auto board = std::make_shared<const Board>(table.map);
    const auto planner = std::make_shared<TurnPlanner>();
    ThreatMap map{target, hexes_in_reach(table, *board, table.figures[target], move), {}};
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
        const Figure& enemy = scene.figures[i];
        if (!are_enemies(enemy, scene.figures[target]) || !acts_this_round(enemy)) {
            continue;
        }
        const MonsterCard* card = performed_card(scene, enemy);
        if (card == nullptr && enemy.kind != Kind::summon) {
            map.without_card.push_back(static_cast<FigureIndex>(i));
            continue;
        }
        TurnOrder order{enemy.id, std::nullopt};
        if (card != nullptr) {
            order.abilities = card->abilities;
        }
        Attacker attacker{table, board, planner, order, target};
        for (ThreatenedHex& hex : map.hexes) {
            table.figures[target].at = hex.at;
            const Threat threat = attacker.threat(hex.at);
            if (!threat.harmless()) {
                hex.by.push_back(threat);
                hex.damage = hex.damage + threat.damage;
            }
        }
        table.figures[target].at = scene.figures[target].at;
    }
    return map;
}

}  // namespace standee
