#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

#include "files/document.hpp"
#include "verify/case.hpp"
#include "verify/generate/dice.hpp"

namespace standee::verify {

/// Cases that differ little from one that is given: a figure is moved, added or left out, a number
/// or a condition changed, a tile or a wall put down or taken away, the edition changed.
class Neighbours {
public:
    /// `editions` are those by which cases are tried, at least one. The case itself is tried by its
    /// own where that is one of them, else by the first. Throws InputError where it is not legal.
    Neighbours(const Case& base, std::vector<Edition> editions);

    /// Number 0 is the case itself, any other has one to three changes drawn from `dice`. False
    /// where none of the changes drawn leaves a legal case.
    bool make(std::uint64_t number, generate::Dice dice, Case& tried) const;

private:
    std::vector<Edition> editions_;
    std::size_t own_ = 0;  ///< the edition of the case itself
    Json document_;
};

}  // namespace standee::verify
