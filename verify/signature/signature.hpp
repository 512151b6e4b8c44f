#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "verify/signature/questions.hpp"

namespace standee::verify {

/// The hashes of one group of questions.
struct GroupSignature {
    std::string name;
    std::size_t count = 0;
    std::uint64_t questions = 0;  ///< hash of what is asked: differs if fixtures or generators do
    std::uint64_t answers = 0;    ///< hash of what the engine says
    std::uint64_t work = 0;       ///< what answering takes, in the units of WorkLimit
};

/// How many drawn turns there are in an edition, and how many options they have together.
struct TurnCount {
    std::uint64_t turns = 0;
    std::uint64_t options = 0;
};

/// After so many choices in each round of a group: the ways of making them, and the different
/// outcomes of each round, summed.
struct ChoiceCount {
    std::uint64_t ways = 0;
    std::uint64_t outcomes = 0;
};

/// The behaviour of the engine in a few numbers. Equal for equal questions, equal answers and equal
/// work, whatever the threads, the compiler or the platform.
struct Signature {
    std::vector<GroupSignature> groups;
    std::map<std::string, TurnCount> turns;  ///< by the name of the edition
    /// By the name of the group, then by the number of choices, from none.
    std::map<std::string, std::vector<ChoiceCount>> rounds;

    /// One hash over all of it but the work, which may change while no answer does.
    [[nodiscard]] std::uint64_t combined() const;
};

/// Answers all questions of the groups on `jobs` threads, disputes by `judge`. Throws what
/// answering throws beside InputError, which is an answer.
Signature signature_of(const std::vector<QuestionGroup>& groups, int jobs, const Judge& judge = {});

}  // namespace standee::verify
