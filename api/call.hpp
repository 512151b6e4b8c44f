#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "lib/work.hpp"

namespace standee::api {

/// How large a request may be, and how much work. A limit of work is the same on every machine.
struct CallLimits {
    std::size_t hexes = std::numeric_limits<std::size_t>::max();  ///< of a map
    std::uint64_t work = most_work;                               ///< of all its documents
    /// Asked every few milliseconds by the thread that works: true gives the request up. Empty:
    /// nobody does.
    std::function<bool()> cancelled{};
    bool hidden_rooms = true;  ///< whether answers about a game may have stat cards of their sets
};

/// The one interface beneath the command, the libraries, the WebAssembly module and the server. It
/// takes a method and a request and returns an answer, all as text.
///
/// A request is the document that the command of that name reads, or several documents, one per
/// line; or `{"input": DOCUMENT, "options": {...}}`. The answer is what the command prints with
/// --json, byte for byte. For each document that cannot be answered it has a line
/// `{"error":{"file","pointer","found","expected","code",...}}` instead. Never throws for bad
/// input; throws std::bad_alloc if memory runs out. Any number of threads may call it at the same
/// time.
std::string call(std::string_view method, std::string_view request, const CallLimits& limits = {});

/// Whether no document of a request could be answered. A check counts the others in its last line.
bool has_only_errors(std::string_view answer);

/// The methods, by name, in the order in which they are documented.
std::vector<std::string_view> methods();
/// Whether there is a method of that name.
bool has_method(std::string_view name);

/// Throws InputError for a method that does not exist: it names the one that was meant, or all,
/// those of games among them. WebAssembly keeps this function in the second module
/// (bindings/wasm/split.py).
[[noreturn]] void refuse_unknown_method(std::string_view name);

/// "0.1.0"
std::string_view version();

}  // namespace standee::api
