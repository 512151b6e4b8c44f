#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace standee {

/// What a run of the command left behind.
struct Ran {
    int status = -1;  ///< exit status; 128 + n where signal n ended it
    std::string out;
    std::string err;
};

/// A folder for the files of one test, gone with it.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    /// The path of a file in it, which need not be there.
    [[nodiscard]] std::string path(const std::string& name) const;
    /// Writes a file, and the folders in which it is to stand; returns its path.
    // NOLINTNEXTLINE(modernize-use-nodiscard): what matters is the file
    std::string write(const std::string& name, std::string_view text) const;

private:
    std::filesystem::path path_;
};

/// A file of the project, by its path from the project's root.
std::string project_file(const std::string& name);
std::string text_of(const std::string& path);
/// The lines of a text, without their ends.
std::vector<std::string> lines_of(const std::string& text);

/// A monster next to its enemy, as a scene; `expect` makes it a fixture.
std::string neighbours_scene();
std::string neighbours_fixture(std::string_view expect);

/// Runs the standee command as a user would, with `input` on standard input.
Ran run_standee(const std::vector<std::string>& arguments, const std::string& input = {});

}  // namespace standee
