#include <nlohmann/json.hpp>

#include "api/call.hpp"
#include "tests/fuzz/json_mutation.hpp"
#include "tests/fuzz/target.hpp"

// Files of other programs. An input is a request of `import`. A scene that comes of it can be read.

namespace standee::fuzz {
namespace {

void demand_readable(std::string_view scene) {
    const std::string checked = answer_in_time("check", scene);
    demand_answer(checked);
    if (api::has_only_errors(checked)) {
        fail("an imported scene can be read", std::string{scene} + checked);
    }
}

}  // namespace

bool examine(std::string_view input) {
    if (!is_shallow(input)) {
        return true;
    }
    const std::string answer = answer_in_time("import", input);
    demand_answer(answer);
    const std::string_view first = std::string_view{answer}.substr(0, answer.find('\n') + 1);
    const Json json = Json::parse(first);
    if (json.is_object() && json.value("format", "") == "scene/1") {
        demand_readable(first);
    }
    return true;
}

}  // namespace standee::fuzz
