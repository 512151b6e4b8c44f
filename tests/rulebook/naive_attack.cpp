#include "tests/rulebook/naive_attack.hpp"

namespace standee::rulebook {
namespace {

using Cards = std::vector<PlainCard>;

/// The attack value once these cards are applied in turn: a miss makes it zero whatever the
/// others say [attack.miss, attack.double].
int with_cards(int value, const Cards& cards) {
    bool missed = false;
    for (const PlainCard& card : cards) {
        if (card.modifier == "miss" || card.modifier == "curse") {
            missed = true;
        } else if (card.modifier == "2x" || card.modifier == "bless") {
            value = value + value;
        } else {
            const int number = card.modifier[1] - '0';
            value += card.modifier[0] == '-' ? -number : number;
        }
    }
    return missed ? 0 : value;
}

/// Takes cards off a deck; `ran_out` once one is wanted that is not there.
struct Draw {
    const Cards& deck;
    std::size_t drawn = 0;
    bool ran_out = false;

    PlainCard next() {
        if (drawn == deck.size()) {
            ran_out = true;
            return {"+0", false};
        }
        return deck[drawn++];
    }
    /// Draws on until a card is not rolling; all of them.
    Cards until_terminal(Cards cards) {
        while (!ran_out && (cards.empty() || cards.back().rolling)) {
            cards.push_back(next());
        }
        return cards;
    }
};

/// Whether a card is worse than another, whatever was drawn before them and however little the
/// attack is worth; nothing is worse than a miss [attack.ambiguous-worse].
bool is_worse(int value, const PlainCard& card, const PlainCard& than) {
    const auto misses = [](const PlainCard& c) {
        return c.modifier == "miss" || c.modifier == "curse";
    };
    if (misses(card) || misses(than)) {
        return misses(card) && !misses(than);
    }
    return with_cards(value, {card}) < with_cards(value, {than});
}

/// Of two cards the better or the worse; the first where they are equal.
PlainCard pick(int value, PlainCard first, PlainCard second, DrawAdvantage luck) {
    const bool take_second = luck == DrawAdvantage::advantage ? is_worse(value, first, second)
                                                              : is_worse(value, second, first);
    return take_second ? second : first;
}

/// Gloomhaven and Jaws of the Lion: two cards are drawn, and what is rolling among them is
/// added (advantage) or disregarded (disadvantage) [attack.advantage, attack.disadvantage].
Cards two_cards_first_edition(int value, Draw& draw, DrawAdvantage luck) {
    const PlainCard first = draw.next();
    const PlainCard second = draw.next();
    if (!first.rolling && !second.rolling) {
        return {pick(value, first, second, luck)};
    }
    if (first.rolling && second.rolling) {
        const Cards all = draw.until_terminal({first, second});
        return luck == DrawAdvantage::advantage ? all : Cards{all.back()};
    }
    if (luck == DrawAdvantage::advantage) {
        return {first, second};
    }
    return {first.rolling ? second : first};
}

/// Frosthaven and Gloomhaven 2nd edition: rolling cards until one is not, then one more card,
/// whose rolling icon is ignored; the choice is between the last two.
Cards two_cards_second_edition(int value, Draw& draw, DrawAdvantage luck) {
    Cards rolled = draw.until_terminal({});
    const PlainCard first = rolled.back();
    rolled.pop_back();
    if (luck == DrawAdvantage::disadvantage) {
        rolled.clear();
    }
    const PlainCard second = draw.next();
    rolled.push_back(pick(value, first, second, luck));
    return rolled;
}

Cards cards_that_apply(int value, Draw& draw, DrawAdvantage luck, TwoCardRule rule) {
    if (luck == DrawAdvantage::plain) {
        return draw.until_terminal({});
    }
    return rule == TwoCardRule::first_two ? two_cards_first_edition(value, draw, luck)
                                          : two_cards_second_edition(value, draw, luck);
}

}  // namespace

std::optional<PlainResult> naive_attack(const PlainAttack& attack, const Edition& rules) {
    const int value = attack.value + (attack.poison ? 1 : 0) + attack.bonus;
    Draw draw{attack.deck};
    const Cards cards = cards_that_apply(value, draw, attack.luck, rules.two_cards);
    if (draw.ran_out) {
        return std::nullopt;
    }
    const int shield = attack.shield > attack.pierce ? attack.shield - attack.pierce : 0;
    const int hit = with_cards(value, cards) - shield;

    PlainResult result{draw.drawn, hit > 0 ? hit : 0, attack.ward, attack.brittle};
    const bool with_conditions = rules.attack_stages == ward_and_brittle_last;
    if (with_conditions && result.damage > 0 && (attack.ward || attack.brittle)) {
        result.ward_left = result.brittle_left = false;
        if (!attack.brittle) {
            result.damage = result.damage / 2;
        } else if (!attack.ward) {
            result.damage = result.damage * 2;
        }
    }
    return result;
}

}  // namespace standee::rulebook
