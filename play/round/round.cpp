#include "play/round/round.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "focus/second_card.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/random.hpp"
#include "lib/words.hpp"
#include "play/attack/deaths.hpp"
#include "play/deck/decks.hpp"
#include "play/perform.hpp"
#include "play/round/turn_order.hpp"
#include "play/turn/card_turn.hpp"
#include "play/turn/turns.hpp"

namespace standee {
namespace {

/// Shuffles the decks of cards with the shuffle icon, and puts the cards of the round away
/// [round.end].
void put_cards_away(Game& game) {
    const Clause clause = "monster.card-draw"_clause;
    const MonsterCards& cards = game.state().scene().cards;
    for (const auto& [set, card] : cards) {
        if (card.shuffle) {
            game.emit(clause, event::Shuffle{set, true});
        }
    }
    if (!cards.empty()) {
        game.emit(clause, event::AbilityCardsDiscarded{});
    }
}

/// The steps of a character between the start and the end of its turn; null if nobody has given
/// them.
const std::vector<LocatedStep>* steps_of(const RoundOrders& orders, const std::string& id) {
    static const std::vector<LocatedStep> nothing;
    const auto own = orders.characters.find(id);
    if (own != orders.characters.end()) {
        return &own->second;
    }
    return orders.others_pass ? &nothing : nullptr;
}

Flow begin_turn(Game& game, const std::string& id) {
    start_turn(game, id);
    return settle_deaths(game);
}

/// Ends the turn of a figure, which may have died in it.
Flow close_turn(Game& game, const std::string& id) {
    if (game.state().find(id) != nullptr && end_turn(game, id) == Flow::stops) {
        return Flow::stops;
    }
    return settle_deaths(game);
}

/// Plays the turn of a character, including its start and end.
Flow play_character(Game& game, const std::string& id, const std::vector<LocatedStep>& steps) {
    if (begin_turn(game, id) == Flow::stops) {
        return Flow::stops;
    }
    if (game.state().find(id) != nullptr && perform_steps(game, steps) == Flow::stops) {
        return Flow::stops;
    }
    return close_turn(game, id);
}

TurnOrder turn_of(const Scene& scene, const Figure& figure) {
    const MonsterCard* card = performed_card(scene, figure);
    return {figure.id, card == nullptr ? std::nullopt : std::optional{card->abilities}};
}

const std::vector<PartyText>& text_of(const Scene& scene, const Figure& figure) {
    static const std::vector<PartyText> nothing;
    const MonsterCard* card = performed_card(scene, figure);
    return card == nullptr ? nothing : card->text;
}

/// The pointer to the figure's card: "/cards/guard". A summon has no card: "/figures".
std::string pointer_to_card(const Scene& scene, const Figure& figure) {
    const MonsterCard* own = performed_card(scene, figure);
    for (const auto& [set, card] : scene.cards) {
        if (&card == own) {
            return "/cards/" + pointer_token(set);
        }
    }
    return "/figures";
}

/// Plays the turn of a figure that acts by a card. If the plan is refused, its error points to the
/// turn, which a round does not have, so the error is changed to name the figure and its card.
Flow play_card(Game& game, const Figure& figure) {
    constexpr std::string_view turn = "/turn";
    const Scene& scene = game.state().scene();
    // Copies, because the cards may be put away before the turn is over.
    const std::vector<PartyText> text = text_of(scene, figure);
    const std::string card = pointer_to_card(scene, figure);
    const std::string id = figure.id;
    try {
        return play_turn(game, turn_of(scene, figure), text);
    } catch (const InputError& error) {
        Error located = error.error();
        if (located.pointer.starts_with(turn)) {
            located.pointer.replace(0, turn.size(), card);
            located.found += ", in the turn of \"" + id + '"';
        }
        throw InputError(std::move(located));
    }
}

/// Throws InputError if the turns to play belong to no figure.
void demand_actors(const Scene& scene, const RoundOrders& orders) {
    const auto fail = [](ErrorCode code, const char* option, std::string found) {
        throw InputError({code, option, std::move(found),
                          "a monster, an ally, a summon or a monster set that has still to act",
                          "turn.each-once"_clause});
    };
    if (const std::string& id = orders.only_figure; !id.empty()) {
        const Figure* figure = scene.find(id);
        if (figure == nullptr || figure->kind == Kind::character ||
            figure->kind == Kind::objective) {
            fail(ErrorCode::bad_reference, "/options/figure", '"' + id + '"');
        } else if (figure->turn_ended) {
            fail(ErrorCode::refused, "/options/figure", '"' + id + "\", which has had its turn");
        }
    }
    const std::string& set = orders.only_set;
    const auto acts = [&](const Figure& figure) {
        return figure.kind != Kind::character && figure.kind != Kind::objective &&
               figure.kind != Kind::summon && is_of_type_or_set(figure, set) &&
               !figure.turn_ended && !figure.summoned_this_round;
    };
    if (!set.empty() && std::ranges::none_of(scene.figures, acts)) {
        fail(ErrorCode::bad_reference, "/options/set", '"' + set + '"');
    }
}

/// Who takes the next of the turns to play. None if the round stops.
std::optional<NextToAct> next_of(Game& game, const RoundOrders& orders, bool begun) {
    if (orders.only_figure.empty()) {
        return next_to_act(game, orders.only_set);
    }
    return NextToAct{begun ? std::string{} : orders.only_figure};
}

/// The round has stopped at the decision that is pending.
RoundStop stop_at(const PendingDecision& pending) {
    return std::visit([](const auto& decision) { return RoundStop{decision}; }, pending);
}

/// Plays until the round is over, it is a character's turn, or a decision is missing.
RoundStop play_on(Game& game, const RoundOrders& orders) {
    for (bool begun = false;; begun = true) {
        const auto next = next_of(game, orders, begun);
        if (!next) {
            return stop_at(*game.decisions().pending());
        }
        if (next->figure.empty()) {
            break;
        }
        const Figure& figure = game.state().figure(next->figure);
        Flow flow = Flow::goes_on;
        if (figure.kind != Kind::character) {
            flow = play_card(game, figure);
        } else if (const auto* steps = steps_of(orders, next->figure)) {
            flow = play_character(game, next->figure, *steps);
        } else {
            return StopAtCharacter{next->figure};
        }
        if (flow == Flow::stops || end_turn_of_the_fallen(game) == Flow::stops) {
            return stop_at(*game.decisions().pending());
        }
    }
    if (!orders.only_figure.empty() || !orders.only_set.empty()) {
        return TurnsOver{};
    }
    put_cards_away(game);
    end_round(game);
    return RoundOver{};
}

/// Plays a leg, with one function for each kind. `figure` is set to the figure whose turn it is.
struct PlayLeg {
    Game& game;
    std::string& figure;

    Flow operator()(const leg::Turn& turn) const {
        figure = turn.figure;
        if (figure.empty()) {
            const auto next = next_to_act(game);
            if (!next || next->figure.empty()) {
                return next ? Flow::goes_on : Flow::stops;
            }
            figure = next->figure;
        }
        const Figure& acting = game.state().figure(figure);
        if (turn.by_hand || acting.kind == Kind::character) {
            const Flow flow = begin_turn(game, figure);
            return flow == Flow::stops || !turn.by_hand ? flow : close_turn(game, figure);
        }
        return play_card(game, acting);
    }
    Flow operator()(const leg::Steps& leg) const { return perform_steps(game, leg.steps); }
    Flow operator()(const leg::EndTurn& leg) const { return close_turn(game, leg.figure); }
    Flow operator()(const leg::EndRound& /*leg*/) const {
        put_cards_away(game);
        end_round(game);
        return Flow::goes_on;
    }
};

/// Plays the leg. Returns false if it stops.
bool is_played(Game& game, const Leg& leg, std::string& figure) {
    try {
        return std::visit(PlayLeg{game, figure}, leg) == Flow::goes_on &&
               end_turn_of_the_fallen(game) == Flow::goes_on;
    } catch (const Stopped&) {
        return false;
    }
}

/// The error, pointing to where the file has the scene.
InputError located(Error error, const std::string& scene) {
    if (error.pointer.starts_with("/cards") || error.pointer.starts_with("/figures")) {
        error.pointer = scene + error.pointer;
    }
    return InputError{std::move(error)};
}

std::vector<std::string> turns_begun(const std::vector<Event>& events) {
    std::vector<std::string> order;
    for (const Event& event : events) {
        if (const auto* turn = std::get_if<event::TurnStarts>(&event.what)) {
            order.push_back(turn->figure);
        }
    }
    return order;
}

/// The characters that were not asked whether they negate damage, because the scene does not say
/// how many cards they have [damage.negate].
std::vector<std::string> unasked(const Scene& before, const RoundAnswer& answer) {
    std::vector<std::string> ids;
    for (const Event& event : answer.events) {
        const auto* damage = std::get_if<event::Damage>(&event.what);
        const Figure* figure = damage == nullptr ? nullptr : before.find(damage->to);
        if (figure != nullptr && figure->kind == Kind::character && !figure->cards &&
            std::ranges::count(ids, figure->id) == 0) {
            ids.push_back(figure->id);
        }
    }
    return ids;
}

}  // namespace

// [initiative.order]
RoundAnswer play_round(const Scene& scene, const RoundOrders& orders) {
    demand_actors(scene, orders);
    DecisionLists decisions;
    decisions.choose = orders.choose;
    decisions.draw = orders.draw;
    decisions.table = orders.decide;
    decisions.undecided = orders.first_otherwise ? Undecided::takes_first : Undecided::stops;
    decisions.orders = orders.orders;
    decisions.characters_negate = true;
    Game game{scene, std::move(decisions)};
    game.explain(orders.explain);
    if (scene.turn) {
        game.emit("round.steps"_clause, event::OrderDropped{});
    }
    RoundAnswer answer;
    try {
        if (orders.explain && orders.only_figure.empty() && orders.only_set.empty()) {
            answer.initiative = initiative_order(game.state().scene());
        }
        answer.stop = play_on(game, orders);
    } catch (const Stopped&) {
        answer.stop = stop_at(*game.decisions().pending());
    } catch (const InputError& error) {
        throw located(error.error(), orders.scene_pointer);
    }
    game.decisions().demand_all_used();
    EventLog log = game.take_log();
    answer.events = std::move(log.events);
    answer.moments = std::move(log.moments);
    answer.scene = game.take_scene();
    answer.order = turns_begun(answer.events);
    answer.unasked = unasked(scene, answer);
    return answer;
}

LegAnswer play_leg(const Scene& scene, const Leg& leg, LegOrders orders) {
    DecisionLists decisions;
    decisions.table = std::move(orders.decide);
    decisions.undecided = Undecided::stops;
    decisions.characters_negate = true;
    decisions.steps_may_ask = true;
    Game game{scene, std::move(decisions), std::move(orders.board)};
    game.explain(orders.explain);
    LegAnswer answer;
    if (is_played(game, leg, answer.figure)) {
        game.decisions().demand_all_used();
    } else {
        answer.pending = *game.decisions().pending();
    }
    answer.events = game.take_log().events;
    answer.board = game.state().shared_board();
    answer.scene = game.take_scene();
    return answer;
}

// [deck.standard, deck.which]
Scene seeded(Scene scene, std::uint64_t seed) {
    scene.seed = seed;
    std::set<std::string> owners{"monsters"};
    for (const Figure& figure : scene.figures) {
        const std::string deck = deck_of(figure, scene);
        const Figure* owner = scene.find(deck);
        if (deck == "allies" || (owner != nullptr && owner->kind == Kind::character)) {
            owners.insert(deck);
        }
    }
    SplitMix64 chance{seed};
    for (const std::string& owner : owners) {
        std::vector<Card> cards = standard_deck();
        SplitMix64{chance.next()}.shuffle(cards);
        scene.decks.try_emplace(owner, std::move(cards));
    }
    return scene;
}

}  // namespace standee
