#pragma once

#include <compare>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "lib/clause.hpp"
#include "lib/json/document.hpp"
#include "verify/dispute/courses.hpp"

namespace standee {

/// Something that an expectation of a play can speak of.
struct Subject {
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

    friend auto operator<=>(const Subject&, const Subject&) = default;
};
using Matter = std::set<Subject>;

/// What an expectation of a play speaks of; where `only` lists places in it ("/figures/C1/hp", as
/// a Mismatch has them), what those speak of. Where the play was refused and that is not
/// expected, the refused step.
Matter matter_of(const Json& expect, const PlayAnswer& answer, std::span<const std::string> only);

/// The clauses that bear on the matter, each once, in the order in which the course comes to them:
/// those by which its events happen, and those by which an attack, a blow or a heal comes to its
/// number or not to another: shield, poison, retaliate, advantage. Where nothing happens to the
/// matter, those of all that happens; where nothing does, those of the steps.
std::vector<Clause> clauses_on(const Matter& matter, const Course& course);

}  // namespace standee
