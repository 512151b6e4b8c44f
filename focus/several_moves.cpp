#include "focus/several_moves.hpp"

#include <algorithm>
#include <utility>

#include "lib/work.hpp"

namespace standee {

// [move.points]
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
        distances_.search(*movement_, from);
        spend(2 * before.size());
        for (HexIndex hex = 0; hex < before.size(); ++hex) {
            const Cost move = distances_.to(hex);
            if (!move.possible() || move.points() > points) {
                continue;
            }
            const Cost cost = before[from].cost + move;
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
            DistancesFrom distances;
            distances.search(*movement_, from);
            moves.push_back(distances.path_to(hex));
            hex = from;
        }
    }
    std::vector<Hex> path{movement_->board().hex(hex)};
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
        path.insert(path.end(), move->begin() + 1, move->end());
    }
    return path;
}

/// What a move enters and passes after its first hex.
SeveralMoves::Crossed SeveralMoves::crossed_by(std::span<const Hex> move,
                                               const DistancesFrom::Passed& passed) const {
    Crossed crossed;
    const HexIndex end = movement_->board().find(move.back());
    for (const Hex at : move.subspan(1)) {
        const HexIndex hex = movement_->board().find(at);
        const bool landed = hex == end && movement_->land(hex).negative_hexes() > 0;
        if (landed || movement_->enter(hex).negative_hexes() > 0) {
            crossed.negative.push_back(hex);
        }
        if (!passed.empty()) {
            crossed.passed.insert(passed[hex].begin(), passed[hex].end());
        }
    }
    return crossed;
}

/// Adds to `all` each of the earlier paths with the move after it.
void SeveralMoves::append_to_each(const Paths& earlier, std::span<const Hex> move,
                                  const Crossed& by_move, Paths& all) {
    for (const auto& [before, start] : earlier) {
        spend(128 + 2 * start.size());
        Crossed crossed = before;
        crossed.negative.insert(crossed.negative.end(), by_move.negative.begin(),
                                by_move.negative.end());
        crossed.passed.insert(by_move.passed.begin(), by_move.passed.end());
        std::vector<Hex> path = start;
        path.insert(path.end(), move.begin() + 1, move.end());
        const auto [same, is_new] = all.try_emplace(std::move(crossed), path);
        if (!is_new && path < same->second) {
            same->second = std::move(path);
        }
    }
}

/// The best paths to the hex with so many moves, the first of each kind.
const SeveralMoves::Paths& SeveralMoves::best_paths_to(HexIndex hex, std::size_t moves,
                                                       PathSearch& search) const {
    const auto known = search.found.find({moves, hex});
    if (known != search.found.end()) {
        return known->second;
    }
    return search.found
        .try_emplace({moves, hex}, moves == 0 ? Paths{{Crossed{}, {movement_->board().hex(hex)}}}
                                              : paths_with_last_move(hex, moves, search))
        .first->second;
}

/// The same where there is a move. No further hexes to stop in are tried once there are more than
/// `most` paths.
SeveralMoves::Paths SeveralMoves::paths_with_last_move(HexIndex hex, std::size_t moves,
                                                       PathSearch& search) const {
    const Cost best = after_[moves][hex].cost;
    const Stops& before = after_[moves - 1];
    Paths all;
    if (before[hex].cost == best) {  // the last move is not made
        all = best_paths_to(hex, moves - 1, search);
    }
    DistancesFrom last;
    for (HexIndex from = 0; from < before.size() && all.size() <= search.most; ++from) {
        if (from == hex || !before[from].cost.possible()) {
            continue;
        }
        last.search(*movement_, from);
        const Cost cost = last.to(hex);
        if (!cost.possible() || cost.points() > points_[moves - 1] ||
            before[from].cost + cost != best) {
            continue;
        }
        const Paths& earlier = best_paths_to(from, moves - 1, search);
        for (const std::vector<Hex>& move : last.paths_to(hex, search.most, search.passed)) {
            append_to_each(earlier, move, crossed_by(move, search.passed), all);
            if (all.size() > search.most) {
                break;
            }
        }
    }
    return all;
}

// [monster.ambiguity]
std::vector<std::vector<Hex>> SeveralMoves::paths_to(HexIndex hex, std::size_t most,
                                                     const DistancesFrom::Passed& passed) const {
    if (to(hex).negative_hexes() == 0 && passed.empty()) {
        return {path_to(hex)};
    }
    std::vector<std::vector<Hex>> paths;
    PathSearch search{most, passed, {}};
    for (const auto& [crossed, path] : best_paths_to(hex, points_.size(), search)) {
        paths.push_back(path);
    }
    std::ranges::sort(paths);
    paths.resize(std::min(paths.size(), most));
    return paths;
}

}  // namespace standee
