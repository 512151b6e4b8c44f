#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lib/error.hpp"
#include "play/round/round.hpp"
#include "play/step.hpp"
#include "verify/rulebooks.hpp"

namespace standee::verify {

/// A turn of a round, or its end, and the table before and after it.
struct RoundPiece {
    std::string figure;      ///< whose turn it is; empty: the end of the round
    std::size_t picked = 0;  ///< its first event: a choice of who acts next, if there is one
    std::size_t begun = 0;   ///< its first event after those choices
    std::size_t ended = 0;   ///< one past its last
    bool whole = true;       ///< false: the round stops in the middle of it
    Scene before;
    Scene after;                  ///< where it is whole
    std::vector<PlayStep> steps;  ///< of a turn, as they were played by themselves

    /// The figure of that id as it was to be revealed or spawned in this turn; null for none.
    [[nodiscard]] const Figure* spawned(const std::string& id) const;
    [[nodiscard]] bool is_end() const { return figure.empty(); }
};

/// A round and its result: everything that a monitor looks at.
struct RoundView {
    Scene start;
    RoundOrders orders;
    bool has_steps = false;  ///< characters do more than to pass
    RoundAnswer answer;      ///< as it was told
    std::vector<RoundPiece> pieces;
    /// Whether its turns can be played again one by one; else there are no pieces.
    bool can_be_replayed = true;
    std::optional<Error> refusal;  ///< why it cannot be played; then nothing else is known

    [[nodiscard]] bool is_over() const { return std::holds_alternative<RoundOver>(answer.stop); }
    [[nodiscard]] std::span<const Event> events(std::size_t from, std::size_t to) const {
        return std::span{answer.events}.subspan(from, to - from);
    }
    [[nodiscard]] std::span<const Event> events(const RoundPiece& piece) const {
        return events(piece.begun, piece.ended);
    }
    /// The rules of the scene, by the rulebooks.
    [[nodiscard]] Edition rules() const { return rulebook(start.edition); }
    /// The end of the round; null where it has not ended.
    [[nodiscard]] const RoundPiece* end() const {
        return !pieces.empty() && pieces.back().is_end() ? &pieces.back() : nullptr;
    }
    /// What was said to be chosen when this piece was picked, of that kind; null for nothing.
    [[nodiscard]] const event::Choice* choice(const RoundPiece& piece, ChoiceKind of) const;
};

/// Whether the event is a choice of who acts next: of tied sets, or of tied figures of one.
bool is_pick(const Event& event);

}  // namespace standee::verify
