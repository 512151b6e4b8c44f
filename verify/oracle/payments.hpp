#pragma once

#include <cstddef>
#include <vector>

#include "lib/scene.hpp"

namespace standee::oracle {

/// A card read with some of its consumptions paid.
struct Reading {
    std::vector<Ability> card;            ///< what is performed; what is paid has no price any more
    std::vector<const Ability*> written;  ///< by ability of `card`: where it is written
    std::vector<const void*> met;         ///< the consumptions that it comes to, in order
    std::vector<const void*> of;          ///< by consumption met: the ability that has it
    std::vector<const void*> paid;        ///< of these
    std::vector<ElementChoice> price;     ///< of all that are paid
};

/// Whether each of the choices can consume one of the elements that are at hand, each another one
/// [element.consume, element.wild].
bool can_pay(const std::vector<ElementChoice>& choices, const Elements& elements);

/// Whether the choices consume exactly these elements, in any order.
bool pays_with(const std::vector<ElementChoice>& choices, std::vector<Element> elements);

/// Whether the set of the figure consumes for its whole card at once; else each ability consumes
/// when it is performed.
bool consumes_at_once(const Figure& figure, const Edition& rules);

/// How the card may be read with these elements: monsters consume what they can, so a reading
/// counts only if no other pays what it pays and more; where they do not consume at once, if no
/// other pays the same up to some ability and more for that. Consumptions whose number, in the
/// order met, is in `free` have been paid before.
std::vector<Reading> readings(const std::vector<Ability>& card, const Figure& actor,
                              const Elements& elements, bool at_once,
                              const std::vector<std::size_t>& free = {});

}  // namespace standee::oracle
