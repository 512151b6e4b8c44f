#pragma once

#include <nlohmann/json.hpp>

#include "files/rules_json.hpp"

namespace standee::support {

/// A value of the rule that the edition does not have.
inline Json other_value(const RuleSwitch& rule, const Edition& printed) {
    const Json schema = rule_schema(rule);
    const Json now = write_rule(rule, printed);
    if (schema.contains("enum")) {
        return schema["enum"][0] == now ? schema["enum"][1] : schema["enum"][0];
    }
    if (now.is_boolean()) {
        return !now.get<bool>();
    }
    if (schema.contains("anyOf")) {
        return 3;
    }
    if (schema["items"].contains("enum")) {
        return Json::array({"ward", "bane", "safeguard"});
    }
    Json damage = now;
    damage[1] = damage[1].get<int>() + 2;
    return damage;
}

}  // namespace standee::support
