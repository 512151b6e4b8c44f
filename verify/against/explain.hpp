#pragma once

#include <bitset>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "verify/against/blame.hpp"
#include "verify/against/claim.hpp"
#include "verify/against/suspicion.hpp"
#include "verify/case.hpp"

// From answers that differ to the rules that they break.

namespace standee::against {

/// A case that the command answers otherwise.
struct Differing {
    std::uint64_t number = 0;  ///< of the case
    verify::Case tried;
    Claim ours;
    Claim theirs;
};

/// Cases that differ by the same rule.
struct Group {
    Clause clause;
    const Suspicion* suspicion = nullptr;  ///< the wrong rule by which the command answers as it
                                           ///< does; null: no single one accounts for it
    std::vector<std::size_t> members;      ///< positions in the list of those that differ
};

/// Finds the rules that answers break.
class Explainer {
public:
    /// Whether the command's answer is the one that this wrong rule gives.
    static bool explains(const Suspicion& suspicion, const Differing& differing);

    /// The clause of an answer for which no single wrong rule accounts.
    Clause clause_of(const Differing& differing);

    /// Puts cases of one kind into as few groups as their wrong rules allow. A wrong rule by which
    /// cases would differ that do not is less likely: `agreed` are such cases. Those that no wrong
    /// rule explains go by their clause.
    std::vector<Group> groups(const std::vector<Differing>& differing,
                              const std::vector<Differing>& agreed);

private:
    void add_by_clause(const std::vector<Differing>& differing, std::size_t member,
                       std::vector<Group>& groups);
    void drop_chance(const std::vector<Differing>& differing, std::vector<Group>& groups);

    TurnBlame blame_;
};

}  // namespace standee::against
