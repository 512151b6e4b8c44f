#include "rulebook/initiative.hpp"

#include <algorithm>
#include <set>

#include "lib/error.hpp"
#include "lib/words.hpp"

namespace standee::rulebook {
namespace {

/// A figure has its own initiative, an objective 99, and whoever acts by a card that of the card
/// [map.objective, monster.card-draw].
std::optional<Initiative> initiative_of(const Scene& scene, const Book& book,
                                        const Figure& figure) {
    const bool has_own =
        figure.initiative && (figure.kind != Kind::objective ||
                              book.on("map.objective"_clause, "unless the scenario says"));
    if (has_own) {
        return figure.initiative;
    }
    if (figure.kind == Kind::objective) {
        return book.on("map.objective"_clause) ? std::optional{Initiative{99, {}}} : std::nullopt;
    }
    const MonsterCard* card = scene.card_of(figure);
    const bool has_one = card != nullptr && card->initiative;
    return has_one && book.on("monster.card-draw"_clause)
               ? std::optional{Initiative{*card->initiative, {}}}
               : std::nullopt;
}

bool lower_standee(const Figure& a, const Figure& b) {
    return a.standee && b.standee && *a.standee < *b.standee;
}

/// Named monsters first, then elites, then normals; allies of the scenario act by their numbers
/// alone [initiative.monster-order, ally.scenario].
int rank_place(const Book& book, const Figure& figure) {
    const bool ranked = figure.rank && *figure.rank != Rank::normal;
    const bool ally = ranked && figure.side == Side::party;
    const bool counts = ranked && !(ally && book.on("ally.scenario"_clause, "whatever the rank"));
    return counts ? -static_cast<int>(*figure.rank) : 0;
}

/// Summons act in the order in which they were summoned [initiative.summon]. Where a scene does not
/// give it, by standee, which can track it.
bool summoned_before(const Book& book, const Figure& a, const Figure& b) {
    const bool said = a.summon_order != b.summon_order &&
                      book.on("initiative.summon"_clause, "in the order of summoning");
    return (said ? a.summon_order < b.summon_order : lower_standee(a, b)) &&
           book.on("initiative.summon"_clause);
}

/// Who acts after somebody because the party chose a focus among them: the order of acting is
/// settled before any turn, so a focus that goes by it settles it [initiative.ties].
std::set<std::string> later_by_focus(const Scene& scene, const Book& book,
                                     const std::string& name) {
    std::set<std::string> later;
    if (!book.on("initiative.ties"_clause, "a focus settles the order")) {
        return later;
    }
    for (bool more = true; more;) {
        more = false;
        for (const ActsBefore& pair : scene.progress.decided_by_focus) {
            if (pair.first == name || later.contains(pair.first)) {
                more = later.insert(pair.then).second || more;
            }
        }
    }
    return later;
}

/// Whether the party has let one of two that tie act before the other; that holds for the whole
/// round [initiative.ties].
bool let_first(const Scene& scene, const Book& book, const std::string& one,
               const std::string& other) {
    if (!book.on("initiative.ties"_clause, "for the whole round")) {
        return false;
    }
    if (later_by_focus(scene, book, one).contains(other)) {
        return true;
    }
    if (later_by_focus(scene, book, other).contains(one)) {
        return false;
    }
    // Who acts before somebody that the party lets act acts no later than that one.
    const auto& decided = scene.progress.decided_first;
    const auto is_no_later = [&](const std::string& name) {
        return [&scene, &book, name](const std::string& acting) {
            return acting == name || later_by_focus(scene, book, name).contains(acting);
        };
    };
    return std::ranges::find_if(decided, is_no_later(one)) <
           std::ranges::find_if(decided, is_no_later(other));
}

/// Monsters, and allies of the scenario, of one type act by the rules for monsters [ally.scenario].
bool of_one_set(const Book& book, const Figure& a, const Figure& b) {
    const auto in_a_set = [&](const Figure& figure) {
        const bool ally = figure.kind == Kind::ally && book.on("ally.scenario"_clause);
        return !figure.name.empty() &&
               (figure.kind == Kind::monster || figure.kind == Kind::boss || ally);
    };
    return in_a_set(a) && in_a_set(b) && a.name == b.name;
}

/// The figure and its summoner before it: for focus, no summoner further up counts.
SummonLine with_summoner(const Scene& scene, const Figure& figure) {
    SummonLine line = summon_line(scene, figure);
    return line.size() > 2 ? SummonLine{line.end() - 2, line.end()} : line;
}

}  // namespace

std::optional<Place> place_of(const Scene& scene, const Book& book, const Figure& figure) {
    constexpr Initiative long_rest{99, {}};
    const auto initiative = initiative_of(scene, book, figure);
    if (!initiative) {
        return std::nullopt;
    }
    const bool character = figure.kind == Kind::character;
    const bool rests = character && *initiative == long_rest;
    return Place{*initiative, character, rests && book.edition().long_rest_acts_last};
}

/// The lowest initiative acts first, in some editions a long rest after everybody else; of two
/// characters, the one with the lower second card [initiative.order, initiative.ties].
bool is_earlier(const Book& book, const Place& a, const Place& b) {
    if (book.on("initiative.order"_clause)) {
        if (a.initiative.leading != b.initiative.leading) {
            return a.initiative.leading < b.initiative.leading;
        }
        if (a.waits != b.waits &&
            book.on("initiative.order"_clause, "a long rest after everybody")) {
            return b.waits;
        }
    }
    return a.character && b.character && a.initiative.second && b.initiative.second &&
           book.on("initiative.ties"_clause, "the lower second card") &&
           *a.initiative.second < *b.initiative.second;
}

SummonLine summon_line(const Scene& scene, const Figure& figure) {
    SummonLine line{&figure};
    while (line.front()->kind == Kind::summon && line.front()->summoner &&
           line.size() <= scene.figures.size()) {
        const Figure* summoner = scene.find(*line.front()->summoner);
        if (summoner == nullptr) {
            break;
        }
        line.insert(line.begin(), summoner);
    }
    return line;
}

/// A summon acts before its summoner [initiative.summon]; in a set named monsters act first, then
/// elites, then normals, each by standee [initiative.monster-order].
bool acts_before_in_group(const Book& book, const SummonLine& a, const SummonLine& b) {
    const auto [in_a, in_b] = std::ranges::mismatch(a, b);
    if (in_a == a.end() || in_b == b.end()) {
        return a.size() > b.size() && book.on("initiative.summon"_clause);
    }
    if (in_a != a.begin()) {
        return summoned_before(book, **in_a, **in_b);
    }
    const int rank_a = rank_place(book, **in_a);
    const int rank_b = rank_place(book, **in_b);
    const Clause order = "initiative.monster-order"_clause;
    return rank_a != rank_b && book.on(order, "named, elite, normal")
               ? rank_a < rank_b && book.on(order)
               : lower_standee(**in_a, **in_b) && book.on(order, "by standee");
}

std::string group_name(const Figure& leader) {
    return leader.kind == Kind::character
               ? leader.id
               : (leader.side == Side::party ? "party/" : "monsters/") + monster_set_of(leader);
}

bool acts_before(const Scene& scene, const Book& book, const Figure& a, const Figure& b) {
    const SummonLine line_a = with_summoner(scene, a);
    const SummonLine line_b = with_summoner(scene, b);
    const Figure& leader_a = *line_a.front();
    const Figure& leader_b = *line_b.front();
    const auto place_a = place_of(scene, book, leader_a);
    const auto place_b = place_of(scene, book, leader_b);
    if (!place_a || !place_b) {
        return false;
    }
    const bool one_leader = &leader_a == &leader_b;
    if (!one_leader &&
        (is_earlier(book, *place_a, *place_b) || is_earlier(book, *place_b, *place_a))) {
        return is_earlier(book, *place_a, *place_b);
    }
    if (one_leader || of_one_set(book, leader_a, leader_b)) {
        return acts_before_in_group(book, line_a, line_b) ||
               (!acts_before_in_group(book, line_b, line_a) && let_first(scene, book, a.id, b.id));
    }
    return let_first(scene, book, group_name(*summon_line(scene, leader_a).front()),
                     group_name(*summon_line(scene, leader_b).front()));
}

/// Figures of one group by their ids, others by their groups; objectives have no turn
/// [initiative.ties].
void let_focus_act_first(Table& table, const std::string& focus,
                         const std::vector<std::string>& foci) {
    for (const std::string& other : foci) {
        if (focus.empty() || other == focus ||
            !table.on("initiative.ties"_clause, "a focus settles the order")) {
            continue;
        }
        const Figure& one = table.figure(focus);
        const Figure& two = table.figure(other);
        const SummonLine line_one = with_summoner(table.scene, one);
        const SummonLine line_two = with_summoner(table.scene, two);
        const Figure& leader_one = *line_one.front();
        const Figure& leader_two = *line_two.front();
        const bool tie = leader_one.kind != Kind::objective && leader_two.kind != Kind::objective &&
                         place_of(table.scene, table.rules(), leader_one) &&
                         place_of(table.scene, table.rules(), leader_two) &&
                         !acts_before(table, one, two) && !acts_before(table, two, one);
        const bool one_group =
            leader_one.id == leader_two.id || of_one_set(table.rules(), leader_one, leader_two);
        const std::string name =
            one_group ? focus : group_name(*summon_line(table.scene, leader_one).front());
        const std::string later =
            one_group ? other : group_name(*summon_line(table.scene, leader_two).front());
        if (tie && name != later) {
            table.scene.progress.decided_by_focus.push_back({name, later});
        }
    }
}

std::vector<std::string> first_by_focus(const Table& table, const std::vector<std::string>& names) {
    std::vector<std::string> first = names;
    for (const std::string& name : names) {
        for (const std::string& later : later_by_focus(table.scene, table.rules(), name)) {
            std::erase(first, later);
        }
    }
    return first.empty() ? names : first;
}

}  // namespace standee::rulebook
