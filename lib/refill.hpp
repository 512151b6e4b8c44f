#pragma once

#include <cstddef>
#include <vector>

namespace standee {

/// Gives a table `size` entries, each of them `value`. It is faster than `std::vector::assign`,
/// which takes the value by reference: as the value might lie in the table, the compiler stores one
/// entry at a time.
template <class Entry>
void refill(std::vector<Entry>& table, std::size_t size, Entry value) {
    table.resize(size);
    for (Entry& entry : table) {
        entry = value;
    }
}

}  // namespace standee
