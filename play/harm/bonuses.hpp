#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// Whether the figure has an active bonus of that kind; what an item may give counts for nothing
/// until it is used.
bool has_bonus(const Figure& figure, ActiveBonus::Kind kind);

/// The attack that bonuses are for, as far as they are limited [bonus.limited].
struct AttackMet {
    bool ranged = false;
    bool turn_begun = false;  ///< the turn of the figure that is attacked has begun or is over
};

/// Whether the figure's turn of this round has begun or is over.
bool has_begun_turn(const GameState& state, const Figure& figure);

/// The figure's shield against an attack: its stat card's and all active ones [bonus.shield,
/// bonus.stat-card, bonus.limited].
int shield_of(const Scene& scene, const Figure& figure, AttackMet attack);

/// Its retaliates against an attack: the stat card's, then the active ones [bonus.retaliate,
/// bonus.limited]. Without an attack all that it has.
std::vector<Retaliate> retaliates_of(const Scene& scene, const Figure& figure,
                                     std::optional<AttackMet> attack = std::nullopt);

/// Its active bonuses on attacks, in the order in which they began.
std::vector<AttackBonus> attack_bonuses_of(const Figure& figure);

/// An active bonus begins [bonus.round, bonus.persistent].
void begin_bonus(Game& game, std::string_view on, ActiveBonus bonus);

/// The tokens of the figure's bonuses of that kind advance by a slot, even for no benefit, but not
/// of those that wait until it is undamaged; a bonus whose token leaves the last slot ends
/// [bonus.persistent, card.while-undamaged].
void advance(Game& game, const std::string& id, ActiveBonus::Kind kind);
/// The same of those that count against the attack, a retaliate even if the attacker is out of its
/// range [bonus.limited, bonus.retaliate].
void advance(Game& game, const std::string& id, ActiveBonus::Kind kind, AttackMet attack);

/// The items that the figure may use now for bonuses of one of these kinds, each once, in their
/// order; a figure that is stunned or impaired uses none [bonus.item].
std::vector<std::string> usable_items(const Figure& figure,
                                      std::initializer_list<ActiveBonus::Kind> kinds);

/// The figure uses an item for its bonuses of these kinds. Returns them as they were.
std::vector<ActiveBonus> use_item(Game& game, const std::string& id, const std::string& item,
                                  std::initializer_list<ActiveBonus::Kind> kinds);

/// At the end of a turn of the figure: bonuses that last a number of turns.
void end_turn_bonuses(Game& game, const std::string& id);

/// At the end of the round: round bonuses, and those that last a number of rounds [bonus.round].
void end_round_bonuses(Game& game);

}  // namespace standee
