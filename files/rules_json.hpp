#pragma once

#include "files/reader.hpp"
#include "lib/edition.hpp"
#include "lib/rule_switches.hpp"

namespace standee {

/// `{"adjacentAlwaysSeen":false}`: house rules, each a switch with its value, applied to `rules`.
/// Throws InputError for a switch or a value that does not exist; the error names the closest one.
Edition read_rules(const Reader& reader, const Edition& rules);

/// `{"edition":"frosthaven","rules":{...}}`, as in a scene; `reader` may have other fields.
Edition read_edition_and_rules(const Reader& reader);

/// The house rules in which `rules` differs from the printed edition; an empty object if there are
/// none.
Json write_rules(const Edition& rules);

/// The value of one rule.
Json write_rule(const RuleSwitch& rule, const Edition& rules);

/// The values of a rule as JSON Schema; for an order, those that have a name.
Json rule_schema(const RuleSwitch& rule);
/// All values of a rule that a file may have: an order may also be a list of its criteria or
/// stages.
Json written_rule_schema(const RuleSwitch& rule);

}  // namespace standee
