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

/// Limits of the input; anything larger is refused.
inline constexpr std::size_t max_document_bytes = std::size_t{64} << 20U;
inline constexpr std::size_t max_document_values = 2'000'000;
inline constexpr std::size_t max_document_depth = 64;

/// How many bytes and values a document may have, and how many levels of lists and objects.
struct DocumentLimits {
    std::size_t bytes = max_document_bytes;
    std::size_t values = max_document_values;
    std::size_t depth = max_document_depth;
};
/// For an answer of Standee, which has the documents it was asked about below its own fields.
inline constexpr DocumentLimits answer_limits{SIZE_MAX, SIZE_MAX, 2 * max_document_depth};

/// A JSON document that is only read, with its fields in the order in which they were written.
/// Copies share its memory.
class Document {
public:
    /// The JSON document in `text`. Throws InputError, saying line and column (both from 1, the
    /// column in bytes), where the text is empty, is not JSON or not UTF-8, names a field of an
    /// object twice, holds a number too large for a double, or is beyond the limits. Time and
    /// memory grow with the text, the stack with its nesting up to the limit.
    static Document parse(std::string_view text, const DocumentLimits& limits = {});
    /// The documents in `text`: one, or several with one in each line. Throws InputError as `parse`
    /// does; of several it says the line in the text.
    static std::vector<Document> parse_several(std::string_view text);

    /// null
    Document();
    /// The same document. Implicit, so that a function which reads a document takes either.
    Document(const Json& json);  // NOLINT(google-explicit-constructor)

    [[nodiscard]] const JsonValue& root() const { return *root_; }
    /// A value of this document as a document of its own.
    [[nodiscard]] Document part(const JsonValue& value) const;
    /// The same document, which can then be changed.
    [[nodiscard]] Json json() const;
    /// The text in its field "format"; empty if it has none.
    [[nodiscard]] std::string_view format() const;

private:
    struct Memory;
    Document(std::shared_ptr<const Memory> memory, const JsonValue& root);

    std::shared_ptr<const Memory> memory_;
    const JsonValue* root_;
};

/// The same value, which can then be changed.
Json json_of(const JsonValue& value);

/// The texts in all fields of that name, at any depth, in the order in which they are written.
std::vector<std::string> texts_in(const JsonValue& value, std::string_view name);

/// What `Document::parse` reads, which can then be changed. Used instead of `Json::parse`, which
/// would bring a second parser into the module for pages.
Json parse_document(std::string_view text, const DocumentLimits& limits = {});
/// What `Document::parse_several` reads, which can then be changed.
std::vector<Json> parse_documents(std::string_view text);

}  // namespace standee
