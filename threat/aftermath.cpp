#include "threat/aftermath.hpp"

#include <algorithm>
#include <utility>

#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "play/game.hpp"
#include "play/ground/movement.hpp"
#include "threat/negations.hpp"

namespace standee {
namespace {

/// Makes sure that the figure's hit points, if they are known, never drop to 0, and that nothing of
/// its own negates damage.
void protect(Figure& figure) {
    figure.least_hp = std::max(figure.least_hp, 1);
    remove_negations(figure);
}

/// The scene with which the trials begin, without anything that does not matter to a move.
Scene for_moves(const Scene& scene, FigureIndex figure) {
    Scene trial = scene;
    protect(trial.figures[figure]);
    for (Door& door : trial.map.doors) {
        door.locked = door.locked || !door.open;  // paths are also planned through no closed door
    }
    trial.turn.reset();
    trial.cards.clear();
    trial.monsters.clear();
    trial.app = {};
    return trial;
}

/// Counts time only. No copy is kept, so `table_work`, which also counts memory, would be too much.
std::uint64_t work_of_copy(const Scene& scene) {
    return 500 + 50 * scene.figures.size() + scene.map.hexes.size() / 8 +
           4 * scene.map.traps.size();
}

enum class Trial : std::uint8_t {
    ends,     ///< the move is over
    stops,    ///< the trial stops at a choice that still has to be made
    refused,  ///< the choices do not allow the figure to move so
};

Trial move_in(Game& game, const std::string& figure, const std::vector<Hex>& way, bool jump) {
    try {
        move_along(game, figure, way, jump);
        return Trial::ends;
    } catch (const Stopped&) {
        return Trial::stops;
    } catch (const InputError& error) {
        // The figure was held in a hex with another figure.
        if (error.error().code == ErrorCode::refused) {
            return Trial::refused;
        }
        throw;
    }
}

/// The outcome for the figure, which was `before` at the start.
MoveOutcome outcome_of(Game& game, const Figure& before) {
    MoveOutcome outcome;
    bool decks_changed = false;
    for (const Event& event : game.log().events) {
        if (const auto* damage = std::get_if<event::Damage>(&event.what)) {
            outcome.damage += damage->to == before.id ? damage->suffered : 0;
        } else if (const auto* sprung = std::get_if<event::TrapSprung>(&event.what)) {
            outcome.after.sprung.push_back(sprung->at);
        }
        decks_changed = decks_changed || std::holds_alternative<event::CardJoins>(event.what);
    }
    std::ranges::sort(outcome.after.sprung);
    Figure& figure = outcome.after.figure;
    figure = game.state().figure(before.id);
    outcome.end = std::exchange(figure.at, before.at);
    figure.least_hp = before.least_hp;
    figure.bonuses = before.bonuses;
    if (decks_changed) {
        outcome.after.decks = game.state().scene().decks;
    }
    return outcome;
}

}  // namespace

MoveTrials::MoveTrials(const Scene& scene, std::shared_ptr<const Board> board, FigureIndex figure)
    : scene_{for_moves(scene, figure)}, board_{std::move(board)}, before_{scene.figures[figure]} {}

void MoveTrials::for_each_outcome(const std::vector<Hex>& way, bool jump,
                                  const std::function<void(const MoveOutcome&)>& on_outcome) {
    constexpr int most_trials = 20'000;
    std::vector<std::vector<std::size_t>> open(1);
    while (!open.empty()) {
        if (++trials_ > most_trials) {
            throw InputError{{.code = ErrorCode::too_many,
                              .pointer = "/map",
                              .found = "more ways of \"" + before_.id + "\" over negative hexes",
                              .expected = "at most " + std::to_string(most_trials),
                              .clause = "map.trap"_clause}};
        }
        const std::vector<std::size_t> choices = std::move(open.back());
        open.pop_back();
        spend(work_of_copy(scene_));
        DecisionLists decisions;
        decisions.choose.assign(choices.begin(), choices.end());
        decisions.undecided = Undecided::stops;
        Game game{scene_, std::move(decisions), board_};
        game.try_out();
        const Trial trial = move_in(game, before_.id, way, jump);
        if (trial == Trial::ends) {
            on_outcome(outcome_of(game, before_));
        } else if (trial == Trial::stops) {
            const auto& pending = std::get<PendingChoice>(*game.decisions().pending());
            for (std::size_t i = pending.choice.options.size(); i > 0; --i) {
                open.push_back(choices);
                open.back().push_back(i - 1);
            }
        }
    }
}

Scene scene_after(const Scene& scene, FigureIndex figure, const Aftermath& after) {
    spend(work_of_copy(scene));
    Scene later = scene;
    later.figures[figure] = after.figure;
    std::erase_if(later.map.traps, [&](const Trap& trap) {
        return std::ranges::binary_search(after.sprung, trap.at);
    });
    if (after.decks) {
        later.decks = *after.decks;
    }
    return later;
}

}  // namespace standee
