#include "rulebook/bonuses.hpp"

namespace standee::rulebook {
namespace {

constexpr Clause lasting = "bonus.persistent"_clause;

/// Takes the bonus at a position from the figure.
void end_bonus(Table& table, Figure& figure, std::size_t at, Clause clause) {
    table.record(clause, event::BonusEnds{figure.id, figure.bonuses[at], at});
    figure.bonuses.erase(figure.bonuses.begin() + static_cast<std::ptrdiff_t>(at));
}

/// Ends the bonuses for which `ends` holds; it may change them.
template <class Ends>
void end_where(Table& table, Figure& figure, Clause clause, Ends ends) {
    for (std::size_t i = 0; i < figure.bonuses.size();) {
        if (ends(figure.bonuses[i])) {
            end_bonus(table, figure, i, clause);
        } else {
            ++i;
        }
    }
}

/// A bonus for a number of turns or rounds has lasted one more. The one in which it began does not
/// count [bonus.persistent].
void count_down(Table& table, Figure& figure, Lasting::Unit unit) {
    end_where(table, figure, lasting, [&](ActiveBonus& bonus) {
        if (bonus.lasts.unit != unit || !table.on(lasting)) {
            return false;
        }
        const bool began_in_it = std::exchange(bonus.lasts.first, false) &&
                                 table.on(lasting, "not the one in which it began");
        bonus.lasts.left -= began_in_it ? 0 : 1;
        return !began_in_it && bonus.lasts.left <= 0;
    });
}

}  // namespace

void begin_bonus(Table& table, const std::string& on, ActiveBonus bonus) {
    using enum Lasting::Unit;
    Figure& figure = table.figure(on);
    bonus.lasts.first =
        bonus.lasts.unit == rounds || (bonus.lasts.unit == turns && table.is_turn_of(on));
    table.record(bonus.lasts.unit == round ? "bonus.round"_clause : lasting,
                 event::Bonus{on, bonus});
    figure.bonuses.push_back(std::move(bonus));
}

/// A token moves to its next use slot at each trigger, even when the bonus does nothing; past the
/// last slot the bonus ends [bonus.persistent].
void advance(Table& table, const std::string& id, ActiveBonus::Kind kind,
             const std::function<bool(const Figure&, const ActiveBonus&)>& triggers) {
    Figure& figure = table.figure(id);
    for (std::size_t i = 0; i < figure.bonuses.size(); ++i) {
        ActiveBonus& bonus = figure.bonuses[i];
        if (counts_as(bonus, kind) && bonus.uses && table.on(lasting, "uses") &&
            (!triggers || triggers(figure, bonus))) {
            --*bonus.uses;
            table.record(lasting, event::BonusUsed{id, bonus, i});
        }
    }
    end_where(table, figure, lasting, [&](const ActiveBonus& bonus) {
        return bonus.uses && *bonus.uses <= 0 && table.on(lasting);
    });
}

/// Who is stunned or impaired uses no item [bonus.item, condition.stun, condition.impair].
std::vector<std::string> items_at_hand(const Table& table, const Figure& figure,
                                       const Kinds& kinds) {
    const Clause clause = "bonus.item"_clause;
    const bool unable = figure.has(Condition::stun) || figure.has(Condition::impair);
    if (!table.on(clause) || (unable && table.on(clause, "none by the stunned"))) {
        return {};
    }
    std::vector<std::string> items;
    for (const ActiveBonus& bonus : figure.bonuses) {
        const bool known = std::ranges::find(items, bonus.item) != items.end();
        if (!bonus.item.empty() && !known && std::ranges::count(kinds, bonus.kind) > 0) {
            items.push_back(bonus.item);
        }
    }
    return items;
}

/// It is spent or lost after its last use [bonus.item].
std::vector<ActiveBonus> use_item(Table& table, const std::string& id, const std::string& item,
                                  const Kinds& kinds) {
    const Clause clause = "bonus.item"_clause;
    Figure& figure = table.figure(id);
    std::vector<ActiveBonus> given;
    for (std::size_t i = 0; i < figure.bonuses.size(); ++i) {
        ActiveBonus& bonus = figure.bonuses[i];
        if (bonus.item == item && std::ranges::count(kinds, bonus.kind) > 0) {
            given.push_back(bonus);
            if (table.on(clause, "each use counts")) {
                bonus.uses = *bonus.uses - 1;
                table.record(clause, event::BonusUsed{id, bonus, i});
            }
        }
    }
    end_where(table, figure, clause,
              [](const ActiveBonus& bonus) { return !bonus.item.empty() && bonus.uses == 0; });
    return given;
}

void end_turn_bonuses(Table& table, const std::string& id) {
    count_down(table, table.figure(id), Lasting::Unit::turns);
}

/// What lasts for the round ends with it [bonus.round].
void end_round_bonuses(Table& table) {
    for (Figure& figure : table.scene.figures) {
        end_where(table, figure, "bonus.round"_clause, [&](const ActiveBonus& bonus) {
            return bonus.lasts.unit == Lasting::Unit::round && table.on("bonus.round"_clause);
        });
        count_down(table, figure, Lasting::Unit::rounds);
    }
}

/// Whether what the card says of a bonus holds: against which attacks, until when, and without
/// which condition [bonus.limited].
bool holds(const Table& table, const ActiveBonus& bonus, const Figure& figure, bool ranged) {
    const Clause clause = "bonus.limited"_clause;
    const BonusLimit& limit = bonus.limit;
    const bool other_attack =
        limit.against == (ranged ? BonusLimit::Against::melee : BonusLimit::Against::ranged);
    const bool too_late = limit.before_turn && (figure.turn_ended || table.is_turn_of(figure.id));
    const bool lost = limit.unless && figure.has(*limit.unless);
    const bool missing = limit.with && !figure.has(*limit.with);
    return !(other_attack && table.on(clause, "against which attacks")) &&
           !(too_late && table.on(clause, "until its turn")) &&
           !(lost && table.on(clause, "without a condition")) &&
           !(missing && table.on(clause, "with a condition"));
}

namespace {

/// What a shield or a retaliate is worth now: a card may count figures on the map [card.counted].
int worth(const Table& table, const ActiveBonus& bonus) {
    int counted = 0;
    for (const Figure& other : table.scene.figures) {
        const bool out = other.no_interaction && table.on("ally.no-interaction"_clause);
        counted += bonus.count && !out && is_of(bonus.count->of, other) ? 1 : 0;
    }
    const bool counts = bonus.count && table.on("card.counted"_clause, "for a bonus");
    return counts ? number_of(*bonus.count, counted) : bonus.value;
}

}  // namespace

/// All shields of a figure add up; those of its stat card are always active [bonus.shield,
/// bonus.stat-card].
int shield_of(const Table& table, const Figure& figure, bool ranged) {
    int sum = figure.shield > 0 && table.on("bonus.stat-card"_clause) ? figure.shield : 0;
    for (const ActiveBonus& bonus : figure.bonuses) {
        const bool shields =
            counts_as(bonus, ActiveBonus::Kind::shield) && holds(table, bonus, figure, ranged);
        sum += shields ? worth(table, bonus) : 0;
    }
    return sum != 0 && table.on("bonus.shield"_clause) ? sum : 0;
}

/// Every retaliate of a figure, its stat card's first, with what a card adds to all of them
/// [bonus.retaliate, bonus.stat-card, card.retaliates-more].
std::vector<Retaliate> retaliates_of(const Table& table, const Figure& figure, bool ranged) {
    std::vector<Retaliate> all;
    if (!figure.retaliate.empty() && table.on("bonus.stat-card"_clause)) {
        all = figure.retaliate;
    }
    for (const ActiveBonus& bonus : figure.bonuses) {
        if (bonus.kind == ActiveBonus::Kind::retaliate && holds(table, bonus, figure, ranged)) {
            const int value = worth(table, bonus);
            all.push_back({value, bonus.range_is_value ? value : bonus.range, bonus.effects});
        }
    }
    for (const ActiveBonus& bonus : figure.bonuses) {
        if (bonus.kind != ActiveBonus::Kind::retaliates ||
            !table.on("card.retaliates-more"_clause)) {
            continue;
        }
        for (Retaliate& one : all) {
            one.range = std::max(one.range, bonus.range);
            for (const Effect& effect : bonus.effects) {
                one.if_hurt.push_back(effect);
            }
        }
    }
    return !all.empty() && table.on("bonus.retaliate"_clause) ? all : std::vector<Retaliate>{};
}

/// A bonus "while undamaged" counts only while the figure has all its hit points
/// [card.while-undamaged].
bool waits_undamaged(const Table& table, const Figure& figure, const ActiveBonus& bonus) {
    return bonus.undamaged && figure.hp != figure.max_hp && table.on("card.while-undamaged"_clause);
}

std::vector<AttackBonus> attack_bonuses_of(const Table& table, const Figure& figure) {
    std::vector<AttackBonus> bonuses;
    for (const ActiveBonus& bonus : figure.bonuses) {
        if (bonus.kind == ActiveBonus::Kind::attack && !waits_undamaged(table, figure, bonus)) {
            bonuses.push_back(bonus.attack);
        }
    }
    return bonuses;
}

}  // namespace standee::rulebook
