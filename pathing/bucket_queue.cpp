#include "pathing/bucket_queue.hpp"

namespace standee {

void BucketQueue::make_room(std::size_t points) {
    constexpr std::size_t least = 64;
    if (points >= buckets_.size()) {
        buckets_.resize(std::max(points + 1, least), nobody);
    }
    if (filled_ == waiting_.size()) {
        waiting_.resize(std::max(2 * waiting_.size(), least));
    }
}

void BucketQueue::put_off(HexIndex hex, Cost cost) { later_.push_back({hex, cost}); }

bool BucketQueue::next_level() {
    std::erase_if(later_, [&](const Later& entry) {
        return entry.cost.negative_hexes() == level_ || entry.cost != costs_[entry.hex];
    });
    if (later_.empty()) {
        return false;
    }
    level_ = std::ranges::min(later_, {}, &Later::cost).cost.negative_hexes();
    points_ = 0;
    for (const auto& [hex, cost] : later_) {
        if (cost.negative_hexes() == level_) {
            put_into_bucket(hex, cost);
        }
    }
    return true;
}

}  // namespace standee
