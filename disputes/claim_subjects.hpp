#pragma once

#include <compare>
#include <cstdint>
#include <set>
#include <span>
#include <string>

#include "files/document.hpp"
#include "files/expect.hpp"

namespace standee {

/// Something that an expectation of a play can speak of.
struct ClaimSubject {
    enum class Of : std::uint8_t {
        hit_points,  ///< of a figure: what it loses and regains, whether it is there
        conditions,  ///< of a figure
        place,       ///< of a figure
        other,       ///< of a figure: cards, bonuses ...
        damage,      ///< all of it
        element,     ///< one, by its name
        deck,        ///< one, by its owner
        loot,        ///< all tokens
        event,       ///< a kind of events, by its name
        step         ///< one, by its number
    };
    Of of{};
    std::string name;

    friend auto operator<=>(const ClaimSubject&, const ClaimSubject&) = default;
};
using Matter = std::set<ClaimSubject>;

/// What an expectation of a play speaks of; where `only` lists places in it ("/figures/C1/hp", as
/// a Mismatch has them), what those speak of. Where the play was refused and that is not
/// expected, the refused step.
Matter matter_of(const Json& expect, const PlayAnswer& answer, std::span<const std::string> only);

}  // namespace standee
