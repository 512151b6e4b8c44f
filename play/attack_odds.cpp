#include "play/attack_odds.hpp"

#include <algorithm>

#include "lib/error.hpp"

namespace standee {
namespace {

/// Cards that are alike, and how many of them are left.
struct Kind {
    Card card;
    int left = 0;
};

std::vector<Kind> kinds_of(const std::vector<Card>& cards) {
    std::vector<Kind> kinds;
    for (const Card& card : cards) {
        const auto same = std::ranges::find(kinds, card, &Kind::card);
        if (same == kinds.end()) {
            kinds.push_back({card, 1});
        } else {
            ++same->left;
        }
    }
    return kinds;
}

[[noreturn]] void refuse(ErrorCode code, std::string found, std::string expected) {
    throw InputError{{.code = code,
                      .pointer = "/decks",
                      .found = std::move(found),
                      .expected = std::move(expected),
                      .clause = "attack.per-target-card"}};
}

/// Follows every run of cards that the attack may draw, with its chance.
class Runs {
public:
    Runs(const AttackInput& attack, const UnknownDeck& deck, const Edition& edition)
        : attack_{attack},
          edition_{edition},
          mode_{draw_mode(attack.advantage, attack.disadvantage)},
          pile_{kinds_of(deck.pile)},
          discards_{kinds_of(deck.discards)},
          in_pile_{static_cast<int>(deck.pile.size())},
          in_discards_{static_cast<int>(deck.discards.size())} {}

    /// The mean over all that may follow the cards drawn so far.
    double mean() {
        if (still_to_draw(drawn_, mode_, edition_.two_cards) == 0) {
            return resolved();
        }
        return in_pile_ > 0 ? mean_of_draw(pile_, in_pile_) : mean_of_draw(discards_, in_discards_);
    }

private:
    double resolved() {
        constexpr int most_runs = 1'000'000;
        if (++runs_ > most_runs) {
            refuse(ErrorCode::too_many, "more runs of rolling cards than are followed",
                   "a deck with fewer rolling cards");
        }
        attack_.cards = drawn_;
        return resolve(attack_, edition_).harm.amount;
    }

    double mean_of_draw(std::vector<Kind>& kinds, int& count) {
        if (count == 0) {
            refuse(ErrorCode::out_of_range, "a deck that runs out of cards",
                   "as many cards as the attack draws");
        }
        double sum = 0;
        const int before = count--;
        for (Kind& kind : kinds) {
            if (kind.left == 0) {
                continue;
            }
            const double chance = static_cast<double>(kind.left) / before;
            --kind.left;
            drawn_.push_back(kind.card);
            sum += chance * mean();
            drawn_.pop_back();
            ++kind.left;
        }
        ++count;
        return sum;
    }

    AttackInput attack_;
    const Edition& edition_;
    DrawMode mode_;
    std::vector<Kind> pile_, discards_;
    int in_pile_, in_discards_;
    std::vector<Card> drawn_;
    int runs_ = 0;
};

}  // namespace

double expected_damage(AttackInput attack, const UnknownDeck& deck, const Edition& edition) {
    return Runs{attack, deck, edition}.mean();
}

}  // namespace standee
