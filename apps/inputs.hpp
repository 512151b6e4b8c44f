#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "apps/commands.hpp"
#include "files/document.hpp"

// What the commands read: files with one document or one in each line, and stat cards beside them.

namespace standee {

/// Stat cards ("monster/1") from files and folders, by the name of their set.
class StatCards {
public:
    /// Reads every one; what is wrong with a file is told as bad input.
    StatCards(const std::vector<std::string>& paths, Run& run);

    /// The document with the stat cards of the sets that it names in the `monsters` of its scene,
    /// those of the scene's level where there are some.
    [[nodiscard]] Json added_to(Json document) const;

private:
    std::multimap<std::string, Json> sets_;
};

/// Does something with each document of a file, and says on standard error what is wrong with it.
/// Where there are several, each is named by its file and number: "cases.jsonl:3".
void each_document(const std::string& file, Run& run,
                   const std::function<void(const std::string& name, Json document)>& work);

/// Warns of a scene whose hexes look like columns and rows without saying so.
void warn_of_columns(const std::string& name, const Json& document, Run& run);

}  // namespace standee
