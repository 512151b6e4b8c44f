#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "lib/random.hpp"

namespace standee::generate {

/// Draws for the generators, the same on every platform.
class Dice {
public:
    explicit constexpr Dice(std::uint64_t seed) : random_{seed} {}

    constexpr std::uint64_t next() { return random_.next(); }

    /// One of 0 to `count` - 1, equally likely to within one part in 2^31; `count` is
    /// positive and below 2^31.
    constexpr int below(int count) {
        const std::uint64_t high = next() >> 32U;
        return static_cast<int>((high * static_cast<std::uint64_t>(count)) >> 32U);
    }
    /// One of `least` to `greatest`, both included.
    constexpr int between(int least, int greatest) { return least + below(greatest - least + 1); }
    /// True in so many of a hundred draws.
    constexpr bool percent(int share) { return below(100) < share; }

    template <class T>
    const T& pick(const std::vector<T>& from) {
        return from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
    }
    template <class T>
    void shuffle(std::vector<T>& list) {
        for (std::size_t i = list.size(); i > 1; --i) {
            std::swap(list[i - 1], list[static_cast<std::size_t>(below(static_cast<int>(i)))]);
        }
    }

private:
    SplitMix64 random_;
};

}  // namespace standee::generate
