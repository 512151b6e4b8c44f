#include "play/harm/damage.hpp"

#include <algorithm>

#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/elements/elements.hpp"

namespace standee {
namespace {

/// Damage on its way through the moment at which it is suffered.
struct Suffering {
    int amount = 0;  ///< after ward and brittle
    bool negated = false;
};

void apply_ward_and_brittle(GameState& table, const DamageInstance& blow, Suffering& now) {
    const Figure& figure = table.figure(blow.to);
    const SufferedDamage harm = after_ward_and_brittle(now.amount, figure.has(Condition::ward),
                                             figure.has(Condition::brittle));
    now.amount = harm.amount;
    const bool both = harm.ward_used && harm.brittle_used;
    if (harm.ward_used) {
        lose(table, blow.to, Condition::ward,
             both ? "condition.ward-brittle"_clause : "condition.ward"_clause);
    }
    if (harm.brittle_used) {
        lose(table, blow.to, Condition::brittle,
             both ? "condition.ward-brittle"_clause : "condition.brittle"_clause);
    }
}

void negate_by_bonus(GameState& table, const DamageInstance& blow, Suffering& now) {
    if (now.amount < 1) {
        return;
    }
    if (!now.negated) {
        table.happened("damage.negate"_clause,
                       event::Negate{blow.to, blow.source, now.amount, 0, 0, true});
    }
    now.negated = true;
    advance(table, blow.to, ActiveBonus::Kind::negate);
}

// One card from the hand, or two from the discard pile; hand first.
void negate_by_cards(GameState& table, const DamageInstance& blow, Suffering& now) {
    if (!table.takes_negation(blow.to, blow.source) || now.negated || now.amount < 1) {
        return;
    }
    event::Negate negate{blow.to, blow.source, now.amount, 0, 0, false};
    if (std::optional<CardCount>& cards = table.figure(blow.to).cards) {
        negate.hand = cards->hand > 0 ? 1 : 0;
        negate.discard = negate.hand > 0 ? 0 : 2;
        if (cards->discard < negate.discard) {
            refuse("damage.negate"_clause,
                   "no card in the hand of \"" + blow.to + "\" and " +
                       std::to_string(cards->discard) + " discarded",
                   "a card in hand, or two discarded");
        }
        cards->hand -= negate.hand;
        cards->discard -= negate.discard;
    }
    now.negated = true;
    table.happened("damage.negate"_clause, std::move(negate));
}

std::vector<PendingEffect> waiting_on_damage(GameState& table, const DamageInstance& blow) {
    std::vector<PendingEffect> waiting;
    const Figure& figure = table.figure(blow.to);
    if (figure.has(Condition::ward) || figure.has(Condition::brittle)) {
        waiting.push_back({EffectKind::ward_and_brittle, figure.has(Condition::ward)
                                                      ? "condition.ward"_clause
                                                      : "condition.brittle"_clause});
    }
    if (has_bonus(figure, ActiveBonus::Kind::negate)) {
        waiting.push_back({EffectKind::negate_by_bonus, "damage.negate"_clause});
    }
    if (table.has_negation(blow.to, blow.source)) {
        waiting.push_back({EffectKind::negate_by_cards, "damage.negate"_clause});
    }
    return waiting;
}

int lose_hit_points(GameState& table, const DamageInstance& blow, int amount) {
    Figure& figure = table.figure(blow.to);
    event::Damage damage{blow.to, blow.from, blow.source, amount, amount, std::nullopt};
    if (figure.hp) {
        damage.amount = std::min(*figure.hp, amount);
        *figure.hp -= damage.amount;
        damage.hp = figure.hp;
    }
    const int lost = damage.amount;
    table.happened(clause_of(blow.source), std::move(damage));
    lose(table, blow.to, Condition::regenerate, "condition.regenerate"_clause);
    return lost;
}

Departure departure_of(const Figure& figure) {
    switch (figure.kind) {
        case Kind::character: return Departure::exhausted;
        case Kind::objective: return Departure::destroyed;
        case Kind::summon:
        case Kind::monster:
        case Kind::ally:
        case Kind::boss: break;
    }
    return Departure::death;
}

Clause clause_of(Departure how) {
    switch (how) {
        case Departure::death: return "damage.monster-death"_clause;
        case Departure::exhausted: return "damage.exhaustion"_clause;
        case Departure::destroyed: return "map.objective"_clause;
        case Departure::removed:
        case Departure::dismissed: break;
    }
    return "summon.leaves"_clause;
}

/// Whether a fallen figure leaves a loot token where it fell [damage.monster-death].
bool drops_loot(const Figure& figure, const Progress& progress, const Edition& edition) {
    const bool summoned = figure.kind == Kind::summon || figure.summoner;
    const bool monster = figure.side == Side::monsters &&
                         (figure.kind == Kind::monster || figure.kind == Kind::boss || summoned);
    const bool placed = figure.origin == Origin::placed && !summoned;
    return monster && (placed || edition.summoned_monsters_drop) &&
           (!edition.loot_limit || progress.loot_placed < *edition.loot_limit);
}

/// The character to whom the death of an enemy is credited: whoever caused it, of a summon its
/// summoner; none for another monster, an ally, or nobody [damage.kill-credit].
std::string credited(GameState& table, const Figure& gone, const std::string& cause) {
    const Figure* by = cause.empty() ? nullptr : table.find(cause);
    if (by != nullptr && by->kind == Kind::summon && by->summoner) {
        by = table.find(*by->summoner);
    }
    const bool earned = by != nullptr && by->kind == Kind::character && are_enemies(*by, gone);
    return earned ? by->id : std::string{};
}

void remove_summons_of(GameState& table, const std::string& summoner) {
    const auto is_summon = [&](const Figure& figure) {
        return figure.kind == Kind::summon && figure.summoner == summoner;
    };
    const auto& figures = table.scene().figures;
    // One after another: a summon hands on to its summoner what it has itself summoned.
    for (auto summon = std::ranges::find_if(figures, is_summon); summon != figures.end();
         summon = std::ranges::find_if(figures, is_summon)) {
        leave_map(table, std::string{summon->id}, Departure::removed);
    }
}

/// What a fallen monster has summoned stays, on its own; a summon's stays with the character
/// [monster.summon, summon.leaves].
void hand_on_summons_of(GameState& table, const Figure& gone) {
    for (Figure& figure : table.scene().figures) {
        if (figure.summoner != gone.id) {
            continue;
        }
        figure.summoner.reset();
        if (figure.kind == Kind::summon) {
            figure.summoner = gone.summoner;
        } else {
            figure.origin = Origin::summoned;
        }
    }
}

}  // namespace

Clause clause_of(DamageSource source) {
    switch (source) {
        case DamageSource::attack: return "attack.order"_clause;
        case DamageSource::retaliate: return "bonus.retaliate"_clause;
        case DamageSource::trap: return "map.trap-damage"_clause;
        case DamageSource::hazardous: return "map.hazardous"_clause;
        case DamageSource::wound: return "condition.wound"_clause;
        case DamageSource::bane: return "condition.bane"_clause;
        case DamageSource::lost_flight: return "move.flying-lost"_clause;
        case DamageSource::direct: break;
    }
    return "damage.direct"_clause;
}

void check_may_negate(GameState& table, std::string_view who) {
    if (table.figure(who).kind != Kind::character) {
        refuse("damage.negate"_clause, "\"" + std::string{who} + "\", which is no character",
               "a character to negate the damage");
    }
}

int suffer(GameState& table, const DamageInstance& blow) {
    if (blow.amount < 1) {
        return 0;
    }
    Suffering now{blow.amount};
    const std::vector<PendingEffect> waiting = waiting_on_damage(table, blow);
    if (!waiting.empty()) {
        for (const std::size_t i : table.order(TimingPoint::damage, waiting)) {
            switch (waiting[i].due) {
                case EffectKind::ward_and_brittle: apply_ward_and_brittle(table, blow, now); break;
                case EffectKind::negate_by_bonus: negate_by_bonus(table, blow, now); break;
                default: negate_by_cards(table, blow, now); break;
            }
        }
    }
    if (now.negated || now.amount < 1) {
        return 0;
    }
    const int lost = lose_hit_points(table, blow, now.amount);
    const Figure& figure = table.figure(blow.to);
    if (figure.hp && *figure.hp == 0) {
        leave_map(table, figure.id, departure_of(figure), blow.from);
    }
    return lost;
}

void leave_map(GameState& table, const std::string& id, Departure how, const std::string& cause) {
    const Figure gone = table.figure(id);
    const std::string credit = how == Departure::death ? credited(table, gone, cause) : "";
    std::erase_if(table.scene().figures, [&](const Figure& f) { return f.id == gone.id; });
    table.happened(clause_of(how), event::Leave{gone.id, gone.at, how, credit});
    if (auto& turn = table.progress().turn; turn && turn->figure == gone.id) {
        turn->over = true;
    }
    const bool fallen = how != Departure::removed && how != Departure::dismissed;
    if (fallen && drops_loot(gone, table.progress(), table.rules())) {
        table.scene().loot.push_back(gone.at);
        ++table.progress().loot_placed;
        table.happened("damage.monster-death"_clause, event::LootToken{gone.at});
    }
    if (gone.kind == Kind::character) {
        remove_summons_of(table, gone.id);
        table.scene().decks.erase(gone.id);
        table.scene().discards.erase(gone.id);
    }
    hand_on_summons_of(table, gone);
    infuse_for_sets(table);
}

void dismiss(GameState& table, const std::string& summon) {
    const Figure& figure = table.figure(summon);
    const Figure* summoner = figure.summoner ? table.find(*figure.summoner) : nullptr;
    if (figure.kind != Kind::summon || summoner == nullptr || summoner->kind != Kind::character) {
        refuse("summon.leaves"_clause, "\"" + summon + "\", no summon of a character",
               "a summon that its summoner dismisses");
    }
    leave_map(table, summon, Departure::dismissed);
}

void heal(GameState& table, const std::string& to, int amount, const std::string& by, Clause clause) {
    Figure& figure = table.figure(to);
    // A poisoned figure is cured and no more [condition.poison].
    int restored = figure.has(Condition::poison) ? 0 : amount;
    if (figure.hp) {
        if (figure.max_hp) {
            restored = std::min(restored, std::max(0, *figure.max_hp - *figure.hp));
        }
        constexpr int most = 99'999;  // that a scene can say, where it names no maximum
        *figure.hp = std::min(most, *figure.hp + restored);
    }
    table.happened(clause, event::Heal{to, by, restored, figure.hp});
    for (const Condition healed :
         {Condition::wound, Condition::brittle, Condition::bane, Condition::poison}) {
        lose(table, to, healed, "heal.hit-points"_clause);
    }
}

}  // namespace standee
