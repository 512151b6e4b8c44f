#include "play/attack/attack_choices.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

using Order = std::vector<std::uint8_t>;

/// The search for orders of modifiers that lead to different values. Like modifiers keep their
/// order: to exchange them changes nothing.
struct ModifierOrders {
    const std::vector<std::optional<std::size_t>>& like_before;
    const std::function<int(const Order&)>& value_in;
    std::vector<Order> found;
    std::set<int> values;
    Order order;
    std::vector<bool> taken = std::vector<bool>(like_before.size());

    void search() {
        if (order.size() == taken.size()) {
            spend(8);
            if (values.insert(value_in(order)).second) {
                found.push_back(order);
            }
            return;
        }
        for (std::size_t i = 0; i < taken.size(); ++i) {
            if (!taken[i] && (!like_before[i] || taken[*like_before[i]])) {
                taken[i] = true;
                order.push_back(static_cast<std::uint8_t>(i));
                search();
                order.pop_back();
                taken[i] = false;
            }
        }
    }
};

/// Orders of so many modifiers that lead to different values, the one given first. `are_alike` is
/// asked about two of them. Throws InputError for more modifiers than any attack has.
std::vector<Order> orders_that_differ(
    std::size_t count, const std::function<bool(std::size_t, std::size_t)>& are_alike,
    const std::function<int(const Order&)>& value_in) {
    constexpr std::size_t most = 8;  // 40,320 orders
    if (count > most) {
        throw InputError{
            {.code = ErrorCode::too_many,
             .pointer = {},
             .found = std::to_string(count) + " modifiers of one attack",
             .expected = "at most " + std::to_string(most) + " of which the order is open",
             .clause = "attack.order"_clause}};
    }
    std::vector<std::optional<std::size_t>> like_before(count);  // the last one like it
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t before = 0; before < i; ++before) {
            if (are_alike(before, i)) {
                like_before[i] = before;
            }
        }
    }
    ModifierOrders orders{like_before, value_in, {}, {}, {}};
    orders.search();
    return orders.found;
}

/// Has one of the orders chosen. `words` describes the things that are ordered.
Order choose_order(Game& game, Clause clause, const std::string& by,
                   const std::vector<Order>& orders, const std::vector<std::string>& words) {
    event::Choice choice{ChoiceKind::modifiers, by, {}, 0};
    for (const Order& order : orders) {
        std::string says;
        for (const std::uint8_t position : order) {
            says += (says.empty() ? "" : ", then ") + words[position];
        }
        choice.options.push_back({.words = std::move(says)});
    }
    return orders.at(game.choose_or_stop(clause, std::move(choice)));
}

std::string words_of(const AttackBonus& bonus) {
    switch (bonus.kind) {
        case AttackBonus::Kind::plus: return signed_number(bonus.value);
        case AttackBonus::Kind::times: return "x" + std::to_string(bonus.value);
        case AttackBonus::Kind::poison: break;
    }
    return "poison";
}

bool is_factor(const event::NamedBonus& named) {
    return named.bonus.kind == AttackBonus::Kind::times;
}

}  // namespace

std::vector<event::NamedBonus> bonuses_in_chosen_order(Game& game, const std::string& by, int value,
                                                       std::vector<event::NamedBonus> bonuses) {
    if (game.decisions().steps_say_all() || std::ranges::none_of(bonuses, is_factor)) {
        return bonuses;
    }
    const auto are_alike = [&](std::size_t one, std::size_t other) {
        return bonuses[one].bonus == bonuses[other].bonus;
    };
    const auto orders = orders_that_differ(bonuses.size(), are_alike, [&](const Order& order) {
        return std::accumulate(order.begin(), order.end(), value, [&](int so_far, std::uint8_t i) {
            return with_bonus(so_far, bonuses[i].bonus, true);
        });
    });
    if (orders.size() < 2) {
        return bonuses;
    }
    std::vector<std::string> words;
    for (const event::NamedBonus& named : bonuses) {
        words.push_back(words_of(named.bonus));
    }
    std::vector<event::NamedBonus> ordered;
    for (const std::uint8_t i : choose_order(game, "attack.order"_clause, by, orders, words)) {
        ordered.push_back(bonuses[i]);
    }
    return ordered;
}

void choose_card(Game& game, const std::string& by, AttackInput& input) {
    const Edition& rules = game.state().rules();
    if (game.decisions().steps_say_all() || input.use || !input.character ||
        !rules.character_picks_with_advantage ||
        draw_mode(input.advantage, input.disadvantage) != DrawMode::advantage) {
        return;
    }
    const auto last_used = [&](std::optional<int> use) {
        AttackInput picked = input;
        picked.use = use;
        const AttackResult result = resolve(picked, rules);
        return *(result.used.end() - 1);
    };
    const std::size_t first = last_used(0);
    const std::size_t second = last_used(1);
    if (input.cards[first] == input.cards[second]) {
        return;
    }
    const int better = last_used(std::nullopt) == first ? 0 : 1;
    event::Choice choice{ChoiceKind::card, by, {}, 0};
    choice.options.push_back({.words = "the first, " + modifier_of(input.cards[first])});
    choice.options.push_back({.words = "the second, " + modifier_of(input.cards[second])});
    if (better == 1) {
        std::swap(choice.options[0], choice.options[1]);
    }
    const bool chooses_better =
        game.choose_or_stop("attack.advantage"_clause, std::move(choice)) == 0;
    input.use = chooses_better ? better : 1 - better;
}

std::vector<std::uint8_t> choose_card_order(Game& game, const std::string& by,
                                            const AttackInput& input) {
    if (game.decisions().steps_say_all() || !input.order.empty()) {
        return {};
    }
    const Edition& rules = game.state().rules();
    const CardPositions used = resolve(input, rules).used;
    if (used.size() < 2) {
        return {};
    }
    const auto positions = [&](const Order& order) {
        Order places;
        for (const std::uint8_t i : order) {
            places.push_back(*(used.begin() + i));
        }
        return places;
    };
    const auto are_alike = [&](std::size_t one, std::size_t other) {
        const Card& first = input.cards[*(used.begin() + one)];
        const Card& second = input.cards[*(used.begin() + other)];
        return first.modifier == second.modifier && first.value == second.value &&
               first.pierce == second.pierce;
    };
    const auto orders = orders_that_differ(used.size(), are_alike, [&](const Order& order) {
        const Order places = positions(order);
        AttackInput ordered = input;
        ordered.order = places;
        return resolve(ordered, rules).after_shield;
    });
    if (orders.size() < 2) {
        return {};
    }
    std::vector<std::string> words;
    for (const std::uint8_t position : used) {
        words.push_back(modifier_of(input.cards[position]));
    }
    return positions(choose_order(game, "attack.rolling"_clause, by, orders, words));
}

}  // namespace standee
