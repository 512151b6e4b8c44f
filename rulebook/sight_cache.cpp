#include "rulebook/sight_cache.hpp"

#include <algorithm>
#include <utility>

namespace standee::rulebook {
namespace {

constexpr std::size_t most_sides = 64;
constexpr std::size_t most_known = 16'384;  ///< for one displacement, so that memory has an end

/// Sides between two hexes of the map lie at most so many hexes outside the box round it.
constexpr int margin = 3;

constexpr char not_yet = 0, seen = 1, not_seen = 2;

std::uint64_t key_of(Hex by) {
    return (static_cast<std::uint64_t>(static_cast<std::uint32_t>(by.q)) << 32U) |
           static_cast<std::uint32_t>(by.r);
}

}  // namespace

SightCache::Gap& SightCache::Gaps::operator[](Hex by) {
    constexpr int side = 2 * near + 1;
    if (by.q < -near || by.q > near || by.r < -near || by.r > near) {
        return far_[key_of(by)];
    }
    near_.resize(at(side * side));
    return near_[at((by.q + near) * side + by.r + near)];
}

void SightCache::open(const Grid& ground, const Book& book) {
    const Edition& rules = book.edition();
    book_ = &book;
    const bool same_walls = ground_ == &ground && layout_ == ground.layout();
    if (same_walls && rule_ == rules.sight && adjacent_always_seen_ == rules.adjacent_always_seen) {
        return;
    }
    ++opened_;
    ground_ = &ground;
    layout_ = ground.layout();
    rule_ = rules.sight;
    adjacent_always_seen_ = rules.adjacent_always_seen;
    pieces_.clear();
    if (!same_walls) {
        raise_walls();
    }
    if (known_.size() < at(ground.size())) {
        known_.resize(at(ground.size()));
        known_since_.resize(at(ground.size()), 0);
    }
}

std::uint8_t& SightCache::walls_of(Hex hex) {
    return walls_[at((hex.q - q_min_) * height_ + hex.r - r_min_)];
}

void SightCache::block(Hex hex, Direction direction) {
    const auto bit = [](Direction d) {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(d));
    };
    walls_of(hex) |= bit(direction);
    walls_of(neighbour(hex, direction)) |= bit(opposite(direction));
    any_walls_ = true;
}

void SightCache::block_all(Hex hex) {
    for (const Direction d : all_directions) {
        block(hex, d);
    }
}

/// The same walls as `sight_walls` lists, on a box with room round it.
void SightCache::raise_walls() {
    const Map& map = ground_->map();
    Hex low = map.hexes.front();
    Hex high = low;
    const auto hold = [&](Hex hex) {
        low = {std::min(low.q, hex.q), std::min(low.r, hex.r)};
        high = {std::max(high.q, hex.q), std::max(high.r, hex.r)};
    };
    std::ranges::for_each(map.hexes, hold);
    std::ranges::for_each(map.wall_hexes, hold);
    std::ranges::for_each(map.walls, [&](const Edge& wall) {
        hold(wall.a);
        hold(wall.b);
    });
    q_min_ = low.q - margin;
    r_min_ = low.r - margin;
    width_ = high.q - low.q + 1 + 2 * margin;
    height_ = high.r - low.r + 1 + 2 * margin;
    walls_.assign(at(width_) * at(height_), 0);
    any_walls_ = false;
    for (const Edge& wall : map.walls) {
        for (const Direction d : all_directions) {
            if (neighbour(wall.a, d) == wall.b) {
                block(wall.a, d);
            }
        }
    }
    std::ranges::for_each(map.wall_hexes, [&](Hex hex) { block_all(hex); });
    for (const Door& door : map.doors) {
        if (!door.open) {
            block_all(door.at);
        }
    }
    if (map.edges == Border::open) {
        return;
    }
    for (const Tile& tile : ground_->tiles()) {
        for (const Direction d : all_directions) {
            if (ground_->find(neighbour(tile.at, d)) == nowhere) {
                block(tile.at, d);
            }
        }
    }
}

bool SightCache::sees(int from, int to) {
    if (!any_walls_ || !book_->on("los.line"_clause)) {
        return true;
    }
    if (to < from) {  // sight goes both ways
        std::swap(from, to);
    }
    std::vector<char>& row = known_[at(from)];
    if (known_since_[at(from)] != opened_) {
        known_since_[at(from)] = opened_;
        row.assign(at(ground_->size()), not_yet);
    }
    if (row[at(to)] == not_yet) {
        row[at(to)] = work_out(ground_->tile(from).at, ground_->tile(to).at) ? seen : not_seen;
    }
    return row[at(to)] == seen;
}

/// Every side that may be between two hexes so far apart, each once: towards n, ne or se.
void SightCache::survey(Gap& gap, Hex by) const {
    gap.known = true;
    const Hex low{std::min(0, by.q) - 2, std::min(0, by.r) - 2};
    const Hex high{std::max(0, by.q) + 2, std::max(0, by.r) + 2};
    for (Hex hex = low; hex.q <= high.q && gap.sides.size() <= most_sides; ++hex.q) {
        for (hex.r = low.r; hex.r <= high.r; ++hex.r) {
            for (const Direction d : {Direction::n, Direction::ne, Direction::se}) {
                if (may_block(rule_, side_of(hex, d), Hex{}, by)) {
                    gap.sides.push_back({hex, d});
                }
            }
        }
    }
}

bool SightCache::are_neighbours_without_wall(Hex from, Hex to) {
    const unsigned walls = walls_of(from);
    return std::ranges::any_of(all_directions, [&](Direction d) {
        return neighbour(from, d) == to && (walls >> static_cast<unsigned>(d) & 1U) == 0;
    });
}

bool SightCache::work_out(Hex from, Hex to) {
    const Hex by = to - from;
    if (adjacent_always_seen_ && are_neighbours_without_wall(from, to)) {
        return true;
    }
    Gap& gap = (rule_ == SightRule::corner_to_corner ? corner_gaps_ : part_gaps_)[by];
    if (!gap.known) {
        survey(gap, by);
    }
    if (gap.sides.size() > most_sides) {
        if (pieces_.empty()) {
            pieces_ = sight_walls(ground_->map());
        }
        return free_line(pieces_, rule_, from, to);
    }
    std::uint64_t between = 0;
    for (std::size_t i = 0; i < gap.sides.size(); ++i) {
        const unsigned walls = walls_of(from + gap.sides[i].by);
        between |= std::uint64_t{walls >> static_cast<unsigned>(gap.sides[i].direction) & 1U} << i;
    }
    if (between == 0) {
        return true;
    }
    if (const auto known = gap.seen.find(between); known != gap.seen.end()) {
        return known->second;
    }
    std::vector<WallPiece> pieces;
    for (std::size_t i = 0; i < gap.sides.size(); ++i) {
        if ((between >> i & 1U) != 0) {
            pieces.push_back(side_of(gap.sides[i].by, gap.sides[i].direction));
        }
    }
    if (gap.seen.size() >= most_known) {
        gap.seen.clear();
    }
    return gap.seen[between] = free_line(pieces, rule_, Hex{}, by);
}

}  // namespace standee::rulebook
