#pragma once

#include "files/reader.hpp"
#include "lib/edition.hpp"
#include "lib/figure.hpp"

namespace standee {

/// Fails if there are more hit points than the maximum of the same object.
void check_hit_points(const Reader& reader, std::optional<int> hp, std::optional<int> max_hp);

/// A figure by itself. What it refers to (its hex, its summoner) is for the reader of the scene
/// to check.
Figure read_figure(const Reader& reader, const Edition& edition);

Json write_figure(const Figure& figure);

/// Of a figure only what is on its stat card: base stats and what is always active
/// [bonus.stat-card].
void read_stat_card(const Reader& reader, const Edition& edition, Figure& figure);
void write_stat_card(const Figure& figure, Json& json);

/// A base stat; none where it is left out or a dash ("-"), which `dash` then says.
std::optional<int> read_stat(const Reader& reader, std::string_view field, Limits limits,
                             bool& dash);
void put_stat(Json& json, std::string_view field, std::optional<int> stat, bool dash);

/// A number that is written without a fraction where it has none.
Json write_number(double number);

}  // namespace standee
