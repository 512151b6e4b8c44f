#include "rulebook/attack_draw.hpp"

#include "lib/words.hpp"
#include "rulebook/modifier_decks.hpp"

namespace standee::rulebook {
namespace {

/// The cards that somebody says; none: they come from a deck, or are asked for.
std::optional<std::vector<Card>> cards_said(const Table& table, const step::Attack& attack,
                                            DrawMode mode) {
    if (attack.draw) {
        return attack.draw;
    }
    if (const Card* always = table.choices.card_always()) {
        return std::vector<Card>{mode == DrawMode::one ? 1U : 2U, *always};
    }
    return table.choices.cards_outside();
}

/// One more card of those that were said [attack.per-target-card, attack.advantage,
/// attack.disadvantage].
Card next_said(const std::vector<Card>& said, std::size_t drawn, DrawMode mode) {
    if (drawn == said.size()) {
        ask_for(mode == DrawMode::one         ? "attack.per-target-card"_clause
                : mode == DrawMode::advantage ? "attack.advantage"_clause
                                              : "attack.disadvantage"_clause,
                counted(said.size(), "card"), "one more card");
    }
    return said[drawn];
}

}  // namespace

/// Each target gets its own card, or as many as rolling cards, advantage and disadvantage say
/// [attack.per-target-card].
Hand draw_cards(Table& table, const Figure& by, const step::Attack& attack, DrawMode mode) {
    Hand hand;
    if (!table.on("attack.per-target-card"_clause)) {
        return hand;
    }
    const auto said = cards_said(table, attack, mode);
    const std::string deck = deck_of(table, by);
    const bool asks = table.choices.asks_table() && !table.scene.decks.contains(deck);
    hand.deck = said || asks ? std::string{} : deck;
    while (const std::size_t more = cards_to_draw(table, hand.cards, mode)) {
        if (hand.cards.size() >= max_cards_drawn) {
            refuse("attack.rolling"_clause, "more cards than anyone draws", "fewer cards");
        }
        if (said) {
            hand.cards.push_back(next_said(*said, hand.cards.size(), mode));
        } else if (!asks) {
            hand.cards.push_back(draw_from(table, deck));
        } else if (const auto cards =
                       table.choices.next_cards({attack.by, attack.target, more, hand.cards})) {
            hand.cards.insert(hand.cards.end(), cards->begin(), cards->end());
        } else {
            throw Stopped{};
        }
    }
    if (said && !attack.draw && table.choices.card_always() == nullptr) {
        table.choices.use_cards(hand.cards.size());
    }
    return hand;
}

/// Puts the cards away; those that applied, in the order drawn.
std::vector<Card> put_away_all(Table& table, const Hand& hand, const CardPositions& used) {
    std::vector<Card> applied;
    for (std::size_t i = 0; i < hand.cards.size(); ++i) {
        if (used.contains(i)) {
            applied.push_back(hand.cards[i]);
        }
        if (!hand.deck.empty()) {
            put_away(table, hand.deck, hand.cards[i], used.contains(i));
        }
    }
    return applied;
}

}  // namespace standee::rulebook
