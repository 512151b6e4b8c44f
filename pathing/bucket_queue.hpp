#pragma once

#include <algorithm>
#include <vector>

#include "lib/board.hpp"
#include "pathing/cost.hpp"

namespace standee {

/// The queue that turns Boost.Graph's breadth_first_visit into Dijkstra's search: the cheapest hex
/// leaves it first. Costs are small whole numbers and the cost of the first hex never falls, so a
/// bucket for each number of points replaces a heap (Dial 1969). Hexes with more negative hexes
/// wait until the buckets are empty. A hex whose cost falls is pushed again; its earlier entry is
/// skipped. The queue keeps its memory from one search to the next.
class BucketQueue {
public:
    /// Empties the queue for a search that writes its costs to `costs` (one for each hex).
    void start(const std::vector<Cost>& costs) {
        costs_ = costs.data();
        std::for_each_n(buckets_.begin(), used_, [](auto& bucket) { bucket.clear(); });
        later_.clear();
        used_ = 0;
        level_ = 0;
        points_ = 0;
        limit_ = Cost::none();
    }
    /// From now on no hex that costs more than `limit` leaves the queue.
    void stop_after(Cost limit) { limit_ = std::min(limit_, limit); }
    [[nodiscard]] Cost limit() const { return limit_; }

    void push(HexIndex hex) { push(hex, costs_[hex]); }
    /// The same if the caller has the cost at hand.
    void push(HexIndex hex, Cost cost) {
        if (cost.negative_hexes() == level_) {
            put_into_bucket(hex, cost);
        } else {
            later_.push_back({hex, cost});
        }
    }
    /// Whether no hex is left within the limit. If there is one, `top` is the cheapest.
    [[nodiscard]] bool empty() {
        do {
            for (; points_ < used_; ++points_) {
                std::vector<HexIndex>& bucket = buckets_[points_];
                const Cost cost{level_, static_cast<int>(points_)};
                while (!bucket.empty() && costs_[bucket.back()] != cost) {
                    bucket.pop_back();
                }
                if (!bucket.empty()) {
                    return cost > limit_;
                }
            }
        } while (next_level());
        return true;
    }
    [[nodiscard]] HexIndex top() const { return buckets_[points_].back(); }
    void pop() { buckets_[points_].pop_back(); }

private:
    struct Entry {
        HexIndex hex;
        Cost cost;
    };

    void put_into_bucket(HexIndex hex, Cost cost) {
        const auto points = static_cast<std::size_t>(cost.points());
        if (points >= used_) {
            open_buckets(points + 1);
        }
        buckets_[points].push_back(hex);
    }
    void open_buckets(std::size_t count) {
        while (count > buckets_.size()) {
            constexpr std::size_t few = 16;
            buckets_.emplace_back().reserve(few);
        }
        used_ = count;
    }
    bool next_level() {
        std::erase_if(later_, [&](const Entry& entry) {
            return entry.cost.negative_hexes() == level_ || entry.cost != costs_[entry.hex];
        });
        if (later_.empty()) {
            return false;
        }
        level_ = std::ranges::min(later_, {}, &Entry::cost).cost.negative_hexes();
        points_ = 0;
        for (const auto& [hex, cost] : later_) {
            if (cost.negative_hexes() == level_) {
                put_into_bucket(hex, cost);
            }
        }
        return true;
    }

    const Cost* costs_ = nullptr;
    std::vector<std::vector<HexIndex>> buckets_;  // by points, of the present level
    std::size_t used_ = 0;                        // of the buckets; the others are empty
    std::vector<Entry> later_;                    // with more negative hexes
    int level_ = 0;                               // negative hexes
    std::size_t points_ = 0;
    Cost limit_ = Cost::none();
};

}  // namespace standee
