#include "session/hands.hpp"

#include <algorithm>

#include "lib/words.hpp"

namespace standee {
namespace {

/// Changes the numbers of cards in hand and discarded, if the cards are counted.
template <class Change>
void change_cards(Table& table, const std::string& id, Change change) {
    table.change([&](Scene& scene) {
        Figure* figure = find_in(scene, id);
        if (figure != nullptr && figure->cards) {
            change(*figure->cards);
        }
    });
}

Hand* hand_of(Table& table, const std::string& id) {
    const auto found = table.state().hands.find(id);
    return found == table.state().hands.end() ? nullptr : &found->second;
}

/// Whether the character's cards of the round have been chosen and its turn is not over.
bool has_chosen(const State& state, const Figure& figure) {
    return std::ranges::count(state.ready, figure.id) > 0 && !figure.turn_ended &&
           std::ranges::count(state.resting, figure.id) == 0;
}

}  // namespace

std::map<std::string, Hand> hands_in(const Scene& scene) {
    std::map<std::string, Hand> hands;
    for (const Figure& figure : scene.figures) {
        if (figure.kind != Kind::character || !figure.cards) {
            continue;
        }
        Hand& hand = hands[figure.id];
        const bool chosen =
            figure.initiative && figure.initiative->leading < long_rest && !figure.turn_ended;
        hand.played = chosen ? cards_of_round : 0;
        hand.all = figure.cards->hand + figure.cards->discard + hand.played;
    }
    return hands;
}

void count_cards_of_newcomers(Table& table) {
    for (const Figure& figure : table.scene().figures) {
        if (figure.kind == Kind::character && figure.cards) {
            table.state().hands.try_emplace(
                figure.id, Hand{.all = figure.cards->hand + figure.cards->discard});
        }
    }
}

int lost_cards(const State& state, const Figure& character) {
    const auto hand = state.hands.find(character.id);
    return hand == state.hands.end() || !character.cards
               ? 0
               : hand->second.all - hand->second.played - character.cards->hand -
                     character.cards->discard;
}

bool has_cards_to_play(const State& state, const Figure& character) {
    const auto hand = state.hands.find(character.id);
    const int played = hand == state.hands.end() ? 0 : hand->second.played;
    return !character.cards || character.cards->hand + played >= cards_of_round;
}

bool has_cards_to_rest(const Figure& character) {
    return !character.cards || character.cards->discard >= cards_of_round;
}

bool rests_this_turn(const State& state) {
    const Figure* acting = state.scene().find(state.acting);
    return state.phase == Phase::character && acting != nullptr &&
           std::ranges::count(state.resting, state.acting) > 0 && has_cards_to_rest(*acting);
}

std::string cards_says(const State& state, const Figure& character) {
    if (!character.cards) {
        return {};
    }
    const std::string says = "hand " + std::to_string(character.cards->hand) + ", discard " +
                             std::to_string(character.cards->discard) + ", lost " +
                             std::to_string(lost_cards(state, character));
    const auto hand = state.hands.find(character.id);
    const int played = hand == state.hands.end() ? 0 : hand->second.played;
    return played > 0 ? says + ", chosen " + std::to_string(played) : says;
}

void choose_cards(Table& table, const std::string& id) {
    Hand* hand = hand_of(table, id);
    if (hand == nullptr || hand->played > 0) {
        return;
    }
    hand->played = cards_of_round;
    change_cards(table, id, [](CardCount& cards) { cards.hand -= cards_of_round; });
}

void take_back_cards(Table& table, const std::string& id) {
    if (Hand* hand = hand_of(table, id)) {
        change_cards(table, id, [&](CardCount& cards) { cards.hand += hand->played; });
        hand->played = 0;
    }
}

void discard_chosen(Table& table, const std::string& id) {
    if (Hand* hand = hand_of(table, id)) {
        change_cards(table, id, [&](CardCount& cards) { cards.discard += hand->played; });
        hand->played = 0;
    }
}

void lose_one_take_back_others(Table& table, const std::string& id) {
    const Figure* figure = table.scene().find(id);
    if (figure == nullptr || !has_cards_to_rest(*figure)) {
        not_possible(id + " has " +
                         counted(figure == nullptr ? 0 : figure->cards->discard, "discarded card"),
                     "A rest takes two");
    }
    change_cards(table, id, [](CardCount& cards) {
        cards.hand += cards.discard - 1;
        cards.discard = 0;
    });
}

void correct_cards(Table& table, Words& words, const std::string& command) {
    const Figure figure =
        take_figure(words, table.scene(), "the character", {.kind = Kind::character});
    if (figure.kind != Kind::character) {
        not_possible(figure.id + " is no character", "Only characters have cards to count");
    }
    constexpr int most = 99;
    CardCount cards;
    cards.hand = words.take_number("how many cards are in hand", 0, most);
    cards.discard = words.at_end() ? 0 : words.take_number("how many are discarded", 0, most);
    const int lost = words.at_end() ? lost_cards(table.state(), figure)
                                    : words.take_number("how many are lost", 0, most);
    words.demand_end();
    Hand& hand = table.state().hands[figure.id];
    if (!figure.cards) {
        hand.played = has_chosen(table.state(), figure) ? cards_of_round : 0;
    }
    hand.all = cards.hand + cards.discard + hand.played + lost;
    const auto set = [id = figure.id](CardCount to) {
        return [id, to](Scene& scene) {
            if (Figure* there = find_in(scene, id)) {
                there->cards = to;
            }
        };
    };
    Correction correction{set(cards),
                          figure.id + " has " + counted(cards.hand, "card") + " in hand and " +
                              std::to_string(cards.discard) + " discarded" +
                              (lost > 0 ? ", and has lost " + std::to_string(lost) : "") + ".",
                          {}};
    const auto& paused = table.state().paused;
    const Figure* before = paused ? paused->from.scene->find(figure.id) : nullptr;
    if (before != nullptr && before->cards && figure.cards) {
        correction.at_start =
            set({std::max(0, before->cards->hand + cards.hand - figure.cards->hand),
                 std::max(0, before->cards->discard + cards.discard - figure.cards->discard)});
    }
    table.correct(correction, command);
}

bool loses_cards(Table& table, Words& words, const std::string& by) {
    const bool number = words.number().has_value();
    const std::string noun = words.peek(number ? 1 : 0);
    if (noun != "card" && noun != "cards") {
        return false;
    }
    const int count = number ? words.take_number("how many cards", 1, cards_of_round) : 1;
    words.skip();
    words.demand_end();
    Hand* hand = hand_of(table, by);
    if (hand == nullptr) {
        not_possible(by.empty() ? std::string{"It is nobody's turn"}
                                : "The cards of " + by + " are not counted",
                     by.empty() ? std::string{"Say it in the turn of a character"}
                                : "Type cards " + by + " 9 if it has nine in hand");
    }
    if (hand->played < count) {
        not_possible(by + " has played " + counted(hand->played, "card"), "It can lose no more");
    }
    hand->played -= count;
    table.note("correction",
               by + " loses " + counted(count, "card") + " instead of discarding " +
                   (count == 1 ? "it." : "them."),
               by);
    return true;
}

}  // namespace standee
