#include "rulebook/damage.hpp"

#include <algorithm>

#include "lib/words.hpp"
#include "rulebook/bonuses.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/figure_quantities.hpp"
#include "rulebook/healed_fully.hpp"

namespace standee::rulebook {
namespace {

/// Ward and brittle are used up by the damage that they change, or both by damage that they leave
/// as it is [condition.ward, condition.brittle, condition.ward-brittle].
int apply_ward_and_brittle(Table& table, const Harm& harm, int amount) {
    const SufferedDamage after = after_ward_and_brittle(table, amount, table.figure(harm.to));
    const bool cancel =
        after.ward_used && after.brittle_used && table.on("condition.ward-brittle"_clause);
    if (after.ward_used) {
        lose(table, harm.to, Condition::ward,
             cancel ? "condition.ward-brittle"_clause : "condition.ward"_clause);
    }
    if (after.brittle_used && table.on("condition.brittle"_clause, "used up")) {
        lose(table, harm.to, Condition::brittle,
             cancel ? "condition.ward-brittle"_clause : "condition.brittle"_clause);
    }
    return after.amount;
}

/// One card from the hand negates damage, or two from the discard pile [damage.negate].
event::Negate lose_cards(Table& table, const Harm& harm, int amount) {
    event::Negate negate{harm.to, harm.source, amount, 0, 0, false};
    if (auto& cards = table.figure(harm.to).cards) {
        negate.hand = cards->hand > 0 ? 1 : 0;
        negate.discard = cards->hand > 0 ? 0 : 2;
        if (cards->discard < negate.discard) {
            refuse("damage.negate"_clause, "no cards left for " + quoted(harm.to) + " to lose",
                   "a card in hand, or two discarded");
        }
        cards->hand -= negate.hand;
        cards->discard -= negate.discard;
    }
    return negate;
}

/// A character either suffers damage or negates it, by an item, by a card from its hand, or by two
/// from its discard pile [damage.negate, bonus.item].
bool chooses_to_negate(Table& table, const Harm& harm, int amount) {
    const Clause clause = "damage.negate"_clause;
    Figure& figure = table.figure(harm.to);
    if (figure.kind != Kind::character) {
        return false;
    }
    const Kinds negating{ActiveBonus::Kind::negate};
    const std::vector<std::string> items = items_at_hand(table, figure, negating);
    std::vector<std::string> answers{"no"};
    for (const std::string& item : items) {
        answers.push_back("item " + item);
    }
    const CardCount cards =
        table.choices.characters_negate() ? figure.cards.value_or(CardCount{}) : CardCount{};
    if (cards.hand >= 1) {
        answers.emplace_back("negate hand");
    }
    if (cards.discard >= 2) {
        answers.emplace_back("negate discard");
    }
    std::size_t answer = 0;
    if (table.choices.is_trial()) {
        answer = figure.hp && *figure.hp <= amount && answers.size() > 1 ? 1 : 0;
    } else {
        event::Choice choice{
            .of = ChoiceKind::negate, .figure = harm.to, .amount = amount, .source = harm.source};
        for (const std::string& words : answers) {
            choice.options.push_back({.words = words});
        }
        answer = table.choose(clause, std::move(choice));
    }
    if (answer == 0) {
        return false;
    }
    const int hand = answers[answer] == "negate hand" ? 1 : 0;
    const int discard = answers[answer] == "negate discard" ? 2 : 0;
    const bool by_item = answer <= items.size();
    table.record(clause, event::Negate{harm.to, harm.source, amount, hand, discard, by_item});
    if (by_item) {
        use_item(table, harm.to, items[answer - 1], negating);
    } else {
        figure.cards->hand -= hand;
        figure.cards->discard -= discard;
    }
    return true;
}

/// An effect or lost cards negate all damage of one source; whether they do [damage.negate].
bool is_negated(Table& table, const Harm& harm, int amount) {
    const Clause clause = "damage.negate"_clause;
    const bool by_bonus = std::ranges::any_of(
        table.figure(harm.to).bonuses,
        [](const ActiveBonus& bonus) { return counts_as(bonus, ActiveBonus::Kind::negate); });
    if (by_bonus && amount > 0 && table.on(clause)) {
        table.record(clause, event::Negate{harm.to, harm.source, amount, 0, 0, true});
        advance(table, harm.to, ActiveBonus::Kind::negate);
        static_cast<void>(table.choices.takes_negation(harm.to, harm.source));
        return true;
    }
    if (table.choices.takes_negation(harm.to, harm.source) && amount > 0 && table.on(clause)) {
        table.record(clause, lose_cards(table, harm, amount));
        return true;
    }
    return amount > 0 && table.on(clause) && chooses_to_negate(table, harm, amount);
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

/// Damage takes hit points, no more than there are, and never below what the figure's stat card
/// says. It ends regenerate [condition.regenerate, damage.least-hit-points].
void lose_hit_points(Table& table, const Harm& harm, int amount) {
    Figure& figure = table.figure(harm.to);
    event::Damage damage{harm.to, harm.from, harm.source, amount, amount, std::nullopt};
    if (figure.hp) {
        const int kept = table.on("damage.least-hit-points"_clause) ? figure.least_hp : 0;
        damage.amount = std::min(std::max(*figure.hp - kept, 0), amount);
        *figure.hp -= damage.amount;
        damage.hp = figure.hp;
    }
    table.record(clause_of(harm.source), std::move(damage));
    if (figure.has(Condition::regenerate) &&
        table.on("condition.regenerate"_clause, "ends with damage")) {
        lose(table, harm.to, Condition::regenerate, "condition.regenerate"_clause);
    }
}

}  // namespace

/// Damage of at least 1 is halved by ward, rounded down, and doubled by brittle; by both it is not
/// changed [condition.ward, condition.brittle, condition.ward-brittle].
SufferedDamage after_ward_and_brittle(const Table& table, int amount, const Figure& figure) {
    SufferedDamage after{amount};
    if (amount < 1) {
        return after;
    }
    const bool ward = figure.has(Condition::ward) && table.on("condition.ward"_clause);
    const bool brittle = figure.has(Condition::brittle) && table.on("condition.brittle"_clause);
    if (ward && brittle && table.on("condition.ward-brittle"_clause)) {
        return {amount, true, true};
    }
    if (ward) {
        const bool up = after.amount % 2 == 1 && !table.on("condition.ward"_clause, "rounded down");
        after = {after.amount / 2 + (up ? 1 : 0), true, false};
    }
    if (brittle && after.amount > 0) {
        after = {saturated(std::int64_t{after.amount} * 2), ward, true};
    }
    return after;
}

/// Shield does not reduce damage that is not from an attack. Ward and brittle come first, then the
/// character may negate it; with its last hit point the figure leaves the map [damage.direct,
/// damage.negate, ally.no-interaction].
void suffer(Table& table, const Harm& harm) {
    const Figure& figure = table.figure(harm.to);
    int amount = harm.amount;
    if (amount < 1 || (figure.no_interaction && table.on("ally.no-interaction"_clause))) {
        return;
    }
    const int shield = harm.source == DamageSource::attack ? 0 : shield_of(table, figure, false);
    if (shield > 0 && !table.on("damage.direct"_clause)) {
        amount = std::max(0, amount - shield);
    }
    amount = damage_by_formula(table, figure, amount, harm.source, shield);
    amount = apply_ward_and_brittle(table, harm, amount);
    const bool negated = is_negated(table, harm, amount);
    table.choices.pass_source(harm.to, harm.source);
    if (negated || amount < 1) {
        return;
    }
    lose_hit_points(table, harm, amount);
    if (figure.hp && *figure.hp == 0) {
        leave_map(table, harm.to, departure_of(figure), harm.from);
    }
}

/// A heal gives back hit points up to the maximum, and takes wound, brittle, bane and poison away;
/// if there was poison, it gives none back. What a healer's stat card adds to its heals follows
/// [heal.hit-points, condition.poison, card.heal-effects].
void heal(Table& table, const std::string& to, int amount, const std::string& by, Clause clause) {
    if (!table.on("heal.hit-points"_clause)) {
        return;
    }
    Figure& figure = table.figure(to);
    const bool poisoned = figure.has(Condition::poison) && table.on("condition.poison"_clause);
    int restored = poisoned ? 0 : std::max(0, amount);
    if (figure.hp) {
        constexpr int most = 99'999;  // that a scene can give
        if (figure.max_hp && table.on("heal.hit-points"_clause, "up to the maximum")) {
            restored = std::min(restored, std::max(0, *figure.max_hp - *figure.hp));
        }
        restored = heal_by_formula(table, figure, amount, restored);
        figure.hp = std::min(most, *figure.hp + restored);
    }
    table.record(clause, event::Heal{to, by, restored, figure.hp});
    for (const Condition healed :
         {Condition::wound, Condition::brittle, Condition::bane, Condition::poison}) {
        if (healed != Condition::wound || table.on("heal.hit-points"_clause, "removes wound")) {
            lose(table, to, healed, "heal.hit-points"_clause);
        }
    }
    const Figure* healer = table.find(by);
    const auto bonuses = healer == nullptr ? std::vector<ActiveBonus>{} : healer->bonuses;
    for (const ActiveBonus& bonus : bonuses) {
        if (bonus.kind == ActiveBonus::Kind::heal_effect && bonus.condition &&
            table.on("card.heal-effects"_clause)) {
            gain(table, to, *bonus.condition, "card.heal-effects"_clause);
        }
    }
    after_heal(table, to);
}

/// Damage that targets nobody strikes all whom it is for, seen or not, but no figure that stands in
/// the middle and none that cannot be interacted with [damage.direct, ally.no-interaction].
std::vector<std::string> around(const Table& table, const Figure& by, std::span<const Hex> middle,
                                Whom whom) {
    const Whom meant = whom == Whom::usual ? Whom::enemies : whom;
    std::vector<std::string> found;
    for (const Figure& other : table.scene.figures) {
        const auto beside = [&](Hex hex) { return table.adjacent(hex, other); };
        const auto in_it = [&](Hex hex) { return stands_in(other, hex); };
        // A controlled figure is on its enemies' side, but it is not its own enemy.
        const bool itself = meant == Whom::enemies && other.id == by.id;
        if (!itself && is_for(meant, by, other) && std::ranges::any_of(middle, beside) &&
            std::ranges::none_of(middle, in_it) &&
            !(other.no_interaction && table.on("ally.no-interaction"_clause))) {
            found.push_back(other.id);
        }
    }
    std::ranges::sort(found);
    return found;
}

void check_can_be_targeted(const Table& table, const Figure& figure) {
    if (figure.no_interaction && table.on("ally.no-interaction"_clause)) {
        refuse("ally.no-interaction"_clause,
               quoted(figure.id) + ", which cannot be interacted with",
               "a figure that can be targeted");
    }
}

/// Only characters negate damage [damage.negate].
void accept_negations(Table& table, const Negating& negating, const std::string& target,
                      std::optional<DamageSource> source) {
    const auto check = [&](const std::string& who) {
        if (table.figure(who).kind != Kind::character && table.on("damage.negate"_clause)) {
            refuse("damage.negate"_clause, quoted(who) + ", which is no character",
                   "a character to negate the damage");
        }
    };
    if (negating.target) {
        check(target);
        table.choices.negate({target, source, 0});
    }
    for (const NegatedSource& negated : negating.who) {
        check(negated.who);
        table.choices.negate({negated.who, std::nullopt, negated.source.value_or(1) - 1});
    }
}

}  // namespace standee::rulebook
