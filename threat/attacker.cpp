#include "threat/attacker.hpp"

#include <algorithm>
#include <utility>

#include "focus/advantage_nearby.hpp"
#include "lib/work.hpp"
#include "play/attack/attack_step.hpp"
#include "play/deck/decks.hpp"
#include "play/harm/bonuses.hpp"
#include "threat/turn_kind.hpp"

namespace standee {
namespace {

/// The deck of that owner; a standard deck if the scene has none.
UnknownDeck deck_of_owner(const Scene& scene, const std::string& owner) {
    UnknownDeck deck;
    if (const auto pile = scene.decks.find(owner); pile != scene.decks.end()) {
        deck.pile = pile->second;
    }
    if (const auto discards = scene.discards.find(owner); discards != scene.discards.end()) {
        deck.discards = discards->second;
    }
    if (deck.pile.empty() && deck.discards.empty()) {
        deck.pile = standard_deck();
    }
    return deck;
}

UnknownDeck deck_for(const Scene& scene, const Figure& attacker) {
    return deck_of_owner(scene, deck_of(attacker, scene));
}

}  // namespace

Attacker::Attacker(Scene& scene, std::shared_ptr<const Board> board,
                   std::shared_ptr<TurnPlanner> planner, const TurnOrder& order, FigureIndex target)
    : scene_{scene},
      board_{std::move(board)},
      planner_{std::move(planner)},
      target_{target},
      trial_{scene, board_, planner_, order, target} {
    scene_.turn = trial_.planned();
    index_ = static_cast<FigureIndex>(scene.find(order.figure) - scene.figures.data());
    card_ = plan_card(scene_, *scene_.turn, scene_.figures[index_]);
    orders_ = order_of_attacks_matters(scene_, index_, target) ||
              !lasts_for_a_turn(deck_for(scene_, scene_.figures[index_]));
    one_attack_ = !orders_ && is_one_attack(scene_, index_);
}

Threat Attacker::threat(Hex at) {
    Threat threat{.enemy = index_};
    if (!trial_.acts()) {
        return threat;
    }
    const TurnAnswer answer = planner_->plan(scene_, *board_);
    threat.focus = std::ranges::count(answer.focus, target_) > 0;
    threat.only_focus = threat.focus && answer.focus.size() == 1;
    const bool safe_paths = std::ranges::all_of(
        answer.options, [](const TurnOption& option) { return option.negative_hexes == 0; });
    threat.damage = one_attack_ && safe_paths ? damage_of_attack(answer) : damage_of_turn(at);
    return threat;
}

// For a turn in which only one attack can hurt the figure: uses nothing but the plan.
DamageSpan Attacker::damage_of_attack(const TurnAnswer& answer) {
    SpanOfWays span;
    for (const TurnOption& option : answer.options) {
        const bool attacked = std::ranges::count(option.targets, target_) > 0;
        span.add(attacked ? mean_of_attack(option) : 0);
    }
    return span.get();
}

double Attacker::mean_of_attack(const TurnOption& option) {
    const Figure& attacker = scene_.figures[index_];
    const Figure& target = scene_.figures[target_];
    const AttackAbility& ability = *card_.attack.ability;
    const bool adjacent = any_hex_of(target, [&](Hex hex) {
        return board_->adjacent(board_->find(option.end), board_->find(hex));
    });
    const std::vector<bool> hexes = hexes_with_advantage(scene_, *board_, attacker);
    const bool nearby = !hexes.empty() && hexes[board_->find(option.end)];
    AttackInput attack =
        attack_input(scene_, attacker, target, {ability.advantage || nearby, ability.disadvantage},
                     {card_.attack.ranged, target.turn_ended}, adjacent);
    const DrawMode mode = draw_mode(attack.advantage, attack.disadvantage);
    std::optional<double>& known = means_[static_cast<std::size_t>(mode)];
    if (!known) {
        std::vector<AttackBonus> bonuses = attack_bonuses_of(attacker);
        attack.value = ability.value.against(attacker.attack).value_or(0);
        attack.pierce += ability.pierce;
        for (const Add& add : ability.adds) {
            attack.pierce += add.pierce;
            bonuses.push_back({AttackBonus::Kind::plus, add.value});
        }
        attack.bonuses = bonuses;
        known = expected_damage(attack, deck_for(scene_, attacker), scene_.edition);
    }
    return *known;
}

// For any turn: plays it with every combination of choices.
DamageSpan Attacker::damage_of_turn(Hex at) {
    SpanOfWays span;
    trial_.for_each_outcome(
        at, orders_, [&](const std::vector<ThreatEvent>& mishaps) { span.add(mean_of(mishaps)); });
    return span.get();
}

double Attacker::mean_of(const std::vector<ThreatEvent>& mishaps) {
    spend(known_.size());
    const auto known = std::ranges::find(known_, mishaps, &Known::mishaps);
    if (known != known_.end()) {
        return known->mean;
    }
    const std::vector<std::string>& owners = trial_.deck_owners();
    for (std::size_t i = decks_.size(); i < owners.size(); ++i) {
        decks_.push_back(deck_of_owner(scene_, owners[i]));
    }
    const Figure& target = scene_.figures[target_];
    const double mean = expected_damage(mishaps, target.has(Condition::ward),
                                        target.has(Condition::brittle), decks_, scene_.edition);
    known_.push_back({mishaps, mean});
    return mean;
}

}  // namespace standee
