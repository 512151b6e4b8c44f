#include "play/apply_cards.hpp"

#include <algorithm>

#include "lib/random.hpp"

namespace standee {
namespace {

SplitMix64 next_chance(Scene& scene) {
    const SplitMix64 stream = stream_of_chance(scene);
    ++scene.progress.shuffles;
    return stream;
}

}  // namespace

SplitMix64 stream_of_chance(const Scene& scene) {
    const std::uint64_t key = SplitMix64{scene.seed.value_or(0)}.next();
    return SplitMix64{SplitMix64{key + scene.progress.shuffles}.next()};
}

void draw_card(Scene& scene, const event::CardDrawn& drawn) {
    const auto deck = scene.decks.find(drawn.deck);
    if (deck != scene.decks.end() && !deck->second.empty()) {
        deck->second.erase(deck->second.begin());
    }
}

void shuffle_deck(Scene& scene, const event::Shuffle& shuffle) {
    if (shuffle.abilities) {
        return;
    }
    std::vector<Card>& cards = scene.decks[shuffle.deck];
    if (const auto discards = scene.discards.find(shuffle.deck); discards != scene.discards.end()) {
        cards.insert(cards.end(), discards->second.begin(), discards->second.end());
        scene.discards.erase(discards);
    }
    next_chance(scene).shuffle(cards);
}

void join_deck(Scene& scene, const event::CardJoins& joins) {
    std::vector<Card>& cards = scene.decks[joins.deck];
    cards.push_back({.modifier = joins.card});
    next_chance(scene).shuffle(cards);
}

// [target.count]
void note_target(Scene& scene, const event::Attack& attack) {
    if (attack.ability.empty()) {
        return;
    }
    auto& abilities = scene.progress.abilities;
    auto found = std::ranges::find_if(abilities, [&](const AbilityTargets& a) {
        return a.by == attack.by && a.ability == attack.ability;
    });
    if (found == abilities.end()) {
        found = abilities.insert(abilities.end(), {attack.by, attack.ability, {}});
    }
    found->targets.push_back(attack.target);
}

}  // namespace standee
