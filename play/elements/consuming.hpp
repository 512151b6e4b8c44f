#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "play/game_state.hpp"

namespace standee {

/// Whether what the figure consumes is to the benefit of its whole set [element.consume].
bool consumes_for_set(const Figure& figure, const Edition& edition);

/// Whether a figure can consume all of these now, or has the benefit since its set has consumed
/// them this round [element.consume].
bool may_consume(GameState& table, const Figure& figure, const std::vector<ElementChoice>& elements);

/// Whether there is a price and the figure's set has paid it already, to the figure's benefit.
bool has_consumed(GameState& table, const Figure& figure, const std::vector<ElementChoice>& elements);

/// Consumes them all, or nothing where one is missing; whether the benefit is the figure's, which
/// may have fallen meanwhile.
bool consume_all(GameState& table, const Figure& figure, const std::vector<ElementChoice>& elements);

/// What a figure consumes on the condition that something comes of it [element.consume].
class Consumption {
public:
    /// Consumes them all, or nothing, and tells nobody yet.
    Consumption(GameState& table, const Figure& figure, const std::vector<ElementChoice>& elements);

    /// Whether the benefit is the figure's.
    [[nodiscard]] bool paid() const { return paid_; }
    /// Something came of it: it is told.
    void confirm(GameState& table);
    /// Nothing did: the elements are as they were.
    void undo(GameState& table) const;

private:
    Elements elements_;
    std::optional<ElementSet> by_turn_;
    std::map<std::string, ElementSet> by_set_;
    std::map<std::string, std::vector<std::string>> benefits_;
    bool paid_ = false;
    std::vector<Event> untold_;
};

/// One element of those that a card allows, chosen [element.wild].
Element choose_element(GameState& table, const std::string& figure, const std::vector<Element>& among);

}  // namespace standee
