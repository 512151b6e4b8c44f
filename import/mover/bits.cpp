#include "import/mover/bits.hpp"

#include <array>

#include "lib/error.hpp"

namespace standee::mover {
namespace {

constexpr std::string_view digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned bits_per_digit = 6;
constexpr unsigned bits_per_byte = 8;

}  // namespace

std::optional<std::vector<std::uint8_t>> bytes_of_base64(std::string_view text) {
    std::vector<std::uint8_t> bytes;
    unsigned pending = 0;  // the bits that do not fill a byte yet
    unsigned count = 0;
    for (const char c : text) {
        const std::size_t digit = digits.find(c == '+' ? '-' : c == '/' ? '_' : c);
        if (digit == std::string_view::npos) {
            return std::nullopt;
        }
        pending = (pending << bits_per_digit) | static_cast<unsigned>(digit);
        count += bits_per_digit;
        if (count >= bits_per_byte) {
            count -= bits_per_byte;
            bytes.push_back(static_cast<std::uint8_t>(pending >> count));
            pending &= (1U << count) - 1;
        }
    }
    const bool whole = count < bits_per_digit && pending == 0;
    return whole ? std::optional{bytes} : std::nullopt;
}

std::string base64_of(const std::vector<std::uint8_t>& bytes) {
    std::string text;
    unsigned pending = 0;
    unsigned count = 0;
    for (const std::uint8_t byte : bytes) {
        pending = (pending << bits_per_byte) | byte;
        count += bits_per_byte;
        while (count >= bits_per_digit) {
            count -= bits_per_digit;
            text += digits[pending >> count];
            pending &= (1U << count) - 1;
        }
    }
    if (count > 0) {
        text += digits[pending << (bits_per_digit - count)];
    }
    return text;
}

unsigned BitReader::bit(std::size_t position) const {
    return (static_cast<unsigned>(bytes_[position / bits_per_byte]) >> (position % bits_per_byte)) &
           1U;
}

unsigned BitReader::take(unsigned bits) {
    if (position_ + bits > bytes_.size() * bits_per_byte) {
        throw InputError{{ErrorCode::out_of_range,
                          "",
                          "a link that ends too early",
                          "a whole Monster Mover link",
                          {}}};
    }
    unsigned value = 0;
    for (unsigned i = 0; i < bits; ++i) {
        value |= bit(position_++) << i;
    }
    return value;
}

bool BitReader::at_end() const {
    const std::size_t end = bytes_.size() * bits_per_byte;
    if (end - position_ >= bits_per_byte) {
        return false;
    }
    for (std::size_t i = position_; i < end; ++i) {
        if (bit(i) != 0) {
            return false;
        }
    }
    return true;
}

void BitWriter::put(unsigned bits, unsigned value) {
    for (unsigned i = 0; i < bits; ++i, ++position_) {
        if (position_ % bits_per_byte == 0) {
            bytes_.push_back(0);
        }
        const unsigned set = ((value >> i) & 1U) << (position_ % bits_per_byte);
        bytes_.back() = static_cast<std::uint8_t>(bytes_.back() | set);
    }
}

}  // namespace standee::mover
