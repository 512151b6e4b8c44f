#include "files/document.hpp"

#include <rapidjson/reader.h>
#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "files/render.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

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

/// Builds the document from the events of the parser, which keeps no stack of its own but one
/// bit for each level.
class Builder {
public:
    Builder() {  // room for a small document
        levels_.reserve(16);
        names_.reserve(32);
        values_.reserve(64);
    }

    // The names of these functions are those that the parser calls.
    using number_integer_t = Json::number_integer_t;
    using number_unsigned_t = Json::number_unsigned_t;
    using number_float_t = Json::number_float_t;
    using string_t = Json::string_t;
    using binary_t = Json::binary_t;

    bool null() { return put(nullptr); }
    bool boolean(bool value) { return put(value); }
    bool number_integer(number_integer_t value) { return put(value); }
    bool number_unsigned(number_unsigned_t value) { return put(value); }
    bool number_float(number_float_t value, const string_t&) { return put(value); }
    bool string(string_t& value) { return put(std::move(value)); }
    bool binary(binary_t&) { return false; }
    bool start_object(std::size_t) { return open(Level::Kind::object); }
    bool start_array(std::size_t) { return open(Level::Kind::array); }
    bool key(string_t& name) {
        names_.push_back(std::move(name));
        return true;
    }
    bool end_array() {
        const auto first = values_.begin() + static_cast<std::ptrdiff_t>(levels_.back().values);
        Json::array_t array(std::make_move_iterator(first), std::make_move_iterator(values_.end()));
        close();
        return put(std::move(array));
    }
    bool end_object() {
        const std::span names = std::span{names_}.subspan(levels_.back().names);
        const std::span values = std::span{values_}.subspan(levels_.back().values);
        if (const auto twice = named_twice(names)) {
            return refuse({ErrorCode::duplicate,
                           pointer(),
                           "the field " + in_quotes(*twice) + " twice",
                           "each field of an object once",
                           {}});
        }
        Json::object_t object;
        object.reserve(names.size());
        for (std::size_t i = 0; i < names.size(); ++i) {
            object.emplace_back(std::move(names[i]), std::move(values[i]));
        }
        close();
        return put(std::move(object));
    }
    bool parse_error(std::size_t position, const std::string&, const Json::exception& problem) {
        stopped_at_ = position;
        number_overflow_ = problem.id == number_out_of_range;
        not_utf8_ = std::string_view{problem.what()}.find("UTF-8") != std::string_view::npos;
        return false;
    }

    [[nodiscard]] Json take() { return std::move(document_); }
    /// How many bytes the parser had read when it met what is not JSON.
    [[nodiscard]] std::size_t stopped_at() const { return stopped_at_; }
    [[nodiscard]] bool number_overflow() const { return number_overflow_; }
    [[nodiscard]] bool not_utf8() const { return not_utf8_; }
    [[nodiscard]] const std::optional<Error>& refusal() const { return refusal_; }

private:
    static constexpr int number_out_of_range = 406;

    /// A list or an object that is open: how many names and values stand before its own.
    struct Level {
        enum class Kind { array, object } kind;
        std::size_t names, values;
    };

    static std::optional<std::string> named_twice(std::span<const std::string> names) {
        constexpr std::size_t few = 12;
        if (names.size() <= few) {
            for (std::size_t i = 0; i < names.size(); ++i) {
                if (std::ranges::count(names.first(i), names[i]) > 0) {
                    return names[i];
                }
            }
            return std::nullopt;
        }
        std::vector<std::string_view> sorted(names.begin(), names.end());
        std::ranges::sort(sorted);
        const auto twice = std::ranges::adjacent_find(sorted);
        return twice == sorted.end() ? std::nullopt : std::optional{std::string{*twice}};
    }

    bool refuse(Error error) {
        refusal_ = std::move(error);
        return false;
    }

    bool open(Level::Kind kind) {
        if (levels_.size() == max_document_depth) {
            return refuse({ErrorCode::not_json,
                           "",
                           "lists and objects nested too deeply",
                           "at most " + std::to_string(max_document_depth) + " levels",
                           {}});
        }
        levels_.push_back({kind, names_.size(), values_.size()});
        return true;
    }

    void close() {
        names_.resize(levels_.back().names);
        values_.resize(levels_.back().values);
        levels_.pop_back();
    }

    template <class Value>
    bool put(Value&& value) {
        if (++count_ > max_document_values) {
            return refuse({ErrorCode::not_json,
                           "",
                           "too many values",
                           "at most " + std::to_string(max_document_values),
                           {}});
        }
        if (levels_.empty()) {
            document_ = std::forward<Value>(value);
        } else {
            values_.emplace_back(std::forward<Value>(value));
        }
        return true;
    }

    /// Where the list or object that is being read stands.
    [[nodiscard]] std::string pointer() const {
        std::string text;
        for (std::size_t i = 0; i + 1 < levels_.size(); ++i) {
            const Level& inner = levels_[i + 1];
            text += '/';
            text += levels_[i].kind == Level::Kind::object
                        ? pointer_token(names_[inner.names - 1])
                        : std::to_string(inner.values - levels_[i].values);
        }
        return text;
    }

    Json document_;
    std::vector<Level> levels_;
    std::vector<std::string> names_;  ///< of the fields of all levels that are open
    std::vector<Json> values_;
    std::size_t count_ = 0;
    std::size_t stopped_at_ = 0;
    bool number_overflow_ = false;
    bool not_utf8_ = false;
    std::optional<Error> refusal_;
};

/// Passes on what RapidJSON reads. The names of these functions are those that it calls.
class RapidEvents {
public:
    explicit RapidEvents(Builder& builder) : builder_{&builder} {}

    bool Null() { return builder_->null(); }
    bool Bool(bool value) { return builder_->boolean(value); }
    bool Int(int value) { return builder_->number_integer(value); }
    bool Uint(unsigned value) { return builder_->number_unsigned(value); }
    bool Int64(std::int64_t value) { return builder_->number_integer(value); }
    bool Uint64(std::uint64_t value) { return builder_->number_unsigned(value); }
    bool Double(double) { return false; }  // it rounds some otherwise than nlohmann_json
    bool RawNumber(const char*, rapidjson::SizeType, bool) { return false; }  // it reads numbers
    bool String(const char* text, rapidjson::SizeType size, bool) {
        std::string value(text, size);
        return builder_->string(value);
    }
    bool Key(const char* text, rapidjson::SizeType size, bool) {
        std::string name(text, size);
        return builder_->key(name);
    }
    bool StartObject() { return builder_->start_object(0); }
    bool EndObject(rapidjson::SizeType) { return builder_->end_object(); }
    bool StartArray() { return builder_->start_array(0); }
    bool EndArray(rapidjson::SizeType) { return builder_->end_array(); }

private:
    Builder* builder_;
};

/// Several times as fast as nlohmann_json's parser. None where that one must read the text: it says
/// what is wrong, and reads fractions and numbers beyond 64 bits.
std::optional<Json> parse_fast(std::string_view text) {
    Builder builder;
    RapidEvents events{builder};
    std::string unescaped{text};  // in place: its own stack for texts adds to a null pointer
    rapidjson::InsituStringStream stream{unescaped.data()};
    rapidjson::Reader reader;
    constexpr unsigned flags = rapidjson::kParseInsituFlag | rapidjson::kParseValidateEncodingFlag;
    const bool read = !reader.Parse<flags>(stream, events).IsError();
    // To RapidJSON a zero byte ends a document.
    return read && stream.Tell() == text.size() ? std::optional{builder.take()} : std::nullopt;
}

/// What should stand where the parser has stopped, for the slips that writers make most often.
std::string expected_at(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const std::size_t last = before.find_last_not_of(" \t\r\n");
    const char next = offset < text.size() ? text[offset] : '\0';
    if (last != std::string_view::npos && before[last] == ',' && (next == '}' || next == ']')) {
        return "JSON, which has no comma before a closing bracket";
    }
    if (Json::accept(before)) {
        return "one JSON document, or several with each on a line of its own";
    }
    return "JSON";
}

Error explain(std::string_view text, const Builder& builder) {
    if (builder.refusal()) {
        return *builder.refusal();
    }
    // The parser counts what it has read: the byte it stopped at is the last of them.
    const std::size_t read = builder.stopped_at();
    const std::size_t offset = read == 0 ? 0 : read - 1;
    const std::string place = " at " + line_and_column(text, offset);
    if (builder.number_overflow()) {
        return {ErrorCode::out_of_range, "", "a number too large" + place, "a smaller number", {}};
    }
    if (builder.not_utf8()) {
        return {ErrorCode::not_json, "", "a byte that is not UTF-8" + place, "JSON in UTF-8", {}};
    }
    return {ErrorCode::not_json, "", excerpt(text, offset) + place, expected_at(text, offset), {}};
}

}  // namespace

Json parse_document(std::string_view text) {
    if (text.size() > max_document_bytes) {
        throw InputError({ErrorCode::not_json,
                          "",
                          "too long a text",
                          "at most " + std::to_string(max_document_bytes) + " bytes",
                          {}});
    }
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        throw InputError({ErrorCode::not_json, "", "no text at all", "a JSON document", {}});
    }
    if (std::optional<Json> document = parse_fast(text)) {
        return *std::move(document);
    }
    Builder builder;
    if (!Json::sax_parse(text, &builder)) {
        throw InputError(explain(text, builder));
    }
    return builder.take();
}

std::vector<Json> parse_documents(std::string_view text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view first = text.substr(0, end);
    const bool more = text.find_first_not_of(" \t\r\n", end) != std::string_view::npos;
    std::vector<Json> documents;
    if (!more || !Json::accept(first)) {
        documents.push_back(parse_document(text));
        return documents;
    }
    std::size_t line = 1;
    for (std::size_t from = 0; from < text.size(); ++line) {
        const std::size_t to = std::min(text.find('\n', from), text.size());
        const std::string_view one = text.substr(from, to - from);
        from = to + 1;
        if (one.find_first_not_of(" \t\r") == std::string_view::npos) {
            continue;
        }
        try {
            documents.push_back(parse_document(one));
        } catch (const InputError& error) {
            Error inside = error.error();
            inside.found += ", in line " + std::to_string(line) + " of several documents";
            throw InputError(inside);
        }
    }
    return documents;
}

}  // namespace standee
