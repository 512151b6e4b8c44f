#include <algorithm>
#include <array>
#include <optional>

#include "lib/error.hpp"
#include "verify/contradictions/moment_words.hpp"
#include "verify/contradictions/outcome.hpp"
#include "verify/contradictions/step_contradictions.hpp"

namespace standee::verify {
namespace {

/// Orders of one moment that are tried at most.
constexpr std::size_t most_orders = 24;

using Order = std::vector<std::size_t>;

/// The two neighbours that have changed places, if two orders differ in nothing else.
std::optional<std::size_t> swapped_at(const Order& a, const Order& b) {
    const auto [x, y] = std::ranges::mismatch(a, b);
    if (x == a.end()) {
        return std::nullopt;
    }
    const auto at = x - a.begin();
    Order back = b;
    if (at + 1 >= static_cast<std::ptrdiff_t>(b.size())) {
        return std::nullopt;
    }
    std::swap(back[static_cast<std::size_t>(at)], back[static_cast<std::size_t>(at) + 1]);
    return back == a ? std::optional{static_cast<std::size_t>(at)} : std::nullopt;
}

/// Whether a clause says who chooses which of the two has its effect: of several negative
/// conditions the party, which one safeguard prevents [condition.safeguard]; of several ways to
/// negate damage the character that does [damage.negate].
bool is_decided(const PendingEffect& a, const PendingEffect& b, const Edition& rules) {
    const auto negative = [](const PendingEffect& w) {
        return w.condition && is_negative(*w.condition);
    };
    const auto negates = [](const PendingEffect& w) {
        return w.due == EffectKind::negate_by_bonus || w.due == EffectKind::negate_by_cards;
    };
    const bool prevents = rules.conditions.contains(Condition::safeguard);
    return (prevents && negative(a) && negative(b)) || (negates(a) && negates(b));
}

/// An order and its outcome.
struct Tried {
    Order order;
    SceneOutcome outcome;
};

class StepOrders {
public:
    StepOrders(const Scene& scene, const PlayStep& step, const Played& as_written,
               std::vector<Violation>& found)
        : scene_{scene}, step_{step}, as_written_{as_written}, found_{found} {}

    void try_all() {
        for (std::size_t i = 0; i < as_written_.moments.size(); ++i) {
            try_moment(i);
        }
    }

private:
    void try_moment(std::size_t number) {
        const ResolvedTiming& met = as_written_.moments[number];
        const bool asked = met.decided && party_decides_the_rest(scene_.edition.id);
        if (met.waiting.size() < 2 || asked) {
            return;
        }
        const auto orders = allowed_orders(met.moment, met.waiting, scene_.edition, most_orders);
        if (orders.size() < 2) {
            return;
        }
        std::vector<Tried> tried;
        for (const Order& order : orders) {
            if (auto outcome = play_in(number, order)) {
                tried.push_back({order, std::move(*outcome)});
            }
        }
        compare(met, tried);
    }

    /// The outcome of one order at that moment; none if a path that was given for another order
    /// does not fit it.
    [[nodiscard]] std::optional<SceneOutcome> play_in(std::size_t number,
                                                      const Order& order) const {
        if (order == as_written_.moments[number].order) {
            return SceneOutcome{as_written_.scene};
        }
        PlayOptions options;
        for (std::size_t i = 0; i < number; ++i) {
            options.orders.push_back(as_written_.moments[i].order);
        }
        options.orders.push_back(order);
        try {
            return SceneOutcome{play(scene_, step_, options).scene};
        } catch (const InputError&) {
            return std::nullopt;
        }
    }

    void compare(const ResolvedTiming& met, const std::vector<Tried>& tried) {
        for (std::size_t a = 0; a < tried.size(); ++a) {
            for (std::size_t b = a + 1; b < tried.size(); ++b) {
                const auto at = swapped_at(tried[a].order, tried[b].order);
                if (at && !(tried[a].outcome == tried[b].outcome)) {
                    report(met, tried[a], tried[b], *at);
                }
            }
        }
    }

    void report(const ResolvedTiming& met, const Tried& a, const Tried& b, std::size_t at) {
        const PendingEffect& first = met.waiting[a.order[at]];
        const PendingEffect& second = met.waiting[b.order[at]];
        if (is_decided(first, second, scene_.edition)) {
            return;
        }
        std::array names{words_of(first), words_of(second)};
        const auto saying = [&](const std::string& what, const SceneOutcome& one,
                                const SceneOutcome& other) {
            return what + " first: " + differs(scene_, one, other);
        };
        Violation breach{FindingKind::order_dependence,
                         {first.clause, second.clause},
                         {},
                         saying(names[0], a.outcome, b.outcome),
                         saying(names[1], b.outcome, a.outcome)};
        // The same finding, whichever of the two was written first.
        if (std::tie(second.clause, names[1]) < std::tie(first.clause, names[0])) {
            std::swap(breach.clauses[0], breach.clauses[1]);
            std::swap(breach.one_says, breach.other_says);
            std::swap(names[0], names[1]);
        }
        breach.detected_by = words_of(met.moment) + ": " + names[0] + ", " + names[1];
        const bool again =
            std::ranges::any_of(found_, [&](const Violation& other) { return other.like(breach); });
        if (!again) {
            found_.push_back(std::move(breach));
        }
    }

    const Scene& scene_;
    const PlayStep& step_;
    const Played& as_written_;
    std::vector<Violation>& found_;
};

}  // namespace

void add_order_dependences(const Scene& before, const PlayStep& step, const Played& played,
                           std::vector<Violation>& found) {
    StepOrders{before, step, played, found}.try_all();
}

}  // namespace standee::verify
