#include <nlohmann/json.hpp>

#include "apps/answer_files.hpp"
#include "apps/commands.hpp"

namespace standee {

/// Answers all scenes with one planner, which keeps its working memory.
void run_turn(const TurnArguments& arguments, Run& run) {
    const api::Form form = form_of(arguments.printing, run);
    TurnPlanner planner;
    answer_each(
        arguments.scenes, arguments.printing, run, [&](const std::string& name, Document document) {
            return api::answer_turn(name, std::move(document), arguments.options, form, planner);
        });
}

}  // namespace standee
