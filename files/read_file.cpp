#include "files/read_file.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <system_error>
#include <vector>

#include "files/fixture_editions.hpp"
#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"

namespace standee {

std::string read_text(const std::string& path) {
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown)) {
        throw InputError({ErrorCode::unreadable, "", "a folder", "a file", {}});
    }
    std::ifstream file;
    if (path != "-") {
        file.open(path, std::ios::binary);
    }
    std::istream& in = path == "-" ? std::cin : file;
    std::string text;
    std::vector<char> block(std::size_t{1} << 16U);
    while (in && text.size() <= max_document_bytes) {
        in.read(block.data(), static_cast<std::streamsize>(block.size()));
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
    }
    if (!in.eof() && text.size() <= max_document_bytes) {
        throw InputError(
            {ErrorCode::unreadable,
             "",
             path == "-" ? "standard input that cannot be read" : "a file that cannot be read",
             "a file",
             {}});
    }
    return text;
}

Json read_document(const std::string& path) { return parse_document(read_text(path)); }

Fixture read_fixture_file(const std::string& path) {
    const std::size_t colon = path.rfind(':');
    if (colon == std::string::npos || !edition_named(path.substr(colon + 1))) {
        return read_fixture(Document::parse(read_text(path)));
    }
    const std::string file = path.substr(0, colon);
    for (NamedDocument& one : in_each_edition(file, Document::parse(read_text(file)))) {
        if (one.name == path) {
            return read_fixture(std::move(one.document));
        }
    }
    throw InputError({ErrorCode::bad_reference,
                      "/editions",
                      "no edition " + in_quotes(path.substr(colon + 1)),
                      "one of the editions of the fixture",
                      {}});
}

Scene read_scene_file(const std::string& path) {
    return read_scene(Document::parse(read_text(path)));
}

}  // namespace standee
