#include "rulebook/initiative.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "lib/error.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee::rulebook {
namespace {

/// The set of which the figure performs the card, if it is not its own; null if it is.
const std::string* other_set(const Scene& scene, const Figure& figure) {
    spend(scene.monsters.size() / 2);
    for (const auto& [name, set] : scene.monsters) {
        const bool by_number =
            set.card_for && figure.standee && (*figure.standee % 2 == 1) == set.card_for->odd;
        if (by_number && has_ability_card(figure) && set.card_for->of == figure.name) {
            return &name;
        }
    }
    return nullptr;
}

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
    if (const Figure* character = predecessor(scene, book, figure)) {
        return character->initiative;
    }
    const MonsterCard* card = card_for(scene, book, figure);
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

/// Monsters, and allies of the scenario, of one type and side act by the rules for monsters
/// [ally.scenario].
bool of_one_type(const Book& book, const Figure& a, const Figure& b) {
    const auto in_a_type = [&](const Figure& figure) {
        const bool ally = figure.kind == Kind::ally && book.on("ally.scenario"_clause);
        return !figure.name.empty() &&
               (figure.kind == Kind::monster || figure.kind == Kind::boss || ally);
    };
    return in_a_type(a) && in_a_type(b) && a.name == b.name && a.side == b.side;
}

/// Who acts after this figure by the rules alone, though both have the same initiative: after a
/// character one with a higher second card, and monsters; in a group whom its order puts later.
std::set<std::string> later_of_same_initiative(const Scene& scene, const Book& book, Among among,
                                               const Figure& one) {
    std::set<std::string> later;
    const SummonLine line_one = summon_line(scene, one);
    const auto place_one = place_of(scene, book, *line_one.front());
    spend(16 * scene.figures.size());
    for (const Figure& other : scene.figures) {
        const SummonLine line_other = summon_line(scene, other);
        const auto place_other = place_of(scene, book, *line_other.front());
        if (!place_one || !place_other ||
            place_one->initiative.leading != place_other->initiative.leading) {
            continue;
        }
        const bool one_group = line_one.front()->id == line_other.front()->id ||
                               of_one_type(book, *line_one.front(), *line_other.front());
        const bool are_leaders =
            summon_line(scene, one).size() == 1 && summon_line(scene, other).size() == 1;
        if (among == Among::figures && one_group && other.kind != Kind::character &&
            acts_before_in_group(book, line_one, line_other)) {
            later.insert(other.id);
        }
        if (among == Among::groups && are_leaders && group_acts_before(scene, book, one, other)) {
            later.insert(group_name(other));
        }
    }
    return later;
}

/// Who acts after somebody because the party chose a focus among them: the order of acting is
/// settled before any turn, so a focus that goes by it settles it [initiative.ties].
std::set<std::string> later_by_focus(const Scene& scene, const Book& book, Among among,
                                     const std::string& name) {
    std::set<std::string> later;
    if (!book.on("initiative.ties"_clause, "a focus settles the order")) {
        return later;
    }
    const auto is_no_earlier = [&](const std::string& other) {
        return other == name || later.contains(other);
    };
    for (bool more = true; more;) {
        more = false;
        for (const ActsBefore& pair : scene.progress.decided_by_focus) {
            if (is_no_earlier(pair.first)) {
                more = later.insert(pair.then).second || more;
            }
        }
        for (const Figure& one : scene.figures) {
            if (is_no_earlier(among == Among::groups ? group_name(one) : one.id)) {
                const std::size_t before = later.size();
                later.merge(later_of_same_initiative(scene, book, among, one));
                more = more || later.size() > before;
            }
        }
    }
    return later;
}

/// Whether the party has let one of two that tie act before the other; that holds for the whole
/// round [initiative.ties].
bool let_first(const Scene& scene, const Book& book, Among among, const std::string& one,
               const std::string& other) {
    const Progress& progress = scene.progress;
    const bool decided = !progress.decided_first.empty() || !progress.decided_by_focus.empty();
    if (!decided || !book.on("initiative.ties"_clause, "for the whole round")) {
        return false;
    }
    const std::set<std::string> after_one = later_by_focus(scene, book, among, one);
    const std::set<std::string> after_other = later_by_focus(scene, book, among, other);
    // A rank that was switched since may put each after the other: then this settles nothing.
    if (after_one.contains(other) != after_other.contains(one)) {
        return after_one.contains(other);
    }
    // Who acts before somebody that the party lets act acts no later than that one.
    const auto place = [&](const std::string& name, const std::set<std::string>& after) {
        return std::ranges::find_if(progress.decided_first, [&](const std::string& acting) {
            return acting == name || after.contains(acting);
        });
    };
    return place(one, after_one) < place(other, after_other);
}

/// The character with that id or name; null if there is none on the map.
const Figure* named_by(const Scene& scene, const std::string& who) {
    for (const Figure& one : scene.figures) {
        if (one.kind == Kind::character && (one.id == who || one.name == who)) {
            return &one;
        }
    }
    return nullptr;
}

/// Of two sets that act right after one character the one with the lower number on its card is
/// first [initiative.acts-after].
bool printed_lower(const Scene& scene, const Book& book, const Figure& a, const Figure& b) {
    const Figure* character = predecessor(scene, book, a);
    // Of two cards of one set that act right after it, the set's own is the one that counts.
    const auto number_of = [&](const Figure& figure) {
        const MonsterCard* of_set = scene.card_of(figure);
        const bool counts = of_set != nullptr && !of_set->acts_after.empty() &&
                            named_by(scene, of_set->acts_after) == character;
        return (counts ? of_set : card_for(scene, book, figure))->initiative;
    };
    const auto number_a = number_of(a);
    const auto number_b = number_of(b);
    return number_a && number_b && *number_a < *number_b;
}

/// Whom the party means if it lets those with one of two leaders act first: their groups, or the
/// characters right after whom they act [initiative.ties, initiative.acts-after].
std::pair<std::string, std::string> names_in_order(const Scene& scene, const Book& book,
                                                   const Figure& a, const Figure& b) {
    const Figure* who_a = summon_line(scene, a).front();
    const Figure* who_b = summon_line(scene, b).front();
    const Figure* before_a = predecessor(scene, book, *who_a);
    const Figure* before_b = predecessor(scene, book, *who_b);
    if (before_a != before_b) {
        who_a = before_a != nullptr ? before_a : who_a;
        who_b = before_b != nullptr ? before_b : who_b;
    }
    return {group_name(*who_a), group_name(*who_b)};
}

}  // namespace

bool has_second_card(const Scene& scene, const Book& book, const Figure& figure) {
    return other_set(scene, figure) != nullptr && book.on("monster.second-card"_clause);
}

const MonsterCard* card_for(const Scene& scene, const Book& book, const Figure& figure) {
    const std::string* other = other_set(scene, figure);
    if (other == nullptr || !book.on("monster.second-card"_clause)) {
        return scene.card_of(figure);
    }
    const auto card = scene.cards.find(*other);
    return card == scene.cards.end() ? nullptr : &card->second;
}

const Figure* predecessor(const Scene& scene, const Book& book, const Figure& figure) {
    const MonsterCard* card = card_for(scene, book, figure);
    const bool says_so = card != nullptr && !card->acts_after.empty() && !figure.initiative;
    return says_so && book.on("initiative.acts-after"_clause) ? named_by(scene, card->acts_after)
                                                              : nullptr;
}

std::optional<Place> place_of(const Scene& scene, const Book& book, const Figure& figure) {
    constexpr Initiative long_rest{99, {}};
    const auto initiative = initiative_of(scene, book, figure);
    if (!initiative) {
        return std::nullopt;
    }
    const bool character =
        figure.kind == Kind::character || predecessor(scene, book, figure) != nullptr;
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

/// Tied, a character acts before a set of monsters, and allies before the enemies of their set
/// where the edition says so; the party decides the rest [initiative.ties].
bool group_acts_before(const Scene& scene, const Book& book, const Figure& a, const Figure& b) {
    const Figure* before_a = predecessor(scene, book, a);
    const Figure* before_b = predecessor(scene, book, b);
    if (before_a != before_b) {
        const Figure& first_a = before_a != nullptr ? *before_a : a;
        const Figure& first_b = before_b != nullptr ? *before_b : b;
        return first_a.id == first_b.id ? before_a == nullptr
                                        : group_acts_before(scene, book, first_a, first_b);
    }
    if (before_a != nullptr) {
        return printed_lower(scene, book, a, b);
    }
    const auto place_a = place_of(scene, book, a);
    const auto place_b = place_of(scene, book, b);
    if (!place_a || !place_b) {
        return false;
    }
    if (is_earlier(book, *place_a, *place_b) || is_earlier(book, *place_b, *place_a)) {
        return is_earlier(book, *place_a, *place_b);
    }
    const bool allies_first = book.edition().allies_act_before_their_set && a.kind == Kind::ally &&
                              monster_set_of(a) == monster_set_of(b) && a.side != b.side;
    const bool are_monsters = b.kind == Kind::monster || b.kind == Kind::boss;
    return are_monsters && (a.kind == Kind::character || allies_first) &&
           book.on("initiative.ties"_clause, "characters before monsters");
}

SummonLine summon_line(const Scene& scene, const Figure& figure) {
    SummonLine line{&figure};
    while (line.front()->kind == Kind::summon && line.front()->summoner &&
           line.size() <= scene.figures.size()) {
        // Long ids that differ at their ends alone take long to compare.
        spend(1 + scene.figures.size() * (8 + line.front()->summoner->size()) / 64);
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
               : (leader.side == Side::party ? "party/" : "monsters/") + monster_type_of(leader);
}

bool acts_before(const Scene& scene, const Book& book, const Figure& a, const Figure& b) {
    spend(32);
    const SummonLine line_a = summon_line(scene, a);
    const SummonLine line_b = summon_line(scene, b);
    const Figure& leader_a = *line_a.front();
    const Figure& leader_b = *line_b.front();
    if (!place_of(scene, book, leader_a) || !place_of(scene, book, leader_b)) {
        return false;
    }
    const bool one_leader = &leader_a == &leader_b;
    if (!one_leader && (group_acts_before(scene, book, leader_a, leader_b) ||
                        group_acts_before(scene, book, leader_b, leader_a))) {
        return group_acts_before(scene, book, leader_a, leader_b);
    }
    if (one_leader || of_one_type(book, leader_a, leader_b)) {
        return acts_before_in_group(book, line_a, line_b) ||
               (!acts_before_in_group(book, line_b, line_a) &&
                let_first(scene, book, Among::figures, a.id, b.id));
    }
    const auto [name_a, name_b] = names_in_order(scene, book, leader_a, leader_b);
    return let_first(scene, book, Among::groups, name_a, name_b);
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
        const SummonLine line_one = summon_line(table.scene, one);
        const SummonLine line_two = summon_line(table.scene, two);
        const Figure& leader_one = *line_one.front();
        const Figure& leader_two = *line_two.front();
        const bool tie = leader_one.kind != Kind::objective && leader_two.kind != Kind::objective &&
                         place_of(table.scene, table.rules(), leader_one) &&
                         place_of(table.scene, table.rules(), leader_two) &&
                         !acts_before(table, one, two) && !acts_before(table, two, one);
        const bool one_group =
            leader_one.id == leader_two.id || of_one_type(table.rules(), leader_one, leader_two);
        const auto [name, later] =
            one_group ? std::pair{focus, other}
                      : names_in_order(table.scene, table.rules(), leader_one, leader_two);
        if (tie && name != later) {
            table.scene.progress.decided_by_focus.push_back({name, later});
        }
    }
}

std::vector<std::string> first_by_focus(const Table& table, Among among,
                                        const std::vector<std::string>& names) {
    std::vector<std::string> first = names;
    for (const std::string& name : names) {
        for (const std::string& later : later_by_focus(table.scene, table.rules(), among, name)) {
            std::erase(first, later);
        }
    }
    return first.empty() ? names : first;
}

}  // namespace standee::rulebook
