#pragma once

#include <array>

#include "files/ability_json.hpp"
#include "files/figure_json.hpp"
#include "files/value_forms.hpp"

// Fields that several abilities have.

namespace standee {

/// `1`, `"+1"` or `"-1"`: a number that is added, written with its sign.
struct Change : CodecOf<int> {
    static void read(const Reader& reader, int& change) {
        change = read_amount(reader, limits::change).number;
    }
    static Json write(int change) { return signed_text(change); }
    static constexpr std::string_view schema = "@change";
};
inline constexpr std::array<std::string_view, 1> water_name{"water"};

template <auto member>
constexpr FieldForm range_field(std::string_view name = "range") {
    return field<member>(name).within(limits::range);
}
template <class T, const Form& counted>
constexpr FieldForm value_or_count() {
    return field_of_whole<AmountOrCount<T, &T::value, &T::count, counted>>("value")
        .within(limits::amount)
        .required();
}
template <class T>
constexpr FieldForm amount_field(std::string_view name = "value") {
    return field<&T::value>(name).within(limits::amount).required();
}
template <class T>
constexpr FieldForm targets_field() {
    return field<&T::targets>("targets");
}
template <class T>
constexpr FieldForm sets_field() {
    return field_as<Sets, &T::of>("of");
}
/// Whose a bonus is, where it is not the figure's own.
template <class T>
inline constexpr std::array others_fields{whom_field<&T::whom>(), range_field<&T::within>("within"),
                                          targets_field<T>(), sets_field<T>()};
template <class T>
inline constexpr std::array branch_fields{field_as<Abilities, &T::to>("to").required(),
                                          field_as<Abilities, &T::otherwise>("else")};

}  // namespace standee
