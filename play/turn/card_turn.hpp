#pragma once

#include <string>
#include <vector>

#include "lib/scene.hpp"
#include "play/elements/card_elements.hpp"
#include "play/game.hpp"

namespace standee {

/// The whole turn of a monster, ally or summon: its start, every ability of its card in order, its
/// end. What is open is chosen [monster.performs-card, turn.start, turn.end]. Where a text of its
/// card is due the party resolves it: a choice of one option, "done".
Flow play_turn(Game& game, const TurnOrder& turn, const std::vector<PartyText>& text = {});

/// Performs abilities one after another at the command of another figure; what can no longer be
/// performed is passed over [command.grant-control, command.limits]. What was consumed for the same
/// abilities of others is not consumed again; what this figure consumes is added to it.
Flow perform_abilities(Game& game, const std::string& figure, const std::vector<Ability>& abilities,
                       GrantPayments& paid);

}  // namespace standee
