#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>

#include "lib/error.hpp"
#include "play/play.hpp"
#include "play/step_json.hpp"
#include "verify/contradictions/outcome.hpp"
#include "verify/monitors/play_verifier.hpp"

namespace standee::verify {
namespace {

/// Orders of one moment that are tried at most.
constexpr std::size_t most_orders = 24;

using Order = std::vector<std::size_t>;

std::string words_of(const Waiting& waiting) {
    constexpr std::array names{"regenerate",
                               "wound",
                               "bane",
                               "conditions end",
                               "bonuses end",
                               "infusions",
                               "looting",
                               "ward and brittle",
                               "negation by a bonus",
                               "negation by cards",
                               "condition",
                               "push",
                               "pull",
                               "infuse",
                               "retaliate",
                               "trap damage",
                               "shuffles",
                               "elements wane"};
    return waiting.condition ? std::string{name_of(*waiting.condition)}
                             : names.at(static_cast<std::size_t>(waiting.due));
}

std::string words_of(Moment moment) {
    constexpr std::array names{"at the start of a turn",  "at the end of a turn",
                               "when damage is suffered", "after an attack",
                               "as a trap springs",       "at the end of the round"};
    return names.at(static_cast<std::size_t>(moment));
}

/// Where two orders part by nothing but two neighbours that have changed places: which.
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

/// An order, and what comes of it.
struct Tried {
    Order order;
    Outcome outcome;
};

class StepOrders {
public:
    StepOrders(const Scene& scene, const PlayStep& step, const Played& as_written,
               std::vector<Breach>& found)
        : scene_{scene}, step_{step}, as_written_{as_written}, found_{found} {}

    void try_all() {
        for (std::size_t i = 0; i < as_written_.moments.size(); ++i) {
            try_moment(i);
        }
    }

private:
    void try_moment(std::size_t number) {
        const MomentMet& met = as_written_.moments[number];
        if (met.waiting.size() < 2) {
            return;
        }
        const auto orders =
            allowed_orders(met.moment, met.waiting, edition(scene_.edition), most_orders);
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

    /// What comes of one order at that moment; nothing where a path that was said for another
    /// order does not fit it.
    [[nodiscard]] std::optional<Outcome> play_in(std::size_t number, const Order& order) const {
        if (order == as_written_.moments[number].order) {
            return Outcome{as_written_.scene};
        }
        PlayOptions options;
        for (std::size_t i = 0; i < number; ++i) {
            options.orders.push_back(as_written_.moments[i].order);
        }
        options.orders.push_back(order);
        try {
            return Outcome{play(scene_, step_, options).scene};
        } catch (const InputError&) {
            return std::nullopt;
        }
    }

    void compare(const MomentMet& met, const std::vector<Tried>& tried) {
        for (std::size_t a = 0; a < tried.size(); ++a) {
            for (std::size_t b = a + 1; b < tried.size(); ++b) {
                const auto at = swapped_at(tried[a].order, tried[b].order);
                if (at && !(tried[a].outcome == tried[b].outcome)) {
                    report(met, tried[a], tried[b], *at);
                }
            }
        }
    }

    void report(const MomentMet& met, const Tried& a, const Tried& b, std::size_t at) {
        const Waiting& first = met.waiting[a.order[at]];
        const Waiting& second = met.waiting[b.order[at]];
        std::array names{words_of(first), words_of(second)};
        const auto saying = [&](const std::string& what, const Outcome& one, const Outcome& other) {
            return what + " first: " + differs(scene_, one, other);
        };
        Breach breach{FindingKind::order_dependence,
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
        breach.seen_by = words_of(met.moment) + ": " + names[0] + ", " + names[1];
        const bool again =
            std::ranges::any_of(found_, [&](const Breach& other) { return other.like(breach); });
        if (!again) {
            found_.push_back(std::move(breach));
        }
    }

    const Scene& scene_;
    const PlayStep& step_;
    const Played& as_written_;
    std::vector<Breach>& found_;
};

}  // namespace

std::vector<Breach> order_dependences(const Case& tried) {
    std::vector<Breach> found;
    Scene scene = tried.scene;
    for (const std::string& text : tried.steps) {
        try {
            const Json json = parse_document(text);
            const PlayStep step = read_step(Reader{json}, scene);
            Played played = play(scene, step);
            StepOrders{scene, step, played, found}.try_all();
            scene = std::move(played.scene);
        } catch (const InputError&) {  // refused: nothing has changed
        }
    }
    return found;
}

}  // namespace standee::verify
