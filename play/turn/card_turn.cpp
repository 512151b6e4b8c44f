#include "play/turn/card_turn.hpp"

#include "focus/card_plan.hpp"
#include "play/clause_sites.hpp"
#include "play/elements/elements.hpp"
#include "play/round/deaths.hpp"
#include "play/turn/ability_executor.hpp"
#include "play/turn/turns.hpp"

namespace standee {
namespace {

Flow perform(Game& game, const std::string& id, const std::vector<Ability>& abilities,
             const std::vector<PartyText>& text, Performs whose) {
    if (game.state().progress().focus_of(id) != nullptr) {
        game.emit("command.grant-control"_clause, event::FocusForgotten{id});
    }
    AbilityExecutor executor{game, id, abilities, text, whose};
    if (executor.perform_all() == Flow::stops) {
        return Flow::stops;
    }
    for (const ElementChoice icon : executor.infusions()) {
        if (infuse_by_card(game, id, icon) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

}  // namespace

constexpr auto perform_abilities_rule =
    decided_by("command.grant-control"_clause, "command.limits"_clause);
Flow perform_abilities(Game& game, const std::string& id, const std::vector<Ability>& abilities) {
    return perform(game, id, abilities, {}, Performs::as_ordered);
}

constexpr auto play_turn_rule =
    decided_by("monster.performs-card"_clause, "turn.start"_clause, "turn.end"_clause);
Flow play_turn(Game& game, const TurnOrder& turn, const std::vector<PartyText>& text) {
    game.decisions().let_steps_say_all(false);
    start_turn(game, turn.figure);
    if (settle_deaths(game) == Flow::stops) {
        return Flow::stops;
    }
    if (game.state().find(turn.figure) != nullptr) {
        const Flow flow =
            perform(game, turn.figure, turn.abilities ? *turn.abilities : summon_card(), text,
                    Performs::own_card);
        if (flow == Flow::stops) {
            return Flow::stops;
        }
    }
    if (game.state().find(turn.figure) != nullptr && end_turn(game, turn.figure) == Flow::stops) {
        return Flow::stops;
    }
    return settle_deaths(game);
}

ClauseSites clause_sites::play::card_turn() {
    static constexpr auto sites = sites_of(perform_abilities_rule, play_turn_rule);
    return sites;
}

}  // namespace standee
