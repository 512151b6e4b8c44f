#include "verify/oracle/order.hpp"

#include "verify/rulebooks.hpp"

namespace standee::oracle {
namespace {

/// A summon acts with its summoner; everybody else for itself.
const Figure& leader_of(const Scene& scene, const Figure& figure) {
    if (figure.kind == Kind::summon && figure.summoner) {
        if (const Figure* summoner = scene.find(*figure.summoner)) {
            return *summoner;
        }
    }
    return figure;
}

/// One of a set that says none has that of the ability card of this round [monster.card-draw].
std::optional<Initiative> initiative_of(const Scene& scene, const Figure& figure) {
    if (figure.kind == Kind::objective) {  // [map.objective]
        return figure.initiative.value_or(Initiative{99, {}});
    }
    if (figure.initiative || figure.kind == Kind::character || figure.kind == Kind::summon) {
        return figure.initiative;
    }
    for (const std::string& holder : {figure.name, figure.id}) {
        const auto card = scene.cards.find(holder);
        if (!holder.empty() && card != scene.cards.end()) {
            const auto number = card->second.initiative;
            return number ? std::optional{Initiative{*number, {}}} : std::nullopt;
        }
    }
    return std::nullopt;
}

/// Gloomhaven's long rest, a bare 99, lets everyone else at 99 go first [initiative.order].
bool waits_for_all(const Scene& scene, const Figure& figure) {
    const bool rests = figure.kind == Kind::character && figure.initiative &&
                       figure.initiative->leading == 99 && !figure.initiative->second;
    return rests && verify::rulebook(scene.edition).long_rest_acts_last;
}

bool lower_standee(const Figure& a, const Figure& b) {
    return a.standee && b.standee && *a.standee < *b.standee;
}

/// 0 named, 1 elite, 2 normal or not said.
int rank_place(const Figure& figure) {
    if (!figure.rank) {
        return 2;
    }
    switch (*figure.rank) {
        case Rank::named: return 0;
        case Rank::elite: return 1;
        case Rank::normal: return 2;
    }
    return 2;
}

bool of_one_set(const Figure& a, const Figure& b) {
    const auto in_a_set = [](const Figure& f) {
        return !f.name.empty() &&
               (f.kind == Kind::monster || f.kind == Kind::ally || f.kind == Kind::boss);
    };
    return in_a_set(a) && in_a_set(b) && a.name == b.name;
}

/// [initiative.monster-order]
bool before_within_set(const Figure& a, const Figure& b) {
    if (rank_place(a) != rank_place(b)) {
        return rank_place(a) < rank_place(b);
    }
    return lower_standee(a, b);
}

/// Under what name the party has let somebody act first: a character for its summons too, a set
/// with its side.
std::string name_in_order(const Scene& scene, const Figure& figure) {
    const Figure* head = &figure;
    for (std::size_t i = 0; i < scene.figures.size(); ++i) {
        head = &leader_of(scene, *head);
    }
    if (head->kind == Kind::character) {
        return head->id;
    }
    return (head->side == Side::party ? "party/" : "monsters/") +
           (head->name.empty() ? head->id : head->name);
}

/// Whether the party has let the first of two that tied act before the other [initiative.ties].
bool let_first(const Scene& scene, const std::string& one, const std::string& other) {
    for (const std::string& decided : scene.progress.decided_first) {
        if (decided == one || decided == other) {
            return decided == one && one != other;
        }
    }
    return false;
}

/// Of two figures that act under one leader: summons by standee, then the summoner.
bool before_within_company(const Figure& leader, const Figure& a, const Figure& b) {
    if (&a == &leader || &b == &leader) {
        return &b == &leader && &a != &leader;
    }
    return lower_standee(a, b);
}

}  // namespace

bool acts_before(const Scene& scene, const Figure& a, const Figure& b) {
    const Figure& a_leader = leader_of(scene, a);
    const Figure& b_leader = leader_of(scene, b);
    const std::optional<Initiative> a_initiative = initiative_of(scene, a_leader);
    const std::optional<Initiative> b_initiative = initiative_of(scene, b_leader);
    if (!a_initiative || !b_initiative) {
        return false;
    }
    if (&a_leader == &b_leader) {
        return before_within_company(a_leader, a, b) ||
               (!before_within_company(b_leader, b, a) && let_first(scene, a.id, b.id));
    }
    if (a_initiative->leading != b_initiative->leading) {
        return a_initiative->leading < b_initiative->leading;
    }
    const bool a_waits = waits_for_all(scene, a_leader);
    const bool b_waits = waits_for_all(scene, b_leader);
    if (a_waits || b_waits) {
        return b_waits && !a_waits;
    }
    const bool characters = a_leader.kind == Kind::character && b_leader.kind == Kind::character;
    if (characters && a_initiative->second && b_initiative->second &&
        *a_initiative->second != *b_initiative->second) {
        return *a_initiative->second < *b_initiative->second;
    }
    if (of_one_set(a_leader, b_leader)) {
        return of_one_set(a, b) && (before_within_set(a, b) ||
                                    (!before_within_set(b, a) && let_first(scene, a.id, b.id)));
    }
    return let_first(scene, name_in_order(scene, a), name_in_order(scene, b));
}

}  // namespace standee::oracle
