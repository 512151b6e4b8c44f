#include <algorithm>
#include <map>
#include <string>

#include "rulebook/card_in_progress.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/movement.hpp"
#include "rulebook/rank.hpp"

// Lines of a card that say how others are performed, and the numbers that it counts.

namespace standee::rulebook {
namespace {

/// What is counted: by the last attack or move of the card, or on the table as it is
/// [card.counted].
int counted(const CardInProgress& card, const Count& count) {
    int damage = 0;
    int damaged = 0;
    for (const AttackedFigure& figure : card.attacked) {
        damage += figure.damage;
        damaged += figure.damage > 0 ? 1 : 0;
    }
    switch (count.per) {
        case Counted::damage_dealt: return damage;
        case Counted::targets: return static_cast<int>(card.attacked.size());
        case Counted::targets_damaged: return damaged;
        case Counted::hexes_moved: return static_cast<int>(card.entered.size());
        case Counted::figures:
            return static_cast<int>(
                std::ranges::count_if(card.table.scene.figures, [&](const Figure& figure) {
                    return is_of(count.of, figure) && !figure.no_interaction;
                }));
        case Counted::hit_points:
        case Counted::shield_of_target:
        case Counted::tokens_of_target: break;
    }
    if (!card.figure().hp) {
        ask_for("card.counted"_clause, card.id + " without hit points",
                "its hit points: its card counts them");
    }
    return *card.figure().hp;
}

/// Whether anything among the abilities costs elements.
bool costs_elements(const std::vector<Ability>& abilities) {
    return std::ranges::any_of(abilities, [](const Ability& ability) {
        if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
            return costs_elements(ranked->to) || costs_elements(ranked->otherwise);
        }
        const auto* conditional = std::get_if<IfAbility>(&ability.what);
        if (conditional != nullptr && conditional->is_settled_first()) {
            return costs_elements(conditional->to) || costs_elements(conditional->otherwise);
        }
        const auto* attack = std::get_if<AttackAbility>(&ability.what);
        return std::holds_alternative<ConsumeAbility>(ability.what) ||
               (attack != nullptr && std::ranges::any_of(attack->adds, has_price));
    });
}

/// Whether the condition holds: an ability above was performed, or the number of the round is odd
/// or even [card.performed, card.round-number].
bool holds(const CardInProgress& card, const IfAbility& ability) {
    if (!ability.odd_round) {
        return card.performed.at(ability.performed) || !card.table.on("card.performed"_clause);
    }
    const int round = card.table.scene.progress.round;
    if (!card.table.on("card.round-number"_clause)) {
        return false;
    }
    if (round == 0) {
        ask_for("card.round-number"_clause, "a scene that does not say which round it is",
                "its number");
    }
    return (round % 2 == 1) == *ability.odd_round;
}

}  // namespace

int number_of(const CardInProgress& card, const Count& count) {
    if (!card.table.on("card.counted"_clause)) {
        return 0;
    }
    const int number = counted(card, count) * count.times / count.divide + count.plus;
    return std::min(number, count.most.value_or(number));
}

std::vector<Hex> hexes_of_last_target(const CardInProgress& card) {
    if (card.attacked.empty()) {
        return {};
    }
    const std::string& target = card.attacked.back().id;
    if (const Figure* figure = card.table.find(target)) {
        return hexes_of(*figure);
    }
    for (auto event = card.table.events.rbegin(); event != card.table.events.rend(); ++event) {
        const auto* leave = std::get_if<event::Leave>(&event->what);
        if (leave != nullptr && leave->figure == target) {
            std::vector<Hex> hexes{leave->at};
            hexes.insert(hexes.end(), leave->also_at.begin(), leave->also_at.end());
            return hexes;
        }
    }
    return {};
}

/// Icons are infused at the end of the card. Where elements were consumed for the icon, that is
/// what they were consumed for [element.infuse, element.consume].
void perform(CardInProgress& card, const InfuseAbility& ability) {
    const std::vector<Pledge>& pledges = card.elements.pledges;
    if (!pledges.empty() && !pledges.back().at_start) {
        card.does();
    }
    card.infusions.insert(card.infusions.end(), ability.elements.begin(), ability.elements.end());
}

/// With the elements consumed the card goes on one way, without them another. The elements are
/// taken now, and are given back if nothing comes of it [element.consume].
void perform(CardInProgress& card, const ConsumeAbility& ability) {
    const Consumption consumption = take_next_consumption(card);
    if (consumption.paid && !consumption.by_set && !has_consumed_at_start(card)) {
        Pledge made = pledge(card, {consumption});
        made.rest = card.left.size();
        made.performed = card.performed_any;
        card.elements.pledges.push_back(std::move(made));
        card.performed_any = false;
    }
    card.put_next(consumption.paid ? ability.to : ability.otherwise);
}

/// What the card says to the rank of the figure.
void perform(CardInProgress& card, const RankAbility& ability) {
    card.put_next(said_to(card.table.rules(), ability, card.figure()));
}

/// Goes on as the card says if the condition holds, or if it does not [card.performed,
/// card.round-number]. By its hit points the figure has known since it began its card
/// [card.hit-points].
void perform(CardInProgress& card, const IfAbility& ability) {
    if (ability.settled) {
        card.put_next(*ability.settled ? ability.to : ability.otherwise);
        return;
    }
    const std::vector<Ability>& then = holds(card, ability) ? ability.to : ability.otherwise;
    card.put_next(then);
    if (costs_elements(then) && card.can_act()) {
        read_consumptions(card);
    }
}

/// From here on the card says whom the figure focuses on; below an attack it looks for that focus
/// now [card.focus-farthest, card.focus-named].
void perform(CardInProgress& card, const FocusAbility& ability) {
    if (card.table.on("card.focus-farthest"_clause)) {
        if (card.attack_passed) {
            std::erase_if(card.table.scene.progress.foci,
                          [&](const HeldFocus& held) { return held.figure == card.id; });
        }
        card.aim = &ability;
    }
}

/// The figure loses a condition, if it has it [card.removes-condition].
void perform(CardInProgress& card, const RemoveAbility& ability) {
    const Clause clause = "card.removes-condition"_clause;
    const Figure& figure = card.figure();
    const bool stays =
        figure.permanent.contains(ability.condition) && card.table.on("condition.permanent"_clause);
    if (figure.has(ability.condition) && !stays && card.table.on(clause)) {
        card.does();
        lose(card.table, card.id, ability.condition, clause);
    }
}

/// A token is placed beside the first place that is not full, or else beside the last [card.token].
void perform(CardInProgress& card, const TokenAbility& ability) {
    const Clause clause = "card.token"_clause;
    if (!card.table.on(clause)) {
        return;
    }
    std::map<std::string, int>& tokens = card.table.scene.tokens;
    std::string beside = ability.beside.back();
    for (const std::string& place : ability.beside) {
        const auto lying = tokens.find(place);
        const bool full = ability.most > 0 && lying != tokens.end() &&
                          lying->second >= ability.most && card.table.on(clause, "not if full");
        if (!full) {
            beside = place;
            break;
        }
    }
    card.does();
    card.table.record(clause, event::Token{beside, ++tokens[beside]});
}

/// Normal becomes elite, or elite normal. One that no longer flies comes down first
/// [card.switch-rank, move.flying-lost].
void perform(CardInProgress& card, const SwitchRankAbility& /*ability*/) {
    card.does();
    if (!card.table.on("card.switch-rank"_clause)) {
        return;
    }
    if (card.figure().flying && !card.self.flying) {
        lose_flying(card.table, card.id, std::nullopt);
    }
    if (card.is_here()) {
        card.table.record("card.switch-rank"_clause, event::RankSwitch{card.id, *card.self.rank});
        card.figure() = with_new_rank(card.table.rules(), card.table.scene, card.figure());
    }
}

bool perform_dependent(CardInProgress& card, const Ability& ability) {
    return performs<InfuseAbility, ConsumeAbility, RankAbility, IfAbility, FocusAbility,
                    SwitchRankAbility, RemoveAbility, TokenAbility>(card, ability);
}

}  // namespace standee::rulebook
