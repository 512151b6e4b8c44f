#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "lib/board.hpp"
#include "pathing/cost.hpp"

namespace standee {

/// The queue that turns Boost.Graph's breadth_first_visit into Dijkstra's search: the cheapest hex
/// leaves it first. Costs are small whole numbers and the cost of the first hex never decreases, so
/// buckets, one for each number of points, replace a heap (Dial 1969). Hexes with more negative
/// hexes wait until the buckets are empty. A hex whose cost decreases is pushed again, and its
/// earlier entry is skipped. The queue keeps its memory from one search to the next.
class BucketQueue {
public:
    /// Empties the queue for a search that writes its costs to `costs`, one for each hex.
    void start(const std::vector<Cost>& costs) {
        costs_ = costs.data();
        std::fill_n(buckets_.begin(), used_, nobody);
        used_ = 0;
        filled_ = 0;
        later_.clear();
        level_ = 0;
        points_ = 0;
        limit_ = Cost::none();
    }
    /// From now on no hex that costs more than `limit` leaves the queue.
    void stop_after(Cost limit) { limit_ = std::min(limit_, limit); }
    [[nodiscard]] Cost limit() const { return limit_; }

    void push(HexIndex hex) { push(hex, costs_[hex]); }
    /// The same, for a caller that already knows the cost.
    void push(HexIndex hex, Cost cost) {
        if (cost.negative_hexes() == level_) {
            put_into_bucket(hex, cost);
        } else {
            put_off(hex, cost);
        }
    }
    /// Whether no hex is left within the limit. If a hex is left, `top` is the cheapest one.
    [[nodiscard]] bool empty() {
        do {
            for (; points_ < used_; ++points_) {
                const Cost cost{level_, static_cast<int>(points_)};
                std::uint32_t first = buckets_[points_];
                while (first != nobody && costs_[waiting_[first].hex] != cost) {
                    first = waiting_[first].next;
                }
                buckets_[points_] = first;
                if (first != nobody) {
                    return cost > limit_;
                }
            }
        } while (next_level());
        return true;
    }
    [[nodiscard]] HexIndex top() const { return waiting_[buckets_[points_]].hex; }
    void pop() { buckets_[points_] = waiting_[buckets_[points_]].next; }

private:
    static constexpr std::uint32_t nobody = 0xFFFF'FFFFU;

    /// A hex in a bucket, and the place of the entry below it.
    struct Waiting {
        HexIndex hex;
        std::uint32_t next;
    };
    struct Later {
        HexIndex hex;
        Cost cost;
    };

    void put_into_bucket(HexIndex hex, Cost cost) {
        const auto points = static_cast<std::size_t>(cost.points());
        if (points >= buckets_.size() || filled_ == waiting_.size()) {
            make_room(points);
        }
        used_ = std::max(used_, points + 1);
        waiting_[filled_] = {hex, buckets_[points]};
        buckets_[points] = filled_++;
    }
    // Functions of their own, so that putting a hex into a bucket takes only a few instructions.
    void make_room(std::size_t points);
    void put_off(HexIndex hex, Cost cost);
    bool next_level();

    const Cost* costs_ = nullptr;
    // by points, for the present level: the place in waiting_
    std::vector<std::uint32_t> buckets_;
    std::size_t used_ = 0;          // the number of buckets in use; the others are empty
    std::vector<Waiting> waiting_;  // the entries of all buckets: the first `filled_`
    std::uint32_t filled_ = 0;
    std::vector<Later> later_;  // hexes with more negative hexes than `level_`
    int level_ = 0;             // the number of negative hexes of the hexes in the buckets
    std::size_t points_ = 0;
    Cost limit_ = Cost::none();
};

}  // namespace standee
