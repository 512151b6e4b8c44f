#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>
#include <vector>

#include "lib/random.hpp"
#include "play/arithmetic/attack.hpp"
#include "play/deck/decks.hpp"

namespace standee {
namespace {

/// Attacks of all kinds on a shuffled standard deck, ready to be worked out.
struct Attacks {
    static constexpr std::size_t count = 4'096;  // a power of two

    std::vector<Card> cards;
    std::array<AttackBonus, 2> bonuses{AttackBonus{AttackBonus::Kind::plus, 1},
                                       AttackBonus{AttackBonus::Kind::times, 2}};
    std::vector<AttackInput> inputs;

    explicit Attacks(bool rolling) {
        SplitMix64 chance{1};
        while (cards.size() < count + max_cards_drawn) {
            std::vector<Card> deck = standard_deck();
            for (int i = 0; rolling && i < 4; ++i) {
                deck.push_back({.value = 1, .rolling = true, .effects = {Condition::muddle}});
            }
            chance.shuffle(deck);
            cards.insert(cards.end(), deck.begin(), deck.end());
        }
        for (std::size_t i = 0; i < count; ++i) {
            const auto number = [&](std::uint64_t bound) {
                return static_cast<int>(chance.below(bound));
            };
            AttackInput input;
            input.value = number(6);
            input.bonuses = std::span{bonuses}.first(static_cast<std::size_t>(number(3)));
            input.cards = std::span<const Card>{cards}.subspan(i, max_cards_drawn);
            input.advantage = number(3) == 0;
            input.disadvantage = number(3) == 0;
            input.poisoned = number(2) == 0;
            input.ward = number(4) == 0;
            input.brittle = number(4) == 0;
            input.shield = number(4);
            input.pierce = number(3);
            inputs.push_back(input);
        }
    }
};

/// Attacks a second, on one core: `items_per_second`; the aim is 2 million.
void resolve_attacks(benchmark::State& state, EditionId id, bool rolling) {
    const Attacks attacks{rolling};
    const Edition& rules = edition(id);
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(resolve(attacks.inputs[i++ & (Attacks::count - 1)], rules));
    }
    state.SetItemsProcessed(state.iterations());
}

BENCHMARK_CAPTURE(resolve_attacks, gloomhaven, EditionId::gloomhaven, false);
BENCHMARK_CAPTURE(resolve_attacks, frosthaven, EditionId::frosthaven, false);
BENCHMARK_CAPTURE(resolve_attacks, gloomhaven_rolling, EditionId::gloomhaven, true);
BENCHMARK_CAPTURE(resolve_attacks, frosthaven_rolling, EditionId::frosthaven, true);

}  // namespace
}  // namespace standee
