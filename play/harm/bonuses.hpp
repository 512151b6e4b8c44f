#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// Whether the figure has an active bonus of that kind. A bonus of an item does not count until the
/// item is used.
bool has_bonus(const Figure& figure, ActiveBonus::Kind kind);

/// The properties of an attack on which limited bonuses depend [bonus.limited].
struct AttackMet {
    bool ranged = false;
    bool turn_begun = false;  ///< the target's turn of this round has begun or is over
};

/// Whether the figure's turn of this round has begun or is over.
bool has_begun_turn(const GameState& state, const Figure& figure);

/// The figure's shield against an attack: the one on its stat card and all active ones
/// [bonus.shield, bonus.stat-card, bonus.limited].
int shield_of(const Scene& scene, const Figure& figure, AttackMet attack);

/// The figure's retaliates against an attack: those on its stat card, then the active ones
/// [bonus.retaliate, bonus.limited]. Without an attack, all of them.
std::vector<Retaliate> retaliates_of(const Scene& scene, const Figure& figure,
                                     std::optional<AttackMet> attack = std::nullopt);

/// The figure's active bonuses on attacks, in the order in which they began.
std::vector<AttackBonus> attack_bonuses_of(const Figure& figure);

/// Begins an active bonus [bonus.round, bonus.persistent].
void begin_bonus(Game& game, std::string_view on, ActiveBonus bonus);

/// Advances the tokens of the figure's bonuses of that kind by one slot, even if they had no
/// effect. Bonuses that wait until the figure is undamaged are left out. A bonus whose token leaves
/// the last slot ends [bonus.persistent, card.while-undamaged].
void advance(Game& game, const std::string& id, ActiveBonus::Kind kind);
/// The same for the bonuses that count against the attack; a retaliate advances even if the
/// attacker is out of its range [bonus.limited, bonus.retaliate].
void advance(Game& game, const std::string& id, ActiveBonus::Kind kind, AttackMet attack);

/// The items that the figure may use now for bonuses of one of these kinds, each once, in their
/// order. A figure that is stunned or impaired cannot use items [bonus.item].
std::vector<std::string> usable_items(const Figure& figure,
                                      std::initializer_list<ActiveBonus::Kind> kinds);

/// The figure uses an item for its bonuses of these kinds. Returns these bonuses as they were
/// before.
std::vector<ActiveBonus> use_item(Game& game, const std::string& id, const std::string& item,
                                  std::initializer_list<ActiveBonus::Kind> kinds);

/// At the end of a turn of the figure: counts down the bonuses that last a number of turns.
void end_turn_bonuses(Game& game, const std::string& id);

/// At the end of the round: ends the bonuses that last for the round, and counts down those that
/// last a number of rounds [bonus.round].
void end_round_bonuses(Game& game);

}  // namespace standee
