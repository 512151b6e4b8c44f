#include "focus/several_moves.hpp"

#include <algorithm>
#include <utility>

#include "lib/work.hpp"

namespace standee {

// A move that starts where an earlier one with as many points has started leads nowhere new, so
// each move considers only the hexes to which the one before it found a better path [move.points].
void SeveralMoves::search(const Movement& movement, HexIndex start, std::span<const int> points) {
    movement_ = &movement;
    points_.assign(points.begin(), points.end());
    most_points_ = points.empty() ? 0 : std::ranges::max(points);
    legs_.assign(movement.board().size(), std::nullopt);
    after_.assign(1, Stops(movement.board().size()));
    after_.front()[start].cost = Cost{};
    std::vector<HexIndex> starts{start};
    for (std::size_t move = 0; move < points_.size(); ++move) {
        if (move > 0 && points_[move] != points_[move - 1]) {
            starts = reached();
        }
        starts = move_on(points_[move], starts);
    }
}

/// The hexes that the moves so far can reach, in hex order.
std::vector<HexIndex> SeveralMoves::reached() const {
    std::vector<HexIndex> hexes;
    for (HexIndex hex = 0; hex < after_.back().size(); ++hex) {
        if (after_.back()[hex].cost.possible()) {
            hexes.push_back(hex);
        }
    }
    return hexes;
}

const std::vector<SeveralMoves::Leg>& SeveralMoves::legs_from(HexIndex hex) {
    auto& legs = legs_[hex];
    if (!legs) {
        legs.emplace();
        distances_.search(*movement_, hex);
        spend(2 * legs_.size());
        for (HexIndex end = 0; end < legs_.size(); ++end) {
            const Cost cost = distances_.to(end);
            if (cost.possible() && cost.points() <= most_points_) {
                legs->push_back({end, cost});
            }
        }
    }
    return *legs;
}

/// Makes one more move from each of these hexes, in their order. Returns the hexes that it reaches
/// at a lower cost than the moves before it.
std::vector<HexIndex> SeveralMoves::move_on(int points, const std::vector<HexIndex>& starts) {
    Stops after = after_.back();
    const Stops& before = after_.back();
    spend(after.size());
    for (Stop& stop : after) {
        stop.from = no_hex;
    }
    for (const HexIndex from : starts) {
        const std::vector<Leg>& legs = legs_from(from);
        spend(legs.size());
        for (const Leg& leg : legs) {
            const Cost cost = before[from].cost + leg.cost;
            if (leg.cost.points() <= points && cost < after[leg.other].cost) {
                after[leg.other] = {cost, from};
            }
        }
    }
    std::vector<HexIndex> improved;
    for (HexIndex hex = 0; hex < after.size(); ++hex) {
        if (after[hex].from != no_hex) {
            improved.push_back(hex);
        }
    }
    after_.push_back(std::move(after));
    return improved;
}

/// For each hex, the moves that end there, by where they start.
std::vector<std::vector<SeveralMoves::Leg>> SeveralMoves::legs_by_end() const {
    std::vector<std::vector<Leg>> into(legs_.size());
    for (HexIndex from = 0; from < legs_.size(); ++from) {
        for (const Leg& leg : legs_[from].value_or(std::vector<Leg>{})) {
            if (leg.other != from) {
                into[leg.other].push_back({from, leg.cost});
            }
        }
    }
    return into;
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

/// What a move enters and passes, its start left out.
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

/// Appends to `all` each of the earlier paths, continued by the move.
void SeveralMoves::append_to_each(const Paths& earlier, const LegPath& move, Paths& all) {
    for (const auto& [before, start] : earlier) {
        spend(256 + 8 * start.size());
        Crossed crossed = before;
        crossed.negative.insert(crossed.negative.end(), move.crossed.negative.begin(),
                                move.crossed.negative.end());
        crossed.passed.insert(move.crossed.passed.begin(), move.crossed.passed.end());
        std::vector<Hex> path = start;
        path.insert(path.end(), move.hexes.begin() + 1, move.hexes.end());
        const auto [same, is_new] = all.try_emplace(std::move(crossed), path);
        if (!is_new && path < same->second) {
            same->second = std::move(path);
        }
    }
}

/// The best paths to the hex in so many moves; of those that cross the same things, the first.
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

/// The best paths of one move; of those that cross the same things, the first.
const std::vector<SeveralMoves::LegPath>& SeveralMoves::paths_of_leg(HexIndex from, HexIndex hex,
                                                                     PathSearch& search) const {
    const auto [known, is_new] = search.moves.try_emplace({from, hex});
    if (is_new) {
        DistancesFrom distances;
        distances.search(*movement_, from);
        for (std::vector<Hex>& path : distances.paths_to(hex, search.most, search.passed)) {
            Crossed crossed = crossed_by(path, search.passed);
            known->second.push_back({std::move(path), std::move(crossed)});
        }
    }
    return known->second;
}

/// The same for at least one move. Once there are more than `most` paths, no further intermediate
/// stops are tried.
SeveralMoves::Paths SeveralMoves::paths_with_last_move(HexIndex hex, std::size_t moves,
                                                       PathSearch& search) const {
    const Cost best = after_[moves][hex].cost;
    const Stops& before = after_[moves - 1];
    Paths all;
    if (before[hex].cost == best) {  // the last move is not made
        all = best_paths_to(hex, moves - 1, search);
    }
    const std::vector<Leg>& legs = search.legs[hex];
    spend(2 * legs.size());
    for (auto leg = legs.begin(); leg != legs.end() && all.size() <= search.most; ++leg) {
        const HexIndex from = leg->other;
        if (!before[from].cost.possible() || leg->cost.points() > points_[moves - 1] ||
            before[from].cost + leg->cost != best) {
            continue;
        }
        const Paths& earlier = best_paths_to(from, moves - 1, search);
        const std::vector<LegPath>& paths = paths_of_leg(from, hex, search);
        for (auto path = paths.begin(); path != paths.end() && all.size() <= search.most; ++path) {
            append_to_each(earlier, *path, all);
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
    PathSearch search{most, passed, legs_by_end(), {}, {}};
    for (const auto& [crossed, path] : best_paths_to(hex, points_.size(), search)) {
        paths.push_back(path);
    }
    std::ranges::sort(paths);
    paths.resize(std::min(paths.size(), most));
    return paths;
}

}  // namespace standee
