#pragma once

#include <span>

#include "files/form.hpp"
#include "lib/figure.hpp"

namespace standee {

/// Fails if there are more hit points than the maximum of the same object.
void check_hit_points(const Reader& reader, std::optional<int> hp, std::optional<int> max_hp);

/// A figure by itself. What it refers to (its hex, its summoner) is for the reader of the scene
/// to check.
extern const Form figure_form;
extern const Form retaliate_form;
inline Figure read_figure(const Reader& reader) { return read_form<Figure>(reader, figure_form); }
/// The same from another document that stands in the place of what `reader` reads.
inline Figure read_figure(const Reader& reader, const Json& form) {
    return read_figure(reader.instead(form));
}
inline Json write_figure(const Figure& figure) { return write_form(figure_form, &figure); }

/// Of a figure only what is on its stat card: base stats and what is always active
/// [bonus.stat-card].
std::span<const FieldForm> stat_card_fields();
/// An error where a figure with these has a bonus that ends.
void check_stat_card(const Reader& reader, const Figure& figure);

/// A number that is written without a fraction where it has none.
Json write_number(double number);
double read_number(const Reader& reader);
template <>
struct ValueOf<double> : PlainValue<double, read_number, write_number> {
    static constexpr std::string_view schema = R"({"type":"number"})";
};

}  // namespace standee
