#include <algorithm>
#include <map>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"

// Which modifier cards an attack draws, and which of them apply.

namespace standee::verify {
namespace of_attack_cards {
namespace {

constexpr Kinds attacks = kinds<event::Attack>();
using Positions = std::vector<std::size_t>;

std::string of(const ObservedAttack& hit) {
    return hit.event->by + "'s attack on " + hit.event->target;
}

std::string words(const Positions& positions) {
    std::string text;
    for (const std::size_t position : positions) {
        text += (text.empty() ? "" : ", ") + std::to_string(position);
    }
    return text.empty() ? "none" : text;
}

std::string words(DrawMode mode) {
    return mode == DrawMode::one         ? "one card"
           : mode == DrawMode::advantage ? "advantage"
                                         : "disadvantage";
}

Positions told(const ObservedAttack& hit) {
    Positions used{hit.event->result.used.begin(), hit.event->result.used.end()};
    std::ranges::sort(used);
    return used;
}

/// What a card does besides its modifier: how much of each.
std::map<int, int> extras_of(const Card& card) {
    struct Key {
        int operator()(Condition condition) const { return static_cast<int>(condition); }
        int operator()(const PushEffect&) const { return 100; }
        int operator()(const PullEffect&) const { return 101; }
        int operator()(const InfuseEffect& infusion) const { return 200 + infusion.element.of; }
        int operator()(const DamageEffect& damage) const { return damage.around ? 104 : 103; }
    };
    std::map<int, int> extras;
    for (const Effect& effect : card.effects) {
        const auto* push = std::get_if<PushEffect>(&effect);
        const auto* pull = std::get_if<PullEffect>(&effect);
        extras[std::visit(Key{}, effect)] += push ? push->points : pull ? pull->points : 1;
    }
    if (card.pierce > 0) {
        extras[102] = card.pierce;
    }
    return extras;
}

bool has_all_of(const std::map<int, int>& extras, const std::map<int, int>& others) {
    return std::ranges::all_of(others, [&](const auto& other) {
        const auto found = extras.find(other.first);
        return found != extras.end() && found->second >= other.second;
    });
}

/// Two cards compared with each other, whatever was drawn before them.
struct Compared {
    std::size_t first = 0;
    std::size_t second = 0;
    bool second_better = false;
    bool second_worse = false;

    [[nodiscard]] bool ambiguous() const { return !second_better && !second_worse; }
};

Compared compare(const ObservedAttack& hit, std::size_t first, std::size_t second) {
    // However little the attack is worth; nothing is worse than a miss.
    const auto worth = [&](std::size_t position) {
        const Card& card = hit.event->drawn[position];
        const bool misses =
            card.modifier == Card::Modifier::miss || card.modifier == Card::Modifier::curse;
        const std::vector<const Card*> alone{&card};
        return std::pair{!misses, value_with_cards(hit.event->result.after_bonuses, alone)};
    };
    const auto extras_first = extras_of(hit.event->drawn[first]);
    const auto extras_second = extras_of(hit.event->drawn[second]);
    const bool second_as_good =
        worth(second) >= worth(first) && has_all_of(extras_second, extras_first);
    const bool first_as_good =
        worth(first) >= worth(second) && has_all_of(extras_first, extras_second);
    return {first, second, second_as_good && !first_as_good, first_as_good && !second_as_good};
}

/// The cards that the rules apply; where two are compared, which.
struct EffectKind {
    Positions used;
    std::optional<Compared> compared;
    bool picks = false;  ///< the attacker takes either
    bool too_few = false;
};

std::size_t leading_rolling(const ObservedAttack& hit) {
    const auto plain = std::ranges::find(hit.event->drawn, false, &Card::rolling);
    return static_cast<std::size_t>(plain - hit.event->drawn.begin());
}

Positions up_to(std::size_t count) {
    Positions positions;
    for (std::size_t i = 0; i < count; ++i) {
        positions.push_back(i);
    }
    return positions;
}

void choose(const ObservedAttack& hit, DrawMode mode, EffectKind& due, std::size_t first,
            std::size_t second) {
    due.compared = compare(hit, first, second);
    const bool takes_second =
        mode == DrawMode::advantage ? due.compared->second_better : due.compared->second_worse;
    due.used.push_back(takes_second ? second : first);
}

/// Of two cards the one that the attacker picks, where it may and does; else the better or worse.
void choose_or_pick(const ObservedAttack& hit, DrawMode mode, EffectKind& due, std::size_t first,
                    bool rule_lets_pick) {
    if (rule_lets_pick && mode == DrawMode::advantage && hit.said != nullptr && hit.said->use) {
        due.picks = true;
        due.used.push_back(first + static_cast<std::size_t>(*hit.said->use));
        return;
    }
    choose(hit, mode, due, first, first + 1);
}

// Two cards; what is rolling among them is added, or disregarded.
EffectKind due_of_first_two(const ObservedAttack& hit, DrawMode mode, bool rule_lets_pick) {
    const std::size_t drawn = hit.event->drawn.size();
    const std::size_t rolling = leading_rolling(hit);
    EffectKind due;
    if (drawn < 2 || rolling == drawn) {
        due.too_few = true;
        return due;
    }
    const bool first_rolls = hit.event->drawn[0].rolling;
    const bool second_rolls = hit.event->drawn[1].rolling;
    if (!first_rolls && !second_rolls) {
        choose_or_pick(hit, mode, due, 0, rule_lets_pick);
    } else if (mode == DrawMode::advantage) {
        due.used = up_to(first_rolls && second_rolls ? rolling + 1 : 2);
    } else {
        due.used = {first_rolls && second_rolls ? rolling : std::size_t{first_rolls ? 1U : 0U}};
    }
    return due;
}

// Rolling ones, then one that is not, then one more: the last two are compared.
EffectKind due_after_rolling(const ObservedAttack& hit, DrawMode mode, bool rule_lets_pick) {
    const std::size_t rolling = leading_rolling(hit);
    EffectKind due;
    if (rolling + 2 > hit.event->drawn.size()) {
        due.too_few = true;
        return due;
    }
    if (mode == DrawMode::advantage) {
        due.used = up_to(rolling);
    }
    choose_or_pick(hit, mode, due, rolling, rule_lets_pick);
    return due;
}

EffectKind due_of(const PlayView& view, const ObservedAttack& hit, DrawMode mode) {
    if (mode == DrawMode::one) {
        const std::size_t rolling = leading_rolling(hit);
        return {up_to(rolling + 1), std::nullopt, false, rolling == hit.event->drawn.size()};
    }
    const bool rule_lets_pick = view.rules().character_picks_with_advantage;
    return view.rules().two_cards == TwoCardRule::first_two
               ? due_of_first_two(hit, mode, rule_lets_pick)
               : due_after_rolling(hit, mode, rule_lets_pick);
}

std::string disagreement(const ObservedAttack& hit, const EffectKind& due) {
    return of(hit) + " of " + std::to_string(hit.event->drawn.size()) + " cards applies " +
           words(told(hit)) + "; by the rule " + (due.too_few ? "more are drawn" : words(due.used));
}

template <class Look>
Seen each_hit(const PlayView& view, Look look) {
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        look(hit, judged);
    }
    return judged.seen();
}

/// Whether somebody attacks if it dies [card.when-dies].
bool may_attack_dying(const PlayView& view) {
    return std::ranges::any_of(view.before().figures, [](const Figure& figure) {
        return std::ranges::any_of(
            figure.bonuses, [](const ActiveBonus& bonus) { return bonus.attack_all.has_value(); });
    });
}

Seen per_target_card(const PlayView& view) {
    if (view.is_refused_by("attack.per-target-card")) {
        const auto* said = view.step_as<step::Attack>();
        Judgement judged;
        if (may_attack_dying(view)) {
            return {};  // nobody says the cards of that attack
        }
        const bool enough = said != nullptr && said->draw && !said->draw->empty() &&
                            !std::ranges::all_of(*said->draw, &Card::rolling);
        judged.expect(!enough, true, [] { return "refused, though the cards suffice"; });
        return judged.seen();
    }
    return each_hit(view, [](const ObservedAttack& hit, Judgement& judged) {
        const AttackResult& result = hit.event->result;
        judged.expect(!hit.event->drawn.empty(), result.after_cards != result.after_bonuses,
                      [&] { return of(hit) + " draws no card"; });
    });
}

Seen rolling(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        if (hit.event->result.mode != DrawMode::one || !hit.event->drawn.front().rolling) {
            return;
        }
        const EffectKind due = due_of(view, hit, DrawMode::one);
        const bool kept =
            !due.too_few && told(hit) == due.used && hit.event->drawn.size() == due.used.size();
        judged.expect(kept, true, [&] { return disagreement(hit, due); });
    });
}

Seen two_cards(const PlayView& view, DrawMode mode) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        const DrawMode rightly = luck_of(view, hit).mode();
        const bool other_mode = rightly != mode && hit.event->result.mode != mode;
        if (other_mode || !is_luck_known(view, hit)) {
            return;
        }
        if (rightly != hit.event->result.mode) {
            judged.breaks(of(hit) + " is drawn with " + words(hit.event->result.mode) + ", not " +
                          words(rightly));
            return;
        }
        const EffectKind due = due_of(view, hit, mode);
        // What cannot be ranked is another clause's.
        const bool other_clause = due.compared && due.compared->ambiguous();
        if (other_clause && !due.too_few) {
            return;
        }
        const bool kept = !due.too_few && told(hit) == due.used;
        judged.expect(kept, due.used != due_of(view, hit, DrawMode::one).used,
                      [&] { return disagreement(hit, due); });
    });
}

/// Whether the attacker picks one of two cards: with advantage, by the edition's rule, a character
/// or its summon.
bool may_pick(const PlayView& view, const ObservedAttack& hit) {
    const Kind kind = hit.by->figure->kind;
    return view.rules().character_picks_with_advantage &&
           luck_of(view, hit).mode() == DrawMode::advantage &&
           (kind == Kind::character || kind == Kind::summon);
}

Seen advantage(const PlayView& view) {
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.said != nullptr && hit.said->use && !may_pick(view, hit)) {
            return {Verdict::broken, hit.event->by + " picks a card that it may not pick"};
        }
    }
    return two_cards(view, DrawMode::advantage);
}
Seen disadvantage(const PlayView& view) { return two_cards(view, DrawMode::disadvantage); }

Seen ambiguous(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        const DrawMode mode = hit.event->result.mode;
        if (mode == DrawMode::one) {
            return;
        }
        const EffectKind due = due_of(view, hit, mode);
        if (due.too_few || due.picks || !due.compared || !due.compared->ambiguous()) {
            return;
        }
        const Card& first = hit.event->drawn[due.compared->first];
        const Card& second = hit.event->drawn[due.compared->second];
        judged.expect(told(hit) == due.used, first != second,
                      [&] { return disagreement(hit, due); });
    });
}

/// Whether the mode is as it should be, and without one of its causes would be another.
void judge_mode(const PlayView& view, const ObservedAttack& hit, DrawAdvantage without,
                Judgement& judged) {
    if (!is_luck_known(view, hit)) {
        return;
    }
    const DrawMode rightly = luck_of(view, hit).mode();
    judged.expect(hit.event->result.mode == rightly, without.mode() != rightly, [&] {
        return of(hit) + " is drawn with " + words(hit.event->result.mode) + ", not " +
               words(rightly);
    });
}

Seen no_stacking(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        if (luck_of(view, hit).both()) {
            judge_mode(view, hit, {true, false}, judged);
        }
    });
}

Seen adjacent_ranged(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        const bool melee = hit.said != nullptr && hit.said->melee;
        judged.expect(!melee || !hit.event->ranged, melee && hit.said->range,
                      [&] { return of(hit) + " is melee and told as ranged"; });
        if (hit.event->ranged && are_adjacent(view.plane(hit.at), *hit.by, *hit.target)) {
            judge_mode(view, hit, luck_of(view, hit, LuckCause::adjacent), judged);
        }
    });
}

Seen muddle(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        if (hit.by->has(Condition::muddle)) {
            judge_mode(view, hit, luck_of(view, hit, LuckCause::muddle), judged);
        }
    });
}

Seen strengthen(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        if (hit.by->has(Condition::strengthen)) {
            judge_mode(view, hit, luck_of(view, hit, LuckCause::strengthen), judged);
        }
    });
}

constexpr std::array monitors{
    PlayMonitor{"attack.per-target-card"_clause, "each attack draws a card of its own",
                attacks | refusals, per_target_card},
    PlayMonitor{"attack.rolling"_clause, "cards are drawn until one is not rolling, and all apply",
                attacks, rolling},
    PlayMonitor{"attack.advantage"_clause, "two cards are drawn and the better is used", attacks,
                advantage},
    PlayMonitor{"attack.disadvantage"_clause, "two cards are drawn and the worse is used", attacks,
                disadvantage},
    PlayMonitor{"attack.ambiguous-worse"_clause,
                "where two cards cannot be ranked the first drawn is used", attacks, ambiguous},
    PlayMonitor{"attack.no-stacking"_clause, "advantage and disadvantage cancel each other",
                attacks, no_stacking},
    PlayMonitor{"attack.adjacent-ranged"_clause,
                "a ranged attack on an adjacent enemy has disadvantage", attacks, adjacent_ranged},
    PlayMonitor{"condition.muddle"_clause, "a muddled figure attacks with disadvantage", attacks,
                muddle},
    PlayMonitor{"condition.strengthen"_clause, "a strengthened figure attacks with advantage",
                attacks, strengthen},
};

}  // namespace
}  // namespace of_attack_cards

std::span<const PlayMonitor> attack_card_play_monitors() { return of_attack_cards::monitors; }

}  // namespace standee::verify
