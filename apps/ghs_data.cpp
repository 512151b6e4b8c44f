#include "apps/ghs_data.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "apps/files.hpp"
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

}  // namespace standee
