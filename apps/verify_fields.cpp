#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "files/line_of.hpp"
#include "lib/edition.hpp"
#include "verify/fields/field_coverage.hpp"

namespace standee {

void run_verify_fields(const VerifyFieldsArguments& arguments, Run& run) {
    verify::CampaignPlan plan;
    plan.seed = arguments.seed;
    plan.cases = arguments.cases;
    plan.any_lines = arguments.any_lines;
    plan.editions = {printed_editions().begin(), printed_editions().end()};
    const verify::FieldCoverage coverage =
        arguments.drawn ? verify::drawn_fields(plan) : verify::field_coverage(plan);
    std::cout << (arguments.json ? line_of(verify::write_field_coverage(coverage)) + "\n"
                                 : verify::words_of(coverage));
    if (!coverage.empty().empty()) {
        run.status = Status::does_not_hold;
    }
}

}  // namespace standee
