#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"

// Modifier decks: whose, what joins and leaves them, when they are shuffled.

namespace standee::verify {
namespace of_decks {
namespace {

constexpr Kinds attacks = kinds<event::Attack>();

std::string deck_due(const PlayView& view, const Figure& figure) {
    if (figure.draws_from_character) {
        for (const Figure& other : view.before().figures) {
            if (other.kind == Kind::character) {
                return other.id;
            }
        }
        return "monsters";
    }
    switch (figure.kind) {
        case Kind::character: return figure.id;
        case Kind::summon: {
            const Figure* summoner =
                figure.summoner ? view.before().find(*figure.summoner) : nullptr;
            return summoner == nullptr ? "monsters" : deck_due(view, *summoner);
        }
        case Kind::ally: return view.rules().has_ally_deck ? "allies" : "monsters";
        case Kind::monster:
        case Kind::objective:
        case Kind::boss: break;
    }
    return "monsters";
}

Seen deck_of(const PlayView& view, bool allies) {
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.event->deck.empty() || (hit.by->figure->kind == Kind::ally) != allies) {
            continue;
        }
        const std::string due = deck_due(view, *hit.by->figure);
        const FigureState* owner = view.standing(hit.at, due);
        if (owner != nullptr && !owner->here) {
            continue;  // it has left the map since the step began
        }
        judged.expect(hit.event->deck == due, view.before().decks.size() > 1, [&] {
            return hit.event->by + " draws from the deck \"" + hit.event->deck + "\", not from \"" +
                   due + "\"";
        });
    }
    return judged.seen();
}

Seen which(const PlayView& view) { return deck_of(view, false); }
Seen ally(const PlayView& view) { return deck_of(view, true); }

bool is_bless_or_curse(const Card& card) {
    return card.modifier == Card::Modifier::bless || card.modifier == Card::Modifier::curse;
}

std::size_t pile(const std::map<std::string, std::vector<Card>>& piles, const std::string& deck) {
    const auto found = piles.find(deck);
    return found == piles.end() ? 0 : found->second.size();
}

std::size_t size_of(const Scene& scene, const std::string& deck) {
    return pile(scene.decks, deck) + pile(scene.discards, deck);
}

std::size_t count(const Scene& scene, const std::string& deck, Card::Modifier modifier) {
    std::size_t cards = 0;
    for (const auto* piles : {&scene.decks, &scene.discards}) {
        const auto found = piles->find(deck);
        if (found != piles->end()) {
            cards += static_cast<std::size_t>(
                std::ranges::count(found->second, modifier, &Card::modifier));
        }
    }
    return cards;
}

/// Blesses and curses drawn in an attack that are to leave the deck: those used, and by some
/// rules those only revealed.
std::size_t leaving(const PlayView& view, const ObservedAttack& hit) {
    std::size_t due = 0;
    for (std::size_t i = 0; i < hit.event->drawn.size(); ++i) {
        const bool used = std::ranges::count(hit.event->result.used, i) > 0;
        const bool leaves =
            is_bless_or_curse(hit.event->drawn[i]) && (used || view.rules().unused_bless_leaves);
        due += leaves ? 1 : 0;
    }
    return due;
}

void judge_leaving(const PlayView& view, Judgement& judged) {
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.event->deck.empty()) {
            continue;
        }
        std::size_t told = 0;
        for (std::size_t i = hit.at; i < hit.end; ++i) {
            told += view.event_as<event::CardLeaves>(i) != nullptr ? 1 : 0;
        }
        const std::size_t due = leaving(view, hit);
        if (told + due > 0) {
            judged.expect(told == due, true, [&] {
                return std::to_string(told) + " cards leave the deck, not " + std::to_string(due);
            });
        }
    }
}

/// How many of that card are in use where they share a supply of ten.
std::size_t in_use(const PlayView& view, const std::string& deck, Card::Modifier modifier) {
    const Scene& scene = view.before();
    const bool curse = modifier == Card::Modifier::curse;
    if (curse && deck == "monsters") {
        return count(scene, deck, modifier);
    }
    std::size_t all = 0;
    for (const auto& [owner, cards] : scene.decks) {
        all += curse && owner == "monsters" ? 0 : count(scene, owner, modifier);
    }
    return all;
}

// A gain as a step of its own: into the figure's deck, if there is one and a card is left.
void judge_gain(const PlayView& view, Judgement& judged) {
    const auto* gain = view.step_as<step::Gain>();
    const bool card = gain != nullptr &&
                      (gain->condition == Condition::bless || gain->condition == Condition::curse);
    const FigureState* figure = card ? view.standing(0, gain->to) : nullptr;
    if (figure == nullptr || view.refusal() != nullptr || view.before().decks.empty()) {
        return;
    }
    const bool prevented = std::ranges::any_of(view.events(), [](const Event& event) {
        const auto* none = std::get_if<event::NoEffect>(&event.what);
        return none != nullptr &&
               (none->reason == Obstacle::immune || none->reason == Obstacle::safeguard);
    });
    const std::string deck = deck_due(view, *figure->figure);
    const auto modifier =
        gain->condition == Condition::bless ? Card::Modifier::bless : Card::Modifier::curse;
    const bool due =
        !prevented && view.before().decks.contains(deck) && in_use(view, deck, modifier) < 10;
    const std::size_t before = count(view.before(), deck, modifier);
    judged.expect(count(view.after(), deck, modifier) == before + (due ? 1 : 0), true, [&] {
        return "the deck \"" + deck + "\" has " +
               std::to_string(count(view.after(), deck, modifier)) + " of them after " +
               std::to_string(before);
    });
}

Seen bless_curse(const PlayView& view) {
    Judgement judged;
    judge_leaving(view, judged);
    judge_gain(view, judged);
    return judged.seen();
}

bool has_shuffle_icon(const Scene& scene, const std::string& deck) {
    const auto found = scene.discards.find(deck);
    return found != scene.discards.end() && std::ranges::any_of(found->second, &Card::shuffle);
}

// At the end of a round where a card with the icon lies discarded; else only when none is left.
Seen shuffle(const PlayView& view) {
    Judgement judged;
    const bool round_ends = view.step_as<step::EndRound>() != nullptr && view.refusal() == nullptr;
    for (const auto& [deck, cards] : view.before().decks) {
        const std::size_t discards = pile(view.before().discards, deck);
        if (round_ends && discards > 0) {
            const bool due = has_shuffle_icon(view.before(), deck);
            const bool told = pile(view.after().discards, deck) == 0;
            judged.expect(
                told == due && size_of(view.after(), deck) == size_of(view.before(), deck), true,
                [&] {
                    return "the deck \"" + deck + "\" is " + (told ? "shuffled" : "not shuffled");
                });
        }
    }
    if (view.step_as<step::Attack>() != nullptr) {
        for (std::size_t i = 0; i < view.end(); ++i) {
            const auto* told = view.event_as<event::Shuffle>(i);
            if (told != nullptr && !hits(view).empty()) {
                std::size_t drawn = 0;
                for (const ObservedAttack& hit : hits(view)) {
                    drawn += hit.event->deck == told->deck ? hit.event->drawn.size() : 0;
                }
                const bool empty = pile(view.before().decks, told->deck) < drawn;
                judged.expect(empty, true, [&] {
                    return "the deck \"" + told->deck + "\" is shuffled with cards left";
                });
            }
        }
    }
    return judged.seen();
}

constexpr std::array monitors{
    PlayMonitor{"deck.which"_clause,
                "a character draws from its own deck, a summon from its summoner's", attacks,
                which},
    PlayMonitor{"deck.ally"_clause, "scenario allies draw from the deck that their edition gives",
                attacks, ally},
    PlayMonitor{"deck.bless-curse"_clause,
                "a bless or curse joins the deck while any is left, and leaves it once drawn",
                attacks | kinds<event::Gain, event::NoEffect>(), bless_curse},
    PlayMonitor{"deck.shuffle"_clause,
                "discards go back at the end of a round with the icon, or when none is left",
                attacks | kinds<event::RoundEnds>(), shuffle},
};

}  // namespace
}  // namespace of_decks

std::span<const PlayMonitor> deck_play_monitors() { return of_decks::monitors; }

}  // namespace standee::verify
