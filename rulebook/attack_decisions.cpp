#include "rulebook/attack_decisions.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee::rulebook {
namespace {

/// Something put in order, what it is called, and what the attack comes to.
struct Ordered {
    std::vector<std::size_t> order;
    std::string words;
    int value = 0;
};

/// Every order of so many things, each value once; refused where they are too many to try all.
template <class Words, class Value>
std::vector<Ordered> orders_of(std::size_t count, const Words& words_of, const Value& value_in) {
    if (count > 8) {
        throw InputError{{.code = ErrorCode::too_many,
                          .pointer = {},
                          .found = std::to_string(count) + " modifiers",
                          .expected = "at most 8",
                          .clause = "attack.order"_clause}};
    }
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < count; ++i) {
        order.push_back(i);
    }
    std::vector<Ordered> orders;
    bool more = true;
    while (more) {
        spend(16);
        Ordered one{order, {}, value_in(order)};
        const bool is_new = std::ranges::none_of(
            orders, [&](const Ordered& other) { return other.value == one.value; });
        if (is_new) {
            for (const std::size_t i : order) {
                one.words += (one.words.empty() ? "" : ", then ") + words_of(i);
            }
            orders.push_back(std::move(one));
        }
        more = std::ranges::next_permutation(order).found;
    }
    return orders;
}

std::vector<std::size_t> choose_one(Table& table, Clause clause, const std::string& by,
                                    const std::vector<Ordered>& orders) {
    event::Choice choice{ChoiceKind::modifiers, by, {}, 0};
    for (const Ordered& one : orders) {
        choice.options.push_back({.words = one.words});
    }
    return orders.at(table.choose(clause, std::move(choice))).order;
}

std::string words_of(const AttackBonus& bonus) {
    return bonus.kind == AttackBonus::Kind::poison  ? "poison"
           : bonus.kind == AttackBonus::Kind::times ? "x" + std::to_string(bonus.value)
                                                    : signed_number(bonus.value);
}

/// Which of two different cards counts: the better one, or the other, as the attacker likes
/// [attack.advantage].
void decide_card(Table& table, const std::string& by, AttackNumbers& numbers,
                 const Figure& target) {
    std::vector<std::size_t> last;
    for (const std::optional<int> picked : {std::optional{0}, std::optional{1}, {}}) {
        AttackNumbers with = numbers;
        with.picked = picked;
        const AttackResult result = work_out(table, with, target);
        last.push_back(*(result.used.end() - 1));
    }
    const Card& first = numbers.drawn[last[0]];
    const Card& second = numbers.drawn[last[1]];
    if (first == second) {
        return;
    }
    const std::string as_first = "the first, " + modifier_of(first);
    const std::string as_second = "the second, " + modifier_of(second);
    const bool first_is_better = last[2] == last[0];
    event::Choice choice{ChoiceKind::card, by, {}, 0};
    choice.options.push_back({.words = first_is_better ? as_first : as_second});
    choice.options.push_back({.words = first_is_better ? as_second : as_first});
    const bool better = table.choose("attack.advantage"_clause, std::move(choice)) == 0;
    numbers.picked = better == first_is_better ? 0 : 1;
}

/// The cards that apply do so in the order that the attacker likes [attack.rolling].
void decide_order(Table& table, const std::string& by, AttackNumbers& numbers,
                  const Figure& target) {
    const CardPositions used = work_out(table, numbers, target).used;
    const std::vector<std::size_t> apply{used.begin(), used.end()};
    const auto order_in = [&](const std::vector<std::size_t>& order) {
        std::vector<std::uint8_t> places;
        for (const std::size_t i : order) {
            places.push_back(static_cast<std::uint8_t>(apply[i]));
        }
        return places;
    };
    const auto orders = orders_of(
        apply.size(), [&](std::size_t i) { return modifier_of(numbers.drawn[apply[i]]); },
        [&](const std::vector<std::size_t>& order) {
            AttackNumbers with = numbers;
            with.order = order_in(order);
            return work_out(table, with, target).after_shield;
        });
    if (orders.size() > 1) {
        numbers.order = order_in(choose_one(table, "attack.rolling"_clause, by, orders));
    }
}

}  // namespace

void decide_bonuses(Table& table, const std::string& by, AttackNumbers& numbers) {
    const bool any_factor =
        std::ranges::any_of(numbers.bonuses, [](const event::NamedBonus& named) {
            return named.bonus.kind == AttackBonus::Kind::times;
        });
    if (!any_factor || table.choices.steps_say_all() || !table.on("attack.order"_clause)) {
        return;
    }
    const std::vector<event::NamedBonus> given = numbers.bonuses;
    const auto orders = orders_of(
        given.size(), [&](std::size_t i) { return words_of(given[i].bonus); },
        [&](const std::vector<std::size_t>& order) {
            std::vector<event::NamedBonus> bonuses;
            for (const std::size_t i : order) {
                bonuses.push_back(given[i]);
            }
            return with_bonuses({numbers.value, false}, bonuses).points;
        });
    if (orders.size() > 1) {
        const auto chosen = choose_one(table, "attack.order"_clause, by, orders);
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            numbers.bonuses[i] = given[chosen[i]];
        }
    }
}

void decide_cards(Table& table, const Figure& by, AttackNumbers& numbers, const Figure& target) {
    if (table.choices.steps_say_all() || numbers.drawn.empty()) {
        return;
    }
    const bool may_pick = table.book().character_picks_with_advantage &&
                          (by.kind == Kind::character || by.kind == Kind::summon);
    if (numbers.mode == DrawMode::advantage && may_pick && !numbers.picked) {
        decide_card(table, by.id, numbers, target);
    }
    if (numbers.order.empty()) {
        decide_order(table, by.id, numbers, target);
    }
}

}  // namespace standee::rulebook
