#include "verify/against/contest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <tuple>

#include "files/play_file.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"
#include "verify/against/explain.hpp"
#include "verify/against/reduce.hpp"
#include "verify/against/shared.hpp"
#include "verify/against/support.hpp"
#include "verify/campaign/source.hpp"

namespace standee::against {
namespace {

using Clock = std::chrono::steady_clock;
using verify::Case;
using verify::CaseKind;

constexpr std::size_t most_looked_into = 400;  ///< of each kind
constexpr std::size_t most_agreed_kept = 150;  ///< of each kind
constexpr std::size_t most_incidents = 10;

/// The steps of a play before the first one that our rules refuse.
void cut_refused(Case& play) {
    Json steps = Json::array();
    for (const std::string& step : play.steps) {
        steps.push_back(Json::parse(step));
    }
    try {
        const PlayAnswer answer = play_steps(play.scene, Reader{steps});
        if (answer.refused) {
            play.steps.resize(*answer.refused);
        }
    } catch (const InputError&) {
        play.steps.clear();
    }
}

class Contest {
public:
    Contest(const verify::CampaignPlan& plan, Program& program,
            const std::function<void(const verify::CampaignProgress&)>& progress, Drawing drawing)
        : source_{plan}, program_{program}, progress_{progress}, drawing_{drawing} {
        result_.plan = plan;
        result_.command = program.command();
        number_ = plan.only ? *plan.only : plan.shards.front().index;
    }

    ContestResult run() {
        learn();
        program_.ask_all([this] { return next(); },
                         [this](std::size_t number, Reply reply) { take(number, reply); });
        static_cast<void>(is_over());  // so that it gives the reason if it gave up
        for (const Reply& reply : program_.unrepeated()) {
            note(reply, nullptr);
        }
        tell(true);
        for (const CaseKind kind : {CaseKind::turn, CaseKind::play}) {
            explain(kind);
        }
        for (Incident& incident : result_.incidents) {
            make_small(incident, program_);
        }
        count_what_would_show();
        std::ranges::stable_sort(result_.differences, {}, [](const Difference& difference) {
            return size_of(difference.smallest);
        });
        result_.plan.seconds.reset();
        return std::move(result_);
    }

private:
    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(Clock::now() - began_).count();
    }
    void tell(bool shrinking) const {
        if (progress_) {
            progress_({result_.numbers, source_.numbers().value_or(0), seconds(), shrinking});
        }
    }

    [[nodiscard]] bool is_over() {
        const verify::CampaignPlan& plan = result_.plan;
        if (program_.gives_up()) {
            result_.stopped = fmt::format("it had to be restarted {} times", program_.restarts());
        }
        return !result_.stopped.empty() || (plan.seconds && seconds() >= *plan.seconds) ||
               (plan.only && result_.numbers > 0) ||
               number_ >= source_.numbers().value_or(number_ + 1);
    }

    /// Finds out what the command supports, if cases are drawn from all that there is.
    void learn() {
        const verify::CampaignPlan& plan = result_.plan;
        if (drawing_ == Drawing::as_drawn || !plan.scope.empty() || plan.around) {
            return;
        }
        support_ = Support::learn(plan, source_, program_);
        if (support_.restricts()) {
            result_.learned =
                Learned{support_.questions(), support_.answers_turns(), support_.answers_plays(),
                        support_.unknown(),   support_.failed(),        support_.cut_short()};
        }
    }

    bool make(std::uint64_t number, Case& tried) const {
        return support_.restricts() ? support_.make(number, tried) : source_.make(number, tried);
    }

    void count_what_would_show() {
        constexpr std::size_t most = 60;
        std::vector<const Differing*> sample;
        for (std::vector<Differing>& agreed : agreed_) {
            std::ranges::sort(agreed, {}, &Differing::number);
            for (std::size_t i = 0; i < std::min(most, agreed.size()); ++i) {
                sample.push_back(&agreed[i]);
            }
        }
        result_.wrong_rules = wrong_rules().size();
        result_.would_show = explainer_.would_show(sample);
    }

    /// The next case, with our answer; none if there is nothing to compare.
    std::optional<Differing> next_case() {
        Differing asked{number_, {}, {}, {}};
        number_ += result_.plan.shards.front().count;
        ++result_.numbers;
        if (!make(asked.number, asked.tried)) {
            return std::nullopt;
        }
        if (asked.tried.kind() == CaseKind::play) {
            cut_refused(asked.tried);
            auto table = asked.tried.steps.empty() ? std::nullopt : table_after(asked.tried);
            if (table) {
                asked.ours = std::move(*table);
                return asked;
            }
        } else if (asked.tried.kind() == CaseKind::turn) {
            try {
                const Scene& scene = asked.tried.scene;
                asked.ours = claim_of(scene, planner_.plan(scene, Board{scene.map}));
                return asked;
            } catch (const InputError&) {  // more outcomes than are listed
                return std::nullopt;
            }
        }
        ++result_.left_out;
        return std::nullopt;
    }

    std::optional<std::string> next() {
        while (!is_over()) {
            if (auto asked = next_case()) {
                ++(asked->tried.kind() == CaseKind::turn ? result_.turns : result_.plays);
                std::string body = request_body(asked->tried);
                waiting_.emplace(asked_++, std::move(*asked));
                return body;
            }
        }
        return std::nullopt;
    }

    void take(std::size_t number, Reply& reply) {
        const auto place = waiting_.find(number);
        Differing asked = std::move(place->second);
        waiting_.erase(place);
        tell(false);
        if (const auto* unsupported = std::get_if<Unsupported>(&reply)) {
            ++result_.unsupported[unsupported->why];
            return;
        }
        if (const auto* refused = std::get_if<Refused>(&reply)) {
            asked.theirs = *refused;
            if (asked.tried.kind() == CaseKind::turn) {
                reply = Malformed{"a turn has no step to refuse", {}};
            }
        } else if (const auto* answered = std::get_if<Answered>(&reply)) {
            try {
                asked.theirs = read_claim(answered->reply, asked.tried);
            } catch (const InputError& error) {
                reply = Malformed{error.what(), answered->reply.dump()};
            }
        }
        if (std::holds_alternative<Malformed>(reply) || std::holds_alternative<Failed>(reply)) {
            note(reply, &asked);
        } else {
            compare(std::move(asked));
        }
    }

    void compare(Differing asked) {
        const std::size_t kind = asked.tried.kind() == CaseKind::turn ? 0 : 1;
        if (agree(asked.ours, asked.theirs)) {
            ++result_.agreed;
            if (agreed_[kind].size() < most_agreed_kept) {
                agreed_[kind].push_back(std::move(asked));
            }
            return;
        }
        ++result_.differing;
        if (differing_[kind].size() < most_looked_into) {
            differing_[kind].push_back(std::move(asked));
        }
    }

    /// Counts a failure together with others of its kind.
    void note(const Reply& reply, const Differing* asked) {
        const std::string kind = kind_of(reply);
        const auto known = std::ranges::find_if(
            result_.incidents, [&](const Incident& other) { return kind_of(other.reply) == kind; });
        if (known != result_.incidents.end()) {
            ++known->count;
        } else if (result_.incidents.size() < most_incidents) {
            result_.incidents.push_back({reply, 1, asked != nullptr ? asked->number : 0, {}});
            if (asked != nullptr) {
                result_.incidents.back().tried = asked->tried;
            }
        }
    }

    /// The smallest case of a group that shows what is wrong. Of a pair of wrong rules that is a
    /// case which needs both, if there is one.
    const Differing* least_of(const Group& group, const std::vector<Differing>& differing) {
        const auto rank = [&](const Differing& one) {
            const WrongRule* const wrong = group.wrong_rule;
            const bool shown = wrong == nullptr || explainer_.shows(*wrong, one);
            const bool explained = shown || explainer_.explains(*wrong, one);
            return std::tuple{!explained, !shown, size_of(one.tried)};
        };
        const Differing* least = &differing[group.members.front()];
        auto best = rank(*least);
        for (const std::size_t i : group.members) {
            if (auto other = rank(differing[i]); other < best) {
                best = other;
                least = &differing[i];
            }
        }
        return least;
    }

    void explain(CaseKind kind) {
        std::vector<Differing>& differing = differing_[kind == CaseKind::turn ? 0 : 1];
        std::ranges::sort(differing, {}, &Differing::number);  // answers may come in any order
        result_.looked_into += differing.size();
        for (const Group& group :
             explainer_.groups(differing, agreed_[kind == CaseKind::turn ? 0 : 1])) {
            Difference difference{.clause = group.clause, .count = group.members.size()};
            difference.wrong_rule = group.wrong_rule != nullptr ? group.wrong_rule->says : "";
            difference.shared =
                shared_by(group, differing, agreed_[kind == CaseKind::turn ? 0 : 1]);
            for (const std::size_t i : group.members) {
                ++difference.editions[differing[i].tried.scene.edition.id];
            }
            const Differing* const least = least_of(group, differing);
            const Differing small = made_small(*least, group, explainer_, program_);
            difference.number = least->number;
            difference.smallest = small.tried;
            difference.ours = small.ours;
            difference.theirs = small.theirs;
            result_.differences.push_back(std::move(difference));
            tell(true);
        }
    }

    verify::CaseSource source_;
    Support support_;
    Program& program_;
    const std::function<void(const verify::CampaignProgress&)>& progress_;
    Drawing drawing_;
    ContestResult result_;
    TurnPlanner planner_;
    Explainer explainer_;
    std::uint64_t number_ = 0;
    std::size_t asked_ = 0;
    std::map<std::size_t, Differing> waiting_;
    std::array<std::vector<Differing>, 2> differing_, agreed_;
    Clock::time_point began_ = Clock::now();
};

}  // namespace

std::uint64_t ContestResult::without_support() const {
    std::uint64_t sum = 0;
    for (const auto& [why, count] : unsupported) {
        sum += count;
    }
    return sum;
}

std::uint64_t ContestResult::without_answer() const {
    return asked() - agreed - differing - without_support();
}

std::vector<std::string> ContestResult::warnings() const {
    constexpr std::uint64_t few_answered = 50;  // per cent
    constexpr std::uint64_t few_rules = 20;     // per cent
    constexpr std::uint64_t few_cases = 300;
    std::vector<std::string> all;
    if (asked() > 0 && answered() * 100 < asked() * few_answered) {
        all.push_back(fmt::format("{} of {} questions answered", answered(), asked()));
    } else if (answered() < few_cases && !plan.only) {
        all.push_back(fmt::format("{} answered", counted(answered(), "question")));
    }
    if (differing == 0 && wrong_rules > 0 && would_show * 100 < wrong_rules * few_rules) {
        all.push_back(
            fmt::format("{} of {} wrong rules would have been exposed", would_show, wrong_rules));
    }
    return all;
}

ContestResult run_contest(const verify::CampaignPlan& plan, Program& program,
                          const std::function<void(const verify::CampaignProgress&)>& progress,
                          Drawing drawing) {
    return Contest{plan, program, progress, drawing}.run();
}

}  // namespace standee::against
