#pragma once

#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "lib/clauses/clause.hpp"

namespace standee {

/// The kind of an error; programs may branch on it (docs/stability.md#error-codes).
enum class ErrorCode {
    unreadable,      ///< the file cannot be opened or read
    not_json,        ///< the text is not JSON, or exceeds the limits of nesting or size
    wrong_type,      ///< a JSON value of another type than expected
    unknown_field,   ///< a field that the form does not have
    missing_field,   ///< a field that the form needs
    unknown_name,    ///< an edition, terrain, condition, element ... that does not exist
    not_in_edition,  ///< something that exists, but not in the scene's edition
    out_of_range,    ///< a number outside its limits
    bad_reference,   ///< an id or a hex that refers to nothing, or to the wrong thing
    duplicate,       ///< the same hex, id or place twice
    refused,         ///< a step that the rules forbid
    too_many,        ///< more outcomes than are listed
    usage,           ///< options or arguments that the method or the command does not accept
    not_found,       ///< a path that the server does not have
    too_large,       ///< a request of more bytes than the server reads
    timed_out,       ///< no answer within the time that the server allows
    busy,            ///< a server that still works on earlier requests
    internal         ///< a failure that is not the caller's
};

/// The names of the codes for programs, in the order of the codes. No name ever changes.
inline constexpr std::array<std::string_view, 18> error_code_names{
    "unreadable",   "not-json",       "wrong-type",   "unknown-field", "missing-field",
    "unknown-name", "not-in-edition", "out-of-range", "bad-reference", "duplicate",
    "refused",      "too-many",       "usage",        "not-found",     "too-large",
    "timed-out",    "busy",           "internal"};

constexpr std::string_view name_of(ErrorCode code) {
    return error_code_names[static_cast<std::size_t>(code)];
}

/// One problem with the input: where it is, what was found there and what was expected.
struct Error {
    ErrorCode code = ErrorCode::not_json;
    std::string pointer;   ///< JSON pointer into the document (RFC 6901); "" is the whole document
    std::string found;     ///< what is there, in a few words
    std::string expected;  ///< what would have been right
    std::optional<Clause> clause;  ///< the clause that forbids it, if a rule does

    /// The id of that clause; empty if there is none.
    [[nodiscard]] std::string_view clause_id() const {
        return clause ? clause->id() : std::string_view{};
    }

    /// The error as a sentence: "/figures/1/at: found [9,9], expected a hex of /map/hexes".
    [[nodiscard]] std::string sentence() const;
};

/// Thrown for bad input, before anything has been changed or printed.
class InputError : public std::runtime_error {
public:
    explicit InputError(Error error);

    [[nodiscard]] const Error& error() const noexcept { return error_; }

private:
    Error error_;
};

}  // namespace standee
