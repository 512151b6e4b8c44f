#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "focus/turn.hpp"
#include "lib/scene.hpp"

namespace standee {

/// A turn from a picture. A column of the text is a column of hexes (constant q), a line is half
/// a hex high, so a hex has its neighbours to the north and south two lines away and the other
/// four one line up or down in the next columns, with a blank between columns:
///
///     .   o        '.' floor        '1' to '9' floor with a name
///       A          'o' obstacle     'd' difficult   'i' icy   't' trap   'h' hazardous
///     1   C        '#' wall hex     '+' closed door '/' open door
///
/// 'A' is the figure to act, 'M' and 'N' are its allies, 'O' an objective that is its enemy, and
/// 'C' to 'G' are characters, its enemies, with initiatives 10, 20, 30 ...
struct TurnPicture {
    Scene scene;
    std::vector<std::pair<char, Hex>> letters;

    explicit TurnPicture(std::string_view text, EditionId edition = EditionId::frosthaven);

    [[nodiscard]] Hex at(char letter) const;
    Figure& figure(char letter);
    /// Wall lines, each between two letters of the picture: "AC".
    TurnPicture& walls(const std::vector<std::string_view>& pairs);
    TurnPicture& links(const std::vector<std::string_view>& pairs);
    TurnPicture& card(std::vector<Ability> abilities);
    /// The same picture in another edition.
    [[nodiscard]] TurnPicture in(EditionId edition) const;

    /// The outcomes in order, each as "where: whom", as in "1: C D"; a hex without a name as
    /// "[q,r]", nobody attacked as "1:".
    [[nodiscard]] std::vector<std::string> outcomes() const;
    /// The foci, as in "C D".
    [[nodiscard]] std::string foci() const;
    [[nodiscard]] std::string name_of(Hex hex) const;
};

/// Abilities as a card says them.
Ability move(int points);
Ability jump(int points);
Ability teleport(int range);
Ability melee(int targets = 1);
Ability ranged(int range, int targets = 1);

}  // namespace standee
