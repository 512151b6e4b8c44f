#pragma once

#include <functional>
#include <string>
#include <vector>

#include "apps/commands.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// Whether answers are printed as JSON or in words, and how maps are drawn.
struct Printing {
    bool json = false;
    bool ascii = false;

    /// Adds --json, which prints what `json_help` says, and --ascii.
    void add_to(CLI::App& command, const std::string& json_help);
    [[nodiscard]] MapStyle style(const Run& run) const;
};

/// Answers one file after another. Each answer is complete before any of it is printed; in words,
/// each of several has its file as a heading.
void answer_each(const std::vector<std::string>& files, const Printing& printing, Run& run,
                 const std::function<std::string(const std::string& file)>& answer);

}  // namespace standee
