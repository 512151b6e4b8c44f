#include "focus/element_payment.hpp"
#include "lib/clause.hpp"
#include "play/refusal.hpp"
#include "play/turn/performing.hpp"

// Lines of a card that only affect its other abilities.

namespace standee {
namespace {

bool is_odd_round(const GameState& state) {
    const int round = state.progress().round;
    if (round == 0) {
        ask_for("card.round-number"_clause, "a scene that does not say which round it is",
                "its \"roundNumber\"");
    }
    return round % 2 == 1;
}

}  // namespace

Flow perform(CardPerformance& card, const InfuseAbility& infusion) {
    if (card.payments().awaits_use()) {
        card.does();  // the elements were consumed for this
    }
    card.payments().add_icons(infusion);
    return Flow::goes_on;
}

// [element.consume]
Flow perform(CardPerformance& card, const ConsumeAbility& consumption) {
    const std::optional<bool> paid = card.payments().pay_line(card.left());
    if (!paid) {
        return Flow::stops;
    }
    card.put_next(*paid ? consumption.to : consumption.otherwise);
    return Flow::goes_on;
}

Flow perform(CardPerformance& card, const RankAbility& ranked) {
    card.put_next(of_its_rank(ranked, card.figure()));
    return Flow::goes_on;
}

// [card.performed, card.hit-points]
Flow perform(CardPerformance& card, const IfAbility& conditional) {
    if (conditional.settled) {
        card.put_next(*conditional.settled ? conditional.to : conditional.otherwise);
        return Flow::goes_on;
    }
    const bool holds = conditional.odd_round ? is_odd_round(card.state()) == *conditional.odd_round
                                             : card.record().performed.at(conditional.performed);
    const std::vector<Ability>& then = holds ? conditional.to : conditional.otherwise;
    card.put_next(then);
    if (asks_for_elements(then)) {
        card.payments().settle_again(card.upcoming());
    }
    return Flow::goes_on;
}

// Below an attack, the figure looks for a new focus [card.focus-farthest].
Flow perform(CardPerformance& card, const FocusAbility& focus) {
    if (card.attack_passed() && card.state().progress().focus_of(card.id()) != nullptr) {
        card.game().emit("card.focus-farthest"_clause, event::FocusForgotten{card.id()});
    }
    card.course().aim(focus);
    return Flow::goes_on;
}

}  // namespace standee
