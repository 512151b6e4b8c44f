#include "play/turn/card_turn.hpp"

#include <algorithm>

#include "focus/card_plan.hpp"
#include "play/clause_sites.hpp"
#include "play/elements/card_elements.hpp"
#include "play/elements/consuming.hpp"
#include "play/elements/elements.hpp"
#include "play/turn/ability_executor.hpp"
#include "play/turn/turns.hpp"

namespace standee {
namespace {

bool infuses(const Ability& ability) { return std::holds_alternative<InfuseAbility>(ability.what); }

}  // namespace

constexpr auto perform_abilities_rule =
    decided_by("command.grant-control"_clause, "command.limits"_clause);
Flow perform_abilities(Game& game, const std::string& id, const std::vector<Ability>& card,
                       const std::vector<PartyText>& text) {
    const Figure self = game.state().figure(id);
    if (game.state().progress().focus_of(id) != nullptr) {
        game.emit("command.grant-control"_clause, event::FocusForgotten{id});
    }
    AbilityExecutor executor{game, id, card, text};
    if (executor.perform_all() == Flow::stops) {
        return Flow::stops;
    }
    // A card that asks for nothing else is performed by infusing.
    if (!executor.has_performed() && !std::ranges::all_of(card, infuses)) {
        return Flow::goes_on;
    }
    for (const Element element : executor.infusions_of_card()) {
        infuse_by_card(game, id, element);
    }
    return consumes_for_set(self, game.state().rules()) ? consume_rest(game, self, card)
                                                        : Flow::goes_on;
}

constexpr auto play_turn_rule =
    decided_by("monster.performs-card"_clause, "turn.start"_clause, "turn.end"_clause);
Flow play_turn(Game& game, const TurnOrder& turn, const std::vector<PartyText>& text) {
    game.decisions().let_steps_say_all(false);
    start_turn(game, turn.figure);
    if (game.state().find(turn.figure) != nullptr) {
        const Flow flow = perform_abilities(game, turn.figure,
                                            turn.abilities ? *turn.abilities : summon_card(), text);
        if (flow == Flow::stops) {
            return Flow::stops;
        }
    }
    if (game.state().find(turn.figure) != nullptr) {
        end_turn(game, turn.figure);
    }
    return Flow::goes_on;
}

ClauseSites clause_sites::play::card_turn() {
    static constexpr auto sites = sites_of(perform_abilities_rule, play_turn_rule);
    return sites;
}

}  // namespace standee
