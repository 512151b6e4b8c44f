#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

#include "files/document.hpp"
#include "verify/case.hpp"
#include "verify/generate/dice.hpp"

namespace standee::verify {

/// Cases that differ little from a given one: a figure is moved, added or left out, a number or a
/// condition is changed, a tile or a wall is added or removed, or the edition is changed.
class Neighbours {
public:
    /// `editions` are the editions by which cases are tried, at least one. The case itself is tried
    /// by its own edition if that is one of them, otherwise by the first. Throws InputError if the
    /// case is not legal.
    Neighbours(const Case& base, std::vector<Edition> editions);

    /// Number 0 is the case itself; any other number has one to three changes drawn from `dice`.
    /// Returns false if the changes drawn do not lead to a legal case.
    bool make(std::uint64_t number, generate::Dice dice, Case& tried) const;

private:
    std::vector<Edition> editions_;
    std::size_t own_ = 0;  ///< the edition of the case itself
    Json document_;
};

}  // namespace standee::verify
