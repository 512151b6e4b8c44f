#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"
#include "verify/oracle/naive_attack.hpp"

// The value of an attack, from the number on the card to the damage about to be suffered.

namespace standee::verify {
namespace of_attack_value {
namespace {

constexpr Kinds attacks = kinds<event::Attack>();

std::string number(int value) { return std::to_string(value); }

std::string of(const ObservedAttack& hit) {
    return hit.event->by + "'s attack on " + hit.event->target;
}

template <class Look>
Seen each_hit(const PlayView& view, Look look) {
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        look(hit, judged);
    }
    return judged.seen();
}

std::string_view word_of(const Card& card) {
    constexpr std::array plus{"-9", "-8", "-7", "-6", "-5", "-4", "-3", "-2", "-1", "+0",
                              "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8", "+9"};
    constexpr std::array others{"miss", "2x", "bless", "curse"};
    return card.modifier == Card::Modifier::plus
               ? plus.at(static_cast<std::size_t>(card.value + 9))
               : others.at(static_cast<std::size_t>(card.modifier) - 1);
}

/// The attack as the naive arithmetic takes it; none where it has more to it than that knows.
std::optional<oracle::PlainAttack> plain(const PlayView& view, const ObservedAttack& hit) {
    const bool known = hit.said != nullptr && hit.said->order.empty() && !hit.said->use;
    const bool bare = std::ranges::all_of(hit.event->drawn, [](const Card& card) {
        return card.effects.empty() && card.pierce == 0 && std::abs(card.value) < 10;
    });
    if (!known || !bare) {
        return std::nullopt;
    }
    oracle::PlainAttack attack;
    attack.value = hit.event->value;
    // Poison's place among the bonuses may be said: it is in the sum.
    attack.bonus = value_with_bonuses(view, hit) - hit.event->value;
    const DrawAdvantage luck = luck_of(view, hit);
    attack.luck = luck.mode() == DrawMode::one         ? oracle::DrawAdvantage::plain
                  : luck.mode() == DrawMode::advantage ? oracle::DrawAdvantage::advantage
                                                       : oracle::DrawAdvantage::disadvantage;
    for (const Card& card : hit.event->drawn) {
        attack.deck.push_back({word_of(card), card.rolling});
    }
    attack.shield = shields_of(view, hit);
    attack.pierce = hit.by->figure->pierce + hit.said->pierce;
    attack.ward = hit.target->has(Condition::ward);
    attack.brittle = hit.target->has(Condition::brittle);
    return attack;
}

// Decisive: if the target's shield were subtracted before the cards, the damage would differ.
Seen order(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        const auto attack = plain(view, hit);
        if (!attack) {
            return;
        }
        const auto result = oracle::naive_attack(*attack, view.rules());
        const AttackResult& told = hit.event->result;
        const int shield = std::max(0, attack->shield - attack->pierce);
        const int other_way =
            std::max(0, value_with_cards(std::max(0, told.after_bonuses - shield), hit.used()));
        const bool agrees = result && result->damage == told.harm.amount &&
                            result->drawn == hit.event->drawn.size();
        judged.expect(agrees, other_way != told.after_shield, [&] {
            return of(hit) + " comes to " + number(told.harm.amount) + " of " +
                   number(static_cast<int>(hit.event->drawn.size())) + " cards; by the rule to " +
                   (result ? number(result->damage) + " of " +
                                 number(static_cast<int>(result->drawn)) + " cards"
                           : std::string{"nothing yet, as more cards are to be drawn"});
        });
    });
}

Seen value_floor(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        const AttackResult& told = hit.event->result;
        const int left = told.after_cards - told.shield;
        const bool no_damage = left < 0;
        const bool floored = told.after_shield == std::max(0, left) && told.harm.amount >= 0;
        if (no_damage || !floored) {
            judged.expect(floored, true, [&] {
                return of(hit) + " is left at " + number(told.after_shield) + " where " +
                       number(left) + " remains";
            });
        }
    });
}

Seen poison(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        if (hit.said == nullptr) {
            return;
        }
        const int due = value_with_bonuses(view, hit);
        const int without = value_with_bonuses(view, hit, false);
        const int told = hit.event->result.after_bonuses;
        if (hit.target->has(Condition::poison) || told == without + 1) {
            judged.expect(told == due, due != without, [&] {
                return of(hit) + " has a value of " + number(told) + " after its bonuses, not " +
                       number(due);
            });
        }
    });
}

bool misses(const Card* card) {
    return card->modifier == Card::Modifier::miss || card->modifier == Card::Modifier::curse;
}
bool doubles(const Card* card) {
    return card->modifier == Card::Modifier::twice || card->modifier == Card::Modifier::bless;
}

Seen miss(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        std::vector<const Card*> used = hit.used();
        if (std::ranges::none_of(used, misses)) {
            return;
        }
        std::erase_if(used, misses);
        const int told = hit.event->result.after_cards;
        judged.expect(told == 0, value_with_cards(hit.event->result.after_bonuses, used) > 0, [&] {
            return of(hit) + " is worth " + number(told) + " with a miss among its cards";
        });
    });
}

Seen doubled(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        std::vector<const Card*> used = hit.used();
        if (std::ranges::none_of(used, doubles) || std::ranges::any_of(used, misses)) {
            return;
        }
        const int before = hit.event->result.after_bonuses;
        const int due = value_with_cards(before, used);
        std::erase_if(used, doubles);
        const int told = hit.event->result.after_cards;
        judged.expect(told == due, value_with_cards(before, used) != due, [&] {
            return of(hit) + " is worth " + number(told) + " after its cards, not " + number(due);
        });
    });
}

int pierce_of(const ObservedAttack& hit) {
    int pierce = hit.by->figure->pierce + (hit.said != nullptr ? hit.said->pierce : 0);
    for (const Card* card : hit.used()) {
        pierce += card->pierce;
    }
    return pierce;
}

Seen pierce(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        const int pierce = pierce_of(hit);
        const int shield = shields_of(view, hit);
        if (hit.said == nullptr || pierce == 0 || shield == 0) {
            return;
        }
        const int due = std::max(0, shield - pierce);
        const int told = hit.event->result.shield;
        judged.expect(told == due, hit.event->result.after_cards > due, [&] {
            return of(hit) + " meets a shield of " + number(told) + ", not " + number(due);
        });
    });
}

Seen shield(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        const int shield = shields_of(view, hit);
        const AttackResult& told = hit.event->result;
        if (shield == 0 && told.shield == 0) {
            return;
        }
        const int due = std::max(0, shield - told.pierce);
        const int left = std::max(0, told.after_cards - due);
        judged.expect(told.shield == due && told.after_shield == left,
                      left != std::max(0, told.after_cards), [&] {
                          return of(hit) + " leaves " + number(told.after_shield) + " of " +
                                 number(told.after_cards) + " against a shield of " + number(due);
                      });
    });
}

Seen stat_card(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        const int own = hit.target->figure->shield;
        const AttackResult& told = hit.event->result;
        if (own == 0) {
            return;
        }
        const bool counts = told.shield >= own - told.pierce;
        judged.expect(counts, hit.target->has(Condition::stun) && told.after_cards > 0, [&] {
            return of(hit) + " meets a shield of " + number(told.shield) + ", though " +
                   number(own) + " is on the stat card";
        });
    });
}

constexpr std::array monitors{
    PlayMonitor{"attack.order"_clause,
                "the value, its bonuses, one card, the shield, ward and brittle, in this order",
                attacks, order},
    PlayMonitor{"attack.value-floor"_clause, "a value below zero deals no damage", attacks,
                value_floor},
    PlayMonitor{"attack.poison"_clause, "a poisoned target adds 1 among the bonuses", attacks,
                poison},
    PlayMonitor{"attack.miss"_clause, "with a miss among the cards the value is zero", attacks,
                miss},
    PlayMonitor{"attack.double"_clause, "a 2x doubles the value reached so far", attacks, doubled},
    PlayMonitor{"attack.pierce"_clause, "all pierce together lowers the shield, not below zero",
                attacks, pierce},
    PlayMonitor{"bonus.shield"_clause, "all shields together lower the value after the cards",
                attacks, shield},
    PlayMonitor{"bonus.stat-card"_clause, "a shield on the stat card counts, stunned or not",
                attacks, stat_card},
};

}  // namespace
}  // namespace of_attack_value

std::span<const PlayMonitor> attack_value_play_monitors() { return of_attack_value::monitors; }

}  // namespace standee::verify
