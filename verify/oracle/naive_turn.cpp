#include "verify/oracle/naive_turn.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "verify/oracle/hits.hpp"
#include "verify/oracle/order.hpp"
#include "verify/oracle/ways.hpp"

namespace standee::oracle {
namespace {

constexpr int out_of_range = std::numeric_limits<int>::max();

bool frosthaven_order(EditionId edition) {
    return edition == EditionId::frosthaven || edition == EditionId::gloomhaven_2;
}

/// Keeps those whose key is least.
template <class T, class Key>
void keep_least(std::vector<T>& candidates, Key key) {
    if (candidates.empty()) {
        return;
    }
    auto least = std::invoke(key, candidates.front());
    for (const T& candidate : candidates) {
        least = std::min(least, std::invoke(key, candidate));
    }
    std::erase_if(candidates, [&](const T& c) { return least < std::invoke(key, c); });
}

/// An attack hex with a set of targets.
struct Place {
    int tile = 0;
    Enemies targets = 0;
};

class Turn {
public:
    Turn(const Scene& scene, const Figure& actor)
        : scene_{scene},
          actor_{actor},
          plan_{plan_of(scene, actor)},
          ground_{scene.map},
          battle_{ground_, scene, actor, plan_},
          mover_{mover(ground_, scene, actor, plan_.gait)},
          start_{ground_.number.at(actor.at)},
          ways_{ways_from(mover_, start_)} {}

    NaiveAnswer answer() {
        const std::vector<std::size_t> foci = find_foci();
        if (foci.empty()) {
            follow_summoner();
        }
        for (std::size_t focus : foci) {
            go_for(focus);
        }
        NaiveAnswer result;
        for (std::size_t focus : foci) {
            result.foci.push_back(battle_.enemies()[focus]->id);
        }
        std::ranges::sort(result.foci);
        for (const auto& [key, option] : options_) {
            result.options.push_back(option);
        }
        return result;
    }

    bool area_fits(Hex from, const std::vector<Hex>& red, const std::vector<std::string>& ids) {
        if (!plan_.area || ids.empty()) {
            return red.empty();
        }
        Enemies targets = 0;
        for (std::size_t e = 0; e < battle_.enemies().size(); ++e) {
            const bool there = std::ranges::find(ids, battle_.enemies()[e]->id) != ids.end();
            targets |= there ? only(e) : 0;
        }
        return battle_.area_fits(ground_.number.at(from), red, targets);
    }

private:
    /// For whom, and to attack from where.
    using Aimed = std::pair<std::optional<std::string>, std::optional<Hex>>;

    struct Pair {
        std::size_t enemy = 0;
        int tile = 0;
    };

    [[nodiscard]] const Cost& way(int tile) const { return *ways_[static_cast<std::size_t>(tile)]; }
    [[nodiscard]] bool can_end(int tile) const {
        return ways_[static_cast<std::size_t>(tile)].has_value();
    }
    [[nodiscard]] bool within_points(int tile) const { return way(tile).points <= plan_.points; }

    [[nodiscard]] int range_from_start(std::size_t enemy) const {
        return battle_.range(start_, enemy).value_or(out_of_range);
    }
    /// What a focus is ranked by before initiative: range, in Jaws of the Lion nothing.
    [[nodiscard]] int proximity(std::size_t enemy) const {
        return scene_.edition == EditionId::jaws_of_the_lion ? 0 : range_from_start(enemy);
    }

    /// Of these enemies, those before which none of them comes in the order of foci.
    [[nodiscard]] std::vector<std::size_t> first_of(std::vector<std::size_t> enemies) const {
        keep_least(enemies, [&](std::size_t e) { return proximity(e); });
        std::vector<std::size_t> first;
        for (std::size_t e : enemies) {
            const bool beaten = std::ranges::any_of(enemies, [&](std::size_t other) {
                return acts_before(scene_, *battle_.enemies()[other], *battle_.enemies()[e]);
            });
            if (!beaten) {
                first.push_back(e);
            }
        }
        return first;
    }

    std::vector<std::size_t> find_foci() {
        std::vector<Pair> pairs;
        for (int tile = 0; tile < ground_.size(); ++tile) {
            if (!can_end(tile)) {
                continue;
            }
            for (std::size_t e = 0; e < battle_.enemies().size(); ++e) {
                if ((battle_.could_hit(tile) & only(e)) != 0) {
                    pairs.push_back({e, tile});
                }
            }
        }
        keep_least(pairs, [&](Pair p) { return way(p.tile).negative; });
        keep_least(pairs, [&](Pair p) { return way(p.tile).points; });
        std::set<std::size_t> enemies;
        for (const Pair& pair : pairs) {
            enemies.insert(pair.enemy);
        }
        return first_of({enemies.begin(), enemies.end()});
    }

    void go_for(std::size_t focus) {
        std::vector<Place> places = attack_places(focus);
        keep_least(places, [&](Place p) { return way(p.tile).negative; });
        const bool in_reach =
            std::ranges::any_of(places, [&](Place p) { return within_points(p.tile); });
        if (in_reach) {
            std::erase_if(places, [&](Place p) { return !within_points(p.tile); });
        }
        if (!frosthaven_order(scene_.edition)) {
            narrow_as_gloomhaven(places, focus);
        } else {
            narrow_as_frosthaven(places, in_reach);
        }
        for (const Place& place : places) {
            const Aimed aimed{battle_.enemies()[focus]->id, ground_.tile(place.tile).at};
            if (in_reach) {
                add_option(place.tile, plan_.attacks ? place.targets : 0, aimed);
            } else {
                head_for(place.tile, mover_, aimed);
            }
        }
    }

    std::vector<Place> attack_places(std::size_t focus) {
        std::vector<Place> places;
        for (int tile = 0; tile < ground_.size(); ++tile) {
            if (can_end(tile)) {
                for (Enemies targets : battle_.target_sets(tile, focus)) {
                    places.push_back({tile, targets});
                }
            }
        }
        return places;
    }

    int fewer_targets(Place p) const { return -std::popcount(p.targets); }
    int disadvantages(Place p) { return std::popcount(p.targets & battle_.disadvantaged(p.tile)); }

    void narrow_as_frosthaven(std::vector<Place>& places, bool in_reach) {
        if (in_reach) {
            keep_least(places, [&](Place p) { return fewer_targets(p); });
            keep_least(places, [&](Place p) { return disadvantages(p); });
        }
        keep_least(places, [&](Place p) { return way(p.tile).points; });
    }

    void narrow_as_gloomhaven(std::vector<Place>& places, std::size_t focus) {
        keep_least(places,
                   [&](Place p) { return (battle_.disadvantaged(p.tile) & only(focus)) != 0; });
        keep_least(places, [&](Place p) { return fewer_targets(p); });
        std::vector<Place> nearest = places;
        keep_least(nearest, [&](Place p) { return way(p.tile).points; });
        const std::set<Enemies> sets = best_ranked(nearest, focus);
        std::erase_if(places, [&](Place p) { return !sets.contains(p.targets); });
        keep_least(places, [&](Place p) { return disadvantages(p); });
        keep_least(places, [&](Place p) { return way(p.tile).points; });
    }

    /// The sets with the most further targets of the best rank, then of the next, and so on.
    [[nodiscard]] std::set<Enemies> best_ranked(std::vector<Place> places,
                                                std::size_t focus) const {
        Enemies further = 0;
        for (const Place& place : places) {
            further |= place.targets & ~only(focus);
        }
        while (further != 0) {
            std::vector<std::size_t> left;
            for (std::size_t e = 0; e < battle_.enemies().size(); ++e) {
                if ((further & only(e)) != 0) {
                    left.push_back(e);
                }
            }
            Enemies rank = 0;
            for (std::size_t e : first_of(left)) {
                rank |= only(e);
            }
            keep_least(places, [&](Place p) { return -std::popcount(p.targets & rank); });
            further &= ~rank;
        }
        std::set<Enemies> sets;
        for (const Place& place : places) {
            sets.insert(place.targets);
        }
        return sets;
    }

    [[nodiscard]] std::vector<std::string> ids_of(Enemies enemies) const {
        std::vector<std::string> ids;
        for (std::size_t e = 0; e < battle_.enemies().size(); ++e) {
            if ((enemies & only(e)) != 0) {
                ids.push_back(battle_.enemies()[e]->id);
            }
        }
        std::ranges::sort(ids);
        return ids;
    }

    /// Adds an option once; of several ways to the same one the first focus and attack hex stay.
    void add_option(int tile, Enemies targets, const Aimed& aimed) {
        const Hex end = ground_.tile(tile).at;
        const auto [place, fresh] = options_.try_emplace({end, ids_of(targets)});
        NaiveOption& option = place->second;
        if (!fresh) {
            const Aimed first = std::min(Aimed{option.focus, option.attack_hex}, aimed);
            std::tie(option.focus, option.attack_hex) = first;
            return;
        }
        const Enemies disadvantaged =
            plan_.always_disadvantaged ? targets : targets & battle_.disadvantaged(tile);
        option = {end,
                  ids_of(targets),
                  first_way(mover_, start_, tile),
                  way(tile).points,
                  way(tile).negative,
                  ids_of(disadvantaged),
                  aimed.first,
                  aimed.second};
    }

    /// Ends where, within this turn's points, the way that remains to `goal` is least
    /// [monster.move-shorten, monster.move-minimum].
    void head_for(int goal, const Mover& from_there, const Aimed& aimed) {
        struct Stop {
            int tile = 0;
            Cost remaining;
        };
        std::vector<Stop> stops;
        for (int tile = 0; tile < ground_.size(); ++tile) {
            if (!can_end(tile) || !within_points(tile)) {
                continue;
            }
            const Ways on = ways_from(from_there, tile);
            if (on[static_cast<std::size_t>(goal)]) {
                stops.push_back({tile, *on[static_cast<std::size_t>(goal)]});
            }
        }
        keep_least(stops, [&](Stop s) {
            return std::tuple{way(s.tile).negative + s.remaining.negative, s.remaining.points,
                              way(s.tile).points};
        });
        for (const Stop& stop : stops) {
            add_option(stop.tile, 0, aimed);
        }
    }

    /// A figure without a focus stays; a summon may go to its summoner instead
    /// [monster.no-focus, summon.no-focus].
    void follow_summoner() {
        add_option(start_, 0, {});
        if (actor_.kind != Kind::summon || !actor_.summoner || !frosthaven_order(scene_.edition)) {
            return;
        }
        if (const Figure* summoner = scene_.find(*actor_.summoner)) {
            head_for(ground_.number.at(summoner->at),
                     mover(ground_, scene_, actor_, plan_.gait, summoner), {});
        }
    }

    const Scene& scene_;
    const Figure& actor_;
    Plan plan_;
    Ground ground_;
    Battle battle_;
    Mover mover_;
    int start_;
    Ways ways_;
    std::map<std::pair<Hex, std::vector<std::string>>, NaiveOption> options_;
};

const Figure& acting(const Scene& scene) {
    const Figure* actor = scene.turn ? scene.find(scene.turn->figure) : nullptr;
    if (actor == nullptr) {
        throw std::invalid_argument("the scene has no turn to plan");
    }
    return *actor;
}

}  // namespace

NaiveAnswer naive_turn(const Scene& scene) {
    const Figure& actor = acting(scene);
    if (actor.has(Condition::stun)) {
        NaiveOption stays;
        stays.end = actor.at;
        stays.path = {actor.at};
        return {{}, {stays}};  // [condition.stun]
    }
    return Turn{scene, actor}.answer();
}

bool area_fits(const Scene& scene, Hex from, const std::vector<Hex>& red,
               const std::vector<std::string>& targets) {
    return Turn{scene, acting(scene)}.area_fits(from, red, targets);
}

}  // namespace standee::oracle
