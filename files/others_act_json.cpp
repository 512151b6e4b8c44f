#include <algorithm>

#include "files/ability_fields.hpp"

// Abilities by which other figures act: summon, grant, control.

namespace standee {
namespace {

struct SummonedHitPoints : WholeCodecOf<SummonAbility> {
    static void read(const Reader& reader, const FieldForm& field, SummonAbility& summon) {
        if (reader.is_object()) {
            summon.hp_count = read_count(reader, count_in_abilities);
        } else {
            summon.hp = read_amount(reader, field.limits).number;
        }
    }
    static Json write(const SummonAbility& summon) {
        return summon.hp_count ? write_count(*summon.hp_count)
               : summon.hp     ? Json(*summon.hp)
                               : Json{};
    }
    static constexpr std::string_view schema = R"({"anyOf":["#integer","@count"]})";
};
struct SummonedCount : SummonedHitPoints {
    static void read(const Reader& reader, const FieldForm& field, SummonAbility& summon) {
        if (reader.is_object()) {
            summon.figure_count = read_count(reader, count_in_abilities);
        } else {
            summon.count = read_amount(reader, field.limits).number;
        }
    }
    static Json write(const SummonAbility& summon) {
        return summon.figure_count ? write_count(*summon.figure_count)
               : summon.count != 1 ? Json(summon.count)
                                   : Json{};
    }
};
constexpr std::array<std::string_view, 2> beside_whom{"self", "target"};
constexpr std::array summon_fields{
    field<&SummonAbility::name>("name").id().required(),
    rank_field<&SummonAbility::rank>(),
    field_of_whole<SummonedCount>("count").within({1, limits::targets.greatest}),
    field_of_whole<SummonedHitPoints>("hp").within(limits::at_least_one),
    field<&SummonAbility::max_hp>("maxHp").within(limits::at_least_one),
    attack_stat<SummonAbility>(),
    move_stat<SummonAbility>(),
    range_stat<SummonAbility>(),
    field<&SummonAbility::flying>("flying"),
    field_as<FlagWord, &SummonAbility::beside_target>("beside")
        .named(beside_whom, "beside whom")
        .says("Where the summon is placed: next to the figure, or next to the target of its last "
              "attack."),
    field_as<FlagWord, &SummonAbility::on_water>("on")
        .named(water_name, "what the new figure stands in")
        .says("The summon is placed in an unoccupied hex with such a tile."),
    field<&SummonAbility::marked>("marked").id().says(
        "The figure is not summoned but spawned, in a hex with that mark of the map, or in the "
        "closest empty hex."),
    field<&SummonAbility::elite_every>("eliteEvery")
        .within({2, limits::targets.greatest})
        .says("Of the figures that the cards of this figure spawn, every so manieth is elite. Only "
              "beside marked."),
};
void check_summon(const Reader& reader, void* object) {
    const SummonAbility& summon = *static_cast<const SummonAbility*>(object);
    check_hit_points(reader, summon.hp, summon.max_hp);
    if (summon.max_hp && !summon.hp && !summon.hp_count) {
        reader.fail_with(ErrorCode::missing_field, "\"maxHp\" without \"hp\"", "the field \"hp\"");
    }
    if (summon.elite_every > 0 && summon.marked.empty()) {
        reader.at("eliteEvery")
            .fail_with(ErrorCode::unknown_field, "\"eliteEvery\" without \"marked\"",
                       "the mark where the figures are spawned", "card.marked"_clause);
    }
    if (!summon.marked.empty() && (summon.beside_target || summon.on_water)) {
        reader.at("marked").fail_with(ErrorCode::duplicate,
                                      "\"marked\" beside another field that says where",
                                      "one of them", "card.marked"_clause);
    }
}

constexpr std::array grant_fields{
    field_as<Abilities, &GrantAbility::abilities>("abilities").required(),
    range_field<&GrantAbility::range>(),
    targets_field<GrantAbility>(),
    whom_field<&GrantAbility::whom>(),
    sets_field<GrantAbility>(),
};

/// Refuses abilities that no text says how to control.
Ability read_controlled(const Reader& reader) {
    constexpr Clause clause = "command.grant-control"_clause;
    const std::string_view name = reader.only_field();
    if (name != "attack") {
        reader.fail_with(ErrorCode::refused, "a controlled " + std::string{name}, "an attack",
                         clause);
    }
    const Reader attack = reader.at(name);
    for (const FieldForm& field : attack_form.fields) {
        if (attack.has(field.name) &&
            std::ranges::find(controlled_attack_form.fields, field.name, &FieldForm::name) ==
                controlled_attack_form.fields.end()) {
            attack.at(field.name)
                .fail_with(ErrorCode::refused,
                           '"' + std::string{field.name} + "\" of a controlled attack",
                           "an attack without it", clause);
        }
    }
    demand_only(attack, controlled_attack_form.fields);
    for (const char* field : {"value", "range"}) {
        const auto number = attack.find(field);
        if (number && number->is_object() && number->has("per")) {
            number->fail_with(ErrorCode::refused, "what a controlled attack counts", "a number",
                              clause);
        }
    }
    return read_ability(reader);
}
std::vector<Ability> read_controlled_abilities(const Reader& reader) {
    return reader.list(read_controlled);
}
struct ControlledAbilities
    : PlainValue<std::vector<Ability>, read_controlled_abilities, write_abilities> {
    static constexpr std::string_view schema =
        R"({"type":"array","items":{"type":"object","properties":{"attack":"@controlledAttack"},
            "required":["attack"],"additionalProperties":false}})";
};
constexpr std::array<std::string_view, 1> those_targeted{"targets"};
constexpr std::array control_fields{
    field_as<ControlledAbilities, &ControlAbility::abilities>("abilities").required(),
    field_as<FlagWord, &ControlAbility::targets>("whom")
        .named(those_targeted, "whom it controls")
        .says("The targets of the last attack."),
    range_field<&ControlAbility::range>().says(
        "Without whom: the nearest enemy within so many hexes."),
};
void check_control(const Reader& reader, void* object) {
    const ControlAbility& control = *static_cast<const ControlAbility*>(object);
    if (control.targets && control.range) {
        reader.at("range").fail_with(ErrorCode::duplicate, "\"range\" beside \"whom\"",
                                     "one of them");
    }
}

}  // namespace

constexpr Form summon_form{
    summon_fields, check_summon, {}, R"({"not":{"required":["maxHp"],"not":{"required":["hp"]}}})"};
constexpr Form grant_form{grant_fields};
constexpr Form control_form{control_fields, check_control,
                            "Enemies perform attacks as allies of the figure: the targets of its "
                            "last attack in initiative order, or the nearest enemy.",
                            R"({"not":{"required":["whom","range"]}})"};

}  // namespace standee
