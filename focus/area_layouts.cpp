#include "focus/area_layouts.hpp"

#include <algorithm>

namespace standee {
namespace {

AreaLayout lay(const Area& area, int orientation) {
    AreaLayout layout{area.red, area.blue};
    const auto turn = [orientation](Hex& hex) { hex = transformed(hex, orientation); };
    std::ranges::for_each(layout.red, turn);
    std::ranges::for_each(layout.blue, turn);
    const Hex origin =
        area.grey ? transformed(*area.grey, orientation) : *std::ranges::min_element(layout.red);
    const auto from_origin = [origin](Hex& hex) { hex = hex - origin; };
    std::ranges::for_each(layout.red, from_origin);
    std::ranges::for_each(layout.blue, from_origin);
    std::ranges::sort(layout.red);
    std::ranges::sort(layout.blue);
    return layout;
}

}  // namespace

// [area.placement]
std::vector<AreaLayout> layouts_of(const Area& area) {
    std::vector<AreaLayout> layouts;
    for (int orientation = 0; orientation < orientation_count; ++orientation) {
        layouts.push_back(lay(area, orientation));
    }
    std::ranges::sort(layouts);
    layouts.erase(std::ranges::unique(layouts).begin(), layouts.end());
    return layouts;
}

}  // namespace standee
