#include "files/ability_fields.hpp"

// Abilities that help or harm figures: heals, conditions, forced movement, damage.

namespace standee {
namespace {

constexpr std::array only_fields{
    field<&OnlyThose::having>("having"),
    field<&OnlyThose::lacking>("lacking"),
    field_as<FlagWord, &OnlyThose::in_water>("on").named(water_name, "what they stand on"),
};
constexpr Form only_form{only_fields, nullptr,
                         "Only figures with or without a condition, or in hexes with such a tile."};

constexpr std::array heal_fields{
    value_or_count<HealAbility, count_in_abilities>(),
    range_field<&HealAbility::range>(),
    field<&HealAbility::self>("self"),
    targets_field<HealAbility>(),
    whom_field<&HealAbility::whom>(),
    effects_field<&HealAbility::effects>(),
    sets_field<HealAbility>(),
    effects_field<&HealAbility::cured>("cured").says(
        "What those gain from whom the heal removes a negative condition."),
    field_as<Sets, &HealAbility::first>("first").says(
        "Figures of these sets are healed before all others."),
};
constexpr std::array condition_fields{
    field<&ConditionAbility::gain>("gain").required(),
    range_field<&ConditionAbility::range>(),
    targets_field<ConditionAbility>(),
    field<&ConditionAbility::self>("self"),
    whom_field<&ConditionAbility::whom>(),
    effects_field<&ConditionAbility::effects>(),
    sets_field<ConditionAbility>(),
    form_field<only_form, &ConditionAbility::only>("only"),
};

/// The points of a push or pull may be written as "value" too.
template <class T>
struct PointsAsValue : WholeCodecOf<T> {
    static void read(const Reader& reader, const FieldForm& field, T& ability) {
        ability.points = reader.integer(field.limits);
    }
    static Json write(const T& /*ability*/) { return {}; }
    static constexpr std::string_view schema = "#integer";
};
template <class T>
constexpr std::array forced_fields{
    field<&T::points>("points").within(limits::points).always_written(),
    field_of_whole<PointsAsValue<T>>("value").within(limits::points),
    range_field<&T::range>(),
    targets_field<T>(),
    effects_field<&T::effects>(),
};
void check_forced(const Reader& reader, void* /*object*/) {
    const auto value = reader.find("value");
    if (!value) {
        static_cast<void>(reader.at("points"));
    } else if (reader.has("points")) {
        value->fail_with(ErrorCode::duplicate, "\"value\" beside \"points\"", "one of them");
    }
}

constexpr std::array<std::string_view, 1> created{"created"};
constexpr std::array damage_fields{
    value_or_count<DamageAbility, count_in_abilities>(),
    range_field<&DamageAbility::range>(),
    targets_field<DamageAbility>(),
    field<&DamageAbility::self>("self"),
    whom_field<&DamageAbility::whom>(),
    effects_field<&DamageAbility::effects>(),
    field<&DamageAbility::pick>("pick")
        .named(pick_names, "which enemy suffers it")
        .says("The one enemy that suffers the damage."),
    field<&DamageAbility::in_sight>("sight").says("Only enemies in line of sight."),
    field_as<FlagWord, &DamageAbility::around_created>("around")
        .named(created, "round what")
        .says("The figures adjacent to the tile that the card has just created."),
    form_field<only_form, &DamageAbility::only>("only"),
};

}  // namespace

constexpr Form heal_form{heal_fields};
constexpr Form condition_form{condition_fields};
constexpr Form damage_form{damage_fields};
constexpr Form forced_form{
    forced_fields<PushAbility>, check_forced, "value means the same as points.",
    R"({"oneOf":[{"required":["points"]},{"required":["value"]}]})", "forced"};
constexpr Form pull_form{forced_fields<PullAbility>, check_forced, {}, {}, forced_form.definition};

}  // namespace standee
