#pragma once

#include <cstdint>
#include <vector>

#include "lib/board.hpp"
#include "pathing/cost.hpp"

namespace standee {

/// The queue that makes Boost.Graph's breadth_first_visit Dijkstra's search: hexes leave it
/// cheapest first. Costs are small whole numbers and never fall below the last one out, so
/// buckets by points, refilled for each number of negative hexes, replace a heap (Dial 1969).
/// A hex pushed again at a lower cost is simply there twice; the dearer entry is passed over.
/// It keeps its memory from one search to the next.
class BucketQueue {
public:
    /// Empties the queue for a search that writes what it finds to `costs` (one for each hex).
    void start(const std::vector<Cost>& costs) {
        costs_ = &costs;
        entries_.clear();
        points_.assign(points_.size(), nothing);
        outer_buckets_.assign(outer_buckets_.size(), nothing);
        at_points_ = 0;
        at_level_ = 0;
        limit_ = Cost::none();
    }
    /// Nothing dearer than this leaves the queue any more.
    void stop_after(Cost limit) { limit_ = limit; }

    void push(HexIndex hex) {
        const Cost cost = (*costs_)[hex];
        const auto level = static_cast<std::size_t>(cost.negative_hexes());
        if (level == at_level_) {
            link(points_, static_cast<std::size_t>(cost.points()), hex, cost);
        } else {
            link(outer_buckets_, level, hex, cost);
        }
    }
    /// Whether no hex is left; moves on to the next one if there is.
    [[nodiscard]] bool empty() {
        while (find_bucket()) {
            const Entry& entry = entries_[points_[at_points_]];
            if (entry.cost > limit_) {
                return true;
            }
            if ((*costs_)[entry.hex] == entry.cost) {
                return false;
            }
            pop();
        }
        return true;
    }
    [[nodiscard]] HexIndex top() const { return entries_[points_[at_points_]].hex; }
    void pop() { points_[at_points_] = entries_[points_[at_points_]].next; }

private:
    static constexpr std::uint32_t nothing = 0xFFFF'FFFFU;
    struct Entry {
        Cost cost;
        HexIndex hex = no_hex;
        std::uint32_t next = nothing;  // in the same bucket
    };

    static std::uint32_t& bucket_of(std::vector<std::uint32_t>& buckets, std::size_t number) {
        if (number >= buckets.size()) {
            buckets.resize(number + 1, nothing);
        }
        return buckets[number];
    }
    void link(std::vector<std::uint32_t>& buckets, std::size_t number, HexIndex hex, Cost cost) {
        std::uint32_t& first = bucket_of(buckets, number);
        entries_.push_back({cost, hex, first});
        first = static_cast<std::uint32_t>(entries_.size() - 1);
    }
    bool find_bucket() {
        do {
            for (; at_points_ < points_.size(); ++at_points_) {
                if (points_[at_points_] != nothing) {
                    return true;
                }
            }
        } while (next_level());
        return false;
    }
    // Sorts the hexes of the next number of negative hexes into the buckets by points.
    bool next_level() {
        do {
            if (++at_level_ >= outer_buckets_.size()) {
                return false;
            }
        } while (outer_buckets_[at_level_] == nothing);
        at_points_ = 0;
        for (std::uint32_t i = outer_buckets_[at_level_]; i != nothing;) {
            const std::uint32_t next = entries_[i].next;
            std::uint32_t& first =
                bucket_of(points_, static_cast<std::size_t>(entries_[i].cost.points()));
            entries_[i].next = first;
            first = i;
            i = next;
        }
        return true;
    }

    const std::vector<Cost>* costs_ = nullptr;
    std::vector<Entry> entries_;
    std::vector<std::uint32_t> points_;         // first entry of each bucket at this level
    std::vector<std::uint32_t> outer_buckets_;  // first entry of each later level
    std::size_t at_points_ = 0;
    std::size_t at_level_ = 0;
    Cost limit_ = Cost::none();
};

}  // namespace standee
