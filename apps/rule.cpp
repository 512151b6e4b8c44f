#include <nlohmann/json.hpp>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "disputes/dispute_json.hpp"
#include "disputes/dispute_words.hpp"
#include "disputes/judge.hpp"
#include "files/fixture_json.hpp"

namespace standee {
namespace {

std::string line_of(const std::string& file, const Judgement& judgement) {
    // A file name need not be UTF-8.
    return write_judgement(file, judgement).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

void run_rule(const RuleArguments& arguments, Run& run) {
    const MapStyle style = map_style(arguments.printing, run);
    answer_each(arguments.files, arguments.printing, run, [&](const std::string& file) {
        const Fixture fixture = read_fixture_file(file);  // to which the judgement refers
        const Judgement judgement = judge_dispute(fixture);
        return arguments.printing.json ? line_of(file, judgement) + "\n"
                                       : judgement_words(judgement, style);
    });
}

}  // namespace standee
