#include "rulebook/conditions.hpp"

#include <algorithm>

#include "lib/error.hpp"
#include "rulebook/figure_quantities.hpp"
#include "rulebook/modifier_decks.hpp"

namespace standee::rulebook {
namespace {

constexpr ConditionSet lasting_to_the_end_of_a_turn{
    Condition::invisible, Condition::strengthen, Condition::immobilize, Condition::disarm,
    Condition::stun,      Condition::muddle,     Condition::impair};

/// The clause by which the figure does not gain the condition: objectives gain none, or no negative
/// one; only characters gain impair; a stat card names further immunities [map.objective,
/// condition.impair, condition.single].
std::optional<Clause> immunity(const Table& table, const Figure& figure, Condition condition) {
    const bool objective = figure.kind == Kind::objective;
    if (objective && (table.book().objectives_immune_to_all || is_negative(condition)) &&
        table.on("map.objective"_clause)) {
        return "map.objective"_clause;
    }
    if (condition == Condition::impair && figure.kind != Kind::character &&
        table.on("condition.impair"_clause)) {
        return "condition.impair"_clause;
    }
    if (figure.immunities.contains(condition) &&
        table.on("condition.single"_clause, "immunities of the stat card")) {
        return "condition.single"_clause;
    }
    return std::nullopt;
}

/// Safeguard prevents one negative condition, and leaves [condition.safeguard].
bool is_safeguarded(Table& table, const std::string& id, Condition condition) {
    const Clause clause = "condition.safeguard"_clause;
    if (!is_negative(condition) || !table.figure(id).has(Condition::safeguard) ||
        !table.on(clause)) {
        return false;
    }
    table.record(clause, event::NoEffect{id, condition, Obstacle::safeguard});
    if (table.on(clause, "leaves")) {
        lose(table, id, Condition::safeguard, clause);
    }
    return true;
}

/// A figure has a condition once; gaining it again only starts its duration again
/// [condition.single].
void hold(Table& table, const std::string& id, Condition condition, Clause clause) {
    Figure& figure = table.figure(id);
    const bool again = figure.has(condition);
    table.record(clause, event::Gain{id, condition, again});
    if (figure.permanent.contains(condition)) {
        return;  // it needs no token
    }
    if (!again) {
        figure.conditions.push_back({condition, table.is_turn_of(id)});
    } else if (table.on("condition.single"_clause)) {
        std::ranges::find(figure.conditions, condition, &HeldCondition::name)->this_turn =
            table.is_turn_of(id);
    }
}

}  // namespace

/// A figure gains a condition unless it is immune or safeguarded. Bless and curse are cards: they
/// go into its deck [condition.single, condition.safeguard, deck.bless-curse].
void gain(Table& table, const std::string& id, Condition condition, Clause clause) {
    if (!table.book().conditions.contains(condition)) {
        throw InputError({ErrorCode::not_in_edition, "", std::string{name_of(condition)},
                          "a condition of " + std::string{table.book().title()}, clause});
    }
    const Figure& figure = table.figure(id);
    if (const auto immune_by = immunity(table, figure, condition)) {
        table.record(*immune_by, event::NoEffect{id, condition, Obstacle::immune});
        return;
    }
    if (!gains_by_formula(table, figure, condition)) {
        table.record("condition.single"_clause, event::NoEffect{id, condition, Obstacle::immune});
        return;
    }
    if (is_safeguarded(table, id, condition)) {
        return;
    }
    if (condition == Condition::bless || condition == Condition::curse) {
        gain_card(table, figure, condition);
        return;
    }
    hold(table, id, condition, clause);
}

bool is_immune(const Table& table, const Figure& figure, Condition condition) {
    return immunity(table, figure, condition).has_value();
}

/// A condition that the figure always has is not lost [condition.permanent].
bool lose(Table& table, const std::string& id, Condition condition, Clause clause) {
    Figure* figure = table.find(id);
    const bool stays = figure != nullptr && figure->permanent.contains(condition) &&
                       table.on("condition.permanent"_clause);
    if (figure == nullptr || !figure->has(condition) || stays) {
        return false;
    }
    figure->permanent.erase(condition);
    table.record(clause, event::Lose{id, condition});
    std::erase_if(figure->conditions,
                  [&](const HeldCondition& held) { return held.name == condition; });
    return true;
}

/// Most conditions end with a turn of the figure: not with the one in which it gained them, but
/// with the next [condition.end-of-next-turn].
void end_conditions(Table& table, const std::string& id) {
    std::vector<HeldCondition> all = table.figure(id).conditions;
    for (const std::string_view name : condition_names) {
        const Condition always = *condition_named(name);
        if (table.figure(id).permanent.contains(always)) {
            all.push_back({always});
        }
    }
    for (const HeldCondition& held : all) {
        const Clause clause = "condition.end-of-next-turn"_clause;
        const bool gained_now = held.this_turn && table.on(clause, "not when it was gained");
        if (!gained_now && lasting_to_the_end_of_a_turn.contains(held.name) && table.on(clause)) {
            lose(table, id, held.name, clause);
        }
    }
}

}  // namespace standee::rulebook
