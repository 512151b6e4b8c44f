#include <array>

#include "files/value_forms.hpp"
#include "files/values_json.hpp"

// Effects: a condition, or an object of one of the forms below.

namespace standee {

namespace {

constexpr std::array push_effect_fields{
    field<&PushEffect::points>("push").within(limits::points).required(),
    field<&PushEffect::path>("path").says("The hexes entered, if they are chosen."),
};
constexpr std::array pull_effect_fields{
    field<&PullEffect::points>("pull").within(limits::points).required(),
    field<&PullEffect::path>("path"),
};
constexpr std::array infuse_effect_fields{field<&InfuseEffect::element>("infuse").required()};

struct DamageOfEffect : WholeCodecOf<DamageEffect> {
    static void read(const Reader& reader, const FieldForm& field, DamageEffect& effect) {
        if (reader.is_object()) {
            effect.count = read_count(reader, count_of_target);
        } else {
            effect.value = reader.integer(field.limits);
        }
    }
    static Json write(const DamageEffect& effect) {
        return effect.count ? write_count(*effect.count) : Json(effect.value);
    }
    static constexpr std::string_view schema = R"({"anyOf":["#integer","@countOfTarget"]})";
};
constexpr std::array<std::string_view, 1> around_target{"target"};
constexpr std::array damage_in_effect_fields{
    field_of_whole<DamageOfEffect>("value").within(limits::amount).required(),
    field_as<FlagWord, &DamageEffect::around>("around")
        .named(around_target, "round what")
        .says("The figures adjacent to the target suffer the damage, and not the target."),
    whom_field<&DamageEffect::whom>(),
};
void check_damage_in_effect(const Reader& reader, void* object) {
    if (const auto whom = reader.find("whom");
        whom && !static_cast<const DamageEffect*>(object)->around) {
        whom->fail_with(ErrorCode::unknown_field, "\"whom\" without \"around\"",
                        "\"whom\" only beside \"around\"");
    }
}
constexpr Form damage_in_effect_form{damage_in_effect_fields, check_damage_in_effect};
constexpr std::array damage_effect_fields{
    field_of_whole<InnerForm<DamageEffect, damage_in_effect_form>>("damage").required()};

/// In the order of `Effect`, without the condition.
constexpr std::array<Form, 4> effect_forms_in_order{
    {{push_effect_fields}, {pull_effect_fields}, {infuse_effect_fields}, {damage_effect_fields}}};

Effect new_effect(std::size_t form) {
    constexpr std::array<Effect (*)(), 4> make{
        [] { return Effect{PushEffect{}}; }, [] { return Effect{PullEffect{}}; },
        [] { return Effect{InfuseEffect{}}; }, [] { return Effect{DamageEffect{}}; }};
    return make.at(form)();
}

}  // namespace

std::span<const Form> effect_forms() { return effect_forms_in_order; }

Effect read_effect(const Reader& reader) {
    if (!reader.is_object()) {
        return read_condition(reader);
    }
    for (std::size_t i = 0; i < effect_forms_in_order.size(); ++i) {
        if (reader.has(effect_forms_in_order[i].fields.front().name)) {
            Effect effect = new_effect(i);
            std::visit([&](auto& what) { read_form(reader, effect_forms_in_order[i], &what); },
                       effect);
            return effect;
        }
    }
    reader.fail(ErrorCode::unknown_name,
                "an effect: a condition, {\"push\":n}, {\"pull\":n}, {\"infuse\":\"fire\"} or "
                "{\"damage\":{\"value\":n}}");
}

Json write_effect(const Effect& effect) {
    if (const auto* condition = std::get_if<Condition>(&effect)) {
        return name_of(*condition);
    }
    Json json = Json::object();
    std::visit(
        [&](const auto& what) {
            write_fields(effect_forms_in_order.at(effect.index() - 1).fields, &what, json);
        },
        effect);
    return json;
}

}  // namespace standee
