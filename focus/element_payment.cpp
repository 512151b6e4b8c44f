#include "focus/element_payment.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <iterator>
#include <map>
#include <utility>

#include "lib/card_line.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

using Payment = SettledConsumption::Payment;

constexpr std::array all_elements{Element::fire,  Element::ice,   Element::air,
                                  Element::earth, Element::light, Element::dark};
static_assert(all_elements.size() == element_count);

/// One branch of the search through a card: the settlement so far and, for each consumption in it,
/// its price on the card and the ability to which it belongs.
struct Branch {
    CardSettlement settlement;
    std::vector<const ElementPrice*> lines;
    std::vector<const Ability*> abilities;
};

/// The position on the card that a branch has reached.
struct Position {
    std::vector<const Ability*> rest;  ///< abilities still to be read, the next one last
    std::size_t add = 0;               ///< the first add of the next attack that has not been read
    ElementSet left;
    std::vector<ElementPrice> met;
    Branch branch;
};

void put_next(std::vector<const Ability*>& rest, std::span<const Ability> abilities) {
    for (auto ability = abilities.rbegin(); ability != abilities.rend(); ++ability) {
        rest.push_back(&*ability);
    }
}

/// Lists every way to pay for the choices of the price that `paid` does not cover yet.
void list_payments(const ElementPrice& price, ElementSet left, std::vector<Element>& paid,
                   std::vector<std::vector<Element>>& all) {
    if (paid.size() == price.size()) {
        all.push_back(paid);
        return;
    }
    for (const Element element : listed(left)) {
        if (price[paid.size()].allows(element)) {
            paid.push_back(element);
            list_payments(price, without(left, element), paid, all);
            paid.pop_back();
        }
    }
}

class SettlementSearch {
public:
    SettlementSearch(const Figure& reader, const PaidBefore& before)
        : reader_{reader}, before_{before} {}

    std::vector<Branch> all(Position start) {
        read(std::move(start));
        return std::move(branches_);
    }

private:
    void read(Position at) {
        while (!at.rest.empty()) {
            const Ability& next = *at.rest.back();
            if (const auto* consumption = std::get_if<ConsumeAbility>(&next.what)) {
                at.rest.pop_back();
                settle(std::move(at), next, consumption->elements, [&](Position then, bool paid) {
                    put_next(then.rest, paid ? consumption->to : consumption->otherwise);
                    read(std::move(then));
                });
                return;
            }
            if (const auto* settled = settled_branch(next, reader_)) {
                at.rest.pop_back();
                put_next(at.rest, *settled);
                continue;
            }
            const auto* attack = std::get_if<AttackAbility>(&next.what);
            while (attack != nullptr && at.add < attack->adds.size() &&
                   !has_price(attack->adds[at.add])) {
                ++at.add;
            }
            if (attack != nullptr && at.add < attack->adds.size()) {
                const Add& add = attack->adds[at.add++];
                settle(std::move(at), next, add.condition->consume,
                       [&](Position then, bool /*paid*/) { read(std::move(then)); });
                return;
            }
            at.rest.pop_back();
            at.add = 0;
        }
        spend(150 + 60 * at.branch.lines.size());  // for the memory that it takes
        branches_.push_back(std::move(at.branch));
    }

    [[nodiscard]] bool paid_by_set(const ElementPrice& price, std::size_t ordinal) const {
        return std::ranges::any_of(before_.by_set, [&](const PaidConsumption& paid) {
            return paid.price == price && paid.ordinal == ordinal;
        });
    }

    template <class Then>
    void settle(Position at, const Ability& ability, const ElementPrice& price, Then then) {
        spend(20 + 10 * at.met.size());
        const auto ordinal = static_cast<std::size_t>(std::ranges::count(at.met, price));
        at.met.push_back(price);
        at.branch.lines.push_back(&price);
        at.branch.abilities.push_back(&ability);
        at.branch.settlement.push_back({price, ordinal, Payment::none, {}});
        if (paid_by_set(price, ordinal)) {
            at.branch.settlement.back().payment = Payment::by_set;
            then(std::move(at), true);
            return;
        }
        std::vector<std::vector<Element>> payments;
        std::vector<Element> none_yet;
        list_payments(price, at.left, none_yet, payments);
        for (std::vector<Element>& payment : payments) {
            Position paid = at;
            for (const Element element : payment) {
                paid.left = without(paid.left, element);
            }
            paid.branch.settlement.back().payment = Payment::now;
            paid.branch.settlement.back().elements = std::move(payment);
            then(std::move(paid), true);
        }
        then(std::move(at), false);
    }

    const Figure& reader_;
    const PaidBefore& before_;
    std::vector<Branch> branches_;
};

/// Whether `other` pays for every consumption that both branches meet and `branch` pays for, and
/// also for one that `branch` meets and does not pay for.
bool pays_more(const Branch& other, const Branch& branch) {
    bool more = false;
    for (std::size_t i = 0; i < branch.lines.size(); ++i) {
        const auto met = std::ranges::find(other.lines, branch.lines[i]);
        if (met == other.lines.end()) {
            continue;
        }
        const auto at = static_cast<std::size_t>(met - other.lines.begin());
        const bool paid_by_other = other.settlement[at].is_paid();
        if (branch.settlement[i].is_paid() && !paid_by_other) {
            return false;
        }
        more = more || (!branch.settlement[i].is_paid() && paid_by_other);
    }
    return more;
}

/// The properties that decide whether a branch pays for as much as possible: its prices, and which
/// of them it pays. The order of patterns only serves lookup.
struct Pattern {
    std::vector<const ElementPrice*> lines;
    std::vector<bool> paid;

    friend auto operator<=>(const Pattern&, const Pattern&) = default;
};

Pattern pattern_of(const Branch& branch) {
    Pattern pattern{branch.lines, {}};
    std::ranges::transform(branch.settlement, std::back_inserter(pattern.paid),
                           &SettledConsumption::is_paid);
    return pattern;
}

/// Whether `other` pays for more than `branch` at the first ability at which their payments differ.
bool pays_more_first(const Branch& other, const Branch& branch) {
    const auto is_paid = [](const Branch& one, std::size_t line) {
        return one.settlement[line].is_paid();
    };
    std::size_t first = 0;
    while (first < branch.lines.size() && is_paid(branch, first) == is_paid(other, first)) {
        ++first;
    }
    if (first == branch.lines.size()) {
        return false;
    }
    for (std::size_t line = first;
         line < branch.lines.size() && branch.abilities[line] == branch.abilities[first]; ++line) {
        if (is_paid(branch, line) && !is_paid(other, line)) {
            return false;
        }
    }
    return true;
}

/// Reads the abilities of a card as a settlement says.
class SettledReader {
public:
    SettledReader(const Figure& reader, std::span<const SettledConsumption> settlement)
        : reader_{reader}, settlement_{settlement} {}

    void read(const Ability& ability) {
        if (const auto* consumption = std::get_if<ConsumeAbility>(&ability.what)) {
            read_all(next_is_paid() ? consumption->to : consumption->otherwise);
        } else if (const auto* settled = settled_branch(ability, reader_)) {
            read_all(*settled);
        } else {
            abilities_.push_back(ability);
            if (auto* attack = std::get_if<AttackAbility>(&abilities_.back().what)) {
                settle(attack->adds);
            }
        }
    }
    std::vector<Ability> take() { return std::move(abilities_); }

private:
    void read_all(const std::vector<Ability>& abilities) {
        for (const Ability& ability : abilities) {
            read(ability);
        }
    }
    bool next_is_paid() {
        const bool paid = !settlement_.empty() && settlement_.front().is_paid();
        settlement_ = settlement_.subspan(settlement_.empty() ? 0 : 1);
        return paid;
    }
    void settle(std::vector<Add>& adds) {
        std::erase_if(adds, [&](const Add& add) { return has_price(add) && !next_is_paid(); });
        for (Add& add : adds) {
            if (add.condition) {
                add.condition->consume.clear();
            }
        }
    }

    const Figure& reader_;
    std::span<const SettledConsumption> settlement_;
    std::vector<Ability> abilities_;
};

}  // namespace

// [element.consume]
ConsumesWhen consumes_when(const Figure& figure, const Edition& rules) {
    return consumes_for_set(figure, rules) && rules.set_consumes_at_start
               ? ConsumesWhen::together
               : ConsumesWhen::one_by_one;
}

bool consumes_for_set(const Figure& figure, const Edition& rules) {
    return rules.set_consumes_together && has_ability_card(figure);
}

// [element.consume]
const std::string& consuming_set_of(const Figure& figure, const Edition& rules) {
    return rules.set_consumes_at_start ? monster_set_of(figure) : monster_type_of(figure);
}

// [element.consume]
std::vector<PaidConsumption> paid_for(const Scene& scene, const Figure& figure) {
    const std::string& set = consuming_set_of(figure, scene.edition);
    const auto paid = scene.progress.set_consumed.find(set);
    if (!consumes_for_set(figure, scene.edition) || paid == scene.progress.set_consumed.end()) {
        return {};
    }
    const auto benefit = scene.progress.set_benefits.find(set);
    const bool came_later = benefit != scene.progress.set_benefits.end() &&
                            std::ranges::count(benefit->second, figure.id) == 0;
    return came_later ? std::vector<PaidConsumption>{} : paid->second;
}

// [element.consume, element.wild]
std::vector<CardSettlement> card_settlements(std::span<const Ability* const> abilities,
                                             const Figure& reader, ElementSet available,
                                             ConsumesWhen when, const PaidBefore& before) {
    Position start;
    start.rest.assign(abilities.rbegin(), abilities.rend());
    start.left = available;
    start.met = before.met;
    std::vector<Branch> branches = SettlementSearch{reader, before}.all(std::move(start));
    if (branches.size() == 1) {
        return {std::move(branches.front().settlement)};
    }
    std::vector<const Branch*> kinds;  // one branch of each pattern
    std::map<Pattern, std::size_t> known;
    for (const Branch& branch : branches) {
        if (known.try_emplace(pattern_of(branch), kinds.size()).second) {
            kinds.push_back(&branch);
        }
    }
    const auto pays_most = [&](const Branch* branch) {
        return std::ranges::none_of(kinds, [&](const Branch* other) {
            spend(1 + branch->lines.size());
            return when == ConsumesWhen::together ? pays_more(*other, *branch)
                                                  : pays_more_first(*other, *branch);
        });
    };
    std::vector<char> most_paid(kinds.size());
    std::ranges::transform(kinds, most_paid.begin(), pays_most);
    std::vector<CardSettlement> most;
    for (const Branch& branch : branches) {
        if (most_paid[known.at(pattern_of(branch))] != 0) {
            most.push_back(branch.settlement);
        }
    }
    return most;
}

bool pay_the_same(const CardSettlement& a, const CardSettlement& b) {
    return std::ranges::equal(a, b, {}, &SettledConsumption::is_paid, &SettledConsumption::is_paid);
}

std::vector<Ability> settled_abilities(std::span<const Ability* const> abilities,
                                       const Figure& reader,
                                       std::span<const SettledConsumption> settlement) {
    spend(16 * abilities.size());
    SettledReader settled{reader, settlement};
    for (const Ability* ability : abilities) {
        settled.read(*ability);
    }
    return settled.take();
}

bool has_price(const Add& add) { return add.condition && !add.condition->consume.empty(); }

bool asks_for_elements(std::span<const Ability> abilities) {
    return std::ranges::any_of(abilities, [](const Ability& ability) {
        if (const auto branches = branches_of(ability); branches && is_settled_first(ability)) {
            return asks_for_elements(branches->to) || asks_for_elements(branches->otherwise);
        }
        const auto* attack = std::get_if<AttackAbility>(&ability.what);
        return std::holds_alternative<ConsumeAbility>(ability.what) ||
               (attack != nullptr && std::ranges::any_of(attack->adds, has_price));
    });
}

std::vector<const Ability*> pointers_to(std::span<const Ability> abilities) {
    std::vector<const Ability*> pointers;
    for (const Ability& ability : abilities) {
        pointers.push_back(&ability);
    }
    return pointers;
}

ElementSet not_inert(const Elements& states) {
    ElementSet there;
    for (const Element element : all_elements) {
        if (states[static_cast<std::size_t>(element)] != ElementState::inert) {
            there.insert(element);
        }
    }
    return there;
}

ElementSet without(ElementSet elements, Element excluded) {
    ElementSet kept;
    for (const Element element : listed(elements)) {
        if (element != excluded) {
            kept.insert(element);
        }
    }
    return kept;
}

std::vector<Element> listed(ElementSet elements) {
    std::vector<Element> list;
    std::ranges::copy_if(all_elements, std::back_inserter(list),
                         [&](Element element) { return elements.contains(element); });
    return list;
}

std::vector<Element> listed(ElementChoice choice) {
    std::vector<Element> list;
    std::ranges::copy_if(all_elements, std::back_inserter(list),
                         [&](Element element) { return choice.allows(element); });
    return list;
}

}  // namespace standee
