#include "apps/server/table_places.hpp"

namespace standee {

bool TablePlaces::take(TableRole role) {
    const std::scoped_lock lock{mutex_};
    const bool plays = role == TableRole::play;
    const bool is_full = players_ + (plays ? 0 : readers_) >= most_;
    if (!is_full) {
        ++(plays ? players_ : readers_);
    }
    return !is_full;
}

void TablePlaces::leave(TableRole role) {
    const std::scoped_lock lock{mutex_};
    --(role == TableRole::play ? players_ : readers_);
}

bool TablePlaces::gives_way(TableRole role) {
    const std::scoped_lock lock{mutex_};
    const bool goes = role == TableRole::read && players_ + readers_ > most_;
    readers_ -= goes ? 1 : 0;
    return goes;
}

}  // namespace standee
