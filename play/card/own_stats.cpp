#include "play/card/own_stats.hpp"

#include <string>

#include "lib/clause.hpp"
#include "play/refusal.hpp"

namespace standee {
namespace {

std::optional<int> with_stat(Amount amount, std::optional<int> stat, bool dash,
                             const Figure& figure, const std::string& name) {
    const bool has_stat_card = figure.kind != Kind::character && figure.kind != Kind::objective;
    if (has_stat_card && amount.relative && !stat && !dash) {
        ask_for("summon.card"_clause,
                "\"" + figure.id + "\", whose stat \"" + name + "\" is missing",
                "that stat, or \"-\" where its stat card has a dash");
    }
    return amount.against(stat);
}

}  // namespace

std::optional<int> points_of(const MoveAbility& move, const Figure& figure) {
    return with_stat(move.points, figure.move, figure.dashes.move, figure, "move");
}

std::optional<int> value_of(const AttackAbility& attack, const Figure& figure) {
    return with_stat(attack.value, figure.attack, figure.dashes.attack, figure, "attack");
}

std::optional<int> value_as_it_dies(Amount value, const Figure& figure) {
    return with_stat(value, figure.attack, figure.dashes.attack, figure, "attack");
}

}  // namespace standee
