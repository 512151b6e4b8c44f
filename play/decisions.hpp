#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lib/card.hpp"
#include "lib/clause.hpp"
#include "play/event.hpp"
#include "play/located_step.hpp"
#include "play/timing.hpp"

namespace standee {

/// What happens at a choice that has not been decided.
enum class Undecided : std::uint8_t {
    takes_first,  ///< its first option is taken
    stops         ///< the play stops there
};

/// The party has carried out a text of a card. `steps` is what it did, if the engine is to carry
/// out the same.
struct CarriedOut {
    std::vector<LocatedStep> steps;
};

/// A decision of the table: the index of an option, enough of an option to identify it, modifier
/// cards drawn from a physical deck, or a text that was carried out.
using TableDecision = std::variant<std::size_t, event::Option, std::vector<Card>, CarriedOut>;

/// Decisions that are made in advance and used in order.
struct DecisionLists {
    /// Decisions of every kind in the order in which they arise; they replace `choose` and `draw`.
    /// A figure whose deck is not in the scene draws from a physical deck.
    std::optional<std::vector<TableDecision>> table;

    /// One for each choice, in the order of the choices.
    std::vector<event::OptionChoice> choose;
    /// Modifier cards drawn outside the scene; none: cards come from the scene's decks.
    std::optional<std::vector<Card>> draw;
    /// If set, every draw gives this card, from no deck.
    std::optional<Card> always;
    /// For each timing point, in order, the order in which its effects are resolved. Timing points
    /// without an entry have the default order.
    std::vector<std::vector<std::size_t>> orders;
    Undecided undecided = Undecided::takes_first;
    /// Whether each character decides at each damage whether to lose cards for it. Otherwise a step
    /// says who negates damage [damage.negate].
    bool characters_negate = false;
    /// Whether a path or an element that a step leaves out becomes a choice. Otherwise the step has
    /// to give them.
    bool steps_may_ask = false;
};

/// A character that negates the damage of one source [damage.negate].
struct Negation {
    std::string who;
    std::optional<DamageSource> source;  ///< only damage of this kind
    int skip = 0;                        ///< the number of sources that are suffered first
};

/// A choice that has to be made, and the clause that gives it.
struct PendingChoice {
    Clause clause;
    event::Choice choice;
};

/// Modifier cards that somebody has to draw from a physical deck.
struct PendingDraw {
    std::string figure, target;
    std::size_t cards = 0;    ///< the number of cards still to be drawn
    std::vector<Card> drawn;  ///< the cards drawn so far
};

/// A text of a card that the party has to carry out.
struct PendingText {
    std::string figure;
    std::string says;
};

/// The decision at which a play has stopped.
using PendingDecision = std::variant<PendingChoice, PendingDraw, PendingText>;

/// The decisions of a play that the rules leave open: choices, cards drawn outside the scene,
/// orders of effects, negations. Each decision is used once, in order.
class Decisions {
public:
    Decisions() = default;
    explicit Decisions(DecisionLists lists) : lists_{std::move(lists)} {}

    /// Inserts answers to the next choices before the answers that are already there.
    void choose_next(const std::vector<event::OptionChoice>& choose);
    /// Records in `choice` which option is chosen. Returns false if nobody has decided: the choice
    /// is then pending, and nothing more may happen. Refuses a decision that fits none of the
    /// options, or several.
    [[nodiscard]] bool decide(Clause clause, event::Choice& choice);
    /// The index that the table has decided on, out of so many options; the decision is used up.
    /// None if the next decision is of another kind or missing; `decide` then handles it.
    [[nodiscard]] std::optional<std::size_t> index_decided(std::size_t options);
    /// The number of decisions of choices that have not been used.
    [[nodiscard]] std::size_t choices_left() const {
        return lists_.choose.size() - std::min(lists_.choose.size(), next_choice_);
    }
    /// Throws InputError if there are decisions left for which there was no choice.
    void demand_all_used() const;
    /// The decision at which the play has stopped; null if it has not stopped.
    [[nodiscard]] const PendingDecision* pending() const { return pending_ ? &*pending_ : nullptr; }

    /// Whether all decisions come from the table, in one list.
    [[nodiscard]] bool asks_table() const { return lists_.table.has_value(); }
    /// Whether there is somebody who can decide what has not been decided yet.
    [[nodiscard]] bool asks() const { return asks_table() || lists_.undecided == Undecided::stops; }
    /// The next cards from a physical deck. None if nobody has drawn them: the draw is then
    /// pending, and nothing more may happen.
    [[nodiscard]] std::optional<std::vector<Card>> next_cards(PendingDraw draw);
    /// How the party has carried out a text. None if it has not done so yet: the text is then
    /// pending.
    [[nodiscard]] std::optional<CarriedOut> next_text(PendingText text);
    /// Decisions for trying something out: the same negations, and the first option of every
    /// choice. A character that may negate damage negates damage that would exhaust it.
    [[nodiscard]] Decisions for_trial() const;
    [[nodiscard]] bool is_trial() const { return is_trial_; }
    /// Whether characters are asked to lose cards when they are about to suffer damage.
    [[nodiscard]] bool characters_negate() const { return lists_.characters_negate; }

    /// Whether a step has to give its path and its element. Otherwise they are choices.
    [[nodiscard]] bool steps_say_all() const { return steps_say_all_; }
    void let_steps_say_all(bool all) { steps_say_all_ = all && !lists_.steps_may_ask; }

    /// The order decided for the next timing point; none: the default order.
    std::optional<std::vector<std::size_t>> next_order();

    /// The cards drawn outside the scene that are left; none if the scene's decks are used.
    [[nodiscard]] std::optional<std::vector<Card>> cards_outside() const;
    /// The card that every draw brings, or null.
    [[nodiscard]] const Card* card_always() const {
        return lists_.always ? &*lists_.always : nullptr;
    }
    void use_cards(std::size_t count) { next_card_ += count; }

    void negate(Negation negation) { negations_.push_back(std::move(negation)); }
    /// Whether that figure negates this damage. Each negation counts once.
    bool takes_negation(std::string_view who, DamageSource source);
    [[nodiscard]] bool has_negation(std::string_view who, DamageSource source) const;
    /// Ends a source of damage to that figure: negations that wait for a later source wait for one
    /// source less.
    void pass_source(std::string_view who, DamageSource source);

private:
    /// The number of decisions that there were to make, in words: "2, the last one for A".
    [[nodiscard]] std::string decisions_due(std::size_t count) const;
    /// The next decision of the table as one of type `Wanted`. None if there is none left. Refuses
    /// a decision of another kind.
    template <class Wanted>
    std::optional<Wanted> next_of_table(std::string_view expected);
    [[nodiscard]] std::optional<std::size_t> next_of_table(Clause clause,
                                                           const event::Choice& choice);

    DecisionLists lists_;
    std::size_t next_table_ = 0;
    std::size_t next_choice_ = 0;
    std::string last_asked_;  ///< who the last decision was for; empty: nobody yet, or the round
    std::size_t next_order_ = 0;
    std::size_t next_card_ = 0;
    bool steps_say_all_ = true;
    bool is_trial_ = false;
    std::vector<Negation> negations_;
    std::optional<PendingDecision> pending_;
};

}  // namespace standee
