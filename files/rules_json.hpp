#pragma once

#include "files/reader.hpp"
#include "lib/edition.hpp"
#include "lib/rule_switches.hpp"

namespace standee {

/// `{"adjacentAlwaysSeen":false}`: house rules, each a switch and its value, on top of `rules`.
/// Throws InputError for a switch or a value that does not exist; it names the closest one.
Edition read_rules(const Reader& reader, const Edition& rules);

/// `{"edition":"frosthaven","rules":{...}}`, as in a scene; `reader` may have other fields.
Edition read_edition_and_rules(const Reader& reader);

/// The house rules by which `rules` departs from the edition as printed; an empty object for none.
Json write_rules(const Edition& rules);

/// The value of one rule.
Json write_rule(const RuleSwitch& rule, const Edition& rules);

/// The values that a rule can take, as JSON Schema; of an order those that have a name.
Json rule_schema(const RuleSwitch& rule);
/// All that a file may write for it: an order may also be a list of its criteria or stages.
Json written_rule_schema(const RuleSwitch& rule);

}  // namespace standee
