#include <algorithm>
#include <array>

#include "verify/monitors/round/monitor.hpp"
#include "verify/monitors/round/picks.hpp"

// Who acts next.

namespace standee::verify {
namespace of_initiative {
namespace {

/// Asks about each moment at which it is known who acts next.
template <class Look>
Seen at_each_pick(const RoundView& view, Look look) {
    Judgement judged;
    if (!view.refusal) {
        for (const Pick& pick : picks_of(view)) {
            if (pick.group != nullptr) {
                look(pick, judged);
            }
        }
    }
    return judged.seen();
}

bool comes_before(const TurnGroup& a, const TurnGroup& b) {
    return a.leading != b.leading ? a.leading < b.leading : !a.rests && b.rests;
}

// The lowest number; Gloomhaven's long rest after all others of its number. A group that has begun
// goes on, whoever has appeared.
Seen order(const RoundView& view) {
    return at_each_pick(view, [](const Pick& pick, Judgement& judged) {
        if (pick.group == pick.going_on || pick.from_before) {
            return;
        }
        const auto earlier = std::ranges::find_if(
            pick.groups, [&](const TurnGroup& other) { return comes_before(other, *pick.group); });
        const bool later = std::ranges::any_of(
            pick.groups, [&](const TurnGroup& other) { return comes_before(*pick.group, other); });
        judged.expect(earlier == pick.groups.end(), later,
                      [&] { return pick.figure->id + " acts before " + earlier->name; });
    });
}

/// As a choice names them: where both sides have a set, each with its side.
std::vector<std::string> names_of(const std::vector<const TurnGroup*>& groups) {
    std::vector<std::string> names;
    for (const TurnGroup* group : groups) {
        names.push_back(group->name);
        for (const TurnGroup* other : groups) {
            if (!group->is_character() && other->name == group->name &&
                other->head->side != group->head->side) {
                names.back() += group->head->side == Side::party ? " (allies)" : " (enemies)";
            }
        }
    }
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> names_in(const event::Choice* choice, std::string event::Option::* name) {
    std::vector<std::string> names;
    if (choice != nullptr) {
        for (const event::Option& option : choice->options) {
            names.push_back(option.*name);
        }
    }
    std::ranges::sort(names);
    return names;
}

bool contains(const std::vector<const TurnGroup*>& groups, const TurnGroup* one) {
    return std::ranges::count(groups, one) > 0;
}

/// Whether the choice between groups is the one that is due: between all that tie, or none where a
/// group goes on or only one is first.
bool is_due_choice(const Pick& pick, const std::vector<const TurnGroup*>& first) {
    const bool goes_on = pick.going_on != nullptr;
    const auto due = goes_on || first.size() < 2 ? std::vector<std::string>{} : names_of(first);
    return pick.from_before || names_in(pick.groups_choice, &event::Option::words) == due;
}

// A character with the lower second card, a character before a monster set; else it is chosen.
Seen ties(const RoundView& view) {
    Judgement judged;
    if (view.refusal) {
        return {};
    }
    for (const Pick& pick : picks_of(view)) {
        if (pick.groups.empty()) {
            continue;
        }
        const TurnGroup& one = pick.group != nullptr
                                   ? *pick.group
                                   : *std::ranges::min_element(pick.groups, comes_before);
        const auto first = pick.first_of(one);
        const bool is_first = pick.group == nullptr || contains(first, pick.group) ||
                              pick.group == pick.going_on || pick.from_before;
        const bool tied = pick.tied_with(one).size() > 1;
        if (tied || !is_first || pick.groups_choice != nullptr) {
            judged.expect(is_first &&
                              (pick.figures_choice != nullptr || pick.group != nullptr ||
                               pick.groups_choice != nullptr) &&
                              is_due_choice(pick, first),
                          tied, [&] {
                              return (pick.figure == nullptr ? "somebody" : pick.figure->id) +
                                     " acts, and the tie was decided otherwise";
                          });
        }
    }
    return judged.seen();
}

/// One group: those before whom no other comes must be chosen among, and one of them acts; and who
/// has begun to act goes on until all have.
template <class Earlier>
void judge_within(const Pick& pick, Earlier earlier, Judgement& judged) {
    const auto first_of = [&](const std::vector<const Figure*>& left) {
        std::vector<std::string> first;
        for (const Figure* one : left) {
            if (std::ranges::none_of(left,
                                     [&](const Figure* other) { return earlier(*other, *one); })) {
                first.push_back(one->id);
            }
        }
        std::ranges::sort(first);
        return first;
    };
    const std::vector<std::string> first = first_of(pick.group->left);
    const bool several = first.size() > 1;
    const bool chosen = several ? names_in(pick.figures_choice, &event::Option::figure) == first
                                : pick.figures_choice == nullptr;
    judged.expect(std::ranges::count(first, pick.figure->id) > 0 && chosen,
                  first.size() < pick.group->left.size(), [&] {
                      return pick.figure->id + " acts, and of " + pick.group->name + " " +
                             first.front() + " is due";
                  });
}

/// Whether another group is put in between the turns of one that was acting.
bool is_interrupted(const Pick& pick) {
    return pick.going_on != nullptr && pick.group != pick.going_on;
}

bool has_named(const TurnGroup& group) {
    return std::ranges::any_of(group.left,
                               [](const Figure* figure) { return figure->rank == Rank::named; });
}

// Named, elite, normal, each by standee. Gloomhaven has no rule for the named.
Seen monster_order(const RoundView& view) {
    return at_each_pick(view, [](const Pick& pick, Judgement& judged) {
        if (is_interrupted(pick) && !pick.going_on->is_character()) {
            judged.breaks(pick.figure->id + " acts before all of " + pick.going_on->name + " have");
        }
        const bool open =
            has_named(*pick.group) && !orders_named_monsters(rulebook(pick.scene->edition));
        if (!pick.group->is_character() && pick.group->left.size() > 1 && !open) {
            judge_within(pick, earlier_in_set, judged);
        }
    });
}

// Directly before the summoner, several by standee.
Seen summon(const RoundView& view) {
    return at_each_pick(view, [](const Pick& pick, Judgement& judged) {
        if (is_interrupted(pick) && pick.going_on->is_character()) {
            judged.breaks(pick.figure->id + " acts between " + pick.going_on->name +
                          " and its summons");
        }
        if (pick.group->is_character() && pick.group->left.size() > 1) {
            judge_within(
                pick,
                [&](const Figure& a, const Figure& b) {
                    return earlier_in_company(*pick.scene, a, b);
                },
                judged);
        }
    });
}

// Who was summoned in the round takes no turn in it, but takes one in the next.
Seen summoned(const RoundView& view) {
    Judgement judged;
    for (const RoundPiece& piece : view.pieces) {
        if (piece.is_end()) {
            const bool any =
                std::ranges::any_of(piece.before.figures, &Figure::summoned_this_round);
            const bool still =
                std::ranges::any_of(piece.after.figures, &Figure::summoned_this_round);
            if (any || still) {
                judged.expect(!still, true, [] { return "who was summoned waits another round"; });
            }
            continue;
        }
        const Figure* figure = piece.before.find(piece.figure);
        if (figure != nullptr && figure->summoned_this_round) {
            judged.breaks(piece.figure + " acts in the round in which it was summoned");
        }
        for (const Event& event : view.events(piece)) {
            const auto* summon = std::get_if<event::Summon>(&event.what);
            const Figure* now = summon == nullptr ? nullptr : piece.after.find(summon->figure);
            if (now != nullptr && piece.whole) {
                judged.expect(now->summoned_this_round, true,
                              [&] { return now->id + " may act at once"; });
            }
        }
    }
    return judged.seen();
}

constexpr std::array monitors{
    RoundMonitor{"initiative.order"_clause,
                 "of all figures left, the one with the lowest number acts next", order},
    RoundMonitor{"initiative.ties"_clause,
                 "the lower second card, a character before monsters; otherwise the party decides",
                 ties},
    RoundMonitor{"initiative.monster-order"_clause,
                 "in a set: named, elite, normal, by standee, until all have acted", monster_order},
    RoundMonitor{"initiative.summon"_clause, "summons act directly before their summoner, in order",
                 summon},
    RoundMonitor{"initiative.summon-first-round"_clause,
                 "no turn in the round in which it was summoned", summoned},
};

}  // namespace
}  // namespace of_initiative

std::span<const RoundMonitor> initiative_round_monitors() { return of_initiative::monitors; }

}  // namespace standee::verify
