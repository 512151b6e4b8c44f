#include <nlohmann/json.hpp>

#include "api/round_record.hpp"
#include "apps/answer_files.hpp"
#include "apps/commands.hpp"

namespace standee {

void run_act(const ActArguments& arguments, Run& run) {
    const api::Form form = form_of(arguments.printing, run);
    answer_each(
        arguments.files, arguments.printing, run, [&](const std::string&, Document document) {
            return api::answer_act(read_fixture(std::move(document)), arguments.options, form);
        });
}

}  // namespace standee
