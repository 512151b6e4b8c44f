#include "play/game_state.hpp"

#include <algorithm>

#include "lib/error.hpp"
#include "lib/words.hpp"
#include "pathing/sight/sight.hpp"
#include "play/apply.hpp"

namespace standee {

void GameState::apply(const Event& event) {
    standee::apply(scene_, event);
    if (changes_map(event)) {
        board_.reset();
        counted_from_ = no_hex;
    }
}

const std::shared_ptr<const Board>& GameState::shared_board() const {
    if (!board_) {
        board_ = std::make_shared<const Board>(scene_.map);
    }
    return board_;
}

const Figure* GameState::find(std::string_view id) const {
    const std::vector<Figure>& figures = scene_.figures;
    // Most calls ask for the same figure as the call before.
    if (last_found_ < figures.size() && figures[last_found_].id == id) {
        return &figures[last_found_];
    }
    // The ids of the figures of one set mostly differ only at their ends, so the last letter is
    // compared first.
    const auto is_it = [id](const Figure& figure) {
        return figure.id.size() == id.size() && (id.empty() || figure.id.back() == id.back()) &&
               figure.id == id;
    };
    const auto found = std::ranges::find_if(figures, is_it);
    if (found == figures.end()) {
        return nullptr;
    }
    last_found_ = static_cast<std::size_t>(found - figures.begin());
    return &*found;
}

const Figure& GameState::figure(std::string_view id) const {
    const Figure* found = find(id);
    if (found == nullptr) {
        throw InputError({ErrorCode::refused,
                          "",
                          "\"" + std::string{id} + "\", which is not on the map",
                          "the id of a figure on the map",
                          {}});
    }
    return *found;
}

const Figure* GameState::standing_in(Hex hex, std::string_view except) const {
    for (const Figure& figure : scene_.figures) {
        if (stands_in(figure, hex) && figure.id != except) {
            return &figure;
        }
    }
    return nullptr;
}

bool GameState::is_turn_of(std::string_view id) const {
    const auto& turn = scene_.progress.turn;
    return turn && !turn->over && turn->figure == id;
}

HexIndex GameState::index(Hex hex) const {
    const HexIndex index = board().find(hex);
    if (index == no_hex) {
        throw InputError({ErrorCode::refused,
                          "",
                          text_of(hex) + ", which is not on the map",
                          "a hex of the map",
                          {}});
    }
    return index;
}

// [range.count]
const RangeCount& GameState::count_from(HexIndex from) const {
    if (counted_from_ != from) {
        count_.within(board(), from, out_of_reach);
        counted_from_ = from;
    }
    return count_;
}

std::optional<int> GameState::range(Hex from, Hex to) const {
    const HexIndex target = index(to);
    const int found = count_from(index(from)).of(target);
    return found < 0 ? std::nullopt : std::optional{found};
}

std::optional<int> GameState::range(Hex from, const Figure& to) const {
    if (!is_large(to)) {
        return range(from, to.at);
    }
    const int least = nearest_of(ranges_from(from), to);
    return least == out_of_reach ? std::nullopt : std::optional{least};
}

std::optional<int> GameState::range(const Figure& from, const Figure& to) const {
    if (!is_large(from)) {
        return range(from.at, to);
    }
    const int least = nearest_of(ranges_from(from), to);
    return least == out_of_reach ? std::nullopt : std::optional{least};
}

std::vector<int> GameState::ranges_from(Hex from) const {
    const RangeCount& count = count_from(index(from));
    std::vector<int> ranges(board().size(), out_of_reach);
    for (HexIndex hex = 0; hex < ranges.size(); ++hex) {
        ranges[hex] = count.of(hex) < 0 ? out_of_reach : count.of(hex);
    }
    return ranges;
}

std::vector<int> GameState::ranges_from(const Figure& from) const {
    std::vector<int> least = ranges_from(from.at);
    for (const Hex hex : from.also_at) {
        const std::vector<int> ranges = ranges_from(hex);
        std::ranges::transform(least, ranges, least.begin(),
                               [](int a, int b) { return std::min(a, b); });
    }
    return least;
}

bool GameState::adjacent(Hex a, const Figure& b) const {
    return any_hex_of(b, [&](Hex hex) { return adjacent(a, hex); });
}

bool GameState::adjacent(const Figure& a, const Figure& b) const {
    return a.id != b.id && any_hex_of(a, [&](Hex hex) { return adjacent(hex, b); });
}

// [los.line]
bool GameState::sees(Hex from, Hex to) const {
    return Sight{board(), rules()}.clear(index(from), index(to));
}

bool GameState::sees(const Figure& from, const Figure& to) const {
    return any_hex_of(from,
                      [&](Hex a) { return any_hex_of(to, [&](Hex b) { return sees(a, b); }); });
}

// [map.objective]
bool GameState::sees_within(const Figure& from, const Figure& to, int range) const {
    if (!is_large(from) && !is_large(to)) {
        // Walls and holes make a path longer; nothing makes it shorter than the straight distance.
        return hex_distance(from.at, to.at) <= range &&
               this->range(from.at, to.at).value_or(out_of_reach) <= range && sees(from.at, to.at);
    }
    return any_hex_of(from, [&](Hex a) {
        const std::vector<int> ranges = ranges_from(a);
        return any_hex_of(to, [&](Hex b) { return ranges[index(b)] <= range && sees(a, b); });
    });
}

}  // namespace standee
