#include "rulebook/attack_reach.hpp"

#include <algorithm>
#include <utility>

#include "lib/work.hpp"

namespace standee::rulebook::planning {
namespace {

/// Every set of `number` enemies out of `from`, added to `chosen`.
void choose(FigureSet from, int number, FigureSet chosen, std::vector<FigureSet>& sets) {
    if (number == 0) {
        spend(8);
        sets.push_back(chosen);
        return;
    }
    while (count(from) >= number) {
        const FigureSet first = from & (~from + 1);
        from &= ~first;
        choose(from, number - 1, chosen | first, sets);
    }
}

}  // namespace

void AttackReach::join(Grid& ground, SightCache& sight, const Roster& roster, const CardPlan& plan,
                       const Book& book) {
    book_ = &book;
    ground_ = &ground;
    sight_ = &sight;
    roster_ = &roster;
    plan_ = &plan;
    near_.clear();
    aims_.clear();
    aims_of_.assign(at(ground.size()), Span{});
    disadvantaged_.assign(at(ground.size()), std::nullopt);
    if (plan.area) {
        list_wall_hexes();
        turn_area();
        lay_on_enemies();
    }
}

/// Range X reaches X hexes, counted through anything but walls [range.count].
int AttackReach::steps_between(int from, int to) {
    return steps_between(from, to, counts_round_walls());
}

int AttackReach::steps_between(int from, int to, bool round_walls) {
    return round_walls ? ground_->range(from, to)
                       : hex_distance(ground_->tile(from).at, ground_->tile(to).at);
}

bool AttackReach::counts_round_walls() const {
    return book_->on("range.count"_clause, "not through walls");
}

/// To one on several tiles it is counted to the nearest [map.objective].
bool AttackReach::counts_for_range(int figure, int tile) const {
    return tile == roster_->tile(figure) ||
           book_->on("map.objective"_clause, "range to the nearest of its hexes");
}

int AttackReach::range(int tile, int figure) {
    spend(roster_->tiles(figure).size());
    int least = nowhere;
    for (const int there : roster_->tiles(figure)) {
        if (!counts_for_range(figure, there)) {
            continue;
        }
        const int steps = steps_between(there, tile);
        least = least == nowhere || (steps != nowhere && steps < least) ? steps : least;
    }
    return least;
}

bool AttackReach::sees_tile(int from, int to) { return sight_->sees(from, to); }

/// Whether an attack reaches no farther than its range. Without the whole clause that still holds,
/// but range is counted straight.
bool AttackReach::is_range_limited() const {
    return !book_->on("range.count"_clause) ||
           book_->on("range.count"_clause, "no farther than its range");
}

/// Whether the attack may be made on a figure there, wherever it is made from.
bool AttackReach::is_marked(int tile) const {
    return !plan_->marked || std::ranges::count(*plan_->marked, ground_->tile(tile).at) > 0;
}

/// Finds for each tile which enemies are within range of it, those on several tiles left out.
void AttackReach::find_near() {
    const bool limited = is_range_limited();
    const bool round_walls = counts_round_walls();
    near_.assign(at(ground_->size()), 0);
    for_each(roster_->enemies() & ~roster_->wide(), [&](int enemy) {
        const int there = roster_->tile(enemy);
        spend(near_.size() + (plan_->marked ? plan_->marked->size() : 0));
        if (!is_marked(there)) {
            return;
        }
        std::span<const std::int16_t> ranges;
        if (round_walls) {
            ranges = ground_->ranges_from(there);
        }
        for (int tile = 0; tile < ground_->size(); ++tile) {
            const int steps = round_walls ? ranges[at(tile)] : steps_between(there, tile, false);
            const bool reached = steps != nowhere && (steps <= plan_->range || !limited);
            near_[at(tile)] |= reached ? only(enemy) : 0;
        }
    });
}

FigureSet AttackReach::within_range(int tile) {
    if (near_.empty()) {
        find_near();
    }
    FigureSet near = near_[at(tile)];
    for_each(roster_->enemies() & roster_->wide(), [&](int enemy) {
        spend(roster_->tiles(enemy).size() * (plan_->marked ? 4 + plan_->marked->size() / 8 : 4));
        for (const int there : roster_->tiles(enemy)) {
            const int steps = steps_between(there, tile);
            const bool reached = is_marked(there) && counts_for_range(enemy, there) &&
                                 steps != nowhere && (steps <= plan_->range || !is_range_limited());
            near |= reached && sees_tile(tile, there) ? only(enemy) : 0;
        }
    });
    return near;
}

FigureSet AttackReach::in_sight_from(FigureSet figures, int tile) {
    FigureSet seen = 0;
    for_each(figures,
             [&](int figure) { seen |= in_sight(tile, figure) ? only(figure) : FigureSet{0}; });
    return seen;
}

FigureSet AttackReach::adjacent(int tile) {
    FigureSet adjacent = 0;
    for (const int next : ground_->tile(tile).beside) {
        const int figure = next == nowhere ? nobody : roster_->on(next);
        const bool adjoins = figure != nobody &&
                             (next == roster_->tile(figure) ||
                              book_->on("map.objective"_clause, "adjacent by each of its hexes"));
        adjacent |= adjoins ? only(figure) : 0;
    }
    return adjacent & roster_->enemies();
}

bool AttackReach::has_advantage_nearby(int tile) {
    const Figure& actor = roster_->figure(roster_->actor());
    for (int i = 0; i < roster_->size(); ++i) {
        for (const ActiveBonus& bonus : roster_->figure(i).bonuses) {
            if (i == roster_->actor() || roster_->figure(i).no_interaction ||
                bonus.kind != ActiveBonus::Kind::advantage_nearby) {
                continue;
            }
            spend(1 + bonus.of.size() / 2);
            if (!bonus.of.empty() && std::ranges::count(bonus.of, actor.name) == 0) {
                continue;
            }
            const int steps = range(tile, i);
            if (steps != nowhere && steps <= bonus.range &&
                book_->on("card.advantage-nearby"_clause)) {
                return true;
            }
        }
    }
    return false;
}

FigureSet AttackReach::disadvantaged(int tile) {
    std::optional<FigureSet>& known = disadvantaged_[at(tile)];
    if (!known) {
        known = find_disadvantaged(tile);
    }
    return *known;
}

FigureSet AttackReach::find_disadvantaged(int tile) {
    if (!plan_->attacks || has_advantage_nearby(tile)) {
        return 0;
    }
    if (plan_->always_disadvantaged) {
        return roster_->enemies();
    }
    return plan_->minds_who ? roster_->hard_to_attack(plan_->ranged) |
                                  (plan_->minds_adjacency ? adjacent(tile) : 0)
                            : 0;
}

/// Where the rules have areas reach them, wall hexes are looked up again and again.
void AttackReach::list_wall_hexes() {
    wall_hexes_.clear();
    if (book_->edition().area_reaches_wall_hexes) {
        wall_hexes_ = ground_->map().wall_hexes;
        spend(wall_hexes_.size());
        std::ranges::sort(wall_hexes_);
    }
}

/// Lays the area in all twelve ways, equal ones once [area.placement].
void AttackReach::turn_area() {
    const Clause placement = "area.placement"_clause;
    const int orientations = !book_->on(placement)               ? 1
                             : !book_->on(placement, "mirrored") ? orientation_count / 2
                                                                 : orientation_count;
    if (!shapes_.empty() && area_ == *plan_->area && orientations_ == orientations) {
        return;
    }
    orientations_ = orientations;
    area_ = *plan_->area;
    shapes_.clear();
    for (int i = 0; i < orientations; ++i) {
        Shape shape{area_.red, area_.blue};
        std::ranges::for_each(shape.red, [&](Hex& hex) { hex = transformed(hex, i); });
        std::ranges::for_each(shape.blue, [&](Hex& hex) { hex = transformed(hex, i); });
        std::ranges::sort(shape.red);
        std::ranges::sort(shape.blue);
        const Hex origin = area_.grey ? transformed(*area_.grey, i) : shape.red.front();
        std::ranges::for_each(shape.red, [&](Hex& hex) { hex = hex - origin; });
        std::ranges::for_each(shape.blue, [&](Hex& hex) { hex = hex - origin; });
        shapes_.push_back(std::move(shape));
    }
    std::ranges::sort(shapes_);
    shapes_.erase(std::ranges::unique(shapes_).begin(), shapes_.end());
}

/// An ally in each blue hex, as far as the figure that attacks from `tile` sees it; without a tile,
/// seen or not.
bool AttackReach::allies_in_blue(const Shape& shape, Hex origin, int tile) {
    if (shape.blue.empty() || !book_->on("area.blue"_clause)) {
        return true;
    }
    spend(1 + shape.blue.size() / 2);
    return std::ranges::all_of(shape.blue, [&](Hex blue) {
        const int other = ground_->find(origin + blue);
        const int there = other == nowhere ? nobody : roster_->on(other);
        const bool seen = tile == nowhere || !book_->on("area.blue"_clause, "in sight") ||
                          other == nowhere || sees_tile(tile, other);
        return there != nobody && has(roster_->allies(), there) && seen;
    });
}

FigureSet AttackReach::covered_by(const Shape& shape, Hex origin) const {
    spend(1 + shape.red.size() / 4);
    FigureSet covered = 0;
    for (const Hex red : shape.red) {
        const int tile = ground_->find(origin + red);
        const int there = tile == nowhere ? nobody : roster_->on(tile);
        covered |= there == nobody ? 0 : only(there);
    }
    return covered & roster_->enemies();
}

/// Every way to lay an area without a grey hex that covers some enemy: each red hex on each.
void AttackReach::lay_on_enemies() {
    layouts_.clear();
    if (plan_->area->grey) {
        return;
    }
    for_each(roster_->enemies(), [&](int enemy) {
        for (const int tile : roster_->tiles(enemy)) {
            lay_on(enemy, tile);
        }
    });
}

void AttackReach::lay_on(int enemy, int tile) {
    for (const Shape& shape : shapes_) {
        for (const Hex red : shape.red) {
            const Hex origin = ground_->tile(tile).at - red;
            const FigureSet covered = covered_by(shape, origin);
            // one that covers several is met for each of them: it is taken for the first
            if (first_of(covered) == enemy && allies_in_blue(shape, origin, nowhere)) {
                layouts_.push_back({&shape, origin, covered});
            }
        }
    }
}

/// Those of the covered whom an attack from the tile hits, sight of the others aside: one on
/// several tiles it hits, once, on a covered tile that it sees [map.objective].
FigureSet AttackReach::hit_by(const Shape& shape, Hex origin, FigureSet covered, int tile) {
    spend(1 + shape.red.size() / 4);
    FigureSet hit = covered & ~roster_->wide();
    for (const Hex red : shape.red) {
        const int there = ground_->find(origin + red);
        const int figure = there == nowhere ? nobody : roster_->on(there);
        const bool wide = figure != nobody && has(covered & roster_->wide(), figure);
        hit |= wide && sees_tile(tile, there) ? only(figure) : 0;
    }
    return hit;
}

/// Whether the hex is a wall hex of the map, and within range of the tile: the last step of the
/// count leads into it from a tile beside it, and not across a wall line.
bool AttackReach::reaches_wall_hex(int tile, Hex hex) {
    if (!std::ranges::binary_search(wall_hexes_, hex)) {
        return false;
    }
    spend(2);
    for (const Direction d : all_directions) {
        const int beside = ground_->find(neighbour(hex, d));
        if (beside == nowhere) {
            continue;
        }
        const auto side = static_cast<unsigned>(opposite(d));
        const bool lined = (ground_->tile(beside).lines >> side & 1U) != 0;
        const int steps = steps_between(tile, beside);
        if (!lined && !ground_->tile(beside).closed_door && steps != nowhere &&
            steps < plan_->range) {
            return true;
        }
    }
    return false;
}

/// Whether a red hex, on the map, is within range of the tile.
bool AttackReach::within_reach(const Shape& shape, Hex origin, int tile) {
    const Hex here = ground_->tile(tile).at;
    spend(1 + shape.red.size() / 4);
    return std::ranges::any_of(shape.red, [&](Hex red) {
        if (hex_distance(here, origin + red) > plan_->range) {
            return false;  // no way is shorter than the straight one
        }
        const int there = ground_->find(origin + red);
        if (there == nowhere) {
            return reaches_wall_hex(tile, origin + red);
        }
        const int steps = steps_between(tile, there);
        return steps != nowhere && steps <= plan_->range;
    });
}

/// Whether the area can be laid from the tile so that it covers no enemy, for the sake of further
/// targets.
bool AttackReach::may_lay_on_nobody(int tile) {
    // With a red hex there: the one within range.
    const auto may_lay_on = [&](Hex at) {
        return std::ranges::any_of(shapes_, [&](const Shape& shape) {
            return std::ranges::any_of(shape.red, [&](Hex red) {
                return covered_by(shape, at - red) == 0 && allies_in_blue(shape, at - red, tile);
            });
        });
    };
    for (int other = 0; other < ground_->size(); ++other) {
        const int steps = steps_between(tile, other);
        if (steps != nowhere && steps <= plan_->range && may_lay_on(ground_->tile(other).at)) {
            return true;
        }
    }
    spend(wall_hexes_.size() / 2);
    return std::ranges::any_of(
        wall_hexes_, [&](Hex wall) { return reaches_wall_hex(tile, wall) && may_lay_on(wall); });
}

void AttackReach::aim_grey(int tile, FigureSet near) {
    for (const Shape& shape : shapes_) {
        const Hex origin = ground_->tile(tile).at;
        if (allies_in_blue(shape, origin, tile)) {
            const FigureSet hit = hit_by(shape, origin, covered_by(shape, origin), tile);
            aims_.push_back({hit, near & ~hit, plan_->targets});
        }
    }
}

void AttackReach::aim_area(int tile) {
    const std::size_t first = aims_.size();
    const bool further = plan_->targets > 0;
    const FigureSet near = further ? within_range(tile) : 0;
    if (plan_->area->grey) {
        aim_grey(tile, near);
    } else {
        for (const Layout& layout : layouts_) {
            if (within_reach(*layout.shape, layout.origin, tile) &&
                allies_in_blue(*layout.shape, layout.origin, tile)) {
                const FigureSet hit = hit_by(*layout.shape, layout.origin, layout.covered, tile);
                aims_.push_back({hit, near & ~hit, plan_->targets});
            }
        }
        if (further && may_lay_on_nobody(tile)) {
            aims_.push_back({0, near, plan_->targets});
        }
    }
    FigureSet looked_for = 0;
    for (std::size_t i = first; i < aims_.size(); ++i) {
        looked_for |= aims_[i].hit | aims_[i].outside;
    }
    const FigureSet seen =
        book_->on("area.line-of-sight"_clause) ? in_sight_from(looked_for, tile) : looked_for;
    for (std::size_t i = first; i < aims_.size(); ++i) {
        aims_[i].hit &= seen;
        aims_[i].outside &= seen;
    }
    const auto added = aims_.begin() + static_cast<std::ptrdiff_t>(first);
    std::sort(added, aims_.end(), [](const Aim& a, const Aim& b) {
        return a.hit != b.hit ? a.hit < b.hit : a.outside < b.outside;
    });
    aims_.erase(std::unique(added, aims_.end()), aims_.end());
}

void AttackReach::aim_from(int tile, Span& of_tile) {
    of_tile = {aims_.size(), 0, 0, true};
    if (plan_->area) {
        aim_area(tile);
    } else {
        const FigureSet open = in_sight_from(within_range(tile), tile);
        aims_.push_back(plan_->all ? Aim{open, 0, 0} : Aim{0, open, plan_->targets});
    }
    of_tile.count = aims_.size() - of_tile.first;
    for (std::size_t i = of_tile.first; i < aims_.size(); ++i) {
        of_tile.all |= aims_[i].hit | (aims_[i].more > 0 ? aims_[i].outside : 0);
    }
}

void AttackReach::target_sets(int tile, int enemy, std::vector<FigureSet>& sets) {
    const std::size_t first = sets.size();
    for (const Aim& aim : aims(tile)) {
        const int more = std::min(std::max(0, aim.more), count(aim.outside));
        if (has(aim.hit, enemy)) {
            choose(aim.outside, more, aim.hit, sets);
        } else if (has(aim.outside, enemy) && more > 0) {
            choose(aim.outside & ~only(enemy), more - 1, aim.hit | only(enemy), sets);
        }
    }
    if (sets.size() > first + 1) {
        const auto added = sets.begin() + static_cast<std::ptrdiff_t>(first);
        std::sort(added, sets.end());
        sets.erase(std::unique(added, sets.end()), sets.end());
    }
}

bool AttackReach::area_fits(int tile, std::span<const Hex> red, FigureSet targets) {
    if (!plan_->area || red.size() != plan_->area->red.size() || red.empty()) {
        return false;
    }
    std::vector<Hex> laid(red.begin(), red.end());
    std::ranges::sort(laid);
    return area_fits(tile, laid, targets, whom_it_reaches(tile));
}

AttackReach::Reached AttackReach::whom_it_reaches(int tile) {
    return {within_range(tile), in_sight_from(roster_->enemies(), tile)};
}

bool AttackReach::area_fits(int tile, const std::vector<Hex>& laid, FigureSet targets,
                            Reached reached) {
    spend(1 + shapes_.size());
    const auto [near, seen] = reached;
    return std::ranges::any_of(shapes_, [&](const Shape& shape) {
        const Hex origin =
            plan_->area->grey ? ground_->tile(tile).at : laid.front() - shape.red.front();
        for (std::size_t i = 0; i < laid.size(); ++i) {
            if (laid[i] != origin + shape.red[i]) {
                return false;
            }
        }
        if (!allies_in_blue(shape, origin, tile) ||
            (!plan_->area->grey && !within_reach(shape, origin, tile))) {
            return false;
        }
        const FigureSet hit = hit_by(shape, origin, covered_by(shape, origin), tile) & seen;
        const FigureSet further = targets & ~hit;
        return (hit & ~targets) == 0 && (further & ~(near & seen & ~hit)) == 0 &&
               count(further) <= std::max(0, plan_->targets);
    });
}

std::vector<Hex> AttackReach::first_area(int tile, FigureSet targets) {
    const Reached reached = whom_it_reaches(tile);
    for (const Shape& shape : shapes_) {
        std::vector<Hex> origins;
        if (plan_->area->grey) {
            origins.push_back(ground_->tile(tile).at);
        }
        for (const Tile& other : ground_->tiles()) {
            for (const Hex red : plan_->area->grey ? std::vector<Hex>{} : shape.red) {
                origins.push_back(other.at - red);
            }
        }
        spend(2 * origins.size());
        std::ranges::sort(origins);
        origins.erase(std::ranges::unique(origins).begin(), origins.end());
        for (const Hex origin : origins) {
            std::vector<Hex> red = shape.red;
            std::ranges::for_each(red, [&](Hex& hex) { hex = hex + origin; });
            const bool matters =
                plan_->area->grey || !shape.blue.empty() || covered_by(shape, origin) != 0;
            if (matters && area_fits(tile, red, targets, reached)) {
                return red;
            }
        }
    }
    return {};
}

}  // namespace standee::rulebook::planning
