#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "api/answers.hpp"
#include "api/stat_cards.hpp"
#include "files/reader.hpp"

namespace standee::api {

/// What a method is asked.
struct Request {
    std::vector<Json> documents;    ///< none where the request has options alone, or nothing
    Json options = Json::object();  ///< as written
    std::string file = "-";         ///< by which answers call the document
    StatCards stat_cards;
    bool words = false;
    MapStyle style;

    [[nodiscard]] Reader reader() const { return Reader{options, "/options"}; }
    [[nodiscard]] Form form() const { return {.json = !words, .style = style}; }
};

/// What a method takes.
struct Takes {
    enum class Documents : std::uint8_t { none, one, several };

    std::span<const std::string_view> options;  ///< beside those that all such methods have
    Documents documents = Documents::several;
    bool words = false;  ///< it answers in words, too, where the request has the option
};

/// Reads a request. Throws InputError where it has options or documents that the method does not
/// take.
Request read_request(std::string_view text, const Takes& takes);

/// Throws InputError where a map has more hexes, or more characters of a picture, than that.
void demand_small_maps(Request& request, std::size_t hexes);

/// Answers one document after another. An answer in words becomes
/// `{"format":"words/1","text":"..."}`; what is wrong with a document, a line that says so.
std::string answer_each(
    Request request,
    const std::function<std::string(const std::string& name, Json document)>& answer);

}  // namespace standee::api
