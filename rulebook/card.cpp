#include "rulebook/card.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "lib/card_line.hpp"
#include "rulebook/card_in_progress.hpp"
#include "rulebook/course.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/elements.hpp"
#include "rulebook/hit_points.hpp"
#include "rulebook/perform.hpp"
#include "rulebook/rank.hpp"
#include "rulebook/turns.hpp"

// A card from its first line to its last.

namespace standee::rulebook {
namespace {

/// What the players resolve themselves, when its line of the card is reached. A text that belongs
/// to an ability changes it, so they perform both [monster.performs-card].
void carry_out_texts(CardInProgress& card, const std::vector<PartyText>& texts,
                     std::size_t& carried_out) {
    for (; carried_out < texts.size(); ++carried_out) {
        const PartyText& text = texts[carried_out];
        const std::size_t before = std::min(static_cast<std::size_t>(text.abilities), card.size);
        if (card.left.size() > card.size - before) {
            return;
        }
        const auto done = card.table.choices.next_text({card.id, text.says});
        if (!done) {
            throw Stopped{};
        }
        card.table.record("monster.performs-card"_clause,
                          event::TextCarriedOut{card.id, text.says});
        perform_steps(card.table, done->steps);
        card.does();
        const bool belongs_to_next = text.place == PartyText::Place::with_ability &&
                                     static_cast<std::size_t>(text.abilities) < card.size &&
                                     card.left.size() == card.size - before;
        if (belongs_to_next) {
            card.left.erase(card.left.begin());
            if (card.can_act()) {
                read_consumptions(card);
            }
        }
    }
}

/// Each target of the attacks in these events once, with what it lost to them [card.counted].
std::vector<AttackedFigure> attacked_in(const CardInProgress& card, std::size_t first) {
    std::vector<AttackedFigure> attacked;
    for (std::size_t i = first; i < card.table.events.size(); ++i) {
        const Event::What& what = card.table.events[i].what;
        if (const auto* attack = std::get_if<event::Attack>(&what);
            attack != nullptr && attack->by == card.id &&
            std::ranges::count(attacked, attack->target, &AttackedFigure::id) == 0) {
            attacked.push_back({attack->target, 0});
        }
        const auto* damage = std::get_if<event::Damage>(&what);
        for (AttackedFigure& figure : attacked) {
            const bool hit = damage != nullptr && damage->source == DamageSource::attack &&
                             damage->from == card.id && damage->to == figure.id;
            const bool all = hit && damage->suffered > damage->amount &&
                             !card.table.on("card.counted"_clause, "damage that was lost");
            figure.damage += all ? damage->suffered : hit ? damage->amount : 0;
        }
    }
    return attacked;
}

/// Notes what the rest of the card may depend on, of an ability that was performed or passed over
/// [card.performed, card.counted].
void note(CardInProgress& card, const Ability& ability, std::size_t first_event) {
    card.performed.at(ability.what.index()) = card.performs;
    const bool moves = is_move(ability);
    if (moves) {
        card.entered.clear();
    }
    if (std::holds_alternative<AttackAbility>(ability.what)) {
        card.attacked = attacked_in(card, first_event);
    }
    for (std::size_t i = first_event; i < card.table.events.size(); ++i) {
        const Event::What& what = card.table.events[i].what;
        const auto* step = std::get_if<event::Move>(&what);
        if (moves && step != nullptr && step->figure == card.id) {
            card.entered.push_back(step->to);
        }
        const auto* tile = std::get_if<event::Tile>(&what);
        if (tile != nullptr && tile->created &&
            std::holds_alternative<CreateAbility>(ability.what)) {
            card.created = tile->at;
        }
    }
}

/// Which line is next: abilities are performed in the order written [ability.order], and what is
/// attached to an attack comes after all of it [attack.attached-abilities]. Without the one rule
/// the last line comes first here, without the other what follows an attack comes before it.
Lines::const_iterator next_line(const CardInProgress& card) {
    const Lines& left = card.left;
    const bool consumes = !card.elements.readings.front().empty();  // which is done in order
    if (left.size() > 1 && !consumes && !card.table.on("ability.order"_clause)) {
        return std::prev(left.end());
    }
    const bool attached = left.size() > 1 && std::holds_alternative<AttackAbility>(left[0]->what) &&
                          may_change_focus(*left[1]);
    return attached && !card.table.on("attack.attached-abilities"_clause) ? left.begin() + 1
                                                                          : left.begin();
}

void perform_by_chapter(CardInProgress& card, const Ability& ability) {
    const bool performed = perform_move(card, ability) || perform_attack(card, ability) ||
                           perform_help(card, ability) || perform_harm(card, ability) ||
                           perform_on_the_map(card, ability) || perform_command(card, ability) ||
                           perform_dependent(card, ability);
    if (!performed) {
        throw std::logic_error{"an ability without a chapter in the rulebook"};
    }
}

/// One ability of the card, and the deaths that it brings.
void perform_next(CardInProgress& card) {
    const auto line = next_line(card);
    const Ability& next = **line;
    card.left.erase(line);
    find_focus_before(card, next);
    const std::size_t first_event = card.table.events.size();
    card.performs = false;
    perform_by_chapter(card, next);
    note(card, next, first_event);
    settle_deaths(card.table);
    give_back_pledges(card);
}

/// If a figure performed any ability of its card, all icons of the card are infused, those below
/// the last one performed too; so are those of a card that does nothing else [element.infuse].
void infuse_icons(CardInProgress& card, const std::vector<Ability>& abilities) {
    const bool only_infuses = std::ranges::all_of(abilities, [](const Ability& ability) {
        return std::holds_alternative<InfuseAbility>(ability.what);
    });
    if (!card.performed_any && !only_infuses) {
        return;
    }
    const Reading& paid = has_consumed_at_start(card) ? card.elements.readings.front() : Reading{};
    std::vector<Ability> rest = read_by(card.table.rules(), card.self, paid, card.left);
    if (!rest.empty() && !card.table.on("element.infuse"_clause, "icons below too")) {
        rest.clear();
    }
    for (const Ability& ability : rest) {
        if (const auto* icons = std::get_if<InfuseAbility>(&ability.what)) {
            card.infusions.insert(card.infusions.end(), icons->elements.begin(),
                                  icons->elements.end());
        }
    }
    for (const ElementChoice icon : card.infusions) {
        infuse_by_card(card.table, card.id, icon);
    }
}

/// The abilities of a card in order, as long as the figure can act: when it dies, by its own
/// ability too, the rest is not performed [monster.performs-card, damage.monster-death,
/// condition.stun].
void perform_card(Table& table, const std::string& id, const std::vector<Ability>& written,
                  const std::vector<PartyText>& texts,
                  std::vector<PaidConsumption>* paid_for_grant) {
    const std::vector<Ability> abilities =
        as_begun(table.rules(), table.scene, table.figure(id), written);
    CardInProgress card{table, id,
                        as_it_performs(table.rules(), table.scene, table.figure(id), abilities),
                        paid_for_grant};
    card.put_next(abilities);
    card.size = abilities.size();
    consume_at_start(card);
    if (!card.can_act()) {
        give_back_pledges(card);
    }
    std::size_t carried_out = 0;
    while (card.can_act()) {
        carry_out_texts(card, texts, carried_out);
        if (card.left.empty()) {
            break;
        }
        note_if_over(card);
        perform_next(card);
    }
    note_end(table, id);
    infuse_icons(card, abilities);
}

/// It looks for a focus anew [monster.focus-path].
void forget_focus(Table& table, const std::string& id) {
    std::erase_if(table.scene.progress.foci,
                  [&](const HeldFocus& held) { return held.figure == id; });
}

}  // namespace

bool CardInProgress::can_act() const {
    const Figure* figure = table.find(id);
    return figure != nullptr &&
           !(figure->has(Condition::stun) && table.on("condition.stun"_clause));
}

void CardInProgress::does() {
    confirm_for_set(*this);
    performs = performed_any = true;
    for (Pledge& pledge : elements.pledges) {
        confirm(*this, pledge);
    }
}

std::vector<std::string> CardInProgress::attacked_ids() const {
    std::vector<std::string> ids;
    for (const AttackedFigure& figure : attacked) {
        ids.push_back(figure.id);
    }
    std::ranges::sort(ids);
    return ids;
}

void CardInProgress::put_next(const std::vector<Ability>& abilities) {
    const Lines lines = lines_of(abilities);
    left.insert(left.begin(), lines.begin(), lines.end());
}

void perform_rest_of_card(Table& table, const std::string& id,
                          const std::vector<Ability>& abilities) {
    perform_card(table, id, abilities, {}, nullptr);
}

void perform_abilities(Table& table, const std::string& id, const std::vector<Ability>& abilities,
                       std::vector<PaidConsumption>& paid) {
    forget_focus(table, id);
    perform_card(table, id, abilities, {}, &paid);
}

const std::vector<Ability>& summon_card() {
    static const std::vector<Ability> card{
        Ability{MoveAbility{.points = {0, true}}},
        Ability{AttackAbility{.value = {0, true}, .range = Amount{0, true}}}};
    return card;
}

/// What a figure performs on its turn: a monster its card and nothing else
/// [monster.performs-card], a character's summon Move +0 and Attack +0 with its own stats
/// [summon.card].
const std::vector<Ability>& performed_by(const Table& table, const TurnOrder& turn) {
    static const std::vector<Ability> nothing;
    const Clause clause = turn.abilities ? "monster.performs-card"_clause : "summon.card"_clause;
    const std::vector<Ability>& card = turn.abilities ? *turn.abilities : summon_card();
    return card.empty() || table.on(clause) ? card : nothing;
}

void play_turn(Table& table, const TurnOrder& turn, const std::vector<PartyText>& text) {
    table.choices.let_steps_say_all(false);
    start_turn(table, turn.figure, true);
    settle_deaths(table);
    if (table.is_here(turn.figure)) {
        forget_focus(table, turn.figure);
        perform_card(table, turn.figure, performed_by(table, turn), text, nullptr);
    }
    if (table.is_here(turn.figure)) {
        end_turn(table, turn.figure);
    }
    settle_deaths(table);
}

}  // namespace standee::rulebook
