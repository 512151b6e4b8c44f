#include "tests/apps/documentation/pages.hpp"

#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace standee {
namespace fs = std::filesystem;
namespace {

/// An indented line after an empty one: a block without a language, unless it goes on with a list.
bool begins_indented_block(const std::string& line, const std::string& previous) {
    return line.starts_with("    ") && line.find_first_not_of(' ') != std::string::npos &&
           previous.empty();
}

Block opened_by(const std::string& line, int number) {
    std::istringstream words(line.substr(3));
    Block block{.line = number};
    words >> block.language >> block.file;
    return block;
}

/// The files below a folder, without those of packages that npm has installed.
std::vector<fs::path> files_below(const fs::path& folder) {
    std::vector<fs::path> files;
    for (auto entry = fs::recursive_directory_iterator(folder); entry != fs::end(entry); ++entry) {
        if (entry->path().filename() == "node_modules") {
            entry.disable_recursion_pending();
        } else if (entry->is_regular_file()) {
            files.push_back(entry->path());
        }
    }
    return files;
}

}  // namespace

std::vector<std::string> pages() {
    const fs::path root = STANDEE_SOURCE_DIR;
    std::vector<std::string> found{"README.md"};
    for (const auto& entry : fs::directory_iterator(root / "docs")) {
        if (entry.path().extension() == ".md") {
            found.push_back("docs/" + entry.path().filename().string());
        }
    }
    for (const std::string folder : {"docs", "examples"}) {
        for (const fs::path& file : files_below(root / folder)) {
            if (file.filename() == "README.md") {
                found.push_back(file.lexically_relative(root).string());
            }
        }
    }
    std::ranges::sort(found);
    return found;
}

std::vector<Block> blocks_of(const std::string& page) {
    std::istringstream text(text_of(project_file(page)));
    std::vector<Block> blocks;
    bool inside = false;
    int number = 0;
    for (std::string line, previous; std::getline(text, line); previous = line) {
        ++number;
        if (line.starts_with("```")) {
            if (!inside) {
                blocks.push_back(opened_by(line, number));
            }
            inside = !inside;
        } else if (inside) {
            blocks.back().text += line + "\n";
        } else if (begins_indented_block(line, previous)) {
            throw std::runtime_error(page + ":" + std::to_string(number) +
                                     ": use a fence that names the language");
        }
    }
    return blocks;
}

Clone::Clone() {
    const fs::path root = folder_.path("");
    for (const auto& entry : fs::directory_iterator(STANDEE_SOURCE_DIR)) {
        const std::string name = entry.path().filename().string();
        if (name == "examples") {
            for (const fs::path& file : files_below(entry.path())) {
                const fs::path copy = root / name / file.lexically_relative(entry.path());
                fs::create_directories(copy.parent_path());
                fs::copy_file(file, copy);
            }
        } else if (name != "build" && !name.starts_with(".")) {
            fs::create_symlink(entry.path(), root / name);
        }
    }
    fs::create_directories(root / "build/release");
    fs::create_symlink(STANDEE_COMMAND, root / "build/release/standee");
}

Ran Clone::run(const std::string& line) const {
    const TemporaryFolder streams;
    const std::string script = streams.write("script", "set -o pipefail\n" + line + "\n");
    const std::string run = "cd '" + path("") + "' && PATH=\"$PWD/build/release:$PATH\" bash '" +
                            script + "' >'" + streams.path("out") + "' 2>'" + streams.path("err") +
                            "' </dev/null";
    const int status = std::system(run.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
            text_of(streams.path("out")), text_of(streams.path("err"))};
}

int status_said_by(std::string_view line) {
    constexpr std::string_view words = "exit status ";
    const std::size_t at = line.find(words);
    return at == std::string_view::npos ? 0 : line[at + words.size()] - '0';
}

bool is_shown(const std::string& expected, const std::string& text) {
    constexpr std::string_view any = "...\n";
    std::size_t at = 0;
    std::size_t start = 0;
    bool skipped = false;
    while (true) {
        std::size_t end = start;  // of the part before the next "..."
        while (end < expected.size() && expected.compare(end, any.size(), any) != 0) {
            end = std::min(expected.find('\n', end), expected.size() - 1) + 1;
        }
        const std::string part = expected.substr(start, end - start);
        const bool last = end >= expected.size();
        const std::size_t found = skipped && last ? text.size() - std::min(text.size(), part.size())
                                                  : text.find(part, at);
        if (found == std::string::npos || found < at || (!skipped && found != at) ||
            text.compare(found, part.size(), part) != 0) {
            return false;
        }
        at = found + part.size();
        if (last) {
            return skipped || at == text.size();
        }
        start = end + any.size();
        skipped = true;
    }
}

}  // namespace standee
