#pragma once

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// What a character's summon performs, which has no card: Move +0 and Attack +0 with its own stats
/// [summon.card].
const std::vector<Ability>& summon_card();
/// A whole turn: its start, the abilities of the card, its end [monster.performs-card].
void play_turn(Table& table, const TurnOrder& turn, const std::vector<PartyText>& text);
/// The abilities of a figure's own card, of a turn that has begun: it keeps the focus that it has.
void perform_rest_of_card(Table& table, const std::string& id,
                          const std::vector<Ability>& abilities);
/// Abilities that another has it perform. One consumption of elements serves all who are granted
/// the same abilities: `paid` [command.grant-control].
void perform_abilities(Table& table, const std::string& id, const std::vector<Ability>& abilities,
                       std::vector<PaidConsumption>& paid);

}  // namespace standee::rulebook
