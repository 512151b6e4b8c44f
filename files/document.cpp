#include "files/document.hpp"

#include <rapidjson/reader.h>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <memory_resource>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>
#include <string>
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

/// Room for `count` of them, which live as long as the arena.
template <class T>
std::span<T> room_for(std::size_t count, std::pmr::memory_resource& arena) {
    return {static_cast<T*>(arena.allocate(count * sizeof(T), alignof(T))), count};
}

/// Copies of them in the arena.
template <class T>
std::span<const T> kept(std::span<const T> items, std::pmr::memory_resource& arena) {
    const std::span<T> room = room_for<T>(items.size(), arena);
    std::uninitialized_copy(items.begin(), items.end(), room.begin());
    return room;
}

std::string_view kept(std::string_view text, std::pmr::memory_resource& arena) {
    const std::span<const char> copy = kept(std::span<const char>{text}, arena);
    return {copy.data(), copy.size()};
}

/// Builds a document in the arena from the events of a parser, which keeps no stack of its own but
/// one bit for each level.
class Builder {
public:
    explicit Builder(std::pmr::memory_resource& arena) : arena_{&arena} {  // for a small document
        levels_.reserve(16);
        names_.reserve(32);
        values_.reserve(128);
    }

    bool key(std::string_view name) {
        names_.push_back(name);
        return true;
    }
    bool open(bool is_object) {
        levels_.push_back({is_object, names_.size(), values_.size()});
        return levels_.size() <= max_document_depth || refuse_depth();
    }
    bool close_list() {
        const std::span<const JsonValue> values = own_values();
        const JsonValue list{kept(values, *arena_)};
        close();
        return put(list);
    }
    bool close_object() {
        const std::span<const std::string_view> names = own_names();
        const std::span<const JsonValue> values = own_values();
        if (const auto twice = named_twice(names)) {
            return refuse({ErrorCode::duplicate,
                           pointer(),
                           "the field " + in_quotes(*twice) + " twice",
                           "each field of an object once",
                           {}});
        }
        const std::span<JsonField> fields = room_for<JsonField>(names.size(), *arena_);
        for (std::size_t i = 0; i < names.size(); ++i) {
            std::construct_at(&fields[i], names[i], values[i]);
        }
        close();
        return put(JsonValue{std::span<const JsonField>{fields}});
    }
    bool put(JsonValue value) {
        values_.push_back(value);
        return ++count_ <= max_document_values || refuse_size();
    }

    [[nodiscard]] std::pmr::memory_resource& arena() const { return *arena_; }
    /// The document, after all events.
    [[nodiscard]] JsonValue take() const { return values_.front(); }
    [[nodiscard]] const std::optional<Error>& refusal() const { return refusal_; }

private:
    /// A list or an object that is open: how many names and values stand before its own.
    struct Level {
        bool is_object;
        std::size_t names, values;
    };

    static std::optional<std::string_view> named_twice(std::span<const std::string_view> names) {
        constexpr std::size_t few = 12;
        if (names.size() <= few) {
            for (std::size_t i = 0; i < names.size(); ++i) {
                if (std::ranges::count(names.first(i), names[i]) > 0) {
                    return names[i];
                }
            }
            return std::nullopt;
        }
        std::set<std::string_view> seen;
        const auto twice = std::ranges::find_if_not(
            names, [&](std::string_view name) { return seen.insert(name).second; });
        return twice == names.end() ? std::nullopt : std::optional{*twice};
    }

    [[nodiscard]] std::span<const std::string_view> own_names() const {
        return std::span{names_}.subspan(levels_.back().names);
    }
    [[nodiscard]] std::span<const JsonValue> own_values() const {
        return std::span{values_}.subspan(levels_.back().values);
    }

    bool refuse(Error error) {
        refusal_ = std::move(error);
        return false;
    }
    bool refuse_depth() {
        return refuse({ErrorCode::not_json,
                       "",
                       "lists and objects nested too deeply",
                       "at most " + std::to_string(max_document_depth) + " levels",
                       {}});
    }
    bool refuse_size() {
        return refuse({ErrorCode::not_json,
                       "",
                       "too many values",
                       "at most " + std::to_string(max_document_values),
                       {}});
    }

    void close() {
        names_.resize(levels_.back().names);
        values_.resize(levels_.back().values);
        levels_.pop_back();
    }

    /// Where the list or object that is being read stands.
    [[nodiscard]] std::string pointer() const {
        std::string text;
        for (std::size_t i = 0; i + 1 < levels_.size(); ++i) {
            const Level& inner = levels_[i + 1];
            text += '/';
            text += levels_[i].is_object ? pointer_token(names_[inner.names - 1])
                                         : std::to_string(inner.values - levels_[i].values);
        }
        return text;
    }

    std::pmr::memory_resource* arena_;
    std::vector<Level> levels_;
    std::vector<std::string_view> names_;  ///< of the fields of all levels that are open
    std::vector<JsonValue> values_;
    std::size_t count_ = 0;
    std::optional<Error> refusal_;
};

/// Passes on what RapidJSON reads in place. The names of these functions are those that it calls.
class RapidEvents {
public:
    explicit RapidEvents(Builder& builder) : builder_{&builder} {}

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
    Builder* builder_;
};

/// Passes on what nlohmann_json reads. The names of these functions are those that it calls.
class NlohmannEvents {
public:
    using number_integer_t = Json::number_integer_t;
    using number_unsigned_t = Json::number_unsigned_t;
    using number_float_t = Json::number_float_t;
    using string_t = Json::string_t;
    using binary_t = Json::binary_t;

    explicit NlohmannEvents(Builder& builder) : builder_{&builder} {}

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
    bool parse_error(std::size_t position, const std::string&, const Json::exception& problem) {
        stopped_at_ = position;
        number_overflow_ = problem.id == number_out_of_range;
        not_utf8_ = std::string_view{problem.what()}.find("UTF-8") != std::string_view::npos;
        return false;
    }

    /// How many bytes the parser had read when it met what is not JSON.
    [[nodiscard]] std::size_t stopped_at() const { return stopped_at_; }
    [[nodiscard]] bool number_overflow() const { return number_overflow_; }
    [[nodiscard]] bool not_utf8() const { return not_utf8_; }

private:
    static constexpr int number_out_of_range = 406;

    Builder* builder_;
    std::size_t stopped_at_ = 0;
    bool number_overflow_ = false;
    bool not_utf8_ = false;
};

/// Several times as fast as nlohmann_json's parser. None where that one must read the text: it says
/// what is wrong, and reads fractions and numbers beyond 64 bits.
std::optional<JsonValue> read_fast(std::string_view text, std::pmr::memory_resource& arena) {
    Builder builder{arena};
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

Error explain(std::string_view text, const NlohmannEvents& events) {
    // The parser counts what it has read: the byte it stopped at is the last of them.
    const std::size_t read = events.stopped_at();
    const std::size_t offset = read == 0 ? 0 : read - 1;
    const std::string place = " at " + line_and_column(text, offset);
    if (events.number_overflow()) {
        return {ErrorCode::out_of_range, "", "a number too large" + place, "a smaller number", {}};
    }
    if (events.not_utf8()) {
        return {ErrorCode::not_json, "", "a byte that is not UTF-8" + place, "JSON in UTF-8", {}};
    }
    return {ErrorCode::not_json, "", excerpt(text, offset) + place, expected_at(text, offset), {}};
}

JsonValue read_slowly(std::string_view text, std::pmr::memory_resource& arena) {
    Builder builder{arena};
    NlohmannEvents events{builder};
    if (!Json::sax_parse(text, &events)) {
        throw InputError(builder.refusal() ? *builder.refusal() : explain(text, events));
    }
    return builder.take();
}

/// The value that was made by hand, in the arena.
JsonValue copied(const Json& json, std::pmr::memory_resource& arena) {
    switch (json.type()) {
        case Json::value_t::boolean: return JsonValue{json.get<bool>()};
        case Json::value_t::number_integer: return JsonValue{json.get<std::int64_t>()};
        case Json::value_t::number_unsigned: return JsonValue{json.get<std::uint64_t>()};
        case Json::value_t::number_float: return JsonValue{json.get<double>()};
        case Json::value_t::string:
            return JsonValue{kept(json.get_ref<const std::string&>(), arena)};
        case Json::value_t::array: {
            const std::span<JsonValue> values = room_for<JsonValue>(json.size(), arena);
            auto next = values.begin();
            for (const Json& value : json) {
                std::construct_at(&*next++, copied(value, arena));
            }
            return JsonValue{std::span<const JsonValue>{values}};
        }
        case Json::value_t::object: {
            const std::span<JsonField> fields = room_for<JsonField>(json.size(), arena);
            auto next = fields.begin();
            for (const auto& [name, value] : json.get_ref<const Json::object_t&>()) {
                std::construct_at(&*next++, kept(name, arena), copied(value, arena));
            }
            return JsonValue{std::span<const JsonField>{fields}};
        }
        case Json::value_t::null:
        case Json::value_t::binary:
        case Json::value_t::discarded: break;
    }
    return JsonValue{};
}

}  // namespace

struct Document::Memory {
    explicit Memory(std::size_t bytes) : arena{bytes} {}

    std::pmr::monotonic_buffer_resource arena;
    JsonValue root;
};

Document::Document() : Document{Json{}} {}

Document::Document(const Json& json) {
    constexpr std::size_t first_block = 2048;
    const auto memory = std::make_shared<Memory>(first_block);
    memory->root = copied(json, memory->arena);
    root_ = &memory->root;
    memory_ = memory;
}

Document::Document(std::shared_ptr<const Memory> memory, const JsonValue& root)
    : memory_{std::move(memory)}, root_{&root} {}

Document Document::part(const JsonValue& value) const { return {memory_, value}; }

Json Document::json() const { return json_of(*root_); }

std::string_view Document::format() const {
    if (root_->kind() != JsonValue::Kind::object) {
        return {};
    }
    const auto fields = root_->fields();
    const auto field = std::ranges::find(fields, "format", &JsonField::name);
    return field != fields.end() && field->value.kind() == JsonValue::Kind::text
               ? field->value.text()
               : std::string_view{};
}

Json json_of(const JsonValue& value) {
    using Kind = JsonValue::Kind;
    switch (value.kind()) {
        case Kind::null: break;
        case Kind::boolean: return value.boolean();
        case Kind::integer: return value.integer();
        case Kind::natural: return value.natural();
        case Kind::number: return value.number();
        case Kind::text: return value.text();
        case Kind::list: {
            Json::array_t list;
            list.reserve(value.values().size());
            for (const JsonValue& one : value.values()) {
                list.push_back(json_of(one));
            }
            return Json(std::move(list));
        }
        case Kind::object: {
            Json::object_t object;
            object.reserve(value.fields().size());
            for (const auto& [name, one] : value.fields()) {
                object.emplace_back(std::string{name}, json_of(one));
            }
            return Json(std::move(object));
        }
    }
    return nullptr;
}

Document Document::parse(std::string_view text) {
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
    // Values take some five times as much room as their text.
    constexpr std::size_t per_byte = 6;
    constexpr std::size_t most = std::size_t{1} << 20U;
    const auto memory = std::make_shared<Memory>(std::min(per_byte * text.size() + 1, most));
    const auto read = read_fast(text, memory->arena);
    memory->root = read ? *read : read_slowly(text, memory->arena);
    return {memory, memory->root};
}

std::vector<Document> Document::parse_several(std::string_view text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view first = text.substr(0, end);
    const bool more = text.find_first_not_of(" \t\r\n", end) != std::string_view::npos;
    std::vector<Document> documents;
    if (!more || !Json::accept(first)) {
        documents.push_back(parse(text));
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
            documents.push_back(parse(one));
        } catch (const InputError& error) {
            Error inside = error.error();
            inside.found += ", in line " + std::to_string(line) + " of several documents";
            throw InputError(inside);
        }
    }
    return documents;
}

Json parse_document(std::string_view text) { return Document::parse(text).json(); }

std::vector<Json> parse_documents(std::string_view text) {
    std::vector<Json> documents;
    for (const Document& document : Document::parse_several(text)) {
        documents.push_back(document.json());
    }
    return documents;
}

}  // namespace standee
