#include "play/attack/attack_step.hpp"

#include <algorithm>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>

#include "focus/acting.hpp"
#include "focus/advantage_nearby.hpp"
#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"
#include "play/arithmetic/attack.hpp"
#include "play/attack/attack_checks.hpp"
#include "play/attack/attack_choices.hpp"
#include "play/attack/attack_effects.hpp"
#include "play/attack/controlled.hpp"
#include "play/attack/deaths.hpp"
#include "play/deck/decks.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/harm/effect_order.hpp"
#include "play/refusal.hpp"

namespace standee {
namespace {

/// The cards of one attack, and the deck from which they come.
struct CardsAtHand {
    std::string deck;  ///< empty: drawn outside the scene
    std::vector<Card> cards;
};

/// Draws as many cards from the attacker's deck as the rules require.
CardsAtHand draw_cards(Game& game, const Figure& by, DrawMode mode) {
    CardsAtHand drawn{deck_of(by, game.state().scene()), {}};
    while (still_to_draw(drawn.cards, mode, game.state().rules().two_cards) > 0) {
        if (drawn.cards.size() == max_cards_drawn) {
            break;  // the arithmetic reports it
        }
        drawn.cards.push_back(draw_from(game, drawn.deck));
    }
    return drawn;
}

/// Asks the table for as many cards as the rules require. None if the play stops.
std::optional<CardsAtHand> ask_for_cards(Game& game, const step::Attack& attack, DrawMode mode) {
    CardsAtHand drawn;
    const TwoCardRule rule = game.state().rules().two_cards;
    while (drawn.cards.size() < max_cards_drawn) {
        const std::size_t more = still_to_draw(drawn.cards, mode, rule);
        if (more == 0) {
            break;
        }
        const auto cards =
            game.decisions().next_cards({attack.by, attack.target, more, drawn.cards});
        if (!cards) {
            return std::nullopt;
        }
        drawn.cards.insert(drawn.cards.end(), cards->begin(), cards->end());
    }
    return drawn;
}

/// The cards of an attack, from the step, the table or a deck. None if the play stops.
std::optional<CardsAtHand> cards_for(Game& game, const Figure& by, const step::Attack& attack,
                                     DrawMode mode) {
    if (attack.draw) {
        return CardsAtHand{{}, *attack.draw};
    }
    if (const Card* always = game.decisions().card_always()) {
        return CardsAtHand{{}, {mode == DrawMode::one ? 1U : 2U, *always}};
    }
    if (auto outside = game.decisions().cards_outside()) {
        return CardsAtHand{{}, std::move(*outside)};
    }
    const Scene& scene = game.state().scene();
    if (game.decisions().asks_table() && !scene.decks.contains(deck_of(by, scene))) {
        return ask_for_cards(game, attack, mode);
    }
    return draw_cards(game, by, mode);
}

void check_fault(const AttackResult& result, std::size_t cards) {
    switch (result.fault) {
        case AttackFault::none: return;
        case AttackFault::too_few_cards:
            ask_for(result.mode == DrawMode::one         ? "attack.per-target-card"_clause
                    : result.mode == DrawMode::advantage ? "attack.advantage"_clause
                                                         : "attack.disadvantage"_clause,
                    std::to_string(cards) + (cards == 1 ? " card" : " cards"),
                    "at least " + std::to_string(result.drawn) + " to draw");
        case AttackFault::too_many_cards:
            refuse("attack.rolling"_clause, "more cards than the engine follows",
                   "at most " + std::to_string(max_cards_drawn));
        case AttackFault::bad_order:
            refuse("attack.rolling"_clause, "an order with cards other than those that apply",
                   "each of the cards that apply, once");
    }
}

std::vector<Card> cards_used(const std::vector<Card>& cards, const AttackResult& result) {
    std::vector<std::uint8_t> positions{result.used.begin(), result.used.end()};
    std::ranges::sort(positions);  // the effects of the cards follow in the order drawn
    std::vector<Card> used;
    for (const std::uint8_t position : positions) {
        used.push_back(cards[position]);
    }
    return used;
}

int base_value(const step::Attack& attack, const Figure& by) {
    const auto value = attack.value.against(by.attack);
    if (!value) {
        refuse("summon.card"_clause, quoted(by.id) + ", which has no attack of its own",
               "an attack value, or a figure with one");
    }
    return *value;
}

/// The bonuses of an attack, with that of poison in its place: first, unless the list gives it a
/// place [attack.poison].
std::vector<event::NamedBonus> bonuses_that_apply(std::vector<event::NamedBonus> bonuses,
                                                  bool poisoned) {
    constexpr AttackBonus poison{AttackBonus::Kind::poison, 1};
    const auto is_poison = [](const event::NamedBonus& b) {
        return b.bonus.kind == AttackBonus::Kind::poison;
    };
    if (!poisoned) {
        std::erase_if(bonuses, is_poison);
    } else if (std::ranges::none_of(bonuses, is_poison)) {
        bonuses.insert(bonuses.begin(), {poison, {}});
    }
    return bonuses;
}

/// Adds the bonuses that allies give the attacker where it stands [bonus.nearby].
void add_bonuses_nearby(const GameState& state, const Figure& by,
                        std::vector<event::NamedBonus>& bonuses) {
    for (const Figure& other : state.scene().figures) {
        if (other.id == by.id || are_enemies(other, by) || other.no_interaction) {
            continue;
        }
        for (const ActiveBonus& bonus : other.bonuses) {
            if (bonus.kind != ActiveBonus::Kind::attack_nearby) {
                continue;
            }
            spend(1 + bonus.of.size() / 2);
            if (is_of(bonus.of, by) &&
                (!bonus.within ||
                 state.range(other, by).value_or(GameState::out_of_reach) <= *bonus.within)) {
                bonuses.push_back({bonus.attack, "active bonus of " + other.id});
            }
        }
    }
}

/// The attacker's active bonuses, those of its allies nearby, then those of the attack itself.
std::vector<event::NamedBonus> named_bonuses(const GameState& state, const Figure& by,
                                             const step::Attack& attack) {
    std::vector<event::NamedBonus> bonuses;
    for (const AttackBonus bonus : attack_bonuses_of(by)) {
        bonuses.push_back({bonus, "active bonus"});
    }
    add_bonuses_nearby(state, as_controlled(by, attack.controlled_by), bonuses);
    for (std::size_t i = 0; i < attack.bonuses.size(); ++i) {
        const bool named = i < attack.bonus_names.size();
        bonuses.push_back({attack.bonuses[i], named ? attack.bonus_names[i] : std::string{}});
    }
    return bonuses;
}

/// Calculates the attack with its cards. None if the play stops because cards are missing.
std::optional<AttackResult> resolve_with_cards(Game& game, const Figure& by,
                                               const step::Attack& attack, AttackInput input,
                                               CardsAtHand& hand) {
    auto cards = cards_for(game, by, attack, draw_mode(input.advantage, input.disadvantage));
    if (!cards) {
        return std::nullopt;
    }
    hand = std::move(*cards);
    input.cards = hand.cards;
    check_fault(resolve(input, game.state().rules()), hand.cards.size());
    choose_card(game, attack.by, input);
    const std::vector<std::uint8_t> order = choose_card_order(game, attack.by, input);
    if (!order.empty()) {
        input.order = order;
    }
    const AttackResult result = resolve(input, game.state().rules());
    hand.cards.resize(result.drawn);
    if (hand.deck.empty() && !attack.draw && game.decisions().card_always() == nullptr) {
        game.decisions().use_cards(result.drawn);
    }
    return result;
}

// [card.attackers-suffer, card.attackers-gain]
void harm_attacker(Game& game, const step::Attack& attack, const Figure& target) {
    int amount = 0;
    for (const ActiveBonus& bonus : target.bonuses) {
        amount += bonus.kind == ActiveBonus::Kind::attackers_suffer ? bonus.value : 0;
    }
    std::vector<Effect> effects;
    if (amount > 0) {
        effects.emplace_back(DamageEffect{.value = amount});
    }
    for (const ActiveBonus& bonus : target.bonuses) {
        if (bonus.kind == ActiveBonus::Kind::attackers_gain && bonus.condition) {
            effects.emplace_back(*bonus.condition);
        }
    }
    if (game.state().find(attack.by) != nullptr && game.state().find(target.id) != nullptr) {
        advance(game, target.id, ActiveBonus::Kind::attackers_suffer);
        advance(game, target.id, ActiveBonus::Kind::attackers_gain);
    }
    effects = in_chosen_order(game, {}, attack.by, std::move(effects)).first;
    for (const Effect& effect : effects) {
        if (game.state().find(attack.by) == nullptr) {
            return;
        }
        if (const auto* condition = std::get_if<Condition>(&effect)) {
            gain(game, attack.by, *condition, "card.attackers-gain"_clause);
        } else {
            suffer(game, {attack.by, amount, DamageSource::direct, attack.target});
        }
    }
}

/// The bonuses that items give to the target of one attack.
struct ItemsUsed {
    int shield = 0;
    bool disadvantage = false;
};

// Items must be used before a modifier card is drawn [bonus.item].
ItemsUsed let_use_items(Game& game, const std::string& target) {
    static constexpr auto kinds = {ActiveBonus::Kind::shield,
                                   ActiveBonus::Kind::attackers_disadvantage};
    ItemsUsed used;
    std::vector<std::string> items = usable_items(game.state().figure(target), kinds);
    while (!items.empty()) {
        event::Choice choice{ChoiceKind::item, target, {{.words = "no"}}, 0};
        for (const std::string& item : items) {
            choice.options.push_back({.words = "item " + item});
        }
        const std::size_t chosen = game.choose_or_stop("bonus.item"_clause, std::move(choice));
        if (chosen == 0) {
            break;
        }
        for (const ActiveBonus& bonus : use_item(game, target, items.at(chosen - 1), kinds)) {
            used.shield += bonus.kind == ActiveBonus::Kind::shield ? bonus.value : 0;
            used.disadvantage |= bonus.kind == ActiveBonus::Kind::attackers_disadvantage;
        }
        items.erase(items.begin() + static_cast<std::ptrdiff_t>(chosen) - 1);
    }
    return used;
}

/// Whether another figure gives the attacker advantage where it stands [card.advantage-nearby].
bool has_advantage_nearby(const GameState& state, const Figure& by) {
    const std::vector<bool> hexes = hexes_with_advantage(state.scene(), state.board(), by);
    return !hexes.empty() && any_hex_of(by, [&](Hex hex) { return hexes[state.index(hex)]; });
}

}  // namespace

AttackInput attack_input(const Scene& scene, const Figure& by, const Figure& target,
                         Advantage printed, AttackMet met, bool adjacent) {
    const Advantage has =
        advantage_against(target, advantage_of(by, printed), met.ranged, adjacent);
    AttackInput input;
    input.advantage = has.advantage;
    input.disadvantage = has.disadvantage;
    input.character = by.kind == Kind::character || by.kind == Kind::summon;
    input.pierce = by.pierce;
    input.poisoned = target.has(Condition::poison);
    input.shield = shield_of(scene, target, met);
    input.ward = target.has(Condition::ward);
    input.brittle = target.has(Condition::brittle);
    return input;
}

namespace {

/// Refuses an attack that the rules forbid. A dying figure may attack its allies if its card says
/// so; these targets were determined before [card.when-dies].
void check_attack(const GameState& state, const Figure& by, const step::Attack& attack,
                  const AttackReach& reach) {
    const Figure& target = state.figure(attack.target);
    const bool has_fallen = state.find(attack.by) == nullptr;
    check_attacker(by);
    check_controller(state, by, attack.controlled_by);
    if (!has_fallen || are_enemies(by, target)) {
        check_target(state, as_controlled(by, attack.controlled_by), target,
                     attack.on_the_way || attack.forced);
    }
    if (!attack.in_area && !attack.on_the_way && !attack.forced) {
        check_range(state, by, target, reach);
    }
    check_not_targeted_yet(state, attack);
}

// [attack.effects-timing]
Flow perform_attack_by(Game& game, const Figure& by, const step::Attack& attack) {
    const bool has_fallen = game.state().find(attack.by) == nullptr;
    const Figure target = game.state().figure(attack.target);
    const AttackReach reach = reach_of(
        by, range_or_default(by, attack.range, attack.value, attack.melee, game.state().rules()));
    const bool ranged = reach.ranged && !attack.melee;
    check_attack(game.state(), by, attack, reach);
    const ItemsUsed items = let_use_items(game, attack.target);

    const int value = base_value(attack, by);
    const std::vector<event::NamedBonus> named = bonuses_in_chosen_order(
        game, attack.by, value,
        bonuses_that_apply(named_bonuses(game.state(), by, attack), target.has(Condition::poison)));
    const std::vector<AttackBonus> bonuses =
        named | ranges::views::transform(&event::NamedBonus::bonus) | ranges::to<std::vector>;
    const bool nearby = has_advantage_nearby(game.state(), by);
    const AttackMet met{ranged, has_begun_turn(game.state(), target)};
    AttackInput input = attack_input(game.state().scene(), by, target,
                                     {attack.advantage || nearby, attack.disadvantage}, met,
                                     game.state().adjacent(by, target));
    input.value = value;
    input.bonuses = bonuses;
    input.pierce += attack.pierce;
    input.shield += items.shield;
    input.disadvantage = input.disadvantage || items.disadvantage;
    input.use = attack.use;
    input.order = attack.order;
    check_use(input, game.state().rules());
    CardsAtHand hand;
    const auto resolved = resolve_with_cards(game, by, attack, input, hand);
    if (!resolved) {
        return Flow::stops;
    }
    const AttackResult& result = *resolved;
    const Clause of_attacker =
        attack.controlled_by.empty() ? "attack.order"_clause : "command.grant-control"_clause;
    game.emit(has_fallen ? "card.when-dies"_clause : of_attacker,
              event::Attack{attack.by, attack.target, attack.ability, value, named, input.shield,
                            ranged, hand.deck, hand.cards, result, attack.controlled_by});
    if (!hand.deck.empty()) {
        put_away(game, hand.deck, hand.cards, result.used);
    }
    if (!has_fallen) {
        advance(game, attack.by, ActiveBonus::Kind::attack);
    }
    advance(game, attack.target, ActiveBonus::Kind::shield, met);
    advance(game, attack.target, ActiveBonus::Kind::attackers_disadvantage, met);
    suffer(game, {attack.target, result.after_shield, DamageSource::attack, attack.by});
    if (!has_fallen && game.state().find(attack.by) == nullptr) {
        return settle_deaths(game);  // the death of its target has killed the attacker
    }
    if (follow_attack(game, by, attack, cards_used(hand.cards, result), {met, input.shield}) ==
        Flow::stops) {
        return Flow::stops;
    }
    harm_attacker(game, attack, target);
    return settle_deaths(game);
}

}  // namespace

Flow perform_attack(Game& game, const step::Attack& attack) {
    const Figure by = game.state().figure(attack.by);
    return perform_attack_by(game, by, attack);
}

Flow perform_attack_of_fallen(Game& game, const Figure& fallen, const step::Attack& attack) {
    return perform_attack_by(game, fallen, attack);
}

}  // namespace standee
