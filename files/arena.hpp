#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <memory_resource>
#include <span>
#include <string_view>

// The memory of a document, which is released as a whole.

namespace standee {

/// Memory for `count` values, which live as long as the arena.
template <class T>
std::span<T> room_for(std::size_t count, std::pmr::memory_resource& arena) {
    return {static_cast<T*>(arena.allocate(count * sizeof(T), alignof(T))), count};
}

/// Copies of the items in the arena.
template <class T>
std::span<const T> kept(std::span<const T> items, std::pmr::memory_resource& arena) {
    const std::span<T> room = room_for<T>(items.size(), arena);
    if (items.size() == 2) {  // as a hex has: copying a block by a call takes longer
        std::construct_at(room.data(), items[0]);
        std::construct_at(std::next(room.data()), items[1]);
    } else {
        std::uninitialized_copy(items.begin(), items.end(), room.begin());
    }
    return room;
}

inline std::string_view kept(std::string_view text, std::pmr::memory_resource& arena) {
    const std::span<const char> copy = kept(std::span<const char>{text}, arena);
    return {copy.data(), copy.size()};
}

}  // namespace standee
