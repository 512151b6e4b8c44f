#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "lib/hex.hpp"

namespace standee {

/// "[3,-1]"
std::string text_of(Hex hex);

/// A name in double quotes, as it stands.
std::string quoted(std::string_view name);

/// "A", "A and B", "A, B and C"; `last` stands before the last.
std::string joined(std::span<const std::string> names, std::string_view last = "and");

/// "1 movement point", "2 movement points"; `many` where an s is not enough: "2 hexes".
std::string counted(std::size_t number, std::string_view one, std::string_view many = {});
std::string counted(int number, std::string_view one, std::string_view many = {});

/// The name of an enumerator in a table that has one name for each.
template <class Enum, std::size_t count>
constexpr std::string_view name_in(const std::array<std::string_view, count>& names, Enum value) {
    return names[static_cast<std::size_t>(value)];
}

/// `text` with its first letter as a capital, where that is one of a to z.
std::string capitalised(std::string_view text);

/// The longest start of a UTF-8 text of at most `bytes` bytes that cuts no character in two.
std::string_view start_of(std::string_view text, std::size_t bytes);

/// A field's name as one step of a JSON pointer (RFC 6901); a long name is cut after 240 bytes.
std::string pointer_token(std::string_view field);

/// How many slips make one text of the other: a letter changed, added, left out, or swapped with
/// the next one.
std::size_t slips_between(std::string_view a, std::string_view b);

}  // namespace standee
