#include "threat/threat.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "focus/advantage_nearby.hpp"
#include "focus/card_plan.hpp"
#include "focus/second_card.hpp"
#include "focus/turn.hpp"
#include "focus/turn_context.hpp"
#include "lib/board.hpp"
#include "lib/error.hpp"
#include "pathing/shortest_paths.hpp"
#include "play/attack/attack_step.hpp"
#include "play/deck/decks.hpp"
#include "play/harm/bonuses.hpp"
#include "threat/attack_odds.hpp"
#include "threat/on_the_way.hpp"
#include "threat/turn_kind.hpp"
#include "threat/turn_simulation.hpp"

namespace standee {
namespace {

/// What the best paths to a hex cost in hit points: of several, the least and the most.
DamageSpan damage_of_paths(const Scene& scene, const Figure& figure, const DistancesFrom& distances,
                           HexIndex hex, bool jump) {
    constexpr std::size_t most = 64;
    std::optional<DamageSpan> span;
    for (const std::vector<Hex>& path : distances.paths_to(hex, most)) {
        const double damage = damage_on_the_way(scene, figure, path, jump);
        span = span ? DamageSpan{std::min(span->least, damage), std::max(span->most, damage)}
                    : DamageSpan{damage, damage};
    }
    return span.value_or(DamageSpan{});
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

/// A deck as it lies; a standard one where the scene has none.
UnknownDeck deck_of_owner(const Scene& scene, const std::string& owner) {
    UnknownDeck deck;
    if (const auto pile = scene.decks.find(owner); pile != scene.decks.end()) {
        deck.pile = pile->second;
    }
    if (const auto discards = scene.discards.find(owner); discards != scene.discards.end()) {
        deck.discards = discards->second;
    }
    if (deck.pile.empty() && deck.discards.empty()) {
        deck.pile = standard_deck();
    }
    return deck;
}

UnknownDeck deck_for(const Scene& scene, const Figure& attacker) {
    return deck_of_owner(scene, deck_of(attacker, scene));
}

/// Works out what one enemy does to the figure wherever it stands.
class Attacker {
public:
    Attacker(Scene& scene, std::shared_ptr<const Board> board, std::shared_ptr<TurnPlanner> planner,
             const TurnOrder& order, FigureIndex target)
        : scene_{scene},
          board_{std::move(board)},
          planner_{std::move(planner)},
          target_{target},
          trial_{scene, board_, planner_, order, target} {
        scene_.turn = trial_.planned();
        index_ = static_cast<FigureIndex>(scene.find(order.figure) - scene.figures.data());
        card_ = plan_card(scene_, *scene_.turn, scene_.figures[index_]);
        orders_ = order_of_attacks_matters(scene_, index_, target) ||
                  !lasts_for_a_turn(deck_for(scene_, scene_.figures[index_]));
        one_attack_ = !orders_ && is_one_attack(scene_, index_);
    }

    /// Its threat to the figure, which stands at `at` in the scene.
    Threat threat(Hex at) {
        Threat threat{.enemy = index_};
        if (!trial_.acts()) {
            return threat;
        }
        const TurnAnswer answer = planner_->plan(scene_, *board_);
        threat.focus = std::ranges::count(answer.focus, target_) > 0;
        threat.only_focus = threat.focus && answer.focus.size() == 1;
        const bool safe_paths = std::ranges::all_of(
            answer.options, [](const TurnOption& option) { return option.negative_hexes == 0; });
        threat.damage = one_attack_ && safe_paths ? damage_of_attack(answer) : damage_of_turn(at);
        return threat;
    }

private:
    struct Span {
        std::optional<DamageSpan> span;
        void add(double damage) {
            span = span ? DamageSpan{std::min(span->least, damage), std::max(span->most, damage)}
                        : DamageSpan{damage, damage};
        }
    };

    /// Of a turn in which nothing but one attack can hurt the figure: by the plan alone.
    DamageSpan damage_of_attack(const TurnAnswer& answer) {
        Span span;
        for (const TurnOption& option : answer.options) {
            const bool attacked = std::ranges::count(option.targets, target_) > 0;
            span.add(attacked ? mean_of_attack(option) : 0);
        }
        return span.span.value_or(DamageSpan{});
    }

    double mean_of_attack(const TurnOption& option) {
        const Figure& attacker = scene_.figures[index_];
        const Figure& target = scene_.figures[target_];
        const AttackAbility& ability = *card_.attack.ability;
        const bool adjacent = any_hex_of(target, [&](Hex hex) {
            return board_->adjacent(board_->find(option.end), board_->find(hex));
        });
        const std::vector<bool> hexes = hexes_with_advantage(scene_, *board_, attacker);
        const bool nearby = !hexes.empty() && hexes[board_->find(option.end)];
        AttackInput attack = attack_input(scene_, attacker, target,
                                          {ability.advantage || nearby, ability.disadvantage},
                                          {card_.attack.ranged, target.turn_ended}, adjacent);
        const DrawMode mode = draw_mode(attack.advantage, attack.disadvantage);
        std::optional<double>& known = means_[static_cast<std::size_t>(mode)];
        if (!known) {
            std::vector<AttackBonus> bonuses = attack_bonuses_of(attacker);
            attack.value = ability.value.against(attacker.attack).value_or(0);
            attack.pierce += ability.pierce;
            for (const Add& add : ability.adds) {
                attack.pierce += add.pierce;
                bonuses.push_back({AttackBonus::Kind::plus, add.value});
            }
            attack.bonuses = bonuses;
            known = expected_damage(attack, deck_for(scene_, attacker), scene_.edition);
        }
        return *known;
    }

    /// Of any turn: by playing it with every combination of choices.
    DamageSpan damage_of_turn(Hex at) {
        Span span;
        trial_.for_each_outcome(at, orders_, [&](const std::vector<ThreatEvent>& mishaps) {
            span.add(mean_of(mishaps));
        });
        return span.span.value_or(DamageSpan{});
    }

    double mean_of(const std::vector<ThreatEvent>& mishaps) {
        const auto known = std::ranges::find(known_, mishaps, &Known::mishaps);
        if (known != known_.end()) {
            return known->mean;
        }
        const std::vector<std::string>& owners = trial_.deck_owners();
        for (std::size_t i = decks_.size(); i < owners.size(); ++i) {
            decks_.push_back(deck_of_owner(scene_, owners[i]));
        }
        const Figure& target = scene_.figures[target_];
        const double mean = expected_damage(mishaps, target.has(Condition::ward),
                                            target.has(Condition::brittle), decks_, scene_.edition);
        known_.push_back({mishaps, mean});
        return mean;
    }

    Scene& scene_;
    std::shared_ptr<const Board> board_;
    std::shared_ptr<TurnPlanner> planner_;
    FigureIndex target_;
    FigureIndex index_ = 0;
    TurnSimulation trial_;
    CardPlan card_;
    bool orders_ = false;                         // whether the order of several attacks matters
    bool one_attack_ = false;                     // and nothing else of the card can hurt
    std::array<std::optional<double>, 3> means_;  // of one attack, by DrawMode
    std::vector<UnknownDeck> decks_;
    struct Known {
        std::vector<ThreatEvent> mishaps;
        double mean = 0;
    };
    std::vector<Known> known_;  // few differ from hex to hex
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
