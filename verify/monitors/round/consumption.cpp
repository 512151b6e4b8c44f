#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "verify/monitors/round/monitor.hpp"
#include "verify/monitors/round/sets.hpp"
#include "verify/oracle/payments.hpp"

// What monsters consume, turn by turn and for their set.

namespace standee::verify {
namespace of_consumption {
namespace {

std::string text(Element element) { return std::string{name_of(element)}; }

/// The card of a figure where all consumptions stand at the top of it, and one attack at most; null
/// where it says more than that.
const std::vector<Ability>* plain_card(const Scene& scene, const Figure& figure) {
    const MonsterCard* card = scene.card_of(figure);
    if (card == nullptr) {
        return nullptr;
    }
    int attacks = 0;
    for (const Ability& ability : card->abilities) {
        const auto* consumption = std::get_if<ConsumeAbility>(&ability.what);
        const bool only_shields = consumption != nullptr && consumption->otherwise.empty() &&
                                  !consumption->to.empty() &&
                                  std::ranges::all_of(consumption->to, [](const Ability& paid) {
                                      return std::holds_alternative<ShieldAbility>(paid.what);
                                  });
        if (std::holds_alternative<RankAbility>(ability.what) ||
            std::holds_alternative<SwitchRankAbility>(ability.what) ||
            std::holds_alternative<GrantAbility>(ability.what) ||
            std::holds_alternative<ControlAbility>(ability.what) ||
            (consumption != nullptr && (!only_shields || attacks > 0))) {
            return nullptr;
        }
        attacks += std::holds_alternative<AttackAbility>(ability.what) ? 1 : 0;
    }
    return attacks < 2 ? &card->abilities : nullptr;
}

const AttackAbility* attack_of(const std::vector<Ability>& card) {
    for (const Ability& ability : card) {
        if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
            return attack;
        }
    }
    return nullptr;
}

using Numbers = std::vector<std::size_t>;

/// What a set may have paid so far this round: its card's consumptions by number. Several where the
/// elements consumed may have paid for one or another.
struct SetPaid {
    std::vector<Numbers> possible{Numbers{}};
    std::set<std::string> benefits;  ///< where only those benefit that were there
    bool known = true;               ///< else its card was not plain
};

/// One way in which a turn may have paid.
struct TurnPaid {
    Numbers before;           ///< by the set, before the turn
    oracle::Reading reading;  ///< of the card in this turn
    Numbers now;              ///< what was paid in this turn
};

/// Looks at consumptions turn by turn.
class Consuming {
public:
    explicit Consuming(const RoundView& view) : view_{view} {}

    Seen judge() {
        if (!view_.start.progress.set_consumed.empty()) {
            return {};
        }
        for (const RoundPiece& piece : view_.pieces) {
            const Figure* figure = piece.is_end() ? nullptr : piece.before.find(piece.figure);
            if (figure != nullptr && piece.whole) {
                look_at(piece, *figure);
            }
        }
        return judged_.seen();
    }

private:
    void look_at(const RoundPiece& piece, const Figure& figure) {
        const std::vector<Element> consumed = look_at_elements(piece, figure);
        if (!has_card(figure)) {
            return;
        }
        const bool shares = view_.rules().set_consumes_together;
        SetPaid own;
        SetPaid& set = shares ? sets_[set_of(figure)] : own;
        const std::vector<Ability>* card = plain_card(piece.before, figure);
        set.known = set.known && card != nullptr;
        if (!set.known) {
            return;
        }
        const bool late = view_.rules().set_consumes_at_start && !set.benefits.empty() &&
                          !set.benefits.contains(figure.id);
        SetPaid of_late;
        SetPaid& paid = late ? of_late : set;
        const auto ways = ways_of(piece, figure, *card, paid, consumed);
        const bool had = std::ranges::any_of(
            paid.possible, [](const Numbers& numbers) { return !numbers.empty(); });
        judged_.expect(!ways.empty(), had || !consumed.empty(), [&] {
            return figure.id + " consumes " + std::to_string(consumed.size()) +
                   " elements, which pays nothing on its card, or not all that it can";
        });
        const auto fitting = look_at_attacks(piece, figure, *card, ways, had);
        note(piece, figure, paid, fitting.empty() ? ways : fitting, !consumed.empty());
        if (late && !consumed.empty()) {
            set = of_late;
        }
    }

    /// Each was there when the turn began, and was consumed once.
    std::vector<Element> look_at_elements(const RoundPiece& piece, const Figure& figure) {
        std::vector<Element> consumed;
        for (const Event& event : view_.events(piece)) {
            if (const auto* consume = std::get_if<event::Consume>(&event.what)) {
                const auto place = static_cast<std::size_t>(consume->element);
                judged_.expect(piece.before.elements[place] != ElementState::inert &&
                                   std::ranges::count(consumed, consume->element) == 0,
                               false, [&] {
                                   return figure.id + " consumes " + text(consume->element) +
                                          ", which is not there or has been consumed";
                               });
                consumed.push_back(consume->element);
            }
        }
        return consumed;
    }

    [[nodiscard]] bool attacks(const RoundPiece& piece) const {
        return std::ranges::any_of(view_.events(piece), [&](const Event& event) {
            const auto* attack = std::get_if<event::Attack>(&event.what);
            return attack != nullptr && attack->by == piece.figure;
        });
    }

    /// The numbers of what a reading pays and `before` has not, of all or of what is before the
    /// attack; and their price.
    static std::pair<Numbers, std::vector<ElementChoice>> paid_now(const std::vector<Ability>& card,
                                                                   const oracle::Reading& reading,
                                                                   const Numbers& before,
                                                                   bool with_attack) {
        std::pair<Numbers, std::vector<ElementChoice>> paid;
        const auto add = [&](const void* line, const std::vector<ElementChoice>& price) {
            const auto met = std::ranges::find(reading.met, line) - reading.met.begin();
            const auto number = static_cast<std::size_t>(met);
            if (std::ranges::count(reading.paid, line) > 0 &&
                std::ranges::count(before, number) == 0) {
                paid.first.push_back(number);
                paid.second.insert(paid.second.end(), price.begin(), price.end());
            }
        };
        for (const Ability& ability : card) {
            if (const auto* consumption = std::get_if<ConsumeAbility>(&ability.what)) {
                add(consumption, consumption->elements);
            } else if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
                for (std::size_t i = 0; i < attack->adds.size() && with_attack; ++i) {
                    if (attack->adds[i].condition && !attack->adds[i].condition->consume.empty()) {
                        add(&attack->adds[i], attack->adds[i].condition->consume);
                    }
                }
            }
        }
        return paid;
    }

    /// The ways in which the elements consumed in the turn may have paid for its card. Where the
    /// set consumes at the start of its first turn, all that can be paid is, if anything comes of
    /// it; else what the figure comes to.
    [[nodiscard]] std::vector<TurnPaid> ways_of(const RoundPiece& piece, const Figure& figure,
                                                const std::vector<Ability>& card,
                                                const SetPaid& set,
                                                const std::vector<Element>& consumed) const {
        const bool at_start =
            view_.rules().set_consumes_at_start && view_.rules().set_consumes_together;
        const Figure* after = piece.after.find(figure.id);
        const bool cut_short = after == nullptr || figure.has(Condition::stun) ||
                               after->has(Condition::stun) || after->has(Condition::disarm);
        const bool performs = is_seen_to_perform(view_, piece);
        std::vector<TurnPaid> ways;
        for (const Numbers& before : set.possible) {
            for (const oracle::Reading& reading :
                 oracle::readings(card, figure, piece.before.elements, at_start, before)) {
                auto [now, price] = paid_now(card, reading, before, at_start || attacks(piece));
                if (oracle::pays_with(price, consumed)) {
                    ways.push_back({before, reading, std::move(now)});
                }
            }
            const bool may_have_done_nothing = at_start ? !performs : cut_short && !attacks(piece);
            if (consumed.empty() && may_have_done_nothing) {
                ways.push_back({before, {}, {}});
            }
        }
        return ways;
    }

    /// The ways by which the attacks of the figure come to the values told.
    std::vector<TurnPaid> look_at_attacks(const RoundPiece& piece, const Figure& figure,
                                          const std::vector<Ability>& card,
                                          const std::vector<TurnPaid>& ways, bool had) {
        const AttackAbility* attack = attack_of(card);
        std::vector<TurnPaid> left = ways;
        // What they add to the value, the monitors of their clauses watch.
        const bool bonus = std::ranges::any_of(card, [](const Ability& ability) {
            return std::holds_alternative<BonusAbility>(ability.what);
        });
        if (attack == nullptr || bonus || !figure.bonuses.empty() ||
            std::ranges::any_of(attack->adds, [](const Add& add) {
                return add.condition &&
                       (add.condition->target_has || add.condition->allies_next_to_target ||
                        add.condition->target_on_water);
            })) {
            return left;
        }
        for (const Event& event : view_.events(piece)) {
            const auto* told = std::get_if<event::Attack>(&event.what);
            const auto* gain = std::get_if<event::Gain>(&event.what);
            if (gain != nullptr && gain->condition == Condition::poison) {
                return left;  // which adds to the attacks that come after it
            }
            const Figure* target = told != nullptr && told->by == figure.id
                                       ? piece.before.find(told->target)
                                       : nullptr;
            if (target == nullptr || target->has(Condition::poison) || poisons(figure, *attack)) {
                continue;
            }
            std::erase_if(left, [&](const TurnPaid& way) {
                const AttackAbility* paid = attack_of(way.reading.card);
                int value = told->value;
                for (std::size_t i = 0; paid != nullptr && i < paid->adds.size(); ++i) {
                    value += paid->adds[i].value;
                }
                return value != told->result.after_bonuses;
            });
            judged_.expect(!left.empty(), had, [&] {
                return figure.id + " attacks with " + std::to_string(told->result.after_bonuses) +
                       ", for which other elements would have to be consumed";
            });
        }
        return left;
    }

    /// Whether an earlier attack of the turn may have poisoned the target of the next.
    static bool poisons(const Figure& figure, const AttackAbility& attack) {
        const auto poison = [](const Effect& effect) {
            return effect == Effect{Condition::poison};
        };
        return std::ranges::any_of(figure.attack_effects, poison) ||
               std::ranges::any_of(attack.effects, poison);
    }

    /// Who is of the set and may still act has the benefit; where the set consumes at the start,
    /// who comes later has not.
    static void note(const RoundPiece& piece, const Figure& by, SetPaid& set,
                     const std::vector<TurnPaid>& ways, bool consumed) {
        if (consumed && set.benefits.empty()) {
            for (const Figure& figure : piece.before.figures) {
                if (set_of(figure) == set_of(by) && !figure.turn_ended) {
                    set.benefits.insert(figure.id);
                }
            }
        }
        std::vector<Numbers> possible;
        for (const TurnPaid& way : ways) {
            Numbers paid = way.before;
            paid.insert(paid.end(), way.now.begin(), way.now.end());
            std::ranges::sort(paid);
            if (std::ranges::count(possible, paid) == 0) {
                possible.push_back(std::move(paid));
            }
        }
        set.possible = possible.empty() ? std::vector<Numbers>{Numbers{}} : std::move(possible);
    }

    const RoundView& view_;
    Judgement judged_;
    std::map<std::string, SetPaid> sets_;
};

// What was there when the turn began, once a turn and once for a set, to the benefit of all of it.
Seen consume(const RoundView& view) { return Consuming{view}.judge(); }

constexpr std::array monitors{
    RoundMonitor{"element.consume"_clause,
                 "all that can be paid with what was there when the turn began, each consumption "
                 "with elements of its own, once for the set",
                 consume},
};

}  // namespace
}  // namespace of_consumption

std::span<const RoundMonitor> consumption_round_monitors() { return of_consumption::monitors; }

}  // namespace standee::verify
