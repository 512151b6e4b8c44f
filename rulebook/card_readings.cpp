#include "rulebook/card_readings.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "lib/work.hpp"

namespace standee::rulebook {
namespace {

/// How far a figure has read.
struct ReadSoFar {
    Lines rest;
    std::size_t add = 0;  ///< of the attack that is next: the first effect not yet read
    std::vector<Element> at_hand;
    std::vector<Price> met;
    Reading reading;

    void put_next(const std::vector<Ability>& abilities) {
        const Lines lines = lines_of(abilities);
        rest.insert(rest.begin(), lines.begin(), lines.end());
    }
};

/// Reads a card in every way in which its consumptions can be paid or left unpaid.
struct EveryReading {
    const Book& book;
    const CardReader& reader;
    std::vector<Reading> all{};

    void read_on(ReadSoFar at) {
        while (!at.rest.empty()) {
            const Ability& next = *at.rest.front();
            const auto* consumption = std::get_if<ConsumeAbility>(&next.what);
            const auto* attack = std::get_if<AttackAbility>(&next.what);
            while (attack != nullptr && at.add < attack->adds.size() &&
                   !has_price(attack->adds[at.add])) {
                ++at.add;
            }
            if (attack != nullptr && at.add < attack->adds.size()) {
                const Price& price = attack->adds[at.add++].condition->consume;
                meet(std::move(at), next, price);
                return;
            }
            at.rest.erase(at.rest.begin());
            at.add = 0;
            if (consumption != nullptr) {
                meet(std::move(at), next, consumption->elements);
                return;
            }
            if (const auto* said = said_at_start(book, next, reader.figure)) {
                at.put_next(*said);
            }
        }
        all.push_back(std::move(at.reading));
    }

    /// Comes to a consumption: the set has paid it, or the figure pays it in each way that the
    /// elements allow, or does not.
    void meet(ReadSoFar at, const Ability& ability, const Price& price) {
        spend(20 + 6 * at.met.size());
        Consumption& met = at.reading.emplace_back();
        met.ability = &ability;
        met.price = &price;
        met.ordinal = static_cast<std::size_t>(std::ranges::count(at.met, price));
        at.met.push_back(price);
        met.by_set = std::ranges::any_of(reader.paid_by_set, [&](const PaidConsumption& paid) {
            return (paid.price == price && paid.ordinal == met.ordinal) ||
                   !book.on("element.consume"_clause, "each is paid for itself");
        });
        if (met.by_set) {
            met.paid = true;
            go_on(std::move(at), ability, true);
            return;
        }
        if (book.on("element.consume"_clause)) {
            pay(at, ability, price);
        }
        go_on(std::move(at), ability, false);
    }

    /// Pays the next icon of the price with each element that it allows [element.wild].
    void pay(const ReadSoFar& at, const Ability& ability, const Price& price) {
        const std::size_t icon = at.reading.back().elements.size();
        if (icon == price.size()) {
            ReadSoFar paid = at;
            paid.reading.back().paid = true;
            go_on(std::move(paid), ability, true);
            return;
        }
        for (const Element element : at.at_hand) {
            if (price[icon].allows(element)) {
                ReadSoFar with = at;
                std::erase(with.at_hand, element);
                with.reading.back().elements.push_back(element);
                pay(with, ability, price);
                if (!book.on("element.wild"_clause, "any that will do")) {
                    return;
                }
            }
        }
    }

    void go_on(ReadSoFar at, const Ability& ability, bool paid) {
        if (const auto* consumption = std::get_if<ConsumeAbility>(&ability.what)) {
            at.put_next(paid ? consumption->to : consumption->otherwise);
        }
        read_on(std::move(at));
    }
};

/// Whether `other` pays more than `one`, and all that `one` pays of what it comes to.
bool pays_more(const Reading& other, const Reading& one) {
    bool more = false;
    for (const Consumption& mine : one) {
        const auto same = std::ranges::find(other, mine.price, &Consumption::price);
        if (same == other.end()) {
            continue;
        }
        if (mine.paid && !same->paid) {
            return false;
        }
        more = more || same->paid != mine.paid;
    }
    return more;
}

/// Whether `other` pays more at the first ability for which they do not pay the same.
bool pays_more_first(const Reading& other, const Reading& one) {
    std::size_t at = 0;
    while (at < one.size() && one[at].paid == other[at].paid) {
        ++at;
    }
    const std::size_t first = at;
    for (; at < one.size() && one[at].ability == one[first].ability; ++at) {
        if (one[at].paid && !other[at].paid) {
            return false;
        }
    }
    return first < one.size();
}

/// Reads abilities with some of their consumptions paid.
struct PaidReading {
    const Book& book;
    const Figure& figure;
    const Reading& reading;
    std::size_t next = 0;
    std::vector<Ability> abilities{};

    void read(const Ability& ability) {
        if (const auto* consumption = std::get_if<ConsumeAbility>(&ability.what)) {
            read_all(next_is_paid() ? consumption->to : consumption->otherwise);
        } else if (const auto* said = said_at_start(book, ability, figure)) {
            read_all(*said);
        } else {
            abilities.push_back(ability);
            if (auto* attack = std::get_if<AttackAbility>(&abilities.back().what)) {
                take_adds(*attack);
            }
        }
    }
    void read_all(const std::vector<Ability>& all) {
        for (const Ability& ability : all) {
            read(ability);
        }
    }
    bool next_is_paid() { return next < reading.size() && reading[next++].paid; }
    void take_adds(AttackAbility& attack) {
        std::erase_if(attack.adds,
                      [&](const Add& add) { return has_price(add) && !next_is_paid(); });
        for (Add& add : attack.adds) {
            if (add.condition) {
                add.condition->consume.clear();
            }
        }
    }
};

}  // namespace

Lines lines_of(const std::vector<Ability>& abilities) {
    Lines lines;
    lines.reserve(abilities.size());
    for (const Ability& ability : abilities) {
        lines.push_back(&ability);
    }
    return lines;
}

bool has_price(const Add& add) { return add.condition && !add.condition->consume.empty(); }

/// A boss or a named monster is neither normal nor elite [monster.boss-named].
const std::vector<Ability>& said_to(const Book& book, const RankAbility& ranked,
                                    const Figure& figure) {
    const bool neither = figure.kind == Kind::boss || figure.rank == Rank::named;
    if (neither) {
        return book.on("monster.boss-named"_clause) ? ranked.otherwise : ranked.to;
    }
    const bool normal = figure.rank == Rank::normal && ranked.rank == "normal";
    const bool elite = figure.rank == Rank::elite && ranked.rank == "elite";
    return normal || elite ? ranked.to : ranked.otherwise;
}

const std::vector<Ability>* said_at_start(const Book& book, const Ability& line,
                                          const Figure& figure) {
    if (const auto* ranked = std::get_if<RankAbility>(&line.what)) {
        return &said_to(book, *ranked, figure);
    }
    const auto* by_hit_points = std::get_if<IfAbility>(&line.what);
    if (by_hit_points == nullptr || !by_hit_points->settled) {
        return nullptr;
    }
    return *by_hit_points->settled ? &by_hit_points->to : &by_hit_points->otherwise;
}

std::vector<Element> not_inert(const Book& book, const Elements& elements) {
    std::vector<Element> found;
    for (int i = 0; i < element_count; ++i) {
        const ElementState state = elements.at(static_cast<std::size_t>(i));
        if (state == ElementState::strong ||
            (state == ElementState::waning && book.on("element.consume"_clause, "or waning"))) {
            found.push_back(static_cast<Element>(i));
        }
    }
    return found;
}

bool consumes_for_set(const Book& book, const Figure& figure) {
    return book.edition().set_consumes_together && has_ability_card(figure);
}

bool consumes_at_start(const Book& book, const Figure& figure) {
    return consumes_for_set(book, figure) && book.edition().set_consumes_at_start;
}

const std::string& consuming_set_of(const Book& book, const Figure& figure) {
    return book.edition().set_consumes_at_start ? monster_set_of(figure) : monster_type_of(figure);
}

std::vector<PaidConsumption> paid_by_set_of(const Book& book, const Scene& scene,
                                            const Figure& figure) {
    const Progress& progress = scene.progress;
    const std::string& set = consuming_set_of(book, figure);
    const auto paid = progress.set_consumed.find(set);
    if (!consumes_for_set(book, figure) || paid == progress.set_consumed.end()) {
        return {};
    }
    const auto benefit = progress.set_benefits.find(set);
    const bool came_later = benefit != progress.set_benefits.end() &&
                            std::ranges::count(benefit->second, figure.id) == 0 &&
                            book.on("element.consume"_clause, "not those that came later");
    return came_later || !book.on("element.consume"_clause, "not to be paid again")
               ? std::vector<PaidConsumption>{}
               : paid->second;
}

std::vector<Reading> readings(const Book& book, const CardReader& reader, const Lines& card) {
    EveryReading every{book, reader};
    every.read_on({card, 0, reader.at_hand, reader.met, {}});
    std::vector<Reading> best;
    std::ranges::copy_if(every.all, std::back_inserter(best), [&](const Reading& one) {
        return std::ranges::none_of(every.all, [&](const Reading& other) {
            spend(1 + one.size() / 3);
            return reader.together ? pays_more(other, one) : pays_more_first(other, one);
        });
    });
    return best;
}

bool pay_the_same(const Reading& a, const Reading& b) {
    return std::ranges::equal(a, b, {}, &Consumption::paid, &Consumption::paid);
}

std::vector<Ability> read_by(const Book& book, const Figure& figure, const Reading& reading,
                             const Lines& card) {
    PaidReading paid{book, figure, reading};
    paid.abilities.reserve(card.size());
    spend(16 * card.size());
    for (const Ability* ability : card) {
        paid.read(*ability);
    }
    return std::move(paid.abilities);
}

}  // namespace standee::rulebook
