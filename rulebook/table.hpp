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

/// Thrown if a play stops at a choice, a draw or a text that nobody has decided. The decision is
/// then pending in `Table::choices`.
struct Stopped {};

struct Course;
struct PlannedTurn;

/// Thrown by a rule that has not been written yet.
struct Unwritten {
    std::string what;
};

/// An attack of a figure that has died, before it is made [card.when-dies].
struct DueAttack {
    Figure fallen;  ///< as it was when it died
    Amount value;
    bool allies = false;  ///< also on allies of the figure
};

/// A monster that appears because another one has died, before it is placed [card.when-dies].
struct DueSpawn {
    DeathSpawn spawn;
    Side side{};
    /// The hexes where it may be placed; if there are several, the party decides.
    std::vector<Hex> places;
};

/// The map hex by hex, and who sees whom. It keeps everything that does not change from one scene
/// to the next.
struct Ground {
    Grid board;
    SightCache sight;
    std::shared_ptr<void> plans;    ///< the working memory of the planning of turns [plan_turn]
    const void* laid_by = nullptr;  ///< the table whose map it holds
};

/// The table in front of the players: a scene that the rules change in place, the record of what
/// happened, and the decisions that the rules leave to others.
class Table {
public:
    Table(Scene start, Rules by, Decisions decisions, Ground& ground);

    Scene scene;
    Decisions choices;
    std::vector<Event> events;
    /// The consequences of deaths that are still to come, in their order.
    std::vector<std::variant<DueAttack, DueSpawn>> due;
    /// The record to which the attacks of a turn are added; null: there is none.
    Course* course = nullptr;
    /// The results of the plans of an earlier table with the same first decisions, in order; the
    /// results of further plans are added. Null: this table makes every plan itself.
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
    /// The clauses that rules have asked for so far.
    [[nodiscard]] const ClauseSet& asked() const { return rules_.asked(); }
    /// Adds the clauses of another table, on which something was tried out.
    void also_asked(const Table& trial) const { rules_.note(trial.asked()); }

    /// A copy for trying out what would happen: with the same negations, and with the first option
    /// of every choice.
    [[nodiscard]] Table trial() const;

    /// Records what happens by a clause. The caller changes the scene itself.
    void record(Clause clause, Event::What what);
    /// The index of the option that is chosen by whoever the clause says. A single option is not a
    /// choice. Records the choice. Throws Stopped if nobody has decided.
    std::size_t choose(Clause clause, event::Choice choice);

    /// The figure with that id on the map, or null.
    [[nodiscard]] Figure* find(std::string_view id);
    [[nodiscard]] const Figure* find(std::string_view id) const;
    [[nodiscard]] bool is_here(std::string_view id) const { return find(id) != nullptr; }
    /// The figure with that id. Refuses the step if none is on the map.
    [[nodiscard]] Figure& figure(std::string_view id);
    [[nodiscard]] const Figure& figure(std::string_view id) const;
    /// The first figure that stands in a hex, or null; `except` is left out.
    [[nodiscard]] const Figure* standing_in(Hex hex, std::string_view except = {}) const;
    /// Whether it is that figure's turn.
    [[nodiscard]] bool is_turn_of(std::string_view id) const;

    /// The map, for changes to it.
    Map& change_map() {
        laid_ = false;
        return scene.map;
    }
    /// The present map, hex by hex.
    [[nodiscard]] Grid& board() const;
    [[nodiscard]] Ground& ground() const { return *ground_; }
    /// The tile of a hex. Refuses the step if the map does not list the hex.
    [[nodiscard]] const Tile& tile(Hex hex) const;

    /// Range between two hexes, or the least between those of figures; none if there is no way
    /// [range.count, map.objective].
    [[nodiscard]] std::optional<int> range(Hex from, Hex to) const;
    [[nodiscard]] std::optional<int> range(const Figure& from, const Figure& to) const;
    [[nodiscard]] std::optional<int> range(Hex from, const Figure& to) const;
    /// Whether two hexes are neighbours with no wall line or closed door between [range.adjacent,
    /// map.wall-line].
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

/// Refuses a step: throws InputError with the clause that forbids it.
[[noreturn]] void refuse(Clause clause, std::string found, std::string expected);
/// Refuses a step that does not say enough.
[[noreturn]] void ask_for(Clause clause, std::string found, std::string expected);

}  // namespace standee::rulebook
