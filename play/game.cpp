#include "play/game.hpp"

#include <utility>

#include "lib/endless.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

/// What an option takes: some memory, as long as the play is kept. An answer lists every option,
/// and as a document each takes some ten kilobytes.
std::uint64_t option_work(const event::Option& option, bool listed) {
    const std::size_t parts = option.path.size() + option.targets.size();
    return listed ? 1000 + 50 * parts : 50 + 5 * parts;
}

}  // namespace

void Game::emit(Clause clause, Event::What what) {
    spend(tries_out_ ? 60 : 160);  // what an answer tells is kept, and written
    check_ends(log_.events.size());
    log_.events.emplace_back(clause, std::move(what));
    state_.apply(log_.events.back());
}

std::optional<std::size_t> Game::choose(Clause clause, event::Choice choice) {
    if (choice.options.size() < 2) {
        return 0;
    }
    for (const event::Option& option : choice.options) {
        spend(option_work(option, !tries_out_));
    }
    if (!decisions_.decide(clause, choice)) {
        return std::nullopt;
    }
    const std::size_t chosen = choice.chosen;
    emit(clause, std::move(choice));
    return chosen;
}

std::size_t Game::choose_or_stop(Clause clause, event::Choice choice) {
    const auto chosen = choose(clause, std::move(choice));
    if (!chosen) {
        throw Stopped{};
    }
    return *chosen;
}

std::vector<std::size_t> Game::order(TimingPoint moment, std::vector<PendingEffect> waiting,
                                     bool decided) {
    std::vector<std::size_t> order;
    if (auto given = decisions_.next_order()) {
        order = std::move(*given);
        if (!is_allowed_order(moment, waiting, order, state_.rules())) {
            throw InputError({ErrorCode::refused,
                              "",
                              "an order of effects that the rules do not allow",
                              "an order that they allow",
                              {}});
        }
    } else {
        order = default_order(moment, waiting, state_.rules());
    }
    log_.moments.push_back({moment, std::move(waiting), order, decided});
    return order;
}

TurnPlanner& Game::planner() {
    if (!planner_) {
        planner_ = std::make_shared<TurnPlanner>();
    }
    return *planner_;
}

}  // namespace standee
