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

/// A figure that is performing the abilities of a card, one after another. What each of them does
/// is in performing.hpp. The card and its texts must outlive this object.
class CardPerformance {
public:
    /// `granted`: as for `CardPayments`.
    CardPerformance(Game& game, const std::string& figure, const std::vector<Ability>& card,
                    const std::vector<PartyText>& text, GrantPayments* granted);
    CardPerformance(const CardPerformance&) = delete;
    CardPerformance& operator=(const CardPerformance&) = delete;

    /// Performs all of them, as long as the figure can.
    Flow perform_all();
    /// The icons of the card that take effect [element.infuse].
    [[nodiscard]] std::vector<ElementChoice> infusions() { return payments_.infusions(upcoming()); }

    // What an ability uses.

    [[nodiscard]] Game& game() { return game_; }
    [[nodiscard]] const GameState& state() const { return game_.state(); }
    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const Figure& figure() const { return state().figure(id_); }
    /// As it was before the first ability, but for a rank switched by it.
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
    /// Whether an attack that goes by the focus stands above on the card.
    [[nodiscard]] bool attack_passed() const { return attack_passed_; }
    /// How many abilities come after the one that is performed.
    [[nodiscard]] std::size_t left() const { return left_.size(); }
    [[nodiscard]] std::vector<const Ability*> upcoming() const {
        return {left_.rbegin(), left_.rend()};
    }

    /// Notes that the ability that is being performed does something.
    void does();
    /// Performs these next. They must outlive this object.
    void put_next(const std::vector<Ability>& abilities);
    /// Has the plan for this ability and those after it made, unless it holds.
    Flow make_plan(const Ability& now);
    /// Finds the focus without an ability that goes by it and is not performed.
    Flow find_focus_without(const Ability& passed_over);
    /// The points of the moves that follow before the next attack that can be made.
    [[nodiscard]] std::vector<int> moves_to_come() const;
    /// Abilities as a plan is to see them.
    [[nodiscard]] std::vector<Ability> planned(RestOfCard abilities) const;

private:
    [[nodiscard]] bool figure_can_act() const;
    Flow perform_next();
    Flow resolve_due_texts();
    Flow find_focus_before(const Ability& other);

    Game& game_;
    const std::string& id_;
    const std::vector<Ability> card_;  ///< as begun
    const Figure self_;
    std::size_t abilities_;  ///< how many the card has
    const std::vector<PartyText>& text_;
    std::size_t resolved_ = 0;          ///< how many of the texts
    std::vector<const Ability*> left_;  ///< after the one that is performed, the next one last
    bool attack_passed_ = false;
    bool performs_ = false;  ///< the one that is being performed has done something
    CardRecord record_;
    CardPayments payments_;
    CardCourse course_;
};

}  // namespace standee
