#pragma once

#include <span>
#include <string>
#include <vector>

#include "focus/narrowing.hpp"
#include "focus/turn_context.hpp"

namespace standee {

/// Explains how a place to attack one focus from was found: for each criterion that decides
/// something, which of the hexes left it kept, or which targets besides the focus. A hex that the
/// explanation has ruled out does not come back.
class DestinationReasons {
public:
    /// `all` are the places before the first criterion.
    DestinationReasons(const ReasonLog& narrator, const TurnContext& situation, EnemyIndex focus,
                       std::span<const Choice> all);

    /// Explains a criterion that left `after` of the places `before`.
    void narrowed(Criterion criterion, std::span<const Choice> before,
                  std::span<const Choice> after);
    /// Explains a criterion that settled which sets of targets count: of `before` it left `after`.
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
    std::vector<HexIndex> left_;  // in hex order: the hexes that no step has ruled out
};

}  // namespace standee
