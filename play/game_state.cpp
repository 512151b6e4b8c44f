#include "play/game_state.hpp"

#include <algorithm>

#include "lib/error.hpp"
#include "lib/random.hpp"
#include "pathing/range.hpp"
#include "pathing/sight/sight.hpp"

namespace standee {

void refuse(Clause clause, std::string found, std::string expected) {
    throw InputError(
        {ErrorCode::refused, "", std::move(found), std::move(expected), std::string{clause.id()}});
}

GameState::GameState(Scene scene, std::shared_ptr<const Board> board)
    : scene_{std::move(scene)}, board_{std::move(board)} {}

std::shared_ptr<const Board> GameState::shared_board() {
    if (!board_) {
        board_ = std::make_shared<const Board>(scene_.map);
    }
    return board_;
}

const Board& GameState::board() { return *shared_board(); }

Figure* GameState::find(std::string_view id) {
    const auto found = std::ranges::find(scene_.figures, id, &Figure::id);
    return found == scene_.figures.end() ? nullptr : &*found;
}

Figure& GameState::figure(std::string_view id) {
    Figure* found = find(id);
    if (found == nullptr) {
        throw InputError({ErrorCode::refused, "",
                          "\"" + std::string{id} + "\", which is not on the map",
                          "the id of a figure on the map", ""});
    }
    return *found;
}

const Figure* GameState::standing_in(Hex hex, std::string_view except) {
    for (const Figure& figure : scene_.figures) {
        if (figure.at == hex && figure.id != except) {
            return &figure;
        }
    }
    return nullptr;
}

bool GameState::is_turn_of(std::string_view id) const {
    const auto& turn = scene_.progress.turn;
    return turn && !turn->over && turn->figure == id;
}

HexIndex GameState::index(Hex hex) {
    const HexIndex index = board().find(hex);
    if (index == no_hex) {
        throw InputError({ErrorCode::refused, "", text_of(hex) + ", which is not on the map",
                          "a hex of the map", ""});
    }
    return index;
}

std::optional<int> GameState::range(Hex from, Hex to) {
    RangeCount count;
    const HexIndex target = index(to);
    count.within(board(), index(from), out_of_reach);
    const int found = count.of(target);
    return found < 0 ? std::nullopt : std::optional{found};
}

std::vector<int> GameState::ranges_from(Hex from) {
    RangeCount count;
    std::vector<int> ranges(board().size(), out_of_reach);
    for (const HexIndex hex : count.within(board(), index(from), out_of_reach)) {
        ranges[hex] = count.of(hex);
    }
    return ranges;
}

bool GameState::sees(Hex from, Hex to) {
    return Sight{board(), rules().sight}.clear(index(from), index(to));
}

void GameState::decide(Decisions decisions) {
    decisions_ = std::move(decisions);
    next_choice_ = next_order_ = next_card_ = 0;
}

void GameState::decide_next(const std::vector<std::size_t>& choose) {
    std::vector<std::size_t>& all = decisions_.choose;
    all.resize(std::max(all.size(), next_choice_));
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(next_choice_), choose.begin(),
               choose.end());
}

std::size_t GameState::choose(Clause clause, event::Choice choice) {
    if (choice.options.size() < 2) {
        return 0;
    }
    if (next_choice_ >= decisions_.choose.size()) {
        if (stops_) {
            throw Undecided{clause, std::move(choice)};
        }
    } else {
        choice.chosen = decisions_.choose[next_choice_];
        if (choice.chosen >= choice.options.size()) {
            refuse(clause, "choice " + std::to_string(choice.chosen) + " of a " + choice.of,
                   "a number below " + std::to_string(choice.options.size()));
        }
    }
    ++next_choice_;
    const std::size_t chosen = choice.chosen;
    happened(clause, std::move(choice));
    return chosen;
}

std::vector<Event> GameState::take_back(std::size_t count) {
    const auto first = events_.begin() + static_cast<std::ptrdiff_t>(count);
    std::vector<Event> last{first, events_.end()};
    events_.erase(first, events_.end());
    return last;
}

TurnPlanner& GameState::planner() {
    if (!planner_) {
        planner_ = std::make_shared<TurnPlanner>();
    }
    return *planner_;
}

std::vector<std::size_t> GameState::order(TimingPoint moment, std::vector<PendingEffect> waiting) {
    std::vector<std::size_t> order;
    if (next_order_ < decisions_.orders.size()) {
        order = decisions_.orders[next_order_];
        if (!is_allowed_order(moment, waiting, order, rules())) {
            throw InputError({ErrorCode::refused, "", "an order of effects that the rules forbid",
                              "one that they allow", ""});
        }
    } else {
        order = default_order(moment, waiting, rules());
    }
    ++next_order_;
    moments_.push_back({moment, std::move(waiting), order});
    return order;
}

const std::vector<Card>* GameState::cards_outside() const {
    return decisions_.draw ? &*decisions_.draw : nullptr;
}

bool GameState::has_negation(std::string_view who, DamageSource source) const {
    return std::ranges::any_of(negations_, [&](const Negation& n) {
        return n.who == who && (!n.source || *n.source == source);
    });
}

bool GameState::takes_negation(std::string_view who, DamageSource source) {
    const auto found = std::ranges::find_if(negations_, [&](const Negation& n) {
        return n.who == who && (!n.source || *n.source == source);
    });
    if (found == negations_.end()) {
        return false;
    }
    negations_.erase(found);
    return true;
}

std::uint64_t GameState::chance() {
    // A stream of its own for each time that chance is asked.
    SplitMix64 stream{scene_.seed.value_or(0)};
    const std::uint64_t key = stream.next();
    return SplitMix64{key + scene_.progress.shuffles++}.next();
}

}  // namespace standee
