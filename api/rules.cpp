#include "files/rules_json.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "api/answers.hpp"

namespace standee::api {
namespace {

Json json_of(const RuleSwitch& rule) {
    Json editions = Json::object();
    for (const EditionId id : all_editions) {
        editions[std::string{edition(id).name()}] = write_rule(rule, edition(id));
    }
    return {{"name", rule.name},
            {"clause", rule.clause.id()},
            {"says", rule.says},
            {"values", rule_schema(rule)},
            {"editions", std::move(editions)}};
}

}  // namespace

Json write_rules() {
    Json rules = Json::array();
    for (const RuleSwitch& rule : rule_switches()) {
        rules.push_back(json_of(rule));
    }
    return {{"rules", std::move(rules)}};
}

}  // namespace standee::api
