#include <nlohmann/json.hpp>

#include "apps/answer_files.hpp"
#include "apps/commands.hpp"

namespace standee {

void run_play(const PlayArguments& arguments, Run& run) {
    const api::Form form = form_of(arguments.printing, run);
    answer_each(arguments.files, arguments.printing, run,
                [&](const std::string&, Document document) {
                    return api::answer_play(std::move(document), form);
                });
}

}  // namespace standee
