#include "verify/monitors/turn/view.hpp"

#include <algorithm>
#include <limits>

#include "verify/monitors/turn/initiative.hpp"

namespace standee::verify {

void TurnView::look(TurnFacts& facts) {
    facts_ = &facts;
    answer_ = nullptr;
    foci_ = 0;
    outcomes_.clear();
    strides_.clear();
    first_stride_.assign(1, 0);
    nearest_known_ = false;
    nearest_to_.resize(at(facts.company().size()), Cost::none());
    nearest_to_known_ = 0;
    narrowed_.clear();
    approaches_.clear();
    judged_.reset();
}

bool TurnView::look(TurnFacts& facts, const TurnAnswer& answer) {
    look(facts);
    answer_ = &answer;
    const auto figures = [&](const std::vector<FigureIndex>& list) {
        FigureSet set = 0;
        for (FigureIndex index : list) {
            set |= only(facts.company().number(index));
        }
        return set;
    };
    foci_ = figures(answer.focus);
    for (const TurnOption& option : answer.options) {
        Outcome outcome{facts.ground().find(option.end), figures(option.targets)};
        outcome.focus = option.focus ? facts.company().number(*option.focus) : nobody;
        outcome.attack_hex = option.attack_hex ? facts.ground().find(*option.attack_hex) : nowhere;
        outcomes_.push_back(outcome);
        const bool listed = std::ranges::all_of(
            option.path, [&](Hex hex) { return facts.ground().find(hex) != nowhere; });
        if (outcome.end == nowhere || !listed ||
            (option.attack_hex && outcome.attack_hex == nowhere)) {
            return false;
        }
        follow_path(option);
        first_stride_.push_back(strides_.size());
    }
    return true;
}

/// Reads the path as steps and slides: where ice carries on, the hexes that follow straight on are
/// slid into.
void TurnView::follow_path(const TurnOption& option) {
    const oracle::Mover& mover = facts_->ways().mover();
    const auto linked = [&](int a, int b) {
        return std::ranges::any_of(facts_->ground().links(), [&](const oracle::Link& link) {
            return link.from == a && link.to == b;
        });
    };
    int carried = nowhere;  // where ice takes the figure next
    int heading = nowhere;
    for (std::size_t i = 1; i < option.path.size(); ++i) {
        Stride stride{facts_->ground().find(option.path[i - 1]),
                      facts_->ground().find(option.path[i])};
        stride.linked = linked(stride.from, stride.to);
        for (Direction d : all_directions) {
            if (neighbour(option.path[i - 1], d) == option.path[i]) {
                stride.direction = static_cast<int>(d);
            }
        }
        stride.slid = carried != nowhere && stride.to == carried;
        heading = stride.direction;
        carried = nowhere;
        if (walks() && heading != nowhere && tile(stride.to).icy) {
            const int next = tile(stride.to).beside[at(heading)];
            const bool stops =
                next == nowhere || mover.who(next) != oracle::Who::none || tile(next).obstacle;
            carried = stops ? nowhere : next;
        }
        strides_.push_back(stride);
    }
}

void TurnView::find_nearest() {
    nearest_known_ = true;
    nearest_ = Cost::none();
    nearest_enemies_ = 0;
    if (facts_->held()) {
        find_way_to_held(*facts_->held());
        return;
    }
    for (int tile : facts_->ends()) {
        if (nearest_ < facts_->ways().to(tile)) {
            break;
        }
        const FigureSet hit = facts_->battle().could_hit(tile);
        nearest_ = hit != 0 ? facts_->ways().to(tile) : nearest_;
        nearest_enemies_ |= hit;
    }
    const auto unbeaten = [&](FigureSet of, bool (*before)(TurnFacts&, int, int)) {
        FigureSet beaten = 0;
        oracle::for_each((of & (of - 1)) != 0 ? of : 0, [&](int a) {
            oracle::for_each(of & ~only(a),
                             [&](int b) { beaten |= before(*facts_, a, b) ? only(b) : 0; });
        });
        return of & ~beaten;
    };
    closest_enemies_ = unbeaten(nearest_enemies_, nearer);
    earliest_enemies_ = unbeaten(closest_enemies_, earlier);
}

/// It looks for no other focus than the one of its turn.
void TurnView::find_way_to_held(FigureSet held) {
    oracle::for_each(held, [&](int enemy) { nearest_ = find_nearest_to(enemy); });
    nearest_enemies_ = closest_enemies_ = earliest_enemies_ = nearest_.possible() ? held : 0;
}

Cost TurnView::nearest() {
    if (!nearest_known_) {
        find_nearest();
    }
    return nearest_;
}

FigureSet TurnView::nearest_enemies() {
    if (!nearest_known_) {
        find_nearest();
    }
    return nearest_enemies_;
}

FigureSet TurnView::closest_enemies() {
    if (!nearest_known_) {
        find_nearest();
    }
    return closest_enemies_;
}

FigureSet TurnView::earliest_enemies() {
    if (!nearest_known_) {
        find_nearest();
    }
    return earliest_enemies_;
}

Cost TurnView::nearest_to(int enemy) {
    if (oracle::has(nearest_enemies(), enemy)) {
        return nearest_;
    }
    if (!oracle::has(nearest_to_known_, enemy)) {
        nearest_to_known_ |= only(enemy);
        nearest_to_[at(enemy)] = find_nearest_to(enemy);
    }
    return nearest_to_[at(enemy)];
}

Cost TurnView::find_nearest_to(int enemy) {
    for (int tile : facts_->ends()) {
        if (oracle::has(facts_->battle().could_hit(tile), enemy)) {
            return facts_->ways().to(tile);
        }
    }
    return Cost::none();
}

const Narrowing& TurnView::narrowing(int focus) {
    const auto known = std::ranges::find(narrowed_, focus);
    const auto i = static_cast<std::size_t>(known - narrowed_.begin());
    if (known == narrowed_.end()) {
        narrowed_.push_back(focus);
        narrowings_.resize(std::max(narrowings_.size(), narrowed_.size()));
        narrowings_[i].narrow(*facts_, focus);
    }
    return narrowings_[i];
}

const Approach& TurnView::approach(int attack_hex) {
    facts_->ways().head_for(attack_hex);
    const auto known = std::ranges::find(approaches_, attack_hex, &Approach::attack_hex);
    if (known != approaches_.end()) {
        return *known;
    }
    Approach& best = approaches_.emplace_back();
    best.attack_hex = attack_hex;
    measure(best);
    return best;
}

std::optional<Approach> TurnView::approach_to_summoner() {
    const Figure& actor = facts_->actor();
    for (int i = 0; actor.summoner && i < facts_->company().size(); ++i) {
        if (facts_->company().figure(i).id == *actor.summoner) {
            facts_->head_for_summoner(i);
            Approach best;
            measure(best);
            return best;
        }
    }
    return std::nullopt;
}

/// Of all ends within this turn's points, in three turns, each among those that the one before
/// left: the fewest negative hexes on the whole way, the fewest points left, the fewest spent.
void TurnView::measure(Approach& best) {
    const oracle::Ways& ways = facts_->ways();
    constexpr int most = std::numeric_limits<int>::max();
    const auto keep = [](int value, int& least, bool& dropped) {
        dropped |= least != most && value != least;
        least = std::min(least, value);
    };
    const auto each_stop = [&](auto what) {
        for (int end : facts_->ends()) {
            if (facts_->within_points(end) && ways.left(end).possible()) {
                what(facts_->way_to(end).negative() + ways.left(end).negative(),
                     ways.left(end).points(), facts_->way_to(end).points());
            }
        }
    };
    best.least_negative = best.least_left = best.least_spent = most;
    each_stop(
        [&](int negative, int, int) { keep(negative, best.least_negative, best.negative_drops); });
    each_stop([&](int negative, int left, int) {
        if (negative == best.least_negative) {
            keep(left, best.least_left, best.left_drops);
        }
    });
    each_stop([&](int negative, int left, int spent) {
        if (negative == best.least_negative && left == best.least_left) {
            keep(spent, best.least_spent, best.spent_drops);
        }
    });
}

std::optional<Clause> TurnView::falls_short(const Approach& best, int end) {
    const oracle::Ways& ways = facts_->ways();
    const Cost here = facts_->way_to(end);
    const Cost left = ways.left(end);
    if (here.negative() + left.negative() > best.least_negative) {
        return "monster.focus-negative-hexes"_clause;
    }
    if (left.points() > best.least_left) {
        return "monster.move-shorten"_clause;
    }
    if (here.points() > best.least_spent) {
        return "monster.move-minimum"_clause;
    }
    return std::nullopt;
}

std::optional<Clause> TurnView::against(const Outcome& outcome) {
    if (judged_ != outcome) {
        judged_ = outcome;
        judgement_ = judge(outcome);
    }
    return judgement_;
}

std::optional<Clause> TurnView::judge(const Outcome& outcome) {
    if (outcome.focus == nobody || stunned()) {
        return std::nullopt;
    }
    const Cost way = nearest_to(outcome.focus);
    if (!way.possible()) {
        return "monster.no-focus"_clause;
    }
    if (nearest() < way) {
        return nearest().negative() < way.negative() ? "monster.focus-negative-hexes"_clause
                                                     : "monster.focus-path"_clause;
    }
    const Narrowing& places = narrowing(outcome.focus);
    if (outcome.attack_hex == nowhere) {
        return "monster.focus-path"_clause;
    }
    if (!places.in_reach()) {
        return judge_approach(outcome);
    }
    const bool attacks = facts_->plan().attacks;
    if (outcome.end != outcome.attack_hex ||
        (attacks && !oracle::has(outcome.targets, outcome.focus))) {
        return "monster.attacks-focus"_clause;
    }
    return places.against({outcome.end, attacks ? outcome.targets : only(outcome.focus)});
}

/// Heading for a hex to attack from that is out of reach: by any set of targets there.
std::optional<Clause> TurnView::judge_approach(const Outcome& outcome) {
    if (outcome.targets != 0) {
        return "monster.attacks-focus"_clause;
    }
    sets_.clear();
    facts_->battle().target_sets(outcome.attack_hex, outcome.focus, sets_);
    std::optional<Clause> first;
    const Narrowing& places = narrowing(outcome.focus);
    for (FigureSet targets : sets_) {
        const auto clause = places.against({outcome.attack_hex, targets});
        if (!clause) {
            return falls_short(approach(outcome.attack_hex), outcome.end);
        }
        first = first ? first : clause;
    }
    return first;
}

bool TurnView::would_shorten(int from, int to, Cost step) {
    const Cost by = facts_->ways().through(from) + step;
    return by < facts_->ways().through(to) && by < nearest();
}

bool TurnView::would_open(int tile) {
    const oracle::Ways& ways = facts_->ways();
    Cost here = Cost::none();
    for (int from : this->tile(tile).beside) {
        here = from == nowhere ? here : std::min(here, ways.through(from) + Cost{0, 1});
    }
    if (!(here < nearest())) {
        return false;
    }
    const int there = facts_->company().on(tile);
    const FigureSet hit = facts_->battle().could_hit(tile);
    return (hit & ~(there == nobody ? 0 : only(there))) != 0 ||
           std::ranges::any_of(this->tile(tile).beside, [&](int to) {
               return to != nowhere && here + Cost{0, 1} < ways.through(to) &&
                      facts_->ways().mover().may_walk_into(to);
           });
}

}  // namespace standee::verify
