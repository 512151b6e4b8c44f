#include "lib/figure_ids.hpp"

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>

namespace standee {

std::vector<std::string> ids_of(const Scene& scene, std::span<const FigureIndex> figures) {
    return figures |
           ranges::views::transform([&](FigureIndex figure) { return scene.figures[figure].id; }) |
           ranges::to<std::vector>;
}

}  // namespace standee
