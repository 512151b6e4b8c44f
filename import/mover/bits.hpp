#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The packing of Monster Mover's links: fields of a few bits each, lowest bit first. The bytes are
// written in base64 with '-' and '_' and without padding.

namespace standee::mover {

/// Decodes a text in that base64. None if it contains another character or ends within a byte.
std::optional<std::vector<std::uint8_t>> bytes_of_base64(std::string_view text);
/// The text in that base64 that stands for these bytes.
std::string base64_of(const std::vector<std::uint8_t>& bytes);

/// Takes fields from packed bytes.
class BitReader {
public:
    explicit BitReader(std::vector<std::uint8_t> bytes) : bytes_{std::move(bytes)} {}

    /// The next `bits` bits (at most 32) as a number. Throws InputError if fewer are left.
    unsigned take(unsigned bits);
    bool flag() { return take(1) != 0; }
    /// Whether only the zero bits that fill the last byte are left.
    [[nodiscard]] bool at_end() const;

private:
    [[nodiscard]] unsigned bit(std::size_t position) const;

    std::vector<std::uint8_t> bytes_;
    std::size_t position_ = 0;  // in bits
};

/// Packs fields into bytes.
class BitWriter {
public:
    void put(unsigned bits, unsigned value);
    void put_flag(bool value) { put(1, value ? 1 : 0); }
    [[nodiscard]] const std::vector<std::uint8_t>& bytes() const { return bytes_; }

private:
    std::vector<std::uint8_t> bytes_;
    std::size_t position_ = 0;  // in bits
};

}  // namespace standee::mover
