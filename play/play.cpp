#include "play/play.hpp"

#include <algorithm>
#include <iterator>

#include "lib/copy_work.hpp"
#include "lib/work.hpp"
#include "play/game.hpp"
#include "play/perform.hpp"

namespace standee {
namespace {

Game perform(const Scene& scene, const std::shared_ptr<const Board>& board, const PlayStep& step,
             const PlayOptions& options) {
    DecisionLists decisions;
    decisions.orders = options.orders;
    if (const auto* turn = std::get_if<step::Turn>(&step)) {
        decisions.draw = turn->draw;
    }
    Game game{scene, std::move(decisions), board};
    // a choice that is not decided takes its first option
    static_cast<void>(perform_step(game, step));
    return game;
}

}  // namespace

Played play(const Scene& scene, const PlayStep& step, const PlayOptions& options) {
    Game game = perform(scene, nullptr, step, options);
    EventLog log = game.take_log();
    return {std::move(log.events), game.take_scene(), std::move(log.moments)};
}

void Play::step(const PlayStep& step, const PlayOptions& options) {
    spend(passing_work(scene_));
    Game game = perform(scene_, board_, step, options);
    std::ranges::move(game.take_log().events, std::back_inserter(events_));
    board_ = game.state().shared_board();
    scene_ = game.take_scene();
}

}  // namespace standee
