#include "verify/result_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "files/read_file.hpp"
#include "lib/error.hpp"

namespace standee::verify {
namespace {

namespace fs = std::filesystem;

constexpr const char* list_name = "written.txt";

[[noreturn]] void refuse(const fs::path& path, std::string expected) {
    throw InputError{{ErrorCode::unreadable, "", path.string(), std::move(expected), {}}};
}

/// Whether something has that name, a link that leads nowhere included.
bool is_taken(const fs::path& path) { return fs::exists(fs::symlink_status(path)); }

void demand_no_link(const fs::path& path) {
    if (fs::is_symlink(fs::symlink_status(path))) {
        refuse(path, "a file or a folder, not a symbolic link");
    }
}

/// Whether a name stays in the folder: FILE or FOLDER/FILE.
bool stays_inside(const fs::path& name) {
    return name.is_relative() && std::distance(name.begin(), name.end()) <= 2 &&
           std::ranges::none_of(name, [](const fs::path& part) {
               return part.empty() || part == "." || part == "..";
           });
}

/// What an earlier result has written; nothing where there is no list.
std::set<std::string> names_written(const fs::path& folder) {
    const fs::path list = folder / list_name;
    std::set<std::string> names;
    if (!is_taken(list)) {
        return names;
    }
    demand_no_link(list);
    std::istringstream lines{read_text(list.string())};
    for (std::string name; std::getline(lines, name);) {
        if (!stays_inside(name)) {
            refuse(list, "names of files in this folder");
        }
        names.insert(name);
    }
    return names;
}

void write_file(const fs::path& path, const std::string& text) {
    std::ofstream file{path, std::ios::binary};
    file << text;
    file.close();
    if (!file) {
        refuse(path, "a file to write");
    }
}

std::string list_of(const std::set<std::string>& names) {
    std::string list;
    for (const std::string& name : names) {
        list += name + "\n";
    }
    return list;
}

void create_folder(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error || !fs::is_directory(folder)) {
        refuse(folder, "a folder to write to");
    }
}

}  // namespace

void demand_result_folder(const std::string& folder) {
    std::error_code error;
    if (!fs::exists(folder, error)) {
        return;
    }
    if (!fs::is_directory(folder, error)) {
        refuse(folder, "a folder to write to");
    }
    if (names_written(folder).empty() && !fs::is_empty(folder, error)) {
        refuse(folder, "an empty folder, or one with an earlier result");
    }
}

void write_files(const ResultFiles& files, const std::string& folder) {
    demand_result_folder(folder);
    const fs::path base{folder};
    std::set<std::string> names = names_written(base);
    for (const auto& [name, text] : files) {
        demand_no_link((base / name).parent_path());
        demand_no_link(base / name);
        if (is_taken(base / name) && !names.contains(name)) {
            refuse(base / name, "no file of that name: nothing but earlier results is replaced");
        }
    }
    for (const std::string& name : names) {
        demand_no_link((base / name).parent_path());
        if (!files.contains(name)) {
            fs::remove(base / name);
        }
    }
    std::erase_if(names, [&](const std::string& name) { return !files.contains(name); });
    for (const auto& [name, text] : files) {
        names.insert(name);
        create_folder((base / name).parent_path());
    }
    // First, so that a result that is cut short can be written again.
    create_folder(base);
    write_file(base / list_name, list_of(names));
    for (const auto& [name, text] : files) {
        write_file(base / name, text);
    }
}

}  // namespace standee::verify
