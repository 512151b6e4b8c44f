#include "verify/oracle/solve.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <tuple>

#include "verify/oracle/order.hpp"
#include "verify/rulebooks.hpp"

namespace standee::oracle {
namespace {

/// Keeps those whose key is least.
template <class T, class Key>
void keep_minimal(std::vector<T>& candidates, Key key) {
    if (candidates.size() < 2) {
        return;
    }
    auto least = std::invoke(key, candidates.front());
    for (const T& candidate : candidates) {
        least = std::min(least, std::invoke(key, candidate));
    }
    std::erase_if(candidates, [&](const T& c) { return least < std::invoke(key, c); });
}

}  // namespace

void put_in_order(std::vector<Outcome>& outcomes) {
    std::ranges::sort(outcomes, [](const Outcome& a, const Outcome& b) {
        if (a.end != b.end) {
            return a.end < b.end;
        }
        if (a.targets != b.targets) {
            return lists_before(a.targets, b.targets);
        }
        return std::tie(a.focus, a.attack_hex) < std::tie(b.focus, b.attack_hex);
    });
    const auto repeated = std::ranges::unique(outcomes, std::mem_fn(&Outcome::same_option));
    outcomes.erase(repeated.begin(), repeated.end());
}

const Solution& Solver::solve(TurnFacts& facts) {
    facts_ = &facts;
    solution_.foci = 0;
    solution_.outcomes.clear();
    if (facts.actor().has(Condition::stun)) {  // [condition.stun]
        solution_.outcomes.push_back({.end = facts.start()});
        return solution_;
    }
    if (facts.held()) {
        keep_focus(*facts.held());
    } else if (facts.plan().focus == FocusAbility{}) {
        find_foci();
    } else {
        find_named_foci();
    }
    if (solution_.foci == 0) {
        follow_summoner();
    }
    for_each(solution_.foci, [&](int focus) { go_for(focus); });
    put_in_order(solution_.outcomes);
    return solution_;
}

const Solution& Solver::head_for_start(TurnFacts& facts) {
    facts_ = &facts;
    solution_ = {};
    Cost nearest = Cost::none();
    const std::vector<Hex>& hexes = facts.scene().map.starting_hexes;
    for (const Hex hex : hexes) {
        nearest = std::min(nearest, facts.head_for_hex(hex));
    }
    for (const Hex hex : hexes) {
        if (nearest.possible() && facts.head_for_hex(hex) == nearest) {
            stop_where_least_is_left(nobody, nowhere);
        }
    }
    if (!nearest.possible()) {
        solution_.outcomes.push_back({.end = facts.start()});
    }
    put_in_order(solution_.outcomes);
    // One end may lead towards several hexes.
    const auto repeated = std::ranges::unique(
        solution_.outcomes, [](const auto& a, const auto& b) { return a.same_option(b); });
    solution_.outcomes.erase(repeated.begin(), repeated.end());
    return solution_;
}

int Solver::range_from_start(int enemy) const {
    const int range = facts_->battle().range(facts_->start(), enemy);
    return range == nowhere ? std::numeric_limits<int>::max() : range;
}

/// Of these enemies, those before which none of them comes in the order of foci: by range, in Jaws
/// of the Lion not, then by initiative.
FigureSet Solver::earliest(FigureSet enemies) const {
    if (count(enemies) < 2) {
        return enemies;
    }
    if (facts_->rules().focus_by_proximity) {
        int nearest = std::numeric_limits<int>::max();
        for_each(enemies, [&](int e) { nearest = std::min(nearest, range_from_start(e)); });
        for_each(enemies, [&](int e) {
            enemies &= range_from_start(e) > nearest ? ~only(e) : ~FigureSet{0};
        });
    }
    const Roster& company = facts_->company();
    FigureSet beaten = 0;
    for_each(enemies, [&](int a) {
        for_each(enemies, [&](int b) {
            beaten |= a != b && acts_before(facts_->scene(), company.figure(a), company.figure(b))
                          ? only(b)
                          : 0;
        });
    });
    return enemies & ~beaten;
}

/// Nobody, where the focus of the turn can be attacked from nowhere.
void Solver::keep_focus(FigureSet held) {
    for (int tile : facts_->ends()) {
        solution_.foci |= held & facts_->battle().could_hit(tile);
    }
}

/// The nearest of all that can be attacked, by a wrong rule that leaves the way to them out.
FigureSet Solver::nearest_but_for_ways() const {
    const auto far = [&](int enemy) {
        return facts_->plan().mistake == Mistake::focus_by_range
                   ? range_from_start(enemy)
                   : hex_distance(facts_->actor().at, facts_->company().figure(enemy).at);
    };
    FigureSet nearest = 0;
    for (int tile : facts_->ends()) {
        nearest |= facts_->battle().could_hit(tile);
    }
    int least = std::numeric_limits<int>::max();
    for_each(nearest, [&](int enemy) { least = std::min(least, far(enemy)); });
    for_each(nearest,
             [&](int enemy) { nearest &= far(enemy) > least ? ~only(enemy) : ~FigureSet{0}; });
    return nearest;
}

void Solver::find_foci() {
    const Mistake mistake = facts_->plan().mistake;
    if (mistake == Mistake::focus_by_range || mistake == Mistake::focus_by_distance) {
        solution_.foci = earliest(nearest_but_for_ways());
        return;
    }
    Cost best = Cost::none();
    FigureSet found = 0;
    for (int tile : facts_->ends()) {
        if (best < facts_->ways().to(tile)) {
            break;
        }
        const FigureSet hit = facts_->battle().could_hit(tile);
        best = hit != 0 ? facts_->ways().to(tile) : best;
        found |= hit;
    }
    solution_.foci = earliest(found);
}

/// The same where the card says who is the focus: of those that it does not leave out, the enemies
/// with the fewest negative hexes on the way; of these the one to which the way is longest, then
/// the one at the longest range; else as usual [card.focus-farthest].
void Solver::find_named_foci() {
    struct Candidate {
        int enemy = 0;
        Cost way;
    };
    const FocusAbility& named = facts_->plan().focus;
    std::vector<Candidate> candidates;
    FigureSet met = 0;
    for (int tile : facts_->ends()) {
        for_each(facts_->battle().could_hit(tile) & ~met, [&](int enemy) {
            const bool out =
                (named.range && range_from_start(enemy) > *named.range) ||
                (named.no_summons && facts_->company().figure(enemy).kind == Kind::summon);
            if (!out) {
                candidates.push_back({enemy, facts_->ways().to(tile)});
            }
        });
        met |= facts_->battle().could_hit(tile);
    }
    const int sign = named.farthest ? -1 : 1;
    keep_minimal(candidates, [](const Candidate& c) { return c.way.negative(); });
    keep_minimal(candidates, [&](const Candidate& c) { return sign * c.way.points(); });
    if (facts_->rules().focus_by_proximity) {
        keep_minimal(candidates,
                     [&](const Candidate& c) { return sign * range_from_start(c.enemy); });
    }
    FigureSet found = 0;
    for (const Candidate& candidate : candidates) {
        found |= only(candidate.enemy);
    }
    solution_.foci = earliest(found);
}

/// The places to attack the focus from, by steps 1 and 2: with the fewest negative hexes on the
/// way, and within this turn's points, if some are. Whether some are.
bool Solver::list_places(int focus) {
    AttackReach& battle = facts_->battle();
    const bool only_the_nearest =
        !facts_->rules().heads_for_best_attack && !verify::settles_sets_first(facts_->rules());
    places_.clear();
    Cost first = Cost::none();
    bool in_reach = false;
    for (int tile : facts_->stops()) {
        const Cost way = facts_->way_to(tile);
        if (first.possible() &&
            (way.negative() > first.negative() || (in_reach && !facts_->within_points(tile)) ||
             (!in_reach && only_the_nearest && first < way))) {
            break;  // the stops come in the order of their ways
        }
        sets_.clear();
        battle.target_sets(tile, focus, sets_);
        if (!sets_.empty() && !first.possible()) {
            first = way;
            in_reach = facts_->within_points(tile);
        }
        for (FigureSet targets : sets_) {
            places_.push_back({tile, targets});
        }
    }
    return in_reach;
}

void Solver::go_for(int focus) {
    const bool in_reach = list_places(focus);
    const bool by_attack = in_reach || facts_->rules().heads_for_best_attack;
    if (verify::settles_sets_first(facts_->rules())) {
        narrow_as_gloomhaven(focus, by_attack);
    } else {
        narrow_as_frosthaven(by_attack);
    }
    int last = nowhere;
    for (const Place& place : places_) {
        if (in_reach) {
            const FigureSet targets = facts_->plan().attacks ? place.targets : 0;
            solution_.outcomes.push_back({place.tile, targets, focus, place.tile});
        } else if (place.tile != last) {
            head_for(focus, place.tile);
        }
        last = place.tile;
    }
}

/// `by_attack`: the attack from there counts, not only how far it is to the focus.
void Solver::narrow_as_frosthaven(bool by_attack) {
    if (by_attack) {
        keep_minimal(places_, [&](Place p) { return -count(p.targets); });
        keep_minimal(places_, [&](Place p) {
            return count(p.targets & facts_->battle().disadvantaged(p.tile));
        });
    }
    keep_minimal(places_, [&](Place p) { return facts_->way_to(p.tile).points(); });
}

void Solver::narrow_as_gloomhaven(int focus, bool by_attack) {
    AttackReach& battle = facts_->battle();
    const auto points = [&](Place p) { return facts_->way_to(p.tile).points(); };
    keep_minimal(places_, [&](Place p) { return has(battle.disadvantaged(p.tile), focus); });
    if (!by_attack) {
        keep_minimal(places_, points);
        return;
    }
    keep_minimal(places_, [&](Place p) { return -count(p.targets); });
    nearest_ = places_;
    keep_minimal(nearest_, points);
    keep_best_ranked(nearest_, focus);
    std::erase_if(places_, [&](Place p) {
        return std::ranges::find(nearest_, p.targets, &Place::targets) == nearest_.end();
    });
    keep_minimal(places_, [&](Place p) { return count(p.targets & battle.disadvantaged(p.tile)); });
    keep_minimal(places_, points);
}

/// Keeps the sets with the most further targets of the best rank, then of the next, and so on.
void Solver::keep_best_ranked(std::vector<Place>& places, int focus) {
    FigureSet further = 0;
    for (const Place& place : places) {
        further |= place.targets & ~only(focus);
    }
    while (further != 0 && places.size() > 1) {
        const FigureSet rank = earliest(further);
        keep_minimal(places, [&](Place p) { return -count(p.targets & rank); });
        further &= ~rank;
    }
}

void Solver::head_for(int focus, int attack_hex) {
    facts_->ways().head_for(attack_hex);
    stop_where_least_is_left(focus, attack_hex);
}

/// Ends where, within this turn's points, the way that remains is least
/// [monster.move-shorten, monster.move-minimum].
void Solver::stop_where_least_is_left(int focus, int attack_hex) {
    const Ways& ways = facts_->ways();
    const bool straight = facts_->plan().mistake == Mistake::approaches_straight && focus != nobody;
    const auto key = [&](int tile) {
        const Cost left = ways.left(tile);
        if (straight) {
            const Hex goal = facts_->company().figure(focus).at;
            return std::tuple{0, hex_distance(facts_->ground().tile(tile).at, goal),
                              facts_->way_to(tile).points()};
        }
        return std::tuple{facts_->way_to(tile).negative() + left.negative(), left.points(),
                          facts_->way_to(tile).points()};
    };
    auto least = key(facts_->start());
    const auto may_stop = [&](int tile) {
        return facts_->within_points(tile) && ways.left(tile).possible();
    };
    for (int tile : facts_->ends()) {
        least = may_stop(tile) ? std::min(least, key(tile)) : least;
    }
    for (int tile : facts_->ends()) {
        if (may_stop(tile) && key(tile) == least) {
            solution_.outcomes.push_back({tile, 0, focus, attack_hex});
        }
    }
}

/// A figure without a focus stays; a summon may go to its summoner instead
/// [monster.no-focus, summon.no-focus].
void Solver::follow_summoner() {
    solution_.outcomes.push_back({.end = facts_->start()});
    const Figure& actor = facts_->actor();
    if (actor.kind != Kind::summon || !actor.summoner || !facts_->rules().summon_follows_summoner) {
        return;
    }
    for (int i = 0; i < facts_->company().size(); ++i) {
        if (facts_->company().figure(i).id == *actor.summoner) {
            facts_->head_for_summoner(i);
            stop_where_least_is_left(nobody, nowhere);
        }
    }
}

}  // namespace standee::oracle
