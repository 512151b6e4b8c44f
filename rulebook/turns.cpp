#include "rulebook/turns.hpp"

#include <algorithm>
#include <utility>

#include "lib/error.hpp"
#include "lib/words.hpp"
#include "rulebook/bonuses.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/elements.hpp"
#include "rulebook/healed_fully.hpp"
#include "rulebook/modifier_decks.hpp"
#include "rulebook/tiles.hpp"

namespace standee::rulebook {
namespace {

/// One turn ends before the next begins, and before the round ends [turn.each-once, round.end].
void check_no_turn_in_progress(const Table& table, Clause clause) {
    const auto& turn = table.scene.progress.turn;
    if (turn && !turn->over && table.on(clause)) {
        refuse(clause, "the turn of " + quoted(turn->figure) + ", which has not ended",
               "that turn to end first");
    }
}

/// One turn a round; none for objectives and for figures summoned this round [turn.each-once,
/// initiative.summon-first-round].
void check_takes_turn(const Table& table, const Figure& figure) {
    const Clause once = "turn.each-once"_clause;
    check_no_turn_in_progress(table, once);
    if (figure.kind == Kind::objective && table.on(once)) {
        refuse(once, quoted(figure.id) + ", an objective", "a figure that takes turns");
    }
    if (figure.summoned_this_round && table.on("initiative.summon-first-round"_clause)) {
        refuse("initiative.summon-first-round"_clause, quoted(figure.id) + ", summoned this round",
               "a turn in a later round");
    }
    if (figure.turn_ended && table.on(once)) {
        refuse(once, quoted(figure.id) + ", whose turn of this round has ended",
               "one turn a round");
    }
}

/// Only a character may decline the heal of regenerate [condition.regenerate].
void check_may_decline(const Figure& figure) {
    if (figure.kind != Kind::character || !figure.has(Condition::regenerate)) {
        refuse("condition.regenerate"_clause, quoted(figure.id),
               "a character with regenerate to decline its heal");
    }
}

/// The turn is in progress: the elements that are there now may be consumed in it
/// [element.consume].
void begin(Table& table, const Figure& figure) {
    Progress& progress = table.scene.progress;
    TurnInProgress turn{.figure = figure.id, .set = infusions_wait_for(table, figure)};
    for (int i = 0; i < element_count; ++i) {
        const auto element = static_cast<Element>(i);
        if (table.scene.elements[static_cast<std::size_t>(i)] != ElementState::inert) {
            turn.usable.insert(element);
        }
    }
    table.record("turn.start"_clause, event::TurnStarts{turn.figure, turn.set});
    progress.turn = std::move(turn);
    progress.abilities.clear();
    progress.foci.clear();
}

/// No text says what some conditions do: the party hears of them as the turn begins
/// [condition.left-to-party].
void leave_to_party(Table& table, const std::string& id) {
    const Clause clause = "condition.left-to-party"_clause;
    for (const HeldCondition& held : table.figure(id).conditions) {
        const bool without_text =
            held.name == Condition::chill || held.name == Condition::infect ||
            held.name == Condition::rupture || held.name == Condition::dodge ||
            held.name == Condition::empower || held.name == Condition::enfeeble ||
            held.name == Condition::poison_x || held.name == Condition::wound_x;
        if (without_text && table.on(clause)) {
            table.record(clause, event::NoEffect{id, held.name, Obstacle::left_to_party});
        }
    }
}

/// Whether a heal would restore a hit point or take a condition away [heal.hit-points].
bool heal_matters(const Figure& figure) {
    constexpr std::array healed{Condition::wound, Condition::brittle, Condition::bane,
                                Condition::poison};
    return !figure.hp || !figure.max_hp || *figure.hp < *figure.max_hp ||
           std::ranges::any_of(healed, [&](Condition one) { return figure.has(one); });
}

/// Whether the figure is healed; a character whose player is at the table may decline
/// [condition.regenerate].
bool takes_heal(Table& table, const Figure& figure) {
    if (figure.kind != Kind::character || !figure.cards || !heal_matters(figure) ||
        !table.choices.characters_negate()) {
        return true;
    }
    event::Choice choice{
        ChoiceKind::regenerate, figure.id, {{.words = "heal"}, {.words = "no"}}, 0};
    return table.choose("condition.regenerate"_clause, std::move(choice)) == 0;
}

/// The figure is healed by 1 [condition.regenerate].
void regenerate(Table& table, const std::string& id) {
    const Figure* figure = table.find(id);
    if (figure != nullptr && figure->has(Condition::regenerate) &&
        table.on("condition.regenerate"_clause) && takes_heal(table, *figure)) {
        heal(table, id, 1, id, "condition.regenerate"_clause);
    }
}

/// The figure suffers 1 damage, unless a heal has just removed the wound [condition.wound].
void bleed(Table& table, const std::string& id) {
    const Figure* figure = table.find(id);
    if (figure != nullptr && figure->has(Condition::wound) && table.on("condition.wound"_clause)) {
        suffer(table, {id, 1, DamageSource::wound});
    }
}

/// Whether bane strikes at the end of this turn [condition.bane].
bool is_bane_due(const Table& table, const Figure& figure) {
    const Clause clause = "condition.bane"_clause;
    return std::ranges::any_of(figure.conditions,
                               [&](const HeldCondition& held) {
                                   return held.name == Condition::bane &&
                                          !(held.this_turn && table.on(clause, "of its next turn"));
                               }) &&
           table.on(clause);
}

/// A character loots at the end of its turn, which is when bane strikes as well. If that could
/// exhaust it, the party chooses what comes first [attack.open-order, loot.end-of-turn].
bool loots_before_bane(Table& table, const std::string& id) {
    const Figure& figure = table.figure(id);
    const Clause clause = "attack.open-order"_clause;
    if (figure.kind != Kind::character || !figure.hp || !is_bane_due(table, figure) ||
        !can_loot(table, id, 0) || after_ward_and_brittle(table, 10, figure).amount < *figure.hp ||
        !table.on(clause)) {
        return false;
    }
    return table.choose(clause, {ChoiceKind::effects,
                                 id,
                                 {{.words = "bane, then loot"}, {.words = "loot, then bane"}},
                                 0}) == 1;
}

/// At the end of the next turn of a figure with bane, it suffers 10 damage and the bane ends
/// [condition.bane].
void strike_bane(Table& table, const std::string& id) {
    const Figure* figure = table.find(id);
    if (figure == nullptr) {
        return;
    }
    const Clause clause = "condition.bane"_clause;
    if (is_bane_due(table, *figure)) {
        lose(table, id, Condition::bane, clause);
        suffer(table, {id, 10, DamageSource::bane});
    }
}

/// The turn is over [turn.end].
void finish(Table& table, const std::string& id) {
    table.record("turn.end"_clause, event::TurnEnds{id});
    if (Figure* figure = table.find(id)) {
        figure->turn_ended = true;
        for (HeldCondition& held : figure->conditions) {
            held.this_turn = false;
        }
    }
    Progress& progress = table.scene.progress;
    progress.turn.reset();
    progress.abilities.clear();
    progress.foci.clear();
}

/// What a stat card counts at the end of the round: the figure's hit points, or the figures of some
/// sets on the map [card.counted].
int counted_now(const Table& table, const Figure& figure, const Count& count) {
    if (count.per != Counted::figures && !figure.hp) {
        ask_for("card.counted"_clause, quoted(figure.id) + " without \"hp\"", "its hit points");
    }
    const auto counts = [&](const Figure& other) {
        return is_of(count.of, other) &&
               !(other.no_interaction && table.on("ally.no-interaction"_clause));
    };
    const auto counted = count.per == Counted::figures
                             ? std::ranges::count_if(table.scene.figures, counts)
                             : std::ptrdiff_t{*figure.hp};
    return number_of(count, static_cast<int>(counted));
}

/// A stat card may give a heal for the end of each round [card.end-of-round].
void heal_at_end_of_round(Table& table) {
    std::vector<std::pair<std::string, ActiveBonus>> due;
    for (const Figure& figure : table.scene.figures) {
        for (const ActiveBonus& bonus : figure.bonuses) {
            if (bonus.kind == ActiveBonus::Kind::heal_at_end_of_round &&
                table.on("card.end-of-round"_clause)) {
                due.emplace_back(figure.id, bonus);
            }
        }
    }
    for (const auto& [id, bonus] : due) {
        if (!table.is_here(id)) {
            continue;
        }
        const int amount =
            bonus.count ? counted_now(table, table.figure(id), *bonus.count) : bonus.value;
        heal(table, id, amount, id, "card.end-of-round"_clause);
    }
}

}  // namespace

/// Regenerate heals before wound hurts [turn.start].
void start_turn(Table& table, const std::string& id, bool regenerates) {
    const Figure& figure = table.figure(id);
    check_takes_turn(table, figure);
    if (!regenerates) {
        check_may_decline(figure);
    }
    begin(table, figure);
    leave_to_party(table, id);
    const bool both = figure.has(Condition::regenerate) && figure.has(Condition::wound);
    const bool wound_first = both && !table.on("turn.start"_clause);
    if (wound_first) {
        bleed(table, id);
    }
    if (regenerates) {
        regenerate(table, id);
    }
    if (!wound_first) {
        bleed(table, id);
    }
}

/// Bane strikes, bonuses that last a number of turns end, elements are infused, and a character
/// loots; conditions end after all of these [turn.end, condition.end-of-next-turn].
void end_turn(Table& table, const std::string& id) {
    auto& progress = table.scene.progress;
    if (progress.turn && progress.turn->over && progress.turn->figure == id) {
        table.record("turn.end"_clause, event::FallenTurnEnds{});
        progress.turn.reset();
        progress.foci.clear();
        return;
    }
    if (progress.turn && progress.turn->figure != id) {
        check_no_turn_in_progress(table, "turn.each-once"_clause);
    }
    const std::string set = progress.turn ? progress.turn->set : std::string{};
    const bool bane_last = table.figure(id).has(Condition::bane) && !table.on("turn.end"_clause);
    const bool loots_first = !bane_last && loots_before_bane(table, id);
    if (loots_first) {
        loot_own_hex(table, id);
    }
    if (!bane_last) {
        strike_bane(table, id);
    }
    if (table.is_here(id)) {
        end_turn_bonuses(table, id);
    }
    if (progress.turn) {
        infuse_at_end_of_turn(table);
    }
    if (table.is_here(id) && !loots_first) {
        loot_own_hex(table, id);
    }
    if (table.is_here(id)) {
        end_conditions(table, id);
    }
    if (bane_last) {
        strike_bane(table, id);
    }
    finish(table, id);
    give_back_for_sets(table, false);
    infuse_for_sets(table, id, set);
    after_turn(table, id);
}

/// What it infused still becomes strong, and it may have been the last of its set
/// [element.infuse].
void end_turn_of_the_fallen(Table& table) {
    const auto& turn = table.scene.progress.turn;
    if (turn && turn->over) {
        const std::string figure = turn->figure;
        const std::string set = turn->set;
        infuse_at_end_of_turn(table);
        give_back_for_sets(table, false);
        infuse_for_sets(table, figure, set);
    }
}

/// Effects of cards; then decks are shuffled, round bonuses end, and elements wane [round.end].
void end_round(Table& table) {
    check_no_turn_in_progress(table, "round.end"_clause);
    give_back_for_sets(table, true);
    heal_at_end_of_round(table);
    hurt_the_unhealed(table);
    const bool in_order = !table.book().round_end_ordered || table.on("round.end"_clause);
    if (!in_order) {
        wane(table);
        end_round_bonuses(table);
    }
    shuffle_at_end_of_round(table);
    if (in_order) {
        end_round_bonuses(table);
        wane(table);
    }
    table.record("round.end"_clause, event::RoundEnds{});
    for (Figure& figure : table.scene.figures) {
        figure.summoned_this_round = false;
        figure.turn_ended = false;
    }
    Progress next;
    next.shuffles = table.scene.progress.shuffles;
    next.loot_placed = table.scene.progress.loot_placed;
    next.round = table.scene.progress.round;
    next.round += next.round > 0 ? 1 : 0;
    table.scene.progress = std::move(next);
}

}  // namespace standee::rulebook
