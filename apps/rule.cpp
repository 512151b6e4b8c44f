#include <filesystem>
#include <nlohmann/json.hpp>

#include "api/clauses.hpp"
#include "apps/answer_files.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"

namespace standee {
namespace {

bool is_dispute(const std::string& file, Run& run) {
    bool dispute = false;
    each_document(file, run, [&](const std::string&, const Document& document) {
        const Reader whole{document};
        dispute = dispute || (whole.is_object() && whole.has("claims"));
    });
    return dispute;
}

/// The named files, and the disputes in each named folder.
std::vector<std::string> disputes_under(const std::vector<std::string>& paths, Run& run) {
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        const bool folder = path != "-" && std::filesystem::is_directory(path);
        for (const std::string& file : files_under({path}, run)) {
            if (!folder || is_dispute(file, run)) {
                files.push_back(file);
            }
        }
    }
    return files;
}

}  // namespace

void run_rule(const RuleArguments& arguments, Run& run) {
    const api::Form form = form_of(arguments.printing, run);
    run.json = arguments.printing.json;
    static_cast<void>(api::clauses_to_leave_out(arguments.options.without));
    const std::vector<std::string> files = disputes_under(arguments.files, run);
    bool all_judged = true;
    answer_each(files, arguments.printing, run, [&](const std::string& file, Document document) {
        const api::JudgedDispute judged =
            api::answer_dispute(file, std::move(document), arguments.options, form);
        all_judged = all_judged && judged.all_judged;
        return judged.text;
    });
    if (!all_judged && run.status == Status::answered) {
        run.status = Status::does_not_hold;
    }
}

}  // namespace standee
