#include <nlohmann/json.hpp>

#include "apps/answer_files.hpp"
#include "apps/commands.hpp"
#include "files/coordinates.hpp"

namespace standee {
namespace {

/// "3,-1" and "[3,-1]" are hexes, everything else is the id of a figure.
Json place_in(const std::string& text) {
    if (const auto hex = hex_in_text(text)) {
        return {hex->q, hex->r};
    }
    return text;
}

}  // namespace

void run_sight(const SightArguments& arguments, Run& run) {
    const api::Form form = form_of(arguments.printing, run);
    const api::SightOptions options{.from = place_in(arguments.from), .to = place_in(arguments.to)};
    answer_each({arguments.scene}, arguments.printing, run,
                [&](const std::string&, Document document) {
                    return api::answer_sight(std::move(document), options, form);
                });
}

}  // namespace standee
