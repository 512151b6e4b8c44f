#include "play/deck/decks.hpp"

#include <algorithm>

#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "play/refusal.hpp"

namespace standee {
namespace {

constexpr std::size_t supply = 10;  // of bless cards, and of each kind of curse cards

const std::string monster_deck = "monsters";

std::size_t count_in(const std::map<std::string, std::vector<Card>>& piles, const std::string& deck,
                     Card::Modifier modifier) {
    const auto pile = piles.find(deck);
    return pile == piles.end() ? 0
                               : static_cast<std::size_t>(
                                     std::ranges::count(pile->second, modifier, &Card::modifier));
}

std::size_t count_in(const Scene& scene, const std::string& deck, Card::Modifier modifier) {
    return count_in(scene.decks, deck, modifier) + count_in(scene.discards, deck, modifier);
}

/// How many of these cards are in the decks that share a supply with that deck.
std::size_t in_use(const Scene& scene, const std::string& deck, Card::Modifier modifier) {
    if (modifier == Card::Modifier::curse && deck == monster_deck) {
        return count_in(scene, deck, modifier);
    }
    std::size_t count = 0;
    for (const auto& [owner, cards] : scene.decks) {
        if (modifier == Card::Modifier::bless || owner != monster_deck) {
            count += count_in(scene, owner, modifier);
        }
    }
    return count;
}

void shuffle_in_discards(Game& game, const std::string& deck) {
    game.emit("deck.shuffle"_clause, event::Shuffle{deck});
}

bool leaves_deck(const Card& card, bool used, const Edition& edition) {
    const bool bless_or_curse =
        card.modifier == Card::Modifier::bless || card.modifier == Card::Modifier::curse;
    return bless_or_curse && (used || edition.unused_bless_leaves);
}

}  // namespace

// [deck.which, deck.ally]
std::string deck_of(const Figure& figure, const Scene& scene) {
    if (figure.draws_from_character) {
        const auto character = std::ranges::find(scene.figures, Kind::character, &Figure::kind);
        return character == scene.figures.end() ? monster_deck : character->id;
    }
    switch (figure.kind) {
        case Kind::character: return figure.id;
        case Kind::summon: {
            spend(1 + scene.figures.size() / 8);
            const Figure* summoner = figure.summoner ? scene.find(*figure.summoner) : nullptr;
            return summoner != nullptr ? deck_of(*summoner, scene) : monster_deck;
        }
        case Kind::ally: return scene.edition.has_ally_deck ? "allies" : monster_deck;
        case Kind::monster:
        case Kind::objective:
        case Kind::boss: break;
    }
    return monster_deck;
}

Card draw_from(Game& game, const std::string& deck) {
    const Scene& scene = game.state().scene();
    const auto found = scene.decks.find(deck);
    if (found == scene.decks.end()) {
        ask_for("attack.per-target-card"_clause, "no deck \"" + deck + "\" and no cards drawn",
                "the field \"draw\", or that deck in the scene");
    }
    const std::vector<Card>& cards = found->second;
    if (cards.empty() && scene.discards.contains(deck)) {
        shuffle_in_discards(game, deck);
    }
    if (cards.empty()) {
        refuse("attack.per-target-card"_clause, "no card left in the deck \"" + deck + "\"",
               "one more card");
    }
    Card top = cards.front();
    game.emit("attack.per-target-card"_clause, event::CardDrawn{deck});
    return top;
}

void put_away(Game& game, const std::string& deck, const std::vector<Card>& drawn,
              const CardPositions& used) {
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        if (leaves_deck(drawn[i], used.contains(i), game.state().rules())) {
            game.emit("deck.bless-curse"_clause, event::CardLeaves{deck, drawn[i].modifier});
        } else {
            game.emit("attack.per-target-card"_clause, event::CardDiscarded{deck, drawn[i]});
        }
    }
}

void gain_card(Game& game, const Figure& figure, Condition bless_or_curse) {
    const Clause clause = "deck.bless-curse"_clause;
    const std::string deck = deck_of(figure, game.state().scene());
    const bool bless = bless_or_curse == Condition::bless;
    const Card::Modifier card = bless ? Card::Modifier::bless : Card::Modifier::curse;
    const Scene& scene = game.state().scene();
    if (scene.decks.empty()) {
        game.emit(clause, event::Gain{figure.id, bless_or_curse, false});
        return;
    }
    if (!scene.decks.contains(deck)) {
        game.emit(clause, event::NoEffect{figure.id, bless_or_curse, Obstacle::no_deck});
        return;
    }
    if (in_use(scene, deck, card) >= supply) {
        game.emit(clause, event::NoEffect{figure.id, bless_or_curse, Obstacle::no_card_left});
        return;
    }
    game.emit(clause, event::Gain{figure.id, bless_or_curse, false});
    game.emit(clause, event::CardJoins{deck, card});
}

void shuffle_at_end_of_round(Game& game) {
    std::vector<std::string> due;
    for (const auto& [deck, discards] : game.state().scene().discards) {
        if (game.state().scene().decks.contains(deck) &&
            std::ranges::any_of(discards, &Card::shuffle)) {
            due.push_back(deck);
        }
    }
    for (const std::string& deck : due) {
        shuffle_in_discards(game, deck);
    }
}

// [deck.standard]
std::vector<Card> standard_deck() {
    std::vector<Card> cards;
    const auto add = [&cards](int count, Card card) {
        cards.insert(cards.end(), static_cast<std::size_t>(count), card);
    };
    add(6, {.value = 0});
    add(5, {.value = 1});
    add(5, {.value = -1});
    add(1, {.value = 2});
    add(1, {.value = -2});
    add(1, {.modifier = Card::Modifier::miss, .shuffle = true});
    add(1, {.modifier = Card::Modifier::twice, .shuffle = true});
    return cards;
}

}  // namespace standee
