#pragma once

#include <span>
#include <string>
#include <vector>

#include "focus/narrowing.hpp"
#include "focus/turn_context.hpp"

namespace standee {

/// Says how a place to attack one focus from was found: after each criterion that decides, which
/// hexes it kept of those left, or which targets besides the focus. A hex that is said to be out
/// stays out.
class DestinationReasons {
public:
    /// `all`: the places before the first criterion.
    DestinationReasons(const ReasonLog& narrator, const TurnContext& situation, EnemyIndex focus,
                       std::span<const Choice> all);

    /// A criterion that left `after` of the places `before`.
    void narrowed(Criterion criterion, std::span<const Choice> before,
                  std::span<const Choice> after);
    /// A criterion that settled which sets of targets count: those of `before` it left `after`.
    /// The hexes that remain are those of `places` from which one of these sets can be attacked
    /// [monster.extra-targets].
    void settled(Criterion criterion, std::span<const Choice> before, std::span<const Choice> after,
                 std::span<const Choice> places);

private:
    void tell_hexes(Criterion criterion, std::vector<HexIndex> remaining, bool by_targets);
    void tell_targets(Criterion criterion, std::span<const Choice> before,
                      std::span<const Choice> after) const;
    [[nodiscard]] std::string target_names(std::span<const Choice> choices) const;
    [[nodiscard]] std::vector<std::string> labels(std::span<const HexIndex> hexes) const;
    [[nodiscard]] std::vector<std::string> ids(const EnemySet& enemies) const;

    const ReasonLog& narrator_;
    const TurnContext& situation_;
    EnemyIndex focus_;
    std::vector<HexIndex> left_;  // in order: those that no step has put out
};

}  // namespace standee
