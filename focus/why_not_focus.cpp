#include <fmt/format.h>

#include "focus/cost_words.hpp"
#include "focus/initiative.hpp"
#include "focus/marked_hexes.hpp"
#include "focus/why_not_question.hpp"
#include "lib/clause.hpp"
#include "lib/words.hpp"

// Explains why an enemy is not the focus.

namespace standee {
namespace {

Reason without_facts(const Question& q, Clause clause, std::string says, FigureIndex enemy) {
    return {clause, std::move(says), q.foci(), {q.id(enemy)}};
}

std::string at_range(const EnemyFacts& enemy) {
    return enemy.range ? fmt::format("at range {}", *enemy.range) : "beyond walls";
}

std::optional<double> initiative(const Question& q, FigureIndex figure) {
    const auto known = initiative_of(q.scene, q.scene.figures[figure]);
    return known ? std::optional{known->leading} : std::nullopt;
}

/// The ids of all foci that tie: "B", "B and C".
std::string all_foci(const Question& q) { return some_of(q.foci()); }

std::string by_path(const Question& q, const EnemyFacts& focus, const EnemyFacts& enemy) {
    const bool plain = focus.cost->negative_hexes() == 0 && enemy.cost->negative_hexes() == 0;
    return fmt::format("it could attack {} for {}, but {} for {}", q.id(enemy.figure),
                       cost_words(*enemy.cost), some_of(q.foci(), "or"),
                       plain ? std::to_string(focus.cost->points()) : cost_words(*focus.cost));
}

// [card.focus-farthest]
std::string by_card(const Question& q, const EnemyFacts& focus, const EnemyFacts& enemy) {
    const auto& rule = q.facts.card.focus;
    const std::string& id = q.id(enemy.figure);
    if (rule.no_summons && q.scene.figures[enemy.figure].kind == Kind::summon) {
        return fmt::format("its card rules out summons as the focus, and {} is one", id);
    }
    if (rule.range && (!enemy.range || *enemy.range > *rule.range)) {
        return fmt::format("the card limits the focus to range {}, and {} is {}", *rule.range, id,
                           at_range(enemy));
    }
    const std::string farthest = "the card makes the farthest enemy the focus: ";
    return farthest + (enemy.cost->points() != focus.cost->points()
                           ? by_path(q, focus, enemy)
                           : fmt::format("{} is {}, but {} {}", id, at_range(enemy),
                                         some_of(q.foci(), "or"), at_range(focus)));
}

// [card.focus-named]
std::string by_name(const Question& q, const EnemyFacts& enemy) {
    const bool by_hit_points = q.facts.card.focus.on == FocusOn::fewest_hit_points;
    return fmt::format("the card makes the enemy {} the focus, and {} {} {} than {}",
                       by_hit_points ? "with the fewest hit points" : "with the highest initiative",
                       some_of(q.foci(), "or"), q.answer.focus.size() == 1 ? "has" : "have",
                       by_hit_points ? "fewer" : "a higher one", q.id(enemy.figure));
}

// [monster.focus-initiative]
std::string by_initiative(const Question& q, const EnemyFacts& focus, const EnemyFacts& enemy) {
    const bool one = q.answer.focus.size() == 1;
    const auto own = initiative(q, enemy.figure);
    const auto other = initiative(q, focus.figure);
    const std::string numbers = one && own && other && *own != *other
                                    ? fmt::format(" (initiative {} against {})", *other, *own)
                                    : "";
    return fmt::format("{} is as easy to attack{} as {}, but {} {} earlier{}", q.id(enemy.figure),
                       q.scene.edition.focus_by_proximity ? " and as near" : "", all_foci(q),
                       all_foci(q), one ? "acts" : "act", numbers);
}

/// What the criterion that ruled out the enemy compared [monster.focus-initiative].
std::string by_step(const Question& q, const Reason& step, FigureIndex figure) {
    const EnemyFacts& enemy = *q.facts.enemy(figure);
    const EnemyFacts& focus = *q.facts.enemy(q.answer.focus.front());
    const std::string& id = q.id(figure);
    const std::string foci = some_of(q.foci(), "or");
    if (step.clause == "monster.focus-negative-hexes"_clause) {
        return fmt::format(
            "every path to attack {} enters at least {}, but a path to attack {} "
            "enters {}; fewer negative hexes come first, however long the path is",
            id, counted(enemy.cost->negative_hexes(), "negative hex", "negative hexes"), foci,
            focus.cost->negative_hexes() == 0 ? "none"
                                              : std::to_string(focus.cost->negative_hexes()));
    }
    if (step.clause == "monster.focus-path"_clause) {
        return by_path(q, focus, enemy);
    }
    if (step.clause == "monster.focus-proximity"_clause) {
        return fmt::format("{} is as easy to attack as {} ({}), but {} {} {} and {} {}", id,
                           all_foci(q), cost_words(*focus.cost), all_foci(q),
                           q.answer.focus.size() == 1 ? "is" : "are", at_range(focus), id,
                           at_range(enemy));
    }
    if (step.clause == "card.focus-named"_clause) {
        return by_name(q, enemy);
    }
    return step.clause == "card.focus-farthest"_clause ? by_card(q, focus, enemy)
                                                       : by_initiative(q, focus, enemy);
}

// [card.heads-for]
Reason heads_for_hex(const Question& q, FigureIndex enemy) {
    const std::string goal = goal_in_words(q.facts.card.heads_for);
    const std::string then = q.answer.focus.empty()
                                 ? "so it looks for no focus"
                                 : "and from where that leads its focus is " + all_foci(q);
    return without_facts(
        q, "card.heads-for"_clause,
        fmt::format("{} moves towards the closest {}, {}", q.actor().id, goal, then), enemy);
}

}  // namespace

// [card.focus-farthest]
std::vector<Reason> why_not_focus(const Question& q, FigureIndex enemy) {
    if (auto stun = stunned(q)) {
        return {std::move(*stun)};
    }
    if (q.facts.held) {
        return {without_facts(
            q, "monster.new-focus-after-kill"_clause,
            q.answer.focus.empty()
                ? "it found its focus earlier in the turn, and looks for no other"
                : fmt::format("it keeps the focus that it found earlier in the turn, {}",
                              some_of(q.foci(), "or")),
            enemy)};
    }
    if (!q.could_attack(enemy)) {
        return {unreachable(q, enemy)};
    }
    const Reason* step = q.focus_step_against(q.id(enemy));
    if (step == nullptr && !q.facts.card.heads_for.empty()) {
        return {heads_for_hex(q, enemy)};
    }
    if (step == nullptr) {
        return {};
    }
    if (q.answer.focus.empty()) {  // the card rules out every enemy as the focus
        const EnemyFacts& itself = *q.facts.enemy(enemy);
        return {without_facts(q, step->clause, by_card(q, itself, itself), enemy)};
    }
    return {without_facts(q, step->clause, by_step(q, *step, enemy), enemy)};
}

}  // namespace standee
