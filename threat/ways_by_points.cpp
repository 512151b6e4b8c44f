#include "threat/ways_by_points.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

#include "lib/work.hpp"

namespace standee {
namespace {

constexpr std::uint32_t no_way = std::numeric_limits<std::uint32_t>::max();

}  // namespace

WaysByPoints::WaysByPoints(const Movement& movement, const Footing& footing, HexIndex start,
                           int points)
    : movement_{&movement},
      footing_{&footing},
      best_(movement.board().size(), Cost::none()),
      left_(best_.size(), false),
      fewest_(best_.size() * freedoms, no_way) {
    best_[start] = Cost{};
    std::vector<Layer> layers{{Label{start, footing.at_first(), 0, 0}}};
    for (std::size_t spent = 0; spent < layers.size(); ++spent) {
        Layer layer = std::exchange(layers[spent], {});
        keep_best_of(layer);
        for (const Label& label : layer) {
            labels_.push_back(label);
            const Cost cost{static_cast<int>(label.negative_hexes), label.points};
            if (movement.can_end(label.hex) && cost < best_[label.hex]) {
                best_[label.hex] = cost;
            }
            if (label.freedom != Freedom::held) {
                extend(label, points, layers);
            }
        }
    }
    std::ranges::sort(labels_);
    std::ranges::stable_sort(steps_, {}, &Entering::target);
    fewest_ = {};
}

// A way is worse than another one to the same hex if it leaves the figure no more freedom and costs
// more negative hexes, or more points, and no less of the other. A way with the same cost is not
// worse: it may harm the figure in another way.
void WaysByPoints::keep_best_of(Layer& layer) {
    std::ranges::sort(layer, [](const Label& a, const Label& b) {
        return std::tuple{a.hex, b.freedom, a.negative_hexes} <
               std::tuple{b.hex, a.freedom, b.negative_hexes};
    });
    spend(8 * layer.size());
    Layer kept;
    for (const Label& label : layer) {
        const bool same_hex = !kept.empty() && kept.back().hex == label.hex;
        const bool worse = same_hex && (kept.back().negative_hexes < label.negative_hexes ||
                                        kept.back().freedom == label.freedom);
        const auto place = label.hex * freedoms + static_cast<std::size_t>(label.freedom);
        if (!worse && label.negative_hexes < fewest_[place]) {
            kept.push_back(label);
        }
    }
    for (const Label& label : kept) {
        for (std::size_t freedom = 0; freedom <= static_cast<std::size_t>(label.freedom);
             ++freedom) {
            std::uint32_t& fewest = fewest_[label.hex * freedoms + freedom];
            fewest = std::min(fewest, label.negative_hexes);
        }
    }
    layer = std::move(kept);
}

// Calls `use(HexIndex)` for each hex that a step enters, including those that the figure slides
// into.
template <class Use>
void WaysByPoints::for_each_entered(const Entering& step, Use use) const {
    HexIndex entered = step.first;
    use(entered);
    while (entered != step.target) {
        entered = movement_->board().neighbours(entered)[step.direction];
        use(entered);
    }
}

Freedom WaysByPoints::after(Freedom before, const Entering& step) const {
    Freedom freedom = before;
    std::uint64_t entered = 0;
    for_each_entered(step, [&](HexIndex hex) {
        freedom = footing_->after(freedom, hex);
        ++entered;
    });
    spend(entered);
    return freedom;
}

std::vector<WaysByPoints::Entering> WaysByPoints::steps_from(HexIndex hex) const {
    std::vector<Entering> steps;
    for (unsigned d = 0; d < movement_->step_count(hex); ++d) {
        const Step step = movement_->step(hex, d);
        if (step.target != no_hex) {
            const HexIndex first =
                d < direction_count ? movement_->board().neighbours(hex)[d] : step.target;
            steps.push_back({hex, first, step.target, d, step.cost});
        }
    }
    return steps;
}

void WaysByPoints::extend(const Label& label, int points, std::vector<Layer>& layers) {
    const std::vector<Entering> steps = steps_from(label.hex);
    if (!left_[label.hex]) {
        left_[label.hex] = true;
        steps_.insert(steps_.end(), steps.begin(), steps.end());
    }
    for (const Entering& step : steps) {
        const int spent = label.points + step.cost.points();
        if (spent > points) {
            continue;
        }
        const Freedom freedom = after(label.freedom, step);
        if (freedom == Freedom::held && !movement_->can_end(step.target)) {
            continue;
        }
        const auto layer = static_cast<std::size_t>(spent);
        layers.resize(std::max(layers.size(), layer + 1));
        layers[layer].push_back(
            {step.target, freedom, static_cast<std::uint16_t>(spent),
             label.negative_hexes + static_cast<std::uint32_t>(step.cost.negative_hexes())});
    }
}

// Calls `use(Label, Entering)` for each label from which one step leads to this label.
template <class Use>
void WaysByPoints::for_each_before(const Label& label, Use use) const {
    for (const Entering& step :
         std::ranges::equal_range(steps_, label.hex, {}, &Entering::target)) {
        const auto negative_hexes = static_cast<std::uint32_t>(step.cost.negative_hexes());
        if (step.cost.points() > label.points || negative_hexes > label.negative_hexes) {
            continue;
        }
        for (const Freedom freedom : {Freedom::free, Freedom::guarded}) {
            const Label before{step.source, freedom,
                               static_cast<std::uint16_t>(label.points - step.cost.points()),
                               label.negative_hexes - negative_hexes};
            if (std::ranges::binary_search(labels_, before) &&
                after(freedom, step) == label.freedom) {
                use(before, step);
            }
        }
    }
}

std::vector<WaysByPoints::Rest> WaysByPoints::ends_in(HexIndex hex) const {
    std::vector<Rest> ends;
    for (const Label& label : std::ranges::equal_range(labels_, hex, {}, &Label::hex)) {
        if (best_[hex] == Cost{static_cast<int>(label.negative_hexes), label.points}) {
            ends.push_back({label, {}, {}});
        }
    }
    return ends;
}

std::vector<std::vector<Hex>> WaysByPoints::ways_to(HexIndex hex, std::size_t most) const {
    std::vector<std::vector<Hex>> ways;
    std::set<std::pair<Label, std::vector<HexIndex>>> visited;
    std::vector<Rest> open = ends_in(hex);
    while (!open.empty() && ways.size() < most) {
        const Rest rest = std::move(open.back());
        open.pop_back();
        spend(256 + 8 * rest.own_steps.size());
        if (!visited.emplace(rest.from, rest.met).second) {
            continue;  // an earlier one has the same effects
        }
        if (rest.from.points == 0) {
            std::vector<Hex>& way = ways.emplace_back();
            for (auto step = rest.own_steps.rbegin(); step != rest.own_steps.rend(); ++step) {
                way.push_back(movement_->board().hex(*step));
            }
        }
        for_each_before(rest.from, [&](const Label& before, const Entering& step) {
            Rest& longer = open.emplace_back(rest);
            longer.from = before;
            longer.own_steps.push_back(step.first);
            const auto old = static_cast<std::ptrdiff_t>(longer.met.size());
            for_each_entered(step, [&](HexIndex entered) {
                if (const HexIndex met = footing_->met_in(entered); met != no_hex) {
                    longer.met.push_back(met);
                }
            });
            std::reverse(longer.met.begin() + old, longer.met.end());
        });
    }
    return ways;
}

}  // namespace standee
