#include "play/ground/forced_paths.hpp"

#include <algorithm>

#include "lib/clause.hpp"
#include "lib/copy_work.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "play/ground/movement.hpp"

namespace standee {

ForcedField::ForcedField(const GameState& state, const ForcedMove& move)
    : state_{&state},
      force_{move.force},
      target_{&state.figure(move.target)},
      by_{&state.figure(move.by)},
      ranges_{state.ranges_from(*by_)} {}

bool ForcedField::leads_on(HexIndex from, HexIndex to) const {
    return force_ == Force::push ? ranges_[to] > ranges_[from] : ranges_[to] < ranges_[from];
}

ForcedStep ForcedField::step(Hex into, std::optional<Direction> direction) {
    ForcedStep step{into, direction, into, 1, state_->terrain_for(*target_, into).harmful()};
    while (direction && !target_->flying) {
        const auto next = next_slide(*state_, target_->id, step.rest, *direction);
        if (!next || !leads_on(step.rest, *next)) {
            break;
        }
        step.rest = *next;
        ++step.hexes;
        step.feels = step.feels || state_->terrain_for(*target_, *next).harmful();
    }
    step.feels = step.feels && !target_->flying;
    return step;
}

std::vector<ForcedStep> ForcedField::steps(Hex from) {
    std::vector<ForcedStep> steps;
    const HexIndex here = state_->index(from);
    const auto add = [&](HexIndex to, std::optional<Direction> direction) {
        if (to != no_hex && leads_on(here, to) &&
            !hindrance(*state_, *target_, state_->board().hex(to))) {
            steps.push_back(step(state_->board().hex(to), direction));
        }
    };
    for (const Direction d : all_directions) {
        add(state_->board().neighbours(here)[static_cast<std::size_t>(d)], d);
    }
    for (const HexIndex linked : state_->board().links(here)) {
        add(linked, std::nullopt);
    }
    std::ranges::sort(steps, {}, &ForcedStep::into);
    return steps;
}

bool ForcedField::is_free(Hex hex) { return state_->standing_in(hex, target_->id) == nullptr; }

int ForcedField::most_hexes(Hex from, int points, WhereTo where) {
    const auto [entry, is_new] = most_hexes_.try_emplace({from, points, where}, -1);
    if (!is_new) {
        return entry->second;
    }
    spend(16);
    int most = where == WhereTo::anywhere || is_free(from) ? 0 : -1;
    if (points > 0) {
        for (const ForcedStep& next : steps(from)) {
            const int onward = most_hexes(next.rest, points - 1, where);
            most = onward < 0 ? most : std::max(most, next.hexes + onward);
        }
    }
    return most_hexes_[{from, points, where}] = most;
}

bool ForcedField::is_blocked_somewhere(Hex at, int points) {
    const std::vector<ForcedStep> open = steps(at);
    const auto straight = [&](Hex hex) {
        return least_over_hexes_of(*by_, [hex](Hex own) { return hex_distance(own, hex); });
    };
    const auto would_lead_on = [&](Hex to) {
        const int before = straight(at);
        const int after = straight(to);
        return force_ == Force::push ? after > before : after < before;
    };
    return std::ranges::any_of(all_directions, [&](Direction d) {
        const Hex to = neighbour(at, d);
        const auto step = std::ranges::find(open, to, &ForcedStep::into);
        const bool entered = step != open.end() && longest(step->rest, points - 1) >= 0;
        return would_lead_on(to) && !entered;
    });
}

namespace {

/// Searches all paths that a distance allows [forced.normal-rules].
class ForcedPathSearch {
public:
    ForcedPathSearch(const Game& game, const ForcedMove& move, ForcedDistance distance,
                     std::size_t limit)
        : game_{game},
          move_{move},
          distance_{distance},
          limit_{limit},
          field_{game.state(), move},
          most_{std::max(0, field_.longest(game.state().figure(move.target).at, move.points))} {}

    ForcedPaths all() {
        search(game_.state().figure(move_.target).at, false, 0);
        std::ranges::sort(paths_);
        const auto twice = std::ranges::unique(paths_);
        paths_.erase(twice.begin(), twice.end());
        return std::move(paths_);
    }

private:
    /// Whether a path of so many steps and hexes may end in the free hex `at`.
    [[nodiscard]] bool may_end(Hex at, int steps, int hexes) {
        switch (distance_) {
            case ForcedDistance::up_to_full: return true;
            case ForcedDistance::longest: return hexes == most_;
            case ForcedDistance::full_or_none: return steps == 0 || is_last(at, steps);
            case ForcedDistance::full_or_blocked:
                return is_last(at, steps) || is_blocked(at, steps);
            case ForcedDistance::full_blocked_or_none:
                return steps == 0 || is_last(at, steps) || is_blocked(at, steps);
        }
        return false;
    }

    /// Whether no path continues from the hex.
    [[nodiscard]] bool is_last(Hex at, int steps) {
        return steps == move_.points || field_.longest(at, move_.points - steps) == 0;
    }
    /// Whether something blocks a direction in which a path could continue.
    [[nodiscard]] bool is_blocked(Hex at, int steps) {
        return field_.is_blocked_somewhere(at, move_.points - steps);
    }

    /// Whether a path of so many hexes may end in a hex that the target may only enter if it dies.
    /// The length of a path counts as if the target lived: dying earlier does not make it shorter.
    [[nodiscard]] bool may_end_by_death(int hexes) const {
        return distance_ != ForcedDistance::longest || hexes >= most_;
    }

    void search(Hex at, bool feels, int hexes) {
        spend(16);
        const int steps = static_cast<int>(path_.size());
        const bool free = field_.is_free(at);
        if (feels && !free && may_end_by_death(hexes)) {
            add_if_it_dies();
        }
        if (free && may_end(at, steps, hexes)) {
            add(feels ? up_to_death() : path_);
        }
        if (steps == move_.points) {
            return;
        }
        for (const ForcedStep& next : field_.steps(at)) {
            const int after = hexes + next.hexes;
            const int onward = field_.farthest(next.rest, move_.points - steps - 1);
            if (distance_ == ForcedDistance::longest && after + onward < most_) {
                continue;  // too short, even if the target dies at its end
            }
            path_.push_back(next.into);
            search(next.rest, feels || next.feels, after);
            path_.pop_back();
        }
    }

    /// The path up to the hex in which the target dies.
    std::vector<Hex> up_to_death() {
        spend(passing_work(game_.state().scene()));
        Game trial{game_.state(), game_.decisions().for_trial()};
        for (std::size_t i = 0; i < path_.size(); ++i) {
            if (!force_step(trial, move_, path_[i])) {
                return {path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(i) + 1};
            }
        }
        return {};
    }

    // A path may end in a hex with another figure if the target dies there, and not before.
    void add_if_it_dies() {
        if (auto path = up_to_death(); path.size() == path_.size()) {
            add(std::move(path));
        }
    }

    void add(std::vector<Hex> path) {
        if (path.empty() && !path_.empty()) {
            path = path_;  // the target lives
        }
        spend(64);
        paths_.push_back(std::move(path));
        if (paths_.size() > limit_) {
            throw InputError(
                {ErrorCode::too_many, "", "more than " + std::to_string(limit_) + " paths",
                 "a path in the step, which chooses one of them", "forced.normal-rules"_clause});
        }
    }

    const Game& game_;
    const ForcedMove& move_;
    ForcedDistance distance_;
    std::size_t limit_;
    ForcedField field_;
    int most_;
    std::vector<Hex> path_;
    ForcedPaths paths_;
};

}  // namespace

ForcedPaths forced_paths(const Game& game, const ForcedMove& move, ForcedDistance distance,
                         std::size_t limit) {
    return ForcedPathSearch{game, move, distance, limit}.all();
}

}  // namespace standee
