#include <nlohmann/json.hpp>

#include "api/call.hpp"
#include "files/why_json.hpp"
#include "import/mover/page.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "tests/fuzz/json_mutation.hpp"
#include "tests/fuzz/target.hpp"

// Every method of the JSON interface, importers and links among them, and what Monster Mover's page
// asks. An input is {"method": NAME, "request": JSON or TEXT}.

namespace standee::fuzz {
namespace {

std::string answer_of_page(Json (*solve)(const Json&), const Json& request) {
    const WorkLimit limit{cheap.work, {}};
    try {
        return solve(request).dump() + "\n";
    } catch (const InputError& error) {
        return write_error("-", error.error()).dump() + "\n";
    }
}

std::string answer(const std::string& method, const Json& request) {
    if (method == "/solve") {
        return answer_of_page(mover::solve_for_page, request);
    }
    if (method == "/views") {
        return answer_of_page(mover::views_for_page, request);
    }
    const std::string text = request.is_string() ? request.get<std::string>() : request.dump();
    return answer_in_time(method, text);
}

}  // namespace

bool examine(std::string_view input) {
    if (!is_shallow(input)) {
        demand_answer(answer_in_time("turn", input));
        return true;
    }
    const Json json = Json::parse(input, nullptr, false);
    if (json.is_discarded() || !json.is_object() || !json.contains("method") ||
        !json["method"].is_string() || !json.contains("request")) {
        demand_answer(answer_in_time("check", input));
        return true;
    }
    const std::string first = answer(json["method"].get<std::string>(), json["request"]);
    demand_answer(first);
    constexpr std::size_t one_in = 8;  // so that more inputs are tried
    if (input.size() % one_in == 0 &&
        answer(json["method"].get<std::string>(), json["request"]) != first) {
        fail("the same request has the same answer", first);
    }
    return true;
}

}  // namespace standee::fuzz
