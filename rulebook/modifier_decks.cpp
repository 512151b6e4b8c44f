#include "rulebook/modifier_decks.hpp"

#include <algorithm>

namespace standee::rulebook {
namespace {

const std::string of_monsters = "monsters";

bool is_bless_or_curse(const Card& card) {
    return card.modifier == Card::Modifier::bless || card.modifier == Card::Modifier::curse;
}

/// The discards go back into the deck, which is shuffled [deck.shuffle].
void shuffle_in_discards(Table& table, const std::string& deck) {
    table.record("deck.shuffle"_clause, event::Shuffle{deck});
    std::vector<Card>& cards = table.scene.decks[deck];
    const std::vector<Card>& discards = table.scene.discards[deck];
    cards.insert(cards.end(), discards.begin(), discards.end());
    table.scene.discards.erase(deck);
    chance(table.scene).shuffle(cards);
}

/// How many of these cards a deck has, drawn or not.
int count_in(const Scene& scene, const std::string& deck, Card::Modifier modifier) {
    std::ptrdiff_t count = 0;
    for (const auto* piles : {&scene.decks, &scene.discards}) {
        if (const auto pile = piles->find(deck); pile != piles->end()) {
            count += std::ranges::count(pile->second, modifier, &Card::modifier);
        }
    }
    return static_cast<int>(count);
}

/// There are ten blesses for all decks, ten curses for the monsters' and ten for all others
/// [deck.bless-curse].
bool is_left(const Scene& scene, const std::string& deck, Card::Modifier modifier) {
    const bool curse = modifier == Card::Modifier::curse;
    int in_use = 0;
    for (const auto& [other, cards] : scene.decks) {
        const bool same_supply = !curse || (other == of_monsters) == (deck == of_monsters);
        in_use += same_supply ? count_in(scene, other, modifier) : 0;
    }
    return in_use < 10;
}

}  // namespace

SplitMix64 chance(Scene& scene) {
    const std::uint64_t key = SplitMix64{scene.seed.value_or(0)}.next();
    return SplitMix64{SplitMix64{key + scene.progress.shuffles++}.next()};
}

/// A character has its own deck, which its summons use too; scenario allies share one where the
/// edition has it, and all others the monsters' [deck.which, deck.ally].
std::string deck_of(const Table& table, const Figure& figure) {
    const Scene& scene = table.scene;
    if (!table.on("deck.which"_clause)) {
        return of_monsters;
    }
    if (figure.draws_from_character && table.on("deck.which"_clause, "its stat card says")) {
        const auto character = std::ranges::find(scene.figures, Kind::character, &Figure::kind);
        return character == scene.figures.end() ? of_monsters : character->id;
    }
    if (figure.kind == Kind::character) {
        return figure.id;
    }
    if (figure.kind == Kind::summon && figure.summoner) {
        const Figure* summoner = table.find(*figure.summoner);
        return summoner == nullptr ? of_monsters : deck_of(table, *summoner);
    }
    const bool ally = figure.kind == Kind::ally && table.book().has_ally_deck;
    return ally && table.on("deck.ally"_clause) ? "allies" : of_monsters;
}

/// An empty deck is shuffled at once [deck.shuffle, attack.per-target-card].
Card draw_from(Table& table, const std::string& deck) {
    const auto found = table.scene.decks.find(deck);
    if (found == table.scene.decks.end()) {
        ask_for("attack.per-target-card"_clause, "no deck " + deck, "the field \"draw\"");
    }
    std::vector<Card>& cards = found->second;
    if (cards.empty() && table.scene.discards.contains(deck) && table.on("deck.shuffle"_clause)) {
        shuffle_in_discards(table, deck);
    }
    if (cards.empty()) {
        refuse("attack.per-target-card"_clause, "no card left in the deck " + deck,
               "one more card");
    }
    Card top = cards.front();
    cards.erase(cards.begin());
    table.record("attack.per-target-card"_clause, event::CardDrawn{deck});
    return top;
}

/// Bless and curse leave the deck once resolved, in some editions even if revealed and not used;
/// other cards go onto the discard pile [deck.bless-curse].
void put_away(Table& table, const std::string& deck, const Card& card, bool used) {
    if (is_bless_or_curse(card) && (used || table.book().unused_bless_leaves) &&
        table.on("deck.bless-curse"_clause)) {
        table.record("deck.bless-curse"_clause, event::CardLeaves{deck, card.modifier});
        return;
    }
    table.record("attack.per-target-card"_clause, event::CardDiscarded{deck, card});
    table.scene.discards[deck].push_back(card);
}

/// A figure without a deck gains neither bless nor curse, and nobody does when the supply is used
/// up. A scene without any deck leaves the cards to the players [deck.bless-curse].
void gain_card(Table& table, const Figure& figure, Condition bless_or_curse) {
    const Clause clause = "deck.bless-curse"_clause;
    const auto card =
        bless_or_curse == Condition::bless ? Card::Modifier::bless : Card::Modifier::curse;
    Scene& scene = table.scene;
    const std::string deck = deck_of(table, figure);
    if (!scene.decks.empty() && !scene.decks.contains(deck)) {
        table.record(clause, event::NoEffect{figure.id, bless_or_curse, Obstacle::no_deck});
        return;
    }
    if (!is_left(scene, deck, card) && table.on(clause)) {
        table.record(clause, event::NoEffect{figure.id, bless_or_curse, Obstacle::no_card_left});
        return;
    }
    table.record(clause, event::Gain{figure.id, bless_or_curse, false});
    if (!scene.decks.empty()) {
        table.record(clause, event::CardJoins{deck, card});
        scene.decks[deck].push_back({.modifier = card});
        chance(scene).shuffle(scene.decks[deck]);
    }
}

void shuffle_at_end_of_round(Table& table) {
    const auto discards = table.scene.discards;
    for (const auto& [deck, cards] : discards) {
        if (table.scene.decks.contains(deck) && std::ranges::any_of(cards, &Card::shuffle) &&
            table.on("deck.shuffle"_clause)) {
            shuffle_in_discards(table, deck);
        }
    }
}

}  // namespace standee::rulebook
