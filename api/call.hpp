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

/// Limits of a request: the size of its maps, and its work. The limit of work is the same on every
/// machine.
struct CallLimits {
    std::size_t hexes = std::numeric_limits<std::size_t>::max();  ///< of a map
    std::uint64_t work = most_work;                               ///< of all its documents
    /// Called every few milliseconds by the thread that works. If it returns true, the request is
    /// given up. Empty: not called.
    std::function<bool()> cancelled{};
    /// Whether answers about a game include stat cards of sets that only hidden rooms have.
    bool hidden_rooms = true;
};

/// The interface on which the command, the libraries, the WebAssembly module and the server are
/// built. It takes a method and a request and returns an answer, all as text.
///
/// A request is the document that the command of that name reads, or several documents, one per
/// line; or `{"input": DOCUMENT, "options": {...}}`. The answer is what the command prints with
/// --json, byte for byte. For each document that cannot be answered it has a line
/// `{"error":{"file","pointer","found","expected","code",...}}` instead. Never throws for bad
/// input; throws std::bad_alloc if memory runs out. Any number of threads may call it at the same
/// time.
std::string call(std::string_view method, std::string_view request, const CallLimits& limits = {});

/// Whether none of the documents of a request could be answered. For a check, the last line of the
/// answer has the counts.
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
