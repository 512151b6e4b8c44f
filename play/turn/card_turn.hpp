#pragma once

#include <string>
#include <vector>

#include "lib/scene.hpp"
#include "play/elements/card_elements.hpp"
#include "play/game.hpp"

namespace standee {

/// Plays the whole turn of a monster, ally or summon: its start, every ability of its card in
/// order, its end. Open decisions are choices [monster.performs-card, turn.start, turn.end]. When a
/// text of its card is due, the party carries it out: a choice with one option, "done".
Flow play_turn(Game& game, const TurnOrder& turn, const std::vector<PartyText>& text = {});

/// Performs abilities one after another at the command of another figure. Abilities that can no
/// longer be performed are passed over [command.grant-control, command.limits]. `paid` is what has
/// been consumed for the same abilities of other figures; it is not consumed again. What this
/// figure consumes is added to it.
Flow perform_abilities(Game& game, const std::string& figure, const std::vector<Ability>& abilities,
                       GrantPayments& paid);

}  // namespace standee
