#include "verify/oracle/payments.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

namespace standee::oracle {
namespace {

using Wishes = std::uint64_t;  // bit i: the consumption met as the i-th is to be paid

bool has(const std::vector<const void*>& lines, const void* line) {
    return std::ranges::find(lines, line) != lines.end();
}

bool costs(const Add& add) { return add.condition && !add.condition->consume.empty(); }

/// Reads a card as if the wishes could be paid.
class CardReader {
public:
    CardReader(const Figure& actor, Wishes wishes, const std::vector<std::size_t>& free)
        : actor_{actor}, wishes_{wishes}, free_{free} {}

    void read(const std::vector<Ability>& abilities) {
        for (const Ability& ability : abilities) {
            if (const auto* consumption = std::get_if<ConsumeAbility>(&ability.what)) {
                const bool paid = meet(&ability, consumption, consumption->elements);
                read(paid ? consumption->to : consumption->otherwise);
            } else if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
                read(is_of_rank(ranked->rank) ? ranked->to : ranked->otherwise);
            } else {
                reading_.card.push_back(ability);
                reading_.written.push_back(&ability);
                if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
                    read_adds(ability, *attack, std::get<AttackAbility>(reading_.card.back().what));
                }
            }
        }
    }
    Reading take() { return std::move(reading_); }

private:
    bool meet(const void* ability, const void* line, const std::vector<ElementChoice>& price) {
        const std::size_t number = reading_.met.size();
        const bool is_free = std::ranges::find(free_, number) != free_.end();
        const bool paid = is_free || ((wishes_ >> number) & 1U) != 0;
        reading_.met.push_back(line);
        reading_.of.push_back(ability);
        if (paid) {
            reading_.paid.push_back(line);
        }
        if (paid && !is_free) {
            reading_.price.insert(reading_.price.end(), price.begin(), price.end());
        }
        return paid;
    }
    void read_adds(const Ability& ability, const AttackAbility& written, AttackAbility& attack) {
        attack.adds.clear();
        for (const Add& add : written.adds) {
            if (costs(add) && !meet(&ability, &add, add.condition->consume)) {
                continue;
            }
            attack.adds.push_back(add);
            if (costs(add)) {
                attack.adds.back().condition->consume.clear();
            }
        }
    }
    [[nodiscard]] bool is_of_rank(const std::string& rank) const {
        return (actor_.rank == Rank::normal && rank == "normal") ||
               (actor_.rank == Rank::elite && rank == "elite");
    }

    const Figure& actor_;
    Wishes wishes_;
    const std::vector<std::size_t>& free_;
    Reading reading_;
};

std::size_t count_consumptions(const std::vector<Ability>& abilities) {
    std::size_t count = 0;
    for (const Ability& ability : abilities) {
        if (const auto* consumption = std::get_if<ConsumeAbility>(&ability.what)) {
            count += 1 + count_consumptions(consumption->to) +
                     count_consumptions(consumption->otherwise);
        } else if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
            count += count_consumptions(ranked->to) + count_consumptions(ranked->otherwise);
        } else if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
            count += static_cast<std::size_t>(std::ranges::count_if(attack->adds, costs));
        }
    }
    return count;
}

/// Whether the other reading pays all that this one pays, where it comes to it, and something that
/// this one comes to and leaves.
bool is_outdone(const Reading& reading, const Reading& other) {
    bool more = false;
    for (const void* line : reading.met) {
        const bool paid = has(reading.paid, line);
        const bool paid_by_other = has(other.paid, line);
        if (paid && !paid_by_other && has(other.met, line)) {
            return false;
        }
        more = more || (!paid && paid_by_other);
    }
    return more;
}

/// By ability that has consumptions, in order: those that are paid.
std::vector<std::vector<const void*>> by_ability(const Reading& reading) {
    std::vector<std::vector<const void*>> paid;
    for (std::size_t i = 0; i < reading.met.size(); ++i) {
        if (i == 0 || reading.of[i] != reading.of[i - 1]) {
            paid.emplace_back();
        }
        if (has(reading.paid, reading.met[i])) {
            paid.back().push_back(reading.met[i]);
        }
    }
    return paid;
}

/// Whether the other reading pays the same up to some ability, and for that all and more.
bool comes_too_late(const Reading& reading, const Reading& other) {
    const auto mine = by_ability(reading);
    const auto others = by_ability(other);
    for (std::size_t i = 0; i < mine.size() && i < others.size(); ++i) {
        if (mine[i] != others[i]) {
            return others[i].size() > mine[i].size() &&
                   std::ranges::all_of(mine[i],
                                       [&](const void* line) { return has(others[i], line); });
        }
    }
    return false;
}

}  // namespace

bool consumes_at_once(const Figure& figure, const Edition& rules) {
    const bool has_card =
        figure.kind == Kind::monster || figure.kind == Kind::boss || figure.kind == Kind::ally;
    return has_card && rules.set_consumes_together && rules.set_consumes_at_start;
}

bool pays_with(const std::vector<ElementChoice>& choices, std::vector<Element> elements) {
    if (choices.size() != elements.size()) {
        return false;
    }
    std::ranges::sort(elements);
    do {
        bool fits = true;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            fits = fits && choices[i].allows(elements[i]);
        }
        if (fits) {
            return true;
        }
    } while (std::ranges::next_permutation(elements).found);
    return false;
}

bool can_pay(const std::vector<ElementChoice>& choices, const Elements& elements) {
    std::vector<Element> at_hand;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (elements[i] != ElementState::inert) {
            at_hand.push_back(static_cast<Element>(i));
        }
    }
    for (unsigned chosen = 0; chosen < 1U << at_hand.size(); ++chosen) {
        std::vector<Element> some;
        for (std::size_t i = 0; i < at_hand.size(); ++i) {
            if (((chosen >> i) & 1U) != 0) {
                some.push_back(at_hand[i]);
            }
        }
        if (pays_with(choices, some)) {
            return true;
        }
    }
    return false;
}

std::vector<Reading> readings(const std::vector<Ability>& card, const Figure& actor,
                              const Elements& elements, bool at_once,
                              const std::vector<std::size_t>& free) {
    const std::size_t most = count_consumptions(card);
    std::vector<Reading> possible;
    for (Wishes wishes = 0; wishes < Wishes{1} << most; ++wishes) {
        CardReader reader{actor, wishes, free};
        reader.read(card);
        Reading reading = reader.take();
        const bool known = std::ranges::any_of(possible, [&](const Reading& other) {
            return other.met == reading.met && other.paid == reading.paid;
        });
        if (!known && can_pay(reading.price, elements)) {
            possible.push_back(std::move(reading));
        }
    }
    std::vector<Reading> best;
    const auto is_best = [&](const Reading& reading) {
        return std::ranges::none_of(possible, [&](const Reading& other) {
            return at_once ? is_outdone(reading, other) : comes_too_late(reading, other);
        });
    };
    std::ranges::copy_if(possible, std::back_inserter(best), is_best);
    return best;
}

}  // namespace standee::oracle
