#include <algorithm>

#include "verify/generate/play_parts.hpp"

namespace standee::generate {

bool GeneratorMoves::is_listed(Hex hex) const {
    return std::ranges::count(scene_->map.hexes, hex) > 0;
}

bool GeneratorMoves::is_obstacle(Hex hex) const {
    return std::ranges::count(scene_->map.obstacles, hex) > 0;
}

bool GeneratorMoves::is_icy(Hex hex) const { return std::ranges::count(scene_->map.icy, hex) > 0; }

const Figure* GeneratorMoves::standing_in(Hex hex, const Figure* except) const {
    for (const Figure& figure : scene_->figures) {
        if (figure.at == hex && &figure != except) {
            return &figure;
        }
    }
    return nullptr;
}

bool GeneratorMoves::is_joined(Hex from, Hex to) const {
    return std::ranges::none_of(scene_->map.walls, [&](const Edge& wall) {
        return wall == Edge{from, to} || wall == Edge{to, from};
    });
}

Hex GeneratorMoves::rest(const Figure& figure, Hex into, Direction direction) const {
    Hex at = into;
    while (!figure.flying && is_icy(at)) {
        const Hex next = neighbour(at, direction);
        if (!is_listed(next) || is_obstacle(next) || !is_joined(at, next) ||
            standing_in(next, &figure) != nullptr) {
            break;
        }
        at = next;
    }
    return at;
}

std::vector<Hex> GeneratorMoves::forced_path(Dice& dice, const Figure& by, const Figure& target,
                                             int points, bool push) const {
    std::vector<Hex> path;
    Hex at = target.at;
    for (int i = 0; i < points; ++i) {
        std::vector<Direction> onward;
        for (const Direction direction : all_directions) {
            const Hex to = neighbour(at, direction);
            const int change = hex_distance(by.at, to) - hex_distance(by.at, at);
            const bool free =
                target.flying || (!is_obstacle(to) && standing_in(to, &target) == nullptr);
            if ((push ? change > 0 : change < 0) && is_listed(to) && is_joined(at, to) && free) {
                onward.push_back(direction);
            }
        }
        if (onward.empty()) {
            break;
        }
        const Direction direction = dice.pick(onward);
        path.push_back(neighbour(at, direction));
        at = rest(target, path.back(), direction);
    }
    return path;
}

std::optional<Hex> GeneratorMoves::across_link(Hex from) const {
    for (const Edge& link : scene_->map.links) {
        if (link.a == from || link.b == from) {
            return link.a == from ? link.b : link.a;
        }
    }
    return std::nullopt;
}

std::vector<Hex> GeneratorMoves::own_path(Dice& dice, const Figure& figure, int points,
                                          bool jump) const {
    std::vector<Hex> path;
    Hex at = figure.at;
    const bool careless = dice.percent(8);
    for (int i = 0; i < points; ++i) {
        const std::optional<Hex> link = across_link(at);
        if (link && standing_in(*link, &figure) == nullptr && !is_obstacle(*link) &&
            dice.percent(50)) {
            path.push_back(*link);
            at = *link;
            continue;
        }
        std::vector<Direction> onward;
        for (const Direction direction : all_directions) {
            const Hex to = neighbour(at, direction);
            const Figure* there = standing_in(to, &figure);
            const bool last = i + 1 == points;
            const bool free = there == nullptr ||
                              (!last && (figure.flying || jump || !are_enemies(*there, figure)));
            const bool bare = !is_obstacle(to) || figure.flying || (jump && !last);
            if (is_listed(to) && (careless || (is_joined(at, to) && free && bare))) {
                onward.push_back(direction);
            }
        }
        if (onward.empty()) {
            break;
        }
        const Direction direction = dice.pick(onward);
        path.push_back(neighbour(at, direction));
        at = jump ? path.back() : rest(figure, path.back(), direction);
    }
    return path;
}

}  // namespace standee::generate
