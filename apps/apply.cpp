#include <nlohmann/json.hpp>

#include "apps/answer_files.hpp"
#include "apps/commands.hpp"

namespace standee {

void run_apply(const PlayArguments& arguments, Run& run) {
    const api::Form form = form_of(arguments.printing, run);
    answer_each(arguments.files, arguments.printing, run,
                [&](const std::string&, const Document& document) {
                    return api::answer_apply(document, form);
                });
}

}  // namespace standee
