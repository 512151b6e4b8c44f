#pragma once

#include <cstddef>
#include <mutex>

#include "apps/server/table_codes.hpp"

namespace standee {

/// The places of those who listen at a table. Whoever looks on makes room for whoever plays.
class TablePlaces {
public:
    explicit TablePlaces(std::size_t most) : most_{most} {}

    /// False if there is no place.
    bool take(TableRole role);
    void leave(TableRole role);
    /// Whether somebody who looks on has to go; their place is another's then.
    bool gives_way(TableRole role);

private:
    std::size_t most_;
    std::mutex mutex_;
    std::size_t players_ = 0;
    std::size_t readers_ = 0;
};

}  // namespace standee
