#include "play/timing.hpp"

#include <algorithm>
#include <array>

#include "lib/clause.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

/// A pair of effects that a rule puts in order: in all editions, or only in those with the rule
/// `where`.
struct Precedes {
    TimingPoint moment{};
    EffectKind first{};
    EffectKind second{};
    Clause by;
    bool Edition::* where = nullptr;
};

// Pairs that no rule puts in order are not listed; their order is open.
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

constexpr std::size_t at(EffectKind kind) { return static_cast<std::size_t>(kind); }
constexpr std::size_t kinds = at(EffectKind::elements_wane) + 1;

/// What is not done yet of the effects that wait, counted by kind: rules order kinds, and no kind
/// comes before itself.
class LeftToDo {
public:
    LeftToDo(TimingPoint moment, std::span<const PendingEffect> waiting, const Edition& edition)
        : waiting_{waiting}, done_(waiting.size()) {
        for (const PendingEffect& effect : waiting) {
            ++left_[at(effect.due)];
        }
        for (const Precedes& pair : precedence) {
            if (pair.moment == moment && (pair.where == nullptr || edition.*pair.where)) {
                before_[at(pair.second)] |= 1U << at(pair.first);
            }
        }
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            kinds_left_ |= left_[kind] > 0 ? 1U << kind : 0U;
        }
    }

    /// Whether the effect is not done, and everything that has to come before it is.
    [[nodiscard]] bool may_come_next(std::size_t i) const {
        return !done_[i] && (before_[at(waiting_[i].due)] & kinds_left_) == 0;
    }
    /// Whether it was the last of its kind.
    bool take(std::size_t i) {
        const std::size_t kind = at(waiting_[i].due);
        done_[i] = true;
        const bool last = --left_[kind] == 0;
        kinds_left_ &= last ? ~(1U << kind) : ~0U;
        return last;
    }
    void put_back(std::size_t i) {
        const std::size_t kind = at(waiting_[i].due);
        done_[i] = false;
        ++left_[kind];
        kinds_left_ |= 1U << kind;
    }

private:
    std::span<const PendingEffect> waiting_;
    std::vector<bool> done_;
    std::array<std::size_t, kinds> left_{};
    std::array<std::uint32_t, kinds> before_{};  ///< a bit for each kind that comes before
    std::uint32_t kinds_left_ = 0;
};

struct OrderSearch {
    std::size_t count;
    LeftToDo left;
    std::size_t limit;
    std::vector<std::vector<std::size_t>> found;
    std::vector<std::size_t> order;

    void search() {
        spend(1 + count / 32);
        if (order.size() == count) {
            spend(6 * count);  // the order is kept: many make a search take much memory
            found.push_back(order);
            return;
        }
        for (std::size_t i = 0; i < count && found.size() < limit; ++i) {
            if (left.may_come_next(i)) {
                left.take(i);
                order.push_back(i);
                search();
                order.pop_back();
                left.put_back(i);
            }
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
    OrderSearch orders{waiting.size(), {moment, waiting, edition}, limit, {}, {}};
    orders.search();
    return orders.found;
}

std::vector<std::size_t> default_order(TimingPoint moment, std::span<const PendingEffect> waiting,
                                       const Edition& edition) {
    std::vector<std::size_t> order;
    order.reserve(waiting.size());
    LeftToDo left{moment, waiting, edition};
    // No two effects precede each other, so one may always come next. Only the last of a kind lets
    // others come that were passed over.
    for (std::size_t i = 0; order.size() < waiting.size();) {
        if (!left.may_come_next(i)) {
            ++i;
            continue;
        }
        order.push_back(i);
        i = left.take(i) ? 0 : i + 1;
    }
    return order;
}

bool is_allowed_order(TimingPoint moment, std::span<const PendingEffect> waiting,
                      std::span<const std::size_t> order, const Edition& edition) {
    LeftToDo left{moment, waiting, edition};
    for (const std::size_t i : order) {
        if (i >= waiting.size() || !left.may_come_next(i)) {
            return false;
        }
        left.take(i);
    }
    return order.size() == waiting.size();
}

}  // namespace standee
