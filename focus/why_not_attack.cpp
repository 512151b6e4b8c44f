#include <fmt/format.h>

#include <algorithm>

#include "focus/acting.hpp"
#include "focus/why_not_question.hpp"
#include "lib/clause.hpp"
#include "lib/words.hpp"

// Why an enemy is not attacked.

namespace standee {
namespace {

/// Why the plan has no attack at all, whichever enemy is the focus.
Reason without_attack(const Question& q, const std::string& id) {
    const std::string& who = q.actor().id;
    const auto because = [&](Clause clause, std::string says) {
        return Reason{clause, std::move(says), {}, {id}};
    };
    const auto& card = q.scene.turn->abilities;
    const auto attack = [](const Ability& ability) {
        return std::get_if<AttackAbility>(&ability.what);
    };
    const bool along = card && std::ranges::any_of(*card, [&](const Ability& ability) {
                           return attack(ability) != nullptr && attack(ability)->along;
                       });
    if (along) {
        return because("card.along-move"_clause,
                       who + " attacks along its move: the plan does not say whom it passes");
    }
    const bool any = !card || std::ranges::any_of(*card, [&](const Ability& ability) {
        return attack(ability) != nullptr;
    });
    if (any && kept_from_attacking_by(q.actor()) == Condition::disarm) {
        return because("condition.disarm"_clause,
                       who + " is disarmed, so it performs no attack this turn");
    }
    return because("monster.performs-card"_clause,
                   who + " has no attack on its card that it can perform this turn");
}

/// Why the figure attacks nobody although its card has an attack and it has a focus.
Reason focus_too_far(const Question& q, FigureIndex enemy) {
    const std::string& id = q.id(enemy);
    if (contains(q.answer.focus, enemy)) {
        return too_far(q, fmt::format("a hex from which it could attack {}", id),
                       *q.facts.enemy(enemy)->cost, {}, {id});
    }
    return {"monster.attacks-focus"_clause,
            fmt::format("it cannot attack its focus {} this turn, and attacks nobody without it",
                        some_of(q.foci(), "or")),
            q.foci(),
            {id}};
}

/// The hexes in which the options end, and the figures attacked from there.
struct Attacked {
    std::vector<std::string> ends;
    std::vector<std::string> targets;
};

Attacked attacked(const Question& q, const std::function<bool(const TurnOption&)>& counts) {
    Attacked found;
    for (const TurnOption& option : q.answer.options) {
        if (!counts(option)) {
            continue;
        }
        found.ends.push_back(text_of(option.end));
        for (const FigureIndex target : option.targets) {
            found.targets.push_back(q.id(target));
        }
    }
    for (auto* names : {&found.ends, &found.targets}) {
        std::ranges::sort(*names);
        names->erase(std::ranges::unique(*names).begin(), names->end());
    }
    return found;
}

/// Why the figure does not reach the enemy from where it ends its move.
Reason out_of_reach(const Question& q, FigureIndex enemy) {
    const std::string& id = q.id(enemy);
    const Attacked any = attacked(q, [](const TurnOption&) { return true; });
    const bool reaches = std::ranges::any_of(q.answer.options, [&](const TurnOption& option) {
        return contains(q.place(option.end).in_reach, enemy);
    });
    const std::string from = some_of(any.ends, "or");
    return reaches ? Reason{"los.line"_clause,
                            fmt::format("from {} it has no line of sight to {}", from, id),
                            any.targets,
                            {id}}
                   : Reason{"range.count"_clause,
                            fmt::format("from {} its attack does not reach {}", from, id),
                            any.targets,
                            {id}};
}

/// Why the figure does not target an enemy that it reaches from where it ends its move
/// [monster.attacks-focus].
Reason others_first(const Question& q, FigureIndex enemy) {
    const std::string& id = q.id(enemy);
    const Attacked others = attacked(
        q, [&](const TurnOption& option) { return contains(q.place(option.end).in_sight, enemy); });
    const std::string targets = some_of(others.targets);
    const PlannedAttack& attack = q.facts.card.attack;
    if (attack.area != nullptr) {
        return {
            "area.placement"_clause,
            fmt::format("to hit its focus and as many targets as possible, it places the area on "
                        "{}, not on {}",
                        targets, id),
            others.targets,
            {id}};
    }
    return {"monster.extra-targets"_clause,
            fmt::format("its attack has {}, and {} {} first", counted(attack.targets, "target"),
                        targets, others.targets.size() == 1 ? "comes" : "come"),
            others.targets,
            {id}};
}

}  // namespace

// [condition.invisible]
std::vector<Reason> why_not_attack(const Question& q, FigureIndex enemy) {
    const std::string& id = q.id(enemy);
    if (auto stun = stunned(q)) {
        return {std::move(*stun)};
    }
    if (!q.facts.card.attack.made) {
        return {without_attack(q, id)};
    }
    if (q.answer.focus.empty()) {
        return {{"monster.no-focus"_clause,
                 q.actor().id + " has no focus, so it attacks nobody",
                 {},
                 {id}}};
    }
    const bool attacks = std::ranges::any_of(
        q.answer.options, [](const TurnOption& option) { return !option.targets.empty(); });
    if (!attacks) {
        return {focus_too_far(q, enemy)};
    }
    if (!is_open_to_enemies(q.scene.figures[enemy])) {
        return {unreachable(q, enemy)};
    }
    const PlannedAttack& attack = q.facts.card.attack;
    if (attack.area == nullptr && attack.targets == 1) {
        return {
            {"monster.attacks-focus"_clause,
             fmt::format("its attack has only one target, its focus {}", some_of(q.foci(), "or")),
             q.foci(),
             {id}}};
    }
    const bool within = std::ranges::any_of(q.answer.options, [&](const TurnOption& option) {
        return contains(q.place(option.end).in_sight, enemy);
    });
    return {within ? others_first(q, enemy) : out_of_reach(q, enemy)};
}

}  // namespace standee
