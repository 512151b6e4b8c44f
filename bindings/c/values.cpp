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

void read_value(const Json& json, Answer& value) {
    read(json, "command", value.command);
    read(json, "says", value.says);
    read_text_of(json, "json", value.json);
    read_text_of(json, "option", value.option);
}

void read_value(const Json& json, Waiting& value) {
    read(json, "for", value.kind);
    read(json, "figure", value.figure);
    read(json, "says", value.says);
    read(json, "answers", value.answers);
    read(json, "open", value.open);
    read(json, "cardSays", value.card_says);
    read(json, "cleared", value.cleared);
    read(json, "of", value.of);
    read(json, "clause", value.clause);
    read(json, "target", value.target);
    read(json, "cards", value.cards);
}

void read_value(const Json& json, Happened& value) {
    read(json, "command", value.command);
    value.events = texts_in(json.at("events"));
}

void read_value(const Json& json, WhyNot& value) {
    read(json, "question", value.question);
    read(json, "figure", value.figure);
    read(json, "hex", value.hex);
    read(json, "happens", value.happens);
    read(json, "reasons", value.reasons);
    read_text_of(json, "changes", value.changes);
    read(json, "triedAll", value.tried_all);
}

void read_value(const Json& json, Why& value) {
    read(json, "figure", value.figure);
    read(json, "why", value.why);
    read(json, "whyNot", value.why_not);
    read(json, "text", value.text);
}

void read_value(const Json& json, Way& value) {
    read(json, "at", value.at);
    read(json, "points", value.points);
    read(json, "path", value.path);
    read(json, "negativeHexes", value.negative_hexes);
}

void read_value(const Json& json, SeenEnemy& value) {
    read(json, "figure", value.figure);
    read(json, "range", value.range);
}

void read_value(const Json& json, Reach& value) {
    read(json, "hexes", value.hexes);
    read(json, "enemies", value.enemies);
}

std::vector<std::string> texts_in(const Json& array) {
    std::vector<std::string> texts;
    for (const Json& item : array) {
        texts.push_back(item.dump());
    }
    return texts;
}

}  // namespace standee::values
