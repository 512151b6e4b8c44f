#include <nlohmann/json.hpp>

#include "apps/answer_files.hpp"
#include "apps/commands.hpp"

namespace standee {

void run_show(const ShowArguments& arguments, Run& run) {
    const api::Form form = form_of(arguments.printing, run);
    answer_each(arguments.scenes, arguments.printing, run,
                [&](const std::string&, Document document) {
                    return api::answer_show(std::move(document), arguments.picture, form);
                });
}

}  // namespace standee
