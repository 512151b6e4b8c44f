#include "play/harm/conditions.hpp"

#include <algorithm>

#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/immunity.hpp"
#include "play/deck/decks.hpp"

namespace standee {
namespace {

using enum Condition;

constexpr ConditionSet until_end_of_turn{invisible, strengthen, immobilize, disarm,
                                         stun,      muddle,     impair};

/// The clause by which an immune figure does not gain the condition.
Clause clause_of_immunity(const Figure& figure, Condition condition, const Edition& edition) {
    if (figure.kind == Kind::objective &&
        (edition.objectives_immune_to_all || is_negative(condition))) {
        return "map.objective"_clause;
    }
    const bool for_characters_only = condition == impair && figure.kind != Kind::character;
    return for_characters_only ? "condition.impair"_clause : "condition.single"_clause;
}

void no_effect(Game& game, std::string_view id, Condition condition, Obstacle reason,
               Clause clause) {
    game.emit(clause, event::NoEffect{std::string{id}, condition, reason});
}

}  // namespace

bool ends_with_turn(Condition condition) { return until_end_of_turn.contains(condition); }

Clause clause_of_place(const Figure& figure, Condition condition, Clause usual) {
    const bool guarded = is_negative(condition) && figure.has(safeguard);
    return guarded ? "condition.safeguard"_clause : usual;
}

// [condition.single]
void gain(Game& game, std::string_view id, Condition condition, Clause clause) {
    const Edition& rules = game.state().rules();
    if (!rules.conditions.contains(condition)) {
        throw InputError({ErrorCode::not_in_edition, "", std::string{name_of(condition)},
                          "a condition of " + std::string{rules.title()}, clause});
    }
    const Figure& figure = game.state().figure(id);
    if (is_immune(figure, condition, rules)) {
        no_effect(game, id, condition, Obstacle::immune,
                  clause_of_immunity(figure, condition, rules));
        return;
    }
    if (is_negative(condition) && figure.has(safeguard)) {
        no_effect(game, id, condition, Obstacle::safeguard, "condition.safeguard"_clause);
        lose(game, id, safeguard, "condition.safeguard"_clause);
        return;
    }
    if (condition == bless || condition == curse) {
        gain_card(game, figure, condition);
        return;
    }
    game.emit(clause, event::Gain{figure.id, condition, figure.has(condition)});
}

// [condition.permanent]
bool lose(Game& game, std::string_view id, Condition condition, Clause clause) {
    const Figure* figure = game.state().find(id);
    if (figure == nullptr || !figure->has(condition) || figure->permanent.contains(condition)) {
        return false;
    }
    game.emit(clause, event::Lose{figure->id, condition});
    return true;
}

bool ends_now(const HeldCondition& held) { return !held.this_turn && ends_with_turn(held.name); }

void end_conditions(Game& game, const std::string& id) {
    const std::vector<HeldCondition> held = game.state().figure(id).conditions;
    for (const HeldCondition& condition : held) {
        if (ends_now(condition)) {
            lose(game, id, condition.name, "condition.end-of-next-turn"_clause);
        }
    }
}

}  // namespace standee
