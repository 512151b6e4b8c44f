#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "rulebook/board.hpp"
#include "rulebook/line_of_sight.hpp"

namespace standee::rulebook {

/// Known lines of sight on a map, kept as long as its walls stay the same. Two pairs of hexes with
/// the same displacement and the same walls between them see each other or not in the same way,
/// wherever they are, so each such case is computed once.
class SightCache {
public:
    /// Takes the walls of the map that matter to sight under these rules.
    void open(const Grid& ground, const Book& book);

    /// Whether one tile sees the other [los.line].
    bool sees(int from, int to);

private:
    /// A side of a hex, given by the hex's displacement from the first of two hexes, and a
    /// direction.
    struct Side {
        Hex by;
        Direction direction{};
    };
    /// The case of two hexes with a certain displacement: the sides that may be between them, and
    /// which combinations of walls on these sides leave sight free; bit i stands for the i-th side.
    struct Gap {
        bool known = false;
        std::vector<Side> sides;
        std::unordered_map<std::uint64_t, bool> seen;
    };
    /// By displacement: a table for small ones, and the others.
    class Gaps {
    public:
        Gap& operator[](Hex by);

    private:
        static constexpr int near = 16;
        std::vector<Gap> near_;
        std::unordered_map<std::uint64_t, Gap> far_;
    };

    [[nodiscard]] std::uint8_t& walls_of(Hex hex);
    void raise_walls();
    void block(Hex hex, Direction direction);
    void block_all(Hex hex);
    void survey(Gap& gap, Hex by) const;
    [[nodiscard]] bool are_neighbours_without_wall(Hex from, Hex to);
    bool work_out(Hex from, Hex to);

    const Book* book_ = nullptr;
    const Grid* ground_ = nullptr;
    std::uint64_t layout_ = 0;
    SightRule rule_{};
    bool adjacent_always_seen_ = false;
    int q_min_ = 0, r_min_ = 0, width_ = 0, height_ = 0;
    std::vector<std::uint8_t> walls_;  // on the sides of each hex of a box round the map
    bool any_walls_ = false;
    std::vector<WallPiece> pieces_;         // where they are needed one by one
    std::vector<std::vector<char>> known_;  // by tiles: not yet, seen, not seen
    std::vector<std::uint64_t> known_since_;
    std::uint64_t opened_ = 0;
    Gaps corner_gaps_, part_gaps_;
};

}  // namespace standee::rulebook
