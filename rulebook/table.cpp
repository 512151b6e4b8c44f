#include "rulebook/table.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "lib/endless.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"
#include "rulebook/editions.hpp"

namespace standee::rulebook {
namespace {

constexpr Clause many_hexed = "map.objective"_clause;  // that stands in several hexes

/// The least range over pairs of hexes; none if no pair has one.
template <class Ranges>
std::optional<int> least(Ranges each_range) {
    std::optional<int> best;
    each_range([&](std::optional<int> range) {
        if (range && (!best || *range < *best)) {
            best = range;
        }
    });
    return best;
}

}  // namespace

Rules rules_of(const Edition& played, const LeftOut& left_out) {
    return {verify::rulebook(played), left_out.clauses, left_out.parts, nullptr};
}

Table::Table(Scene start, Rules by, Decisions decisions, Ground& ground)
    : scene{std::move(start)},
      choices{std::move(decisions)},
      rules_{std::move(by)},
      ground_{&ground} {}

Table Table::trial() const {
    Table copy{scene, rules_.rules(), choices.for_trial(), *ground_};
    copy.due = due;
    return copy;
}

void Table::record(Clause clause, Event::What what) {
    spend(64);
    check_ends(events.size());
    events.emplace_back(clause, std::move(what));
}

std::size_t Table::choose(Clause clause, event::Choice choice) {
    if (choice.options.size() < 2) {
        return 0;
    }
    if (!choices.decide(clause, choice)) {
        throw Stopped{};
    }
    const std::size_t chosen = choice.chosen;
    record(clause, std::move(choice));
    return chosen;
}

const Figure* Table::find(std::string_view id) const {
    const auto found = std::ranges::find(scene.figures, id, &Figure::id);
    return found == scene.figures.end() ? nullptr : &*found;
}

Figure* Table::find(std::string_view id) {
    const auto found = std::ranges::find(scene.figures, id, &Figure::id);
    return found == scene.figures.end() ? nullptr : &*found;
}

const Figure& Table::figure(std::string_view id) const {
    const Figure* found = find(id);
    if (found == nullptr) {
        throw InputError({ErrorCode::refused,
                          "",
                          quoted(std::string{id}) + ", which is not on the map",
                          "the id of a figure on the map",
                          {}});
    }
    return *found;
}

Figure& Table::figure(std::string_view id) {
    return const_cast<Figure&>(std::as_const(*this).figure(id));
}

const Figure* Table::standing_in(Hex hex, std::string_view except) const {
    const auto found = std::ranges::find_if(scene.figures, [&](const Figure& figure) {
        return stands_in(figure, hex) && figure.id != except;
    });
    return found == scene.figures.end() ? nullptr : &*found;
}

bool Table::is_turn_of(std::string_view id) const {
    const auto& turn = scene.progress.turn;
    return turn && !turn->over && turn->figure == id;
}

Grid& Table::board() const {
    if (!laid_ || ground_->laid_by != this) {
        ground_->board.lay(scene.map, rules_);
        ground_->sight.open(ground_->board, rules_);
        ground_->laid_by = this;
        laid_ = true;
    }
    return ground_->board;
}

const Tile& Table::tile(Hex hex) const {
    const int found = board().find(hex);
    if (found == nowhere) {
        throw InputError({ErrorCode::refused,
                          "",
                          text_of(hex) + ", which is not on the map",
                          "a hex of the map",
                          {}});
    }
    return board().tile(found);
}

std::optional<int> Table::range(Hex from, Hex to) const {
    const int a = board().find(tile(from).at);
    const int b = board().find(tile(to).at);
    if (!on("range.count"_clause, "not through walls")) {
        return hex_distance(from, to);
    }
    const int range = board().range(a, b);
    return range == nowhere ? std::nullopt : std::optional{range};
}

std::optional<int> Table::range(Hex from, const Figure& to) const {
    return least([&](auto each) {
        for_each_hex_of(to, [&](Hex hex) {
            if (hex == to.at || on(many_hexed, "range to the nearest of its hexes")) {
                each(range(from, hex));
            }
        });
    });
}

std::optional<int> Table::range(const Figure& from, const Figure& to) const {
    return least([&](auto each) { for_each_hex_of(from, [&](Hex hex) { each(range(hex, to)); }); });
}

bool Table::adjacent(Hex a, Hex b) const {
    const int other = board().find(tile(b).at);
    return std::ranges::count(tile(a).beside, other) > 0;
}

bool Table::adjacent(Hex a, const Figure& b) const {
    return any_hex_of(b, [&](Hex hex) {
        return adjacent(a, hex) && (hex == b.at || on(many_hexed, "adjacent by each of its hexes"));
    });
}

bool Table::adjacent(const Figure& a, const Figure& b) const {
    return a.id != b.id && any_hex_of(a, [&](Hex hex) {
               return adjacent(hex, b) &&
                      (hex == a.at || on(many_hexed, "adjacent by each of its hexes"));
           });
}

bool Table::sees(Hex from, Hex to) const {
    const int a = board().find(tile(from).at);
    return ground_->sight.sees(a, board().find(tile(to).at));
}

bool Table::sees(const Figure& from, const Figure& to) const {
    return any_hex_of(from,
                      [&](Hex a) { return any_hex_of(to, [&](Hex b) { return sees(a, b); }); });
}

bool Table::sees_within(const Figure& from, const Figure& to, int range) const {
    return any_hex_of(from, [&](Hex a) {
        return any_hex_of(to, [&](Hex b) {
            return sees(a, b) &&
                   this->range(a, b).value_or(std::numeric_limits<int>::max()) <= range;
        });
    });
}

void refuse(Clause clause, std::string found, std::string expected) {
    throw InputError({ErrorCode::refused, "", std::move(found), std::move(expected), clause});
}

void ask_for(Clause clause, std::string found, std::string expected) {
    throw InputError({ErrorCode::missing_field, "", std::move(found), std::move(expected), clause});
}

}  // namespace standee::rulebook
