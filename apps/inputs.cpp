#include "apps/inputs.hpp"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>

#include "apps/files.hpp"
#include "files/fixture_editions.hpp"
#include "files/line_of.hpp"
#include "files/read_file.hpp"
#include "lib/board.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

/// Whether a map could reach as far as this number.
bool is_coordinate(const Json& json) {
    return json.is_number_integer() && std::abs(json.get<double>()) <= max_coordinate;
}

bool is_hex(const Json& json) {
    return json.is_array() && json.size() == 2 && is_coordinate(json[0]) && is_coordinate(json[1]);
}

/// Whether the hexes are all those of some columns and rows, at least three of each.
bool is_block(const Json& hexes) {
    std::set<int> columns;
    std::set<int> rows;
    for (const Json& hex : hexes) {
        if (!is_hex(hex)) {
            return false;
        }
        columns.insert(hex[0].get<int>());
        rows.insert(hex[1].get<int>());
    }
    const auto in_a_row = [](const std::set<int>& numbers) {
        return *numbers.rbegin() - *numbers.begin() + 1 == static_cast<int>(numbers.size());
    };
    return columns.size() >= 3 && rows.size() >= 3 && in_a_row(columns) && in_a_row(rows) &&
           hexes.size() == columns.size() * rows.size();
}

}  // namespace

std::optional<api::StatCards> read_stat_cards(const std::vector<std::string>& paths, Run& run) {
    api::StatCards cards;
    Run reading = run;
    reading.status = Status::answered;
    for (const std::string& file : files_under(paths, reading)) {
        each_document(file, reading, [&](const std::string&, const Document& document) {
            cards.add(Reader{document});
        });
    }
    if (reading.status == Status::answered) {
        return cards;
    }
    run.status = reading.status;
    return std::nullopt;
}

void each_document(const std::string& file, Run& run,
                   const std::function<void(const std::string& name, Document document)>& work) {
    std::vector<Document> documents;
    with_file(file, run, [&] { documents = Document::parse_several(read_text(file)); });
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const std::string name = documents.size() == 1 ? file : file + ":" + std::to_string(i + 1);
        std::vector<NamedDocument> editions;
        with_file(name, run, [&] { editions = in_each_edition(name, std::move(documents[i])); });
        for (NamedDocument& one : editions) {
            with_file(one.name, run, [&] { work(one.name, std::move(one.document)); });
        }
    }
}

void warn_of_columns(const std::string& name, const Document& document, Run& run) {
    const auto scene = api::scene_in(Reader{document});
    const Json map = scene ? scene->at("map").json() : Json{};
    if (!map.is_object() || map.contains("coordinates") || !map.contains("hexes") ||
        !map["hexes"].is_array() || !is_block(map["hexes"])) {
        return;
    }
    const std::string says =
        "these hexes are all of some columns and rows, which in axial coordinates is a slanted "
        "board; if they are columns and rows, say \"coordinates\": \"odd-q\" (or even-q, odd-r, "
        "even-r) in the map, and if not, \"coordinates\": \"axial\"";
    if (run.json) {
        std::cerr << line_of(
                         {{"warning", {{"file", name}, {"pointer", "/map/hexes"}, {"says", says}}}})
                  << '\n';
    } else {
        std::cerr << printable(name) << ": warning: /map/hexes: " << says << '\n';
    }
}

}  // namespace standee
