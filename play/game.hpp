#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "focus/turn.hpp"
#include "play/decisions.hpp"
#include "play/event.hpp"
#include "play/game_state.hpp"
#include "play/refusal.hpp"
#include "play/timing.hpp"

namespace standee {

/// Whether a play goes on. It stops at a choice that nobody has decided. The state is then that of
/// the moment of the choice, and every caller has to stop as well.
enum class [[nodiscard]] Flow : bool { stops, goes_on };

/// Thrown if a play stops in the middle of a rule that cannot return a Flow, such as damage that a
/// character may negate. The decision is then pending. A caller that lets plays stop catches it.
struct Stopped {};

/// The record of a play: its events, and the timing points at which several effects were due.
struct EventLog {
    std::vector<Event> events;
    std::vector<ResolvedTiming> moments;
};

/// A monster that appears because another one has died, before it is placed [card.when-dies].
struct DueSpawn {
    DeathSpawn spawn;
    Side side{};
    /// The hexes where it may be placed; if the card does not name one, the party chooses.
    std::vector<Hex> places;
};

/// An attack of a figure that has died, before it is made [card.when-dies].
struct DueAttack {
    Figure fallen;  ///< as it was when it died
    Amount value;
    bool allies = false;  ///< also on allies of the figure
};

struct CourseRecord;
class KnownPlans;

/// A consequence of a death that is still to come.
using DueOfDeath = std::variant<DueAttack, DueSpawn>;

/// A play in progress: the state, the decisions of others, and the record. Rules read the state and
/// emit events; nothing else changes it. A copy is an independent play.
class Game {
public:
    explicit Game(Scene scene, DecisionLists decisions = {},
                  std::shared_ptr<const Board> board = nullptr)
        : state_{std::move(scene), std::move(board)}, decisions_{std::move(decisions)} {}
    Game(GameState state, Decisions decisions)
        : state_{std::move(state)}, decisions_{std::move(decisions)} {}

    [[nodiscard]] const GameState& state() const { return state_; }

    /// Emits an event by a clause: it changes the state and is recorded.
    void emit(Clause clause, Event::What what);
    [[nodiscard]] const EventLog& log() const { return log_; }
    [[nodiscard]] EventLog take_log() { return std::move(log_); }
    [[nodiscard]] Scene take_scene() { return std::move(state_).take_scene(); }

    [[nodiscard]] Decisions& decisions() { return decisions_; }
    [[nodiscard]] const Decisions& decisions() const { return decisions_; }
    /// The index of the option that is chosen. A single option is not a choice. None if the play
    /// stops.
    [[nodiscard]] std::optional<std::size_t> choose(Clause clause, event::Choice choice);
    /// The same for callers that cannot return a Flow: throws Stopped if the play stops.
    std::size_t choose_or_stop(Clause clause, event::Choice choice);
    /// Says that the play is one of many trials: no answer lists what may be chosen in it.
    void try_out() { tries_out_ = true; }
    /// Whether turns say why they go as they do.
    [[nodiscard]] bool explains() const { return explains_; }
    void explain(bool explains) { explains_ = explains; }
    /// The order in which the effects that wait at a timing point are resolved. `decided` says that
    /// the party has already chosen the order of `waiting`, because the rules leave it open and it
    /// matters.
    std::vector<std::size_t> order(TimingPoint moment, std::vector<PendingEffect> waiting,
                                   bool decided = false);

    /// Postpones a consequence of a death until the action in progress can deal with its choices.
    void owe(DueOfDeath due) { due_.push_back(std::move(due)); }
    [[nodiscard]] std::vector<DueOfDeath> take_due() { return std::exchange(due_, {}); }

    /// Sets the planner of turns. A planner keeps its working memory from one turn to the next.
    void use_planner(std::shared_ptr<TurnPlanner> planner) { planner_ = std::move(planner); }
    [[nodiscard]] TurnPlanner& planner();

    /// The plans that this play shares with other plays that begin with the same decisions. Null:
    /// the play makes all of its plans itself.
    void share_plans(KnownPlans& plans) { known_plans_ = &plans; }
    [[nodiscard]] KnownPlans* known_plans() const { return known_plans_; }

    /// The record to which the attacks of a turn are added; null: there is none.
    void note_course(CourseRecord& course) { course_ = &course; }
    [[nodiscard]] CourseRecord* course() const { return course_; }

private:
    GameState state_;
    Decisions decisions_;
    EventLog log_;
    bool tries_out_ = false;
    bool explains_ = false;
    std::vector<DueOfDeath> due_;
    std::shared_ptr<TurnPlanner> planner_;
    KnownPlans* known_plans_ = nullptr;
    CourseRecord* course_ = nullptr;
};

}  // namespace standee
