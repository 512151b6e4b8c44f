#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "lib/board.hpp"
#include "lib/edition.hpp"
#include "lib/scene.hpp"
#include "pathing/range.hpp"
#include "play/event.hpp"

namespace standee {

/// A scene in play, with its compiled board. Only `apply` changes it.
class GameState {
public:
    /// `board` may be passed if the scene's map has already been compiled.
    explicit GameState(Scene scene, std::shared_ptr<const Board> board = nullptr)
        : scene_{std::move(scene)}, board_{std::move(board)} {}

    [[nodiscard]] const Scene& scene() const { return scene_; }
    [[nodiscard]] const Edition& rules() const { return scene_.edition; }
    [[nodiscard]] Scene take_scene() && { return std::move(scene_); }
    [[nodiscard]] const Progress& progress() const { return scene_.progress; }

    /// Carries out an event.
    void apply(const Event& event);

    /// The compiled map. It is compiled when it is first asked for, and again after the map has
    /// changed. As this and the last count of ranges are cached, only one thread at a time may use
    /// this object.
    [[nodiscard]] const Board& board() const { return *shared_board(); }
    [[nodiscard]] const std::shared_ptr<const Board>& shared_board() const;

    /// The figure with that id, or null if none is on the map.
    [[nodiscard]] const Figure* find(std::string_view id) const;
    /// The figure with that id. Refuses the step if none is on the map.
    [[nodiscard]] const Figure& figure(std::string_view id) const;
    /// The first figure, in the order of the scene, that stands in a hex; `except` is left out.
    [[nodiscard]] const Figure* standing_in(Hex hex, std::string_view except = {}) const;
    /// Whether it is that figure's turn.
    [[nodiscard]] bool is_turn_of(std::string_view id) const;

    /// The number of a hex on the board. Refuses the step if the map does not list the hex.
    [[nodiscard]] HexIndex index(Hex hex) const;
    void require_listed(Hex hex) const { static_cast<void>(index(hex)); }
    [[nodiscard]] Terrain terrain(Hex hex) const { return board().terrain(index(hex)); }
    /// The terrain of a hex as it affects the figure. For a figure that stays in water, all other
    /// hexes are obstacles; other figures may be unaffected by some terrain [card.water-only,
    /// card.unaffected].
    [[nodiscard]] Terrain terrain_for(const Figure& figure, Hex hex) const {
        return figure.water_only ? board().terrain_in_water(index(hex))
                                 : board().terrain_without(index(hex), figure.minds_no_hazard,
                                                           figure.minds_no_water);
    }
    [[nodiscard]] bool has_water(Hex hex) const { return board().has_water(index(hex)); }
    /// The range between two hexes [range.count]; none if there is no way.
    [[nodiscard]] std::optional<int> range(Hex from, Hex to) const;
    /// The range between figures, or between a hex and a figure: the least range between their
    /// hexes [map.objective].
    [[nodiscard]] std::optional<int> range(const Figure& from, const Figure& to) const;
    [[nodiscard]] std::optional<int> range(Hex from, const Figure& to) const;
    /// The range from a hex to every hex of the board, by its number. `out_of_reach`, which is
    /// greater than any range, if there is no way.
    [[nodiscard]] std::vector<int> ranges_from(Hex from) const;
    /// The same from a figure: from the nearest of its hexes in each case.
    [[nodiscard]] std::vector<int> ranges_from(const Figure& from) const;
    /// The least of such ranges over the hexes of a figure.
    [[nodiscard]] int nearest_of(const std::vector<int>& ranges, const Figure& figure) const {
        return least_over_hexes_of(figure, [&](Hex hex) { return ranges[index(hex)]; });
    }
    static constexpr int out_of_reach = std::numeric_limits<int>::max();
    [[nodiscard]] bool adjacent(Hex a, Hex b) const { return board().adjacent(index(a), index(b)); }
    /// Whether a hex of one figure is adjacent to a hex of the other. No figure is adjacent to
    /// itself.
    [[nodiscard]] bool adjacent(const Figure& a, const Figure& b) const;
    [[nodiscard]] bool adjacent(Hex a, const Figure& b) const;
    /// Line of sight by the edition's rule [los.line].
    [[nodiscard]] bool sees(Hex from, Hex to) const;
    /// Whether one figure sees a hex of the other.
    [[nodiscard]] bool sees(const Figure& from, const Figure& to) const;
    /// Whether one figure sees a hex of the other within a range [map.objective].
    [[nodiscard]] bool sees_within(const Figure& from, const Figure& to, int range) const;

private:
    /// Counts the range from a hex to all others, unless the last count was from there.
    [[nodiscard]] const RangeCount& count_from(HexIndex from) const;

    Scene scene_;
    mutable std::shared_ptr<const Board> board_;  // null: not compiled yet, or out of date
    mutable std::size_t last_found_ = 0;          // position of a figure
    mutable RangeCount count_;
    mutable HexIndex counted_from_ = no_hex;  // none since the map last changed
};

}  // namespace standee
