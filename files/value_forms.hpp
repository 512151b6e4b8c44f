#pragma once

#include "files/count_json.hpp"
#include "files/form.hpp"
#include "files/values_json.hpp"
#include "lib/app_data.hpp"
#include "lib/words.hpp"

// How the values of forms are read and written, and where scene.schema.json defines them.

namespace standee {

template <>
struct ValueOf<Hex> : PlainValue<Hex, read_hex, write_hex> {
    static constexpr std::string_view schema = "@hex";
};
template <>
struct ValueOf<Edge> : PlainValue<Edge, read_edge, write_edge> {
    static constexpr std::string_view schema = "@edge";
};
template <>
struct ValueOf<Condition> : PlainValue<Condition, read_condition, write_condition> {
    static constexpr std::string_view schema = "@condition";
};
template <>
struct ValueOf<HeldCondition>
    : PlainValue<HeldCondition, read_held_condition, write_held_condition> {
    static constexpr std::string_view schema = "@heldCondition";
};
template <>
struct ValueOf<Element> : PlainValue<Element, read_element, write_element> {
    static constexpr std::string_view schema = "@element";
};
template <>
struct ValueOf<Elements> : PlainValue<Elements, read_elements, write_elements> {
    static constexpr std::string_view schema = "@elements";
};
template <>
struct ValueOf<ElementChoice>
    : PlainValue<ElementChoice, read_element_choice, write_element_choice> {
    static constexpr std::string_view schema = "@elementChoice";
};
template <>
struct ValueOf<Effect> : PlainValue<Effect, read_effect, write_effect> {
    static constexpr std::string_view schema = "@effect";
};
template <>
struct ValueOf<Card> : PlainValue<Card, read_card, write_card> {
    static constexpr std::string_view schema = "@card";
};
/// Any data of an app; null means none.
template <>
struct ValueOf<AppData> : CodecOf<AppData> {
    static void read(const Reader& reader, AppData& value) {
        value = reader.json().is_null() ? AppData{} : AppData{reader.json().dump()};
    }
    static Json write(const AppData& value) { return parse_document(value.json()); }
    static constexpr std::string_view schema = "{}";
};
struct Natural : CodecOf<std::uint64_t> {
    static void read(const Reader& reader, std::uint64_t& value) { value = reader.natural(); }
    static Json write(std::uint64_t value) { return value; }
    static constexpr std::string_view schema =
        R"({"type":"integer","minimum":0,"maximum":18446744073709551615})";
};
/// A number on a card; if it is absolute, it is within the limits of the field.
template <>
struct ValueOf<Amount> : CodecOf<Amount> {
    static void read(const Reader& reader, const FieldForm& field, Amount& value) {
        value = read_amount(reader, field.limits);
    }
    static Json write(Amount value) { return write_amount(value); }
    static constexpr std::string_view schema = R"({"anyOf":["#integer","@relative"]})";
};
template <>
struct ValueOf<TargetCount> : PlainValue<TargetCount, read_target_count, write_target_count> {
    static constexpr std::string_view schema = "@targets";
};

/// Hexes, none of them twice.
struct DistinctHexes : PlainValue<std::vector<Hex>, read_distinct_hexes, write_hexes> {
    static constexpr std::string_view schema = "@hexes";
};
/// Sets of monsters, none of them twice.
struct Sets : ValueOf<std::vector<std::string>> {
    static void read(const Reader& reader, Value& value) { value = read_sets(reader); }
    static constexpr std::string_view schema = "@sets";
    static constexpr bool list = false;
};
/// `["summon"]`: whether summons are left out.
struct SummonsLeftOut : CodecOf<bool> {
    static void read(const Reader& reader, bool& value);
    static Json write(bool /*value*/) { return Json::array({"summon"}); }
    static constexpr std::string_view schema = R"({"type":"array","items":{"enum":["summon"]}})";
};
/// `true`, for something that has no fields.
template <class T>
struct Always : WholeCodecOf<T> {
    static void read(const Reader& reader, T& /*object*/) {
        if (!reader.boolean()) {
            reader.fail(ErrorCode::out_of_range, "true");
        }
    }
    static Json write(const T& /*object*/) { return true; }
    static constexpr std::string_view schema = R"({"const":true})";
};

/// A number on a card, or what is counted instead.
template <class T, Amount T::* value, std::optional<Count> T::* count, const Form& counted>
struct AmountOrCount : WholeCodecOf<T> {
    static void read(const Reader& reader, const FieldForm& field, T& object) {
        if (reader.is_object()) {
            object.*count = read_count(reader, counted);
        } else {
            object.*value = read_amount(reader, field.limits);
        }
    }
    static Json write(const T& object) {
        return object.*count ? write_count(*(object.*count)) : write_amount(object.*value);
    }
    static const Form& form() { return counted; }
    static constexpr std::string_view schema = R"({"anyOf":["#integer","@relative","#form"]})";
};
/// A base stat, or "-" for a dash.
template <class T, std::optional<int> T::* stat, bool StatDashes::* dash>
struct Stat : WholeCodecOf<T> {
    static void read(const Reader& reader, const FieldForm& field, T& object) {
        object.*stat = read_stat(reader, field.limits, object.dashes.*dash);
    }
    static Json write(const T& object) {
        return object.dashes.*dash ? Json("-") : object.*stat ? Json(*(object.*stat)) : Json{};
    }
};
/// The range of an attack: `range` and `melee` of a T.
template <class T>
struct AttackRange : WholeCodecOf<T> {
    static void read(const Reader& reader, T& attack) {
        std::tie(attack.range, attack.melee) = read_attack_range(reader);
    }
    static Json write(const T& attack) { return write_attack_range(attack.range, attack.melee); }
    static constexpr std::string_view schema = "@attackRange";
};

// Fields that several forms have.

template <class T>
constexpr FieldForm attack_stat() {
    return field_of_whole<Stat<T, &T::attack, &StatDashes::attack>>("attack")
        .within(limits::amount)
        .described_by("@attackStat");
}
template <class T>
constexpr FieldForm move_stat() {
    return field_of_whole<Stat<T, &T::move, &StatDashes::move>>("move")
        .within(limits::points)
        .described_by("@moveStat");
}
template <class T>
constexpr FieldForm range_stat() {
    return field_of_whole<Stat<T, &T::range, &StatDashes::range>>("range")
        .within(limits::range)
        .described_by("@rangeStat");
}
template <auto member>
constexpr FieldForm tile_field(std::string_view name) {
    return field<member>(name).named(tile_names, "a kind of tile");
}
template <auto member>
constexpr FieldForm effects_field(std::string_view name = "effects") {
    return field<member>(name).described_by("@effects");
}
template <auto member>
constexpr FieldForm whom_field() {
    return field<member>("whom").named(whom_names, "for whom an ability is").described_by("@whom");
}
inline constexpr std::array<std::string_view, 2> card_ranks{"normal", "elite"};
/// The name of a rank that a stat card has.
template <auto member>
constexpr FieldForm rank_field() {
    return field<member>("rank").named(card_ranks, "a rank");
}

}  // namespace standee
