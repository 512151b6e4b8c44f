#include "files/count_json.hpp"

#include <algorithm>
#include <array>

#include "files/fields.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

constexpr std::array in_abilities{Counted::damage_dealt,    Counted::targets,
                                  Counted::targets_damaged, Counted::hexes_moved,
                                  Counted::hit_points,      Counted::figures};
constexpr std::array before_turn{Counted::hit_points, Counted::figures};
constexpr std::array in_attacks{Counted::hexes_moved, Counted::hit_points, Counted::figures};
constexpr std::array of_target{Counted::shield_of_target};
constexpr std::array<std::string_view, 1> around_names{"target"};
constexpr Limits factor{1, 999};

std::string_view name_of_counted(Counted counted) { return name_in(counted_names, counted); }

}  // namespace

std::span<const Counted> counted_in_abilities() { return in_abilities; }
std::span<const Counted> counted_in_attacks() { return in_attacks; }
std::span<const Counted> counted_before_turn() { return before_turn; }

Count read_count(const Reader& reader, std::span<const Counted> among) {
    reader.only(fields::count);
    std::vector<std::string_view> names;
    std::ranges::transform(among, std::back_inserter(names), name_of_counted);
    Count count;
    count.per = among[reader.at("per").one_of(names, "what can be counted here")];
    count.times = reader.integer_or("times", 1, limits::amount);
    count.divide = reader.integer_or("divide", 1, factor);
    count.plus = reader.integer_or("plus", 0, limits::change);
    count.most = reader.integer_at("most", limits::amount);
    count.of = read_sets(reader);
    if (count.per == Counted::figures && count.of.empty()) {
        reader.fail(ErrorCode::missing_field, "the sets to be counted in \"of\"");
    }
    if (count.per != Counted::figures && !count.of.empty()) {
        reader.at("of").fail_with(
            ErrorCode::unknown_field,
            "\"of\" beside \"" + std::string{name_of_counted(count.per)} + "\"",
            "\"of\" only beside \"figures\"");
    }
    return count;
}

Json write_count(const Count& count) {
    Json json{{"per", name_of_counted(count.per)}};
    put_unless(json, "times", count.times, 1);
    put_unless(json, "divide", count.divide, 1);
    put_unless(json, "plus", count.plus, 0);
    put_if(json, "most", count.most);
    put_unless(json, "of", count.of, {});
    return json;
}

std::vector<std::string> read_sets(const Reader& reader) {
    std::vector<std::string> sets =
        reader.list_or_none("of", [](const Reader& item) { return item.id(); });
    for (std::size_t i = 0; i < sets.size(); ++i) {
        if (std::ranges::count(sets, sets[i]) > 1) {
            reader.at("of")[i].fail(ErrorCode::duplicate, "each set once");
        }
    }
    return sets;
}

DamageEffect read_damage_effect(const Reader& reader) {
    reader.only(fields::damage_effect);
    DamageEffect effect;
    const Reader value = reader.at("value");
    if (value.is_object()) {
        effect.count = read_count(value, of_target);
    } else {
        effect.value = value.integer(limits::amount);
    }
    if (const auto around = reader.find("around")) {
        effect.around = around->one_of(around_names, "round what") == 0;
    }
    if (const auto whom = reader.find("whom")) {
        effect.whom = whom->named<Whom>(whom_names, "for whom an ability is");
        if (!effect.around) {
            whom->fail_with(ErrorCode::unknown_field, "\"whom\" without \"around\"",
                            "\"whom\" only beside \"around\"");
        }
    }
    return effect;
}

Json write_damage_effect(const DamageEffect& effect) {
    Json json{{"value", effect.count ? write_count(*effect.count) : Json(effect.value)}};
    if (effect.around) {
        json["around"] = around_names.front();
    }
    if (effect.whom != Whom::usual) {
        json["whom"] = name_in(whom_names, effect.whom);
    }
    return {{"damage", std::move(json)}};
}

}  // namespace standee
