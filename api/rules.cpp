#include "files/rules_json.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "api/answers.hpp"

namespace standee::api {
namespace {

Json json_of(const RuleSwitch& rule) {
    Json editions = Json::object();
    for (const Edition& known : known_editions()) {
        editions[std::string{known.name()}] = write_rule(rule, known);
    }
    return {{"name", rule.name},
            {"clause", rule.clause.id()},
            {"says", rule.says},
            {"values", rule_schema(rule)},
            {"editions", std::move(editions)}};
}

/// An edition, and the edition whose rulebook it plays by, as JSON.
Json json_of(const Edition& known) {
    return {{"name", known.name()},
            {"short", known.short_name()},
            {"title", known.title()},
            {"playsBy", edition(rulebook_of(known.id)).name()}};
}

}  // namespace

Json write_rules() {
    Json rules = Json::array();
    for (const RuleSwitch& rule : rule_switches()) {
        rules.push_back(json_of(rule));
    }
    Json editions = Json::array();
    for (const Edition& known : known_editions()) {
        editions.push_back(json_of(known));
    }
    return {{"rules", std::move(rules)}, {"editions", std::move(editions)}};
}

}  // namespace standee::api
