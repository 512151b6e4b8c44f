#include "play/sequence.hpp"

#include <algorithm>
#include <numeric>

namespace standee {
namespace {

/// Every order of so many elements, as positions. If they are many, only every choice of the first
/// one.
std::vector<std::vector<std::size_t>> orders_of(std::size_t count) {
    constexpr std::size_t most_listed_at_once = 5;  // 120 orders
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::vector<std::size_t>> orders;
    if (count > most_listed_at_once) {
        for (const std::size_t first : order) {
            orders.push_back({first});
        }
        return orders;
    }
    do {
        orders.push_back(order);
    } while (std::ranges::next_permutation(order).found);
    return orders;
}

}  // namespace

std::optional<std::vector<std::string>> choose_sequence(Game& game, Clause clause, ChoiceKind of,
                                                        const std::string& figure,
                                                        std::vector<std::string> others) {
    std::vector<std::string> sequence;
    while (others.size() > 1) {
        const std::vector<std::vector<std::size_t>> orders = orders_of(others.size());
        event::Choice choice{of, figure, {}, 0};
        for (const std::vector<std::size_t>& order : orders) {
            event::Option& option = choice.options.emplace_back();
            for (const std::size_t position : order) {
                option.targets.push_back(others[position]);
            }
        }
        const std::vector<event::Option> options = choice.options;
        const auto chosen = game.choose(clause, std::move(choice));
        if (!chosen) {
            return std::nullopt;
        }
        for (const std::string& next : options[*chosen].targets) {
            sequence.push_back(next);
            std::erase(others, next);
        }
    }
    sequence.insert(sequence.end(), others.begin(), others.end());
    return sequence;
}

}  // namespace standee
