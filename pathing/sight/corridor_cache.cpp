#include "pathing/sight/corridor_cache.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <utility>

#include "pathing/sight/line_candidates.hpp"

namespace standee {
namespace {

/// Assigns a bit of a `SideSet` to each side that a line touches, packed so that few cells contain
/// all sides.
class Packing {
public:
    explicit Packing(const SightLineCandidates& survey);

    [[nodiscard]] const std::vector<Corridor::Cell>& cells() const { return cells_; }
    [[nodiscard]] SideSet packed(const SightLineCandidates::Touched& blocking_sides) const;

private:
    static constexpr std::size_t word_bits = 64;
    static constexpr std::size_t unused = most_surveyed_sides;

    /// A hex and the numbers of its sides; `unused` for sides that need no bit in this hex.
    struct HexSides {
        Hex hex;
        std::array<std::size_t, direction_count> numbers{};

        [[nodiscard]] auto count() const {
            return direction_count - std::ranges::count(numbers, unused);
        }
    };
    static std::vector<HexSides> sides_by_hex(const SightLineCandidates& survey);
    void give_bits(const HexSides& sides);

    std::vector<Corridor::Cell> cells_;
    std::vector<std::size_t> bit_;  // by number
    std::size_t next_bit_ = 0;
};

std::vector<Packing::HexSides> Packing::sides_by_hex(const SightLineCandidates& survey) {
    SightLineCandidates::Touched in_use;
    for (const SightLineCandidates::Line& line : survey.lines) {
        in_use |= line.blocking_sides;
    }
    std::vector<HexSides> found;
    const auto add = [&](HexEdge side, std::size_t number) {
        auto at = std::ranges::find(found, side.hex, &HexSides::hex);
        if (at == found.end()) {
            at = found.insert(at, {side.hex, {}});
            at->numbers.fill(unused);
        }
        at->numbers[static_cast<std::size_t>(side.side)] = number;
    };
    for (std::size_t i = 0; i < survey.sides.size(); ++i) {
        if (in_use[i]) {
            const HexEdge side = survey.sides[i];
            add(side, i);
            add({neighbour(side.hex, side.side), opposite(side.side)}, i);
        }
    }
    return found;
}

Packing::Packing(const SightLineCandidates& survey) : bit_(survey.sides.size()) {
    auto hexes = sides_by_hex(survey);
    const auto most = [&] { return std::ranges::max_element(hexes, {}, &HexSides::count); };
    for (auto best = most(); best->count() > 0; best = most()) {
        const HexSides chosen = *best;
        give_bits(chosen);
        for (HexSides& other : hexes) {
            std::ranges::replace_if(
                other.numbers,
                [&](std::size_t n) {
                    return std::ranges::find(chosen.numbers, n) != chosen.numbers.end();
                },
                unused);
        }
    }
}

void Packing::give_bits(const HexSides& sides) {
    const auto count = static_cast<std::size_t>(sides.count());
    if (next_bit_ % word_bits + count > word_bits) {
        // the bits of one cell must lie within one word
        next_bit_ += word_bits - next_bit_ % word_bits;
    }
    Corridor::Cell cell{static_cast<std::int16_t>(sides.hex.q),
                        static_cast<std::int16_t>(sides.hex.r), 0,
                        static_cast<std::uint8_t>(next_bit_ / word_bits),
                        static_cast<std::uint8_t>(next_bit_ % word_bits)};
    for (std::size_t d = 0; d < sides.numbers.size(); ++d) {
        if (sides.numbers[d] != unused) {
            cell.sides = static_cast<std::uint8_t>(cell.sides | (1U << d));
            bit_[sides.numbers[d]] = next_bit_++;
        }
    }
    cells_.push_back(cell);
}

SideSet Packing::packed(const SightLineCandidates::Touched& blocking_sides) const {
    SideSet set;
    for (std::size_t number = 0; number < bit_.size(); ++number) {
        if (blocking_sides[number]) {
            set.words.at(bit_[number] / word_bits) |= std::uint64_t{1} << bit_[number] % word_bits;
        }
    }
    return set;
}

/// The corridors made so far. Several threads may ask at once; if they make the same corridor, the
/// first one is kept.
class CorridorCache {
public:
    CorridorCache() = default;
    CorridorCache(const CorridorCache&) = delete;
    CorridorCache& operator=(const CorridorCache&) = delete;
    ~CorridorCache() {
        for (auto& of_rule : places_) {
            for (auto& of_q : of_rule) {
                for (const Place& place : of_q) {
                    delete place.load(std::memory_order_relaxed);
                }
            }
        }
    }

    const Corridor& take(SightRule rule, Hex to) {
        Place& place = places_.at(static_cast<std::size_t>(rule))
                           .at(static_cast<std::size_t>(to.q))
                           .at(static_cast<std::size_t>(to.r) + corridor_reach);
        const Corridor* const ready = place.load(std::memory_order_acquire);
        return ready != nullptr ? *ready : put(place, rule, to);
    }

private:
    using Place = std::atomic<const Corridor*>;

    static const Corridor& put(Place& place, SightRule rule, Hex to) {
        auto made = std::make_unique<const Corridor>(make_corridor(rule, to));
        const Corridor* first = nullptr;
        return place.compare_exchange_strong(first, made.get(), std::memory_order_acq_rel)
                   ? *made.release()
                   : *first;
    }

    // By rule, then by q and r of the displacement, r offset by corridor_reach.
    std::array<std::array<std::array<Place, 2 * corridor_reach + 1>, corridor_reach + 1>, 2>
        places_{};
};

}  // namespace

Corridor make_corridor(SightRule rule, Hex displacement) {
    const SightLineCandidates lines = survey(rule, displacement);
    const Packing packing{lines};
    Corridor result{packing.cells(), {}, {}};
    for (const SightLineCandidates::Line& line : lines.lines) {
        result.blocking_sides.push_back(packing.packed(line.blocking_sides));
        result.segments.push_back(line.segment);
    }
    return result;
}

const Corridor& corridor(SightRule rule, Hex displacement) {
    static CorridorCache cache;
    return cache.take(rule, displacement);
}

}  // namespace standee
