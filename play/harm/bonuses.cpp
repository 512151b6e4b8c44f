#include "play/harm/bonuses.hpp"

#include <algorithm>

namespace standee {
namespace {

/// Takes out the bonuses of a figure for which `ends` holds, and tells of each.
template <class Ends>
void end_where(GameState& table, Figure& figure, Clause clause, Ends ends) {
    std::vector<ActiveBonus> stay;
    for (ActiveBonus bonus : figure.bonuses) {
        if (ends(bonus)) {
            table.happened(clause, event::BonusEnds{figure.id, bonus});
        } else {
            stay.push_back(bonus);
        }
    }
    figure.bonuses = std::move(stay);
}

/// Counts a turn or round that has ended; whether it was the last. The one in which the bonus
/// began does not count [bonus.persistent].
bool count_down(Lasting& lasts) {
    if (lasts.first) {
        lasts.first = false;
        return false;
    }
    --lasts.left;
    return lasts.left <= 0;
}

}  // namespace

bool has_bonus(const Figure& figure, ActiveBonus::Kind kind) {
    return std::ranges::any_of(figure.bonuses,
                               [kind](const ActiveBonus& b) { return b.kind == kind; });
}

int shield_of(const Figure& figure) {
    int shield = figure.shield;
    for (const ActiveBonus& bonus : figure.bonuses) {
        shield += bonus.kind == ActiveBonus::Kind::shield ? bonus.value : 0;
    }
    return shield;
}

std::vector<Retaliate> retaliates_of(const Figure& figure) {
    std::vector<Retaliate> retaliates = figure.retaliate;
    for (const ActiveBonus& bonus : figure.bonuses) {
        if (bonus.kind == ActiveBonus::Kind::retaliate) {
            retaliates.push_back({bonus.value, bonus.range});
        }
    }
    return retaliates;
}

std::vector<AttackBonus> attack_bonuses_of(const Figure& figure) {
    std::vector<AttackBonus> bonuses;
    for (const ActiveBonus& bonus : figure.bonuses) {
        if (bonus.kind == ActiveBonus::Kind::attack) {
            bonuses.push_back(bonus.attack);
        }
    }
    return bonuses;
}

void begin_bonus(GameState& table, std::string_view on, ActiveBonus bonus) {
    Figure& figure = table.figure(on);
    bonus.lasts.first = bonus.lasts.unit == Lasting::Unit::rounds ||
                        (bonus.lasts.unit == Lasting::Unit::turns && table.is_turn_of(figure.id));
    figure.bonuses.push_back(bonus);
    const Clause clause =
        bonus.lasts.unit == Lasting::Unit::round ? "bonus.round"_clause : "bonus.persistent"_clause;
    table.happened(clause, event::Bonus{figure.id, bonus});
}

void advance(GameState& table, std::string_view id, ActiveBonus::Kind kind) {
    const Clause clause = "bonus.persistent"_clause;
    Figure& figure = table.figure(id);
    for (ActiveBonus& bonus : figure.bonuses) {
        if (bonus.kind == kind && bonus.uses) {
            --*bonus.uses;
            table.happened(clause, event::BonusUsed{figure.id, bonus});
        }
    }
    end_where(table, figure, clause, [](const ActiveBonus& b) { return b.uses && *b.uses <= 0; });
}

void end_turn_bonuses(GameState& table, std::string_view id) {
    end_where(table, table.figure(id), "bonus.persistent"_clause, [](ActiveBonus& b) {
        return b.lasts.unit == Lasting::Unit::turns && count_down(b.lasts);
    });
}

void end_round_bonuses(GameState& table) {
    for (Figure& figure : table.scene().figures) {
        end_where(table, figure, "bonus.round"_clause,
                  [](const ActiveBonus& b) { return b.lasts.unit == Lasting::Unit::round; });
        end_where(table, figure, "bonus.persistent"_clause, [](ActiveBonus& b) {
            return b.lasts.unit == Lasting::Unit::rounds && count_down(b.lasts);
        });
    }
}

}  // namespace standee
