#include "pathing/sight_survey.hpp"

#include <algorithm>
#include <utility>

#include "pathing/sight_lines.hpp"

namespace standee {
namespace {

constexpr Hex start{0, 0};

std::vector<HexSide> sides_near(Hex to) {
    std::vector<HexSide> sides;
    for_columns_between(start, to, [&](int q, int first, int last) {
        for (int r = first; r <= last; ++r) {
            for (const Direction d : canonical_directions) {
                sides.push_back({{q, r}, d});
            }
        }
    });
    return sides;
}

void add_straight(Survey& survey, LatticePoint from, LatticePoint to) {
    Survey::Line line{{}, {rational(from), rational(to)}};
    for (std::size_t i = 0; i < survey.sides.size(); ++i) {
        if (touches(from, to, survey.sides[i])) {
            line.touched.set(i);
        }
    }
    survey.lines.push_back(line);
}

/// Follows the lines of a passage from hex to hex, parting them at each corner that they do not
/// all pass on the same side: what arrives together touches the same sides.
class Following {
public:
    Following(Survey& survey, Hex to, const Passage& passage)
        : survey_{&survey}, to_{to}, out_{start, passage.out}, in_{to, passage.in} {
        follow(passage.lines, out_, {});
    }

private:
    void follow(const Beam& lines, HexSide left_by, Survey::Touched touched) {
        const auto side = std::ranges::lower_bound(survey_->sides, canonical(left_by));
        touched.set(static_cast<std::size_t>(side - survey_->sides.begin()));
        const Hex hex = neighbour(left_by.hex, left_by.side);
        if (hex == to_) {
            survey_->lines.push_back(
                {touched, {lines.middle_at(out_of(out_)), lines.middle_at(into(in_))}});
            return;
        }
        for (const Direction d : all_directions) {
            if (d == opposite(left_by.side)) {
                continue;
            }
            const Portal portal = out_of({hex, d});
            Beam through = lines;
            if (through.keep_left(portal.left) && through.keep_right(portal.right)) {
                follow(through, {hex, d}, touched);
            }
        }
    }

    Survey* survey_;
    Hex to_;
    HexSide out_;
    HexSide in_;
};

/// From the fewest sides touched to the most, lines without those that touch all that another
/// one touches.
std::vector<Survey::Line> least(const std::vector<Survey::Line>& lines) {
    std::vector<std::pair<std::size_t, std::size_t>> order;  // sides touched, index
    order.reserve(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        order.emplace_back(lines[i].touched.count(), i);
    }
    std::ranges::sort(order);
    std::vector<Survey::Line> kept;
    for (const auto& [count, i] : order) {
        const Survey::Touched more = ~lines[i].touched;
        if (std::ranges::none_of(
                kept, [&](const auto& other) { return (other.touched & more).none(); })) {
            kept.push_back(lines[i]);
        }
    }
    return kept;
}

}  // namespace

Survey survey(SightRule rule, Hex to) {
    Survey survey{sides_near(to), {}};
    if (rule == SightRule::corner_to_corner) {
        for (int i = 0; i < direction_count; ++i) {
            for (int j = 0; j < direction_count; ++j) {
                add_straight(survey, corner(start, i), corner(to, j));
            }
        }
    } else {
        add_straight(survey, centre(start), centre(to));
        for (const Passage& passage : passages(start, to)) {
            Following(survey, to, passage);
        }
    }
    survey.lines = least(survey.lines);
    return survey;
}

}  // namespace standee
