#include "files/ability_parts.hpp"

#include <string>

#include "files/ability_json.hpp"
#include "files/fields.hpp"
#include "files/render.hpp"
#include "files/values_json.hpp"

namespace standee {
namespace {

/// More than any card shows; what an area costs grows with it.
constexpr std::size_t max_area_hexes = 100;

}  // namespace

std::optional<TargetCount> targets_of(const Reader& reader) {
    const auto there = reader.find("targets");
    return there ? std::optional{read_target_count(*there)} : std::nullopt;
}

Whom whom_of(const Reader& reader) {
    const auto there = reader.find("whom");
    return there ? there->named<Whom>(whom_names, "for whom an ability is") : Whom::usual;
}

Amount read_amount(const Reader& reader, Limits absolute) {
    if (!reader.is_text()) {
        return {reader.integer(absolute), false};
    }
    const std::string text = reader.text();
    if (const auto number = signed_number(text, limits::change)) {
        return {*number, true};
    }
    reader.fail(ErrorCode::wrong_type, "a whole number, or \"+1\", \"-2\", \"+0\"");
}

std::pair<std::optional<Amount>, bool> read_attack_range(const Reader& attack,
                                                         std::string_view forms) {
    const auto range = attack.find("range");
    if (!range) {
        return {std::nullopt, false};
    }
    if (range->is_text() && range->text() == "melee") {
        return {std::nullopt, true};
    }
    if (range->is_object() && range->has("melee")) {
        range->only(fields::melee_range);
        return {Amount{range->at("melee").integer(limits::range), false}, true};
    }
    const bool is_relative = range->is_text() && signed_number(range->text(), limits::change);
    if (!range->is_number() && !is_relative) {
        range->fail(ErrorCode::wrong_type, std::string{forms});
    }
    return {read_amount(*range, limits::range), false};
}

TargetCount read_target_count(const Reader& reader) {
    if (reader.is_text() && reader.text() == "all") {
        return {{1, false}, true};
    }
    return {read_amount(reader, limits::targets), false};
}

Area read_area(const Reader& reader) {
    reader.only(fields::area);
    Area area;
    const Reader offsets = reader.with(Coordinates::axial);  // no hexes of the map
    if (const auto grey = offsets.find("grey")) {
        area.grey = read_hex(*grey);
    }
    area.red = read_distinct_hexes(offsets.at("red"));
    if (const auto blue = offsets.find("blue")) {
        area.blue = read_distinct_hexes(*blue);
    }
    if (area.red.empty()) {
        reader.at("red").fail(ErrorCode::out_of_range, "at least one hex");
    }
    std::vector<Hex> all = area.red;
    all.insert(all.end(), area.blue.begin(), area.blue.end());
    if (area.grey) {
        all.push_back(*area.grey);
    }
    if (all.size() > max_area_hexes) {
        reader.fail(ErrorCode::out_of_range,
                    "an area of at most " + std::to_string(max_area_hexes) + " hexes");
    }
    if (repeated(all)) {
        reader.fail(ErrorCode::duplicate, "each hex of the area in one colour");
    }
    return area;
}

}  // namespace standee
