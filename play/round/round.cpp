#include "play/round/round.hpp"

#include <set>

#include "lib/random.hpp"
#include "play/deck/decks.hpp"
#include "play/round/turn_order.hpp"
#include "play/turn/card_turn.hpp"
#include "play/turn/turns.hpp"

namespace standee {
namespace {

/// A card with the shuffle icon has its deck shuffled; next round has other cards
/// [monster.card-draw, round.end].
void put_cards_away(GameState& table) {
    for (const auto& [set, card] : table.scene().cards) {
        if (card.shuffle) {
            table.happened("monster.card-draw"_clause, event::Shuffle{set, true});
        }
    }
    table.scene().cards.clear();
}

/// Plays the turn of a character, start and end included, and returns whether it is known.
bool play_character(GameState& table, const RoundOrders& orders, const std::string& id) {
    const auto own = orders.characters.find(id);
    if (own == orders.characters.end() && !orders.others_pass) {
        return false;
    }
    start_turn(table, id);
    if (own != orders.characters.end() && table.find(id) != nullptr) {
        table.ask(false);
        own->second(table);
        table.ask(true);
    }
    if (table.find(id) != nullptr) {
        end_turn(table, id);
    }
    return true;
}

TurnOrder turn_of(const Scene& scene, const Figure& figure) {
    const MonsterCard* card = scene.card_of(figure);
    return {figure.id, card == nullptr ? std::nullopt : std::optional{card->abilities}};
}

/// Plays until the round is over or a character acts.
std::variant<StopAtChoice, StopAtCharacter, RoundOver> play_on(GameState& table,
                                                               const RoundOrders& orders) {
    while (const auto next = next_to_act(table)) {
        const Figure& figure = table.figure(*next);
        if (figure.kind != Kind::character) {
            play_turn(table, turn_of(table.scene(), figure));
        } else if (!play_character(table, orders, *next)) {
            return StopAtCharacter{*next};
        }
        end_turn_of_the_fallen(table);
    }
    put_cards_away(table);
    end_round(table);
    return RoundOver{};
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

}  // namespace

RoundAnswer play_round(const Scene& scene, const RoundOrders& orders) {
    GameState table{scene};
    table.scene().turn.reset();
    table.decide({orders.choose, orders.draw, {}});
    table.ask(true);
    table.stop_at_choices(!orders.first_otherwise);
    RoundAnswer answer;
    try {
        answer.stop = play_on(table, orders);
    } catch (Undecided& undecided) {
        answer.stop = StopAtChoice{undecided.clause, std::move(undecided.choice)};
    }
    answer.events = table.take_events();
    answer.scene = std::move(table.scene());
    answer.order = turns_begun(answer.events);
    return answer;
}

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
