#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "lib/clause.hpp"
#include "lib/scene.hpp"

namespace standee::verify {

/// The part of a scene that is tried.
enum class CaseKind : std::uint8_t {
    turn,  ///< its turn is planned
    play,  ///< steps are played
    round  ///< what is left of its round is played
};

/// One case: a scene and, for a play or a round, what is done.
struct Case {
    Scene scene;
    std::vector<std::string> steps{};  ///< of a play, each as it is written in a file
    std::string round{};               ///< of a round, as it is written in a file; else empty

    [[nodiscard]] CaseKind kind() const {
        return !round.empty() ? CaseKind::round : !steps.empty() ? CaseKind::play : CaseKind::turn;
    }
};

/// What a clause did in one case.
enum class Verdict : std::uint8_t {
    silent,    ///< it was not looked at
    fired,     ///< the rulebook looked at it
    decisive,  ///< the rulebook looked at it, and without it the answer would be different
};

/// How often each clause fired and was decisive.
struct ClauseTally {
    std::array<std::uint64_t, clause_ids.size()> fired{};
    std::array<std::uint64_t, clause_ids.size()> decisive{};

    void count(Clause clause, Verdict verdict) {
        fired[clause.index()] += verdict == Verdict::silent ? 0 : 1;
        decisive[clause.index()] += verdict == Verdict::decisive ? 1 : 0;
    }
    ClauseTally& operator+=(const ClauseTally& other) {
        for (std::size_t i = 0; i < fired.size(); ++i) {
            fired[i] += other.fired[i];
            decisive[i] += other.decisive[i];
        }
        return *this;
    }
    friend bool operator==(const ClauseTally&, const ClauseTally&) = default;
};

/// The kind of a finding. The first kind is a difference between an implementation and the rules;
/// the others are in the rules themselves.
enum class FindingKind : std::uint8_t {
    violation,         ///< the engine and the executable rulebook give different answers
    order_dependence,  ///< effects due at once, whose order is open and changes the outcome
    overlap,           ///< two clauses demand different results
    gap,               ///< no clause decides
    hidden_tie,        ///< several results although the text promises one
    no_outcome,   ///< a rule that depends on its own result and contradicts it, whatever that is
    dead_clause,  ///< never decisive
    ruling_against_text,  ///< a fixture's verdict and the clauses disagree
    edition_divergence    ///< two editions answer differently
};

/// What is wrong with one case.
struct Violation {
    FindingKind kind{};
    std::vector<Clause> clauses;  ///< the clauses that it is about: one, or the two that conflict
    std::string detected_by;      ///< "rulebook", or what was met
    std::string one_says;         ///< one side in words: the engine, the first order ...
    std::string other_says;       ///< the other: the rulebook, the second order ...

    /// Whether both are the same fault, whatever their scenes.
    [[nodiscard]] bool like(const Violation& other) const {
        return kind == other.kind && clauses == other.clauses && detected_by == other.detected_by;
    }
};

}  // namespace standee::verify
