#include "show/map/map_view.hpp"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "show/canvas/text.hpp"

namespace standee {
namespace {

constexpr int large_slope = 2;
constexpr int compact_slope = 1;

/// The span of characters inside a hex that would be good, and that is needed.
struct InnerWidth {
    int good = 0;
    int needed = 0;
};

template <class Length>
int longest(const std::vector<Hex>& places, Length length) {
    std::size_t most = 0;
    for (const Hex place : places) {
        most = std::max(most, length(place));
    }
    return static_cast<int>(most);
}

int longest_id(const Scene& scene) {
    constexpr int enough = 8;
    int most = 0;
    for (const Figure& figure : scene.figures) {
        most = std::max(most, columns_of(figure.id));
    }
    return std::min(most, enough);
}

/// Large hexes hold "q,r" and a marked id on lines two wider than `inner`.
InnerWidth large_inner(const Scene& scene, const std::vector<Hex>& places) {
    const int label = longest(places, [](Hex hex) { return text_of(hex).size() - 2; });
    const int needed = std::max(5, label - 2);
    return {std::max(needed, longest_id(scene) - 1), needed};
}

/// Compact hexes hold an id, and below it r.
InnerWidth compact_inner(const Scene& scene, const std::vector<Hex>& places) {
    const int label = longest(places, [](Hex hex) { return std::to_string(hex.r).size(); });
    const int needed = std::max(3, label);
    return {std::max({needed + 1, longest_id(scene)}), needed};
}

MapWindow window_round(const std::vector<Hex>& places) {
    if (places.empty()) {
        return {};
    }
    const Hex first = places.front();
    MapWindow window{first.q, first.q, 2 * first.r + first.q, 2 * first.r + first.q};
    for (const Hex place : places) {
        window = window.with(place);
    }
    return window;
}

/// A frame whose drawing of `window` starts at the upper left, below the row of column numbers.
HexFrame frame_at(const MapWindow& window, int inner, int slope) {
    const int margin = slope == large_slope ? 0 : 1;
    return {inner, slope, {-window.q_first * (inner + slope), margin - slope * window.half_first}};
}

/// The widest hexes of one slope with which the window fits, if there are any.
std::optional<HexFrame> fitting(const MapWindow& window, InnerWidth inner, int slope, int width,
                                int height) {
    for (int size = inner.good; size >= inner.needed; --size) {
        const HexFrame frame = frame_at(window, size, slope);
        if (frame.width_of(window.columns()) <= width &&
            frame.height_of(window.halves()) <= height) {
            return frame;
        }
    }
    return std::nullopt;
}

/// The hexes that a reader looks for.
std::vector<Hex> marked_hexes(const Scene& scene, const MapMarks& marks) {
    std::vector<Hex> hexes;
    const auto add_figure = [&](FigureIndex i) {
        for_each_hex_of(scene.figures[i], [&](Hex hex) { hexes.push_back(hex); });
    };
    if (marks.acting) {
        add_figure(*marks.acting);
    }
    std::ranges::for_each(marks.focus, add_figure);
    std::ranges::for_each(marks.targets, add_figure);
    for (const std::vector<Hex>& path : marks.paths) {
        hexes.insert(hexes.end(), path.begin(), path.end());
    }
    for (const EndMark& end : marks.ends) {
        hexes.push_back(end.at);
    }
    hexes.insert(hexes.end(), marks.goals.begin(), marks.goals.end());
    if (hexes.empty()) {
        hexes.push_back(scene.figures.empty() ? Hex{} : scene.figures.front().at);
    }
    return hexes;
}

/// `length` numbers within [first, last] round [from, to], as evenly as the ends allow; where
/// that is too much already, round `centre`.
std::pair<int, int> stretch(int first, int last, int from, int to, int centre, int length) {
    if (to - from + 1 > length) {
        from = to = centre;
    }
    const int spare = length - (to - from + 1);
    int start = std::max(first, from - spare / 2);
    const int end = std::min(last, start + length - 1);
    start = std::max(first, end - length + 1);
    return {start, end};
}

MapWindow part_of(const MapWindow& all, const std::vector<Hex>& marked, int columns, int halves) {
    const MapWindow wanted = window_round(marked);
    const Hex centre = marked.front();
    MapWindow part;
    std::tie(part.q_first, part.q_last) =
        stretch(all.q_first, all.q_last, wanted.q_first, wanted.q_last, centre.q, columns);
    std::tie(part.half_first, part.half_last) =
        stretch(all.half_first, all.half_last, wanted.half_first, wanted.half_last,
                2 * centre.r + centre.q, halves);
    return part;
}

/// The window round some hexes and their neighbours, as far as the map goes.
MapWindow part_round(const std::vector<Hex>& hexes, const MapWindow& all) {
    const MapWindow part = window_round(hexes);
    return {std::max(all.q_first, part.q_first - 1), std::min(all.q_last, part.q_last + 1),
            std::max(all.half_first, part.half_first - 2),
            std::min(all.half_last, part.half_last + 2)};
}

}  // namespace

MapWindow MapWindow::with(Hex hex) const {
    const int half = 2 * hex.r + hex.q;
    return {std::min(q_first, hex.q), std::max(q_last, hex.q), std::min(half_first, half),
            std::max(half_last, half)};
}

std::vector<Hex> places_of(const Map& map) {
    std::vector<Hex> places = map.hexes;
    places.insert(places.end(), map.wall_hexes.begin(), map.wall_hexes.end());
    return places;
}

MapView view_of(const Scene& scene, const MapMarks& marks, const MapStyle& style) {
    const std::vector<Hex> places = places_of(scene.map);
    const MapWindow all =
        style.round.empty() ? window_round(places) : part_round(style.round, window_round(places));
    if (const auto large =
            fitting(all, large_inner(scene, places), large_slope, style.width, style.height)) {
        return {all, *large, true};
    }
    const InnerWidth inner = compact_inner(scene, places);
    if (const auto compact = fitting(all, inner, compact_slope, style.width, 2 * style.height)) {
        return {all, *compact, true};
    }
    const int columns = std::max(1, (style.width - compact_slope) / (inner.needed + compact_slope));
    const int halves = std::max(1, style.height - 3);  // one hex at least
    const MapWindow part = part_of(all, marked_hexes(scene, marks), columns, halves);
    const auto frame = fitting(part, inner, compact_slope, style.width, style.height);
    return {part, frame.value_or(frame_at(part, inner.needed, compact_slope)), false};
}

}  // namespace standee
