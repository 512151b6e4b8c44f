#include "verify/monitors/turn/initiative.hpp"

#include <algorithm>
#include <limits>

#include "verify/monitors/turn/monitor.hpp"

namespace standee::verify {
namespace {

/// Under whose initiative it acts: a summon's is its summoner's.
const Figure& principal(TurnFacts& facts, int figure) {
    const Figure& own = facts.company().figure(figure);
    const bool follows = own.kind == Kind::summon && own.summoner;
    const Figure* summoner = follows ? facts.scene().find(*own.summoner) : nullptr;
    return summoner != nullptr ? *summoner : own;
}

/// An objective has 99 unless it says otherwise [map.objective]; a monster or ally that says none
/// has that of the card drawn for it [monster.card-draw].
std::optional<double> number_of(TurnFacts& facts, const Figure& figure) {
    if (figure.initiative) {
        return figure.initiative->leading;
    }
    if (figure.kind == Kind::objective) {
        return 99;
    }
    const bool draws_none = figure.kind == Kind::character || figure.kind == Kind::summon;
    const auto& cards = facts.scene().cards;
    const auto of_set = cards.find(figure.name);
    const auto card = of_set != cards.end() ? of_set : cards.find(figure.id);
    return draws_none || card == cards.end() ? std::nullopt : card->second.initiative;
}

bool same_number(TurnFacts& facts, int a, int b) {
    const auto of_a = number_of(facts, principal(facts, a));
    const auto of_b = number_of(facts, principal(facts, b));
    return of_a && of_b && *of_a == *of_b;
}

/// Gloomhaven's long rest, a bare 99: everyone else at 99 comes first.
bool rests_last(TurnFacts& facts, int figure) {
    const Figure& own = principal(facts, figure);
    return facts.rules().long_rest_acts_last && own.kind == Kind::character &&
           number_of(facts, own) == 99 && !own.initiative->second;
}

int rank_of(const Figure& figure) {
    return figure.rank == Rank::named ? 0 : figure.rank == Rank::elite ? 1 : 2;
}

bool lower_standee(const Figure& a, const Figure& b) {
    return a.standee && b.standee && *a.standee < *b.standee;
}

bool has_a_set(const Figure& figure) {
    return !figure.name.empty() &&
           (figure.kind == Kind::monster || figure.kind == Kind::ally || figure.kind == Kind::boss);
}

int steps_from_start(TurnFacts& facts, int enemy) {
    const int range = facts.battle().range(facts.start(), enemy);
    return range == nowhere ? std::numeric_limits<int>::max() : range;
}

}  // namespace

bool lower_number(TurnFacts& facts, int a, int b) {
    const auto of_a = number_of(facts, principal(facts, a));
    const auto of_b = number_of(facts, principal(facts, b));
    return of_a && of_b &&
           (*of_a < *of_b || (*of_a == *of_b && rests_last(facts, b) && !rests_last(facts, a)));
}

bool lower_second_card(TurnFacts& facts, int a, int b) {
    const Figure& one = principal(facts, a);
    const Figure& other = principal(facts, b);
    return &one != &other && same_number(facts, a, b) && one.kind == Kind::character &&
           other.kind == Kind::character && one.initiative->second && other.initiative->second &&
           *one.initiative->second < *other.initiative->second;
}

bool earlier_in_its_set(TurnFacts& facts, int a, int b) {
    const Figure& one = facts.company().figure(a);
    const Figure& other = facts.company().figure(b);
    if (!has_a_set(one) || !has_a_set(other) || one.name != other.name ||
        !same_number(facts, a, b)) {
        return false;
    }
    return rank_of(one) != rank_of(other) ? rank_of(one) < rank_of(other)
                                          : lower_standee(one, other);
}

bool before_its_summoner(TurnFacts& facts, int a, int b) {
    const Figure& one = facts.company().figure(a);
    const Figure& other = facts.company().figure(b);
    const Figure& summoner = principal(facts, a);
    if (a == b || &summoner != &principal(facts, b) || &summoner == &one ||
        !number_of(facts, summoner)) {
        return false;
    }
    return &summoner == &other || lower_standee(one, other);
}

namespace {

bool told_apart(TurnFacts& facts, int a, int b) {
    return lower_number(facts, a, b) || lower_second_card(facts, a, b) ||
           earlier_in_its_set(facts, a, b) || before_its_summoner(facts, a, b);
}

/// The names under which the party may have let a figure act first: its own within a set or a
/// company, else that of the character or of the set with its side.
std::string name_against(TurnFacts& facts, int figure, int other) {
    const Figure& own = facts.company().figure(figure);
    const Figure& head = principal(facts, figure);
    const Figure& other_head = principal(facts, other);
    const bool together = &head == &other_head || (has_a_set(head) && has_a_set(other_head) &&
                                                   head.name == other_head.name);
    if (together || head.kind == Kind::character) {
        return together ? own.id : head.id;
    }
    const Figure* above = head.summoner ? facts.scene().find(*head.summoner) : nullptr;
    if (head.kind == Kind::summon && above != nullptr && above->kind == Kind::character) {
        return above->id;
    }
    const std::string side = head.side == Side::party ? "party/" : "monsters/";
    return side + (head.name.empty() ? head.id : head.name);
}

}  // namespace

bool let_act_first(TurnFacts& facts, int a, int b) {
    if (a == b || !same_number(facts, a, b) || told_apart(facts, a, b) || told_apart(facts, b, a)) {
        return false;
    }
    const auto& decided = facts.scene().progress.decided_first;
    const auto place = [&](const std::string& name) { return std::ranges::find(decided, name); };
    return place(name_against(facts, a, b)) < place(name_against(facts, b, a));
}

bool earlier(TurnFacts& facts, int a, int b) {
    return told_apart(facts, a, b) || let_act_first(facts, a, b);
}

bool nearer(TurnFacts& facts, int a, int b) {
    return facts.rules().focus_by_proximity &&
           steps_from_start(facts, a) < steps_from_start(facts, b);
}

bool as_near(TurnFacts& facts, int a, int b) {
    return !nearer(facts, a, b) && !nearer(facts, b, a);
}

bool comes_before(TurnFacts& facts, int a, int b) {
    return nearer(facts, a, b) || (as_near(facts, a, b) && earlier(facts, a, b));
}

namespace of_initiative {
namespace {

using Before = bool (*)(TurnFacts&, int, int);

/// Whether another of those that could be the focus, as near to attack and as near by range, comes
/// before the focus by this clause.
template <Before before>
bool forbids_later(TurnView& view, const Outcome& outcome) {
    const FigureSet candidates = view.closest_enemies();
    if (view.stunned() || outcome.focus == nobody || !oracle::has(candidates, outcome.focus)) {
        return false;
    }
    bool over = false;
    oracle::for_each(candidates & ~only(outcome.focus),
                     [&](int other) { over = over || before(view.facts(), other, outcome.focus); });
    return over;
}

/// Fires where the clause tells some of those that could be the focus apart.
template <Before before>
Verdict tells_apart(TurnView& view) {
    const FigureSet candidates = view.nearest_enemies();
    if (view.stunned() || (candidates & (candidates - 1)) == 0) {
        return Verdict::silent;
    }
    bool fired = false, decisive = false;
    oracle::for_each(candidates, [&](int a) {
        oracle::for_each(candidates & ~only(a), [&](int b) {
            const bool tells = before(view.facts(), a, b);
            fired = fired || tells;
            decisive = decisive || (tells && oracle::has(view.foci(), a) &&
                                    oracle::has(view.closest_enemies(), b));
        });
    });
    return verdict(fired, decisive);
}

bool by_tie_rule(TurnFacts& facts, int a, int b) {
    return lower_second_card(facts, a, b) || let_act_first(facts, a, b);
}

constexpr std::array monitors{
    TurnMonitor{"initiative.order"_clause,
                "no focus with a higher initiative than another enemy that is equally near by path "
                "and by range",
                tells_apart<lower_number>, forbids_later<lower_number>},
    TurnMonitor{
        "initiative.ties"_clause,
        "of two that tie the focus has the lower second card, or acts first as the party decided",
        tells_apart<by_tie_rule>, forbids_later<by_tie_rule>},
    TurnMonitor{"initiative.monster-order"_clause,
                "within a set the focus is the named, then the elite, then the lower standee",
                tells_apart<earlier_in_its_set>, forbids_later<earlier_in_its_set>},
    TurnMonitor{"initiative.summon"_clause,
                "a summon is the focus before its summoner, and summons by standee",
                tells_apart<before_its_summoner>, forbids_later<before_its_summoner>},
};

}  // namespace
}  // namespace of_initiative

std::span<const TurnMonitor> initiative_monitors() { return of_initiative::monitors; }

}  // namespace standee::verify
