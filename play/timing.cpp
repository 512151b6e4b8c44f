#include "play/timing.hpp"

#include <algorithm>
#include <array>

#include "lib/clause.hpp"

namespace standee {
namespace {

/// One pair that a rule orders, in all editions or only by the rule `where`.
struct Precedes {
    TimingPoint moment{};
    EffectKind first{};
    EffectKind second{};
    Clause by;
    bool Edition::* where = nullptr;
};

// Pairs that the rules do not order are not listed: their order is open.
constexpr std::array precedence{
    Precedes{TimingPoint::start_of_turn, EffectKind::regenerate, EffectKind::wound,
             "turn.start"_clause},
    Precedes{TimingPoint::end_of_turn, EffectKind::bane, EffectKind::conditions_end,
             "turn.end"_clause},
    Precedes{TimingPoint::damage, EffectKind::ward_and_brittle, EffectKind::negate_by_bonus,
             "damage.negate"_clause},
    Precedes{TimingPoint::damage, EffectKind::ward_and_brittle, EffectKind::negate_by_cards,
             "damage.negate"_clause},
    Precedes{TimingPoint::after_attack, EffectKind::condition, EffectKind::retaliate,
             "attack.effects-timing"_clause},
    Precedes{TimingPoint::after_attack, EffectKind::push, EffectKind::retaliate,
             "attack.effects-timing"_clause},
    Precedes{TimingPoint::after_attack, EffectKind::pull, EffectKind::retaliate,
             "attack.effects-timing"_clause},
    Precedes{TimingPoint::after_attack, EffectKind::infuse, EffectKind::retaliate,
             "attack.effects-timing"_clause},
    Precedes{TimingPoint::after_attack, EffectKind::damage, EffectKind::retaliate,
             "attack.effects-timing"_clause},
    Precedes{TimingPoint::end_of_round, EffectKind::shuffles, EffectKind::bonuses_end,
             "round.end"_clause, &Edition::round_end_ordered},
    Precedes{TimingPoint::end_of_round, EffectKind::shuffles, EffectKind::elements_wane,
             "round.end"_clause, &Edition::round_end_ordered},
    Precedes{TimingPoint::end_of_round, EffectKind::bonuses_end, EffectKind::elements_wane,
             "round.end"_clause, &Edition::round_end_ordered},
};

/// Whether everything that has to come before `candidate` is done.
bool may_come_next(TimingPoint moment, std::span<const PendingEffect> waiting,
                   const std::vector<bool>& done, std::size_t candidate, const Edition& edition) {
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        if (!done[i] && i != candidate &&
            comes_first(moment, waiting[i].due, waiting[candidate].due, edition)) {
            return false;
        }
    }
    return true;
}

struct OrderSearch {
    TimingPoint moment;
    std::span<const PendingEffect> waiting;
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

std::optional<Clause> comes_first(TimingPoint moment, EffectKind first, EffectKind second,
                                  const Edition& edition) {
    for (const Precedes& pair : precedence) {
        if (pair.moment == moment && pair.first == first && pair.second == second &&
            (pair.where == nullptr || edition.*pair.where)) {
            return pair.by;
        }
    }
    return std::nullopt;
}

std::vector<std::vector<std::size_t>> allowed_orders(TimingPoint moment,
                                                     std::span<const PendingEffect> waiting,
                                                     const Edition& edition, std::size_t limit) {
    OrderSearch orders{moment, waiting, edition, limit, {}, {}};
    orders.search();
    return orders.found;
}

std::vector<std::size_t> default_order(TimingPoint moment, std::span<const PendingEffect> waiting,
                                       const Edition& edition) {
    std::vector<std::size_t> order;
    order.reserve(waiting.size());
    std::vector<bool> done(waiting.size());
    while (order.size() < waiting.size()) {
        std::size_t next = 0;  // no two effects precede each other, so one may always come next
        while (done[next] || !may_come_next(moment, waiting, done, next, edition)) {
            ++next;
        }
        done[next] = true;
        order.push_back(next);
    }
    return order;
}

bool is_allowed_order(TimingPoint moment, std::span<const PendingEffect> waiting,
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
