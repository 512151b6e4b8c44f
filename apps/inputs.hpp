#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "api/stat_cards.hpp"
#include "apps/commands.hpp"
#include "files/document.hpp"

// The commands' input: files with one document, or with one per line, and separate stat cards.

namespace standee {

/// Stat cards ("monster/1") from files and folders. None if there is anything wrong with a file,
/// which is reported as bad input: no answer may be given without the card.
std::optional<api::StatCards> read_stat_cards(const std::vector<std::string>& paths, Run& run);

/// Does something with each document of a file, and reports its errors on standard error. If there
/// are several documents, each is named by its file and number: "cases.jsonl:3". A fixture with
/// several editions is a document for each of them: "trap.json:frosthaven".
void each_document(const std::string& file, Run& run,
                   const std::function<void(const std::string& name, Document document)>& work);

/// Warns of a scene whose hexes look like columns and rows without saying so.
void warn_of_columns(const std::string& name, const Document& document, Run& run);

}  // namespace standee
