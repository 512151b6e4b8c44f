#include "play/turn/own_steps.hpp"

#include <limits>
#include <range/v3/view/reverse.hpp>

#include "pathing/movement.hpp"
#include "play/ground/movement.hpp"

namespace standee {
namespace {

/// Which of the first moves goes how far, by the number of own steps taken.
class Stages {
public:
    Stages(const GameState& state, const Figure& figure, const Way& way,
           const std::vector<std::size_t>& steps) {
        const MovementKind manner = manner_of(figure.flying, way.jump);
        const bool minds_harm = gait_of(figure, manner).minds_harm;
        stages_.push_back({.may_end = true});
        for (std::size_t taken = 1; taken <= steps.size(); ++taken) {
            const Terrain terrain = state.terrain_for(figure, way.path[steps[taken - 1]]);
            const std::size_t rest = taken < steps.size() ? steps[taken] - 1 : way.path.size() - 1;
            const bool free = state.standing_in(way.path[rest], figure.id) == nullptr;
            const bool stands =
                figure.flying || !state.terrain_for(figure, way.path[rest]).is(Terrain::obstacle);
            stages_.push_back({.points = step_points(terrain, manner),
                               .landing = landing(terrain, manner, state.rules(), minds_harm),
                               .may_end = free && stands});
        }
    }

    /// How far the first of the moves goes on the way to the end that lands in the fewest negative
    /// hexes; as far as it can where they do not lead there.
    [[nodiscard]] std::size_t reached_by_first(std::span<const int> moves) const {
        std::vector<int> least(stages_.size(), never);  // negative hexes that are still to come
        least.back() = 0;
        for (const int points : ranges::views::reverse(moves.subspan(1))) {
            std::vector<int> before = least;  // the move need not be made
            for (std::size_t from = 0; from < stages_.size(); ++from) {
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

    struct Stage {
        int points = 0;  ///< of the step that leads here
        Cost landing;    ///< of a move that ends here
        bool may_end = false;
    };

    [[nodiscard]] int landing_at(std::size_t end, const std::vector<int>& least) const {
        return least[end] == never ? never : least[end] + stages_[end].landing.negative_hexes();
    }

    template <class Use>
    void for_each_end(std::size_t from, int points, Use use) const {
        int spent = 0;
        for (std::size_t end = from + 1; end < stages_.size(); ++end) {
            spent += stages_[end].points;
            if (spent > points) {
                return;
            }
            if (spent + stages_[end].landing.points() <= points && stages_[end].may_end) {
                use(end);
            }
        }
    }

    std::vector<Stage> stages_;
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
    return Stages{state, figure, way, steps}.reached_by_first(way.moves);
}

}  // namespace standee
