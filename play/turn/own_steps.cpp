#include "play/turn/own_steps.hpp"

#include <algorithm>
#include <limits>
#include <range/v3/view/reverse.hpp>
#include <utility>

#include "lib/work.hpp"
#include "pathing/movement.hpp"
#include "play/ground/movement.hpp"

namespace standee {
namespace {

/// The steps of a path without slides: what each of them costs, and where a move may end. A place
/// on the path is given by the number of such steps that lead to it.
class StepsOfPath {
public:
    StepsOfPath(const GameState& state, const Figure& figure, const Way& way,
                const std::vector<std::size_t>& steps) {
        const MovementKind manner = manner_of(figure.flying, way.jump);
        const bool minds_harm = gait_of(figure, manner).minds_harm;
        places_.push_back({.may_end = true});
        for (std::size_t taken = 1; taken <= steps.size(); ++taken) {
            const Terrain terrain = state.terrain_for(figure, way.path[steps[taken - 1]]);
            const std::size_t rest = taken < steps.size() ? steps[taken] - 1 : way.path.size() - 1;
            const bool free = state.standing_in(way.path[rest], figure.id) == nullptr;
            const bool stands =
                figure.flying || !state.terrain_for(figure, way.path[rest]).is(Terrain::obstacle);
            places_.push_back({.points = step_points(terrain, manner),
                               .landing = landing(terrain, manner, state.rules(), minds_harm),
                               .may_end = free && stands});
        }
    }

    /// Where the first of the moves ends if all of them together go to the end of the path and land
    /// in as few negative hexes as possible. If they do not get that far, the first goes as far as
    /// it can.
    [[nodiscard]] std::size_t reached_by_first(std::span<const int> moves) const {
        // By place: the fewest negative hexes in which the later moves land on the way from there.
        std::vector<int> least(places_.size(), never);
        least.back() = 0;
        for (const int points : ranges::views::reverse(moves.subspan(1))) {
            spend(4 * places_.size());
            std::vector<int> before = least;  // the move can be left out
            for (std::size_t from = 0; from < places_.size(); ++from) {
                for_each_end(from, points, [&](std::size_t end) {
                    before[from] = std::min(before[from], landing_at(end, least));
                });
            }
            least = std::move(before);
        }
        std::size_t best = 0;
        int fewest = least.front();
        for_each_end(0, moves.front(), [&](std::size_t end) {
            if (const int negative = landing_at(end, least); negative <= fewest) {
                best = end;
                fewest = negative;
            }
        });
        return best;
    }

private:
    static constexpr int never = std::numeric_limits<int>::max();

    struct Place {
        int points = 0;  ///< the cost of the step that leads here
        Cost landing;    ///< the cost of ending a move here
        bool may_end = false;
    };

    /// The number of negative hexes in which a move that ends there and the later moves land.
    [[nodiscard]] int landing_at(std::size_t end, const std::vector<int>& least) const {
        return least[end] == never ? never : least[end] + places_[end].landing.negative_hexes();
    }

    /// Calls `use` with each place where a move of so many points from `from` may end.
    template <class Use>
    void for_each_end(std::size_t from, int points, Use use) const {
        int spent = 0;
        for (std::size_t end = from + 1; end < places_.size(); ++end) {
            spent += places_[end].points;
            if (spent > points) {
                return;
            }
            if (spent + places_[end].landing.points() <= points && places_[end].may_end) {
                use(end);
            }
        }
    }

    std::vector<Place> places_;
};

}  // namespace

std::vector<std::size_t> own_steps(const GameState& state, const Figure& figure, const Way& way) {
    std::vector<std::size_t> steps;
    for (std::size_t i = way.reached + 1; i < way.path.size();) {
        steps.push_back(i);
        const auto direction = direction_to(state, way.path[i - 1], way.path[i]);
        ++i;
        while (direction && !figure.flying && !way.jump && i < way.path.size() &&
               next_slide(state, figure.id, way.path[i - 1], *direction) == way.path[i]) {
            ++i;
        }
    }
    return steps;
}

std::size_t steps_of_first_move(const GameState& state, const Figure& figure, const Way& way,
                                const std::vector<std::size_t>& steps) {
    return StepsOfPath{state, figure, way, steps}.reached_by_first(way.moves);
}

}  // namespace standee
