#include "files/document.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <memory>
#include <memory_resource>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "files/arena.hpp"
#include "files/document_text.hpp"
#include "lib/error.hpp"

namespace standee {
namespace {

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

std::vector<std::string> texts_in(const JsonValue& value, std::string_view name) {
    std::vector<std::string> texts;
    const auto look_below = [&](const JsonValue& inside) {
        std::ranges::move(texts_in(inside, name), std::back_inserter(texts));
    };
    if (value.kind() == JsonValue::Kind::list) {
        std::ranges::for_each(value.values(), look_below);
    } else if (value.kind() == JsonValue::Kind::object) {
        for (const auto& [field, inside] : value.fields()) {
            if (field == name && inside.kind() == JsonValue::Kind::text) {
                texts.emplace_back(inside.text());
            }
            look_below(inside);
        }
    }
    return texts;
}

Document Document::parse(std::string_view text, const DocumentLimits& limits) {
    if (text.size() > limits.bytes) {
        throw InputError({ErrorCode::not_json,
                          "",
                          "too long a text",
                          "at most " + std::to_string(limits.bytes) + " bytes",
                          {}});
    }
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        throw InputError({ErrorCode::not_json, "", "no text at all", "a JSON document", {}});
    }
    // Values take some five times as much room as their text.
    constexpr std::size_t per_byte = 6;
    constexpr std::size_t most = std::size_t{1} << 20U;
    const auto memory = std::make_shared<Memory>(std::min(per_byte * text.size() + 1, most));
    memory->root = read_document_text(text, memory->arena, limits);
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

Json parse_document(std::string_view text, const DocumentLimits& limits) {
    return Document::parse(text, limits).json();
}

std::vector<Json> parse_documents(std::string_view text) {
    std::vector<Json> documents;
    for (const Document& document : Document::parse_several(text)) {
        documents.push_back(document.json());
    }
    return documents;
}

}  // namespace standee
