#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/elements/elements.hpp"
#include "play/game.hpp"

namespace standee {

/// Whether what the figure consumes is to the benefit of its whole set [element.consume].
bool consumes_for_set(const Figure& figure, const Edition& edition);

/// Whether a figure can consume all of these now, or has the benefit since its set has consumed
/// them this round [element.consume].
bool may_consume(const GameState& state, const Figure& figure,
                 const std::vector<ElementChoice>& elements);

/// Whether there is a price and the figure's set has paid it already, to the figure's benefit.
bool has_consumed(const GameState& state, const Figure& figure,
                  const std::vector<ElementChoice>& elements);

/// Consumes them all, or nothing where one is missing; whether the benefit is the figure's, which
/// may have fallen meanwhile. None where the play stops at a choice.
std::optional<bool> consume_all(Game& game, const Figure& figure,
                                const std::vector<ElementChoice>& elements,
                                Taking taking = Taking::consumed);

/// What a figure consumes on the condition that something comes of it [element.consume].
class Consumption {
public:
    /// Takes them all, or nothing. None where the play stops at a choice.
    static std::optional<Consumption> make(Game& game, const Figure& figure,
                                           const std::vector<ElementChoice>& elements);

    /// Whether the benefit is the figure's.
    [[nodiscard]] bool paid() const { return paid_; }
    /// Something came of it: the elements are consumed.
    void confirm(Game& game);
    /// Nothing did: the elements are as they were.
    void undo(Game& game) const;

private:
    event::PledgesReturned before_;
    bool paid_ = false;
    std::vector<Element> unconfirmed_;
};

/// One element of those that a card allows, chosen [element.wild]. None where the play stops.
std::optional<Element> choose_element(Game& game, const std::string& figure,
                                      const std::vector<Element>& among);

}  // namespace standee
