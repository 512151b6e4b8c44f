#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

#include "verify/monitors/turn/monitor.hpp"

// The card: what of it is performed, with which stats, and what elements pay for. And summons.

namespace standee::verify {
namespace of_card {
namespace {

const std::vector<Ability>* card_of(TurnView& view) {
    const auto& abilities = view.facts().scene().turn->abilities;
    return abilities ? &*abilities : nullptr;
}

/// Calls `what` with each ability of a card, whatever it hangs on, until one is what is looked for.
template <class What>
bool of_some_ability(const std::vector<Ability>& card, What what) {
    return std::ranges::any_of(card, [&](const Ability& ability) {
        if (const auto* paid = std::get_if<ConsumeAbility>(&ability.what)) {
            return of_some_ability(paid->to, what) || of_some_ability(paid->otherwise, what);
        }
        if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
            return of_some_ability(ranked->to, what) || of_some_ability(ranked->otherwise, what);
        }
        return static_cast<bool>(what(ability));
    });
}

bool is_move(const Ability& ability) {
    return std::holds_alternative<MoveAbility>(ability.what) ||
           std::holds_alternative<TeleportAbility>(ability.what);
}
bool is_attack(const Ability& ability) {
    return std::holds_alternative<AttackAbility>(ability.what);
}

bool moves(TurnView& view, const Outcome& outcome) { return outcome.end != view.facts().start(); }

// ---- what the card says ----

bool does_what_is_not_there(TurnView& view, const Outcome& outcome) {
    const std::vector<Ability>* card = card_of(view);
    return card != nullptr && ((moves(view, outcome) && !of_some_ability(*card, is_move)) ||
                               (outcome.targets != 0 && !of_some_ability(*card, is_attack)));
}

Verdict performs_card(TurnView& view) {
    const std::vector<Ability>* card = card_of(view);
    if (card == nullptr || view.stunned()) {
        return Verdict::silent;
    }
    const bool would_go = of_some_option(view, [&](std::size_t i) {
        const Outcome& outcome = view.outcomes()[i];
        return outcome.attack_hex != nowhere && outcome.attack_hex != outcome.end;
    });
    return verdict(true, (would_go && !of_some_ability(*card, is_move)) ||
                             (view.nearest().possible() && !of_some_ability(*card, is_attack)));
}

/// The points of the moves before the first attack, and whether there are any after it; nothing
/// where the card hangs on elements or ranks, or has teleports.
struct InOrder {
    int before = 0;
    bool after = false;
};

std::optional<InOrder> in_order(TurnView& view) {
    const std::vector<Ability>* card = card_of(view);
    InOrder points;
    bool attacked = false;
    for (std::size_t i = 0; card != nullptr && i < card->size(); ++i) {
        const auto& what = (*card)[i].what;
        if (std::holds_alternative<ConsumeAbility>(what) ||
            std::holds_alternative<RankAbility>(what) ||
            std::holds_alternative<TeleportAbility>(what)) {
            return std::nullopt;
        }
        if (const auto* move = std::get_if<MoveAbility>(&what)) {
            points.after = points.after || attacked;
            points.before +=
                attacked ? 0
                         : std::max(0, move->points.against(view.facts().actor().move).value_or(0));
        } else if (const auto* attack = std::get_if<AttackAbility>(&what)) {
            attacked = attacked || (!attack->along &&
                                    attack->value.against(view.facts().actor().attack).has_value());
        }
    }
    return card == nullptr ? std::nullopt : std::optional{points};
}

bool moves_ahead_of_order(TurnView& view, const Outcome& outcome) {
    const auto points = in_order(view);
    const Cost way = view.facts().ways().to(outcome.end);
    return points && moves(view, outcome) && way.possible() && way.points() > points->before;
}

Verdict order(TurnView& view) {
    const auto points = in_order(view);
    const bool counts = points && points->after && !view.stunned();
    return verdict(counts, counts && of_some_option(view, [&](std::size_t i) {
                               const Outcome& outcome = view.outcomes()[i];
                               return outcome.attack_hex != nowhere &&
                                      outcome.attack_hex != outcome.end;
                           }));
}

// ---- targets of the stat card, and those that elements pay for ----

bool payable(const std::vector<ElementChoice>& choices, const Elements& elements) {
    return std::ranges::all_of(choices, [&](ElementChoice choice) {
        for (int e = 0; e < element_count; ++e) {
            if (choice.allows(static_cast<Element>(e)) && elements[at(e)] != ElementState::inert) {
                return true;
            }
        }
        return false;
    });
}

bool is_about_target(const Add& add) {
    return add.condition && (add.condition->target_has || add.condition->allies_next_to_target ||
                             add.condition->target_on_water);
}

/// The most targets that the attack can have by what is written: the number on the card, or the
/// stat card's and the card's change to it, and what is added.
int most_targets(TurnView& view, bool with_payable) {
    const AttackAbility& attack = *view.facts().plan().attack;
    int most = view.facts().actor().targets.value_or(1);
    if (attack.targets) {
        most = attack.targets->count.relative ? most + attack.targets->count.number
                                              : attack.targets->count.number;
    }
    for (const Add& add : attack.adds) {
        const bool costs = add.condition && !add.condition->consume.empty();
        const bool applies = !is_about_target(add) &&
                             (!costs || (with_payable && payable(add.condition->consume,
                                                                 view.facts().scene().elements)));
        most += applies ? std::max(0, add.targets) : 0;
    }
    return attack.all_on_one ? std::min(most, 1) : most;
}

bool counts_targets(TurnView& view) {
    const AttackAbility* attack = view.facts().plan().attack;
    return attack != nullptr && view.facts().plan().attacks && !attack->area &&
           !(attack->targets && attack->targets->all) && !view.stunned();
}

bool uses_stat(TurnView& view) {
    const AttackAbility* attack = view.facts().plan().attack;
    return counts_targets(view) && view.facts().actor().targets &&
           (!attack->targets || attack->targets->count.relative);
}

bool more_than_stat(TurnView& view, const Outcome& outcome) {
    return uses_stat(view) && oracle::count(outcome.targets) > most_targets(view, true);
}

Verdict target_stat(TurnView& view) {
    const bool counts = uses_stat(view) && view.nearest().possible();
    return verdict(counts, counts && *view.facts().actor().targets != 1 &&
                               of_some_option(view, [&](std::size_t i) {
                                   const Outcome& outcome = view.outcomes()[i];
                                   const FigureSet could =
                                       view.facts().battle().could_hit(outcome.end);
                                   return outcome.targets != 0 && oracle::count(could) > 1;
                               }));
}

bool has_costs(TurnView& view) {
    const AttackAbility* attack = view.facts().plan().attack;
    return counts_targets(view) && std::ranges::any_of(attack->adds, [](const Add& add) {
               return add.condition && !add.condition->consume.empty();
           });
}

/// Whether an element decides about a move or an attack of the card.
bool card_hangs_on_elements(TurnView& view) {
    const std::vector<Ability>* card = card_of(view);
    const auto steers = [](const Ability& ability) {
        return is_move(ability) || is_attack(ability);
    };
    return card != nullptr && std::ranges::any_of(*card, [&](const Ability& ability) {
               const auto* paid = std::get_if<ConsumeAbility>(&ability.what);
               return paid != nullptr && (of_some_ability(paid->to, steers) ||
                                          of_some_ability(paid->otherwise, steers));
           });
}

bool more_than_paid(TurnView& view, const Outcome& outcome) {
    return has_costs(view) && oracle::count(outcome.targets) > most_targets(view, true);
}

Verdict consume(TurnView& view) {
    const bool fired = !view.stunned() && view.nearest().possible() &&
                       (has_costs(view) || card_hangs_on_elements(view));
    if (!fired) {
        return Verdict::silent;
    }
    const auto more_to_hit = [&](std::size_t i) {
        const Outcome& outcome = view.outcomes()[i];
        const int could = oracle::count(view.facts().battle().could_hit(outcome.end));
        const int hit = oracle::count(outcome.targets);
        return outcome.targets != 0 && (could > hit || hit > most_targets(view, false));
    };
    return verdict(true, card_hangs_on_elements(view) || of_some_option(view, more_to_hit));
}

// ---- attacks along the way ----

FigureSet told_along(TurnView& view, std::size_t option) {
    FigureSet told = 0;
    for (const FigureIndex figure : view.option(option).along) {
        told |= only(view.facts().company().number(figure));
    }
    return told;
}

bool attacks_others_along(TurnView& view, std::size_t option) {
    return told_along(view, option) != view.facts().attacked_along(view.option(option).path);
}

/// Whether some ways to an end of an option are as good, and pass others.
bool has_other_ways(TurnView& view, std::size_t option) {
    const auto ways = view.facts().paths_to(view.outcomes()[option].end);
    return std::ranges::any_of(ways, [&](const std::vector<Hex>& way) {
        return view.facts().attacked_along(way) != view.facts().attacked_along(ways.front());
    });
}

bool leaves_out_a_way(TurnView& view) {
    return view.facts().plan().along && of_some_option(view, [&](std::size_t i) {
               const Outcome& outcome = view.outcomes()[i];
               const auto ways = view.facts().paths_to(outcome.end);
               return !std::ranges::all_of(ways, [&](const std::vector<Hex>& way) {
                   return of_some_option(view, [&](std::size_t other) {
                       const Outcome& same = view.outcomes()[other];
                       return same.end == outcome.end && same.targets == outcome.targets &&
                              told_along(view, other) == view.facts().attacked_along(way);
                   });
               });
           });
}

Verdict along_move(TurnView& view) {
    const bool counts = view.facts().plan().along && !view.stunned();
    return verdict(counts, counts && of_some_option(view, [&](std::size_t i) {
                               return has_other_ways(view, i);
                           }));
}

// ---- summons ----

bool without_card(TurnView& view) {
    return view.facts().actor().kind == Kind::summon && card_of(view) == nullptr && !view.stunned();
}

bool beyond_its_stats(TurnView& view, const Outcome& outcome) {
    if (!without_card(view)) {
        return false;
    }
    const Figure& actor = view.facts().actor();
    const Cost way = view.facts().ways().to(outcome.end);
    bool too_far = false;
    oracle::for_each(outcome.targets, [&](int target) {
        const int range = view.facts().battle().range(outcome.end, target);
        too_far = too_far || range == nowhere || range > std::max(1, actor.range.value_or(1));
    });
    return too_far || (outcome.targets != 0 && !actor.attack) ||
           (moves(view, outcome) &&
            (!way.possible() || way.points() > std::max(0, actor.move.value_or(0))));
}

Verdict summon_card(TurnView& view) {
    const auto acts = [&](std::size_t i) {
        return moves(view, view.outcomes()[i]) || view.outcomes()[i].targets != 0;
    };
    return verdict(without_card(view), of_some_option(view, acts));
}

bool lost_summon(TurnView& view) {
    return view.facts().actor().kind == Kind::summon && view.facts().actor().summoner &&
           !view.stunned() && !view.nearest().possible();
}

bool follows_wrongly(TurnView& view, const Outcome& outcome) {
    if (!lost_summon(view) || !moves(view, outcome)) {
        return false;
    }
    const auto best =
        view.rules().summon_follows_summoner ? view.approach_to_summoner() : std::nullopt;
    const Cost way = view.facts().ways().to(outcome.end);
    return !best || !way.possible() || !view.facts().within_points(outcome.end) ||
           !view.facts().ways().left(outcome.end).possible() ||
           view.falls_short(*best, outcome.end).has_value();
}

/// It may always stay, and where its edition lets it follow, come as near as it can.
bool leaves_out_following(TurnView& view) {
    if (!lost_summon(view)) {
        return false;
    }
    const auto offered = [&](int end) {
        return std::ranges::find(view.outcomes(), end, &Outcome::end) != view.outcomes().end();
    };
    const auto best =
        view.rules().summon_follows_summoner ? view.approach_to_summoner() : std::nullopt;
    return !offered(view.facts().start()) ||
           (best && !std::ranges::all_of(view.facts().ends(), [&](int end) {
                return !view.facts().within_points(end) ||
                       !view.facts().ways().left(end).possible() || view.falls_short(*best, end) ||
                       offered(end);
            }));
}

Verdict summon_without_focus(TurnView& view) {
    if (!lost_summon(view)) {
        return Verdict::silent;
    }
    const auto best = view.approach_to_summoner();
    const int start = view.facts().start();
    return verdict(true, best && (!view.facts().ways().left(start).possible() ||
                                  view.falls_short(*best, start).has_value()));
}

constexpr std::array monitors{
    TurnMonitor{"monster.performs-card"_clause, "it moves and attacks only as its card says",
                performs_card, does_what_is_not_there},
    TurnMonitor{"ability.order"_clause, "moves after the first attack do not count for it", order,
                moves_ahead_of_order},
    TurnMonitor{"monster.target-stat"_clause,
                "the number of targets is the stat card's, changed as the card says", target_stat,
                more_than_stat},
    TurnMonitor{"element.consume"_clause,
                "what an element pays for happens only if that element is there", consume,
                more_than_paid},
    TurnMonitor{"card.along-move"_clause,
                "it attacks whom it passes, and ways that are as good and pass others are options",
                along_move, nullptr, attacks_others_along, leaves_out_a_way},
    TurnMonitor{"summon.card"_clause, "without a card a summon moves and attacks by its stats",
                summon_card, beyond_its_stats},
    TurnMonitor{"summon.no-focus"_clause,
                "a summon without a focus may stay; or, not in Gloomhaven and Jaws of the Lion, "
                "come as near to its summoner as it can",
                summon_without_focus, follows_wrongly, nullptr, leaves_out_following},
};

}  // namespace
}  // namespace of_card

std::span<const TurnMonitor> card_monitors() { return of_card::monitors; }

}  // namespace standee::verify
