#include "play/clause_sites.hpp"
#include "play/turn/ability_executor.hpp"
#include "play/turn/own_stats.hpp"

namespace standee {
namespace {

/// Whether the ability only says something about others on its card.
bool is_about_others(const Ability& ability) {
    return std::holds_alternative<InfuseAbility>(ability.what) ||
           std::holds_alternative<ConsumeAbility>(ability.what) ||
           std::holds_alternative<RankAbility>(ability.what) ||
           std::holds_alternative<IfAbility>(ability.what) ||
           std::holds_alternative<FocusAbility>(ability.what);
}

}  // namespace

void AbilityExecutor::explain(Clause clause, std::string says) {
    game_.emit(clause, event::Planned{id_, std::nullopt, {{clause, std::move(says), {}, {}}}});
}

constexpr auto explain_idleness_rule = decided_by("condition.stun"_clause);
void AbilityExecutor::explain_idleness() {
    const Figure* figure = game_.state().find(id_);
    if (!game_.explains() || figure == nullptr) {
        return;
    }
    if (figure->has(Condition::stun) && !left_.empty()) {
        explain("condition.stun"_clause, id_ + " is stunned: it performs no ability");
    } else if (abilities_ == 0 && text_.empty()) {
        explain("monster.performs-card"_clause, "there is no ability on the card of " + id_);
    }
}

constexpr auto explain_skipped_rule =
    decided_by("ability.needs-target"_clause, "condition.immobilize"_clause,
               "condition.disarm"_clause, "monster.performs-card"_clause);
void AbilityExecutor::explain_skipped(const Ability& ability) {
    const Figure* figure = game_.state().find(id_);
    if (!game_.explains() || performs_ || figure == nullptr || is_about_others(ability)) {
        return;
    }
    const auto no_stat = [&](std::string_view stat) {
        explain("monster.performs-card"_clause, "the stat card of " + id_ + " shows no " +
                                                    std::string{stat} +
                                                    ": it does not perform that ability");
    };
    if (const auto* move = std::get_if<MoveAbility>(&ability.what)) {
        if (!points_of(*move, *figure)) {
            no_stat("move");
        } else if (figure->has(Condition::immobilize)) {
            explain("condition.immobilize"_clause, id_ + " is immobilized: it does not move");
        }
        return;  // else its plan says why
    }
    if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
        if (!value_of(*attack, *figure)) {
            no_stat("attack");
        } else if (figure->has(Condition::disarm)) {
            explain("condition.disarm"_clause, id_ + " is disarmed: it does not attack");
        }
        return;
    }
    if (!std::holds_alternative<TeleportAbility>(ability.what)) {
        explain("ability.needs-target"_clause,
                id_ + " does not perform its " + std::string{ability_names[ability.what.index()]} +
                    ": there is nobody and nothing for it");
    }
}

ClauseSites clause_sites::play::explaining() {
    static constexpr auto sites = sites_of(explain_idleness_rule, explain_skipped_rule);
    return sites;
}

}  // namespace standee
