#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "lib/hex.hpp"

namespace standee {

/// A hex as text: "[3,-1]".
std::string text_of(Hex hex);

/// A name in double quotes, without escapes.
std::string quoted(std::string_view name);

/// The names as a list: "A", "A and B", "A, B and C", with `last` before the last one.
std::string joined(std::span<const std::string> names, std::string_view last = "and");

/// "1 movement point", "2 movement points"; `many` is the plural if adding an s is not enough: "2
/// hexes".
std::string counted(std::size_t number, std::string_view one, std::string_view many = {});
std::string counted(int number, std::string_view one, std::string_view many = {});

/// The name of an enumerator in a table that has one name for each.
template <class Enum, std::size_t count>
constexpr std::string_view name_in(const std::array<std::string_view, count>& names, Enum value) {
    return names[static_cast<std::size_t>(value)];
}

/// `text` with its first letter as a capital, if that is one of a to z.
std::string capitalised(std::string_view text);

/// The longest beginning of a UTF-8 text that has at most `bytes` bytes and does not split a
/// character.
std::string_view start_of(std::string_view text, std::size_t bytes);

/// The name of a field as one token of a JSON pointer (RFC 6901). A long name is cut off after 240
/// bytes.
std::string pointer_token(std::string_view field);

/// The number of slips that turn one text into the other: a letter changed, added, left out, or
/// swapped with the next one.
std::size_t slips_between(std::string_view a, std::string_view b);

}  // namespace standee
