#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/answer_files.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"
#include "apps/question_limit.hpp"
#include "files/read_file.hpp"

namespace standee {

void run_threat(const ThreatArguments& arguments, Run& run) {
    const api::Form form = form_of(arguments.printing, run);
    run.json = arguments.printing.json;
    with_file(arguments.scene, run, [&] {
        const auto stat_cards = read_stat_cards(arguments.printing.monsters, run);
        if (!stat_cards) {
            return;
        }
        Document document = stat_cards->added_to(read_document(arguments.scene));
        warn_of_columns(arguments.scene, document, run);
        const QuestionLimit limit{run};
        std::cout << api::answer_threat(arguments.scene, std::move(document), arguments.options,
                                        form);
    });
}

}  // namespace standee
