#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "focus/turn.hpp"
#include "lib/board.hpp"
#include "lib/edition.hpp"
#include "lib/scene.hpp"
#include "lib/words.hpp"
#include "play/event.hpp"
#include "play/timing.hpp"

namespace standee {

/// What someone outside decides for one step; the rest follows from the rules.
struct Decisions {
    /// One index for each choice met, in order; where none is left, 0.
    std::vector<std::size_t> choose;
    /// Modifier cards drawn outside, in order; none: from the scene's decks.
    std::optional<std::vector<Card>> draw;
    /// Every card drawn is this one, and comes from no deck.
    std::optional<Card> always;
    /// For each moment met, in order, the order in which its effects are resolved; where none is
    /// left, the default.
    std::vector<std::vector<std::size_t>> orders;
};

/// A character that negates the damage of one source [damage.negate].
struct Negation {
    std::string who;
    std::optional<DamageSource> source;  ///< only damage of this kind
};

/// Thrown by `GameState::choose` where the table stops at choices: what is to be decided, and by which
/// clause.
struct Undecided {
    Clause clause;
    event::Choice choice;
};

/// The table in the middle of a step: the scene as it has become, and what has happened.
/// A copy is another table; only `play` turns one into the next scene.
class GameState {
public:
    /// `board`, if given, is the compiled map of the scene.
    explicit GameState(Scene scene, std::shared_ptr<const Board> board = nullptr);

    [[nodiscard]] const Scene& scene() const { return scene_; }
    [[nodiscard]] Scene& scene() { return scene_; }
    [[nodiscard]] const Edition& rules() const { return edition(scene_.edition); }
    [[nodiscard]] Progress& progress() { return scene_.progress; }

    /// The scene's map, compiled; again after `map_changed`.
    const Board& board();
    std::shared_ptr<const Board> shared_board();
    void map_changed() { board_.reset(); }

    /// The figure of that id, or null where none is on the map.
    [[nodiscard]] Figure* find(std::string_view id);
    /// The figure of that id; refuses the step where none is on the map.
    Figure& figure(std::string_view id);
    /// The figure that stands in a hex, `except` left out; the first in the order of the scene.
    [[nodiscard]] const Figure* standing_in(Hex hex, std::string_view except = {});
    /// Whether it is that figure's turn.
    [[nodiscard]] bool is_turn_of(std::string_view id) const;

    /// The number of a hex on the board; refuses the step where it is not listed.
    HexIndex index(Hex hex);
    Terrain terrain(Hex hex) { return board().terrain(index(hex)); }
    /// Range between two hexes [range.count]; none where there is no way.
    std::optional<int> range(Hex from, Hex to);
    /// Range from a hex to every hex of the board, by its number; `out_of_reach` where there is no
    /// way, which is farther than any.
    std::vector<int> ranges_from(Hex from);
    static constexpr int out_of_reach = std::numeric_limits<int>::max();
    bool adjacent(Hex a, Hex b) { return board().adjacent(index(a), index(b)); }
    /// Line of sight by the edition's rule [los.line].
    bool sees(Hex from, Hex to);

    void happened(Clause clause, Event::What what) { events_.push_back({clause, std::move(what)}); }
    [[nodiscard]] const std::vector<Event>& events() const { return events_; }
    /// Takes the last of the events back, as many as are left beyond the first `count`.
    std::vector<Event> take_back(std::size_t count);
    std::vector<Event> take_events() { return std::move(events_); }

    /// Decisions, used up in order
    void decide(Decisions decisions);
    /// Answers to the choices met next, before those decided already.
    void decide_next(const std::vector<std::size_t>& choose);
    /// Whether choices are listed and picked by index; else the step must say.
    [[nodiscard]] bool asks() const { return asks_; }
    void ask(bool asks) { asks_ = asks; }
    /// The one chosen of several options; the only one is no choice. Throws Undecided where nobody
    /// has decided and the table stops there.
    std::size_t choose(Clause clause, event::Choice choice);
    /// Whether a choice that nobody has decided stops the play; else its first option is taken.
    void stop_at_choices(bool stops) { stops_ = stops; }
    /// The planner of turns, which keeps its working memory from one to the next.
    TurnPlanner& planner();
    void use_planner(std::shared_ptr<TurnPlanner> planner) { planner_ = std::move(planner); }
    /// The order in which what waits at a moment is resolved.
    std::vector<std::size_t> order(TimingPoint moment, std::vector<PendingEffect> waiting);
    [[nodiscard]] const std::vector<ResolvedTiming>& moments() const { return moments_; }
    /// What is left of the cards drawn outside; null where the decks are used.
    [[nodiscard]] const std::vector<Card>* cards_outside() const;
    /// The card that every draw brings, or null.
    [[nodiscard]] const Card* card_always() const {
        return decisions_.always ? &*decisions_.always : nullptr;
    }
    [[nodiscard]] std::size_t cards_used() const { return next_card_; }
    void use_cards(std::size_t count) { next_card_ += count; }

    void negate(Negation negation) { negations_.push_back(std::move(negation)); }
    /// Whether that figure negates this damage; each negation serves once.
    bool takes_negation(std::string_view who, DamageSource source);
    [[nodiscard]] bool has_negation(std::string_view who, DamageSource source) const;

    /// Who forces the movement that is going on; empty where a figure moves by itself.
    [[nodiscard]] const std::string& mover() const { return mover_; }
    void set_mover(std::string mover) { mover_ = std::move(mover); }

    /// A number from the scene's seed, another one each time.
    std::uint64_t chance();

private:
    Scene scene_;
    std::shared_ptr<const Board> board_;
    std::vector<Event> events_;
    Decisions decisions_;
    std::size_t next_choice_ = 0;
    std::size_t next_order_ = 0;
    std::size_t next_card_ = 0;
    bool asks_ = false;
    bool stops_ = false;
    std::shared_ptr<TurnPlanner> planner_;
    std::vector<ResolvedTiming> moments_;
    std::vector<Negation> negations_;
    std::string mover_;
};

/// Refuses the step: throws InputError with what was found, what the rules expect, the clause.
[[noreturn]] void refuse(Clause clause, std::string found, std::string expected);

}  // namespace standee
