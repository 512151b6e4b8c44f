#include "apps/answers.hpp"

#include <iostream>

#include "apps/files.hpp"
#include "show/canvas/text.hpp"

namespace standee {

void Printing::add_to(CLI::App& command, const std::string& json_help) {
    command.add_flag("--json", json, json_help);
    command.add_flag("--ascii", ascii, "Draw with ASCII characters only");
}

MapStyle Printing::style(const Run& run) const {
    const Terminal out = terminal(run.colour);
    return {.width = out.width, .colour = out.colour, .ascii = ascii};
}

void answer_each(const std::vector<std::string>& files, const Printing& printing, Run& run,
                 const std::function<std::string(const std::string& file)>& answer) {
    const bool with_headings = !printing.json && files.size() > 1;
    const bool colour = printing.style(run).colour;
    bool first = true;
    for (const std::string& file : files) {
        with_file(file, run, [&] {
            const std::string text = answer(file);
            if (with_headings) {
                std::cout << (first ? "" : "\n")
                          << inked("== " + printable(file), TextRole::heading, colour) << '\n';
            }
            first = false;
            std::cout << text;
        });
    }
}

}  // namespace standee
