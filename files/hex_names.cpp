#include "files/hex_names.hpp"

#include <algorithm>
#include <charconv>

#include "files/coordinates.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

constexpr int letters = 26;
constexpr std::size_t longest_name = 8;

int height_of_hex(Hex hex) { return 2 * hex.r + hex.q; }

}  // namespace

HexNames::HexNames(std::span<const Hex> hexes) {
    if (!hexes.empty()) {
        first_column_ = std::ranges::min(hexes, {}, &Hex::q).q;
        first_half_ = height_of_hex(std::ranges::min(hexes, {}, height_of_hex));
    }
}

std::string HexNames::column(int q) const {
    std::string name;
    for (int number = q - first_column_ + 1; number > 0; number = (number - 1) / letters) {
        name.insert(name.begin(), static_cast<char>('A' + (number - 1) % letters));
    }
    return name;
}

std::string HexNames::row(Hex hex) const {
    return std::to_string((height_of_hex(hex) - first_half_) / 2 + 1);
}

std::string HexNames::name(Hex hex) const {
    const bool outside = hex.q < first_column_ || height_of_hex(hex) < first_half_;
    return outside ? text_of(hex) : column(hex.q) + row(hex);
}

std::optional<Hex> HexNames::find(std::string_view name) const {
    if (name.size() > longest_name) {
        return std::nullopt;
    }
    constexpr int most = 10'000'000;  // far beyond every map, and small enough to reckon with
    int column = 0;
    while (!name.empty() && is_letter(name.front()) && column <= most) {
        column = column * letters + (small(name.front()) - 'a' + 1);
        name.remove_prefix(1);
    }
    int row = 0;
    const char* const end = name.data() + name.size();
    const auto [read, problem] = std::from_chars(name.data(), end, row);
    if (column == 0 || column > most || problem != std::errc{} || read != end || row < 1 ||
        row > most) {
        return std::nullopt;
    }
    const int q = first_column_ + column - 1;
    // Neighbouring columns are half a hex apart: the half has the parity of the column.
    const int shift = (q - first_half_) % 2 == 0 ? 0 : 1;
    const int half = first_half_ + 2 * (row - 1) + shift;
    return Hex{q, (half - q) / 2};
}

std::string HexNames::in_text(std::string_view text) const {
    constexpr std::size_t longest_hex = 40;  // with spaces
    std::string written;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length =
            text[i] == '[' ? text.substr(i, longest_hex).find(']') : std::string_view::npos;
        const std::size_t close = length == std::string_view::npos ? length : i + length;
        const auto hex = close == std::string_view::npos
                             ? std::nullopt
                             : hex_in_text(text.substr(i, close - i + 1));
        written += hex ? name(*hex) : std::string(1, text[i]);
        i = hex ? close + 1 : i + 1;
    }
    return written;
}

}  // namespace standee
