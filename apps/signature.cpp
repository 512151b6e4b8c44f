#include <algorithm>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "verify/signature/signature.hpp"
#include "verify/signature/signature_text.hpp"

namespace standee {

void run_signature(const SignatureArguments& arguments, Run& run) {
    with_file(arguments.folder, run, [&] {
        std::vector<verify::QuestionGroup> groups = verify::fixture_groups(arguments.folder);
        std::ranges::move(verify::drawn_groups(), std::back_inserter(groups));
        const verify::Signature signature = verify::signature_of(groups, arguments.jobs);
        std::cout << (arguments.json ? verify::signature_json(signature).dump() + "\n"
                                     : verify::signature_text(signature));
    });
}

}  // namespace standee
