#include "play/turn/turns.hpp"

#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/deck/decks.hpp"
#include "play/elements/elements.hpp"
#include "play/ground/looting.hpp"

namespace standee {
namespace {

bool in_a_turn(GameState& table) { return table.progress().turn && !table.progress().turn->over; }

void refuse_within_turn(GameState& table, Clause clause) {
    if (in_a_turn(table)) {
        refuse(clause, "the turn of \"" + table.progress().turn->figure + "\", which has not ended",
               "that turn to end first");
    }
}

void check_takes_turn(GameState& table, const Figure& figure) {
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

void start_effect(GameState& table, const std::string& id, EffectKind due) {
    const Figure* figure = table.find(id);
    if (figure == nullptr) {
        return;
    }
    if (due == EffectKind::regenerate && figure->has(Condition::regenerate)) {
        heal(table, id, 1, id, "condition.regenerate"_clause);
    }
    // A heal may have removed it since the turn began.
    if (due == EffectKind::wound && figure->has(Condition::wound)) {
        suffer(table, {id, 1, DamageSource::wound, {}});
    }
}

void strike_bane(GameState& table, const std::string& id) {
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

std::vector<PendingEffect> waiting_at_end(const Figure& figure) {
    std::vector<PendingEffect> waiting;
    if (bane_is_due(figure)) {
        waiting.push_back({EffectKind::bane, "condition.bane"_clause});
    }
    waiting.push_back({EffectKind::conditions_end, "condition.end-of-next-turn"_clause});
    waiting.push_back({EffectKind::bonuses_end, "bonus.persistent"_clause});
    waiting.push_back({EffectKind::infusions, "element.infuse"_clause});
    if (figure.kind == Kind::character) {
        waiting.push_back({EffectKind::looting, "loot.end-of-turn"_clause});
    }
    return waiting;
}

void end_effect(GameState& table, const std::string& id, EffectKind due) {
    if (due == EffectKind::infusions && table.progress().turn) {
        infuse_at_end_of_turn(table);
    }
    if (table.find(id) == nullptr) {
        return;
    }
    switch (due) {
        case EffectKind::bane: strike_bane(table, id); break;
        case EffectKind::conditions_end: end_conditions(table, id); break;
        case EffectKind::bonuses_end: end_turn_bonuses(table, id); break;
        case EffectKind::looting: loot_own_hex(table, id); break;
        default: break;
    }
}

}  // namespace

void start_turn(GameState& table, const std::string& id) {
    Figure& figure = table.figure(id);
    check_takes_turn(table, figure);
    table.progress().abilities.clear();
    TurnInProgress turn;
    turn.figure = id;
    turn.usable = usable_elements(table.scene());
    turn.set = infusions_wait_for(figure, table.rules());
    table.progress().turn = std::move(turn);
    table.happened("turn.start"_clause, event::TurnStarts{id});

    std::vector<PendingEffect> waiting;
    if (figure.has(Condition::regenerate)) {
        waiting.push_back({EffectKind::regenerate, "condition.regenerate"_clause});
    }
    if (figure.has(Condition::wound)) {
        waiting.push_back({EffectKind::wound, "condition.wound"_clause});
    }
    for (const std::size_t i : table.order(TimingPoint::start_of_turn, waiting)) {
        start_effect(table, id, waiting[i].due);
    }
}

void end_turn(GameState& table, const std::string& id) {
    auto& turn = table.progress().turn;
    if (turn && turn->over && turn->figure == id) {
        turn.reset();  // it fell, and its turn with it
        return;
    }
    if (turn && turn->figure != id) {
        refuse_within_turn(table, "turn.each-once"_clause);
    }
    Figure& figure = table.figure(id);
    const std::vector<PendingEffect> waiting = waiting_at_end(figure);
    for (const std::size_t i : table.order(TimingPoint::end_of_turn, waiting)) {
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

void end_turn_of_the_fallen(GameState& table) {
    auto& turn = table.progress().turn;
    if (!turn || !turn->over) {
        return;
    }
    infuse_at_end_of_turn(table);
    infuse_for_sets(table);  // it may have been the last of its set
}

void end_round(GameState& table) {
    refuse_within_turn(table, "round.end"_clause);
    const std::vector<PendingEffect> waiting{{EffectKind::shuffles, "deck.shuffle"_clause},
                                       {EffectKind::bonuses_end, "bonus.round"_clause},
                                       {EffectKind::elements_wane, "element.wane"_clause}};
    for (const std::size_t i : table.order(TimingPoint::end_of_round, waiting)) {
        switch (waiting[i].due) {
            case EffectKind::shuffles: shuffle_at_end_of_round(table); break;
            case EffectKind::bonuses_end: end_round_bonuses(table); break;
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
