#include "apps/answers.hpp"

#include <iostream>

#include "apps/files.hpp"
#include "show/canvas/text.hpp"

namespace standee {

MapStyle map_style(const Printing& printing, const Run& run) {
    const Terminal out = terminal(run.colour);
    return {.width = out.width, .colour = out.colour, .ascii = printing.ascii};
}

void answer_each(const std::vector<std::string>& files, const Printing& printing, Run& run,
                 const std::function<std::string(const std::string& file)>& answer) {
    const bool with_headings = !printing.json && files.size() > 1;
    const bool colour = map_style(printing, run).colour;
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
