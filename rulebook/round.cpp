#include "rulebook/round.hpp"

#include "rulebook/card.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/initiative.hpp"
#include "rulebook/perform.hpp"
#include "rulebook/turns.hpp"

namespace standee::rulebook {
namespace {

/// What a character does between the start and the end of its turn; null if nobody has said.
const std::vector<LocatedStep>* steps_of(const RoundOrders& orders, const std::string& id) {
    static const std::vector<LocatedStep> nothing;
    const auto own = orders.characters.find(id);
    if (own != orders.characters.end()) {
        return &own->second;
    }
    return orders.others_pass ? &nothing : nullptr;
}

/// A character's turn: its start, what its player does, its end [turn.start, turn.end].
void play_character(Table& table, const std::string& id, const std::vector<LocatedStep>& steps) {
    start_turn(table, id, true);
    settle_deaths(table);
    if (table.is_here(id)) {
        perform_steps(table, steps);
    }
    if (table.is_here(id)) {
        end_turn(table, id);
    }
    settle_deaths(table);
}

/// Monsters, bosses and allies perform the card of their set; a summon has none
/// [monster.performs-card, summon.card].
void play_by_card(Table& table, const Figure& figure) {
    const MonsterCard* card = card_for(table.scene, table.rules(), figure);
    const TurnOrder turn{figure.id,
                         card == nullptr ? std::nullopt : std::optional{card->abilities}};
    const std::vector<PartyText> text = card == nullptr ? std::vector<PartyText>{} : card->text;
    play_turn(table, turn, text);
}

/// The ability cards of the round are put away; a deck whose card has the shuffle icon is shuffled
/// [monster.card-draw, round.end].
void put_cards_away(Table& table) {
    for (const auto& [set, card] : table.scene.cards) {
        if (card.shuffle && table.on("monster.card-draw"_clause, "shuffled by its icon")) {
            table.record("monster.card-draw"_clause, event::Shuffle{set, true});
        }
    }
    table.scene.cards.clear();
}

/// Turns in initiative order, each to its end, then the end of the round [round.steps,
/// turn.each-once]. Where the round stops if everything is decided.
RoundStop play_turns(Table& table, const RoundOrders& orders) {
    while (const auto next = next_to_act(table)) {
        const Figure figure = table.figure(*next);
        if (figure.kind != Kind::character) {
            play_by_card(table, figure);
        } else if (const auto* steps = steps_of(orders, *next)) {
            play_character(table, *next, *steps);
        } else {
            return StopAtCharacter{*next};
        }
        end_turn_of_the_fallen(table);
    }
    put_cards_away(table);
    end_round(table);
    return RoundOver{};
}

RoundStop stop_at(const PendingDecision& pending) {
    return std::visit([](const auto& decision) { return RoundStop{decision}; }, pending);
}

Decisions decisions_of(const RoundOrders& orders) {
    DecisionLists lists;
    lists.choose = orders.choose;
    lists.draw = orders.draw;
    lists.table = orders.decide;
    lists.characters_negate = true;
    lists.undecided = orders.first_otherwise ? Undecided::takes_first : Undecided::stops;
    return Decisions{std::move(lists)};
}

}  // namespace

RoundPlayed play_round(const Scene& scene, const RoundOrders& orders, const Rules& rules,
                       Ground& ground) {
    Table table{scene, rules, decisions_of(orders), ground};
    table.scene.turn.reset();
    RoundStop stop;
    try {
        stop = play_turns(table, orders);
    } catch (const Stopped&) {
        stop = stop_at(*table.choices.pending());
    }
    table.choices.demand_all_used();
    return {std::move(table.events), std::move(table.scene), std::move(stop), table.asked()};
}

}  // namespace standee::rulebook
