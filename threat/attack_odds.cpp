#include "threat/attack_odds.hpp"

#include <algorithm>
#include <tuple>

#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

/// A kind of equal cards, and their number.
struct CardKind {
    Card card;
    int pile = 0;
    int discards = 0;
};

/// A deck from which some cards have been drawn.
struct Drawing {
    std::vector<CardKind> kinds;
    int pile = 0;
    int discards = 0;
};

void count(const std::vector<Card>& cards, int CardKind::* where, std::vector<CardKind>& kinds) {
    for (const Card& card : cards) {
        auto same = std::ranges::find(kinds, card, &CardKind::card);
        if (same == kinds.end()) {
            kinds.push_back({card});
            same = kinds.end() - 1;
        }
        ++((*same).*where);
    }
}

Drawing drawing_of(const UnknownDeck& deck) {
    Drawing drawing;
    count(deck.pile, &CardKind::pile, drawing.kinds);
    count(deck.discards, &CardKind::discards, drawing.kinds);
    drawing.pile = static_cast<int>(deck.pile.size());
    drawing.discards = static_cast<int>(deck.discards.size());
    return drawing;
}

[[noreturn]] void refuse(ErrorCode code, std::string found, std::string expected) {
    throw InputError{{.code = code,
                      .pointer = "/decks",
                      .found = std::move(found),
                      .expected = std::move(expected),
                      .clause = "attack.per-target-card"_clause}};
}

/// Follows every sequence of cards that may be drawn, with its probability [deck.bless-curse].
class Runs {
public:
    Runs(std::span<const ThreatEvent> mishaps, std::span<const UnknownDeck> decks,
         const Edition& edition)
        : mishaps_{mishaps}, edition_{edition} {
        for (const UnknownDeck& deck : decks) {
            decks_.push_back(drawing_of(deck));
        }
    }

    /// The mean of all damage from event `next` on.
    double mean(std::size_t next, bool ward, bool brittle) {
        if (next == mishaps_.size()) {
            return 0;
        }
        const ThreatEvent& mishap = mishaps_[next];
        if (mishap.attack) {
            std::vector<std::size_t> drawn;
            return mean_of_attack(next, ward, brittle, drawn);
        }
        const SufferedDamage harm = after_ward_and_brittle(mishap.damage, ward, brittle);
        const bool ward_left = mishap.ward.value_or(ward && !harm.ward_used);
        const bool brittle_left = mishap.brittle.value_or(brittle && !harm.brittle_used);
        return harm.amount + mean(next + 1, ward_left, brittle_left);
    }

private:
    double mean_of_attack(std::size_t next, bool ward, bool brittle,
                          std::vector<std::size_t>& drawn) {
        const AttackInput& attack = *mishaps_[next].attack;
        const Drawing& deck = decks_[mishaps_[next].deck];
        cards_.clear();
        spend(drawn.size());
        for (const std::size_t kind : drawn) {
            cards_.push_back(deck.kinds[kind].card);
        }
        const DrawMode mode = draw_mode(attack.advantage, attack.disadvantage);
        if (still_to_draw(cards_, mode, edition_.two_cards) > 0) {
            return mean_of_draw(next, ward, brittle, drawn);
        }
        return mean_after(next, ward, brittle, drawn);
    }

    double mean_of_draw(std::size_t next, bool ward, bool brittle,
                        std::vector<std::size_t>& drawn) {
        Drawing& deck = decks_[mishaps_[next].deck];
        const bool shuffles = deck.pile == 0;
        if (shuffles) {
            shuffle(deck);
        }
        if (deck.pile == 0) {
            refuse(ErrorCode::out_of_range, "a deck that runs out of cards",
                   "as many cards as are drawn");
        }
        const int before = deck.pile--;
        spend(deck.kinds.size() / 8);
        double sum = 0;
        for (std::size_t kind = 0; kind < deck.kinds.size(); ++kind) {
            int& left = deck.kinds[kind].pile;
            if (left > 0) {
                const double chance = static_cast<double>(left) / before;
                --left;
                drawn.push_back(kind);
                sum += chance * mean_of_attack(next, ward, brittle, drawn);
                drawn.pop_back();
                ++decks_[mishaps_[next].deck].kinds[kind].pile;
            }
        }
        ++deck.pile;
        if (shuffles) {
            unshuffle(deck);
        }
        return sum;
    }

    static void shuffle(Drawing& deck) {
        for (CardKind& kind : deck.kinds) {
            std::swap(kind.pile, kind.discards);
        }
        std::swap(deck.pile, deck.discards);
    }
    static void unshuffle(Drawing& deck) { shuffle(deck); }

    /// The mean after an attack has been made: its damage and, as long as other events follow, the
    /// cards that it puts away.
    double mean_after(std::size_t next, bool ward, bool brittle,
                      const std::vector<std::size_t>& drawn) {
        spend(64 + 2 * drawn.size() + mishaps_[next].attack->bonuses.size() / 4);
        constexpr int most_runs = 1'000'000;
        if (++runs_ > most_runs) {
            refuse(ErrorCode::too_many, "more runs of cards than are followed",
                   "a deck with fewer rolling cards, or fewer attacks");
        }
        AttackInput attack = *mishaps_[next].attack;
        attack.cards = cards_;
        attack.ward = mishaps_[next].on_it && ward;
        attack.brittle = mishaps_[next].on_it && brittle;
        const AttackResult result = resolve(attack, edition_);
        const SufferedDamage harm = result.harm;
        put_away(next, drawn, result.used, 1);
        const double rest = mean(next + 1, ward && !harm.ward_used, brittle && !harm.brittle_used);
        put_away(next, drawn, result.used, -1);
        return rest + (mishaps_[next].on_it ? harm.amount : 0);
    }

    /// Bless and curse leave the deck instead [deck.bless-curse].
    void put_away(std::size_t next, const std::vector<std::size_t>& drawn,
                  const CardPositions& used, int change) {
        Drawing& deck = decks_[mishaps_[next].deck];
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            CardKind& kind = deck.kinds[drawn[i]];
            const bool blessing = kind.card.modifier == Card::Modifier::bless ||
                                  kind.card.modifier == Card::Modifier::curse;
            if (!blessing || !(edition_.unused_bless_leaves || used.contains(i))) {
                kind.discards += change;
                deck.discards += change;
            }
        }
    }

    std::span<const ThreatEvent> mishaps_;
    const Edition& edition_;
    std::vector<Drawing> decks_;
    std::vector<Card> cards_;
    int runs_ = 0;
};

/// Whether the pile has enough cards for all attacks, even if many of them are rolling.
bool lasts(const UnknownDeck& deck, std::size_t attacks) {
    constexpr std::size_t most_that_do_not_roll = 2;
    const auto rolling = std::ranges::count(deck.pile, true, &Card::rolling);
    return deck.pile.size() >= static_cast<std::size_t>(rolling) + most_that_do_not_roll * attacks;
}

/// Whether each attack can be considered by itself: no attack uses up anything that matters to
/// another one, and every sequence of cards from piles that last is as likely as if it were the
/// first.
bool are_independent(std::span<const ThreatEvent> mishaps, bool ward, bool brittle,
                     std::span<const UnknownDeck> decks) {
    const bool halves =
        ward || brittle || std::ranges::any_of(mishaps, [](const ThreatEvent& mishap) {
            return mishap.ward.value_or(false) || mishap.brittle.value_or(false);
        });
    if (halves) {
        return false;
    }
    for (std::size_t deck = 0; deck < decks.size(); ++deck) {
        const auto attacks = std::ranges::count_if(mishaps, [&](const ThreatEvent& mishap) {
            return mishap.attack && mishap.deck == deck;
        });
        if (!lasts(decks[deck], static_cast<std::size_t>(attacks))) {
            return false;
        }
    }
    return true;
}

/// The numbers of an attack that decide its damage, after its bonuses.
auto numbers_of(const AttackInput& attack) {
    return std::tuple{attack.value,        attack.poisoned, attack.advantage,
                      attack.disadvantage, attack.shield,   attack.pierce};
}

}  // namespace

bool operator==(const ThreatEvent& a, const ThreatEvent& b) {
    const bool same_attack =
        a.attack.has_value() == b.attack.has_value() &&
        (!a.attack || (numbers_of(*a.attack) == numbers_of(*b.attack) &&
                       std::ranges::equal(a.attack->bonuses, b.attack->bonuses)));
    return same_attack && a.deck == b.deck && a.on_it == b.on_it && a.damage == b.damage &&
           a.ward == b.ward && a.brittle == b.brittle;
}

double expected_damage(std::span<const ThreatEvent> mishaps, bool ward, bool brittle,
                       std::span<const UnknownDeck> decks, const Edition& edition) {
    if (mishaps.size() < 2 || !are_independent(mishaps, ward, brittle, decks)) {
        return Runs{mishaps, decks, edition}.mean(0, ward, brittle);
    }
    double sum = 0;
    for (const ThreatEvent& mishap : mishaps) {
        if (mishap.on_it) {
            sum += Runs{std::span{&mishap, 1}, decks, edition}.mean(0, false, false);
        }
    }
    return sum;
}

double expected_damage(const AttackInput& attack, const UnknownDeck& deck, const Edition& edition) {
    const ThreatEvent mishap{.attack = attack};
    return expected_damage(std::span{&mishap, 1}, attack.ward, attack.brittle, std::span{&deck, 1},
                           edition);
}

}  // namespace standee
