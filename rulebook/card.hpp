#pragma once

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// The abilities of a character's summon, which has no card: Move +0 and Attack +0 with its own
/// stats [summon.card].
const std::vector<Ability>& summon_card();
/// Plays a whole turn: its start, the abilities of the card, its end [monster.performs-card].
void play_turn(Table& table, const TurnOrder& turn, const std::vector<PartyText>& text);
/// Performs abilities of the figure's own card in a turn that has begun. The figure keeps its
/// focus.
void perform_rest_of_card(Table& table, const std::string& id,
                          const std::vector<Ability>& abilities);
/// Performs abilities at the command of another figure. One consumption of elements counts for all
/// figures that are granted the same abilities: `paid` [command.grant-control].
void perform_abilities(Table& table, const std::string& id, const std::vector<Ability>& abilities,
                       std::vector<PaidConsumption>& paid);

}  // namespace standee::rulebook
