#include <nlohmann/json.hpp>

#include "tests/fuzz/json_growth.hpp"
#include "tests/fuzz/json_mutation.hpp"
#include "tests/fuzz/target.hpp"

// Large requests, as large as a server takes from anybody. An input is {"method": NAME, "request":
// JSON, "grow": [SEED ...]}: it stays small, and each seed makes one list of the request long.
// However large a request is, it is answered or refused in the time that its work may take.

namespace standee::fuzz {

bool examine(std::string_view input) {
    Json json = is_shallow(input) ? Json::parse(input, nullptr, false) : Json{};
    if (!json.is_object() || !json.contains("method") || !json["method"].is_string() ||
        !json.contains("request") || !json["request"].is_structured() || !json.contains("grow")) {
        return false;
    }
    const auto method = json["method"].get<std::string>();
    Json& request = json["request"];
    if (api::has_only_errors(answer_in_time(method, request.dump()))) {
        return false;  // a wrong request stays wrong when it grows
    }
    grow_by(json["grow"], request);
    const std::string text = request.dump();
    if (text.size() > most_bytes_of_a_request) {
        return false;
    }
    demand_answer(answer_in_time(method, text));
    return true;
}

}  // namespace standee::fuzz
