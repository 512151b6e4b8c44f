#include "verify/signature/signature.hpp"

#include <atomic>
#include <limits>

#include "lib/work.hpp"
#include "verify/signature/answers.hpp"
#include "verify/signature/fnv.hpp"
#include "verify/threads.hpp"

namespace standee::verify {
namespace {

/// What one question contributes.
struct Contribution {
    std::uint64_t question = 0;
    std::uint64_t answer = 0;
    std::uint64_t work = 0;
    std::string edition;  ///< of a turn to be counted, else empty
    std::size_t options = 0;
    std::vector<ChoiceCount> levels;
};

std::vector<ChoiceCount> levels_of(const Question& question, int choices) {
    std::vector<ChoiceCount> counts;
    const Fixture fixture = read_fixture(question.document);
    if (choices > 0 && fixture.form == FixtureForm::round) {
        for (const RoundLevel& level : round_levels(fixture, choices)) {
            counts.push_back({level.ways, level.outcomes.size()});
        }
    }
    return counts;
}

Contribution contribution_of(const QuestionGroup& group, std::size_t index, TurnPlanner& planner,
                             const Judge& judge) {
    const Question question = group.question(index);
    const WorkLimit counted{std::numeric_limits<std::uint64_t>::max()};
    const Answer answer = answer_to(question, group.ask, planner, judge);
    Contribution contribution;
    contribution.question = Fnv1a{}.add_text(question.name).add_text(question.asked()).value();
    contribution.answer = Fnv1a{}.add_text(question.name).add_text(answer.json).value();
    if (group.counted) {
        contribution.edition = question.document.at("scene").at("edition").get<std::string>();
        contribution.options = answer.options;
    }
    contribution.levels = levels_of(question, group.choices);
    contribution.work = counted.done();
    return contribution;
}

/// In the order of the questions, whichever thread answered which.
std::vector<Contribution> contributions_of(const QuestionGroup& group, int jobs,
                                           const Judge& judge) {
    std::vector<Contribution> contributions(group.count);
    std::atomic<std::size_t> next = 0;
    on_threads(jobs, [&] {
        TurnPlanner planner;
        for (std::size_t i = next++; i < group.count; i = next++) {
            contributions[i] = contribution_of(group, i, planner, judge);
        }
    });
    return contributions;
}

void count_in(const std::string& group, const Contribution& contribution, Signature& signature) {
    if (!contribution.edition.empty()) {
        TurnCount& count = signature.turns[contribution.edition];
        ++count.turns;
        count.options += contribution.options;
    }
    if (contribution.levels.empty()) {
        return;
    }
    std::vector<ChoiceCount>& counts = signature.rounds[group];
    counts.resize(contribution.levels.size());
    for (std::size_t level = 0; level < counts.size(); ++level) {
        counts[level].ways += contribution.levels[level].ways;
        counts[level].outcomes += contribution.levels[level].outcomes;
    }
}

}  // namespace

std::uint64_t Signature::combined() const {
    Fnv1a hash;
    for (const GroupSignature& group : groups) {
        hash.add_text(group.name).add(std::uint64_t{group.count});
        hash.add(group.questions).add(group.answers);
    }
    for (const auto& [edition, count] : turns) {
        hash.add_text(edition).add(count.turns).add(count.options);
    }
    for (const auto& [group, counts] : rounds) {
        hash.add_text(group);
        for (const ChoiceCount& count : counts) {
            hash.add(count.ways).add(count.outcomes);
        }
    }
    return hash.value();
}

Signature signature_of(const std::vector<QuestionGroup>& groups, int jobs, const Judge& judge) {
    Signature signature;
    for (const QuestionGroup& group : groups) {
        Fnv1a questions;
        Fnv1a answers;
        std::uint64_t work = 0;
        for (const Contribution& contribution : contributions_of(group, jobs, judge)) {
            questions.add(contribution.question);
            answers.add(contribution.answer);
            work += contribution.work;
            count_in(group.name, contribution, signature);
        }
        signature.groups.push_back(
            {group.name, group.count, questions.value(), answers.value(), work});
    }
    return signature;
}

}  // namespace standee::verify
