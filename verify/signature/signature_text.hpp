#pragma once

#include <string>

#include "files/document.hpp"
#include "verify/signature/signature.hpp"

namespace standee::verify {

/// A table of the groups, the counts, and the combined signature on the last line. Hashes are
/// written with 16 hexadecimal digits, work in its units.
std::string signature_text(const Signature& signature);

/// `{"format":"signature-answer/1","groups":[{"group","cases","questions","answers","work"}],
/// "turns":{EDITION:{"turns","options"}},"rounds":{GROUP:[{"choices","ways","outcomes"}]},
/// "signature"}`.
Json signature_json(const Signature& signature);

}  // namespace standee::verify
