#include "apps/save_file.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "lib/error.hpp"

namespace standee {
namespace {

namespace fs = std::filesystem;

InputError cannot_write(const std::string& path) {
    return InputError({ErrorCode::unreadable,
                       "",
                       "\"" + path + "\", which cannot be written",
                       "a file to save to",
                       {}});
}

/// The text of a file; none where there is none.
std::optional<std::string> text_in(const std::string& path) {
    std::ifstream in{path, std::ios::binary};
    if (!in) {
        return std::nullopt;
    }
    return std::string{std::istreambuf_iterator<char>{in}, {}};
}

/// A name that no file has: FILE.before, FILE.before.2 and so on.
std::string name_before(const std::string& path) {
    std::string name = path + ".before";
    for (int number = 2; fs::exists(name); ++number) {
        name = path + ".before." + std::to_string(number);
    }
    return name;
}

}  // namespace

void write_at_once(const std::string& path, const std::string& text) {
    const std::string fresh = path + ".new";
    {
        std::ofstream out{fresh, std::ios::binary};
        out << text;
        if (!out.flush()) {
            throw cannot_write(path);
        }
    }
    if (std::rename(fresh.c_str(), path.c_str()) != 0) {
        throw cannot_write(path);
    }
}

std::string SaveFile::keep_before() {
    before_ = name_before(path_);
    return before_;
}

// A file that is gone may be written again: nothing is lost.
void SaveFile::demand_unchanged() const {
    const auto there = text_in(path_);
    if (there && there != text_) {
        throw InputError({ErrorCode::usage,
                          "",
                          "the saved game \"" + path_ + "\", which another program has changed",
                          "a new start with that file",
                          {}});
    }
}

void SaveFile::write(std::string text) {
    demand_unchanged();
    if (!before_.empty() && text_) {
        write_at_once(before_, *text_);
        before_.clear();
    }
    write_at_once(path_, text);
    text_ = std::move(text);
}

}  // namespace standee
