#include "focus/placements.hpp"

#include <algorithm>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <tuple>

namespace standee {

void Placements::prepare(const TurnContext& situation, const Sight& sight) {
    situation_ = &situation;
    sight_ = &sight;
    layouts_ = layouts_of(*situation.card.attack.area);
    everywhere_.clear();
    red_.clear();
    find_allies();
    wall_hexes_.clear();
    if (!situation.card.attack.area->grey) {
        lay_everywhere();
        if (situation.edition->area_reaches_wall_hexes) {
            wall_hexes_.find(situation.scene->map, *situation.board);
        }
    }
}

// [area.blue, ally.no-interaction]
void Placements::find_allies() {
    const TurnContext& situation = *situation_;
    ally_at_.clear();
    if (situation.card.attack.area->blue.empty()) {
        return;
    }
    ally_at_.resize(situation.board->size());
    for (const Figure& other : situation.scene->figures) {
        if (other.side == situation.actor->side && other.id != situation.actor->id &&
            !other.no_interaction) {
            for_each_hex_of(other, [&](Hex hex) { ally_at_[situation.board->find(hex)] = true; });
        }
    }
}

// [area.blue]
bool Placements::blue_hexes_hold_allies(const AreaLayout& layout, Hex origin) const {
    return std::ranges::all_of(layout.blue, [&](Hex blue) {
        const HexIndex hex = situation_->board->find(origin + blue);
        return hex != no_hex && ally_at_[hex];
    });
}

// [area.blue]
bool Placements::sees_blue_hexes(HexIndex from, const AreaLayout& layout, Hex origin) const {
    return std::ranges::all_of(layout.blue, [&](Hex blue) {
        return sight_->clear(from, situation_->board->find(origin + blue));
    });
}

Placement Placements::lay(std::uint32_t layout, Hex origin) {
    Placement placement{.origin = origin, .layout = layout};
    placement.red_begin = static_cast<std::uint32_t>(red_.size());
    for (const Hex red : layouts_[layout].red) {
        const HexIndex hex = situation_->board->find(origin + red);
        if (hex == no_hex) {
            continue;
        }
        red_.push_back(hex);
        if (situation_->enemy_at[hex] != TurnContext::nobody) {
            placement.enemies.insert(static_cast<EnemyIndex>(situation_->enemy_at[hex]));
        }
    }
    placement.red_end = static_cast<std::uint32_t>(red_.size());
    return placement;
}

// [area.placement]
void Placements::add_enemies_in_reach(std::span<EnemySet> by_hex) const {
    const Board& board = *situation_->board;
    for (std::size_t e = 0; e < situation_->enemies.size(); ++e) {
        const auto enemy = static_cast<EnemyIndex>(e);
        situation_->for_each_hex_of(enemy, [&](HexIndex hex) {
            for (const AreaLayout& layout : layouts_) {
                for (const Hex red : layout.red) {
                    const HexIndex from = board.find(board.hex(hex) - red);
                    if (from != no_hex) {
                        by_hex[from].insert(enemy);
                    }
                }
            }
        });
    }
}

// A placement matters if an enemy is in it. A placement with blue hexes matters wherever it is
// legal, because an attack on targets outside the area needs one too.
void Placements::lay_everywhere() {
    const Board& board = *situation_->board;
    std::vector<std::pair<std::uint32_t, Hex>> laid;
    for (std::uint32_t layout = 0; layout < layouts_.size(); ++layout) {
        const AreaLayout& shape = layouts_[layout];
        if (!shape.blue.empty()) {
            for (HexIndex hex = 0; hex < board.size(); ++hex) {
                if (ally_at_[hex]) {
                    laid.emplace_back(layout, board.hex(hex) - shape.blue.front());
                }
            }
            continue;
        }
        for (std::size_t e = 0; e < situation_->enemies.size(); ++e) {
            situation_->for_each_hex_of(static_cast<EnemyIndex>(e), [&](HexIndex hex) {
                for (const Hex red : shape.red) {
                    laid.emplace_back(layout, board.hex(hex) - red);
                }
            });
        }
    }
    std::ranges::sort(laid);
    laid.erase(std::ranges::unique(laid).begin(), laid.end());
    for (const auto& [layout, origin] : laid) {
        if (blue_hexes_hold_allies(layouts_[layout], origin)) {
            everywhere_.push_back(lay(layout, origin));
        }
    }
}

// [area.placement]
bool Placements::within_range(const Placement& placement, Hex from) const {
    return std::ranges::any_of(red_on_map(placement),
                               [this](HexIndex hex) { return range_.of(hex) >= 0; }) ||
           (!wall_hexes_.empty() && wall_hex_within_range(placement, from));
}

// The straight distance is never more than the range and costs little to compute, so it is checked
// first [area.placement].
bool Placements::wall_hex_within_range(const Placement& placement, Hex from) const {
    const int most = situation_->card.attack.range;
    return std::ranges::any_of(layouts_[placement.layout].red, [&](Hex red) {
        const Hex at = placement.origin + red;
        return hex_distance(from, at) <= most && wall_hexes_.is_within(most, at, range_);
    });
}

std::vector<Hex> Placements::red_hexes(const Placement& placement) const {
    return layouts_[placement.layout].red |
           ranges::views::transform([&](Hex red) { return placement.origin + red; }) |
           ranges::to<std::vector>;
}

}  // namespace standee
