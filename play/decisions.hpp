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

/// What happens at a choice that nobody has decided.
enum class Undecided : std::uint8_t {
    takes_first,  ///< its first option is taken
    stops         ///< the play stops there
};

/// The party has carried out a text of a card; the steps are what it did, if the engine is to do
/// the same.
struct CarriedOut {
    std::vector<LocatedStep> steps;
};

/// One decision of the table: the index of an option, enough of an option to identify it, modifier
/// cards drawn from a physical deck, or a text that was carried out.
using TableDecision = std::variant<std::size_t, event::Option, std::vector<Card>, CarriedOut>;

/// What is decided in advance, to be used in order.
struct DecisionLists {
    /// Decisions of every kind in the order in which they arise, instead of `choose` and `draw`. A
    /// figure whose deck is not in the scene draws from a physical one.
    std::optional<std::vector<TableDecision>> table;

    /// One for each choice met.
    std::vector<event::OptionChoice> choose;
    /// Modifier cards drawn outside; none: from the scene's decks.
    std::optional<std::vector<Card>> draw;
    /// Every card drawn is this one, and comes from no deck.
    std::optional<Card> always;
    /// For each moment met, the order in which its effects are resolved; once these are used up,
    /// the default.
    std::vector<std::vector<std::size_t>> orders;
    Undecided undecided = Undecided::takes_first;
    /// Whether each character decides at each damage whether to lose cards for it; otherwise a step
    /// says who negates [damage.negate].
    bool characters_negate = false;
    /// Whether the path and the element that a step does not name are choices; otherwise it has to
    /// name them.
    bool steps_may_ask = false;
};

/// A character that negates the damage of one source [damage.negate].
struct Negation {
    std::string who;
    std::optional<DamageSource> source;  ///< only damage of this kind
    int skip = 0;                        ///< this many sources are suffered first
};

/// A choice that is due, and the clause that gives it.
struct PendingChoice {
    Clause clause;
    event::Choice choice;
};

/// Modifier cards that someone has to draw from a physical deck.
struct PendingDraw {
    std::string figure, target;
    std::size_t cards = 0;    ///< how many more
    std::vector<Card> drawn;  ///< before
};

/// A text of a card that the party has to carry out.
struct PendingText {
    std::string figure;
    std::string says;
};

/// The decision at which a play has stopped.
using PendingDecision = std::variant<PendingChoice, PendingDraw, PendingText>;

/// What the rules do not decide in a play: choices, cards drawn outside, orders of effects,
/// negations. Each is used once, in order.
class Decisions {
public:
    Decisions() = default;
    explicit Decisions(DecisionLists lists) : lists_{std::move(lists)} {}

    /// Answers to the choices met next, before those decided already.
    void choose_next(const std::vector<event::OptionChoice>& choose);
    /// Records in the choice what was chosen. False if nobody has decided: the choice is then
    /// pending, and nothing more may happen. Refuses a decision that fits none of its options, or
    /// several.
    [[nodiscard]] bool decide(Clause clause, event::Choice& choice);
    /// The index that the table has decided on, of so many options, which is used up. None if the
    /// next decision is another one, or lacking: `decide` then deals with it.
    [[nodiscard]] std::optional<std::size_t> index_decided(std::size_t options);
    /// How many decisions of choices are still to be used.
    [[nodiscard]] std::size_t choices_left() const {
        return lists_.choose.size() - std::min(lists_.choose.size(), next_choice_);
    }
    /// Throws InputError if more was decided than there were choices.
    void demand_all_used() const;
    /// The decision at which the play has stopped; null: it has not.
    [[nodiscard]] const PendingDecision* pending() const { return pending_ ? &*pending_ : nullptr; }

    /// Whether every decision is one of the table's, in one list.
    [[nodiscard]] bool asks_table() const { return lists_.table.has_value(); }
    /// Whether somebody is there to decide what nobody has decided yet.
    [[nodiscard]] bool asks() const { return asks_table() || lists_.undecided == Undecided::stops; }
    /// The cards drawn next from a physical deck. None where nobody has drawn them: the draw is
    /// then pending, and nothing more may happen.
    [[nodiscard]] std::optional<std::vector<Card>> next_cards(PendingDraw draw);
    /// How the party has carried out a text. None where it has not: the text is then pending.
    [[nodiscard]] std::optional<CarriedOut> next_text(PendingText text);
    /// The same negations, and the first option of every choice; characters who may negate damage
    /// negate what would exhaust them.
    [[nodiscard]] Decisions for_trial() const;
    [[nodiscard]] bool is_trial() const { return is_trial_; }
    /// Whether characters are asked to lose cards when they are about to suffer damage.
    [[nodiscard]] bool characters_negate() const { return lists_.characters_negate; }

    /// Whether a step has to name its path and its element; otherwise they are choices.
    [[nodiscard]] bool steps_say_all() const { return steps_say_all_; }
    void let_steps_say_all(bool all) { steps_say_all_ = all && !lists_.steps_may_ask; }

    /// The order decided for the next moment; none: the default.
    std::optional<std::vector<std::size_t>> next_order();

    /// What is left of the cards drawn outside; none where the decks are used.
    [[nodiscard]] std::optional<std::vector<Card>> cards_outside() const;
    /// The card that every draw brings, or null.
    [[nodiscard]] const Card* card_always() const {
        return lists_.always ? &*lists_.always : nullptr;
    }
    void use_cards(std::size_t count) { next_card_ += count; }

    void negate(Negation negation) { negations_.push_back(std::move(negation)); }
    /// Whether that figure negates this damage; each negation serves once.
    bool takes_negation(std::string_view who, DamageSource source);
    [[nodiscard]] bool has_negation(std::string_view who, DamageSource source) const;
    /// A source of damage to that figure is over: negations that wait for a later one wait for one
    /// source less.
    void pass_source(std::string_view who, DamageSource source);

private:
    /// "2, the last one for A": how many decisions there were to make.
    [[nodiscard]] std::string decisions_due(std::size_t count) const;
    /// The next decision of the table as one of type `Wanted`; none where there is no more.
    /// Refuses one of another kind.
    template <class Wanted>
    std::optional<Wanted> next_of_table(std::string_view expected);
    [[nodiscard]] std::optional<std::size_t> next_of_table(Clause clause,
                                                           const event::Choice& choice);

    DecisionLists lists_;
    std::size_t next_table_ = 0;
    std::size_t next_choice_ = 0;
    std::string last_asked_;  ///< for whom the last decision was; empty: nobody yet, or the round
    std::size_t next_order_ = 0;
    std::size_t next_card_ = 0;
    bool steps_say_all_ = true;
    bool is_trial_ = false;
    std::vector<Negation> negations_;
    std::optional<PendingDecision> pending_;
};

}  // namespace standee
