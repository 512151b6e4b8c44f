#include <array>
#include <string>

#include "files/form.hpp"
#include "files/values_json.hpp"

// The numbers of a card.

namespace standee {

Amount read_amount(const Reader& reader, Limits absolute) {
    if (!reader.is_text()) {
        return {reader.integer(absolute), false};
    }
    if (const auto number = signed_number(reader.text(), limits::change)) {
        return {*number, true};
    }
    reader.fail(ErrorCode::wrong_type, "a whole number, or \"+1\", \"-2\", \"+0\"");
}

Json write_amount(Amount amount) {
    return amount.relative ? Json(signed_text(amount.number)) : Json(amount.number);
}

std::pair<std::optional<Amount>, bool> read_attack_range(const Reader& reader,
                                                         std::string_view forms) {
    if (reader.is_text() && reader.text() == "melee") {
        return {std::nullopt, true};
    }
    if (reader.is_object() && reader.has("melee")) {
        reader.only({"melee"});
        return {Amount{reader.at("melee").integer(limits::range), false}, true};
    }
    const bool is_relative = reader.is_text() && signed_number(reader.text(), limits::change);
    if (!reader.is_number() && !is_relative) {
        reader.fail(ErrorCode::wrong_type, std::string{forms});
    }
    return {read_amount(reader, limits::range), false};
}

Json write_attack_range(std::optional<Amount> range, bool melee) {
    if (melee) {
        return range ? Json{{"melee", range->number}} : Json("melee");
    }
    return range ? write_amount(*range) : Json{};
}

TargetCount read_target_count(const Reader& reader) {
    if (reader.is_text() && reader.text() == "all") {
        return {{1, false}, true};
    }
    return {read_amount(reader, limits::targets), false};
}

Json write_target_count(const TargetCount& targets) {
    return targets.all ? Json("all") : write_amount(targets.count);
}

}  // namespace standee
