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
namespace {

namespace fs = std::filesystem;

/// What is the matter with a file that gives no text.
std::string why_unreadable(const std::string& path) {
    std::error_code unknown;
    return path == "-"                       ? "standard input cannot be read"
           : fs::is_directory(path, unknown) ? "a folder, and no file"
           : fs::exists(path, unknown)       ? "no permission to read it"
                                             : "no such file";
}

}  // namespace

std::string read_text(const std::string& path) {
    std::error_code unknown;
    const bool folder = fs::is_directory(path, unknown);  // opens as a file, and has no text
    std::ifstream file;
    if (path != "-" && !folder) {
        file.open(path, std::ios::binary);
    }
    std::istream& in = path == "-" ? std::cin : file;
    std::string text;
    std::vector<char> block(std::size_t{1} << 16U);
    while (in && text.size() <= max_document_bytes) {
        in.read(block.data(), static_cast<std::streamsize>(block.size()));
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
    }
    const bool opened = path == "-" || file.is_open();
    if (!opened || (!in.eof() && text.size() <= max_document_bytes)) {
        throw InputError({ErrorCode::unreadable, "", why_unreadable(path), "", {}});
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
