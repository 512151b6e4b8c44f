#include "play/turn/card_performance.hpp"

#include <algorithm>
#include <utility>

#include "focus/acting.hpp"
#include "focus/begun_card.hpp"
#include "focus/card_plan.hpp"
#include "focus/counted.hpp"
#include "focus/element_payment.hpp"
#include "focus/switched_rank.hpp"
#include "lib/card_line.hpp"
#include "lib/clause.hpp"
#include "lib/work.hpp"
#include "play/attack/deaths.hpp"
#include "play/perform.hpp"
#include "play/turn/explaining.hpp"
#include "play/turn/performing.hpp"
#include "play/turn/turn_course.hpp"

namespace standee {
namespace {

Figure as_it_performs(const GameState& state, const std::string& id,
                      const std::vector<Ability>& card) {
    const Figure& figure = state.figure(id);
    return switched_for(state.scene(), card, figure).value_or(figure);
}

/// Whether performing the ability cannot change which focus the figure would find.
bool leaves_focus_open(const Ability& ability) {
    return goes_by_focus(ability) || std::holds_alternative<SwitchRankAbility>(ability.what) ||
           is_about_others(ability);
}

}  // namespace

CardPerformance::CardPerformance(Game& game, const std::string& figure,
                                 const std::vector<Ability>& card,
                                 const std::vector<PartyText>& text, GrantPayments* granted)
    : game_{game},
      id_{figure},
      card_{begun_card(game.state().scene(), game.state().figure(figure), card)},
      self_{as_it_performs(game.state(), figure, card_)},
      abilities_{card_.size()},
      text_{text},
      payments_{game, self_, card_, granted},
      course_{game, figure} {
    put_next(card_);
}

bool CardPerformance::figure_can_act() const {
    const Figure* figure = state().find(id_);
    return figure != nullptr && can_act(*figure);
}

void CardPerformance::put_next(const std::vector<Ability>& abilities) {
    for (auto ability = abilities.rbegin(); ability != abilities.rend(); ++ability) {
        left_.push_back(&*ability);
    }
}

Flow CardPerformance::perform_all() {
    if (is_here(id_) && payments_.begin(upcoming()) == Flow::stops) {
        return Flow::stops;
    }
    const bool acts = figure_can_act();
    // A figure that dies in its own ability performs nothing more [damage.monster-death].
    while (figure_can_act()) {
        if (resolve_due_texts() == Flow::stops) {
            return Flow::stops;
        }
        if (left_.empty()) {
            break;
        }
        if (note_if_over(game_, id_, upcoming())) {
            return Flow::stops;
        }
        if (perform_next() == Flow::stops || settle_deaths(game_) == Flow::stops) {
            return Flow::stops;
        }
        if (payments_.is_pending() && payments_.commit_or_roll_back(upcoming())) {
            course_.outdate();
        }
    }
    if (!acts && payments_.is_pending()) {
        payments_.commit_or_roll_back(upcoming());
    }
    explain_idleness(game_, id_, {.on_card = abilities_ + text_.size(), .left = left_.size()});
    return Flow::goes_on;
}

Flow CardPerformance::perform_next() {
    const Ability& ability = *left_.back();
    left_.pop_back();
    if (find_focus_before(ability) == Flow::stops) {
        return Flow::stops;
    }
    const std::size_t before = game_.log().events.size();
    performs_ = false;
    const Flow flow =
        std::visit([this](const auto& what) { return perform(*this, what); }, ability.what);
    const auto* attack = std::get_if<AttackAbility>(&ability.what);
    attack_passed_ = attack_passed_ || (attack != nullptr && !attack->along);
    record_.note(ability.what.index(), performs_, id_,
                 std::span{game_.log().events}.subspan(before));
    if (flow == Flow::goes_on && !performs_) {
        explain_skipped(game_, id_, ability);
    }
    return flow;
}

// A text that belongs to an ability would change it, so the party carries out both.
Flow CardPerformance::resolve_due_texts() {
    while (resolved_ < text_.size()) {
        const PartyText& text = text_[resolved_];
        const auto before = static_cast<std::size_t>(text.abilities);
        if (left_.size() > abilities_ - std::min(before, abilities_)) {
            break;
        }
        const auto done = game_.decisions().next_text({id_, text.says});
        if (!done) {
            return Flow::stops;
        }
        game_.emit("monster.performs-card"_clause, event::TextCarriedOut{id_, text.says});
        if (perform_steps(game_, done->steps) == Flow::stops) {
            return Flow::stops;
        }
        does();
        ++resolved_;
        const bool with = text.place == PartyText::Place::with_ability;
        if (with && left_.size() == abilities_ - before) {
            left_.pop_back();
            payments_.settle_again(upcoming());
        }
    }
    return Flow::goes_on;
}

void CardPerformance::does() {
    performs_ = true;
    payments_.confirm();
}

std::vector<Ability> CardPerformance::planned(RestOfCard abilities) const {
    spend(4 * abilities.size());
    std::vector<Ability> seen = payments_.settled(abilities);
    for (Ability& ability : seen) {
        auto* attack = std::get_if<AttackAbility>(&ability.what);
        if (attack != nullptr && (attack->count || attack->range_count)) {
            *attack = with_numbers(*attack, state().scene(), figure());
        }
    }
    return course_.aimed(std::move(seen));
}

std::vector<int> CardPerformance::moves_to_come() const {
    const auto* attack = left_.empty() ? nullptr : std::get_if<AttackAbility>(&left_.back()->what);
    const bool is_made = attack != nullptr && attack->value.against(figure().attack);
    if (left_.empty() || (is_made && !attack->along)) {
        return {};
    }
    return plan_card(state().scene(), {id_, planned(upcoming())}, figure()).moves;
}

// An attack is completely resolved before the ability that follows it [attack.attached-abilities].
Flow CardPerformance::make_plan(const Ability& now) {
    if (course_.holds()) {
        return Flow::goes_on;
    }
    if (payments_.decide() == Flow::stops) {
        return Flow::stops;
    }
    std::vector<const Ability*> abilities = upcoming();
    abilities.insert(abilities.begin(), &now);
    // If nothing is performed because of a line that consumes, the next line can consume its
    // elements.
    const auto consumes = [](const Ability* ability) { return asks_for_elements({ability, 1}); };
    const auto lines =
        std::ranges::count_if(abilities, consumes) + (payments_.awaits_use() ? 1 : 0);
    return course_.renew(planned(abilities), lines < 2);
}

// The focus is that of the start of the turn, so it is determined before anything happens that may
// change it [monster.focus-path].
Flow CardPerformance::find_focus_before(const Ability& other) {
    if (leaves_focus_open(other)) {
        return Flow::goes_on;
    }
    course_.outdate();
    return find_focus(game_, id_, planned(upcoming()));
}

// A move or an attack that cannot be performed still belongs to the card. If a later ability needs
// a focus, the jump, range and targets of that move or attack count when the focus is determined
// [monster.focus-path].
Flow CardPerformance::find_focus_without(const Ability& passed_over) {
    std::vector<const Ability*> abilities = upcoming();
    const auto needs_focus = [](const Ability* ability) { return goes_by_focus(*ability); };
    if (std::ranges::none_of(abilities, needs_focus)) {
        return Flow::goes_on;
    }
    abilities.insert(abilities.begin(), &passed_over);
    return find_focus(game_, id_, planned(abilities));
}

}  // namespace standee
