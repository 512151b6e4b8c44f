#include "focus/several_moves.hpp"

#include "focus/clause_sites.hpp"

namespace standee {

constexpr auto search_rule = decided_by("move.points"_clause);
void SeveralMoves::search(const Movement& movement, HexIndex start, std::span<const int> points) {
    movement_ = &movement;
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

ClauseSites clause_sites::focus::several_moves() {
    static constexpr auto sites = sites_of(search_rule);
    return sites;
}

}  // namespace standee
