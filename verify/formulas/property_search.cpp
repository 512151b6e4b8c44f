#include "verify/formulas/property_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <limits>
#include <mutex>
#include <nlohmann/json.hpp>

#include "lib/words.hpp"
#include "verify/campaign/campaign_json.hpp"
#include "verify/campaign/source.hpp"
#include "verify/case_words.hpp"
#include "verify/shrink/document.hpp"
#include "verify/shrink/shrink.hpp"
#include "verify/threads.hpp"

namespace standee::verify::formulas {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t cases_in_block = 256;
constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();

class Search {
public:
    Search(const CampaignPlan& plan, const std::vector<Property>& properties,
           const std::function<void(const CampaignProgress&)>& progress)
        : plan_{plan},
          properties_{properties},
          progress_{progress},
          source_{plan},
          first_(properties.size()),
          counts_(properties.size()) {
        for (auto& first : first_) {
            first = never;
        }
    }

    PropertySearch run() {
        plan_.only ? look_at_one(*plan_.only) : on_threads(plan_.jobs, [this] { work(); });
        PropertySearch search{plan_, cases_needed(), {}};
        search.plan.jobs = 1;
        search.plan.seconds.reset();
        for (std::size_t i = 0; i < properties_.size(); ++i) {
            PropertyResult& result = search.results.emplace_back();
            result.property = properties_[i];
            if (first_[i] != never) {
                result.refuted = made_small(i, first_[i]);
            } else {
                result.counts = counts_[i];
            }
        }
        return search;
    }

private:
    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(Clock::now() - began_).count();
    }

    /// The cases tried; if every property is refuted, those up to the last counterexample, however
    /// far other threads had come by then.
    [[nodiscard]] std::uint64_t cases_needed() const {
        if (plan_.only || !all_refuted_before(never)) {
            return cases_;
        }
        const std::uint64_t last = std::ranges::max_element(first_, {}, [](const auto& first) {
                                       return first.load();
                                   })->load();
        const std::uint64_t block = last / cases_in_block;
        return block / plan_.shards.front().count * cases_in_block + last % cases_in_block + 1;
    }

    void look_at_one(std::uint64_t number) {
        Case tried;
        cases_ = 1;
        PropertyChecker checker{properties_};
        if (source_.make(number, tried)) {
            look(checker, tried, number, counts_);
        }
    }

    void look(PropertyChecker& checker, const Case& tried, std::uint64_t number,
              std::vector<PropertyCounts>& counts) {
        std::vector<char> asked;
        for (const auto& first : first_) {
            asked.push_back(number < first ? 1 : 0);
        }
        const auto failures = checker.check(tried, asked, counts);
        for (std::size_t i = 0; i < failures.size(); ++i) {
            if (failures[i]) {
                std::uint64_t least = first_[i];
                while (number < least && !first_[i].compare_exchange_weak(least, number)) {
                }
            }
        }
    }

    void work() {
        std::vector<PropertyCounts> counts(properties_.size());
        PropertyChecker checker{properties_};
        Case tried;
        while (!plan_.seconds || seconds() < *plan_.seconds) {
            const Shard shard = plan_.shards.front();
            const std::uint64_t first =
                (next_block_++ * shard.count + shard.index) * cases_in_block;
            const std::uint64_t end = std::min(first + cases_in_block,
                                               source_.numbers().value_or(first + cases_in_block));
            if (first >= end || all_refuted_before(first)) {
                break;
            }
            for (std::uint64_t number = first; number < end; ++number) {
                if (source_.make(number, tried)) {
                    look(checker, tried, number, counts);
                }
            }
            cases_ += end - first;
            if (progress_) {
                const std::scoped_lock lock{mutex_};
                progress_({cases_, source_.numbers().value_or(0), seconds()});
            }
        }
        const std::scoped_lock lock{mutex_};
        for (std::size_t i = 0; i < counts.size(); ++i) {
            counts_[i] += counts[i];
        }
    }

    [[nodiscard]] bool all_refuted_before(std::uint64_t number) const {
        return std::ranges::all_of(first_, [&](const auto& first) { return first < number; });
    }

    [[nodiscard]] Counterexample made_small(std::size_t which, std::uint64_t number) const {
        const std::vector<Property> one{properties_[which]};
        PropertyChecker checker{one};
        std::string what;
        const auto fails = [&](const Case& tried) {
            std::vector<PropertyCounts> uncounted(1);
            const auto failures = checker.check(tried, {1}, uncounted);
            if (failures.front()) {
                what = failures.front()->what;
            }
            return failures.front().has_value();
        };
        Case first;
        source_.make(number, first);
        Counterexample found{number, smallest(first, fails), {}};
        fails(found.smallest);
        found.what = what;
        return found;
    }

    const CampaignPlan& plan_;
    const std::vector<Property>& properties_;
    const std::function<void(const CampaignProgress&)>& progress_;
    CaseSource source_;
    std::vector<std::atomic<std::uint64_t>> first_;  ///< the least number that refutes each
    std::vector<PropertyCounts> counts_;
    std::atomic<std::uint64_t> next_block_ = 0;
    std::atomic<std::uint64_t> cases_ = 0;
    Clock::time_point began_ = Clock::now();
    std::mutex mutex_;
};

std::string verdict_on(const PropertyResult& result, const PropertySearch& search) {
    const PropertyCounts& counts = result.counts;
    if (result.refuted) {
        return fmt::format("refuted by case {}", result.refuted->number);
    }
    const bool undecided = counts.never_decided();
    std::string text =
        fmt::format("{} in {}: looked at {}, met {}", undecided ? "never decided" : "holds",
                    counted(search.cases, "case"), counted(counts.moments, "time"),
                    counted(counts.met, "time"));
    if (counts.unknown > 0) {
        text += fmt::format(", unknown {}", counted(counts.unknown, "time"));
    }
    if (undecided) {
        text += ". Whenever it could have failed, it depended on what is not known";
    } else if (counts.met == 0) {
        text += ". Nothing met its condition, so this means nothing";
    }
    return text;
}

}  // namespace

bool PropertySearch::hold() const { return std::ranges::all_of(results, &PropertyResult::holds); }

PropertySearch search_properties(const CampaignPlan& plan, std::vector<Property> properties,
                                 const std::function<void(const CampaignProgress&)>& progress) {
    return Search{plan, properties, progress}.run();
}

std::string report_of(const PropertySearch& search, const PropertyCommand& command) {
    std::string text;
    std::size_t refuted = 0;
    std::size_t undecided = 0;
    for (const PropertyResult& result : search.results) {
        refuted += result.refuted ? 1 : 0;
        undecided += result.counts.never_decided() ? 1 : 0;
        text += lines_after(result.property.name + ": ", verdict_on(result, search));
    }
    text +=
        fmt::format("{}, {} refuted{}\n", counted(search.results.size(), "property", "properties"),
                    refuted, undecided > 0 ? fmt::format(", {} never decided", undecided) : "");
    if (search.plan.only && refuted == 0) {
        Case tried;
        if (CaseSource{search.plan}.make(*search.plan.only, tried)) {
            text += "\n" + case_words(tried, acting_mark(tried));
        }
    }
    for (const PropertyResult& result : search.results) {
        if (!result.refuted) {
            continue;
        }
        const Counterexample& found = *result.refuted;
        text += fmt::format("\n{}:\n", result.property.name) +
                lines_after("says:    ", result.property.says) +
                lines_after("holds:   ", result.property.text) +
                case_words(found.smallest, acting_mark(found.smallest)) +
                lines_after(result.property.of == PropertyOf::turns ? "options: " : "events:  ",
                            found.what) +
                "replay:  " + command(found) + "\n";
    }
    return text;
}

Json write_search(const PropertySearch& search, const PropertyCommand& command) {
    Json properties = Json::array();
    for (const PropertyResult& result : search.results) {
        Json one = {{"name", result.property.name}, {"holds", result.holds()}};
        if (!result.refuted) {
            one["moments"] = result.counts.moments;
            one["met"] = result.counts.met;
            one["unknown"] = result.counts.unknown;
            if (result.counts.never_decided()) {
                one["neverDecided"] = true;
            }
        } else {
            one["counterexample"] = {{"number", result.refuted->number},
                                     {"case", write_case(result.refuted->smallest)},
                                     {"answer", Json::parse(result.refuted->what)},
                                     {"replay", command(*result.refuted)}};
        }
        properties.push_back(std::move(one));
    }
    return {{"format", property_format},
            {"plan", write_plan(search.plan)},
            {"cases", search.cases},
            {"properties", std::move(properties)}};
}

}  // namespace standee::verify::formulas
