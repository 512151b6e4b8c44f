#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "files/round_file.hpp"
#include "files/scene_json.hpp"
#include "lib/board.hpp"
#include "lib/error.hpp"
#include "play/play.hpp"
#include "play/round/round.hpp"
#include "tests/support/json_schema.hpp"
#include "tests/support/properties/arbitrary_scene.hpp"
#include "tests/support/properties/counted_property.hpp"
#include "tests/support/replayed.hpp"
#include "verify/generate/random_round.hpp"

// What holds of every round, whatever is decided.

namespace standee {
namespace {

constexpr std::size_t most_choices = 60;

/// A round that was played to its end, and how.
struct Played {
    Scene start;
    RoundOrders orders;
    RoundAnswer answer;
};

/// Plays to the end, deciding at each stop by `dice`; nothing where the rules allow more outcomes
/// of a turn than are listed.
std::optional<Played> played_out(const Scene& scene, generate::Dice& dice) {
    Played played{scene, {}, {}};
    played.orders.others_pass = true;
    try {
        played.answer = play_round(scene, played.orders);
        while (const auto* stop = std::get_if<PendingChoice>(&played.answer.stop)) {
            const int options = static_cast<int>(stop->choice.options.size());
            played.orders.choose.emplace_back(static_cast<std::size_t>(dice.below(options)));
            played.orders.first_otherwise = played.orders.choose.size() >= most_choices;
            played.answer = play_round(scene, played.orders);
        }
    } catch (const InputError& error) {
        if (error.error().code != ErrorCode::too_many) {
            throw;
        }
        return std::nullopt;
    }
    return played;
}

/// Checks that `holds` of drawn rounds that are played to their end, and that nearly all are.
template <class Holds>
void check_rounds(const Holds& holds) {
    support::Share played;
    support::check_property([&] {
        const Scene scene = *support::round_scene().as("scene");
        generate::Dice decisions{*rc::gen::arbitrary<std::uint64_t>().as("seed of the decisions")};
        const auto round = played_out(scene, decisions);
        played.count(round.has_value());
        RC_PRE(round.has_value());
        holds(*round);
    });
    EXPECT_GE(played.percent(), 90) << "of " << played.times() << " rounds";
}

std::string bytes(const RoundAnswer& answer) {
    std::string text;
    for (const Json& line : write_round(answer)) {
        text += line.dump() + "\n";
    }
    return text;
}

/// How much of a round is played with only the first `count` of its choices decided.
RoundAnswer stopped_after(const Played& round, std::size_t count) {
    RoundOrders orders = round.orders;
    orders.choose.resize(count);
    orders.first_otherwise = false;
    return play_round(round.start, orders);
}

TEST(AnyRound, IsReplayedByItsEventsUpToEachOfItsStops) {
    support::Share stopped;
    check_rounds([&](const Played& round) {
        RC_ASSERT((support::replayed(round.start, round.answer.events) == round.answer.scene));
        for (std::size_t count = 0; count < round.orders.choose.size(); ++count) {
            const RoundAnswer part = stopped_after(round, count);
            stopped.count(std::holds_alternative<PendingChoice>(part.stop));
            RC_ASSERT((support::replayed(round.start, part.events) == part.scene));
        }
    });
    EXPECT_GE(stopped.happened(), 100);
}

TEST(AnyRound, ReplayedWithItsDecisionsGivesTheSameBytes) {
    check_rounds([](const Played& played) {
        RC_ASSERT(bytes(play_round(played.start, played.orders)) == bytes(played.answer));
        const Scene read = read_scene(write_scene(played.start));
        RC_ASSERT(bytes(play_round(read, played.orders)) == bytes(played.answer));
    });
}

TEST(AnyRound, GoesOnFromAChoiceAsItHadBegun) {
    check_rounds([](const Played& played) {
        RC_PRE(!played.orders.choose.empty());
        const std::vector<Json> whole = write_round(played.answer);
        for (std::size_t decided = 0; decided < played.orders.choose.size(); ++decided) {
            RoundOrders fewer = played.orders;
            fewer.first_otherwise = false;
            fewer.choose.resize(decided);
            const RoundAnswer before = play_round(played.start, fewer);
            RC_ASSERT(std::holds_alternative<PendingChoice>(before.stop));
            std::vector<Json> begun = write_round(before);
            begun.pop_back();
            RC_ASSERT(begun.size() < whole.size());
            RC_ASSERT(std::equal(begun.begin(), begun.end(), whole.begin()));
        }
    });
}

/// What a round comes to, however the events and conditions are ordered.
Json outcome_of(const RoundAnswer& answer) {
    Scene scene = answer.scene;
    for (Figure& figure : scene.figures) {
        std::ranges::sort(figure.conditions, {}, &HeldCondition::name);
    }
    std::ranges::sort(scene.figures, {}, &Figure::id);
    std::ranges::sort(scene.loot);
    scene.decks.clear();  // what is shuffled when is chance
    scene.discards.clear();
    scene.progress.shuffles = 0;
    return write_scene(scene);
}

/// The same round with another order of the effects at one moment; none where the decisions do not
/// fit what then happens.
std::optional<RoundAnswer> with_order(const Played& round, std::size_t moment,
                                      const std::vector<std::size_t>& order) {
    RoundOrders orders = round.orders;
    for (std::size_t i = 0; i < moment; ++i) {
        orders.orders.push_back(round.answer.moments[i].order);
    }
    orders.orders.push_back(order);
    try {
        return play_round(round.start, orders);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

/// Counts the other orders of the effects at the moments of a round, and checks that each that
/// nobody was asked about has the same outcome.
int orders_that_change_nothing(const Played& round) {
    int tried = 0;
    const std::vector<ResolvedTiming>& moments = round.answer.moments;
    for (std::size_t i = 0; i < moments.size(); ++i) {
        if (moments[i].decided || moments[i].moment == TimingPoint::end_of_round) {
            continue;
        }
        constexpr std::size_t limit = 24;
        const auto orders =
            allowed_orders(moments[i].moment, moments[i].waiting, round.start.edition, limit);
        for (const std::vector<std::size_t>& order : orders) {
            if (order == moments[i].order) {
                continue;
            }
            ++tried;
            const auto other = with_order(round, i, order);
            EXPECT_TRUE(other.has_value());
            EXPECT_TRUE(!other || outcome_of(*other) == outcome_of(round.answer));
        }
    }
    return tried;
}

// No silent decision: what the engine resolves without asking has the same outcome in every order
// that the rules allow. Moments at which several effects wait are rare.
TEST(AnyRound, AsksWhereverTheOrderOfEffectsMatters) {
    constexpr std::uint64_t rounds = 20'000;
    int tried = 0;
    for (std::uint64_t seed = 0; seed < rounds && !HasFailure(); ++seed) {
        SCOPED_TRACE("round of seed " + std::to_string(seed));
        generate::Dice dice{seed};
        const Scene scene = generate::random_round(dice);
        const auto round = played_out(scene, dice);
        tried += round ? orders_that_change_nothing(*round) : 0;
    }
    EXPECT_GE(tried, 250);
}

/// The round up to where it ends or a character acts; the decisions that it takes leave `choose`.
RoundAnswer next_part(const Scene& scene, RoundOrders& orders) {
    for (std::size_t count = 0;; ++count) {
        const auto end = orders.choose.begin() + static_cast<std::ptrdiff_t>(count);
        RoundOrders taken = orders;
        taken.choose.assign(orders.choose.begin(), end);
        taken.first_otherwise = orders.first_otherwise && end == orders.choose.end();
        RoundAnswer part = play_round(scene, taken);
        if (!std::holds_alternative<PendingChoice>(part.stop)) {
            orders.choose.erase(orders.choose.begin(), end);
            return part;
        }
    }
}

/// The scene after the turn of a character that does nothing.
Scene after_its_turn(const Scene& scene, const std::string& character) {
    Play play{scene};
    play.step(step::StartTurn{character, {}});
    if (play.scene().find(character) != nullptr) {
        play.step(step::EndTurn{character, {}});
    }
    return play.scene();
}

TEST(AnyRound, GoesOnFromEachCharactersTurnAsItWouldHaveInOne) {
    check_rounds([](const Played& played) {
        RoundOrders orders = played.orders;
        orders.others_pass = false;
        RoundAnswer part = next_part(played.start, orders);
        while (const auto* stop = std::get_if<StopAtCharacter>(&part.stop)) {
            const Scene after = after_its_turn(part.scene, stop->figure);
            part = next_part(read_scene(write_scene(after)), orders);
        }
        RC_ASSERT(write_scene(part.scene).dump() == write_scene(played.answer.scene).dump());
    });
}

TEST(AnyRound, IsToldAsThePublishedSchemaSays) {
    support::PublishedSchemas schemas;
    check_rounds([&](const Played& played) {
        for (const Json& line : write_round(played.answer)) {
            RC_ASSERT(schemas.complaint("round-line", line) == std::nullopt);
        }
    });
}

/// Whether nothing can be underway: whoever moves has arrived.
bool is_at_rest(const Event& event) {
    return std::holds_alternative<event::TurnStarts>(event.what) ||
           std::holds_alternative<event::TurnEnds>(event.what) ||
           std::holds_alternative<event::Attack>(event.what) ||
           std::holds_alternative<event::RoundEnds>(event.what);
}

/// A step is to a hex beside, by no way through a wall, or over a link; only a teleport, and a
/// figure that falls out of the air, goes farther.
bool is_a_step(const Board& board, const event::Move& move) {
    const HexIndex from = board.find(move.from);
    const HexIndex to = board.find(move.to);
    return move.how == MoveKind::teleport || move.how == MoveKind::fall ||
           board.adjacent(from, to) || std::ranges::count(board.links(from), to) > 0;
}

/// Where everyone stands from event to event.
void check_places(const Played& played) {
    std::map<std::string, Hex> places;
    for (const Figure& figure : played.start.figures) {
        places[figure.id] = figure.at;
    }
    const Board board{played.start.map};
    std::vector<Hex> opened;
    for (const Event& event : played.answer.events) {
        if (const auto* move = std::get_if<event::Move>(&event.what)) {
            RC_ASSERT(places.at(move->figure) == move->from);
            RC_ASSERT(board.find(move->to) != no_hex);
            RC_ASSERT((!board.terrain(board.find(move->to)).is(Terrain::closed_door) ||
                       std::ranges::count(opened, move->to) > 0));
            RC_ASSERT(is_a_step(board, *move));
            places[move->figure] = move->to;
        } else if (const auto* door = std::get_if<event::DoorOpens>(&event.what)) {
            opened.push_back(door->at);
        } else if (const auto* summon = std::get_if<event::Summon>(&event.what)) {
            places[summon->figure] = summon->at;
        } else if (const auto* leave = std::get_if<event::Leave>(&event.what)) {
            places.erase(leave->figure);
        } else if (is_at_rest(event)) {
            std::set<Hex> taken;
            for (const auto& [id, at] : places) {
                RC_ASSERT(taken.insert(at).second);
            }
        }
    }
    RC_ASSERT(places.size() == played.answer.scene.figures.size());
    for (const Figure& figure : played.answer.scene.figures) {
        RC_ASSERT(places.at(figure.id) == figure.at);
    }
}

TEST(AnyRound, PutsNoFigureOnAnotherNorOffTheMap) { check_rounds(check_places); }

TEST(AnyRound, GivesEachFigureOneTurnAndEndsItBeforeTheNext) {
    check_rounds([](const Played& played) {
        std::set<std::string> acted;
        std::string acting;
        bool fallen = false;  // in its own turn, of which no end need be told
        for (const Event& event : played.answer.events) {
            if (const auto* turn = std::get_if<event::TurnStarts>(&event.what)) {
                RC_ASSERT((acting.empty() || fallen));
                fallen = false;
                RC_ASSERT(acted.insert(turn->figure).second);
                const Figure* figure = played.start.find(turn->figure);
                RC_ASSERT(figure != nullptr);
                RC_ASSERT(!figure->summoned_this_round);
                RC_ASSERT(figure->kind != Kind::objective);
                acting = turn->figure;
            } else if (const auto* end = std::get_if<event::TurnEnds>(&event.what)) {
                RC_ASSERT(end->figure == acting);
                acting.clear();
            } else if (const auto* leave = std::get_if<event::Leave>(&event.what)) {
                fallen = fallen || leave->figure == acting;
            }
        }
        for (const Figure& figure : played.answer.scene.figures) {
            const Figure* before = played.start.find(figure.id);
            const bool acts = before != nullptr && before->kind != Kind::objective &&
                              !before->summoned_this_round;
            RC_ASSERT(acted.contains(figure.id) == acts);
            RC_ASSERT(!figure.turn_ended);
        }
    });
}

TEST(AnyRound, KeepsHitPointsInBounds) {
    check_rounds([](const Played& played) {
        for (const Figure& figure : played.answer.scene.figures) {
            RC_ASSERT(figure.hp.value_or(1) > 0);
            RC_ASSERT(figure.hp.value_or(0) <= figure.max_hp.value_or(99));
        }
        for (const Event& event : played.answer.events) {
            if (const auto* damage = std::get_if<event::Damage>(&event.what)) {
                RC_ASSERT(damage->hp.value_or(0) >= 0);
                RC_ASSERT(damage->amount >= 0);
            }
        }
    });
}

double place_of(const Scene& scene, const std::string& id) {
    const Figure& figure = *scene.find(id);
    if (figure.kind == Kind::summon && figure.summoner) {
        return place_of(scene, *figure.summoner);
    }
    return figure.initiative ? figure.initiative->leading : *scene.card_of(figure)->initiative;
}

TEST(AnyRound, TakesTheTurnsInOrderOfInitiative) {
    check_rounds([](const Played& played) {
        const std::vector<std::string>& order = played.answer.order;
        for (std::size_t i = 1; i < order.size(); ++i) {
            const Scene& scene = played.start;
            RC_ASSERT(place_of(scene, order[i - 1]) <= place_of(scene, order[i]));
            // Its summons come before a character [initiative.summon].
            const Figure& later = *scene.find(order[i]);
            RC_ASSERT((later.kind != Kind::summon || later.summoner != order[i - 1]));
        }
    });
}

}  // namespace
}  // namespace standee
