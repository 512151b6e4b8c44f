#pragma once

#include <functional>
#include <string>
#include <vector>

#include "apps/commands.hpp"
#include "files/contested.hpp"
#include "files/document.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// How maps are drawn on this standard output.
MapStyle map_style(const Printing& printing, const Run& run);

/// Answers the documents of one file after another. Each answer is complete before any of it is
/// printed; in words, each of several has its file as a heading.
void answer_each(const std::vector<std::string>& files, const Printing& printing, Run& run,
                 const std::function<std::string(const std::string& name, Json document)>& answer);

/// Contested readings that decided an answer, in words.
std::string contested_words(const std::vector<ContestedReading>& readings);

}  // namespace standee
