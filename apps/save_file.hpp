#pragma once

#include <string>

namespace standee {

/// Writes a file whole or not at all: whoever reads it finds the old text or the new one. Throws
/// InputError where it cannot be written.
void write_at_once(const std::string& path, const std::string& text);

}  // namespace standee
