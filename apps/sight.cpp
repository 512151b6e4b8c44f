#include <nlohmann/json.hpp>
#include <regex>

#include "apps/answers.hpp"
#include "apps/commands.hpp"

namespace standee {
namespace {

/// "3,-1" and "[3,-1]" are hexes, everything else is the id of a figure.
Json place_in(const std::string& text) {
    static const std::regex hex{R"(\s*\[?\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*\]?\s*)"};
    std::smatch parts;
    if (std::regex_match(text, parts, hex)) {
        return {std::stoi(parts[1]), std::stoi(parts[2])};
    }
    return text;
}

}  // namespace

void run_sight(const SightArguments& arguments, Run& run) {
    const api::Form form = form_of(arguments.printing, run);
    const api::SightOptions options{place_in(arguments.from), place_in(arguments.to)};
    answer_each({arguments.scene}, arguments.printing, run, [&](const std::string&, Json document) {
        return api::answer_sight(std::move(document), options, form);
    });
}

}  // namespace standee
