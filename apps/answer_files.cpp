#include "apps/answer_files.hpp"

#include <iostream>
#include <nlohmann/json.hpp>
#include <utility>

#include "apps/inputs.hpp"
#include "apps/question_limit.hpp"
#include "show/canvas/text.hpp"

namespace standee {

api::Form form_of(const Printing& printing, const Run& run) {
    const Terminal out = terminal(run.colour);
    return {.json = printing.json,
            .style = {.width = out.width, .colour = out.colour, .ascii = printing.ascii}};
}

void answer_each(
    const std::vector<std::string>& files, const Printing& printing, Run& run,
    const std::function<std::string(const std::string& name, Document document)>& answer) {
    run.json = run.json || printing.json;
    const auto stat_cards = read_stat_cards(printing.monsters, run);
    if (!stat_cards) {
        return;
    }
    const bool colour = terminal(run.colour).colour;
    bool first = true;
    for (const std::string& file : files) {
        each_document(file, run, [&](const std::string& name, Document document) {
            warn_of_columns(name, document, run);
            const std::string text = [&] {
                const QuestionLimit limit{run};
                return answer(name, stat_cards->added_to(std::move(document)));
            }();
            if (!printing.json && (files.size() > 1 || name != file)) {
                std::cout << (first ? "" : "\n")
                          << inked("== " + printable(name), TextRole::heading, colour) << '\n';
            }
            first = false;
            std::cout << text;
        });
    }
}

}  // namespace standee
