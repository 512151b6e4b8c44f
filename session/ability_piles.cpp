#include "session/ability_piles.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "lib/random.hpp"

namespace standee {

void AbilityPiles::shuffle(Pile& pile) {
    pile.draw.insert(pile.draw.end(), pile.discards.begin(), pile.discards.end());
    pile.discards.clear();
    // so that the same seed gives the same order, whatever has happened before
    std::ranges::sort(pile.draw);
    SplitMix64 random{chance_};
    chance_ = random.next();
    random.shuffle(pile.draw);
}

void AbilityPiles::add(const std::string& set, std::size_t cards) {
    Pile& pile = piles_[set];
    pile.draw.resize(cards);
    std::iota(pile.draw.begin(), pile.draw.end(), std::size_t{0});
    shuffle(pile);
}

void AbilityPiles::lay(const std::string& set, std::vector<std::size_t> draw,
                       std::vector<std::size_t> discards) {
    std::ranges::reverse(draw);
    piles_[set] = {std::move(draw), std::move(discards)};
}

std::vector<std::string> AbilityPiles::sets() const {
    std::vector<std::string> names;
    for (const auto& [set, pile] : piles_) {
        names.push_back(set);
    }
    return names;
}

std::vector<std::size_t> AbilityPiles::to_draw(const std::string& set) const {
    const std::vector<std::size_t>& draw = piles_.at(set).draw;
    return {draw.rbegin(), draw.rend()};
}

const std::vector<std::size_t>& AbilityPiles::discarded(const std::string& set) const {
    return piles_.at(set).discards;
}

std::optional<std::size_t> AbilityPiles::draw(const std::string& set) {
    Pile& pile = piles_[set];
    if (pile.draw.empty()) {
        shuffle(pile);
    }
    if (pile.draw.empty()) {
        return std::nullopt;
    }
    const std::size_t card = pile.draw.back();
    pile.draw.pop_back();
    return card;
}

void AbilityPiles::take(const std::string& set, std::size_t card) {
    Pile& pile = piles_[set];
    std::erase(pile.draw, card);
    std::erase(pile.discards, card);
}

bool AbilityPiles::is_discarded(const std::string& set, std::size_t card) const {
    const auto pile = piles_.find(set);
    return pile != piles_.end() && std::ranges::count(pile->second.discards, card) > 0;
}

void AbilityPiles::put_away(const std::string& set, std::size_t card, bool with_shuffle) {
    Pile& pile = piles_[set];
    pile.discards.push_back(card);
    if (with_shuffle) {
        shuffle(pile);
    }
}

std::size_t AbilityPiles::below(std::size_t count) {
    SplitMix64 random{chance_};
    chance_ = random.next();
    return static_cast<std::size_t>(random.below(count));
}

std::uint64_t AbilityPiles::copy_work() const {
    constexpr std::uint64_t pile_work = 150;
    constexpr std::uint64_t card_work = 20;
    std::uint64_t work = 0;
    for (const auto& [set, pile] : piles_) {
        work += pile_work + set.size() + card_work * (pile.draw.size() + pile.discards.size());
    }
    return work;
}

}  // namespace standee
