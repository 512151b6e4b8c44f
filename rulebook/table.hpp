#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lib/scene.hpp"
#include "play/decisions.hpp"
#include "play/event.hpp"

#include "rulebook/board.hpp"
#include "rulebook/rules.hpp"
#include "rulebook/sight_cache.hpp"

namespace standee::rulebook {

/// Thrown where a play stops: at a choice, a draw or a text that nobody has decided. The decision
/// is then pending in `Table::choices`.
struct Stopped {};

struct Course;
struct PlannedTurn;

/// Thrown by a rule that is not written down yet.
struct Unwritten {
    std::string what;
};

/// The attack of a figure that has died, not yet made [card.when-dies].
struct DueAttack {
    Figure fallen;  ///< as it was when it died
    Amount value;
    bool allies = false;  ///< on its allies too
};

/// A monster that the death of another brings, not yet placed [card.when-dies].
struct DueSpawn {
    DeathSpawn spawn;
    Side side{};
    std::vector<Hex> places;  ///< one of these; if there are several, the party decides
};

/// The map spelled out hex by hex, and who sees whom. It keeps what does not change from one scene
/// to the next.
struct Ground {
    Grid board;
    SightCache sight;
    std::shared_ptr<void> plans;    ///< what the planning of turns keeps [plan_turn]
    const void* laid_by = nullptr;  ///< the table whose map lies there
};

/// The table in front of the players: a scene, changed in place by the rules, with the record of
/// what happened and the decisions that the rules leave to others.
class Table {
public:
    Table(Scene start, Rules by, Decisions decisions, Ground& ground);

    Scene scene;
    Decisions choices;
    std::vector<Event> events;
    /// What deaths are still to bring, in their order.
    std::vector<std::variant<DueAttack, DueSpawn>> due;
    /// Where the attacks of a turn are noted; null: nowhere.
    Course* course = nullptr;
    /// What the plans of an earlier table with the same first decisions found, one after another;
    /// further plans are added. Null: this table makes every plan itself.
    std::vector<PlannedTurn>* found = nullptr;
    std::size_t plans_made = 0;

    [[nodiscard]] const Edition& book() const { return rules_.edition(); }
    [[nodiscard]] const Book& rules() const { return rules_; }
    /// Whether the clause exists.
    [[nodiscard]] bool on(Clause clause) const { return rules_.on(clause); }
    /// Whether that part of the clause exists.
    [[nodiscard]] bool on(Clause clause, std::string_view part) const {
        return rules_.on(clause, part);
    }
    /// The clauses that were asked for so far.
    [[nodiscard]] const ClauseSet& asked() const { return rules_.asked(); }
    /// What was tried out on another table depends on these clauses too.
    void also_asked(const Table& trial) const { rules_.note(trial.asked()); }

    /// A copy on which to try what would happen: the same negations, and the first option of every
    /// choice.
    [[nodiscard]] Table trial() const;

    /// Records what happens by a clause. The caller changes the scene itself.
    void record(Clause clause, Event::What what);
    /// Which of several options is chosen, by whoever the clause says; a single option is no
    /// choice. Records the choice. Throws Stopped if nobody has decided.
    std::size_t choose(Clause clause, event::Choice choice);

    /// The figure of that id on the map, or null.
    [[nodiscard]] Figure* find(std::string_view id);
    [[nodiscard]] const Figure* find(std::string_view id) const;
    [[nodiscard]] bool is_here(std::string_view id) const { return find(id) != nullptr; }
    /// The figure of that id; refuses the step if none is on the map.
    [[nodiscard]] Figure& figure(std::string_view id);
    [[nodiscard]] const Figure& figure(std::string_view id) const;
    /// The first figure that stands in a hex, `except` left out, or null.
    [[nodiscard]] const Figure* standing_in(Hex hex, std::string_view except = {}) const;
    /// Whether it is that figure's turn.
    [[nodiscard]] bool is_turn_of(std::string_view id) const;

    /// The map, to be changed.
    Map& change_map() {
        laid_ = false;
        return scene.map;
    }
    /// The map hex by hex as it is now.
    [[nodiscard]] Grid& board() const;
    [[nodiscard]] Ground& ground() const { return *ground_; }
    /// The hex on the board; refuses the step if it is not listed.
    [[nodiscard]] const Tile& tile(Hex hex) const;

    /// Range between two hexes, or the least between those of figures; none if there is no way
    /// [range.count, map.objective].
    [[nodiscard]] std::optional<int> range(Hex from, Hex to) const;
    [[nodiscard]] std::optional<int> range(const Figure& from, const Figure& to) const;
    [[nodiscard]] std::optional<int> range(Hex from, const Figure& to) const;
    /// Neighbours without a wall line or closed door between [range.adjacent, map.wall-line].
    [[nodiscard]] bool adjacent(Hex a, Hex b) const;
    [[nodiscard]] bool adjacent(Hex a, const Figure& b) const;
    [[nodiscard]] bool adjacent(const Figure& a, const Figure& b) const;
    /// Line of sight [los.line]; between figures, from any hex of one to any of the other.
    [[nodiscard]] bool sees(Hex from, Hex to) const;
    [[nodiscard]] bool sees(const Figure& from, const Figure& to) const;
    /// Whether a hex of the other figure is both in sight and within range [map.objective].
    [[nodiscard]] bool sees_within(const Figure& from, const Figure& to, int range) const;

private:
    Book rules_;
    Ground* ground_;
    mutable bool laid_ = false;
};

/// Refuses the step: throws InputError with the clause that forbids it.
[[noreturn]] void refuse(Clause clause, std::string found, std::string expected);
/// Refuses a step that does not say enough.
[[noreturn]] void ask_for(Clause clause, std::string found, std::string expected);

}  // namespace standee::rulebook
