#include "verify/generate/scope.hpp"

#include <algorithm>
#include <map>

namespace standee::generate {
namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

std::uint64_t choose(std::uint64_t n, std::uint64_t k) {
    std::uint64_t ways = 1;
    for (std::uint64_t i = 0; i < k; ++i) {
        ways = ways * (n - i) / (i + 1);
    }
    return k > n ? 0 : ways;
}

std::uint64_t power(std::uint64_t base, int exponent) {
    std::uint64_t result = 1;
    for (int i = 0; i < exponent; ++i) {
        result *= base;
    }
    return result;
}

/// In how many ways at most `most` of `places` can hold one of `kinds` things.
std::uint64_t colourings(std::size_t places, std::size_t kinds, int most) {
    std::uint64_t ways = 0;
    for (int k = 0; k <= most; ++k) {
        ways += choose(places, static_cast<std::uint64_t>(k)) * power(kinds, k);
    }
    return ways;
}

/// Ways to put `figures` told apart on as many of `places`.
std::uint64_t arrangements(std::uint64_t places, int figures) {
    std::uint64_t ways = 1;
    for (int i = 0; i < figures; ++i) {
        const auto taken = static_cast<std::uint64_t>(i);
        ways *= places > taken ? places - taken : 0;
    }
    return ways;
}

/// The colouring of that number: 0 is none, 1 to `kinds` what lies there. First those with nothing,
/// then with one, and so on; the places by the combinatorial number system.
std::vector<int> colouring(std::uint64_t number, std::size_t places, std::size_t kinds) {
    std::vector<int> colours(places, 0);
    int special = 0;
    for (std::uint64_t block = 1; number >= block;) {
        number -= block;
        ++special;
        block = choose(places, static_cast<std::uint64_t>(special)) * power(kinds, special);
    }
    const std::uint64_t kinds_of = power(kinds, special);
    std::uint64_t which = number % kinds_of;
    std::uint64_t where = number / kinds_of;
    for (int left = special; left > 0; --left) {
        std::uint64_t place = static_cast<std::uint64_t>(left) - 1;
        while (choose(place + 1, static_cast<std::uint64_t>(left)) <= where) {
            ++place;
        }
        where -= choose(place, static_cast<std::uint64_t>(left));
        colours[place] = 1 + static_cast<int>(which % kinds);
        which /= kinds;
    }
    return colours;
}

/// The lengths of the cycles of a permutation.
std::vector<int> cycles(const std::vector<int>& to) {
    std::vector<int> lengths;
    std::vector<bool> seen(to.size());
    for (std::size_t start = 0; start < to.size(); ++start) {
        int length = 0;
        for (std::size_t i = start; !seen[i]; i = at(to[i])) {
            seen[i] = true;
            ++length;
        }
        if (length > 0) {
            lengths.push_back(length);
        }
    }
    return lengths;
}

/// How many colourings with at most `most` coloured places the permutation leaves as they are: each
/// cycle is of one colour. The coefficients of the product of 1 + kinds * x^length.
std::uint64_t fixed_colourings(const std::vector<int>& to, std::size_t kinds, int most) {
    std::vector<std::uint64_t> ways(at(most) + 1, 0);
    ways[0] = 1;
    for (const int length : cycles(to)) {
        for (int k = most; k >= length; --k) {
            ways[at(k)] += kinds * ways[at(k - length)];
        }
    }
    std::uint64_t all = 0;
    std::ranges::for_each(ways, [&](std::uint64_t some) { all += some; });
    return all;
}

/// Where each hex of the board goes if it is rotated or reflected and laid on itself again; empty
/// where it does not fit.
std::vector<int> symmetry(const std::vector<Hex>& hexes, int orientation) {
    std::vector<Hex> image;
    std::ranges::transform(hexes, std::back_inserter(image),
                           [&](Hex hex) { return transformed(hex, orientation); });
    const Hex back = *std::ranges::min_element(hexes) - *std::ranges::min_element(image);
    std::vector<int> to;
    for (const Hex hex : image) {
        const auto found = std::ranges::find(hexes, hex + back);
        if (found == hexes.end()) {
            return {};
        }
        to.push_back(static_cast<int>(found - hexes.begin()));
    }
    return to;
}

std::vector<Edge> inner_sides(const std::vector<Hex>& hexes) {
    std::vector<Edge> sides;
    for (const Hex a : hexes) {
        for (const Hex b : hexes) {
            if (a < b && are_neighbours(a, b)) {
                sides.push_back({a, b});
            }
        }
    }
    return sides;
}

}  // namespace

/// What a number stands for.
struct ScopeScenes::Filling {
    std::vector<int> terrain;  ///< by hex: 0, or 1 + the number of the special
    std::vector<int> walls;    ///< by side: 0 or 1
    std::vector<int> places;   ///< of the figures, the one to act first
    std::size_t attack = 0;
    std::size_t move = 0;
    bool jump = false;
    std::size_t edition = 0;
};

ScopeScenes::ScopeScenes(const Scope& scope, std::vector<Edition> editions)
    : scope_{scope}, editions_{std::move(editions)} {
    if (scope.most_walls > 0) {
        sides_ = inner_sides(scope.hexes);
    }
    for (int orientation = 0; orientation < orientation_count; ++orientation) {
        const std::vector<int> to = symmetry(scope.hexes, orientation);
        if (to.empty() || std::ranges::find(hex_to_, to) != hex_to_.end()) {
            continue;
        }
        std::map<Hex, Hex> image;
        for (std::size_t i = 0; i < to.size(); ++i) {
            image[scope.hexes[i]] = scope.hexes[at(to[i])];
        }
        std::vector<int> side_to;
        for (const Edge& side : sides_) {
            const auto [a, b] = std::minmax(image[side.a], image[side.b]);
            const auto found = std::ranges::find(sides_, Edge{a, b});
            side_to.push_back(static_cast<int>(found - sides_.begin()));
        }
        hex_to_.push_back(to);
        side_to_.push_back(side_to);
    }
    terrains_ = colourings(scope.hexes.size(), scope.specials.size(), scope.most_special);
    walls_ = colourings(sides_.size(), 1, scope.most_walls);
    placements_ = arrangements(scope.hexes.size(), scope.enemies + 1);
    cards_ = scope.moves.size() * scope.attacks.size() * (scope.jumps ? 2 : 1) * editions_.size();
}

std::uint64_t ScopeScenes::size() const { return boards() * placements_ * cards_; }

std::uint64_t ScopeScenes::count() const {
    std::uint64_t fixed = 0;
    for (std::size_t g = 0; g < hex_to_.size(); ++g) {
        std::uint64_t stay = 0;
        for (std::size_t i = 0; i < hex_to_[g].size(); ++i) {
            stay += hex_to_[g][i] == static_cast<int>(i) ? 1 : 0;
        }
        fixed += fixed_colourings(hex_to_[g], scope_.specials.size(), scope_.most_special) *
                 fixed_colourings(side_to_[g], 1, scope_.most_walls) *
                 arrangements(stay, scope_.enemies + 1);
    }
    return fixed / hex_to_.size() * cards_;
}

ScopeScenes::Filling ScopeScenes::taken_apart(std::uint64_t number) const {
    const auto next = [&number](std::uint64_t radix) {
        const std::uint64_t digit = number % radix;
        number /= radix;
        return digit;
    };
    Filling filling;
    filling.edition = next(editions_.size());
    filling.jump = scope_.jumps && next(2) == 1;
    filling.move = next(scope_.moves.size());
    filling.attack = next(scope_.attacks.size());
    std::uint64_t placement = next(placements_);
    std::vector<int> free;
    for (int i = 0; at(i) < scope_.hexes.size(); ++i) {
        free.push_back(i);
    }
    for (int figure = 0; figure <= scope_.enemies; ++figure) {
        const auto pick = static_cast<std::ptrdiff_t>(placement % free.size());
        placement /= free.size();
        filling.places.push_back(free[static_cast<std::size_t>(pick)]);
        free.erase(free.begin() + pick);
    }
    filling.terrain = colouring(next(terrains_), scope_.hexes.size(), scope_.specials.size());
    filling.walls = colouring(next(walls_), sides_.size(), 1);
    return filling;
}

bool ScopeScenes::is_least(const Filling& filling) const {
    for (std::size_t g = 0; g < hex_to_.size(); ++g) {
        // Compared thing by thing: figures, terrain, walls.
        std::strong_ordering order = std::strong_ordering::equal;
        for (std::size_t i = 0; i < filling.places.size() && order == 0; ++i) {
            order = hex_to_[g][at(filling.places[i])] <=> filling.places[i];
        }
        if (order == 0) {
            std::vector<int> image(filling.terrain.size());
            for (std::size_t i = 0; i < image.size(); ++i) {
                image[at(hex_to_[g][i])] = filling.terrain[i];
            }
            order = image <=> filling.terrain;
        }
        if (order == 0) {
            std::vector<int> image(filling.walls.size());
            for (std::size_t i = 0; i < image.size(); ++i) {
                image[at(side_to_[g][i])] = filling.walls[i];
            }
            order = image <=> filling.walls;
        }
        if (order < 0) {
            return false;
        }
    }
    return true;
}

namespace {

void lay(Map& map, Special special, Hex hex) {
    switch (special) {
        case Special::obstacle: map.obstacles.push_back(hex); break;
        case Special::trap: map.traps.push_back({hex, {}, {}}); break;
        case Special::difficult: map.difficult.push_back(hex); break;
        case Special::icy: map.icy.push_back(hex); break;
        case Special::hazardous: map.hazardous.push_back(hex); break;
    }
}

void set_figures(Scene& scene, std::size_t count) {
    scene.figures.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        Figure& figure = scene.figures[i];
        const bool acts = i == 0;
        figure.id = acts ? "A" : "C" + std::to_string(i);
        figure.kind = acts ? Kind::monster : Kind::character;
        figure.side = acts ? Side::monsters : Side::party;
        if (!acts) {
            figure.initiative = Initiative{10.0 * static_cast<double>(i), std::nullopt};
        }
    }
}

void set_card(Scene& scene, int move, bool jump, const ScopeAttack& attack) {
    AttackAbility ability;
    ability.value = {2, false};
    if (attack.range > 0) {
        ability.range = Amount{attack.range, false};
    }
    if (attack.targets > 1) {
        ability.targets = TargetCount{{attack.targets, false}, false};
    }
    if (!scene.turn) {
        scene.turn.emplace();
    }
    scene.turn->figure = "A";
    if (!scene.turn->abilities) {
        scene.turn->abilities.emplace();
    }
    scene.turn->abilities->clear();
    scene.turn->abilities->emplace_back(MoveAbility{{move, false}, jump});
    scene.turn->abilities->emplace_back(std::move(ability));
}

}  // namespace

bool ScopeScenes::nth(std::uint64_t number, Scene& scene) const {
    const Filling filling = taken_apart(number);
    if (!is_least(filling)) {
        return false;
    }
    scene.edition = editions_[filling.edition];
    Map& map = scene.map;
    map.hexes = scope_.hexes;
    map.edges = scope_.border;
    for (auto* list : {&map.obstacles, &map.difficult, &map.icy, &map.hazardous}) {
        list->clear();
    }
    map.traps.clear();
    map.walls.clear();
    for (std::size_t i = 0; i < filling.terrain.size(); ++i) {
        if (filling.terrain[i] > 0) {
            lay(map, scope_.specials[at(filling.terrain[i] - 1)], scope_.hexes[i]);
        }
    }
    for (std::size_t i = 0; i < filling.walls.size(); ++i) {
        if (filling.walls[i] > 0) {
            map.walls.push_back(sides_[i]);
        }
    }
    if (scene.figures.size() != filling.places.size()) {
        set_figures(scene, filling.places.size());
    }
    for (std::size_t i = 0; i < filling.places.size(); ++i) {
        scene.figures[i].at = scope_.hexes[at(filling.places[i])];
    }
    set_card(scene, scope_.moves[filling.move], filling.jump, scope_.attacks[filling.attack]);
    return true;
}

}  // namespace standee::generate
