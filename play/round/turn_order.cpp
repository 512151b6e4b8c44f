#include "play/round/turn_order.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "focus/initiative.hpp"
#include "focus/second_card.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

/// A group of figures that act one directly after another: a monster type, or a character with its
/// summons.
struct Group {
    const Figure* leader;  ///< its first figure that still has to act, or whose summon does
    TurnPlace place;

    [[nodiscard]] bool is_character() const { return leader->kind == Kind::character; }
    /// The monster type, or the id of the character.
    [[nodiscard]] const std::string& name() const {
        return is_character() ? leader->id : monster_type_of(*leader);
    }
    /// The name that distinguishes it from others of the same initiative.
    [[nodiscard]] std::string key() const { return turn_group(*leader); }
};

bool is_placed_as(const std::optional<TurnPlace>& place, const Group& group) {
    return place && place->initiative == group.place.initiative &&
           place->after == group.place.after;
}

bool same_turn(const Group& a, const Group& b) {
    return same_turn_group(*a.leader, *b.leader) && is_placed_as(a.place, b);
}

bool still_acts(const Figure& figure) {
    return figure.kind != Kind::objective && !figure.turn_ended && !figure.summoned_this_round;
}

[[noreturn]] void fail_for(const Scene& scene, const Figure& figure, std::string_view field,
                           std::string found, std::string expected, Clause clause) {
    const auto position = &figure - scene.figures.data();
    throw InputError({ErrorCode::missing_field,
                      field == "cards" ? "/cards" : "/figures/" + std::to_string(position),
                      std::move(found), std::move(expected), clause});
}

TurnPlace place_of(const Scene& scene, const Figure& root) {
    const auto place = turn_place(scene, root);
    if (!place) {
        const Figure* after = acts_right_after(scene, root);
        const Figure& who = after != nullptr ? *after : root;
        fail_for(scene, who, "initiative", "\"" + who.id + "\" without an initiative",
                 "its own, or that of its card", "initiative.order"_clause);
    }
    return *place;
}

/// Whether a figure that is not a summon acts in this group; its summons then do too.
bool is_of_group(const Scene& scene, const Figure& root, const Group& group) {
    return &root == group.leader ||
           (same_turn_group(root, *group.leader) && is_placed_as(turn_place(scene, root), group));
}

/// The groups of all figures that still have to act, if `counts` is true of their leader.
template <class Condition>
std::vector<Group> groups_of(const Scene& scene, Condition counts) {
    std::vector<Group> groups;
    groups.reserve(scene.figures.size());
    for (const Figure& figure : scene.figures) {
        if (!still_acts(figure)) {
            continue;
        }
        const Figure& root = root_of(scene, figure);
        const auto has_it = [&](const Group& group) { return is_of_group(scene, root, group); };
        // Most often the figure belongs to the group of the one before it.
        if (counts(root) && std::none_of(groups.rbegin(), groups.rend(), has_it)) {
            groups.push_back({&root, place_of(scene, root)});
        }
    }
    return groups;
}

/// All groups that still have to act; only those of one monster type, or of the types of one set,
/// if `set` is not empty.
std::vector<Group> groups_to_act(const Scene& scene, std::string_view set = {}) {
    return groups_of(scene, [set](const Figure& root) {
        return set.empty() || (root.kind != Kind::character && is_of_type_or_set(root, set));
    });
}

/// The figures of a group that still have to act.
std::vector<SummonLine> figures_of(const Scene& scene, const Group& group) {
    std::vector<SummonLine> figures;
    for (const Figure& figure : scene.figures) {
        if (!still_acts(figure)) {
            continue;
        }
        if (is_of_group(scene, root_of(scene, figure), group)) {
            figures.push_back(summon_line(scene, figure));
        }
    }
    return figures;
}

bool acts_before(const Group& a, const Group& b, const Scene& scene) {
    return group_acts_before(scene, {*a.leader, a.place}, {*b.leader, b.place});
}

bool acts_before(const SummonLine& a, const SummonLine& b, const Scene& /*scene*/) {
    return acts_before(a, b);
}

bool chosen_before(const Group& a, const Group& b, const Scene& scene) {
    return standee::chosen_before(scene, TurnName::group, a.key(), b.key());
}

bool chosen_before(const SummonLine& a, const SummonLine& b, const Scene& scene) {
    return standee::chosen_before(scene, TurnName::figure, a.back()->id, b.back()->id);
}

template <class T>
using Some = std::vector<const T*>;

/// The elements before which no other element comes.
template <class T, class Before>
Some<T> minimal(const Some<T>& all, Before before) {
    Some<T> first;
    for (const T* one : all) {
        if (std::ranges::none_of(all, [&](const T* other) { return before(*other, *one); })) {
            first.push_back(one);
        }
    }
    return first;
}

/// The elements before which no other element comes, by the rules and then by the choices of focus
/// in this round [initiative.ties].
template <class T>
Some<T> first_among(const Some<T>& all, const Scene& scene) {
    const Some<T> first =
        minimal(all, [&](const T& a, const T& b) { return acts_before(a, b, scene); });
    if (scene.progress.decided_by_focus.empty()) {
        return first;
    }
    const Some<T> chosen =
        minimal(first, [&](const T& a, const T& b) { return chosen_before(a, b, scene); });
    return chosen.empty() ? first : chosen;
}

template <class T>
Some<T> first_of(const std::vector<T>& all, const Scene& scene) {
    Some<T> each;
    each.reserve(all.size());
    std::ranges::transform(all, std::back_inserter(each), [](const T& one) { return &one; });
    return first_among(each, scene);
}

/// Records for the rest of the round that the party has let `first` act first.
void decide_first(Game& game, Clause clause, const std::string& first, std::size_t tied) {
    if (tied > 1) {
        game.emit(clause, event::OrderDecided{first});
    }
}

/// The name of a group, with its side if the other side has the same set.
std::string words_of(const Group& group, const Some<Group>& tied) {
    const bool both_sides = std::ranges::any_of(tied, [&](const Group* other) {
        return other->name() == group.name() && other->leader->side != group.leader->side &&
               !group.is_character();
    });
    const std::string_view side = group.leader->side == Side::party ? " (allies)" : " (enemies)";
    return both_sides ? group.name() + std::string{side} : group.name();
}

/// Whether all figures of a group have the same initiative, including those that have acted.
bool has_one_initiative(const Scene& scene, std::string_view group) {
    return std::ranges::all_of(scene.figures, [&](const Figure& figure) {
        const Figure& root = root_of(scene, figure);
        return figure.kind == Kind::objective || !is_turn_group(group, root) ||
               root.kind == Kind::character ||
               (!root.initiative && second_card_set(scene, root) == nullptr);
    });
}

/// Whether a figure of this group has had its turn.
bool has_begun(const Scene& scene, const Group& group) {
    return std::ranges::any_of(scene.figures, [&](const Figure& figure) {
        return figure.kind != Kind::objective && figure.turn_ended &&
               is_of_group(scene, root_of(scene, figure), group);
    });
}

/// The group that acted last, if some of its figures still have to act. Figures that have appeared
/// meanwhile wait for it, however low their initiative is. Null if there is no such group
/// [initiative.monster-order, initiative.summon, monster.spawn].
const Group* under_way(const Scene& scene, const std::vector<Group>& groups) {
    const std::string& acting = scene.progress.acting;
    const auto acted = [&](const Group& group) { return is_turn_group(acting, *group.leader); };
    if (acting.empty() || std::ranges::none_of(groups, acted)) {
        return nullptr;
    }
    const bool goes_on = has_one_initiative(scene, acting);
    const auto found = std::ranges::find_if(groups, [&](const Group& group) {
        return acted(group) && (goes_on || has_begun(scene, group));
    });
    return found == groups.end() ? nullptr : &*found;
}

Some<Group> in_order_of_keys(Some<Group> groups) {
    std::ranges::stable_sort(groups, {}, [](const Group* group) { return group->key(); });
    return groups;
}

/// The groups of which one acts next, if none is in progress. Groups that act right after a
/// character who has just acted, or whose turn has ended, come before all others
/// [initiative.acts-after].
Some<Group> next_of(const Scene& scene, const std::vector<Group>& groups,
                    const Figure* just_acted = nullptr) {
    Some<Group> due;
    for (const Group& group : groups) {
        const Figure* after = group.place.after;
        if (after != nullptr && (after == just_acted || after->turn_ended)) {
            due.push_back(&group);
        }
    }
    return in_order_of_keys(due.empty() ? first_of(groups, scene) : first_among(due, scene));
}

/// The groups of which one acts next in a round.
Some<Group> next_in_round(const Scene& scene, const std::vector<Group>& groups) {
    const Group* acting = under_way(scene, groups);
    return acting == nullptr ? next_of(scene, groups) : Some<Group>{acting};
}

/// Lets the party choose one of the tied groups. Null if the play stops.
const Group* choose_group(Game& game, const Some<Group>& tied) {
    event::Choice choice{ChoiceKind::initiative, {}, {}, 0};
    for (const Group* group : tied) {
        choice.options.push_back({.figure = group->is_character() ? group->name() : std::string{},
                                  .words = words_of(*group, tied)});
    }
    const auto chosen = game.choose("initiative.ties"_clause, std::move(choice));
    if (!chosen) {
        return nullptr;
    }
    const Group* group = tied.at(*chosen);
    decide_first(game, "initiative.ties"_clause, group->key(), tied.size());
    return group;
}

/// Lets the party choose one of the tied figures. None if the play stops.
std::optional<std::string> choose_figure(Game& game, const Some<SummonLine>& tied) {
    std::vector<std::string> ids;
    for (const SummonLine* line : tied) {
        ids.push_back(line->back()->id);
    }
    std::ranges::sort(ids);
    event::Choice choice{ChoiceKind::next, {}, {}, 0};
    for (const std::string& id : ids) {
        choice.options.push_back({.figure = id});
    }
    const auto chosen = game.choose("initiative.monster-order"_clause, std::move(choice));
    if (!chosen) {
        return std::nullopt;
    }
    decide_first(game, "initiative.monster-order"_clause, ids.at(*chosen), ids.size());
    return ids.at(*chosen);
}

/// The places of all groups in the initiative order.
std::vector<PlaceInOrder> ordered(const Scene& scene, std::vector<Group> left) {
    std::vector<PlaceInOrder> order;
    const Figure* just_acted = nullptr;
    while (!left.empty()) {
        const Group group =
            *(order.empty() ? next_in_round(scene, left) : next_of(scene, left, just_acted))
                 .front();
        just_acted = group.is_character() ? group.leader : just_acted;
        std::erase_if(left, [&](const Group& other) { return same_turn(other, group); });
        PlaceInOrder place{
            group.place.initiative.leading, group.is_character() ? "" : group.name(), {}};
        std::vector<SummonLine> figures = figures_of(scene, group);
        while (!figures.empty()) {
            const SummonLine next = *first_of(figures, scene).front();
            place.figures.push_back(next.back()->id);
            std::erase(figures, next);
        }
        order.push_back(std::move(place));
    }
    return order;
}

}  // namespace

// [initiative.summon, ally.scenario, monster.spawn, initiative.summon-first-round]
std::optional<NextToAct> next_to_act(Game& game, std::string_view set) {
    const Scene& scene = game.state().scene();
    const std::vector<Group> groups = groups_to_act(scene, set);
    if (groups.empty()) {
        return NextToAct{};
    }
    const Group* group = choose_group(game, next_in_round(scene, groups));
    if (group == nullptr) {
        return std::nullopt;
    }
    if (const std::string key = group->key(); scene.progress.acting != key) {
        game.emit("initiative.ties"_clause, event::GroupActs{key});
    }
    const std::vector<SummonLine> figures = figures_of(scene, *group);
    const auto next = choose_figure(game, first_of(figures, scene));
    if (!next) {
        return std::nullopt;
    }
    const Figure& figure = game.state().figure(*next);
    if (figure.kind != Kind::character && figure.kind != Kind::summon &&
        performed_card(scene, figure) == nullptr) {
        fail_for(scene, figure, "cards", "no card of \"" + monster_type_of(figure) + "\"",
                 "the ability card that its set has drawn this round", "monster.card-draw"_clause);
    }
    return NextToAct{*next};
}

std::vector<PlaceInOrder> initiative_order(const Scene& scene) {
    return ordered(scene, groups_to_act(scene));
}

std::vector<PlaceInOrder> known_initiative_order(const Scene& scene) {
    return ordered(scene, groups_of(scene, [&](const Figure& root) {
                       return turn_place(scene, root).has_value();
                   }));
}

}  // namespace standee
