#pragma once

#include <string>
#include <vector>

#include "play/table.hpp"

namespace standee {

/// Whether what the figure consumes is to the benefit of its whole set [element.consume].
bool consumes_for_set(const Figure& figure, const Edition& edition);

/// Whether a figure can consume all of these now, or has the benefit since its set has consumed
/// them this round [element.consume].
bool may_consume(Table& table, const std::string& figure,
                 const std::vector<ElementChoice>& elements);

/// Consumes them all, or nothing where one is missing; whether the benefit is the figure's.
bool consume_all(Table& table, const std::string& figure,
                 const std::vector<ElementChoice>& elements);

/// One element of those that a card allows, chosen [element.wild].
Element choose_element(Table& table, const std::string& figure, const std::vector<Element>& among);

}  // namespace standee
