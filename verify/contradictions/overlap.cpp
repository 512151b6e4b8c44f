#include <algorithm>
#include <array>
#include <string>

#include "verify/contradictions/moment_words.hpp"
#include "verify/contradictions/play_contradictions.hpp"

namespace standee::verify {
namespace {

constexpr int moments = static_cast<int>(TimingPoint::end_of_round) + 1;
constexpr int dues = static_cast<int>(EffectKind::elements_wane) + 1;

/// The search for cycles in the table of one moment.
class Circles {
public:
    Circles(const ComesFirst& table, TimingPoint moment, const Edition& rules)
        : table_{table}, moment_{moment}, rules_{rules} {}

    /// The shortest circle through `first` all of whose other members come after it in the list of
    /// effects, so that each circle is found once; empty where there is none.
    std::vector<EffectKind> through(EffectKind first) {
        std::vector<std::vector<EffectKind>> chains{{first}};
        for (std::size_t next = 0; next < chains.size(); ++next) {
            const std::vector<EffectKind> chain = chains[next];
            for (int d = static_cast<int>(first); d < dues; ++d) {
                const auto due = static_cast<EffectKind>(d);
                if (!table_(moment_, chain.back(), due, rules_)) {
                    continue;
                }
                if (due == first) {
                    return chain;
                }
                const bool new_one = std::ranges::none_of(
                    chains, [due](const auto& other) { return other.back() == due; });
                if (new_one) {
                    chains.push_back(chain);
                    chains.back().push_back(due);
                }
            }
        }
        return {};
    }

    [[nodiscard]] Violation breach(const std::vector<EffectKind>& circle) const {
        const auto clause = [&](std::size_t i) {
            return *table_(moment_, circle[i], circle[(i + 1) % circle.size()], rules_);
        };
        std::string whole;
        for (const EffectKind due : circle) {
            whole += words_of(due) + " before ";
        }
        return {FindingKind::overlap,
                {clause(0), clause(circle.size() - 1)},
                words_of(moment_),
                whole.substr(0, whole.size() - 8),
                words_of(circle.back()) + " before " + words_of(circle.front())};
    }

private:
    const ComesFirst& table_;
    TimingPoint moment_;
    const Edition& rules_;
};

}  // namespace

std::vector<Violation> overlaps(std::span<const Edition> editions, const ComesFirst& table) {
    std::vector<Violation> found;
    for (const Edition& rules : editions) {
        for (int m = 0; m < moments; ++m) {
            Circles circles{table, static_cast<TimingPoint>(m), rules};
            for (int d = 0; d < dues; ++d) {
                const std::vector<EffectKind> circle = circles.through(static_cast<EffectKind>(d));
                if (circle.empty()) {
                    continue;
                }
                Violation breach = circles.breach(circle);
                const bool again = std::ranges::any_of(found, [&](const Violation& other) {
                    return other.like(breach) && other.one_says == breach.one_says;
                });
                if (!again) {
                    found.push_back(std::move(breach));
                }
            }
        }
    }
    return found;
}

std::vector<Violation> stage_overlaps(const Edition& rules) {
    constexpr std::array names{"bonuses", "cards", "shield", "ward and brittle"};
    std::vector<Violation> found;
    const auto& stages = rules.attack_stages;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        for (std::size_t j = i + 1; j < stages.size(); ++j) {
            if (stages[i] == stages[j]) {
                found.push_back({FindingKind::overlap,
                                 {"attack.order"_clause, "attack.order"_clause},
                                 "the stages of an attack",
                                 std::string{names.at(static_cast<std::size_t>(stages[i]))} +
                                     " as number " + std::to_string(i + 1),
                                 "as number " + std::to_string(j + 1)});
            }
        }
    }
    return found;
}

}  // namespace standee::verify
