#include "pathing/sight/obstacles.hpp"

#include <algorithm>
#include <boost/iterator/counting_iterator.hpp>
#include <boost/pending/disjoint_sets.hpp>
#include <cstdint>
#include <utility>

namespace standee {
namespace {

/// For each wall, the first wall of its group of connected walls and the wall itself, sorted.
std::vector<std::pair<std::size_t, std::size_t>> by_first(std::span<const CrossedSide> walls) {
    std::vector<std::pair<LatticePoint, std::size_t>> ends;
    for (std::size_t i = 0; i < walls.size(); ++i) {
        ends.insert(ends.end(), {{walls[i].left, i}, {walls[i].right, i}});
    }
    std::ranges::sort(ends);
    boost::disjoint_sets_with_storage<> groups{walls.size()};
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
        if (ends[i].first == ends[i + 1].first) {
            groups.union_set(ends[i].second, ends[i + 1].second);
        }
    }
    // Makes the first wall of each group the representative of the group.
    const boost::counting_iterator<std::size_t> first{0}, last{walls.size()};
    groups.compress_sets(first, last);
    groups.normalize_sets(first, last);
    std::vector<std::pair<std::size_t, std::size_t>> found;
    found.reserve(walls.size());
    for (std::size_t i = 0; i < walls.size(); ++i) {
        found.emplace_back(groups.find_set(i), i);
    }
    std::ranges::sort(found);
    return found;
}

enum class Passing : std::uint8_t { all, some, none };

/// How many lines of a cone pass an obstacle: all, some or none.
Passing passing(const LineCone& lines, Obstacle obstacle) {
    bool left = false;
    bool right = false;
    bool either = false;
    for (const LatticePoint p : obstacle) {
        const LineCone::Place place = lines.place(p);
        left = left || place == LineCone::Place::left;
        right = right || place == LineCone::Place::right;
        either = either || place == LineCone::Place::either;
    }
    return left && right ? Passing::none : either ? Passing::some : Passing::all;
}

}  // namespace

Obstacles::Obstacles(std::span<const CrossedSide> walls) {
    const auto joined = by_first(walls);
    std::vector<LatticePoint> points;
    for (std::size_t i = 0; i < joined.size(); ++i) {
        const auto& [first, wall] = joined[i];
        points.insert(points.end(), {walls[wall].left, walls[wall].right});
        if (i + 1 == joined.size() || first != joined[i + 1].first) {
            add_hull(points);
            points.clear();
        }
    }
}

void Obstacles::add_hull(std::vector<LatticePoint>& points) {
    std::ranges::sort(points);
    // Adds the lower chain from the first point to the last, and the upper chain back.
    const auto add_chain = [this](const auto& begin, const auto& end) {
        const std::size_t start = points_.size();
        for (auto p = begin; p != end; ++p) {
            while (points_.size() >= start + 2 &&
                   turn(points_[points_.size() - 2], points_.back(), *p) <= 0) {
                points_.pop_back();
            }
            points_.push_back(*p);
        }
        points_.pop_back();  // it begins the other chain
    };
    add_chain(points.begin(), points.end());
    add_chain(points.rbegin(), points.rend());
    ends_.push_back(points_.size());
}

std::optional<LineCone> lines_past(LineCone lines, std::vector<Obstacle> obstacles) {
    struct Group {
        LineCone lines;
        /// Obstacles that only some of the lines passed when last checked.
        std::vector<Obstacle> ahead;
    };
    std::vector<Group> waiting;
    waiting.push_back({std::move(lines), std::move(obstacles)});
    while (!waiting.empty()) {
        Group now = std::move(waiting.back());
        waiting.pop_back();
        bool blocked = false;
        std::erase_if(now.ahead, [&](Obstacle obstacle) {
            const Passing pass = blocked ? Passing::none : passing(now.lines, obstacle);
            blocked = pass == Passing::none;
            return pass == Passing::all;
        });
        if (blocked) {
            continue;
        }
        if (now.ahead.empty()) {
            return std::move(now.lines);
        }
        // Splits at the obstacle in the middle, which decides most about the others.
        const auto middle = now.ahead.begin() + std::ssize(now.ahead) / 2;
        const Obstacle obstacle = *middle;
        now.ahead.erase(middle);
        Group other = now;
        const auto on_left = [&](LatticePoint p) { return now.lines.keep_left(p); };
        const auto on_right = [&](LatticePoint p) { return other.lines.keep_right(p); };
        if (std::ranges::all_of(obstacle, on_right)) {
            waiting.push_back(std::move(other));
        }
        if (std::ranges::all_of(obstacle, on_left)) {
            waiting.push_back(std::move(now));
        }
    }
    return std::nullopt;
}

}  // namespace standee
