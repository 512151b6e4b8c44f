#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "lib/error.hpp"
#include "session/setting.hpp"
#include "session/state.hpp"

namespace standee {

/// Changes a scene by hand.
using Edit = std::function<void(Scene&)>;

/// A correction of the scene to what is on the table.
struct Correction {
    Edit edit;
    std::string says;
    /// The change to make at the start of a turn in progress, if it is a different one there.
    Edit at_start{};
};

/// Something that a round still lacks before the next turn: the initiative of a character, or the
/// ability card of a set.
struct Need {
    std::string character;  ///< empty: it is a card that is missing
    std::string set;
    std::string stat_cards;  ///< the name of the set's stat cards
};

/// A game that is being played: plays legs, carries out what follows from them, and records it.
class Table {
public:
    Table(const Setting& setting, State& state, Outcome& outcome)
        : setting_{setting}, state_{state}, outcome_{outcome} {}

    [[nodiscard]] const Setting& setting() const { return setting_; }
    [[nodiscard]] const Scene& scene() const { return state_.scene(); }
    [[nodiscard]] State& state() { return state_; }
    [[nodiscard]] const State& state() const { return state_; }

    /// Plays a leg from the present state. Throws InputError.
    void play(Leg leg);
    /// Places monsters. For each of them the standee is asked for, or drawn at random.
    void spawn(std::vector<Figure> figures, const std::string& by);
    /// Makes the decision that the leg waits for. Throws InputError if it is not possible.
    void decide(TableDecision decision);
    /// Drops a turn of which nothing has been reported yet, because it is still asked who acts
    /// first. It is played after whatever comes in between.
    void withdraw_unbegun_turn();
    /// Plays the leg that waits for a decision again, in the form given. Everything reported so far
    /// must be the same.
    void play_again(BegunLeg leg);
    /// Leaves the turn in progress to the table: the program only begins and ends it.
    void play_by_hand();
    /// Plays on until something is needed.
    void go_on();

    void note(std::string kind, std::string says, std::string about = {}, bool hands_over = false);
    /// Changes figures of the scene without a note.
    void change(const Edit& edit);
    /// Changes the scene at once, with a note.
    void edit(const Edit& edit, Note note);
    /// Corrects the scene at once. In the middle of a turn, the turn is played again as if the
    /// correction had been made before it, and what then happens differently is told. If the turn
    /// would undo the correction, `command` waits for the end of the leg.
    void correct(const Correction& correction, const std::string& command);
    /// Reveals the hidden room with that id. Throws InputError if there is none.
    void reveal(const std::string& id);
    /// The position of the room with that id among the hidden rooms. Throws InputError if there is
    /// none.
    [[nodiscard]] std::size_t demand_hidden(const std::string& id) const;
    /// Places a figure that has no hex yet; none: the figure does not appear.
    void place(std::optional<Hex> at);
    /// Lets a command wait for the end of the leg in progress: a monster's turn, or an action of a
    /// character.
    void put_off(const std::string& command);

    [[nodiscard]] Place here() const;

private:
    void run(BegunLeg leg, std::size_t told);
    bool decide_standee(const TableDecision& decision);
    void follow(const LegAnswer& answer, const BegunLeg& leg);
    void call_by_standees(const BegunLeg& leg);
    void note_uncounted(const Happened& happened);
    void leave_to_table(const Place& from, const std::string& figure, const Error& error);
    /// Whether the leg is the turn that began last.
    [[nodiscard]] bool has_begun(const BegunLeg& leg) const;
    /// The figure whose turn the leg is, or becomes by its decisions.
    [[nodiscard]] std::string whose_turn(const BegunLeg& leg) const;
    bool correct_from_start(const Correction& correction);
    void tell_again(const PausedLeg& before, Happened again, const std::string& says);
    bool carry_out_later();
    bool reveal_next();
    void reveal_hidden(std::size_t position);
    void reveal(const ScenarioRoom& room);
    void play_next_turn();
    void end_round();
    bool step();

    const Setting& setting_;
    State& state_;
    Outcome& outcome_;
};

/// Whether there were characters in the game and none of them is on the map any more.
bool are_all_gone(const Setting& setting, const State& state);

/// The first thing that is missing; none: turns can be played.
std::optional<Need> next_need(const State& state);

/// The ability cards that a set may draw; empty if they are not known.
const std::vector<MonsterCard>& deck_of_set(const Scene& scene, const std::string& set,
                                            const std::string& stat_cards);

/// The ability cards of the deck with that name; empty if they are not known.
const std::vector<MonsterCard>& deck_named(const Scene& scene, const std::string& name);

/// The hexes of the map in which a figure may be placed: without a figure, an obstacle or a closed
/// door.
std::vector<Hex> empty_hexes(const Scene& scene);

/// The figure with that id, or null. A figure may not have been there at the start of a turn.
Figure* find_in(Scene& scene, const std::string& id);

/// The name of the pile from which the card of a set is drawn. Two cards of one deck come from the
/// same pile.
std::string pile_of(const Scene& scene, const std::string& set);

}  // namespace standee
