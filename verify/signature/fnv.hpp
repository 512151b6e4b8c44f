#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace standee::verify {

/// The 64-bit FNV-1a hash of a sequence of bytes: the same on every platform. It detects accidental
/// changes and is no protection against deliberate ones.
/// https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
class Fnv1a {
public:
    constexpr Fnv1a& add(std::string_view bytes) {
        for (const char byte : bytes) {
            state_ = (state_ ^ static_cast<unsigned char>(byte)) * prime;
        }
        return *this;
    }
    /// Adds the eight bytes of a number, the lowest first.
    constexpr Fnv1a& add(std::uint64_t number) {
        for (int byte = 0; byte < 8; ++byte) {
            state_ = (state_ ^ (number & 0xFFU)) * prime;
            number >>= 8U;
        }
        return *this;
    }
    /// Adds a text and where it ends, so that "ab", "c" and "a", "bc" differ.
    constexpr Fnv1a& add_text(std::string_view text) {
        return add(std::uint64_t{text.size()}).add(text);
    }

    [[nodiscard]] constexpr std::uint64_t value() const { return state_; }

private:
    static constexpr std::uint64_t prime = 0x100000001B3U;
    std::uint64_t state_ = 0xCBF29CE484222325U;
};

}  // namespace standee::verify
