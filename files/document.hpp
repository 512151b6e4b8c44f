#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "files/json_value.hpp"

namespace standee {

/// A JSON value whose objects keep the order in which their fields were written.
using Json = nlohmann::ordered_json;

/// Limits of the input; larger input is refused.
inline constexpr std::size_t max_document_bytes = std::size_t{64} << 20U;
inline constexpr std::size_t max_document_values = 2'000'000;
inline constexpr std::size_t max_document_depth = 64;

/// The most bytes and values that a document may have, and the most levels of lists and objects.
struct DocumentLimits {
    std::size_t bytes = max_document_bytes;
    std::size_t values = max_document_values;
    std::size_t depth = max_document_depth;
};
/// Limits for an answer of Standee, which contains the documents it was asked about below its own
/// fields.
inline constexpr DocumentLimits answer_limits{SIZE_MAX, SIZE_MAX, 2 * max_document_depth};

/// A read-only JSON document, with its fields in the order in which they were written. Copies share
/// its memory.
class Document {
public:
    /// Parses the JSON document in `text`. Throws InputError, with line and column (both from 1,
    /// the column in bytes), if the text is empty, is not JSON or not UTF-8, repeats a field of an
    /// object, has a number that is too large for a double, or exceeds the limits. Time and memory
    /// grow with the text, the stack with its nesting up to the limit.
    static Document parse(std::string_view text, const DocumentLimits& limits = {});
    /// The documents in `text`: a single one, or several with one on each line. Throws InputError
    /// as `parse` does; if there are several, the error gives the line in the text.
    static std::vector<Document> parse_several(std::string_view text);

    /// The document `null`.
    Document();
    /// The same document. The conversion is implicit, so a function that reads a document takes
    /// either type.
    Document(const Json& json);  // NOLINT(google-explicit-constructor)

    [[nodiscard]] const JsonValue& root() const { return *root_; }
    /// A value of this document as a document of its own.
    [[nodiscard]] Document part(const JsonValue& value) const;
    /// The same document as a tree that can be changed.
    [[nodiscard]] Json json() const;
    /// The text in its field "format"; empty if it has none.
    [[nodiscard]] std::string_view format() const;

private:
    struct Memory;
    Document(std::shared_ptr<const Memory> memory, const JsonValue& root);

    std::shared_ptr<const Memory> memory_;
    const JsonValue* root_;
};

/// The same value as a tree that can be changed.
Json json_of(const JsonValue& value);

/// The texts in all fields with that name, at any depth, in the order in which they are written.
std::vector<std::string> texts_in(const JsonValue& value, std::string_view name);

/// The same as `Document::parse`, as a tree that can be changed. It replaces `Json::parse`, which
/// would add a second parser to the WebAssembly module.
Json parse_document(std::string_view text, const DocumentLimits& limits = {});
/// The same as `Document::parse_several`, as trees that can be changed.
std::vector<Json> parse_documents(std::string_view text);

}  // namespace standee
