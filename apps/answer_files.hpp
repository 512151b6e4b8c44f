#pragma once

#include <functional>
#include <string>
#include <vector>

#include "api/answers.hpp"
#include "apps/commands.hpp"
#include "files/document.hpp"

namespace standee {

/// How answers are written on this standard output.
api::Form form_of(const Printing& printing, const Run& run);

/// Answers the documents of one file after another. Each answer is complete before any of it is
/// printed. With several files, each answer in words has the file's name as a heading.
void answer_each(
    const std::vector<std::string>& files, const Printing& printing, Run& run,
    const std::function<std::string(const std::string& name, Document document)>& answer);

}  // namespace standee
