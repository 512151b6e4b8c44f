#include "play/turns.hpp"

#include "play/bonuses.hpp"
#include "play/conditions.hpp"
#include "play/damage.hpp"
#include "play/decks.hpp"
#include "play/elements.hpp"
#include "play/looting.hpp"

namespace standee {
namespace {

bool in_a_turn(Table& table) { return table.progress().turn && !table.progress().turn->over; }

void refuse_within_turn(Table& table, Clause clause) {
    if (in_a_turn(table)) {
        refuse(clause, "the turn of \"" + table.progress().turn->figure + "\", which has not ended",
               "that turn to end first");
    }
}

void check_takes_turn(Table& table, const Figure& figure) {
    refuse_within_turn(table, "turn.each-once"_clause);
    const std::string who = "\"" + figure.id + "\"";
    if (figure.kind == Kind::objective) {
        refuse("turn.each-once"_clause, who + ", an objective", "a figure that takes turns");
    }
    if (figure.summoned_this_round) {
        refuse("initiative.summon-first-round"_clause, who + ", summoned this round",
               "a turn in a later round");
    }
    if (figure.turn_ended) {
        refuse("turn.each-once"_clause, who + ", whose turn of this round has ended",
               "one turn a round");
    }
}

ElementSet usable_elements(const Scene& scene) {
    ElementSet usable;
    for (std::size_t i = 0; i < element_count; ++i) {
        if (scene.elements[i] != ElementState::inert) {
            usable.insert(static_cast<Element>(i));
        }
    }
    return usable;
}

void start_effect(Table& table, const std::string& id, Due due) {
    const Figure* figure = table.find(id);
    if (figure == nullptr) {
        return;
    }
    if (due == Due::regenerate && figure->has(Condition::regenerate)) {
        heal(table, id, 1, id, "condition.regenerate"_clause);
    }
    // A heal may have removed it since the turn began.
    if (due == Due::wound && figure->has(Condition::wound)) {
        suffer(table, {id, 1, DamageSource::wound, {}});
    }
}

void strike_bane(Table& table, const std::string& id) {
    lose(table, id, Condition::bane, "condition.bane"_clause);
    suffer(table, {id, 10, DamageSource::bane, {}});
}

bool bane_is_due(const Figure& figure) {
    for (const HeldCondition& held : figure.conditions) {
        if (held.name == Condition::bane) {
            return !held.this_turn;
        }
    }
    return false;
}

std::vector<Waiting> waiting_at_end(const Figure& figure) {
    std::vector<Waiting> waiting;
    if (bane_is_due(figure)) {
        waiting.push_back({Due::bane, "condition.bane"_clause});
    }
    waiting.push_back({Due::conditions_end, "condition.end-of-next-turn"_clause});
    waiting.push_back({Due::bonuses_end, "bonus.persistent"_clause});
    waiting.push_back({Due::infusions, "element.infuse"_clause});
    if (figure.kind == Kind::character) {
        waiting.push_back({Due::looting, "loot.end-of-turn"_clause});
    }
    return waiting;
}

void end_effect(Table& table, const std::string& id, Due due) {
    if (due == Due::infusions && table.progress().turn) {
        infuse_at_end_of_turn(table);
    }
    if (table.find(id) == nullptr) {
        return;
    }
    switch (due) {
        case Due::bane: strike_bane(table, id); break;
        case Due::conditions_end: end_conditions(table, id); break;
        case Due::bonuses_end: end_turn_bonuses(table, id); break;
        case Due::looting: loot_own_hex(table, id); break;
        default: break;
    }
}

}  // namespace

void start_turn(Table& table, const std::string& id) {
    Figure& figure = table.figure(id);
    check_takes_turn(table, figure);
    table.progress().abilities.clear();
    TurnInProgress turn;
    turn.figure = id;
    turn.usable = usable_elements(table.scene());
    turn.set = infusions_wait_for(figure, table.rules());
    table.progress().turn = std::move(turn);
    table.happened("turn.start"_clause, event::TurnStarts{id});

    std::vector<Waiting> waiting;
    if (figure.has(Condition::regenerate)) {
        waiting.push_back({Due::regenerate, "condition.regenerate"_clause});
    }
    if (figure.has(Condition::wound)) {
        waiting.push_back({Due::wound, "condition.wound"_clause});
    }
    for (const std::size_t i : table.order(Moment::start_of_turn, waiting)) {
        start_effect(table, id, waiting[i].due);
    }
}

void end_turn(Table& table, const std::string& id) {
    auto& turn = table.progress().turn;
    if (turn && turn->over && turn->figure == id) {
        turn.reset();  // it fell, and its turn with it
        return;
    }
    if (turn && turn->figure != id) {
        refuse_within_turn(table, "turn.each-once"_clause);
    }
    Figure& figure = table.figure(id);
    const std::vector<Waiting> waiting = waiting_at_end(figure);
    for (const std::size_t i : table.order(Moment::end_of_turn, waiting)) {
        end_effect(table, id, waiting[i].due);
    }
    if (Figure* still = table.find(id)) {
        still->turn_ended = true;
    }
    table.happened("turn.end"_clause, event::TurnEnds{id});
    turn.reset();
    table.progress().abilities.clear();
    infuse_for_sets(table);
}

void end_turn_of_the_fallen(Table& table) {
    auto& turn = table.progress().turn;
    if (!turn || !turn->over) {
        return;
    }
    infuse_at_end_of_turn(table);
    infuse_for_sets(table);  // it may have been the last of its set
}

void end_round(Table& table) {
    refuse_within_turn(table, "round.end"_clause);
    const std::vector<Waiting> waiting{{Due::shuffles, "deck.shuffle"_clause},
                                       {Due::bonuses_end, "bonus.round"_clause},
                                       {Due::elements_wane, "element.wane"_clause}};
    for (const std::size_t i : table.order(Moment::end_of_round, waiting)) {
        switch (waiting[i].due) {
            case Due::shuffles: shuffle_at_end_of_round(table); break;
            case Due::bonuses_end: end_round_bonuses(table); break;
            default: wane(table); break;
        }
    }
    for (Figure& figure : table.scene().figures) {
        figure.summoned_this_round = false;
        figure.turn_ended = false;
    }
    Progress& progress = table.progress();
    progress.turn.reset();
    progress.abilities.clear();
    progress.set_infusions.clear();
    progress.set_consumed.clear();
    progress.set_benefits.clear();
    progress.acting.clear();
    table.happened("round.end"_clause, event::RoundEnds{});
}

}  // namespace standee
