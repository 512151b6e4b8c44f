#include "play/harm/bonuses.hpp"

#include <algorithm>

#include "focus/counted.hpp"
#include "lib/clause.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

/// Ends the bonuses of a figure for which `ends` is true.
template <class Ends>
void end_where(Game& game, const std::string& id, Clause clause, Ends ends) {
    const Figure& figure = game.state().figure(id);
    for (std::size_t i = 0; i < figure.bonuses.size();) {
        if (ends(figure.bonuses[i])) {
            game.emit(clause, event::BonusEnds{id, figure.bonuses[i], i});
        } else {
            ++i;
        }
    }
}

/// The duration after one more turn or round. The one in which the bonus began does not count
/// [bonus.persistent].
Lasting one_later(Lasting lasts) {
    lasts.left -= lasts.first ? 0 : 1;
    lasts.first = false;
    return lasts;
}

/// A turn or a round has ended: counts down the bonuses that last a number of them, and ends those
/// for which it was the last.
void count_down(Game& game, const std::string& id, Lasting::Unit unit) {
    const Clause clause = "bonus.persistent"_clause;
    const Figure& figure = game.state().figure(id);
    for (std::size_t i = 0; i < figure.bonuses.size();) {
        const Lasting now = figure.bonuses[i].lasts;
        if (now.unit != unit) {
            ++i;
            continue;
        }
        game.emit(clause, event::BonusLasts{id, i, one_later(now)});
        if (!now.first && figure.bonuses[i].lasts.left <= 0) {
            game.emit(clause, event::BonusEnds{id, figure.bonuses[i], i});
        } else {
            ++i;
        }
    }
}

bool is_active(const ActiveBonus& bonus, ActiveBonus::Kind kind) {
    return bonus.kind == kind && bonus.item.empty();
}

// [bonus.limited]
bool counts(const BonusLimit& limit, const Figure& figure, AttackMet attack) {
    const bool meant = limit.against == BonusLimit::Against::any ||
                       (limit.against == BonusLimit::Against::ranged) == attack.ranged;
    return meant && !(limit.before_turn && attack.turn_begun) &&
           !(limit.unless && figure.has(*limit.unless)) && (!limit.with || figure.has(*limit.with));
}

/// The value of a shield or a retaliate; calculated if the card counts something [card.counted].
int value_of(const Scene& scene, const Figure& figure, const ActiveBonus& bonus) {
    return bonus.count ? number_before_turn(scene, figure, *bonus.count) : bonus.value;
}

// [card.while-undamaged]
bool waits_undamaged(const Figure& figure, const ActiveBonus& bonus) {
    return bonus.undamaged && figure.hp != figure.max_hp;
}

/// Adds what a bonus gives to all retaliates of a figure [card.retaliates-more].
void improve(std::vector<Retaliate>& retaliates, const ActiveBonus& bonus) {
    spend(retaliates.size() * (1 + 20 * bonus.effects.size()));
    for (Retaliate& retaliate : retaliates) {
        retaliate.range = std::max(retaliate.range, bonus.range);
        retaliate.if_hurt.insert(retaliate.if_hurt.end(), bonus.effects.begin(),
                                 bonus.effects.end());
    }
}

bool is_given_by_item(const ActiveBonus& bonus, std::initializer_list<ActiveBonus::Kind> kinds) {
    return !bonus.item.empty() && std::ranges::count(kinds, bonus.kind) > 0;
}

}  // namespace

bool has_bonus(const Figure& figure, ActiveBonus::Kind kind) {
    return std::ranges::any_of(figure.bonuses,
                               [kind](const ActiveBonus& b) { return is_active(b, kind); });
}

bool has_begun_turn(const GameState& state, const Figure& figure) {
    return figure.turn_ended || state.is_turn_of(figure.id);
}

// [bonus.shield, bonus.stat-card]
int shield_of(const Scene& scene, const Figure& figure, AttackMet attack) {
    int shield = figure.shield;
    for (const ActiveBonus& bonus : figure.bonuses) {
        const bool protects =
            is_active(bonus, ActiveBonus::Kind::shield) && counts(bonus.limit, figure, attack);
        shield += protects ? value_of(scene, figure, bonus) : 0;
    }
    return shield;
}

// [bonus.retaliate, card.retaliates-more]
std::vector<Retaliate> retaliates_of(const Scene& scene, const Figure& figure,
                                     std::optional<AttackMet> attack) {
    std::vector<Retaliate> retaliates = figure.retaliate;
    for (const ActiveBonus& bonus : figure.bonuses) {
        if (bonus.kind == ActiveBonus::Kind::retaliate &&
            (!attack || counts(bonus.limit, figure, *attack))) {
            const int value = value_of(scene, figure, bonus);
            retaliates.push_back(
                {value, bonus.range_is_value ? value : bonus.range, bonus.effects});
        }
    }
    for (const ActiveBonus& bonus : figure.bonuses) {
        if (bonus.kind == ActiveBonus::Kind::retaliates) {
            improve(retaliates, bonus);
        }
    }
    return retaliates;
}

// [card.while-undamaged]
std::vector<AttackBonus> attack_bonuses_of(const Figure& figure) {
    std::vector<AttackBonus> bonuses;
    for (const ActiveBonus& bonus : figure.bonuses) {
        if (bonus.kind == ActiveBonus::Kind::attack && !waits_undamaged(figure, bonus)) {
            bonuses.push_back(bonus.attack);
        }
    }
    return bonuses;
}

void begin_bonus(Game& game, std::string_view on, ActiveBonus bonus) {
    const std::string id = game.state().figure(on).id;
    bonus.lasts.first = bonus.lasts.unit == Lasting::Unit::rounds ||
                        (bonus.lasts.unit == Lasting::Unit::turns && game.state().is_turn_of(id));
    const Clause clause =
        bonus.lasts.unit == Lasting::Unit::round ? "bonus.round"_clause : "bonus.persistent"_clause;
    game.emit(clause, event::Bonus{id, bonus});
}

namespace {

/// Advances the tokens of the figure's bonuses for which `triggered` is true by one slot. A bonus
/// whose token leaves the last slot ends.
template <class Triggered>
void advance_where(Game& game, const std::string& id, Triggered triggered) {
    const Clause clause = "bonus.persistent"_clause;
    const Figure& figure = game.state().figure(id);
    for (std::size_t i = 0; i < figure.bonuses.size(); ++i) {
        if (figure.bonuses[i].uses && triggered(figure, figure.bonuses[i])) {
            ActiveBonus bonus = figure.bonuses[i];
            --*bonus.uses;
            game.emit(clause, event::BonusUsed{id, bonus, i});
        }
    }
    end_where(game, id, clause, [](const ActiveBonus& b) { return b.uses && *b.uses <= 0; });
}

}  // namespace

void advance(Game& game, const std::string& id, ActiveBonus::Kind kind) {
    advance_where(game, id, [&](const Figure& figure, const ActiveBonus& bonus) {
        return is_active(bonus, kind) && !waits_undamaged(figure, bonus);
    });
}

void advance(Game& game, const std::string& id, ActiveBonus::Kind kind, AttackMet attack) {
    advance_where(game, id, [&](const Figure& figure, const ActiveBonus& bonus) {
        return is_active(bonus, kind) && counts(bonus.limit, figure, attack);
    });
}

// [condition.stun, condition.impair]
std::vector<std::string> usable_items(const Figure& figure,
                                      std::initializer_list<ActiveBonus::Kind> kinds) {
    std::vector<std::string> items;
    if (figure.has(Condition::stun) || figure.has(Condition::impair)) {
        return items;
    }
    for (const ActiveBonus& bonus : figure.bonuses) {
        if (is_given_by_item(bonus, kinds) && std::ranges::count(items, bonus.item) == 0) {
            items.push_back(bonus.item);
        }
    }
    return items;
}

std::vector<ActiveBonus> use_item(Game& game, const std::string& id, const std::string& item,
                                  std::initializer_list<ActiveBonus::Kind> kinds) {
    const Clause clause = "bonus.item"_clause;
    const Figure& figure = game.state().figure(id);
    std::vector<ActiveBonus> used;
    for (std::size_t i = 0; i < figure.bonuses.size(); ++i) {
        ActiveBonus bonus = figure.bonuses[i];
        if (bonus.item == item && is_given_by_item(bonus, kinds)) {
            used.push_back(bonus);
            bonus.uses = bonus.uses.value_or(1) - 1;
            game.emit(clause, event::BonusUsed{id, bonus, i});
        }
    }
    end_where(game, id, clause,
              [](const ActiveBonus& b) { return !b.item.empty() && b.uses && *b.uses <= 0; });
    return used;
}

void end_turn_bonuses(Game& game, const std::string& id) {
    count_down(game, id, Lasting::Unit::turns);
}

void end_round_bonuses(Game& game) {
    for (const Figure& figure : game.state().scene().figures) {
        end_where(game, figure.id, "bonus.round"_clause,
                  [](const ActiveBonus& b) { return b.lasts.unit == Lasting::Unit::round; });
        count_down(game, figure.id, Lasting::Unit::rounds);
    }
}

}  // namespace standee
