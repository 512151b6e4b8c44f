#include <algorithm>
#include <tuple>

#include "files/ability_fields.hpp"
#include "lib/board.hpp"

// Attacks, their areas and what is added to them, and those of a figure that an enemy controls.

namespace standee {
namespace {

constexpr std::array area_fields{
    field<&Area::grey>("grey"),
    field_as<DistinctHexes, &Area::red>("red").required().described_by(
        R"({"type":"array","items":"@hex","minItems":1,"uniqueItems":true})"),
    field_as<DistinctHexes, &Area::blue>("blue"),
};

/// More than any card shows; what an area costs grows with it.
constexpr std::size_t max_area_hexes = 100;

void check_area(const Reader& reader, void* object) {
    const Area& area = *static_cast<const Area*>(object);
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
}

/// Its hexes are offsets, and so axial whatever the map says.
struct AreaValue : CodecOf<std::optional<Area>> {
    static void read(const Reader& reader, Value& area) {
        read_form(reader.with(Coordinates::axial), area_form, &area.emplace());
    }
    static Json write(const Value& area) {
        Json json;
        if (area) {
            write_fields(area_fields, &*area, json);
        }
        return json;
    }
    static const Form& form() { return area_form; }
};

constexpr std::array add_if_fields{
    field<&AddIf::consume>("consume"),
    field<&AddIf::target_has>("targetHas"),
    field<&AddIf::allies_next_to_target>("alliesNextToTarget").within(limits::targets),
    field_as<FlagWord, &AddIf::target_on_water>("targetOn")
        .named(water_name, "what the target stands on")
        .says("The target stands in a hex with such a tile."),
    field<&AddIf::target_damaged>("targetDamaged").says("The target has lost hit points."),
    field<&AddIf::target_adjacent>("targetAdjacent")
        .says("The target is adjacent to the attacker."),
    field<&AddIf::next_to_target>("nextToTarget")
        .within(limits::targets)
        .says("At least so many figures of the sets \"of\", the attacker included, are adjacent to "
              "the target."),
    field_as<Sets, &AddIf::of>("of"),
    field<&AddIf::none_of>("noneOf").id().says(
        "No figure of these sets, apart from the attacker, is within this range of the attacker."),
    range_field<&AddIf::none_within>(),
    field<&AddIf::lose>("lose").says(
        "The attacker loses this condition, which it has, if the party wants that."),
    field<&AddIf::decides>("decides").says(
        "The id or the name of the character whose player says whether it is lost; while that "
        "character is not on the map, it is not."),
};
void check_add_if(const Reader& reader, void* object) {
    const AddIf& condition = *static_cast<const AddIf*>(object);
    if (condition.none_within && condition.none_of.empty()) {
        reader.at("range").fail_with(ErrorCode::unknown_field, "\"range\" without \"noneOf\"",
                                     "\"range\" only beside \"noneOf\"");
    }
    if (condition.next_to_target.has_value() == condition.of.empty()) {
        reader.fail_with(ErrorCode::missing_field,
                         "one of \"nextToTarget\" and \"of\" without the other", "both of them");
    }
    if (!condition.decides.empty() && !condition.lose) {
        reader.at("decides").fail_with(ErrorCode::unknown_field, "\"decides\" without \"lose\"",
                                       "\"decides\" only beside \"lose\"");
    }
}
constexpr Form add_if_form{add_if_fields, check_add_if};

/// "+1", or what is counted of the target.
struct ChangeOrCount : WholeCodecOf<Add> {
    static void read(const Reader& reader, Add& add) {
        if (reader.is_object()) {
            add.count = read_count(reader, count_of_tokens);
        } else {
            add.value = read_amount(reader, limits::change).number;
        }
    }
    static Json write(const Add& add) {
        return add.count        ? write_count(*add.count)
               : add.value != 0 ? Json(signed_text(add.value))
                                : Json{};
    }
    static constexpr std::string_view schema = R"({"anyOf":["@change","@countOfTokens"]})";
};

constexpr std::array add_fields{
    form_field<add_if_form, &Add::condition>("if"),
    field_of_whole<ChangeOrCount>("value"),
    field_as<Change, &Add::targets>("targets"),
    field<&Add::pierce>("pierce").within(limits::amount),
    effects_field<&Add::effects>(),
};
// A turn is planned before the party says whether a condition is lost.
void check_add(const Reader& reader, void* object) {
    const Add& add = *static_cast<const Add*>(object);
    if (add.targets != 0 && add.condition && add.condition->lose) {
        reader.at("targets").fail_with(ErrorCode::unknown_field, "\"targets\" with \"lose\"",
                                       "something that changes no turn");
    }
}

}  // namespace

constexpr Form area_form{
    area_fields,
    check_area,
    "Offsets from any common origin, at most 100, without duplicates. With a grey hex the attack "
    "is melee; without one it is ranged and may not have a melee range. Each blue hex must hold an "
    "ally.",
    {},
    "area"};
constexpr Form add_form{
    add_fields, check_add, "A conditional effect. Without if it always applies.", {}, "add"};

namespace {

struct RangeOrCount : WholeCodecOf<AttackAbility> {
    static void read(const Reader& reader, AttackAbility& attack) {
        if (reader.is_object() && reader.has("per")) {
            attack.range_count = read_count(reader, count_before_turn);
        } else {
            std::tie(attack.range, attack.melee) = read_attack_range(
                reader, R"(a whole number, "+0", "+1" ..., "melee", {"melee":2} or {"per":"hp"})");
        }
    }
    static Json write(const AttackAbility& attack) {
        return attack.range_count ? write_count(*attack.range_count)
                                  : write_attack_range(attack.range, attack.melee);
    }
    static constexpr std::string_view schema = R"({"anyOf":["@attackRange","@countBeforeTurn"]})";
};

constexpr std::array attack_fields{
    value_or_count<AttackAbility, count_in_attack>(),
    field_of_whole<RangeOrCount>("range"),
    targets_field<AttackAbility>(),
    field_as<AreaValue, &AttackAbility::area>("area"),
    field<&AttackAbility::pierce>("pierce").within(limits::amount),
    effects_field<&AttackAbility::effects>(),
    form_field<add_form, &AttackAbility::adds>("adds"),
    field<&AttackAbility::advantage>("advantage"),
    field<&AttackAbility::disadvantage>("disadvantage"),
    field<&AttackAbility::all_on_one>("allOnOne")
        .says("The figure makes as many attacks as targets says, all on its focus."),
    field<&AttackAbility::along>("along")
        .within({0, limits::range.greatest})
        .says("The attack targets every enemy within this many hexes of the hexes that the "
              "figure's last move entered."),
    field<&AttackAbility::marked>("marked").id().says(
        "The attack targets only enemies in hexes with that mark of the map, at any distance."),
};

void check_attack(const Reader& reader, void* object) {
    const AttackAbility& attack = *static_cast<const AttackAbility*>(object);
    // An area shows by its grey hex that it is melee; without one its attack is ranged.
    if (attack.melee && attack.area && !attack.area->grey) {
        reader.at("range").fail_with(
            ErrorCode::duplicate, "a melee range beside an area without a grey hex",
            R"(a grey hex in "area", or a "range" that is not melee)", "area.placement"_clause);
    }
    // Attacks on one enemy are counted, and an area or all in range are several enemies.
    const bool all = attack.targets && attack.targets->all;
    if (attack.all_on_one && (attack.area || all)) {
        reader.at("allOnOne")
            .fail_with(
                ErrorCode::duplicate,
                std::string{"\"allOnOne\" beside "} + (all ? "\"all\" targets" : "an \"area\""),
                "one of them");
    }
    if (!attack.marked.empty() &&
        (attack.area || attack.along || attack.range || attack.range_count || attack.melee)) {
        reader.at("marked").fail_with(ErrorCode::duplicate,
                                      "\"marked\" beside another field that says where targets are",
                                      "one of them", "card.marked"_clause);
    }
    // An attack along a way has the targets that stand there, and no others.
    if (attack.along && (attack.area || attack.targets || attack.all_on_one)) {
        reader.at("along").fail_with(ErrorCode::duplicate,
                                     "\"along\" beside another field that says who is targeted",
                                     "one of them");
    }
}

/// An attack that is controlled: no area, no other abilities added, nothing counted.
constexpr std::array controlled_attack_fields{
    amount_field<AttackAbility>(),
    field_of_whole<AttackRange<AttackAbility>>("range"),
    targets_field<AttackAbility>(),
    field<&AttackAbility::pierce>("pierce").within(limits::amount),
    effects_field<&AttackAbility::effects>(),
    field<&AttackAbility::advantage>("advantage"),
    field<&AttackAbility::disadvantage>("disadvantage"),
};

}  // namespace

constexpr Form attack_form{attack_fields, check_attack};
constexpr Form controlled_attack_form{controlled_attack_fields,
                                      nullptr,
                                      "An attack that a figure makes while an enemy controls it.",
                                      {},
                                      "controlledAttack"};

}  // namespace standee
