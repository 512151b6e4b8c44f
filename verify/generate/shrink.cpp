#include "verify/generate/shrink.hpp"

#include <algorithm>
#include <vector>

namespace standee::generate {
namespace {

using Fails = std::function<bool(const Scene&)>;

/// Tries changed scenes and keeps those that still fail.
class Shrinker {
public:
    Shrinker(Scene scene, const Fails& fails) : scene_{std::move(scene)}, fails_{fails} {}

    Scene run() {
        for (bool smaller = true; smaller;) {
            smaller = false;
            smaller |= leave_out_figures();
            smaller |= leave_out_terrain();
            smaller |= leave_out_hexes();
            smaller |= make_figures_plain();
            smaller |= make_card_plain();
        }
        return scene_;
    }

private:
    /// Keeps what `change` makes of the scene if that differs and still fails.
    template <class Change>
    bool attempt(Change change) {
        Scene changed = scene_;
        change(changed);
        if (changed == scene_ || !fails_(changed)) {
            return false;
        }
        scene_ = std::move(changed);
        return true;
    }

    /// Leaves out elements of a list of the scene: all, then one by one from the end.
    template <class List>
    bool thin_out(List list_of) {
        bool any = attempt([&](Scene& s) { list_of(s).clear(); });
        for (std::size_t i = list_of(scene_).size(); i > 0; --i) {
            any |= attempt([&](Scene& s) {
                list_of(s).erase(list_of(s).begin() + static_cast<std::ptrdiff_t>(i) - 1);
            });
        }
        return any;
    }

    /// A summon of nobody, which keeps the initiative that it had from its summoner.
    static void set_free(const Scene& scene, Figure& summon) {
        if (const Figure* summoner = scene.find(*summon.summoner)) {
            summon.initiative = summoner->initiative;
            if (summon.initiative) {
                summon.initiative->second.reset();
            }
        }
        summon.summoner.reset();
    }

    bool leave_out_figures() {
        bool any = false;
        for (std::size_t i = scene_.figures.size(); i > 0; --i) {
            any |= attempt([&](Scene& s) {
                const std::string id = s.figures[i - 1].id;
                if (id == s.turn->figure) {
                    return;
                }
                for (Figure& figure : s.figures) {
                    if (figure.summoner == id) {
                        set_free(s, figure);
                    }
                }
                s.figures.erase(s.figures.begin() + static_cast<std::ptrdiff_t>(i) - 1);
            });
        }
        return any;
    }

    bool leave_out_terrain() {
        bool any = false;
        any |= thin_out([](Scene& s) -> auto& { return s.map.walls; });
        any |= thin_out([](Scene& s) -> auto& { return s.map.links; });
        any |= thin_out([](Scene& s) -> auto& { return s.map.doors; });
        any |= thin_out([](Scene& s) -> auto& { return s.map.wall_hexes; });
        any |= thin_out([](Scene& s) -> auto& { return s.map.obstacles; });
        any |= thin_out([](Scene& s) -> auto& { return s.map.difficult; });
        any |= thin_out([](Scene& s) -> auto& { return s.map.icy; });
        any |= thin_out([](Scene& s) -> auto& { return s.map.hazardous; });
        any |= thin_out([](Scene& s) -> auto& { return s.map.traps; });
        any |= thin_out([](Scene& s) -> auto& { return s.map.treasure; });
        any |= thin_out([](Scene& s) -> auto& { return s.loot; });
        any |= attempt([](Scene& s) { s.map.edges = Border::open; });
        any |= attempt([](Scene& s) { s.elements = {}; });
        return any;
    }

    /// Takes a hex off the map with all that lies on it; not one where a figure stands.
    static void leave_out_hex(Scene& scene, Hex hex) {
        const bool stood_on = std::ranges::any_of(
            scene.figures, [&](const Figure& figure) { return figure.at == hex; });
        if (stood_on) {
            return;
        }
        Map& map = scene.map;
        for (auto* list : {&map.hexes, &map.obstacles, &map.difficult, &map.icy, &map.hazardous,
                           &map.treasure, &scene.loot}) {
            std::erase(*list, hex);
        }
        std::erase_if(map.doors, [&](const Door& door) { return door.at == hex; });
        std::erase_if(map.traps, [&](const Trap& trap) { return trap.at == hex; });
        std::erase_if(map.links, [&](const Edge& e) { return e.a == hex || e.b == hex; });
        const auto unlisted = [&](Hex h) {
            return std::ranges::find(map.hexes, h) == map.hexes.end();
        };
        std::erase_if(map.walls, [&](const Edge& e) { return unlisted(e.a) && unlisted(e.b); });
    }

    bool leave_out_hexes() {
        bool any = false;
        std::vector<Hex> hexes = scene_.map.hexes;
        for (const auto coordinate : {&Hex::q, &Hex::r}) {  // whole rows first
            for (Hex edge : hexes) {
                any |= attempt([&](Scene& s) {
                    for (Hex hex : hexes) {
                        if (hex.*coordinate == edge.*coordinate) {
                            leave_out_hex(s, hex);
                        }
                    }
                });
            }
        }
        for (Hex hex : hexes) {
            any |= attempt([&](Scene& s) { leave_out_hex(s, hex); });
        }
        return any;
    }

    bool make_figures_plain() {
        bool any = false;
        for (std::size_t i = 0; i < scene_.figures.size(); ++i) {
            const auto plain = [&](auto Figure::* field) {
                any |= attempt([&](Scene& s) { s.figures[i].*field = Figure{}.*field; });
            };
            plain(&Figure::conditions);
            plain(&Figure::name);
            plain(&Figure::rank);
            plain(&Figure::standee);
            plain(&Figure::flying);
            plain(&Figure::targets);
            plain(&Figure::range);
            plain(&Figure::move);
            plain(&Figure::attack);
            any |= attempt([&](Scene& s) {
                if (s.figures[i].summoner) {
                    set_free(s, s.figures[i]);
                }
            });
            any |= attempt([&](Scene& s) {
                if (s.figures[i].initiative) {
                    s.figures[i].initiative->second.reset();
                }
            });
        }
        return any;
    }

    template <class T>
    static T* ability_at(Scene& scene, std::size_t i) {
        return std::get_if<T>(&(*scene.turn->abilities)[i].what);
    }

    bool make_card_plain() {
        if (!scene_.turn->abilities) {
            return attempt([](Scene& s) { s.turn->abilities = std::vector<Ability>{}; });
        }
        bool any = thin_out([](Scene& s) -> auto& { return *s.turn->abilities; });
        for (std::size_t i = 0; i < scene_.turn->abilities->size(); ++i) {
            any |= attempt([&](Scene& s) { unfold_consume(s, i); });
            if (i < scene_.turn->abilities->size()) {
                any |= attempt([&](Scene& s) { lessen(s, i, true); });
                any |= attempt([&](Scene& s) { lessen(s, i, false); });
                any |= make_attack_plain(i);
            }
        }
        return any;
    }

    static void unfold_consume(Scene& scene, std::size_t i) {
        if (auto* consume = ability_at<ConsumeAbility>(scene, i)) {
            const std::vector<Ability> inner = consume->to;
            auto& card = *scene.turn->abilities;
            const auto place = card.erase(card.begin() + static_cast<std::ptrdiff_t>(i));
            card.insert(place, inner.begin(), inner.end());
        }
    }

    /// One point, or one hex of range, less; or the jump left out.
    static void lessen(Scene& scene, std::size_t i, bool points) {
        if (auto* move = ability_at<MoveAbility>(scene, i)) {
            if (!points) {
                move->jump = false;
            } else if (!move->points.relative && move->points.number > 0) {
                --move->points.number;
            }
        } else if (auto* attack = ability_at<AttackAbility>(scene, i)) {
            if (attack->range && !attack->range->relative && attack->range->number > 1 && points) {
                --attack->range->number;
            }
            if (!points && attack->targets && attack->targets->count.number > 1) {
                --attack->targets->count.number;
            }
        }
    }

    bool make_attack_plain(std::size_t i) {
        bool any = false;
        const auto try_on_attack = [&](auto change) {
            any |= attempt([&](Scene& s) {
                if (auto* attack = ability_at<AttackAbility>(s, i)) {
                    change(*attack);
                }
            });
        };
        try_on_attack([](AttackAbility& a) { a.value = {2, false}; });
        try_on_attack([](AttackAbility& a) { a.range.reset(); });
        try_on_attack([](AttackAbility& a) { a.targets.reset(); });
        try_on_attack([](AttackAbility& a) { a.area.reset(); });
        try_on_attack([](AttackAbility& a) { a.adds.clear(); });
        try_on_attack([](AttackAbility& a) { a.effects.clear(); });
        try_on_attack([](AttackAbility& a) {
            if (a.area) {
                a.area->blue.clear();
            }
        });
        try_on_attack([](AttackAbility& a) {
            if (a.area && a.area->red.size() > 1) {
                a.area->red.pop_back();
            }
        });
        return any;
    }

    Scene scene_;
    const Fails& fails_;
};

}  // namespace

Scene shrunk(Scene scene, const Fails& fails) { return Shrinker{std::move(scene), fails}.run(); }

}  // namespace standee::generate
