#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "verify/against/features.hpp"
#include "verify/against/program.hpp"
#include "verify/campaign/campaign.hpp"
#include "verify/campaign/source.hpp"
#include "verify/case.hpp"

namespace standee::against {

/// What a command supports: the features of turns and of plays that it knows, as far as its answers
/// to a few hundred questions show.
class Support {
public:
    /// Asks the command about cases of the plan as they are drawn. If it does not support many of
    /// them, asks about cases with one feature more than it is known to answer. The same command
    /// gives the same result.
    static Support learn(const verify::CampaignPlan& plan, const verify::CaseSource& source,
                         Program& program);

    /// Whether cases are drawn according to what was learned; otherwise they are drawn without
    /// regard to it.
    [[nodiscard]] bool restricts() const { return restricts_; }
    /// A case that the command should answer: a drawn case, or an answered one with small changes,
    /// without features that it does not know. It depends only on the number. Returns false if no
    /// such case results.
    bool make(std::uint64_t number, verify::Case& tried) const;

    /// How many questions were asked to learn this.
    [[nodiscard]] std::uint64_t questions() const { return questions_; }
    [[nodiscard]] bool answers_turns() const { return turns_.answers; }
    [[nodiscard]] bool answers_plays() const { return plays_.answers; }
    /// Features that it has left unanswered or was not asked about. A feature that contains another
    /// listed one is left out.
    [[nodiscard]] std::vector<std::string> unknown() const { return not_known(false); }
    /// Features that it may support: it did not leave them unanswered, but failed.
    [[nodiscard]] std::vector<std::string> failed() const { return not_known(true); }
    /// Whether it failed so often that it was asked nothing more.
    [[nodiscard]] bool cut_short() const { return cut_short_; }

private:
    /// What was learned about one kind of case.
    struct Kind {
        bool play = false;
        bool answers = false;
        Features known;
        Features met;
        Features refused;                    ///< of questions that it left unanswered
        Features failed;                     ///< of questions at which it crashed or hung
        std::vector<verify::Case> answered;  ///< some, to vary

        [[nodiscard]] bool knows(const std::string& feature) const {
            return known.contains(feature);
        }
        [[nodiscard]] bool only_failed(const std::string& feature) const {
            return failed.contains(feature) && !refused.contains(feature);
        }
    };
    class Lesson;

    [[nodiscard]] std::vector<std::string> not_known(bool failed) const;
    bool draw(const Kind& kind, std::uint64_t number, verify::Case& tried) const;
    bool vary(const Kind& kind, std::uint64_t number, verify::Case& tried) const;

    const verify::CaseSource* source_ = nullptr;
    std::vector<Edition> editions_;
    std::uint64_t seed_ = 0;
    bool restricts_ = false;
    bool cut_short_ = false;
    std::uint64_t questions_ = 0;
    Kind turns_, plays_;
};

}  // namespace standee::against
