#include <algorithm>

#include "lib/error.hpp"
#include "lib/words.hpp"
#include "rulebook/initiative.hpp"

// Who takes the next turn of a round.

namespace standee::rulebook {
namespace {

/// Figures that act one directly after another: a set, or a character with its summons.
struct Group {
    Figure leader;  ///< who is nobody's summon, of the first of them
    std::string name;
    Place place;
    const Figure* after = nullptr;    ///< the character right after whom it acts
    std::vector<SummonLine> figures;  ///< those that have still to act

    [[nodiscard]] bool is_character() const { return leader.kind == Kind::character; }
    [[nodiscard]] std::string words() const {
        return is_character() ? leader.id : monster_type_of(leader);
    }
    [[nodiscard]] bool acts_with(const Group& other) const {
        return name == other.name && is_character() == other.is_character() &&
               place.initiative == other.place.initiative && after == other.after;
    }
};

[[noreturn]] void fail(Clause clause, std::string found, std::string expected) {
    throw InputError({ErrorCode::missing_field, "", std::move(found), std::move(expected), clause});
}

Group group_of(const Table& table, const Figure& figure) {
    const SummonLine line = summon_line(table.scene, figure);
    const Figure& leader = *line.front();
    const auto place = place_of(table.scene, table.rules(), leader);
    if (!place) {
        fail("initiative.order"_clause, quoted(leader.id) + " without an initiative",
             "its own, or that of its card");
    }
    return {leader,
            group_name(leader),
            *place,
            predecessor(table.scene, table.rules(), leader),
            {line}};
}

/// Each figure has one turn a round; objectives have none, and who was summoned in this round has
/// its first in the next [turn.each-once, initiative.summon-first-round].
bool has_still_to_act(const Table& table, const Figure& figure) {
    if (figure.turn_ended ||
        (figure.kind == Kind::ally && !table.on("ally.scenario"_clause, "takes turns"))) {
        return false;
    }
    if (figure.kind == Kind::objective) {
        return !table.on("turn.each-once"_clause);
    }
    return !figure.summoned_this_round || !table.on("initiative.summon-first-round"_clause);
}

std::vector<Group> groups_to_act(const Table& table) {
    std::vector<Group> groups;
    for (const Figure& figure : table.scene.figures) {
        if (!has_still_to_act(table, figure)) {
            continue;
        }
        const Group group = group_of(table, figure);
        const auto same = std::ranges::find_if(
            groups, [&](const Group& other) { return other.acts_with(group); });
        if (same == groups.end()) {
            groups.push_back(group);
        } else {
            same->figures.push_back(group.figures.front());
        }
    }
    std::ranges::stable_sort(groups, {}, &Group::name);
    return groups;
}

/// The group that has begun to act and has not ended: whoever appears meanwhile waits for it
/// [initiative.monster-order, initiative.summon, monster.spawn]. Null if there is none.
const Group* under_way(const Table& table, const std::vector<Group>& groups) {
    const std::string& acting = table.scene.progress.acting;
    bool one_initiative = true;  // for all figures of the set
    std::vector<Group> begun;
    for (const Figure& figure : table.scene.figures) {
        const Figure& leader = *summon_line(table.scene, figure).front();
        if (figure.kind == Kind::objective || group_name(leader) != acting) {
            continue;
        }
        one_initiative = one_initiative && (leader.kind == Kind::character || !leader.initiative) &&
                         !has_second_card(table.scene, table.rules(), leader);
        if (figure.turn_ended && place_of(table.scene, table.rules(), leader)) {
            begun.push_back(group_of(table, figure));
        }
    }
    const auto goes_on = [&](const Group& group) {
        const auto same = [&](const Group& other) { return other.acts_with(group); };
        return group.name == acting && (one_initiative || std::ranges::any_of(begun, same));
    };
    const auto found = std::ranges::find_if(groups, goes_on);
    return found == groups.end() ||
                   !table.on("initiative.monster-order"_clause, "one after another")
               ? nullptr
               : &*found;
}

/// Those before which no other comes.
template <class T, class Before>
std::vector<T> first_of(const std::vector<T>& all, Before before) {
    std::vector<T> first;
    for (const T& one : all) {
        if (std::ranges::none_of(all, [&](const T& other) { return before(other, one); })) {
            first.push_back(one);
        }
    }
    return first;
}

/// The name of a group, and its side where the other side has the set too.
std::string words_of(const Group& group, const std::vector<Group>& tied) {
    const bool both_sides = std::ranges::any_of(tied, [&](const Group& other) {
        return other.words() == group.words() && other.leader.side != group.leader.side &&
               !group.is_character();
    });
    const std::string side = group.leader.side == Side::party ? " (allies)" : " (enemies)";
    return group.words() + (both_sides ? side : "");
}

/// Those of several that a choice of focus has not put after others of them [initiative.ties].
template <class T, class Name>
std::vector<T> first_as_focused(const Table& table, Among among, const std::vector<T>& tied,
                                Name name) {
    std::vector<std::string> names;
    for (const T& one : tied) {
        names.push_back(name(one));
    }
    const std::vector<std::string> first = first_by_focus(table, among, names);
    std::vector<T> left;
    for (const T& one : tied) {
        if (std::ranges::count(first, name(one)) > 0) {
            left.push_back(one);
        }
    }
    return left;
}

Group choose_group(Table& table, const std::vector<Group>& all) {
    const std::vector<Group> tied =
        first_as_focused(table, Among::groups, all, [](const Group& group) { return group.name; });
    event::Choice choice{ChoiceKind::initiative, {}, {}, 0};
    for (const Group& group : tied) {
        choice.options.push_back({.figure = group.is_character() ? group.leader.id : std::string{},
                                  .words = words_of(group, tied)});
    }
    const Group& group = tied.at(table.choose("initiative.ties"_clause, std::move(choice)));
    if (tied.size() > 1) {
        table.scene.progress.decided_first.push_back(group.name);
    }
    return group;
}

std::string choose_figure(Table& table, const std::vector<SummonLine>& all) {
    const std::vector<SummonLine> tied = first_as_focused(
        table, Among::figures, all, [](const SummonLine& line) { return line.back()->id; });
    std::vector<std::string> ids;
    for (const SummonLine& line : tied) {
        ids.push_back(line.back()->id);
    }
    std::ranges::sort(ids);
    event::Choice choice{ChoiceKind::next, {}, {}, 0};
    for (const std::string& id : ids) {
        choice.options.push_back({.figure = id});
    }
    const std::string id =
        ids.at(table.choose("initiative.monster-order"_clause, std::move(choice)));
    if (ids.size() > 1) {
        table.scene.progress.decided_first.push_back(id);
    }
    return id;
}

/// When a character's turn has ended, only those that act right after it, as long as some have
/// still to act; otherwise all groups [initiative.acts-after].
std::vector<Group> those_due(const Table& table, const std::vector<Group>& groups) {
    if (under_way(table, groups) != nullptr ||
        !table.on("initiative.acts-after"_clause, "nobody in between")) {
        return groups;
    }
    std::vector<Group> due;
    for (const Group& group : groups) {
        const Figure* character = predecessor(table.scene, table.rules(), group.leader);
        if (character != nullptr && character->turn_ended) {
            due.push_back(group);
        }
    }
    return due.empty() ? groups : due;
}

/// A monster, boss or ally acts by the card that its set has drawn [monster.card-draw].
void check_card(const Table& table, const Figure& figure) {
    const bool by_card = figure.kind != Kind::character && figure.kind != Kind::summon;
    if (by_card && card_for(table.scene, table.rules(), figure) == nullptr) {
        fail("monster.card-draw"_clause, "no card of " + quoted(monster_type_of(figure)),
             "the ability card that its set has drawn this round");
    }
}

}  // namespace

std::optional<std::string> next_to_act(Table& table) {
    const std::vector<Group> groups = those_due(table, groups_to_act(table));
    if (groups.empty()) {
        return std::nullopt;
    }
    const Group* acting = under_way(table, groups);
    const Group group = choose_group(
        table, acting != nullptr ? std::vector{*acting} : first_of(groups, [&](auto& a, auto& b) {
            return group_acts_before(table.scene, table.rules(), a.leader, b.leader);
        }));
    table.scene.progress.acting = group.name;
    const std::string next = choose_figure(table, first_of(group.figures, [&](auto& a, auto& b) {
                                               return acts_before_in_group(table.rules(), a, b);
                                           }));
    check_card(table, table.figure(next));
    return next;
}

}  // namespace standee::rulebook
