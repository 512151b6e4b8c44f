#include "threat/threat.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "focus/second_card.hpp"
#include "focus/turn.hpp"
#include "lib/board.hpp"
#include "lib/error.hpp"
#include "threat/aftermath.hpp"
#include "threat/attacker.hpp"
#include "threat/ways.hpp"

namespace standee {
namespace {

/// The figure in a hex of the map, after ways there that have the same effects.
struct Visit {
    std::size_t hex = 0;  ///< its place in the map
    SpanOfWays on_the_way;
    DamageSpan damage{};  ///< that damage, and what the enemies then do to it
};

/// The effects of certain moves, and where the figure may stand after them.
struct Situation {
    Aftermath after;
    std::vector<Visit> visits;  ///< in hex order, no hex twice
};

/// The hexes in which the figure could end its move. Ways with the same effects, wherever they end,
/// belong to one situation; the first situation is that of ways without effects.
class Reach {
public:
    Reach(const Scene& scene, const std::shared_ptr<const Board>& board, FigureIndex figure,
          ThreatMove move) {
        situation_of({.figure = scene.figures[figure]});
        const WaysInReach ways{scene, *board, scene.figures[figure], move};
        MoveTrials trials{scene, board, figure};
        for (HexIndex hex = 0; hex < board->size(); ++hex) {
            const Cost cost = ways.to(hex);
            if (!cost.possible()) {
                continue;
            }
            hexes_.push_back({board->hex(hex), cost.points(), cost.negative_hexes(), {}, {}, {}});
            if (cost.negative_hexes() == 0) {
                visit(situations_.front(), 0);
            } else if (!visit_by_trial(ways.ways_to(hex), trials, move.jump)) {
                hexes_.pop_back();
            }
        }
    }

    [[nodiscard]] std::vector<ThreatenedHex>& hexes() { return hexes_; }
    [[nodiscard]] std::vector<Situation>& situations() { return situations_; }

private:
    // Tries the ways. Returns whether one of them ends in the last hex.
    bool visit_by_trial(const std::vector<std::vector<Hex>>& ways, MoveTrials& trials, bool jump) {
        const Hex goal = hexes_.back().at;
        SpanOfWays on_the_way;
        bool gets_there = false;
        for (const std::vector<Hex>& way : ways) {
            trials.for_each_outcome(way, jump, [&](const MoveOutcome& outcome) {
                if (outcome.end == goal) {
                    visit(situation_of(outcome.after), outcome.damage);
                    on_the_way.add(outcome.damage);
                    gets_there = true;
                }
            });
        }
        hexes_.back().on_the_way = on_the_way.get();
        return gets_there;
    }

    void visit(Situation& situation, int damage) {
        const std::size_t hex = hexes_.size() - 1;
        if (situation.visits.empty() || situation.visits.back().hex != hex) {
            situation.visits.push_back({.hex = hex, .on_the_way = {}});
        }
        situation.visits.back().on_the_way.add(damage);
    }

    Situation& situation_of(const Aftermath& after) {
        std::vector<std::size_t>& candidates = by_sprung_[after.sprung];
        const auto known = std::ranges::find_if(
            candidates, [&](std::size_t i) { return situations_[i].after == after; });
        if (known != candidates.end()) {
            return situations_[*known];
        }
        candidates.push_back(situations_.size());
        situations_.push_back({.after = after, .visits = {}});
        return situations_.back();
    }

    std::vector<ThreatenedHex> hexes_;  // in hex order
    std::vector<Situation> situations_;
    std::map<std::vector<Hex>, std::vector<std::size_t>> by_sprung_;  // their places
};

bool acts_this_round(const Figure& figure) {
    return figure.kind != Kind::objective && figure.kind != Kind::character &&
           !figure.summoned_this_round && !figure.turn_ended;
}

/// The enemies that act, with their cards. Enemies without cards are recorded in the map.
std::vector<TurnOrder> orders_of_enemies(const Scene& scene, ThreatMap& map) {
    std::vector<TurnOrder> orders;
    for (FigureIndex i = 0; i < scene.figures.size(); ++i) {
        const Figure& enemy = scene.figures[i];
        if (!are_enemies(enemy, scene.figures[map.figure]) || !acts_this_round(enemy)) {
            continue;
        }
        const MonsterCard* card = performed_card(scene, enemy);
        if (card == nullptr && enemy.kind != Kind::summon) {
            map.without_card.push_back(i);
            continue;
        }
        TurnOrder& order = orders.emplace_back(enemy.id, std::nullopt);
        if (card != nullptr) {
            order.abilities = card->abilities;
        }
    }
    return orders;
}

Threat either(const Threat& a, const Threat& b) {
    return {.enemy = a.enemy,
            .focus = a.focus || b.focus,
            .only_focus = a.only_focus && b.only_focus,
            .damage = hull(a.damage, b.damage)};
}

/// Adds a threat in one situation to those in others. An enemy that is not in the list yet is
/// harmless in the other situations, unless this one is the `first`.
void add_situation(std::vector<Threat>& by, const Threat& threat, bool first) {
    auto found = std::ranges::lower_bound(by, threat.enemy, {}, &Threat::enemy);
    if (found == by.end() || found->enemy != threat.enemy) {
        if (threat.harmless()) {
            return;
        }
        found = by.insert(found, first ? threat : Threat{.enemy = threat.enemy});
    }
    *found = either(*found, threat);
}

/// Computes what the enemies do in one situation after another.
class Threats {
public:
    Threats(const Scene& scene, std::shared_ptr<const Board> board, ThreatMap& map)
        : scene_{scene},
          board_{std::move(board)},
          map_{map},
          orders_{orders_of_enemies(scene, map)},
          visited_(map.hexes.size(), false) {}

    void add(Situation& situation) {
        Scene table = scene_after(scene_, map_.figure, situation.after);
        const auto board =
            situation.after.sprung.empty() ? board_ : std::make_shared<const Board>(table.map);
        for (Visit& visit : situation.visits) {
            visit.damage = visit.on_the_way.get();
        }
        for (const TurnOrder& order : orders_) {
            Attacker attacker{table, board, planner_, order, map_.figure};
            for (Visit& visit : situation.visits) {
                add(attacker, table, visit);
            }
            table.figures[map_.figure].at = scene_.figures[map_.figure].at;
        }
        for (const Visit& visit : situation.visits) {
            DamageSpan& damage = map_.hexes[visit.hex].damage;
            damage = visited_[visit.hex] ? hull(damage, visit.damage) : visit.damage;
            visited_[visit.hex] = true;
        }
    }

private:
    void add(Attacker& attacker, Scene& table, Visit& visit) {
        ThreatenedHex& hex = map_.hexes[visit.hex];
        table.figures[map_.figure].at = hex.at;
        const Threat threat = attacker.threat(hex.at);
        add_situation(hex.by, threat, !visited_[visit.hex]);
        visit.damage = visit.damage + threat.damage;
    }

    const Scene& scene_;
    std::shared_ptr<const Board> board_;
    std::shared_ptr<TurnPlanner> planner_ = std::make_shared<TurnPlanner>();
    ThreatMap& map_;
    std::vector<TurnOrder> orders_;
    // by place of the hex: whether an earlier situation has visited it
    std::vector<bool> visited_;
};

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
    const auto board = std::make_shared<const Board>(table.map);
    ThreatMap map{.figure = index_of(table, figure), .hexes = {}, .without_card = {}};
    Reach reach{table, board, map.figure, move};
    map.hexes = std::move(reach.hexes());
    Threats threats{table, board, map};
    for (Situation& situation : reach.situations()) {
        threats.add(situation);
    }
    return map;
}

}  // namespace standee
