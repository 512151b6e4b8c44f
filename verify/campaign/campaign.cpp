#include "verify/campaign/campaign.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <tuple>

#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "rulebook/table.hpp"
#include "verify/campaign/source.hpp"
#include "verify/check/check.hpp"
#include "verify/contradictions/play_contradictions.hpp"
#include "verify/shrink/shrink.hpp"
#include "verify/threads.hpp"

namespace standee::verify {
namespace {

using Clock = std::chrono::steady_clock;

/// Numbers are handed out in blocks; block b belongs to shard b modulo their count.
constexpr std::uint64_t block_size = 256;
constexpr std::uint64_t told_after = 8;

/// The key by which two breaches are the same finding.
using Key = std::tuple<FindingKind, std::vector<Clause>, std::string, EditionId>;

struct FirstSeen {
    std::uint64_t number = 0;
    Violation breach;
};

/// What one thread has counted and seen. These are sums and least numbers, so the result does not
/// depend on the order in which blocks are done and combined.
struct Part {
    std::uint64_t numbers = 0;
    std::uint64_t turns = 0;
    std::uint64_t plays = 0;
    std::uint64_t rounds = 0;
    ClauseTally tally;
    std::map<Key, FirstSeen> seen;

    void note(const Violation& breach, EditionId edition, std::uint64_t number) {
        const auto [place, fresh] = seen.try_emplace(
            {breach.kind, breach.clauses, breach.detected_by, edition}, FirstSeen{number, breach});
        if (!fresh && number < place->second.number) {
            place->second = {number, breach};
        }
    }
    Part& operator+=(const Part& other) {
        numbers += other.numbers;
        turns += other.turns;
        plays += other.plays;
        rounds += other.rounds;
        tally += other.tally;
        for (const auto& [key, first] : other.seen) {
            note(first.breach, std::get<EditionId>(key), first.number);
        }
        return *this;
    }
};

/// Looks at cases, and keeps its working memory from one to the next.
class CaseChecker {
public:
    explicit CaseChecker(rulebook::LeftOut left_out = {}) : checker_{std::move(left_out)} {}

    std::vector<Violation> check(const Case& tried, ClauseTally& tally, Depth depth) {
        std::vector<Violation> breaches;
        try {
            breaches = checker_.check(tried, tally, depth);
        } catch (const rulebook::Unwritten& unwritten) {
            breaches = {
                {FindingKind::violation, {Clause{}}, "unwritten: " + unwritten.what, {}, {}}};
        }
        std::ranges::move(
            tried.kind() == CaseKind::round ? missing_outcomes(tried) : play_contradictions(tried),
            std::back_inserter(breaches));
        return breaches;
    }

private:
    Checker checker_;
};

/// One case in this many shows which clauses are decisive: it is played once for each of them.
Depth depth_for(std::uint64_t number) {
    constexpr std::uint64_t one_in = 64;
    return number / CaseSource::one_play_in % one_in == 0 ? Depth::thorough : Depth::quick;
}

/// Whether the contradictions of the case are those of another edition of the plan, by whose
/// rulebook its own plays.
bool repeats(const Case& tried, const CampaignPlan& plan) {
    const EditionId book = rulebook_of(tried.scene.edition.id);
    return book != tried.scene.edition.id &&
           std::ranges::find(plan.editions, book, &Edition::id) != plan.editions.end();
}

/// Tries one case, counts it and records what is wrong with it.
void look(CaseChecker& looker, const Case& tried, std::uint64_t number, Depth depth,
          const CampaignPlan& plan, Part& part) {
    switch (tried.kind()) {
        case CaseKind::turn: ++part.turns; break;
        case CaseKind::play: ++part.plays; break;
        case CaseKind::round: ++part.rounds; break;
    }
    for (const Violation& breach : looker.check(tried, part.tally, depth)) {
        if (breach.kind == FindingKind::violation || !repeats(tried, plan)) {
            part.note(breach, tried.scene.edition.id, number);
        }
    }
}

/// The one case that a plan asks for.
Part look_at_one(const CampaignPlan& plan) {
    const CaseSource source{plan};
    const std::uint64_t number = plan.only.value_or(0);
    Case tried;
    const bool exists = number < source.numbers().value_or(number + 1);
    if (!exists || !source.make(number, tried)) {
        throw InputError{{ErrorCode::out_of_range,
                          "",
                          fmt::format("case {}", number),
                          "the number of a case of this campaign",
                          {}}};
    }
    Part part;
    part.numbers = 1;
    CaseChecker looker{plan.left_out};
    look(looker, tried, number, Depth::thorough, plan, part);
    return part;
}

class Campaign {
public:
    Campaign(const CampaignPlan& plan, const std::function<void(const CampaignProgress&)>& progress)
        : plan_{plan}, progress_{progress}, source_{plan}, next_block_{plan.shards.front().index} {}

    Part run() {
        on_threads(plan_.jobs, [this] { work(); });
        if (progress_) {
            progress_({done_, done_, seconds(), true});
        }
        return std::move(whole_);
    }

private:
    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(Clock::now() - began_).count();
    }
    /// Asked before a block is taken: every block taken is done, so those done have no gaps.
    [[nodiscard]] bool time_is_up() const {
        return stop_ || (plan_.seconds && seconds() >= *plan_.seconds);
    }

    void work() {
        Part part;
        try {
            CaseChecker looker{plan_.left_out};
            Case tried;
            while (!time_is_up()) {
                const std::uint64_t block = next_block_.fetch_add(plan_.shards.front().count);
                const std::uint64_t first = block * block_size;
                const std::uint64_t end =
                    std::min(first + block_size, source_.numbers().value_or(first + block_size));
                if (first >= end) {
                    break;
                }
                for (std::uint64_t number = first; number < end; ++number) {
                    if (source_.make(number, tried)) {
                        look(looker, tried, number, depth_for(number), plan_, part);
                    }
                    // Some cases take seconds, so the progress is told within a block too.
                    if ((number + 1 - first) % told_after == 0 || number + 1 == end) {
                        report((number - first) % told_after + 1);
                    }
                }
                part.numbers += end - first;
            }
        } catch (...) {
            stop_ = true;
            throw;
        }
        const std::scoped_lock lock{mutex_};
        whole_ += part;
    }

    void report(std::uint64_t count) {
        done_ += count;
        if (progress_) {
            const std::scoped_lock lock{mutex_};
            const std::uint64_t total = source_.numbers().value_or(0);
            progress_({done_, total / plan_.shards.front().count, seconds()});
        }
    }

    const CampaignPlan& plan_;
    const std::function<void(const CampaignProgress&)>& progress_;
    CaseSource source_;
    std::atomic<std::uint64_t> next_block_;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<bool> stop_ = false;
    Clock::time_point began_ = Clock::now();
    std::mutex mutex_;
    Part whole_;
};

/// The breach like `breach` that the case shows, if it does.
std::optional<Violation> shown_by(CaseChecker& looker, const Case& tried, const Violation& breach,
                                  EditionId edition) {
    if (tried.scene.edition.id != edition) {
        return std::nullopt;
    }
    ClauseTally uncounted;
    for (Violation& other : looker.check(tried, uncounted, Depth::quick)) {
        if (breach.like(other)) {
            return std::move(other);
        }
    }
    return std::nullopt;
}

Finding finding_of(const CaseSource& source, CaseChecker& looker, const FirstSeen& seen,
                   EditionId edition) {
    Finding finding{seen.number, edition, seen.breach, {}, {}};
    source.make(seen.number, finding.first);
    finding.smallest = smallest(finding.first, [&](const Case& tried) {
        return shown_by(looker, tried, seen.breach, edition).has_value();
    });
    finding.breach = shown_by(looker, finding.smallest, seen.breach, edition).value_or(seen.breach);
    return finding;
}

/// The findings, each shrunk, by as many threads as the plan says; in the order of the keys.
std::vector<Finding> findings_of(const CampaignPlan& plan, const Part& part) {
    const CaseSource source{plan};
    const std::vector<std::pair<Key, FirstSeen>> seen(part.seen.begin(), part.seen.end());
    std::vector<Finding> findings(seen.size());
    std::atomic<std::size_t> next = 0;
    on_threads(plan.jobs, [&] {
        CaseChecker looker{plan.left_out};
        for (std::size_t i = next++; i < seen.size(); i = next++) {
            const EditionId edition = std::get<EditionId>(seen[i].first);
            findings[i] = finding_of(source, looker, seen[i].second, edition);
        }
    });
    return findings;
}

/// Overlaps that the tables of the rules have whatever is played: any case will do.
void add_overlaps_of_tables(CampaignResult& result) {
    Case any;
    any.scene.map.hexes = {{0, 0}};
    any.steps = {R"({"endRound":true})"};
    const auto add = [&](std::vector<Violation> breaches, const Edition& rules) {
        any.scene.edition = rules;
        for (Violation& breach : breaches) {
            result.findings.push_back({0, rules.id, std::move(breach), any, any});
        }
    };
    for (const Edition& rules : result.plan.editions) {
        add(overlaps({&rules, 1}), rules);
        add(stage_overlaps(rules), rules);
    }
}

}  // namespace

bool Finding::concerns(const std::vector<Clause>& any) const {
    return any.empty() || std::ranges::any_of(any, [&](Clause clause) {
               return std::ranges::count(breach.clauses, clause) > 0 ||
                      breach.detected_by == clause.id();
           });
}

std::size_t CampaignResult::found(FindingKind kind) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        findings, [&](const Finding& finding) { return finding.breach.kind == kind; }));
}

CampaignResult run_campaign(const CampaignPlan& plan,
                            const std::function<void(const CampaignProgress&)>& progress) {
    const Part part = plan.only ? look_at_one(plan) : Campaign{plan, progress}.run();
    CampaignResult result{plan, part.numbers, part.turns, part.plays, part.rounds, part.tally, {}};
    result.plan.jobs = 1;
    result.plan.seconds.reset();
    if (plan.shards.front().index == 0 && !plan.around && plan.only.value_or(0) == 0) {
        add_overlaps_of_tables(result);
    }
    std::ranges::move(findings_of(plan, part), std::back_inserter(result.findings));
    std::ranges::stable_sort(result.findings, {}, &Finding::key);
    return result;
}

std::optional<Finding> first_violation(const CampaignPlan& plan) {
    const CaseSource source{plan};
    CaseChecker looker{plan.left_out};
    ClauseTally uncounted;
    Case tried;
    const std::uint64_t end = plan.only ? *plan.only + 1 : source.numbers().value_or(0);
    for (std::uint64_t number = plan.only.value_or(0); number < end; ++number) {
        if (!source.make(number, tried)) {
            continue;
        }
        for (const Violation& breach : looker.check(tried, uncounted, Depth::quick)) {
            if (breach.kind == FindingKind::violation) {
                return finding_of(source, looker, {number, breach}, tried.scene.edition.id);
            }
        }
    }
    return std::nullopt;
}

std::vector<Violation> check(const Case& tried, ClauseTally& tally) {
    return CaseChecker{}.check(tried, tally, Depth::thorough);
}

}  // namespace standee::verify
