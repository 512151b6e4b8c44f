#pragma once

#include <span>

#include "files/form.hpp"
#include "lib/figure.hpp"

namespace standee {

/// Throws InputError if there are more hit points than the maximum of the same object.
void check_hit_points(const Reader& reader, std::optional<int> hp, std::optional<int> max_hp);

/// A figure by itself. The reader of the scene checks what it refers to, such as its hex and its
/// summoner.
extern const Form figure_form;
extern const Form retaliate_form;
inline Figure read_figure(const Reader& reader) { return read_form<Figure>(reader, figure_form); }
/// Reads a figure from another document in place of the value of `reader`.
inline Figure read_figure(const Reader& reader, const Json& form) {
    return read_figure(reader.instead(form));
}
inline Json write_figure(const Figure& figure) { return write_form(figure_form, &figure); }

/// The fields of a figure that are on its stat card: base stats and what is always active
/// [bonus.stat-card].
std::span<const FieldForm> stat_card_fields();
/// Throws InputError if a figure with these stats has a bonus that ends.
void check_stat_card(const Reader& reader, const Figure& figure);

/// A number, written without a fraction if it has none.
Json write_number(double number);
double read_number(const Reader& reader);
template <>
struct ValueOf<double> : PlainValue<double, read_number, write_number> {
    static constexpr std::string_view schema = R"({"type":"number"})";
};

}  // namespace standee
