#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "verify/monitors/round/monitor.hpp"
#include "verify/monitors/round/order.hpp"

// Elements from turn to turn: infused by a set, consumed for a set, waning with the round.

namespace standee::verify {
namespace of_elements {
namespace {

bool is_of_monsters(const Figure& figure) {
    return figure.kind == Kind::monster || figure.kind == Kind::boss;
}

/// The set that a figure belongs to: its name, or itself.
std::string set_of(const Figure& figure) { return figure.name.empty() ? figure.id : figure.name; }

std::string text(Element element) { return std::string{name_of(element)}; }

/// Infusions of a round that wait for the last of a set.
class PendingEffect {
public:
    explicit PendingEffect(const Scene& start) : by_set_{start.progress.set_infusions} {}

    /// What becomes strong in this turn or with it, sorted, and notes what waits on.
    std::vector<Element> due_in(const RoundView& view, const RoundPiece& piece) {
        std::vector<Element> due;
        for (const Event& event : view.events(piece)) {
            if (const auto* infusion = std::get_if<event::Infusion>(&event.what)) {
                (infusion->set.empty() ? due : by_set_[infusion->set]).push_back(infusion->element);
            }
        }
        for (auto& [set, elements] : by_set_) {
            if (!still_acts(piece.after, set)) {
                due.insert(due.end(), elements.begin(), elements.end());
                elements.clear();
            }
        }
        std::ranges::sort(due);
        return due;
    }
    [[nodiscard]] bool any() const {
        return std::ranges::any_of(by_set_, [](const auto& set) { return !set.second.empty(); });
    }

private:
    static bool still_acts(const Scene& scene, const std::string& set) {
        return std::ranges::any_of(scene.figures, [&](const Figure& figure) {
            return set_of(figure) == set && may_still_act(figure);
        });
    }

    std::map<std::string, std::vector<Element>> by_set_;
};

std::vector<Element> infused_in(const RoundView& view, const RoundPiece& piece) {
    std::vector<Element> infused;
    for (const Event& event : view.events(piece)) {
        if (const auto* infuse = std::get_if<event::Infuse>(&event.what)) {
            infused.push_back(infuse->element);
        }
    }
    std::ranges::sort(infused);
    return infused;
}

/// Whether its infusions wait for whom they should: the last of the set, or nobody.
bool waits_rightly(const RoundView& view, const RoundPiece& piece,
                   const event::Infusion& infusion) {
    const Figure* figure = piece.before.find(infusion.figure);
    const bool for_set =
        figure != nullptr && is_of_monsters(*figure) && view.rules().infusion_waits_for_set;
    return figure == nullptr || infusion.set == (for_set ? set_of(*figure) : std::string{});
}

// Strong at the end of the turn in which it was infused; a set's with its last turn.
Seen infuse(const RoundView& view) {
    Judgement judged;
    PendingEffect waiting{view.start};
    for (const RoundPiece& piece : view.pieces) {
        if (piece.is_end() || !piece.whole) {
            continue;
        }
        for (const Event& event : view.events(piece)) {
            if (const auto* infusion = std::get_if<event::Infusion>(&event.what)) {
                judged.expect(waits_rightly(view, piece, *infusion), true, [&] {
                    return text(infusion->element) + " of " + infusion->figure +
                           " waits for the wrong turn";
                });
            }
        }
        const auto due = waiting.due_in(view, piece);
        const auto infused = infused_in(view, piece);
        if (!due.empty() || !infused.empty() || waiting.any()) {
            judged.expect(due == infused, true, [&] {
                return std::to_string(infused.size()) +
                       " elements become strong with the turn of " + piece.figure + ", not " +
                       std::to_string(due.size());
            });
        }
    }
    return judged.seen();
}

// Once, at the end of the round, each that is there.
Seen wane(const RoundView& view) {
    Judgement judged;
    for (const RoundPiece& piece : view.pieces) {
        for (std::size_t i = 0; i < element_count && piece.whole; ++i) {
            const auto element = static_cast<Element>(i);
            const auto told = std::ranges::count_if(view.events(piece), [&](const Event& event) {
                const auto* wane = std::get_if<event::Wane>(&event.what);
                return wane != nullptr && wane->element == element;
            });
            const ElementState was = piece.before.elements[i];
            const bool due = piece.is_end() && was != ElementState::inert;
            const ElementState next =
                was == ElementState::strong ? ElementState::waning : ElementState::inert;
            if (due || told > 0) {
                judged.expect(due && told == 1 && piece.after.elements[i] == next, true, [&] {
                    return text(element) + " does not wane once, with the round";
                });
            }
        }
    }
    return judged.seen();
}

/// What a set has consumed this round, and to whose benefit [element.consume].
struct SetConsumed {
    std::set<Element> elements;
    std::set<std::string> benefits;
};

/// What the one attack of a card adds for elements; nothing where the card says more than that.
const std::vector<Add>* adds_alone(const Scene& scene, const Figure& figure) {
    const MonsterCard* card = scene.card_of(figure);
    if (card == nullptr) {
        return nullptr;
    }
    const AttackAbility* found = nullptr;
    for (const Ability& ability : card->abilities) {
        const auto* attack = std::get_if<AttackAbility>(&ability.what);
        const bool nested = std::holds_alternative<ConsumeAbility>(ability.what) ||
                            std::holds_alternative<RankAbility>(ability.what) ||
                            std::holds_alternative<GrantAbility>(ability.what);
        if (nested || (attack != nullptr && found != nullptr)) {
            return nullptr;
        }
        found = attack != nullptr ? attack : found;
    }
    return found == nullptr ? nullptr : &found->adds;
}

/// Looks at consumptions turn by turn.
class Consuming {
public:
    explicit Consuming(const RoundView& view) : view_{view} {}

    Seen judge() {
        for (const RoundPiece& piece : view_.pieces) {
            const Figure* figure = piece.is_end() ? nullptr : piece.before.find(piece.figure);
            if (figure != nullptr) {
                look_at(piece, *figure);
            }
        }
        return judged_.seen();
    }

private:
    /// What the set of the figure has consumed before, to its benefit.
    std::set<Element> had_by(const Figure& figure) const {
        const auto set = sets_.find(set_of(figure));
        const bool benefits = set != sets_.end() && set->second.benefits.contains(figure.id);
        return benefits ? set->second.elements : std::set<Element>{};
    }

    void look_at(const RoundPiece& piece, const Figure& figure) {
        const bool shares = is_of_monsters(figure) && view_.rules().set_consumes_together;
        const std::set<Element> had = shares ? had_by(figure) : std::set<Element>{};
        std::set<Element> own;
        for (const Event& event : view_.events(piece)) {
            if (const auto* consume = std::get_if<event::Consume>(&event.what)) {
                const auto place = static_cast<std::size_t>(consume->element);
                const bool there = piece.before.elements[place] != ElementState::inert;
                judged_.expect(
                    there && !had.contains(consume->element) && own.insert(consume->element).second,
                    shares, [&] {
                        return figure.id + " consumes " + text(consume->element) +
                               ", which is not there or has been consumed for it";
                    });
                if (shares) {
                    note(piece, figure, consume->element);
                }
            }
        }
        look_at_attacks(piece, figure, had, own);
    }

    /// Who is of the set and may still act has the benefit; who comes later has not.
    void note(const RoundPiece& piece, const Figure& by, Element element) {
        SetConsumed& consumed = sets_[set_of(by)];
        if (!consumed.benefits.contains(by.id)) {
            consumed = {};
            for (const Figure& figure : piece.before.figures) {
                if (set_of(figure) == set_of(by) && !figure.turn_ended) {
                    consumed.benefits.insert(figure.id);
                }
            }
        }
        consumed.elements.insert(element);
    }

    /// Where the card has one attack, what it adds shows whether the elements count as consumed.
    void look_at_attacks(const RoundPiece& piece, const Figure& figure,
                         const std::set<Element>& had, const std::set<Element>& own) {
        const std::vector<Add>* adds = adds_alone(piece.before, figure);
        // The texts do not say whether the party's ally of that name is of the set.
        const bool open = figure.kind == Kind::ally && view_.rules().set_consumes_together;
        if (open || adds == nullptr || adds->size() != 1 || !figure.bonuses.empty()) {
            return;
        }
        const Add& add = adds->front();
        const bool plain = add.condition && add.condition->consume.size() == 1 &&
                           !add.condition->target_has && !add.condition->allies_next_to_target;
        if (!plain) {
            return;
        }
        const auto paid_by = [&](const std::set<Element>& elements) {
            return std::ranges::any_of(elements, [&](Element element) {
                return add.condition->consume.front().allows(element);
            });
        };
        for (const Event& event : view_.events(piece)) {
            const auto* attack = std::get_if<event::Attack>(&event.what);
            if (attack == nullptr || attack->by != figure.id ||
                piece.before.find(attack->target) == nullptr ||
                piece.before.find(attack->target)->has(Condition::poison)) {
                continue;
            }
            const bool paid = paid_by(had) || paid_by(own);
            judged_.expect(attack->result.after_bonuses == attack->value + (paid ? add.value : 0),
                           paid_by(had), [&] {
                               return figure.id + " attacks with " +
                                      std::to_string(attack->result.after_bonuses) +
                                      (paid ? " though" : " and no") + " element was consumed";
                           });
        }
    }

    const RoundView& view_;
    Judgement judged_;
    std::map<std::string, SetConsumed> sets_;
};

// What was there when the turn began, once a turn and once for a set, to the benefit of all of it.
Seen consume(const RoundView& view) { return Consuming{view}.judge(); }

constexpr std::array monitors{
    RoundMonitor{"element.infuse"_clause,
                 "strong at the end of the turn, a set's with the last turn of the set", infuse},
    RoundMonitor{"element.wane"_clause, "each that is there wanes once, at the end of the round",
                 wane},
    RoundMonitor{"element.consume"_clause,
                 "what was there when the turn began, once for a set that is there then", consume},
};

}  // namespace
}  // namespace of_elements

std::span<const RoundMonitor> element_round_monitors() { return of_elements::monitors; }

}  // namespace standee::verify
