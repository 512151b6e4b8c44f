#include "pathing/sight/line_candidates.hpp"

#include <algorithm>
#include <utility>

#include "pathing/sight/lines.hpp"

namespace standee {
namespace {

constexpr Hex origin{0, 0};

std::vector<HexEdge> sides_near(Hex to) {
    std::vector<HexEdge> sides;
    for_columns_between(origin, to, [&](int q, int first, int last) {
        for (int r = first; r <= last; ++r) {
            for (const Direction d : canonical_directions) {
                sides.push_back({{q, r}, d});
            }
        }
    });
    return sides;
}

void add_straight(SightLineCandidates& survey, LatticePoint from, LatticePoint to) {
    SightLineCandidates::Line line{{}, {rational(from), rational(to)}};
    for (std::size_t i = 0; i < survey.sides.size(); ++i) {
        if (touches(from, to, survey.sides[i])) {
            line.blocking_sides.set(i);
        }
    }
    survey.lines.push_back(line);
}

/// Follows the lines of a passage from hex to hex. Wherever some of the lines pass a corner on the
/// left and others on the right, they are split, so lines that arrive together have touched the
/// same sides.
class CandidateEnumerator {
public:
    CandidateEnumerator(SightLineCandidates& survey, Hex to, const SidePair& passage)
        : survey_{&survey}, to_{to}, out_{origin, passage.out}, in_{to, passage.in} {
        follow(passage.lines, out_, {});
    }

private:
    void follow(const LineCone& lines, HexEdge left_by,
                SightLineCandidates::Touched blocking_sides) {
        const auto side = std::ranges::lower_bound(survey_->sides, canonical(left_by));
        blocking_sides.set(static_cast<std::size_t>(side - survey_->sides.begin()));
        const Hex hex = neighbour(left_by.hex, left_by.side);
        if (hex == to_) {
            survey_->lines.push_back(
                {blocking_sides, {lines.middle_at(out_of(out_)), lines.middle_at(into(in_))}});
            return;
        }
        for (const Direction d : all_directions) {
            if (d == opposite(left_by.side)) {
                continue;
            }
            const CrossedSide portal = out_of({hex, d});
            LineCone through = lines;
            if (through.keep_left(portal.left) && through.keep_right(portal.right)) {
                follow(through, {hex, d}, blocking_sides);
            }
        }
    }

    SightLineCandidates* survey_;
    Hex to_;
    HexEdge out_;
    HexEdge in_;
};

/// The lines in order of the number of sides that they touch, fewest first, without those that
/// touch all sides that another line touches.
std::vector<SightLineCandidates::Line> least(const std::vector<SightLineCandidates::Line>& lines) {
    std::vector<std::pair<std::size_t, std::size_t>> order;  // number of sides touched, index
    order.reserve(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        order.emplace_back(lines[i].blocking_sides.count(), i);
    }
    std::ranges::sort(order);
    std::vector<SightLineCandidates::Line> kept;
    for (const auto& [count, i] : order) {
        const SightLineCandidates::Touched more = ~lines[i].blocking_sides;
        if (std::ranges::none_of(
                kept, [&](const auto& other) { return (other.blocking_sides & more).none(); })) {
            kept.push_back(lines[i]);
        }
    }
    return kept;
}

}  // namespace

SightLineCandidates survey(SightRule rule, Hex to) {
    SightLineCandidates survey{sides_near(to), {}};
    if (rule == SightRule::corner_to_corner) {
        for (int i = 0; i < direction_count; ++i) {
            for (int j = 0; j < direction_count; ++j) {
                add_straight(survey, corner(origin, i), corner(to, j));
            }
        }
    } else {
        add_straight(survey, centre(origin), centre(to));
        for (const SidePair& passage : passages(origin, to)) {
            CandidateEnumerator(survey, to, passage);
        }
    }
    survey.lines = least(survey.lines);
    return survey;
}

}  // namespace standee
