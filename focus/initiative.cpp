#include "focus/initiative.hpp"

#include <algorithm>

#include "focus/second_card.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

bool earlier_standee(const Figure& a, const Figure& b) {
    return a.standee && b.standee && *a.standee < *b.standee;
}

/// The rank that counts for the order within a type. For scenario allies ranks do not count
/// [ally.scenario].
Rank rank_that_counts(const Figure& figure) {
    return figure.side == Side::party ? Rank::normal : figure.rank.value_or(Rank::normal);
}

/// Whether a figure acts together with others of its type. Scenario allies do, because they act by
/// the monster rules [ally.scenario].
bool is_of_a_type(const Figure& figure) {
    return (figure.kind == Kind::monster || figure.kind == Kind::boss ||
            figure.kind == Kind::ally) &&
           !figure.name.empty();
}

/// Whether the figures that these two lead act as one group: it is the same leader, or both are of
/// one type and side.
bool is_one_group(const Figure& a, const Figure& b) {
    return &a == &b || (is_of_a_type(a) && is_of_a_type(b) && a.name == b.name && a.side == b.side);
}

/// When a figure acts: at a number, perhaps right after a certain character.
struct ByCard {
    std::optional<Initiative> initiative;
    const Figure* after = nullptr;
};

// [initiative.order, monster.card-draw, initiative.acts-after]
ByCard place_by_card(const Scene& scene, const Figure& figure) {
    constexpr double objectives = 99;  // unless the scenario says otherwise [map.objective]
    if (figure.initiative) {
        return {figure.initiative};
    }
    if (figure.kind == Kind::objective) {
        return {Initiative{objectives, std::nullopt}};
    }
    const MonsterCard* card = performed_card(scene, figure);
    if (card == nullptr) {
        return {};
    }
    spend(card->acts_after.empty() ? 0 : scene.figures.size() / 16);
    const Figure* character =
        card->acts_after.empty() ? nullptr : scene.character(card->acts_after);
    if (character != nullptr) {
        return {character->initiative, character};
    }
    return {card->initiative ? std::optional{Initiative{*card->initiative, std::nullopt}}
                             : std::nullopt};
}

/// The figure whose place decides when the group of this leader acts: the leader itself, or the
/// character right after whom the group acts.
Leader decides_for(const Leader& leader) {
    if (leader.place.after == nullptr) {
        return leader;
    }
    TurnPlace place = leader.place;
    place.after = nullptr;
    return {*leader.place.after, place};
}

/// The number on the card of figures that act right after a character. If some of them perform a
/// second card that also acts right after that character, they act as one group, and the card of
/// the set counts.
std::optional<double> printed_number(const Scene& scene, const Figure& figure) {
    const MonsterCard* own = performed_card(scene, figure);
    const MonsterCard* of_set = scene.card_of(figure);
    const bool both = of_set != nullptr && !of_set->acts_after.empty() &&
                      scene.character(of_set->acts_after) == scene.character(own->acts_after);
    return both ? of_set->initiative : own->initiative;
}

/// Of several groups that act right after the same character, the one with the lowest card is
/// first.
bool has_lower_card(const Scene& scene, const Figure& a, const Figure& b) {
    const auto number_a = printed_number(scene, a);
    const auto number_b = printed_number(scene, b);
    return number_a && number_b && *number_a < *number_b;
}

/// The place of a figure that is not a summon; none for a summon.
std::optional<TurnPlace> own_place(const Scene& scene, const Figure& figure) {
    return &root_of(scene, figure) == &figure ? turn_place(scene, figure) : std::nullopt;
}

/// The groups between which the party decides if the groups of these leaders tie. A group that acts
/// right after a character is represented by the character's group.
ActsBefore deciding_groups(const Scene& scene, const Figure& a, const Figure& b) {
    const Figure* after_a = acts_right_after(scene, a);
    const Figure* after_b = acts_right_after(scene, b);
    if (after_a == after_b) {
        return {turn_group(a), turn_group(b)};
    }
    return {turn_group(after_a != nullptr ? *after_a : a),
            turn_group(after_b != nullptr ? *after_b : b)};
}

/// The groups that act after this group although both have the same initiative.
std::vector<std::string> later_of_same_initiative(const Scene& scene, const std::string& group) {
    std::vector<std::string> later;
    for (const Figure& leader : scene.figures) {
        const auto place = is_turn_group(group, leader) ? own_place(scene, leader) : std::nullopt;
        spend(place ? 4 * scene.figures.size() : 1);
        for (const Figure& other : scene.figures) {
            const auto place_of_other = place ? own_place(scene, other) : std::nullopt;
            if (place_of_other && place->initiative.leading == place_of_other->initiative.leading &&
                group_acts_before(scene, {leader, *place}, {other, *place_of_other})) {
                later.push_back(turn_group(other));
            }
        }
    }
    return later;
}

/// The figures of the same group and initiative that act after this one by the rules for the group.
/// A character is left out, because it never ties with its summons.
std::vector<std::string> later_in_group(const Scene& scene, const std::string& id) {
    std::vector<std::string> later;
    const Figure* figure = scene.find(id);
    if (figure == nullptr) {
        return later;
    }
    const SummonLine line = summon_line(scene, *figure);
    const auto place = turn_place(scene, *line.front());
    spend(4 * scene.figures.size());
    for (const Figure& other : scene.figures) {
        const SummonLine line_of_other = summon_line(scene, other);
        const auto place_of_other = turn_place(scene, *line_of_other.front());
        const bool ties = place && place_of_other &&
                          place->initiative.leading == place_of_other->initiative.leading &&
                          is_one_group(*line.front(), *line_of_other.front());
        if (ties && other.kind != Kind::character && acts_before(line, line_of_other)) {
            later.push_back(other.id);
        }
    }
    return later;
}

/// Everybody who acts after `name` because of choices of focus, because of the rules for equal
/// initiative, or because of several such steps one after another.
std::vector<std::string> all_after(const Scene& scene, TurnName of, const std::string& name) {
    std::vector<std::string> after{name};
    const auto add = [&after](const std::string& later) {
        if (std::ranges::count(after, later) == 0) {
            after.push_back(later);
        }
    };
    for (std::size_t i = 0; i < after.size(); ++i) {
        for (const ActsBefore& pair : scene.progress.decided_by_focus) {
            if (pair.first == after[i]) {
                add(pair.then);
            }
        }
        std::ranges::for_each(of == TurnName::group ? later_of_same_initiative(scene, after[i])
                                                    : later_in_group(scene, after[i]),
                              add);
    }
    after.erase(after.begin());
    return after;
}

/// The position of `name` in the order that the party has decided: its own position there, or an
/// earlier one of somebody who acts after it.
std::ptrdiff_t place_decided(const Scene& scene, TurnName of, const std::string& name) {
    const auto& first = scene.progress.decided_first;
    auto place = std::ranges::find(first, name);
    for (const std::string& after : all_after(scene, of, name)) {
        place = std::min(place, std::ranges::find(first, after));
    }
    return place - first.begin();
}

/// Whether `a` and `b` tied and the party has let `a` act first [initiative.ties].
bool decided_before(const Scene& scene, TurnName of, const std::string& a, const std::string& b) {
    if (scene.progress.decided_first.empty() && scene.progress.decided_by_focus.empty()) {
        return false;
    }
    // After a change of rank each may come after the other; then the choices settle nothing.
    const bool first = chosen_before(scene, of, a, b);
    const bool later = chosen_before(scene, of, b, a);
    return first != later ? first : place_decided(scene, of, a) < place_decided(scene, of, b);
}

}  // namespace

SummonLine summon_line(const Scene& scene, const Figure& figure) {
    SummonLine line{&figure};
    while (line.front()->kind == Kind::summon && line.front()->summoner &&
           line.size() <= scene.figures.size()) {
        spend(1 + scene.figures.size() / 8);
        const Figure* summoner = scene.find(*line.front()->summoner);
        if (summoner == nullptr) {
            break;
        }
        line.insert(line.begin(), summoner);
    }
    return line;
}

const Figure& root_of(const Scene& scene, const Figure& figure) {
    return figure.kind == Kind::summon ? *summon_line(scene, figure).front() : figure;
}

const Figure* acts_right_after(const Scene& scene, const Figure& figure) {
    return place_by_card(scene, figure).after;
}

std::optional<Initiative> initiative_of(const Scene& scene, const Figure& figure) {
    return place_by_card(scene, figure).initiative;
}

std::optional<double> initiative_value(const Scene& scene, const Figure& figure) {
    const auto initiative = initiative_of(scene, root_of(scene, figure));
    return initiative ? std::optional{initiative->leading} : std::nullopt;
}

std::optional<TurnPlace> turn_place(const Scene& scene, const Figure& figure) {
    constexpr Initiative long_rest{99, std::nullopt};
    const auto [initiative, after] = place_by_card(scene, figure);
    if (!initiative) {
        return std::nullopt;
    }
    const bool character = figure.kind == Kind::character || after != nullptr;
    const bool rests = character && *initiative == long_rest;
    return TurnPlace{*initiative, character, rests && scene.edition.long_rest_acts_last, after};
}

// [initiative.order, initiative.ties]
bool is_earlier(const TurnPlace& a, const TurnPlace& b) {
    if (a.initiative.leading != b.initiative.leading) {
        return a.initiative.leading < b.initiative.leading;
    }
    if (a.rests != b.rests) {
        return b.rests;
    }
    return a.character && b.character && a.initiative.second && b.initiative.second &&
           *a.initiative.second < *b.initiative.second;
}

// [initiative.order, initiative.ties, initiative.acts-after]
bool group_acts_before(const Scene& scene, const Leader& a, const Leader& b) {
    if (a.place.after != nullptr || b.place.after != nullptr) {
        const Leader by_a = decides_for(a);
        const Leader by_b = decides_for(b);
        if (&by_a.figure != &by_b.figure) {
            return group_acts_before(scene, by_a, by_b);
        }
        return b.place.after != nullptr &&
               (a.place.after == nullptr || has_lower_card(scene, a.figure, b.figure));
    }
    const bool earlier = is_earlier(a.place, b.place);
    if (earlier || is_earlier(b.place, a.place)) {
        return earlier;
    }
    const bool allies_first = scene.edition.allies_act_before_their_set &&
                              a.figure.kind == Kind::ally && a.figure.side != b.figure.side &&
                              monster_set_of(a.figure) == monster_set_of(b.figure);
    const bool are_monsters = b.figure.kind == Kind::monster || b.figure.kind == Kind::boss;
    return are_monsters && (a.figure.kind == Kind::character || allies_first);
}

std::string turn_group(const Figure& leader) {
    if (leader.kind == Kind::character) {
        return leader.id;
    }
    return std::string{name_in(side_names, leader.side)} + "/" + monster_type_of(leader);
}

bool same_turn_group(const Figure& a, const Figure& b) {
    if (a.kind == Kind::character || b.kind == Kind::character) {
        return a.kind == b.kind && a.id == b.id;
    }
    return a.side == b.side && monster_type_of(a) == monster_type_of(b);
}

bool is_turn_group(std::string_view name, const Figure& leader) {
    if (leader.kind == Kind::character) {
        return name == leader.id;
    }
    const std::string_view side = name_in(side_names, leader.side);
    const std::string& set = monster_type_of(leader);
    return name.size() == side.size() + 1 + set.size() && name.starts_with(side) &&
           name[side.size()] == '/' && name.ends_with(set);
}

// [initiative.ties]
bool chosen_before(const Scene& scene, TurnName of, const std::string& a, const std::string& b) {
    return std::ranges::count(all_after(scene, of, a), b) > 0;
}

// [map.objective]
std::optional<ActsBefore> tied_in_initiative(const Scene& scene, const Figure& a, const Figure& b) {
    const Figure& leader_a = root_of(scene, a);
    const Figure& leader_b = root_of(scene, b);
    const bool take_turns = leader_a.kind != Kind::objective && leader_b.kind != Kind::objective;
    if (!take_turns || !turn_place(scene, leader_a) || !turn_place(scene, leader_b) ||
        earlier_in_initiative(scene, a, b) || earlier_in_initiative(scene, b, a)) {
        return std::nullopt;
    }
    if (is_one_group(leader_a, leader_b)) {
        return ActsBefore{a.id, b.id};
    }
    const ActsBefore groups = deciding_groups(scene, leader_a, leader_b);
    return groups.first == groups.then ? std::nullopt : std::optional{groups};
}

// [initiative.summon, initiative.monster-order, monster.boss-named, ally.scenario]
bool acts_before(const SummonLine& a, const SummonLine& b) {
    const auto [in_a, in_b] = std::ranges::mismatch(a, b);
    if (in_a == a.end() || in_b == b.end()) {
        return a.size() > b.size();
    }
    if (in_a == a.begin()) {
        const Rank rank_a = rank_that_counts(**in_a);
        const Rank rank_b = rank_that_counts(**in_b);
        return rank_a != rank_b ? rank_a > rank_b : earlier_standee(**in_a, **in_b);
    }
    const int order_a = (*in_a)->summon_order;
    const int order_b = (*in_b)->summon_order;
    return order_a != order_b ? order_a < order_b : earlier_standee(**in_a, **in_b);
}

bool earlier_in_initiative(const Scene& scene, const Figure& a, const Figure& b) {
    const Figure& leader_a = root_of(scene, a);
    const Figure& leader_b = root_of(scene, b);
    const auto place_a = turn_place(scene, leader_a);
    const auto place_b = turn_place(scene, leader_b);
    if (!place_a || !place_b) {
        return false;
    }
    const Leader by_a{leader_a, *place_a};
    const Leader by_b{leader_b, *place_b};
    const bool earlier = group_acts_before(scene, by_a, by_b);
    if (earlier || group_acts_before(scene, by_b, by_a)) {
        return earlier;
    }
    if (is_one_group(leader_a, leader_b)) {
        const SummonLine line_a = summon_line(scene, a);
        const SummonLine line_b = summon_line(scene, b);
        return acts_before(line_a, line_b) || (!acts_before(line_b, line_a) &&
                                               decided_before(scene, TurnName::figure, a.id, b.id));
    }
    const ActsBefore groups = deciding_groups(scene, leader_a, leader_b);
    return decided_before(scene, TurnName::group, groups.first, groups.then);
}

}  // namespace standee
