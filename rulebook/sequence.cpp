#include "rulebook/sequence.hpp"

#include <algorithm>
#include <utility>

namespace standee::rulebook {
namespace {

/// Every order of the figures, in the order of their positions; of more than five only each figure
/// that may come first.
std::vector<event::Option> orders_of(const std::vector<std::string>& figures) {
    std::vector<event::Option> orders;
    if (figures.size() > 5) {
        for (const std::string& first : figures) {
            orders.push_back({.targets = {first}});
        }
        return orders;
    }
    std::vector<std::size_t> positions(figures.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        positions[i] = i;
    }
    do {
        event::Option& order = orders.emplace_back();
        for (const std::size_t position : positions) {
            order.targets.push_back(figures[position]);
        }
    } while (std::ranges::next_permutation(positions).found);
    return orders;
}

}  // namespace

std::vector<std::string> choose_sequence(Table& table, Clause clause, ChoiceKind of,
                                         const std::string& figure,
                                         std::vector<std::string> others) {
    std::vector<std::string> sequence;
    while (others.size() > 1 && table.on(clause)) {
        const std::vector<event::Option> orders = orders_of(others);
        const std::size_t chosen = table.choose(clause, event::Choice{of, figure, orders, 0});
        for (const std::string& next : orders[chosen].targets) {
            sequence.push_back(next);
            std::erase(others, next);
        }
    }
    sequence.insert(sequence.end(), others.begin(), others.end());
    return sequence;
}

}  // namespace standee::rulebook
