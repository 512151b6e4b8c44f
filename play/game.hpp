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

/// Whether a play goes on. It stops at a choice that nobody has decided: the state is then that of
/// the moment of the choice, and the caller has nothing more to do than to stop as well.
enum class [[nodiscard]] Flow : bool { stops, goes_on };

/// Thrown where a play stops in the middle of a rule that has nothing to return, such as damage
/// that a character may negate. The decision is then pending; whoever lets plays stop catches it.
struct Stopped {};

/// What has happened: the events, and the moments at which several effects waited.
struct EventLog {
    std::vector<Event> events;
    std::vector<ResolvedTiming> moments;
};

/// A monster that the death of another brings, not yet placed [card.when-dies].
struct DueSpawn {
    DeathSpawn spawn;
    Side side{};
    std::vector<Hex> places;  ///< one of these; where the card does not say which, the party does
};

/// The attack of a figure that has died, not yet made [card.when-dies].
struct DueAttack {
    Figure fallen;  ///< as it was when it died
    Amount value;
    bool allies = false;  ///< on its allies too
};

struct CourseRecord;
class KnownPlans;

/// What a death is still to bring.
using DueOfDeath = std::variant<DueAttack, DueSpawn>;

/// A play in progress: the state, what others decide, and the record. Rules read the state and
/// emit events; nothing else changes it. A copy is another play.
class Game {
public:
    explicit Game(Scene scene, DecisionLists decisions = {},
                  std::shared_ptr<const Board> board = nullptr)
        : state_{std::move(scene), std::move(board)}, decisions_{std::move(decisions)} {}
    Game(GameState state, Decisions decisions)
        : state_{std::move(state)}, decisions_{std::move(decisions)} {}

    [[nodiscard]] const GameState& state() const { return state_; }

    /// An event happens by a clause: it changes the state, and is recorded.
    void emit(Clause clause, Event::What what);
    [[nodiscard]] const EventLog& log() const { return log_; }
    [[nodiscard]] EventLog take_log() { return std::move(log_); }
    [[nodiscard]] Scene take_scene() { return std::move(state_).take_scene(); }

    [[nodiscard]] Decisions& decisions() { return decisions_; }
    [[nodiscard]] const Decisions& decisions() const { return decisions_; }
    /// Which of several options is chosen; a single option is not a choice. None if the play stops.
    [[nodiscard]] std::optional<std::size_t> choose(Clause clause, event::Choice choice);
    /// The same where the caller cannot return: throws Stopped if the play stops.
    std::size_t choose_or_stop(Clause clause, event::Choice choice);
    /// Says that the play is one of many trials: no answer lists what may be chosen in it.
    void try_out() { tries_out_ = true; }
    /// Whether turns say why they go as they do.
    [[nodiscard]] bool explains() const { return explains_; }
    void explain(bool explains) { explains_ = explains; }
    /// The order in which what waits at a moment is resolved.
    /// `decided`: the party has chosen it, where the rules leave it open and it matters.
    std::vector<std::size_t> order(TimingPoint moment, std::vector<PendingEffect> waiting,
                                   bool decided = false);

    /// What a death brings waits until the action in progress allows its choices.
    void owe(DueOfDeath due) { due_.push_back(std::move(due)); }
    [[nodiscard]] std::vector<DueOfDeath> take_due() { return std::exchange(due_, {}); }

    /// The planner of turns. It keeps its working memory from one turn to the next.
    void use_planner(std::shared_ptr<TurnPlanner> planner) { planner_ = std::move(planner); }
    [[nodiscard]] TurnPlanner& planner();

    /// The plans that this play shares with those that begin with the same decisions; null: it
    /// makes each of its plans.
    void share_plans(KnownPlans& plans) { known_plans_ = &plans; }
    [[nodiscard]] KnownPlans* known_plans() const { return known_plans_; }

    /// Where the attacks of a turn are noted; null: nowhere.
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
