#include "rulebook/focus.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <tuple>

#include "rulebook/editions.hpp"
#include "rulebook/initiative.hpp"

namespace standee::rulebook::planning {
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

void put_in_order(std::vector<TurnOutcome>& outcomes) {
    std::ranges::sort(outcomes, [](const TurnOutcome& a, const TurnOutcome& b) {
        if (a.end != b.end) {
            return a.end < b.end;
        }
        if (a.targets != b.targets) {
            return lists_before(a.targets, b.targets);
        }
        return std::tie(a.focus, a.attack_hex) < std::tie(b.focus, b.attack_hex);
    });
    TurnOutcome* first = nullptr;
    for (TurnOutcome& outcome : outcomes) {
        first = first != nullptr && first->same_option(outcome) ? first : &outcome;
        first->foci |= outcome.foci | (outcome.focus == nobody ? 0 : only(outcome.focus));
    }
    const auto repeated = std::ranges::unique(outcomes, std::mem_fn(&TurnOutcome::same_option));
    outcomes.erase(repeated.begin(), repeated.end());
}

const Solution& FocusFinder::solve(TurnFacts& facts) {
    facts_ = &facts;
    solution_.foci = 0;
    solution_.outcomes.clear();
    // A stunned figure does nothing [condition.stun].
    if (facts.actor().has(Condition::stun) && facts.book().on("condition.stun"_clause)) {
        solution_.outcomes.push_back({.end = facts.start()});
        return solution_;
    }
    if (!facts.plan().focuses) {
        // It looks for nobody.
    } else if (facts.held()) {
        keep_focus(*facts.held());
    } else if (!facts.plan().names_focus()) {
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

const Solution& FocusFinder::without_targets() {
    for (TurnOutcome& outcome : solution_.outcomes) {
        outcome.targets = 0;
    }
    put_in_order(solution_.outcomes);
    return solution_;
}

int FocusFinder::range_from_start(int enemy) const {
    const int range = facts_->reach().range(facts_->looked_from(), enemy);
    const Hex from = facts_->ground().tile(facts_->looked_from()).at;
    const int straight = hex_distance(from, facts_->roster().figure(enemy).at);
    if (range != straight && !book().on("monster.focus-proximity"_clause, "not through walls")) {
        return straight;
    }
    return range == nowhere ? std::numeric_limits<int>::max() : range;
}

/// Whether an enemy acts before another because the party has the figures that act with the focus
/// act first: the other ties with the focus and acts with others [initiative.ties].
bool FocusFinder::is_let_act_first(int focus, int enemy, int other) const {
    const Scene& scene = facts_->scene();
    const auto leader = [&](int who) -> const Figure& {
        return *summon_line(scene, facts_->roster().figure(who)).front();
    };
    const auto takes_turns = [&](const Figure& figure) {
        return figure.kind != Kind::objective && place_of(scene, book(), figure);
    };
    const std::string group = group_name(leader(focus));
    return book().on("initiative.ties"_clause) && group_name(leader(enemy)) == group &&
           group_name(leader(other)) != group && takes_turns(leader(focus)) &&
           takes_turns(leader(other)) &&
           !acts_before(scene, book(), leader(focus), leader(other)) &&
           !acts_before(scene, book(), leader(other), leader(focus));
}

/// Of these enemies, those before which none of them comes in the order of foci: by range, in Jaws
/// of the Lion not, then by initiative. `after`: the focus that has been chosen before them.
FigureSet FocusFinder::earliest(FigureSet enemies, int after) const {
    if (count(enemies) < 2) {
        return enemies;
    }
    if (facts_->rules().focus_by_proximity && book().on("monster.focus-proximity"_clause)) {
        int nearest = std::numeric_limits<int>::max();
        for_each(enemies, [&](int e) { nearest = std::min(nearest, range_from_start(e)); });
        for_each(enemies, [&](int e) {
            enemies &= range_from_start(e) > nearest ? ~only(e) : ~FigureSet{0};
        });
    }
    if (count(enemies) < 2 || !book().on("monster.focus-initiative"_clause)) {
        return enemies;
    }
    const Roster& roster = facts_->roster();
    FigureSet beaten = 0;
    for_each(enemies, [&](int a) {
        for_each(enemies, [&](int b) {
            const bool first = a != b && (acts_before(facts_->scene(), book(), roster.figure(a),
                                                      roster.figure(b)) ||
                                          (after != nobody && is_let_act_first(after, a, b)));
            beaten |= first ? only(b) : 0;
        });
    });
    return enemies & ~beaten;
}

/// Nobody, where the focus of the turn can be attacked from nowhere.
void FocusFinder::keep_focus(FigureSet held) {
    for (const int tile : facts_->ends()) {
        solution_.foci |= held & facts_->reach().could_hit(tile);
    }
}

/// The nearest by range of all that can be attacked: the focus if paths do not matter.
FigureSet FocusFinder::nearest_by_range() const {
    const auto far = [&](int enemy) { return range_from_start(enemy); };
    FigureSet nearest = 0;
    for (const int tile : facts_->ends()) {
        nearest |= facts_->reach().could_hit(tile);
    }
    int least = std::numeric_limits<int>::max();
    for_each(nearest, [&](int enemy) { least = std::min(least, far(enemy)); });
    for_each(nearest,
             [&](int enemy) { nearest &= far(enemy) > least ? ~only(enemy) : ~FigureSet{0}; });
    return nearest;
}

/// Those to which the path is shortest, whatever it leads through.
FigureSet FocusFinder::nearest_by_points() const {
    int least = std::numeric_limits<int>::max();
    FigureSet nearest = 0;
    for (const int tile : facts_->ends()) {
        const FigureSet hit = facts_->reach().could_hit(tile);
        const int points = facts_->paths().to(tile).points();
        if (hit != 0 && points <= least) {
            nearest = points < least ? hit : nearest | hit;
            least = points;
        }
    }
    return nearest;
}

void FocusFinder::find_foci() {
    if (formulas() != nullptr && formulas()->has(FormulaSlot::focus)) {
        find_foci_by(formulas()->criteria.at(FormulaSlot::focus));
        return;
    }
    if (!book().on("monster.focus-path"_clause)) {
        solution_.foci = earliest(nearest_by_range());
        return;
    }
    const bool minds_some = facts_->paths().to(facts_->ends().back()).negative() > 0;
    if (minds_some && !book().on("monster.focus-negative-hexes"_clause, "before length")) {
        solution_.foci = earliest(nearest_by_points());
        return;
    }
    Cost best = Cost::none();
    FigureSet found = 0;
    for (const int tile : facts_->ends()) {
        if (best < facts_->paths().to(tile)) {
            break;
        }
        const FigureSet hit = facts_->reach().could_hit(tile);
        best = hit != 0 ? facts_->paths().to(tile) : best;
        found |= hit;
    }
    solution_.foci = earliest(found);
}

/// What a card that names the focus by hit points or by initiative compares: the enemy with the
/// least is the focus. One without hit points, or without an initiative, comes last
/// [card.focus-named].
double FocusFinder::rank_by_card(int enemy) const {
    const Figure& figure = facts_->roster().figure(enemy);
    const FocusOn on = facts_->plan().focus.on;
    if (!book().on("card.focus-named"_clause)) {
        return 0;
    }
    if (on == FocusOn::fewest_hit_points) {
        return figure.hp ? *figure.hp : std::numeric_limits<double>::infinity();
    }
    if (on != FocusOn::last_in_initiative) {
        return 0;
    }
    // A summon acts with its summoner.
    const Scene& scene = facts_->scene();
    const auto place = place_of(scene, book(), *summon_line(scene, figure).front());
    return place ? -place->initiative.leading : std::numeric_limits<double>::infinity();
}

/// The same where the card says who is the focus: of those that it does not leave out, the enemies
/// with the fewest negative hexes on the path; of these the one to which the path is longest, then
/// the one at the longest range; else as usual [card.focus-farthest].
void FocusFinder::find_named_foci() {
    struct Candidate {
        int enemy = 0;
        Cost cost;
    };
    const auto& named = facts_->plan().focus;
    std::vector<Candidate> candidates;
    FigureSet met = 0;
    for (int tile : facts_->ends()) {
        for_each(facts_->reach().could_hit(tile) & ~met, [&](int enemy) {
            const bool out =
                (named.range && range_from_start(enemy) > *named.range) ||
                (named.no_summons && facts_->roster().figure(enemy).kind == Kind::summon);
            if (!out) {
                candidates.push_back({enemy, facts_->paths().to(tile)});
            }
        });
        met |= facts_->reach().could_hit(tile);
    }
    const bool farthest =
        named.on == FocusOn::farthest && book().on("card.focus-farthest"_clause, "farthest");
    const int sign = farthest ? -1 : 1;
    keep_minimal(candidates, [](const Candidate& c) { return c.cost.negative(); });
    keep_minimal(candidates, [&](const Candidate& c) { return rank_by_card(c.enemy); });
    keep_minimal(candidates, [&](const Candidate& c) { return sign * c.cost.points(); });
    if (facts_->rules().focus_by_proximity && book().on("monster.focus-proximity"_clause)) {
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
bool FocusFinder::list_places(int focus) {
    AttackReach& reach = facts_->reach();
    const bool only_the_nearest =
        !facts_->rules().heads_for_best_attack && !verify::settles_sets_first(facts_->rules());
    places_.clear();
    Cost first = Cost::none();
    bool in_reach = false;
    for (const int tile : facts_->stops()) {
        const Cost cost = facts_->cost_to(tile);
        if (first.possible() &&
            (cost.negative() > first.negative() || (in_reach && !facts_->within_points(tile)) ||
             (!in_reach && only_the_nearest && first < cost))) {
            break;  // the stops come in the order of their costs
        }
        sets_.clear();
        reach.target_sets(tile, focus, sets_);
        if (!sets_.empty() && !first.possible()) {
            first = cost;
            in_reach = facts_->within_points(tile);
        }
        for (const FigureSet targets : sets_) {
            places_.push_back({tile, targets});
        }
    }
    return in_reach;
}

void FocusFinder::go_for(int focus) {
    if (formulas() != nullptr && formulas()->has(FormulaSlot::destination)) {
        go_by(formulas()->criteria.at(FormulaSlot::destination), focus);
        return;
    }
    if (has_own_order()) {
        go_by(criteria_of(facts_->rules().destination), focus);
        return;
    }
    const bool in_reach = list_places(focus);
    const bool by_attack = in_reach || facts_->rules().heads_for_best_attack;
    if (verify::settles_sets_first(facts_->rules())) {
        narrow_as_gloomhaven(focus, by_attack);
    } else {
        narrow_as_frosthaven(by_attack);
    }
    go_to_places(focus);
}

/// It attacks from the places that are left, or heads for those out of reach.
void FocusFinder::go_to_places(int focus) {
    keep_one_hex_unless_the_party_picks();
    int last = nowhere;
    for (const Place& place : places_) {
        if (facts_->within_points(place.tile)) {
            const FigureSet targets = facts_->plan().attacks ? place.targets : 0;
            solution_.outcomes.push_back({place.tile, targets, focus, place.tile});
        } else if (place.tile != last &&
                   (last == nowhere || book().on("monster.move-equal-attack-hexes"_clause))) {
            head_for(focus, place.tile);
        }
        last = place.tile;
    }
}

/// Of several attack hexes that are equally good the party picks one, so all of them are allowed
/// [monster.move-equal-attack-hexes].
void FocusFinder::keep_one_hex_unless_the_party_picks() {
    const auto elsewhere = [&](Place place) { return place.tile != places_.front().tile; };
    if (std::ranges::any_of(places_, elsewhere) &&
        !book().on("monster.move-equal-attack-hexes"_clause)) {
        std::erase_if(places_, elsewhere);
    }
}

/// The monster attacks as many as it can [monster.move-max-targets].
void FocusFinder::keep_most_targets(std::vector<Place>& places) const {
    if (book().on("monster.move-max-targets"_clause)) {
        keep_minimal(places, [](Place p) { return -count(p.targets); });
    }
}

/// It attacks without disadvantage if it can [monster.move-disadvantage].
void FocusFinder::keep_fewest_disadvantaged(std::vector<Place>& places) {
    if (book().on("monster.move-disadvantage"_clause)) {
        keep_minimal(places, [&](Place p) {
            return count(p.targets & facts_->reach().disadvantaged(p.tile));
        });
    }
}

/// It spends no more movement points than it needs [monster.move-minimum].
void FocusFinder::keep_fewest_points(std::vector<Place>& places) const {
    if (book().on("monster.move-minimum"_clause)) {
        keep_minimal(places, [&](Place p) { return facts_->cost_to(p.tile).points(); });
    }
}

/// `by_attack`: the attack from there counts, not only how far it is to the focus.
void FocusFinder::narrow_as_frosthaven(bool by_attack) {
    if (by_attack) {
        keep_most_targets(places_);
        keep_fewest_disadvantaged(places_);
    }
    keep_fewest_points(places_);
}

void FocusFinder::narrow_as_gloomhaven(int focus, bool by_attack) {
    if (book().on("monster.move-disadvantage"_clause)) {
        keep_minimal(places_,
                     [&](Place p) { return has(facts_->reach().disadvantaged(p.tile), focus); });
    }
    if (!by_attack) {
        keep_fewest_points(places_);
        return;
    }
    keep_most_targets(places_);
    nearest_ = places_;
    keep_fewest_points(nearest_);
    if (book().on("monster.extra-targets"_clause)) {
        keep_best_ranked(nearest_, focus);
    }
    std::ranges::sort(nearest_, {}, &Place::targets);
    std::erase_if(places_, [&](Place p) {
        return !std::ranges::binary_search(nearest_, p.targets, {}, &Place::targets);
    });
    keep_fewest_disadvantaged(places_);
    keep_fewest_points(places_);
}

/// Of these enemies, those to attack whom the figure would have had the best path from where it
/// looked for its focus; all, where the path to them does not count.
FigureSet FocusFinder::closest_as_it_looked(FigureSet enemies) const {
    if (!facts_->rules().further_targets_by_path || !book().on("monster.focus-path"_clause)) {
        return enemies;
    }
    Cost least = Cost::none();
    FigureSet closest = 0;
    for (int tile = 0; tile < facts_->ground().size(); ++tile) {
        const FigureSet hit = facts_->reach().could_hit(tile) & enemies;
        const Cost cost = facts_->cost_as_it_looked(tile);
        if (hit == 0 || !cost.possible() || least < cost) {
            continue;
        }
        closest = cost < least ? hit : closest | hit;
        least = cost;
    }
    return closest;
}

/// Keeps the sets with the most further targets of the best rank, then of the next, and so on. They
/// are ranked as foci [monster.extra-targets].
void FocusFinder::keep_best_ranked(std::vector<Place>& places, int focus) {
    FigureSet further = 0;
    for (const Place& place : places) {
        further |= place.targets & ~only(focus);
    }
    while (further != 0 && places.size() > 1) {
        const FigureSet rank = earliest(closest_as_it_looked(further), focus);
        keep_minimal(places, [&](Place p) { return -count(p.targets & rank); });
        further &= ~rank;
    }
}

}  // namespace standee::rulebook::planning
