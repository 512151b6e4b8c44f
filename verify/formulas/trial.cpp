#include "verify/formulas/trial.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <tuple>

#include "lib/edition.hpp"
#include "verify/campaign/source.hpp"
#include "verify/shrink/shrink.hpp"
#include "verify/threads.hpp"

namespace standee::verify::formulas {
namespace {

using Clock = std::chrono::steady_clock;
using Key = std::pair<EffectKind, std::optional<rulebook::FormulaSlot>>;

constexpr std::uint64_t block_size = 64;

/// What one thread has seen. Sums and least numbers, so that the order of blocks does not matter.
struct Part {
    std::uint64_t numbers = 0;
    std::array<std::uint64_t, 3> cases{};  ///< by kind
    std::uint64_t changed = 0;
    struct Seen {
        std::uint64_t count = 0;
        std::uint64_t first = 0;
    };
    std::map<Key, Seen> seen;
    std::array<std::uint64_t, rulebook::formula_slots> looked_at{};

    void note(const Key& key, std::uint64_t count, std::uint64_t number) {
        const auto [place, fresh] = seen.try_emplace(key, Seen{0, number});
        place->second.count += count;
        place->second.first = std::min(place->second.first, number);
    }
    Part& operator+=(const Part& other) {
        numbers += other.numbers;
        for (std::size_t i = 0; i < cases.size(); ++i) {
            cases[i] += other.cases[i];
        }
        changed += other.changed;
        for (const auto& [key, one] : other.seen) {
            note(key, one.count, one.first);
        }
        for (std::size_t i = 0; i < looked_at.size(); ++i) {
            looked_at[i] += other.looked_at[i];
        }
        return *this;
    }
};

class Trial {
public:
    Trial(const CampaignPlan& plan, const HouseRules& house,
          const std::function<void(const CampaignProgress&)>& progress)
        : plan_{plan}, house_{house}, progress_{progress}, source_{plan} {}

    HouseTrial run() {
        if (plan_.only) {
            return look_at_one();
        }
        on_threads(plan_.jobs, [this] { work(); });
        HouseTrial trial{.house = house_, .plan = plan_, .numbers = whole_.numbers};
        count(trial, whole_.cases);
        trial.changed = whole_.changed;
        trial.looked_at = whole_.looked_at;
        for (const auto& [key, seen] : whole_.seen) {
            trial.effects.push_back(made_small(key, seen));
        }
        return trial;
    }

private:
    static void count(HouseTrial& trial, const std::array<std::uint64_t, 3>& cases) {
        trial.turns = cases[static_cast<std::size_t>(CaseKind::turn)];
        trial.plays = cases[static_cast<std::size_t>(CaseKind::play)];
        trial.rounds = cases[static_cast<std::size_t>(CaseKind::round)];
    }

    HouseTrial look_at_one() {
        HouseTrial trial{.house = house_, .plan = plan_, .numbers = 1};
        if (!make(*plan_.only, trial.shown_case)) {
            return trial;
        }
        Part part;
        ++part.cases[static_cast<std::size_t>(trial.shown_case.kind())];
        count(trial, part.cases);
        EffectFinder finder{house_};
        trial.shown = finder.look(trial.shown_case);
        trial.looked_at = finder.looked_at();
        trial.changed = trial.shown.effects.empty() ? 0 : 1;
        for (const Effect& effect : trial.shown.effects) {
            trial.effects.push_back({effect, 1, *plan_.only, trial.shown_case, trial.shown_case});
        }
        return trial;
    }

    bool make(std::uint64_t number, Case& tried) const {
        if (!source_.make(number, tried)) {
            return false;
        }
        give_hit_points(tried, house_, number);
        return true;
    }

    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(Clock::now() - began_).count();
    }

    void work() {
        Part part;
        EffectFinder finder{house_};
        Case tried;
        while (!plan_.seconds || seconds() < *plan_.seconds) {
            const Shard shard = plan_.shards.front();
            const std::uint64_t first = (next_block_++ * shard.count + shard.index) * block_size;
            const std::uint64_t end =
                std::min(first + block_size, source_.numbers().value_or(first + block_size));
            if (first >= end) {
                break;
            }
            for (std::uint64_t number = first; number < end; ++number) {
                if (make(number, tried)) {
                    look(finder, tried, number, part);
                }
            }
            part.numbers += end - first;
            report(end - first);
        }
        part.looked_at = finder.looked_at();
        const std::scoped_lock lock{mutex_};
        whole_ += part;
    }

    static void look(EffectFinder& finder, const Case& tried, std::uint64_t number, Part& part) {
        ++part.cases[static_cast<std::size_t>(tried.kind())];
        const BothAnswers both = finder.look(tried);
        part.changed += both.effects.empty() ? 0 : 1;
        for (const Effect& effect : both.effects) {
            part.note({effect.kind, effect.slot}, 1, number);
        }
    }

    void report(std::uint64_t count) {
        done_ += count;
        if (progress_) {
            const std::scoped_lock lock{mutex_};
            progress_({done_, source_.numbers().value_or(0), seconds()});
        }
    }

    [[nodiscard]] EffectFound made_small(const Key& key, const Part::Seen& seen) const {
        EffectFound found{{key.first, key.second, {}, {}}, seen.count, seen.first, {}, {}};
        EffectFinder finder{house_};
        const auto shown = [&](const Case& tried) -> std::optional<Effect> {
            for (Effect& effect : finder.look(tried).effects) {
                if (effect.like(found.effect)) {
                    return std::move(effect);
                }
            }
            return std::nullopt;
        };
        make(seen.first, found.first);
        const EditionId id = house_.edition.id;
        // Whoever tries the board that is shown is to find the same, so it has all hit points.
        found.smallest = smallest(found.first, [&](const Case& tried) {
            return tried.scene.edition.id == id && has_hit_points(tried, house_) &&
                   shown(tried).has_value();
        });
        found.effect = shown(found.smallest).value_or(found.effect);
        return found;
    }

    const CampaignPlan& plan_;
    const HouseRules& house_;
    const std::function<void(const CampaignProgress&)>& progress_;
    CaseSource source_;
    std::atomic<std::uint64_t> next_block_ = 0;
    std::atomic<std::uint64_t> done_ = 0;
    Clock::time_point began_ = Clock::now();
    std::mutex mutex_;
    Part whole_;
};

FindingKind finding_kind_of(EffectKind kind) {
    switch (kind) {
        case EffectKind::several: return FindingKind::hidden_tie;
        case EffectKind::nothing: return FindingKind::gap;
        default: return FindingKind::no_outcome;
    }
}

Finding finding_of(const EffectFound& found, EditionId id) {
    const Effect& effect = found.effect;
    const rulebook::SlotEntry& slot = rulebook::entry_of(*effect.slot);
    Violation breach{finding_kind_of(effect.kind),
                     {slot.clause},
                     fmt::format("formula of {}, {}", slot.name, words_of(effect.kind)),
                     effect.printed,
                     effect.house};
    return {found.number, id, std::move(breach), found.first, found.smallest};
}

}  // namespace

std::size_t HouseTrial::contradictions() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        effects, [](const EffectFound& found) { return is_contradiction(found.effect.kind); }));
}

std::vector<std::string> HouseTrial::silences() const {
    std::vector<std::string> all;
    for (const HouseRules::Written& one : house.written) {
        const std::string_view name = rulebook::entry_of(one.slot).name;
        if (!one.by_switch && looked_at[static_cast<std::size_t>(one.slot)] == 0) {
            all.push_back(fmt::format("No case came to the formula of {}.", name));
        }
    }
    if (!all.empty()) {
        return all;
    }
    if (changed == 0) {
        all.push_back(fmt::format(
            "The house rules give the answer of the edition as printed in all {} cases. Either "
            "they say the same in other words, or no drawn case tells them apart; --around FILE "
            "tries cases like one of your own.",
            cases()));
    } else if (contradictions() == 0) {
        all.emplace_back(
            "No contradiction: in every case the house rules give exactly one set of outcomes.");
    }
    return all;
}

HouseTrial try_house_rules(const CampaignPlan& plan, const HouseRules& house,
                           const std::function<void(const CampaignProgress&)>& progress) {
    CampaignPlan own = plan;
    own.editions = {edition(house.edition.id)};
    return Trial{own, house, progress}.run();
}

CampaignResult with_contradictions(CampaignResult engine, const HouseTrial& trial) {
    CampaignResult result = std::move(engine);
    if (result.numbers == 0) {
        result.plan.cases = trial.plan.cases;
        result.numbers = trial.numbers;
        result.turns = trial.turns;
        result.plays = trial.plays;
        result.rounds = trial.rounds;
    }
    for (const EffectFound& found : trial.effects) {
        if (is_contradiction(found.effect.kind)) {
            result.findings.push_back(finding_of(found, trial.house.edition.id));
        }
    }
    std::ranges::stable_sort(result.findings, {}, &Finding::key);
    return result;
}

}  // namespace standee::verify::formulas
