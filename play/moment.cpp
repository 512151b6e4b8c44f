#include "play/moment.hpp"

#include <algorithm>
#include <array>

namespace standee {
namespace {

/// One pair that a rule orders, in all editions or only where the end of a round is ordered.
struct Precedes {
    Moment moment{};
    Due first{};
    Due second{};
    Clause by;
    bool where_round_end_ordered = false;
};

// What the rules do not order is not here: it is open.
constexpr std::array precedence{
    Precedes{Moment::start_of_turn, Due::regenerate, Due::wound, "turn.start"_clause},
    Precedes{Moment::end_of_turn, Due::bane, Due::conditions_end, "turn.end"_clause},
    Precedes{Moment::end_of_turn, Due::bane, Due::infusions, "turn.end"_clause},
    Precedes{Moment::end_of_turn, Due::bane, Due::looting, "turn.end"_clause},
    Precedes{Moment::damage, Due::ward_and_brittle, Due::negate_by_bonus, "damage.negate"_clause},
    Precedes{Moment::damage, Due::ward_and_brittle, Due::negate_by_cards, "damage.negate"_clause},
    Precedes{Moment::after_attack, Due::condition, Due::retaliate, "attack.effects-timing"_clause},
    Precedes{Moment::after_attack, Due::push, Due::retaliate, "attack.effects-timing"_clause},
    Precedes{Moment::after_attack, Due::pull, Due::retaliate, "attack.effects-timing"_clause},
    Precedes{Moment::after_attack, Due::infuse, Due::retaliate, "attack.effects-timing"_clause},
    Precedes{Moment::end_of_round, Due::shuffles, Due::bonuses_end, "round.end"_clause, true},
    Precedes{Moment::end_of_round, Due::shuffles, Due::elements_wane, "round.end"_clause, true},
    Precedes{Moment::end_of_round, Due::bonuses_end, Due::elements_wane, "round.end"_clause, true},
};

/// Whether nothing that is not done has to come before `candidate`.
bool may_come_next(Moment moment, std::span<const Waiting> waiting, const std::vector<bool>& done,
                   std::size_t candidate, const Edition& edition) {
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        if (!done[i] && i != candidate &&
            comes_first(moment, waiting[i].due, waiting[candidate].due, edition)) {
            return false;
        }
    }
    return true;
}

struct OrderSearch {
    Moment moment;
    std::span<const Waiting> waiting;
    const Edition& edition;
    std::size_t limit;
    std::vector<std::vector<std::size_t>> found;
    std::vector<std::size_t> order;
    std::vector<bool> done = std::vector<bool>(waiting.size());

    void search() {
        if (order.size() == waiting.size()) {
            found.push_back(order);
            return;
        }
        for (std::size_t i = 0; i < waiting.size() && found.size() < limit; ++i) {
            if (done[i] || !may_come_next(moment, waiting, done, i, edition)) {
                continue;
            }
            done[i] = true;
            order.push_back(i);
            search();
            order.pop_back();
            done[i] = false;
        }
    }
};

}  // namespace

std::optional<Clause> comes_first(Moment moment, Due first, Due second, const Edition& edition) {
    for (const Precedes& pair : precedence) {
        if (pair.moment == moment && pair.first == first && pair.second == second &&
            (!pair.where_round_end_ordered || edition.round_end_ordered)) {
            return pair.by;
        }
    }
    return std::nullopt;
}

std::vector<std::vector<std::size_t>> allowed_orders(Moment moment,
                                                     std::span<const Waiting> waiting,
                                                     const Edition& edition, std::size_t limit) {
    OrderSearch orders{moment, waiting, edition, limit, {}, {}};
    orders.search();
    return orders.found;
}

std::vector<std::size_t> default_order(Moment moment, std::span<const Waiting> waiting,
                                       const Edition& edition) {
    return allowed_orders(moment, waiting, edition, 1).front();
}

bool is_allowed_order(Moment moment, std::span<const Waiting> waiting,
                      std::span<const std::size_t> order, const Edition& edition) {
    std::vector<bool> done(waiting.size());
    for (const std::size_t i : order) {
        if (i >= waiting.size() || done[i] || !may_come_next(moment, waiting, done, i, edition)) {
            return false;
        }
        done[i] = true;
    }
    return order.size() == waiting.size();
}

}  // namespace standee
