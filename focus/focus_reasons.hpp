#pragma once

#include <span>
#include <string>
#include <vector>

#include "focus/narrowing.hpp"
#include "focus/turn_context.hpp"

namespace standee {

/// Explains how a focus was found: for each criterion, which enemies it kept and which it dropped.
/// Costs nothing if nobody reads the explanation.
class FocusReasons {
public:
    using Enemies = std::span<const EnemyIndex>;

    FocusReasons(const ReasonLog& narrator, const TurnContext& situation)
        : narrator_{narrator}, situation_{situation} {}

    /// A copy of the enemies before a criterion, if the explanation needs it to say what was
    /// dropped; otherwise empty.
    [[nodiscard]] std::vector<EnemyIndex> to_compare(const std::vector<EnemyIndex>& enemies) const {
        return narrator_.enabled() ? enemies : std::vector<EnemyIndex>{};
    }

    void held(Enemies kept) const;
    void exempt(Enemies kept, Enemies of) const;
    void named(Enemies kept, Enemies of) const;
    void negative_hexes(Enemies kept, Enemies of, std::span<const Cost> cheapest) const;
    /// `cheapest` holds the cost of the path to an attack hex of each enemy; none() if the enemy
    /// cannot be attacked.
    void path(Enemies kept, Enemies of, std::span<const Cost> cheapest) const;
    void range(Enemies kept, Enemies of, int range) const;
    void initiative(Enemies kept, Enemies of) const;

private:
    [[nodiscard]] bool narrows(Enemies kept, Enemies of) const {
        return narrator_.enabled() && kept.size() < of.size();
    }
    [[nodiscard]] const std::string& id(EnemyIndex enemy) const {
        return situation_.figure(enemy).id;
    }
    [[nodiscard]] std::vector<std::string> ids(Enemies enemies) const;
    /// The ids of the enemies in words: "C1 or C2".
    [[nodiscard]] std::string names(Enemies enemies, const char* between) const;
    void tell(Clause clause, const std::string& says, Enemies kept, Enemies of) const;

    const ReasonLog& narrator_;
    const TurnContext& situation_;
};

/// The enemies of `all` that are not in `some`; both lists are sorted.
std::vector<EnemyIndex> without(std::span<const EnemyIndex> all, std::span<const EnemyIndex> some);

}  // namespace standee
