#pragma once

#include <optional>
#include <string>
#include <utility>

namespace standee {

/// Writes a file whole or not at all: whoever reads it finds the old text or the new one. Throws
/// InputError where it cannot be written.
void write_at_once(const std::string& path, const std::string& text);

/// The file in which one program keeps its game. What another program has written there since is
/// never overwritten.
class SaveFile {
public:
    /// A file that is still to be written.
    explicit SaveFile(std::string path) : path_{std::move(path)} {}
    /// A file that holds `text`.
    SaveFile(std::string path, std::string text) : path_{std::move(path)}, text_{std::move(text)} {}

    /// As it was read or written last; empty if there is no file yet.
    [[nodiscard]] std::string text() const { return text_.value_or(""); }

    /// Keeps the text of now when the file is next written, as FILE.before. Returns that name.
    std::string keep_before();

    /// Throws InputError if the file has changed since it was read or written here.
    void demand_unchanged() const;

    /// Writes the file whole or not at all. Throws InputError as above, and where it cannot be
    /// written.
    void write(std::string text);

private:
    std::string path_;
    std::optional<std::string> text_;
    std::string before_;  ///< the name under which it will be kept; empty: it is not
};

}  // namespace standee
