#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "disputes/dispute.hpp"
#include "disputes/turn_claim.hpp"
#include "files/map_json.hpp"
#include "lib/scene.hpp"

namespace standee {

/// Whether a claim with `expect` says something about a turn.
bool speaks_of_turn(const Claim& claim);

/// The claims of a dispute in one edition. What they expect is read once, however often they are
/// heard; not before it is asked for, so that an error in one does not hide what comes before.
class ReadClaims {
public:
    /// Both must outlive this object; `start` is the scene of the dispute in the edition.
    ReadClaims(const Dispute& dispute, const Scene& start)
        : dispute_{dispute},
          start_{start},
          listed_{start.map.hexes},
          read_(dispute.claims.size()) {}

    [[nodiscard]] const Dispute& dispute() const { return dispute_; }
    [[nodiscard]] const Scene& start() const { return start_; }

    // Of a claim of the dispute with `expect`:

    /// What it says about a turn. Throws InputError if that cannot be read.
    const TurnClaim& turn(const Claim& claim);
    /// What is left of its expectation for a play.
    const Reader& play(const Claim& claim);
    /// The bytes of its expectation.
    std::size_t length(const Claim& claim);

private:
    struct Read {
        std::optional<TurnClaim> turn;
        std::optional<Reader> play;
        std::size_t length = 0;
    };
    Read& read(const Claim& claim) {
        return read_[static_cast<std::size_t>(&claim - dispute_.claims.data())];
    }

    const Dispute& dispute_;
    const Scene& start_;
    ListedHexes listed_;
    std::vector<Read> read_;
};

}  // namespace standee
