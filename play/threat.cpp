#include "play/threat.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "focus/card_plan.hpp"
#include "focus/situation.hpp"
#include "focus/turn.hpp"
#include "lib/board.hpp"
#include "lib/error.hpp"
#include "pathing/ways.hpp"
#include "play/attack_odds.hpp"
#include "play/attack_step.hpp"
#include "play/bonuses.hpp"
#include "play/decks.hpp"
#include "play/monster_attack.hpp"

namespace standee {
namespace {

std::vector<ThreatenedHex> hexes_in_reach(const Scene& scene, const Board& board,
                                          const Figure& figure, ThreatMove move) {
    std::vector<Presence> presence(board.size(), Presence::nobody);
    for (const Figure& other : scene.figures) {
        if (other.id != figure.id) {
            presence[board.find(other.at)] = presence_of(other, figure);
        }
    }
    const Manner manner = figure.flying ? Manner::fly : move.jump ? Manner::jump : Manner::walk;
    const bool held = figure.has(Condition::immobilize) || figure.has(Condition::stun);
    Movement movement;
    movement.prepare(board, manner, edition(scene.edition), presence);
    WaysFrom ways;
    ways.search(movement, board.find(figure.at));
    std::vector<ThreatenedHex> hexes;
    for (HexIndex hex = 0; hex < board.size(); ++hex) {
        const Cost way = ways.to(hex);
        if (way.possible() && way.points() <= (held ? 0 : move.points)) {
            hexes.push_back({board.hex(hex), way.points(), way.negative_hexes(), {}, {}});
        }
    }
    return hexes;
}

bool acts_this_round(const Figure& figure) {
    return figure.kind != Kind::objective && figure.kind != Kind::character &&
           !figure.summoned_this_round && !figure.turn_ended;
}

/// The deck an attacker draws from, as it lies; a standard one where the scene has none.
UnknownDeck deck_for(const Scene& scene, const Figure& attacker) {
    const std::string owner = deck_of(attacker, scene);
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

bool add_applies(const Add& add, const Scene& scene, const Figure& target) {
    if (!add.condition) {
        return true;
    }
    const auto there = [&](ElementChoice choice) {
        for (std::size_t e = 0; e < element_count; ++e) {
            if (choice.allows(static_cast<Element>(e)) &&
                scene.elements[e] != ElementState::inert) {
                return true;
            }
        }
        return false;
    };
    if (add.condition->target_has && !target.has(*add.condition->target_has)) {
        return false;
    }
    if (add.condition->allies_next_to_target) {
        const auto next_to = std::ranges::count_if(scene.figures, [&](const Figure& other) {
            return !are_enemies(other, target) && are_neighbours(other.at, target.at);
        });
        if (next_to < *add.condition->allies_next_to_target) {
            return false;
        }
    }
    return std::ranges::all_of(add.condition->consume, there);
}

/// Works out what one enemy does to the figure wherever it stands.
class Attacker {
public:
    Attacker(Scene& scene, const Board& board, FigureIndex index, FigureIndex target)
        : scene_{scene},
          board_{board},
          index_{index},
          target_{target},
          card_{plan_card(scene, scene.figures[index])},
          deck_{deck_for(scene, scene.figures[index])},
          bonuses_{attack_bonuses_of(scene.figures[index])} {}

    Threat threat(TurnPlanner& planner) {
        const TurnAnswer answer = planner.plan(scene_, board_);
        Threat threat{.enemy = index_};
        threat.focus = std::ranges::count(answer.focus, target_) > 0;
        threat.only_focus = threat.focus && answer.focus.size() == 1;
        std::optional<DamageSpan> span;
        for (const TurnOption& option : answer.options) {
            const bool attacked = std::ranges::count(option.targets, target_) > 0;
            const double damage = attacked ? mean_damage(option) : 0;
            span = span ? DamageSpan{std::min(span->least, damage), std::max(span->most, damage)}
                        : DamageSpan{damage, damage};
        }
        threat.damage = span.value_or(DamageSpan{});
        return threat;
    }

private:
    double mean_damage(const TurnOption& option) {
        const Figure& attacker = scene_.figures[index_];
        const bool adjacent =
            board_.adjacent(board_.find(option.end), board_.find(scene_.figures[target_].at));
        AttackInput attack = input();
        const AttackAbility& ability = *card_.attack.ability;
        attack.advantage =
            attacker.has(Condition::strengthen) || attacker.advantage || ability.advantage;
        attack.disadvantage = attacker.has(Condition::muddle) || ability.disadvantage ||
                              scene_.figures[target_].attackers_disadvantage ||
                              (adjacent && card_.attack.ranged);
        const DrawMode mode = draw_mode(attack.advantage, attack.disadvantage);
        std::optional<double>& known = means_[static_cast<std::size_t>(mode)];
        if (ability.adds.empty() && known) {
            return *known;
        }
        known = expected_damage(attack, deck_, edition(scene_.edition)) + mean_of_further(attack);
        return *known;
    }

    /// Of an attack that goes at one enemy with all of them those after the first, each as by
    /// itself; ward and brittle are taken as used up.
    [[nodiscard]] double mean_of_further(AttackInput attack) const {
        const AttackAbility& ability = *card_.attack.ability;
        std::vector<Add> adds;
        std::ranges::copy_if(ability.adds, std::back_inserter(adds), [this](const Add& add) {
            return add_applies(add, scene_, scene_.figures[target_]);
        });
        const int further =
            ability.all_on_one ? attacks_on_one(scene_.figures[index_], ability, adds) - 1 : 0;
        attack.ward = false;
        attack.brittle = false;
        return further > 0 ? further * expected_damage(attack, deck_, edition(scene_.edition)) : 0;
    }

    [[nodiscard]] AttackInput input() const {
        const Figure& attacker = scene_.figures[index_];
        const Figure& target = scene_.figures[target_];
        const AttackAbility& ability = *card_.attack.ability;
        AttackInput attack;
        attack.value = *ability.value.against(attacker.attack);
        attack.pierce = ability.pierce + attacker.pierce;
        for (const Add& add : ability.adds) {
            if (add_applies(add, scene_, target)) {
                attack.value += add.value;
                attack.pierce += add.pierce;
            }
        }
        attack.bonuses = bonuses_;
        attack.poisoned = target.has(Condition::poison);
        attack.shield = shield_of(target);
        attack.ward = target.has(Condition::ward);
        attack.brittle = target.has(Condition::brittle);
        return attack;
    }

    Scene& scene_;
    const Board& board_;
    FigureIndex index_;
    FigureIndex target_;
    CardPlan card_;
    UnknownDeck deck_;
    std::vector<AttackBonus> bonuses_;
    std::array<std::optional<double>, 3> means_;  // by DrawMode
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
    const FigureIndex target = index_of(table, figure);
    const Board board{table.map};
    ThreatMap map{target, hexes_in_reach(table, board, table.figures[target], move), {}};
    TurnPlanner planner;
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
        const Figure& enemy = table.figures[i];
        if (!are_enemies(enemy, table.figures[target]) || !acts_this_round(enemy)) {
            continue;
        }
        const MonsterCard* card = scene.card_of(enemy);
        if (card == nullptr && enemy.kind != Kind::summon) {
            map.without_card.push_back(static_cast<FigureIndex>(i));
            continue;
        }
        table.turn = TurnOrder{enemy.id, std::nullopt};
        if (card != nullptr) {
            table.turn->abilities = card->abilities;
        }
        Attacker attacker{table, board, static_cast<FigureIndex>(i), target};
        for (ThreatenedHex& hex : map.hexes) {
            table.figures[target].at = hex.at;
            const Threat threat = attacker.threat(planner);
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
