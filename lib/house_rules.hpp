#pragma once

#include "lib/edition.hpp"

namespace standee {

/// While it lives, this thread plays by `rules` wherever their id is asked for: a house rule, or an
/// edition with one rule of another. Such values may be nested; the innermost counts.
class HouseRules {
public:
    explicit HouseRules(const Edition& rules);
    ~HouseRules();
    HouseRules(const HouseRules&) = delete;
    HouseRules& operator=(const HouseRules&) = delete;

private:
    Edition rules_;
    const Edition* before_;
};

}  // namespace standee
