#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "lib/monster_card.hpp"
#include "play/card/card_record.hpp"
#include "play/game.hpp"
#include "play/turn/card_course.hpp"
#include "play/turn/card_payments.hpp"

namespace standee {

/// A figure that performs the abilities of a card, one after another. performing.hpp declares what
/// each ability does. The card and its texts must outlive this object.
class CardPerformance {
public:
    /// `granted`: as for `CardPayments`.
    CardPerformance(Game& game, const std::string& figure, const std::vector<Ability>& card,
                    const std::vector<PartyText>& text, GrantPayments* granted);
    CardPerformance(const CardPerformance&) = delete;
    CardPerformance& operator=(const CardPerformance&) = delete;

    /// Performs all abilities, as long as the figure can.
    Flow perform_all();
    /// The icons of the card that take effect [element.infuse].
    [[nodiscard]] std::vector<ElementChoice> infusions() { return payments_.infusions(upcoming()); }

    // Used by the abilities:

    [[nodiscard]] Game& game() { return game_; }
    [[nodiscard]] const GameState& state() const { return game_.state(); }
    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const Figure& figure() const { return state().figure(id_); }
    /// The figure as it was before the first ability, except that a change of rank on the card
    /// counts.
    [[nodiscard]] const Figure& self() const { return self_; }
    [[nodiscard]] bool is_here(const std::string& other) const {
        return state().find(other) != nullptr;
    }
    [[nodiscard]] const CardRecord& record() const { return record_; }
    [[nodiscard]] CardPayments& payments() { return payments_; }
    [[nodiscard]] CardCourse& course() { return course_; }
    [[nodiscard]] int number(const Count& count) const {
        return number_of(state(), id_, record_, count);
    }
    /// Whether there is an attack on the focus above this line of the card.
    [[nodiscard]] bool attack_passed() const { return attack_passed_; }
    /// The number of abilities after the one that is being performed.
    [[nodiscard]] std::size_t left() const { return left_.size(); }
    [[nodiscard]] std::vector<const Ability*> upcoming() const {
        return {left_.rbegin(), left_.rend()};
    }

    /// Records that the ability that is being performed has an effect.
    void does();
    /// Makes these abilities the next ones. They must outlive this object.
    void put_next(const std::vector<Ability>& abilities);
    /// Makes a plan for this ability and those after it, unless the present plan can still be
    /// followed.
    Flow make_plan(const Ability& now);
    /// Determines the focus if an ability that depends on it is passed over.
    Flow find_focus_without(const Ability& passed_over);
    /// The points of the moves that come before the next attack that can be made.
    [[nodiscard]] std::vector<int> moves_to_come() const;
    /// The abilities in the form that a plan needs.
    [[nodiscard]] std::vector<Ability> planned(RestOfCard abilities) const;

private:
    [[nodiscard]] bool figure_can_act() const;
    Flow perform_next();
    Flow resolve_due_texts();
    Flow find_focus_before(const Ability& other);

    Game& game_;
    const std::string& id_;
    const std::vector<Ability> card_;  ///< the card as it was begun
    const Figure self_;
    std::size_t abilities_;  ///< the number of abilities on the card
    const std::vector<PartyText>& text_;
    std::size_t resolved_ = 0;  ///< the number of texts that have been resolved
    /// Abilities after the one that is being performed, the next one last.
    std::vector<const Ability*> left_;
    bool attack_passed_ = false;
    bool performs_ = false;  ///< the ability that is being performed has had an effect
    CardRecord record_;
    CardPayments payments_;
    CardCourse course_;
};

}  // namespace standee
