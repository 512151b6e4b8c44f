#include <nlohmann/json.hpp>

#include "api/clauses.hpp"
#include "apps/answer_files.hpp"
#include "apps/commands.hpp"

namespace standee {

/// Answers all scenes with some clauses left out. It stands apart from `run_turn`, which `make
/// demo` builds without the executable rulebook.
void run_turn_without(const TurnArguments& arguments, Run& run) {
    const api::Form form = form_of(arguments.printing, run);
    run.json = arguments.printing.json;
    static_cast<void>(api::clauses_to_leave_out(arguments.options.without));
    TurnPlanner planner;
    answer_each(arguments.scenes, arguments.printing, run,
                [&](const std::string& name, Document document) {
                    return api::answer_turn_without(name, std::move(document), arguments.options,
                                                    form, planner);
                });
}

}  // namespace standee
