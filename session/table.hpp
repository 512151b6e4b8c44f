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

/// A correction: the table says what is so.
struct Correction {
    Edit edit;
    std::string says;
    /// The same change at the start of a turn in progress, where it is another one there.
    Edit at_start{};
};

/// What a round still lacks before the next turn: the initiative of a character, or the ability
/// card of a set.
struct Need {
    std::string character;  ///< empty: a card
    std::string set;
    std::string stat_cards;  ///< the name of the set's stat cards
};

/// A game in which something happens: it plays legs, follows what they bring and records it.
class Table {
public:
    Table(const Setting& setting, State& state, Outcome& outcome)
        : setting_{setting}, state_{state}, outcome_{outcome} {}

    [[nodiscard]] const Setting& setting() const { return setting_; }
    [[nodiscard]] const Scene& scene() const { return state_.scene(); }
    [[nodiscard]] State& state() { return state_; }
    [[nodiscard]] const State& state() const { return state_; }

    /// Plays a leg from here. Throws InputError.
    void play(Leg leg);
    /// Places monsters: each is asked for its standee, or gets one by chance.
    void spawn(std::vector<Figure> figures, const std::string& by);
    /// Decides what the leg waits for. Throws InputError if that is not possible.
    void decide(TableDecision decision);
    /// Lets go of a turn of which nothing has been told yet: who acts first is still asked. It is
    /// played after whatever comes in between.
    void withdraw_unbegun_turn();
    /// Plays the leg that waits for a decision again, as it is said here: what has been told up to
    /// now was the same.
    void play_again(BegunLeg leg);
    /// Leaves the turn in progress to the table: it only begins and ends.
    void play_by_hand();
    /// Plays on until something is needed.
    void go_on();

    void note(std::string kind, std::string says, std::string about = {});
    /// Changes figures of the scene, and says nothing.
    void change(const Edit& edit);
    /// Changes the scene at once.
    void edit(const Edit& edit, Note note);
    /// Corrects the scene at once; in the middle of a turn as if it had been so from its start. If
    /// that is not the same, `command` waits for the end of the leg.
    void correct(const Correction& correction, const std::string& command);
    /// Reveals the hidden room of that id. Throws InputError if there is none.
    void reveal(const std::string& id);
    /// The position among the hidden rooms of the one of that id. Throws InputError if there is
    /// none.
    [[nodiscard]] std::size_t demand_hidden(const std::string& id) const;
    /// Puts a figure that has no place yet into a hex; none: it does not come.
    void place(std::optional<Hex> at);
    /// A command that waits for the end of the leg in progress: a monster's turn, or an action of a
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
    /// Whether the leg is the turn that was the last to begin.
    [[nodiscard]] bool has_begun(const BegunLeg& leg) const;
    /// Whose turn the leg is, or comes to by its decisions.
    [[nodiscard]] std::string whose_turn(const BegunLeg& leg) const;
    bool correct_from_start(const Correction& correction);
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

/// Whether characters played, and none is on the map any more.
bool are_all_gone(const Setting& setting, const State& state);

/// The first thing that is missing; none: turns can be played.
std::optional<Need> next_need(const State& state);

/// The ability cards that a set may draw; none where they are not known.
const std::vector<MonsterCard>& deck_of_set(const Scene& scene, const std::string& set,
                                            const std::string& stat_cards);

/// The ability cards of the deck of that name; none where they are not known.
const std::vector<MonsterCard>& deck_named(const Scene& scene, const std::string& name);

/// The hexes of the map in which a figure may be put: nobody, no obstacle and no closed door.
std::vector<Hex> empty_hexes(const Scene& scene);

/// The figure of that id, or null: in the middle of a turn it may not have been there at its start.
Figure* find_in(Scene& scene, const std::string& id);

/// The pile from which the card of a set is drawn: two cards of one deck come from one.
std::string pile_of(const Scene& scene, const std::string& set);

}  // namespace standee
