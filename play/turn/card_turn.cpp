#include "play/turn/card_turn.hpp"

#include "focus/card_plan.hpp"
#include "lib/clause.hpp"
#include "play/attack/deaths.hpp"
#include "play/elements/elements.hpp"
#include "play/turn/card_performance.hpp"
#include "play/turn/turns.hpp"

namespace standee {
namespace {

Flow perform(Game& game, const std::string& id, const std::vector<Ability>& abilities,
             const std::vector<PartyText>& text, GrantPayments* granted) {
    if (game.state().progress().focus_of(id) != nullptr) {
        game.emit("command.grant-control"_clause, event::FocusForgotten{id});
    }
    CardPerformance card{game, id, abilities, text, granted};
    if (card.perform_all() == Flow::stops) {
        return Flow::stops;
    }
    for (const ElementChoice icon : card.infusions()) {
        if (infuse_by_card(game, id, icon) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

}  // namespace

// [command.grant-control, command.limits]
Flow perform_abilities(Game& game, const std::string& id, const std::vector<Ability>& abilities,
                       GrantPayments& paid) {
    return perform(game, id, abilities, {}, &paid);
}

// [monster.performs-card, turn.start, turn.end]
Flow play_turn(Game& game, const TurnOrder& turn, const std::vector<PartyText>& text) {
    game.decisions().let_steps_say_all(false);
    start_turn(game, turn.figure);
    if (settle_deaths(game) == Flow::stops) {
        return Flow::stops;
    }
    if (game.state().find(turn.figure) != nullptr) {
        const Flow flow = perform(game, turn.figure,
                                  turn.abilities ? *turn.abilities : summon_card(), text, nullptr);
        if (flow == Flow::stops) {
            return Flow::stops;
        }
    }
    if (game.state().find(turn.figure) != nullptr && end_turn(game, turn.figure) == Flow::stops) {
        return Flow::stops;
    }
    return settle_deaths(game);
}

}  // namespace standee
