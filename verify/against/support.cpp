#include "verify/against/support.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "lib/error.hpp"
#include "verify/against/claim.hpp"
#include "verify/against/protocol.hpp"
#include "verify/campaign/neighbours.hpp"
#include "verify/shrink/document.hpp"

namespace standee::against {
namespace {

using verify::Case;
using verify::CaseSource;

constexpr std::size_t first_questions = 64;
/// With so many per cent of these answered, there is nothing to gain.
constexpr std::size_t enough_answered = 60;
constexpr std::size_t most_alone = 2;  ///< first questions that are asked one by one
constexpr std::size_t batch = 24;
constexpr int most_batches = 36;
constexpr int most_idle_batches = 3;
constexpr int attempts = 40;
constexpr int most_tries = 4;  ///< of one feature
constexpr std::size_t most_varied = 48;
/// Of the command, while it is learned about; one that crashes again when asked alone costs two.
constexpr std::size_t most_restarts = 6;

/// The number of the case to draw: a turn, or a play.
std::uint64_t number_of(bool play, std::uint64_t index) {
    return index * CaseSource::one_round_in + (play ? CaseSource::one_play_in - 1 : 0);
}

bool is_subset(const Features& features, const Features& known) {
    return std::ranges::includes(known, features);
}

/// Whether the features before each slash are all known, so that this one can be learned.
bool has_known_parents(const std::string& feature, const Features& met, const Features& known) {
    for (std::size_t slash = feature.find('/'); slash != std::string::npos;
         slash = feature.find('/', slash + 1)) {
        const std::string parent = feature.substr(0, slash);
        if (met.contains(parent) && !known.contains(parent)) {
            return false;
        }
    }
    return true;
}

}  // namespace

/// Learns about one kind of case.
class Support::Lesson {
public:
    Lesson(const CaseSource& source, Program& program, Kind& kind, std::uint64_t& questions)
        : source_{source}, program_{program}, kind_{kind}, questions_{questions} {}

    /// Asks about cases as they are drawn. How many were answered, of how many.
    std::pair<std::size_t, std::size_t> ask_as_drawn() {
        // One by one first: a command that fails at everything is not asked more than needed.
        std::size_t answered = 0;
        std::uint64_t next = 0;
        std::size_t failures = 0;
        for (; next == failures && next < most_alone && !fails_; ++next) {
            answered += ask(std::vector<Json>(1, drawn(next)));
            failures = failures_;
        }
        fails_ = fails_ || failures == most_alone;
        std::vector<Json> asked;
        for (std::uint64_t i = next; asked.size() < first_questions / 2; ++i) {
            asked.push_back(drawn(i));
        }
        answered += fails_ ? 0 : ask(asked);
        program_.forgive();
        return {answered, asked.size() + next};
    }

    /// Whether the command fails rather than answers, so that nothing more can be learned.
    [[nodiscard]] bool fails() const { return fails_ || program_.restarts() > most_restarts; }

    /// Asks about the smallest cases, until one is answered.
    bool find_a_beginning() {
        using Kept = std::vector<std::string>;
        // Some programs want the initiative of every enemy, others know none.
        static const std::vector<Kept> cards{
            {},
            {"ability/move"},
            {"ability/attack"},
            {"ability/move", "ability/attack", "ability/move then attack"}};
        std::vector<Kept> steps{{}};
        for (const Kept& card : cards) {
            for (const Kept& enemy : {Kept{"figure/enemy character"},
                                      Kept{"figure/enemy character", "figure/initiative"}}) {
                steps.push_back(enemy);
                std::ranges::copy(card, std::back_inserter(steps.back()));
            }
        }
        for (const Kept& kept : steps) {
            if (fails()) {
                return false;
            }
            std::vector<Json> asked;
            for (std::uint64_t i = 0; asked.size() < batch && i < 3 * batch; ++i) {
                if (auto small = without_features(drawn(i), [&](const std::string& feature) {
                        return std::ranges::find(kept, feature) == kept.end();
                    })) {
                    asked.push_back(std::move(*small));
                }
            }
            ask(asked);
        }
        return !kind_.known.empty() || kind_.answers;
    }

    /// Asks about cases with one feature more than is known, as long as that teaches something.
    void explore() {
        int idle = 0;
        for (int i = 0; i < most_batches && idle < most_idle_batches && !fails(); ++i) {
            const std::size_t before = kind_.known.size();
            std::vector<Json> asked;
            for (std::size_t j = 0; j < 4 * batch && asked.size() < batch; ++j) {
                if (auto question = with_one_more(drawn(next_++))) {
                    asked.push_back(std::move(*question));
                }
            }
            ask(asked);
            idle = kind_.known.size() > before ? 0 : idle + 1;
        }
    }

private:
    [[nodiscard]] Json drawn(std::uint64_t index) const {
        Case tried;
        source_.make(number_of(kind_.play, index), tried);
        return verify::write_case(tried);
    }

    /// The case with what is known and the feature that was tried least; none if all is known.
    std::optional<Json> with_one_more(const Json& document) {
        const Features all = features_of(document);
        kind_.met.insert(all.begin(), all.end());
        const std::string* target = nullptr;
        for (const std::string& feature : all) {
            if (!kind_.knows(feature) && tries_[feature] < most_tries &&
                has_known_parents(feature, all, kind_.known) &&
                (target == nullptr || tries_[feature] < tries_[*target])) {
                target = &feature;
            }
        }
        if (target == nullptr) {
            return std::nullopt;
        }
        ++tries_[*target];
        const std::string wanted = *target;
        auto question = with_known_and(document, {wanted});
        if (!question || features_of(*question).contains(wanted)) {
            return question;
        }
        // It is nothing without something in it, as a list of conditions without a condition.
        std::string inner;
        for (const std::string& feature : all) {
            if (feature.starts_with(wanted + "/") &&
                (inner.empty() || tries_[feature] < tries_[inner])) {
                inner = feature;
            }
        }
        ++tries_[inner];
        return with_known_and(document, {wanted, inner});
    }

    /// The case with these features, and without all others that are not known.
    [[nodiscard]] std::optional<Json> with_known_and(const Json& document,
                                                     const std::vector<std::string>& wanted) const {
        return without_features(document, [&](const std::string& feature) {
            return std::ranges::find(wanted, feature) == wanted.end() && !kind_.knows(feature);
        });
    }

    /// Asks, and learns from what is answered. How many were answered.
    std::size_t ask(const std::vector<Json>& documents) {
        std::size_t next = 0;
        std::vector<std::optional<Heard>> heard(documents.size());
        program_.ask_all(
            [&]() -> std::optional<std::string> {
                return next < documents.size()
                           ? std::optional{request_body(verify::read_case(documents[next++]))}
                           : std::nullopt;
            },
            [&](std::size_t number, const Reply& reply) {
                fails_ = fails_ || std::holds_alternative<Malformed>(reply);
                heard[number] = heard_in(reply);
            });
        questions_ += documents.size();
        for (std::size_t i = 0; i < documents.size(); ++i) {
            if (heard[i]) {
                learn_from(documents[i], *heard[i]);
            }
        }
        return static_cast<std::size_t>(std::ranges::count(heard, std::optional{Heard::an_answer}));
    }

    /// What a reply teaches about the features of its question.
    enum class Heard : std::uint8_t { an_answer, a_refusal, a_failure };
    static Heard heard_in(const Reply& reply) {
        if (std::holds_alternative<Answered>(reply) || std::holds_alternative<Refused>(reply)) {
            return Heard::an_answer;
        }
        return std::holds_alternative<Unsupported>(reply) ? Heard::a_refusal : Heard::a_failure;
    }

    void learn_from(const Json& document, Heard heard) {
        const Features features = features_of(document);
        kind_.met.insert(features.begin(), features.end());
        switch (heard) {
            case Heard::a_refusal: kind_.refused.insert(features.begin(), features.end()); return;
            case Heard::a_failure:  // by a fault of the command, which may support all of it
                ++failures_;
                kind_.failed.insert(features.begin(), features.end());
                return;
            case Heard::an_answer: break;
        }
        kind_.answers = true;
        kind_.known.insert(features.begin(), features.end());
        if (kind_.answered.size() < most_varied) {
            kind_.answered.push_back(verify::read_case(document));
        }
    }

    const CaseSource& source_;
    Program& program_;
    Kind& kind_;
    std::uint64_t& questions_;
    std::map<std::string, int> tries_;
    std::uint64_t next_ = 0;
    std::size_t failures_ = 0;
    bool fails_ = false;
};

Support Support::learn(const verify::CampaignPlan& plan, const CaseSource& source,
                       Program& program) {
    Support support;
    support.source_ = &source;
    support.editions_ = plan.editions;
    support.seed_ = plan.seed;
    support.plays_.play = true;
    std::size_t answered = 0;
    std::size_t asked = 0;
    std::vector<Lesson> lessons;
    for (Kind* kind : {&support.turns_, &support.plays_}) {
        Lesson& lesson = lessons.emplace_back(source, program, *kind, support.questions_);
        const auto [some, all] = lesson.ask_as_drawn();
        answered += some;
        asked += all;
        if (lesson.fails()) {
            return support;
        }
    }
    if (answered * 100 >= asked * enough_answered) {
        return support;
    }
    for (Lesson& lesson : lessons) {
        if (lesson.find_a_beginning()) {
            lesson.explore();
        }
    }
    support.cut_short_ = std::ranges::any_of(lessons, &Lesson::fails);
    support.restricts_ = support.turns_.answers || support.plays_.answers;
    program.forgive();
    return support;
}

bool Support::draw(const Kind& kind, std::uint64_t number, Case& tried) const {
    constexpr std::uint64_t far = std::uint64_t{1} << 40U;
    for (std::uint64_t attempt = 0; attempt < attempts; ++attempt) {
        source_->make(number_of(kind.play, number + attempt * far), tried);
        const auto kept = without_features(
            verify::write_case(tried), [&](const auto& feature) { return !kind.knows(feature); });
        if (kept && is_subset(features_of(*kept), kind.known)) {
            tried = verify::read_case(*kept);
            return true;
        }
    }
    return false;
}

bool Support::vary(const Kind& kind, std::uint64_t number, Case& tried) const {
    generate::Dice dice{generate::Dice{seed_ ^ (number * 0x9E3779B97F4A7C15U)}.next()};
    const Case& base = dice.pick(kind.answered);
    const verify::Neighbours near{base, editions_};
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (!near.make(1, generate::Dice{dice.next()}, tried)) {
            continue;
        }
        const auto kept = without_features(
            verify::write_case(tried), [&](const auto& feature) { return !kind.knows(feature); });
        if (kept && is_subset(features_of(*kept), kind.known)) {
            tried = verify::read_case(*kept);
            return tried.kind() == base.kind();
        }
    }
    return false;
}

bool Support::make(std::uint64_t number, Case& tried) const {
    const bool play = plays_.answers && (!turns_.answers || CaseSource::is_play(number));
    const Kind& kind = play ? plays_ : turns_;
    const bool varied = number % 2 == 1 && !play && !kind.answered.empty();
    return varied ? vary(kind, number, tried) : draw(kind, number, tried);
}

std::vector<std::string> Support::not_known(bool failed) const {
    std::vector<std::string> all;
    for (const Kind* kind : {&turns_, &plays_}) {
        for (const std::string& feature : kind->met) {
            const bool within = !all.empty() && feature.starts_with(all.back() + "/");
            if (kind->answers && !kind->knows(feature) && kind->only_failed(feature) == failed &&
                !within) {
                all.push_back(feature);
            }
        }
    }
    return all;
}

}  // namespace standee::against
