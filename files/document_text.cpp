#include "files/document_text.hpp"

#include <rapidjson/reader.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>

#include "files/arena.hpp"
#include "files/document_builder.hpp"
#include "files/render.hpp"
#include "lib/error.hpp"
#include "lib/letters.hpp"

namespace standee {
namespace {

constexpr std::string_view blanks = " \t\r\n";

/// "line 3, column 14" of a place in the text, both counted from 1.
std::string line_and_column(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto line = std::ranges::count(before, '\n') + 1;
    const std::size_t last_break = before.rfind('\n');
    const std::size_t column =
        last_break == std::string_view::npos ? before.size() + 1 : before.size() - last_break;
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// One line, and no more of it than helps, of what stands at a place in the text.
std::string excerpt(std::string_view text, std::size_t offset) {
    if (offset >= text.size()) {
        return "the end of the text";
    }
    const std::string_view rest = text.substr(offset, 20);
    return in_quotes(rest.substr(0, std::max<std::size_t>(rest.find_first_of("\r\n"), 1)));
}

/// Passes on what RapidJSON reads in place. The names of these functions are those that it calls.
class RapidEvents {
public:
    explicit RapidEvents(DocumentBuilder& builder) : builder_{&builder} {}

    bool Null() { return builder_->put(JsonValue{}); }
    bool Bool(bool value) { return builder_->put(JsonValue{value}); }
    bool Int(int value) { return Int64(value); }
    bool Uint(unsigned value) { return Uint64(value); }
    bool Int64(std::int64_t value) { return builder_->put(JsonValue{value}); }
    bool Uint64(std::uint64_t value) { return builder_->put(JsonValue{value}); }
    bool Double(double) { return false; }  // it rounds some otherwise than nlohmann_json
    bool RawNumber(const char*, rapidjson::SizeType, bool) { return false; }  // it reads numbers
    bool String(const char* text, rapidjson::SizeType size, bool) {
        return builder_->put(JsonValue{std::string_view{text, size}});
    }
    bool Key(const char* text, rapidjson::SizeType size, bool) {
        return builder_->key({text, size});
    }
    bool StartObject() { return builder_->open(true); }
    bool EndObject(rapidjson::SizeType) { return builder_->close_object(); }
    bool StartArray() { return builder_->open(false); }
    bool EndArray(rapidjson::SizeType) { return builder_->close_list(); }

private:
    DocumentBuilder* builder_;
};

/// Passes on what nlohmann_json reads. The names of these functions are those that it calls.
class NlohmannEvents {
public:
    using number_integer_t = Json::number_integer_t;
    using number_unsigned_t = Json::number_unsigned_t;
    using number_float_t = Json::number_float_t;
    using string_t = Json::string_t;
    using binary_t = Json::binary_t;

    explicit NlohmannEvents(DocumentBuilder& builder) : builder_{&builder} {}

    bool null() { return builder_->put(JsonValue{}); }
    bool boolean(bool value) { return builder_->put(JsonValue{value}); }
    bool number_integer(number_integer_t value) { return builder_->put(JsonValue{value}); }
    bool number_unsigned(number_unsigned_t value) { return builder_->put(JsonValue{value}); }
    bool number_float(number_float_t value, const string_t&) {
        return builder_->put(JsonValue{value});
    }
    bool string(const string_t& value) {
        return builder_->put(JsonValue{kept(value, builder_->arena())});
    }
    bool binary(const binary_t&) { return false; }
    bool key(const string_t& name) { return builder_->key(kept(name, builder_->arena())); }
    bool start_object(std::size_t) { return builder_->open(true); }
    bool start_array(std::size_t) { return builder_->open(false); }
    bool end_array() { return builder_->close_list(); }
    bool end_object() { return builder_->close_object(); }
    bool parse_error(std::size_t position, const std::string& token,
                     const Json::exception& problem) {
        problem_ = problem.what();
        number_overflow_ = problem.id == number_out_of_range;
        // The parser counts what it has read: the byte it stopped at is the last of them, and of a
        // text that it has read to the end the first.
        const std::size_t back = says("unexpected string literal") ? token.size() : 1;
        stopped_at_ = position - std::min(position, back);
        return false;
    }

    /// Where the text stops being JSON.
    [[nodiscard]] std::size_t stopped_at() const { return stopped_at_; }
    [[nodiscard]] bool number_overflow() const { return number_overflow_; }
    /// Whether the parser's own message has these words.
    [[nodiscard]] bool says(std::string_view words) const {
        return problem_.find(words) != std::string::npos;
    }

private:
    static constexpr int number_out_of_range = 406;

    DocumentBuilder* builder_;
    std::string problem_;
    std::size_t stopped_at_ = 0;
    bool number_overflow_ = false;
};

/// Several times as fast as nlohmann_json's parser. None where that one must read the text: it says
/// what is wrong, and reads fractions and numbers beyond 64 bits.
std::optional<JsonValue> read_fast(std::string_view text, std::pmr::memory_resource& arena,
                                   const DocumentLimits& limits) {
    DocumentBuilder builder{arena, limits};
    RapidEvents events{builder};
    const std::span<char> unescaped = room_for<char>(text.size() + 1, arena);
    *std::ranges::copy(text, unescaped.begin()).out = '\0';
    rapidjson::InsituStringStream stream{unescaped.data()};
    rapidjson::Reader reader;
    constexpr unsigned flags = rapidjson::kParseInsituFlag | rapidjson::kParseValidateEncodingFlag;
    const bool read = !reader.Parse<flags>(stream, events).IsError();
    // To RapidJSON a zero byte ends a document.
    return read && stream.Tell() == text.size() ? std::optional{builder.take()} : std::nullopt;
}

/// What other languages allow, by what it begins with.
struct Slip {
    std::string_view begins;
    std::string_view expected;
};
constexpr std::string_view no_comments = "JSON, which has no comments";
constexpr std::string_view in_double_quotes =
    R"(JSON, which has names and texts in straight double quotes, as in "level")";
constexpr std::array slips = std::to_array<Slip>({
    {"/", no_comments},
    {"#", no_comments},
    {"'", in_double_quotes},
    {"\xe2\x80", in_double_quotes},  // curly quotes
});

/// What should stand where the parser has stopped, for the slips that writers make most often;
/// `closing` is the bracket that would end the list or the object there, if it could end.
std::string expected_at(std::string_view text, std::size_t offset, std::string_view closing) {
    const std::string_view before = text.substr(0, offset);
    const std::string_view after = text.substr(offset);
    const std::size_t last = before.find_last_not_of(blanks);
    const char next = after.empty() ? '\0' : after.front();
    if (last != std::string_view::npos && before[last] == ',' && (next == '}' || next == ']')) {
        return "JSON, which has no comma before a closing bracket";
    }
    for (const Slip& slip : slips) {
        if (after.starts_with(slip.begins)) {
            return std::string{slip.expected};
        }
    }
    if (!closing.empty()) {
        return (after.empty() ? "a closing " : "a comma or ") + in_quotes(closing);
    }
    return Json::accept(before) ? "one JSON document, or several with each on a line of its own"
                                : "JSON";
}

/// Whether a value or a name begins with this character, with or without its quotes.
bool begins_value(char c) {
    return is_letter(c) || is_digit(c) ||
           std::string_view{"{[\"-"}.find(c) != std::string_view::npos;
}

Error explain(std::string_view text, const NlohmannEvents& events) {
    const std::size_t offset = std::min(events.stopped_at(), text.size());
    const std::string place = " at " + line_and_column(text, offset);
    const char next = offset < text.size() ? text[offset] : '\0';
    if (events.number_overflow()) {
        return {ErrorCode::out_of_range, "", "a number too large" + place, "a smaller number", {}};
    }
    if (events.says("UTF-8")) {
        return {ErrorCode::not_json, "", "a byte that is not UTF-8" + place, "JSON in UTF-8", {}};
    }
    const std::string found = excerpt(text, offset);
    if (events.says("object key") && is_letter(next)) {
        return {ErrorCode::not_json, "", found + place, std::string{in_double_quotes}, {}};
    }
    const std::string_view closing = events.says("; expected '}'")   ? "}"
                                     : events.says("; expected ']'") ? "]"
                                                                     : "";
    if (!closing.empty() && begins_value(next)) {
        const std::size_t end = text.find_last_not_of(blanks, offset - 1) + 1;
        return {ErrorCode::not_json,
                "",
                "no comma at " + line_and_column(text, end),
                "a comma before " + found,
                {}};
    }
    return {ErrorCode::not_json, "", found + place, expected_at(text, offset, closing), {}};
}

JsonValue read_slowly(std::string_view text, std::pmr::memory_resource& arena,
                      const DocumentLimits& limits) {
    DocumentBuilder builder{arena, limits};
    NlohmannEvents events{builder};
    if (!Json::sax_parse(text, &events)) {
        throw InputError(builder.refusal() ? *builder.refusal() : explain(text, events));
    }
    return builder.take();
}

}  // namespace

JsonValue read_document_text(std::string_view text, std::pmr::memory_resource& arena,
                             const DocumentLimits& limits) {
    const auto read = read_fast(text, arena, limits);
    return read ? *read : read_slowly(text, arena, limits);
}

}  // namespace standee
