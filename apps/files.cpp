#include "apps/files.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "files/line_of.hpp"
#include "files/why_json.hpp"
#include "lib/error.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

namespace fs = std::filesystem;

void tell(const std::string& file, const Error& error, const std::string& sentence, Run& run) {
    // The answers so far come first if both streams go to the same place.
    std::cout.flush();
    if (run.json) {
        std::cerr << line_of(write_error(file, error)) << '\n';
    } else {
        std::cerr << printable(file) << ": " << printable(sentence) << '\n';
    }
    run.status = Status::bad_input;
}

std::vector<std::string> json_files_in(const fs::path& folder) {
    std::vector<std::string> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && entry.path().extension() == ".json") {
            files.push_back(entry.path().string());
        }
    }
    std::ranges::sort(files);
    return files;
}

}  // namespace

bool with_file(const std::string& file, Run& run, const std::function<void()>& work) {
    try {
        work();
        return true;
    } catch (const InputError& error) {
        tell(file, error.error(), error.error().sentence(), run);
    } catch (const std::exception& error) {
        tell(file, {ErrorCode::internal, "", error.what(), "", {}}, error.what(), run);
    }
    return false;
}

std::vector<std::string> files_under(const std::vector<std::string>& paths, Run& run) {
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        with_file(path, run, [&] {
            if (path == "-" || !fs::is_directory(path)) {
                files.push_back(path);
                return;
            }
            const std::vector<std::string> found = json_files_in(path);
            files.insert(files.end(), found.begin(), found.end());
        });
    }
    return files;
}

void print_note(const std::string& file, const std::string& note) {
    std::cerr << "standee: " << printable(file) << ": " << printable(note) << '\n';
}

}  // namespace standee
