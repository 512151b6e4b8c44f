#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"
#include "verify/oracle/sight.hpp"

// A whole turn: the abilities of its card one after another, and whom it heals.

namespace standee::verify {
namespace of_card {
namespace {

/// What an event shows of the abilities of the card; none where it shows nothing of them.
std::optional<std::size_t> ability_shown(const PlayView& view, std::size_t i,
                                         const step::Turn& turn) {
    const std::string& id = turn.turn.figure;
    const Event& event = view.events()[i];
    const auto position = [&](auto is) -> std::optional<std::size_t> {
        const auto& card = *turn.turn.abilities;
        const auto found = std::ranges::find_if(card, is);
        return found == card.end() || std::ranges::count_if(card, is) > 1
                   ? std::nullopt
                   : std::optional{static_cast<std::size_t>(found - card.begin())};
    };
    const auto holds = [&]<class What>() {
        return position([](const Ability& a) { return std::holds_alternative<What>(a.what); });
    };
    if (const auto* move = std::get_if<event::Move>(&event.what)) {
        const bool own =
            move->figure == id && (move->how == MoveKind::walk || move->how == MoveKind::jump ||
                                   move->how == MoveKind::fly);
        return own ? holds.operator()<MoveAbility>() : std::nullopt;
    }
    if (const auto* attack = std::get_if<event::Attack>(&event.what)) {
        const bool own = attack->by == id && view.standing(i, id)->here;
        return own ? holds.operator()<AttackAbility>() : std::nullopt;
    }
    if (std::holds_alternative<event::Heal>(event.what)) {
        return event.clause == "monster.heal"_clause ? holds.operator()<HealAbility>()
                                                     : std::nullopt;
    }
    if (const auto* bonus = std::get_if<event::Bonus>(&event.what)) {
        switch (bonus->bonus.kind) {
            case ActiveBonus::Kind::shield: return holds.operator()<ShieldAbility>();
            case ActiveBonus::Kind::retaliate: return holds.operator()<RetaliateAbility>();
            default: break;
        }
        return holds.operator()<BonusAbility>();
    }
    return std::nullopt;
}

/// The turn that is played, where its card says everything in order: no ability of another.
const step::Turn* plain_turn(const PlayView& view) {
    const auto* turn = view.step_as<step::Turn>();
    if (turn == nullptr || !turn->turn.abilities) {
        return nullptr;
    }
    const bool nested = std::ranges::any_of(*turn->turn.abilities, [](const Ability& a) {
        return std::holds_alternative<ConsumeAbility>(a.what) ||
               std::holds_alternative<GrantAbility>(a.what) ||
               std::holds_alternative<ControlAbility>(a.what) ||
               std::holds_alternative<RankAbility>(a.what) ||
               std::holds_alternative<IfAbility>(a.what);
    });
    return nested ? nullptr : turn;
}

// Decisive where two different abilities are performed.
Seen order(const PlayView& view) {
    const step::Turn* turn = plain_turn(view);
    if (turn == nullptr) {
        return {};
    }
    Judgement judged;
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto now = ability_shown(view, i, *turn);
        if (now) {
            judged.expect(!last || *last <= *now, last && *last != *now, [&] {
                return "ability " + std::to_string(*now) + " of the card comes after ability " +
                       std::to_string(*last);
            });
            last = std::max(last.value_or(0), *now);
        }
    }
    return judged.seen();
}

bool is_heal_of_card(const PlayView& view, std::size_t i) {
    return view.event_as<event::Heal>(i) != nullptr &&
           view.events()[i].clause == "monster.heal"_clause;
}

// Decisive where the attack before it was answered.
Seen attached(const PlayView& view) {
    if (plain_turn(view) == nullptr) {
        return {};
    }
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        bool healed = false;
        bool answered = false;
        bool late = false;
        for (std::size_t i = hit.at; i < hit.end; ++i) {
            const auto* damage = view.event_as<event::Damage>(i);
            const bool answer = damage != nullptr && damage->source == DamageSource::retaliate;
            answered = answered || answer;
            late = late || (answer && healed);
            healed = healed || is_heal_of_card(view, i);
        }
        if (healed) {
            judged.expect(!late, answered,
                          [&] { return hit.event->by + " heals before its attack is answered"; });
        }
    }
    return judged.seen();
}

int lost_by(const FigureState& standing) {
    const std::optional<int> most = standing.figure->max_hp;
    return most && standing.hp ? *most - *standing.hp : 0;
}

bool is_reached(const PlayView& view, std::size_t i, const FigureState& from, const FigureState& to,
                int range) {
    if (to.figure->no_interaction) {
        return false;
    }
    if (from.figure == to.figure) {
        return true;
    }
    const Plane plane = view.plane(i);
    return to.here && to.hp && to.figure->kind != Kind::objective &&
           to.figure->side == from.figure->side && sees_within(view, from, to, &plane, range);
}

// A heal with a range and one target: of those it reaches the one that has lost the most.
Seen heals_most_hurt(const PlayView& view) {
    const step::Turn* turn = plain_turn(view);
    if (turn == nullptr) {
        return {};
    }
    const HealAbility* heal = nullptr;
    int heals = 0;
    for (const Ability& ability : *turn->turn.abilities) {
        if (const auto* one = std::get_if<HealAbility>(&ability.what)) {
            heal = one;
            ++heals;
        }
    }
    if (heals != 1 || heal->self || heal->count || !heal->of.empty() || !heal->range ||
        heal->targets || heal->whom != Whom::usual) {
        return {};
    }
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (!is_heal_of_card(view, i)) {
            continue;
        }
        const FigureState* by = view.standing(i, turn->turn.figure);
        const FigureState* to = view.standing(i, view.event_as<event::Heal>(i)->to);
        bool others = false;
        bool more_hurt = false;
        for (const FigureState& other : view.standings(i)) {
            if (other.here && is_reached(view, i, *by, other, *heal->range)) {
                others = others || lost_by(other) < lost_by(*to);
                more_hurt = more_hurt || lost_by(other) > lost_by(*to);
            }
        }
        judged.expect(!more_hurt && is_reached(view, i, *by, *to, *heal->range), others,
                      [&] { return to->figure->id + " is healed, and not the most hurt monster"; });
    }
    return judged.seen();
}

constexpr Kinds turns = kinds<event::TurnStarts>();

constexpr std::array monitors{
    PlayMonitor{"ability.order"_clause, "the abilities of a card come in the order written", turns,
                order},
    PlayMonitor{"attack.attached-abilities"_clause,
                "what comes after an attack comes after its retaliate too", kinds<event::Attack>(),
                attached},
    PlayMonitor{"monster.heal"_clause,
                "it heals itself or the ally in range that has lost the most hit points", turns,
                heals_most_hurt},
};

}  // namespace
}  // namespace of_card

std::span<const PlayMonitor> card_play_monitors() { return of_card::monitors; }

}  // namespace standee::verify
