#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "files/reader.hpp"
#include "files/values_json.hpp"
#include "lib/scene.hpp"

// What a game of Gloomhaven Secretariat in play has on the table: its figures and its elements.

namespace standee::ghs {

/// The numbers that a game may have.
inline constexpr Limits any_number{-1'000'000, 1'000'000};

/// A figure of the game: the object with its hit points and conditions.
struct Piece {
    std::string pointer;  ///< of the object in the game
    std::string owner;    ///< of the object of its set or of its summoner, or its own
    standee::Kind kind = standee::Kind::monster;
    std::string name;
    std::string id;  ///< how its figure is called if the scene does not have it
    int number = 0;
    std::optional<Rank> rank;
    bool ally = false;
    bool dead = false;
    bool dormant = false;   ///< it is not on the map yet
    bool off = false;       ///< it has had its turn
    bool summoned = false;  ///< this round, so that it does not act in it
    std::string summoner{};
};

/// The game in a document: the export itself, what a server keeps or sends, or a dump of all data.
Reader game_in(const Reader& document);

/// The objects of a list; none where there is no list.
std::vector<Reader> items(const Reader& reader, std::string_view field);

/// An object of a list, and where it is in the document.
struct Item {
    Reader reader;
    std::string pointer;
};

/// The objects of a list of `reader`, which is at `pointer`. Reader::pointer() would search the
/// whole document for each of them.
std::vector<Item> items_at(const Reader& reader, std::string_view field,
                           const std::string& pointer);

/// The figures of a game, absent characters excepted.
std::vector<Piece> pieces_of(const Reader& game);

/// What comparing a figure of the scene with one of the game takes, in units of work.
inline constexpr std::uint64_t comparing_figures = 12;

/// Whether a figure of the scene is that of the game.
bool is_same(const Figure& figure, const Piece& piece);
/// That figure; null where the scene does not have it.
const Figure* figure_of(const Scene& scene, const Piece& piece);

/// Whether the abilities of the round have been drawn, and figures take their turns.
bool in_round(const Reader& game);
/// The round that is being played, or is played next.
int round_of(const Reader& game);

/// Whether it is a condition that figures of such scenes have: cards such as bless lie in decks.
bool is_held(std::string_view name, const Edition& rules);
/// Whether a condition is listed but no longer there.
bool is_gone(const Reader& condition);

/// What a state of the element board is between turns; none for one that is unknown.
std::optional<ElementState> element_state(std::string_view state);

/// Calls `use(element, Reader)` for the six elements of the board.
template <class Use>
void each_element(const Reader& game, Use use) {
    for (const Reader& element : items(game, "elementBoard")) {
        const auto type = std::ranges::find(element_names, element.at("type").text());
        if (type != element_names.end()) {
            use(static_cast<Element>(type - element_names.begin()), element);
        }
    }
}

}  // namespace standee::ghs
