#include "focus/several_moves.hpp"

#include <algorithm>

#include "focus/clause_sites.hpp"

namespace standee {

constexpr auto search_rule = decided_by("move.points"_clause);
void SeveralMoves::search(const Movement& movement, HexIndex start, std::span<const int> points) {
    movement_ = &movement;
    points_.assign(points.begin(), points.end());
    after_.assign(1, Stops(movement.board().size()));
    after_.front()[start].cost = Cost{};
    for (const int of_move : points) {
        const Stops before = after_.back();
        move_on(before, of_move);
    }
}

void SeveralMoves::move_on(const Stops& before, int points) {
    Stops after = before;
    for (Stop& stop : after) {
        stop.from = no_hex;
    }
    for (HexIndex from = 0; from < before.size(); ++from) {
        if (!before[from].cost.possible()) {
            continue;
        }
        ways_.search(*movement_, from);
        for (HexIndex hex = 0; hex < before.size(); ++hex) {
            const Cost way = ways_.to(hex);
            if (!way.possible() || way.points() > points) {
                continue;
            }
            const Cost cost = before[from].cost + way;
            if (cost < after[hex].cost) {
                after[hex] = {cost, from};
            }
        }
    }
    after_.push_back(std::move(after));
}

std::vector<Hex> SeveralMoves::path_to(HexIndex hex) const {
    std::vector<std::vector<Hex>> moves;
    for (auto stops = after_.rbegin(); stops != after_.rend(); ++stops) {
        const HexIndex from = (*stops)[hex].from;
        if (from != no_hex) {
            DistancesFrom ways;
            ways.search(*movement_, from);
            moves.push_back(ways.path_to(hex));
            hex = from;
        }
    }
    std::vector<Hex> path{movement_->board().hex(hex)};
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
        path.insert(path.end(), move->begin() + 1, move->end());
    }
    return path;
}

/// Adds the hexes of a further move, whose first is where the way ends.
void SeveralMoves::go_on(Way& way, std::span<const Hex> move,
                         const DistancesFrom::Passed& passed) const {
    const HexIndex end = movement_->board().find(move.back());
    for (const Hex at : move.subspan(1)) {
        const HexIndex hex = movement_->board().find(at);
        const bool landed = hex == end && movement_->land(hex).negative_hexes() > 0;
        if (landed || movement_->enter(hex).negative_hexes() > 0) {
            way.negative.push_back(hex);
        }
        if (!passed.empty()) {
            way.passed.insert(passed[hex].begin(), passed[hex].end());
        }
        way.path.push_back(at);
    }
}

/// The different ways that come to the hex as cheaply as the best with so many moves: no further
/// hexes to stop in are tried once there are more than `most`.
std::vector<SeveralMoves::Way> SeveralMoves::ways_to(HexIndex hex, std::size_t moves,
                                                     std::size_t most,
                                                     const DistancesFrom::Passed& passed) const {
    const Cost best = after_[moves][hex].cost;
    if (moves == 0) {
        return {{{movement_->board().hex(hex)}, {}, {}}};
    }
    std::vector<Way> all;
    const auto add = [&](Way way) {
        const auto same = std::ranges::find_if(all, [&](const Way& o) { return o.is_as(way); });
        if (same == all.end()) {
            all.push_back(std::move(way));
        } else if (way.path < same->path) {
            *same = std::move(way);
        }
    };
    const Stops& before = after_[moves - 1];
    if (before[hex].cost == best) {  // without the last move
        std::ranges::for_each(ways_to(hex, moves - 1, most, passed), add);
    }
    DistancesFrom last;
    for (HexIndex from = 0; from < before.size() && all.size() <= most; ++from) {
        if (from == hex || !before[from].cost.possible()) {
            continue;
        }
        last.search(*movement_, from);
        const Cost way = last.to(hex);
        if (!way.possible() || way.points() > points_[moves - 1] ||
            before[from].cost + way != best) {
            continue;
        }
        const auto moved = last.paths_to(hex, most, passed);
        for (const Way& earlier : ways_to(from, moves - 1, most, passed)) {
            for (const std::vector<Hex>& move : moved) {
                Way whole = earlier;
                go_on(whole, move, passed);
                add(std::move(whole));
            }
        }
    }
    return all;
}

constexpr auto several_paths_rule = decided_by("monster.ambiguity"_clause);
std::vector<std::vector<Hex>> SeveralMoves::paths_to(HexIndex hex, std::size_t most,
                                                     const DistancesFrom::Passed& passed) const {
    if (to(hex).negative_hexes() == 0 && passed.empty()) {
        return {path_to(hex)};
    }
    std::vector<std::vector<Hex>> paths;
    for (Way& way : ways_to(hex, points_.size(), most, passed)) {
        paths.push_back(std::move(way.path));
    }
    std::ranges::sort(paths);
    paths.resize(std::min(paths.size(), most));
    return paths;
}

ClauseSites clause_sites::focus::several_moves() {
    static constexpr auto sites = sites_of(search_rule, several_paths_rule);
    return sites;
}

}  // namespace standee
