#include "bindings/c/values.hpp"

namespace standee::values {

void read_value(const Json& json, Narrowed& value) {
    read(json, "figures", value.figures);
    read(json, "hexes", value.hexes);
}

void read_value(const Json& json, Reason& value) {
    read(json, "clause", value.clause);
    read(json, "page", value.page);
    read(json, "says", value.says);
    read(json, "kept", value.kept);
    read(json, "dropped", value.dropped);
}

void read_value(const Json& json, Contested& value) {
    read(json, "clause", value.clause);
    read(json, "taken", value.taken);
    read(json, "otherwise", value.otherwise);
}

void read_value(const Json& json, Part& value) {
    read(json, "end", value.end);
    read(json, "path", value.path);
    read(json, "focus", value.focus);
    read(json, "targets", value.targets);
    read(json, "movement", value.movement);
    read(json, "negativeHexes", value.negative_hexes);
    read(json, "disadvantaged", value.disadvantaged);
    read(json, "attackHex", value.attack_hex);
    read(json, "area", value.area);
    read(json, "along", value.along);
    read(json, "fallen", value.fallen);
}

void read_value(const Json& json, Option& value) {
    read_value(json, static_cast<Part&>(value));
    read(json, "then", value.then);
}

void read_value(const Json& json, ChoiceOption& value) {
    read(json, "figure", value.figure);
    read(json, "focus", value.focus);
    read(json, "end", value.end);
    read(json, "targets", value.targets);
    read(json, "path", value.path);
    read(json, "along", value.along);
    read(json, "says", value.says);
    value.json = json.dump();
}

}  // namespace standee::values
