#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace standee::fuzz {

/// The text with one to four places of its JSON changed: a value for another of the same document,
/// a number moved, a member left out, doubled or renamed, a word of a text changed. Text that is no
/// JSON, or nested too deeply for a recursive walk, is returned as it is. The same seed makes the
/// same changes.
std::string mutated(std::string_view text, std::uint64_t seed);

/// `text` with a value of `other` in one place.
std::string crossed(std::string_view text, std::string_view other, std::uint64_t seed);

/// Whether arrays and objects are nested at most so deeply that every walk over them is safe.
bool is_shallow(std::string_view text);

}  // namespace standee::fuzz
