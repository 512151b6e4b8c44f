#include <algorithm>
#include <array>

#include "verify/monitors/play/monitor.hpp"
#include "verify/monitors/play/played_card.hpp"
#include "verify/oracle/new_rank.hpp"

// Monsters that change their rank [card.switch-rank].

namespace standee::verify {
namespace of_ranks {
namespace {

/// Whether the turn that is played has a card that begins with a change of rank.
bool changes_first(const PlayView& view) {
    const auto card = card_of(view);
    return !card.empty() && std::holds_alternative<SwitchRankAbility>(card.front().what);
}

/// Whether the event is something that the figure does by its card.
bool is_deed(const PlayView& view, std::size_t i, const std::string& id) {
    const auto* move = view.event_as<event::Move>(i);
    const auto* attack = view.event_as<event::Attack>(i);
    const auto* bonus = view.event_as<event::Bonus>(i);
    return (move != nullptr && move->figure == id && move->how != MoveKind::fall &&
            move->how != MoveKind::push && move->how != MoveKind::pull) ||
           (attack != nullptr && attack->by == id) || bonus != nullptr ||
           (view.event_as<event::Heal>(i) != nullptr &&
            view.events()[i].clause == "monster.heal"_clause);
}

/// What the stat card of its rank says of the figure, and what the scene has after the step.
bool has_stats_of_card(const Scene& scene, const Figure& now) {
    const auto set = scene.monsters.find(now.name);
    if (set == scene.monsters.end()) {
        return false;
    }
    const auto& card = now.rank == Rank::elite ? set->second.elite : set->second.normal;
    if (!card) {
        return false;
    }
    const Figure& said = card->figure;
    return now.max_hp == said.max_hp && now.attack == said.attack && now.move == said.move &&
           now.range == said.range && now.dashes == said.dashes && now.shield == said.shield &&
           now.retaliate == said.retaliate && now.pierce == said.pierce &&
           now.targets == said.targets && now.immunities == said.immunities &&
           now.attack_effects == said.attack_effects && (!now.flying || said.flying) &&
           (!now.hp || !now.max_hp || *now.hp <= *now.max_hp);
}

void judge_change(const PlayView& view, std::size_t i, const event::RankSwitch& change,
                  Judgement& judged) {
    const FigureState* figure = view.standing(i, change.figure);
    const bool own_turn =
        changes_first(view) && view.turn_of(i) == change.figure && actor_of(view) == change.figure;
    judged.expect(own_turn, false,
                  [&] { return change.figure + " changes its rank without a card that says so"; });
    if (figure == nullptr) {
        return;
    }
    judged.expect(!figure->has(Condition::stun), false,
                  [&] { return change.figure + " changes its rank stunned"; });
    judged.expect(oracle::new_rank(*figure->figure) == change.to, true,
                  [&] { return change.figure + " does not take the other rank"; });
    const Figure* now = view.after().find(change.figure);
    judged.expect(
        now == nullptr || (now->rank == change.to && has_stats_of_card(view.before(), *now)), true,
        [&] { return change.figure + " has other stats than its stat card"; });
}

/// The number of the change of rank, or of events where there is none.
std::size_t place_of_change(const PlayView& view) {
    std::size_t i = 0;
    while (i < view.end() && view.event_as<event::RankSwitch>(i) == nullptr) {
        ++i;
    }
    return i;
}

void judge_turn(const PlayView& view, Judgement& judged) {
    const std::string& id = actor_of(view);
    const std::size_t changed = place_of_change(view);
    const bool ends = std::ranges::any_of(view.events(), [&](const Event& event) {
        const auto* end = std::get_if<event::TurnEnds>(&event.what);
        return end != nullptr && end->figure == id;
    });
    const bool stunned = view.had(0, id, Condition::stun);
    judged.expect(!ends || stunned || changed < view.end(), true,
                  [&] { return id + " ends its turn with its old rank"; });
    if (stunned) {
        judged.expect(changed == view.end(), true,
                      [&] { return id + " changes its rank stunned"; });
    }
    for (std::size_t i = 0; i < changed; ++i) {
        // One that dies as its turn starts may attack as it dies.
        const FigureState* figure = view.standing(i, id);
        const bool stands = figure != nullptr && figure->here;
        judged.expect(!stands || !is_deed(view, i, id), false,
                      [&] { return id + " performs its card before its rank changes"; });
    }
}

// On its own turn, before the rest of its card, unless it is stunned; then by the new stat card.
Seen changes(const PlayView& view) {
    if (view.refusal() != nullptr) {
        return {};
    }
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (const auto* change = view.event_as<event::RankSwitch>(i)) {
            judge_change(view, i, *change, judged);
        }
    }
    if (changes_first(view)) {
        judge_turn(view, judged);
    }
    return judged.seen();
}

constexpr std::array monitors{
    PlayMonitor{"card.switch-rank"_clause,
                "it changes its rank before the rest of its card, unless stunned, and has the "
                "stats of the other rank's stat card",
                kinds<event::TurnStarts, event::RankSwitch>(), changes},
};

}  // namespace
}  // namespace of_ranks

std::span<const PlayMonitor> rank_play_monitors() { return of_ranks::monitors; }

}  // namespace standee::verify
