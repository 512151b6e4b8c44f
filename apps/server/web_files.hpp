#pragma once

#include <httplib.h>

#include <filesystem>

namespace standee {

/// The files of a folder, for browsers: compressed where the folder has a file NAME.br or NAME.gz
/// beside NAME and the browser takes it, and sent once: files of `assets/`, whose names change with
/// their content, are kept by the browser for a year, all others are asked for again and sent only
/// if they have changed.
class WebFiles {
public:
    /// Throws std::runtime_error if this is not a folder.
    explicit WebFiles(const std::filesystem::path& folder);

    /// Answers with the file of the request's path, `index.html` for a folder; with status 404 if
    /// there is none.
    void answer(const httplib::Request& request, httplib::Response& response) const;

private:
    std::filesystem::path folder_;
};

}  // namespace standee
