#include <algorithm>
#include <array>
#include <map>

#include "verify/monitors/round/monitor.hpp"
#include "verify/monitors/round/order.hpp"
#include "verify/monitors/round/sets.hpp"
#include "verify/oracle/payments.hpp"

// Elements from turn to turn: infused by a set, waning with the round.

namespace standee::verify {
namespace of_elements {
namespace {

std::string text(Element element) { return std::string{name_of(element)}; }

std::string text(ElementChoice icon) {
    std::string words;
    for (std::size_t i = 0; i < element_count; ++i) {
        const auto element = static_cast<Element>(i);
        words += icon.allows(element) ? (words.empty() ? "" : "/") + text(element) : "";
    }
    return words;
}

/// Infusions of a round that wait for the last of a set.
class WaitingIcons {
public:
    explicit WaitingIcons(const Scene& start) : by_set_{start.progress.set_infusions} {}

    /// The icons due in this turn or with it; notes what waits on. A set has each icon of its card
    /// once, however many of it perform the card.
    std::vector<ElementChoice> due_in(const RoundView& view, const RoundPiece& piece) {
        std::vector<ElementChoice> due;
        std::map<std::string, std::vector<ElementChoice>> told;
        for (const Event& event : view.events(piece)) {
            if (const auto* infusion = std::get_if<event::Infusion>(&event.what)) {
                (infusion->set.empty() ? due : told[infusion->set]).push_back(infusion->element);
            }
        }
        for (const auto& [set, icons] : told) {
            for (const ElementChoice icon : icons) {
                if (std::ranges::count(by_set_[set], icon) < std::ranges::count(icons, icon)) {
                    by_set_[set].push_back(icon);
                }
            }
        }
        for (auto& [set, icons] : by_set_) {
            if (!still_acts(piece.after, set)) {
                due.insert(due.end(), icons.begin(), icons.end());
                icons.clear();
            }
        }
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

    std::map<std::string, std::vector<ElementChoice>> by_set_;
};

std::vector<Element> infused_in(const RoundView& view, const RoundPiece& piece) {
    std::vector<Element> infused;
    for (const Event& event : view.events(piece)) {
        if (const auto* infuse = std::get_if<event::Infuse>(&event.what)) {
            infused.push_back(infuse->element);
        }
    }
    return infused;
}

/// Whether its infusions wait for whom they should: the last of the set, or nobody.
bool waits_rightly(const RoundView& view, const RoundPiece& piece,
                   const event::Infusion& infusion) {
    const Figure* figure = piece.before.find(infusion.figure);
    const bool for_set =
        figure != nullptr && has_card(*figure) && view.rules().infusion_waits_for_set;
    return figure == nullptr || infusion.set == (for_set ? set_of(*figure) : std::string{});
}

/// The icons that stand on the card by themselves, bound to no condition.
std::vector<ElementChoice> icons_of(const Scene& scene, const Figure& figure) {
    std::vector<ElementChoice> icons;
    const MonsterCard* card = scene.card_of(figure);
    for (std::size_t i = 0; card != nullptr && i < card->abilities.size(); ++i) {
        if (const auto* infusion = std::get_if<InfuseAbility>(&card->abilities[i].what)) {
            icons.insert(icons.end(), infusion->elements.begin(), infusion->elements.end());
        }
    }
    return icons;
}

/// Whether nothing stands on the card but damage in range, and icons. No event tells damage of 0,
/// which X and a number that is added to a stat may come to.
bool only_damages(const Scene& scene, const Figure& figure) {
    const MonsterCard* card = scene.card_of(figure);
    const auto is_plain = [](const Ability& ability) {
        const auto* damage = std::get_if<DamageAbility>(&ability.what);
        return (damage != nullptr && !damage->count && !damage->value.relative &&
                damage->value.number > 0) ||
               std::holds_alternative<InfuseAbility>(ability.what);
    };
    return card != nullptr && std::ranges::all_of(card->abilities, is_plain) &&
           std::ranges::any_of(card->abilities, [](const Ability& ability) {
               return std::holds_alternative<DamageAbility>(ability.what);
           });
}

/// Whether a figure whose card has nothing else performs its damage, which targets nobody.
bool performs_damage(const RoundView& view, const RoundPiece& piece, const Figure& figure) {
    // Bane strikes at the end of the turn, after the abilities.
    const bool falls_at_end = std::ranges::any_of(view.events(piece), [&](const Event& event) {
        const auto* damage = std::get_if<event::Damage>(&event.what);
        return damage != nullptr && damage->to == piece.figure &&
               damage->source == DamageSource::bane;
    });
    const bool stays = falls_at_end || piece.after.find(piece.figure) != nullptr;
    const bool can = stays && !figure.has(Condition::stun);
    const bool reaches = std::ranges::any_of(view.events(piece), [&](const Event& event) {
        const auto* damage = std::get_if<event::Damage>(&event.what);
        return damage != nullptr && damage->from == piece.figure;
    });
    return reaches || (can && view.rules().untargeted_damage_always_performed);
}

/// Who performs anything of its card infuses all its icons, wherever they stand, and though it
/// falls. Decisive where it has fallen.
void look_at_icons(const RoundView& view, const RoundPiece& piece, Judgement& judged) {
    const Figure* figure = piece.before.find(piece.figure);
    if (figure == nullptr || !has_card(*figure)) {
        return;
    }
    const bool only_damage = only_damages(piece.before, *figure);
    const bool performs =
        only_damage ? performs_damage(view, piece, *figure) : is_seen_to_perform(view, piece);
    if (!performs && !only_damage) {
        return;  // it may have done something else
    }
    std::vector<ElementChoice> told;
    for (const Event& event : view.events(piece)) {
        const auto* infusion = std::get_if<event::Infusion>(&event.what);
        if (infusion != nullptr && infusion->figure == piece.figure) {
            told.push_back(infusion->element);
        }
    }
    const std::vector<ElementChoice> icons = icons_of(piece.before, *figure);
    for (const ElementChoice icon : icons) {
        const auto due = performs ? std::ranges::count(icons, icon) : 0;
        const auto infused = std::ranges::count(told, icon);
        judged.expect(performs ? infused >= due : infused == 0,
                      piece.after.find(piece.figure) == nullptr || only_damage, [&] {
                          return piece.figure + (performs ? " performs" : " does not perform") +
                                 " its card and infuses " + std::to_string(infused) + " times " +
                                 text(icon);
                      });
    }
}

// Strong at the end of the turn in which it was infused; a set's with its last turn, and once.
Seen infuse(const RoundView& view) {
    Judgement judged;
    WaitingIcons waiting{view.start};
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
        look_at_icons(view, piece, judged);
        const auto due = waiting.due_in(view, piece);
        const auto infused = infused_in(view, piece);
        if (!due.empty() || !infused.empty() || waiting.any()) {
            judged.expect(oracle::pays_with(due, infused), true, [&] {
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

constexpr std::array monitors{
    RoundMonitor{"element.infuse"_clause,
                 "all icons of a card that was performed, at the end of the turn, a set's once, "
                 "with its last turn",
                 infuse},
    RoundMonitor{"element.wane"_clause, "each that is there wanes once, at the end of the round",
                 wane},
};

}  // namespace
}  // namespace of_elements

std::span<const RoundMonitor> element_round_monitors() { return of_elements::monitors; }

}  // namespace standee::verify
