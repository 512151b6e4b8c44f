#include "verify/contradictions/outcome.hpp"

#include <algorithm>
#include <tuple>

#include "lib/words.hpp"

namespace standee::verify {
namespace {

auto bonus_key(const ActiveBonus& b) {
    return std::tuple{b.kind,       b.value,      b.range,       b.attack.kind, b.attack.value,
                      b.lasts.unit, b.lasts.left, b.lasts.first, b.uses};
}

Figure sorted(Figure figure) {
    std::ranges::sort(figure.conditions, {}, [](const HeldCondition& held) { return held.name; });
    std::ranges::sort(figure.bonuses, {}, bonus_key);
    return figure;
}

std::size_t count_of(const Scene& scene, const std::string& deck, Card::Modifier modifier) {
    const auto discards = scene.discards.find(deck);
    const auto& pile = scene.decks.at(deck);
    const auto in = [&](const std::vector<Card>& cards) {
        return static_cast<std::size_t>(std::ranges::count(cards, modifier, &Card::modifier));
    };
    return in(pile) + (discards == scene.discards.end() ? 0 : in(discards->second));
}

const Figure* find(const SceneOutcome& outcome, const std::string& id) {
    const auto found = std::ranges::find(outcome.figures, id, &Figure::id);
    return found == outcome.figures.end() ? nullptr : &*found;
}

class Differences {
public:
    Differences(const Scene& before, const SceneOutcome& outcome, const SceneOutcome& other)
        : before_{before}, outcome_{outcome}, other_{other} {}

    std::string all() {
        for (const Figure& figure : outcome_.figures) {
            of_figure(figure);
        }
        for (const Figure& figure : other_.figures) {
            if (find(outcome_, figure.id) == nullptr) {
                say(figure.id + " is gone");
            }
        }
        for (std::size_t i = 0; i < element_count; ++i) {
            if (outcome_.elements[i] != other_.elements[i]) {
                say(std::string{element_names[i]} + " is " +
                    std::string{name_of(outcome_.elements[i])});
            }
        }
        if (outcome_.infusions != other_.infusions) {
            say(std::to_string(outcome_.infusions.size()) +
                (outcome_.infusions.size() == 1 ? " infusion waits" : " infusions wait"));
        }
        if (outcome_.loot != other_.loot) {
            say(loot_in_words());
        }
        if (outcome_.traps != other_.traps) {
            say(std::to_string(outcome_.traps.size()) + " traps are left");
        }
        if (outcome_.open_doors != other_.open_doors) {
            say(std::to_string(outcome_.open_doors.size()) + " doors stand open");
        }
        for (const std::string& deck : outcome_.cards) {
            if (std::ranges::count(other_.cards, deck) == 0) {
                say("deck " + deck);
            }
        }
        return words_.empty() ? "the rest is the same" : words_;
    }

private:
    void say(const std::string& words) { words_ += (words_.empty() ? "" : ", ") + words; }

    void of_figure(const Figure& figure) {
        const Figure* elsewhere = find(other_, figure.id);
        const Figure* was = before_.find(figure.id);
        if (elsewhere == nullptr) {
            say(was == nullptr ? figure.id + " stands in " + text_of(figure.at)
                               : figure.id + lost(was, figure) + " and lives");
            return;
        }
        if (figure.hp != elsewhere->hp) {
            say(figure.id + lost(was, figure));
        }
        if (figure.at != elsewhere->at) {
            say(figure.id + " ends at " + text_of(figure.at));
        }
        for (const HeldCondition& held : figure.conditions) {
            if (std::ranges::count(elsewhere->conditions, held) == 0) {
                say(figure.id + " has " + std::string{name_of(held.name)} +
                    (held.this_turn ? " of this turn" : ""));
            }
        }
        for (const HeldCondition& held : elsewhere->conditions) {
            if (!figure.has(held.name)) {
                say(figure.id + " has no " + std::string{name_of(held.name)});
            }
        }
        if (figure.bonuses != elsewhere->bonuses) {
            say(figure.id + " has " + counted(figure.bonuses.size(), "bonus", "bonuses") + " left");
        }
        if (figure.cards != elsewhere->cards) {
            say(figure.id + cards_left(figure));
        }
    }

    [[nodiscard]] std::string loot_in_words() const {
        return outcome_.loot.empty()
                   ? "no loot token lies there"
                   : counted(outcome_.loot.size(), "loot token") +
                         (outcome_.loot.size() == 1 ? " lies" : " lie") + " there";
    }

    static std::string cards_left(const Figure& figure) {
        return figure.cards ? " has " + std::to_string(figure.cards->hand) + " cards in hand and " +
                                  std::to_string(figure.cards->discard) + " discarded"
                            : "";
    }

    static std::string lost(const Figure* was, const Figure& now) {
        if (was == nullptr || !was->hp || !now.hp) {
            return "";
        }
        const int change = *was->hp - *now.hp;
        return change < 0 ? " gains " + std::to_string(-change)
                          : " loses " + std::to_string(change);
    }

    const Scene& before_;
    const SceneOutcome& outcome_;
    const SceneOutcome& other_;
    std::string words_;
};

}  // namespace

SceneOutcome::SceneOutcome(const Scene& scene) : elements{scene.elements}, loot{scene.loot} {
    for (const Figure& figure : scene.figures) {
        figures.push_back(sorted(figure));
    }
    std::ranges::sort(figures, {}, &Figure::id);
    if (scene.progress.turn) {
        infusions = scene.progress.turn->infusions;
    }
    for (const auto& [set, icons] : scene.progress.set_infusions) {
        infusions.insert(infusions.end(), icons.begin(), icons.end());
    }
    for (const Trap& trap : scene.map.traps) {
        traps.push_back(trap.at);
    }
    for (const Door& door : scene.map.doors) {
        if (door.open) {
            open_doors.push_back(door.at);
        }
    }
    for (const auto& [deck, pile] : scene.decks) {
        const auto discards = scene.discards.find(deck);
        const std::size_t all =
            pile.size() + (discards == scene.discards.end() ? 0 : discards->second.size());
        cards.push_back(deck + ": " + counted(all, "card") + ", " +
                        std::to_string(count_of(scene, deck, Card::Modifier::bless)) + " bless, " +
                        std::to_string(count_of(scene, deck, Card::Modifier::curse)) + " curse");
    }
    std::ranges::sort(infusions, {}, &ElementChoice::of);
    std::ranges::sort(loot);
    std::ranges::sort(traps);
    std::ranges::sort(open_doors);
}

std::string differs(const Scene& before, const SceneOutcome& outcome, const SceneOutcome& other) {
    return Differences{before, outcome, other}.all();
}

}  // namespace standee::verify
