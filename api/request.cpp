#include "api/request.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/fixture_editions.hpp"
#include "files/line_of.hpp"
#include "files/why_json.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee::api {
namespace {

constexpr Limits widths{20, 500};

/// Whether a document consists of options, or is an envelope with a document and options. No other
/// document has a field "input".
bool is_envelope(const Document& document) {
    const JsonValue& root = document.root();
    const auto is_called = [](std::string_view name) {
        return [name](const JsonField& field) { return field.name == name; };
    };
    return root.kind() == JsonValue::Kind::object && !root.fields().empty() &&
           (std::ranges::all_of(root.fields(), is_called("options")) ||
            std::ranges::any_of(root.fields(), is_called("input")));
}

void open_envelope(Request& request, const Document& envelope) {
    const Reader whole{envelope};
    whole.only({"input", "options"});
    if (whole.has("options")) {
        request.envelope = envelope;
    }
    if (const auto input = whole.find("input")) {
        request.documents.push_back(envelope.part(input->value()));
    }
}

bool is_empty_object(const Document& document) {
    const JsonValue& root = document.root();
    return root.kind() == JsonValue::Kind::object && root.fields().empty();
}

void read_common_options(Request& request) {
    const Reader options = request.reader();
    request.words = options.boolean_or("words", false);
    request.language = language_in(options);
    request.style.width = options.integer_or("width", request.style.width, widths);
    if (const auto cards = options.find("monsters")) {
        for (std::size_t i = 0; i < cards->size(); ++i) {
            request.stat_cards.add((*cards)[i]);
        }
    }
}

std::vector<std::string_view> known_options(const Takes& takes) {
    std::vector<std::string_view> known{takes.options.begin(), takes.options.end()};
    known.emplace_back("language");
    if (takes.documents == Takes::Documents::several) {
        known.insert(known.end(), {"file", "monsters"});
    }
    if (takes.words) {
        known.insert(known.end(), {"words", "width"});
    }
    return known;
}

void demand_documents(const Request& request, Takes::Documents taken) {
    const std::size_t count = request.documents.size();
    const bool none = taken == Takes::Documents::none;
    const bool empty = count == 0 || (count == 1 && is_empty_object(request.documents.front()));
    if (taken == Takes::Documents::several || (none ? empty : count <= 1)) {
        return;
    }
    throw InputError{{none ? ErrorCode::usage : ErrorCode::too_many,
                      "",
                      count == 1 ? "a document" : std::to_string(count) + " documents",
                      none ? "none: only {\"options\":{...}}, or nothing" : "one",
                      {}}};
}

}  // namespace

const Document& no_options() {
    static const Document none = Json{{"options", Json::object()}};
    return none;
}

Language language_in(const Reader& options) {
    const auto code = options.find("language");
    if (!code) {
        return Language::english;
    }
    if (const auto language = language_called(code->text())) {
        return *language;
    }
    code->fail(ErrorCode::unknown_name, "a language: en or de");
}

std::string error_line(const std::string& file, const std::exception_ptr& problem) {
    try {
        std::rethrow_exception(problem);
    } catch (const InputError& error) {
        return line_of(write_error(file, error.error()));
    } catch (const std::exception& error) {
        return line_of(write_error(file, {ErrorCode::internal, "", error.what(), "", {}}));
    }
}

Request read_request(std::string_view text, const Takes& takes, std::string& file) {
    Request request;
    const bool empty = text.find_first_not_of(" \t\r\n") == std::string_view::npos;
    std::vector<Document> documents =
        empty ? std::vector<Document>{} : Document::parse_several(text);
    if (documents.size() == 1 && is_envelope(documents.front())) {
        open_envelope(request, documents.front());
    } else {
        request.documents = std::move(documents);
    }
    if (takes.documents == Takes::Documents::several) {
        file = request.file = request.reader().text_or("file", request.file);
    }
    request.reader().only(known_options(takes));
    demand_documents(request, takes.documents);
    read_common_options(request);
    return request;
}

void demand_small_map(const Reader& document, std::size_t hexes) {
    const auto scene = scene_in(document);
    if (!scene || !scene->at("map").is_object()) {
        return;
    }
    std::size_t size = 0;
    for (const auto& [field, list] : scene->at("map").value().fields()) {
        if (list.kind() != JsonValue::Kind::list) {
            continue;
        }
        for (const JsonValue& item : list.values()) {
            size += field != "picture"                     ? 1
                    : item.kind() == JsonValue::Kind::text ? item.text().size()
                                                           : 0;
        }
    }
    if (size > hexes) {
        throw InputError{{ErrorCode::too_many,
                          "/map",
                          "a map of " + std::to_string(size) + " entries",
                          "at most " + std::to_string(hexes),
                          {}}};
    }
}

std::string answer_each(
    Request request,
    const std::function<std::string(const std::string& name, Document document)>& answer) {
    if (request.documents.empty()) {
        throw InputError{{ErrorCode::missing_field, "", "no document", "one", {}}};
    }
    const bool several = request.documents.size() > 1;
    std::string answers;
    const auto guarded = [&](const std::string& name, const auto& work) {
        try {
            work();
        } catch (const std::bad_alloc&) {
            throw;
        } catch (...) {
            answers += error_line(name, std::current_exception()) + "\n";
        }
    };
    for (std::size_t i = 0; i < request.documents.size(); ++i) {
        const std::string name =
            several ? request.file + ":" + std::to_string(i + 1) : request.file;
        std::vector<NamedDocument> editions;
        guarded(name, [&] { editions = in_each_edition(name, std::move(request.documents[i])); });
        for (NamedDocument& one : editions) {
            guarded(one.name, [&] {
                std::string text =
                    answer(one.name, request.stat_cards.added_to(std::move(one.document)));
                spend(0);  // throws if exceeding the limit of work was taken for a refusal
                answers += request.words
                               ? line_of({{"format", "words/1"}, {"text", std::move(text)}}) + "\n"
                               : std::move(text);
            });
        }
    }
    return answers;
}

}  // namespace standee::api
