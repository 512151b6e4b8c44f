#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "tests/apps/command.hpp"

namespace standee {

/// A fenced block of a page.
struct Block {
    std::string language;  ///< "sh", "console", "json", "text" ...
    std::string file;      ///< the rest of the line that opens it: the file that it shows
    std::string text;
    int line = 0;  ///< on which it opens
};

/// Every page that a user reads: README.md, docs/*.md, and each README.md below docs/ and
/// examples/.
std::vector<std::string> pages();

/// The fenced blocks of a page. An indented block, of which nobody knows what it is, throws.
std::vector<Block> blocks_of(const std::string& page);

/// The project as a fresh clone with the command built: what runs here may write files.
class Clone {
public:
    Clone();
    /// Runs a line of bash at its root; `standee` is the command, as is build/release/standee.
    [[nodiscard]] Ran run(const std::string& line) const;
    [[nodiscard]] std::string path(const std::string& file) const { return folder_.path(file); }
    /// Writes a file.
    void write(const std::string& file, std::string_view text) const { folder_.write(file, text); }

private:
    TemporaryFolder folder_;
};

/// The status that a line says it ends with, "exit status 1", or 0.
int status_said_by(std::string_view line);

/// Whether a text is the expected one, in which a line "..." stands for any lines.
bool is_shown(const std::string& expected, const std::string& text);

}  // namespace standee
