#include "rulebook/turn_facts.hpp"

#include <algorithm>
#include <tuple>

#include "lib/work.hpp"
#include "rulebook/hit_points.hpp"
#include "rulebook/rank.hpp"

namespace standee::rulebook::planning {

namespace {

/// The map to a figure that stays in water: of all that lies on it the doors are left, and an
/// obstacle in every hex without water [card.water-only].
Map as_from_water(Map map) {
    map.obstacles = map.hexes;
    std::erase_if(map.obstacles, [&](Hex hex) { return std::ranges::count(map.water, hex) > 0; });
    map.difficult.clear();
    map.icy.clear();
    map.hazardous.clear();
    map.traps.clear();
    map.negative.clear();
    return map;
}

/// The map to a figure to whom hazardous terrain or water tiles are nothing: traps and what the
/// scenario calls negative stay [card.unaffected].
Map without_unfelt(Map map, const Figure& figure) {
    const auto in_water = [&](Hex hex) { return std::ranges::count(map.water, hex) > 0; };
    if (figure.minds_no_hazard) {
        map.hazardous.clear();
    }
    if (figure.minds_no_water) {
        std::erase_if(map.hazardous, in_water);
        std::erase_if(map.difficult, in_water);
        std::erase_if(map.icy, in_water);
    }
    return map;
}

/// The map as the figure meets it, if that differs from the map of the scene.
std::optional<Map> as_it_is_to(const Figure& figure, const Map& map, const Book& book) {
    if (figure.water_only && book.on("card.water-only"_clause)) {
        return as_from_water(map);
    }
    const bool unfelt = figure.minds_no_hazard || figure.minds_no_water;
    if (unfelt && book.on("card.unaffected"_clause)) {
        return without_unfelt(map, figure);
    }
    return std::nullopt;
}

}  // namespace

void TurnFacts::gather(const Scene& given, const Book& book) {
    book_ = &book;
    begun_ = with_card_begun(book, given);
    changed_ = after_new_rank(book, begun_ ? *begun_ : given);
    const Scene& scene = changed_ ? *changed_ : begun_ ? *begun_ : given;
    scene_ = &scene;
    const Figure* who = scene.turn ? scene.find(scene.turn->figure) : nullptr;
    const auto met = who != nullptr ? as_it_is_to(*who, scene.map, book) : std::nullopt;
    ground_.lay(met ? *met : scene.map, book);
    roster_.gather(scene, book, ground_);
    sight_.open(ground_, book);
    plans_ = plans_of(scene, actor(), book);
    taken_.reset();
    take_plan(0);
}

void TurnFacts::take_plan(std::size_t number, std::size_t attack) {
    if (taken_ == std::pair{number, attack}) {
        return;
    }
    spend(2 * static_cast<std::uint64_t>(ground_.size()));
    taken_ = {number, attack};
    plan_ = plans_.at(number).at(attack);
    reach_.join(ground_, sight_, roster_, plan_, *book_);
    const Mover mover{.ground = &ground_,
                      .roster = &roster_,
                      .book = book_,
                      .gait = plan_.gait,
                      .flying = actor().flying && book_->on("move.flying"_clause)};
    paths_.set_out(mover, roster_.tile(roster_.actor()));
    list_ends();
    if (several_moves()) {
        make_moves(mover);
    }
    find_held();
    if (rules().further_targets_by_path && looked_from_ != start()) {
        earlier_paths_.set_out(mover, looked_from_);
    }
}

/// Orders the tiles by cost, then by number. Few cost negative hexes: only these are sorted, the
/// others are dealt out by their points.
void TurnFacts::list_ends() {
    for (std::vector<int>& tiles : by_points_) {
        tiles.clear();
    }
    by_cost_.clear();
    for (int tile = 0; tile < ground_.size(); ++tile) {
        const Cost cost = paths_.to(tile);
        if (!cost.possible()) {
            continue;
        }
        if (cost.negative() > 0) {
            by_cost_.emplace_back(cost, tile);
            continue;
        }
        if (by_points_.size() <= at(cost.points())) {
            by_points_.resize(at(cost.points()) + 1);
        }
        by_points_[at(cost.points())].push_back(tile);
    }
    std::ranges::sort(by_cost_);
    ends_.clear();
    for (const std::vector<int>& tiles : by_points_) {
        ends_.insert(ends_.end(), tiles.begin(), tiles.end());
    }
    for (const auto& [cost, tile] : by_cost_) {
        ends_.push_back(tile);
    }
}

void TurnFacts::find_held() {
    held_.reset();
    looked_from_ = start();
    if (!scene_->progress.foci.empty() && !book_->on("monster.new-focus-after-kill"_clause)) {
        return;
    }
    for (const HeldFocus& earlier : scene_->progress.foci) {
        if (earlier.figure != actor().id) {
            continue;
        }
        const Figure* focus = scene_->find(earlier.focus);
        const bool looks_again = !earlier.focus.empty() && focus == nullptr && plan_.attacks;
        if (looks_again) {
            return;
        }
        held_ = 0;
        const bool same_moment = book_->on("monster.extra-targets"_clause, "from one place");
        if (earlier.from && same_moment && ground_.find(*earlier.from) != nowhere) {
            looked_from_ = ground_.find(*earlier.from);
        }
        for_each(roster_.enemies(), [&](int enemy) {
            *held_ |= roster_.figure(enemy).id == earlier.focus ? only(enemy) : 0;
        });
    }
}

/// Tries every move from every hex that those before it lead to.
void TurnFacts::make_moves(const Mover& mover) {
    const auto tiles = at(ground_.size());
    moved_.assign(1, std::vector<Stop>(tiles));
    moved_[0][at(start())].cost = Cost{};
    for (const int points : plan_.moves) {
        std::vector<Stop> next(tiles);
        for (std::size_t tile = 0; tile < tiles; ++tile) {
            next[tile].cost = moved_.back()[tile].cost;
        }
        for (int from = 0; from < ground_.size(); ++from) {
            const Cost so_far = moved_.back()[at(from)].cost;
            if (!so_far.possible()) {
                continue;
            }
            BestPaths paths;
            paths.set_out(mover, from);
            for (int to = 0; to < ground_.size(); ++to) {
                const Cost cost_on = paths.to(to);
                if (cost_on.possible() && cost_on.points() <= points &&
                    so_far + cost_on < next[at(to)].cost) {
                    next[at(to)] = {so_far + cost_on, from};
                }
            }
        }
        moved_.push_back(std::move(next));
    }
    stops_ = ends_;
    const auto rank = [this](int tile) {
        return std::tuple{cost_to(tile).negative(), !within_points(tile), cost_to(tile).points(),
                          tile};
    };
    std::ranges::sort(stops_, {}, rank);
}

bool TurnFacts::moves_lead_to(int tile) const {
    const Cost cost = moved_.back()[at(tile)].cost;
    return cost.possible() && cost.negative() == paths_.to(tile).negative();
}

bool TurnFacts::within_points(int tile) const {
    return several_moves() ? moves_lead_to(tile)
                           : paths_.to(tile).points() <= plan_.points ||
                                 !book_->on("move.points"_clause, "no more than its points");
}

Cost TurnFacts::cost_to(int tile) const {
    return several_moves() && moves_lead_to(tile) ? moved_.back()[at(tile)].cost : paths_.to(tile);
}

/// The enemies that an attack along the path reaches from one of its tiles.
FigureSet TurnFacts::passed_at(int tile) {
    FigureSet passed = 0;
    for_each(roster_.enemies(), [&](int enemy) {
        const int range = reach_.range(tile, enemy);
        passed |= range >= 0 && range <= *plan_.along ? only(enemy) : 0;
    });
    return passed;
}

FigureSet TurnFacts::attacked_along(const std::vector<Hex>& path) {
    FigureSet attacked = 0;
    for (std::size_t i = 1; i < path.size() && plan_.along; ++i) {
        attacked |= passed_at(ground_.find(path[i]));
    }
    return attacked;
}

std::vector<std::vector<Hex>> TurnFacts::paths_to(int tile) {
    std::vector<FigureSet> passed;
    for (int i = 0; i < ground_.size() && plan_.along; ++i) {
        passed.push_back(passed_at(i));
    }
    if (!several_moves() || !moves_lead_to(tile)) {
        return the_open_ones(paths_.first_paths(tile, passed));
    }
    if (cost_to(tile).negative() == 0 && passed.empty()) {
        return {one_path_to(tile)};
    }
    std::vector<std::vector<Hex>> paths;
    for (auto& [kind, path] : course_to(tile, plan_.moves.size(), passed)) {
        paths.push_back(std::move(path));
    }
    std::ranges::sort(paths);
    return the_open_ones(std::move(paths));
}

/// The party chooses among equally good paths [monster.ambiguity].
std::vector<std::vector<Hex>> TurnFacts::the_open_ones(std::vector<std::vector<Hex>> paths) const {
    if (paths.size() > 1 && !book_->on("monster.ambiguity"_clause, "equally good paths")) {
        paths.resize(1);
    }
    return paths;
}

/// The path to a tile by as few moves as lead there.
std::vector<Hex> TurnFacts::one_path_to(int tile) {
    std::vector<Hex> path{ground_.tile(tile).at};
    for (std::size_t moves = moved_.size(); moves-- > 0;) {
        const int from = moved_[moves][at(tile)].from;
        if (from != nowhere) {
            BestPaths paths;
            paths.set_out(paths_.mover(), from);
            std::vector<Hex> leg;
            paths.first_path(tile, leg);
            path.insert(path.begin(), leg.begin(), leg.end() - 1);
            tile = from;
        }
    }
    return path;
}

/// What distinguishes a further move, along `path` to `end`, from others that cost the same.
TurnFacts::Kind TurnFacts::kind_with(Kind kind, const std::vector<Hex>& path, int end,
                                     const std::vector<FigureSet>& passed) {
    for (std::size_t i = 1; i < path.size(); ++i) {
        const int tile = ground_.find(path[i]);
        const bool lands = tile == end && paths_.mover().landing(tile).negative() > 0;
        if (lands || (plan_.gait == Gait::walks && paths_.mover().minds(tile))) {
            kind.negative.push_back(tile);
        }
        kind.passed |= passed.empty() ? 0 : passed[at(tile)];
    }
    return kind;
}

/// The paths to a tile by the first so many moves, as cheap as the cheapest, the first in hex order
/// of each kind.
std::map<TurnFacts::Kind, std::vector<Hex>> TurnFacts::course_to(
    int tile, std::size_t moves, const std::vector<FigureSet>& passed) {
    std::map<Kind, std::vector<Hex>> course;
    if (moves == 0) {
        course[{}] = {ground_.tile(tile).at};
        return course;
    }
    const auto add = [&](const Kind& kind, std::vector<Hex> path) {
        const auto [there, is_new] = course.try_emplace(kind, path);
        if (!is_new && path < there->second) {
            there->second = std::move(path);
        }
    };
    const auto cost = [&](std::size_t after, int where) { return moved_[after][at(where)].cost; };
    for (int from = 0; from < ground_.size(); ++from) {
        if (!cost(moves - 1, from).possible()) {
            continue;
        }
        BestPaths paths;
        paths.set_out(paths_.mover(), from);
        const Cost cost_on = from == tile ? Cost{} : paths.to(tile);
        if (!cost_on.possible() || cost_on.points() > plan_.moves[moves - 1] ||
            cost(moves - 1, from) + cost_on != cost(moves, tile)) {
            continue;
        }
        std::vector<std::vector<Hex>> last{{ground_.tile(tile).at}};
        if (from != tile) {
            last = paths.first_paths(tile, passed);
        }
        for (const auto& [kind, before] : course_to(from, moves - 1, passed)) {
            for (const std::vector<Hex>& leg : last) {
                std::vector<Hex> path = before;
                path.insert(path.end(), leg.begin() + 1, leg.end());
                add(kind_with(kind, leg, tile, passed), std::move(path));
            }
        }
    }
    return course;
}

FigureSet TurnFacts::disadvantaged(int tile, FigureSet targets) {
    return targets & reach_.disadvantaged(tile);
}

bool TurnFacts::area_fits(int tile, std::span<const Hex> red, FigureSet targets) {
    return !plan_.area || targets == 0 ? red.empty() : reach_.area_fits(tile, red, targets);
}

void TurnFacts::stay_put() {
    taken_.reset();
    plan_.points = 0;
    plan_.moves.clear();
}

void TurnFacts::stand() {
    stay_put();
    ends_.assign(1, start());
    held_.reset();
    looked_from_ = start();
}

Cost TurnFacts::head_for_hex(Hex hex) {
    paths_.head_for(ground_.find(hex));
    return paths_.left(start());
}

}  // namespace standee::rulebook::planning
