#include "play/harm/damage.hpp"

#include <algorithm>
#include <array>

#include "focus/initiative.hpp"
#include "lib/clause.hpp"
#include "lib/work.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/full_heal.hpp"
#include "play/harm/on_death.hpp"

namespace standee {
namespace {

constexpr std::array removed_by_heals{Condition::wound, Condition::brittle, Condition::bane,
                                      Condition::poison};

/// Damage while the effects at the moment of suffering are resolved.
struct Suffering {
    int amount = 0;  ///< after ward and brittle
    bool negated = false;
};

void apply_ward_and_brittle(Game& game, const DamageInstance& blow, Suffering& now) {
    const Figure& figure = game.state().figure(blow.to);
    const SufferedDamage harm = after_ward_and_brittle(now.amount, figure.has(Condition::ward),
                                                       figure.has(Condition::brittle));
    now.amount = harm.amount;
    const bool both = harm.ward_used && harm.brittle_used;
    if (harm.ward_used) {
        lose(game, blow.to, Condition::ward,
             both ? "condition.ward-brittle"_clause : "condition.ward"_clause);
    }
    if (harm.brittle_used) {
        lose(game, blow.to, Condition::brittle,
             both ? "condition.ward-brittle"_clause : "condition.brittle"_clause);
    }
}

void negate_by_bonus(Game& game, const DamageInstance& blow, Suffering& now) {
    if (now.amount < 1) {
        return;
    }
    if (!now.negated) {
        game.emit("damage.negate"_clause,
                  event::Negate{blow.to, blow.source, now.amount, 0, 0, true});
    }
    now.negated = true;
    advance(game, blow.to, ActiveBonus::Kind::negate);
}

// Negates with one card from the hand or two from the discard pile; the hand comes first.
void negate_by_cards(Game& game, const DamageInstance& blow, Suffering& now) {
    if (!game.decisions().takes_negation(blow.to, blow.source) || now.negated || now.amount < 1) {
        return;
    }
    event::Negate negate{blow.to, blow.source, now.amount, 0, 0, false};
    if (const std::optional<CardCount>& cards = game.state().figure(blow.to).cards) {
        negate.hand = cards->hand > 0 ? 1 : 0;
        negate.discard = negate.hand > 0 ? 0 : 2;
        if (cards->discard < negate.discard) {
            refuse("damage.negate"_clause,
                   "no card in the hand of \"" + blow.to + "\" and " +
                       std::to_string(cards->discard) + " discarded",
                   "a card in hand, or two discarded");
        }
    }
    now.negated = true;
    game.emit("damage.negate"_clause, std::move(negate));
}

/// One way to negate damage: an item, or cards of the hand or the discard pile.
struct NegationCost {
    std::string words;
    std::string item{};
    int hand = 0;
    int discard = 0;
};

/// The ways in which the character could negate damage now [damage.negate, bonus.item].
std::vector<NegationCost> negation_costs(const Figure& figure, bool with_cards) {
    std::vector<NegationCost> payments;
    for (const std::string& item : usable_items(figure, {ActiveBonus::Kind::negate})) {
        payments.push_back({"item " + item, item});
    }
    if (with_cards && figure.cards && figure.cards->hand > 0) {
        payments.push_back({"negate hand", {}, 1, 0});
    }
    if (with_cards && figure.cards && figure.cards->discard > 1) {
        payments.push_back({"negate discard", {}, 0, 2});
    }
    return payments;
}

/// The way that the player of the character chooses; none: the damage is suffered. In a trial,
/// damage that would exhaust the character is negated.
std::optional<NegationCost> choose_negation(Game& game, const DamageInstance& blow, int amount) {
    const Figure& figure = game.state().figure(blow.to);
    const std::vector<NegationCost> payments =
        negation_costs(figure, game.decisions().characters_negate());
    if (game.decisions().is_trial()) {
        const bool exhausts = figure.hp && *figure.hp <= amount;
        return exhausts && !payments.empty() ? std::optional{payments.front()} : std::nullopt;
    }
    event::Choice choice{.of = ChoiceKind::negate,
                         .figure = blow.to,
                         .options = {{.words = "no"}},
                         .amount = amount,
                         .source = blow.source};
    for (const NegationCost& payment : payments) {
        choice.options.push_back({.words = payment.words});
    }
    const std::size_t chosen = game.choose_or_stop("damage.negate"_clause, std::move(choice));
    return chosen == 0 ? std::nullopt : std::optional{payments.at(chosen - 1)};
}

// [damage.negate]
void let_negate(Game& game, const DamageInstance& blow, Suffering& now) {
    if (now.negated || now.amount < 1 || game.state().figure(blow.to).kind != Kind::character) {
        return;
    }
    const auto payment = choose_negation(game, blow, now.amount);
    if (!payment) {
        return;
    }
    now.negated = true;
    game.emit("damage.negate"_clause, event::Negate{blow.to, blow.source, now.amount, payment->hand,
                                                    payment->discard, !payment->item.empty()});
    if (!payment->item.empty()) {
        use_item(game, blow.to, payment->item, {ActiveBonus::Kind::negate});
    }
}

std::vector<PendingEffect> waiting_on_damage(const Game& game, const DamageInstance& blow) {
    std::vector<PendingEffect> waiting;
    const Figure& figure = game.state().figure(blow.to);
    if (figure.has(Condition::ward) || figure.has(Condition::brittle)) {
        waiting.push_back({EffectKind::ward_and_brittle, figure.has(Condition::ward)
                                                             ? "condition.ward"_clause
                                                             : "condition.brittle"_clause});
    }
    if (has_bonus(figure, ActiveBonus::Kind::negate)) {
        waiting.push_back({EffectKind::negate_by_bonus, "damage.negate"_clause});
    }
    if (game.decisions().has_negation(blow.to, blow.source)) {
        waiting.push_back({EffectKind::negate_by_cards, "damage.negate"_clause});
    }
    return waiting;
}

void resolve_before_damage(Game& game, EffectKind due, const DamageInstance& blow, Suffering& now) {
    using Step = void(Game&, const DamageInstance&, Suffering&);
    static constexpr std::array<Resolution<Step>, 3> before_damage{
        {{EffectKind::ward_and_brittle, apply_ward_and_brittle},
         {EffectKind::negate_by_bonus, negate_by_bonus},
         {EffectKind::negate_by_cards, negate_by_cards}}};
    resolve_due(before_damage, due, game, blow, now);
}

// [damage.least-hit-points]
int lose_hit_points(Game& game, const DamageInstance& blow, int amount) {
    const std::optional<int> hit_points = game.state().figure(blow.to).hp;
    const int least_hp = game.state().figure(blow.to).least_hp;
    event::Damage damage{blow.to, blow.from, blow.source, amount, amount, std::nullopt};
    if (hit_points) {
        damage.amount = std::min(std::max(0, *hit_points - least_hp), amount);
        damage.hp = *hit_points - damage.amount;
    }
    const int lost = damage.amount;
    game.emit(clause_of(blow.source), std::move(damage));
    lose(game, blow.to, Condition::regenerate, "condition.regenerate"_clause);
    return lost;
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

/// Whether a figure that has died leaves a loot token in its hex [damage.monster-death].
bool drops_loot(const Figure& figure, const Progress& progress, const Edition& edition) {
    const bool summoned = figure.kind == Kind::summon || figure.summoner;
    const bool monster = figure.side == Side::monsters &&
                         (figure.kind == Kind::monster || figure.kind == Kind::boss || summoned);
    const bool placed = figure.origin == Origin::placed && !summoned;
    return monster && (placed || edition.summoned_monsters_drop_loot) &&
           (!edition.loot_limit || progress.loot_placed < *edition.loot_limit);
}

/// The character that is credited with the death of an enemy: the one that caused it or, for a
/// summon, its summoner, possibly through summons in between. None if a monster or nobody caused
/// it, or if it was an ally that died [damage.kill-credit].
std::string credited(const GameState& state, const Figure& gone, const std::string& cause) {
    const Figure* killer = cause.empty() ? nullptr : state.find(cause);
    if (killer == nullptr) {
        return {};
    }
    const Figure& by = root_of(state.scene(), *killer);
    return by.kind == Kind::character && are_enemies(by, gone) ? by.id : std::string{};
}

void remove_summons_of(Game& game, const std::string& summoner) {
    const auto is_summon = [&](const Figure& figure) {
        return figure.kind == Kind::summon && figure.summoner == summoner;
    };
    const auto& figures = game.state().scene().figures;
    // One after another, because a summon passes its own summons on to its summoner.
    for (auto summon = std::ranges::find_if(figures, is_summon); summon != figures.end();
         summon = std::ranges::find_if(figures, is_summon)) {
        leave_map(game, std::string{summon->id}, Departure::removed);
    }
}

}  // namespace

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

void check_may_negate(const GameState& state, std::string_view who) {
    if (state.figure(who).kind != Kind::character) {
        refuse("damage.negate"_clause, "\"" + std::string{who} + "\", which is no character",
               "a character to negate the damage");
    }
}

void check_can_be_targeted(const Figure& figure) {
    if (figure.no_interaction) {
        refuse("ally.no-interaction"_clause,
               "\"" + figure.id + "\", which cannot be interacted with",
               "a figure that can be targeted");
    }
}

// [ally.no-interaction]
int suffer(Game& game, const DamageInstance& blow) {
    if (blow.amount < 1 || game.state().figure(blow.to).no_interaction) {
        return 0;
    }
    Suffering now{blow.amount};
    const std::vector<PendingEffect> waiting = waiting_on_damage(game, blow);
    if (!waiting.empty()) {
        for (const std::size_t i : game.order(TimingPoint::damage, waiting)) {
            resolve_before_damage(game, waiting[i].due, blow, now);
        }
    }
    let_negate(game, blow, now);
    game.decisions().pass_source(blow.to, blow.source);
    if (now.negated || now.amount < 1) {
        return 0;
    }
    const int lost = lose_hit_points(game, blow, now.amount);
    const Figure& figure = game.state().figure(blow.to);
    if (figure.hp && *figure.hp == 0) {
        leave_map(game, figure.id, departure_of(figure), blow.from);
    }
    return lost;
}

void leave_map(Game& game, const std::string& id, Departure how, const std::string& cause) {
    if (how == Departure::death) {
        cure_before_death(game, id);
    }
    const Figure gone = game.state().figure(id);
    const std::string credit = how == Departure::death ? credited(game.state(), gone, cause) : "";
    game.emit(clause_of(how), event::Leave{gone.id, gone.at, how, credit, gone.also_at});
    const bool fallen = how != Departure::removed && how != Departure::dismissed;
    if (fallen && drops_loot(gone, game.state().progress(), game.state().rules())) {
        game.emit("damage.monster-death"_clause, event::LootToken{gone.at});
    }
    if (gone.kind == Kind::character) {
        remove_summons_of(game, gone.id);
    }
    if (how == Departure::death) {
        follow_death(game, gone, cause, credit);
    }
}

void dismiss(Game& game, const std::string& summon) {
    const Figure& figure = game.state().figure(summon);
    const Figure* summoner = figure.summoner ? game.state().find(*figure.summoner) : nullptr;
    if (figure.kind != Kind::summon || summoner == nullptr || summoner->kind != Kind::character) {
        refuse("summon.leaves"_clause, "\"" + summon + "\", which is not a summon of a character",
               "a summon that its summoner dismisses");
    }
    leave_map(game, summon, Departure::dismissed);
}

/// Adds what the stat card of the healer adds to all its heals.
void add_to_heal(Game& game, const std::string& to, const std::string& by) {
    const Figure* healer = game.state().find(by);
    const std::vector<ActiveBonus> bonuses =
        healer == nullptr ? std::vector<ActiveBonus>{} : healer->bonuses;
    constexpr std::uint64_t copy_of_bonus = 20;
    spend(copy_of_bonus * bonuses.size());
    for (const ActiveBonus& bonus : bonuses) {
        if (bonus.kind == ActiveBonus::Kind::heal_effect && bonus.condition) {
            gain(game, to, *bonus.condition, "card.heal-effects"_clause);
        }
    }
}

// [heal.hit-points]
bool has_what_heals_remove(const Figure& figure) {
    return std::ranges::any_of(removed_by_heals, [&](Condition condition) {
        return figure.has(condition) && !figure.permanent.contains(condition);
    });
}

void heal(Game& game, const std::string& to, int amount, const std::string& by, Clause clause) {
    const Figure& figure = game.state().figure(to);
    // For a poisoned figure the heal only removes conditions [condition.poison].
    int restored = figure.has(Condition::poison) ? 0 : std::max(0, amount);
    std::optional<int> hit_points = figure.hp;
    if (hit_points) {
        if (figure.max_hp) {
            restored = std::min(restored, std::max(0, *figure.max_hp - *hit_points));
        }
        constexpr int most = 99'999;  // the most that a scene can give, if it gives no maximum
        hit_points = std::min(most, *hit_points + restored);
    }
    game.emit(clause, event::Heal{to, by, restored, hit_points});
    for (const Condition healed : removed_by_heals) {
        lose(game, to, healed, "heal.hit-points"_clause);
    }
    add_to_heal(game, to, by);
    follow_full_heal(game, to);
}

}  // namespace standee
