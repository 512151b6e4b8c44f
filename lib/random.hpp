#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace standee {

/// The SplitMix64 generator (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014). The same seed gives the same numbers on every platform; no std::
/// distribution is used, since those differ between standard libraries.
class SplitMix64 {
public:
    explicit constexpr SplitMix64(std::uint64_t seed) : state_{seed} {}

    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }

    /// A random number from 0 to `bound` - 1, all equally likely. `bound` is at least 1.
    constexpr std::uint64_t below(std::uint64_t bound) {
        // Rejects the first 2^64 mod bound numbers, which would favour small remainders.
        const std::uint64_t uneven = (0 - bound) % bound;
        std::uint64_t number = next();
        while (number < uneven) {
            number = next();
        }
        return number % bound;
    }

    /// Shuffles by the method of Fisher and Yates, from the last value to the first.
    template <class T>
    constexpr void shuffle(std::vector<T>& values) {
        for (std::size_t left = values.size(); left > 1; --left) {
            std::swap(values[static_cast<std::size_t>(below(left))], values[left - 1]);
        }
    }

private:
    std::uint64_t state_;
};

}  // namespace standee
