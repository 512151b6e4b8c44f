#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "api/answers.hpp"
#include "api/stat_cards.hpp"
#include "files/reader.hpp"
#include "show/words/language.hpp"

namespace standee::api {

/// The empty envelope that all requests without options share.
const Document& no_options();

/// A request, as a method receives it.
struct Request {
    std::vector<Document> documents;   ///< none if the request has only options, or is empty
    Document envelope = no_options();  ///< its "options" as written
    std::string file = "-";            ///< the name of the document in answers
    StatCards stat_cards;
    bool words = false;
    Language language = Language::english;  ///< the language of the texts for players
    MapStyle style;

    [[nodiscard]] Reader reader() const { return Reader{envelope}.at("options"); }
    [[nodiscard]] Form form() const { return {.json = !words, .style = style}; }
};

/// The language that "language" names; English if it is left out. Throws InputError.
Language language_in(const Reader& options);

/// The documents and options that a method takes.
struct Takes {
    enum class Documents : std::uint8_t { none, one, several };

    /// Besides the options that all such methods have.
    std::span<const std::string_view> options;
    Documents documents = Documents::several;
    /// Whether the method can also answer in words, if the request has that option.
    bool words = false;
};

/// Reads a request. Throws InputError for options or documents that the method does not take. Sets
/// `file` to the name of the document in errors as soon as it is known.
Request read_request(std::string_view text, const Takes& takes, std::string& file);

/// The error that replaces an answer, as a line without its newline.
std::string error_line(const std::string& file, const std::exception_ptr& problem);

/// Throws InputError if the map of a document has more hexes than the limit, or its picture more
/// characters.
void demand_small_map(const Reader& document, std::size_t hexes);

/// Answers one document after another. An answer in words becomes
/// `{"format":"words/1","text":"..."}`. A bad document gets a line with its error. A fixture with
/// several editions is answered once for each.
std::string answer_each(
    Request request,
    const std::function<std::string(const std::string& name, Document document)>& answer);

}  // namespace standee::api
