#include <algorithm>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "disputes/dispute_json.hpp"
#include "disputes/judge.hpp"
#include "verify/signature/signature.hpp"
#include "verify/signature/signature_text.hpp"

namespace standee {
namespace {

std::string judged(const std::string& name, const Fixture& fixture) {
    // A file name need not be UTF-8.
    return write_judgement(name, judge_dispute(fixture))
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

void run_signature(const SignatureArguments& arguments, Run& run) {
    with_file(arguments.folder, run, [&] {
        std::vector<verify::QuestionGroup> groups = verify::fixture_groups(arguments.folder);
        if (!arguments.fixtures_only) {
            std::ranges::move(verify::drawn_groups(), std::back_inserter(groups));
        }
        const verify::Signature signature = verify::signature_of(groups, arguments.jobs, judged);
        std::cout << (arguments.json ? verify::signature_json(signature).dump() + "\n"
                                     : verify::signature_text(signature));
    });
}

}  // namespace standee
