#include "apps/ghs_data.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "apps/files.hpp"
#include "files/coordinates.hpp"
#include "files/read_file.hpp"
#include "files/render.hpp"
#include "lib/error.hpp"

namespace standee {
namespace {

namespace fs = std::filesystem;

/// The files of a data folder that hold monsters and their decks.
std::vector<std::string> monster_files(const std::string& folder, Run& run) {
    std::vector<std::string> folders;
    for (const char* const part : {"monster", "deck"}) {
        if (fs::is_directory(fs::path{folder} / part)) {
            folders.push_back((fs::path{folder} / part).string());
        }
    }
    if (!fs::is_directory(folder)) {
        throw InputError{{ErrorCode::unreadable,
                          "",
                          in_quotes(folder),
                          "a folder of stat and ability files",
                          {}}};
    }
    return files_under(folders.empty() ? std::vector{folder} : folders, run);
}

/// The English labels that a data folder has.
std::vector<std::string> label_files(const std::string& folder) {
    std::vector<std::string> files;
    for (const char* const part : {"label/en.json", "label/spoiler/en.json"}) {
        if (fs::is_regular_file(fs::path{folder} / part)) {
            files.push_back((fs::path{folder} / part).string());
        }
    }
    return files;
}

}  // namespace

bool read_all_of(const std::vector<std::string>& files, Run& run, std::vector<Json>& documents) {
    return std::ranges::all_of(files, [&](const std::string& file) {
        return with_file(file, run, [&] { documents.push_back(read_document(file)); });
    });
}

bool read_ghs_data(const std::vector<std::string>& folders, Run& run, std::vector<Json>& files,
                   std::vector<Json>& labels) {
    return std::ranges::all_of(folders, [&](const std::string& folder) {
        std::vector<std::string> found;
        return with_file(folder, run, [&] { found = monster_files(folder, run); }) &&
               read_all_of(found, run, files) && read_all_of(label_files(folder), run, labels);
    });
}

/// "ID=REST" in two parts.
std::pair<std::string, std::string> named_part(const std::string& text, const char* expected) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size()) {
        throw InputError{{ErrorCode::usage, "", in_quotes(text), expected, {}}};
    }
    return {text.substr(0, equals), text.substr(equals + 1)};
}

Json written_hex(const std::string& text, const char* expected) {
    const auto hex = hex_in_text(text);
    if (!hex) {
        throw InputError{{ErrorCode::usage, "", in_quotes(text), expected, {}}};
    }
    return Json::array({hex->q, hex->r});
}

bool read_places(const std::vector<std::string>& texts, Run& run,
                 std::map<std::string, Json>& places) {
    return with_file("--place", run, [&] {
        for (const std::string& text : texts) {
            const auto [id, hex] = named_part(text, "ID=Q,R");
            places[id] = written_hex(hex, "Q,R after =, such as 3,-1");
        }
    });
}

}  // namespace standee
