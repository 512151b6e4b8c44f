#pragma once

#include <span>
#include <string>
#include <vector>

#include "focus/narrowing.hpp"
#include "focus/turn_context.hpp"

namespace standee {

/// Says how a focus was found: after each criterion whom it kept of whom. Costs nothing if nobody
/// reads it.
class FocusReasons {
public:
    using Enemies = std::span<const EnemyIndex>;

    FocusReasons(const ReasonLog& narrator, const TurnContext& situation)
        : narrator_{narrator}, situation_{situation} {}

    /// The enemies as they are before a criterion, if somebody reads what it drops; else none.
    [[nodiscard]] std::vector<EnemyIndex> to_compare(const std::vector<EnemyIndex>& enemies) const {
        return narrator_.enabled() ? enemies : std::vector<EnemyIndex>{};
    }

    void held(Enemies kept) const;
    void exempt(Enemies kept, Enemies of) const;
    void named(Enemies kept, Enemies of) const;
    void negative_hexes(Enemies kept, Enemies of, std::span<const Cost> cheapest) const;
    /// `cheapest`: the cost of the path to an attack hex of each enemy, none() if it cannot attack
    /// it.
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
    /// "C1 or C2"
    [[nodiscard]] std::string names(Enemies enemies, const char* between) const;
    void tell(Clause clause, const std::string& says, Enemies kept, Enemies of) const;

    const ReasonLog& narrator_;
    const TurnContext& situation_;
};

/// Those of `all` that are not among `some`; both in order.
std::vector<EnemyIndex> without(std::span<const EnemyIndex> all, std::span<const EnemyIndex> some);

}  // namespace standee
