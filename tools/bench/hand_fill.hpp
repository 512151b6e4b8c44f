#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "lib/board.hpp"

namespace standee::bench {

/// The yardstick: Dijkstra's fill of a whole board as one would write it by hand for this board
/// alone. Negative hexes before points, buckets by points within each number of negative hexes,
/// a plain table of neighbours; no figures, no slides, no links, no library.
class HandFill {
public:
    explicit HandFill(const Board& board) : board_{&board} {
        for (HexIndex hex = 0; hex < board.size(); ++hex) {
            const Terrain terrain = board.terrain(hex);
            const bool blocked = terrain.is(Terrain::obstacle) || terrain.is(Terrain::closed_door);
            enter_.push_back(blocked ? unreached
                                     : (terrain.negative() ? 1U << 16U : 0U) +
                                           (terrain.is(Terrain::difficult) ? 2U : 1U));
        }
        cost_.resize(board.size());
        levels_.resize(board.size() + 1U);
    }

    /// Fills from `start`; returns the sum of all costs, so that nothing is left out.
    std::uint64_t fill(HexIndex start) {
        cost_.assign(cost_.size(), unreached);
        cost_[start] = 0;
        levels_[0].push_back(start);
        open_ = 1;
        for (std::size_t level = 0; open_ > 0; ++level) {
            fill_level(level);
        }
        std::uint64_t sum = 0;
        for (const std::uint32_t cost : cost_) {
            sum += cost == unreached ? 0 : cost;
        }
        return sum;
    }

private:
    static constexpr std::uint32_t unreached = 0xFFFF'FFFFU;

    void fill_level(std::size_t level) {
        for (const HexIndex hex : levels_[level]) {
            bucket(cost_[hex] & 0xFFFFU).push_back(hex);
        }
        levels_[level].clear();
        for (std::size_t points = 0; points < buckets_.size(); ++points) {
            for (std::size_t i = 0; i < buckets_[points].size(); ++i) {
                const HexIndex hex = buckets_[points][i];
                --open_;
                if (cost_[hex] == (level << 16U) + points) {
                    relax(hex, level);
                }
            }
            buckets_[points].clear();
        }
    }

    void relax(HexIndex hex, std::size_t level) {
        for (const HexIndex next : board_->neighbours(hex)) {
            if (next == no_hex || enter_[next] == unreached) {
                continue;
            }
            const std::uint32_t cost = cost_[hex] + enter_[next];
            if (cost < cost_[next]) {
                cost_[next] = cost;
                ++open_;
                if (cost >> 16U == level) {
                    bucket(cost & 0xFFFFU).push_back(next);
                } else {
                    levels_[cost >> 16U].push_back(next);
                }
            }
        }
    }

    std::vector<HexIndex>& bucket(std::size_t points) {
        if (points >= buckets_.size()) {
            buckets_.resize(points + 1);
        }
        return buckets_[points];
    }

    const Board* board_;
    std::vector<std::uint32_t> enter_;
    std::vector<std::uint32_t> cost_;
    std::vector<std::vector<HexIndex>> buckets_;
    std::vector<std::vector<HexIndex>> levels_;
    std::size_t open_ = 0;
};

}  // namespace standee::bench
