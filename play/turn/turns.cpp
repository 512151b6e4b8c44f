#include "play/turn/turns.hpp"

#include <algorithm>
#include <array>

#include "focus/counted.hpp"
#include "lib/clause.hpp"
#include "lib/work.hpp"
#include "play/deck/decks.hpp"
#include "play/elements/consuming.hpp"
#include "play/elements/elements.hpp"
#include "play/ground/looting.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/harm/effect_order.hpp"
#include "play/harm/full_heal.hpp"

namespace standee {
namespace {

constexpr int bane_damage = 10;

void refuse_within_turn(const GameState& state, Clause clause) {
    if (const auto& turn = state.progress().turn; turn && !turn->over) {
        refuse(clause, "the turn of \"" + turn->figure + "\", which has not ended",
               "that turn to end first");
    }
}

void check_takes_turn(const GameState& state, const Figure& figure) {
    refuse_within_turn(state, "turn.each-once"_clause);
    const std::string who = "\"" + figure.id + "\"";
    if (figure.kind == Kind::objective) {
        refuse("turn.each-once"_clause, who + ", an objective", "a figure that takes turns");
    }
    if (figure.summoned_this_round) {
        refuse("initiative.summon-first-round"_clause, who + ", summoned this round",
               "a turn in a later round");
    }
    if (figure.turn_ended) {
        refuse("turn.each-once"_clause, who + ", whose turn of this round has ended",
               "one turn a round");
    }
}

void check_declines_regenerate(const Figure& figure) {
    const std::string who = "\"" + figure.id + "\"";
    if (figure.kind != Kind::character) {
        refuse("condition.regenerate"_clause, who + ", which is no character",
               "a character to decline the heal");
    }
    if (!figure.has(Condition::regenerate)) {
        refuse("condition.regenerate"_clause, who + ", which does not have regenerate",
               "a character with regenerate to decline its heal");
    }
}

/// Whether a heal of 1 would change anything about the figure [heal.hit-points].
bool can_be_healed(const Figure& figure) {
    const bool is_whole = figure.hp && figure.max_hp && *figure.hp >= *figure.max_hp;
    return !is_whole || figure.has(Condition::wound) || figure.has(Condition::brittle) ||
           figure.has(Condition::bane) || figure.has(Condition::poison);
}

/// Whether regenerate heals the figure. A character whose player is at the table may decline the
/// heal [condition.regenerate].
bool takes_heal(Game& game, const Figure& figure) {
    if (figure.kind != Kind::character || !figure.cards || !can_be_healed(figure) ||
        !game.decisions().characters_negate()) {
        return true;
    }
    event::Choice choice{
        ChoiceKind::regenerate, figure.id, {{.words = "heal"}, {.words = "no"}}, 0};
    return game.choose_or_stop("condition.regenerate"_clause, std::move(choice)) == 0;
}

void start_effect(Game& game, const std::string& id, EffectKind due) {
    const Figure* figure = game.state().find(id);
    if (figure == nullptr) {
        return;
    }
    if (due == EffectKind::regenerate && figure->has(Condition::regenerate) &&
        takes_heal(game, *figure)) {
        heal(game, id, 1, id, "condition.regenerate"_clause);
    }
    // A heal may have removed wound since the turn began.
    if (due == EffectKind::wound && figure->has(Condition::wound)) {
        suffer(game, {id, 1, DamageSource::wound, {}});
    }
}

// Tells the party about each condition whose effects it has to carry out itself
// [condition.left-to-party].
void tell_party(Game& game, const Figure& figure) {
    for (const HeldCondition& held : figure.conditions) {
        if (left_to_party.contains(held.name)) {
            game.emit("condition.left-to-party"_clause,
                      event::NoEffect{figure.id, held.name, Obstacle::left_to_party});
        }
    }
}

void strike_bane(Game& game, const std::string& id) {
    lose(game, id, Condition::bane, "condition.bane"_clause);
    suffer(game, {id, bane_damage, DamageSource::bane, {}});
}

bool bane_is_due(const Figure& figure) {
    for (const HeldCondition& held : figure.conditions) {
        if (held.name == Condition::bane) {
            return !held.this_turn;
        }
    }
    return false;
}

// Lists the effects in their usual order: conditions end last.
std::vector<PendingEffect> waiting_at_end(const GameState& state, const Figure& figure) {
    const auto counts_turns = [](const ActiveBonus& bonus) {
        return bonus.lasts.unit == Lasting::Unit::turns;
    };
    const auto& turn = state.progress().turn;
    std::vector<PendingEffect> waiting;
    if (bane_is_due(figure)) {
        waiting.push_back({EffectKind::bane, "condition.bane"_clause});
    }
    if (std::ranges::any_of(figure.bonuses, counts_turns)) {
        waiting.push_back({EffectKind::bonuses_end, "bonus.persistent"_clause});
    }
    if (turn && !turn->infusions.empty()) {
        waiting.push_back({EffectKind::infusions, "element.infuse"_clause});
    }
    if (figure.kind == Kind::character && can_loot(state, figure.id, 0)) {
        waiting.push_back({EffectKind::looting, "loot.end-of-turn"_clause});
    }
    if (std::ranges::any_of(figure.conditions, ends_now)) {
        waiting.push_back({EffectKind::conditions_end, "condition.end-of-next-turn"_clause});
    }
    return waiting;
}

/// Lets the party decide whether a character that bane may exhaust loots before bane or not at all.
/// Returns whether it was asked [attack.open-order].
bool choose_when_to_loot(Game& game, const std::string& id, std::vector<PendingEffect>& waiting) {
    const Figure& figure = game.state().figure(id);
    const SufferedDamage harm = after_ward_and_brittle(bane_damage, figure.has(Condition::ward),
                                                       figure.has(Condition::brittle));
    const auto bane = std::ranges::find(waiting, EffectKind::bane, &PendingEffect::due);
    const auto looting = std::ranges::find(waiting, EffectKind::looting, &PendingEffect::due);
    if (bane == waiting.end() || looting == waiting.end() || !figure.hp ||
        *figure.hp > harm.amount) {
        return false;
    }
    if (!choose_first(game, id, "bane", "loot")) {
        std::rotate(bane, looting, looting + 1);
    }
    return true;
}

Flow end_effect(Game& game, const std::string& id, EffectKind due) {
    if (due == EffectKind::infusions && game.state().progress().turn) {
        return infuse_at_end_of_turn(game);
    }
    if (game.state().find(id) == nullptr) {
        return Flow::goes_on;
    }
    static constexpr std::array<Resolution<void(Game&, const std::string&)>, 4> at_end_of_turn{
        {{EffectKind::bane, strike_bane},
         {EffectKind::conditions_end, end_conditions},
         {EffectKind::bonuses_end, end_turn_bonuses},
         {EffectKind::looting, loot_own_hex}}};
    resolve_due(at_end_of_turn, due, game, id);
    return Flow::goes_on;
}

void end_round_effect(Game& game, EffectKind due) {
    static constexpr std::array<Resolution<void(Game&)>, 3> at_end_of_round{
        {{EffectKind::shuffles, shuffle_at_end_of_round},
         {EffectKind::bonuses_end, end_round_bonuses},
         {EffectKind::elements_wane, wane}}};
    resolve_due(at_end_of_round, due, game);
}

}  // namespace

void start_turn(Game& game, const std::string& id, bool regenerates) {
    const Figure& figure = game.state().figure(id);
    check_takes_turn(game.state(), figure);
    if (!regenerates) {
        check_declines_regenerate(figure);
    }
    game.emit("turn.start"_clause,
              event::TurnStarts{id, infusions_wait_for(figure, game.state().rules())});
    tell_party(game, figure);

    std::vector<PendingEffect> waiting;
    if (regenerates && figure.has(Condition::regenerate)) {
        waiting.push_back({EffectKind::regenerate, "condition.regenerate"_clause});
    }
    if (figure.has(Condition::wound)) {
        waiting.push_back({EffectKind::wound, "condition.wound"_clause});
    }
    for (const std::size_t i : game.order(TimingPoint::start_of_turn, waiting)) {
        start_effect(game, id, waiting[i].due);
    }
}

Flow end_turn(Game& game, const std::string& id) {
    const auto& turn = game.state().progress().turn;
    if (turn && turn->over && turn->figure == id) {
        game.emit("turn.end"_clause, event::FallenTurnEnds{});
        return Flow::goes_on;
    }
    if (turn && turn->figure != id) {
        refuse_within_turn(game.state(), "turn.each-once"_clause);
    }
    const std::string set = turn ? turn->set : std::string{};
    std::vector<PendingEffect> waiting = waiting_at_end(game.state(), game.state().figure(id));
    const bool decided = choose_when_to_loot(game, id, waiting);
    for (const std::size_t i : game.order(TimingPoint::end_of_turn, waiting, decided)) {
        if (end_effect(game, id, waiting[i].due) == Flow::stops) {
            return Flow::stops;
        }
    }
    game.emit("turn.end"_clause, event::TurnEnds{id});
    return_pledges(game);
    if (infuse_for_sets(game, id, set) == Flow::stops) {
        return Flow::stops;
    }
    leave_after_turn(game, id);
    return Flow::goes_on;
}

Flow end_turn_of_the_fallen(Game& game) {
    const auto& turn = game.state().progress().turn;
    if (!turn || !turn->over) {
        return Flow::goes_on;
    }
    const std::string figure = turn->figure;
    const std::string set = turn->set;
    const Flow flow = infuse_at_end_of_turn(game);
    // The figure may have been the last of its set.
    return_pledges(game);
    return flow == Flow::stops ? flow : infuse_for_sets(game, figure, set);
}

void heal_at_end_of_round(Game& game) {
    std::vector<std::pair<std::string, ActiveBonus>> due;
    for (const Figure& figure : game.state().scene().figures) {
        for (const ActiveBonus& bonus : figure.bonuses) {
            if (bonus.kind == ActiveBonus::Kind::heal_at_end_of_round) {
                due.emplace_back(figure.id, bonus);
            }
        }
    }
    constexpr std::uint64_t copy_of_bonus = 80;
    spend(copy_of_bonus * due.size());
    for (const auto& [id, bonus] : due) {
        const GameState& state = game.state();
        if (state.find(id) == nullptr) {
            continue;  // the figure was fully healed and has left the map
        }
        const int amount = bonus.count
                               ? number_before_turn(state.scene(), state.figure(id), *bonus.count)
                               : bonus.value;
        heal(game, id, amount, id, "card.end-of-round"_clause);
    }
}

void end_round(Game& game) {
    refuse_within_turn(game.state(), "round.end"_clause);
    return_pledges(game, true);
    heal_at_end_of_round(game);
    suffer_until_healed(game);
    const std::vector<PendingEffect> waiting{{EffectKind::shuffles, "deck.shuffle"_clause},
                                             {EffectKind::bonuses_end, "bonus.round"_clause},
                                             {EffectKind::elements_wane, "element.wane"_clause}};
    for (const std::size_t i : game.order(TimingPoint::end_of_round, waiting)) {
        end_round_effect(game, waiting[i].due);
    }
    game.emit("round.end"_clause, event::RoundEnds{});
}

}  // namespace standee
