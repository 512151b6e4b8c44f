#include "play/harm/conditions.hpp"

#include <algorithm>

#include "lib/error.hpp"
#include "play/deck/decks.hpp"

namespace standee {
namespace {

using enum Condition;

constexpr ConditionSet until_end_of_turn{invisible, strengthen, immobilize, disarm,
                                         stun,      muddle,     impair};

void no_effect(GameState& table, std::string_view id, Condition condition, std::string reason,
               Clause clause) {
    table.happened(clause, event::NoEffect{std::string{id}, std::string{name_of(condition)},
                                           std::move(reason)});
}

void hold(GameState& table, Figure& figure, Condition condition, Clause clause) {
    const bool this_turn = table.is_turn_of(figure.id);
    const auto held = std::ranges::find(figure.conditions, condition, &HeldCondition::name);
    const bool again = held != figure.conditions.end();
    if (again) {
        held->this_turn = this_turn;
    } else {
        figure.conditions.push_back({condition, this_turn});
    }
    table.happened(clause, event::Gain{figure.id, condition, again});
}

}  // namespace

bool ends_with_turn(Condition condition) { return until_end_of_turn.contains(condition); }

bool is_immune(const Figure& figure, Condition condition, const Edition& edition) {
    if (figure.immunities.contains(condition)) {
        return true;
    }
    return figure.kind == Kind::objective &&
           (edition.objectives_immune_to_all || is_negative(condition));
}

void gain(GameState& table, std::string_view id, Condition condition, Clause clause) {
    const Edition& rules = table.rules();
    if (!rules.conditions.contains(condition)) {
        throw InputError({ErrorCode::not_in_edition, "", std::string{name_of(condition)},
                          "a condition of " + std::string{rules.title}, std::string{clause.id()}});
    }
    Figure& figure = table.figure(id);
    if (is_immune(figure, condition, rules)) {
        no_effect(
            table, id, condition, "immune",
            figure.kind == Kind::objective ? "map.objective"_clause : "condition.single"_clause);
        return;
    }
    if (is_negative(condition) && figure.has(safeguard)) {
        no_effect(table, id, condition, "safeguard", "condition.safeguard"_clause);
        lose(table, id, safeguard, "condition.safeguard"_clause);
        return;
    }
    if (condition == bless || condition == curse) {
        gain_card(table, figure, condition);
        return;
    }
    hold(table, figure, condition, clause);
}

bool lose(GameState& table, std::string_view id, Condition condition, Clause clause) {
    Figure* figure = table.find(id);
    if (figure == nullptr ||
        std::erase_if(figure->conditions, [condition](const HeldCondition& held) {
            return held.name == condition;
        }) == 0) {
        return false;
    }
    table.happened(clause, event::Lose{figure->id, condition});
    return true;
}

void end_conditions(GameState& table, std::string_view id) {
    const std::vector<HeldCondition> held = table.figure(id).conditions;
    for (const HeldCondition& condition : held) {
        if (!condition.this_turn && ends_with_turn(condition.name)) {
            lose(table, id, condition.name, "condition.end-of-next-turn"_clause);
        }
    }
    for (HeldCondition& condition : table.figure(id).conditions) {
        condition.this_turn = false;
    }
}

}  // namespace standee
