#include "pathing/sight_corridor.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bitset>
#include <memory>
#include <optional>
#include <utility>

#include "pathing/sight_lines.hpp"

namespace standee {
namespace {

/// Sides numbered as they are met while a corridor is made.
constexpr std::size_t most_sides = 512;
using Touched = std::bitset<most_sides>;

struct Line {
    Touched touched;
    Segment segment;
};

/// Collects the lines of one corridor, and the sides that they touch.
class Survey {
public:
    explicit Survey(Hex to) : to_{to} {}

    /// All lines with any part of one hex at one end and any part of the other at the other
    /// end, one line for each way past the corners between them.
    void any_part_to_any_part();
    /// The lines between the corners of the two hexes.
    void corner_to_corner();

    Corridor corridor() &&;

private:
    void add_straight(LatticePoint from, LatticePoint to);
    void follow(const Beam& beam, HexSide entered, const Passage& passage, const Touched& touched);
    void drop_those_that_touch_more();
    Touched::reference touch_side(Touched& touched, HexSide side);
    std::vector<HexSide> sides_between() const;

    Hex from_{};
    Hex to_;
    std::vector<HexSide> sides_;  // by number
    std::vector<Line> lines_;
};

Touched::reference Survey::touch_side(Touched& touched, HexSide side) {
    side = canonical(side);
    const auto found = std::ranges::find(sides_, side);
    const auto number = static_cast<std::size_t>(found - sides_.begin());
    if (found == sides_.end()) {
        sides_.push_back(side);
    }
    return touched[number];
}

std::vector<HexSide> Survey::sides_between() const {
    std::vector<HexSide> sides;
    for_columns_between(from_, to_, [&](int q, int first, int last) {
        for (int r = first; r <= last; ++r) {
            for (const Direction d : {Direction::ne, Direction::se, Direction::s}) {
                sides.push_back({{q, r}, d});
            }
        }
    });
    return sides;
}

void Survey::add_straight(LatticePoint from, LatticePoint to) {
    Line line{{}, {rational(from), rational(to)}};
    for (const HexSide side : sides_between()) {
        if (touches(from, to, side)) {
            touch_side(line.touched, side) = true;
        }
    }
    lines_.push_back(line);
}

void Survey::follow(const Beam& beam, HexSide left_by, const Passage& passage,
                    const Touched& touched) {
    Touched now = touched;
    touch_side(now, left_by) = true;
    const Hex hex = neighbour(left_by.hex, left_by.side);
    if (hex == to_) {
        lines_.push_back({now,
                          {beam.middle_at(out_of({from_, passage.out})),
                           beam.middle_at(into({to_, passage.in}))}});
        return;
    }
    for (const Direction d : all_directions) {
        const HexSide side{hex, d};
        const Portal portal = out_of(side);
        Beam through = beam;
        if (d != opposite(left_by.side) && through.keep_left(portal.left) &&
            through.keep_right(portal.right)) {
            follow(through, side, passage, now);
        }
    }
}

void Survey::any_part_to_any_part() {
    add_straight(centre(from_), centre(to_));
    for (const Passage& passage : passages(from_, to_)) {
        follow(passage.lines, {from_, passage.out}, passage, {});
    }
    drop_those_that_touch_more();
}

void Survey::corner_to_corner() {
    for (int i = 0; i < direction_count; ++i) {
        for (int j = 0; j < direction_count; ++j) {
            add_straight(corner(from_, i), corner(to_, j));
        }
    }
    drop_those_that_touch_more();
}

void Survey::drop_those_that_touch_more() {
    std::ranges::stable_sort(lines_, {}, [](const Line& line) { return line.touched.count(); });
    std::vector<Line> kept;
    for (const Line& line : lines_) {
        if (std::ranges::none_of(
                kept, [&](const Line& other) { return (other.touched & ~line.touched).none(); })) {
            kept.push_back(line);
        }
    }
    lines_ = std::move(kept);
}

/// Gives each side in use a bit of a `SideSet`, so that few cells hold them all.
class Packing {
public:
    Packing(const std::vector<HexSide>& sides, const Touched& in_use);

    std::vector<Corridor::Cell> cells;
    [[nodiscard]] SideSet packed(const Touched& touched) const;

private:
    /// The numbers of the sides of `hex` that are in use and have no bit yet, by direction.
    [[nodiscard]] std::array<std::optional<std::size_t>, direction_count> open_sides(Hex hex) const;
    void give_bits(Hex hex);

    const std::vector<HexSide>* sides_;
    Touched open_;
    std::vector<std::size_t> bit_;  // by number; 64 to a word
    std::size_t next_bit_ = 0;
};

Packing::Packing(const std::vector<HexSide>& sides, const Touched& in_use)
    : sides_{&sides}, open_{in_use}, bit_(sides.size()) {
    std::vector<Hex> hexes;
    for (const HexSide s : sides) {
        hexes.insert(hexes.end(), {s.hex, neighbour(s.hex, s.side)});
    }
    std::ranges::sort(hexes);
    hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
    while (open_.any()) {
        give_bits(*std::ranges::max_element(hexes, {}, [this](Hex h) {
            return std::ranges::count_if(open_sides(h), [](auto s) { return s.has_value(); });
        }));
    }
}

std::array<std::optional<std::size_t>, direction_count> Packing::open_sides(Hex hex) const {
    std::array<std::optional<std::size_t>, direction_count> open;
    for (const Direction d : all_directions) {
        const auto found = std::ranges::find(*sides_, canonical({hex, d}));
        const auto number = static_cast<std::size_t>(found - sides_->begin());
        if (found != sides_->end() && open_[number]) {
            open[static_cast<std::size_t>(d)] = number;
        }
    }
    return open;
}

void Packing::give_bits(Hex hex) {
    constexpr std::size_t word_bits = 64;
    if (next_bit_ % word_bits > word_bits - direction_count) {
        next_bit_ += word_bits - next_bit_ % word_bits;  // a cell's bits stay in one word
    }
    Corridor::Cell cell{static_cast<std::int16_t>(hex.q), static_cast<std::int16_t>(hex.r), 0,
                        static_cast<std::uint8_t>(next_bit_ / word_bits),
                        static_cast<std::uint8_t>(next_bit_ % word_bits)};
    const auto open = open_sides(hex);
    for (std::size_t d = 0; d < open.size(); ++d) {
        if (open[d]) {
            cell.sides = static_cast<std::uint8_t>(cell.sides | (1U << d));
            bit_[*open[d]] = next_bit_++;
            open_[*open[d]] = false;
        }
    }
    cells.push_back(cell);
}

SideSet Packing::packed(const Touched& touched) const {
    SideSet set;
    for (std::size_t number = 0; number < bit_.size(); ++number) {
        if (touched[number]) {
            set.words.at(bit_[number] / 64) |= std::uint64_t{1} << (bit_[number] % 64);
        }
    }
    return set;
}

Corridor Survey::corridor() && {
    Touched in_use;
    for (const Line& line : lines_) {
        in_use |= line.touched;
    }
    Packing packing{sides_, in_use};
    Corridor result{std::move(packing.cells), {}, {}};
    for (const Line& line : lines_) {
        result.touched.push_back(packing.packed(line.touched));
        result.segments.push_back(line.segment);
    }
    return result;
}

/// The corridors made so far. Several threads may ask at once: one made twice is kept once.
class Shelf {
public:
    Shelf() = default;
    Shelf(const Shelf&) = delete;
    Shelf& operator=(const Shelf&) = delete;
    ~Shelf() {
        for (const auto& place : places_) {
            delete place.load();
        }
    }

    const Corridor& take(SightRule rule, Hex to) {
        const int column = static_cast<int>(rule) * (corridor_reach + 1) + to.q;
        auto& place = places_[static_cast<std::size_t>(column * rows + to.r + corridor_reach)];
        const Corridor* ready = place.load(std::memory_order_acquire);
        return ready != nullptr ? *ready : put(place, make_corridor(rule, to));
    }

private:
    static constexpr int rows = 2 * corridor_reach + 1;
    using Place = std::atomic<const Corridor*>;

    static const Corridor& put(Place& place, Corridor made) {
        auto mine = std::make_unique<const Corridor>(std::move(made));
        const Corridor* there = nullptr;
        return place.compare_exchange_strong(there, mine.get()) ? *mine.release() : *there;
    }

    std::array<Place, std::size_t{2} * (corridor_reach + 1) * rows> places_{};
};

}  // namespace

Corridor make_corridor(SightRule rule, Hex displacement) {
    Survey survey{displacement};
    if (rule == SightRule::corner_to_corner) {
        survey.corner_to_corner();
    } else {
        survey.any_part_to_any_part();
    }
    return std::move(survey).corridor();
}

const Corridor& corridor(SightRule rule, Hex displacement) {
    static Shelf shelf;
    return shelf.take(rule, displacement);
}

}  // namespace standee
